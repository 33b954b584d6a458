### Table settings: what a table has agreed about time, calls and its board. Players read "rules" only of the game.

terms-line-computer = si se acaba el tiempo, juega un ordenador
terms-name-remarks = Comentarios de los ordenadores
terms-time-out-computer = Juega un ordenador hasta que el jugador vuelva
terms-remarks-yes = Los ordenadores dicen algo de vez en cuando
terms-remarks-no = Los ordenadores callan
