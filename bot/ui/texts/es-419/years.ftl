### El resumen de un año: de una persona, y de un servidor.

year-of-person = 📅 **Tu { $year }**
year-of-server = 📅 **{ $year } en este servidor**
year-shown-of-person = 📅 **{ $year }** de { $name }
year-shown-of-server = 📅 **{ $year } en este servidor**, lo muestra { $name }
year-so-far = hasta ahora
year-this-server = Este servidor
year-names = Solo se nombra a los miembros que participan.
year-nothing = Todavía no cuenta ninguna ronda terminada.
year-shown = Ahora lo ven todos aquí.
year-not-shown = Esto no se puede mostrar aquí: tú o yo no tenemos permiso para escribir en este canal.
button-year-own = Mi año
button-year-server = El año
button-year-show = Mostrar a todos

year-total-matches = { $count ->
    [one] partida
   *[other] partidas
}
year-total-won = ganadas
year-total-rounds = { $count ->
    [one] ronda
   *[other] rondas
}
year-total-people = { $count ->
    [one] jugador
   *[other] jugadores
}

year-game = Modalidad favorita
year-game-played = La más jugada
year-partner = Compañía favorita
year-opponent = Rival más frecuente
year-canastas = Canastas
year-best = Mejor ronda
year-run = Mejor racha
year-concealed = Cierres ocultos
year-pile = Pozo más grande
year-fastest = Cierre más rápido
year-highest = Ronda más alta
year-busiest = Mes más activo
year-pair = Pareja más fiel

year-rounds = { $count ->
    [one] 1 ronda
   *[other] { $count } rondas
}
year-together = { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}{ $matches ->
    [0] {""}
   *[other] {" "}· ganadas { $won } de { $matches }
}
year-against = { $matches ->
    [0] { $rounds ->
        [one] 1 ronda
       *[other] { $rounds } rondas
    }
   *[other] partidas { $won } : { $lost }
}
year-canastas-natural = limpias
year-canastas-mixed = sucias
year-canastas-other = otras
year-points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
year-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
year-turns = { $count ->
    [one] 1 turno
   *[other] { $count } turnos
}
year-note-points = { $count ->
    [one] punto
   *[other] puntos
}
year-note-cards = { $count ->
    [one] carta
   *[other] cartas
}
year-note-run = { $count ->
    [one] partida ganada
   *[other] partidas ganadas seguidas
}
year-note-exits = de { $count ->
    [one] 1 cierre
   *[other] { $count } cierres
}

year-months = Rondas por mes
year-month-letters = E F M A M J J A S O N D
year-month = { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
}
