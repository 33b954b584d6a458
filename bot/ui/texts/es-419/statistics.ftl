### Las estadísticas de las personas de un servidor.

command-stats = Tus partidas y rondas en este servidor, o las de alguien que las comparte
option-stats-person = De quién (si no dices nada: las tuyas)
context-menu-statistics = Nuestras estadísticas
option-stats-partner = Solo rondas en el mismo equipo que esta persona
option-stats-game = Solo esta modalidad

stats-title = 📊 Estadísticas
stats-of = { $person }{ $with_partner ->
    [yes] {" "}con { $partner }
   *[no] { "" }
} en este servidor{ $of_game ->
    [yes] {" "}· { $game }
   *[no] { "" }
}
stats-nothing = Todavía no cuenta ninguna ronda terminada. Una ronda cuenta cuando termina, salvo que una computadora haya hecho la mayoría de las jugadas por ti.
stats-matches = Partidas
stats-match-line = **{ $matches }** { $matches ->
    [one] terminada
   *[other] terminadas
}, **{ $won }** { $won ->
    [one] ganada
   *[other] ganadas
} ({ $share }{"\u00A0"}%)
stats-rounds = Rondas
stats-round-line = **{ $rounds }** { $rounds ->
    [one] ronda
   *[other] rondas
}, { $average } puntos en promedio
stats-extremes = la mejor { $best }, la peor { $worst }
stats-exits = cierres: { $count ->
    [0] ninguno
    [one] uno
    [2] dos
   *[other] { $count }
}{ $concealed ->
    [0] { "" }
    [one] , { $concealed } oculto
   *[other] , { $concealed } ocultos
}
stats-piles = pozos tomados: { $count ->
    [0] ninguno
    [one] uno
    [2] dos
   *[other] { $count }
}
stats-canastas = Canastas de tu equipo
stats-canastas-natural = { $count ->
    [one] 1 limpia
   *[other] { $count } limpias
}
stats-canastas-mixed = { $count ->
    [one] 1 sucia
   *[other] { $count } sucias
}
stats-canastas-other = { $count } de otros tipos
stats-daily = Desafío del día
stats-daily-streak = 🔥 { $count ->
    [one] acierto en el último desafío del día
   *[other] { $count } aciertos seguidos en el desafío del día
}
stats-real = Con cartas de verdad
stats-real-rounds = **{ $rounds }** { $rounds ->
    [one] ronda
   *[other] rondas
}, { $average } puntos en promedio, la mejor { $best }
stats-partners = Más veces con
stats-partner = { $person }: { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}{ $matches ->
    [0] { "" }
   *[other] {" "}· ganadas { $won }/{ $matches }
}
stats-opponents = Más veces contra
stats-opponent = { $person }: { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}{ $matches ->
    [0] { "" }
   *[other] {" "}· partidas { $won } : { $lost }
}
stats-form = Ventaja
stats-form-told = La línea suma la ventaja del equipo sobre los demás en las últimas { $count } rondas.
stats-footer-own = Esto solo lo ves tú.
stats-footer-shared = Las tuyas las puede ver todo este servidor con /estadísticas.
button-stats-share = Mostrar las mías
button-stats-hide = Guardarlas para mí

service-statistics-hidden = <@{ $user }> no muestra estas estadísticas. Cada quien comparte las suyas: /estadísticas tiene un botón para eso.
