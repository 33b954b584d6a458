## Buttons, menus and short sentences of the panels.

panel-draft-waiting = Tienes juegos preparados que todavía no has bajado. ¿Descartas { $card } de todos modos?
button-free-seats = Liberar sitios reservados
button-add-computer = Añadir ordenador
button-computers = Ordenadores
button-add-level = Añadir: { $level }
button-take-seat = Tomar el sitio
button-add = Añadir
menu-seat = Elige tu sitio…
menu-which-computer = ¿Qué ordenador?
menu-rank = ➕ Añadir cartas sueltas o comodines a…
option-seat-free = Sitio { $number } (libre)
option-seat-computer = Sitio { $number } ({ $name } se cambia)
option-computer = Sitio { $number }: { $name }, { $level }
option-new-computer = Otro ordenador
option-partner-free = sitio { $number }
option-help = Añadir { $adds }
option-help-points = Añadir { $adds }: { $counted } de { $needed }
option-rank-pair = Par de { $rank }, { $points } puntos: añade un comodín
direct-no-seat = No tienes sitio en esa mesa, así que aquí no se puede abrir nada de ella.
