### Lo raro de una ronda, debajo de su resultado: dos líneas a lo sumo.

keepsake-title = Para recordar
keepsake-all-red-threes = 🍀 Los { $count } treses rojos, todos para { $who }.
keepsake-early-exit = ⚡ { $who } cerró { $count ->
    [one] en su primer turno
   *[other] después de solo { $count } turnos
}.
keepsake-comeback = 🎢 De ir { $count } puntos abajo a ir ganando: { $who }.
keepsake-first-natural = 🌱 Después de { $count } rondas, la primera canasta limpia de esta partida, para { $who }.
keepsake-highest-round = 🏔️ { $count } puntos para { $who }: la mejor ronda de esta partida hasta ahora.
