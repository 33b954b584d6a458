## Names and descriptions of commands, and what they answer.

command-table = Mesas: abrir una, llenar sus sitios, empezarla y terminarla
command-table-join = Tomar un sitio en una mesa
command-table-seats = Cambiar de sitio, o ver quién está en cada uno
command-table-computer = Poner un ordenador en un sitio, o quitarlo
command-table-rematch = Jugar otra vez con la misma gente; sus sitios quedan reservados
command-meld = Bajar juegos, o añadir cartas a tus juegos
command-cut = Cortar el próximo reparto: añade palabras tuyas que nadie pueda predecir
command-substitute = Ceder tu sitio: invitar a alguien, u ofrecerlo a quien lo quiera
command-back = Recuperar tu sitio del ordenador que juega por ti
option-seat-of-gone = El sitio de alguien que ya no está en el servidor (si no dices nada: el tuyo)
option-member = A quién invitar; déjalo vacío para que cualquiera pueda tomar el sitio
option-other-partners = Intercambiar sitios para cambiar de compañeros
option-seat = El número del sitio
option-computer-action = Añadir un ordenador, o quitarlo
option-level = Cómo de bien juega (si no dices nada: firme)
option-computers = Llenar los demás sitios con ordenadores de este nivel
choice-add = Añadir
table-made = { $table } está abierta en { $forum ->
    [none] este canal. Los demás se unen con los botones de abajo
   *[other] { $forum }. Los demás se unen con los botones de allí
}; los sitios vacíos se pueden llenar con ordenadores.
table-seat = Estás en el sitio { $number } de { $table }.
rematch-seat = Estás en el sitio { $number } de { $table }, con las mismas reglas: { $place }
rematch-is-on = La revancha ya ha empezado: { $table }, { $place }
next-match-is-on = La próxima partida ya ha empezado: { $table }, { $place }
table-seats-left =
    { $count ->
        [0] Todos los sitios de { $table } están ocupados. Empieza con `/mesa empezar`.
        [one] Todavía hay un sitio libre en { $table }.
       *[other] Todavía hay { $count } sitios libres en { $table }.
    }
which-table-several = ¿Qué mesa? Añade su número al comando: { $tables }.
which-table-to-administer = ¿Qué mesa? Añade su número al comando: { $tables }. `/admin mesas` muestra todas las mesas abiertas de este servidor.
which-table-none-to-administer = Aquí no hay mesas abiertas. Añade el número de una mesa al comando: `/admin mesas` muestra todas las mesas abiertas de este servidor.
