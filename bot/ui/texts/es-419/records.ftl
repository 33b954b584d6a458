### Los récords de un servidor.

command-records = Los récords de este servidor, con sus repeticiones

records-title = 🏆 Récords de este servidor
records-none = Todavía no hay récords. Cuentan las rondas terminadas de personas, si participan.
records-name = { $number }. { $record }
record-highest-round = Ronda más alta
record-largest-pile = Pozo más grande
record-fastest-exit = Cierre más rápido
record-first-concealed = Primer cierre oculto
record-longest-match = Partida más larga
records-line = { $value } · { $people }
    { $game } · { $day }
record-value-points = **{ $count }** puntos
record-value-cards = **{ $count }** cartas
record-value-turns = en **{ $count }** { $count ->
    [one] turno
   *[other] turnos
}
record-value-rounds = **{ $count }** { $count ->
    [one] ronda
   *[other] rondas
}
records-without-replay = Donde falta ▶, la repetición se borró o no está abierta para ti.
records-footer-out = Aquí no se te nombra. Para estar en los récords, la clasificación y los años de este servidor, participa.
records-footer-in = Participas: los récords, la clasificación y los años de este servidor pueden nombrarte.
button-record-replay = ▶ { $numbers }
button-take-part = Participar
button-take-part-not = Dejar de participar
