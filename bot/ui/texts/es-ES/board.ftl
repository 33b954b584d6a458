### The public board.

board-stand-in = 🤖 Por ahora juega un ordenador en lugar de { $names }.
board-turn-card-gone = ↩️ Ya se ha robado la carta de aviso.
board-side-foot = { $count ->
    [0] 🦶 Este equipo ya ha tomado su pie.
    [one] 🦶 Pie de este equipo: 1 carta
   *[other] 🦶 Pie de este equipo: { $count } cartas
}
