### What calls one person to a table.

ping-begun-drawn = Ya has robado: baja si quieres y luego descarta.
ping-begun-taken = Ya has tomado el pozo: baja si quieres y luego descarta.
ping-time-is-up = ⌛ A **{ $name }** se le acabó el tiempo en **{ $table }**. **{ $name }** todavía puede jugar; los demás pueden esperar, dar más tiempo o dejar que un ordenador juegue este turno.
button-play-for = Que juegue un ordenador este turno
button-stand-in = Que siga un ordenador
time-turn-is-over = Ese turno ya ha terminado; no se hizo nada.
time-welcome-back = 👋 ¡Qué bien que hayas vuelto! Ya juegas de nuevo.
