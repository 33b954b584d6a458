### Statistics of people in a server.

stats-nothing = Todavía no cuenta ninguna ronda terminada. Una ronda cuenta cuando termina, salvo que un ordenador haya hecho la mayoría de las jugadas por ti.
