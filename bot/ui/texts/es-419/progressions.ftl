### Torneos progresivos: cada quien se inscribe sin pareja, y cambia de compañero y de mesa después de cada ronda.

tournament-kind-progression = Progresivo{ $rounds ->
    [0] {""}
    [one] , una ronda
   *[other] , { $rounds } rondas
}
choice-tournament-progression = Progresivo: otro compañero y otra mesa en cada ronda
progression-partners = compañeros que cambian
progression-how = Cada quien se inscribe sin pareja. Compañeros y mesas cambian después de cada ronda, y deciden los totales personales.
progression-uneven = En una mesa juegan cuatro. { $tables ->
    [0] { $out ->
        [one] Hay una inscripción
       *[other] Hay { $out } inscripciones
    } de menos: tienen que inscribirse también computadoras.
   *[other] { $out ->
        [one] Uno descansa
       *[other] { $out } descansan
    } en cada ronda, por turnos, salvo que se inscriban también computadoras.
}
progression-head-total = total
progression-head-played = rondas
progression-detail-head = *total · puntos*
progression-place = { $rank ->
    [none] {""}
   *[other] { $rank }{". "}
}{ $out ->
    [yes] ~~{ $name }~~ (se retiró)
   *[no] { $name }
} · **{ $total }** · { $points }
progression-place-told = { $rank ->
    [none] {""}
   *[other] { $rank }{". "}
}{ $name }: { $total }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
progression-withdraw-sure = **¿Retirarte de { $name }?** Siguen computadoras en tu lugar, para que tus compañeros no pierdan nada. Lo que hagan no cuenta para ti, y quedas debajo de todos los demás.
tournament-lost = { $match } · cuenta como perdida para { $names }
