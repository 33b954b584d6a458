### Progressions: everybody enters alone, and changes partner and table after each round.

progression-uneven = En una mesa juegan cuatro. { $tables ->
    [0] { $out ->
        [one] Hay una inscripción
       *[other] Hay { $out } inscripciones
    } de menos: tienen que inscribirse también ordenadores.
   *[other] { $out ->
        [one] Uno descansa
       *[other] { $out } descansan
    } en cada ronda, por turnos, salvo que se inscriban también ordenadores.
}
progression-withdraw-sure = **¿Retirarte de { $name }?** Siguen ordenadores en tu lugar, para que tus compañeros no pierdan nada. Lo que hagan no cuenta para ti, y quedas debajo de todos los demás.
