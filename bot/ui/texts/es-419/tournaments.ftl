### Torneos: la inscripción, las rondas, las posiciones y la organización.

command-tournament = Torneos: quién juega contra quién, y las posiciones
command-tournament-new = Para administradores y organizadores: abrir un torneo, con su inscripción en este canal
command-tournament-show = Ver un torneo de este servidor
command-tournament-substitute = Para el organizador: que alguien siga en lugar de otro jugador
command-tournament-remove = Para el organizador: quitar la inscripción de un jugador
option-tournament-name = Cómo se llama (déjalo vacío para ver un formulario)
option-tournament-kind = Cómo se eligen los rivales (suizo si no dices nada)
option-tournament-rules = La modalidad o regla de la casa: para dos, o para dos parejas
option-tournament-rounds = Suizo o progresivo: cuántas rondas (si no, las que quepan)
option-tournament-days = El tiempo máximo de una ronda, en días (7 si no dices nada)
option-tournament-match-rounds = Lo que dura una partida, en rondas de cartas (si no, lo que diga la modalidad)
option-tournament = Qué torneo (el más nuevo si no dices nada)
option-tournament-out = Quién deja de jugar
option-tournament-by = Quién sigue

tournament-kind-swiss = Suizo{ $rounds ->
    [0] {""}
    [one] , una ronda
   *[other] , { $rounds } rondas
}
tournament-kind-round-robin = Todos contra todos
tournament-kind-knockout = Eliminatoria
choice-tournament-swiss = Suizo: rivales con más o menos los mismos puntos
choice-tournament-round-robin = Todos contra todos
choice-tournament-knockout = Eliminatoria: quien pierde queda fuera

tournament-form = **Nuevo torneo.** Elige, y luego abre la inscripción en este canal.
tournament-form-no-clock = ⚠️ Sin reloj, alguien que no aparece detiene una partida hasta el final de la ronda.
tournament-form-long-clock = ⚠️ Es mucho para { $days ->
    [one] una ronda de un día
   *[other] rondas de { $days } días
}: unos pocos turnos tardíos la llenan.
button-tournament-clock = { $on ->
    [yes] Tiempos de las mesas nuevas
   *[no] Reloj: { $hours } horas por turno
}
tournament-form-menu = Elegir…
tournament-form-length = { $count ->
    [0] Partidas tan largas como diga la modalidad
    [one] Una ronda de cartas por partida
   *[other] { $count } rondas de cartas por partida
}
tournament-form-days = { $count ->
    [one] Cada ronda dura un día a lo sumo
   *[other] Cada ronda dura { $count } días a lo sumo
}
tournament-form-title = Nuevo torneo
tournament-form-name = Cómo se llama
tournament-form-name-hint = Copa de otoño
tournament-game-gone = Esta modalidad ya no se puede elegir. Elige otra.
tournament-without-name = Ponle un nombre.
button-tournament-open = Abrir inscripción…

tournament-table = 🏆 { $players }
tournament-title = 🏆 { $name }
tournament-singles = individual
tournament-pairs = parejas
tournament-goal-rounds = { $count ->
    [one] una ronda de cartas por partida
   *[other] { $count } rondas de cartas por partida
}
tournament-time = Cada ronda dura { $days ->
    [one] un día
   *[other] { $days } días
} a lo sumo.
tournament-organiser = Organiza: { $who }.
tournament-until = Esta ronda termina { $until } ({ $left }).
tournament-over = **Terminó.**
tournament-cancelled = **Se canceló.** Las partidas en juego siguen como partidas comunes.
tournament-entries = { $count ->
    [one] Una inscripción
   *[other] { $count } inscripciones
}{ $most ->
    [0] {""}
   *[other] {", "}{ $most } a lo sumo
}
tournament-waiting = Lista de espera
tournament-entered-waits = Todos los cupos de **{ $name }** están ocupados. Tienes el número { $place } en la lista de espera, y te aviso cuando haya un cupo para ti.
tournament-moved-up = 🎟️ { $people }: ya hay un cupo en **{ $name }**.
button-tournament-limits = { $rounds ->
    [yes] Cupos, rondas y comienzo…
   *[no] Cupos y comienzo…
}
tournament-limits-title = Cupos y comienzo
tournament-limits-most = Máximo de inscripciones
tournament-limits-fewest = Mínimo de inscripciones
tournament-limits-starts = Cuándo empieza solo
tournament-starts-hint = viernes 20:00; vacío: queda como está
tournament-starts-now = Empieza solo { $at } ({ $left }); entonces cierra la inscripción.
button-tournament-by-hand = Empezarlo a mano
tournament-limits-rounds = Número de rondas
tournament-limits-rounds-hint = Vacío: las que hagan falta
tournament-limits-hint = Vacío: sin límite
tournament-limits-wrong = “{ $typed }” no es un número de { $what ->
    [rounds] rondas
   *[other] inscripciones
}. Escribe uno de { $fewest } a { $most }, o déjalo vacío.
tournament-limits-crossed = Un mínimo de { $fewest } y un máximo de { $most } inscripciones no van juntos.
tournament-no-entries = Nadie todavía.
tournament-entry-asks = { $name } (todavía no acepta)
tournament-computers = { $count ->
    [one] 🤖 Computadora
   *[other] 🤖 Computadoras
}
tournament-computers-drawn = { $count ->
    [one] Computadora
   *[other] Computadoras
}
tournament-round = Ronda { $number } de { $planned }
tournament-standings = Posiciones
tournament-place = { $rank ->
    [none] {""}
   *[other] { $rank }{". "}
}{ $out ->
    [yes] ~~{ $name }~~ (se retiró)
   *[no] { $name }
}{ $knockout ->
    [yes] {""}
   *[no] {" · "}{ $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
}
tournament-place-detail = { $rank ->
    [none] {""}
   *[other] { $rank }{". "}
}{ $out ->
    [yes] ~~{ $name }~~ (se retiró)
   *[no] { $name }
} · **{ $points }** · { $opponents } · { $difference }
tournament-place-told = { $rank ->
    [none] {""}
   *[other] { $rank }{". "}
}{ $name }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, { $opponents }, { $difference }
button-tournament-rounds = Rondas
button-tournament-cross = Tabla cruzada
button-tournament-bracket = Cuadro
tournament-cross-note = Puntos de cada quien contra los demás, en el orden de las posiciones. · sin jugar
tournament-bracket-head = { $left ->
    [1] Final
    [2] Semifinales
    [3] Cuartos de final
   *[other] Ronda { $number }
}
tournament-bracket-bye = descanso
tournament-bracket-told = { $first } – { $second }{ $over ->
    [no] {""}
   *[yes] { $on ->
        [yes] {": "}{ $count ->
            [one] pasa
           *[other] pasan
        } { $winner }
       *[no] : no pasa nadie
    }
}
tournament-final-standings = Posiciones finales
tournament-head-points = puntos
tournament-head-opponents = rivales
tournament-head-difference = dif.
tournament-your-match = Tu partida: { $match }
tournament-detail-head = *puntos · puntos de los rivales · diferencia en las partidas*
tournament-more = … y { $count } más
tournament-match = { $first } – { $second }
tournament-played = { $first } { $one } – { $other } { $second }{ $how ->
    [stopped] {" (fin del tiempo)"}
   *[other] {""}
}
tournament-set = { $first } – { $second } ({ $verdict ->
    [won] victoria de { $winner }
    [draw] empate
   *[other] sin puntos
}, fijado por el organizador)
tournament-unscored = { $first } – { $second } ({ $how ->
    [walkover] { $both ->
        [yes] se retiraron todos
       *[no] { $count ->
            [one] se retiró
           *[other] se retiraron
        } { $loser }
    }
    [no_show] { $both ->
        [yes] ningún equipo hizo una jugada
       *[no] ninguna jugada de { $loser }
    }
    [given_up] { $count ->
        [one] se rindió
       *[other] se rindieron
    } { $loser }
   *[other] ninguna ronda de cartas terminada
})
tournament-bye = { $name } (descanso)
tournament-footer-sign-up = Inscríbete para jugar. { $itself ->
    [yes] Empieza solo.
   *[no] Lo empieza el organizador.
}
tournament-starts = Empieza { $at } ({ $left }).
tournament-fell-short-head = **No se juega:** hubo muy pocas inscripciones.
tournament-fell-short = 🚫 **{ $name }** no se juega: { $count ->
    [0] no hay inscripciones
    [one] hay una inscripción
   *[other] hay { $count } inscripciones
}, y hacen falta { $needed }.
tournament-footer-seed = Sorteado con la semilla { $seed }

tournament-round-begins = 🏆 **{ $name }**: empieza la ronda { $number } de { $planned }. Termina { $left }.
tournament-called-off = 🚫 **{ $name }** se canceló. Las partidas en juego siguen como partidas comunes.
tournament-result = 🏆 **{ $name }** terminó.
tournament-no-winner = Nadie llegó hasta el final, así que no hay ganador.
tournament-results = 🏆 **{ $name }**: resultados de la ronda { $number } de { $planned }
tournament-asks = { $asked }: { $name } quisiera jugar **{ $tournament }** contigo, en pareja.
tournament-asks-agreed = 🤝 { $pair } juegan juntos **{ $tournament }**.
tournament-asks-over = Esta petición para jugar juntos **{ $tournament }** ya no está abierta.
tournament-no-partner = { $name }: { $asked } no jugará contigo en **{ $tournament }**. Puedes inscribirte de nuevo con alguien más, o con una computadora.

tournament-made = 🏆 **{ $name }** está abierto. Su inscripción llega aquí en un momento; *Organizar*, debajo, lo empieza.
tournament-entered = Ya tienes tu inscripción en **{ $name }**.
tournament-entered-asked = Ya le pregunté a { $partner } si quiere jugar contigo. Tu inscripción vale cuando acepte.
tournament-with-whom = ¿Con quién juegas **{ $name }**? Esa persona tiene que aceptar.
tournament-asked-by = { $who } te pide que jueguen juntos **{ $name }**.
menu-tournament-partner = Elige a tu compañero
tournament-partner-bot = { $name } es un bot y no puede jugar.
tournament-partner-self = No puedes formar pareja contigo.
tournament-partner-stranger = { $name } no está en este servidor.
tournament-agreed = Juegan juntos **{ $name }**. ¡Suerte!
tournament-declined = Dijiste que no. Se lo aviso a quien te lo pidió.
tournament-withdrawn = Tu inscripción se retiró de **{ $name }**.
tournament-withdraw-sure = **¿Retirarte de { $name }?** La partida que juegas termina y cuenta como perdida, igual que las siguientes. En parejas, tu compañero también queda fuera.
button-tournament-withdraw = Retirarse
button-tournament-withdraw-sure = Sí, retirarse
tournament-substituted = { $by } sigue en lugar de { $out }.
tournament-removed = La inscripción de { $out } se retiró.
tournament-none = En este servidor no hay torneos. Quien lo administra puede abrir uno: `/torneo nuevo`
tournament-unknown-kind = Elige un tipo de la lista.

tournament-organising = Organizas **{ $name }**.
tournament-ready = { $count ->
    [0] Ninguna inscripción está lista
    [one] Una inscripción está lista
   *[other] { $count } inscripciones están listas
}.{ $waiting ->
    [0] {""}
    [one] {" "}Una pareja todavía no acepta y quedaría fuera.
   *[other] {" "}{ $waiting } parejas todavía no aceptan y quedarían fuera.
}
tournament-too-few = Para empezarlo tiene que haber al menos { $needed } inscripciones listas.
tournament-odd = Es un número impar: en cada ronda alguien descansa, salvo que se inscriban también computadoras.
tournament-left = Ronda { $number } de { $planned }: { $left ->
    [0] todas las partidas terminaron
    [one] una partida no ha terminado
   *[other] { $left } partidas no han terminado
}.
tournament-paused = ⏸️ **Todas las partidas están en pausa.** El tiempo no corre.
tournament-no-shows = Quien no hace ninguna jugada en el tiempo de un turno pierde la partida.{ $lots ->
    [yes] {" "}Si no juega ningún equipo, un sorteo decide quién pasa.
    [no] {" "}Si no juega ningún equipo, no pasa nadie.
   *[none] {""}
}
button-tournament-lots = { $lots ->
    [yes] Nadie juega: no pasa nadie
   *[no] Nadie juega: por sorteo
}
button-tournament-results = Fijar resultado
button-tournament-players = Jugadores
button-tournament-tell = Avisar a todos…
button-tournament-end-round = Terminar la ronda
button-tournament-end-round-sure = Sí, terminarla ya
button-tournament-pause = Pausar todo
button-tournament-resume = Seguir
menu-tournament-more-time = Más tiempo para esta ronda…
tournament-more-time = { $count ->
    [one] Un día más
   *[other] { $count } días más
}
tournament-end-round-sure = **¿Terminar ya la ronda { $number }?** { $left ->
    [0] Todas sus partidas terminaron.
    [one] La partida que no ha terminado se detiene y cuenta como está.
   *[other] Las { $left } partidas que no han terminado se detienen y cuentan como están.
}
tournament-round-ended = La ronda de **{ $name }** termina. Sus resultados llegan en un momento.
tournament-tell-title = Avisar a todos los que juegan
tournament-tell-label = Lo que quieres decir
tournament-tell-hint = Se publica en el canal, con tu nombre
tournament-tell-empty = Escribe algo.
tournament-told = El aviso para todos los que juegan está en el canal.
tournament-which-match = Ronda { $number } de { $planned }: ¿qué partida?
button-tournament-other-matches = Otras partidas
menu-tournament-match = Elige una partida…
tournament-match-until = Esta partida termina { $until } ({ $left }).
tournament-set-hint = { $playing ->
    [yes] Un resultado termina la partida de inmediato y
   *[no] Un resultado
}{" cuenta en las posiciones. Se avisa a ambos equipos."}
button-tournament-wins = { $count ->
    [one] Gana
   *[other] Ganan
} { $name }
button-tournament-draw = Empate
button-tournament-nobody = Sin puntos para nadie
button-tournament-match-time = Un día más para esta partida
tournament-result-set = Queda fijado: { $match }
tournament-which-player = ¿De quién se trata?
menu-tournament-player = Elige un jugador…
menu-tournament-instead = ¿Quién sigue en su lugar?
button-tournament-take-out = Quitar la inscripción
tournament-player = { $name }: otra persona puede seguir en su lugar, con las mismas cartas. O se quita la inscripción{ $pair ->
    [yes] , y con ella a su compañero
   *[no] {""}
}.
tournament-note-words = 📣 **{ $name }**, de { $by }:
tournament-note-result = ✏️ **{ $name }**, ronda { $number }: { $by } fijó un resultado. { $match }
tournament-note-time = ⏳ **{ $name }**: { $by } da más tiempo a la ronda { $number }. Termina { $until }.
tournament-note-match-time = ⏳ **{ $name }**: { $by } da más tiempo, hasta { $until }: { $match }
tournament-note-paused = ⏸️ **{ $name }**: { $by } pone todas las partidas en pausa. El tiempo no corre.
tournament-note-resumed = ▶️ **{ $name }**: { $by } reanuda todas las partidas. La ronda dura más, lo mismo que duró la pausa.
tournament-started = **{ $name }** empieza.
tournament-cancel-sure = **¿Cancelar { $name }?** Las partidas en juego siguen como partidas comunes y aquí no cuentan.
tournament-cancel-done = **{ $name }** se canceló.
button-tournament-enter = Inscribirse
button-tournament-standings = Posiciones
button-tournament-organise = Organizar
button-tournament-agree = Jugar juntos
button-tournament-decline = No, gracias
button-tournament-computer = Con una computadora
button-tournament-start = Empezar
button-tournament-fill = Empezar con computadoras
button-tournament-cancel = Cancelarlo
button-tournament-cancel-sure = Sí, cancelarlo
