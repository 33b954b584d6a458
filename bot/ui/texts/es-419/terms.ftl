### Ajustes de la mesa: lo que se acordó sobre el tiempo, los avisos y el tablero.

terms-days = { $count ->
    [one] un día
   *[other] { $count } días
}
terms-hours = { $count ->
    [one] una hora
   *[other] { $count } horas
}

terms-line-relaxed = { $reminders ->
    [0] 🕊️ Sin reloj y sin recordatorios.
   *[other] 🕊️ Sin reloj, solo recordatorios.
}
terms-line-turns = ⏳ { $time } por turno; { $what }.
terms-line-bank = ⏳ { $time } para la partida y { $more } más por turno; { $what }.
terms-line-wait = si se acaba el tiempo, deciden los demás
terms-line-skip = si se acaba el tiempo, se salta el turno
terms-line-computer = si se acaba el tiempo, juega una computadora
terms-line-ready = 🤝 La siguiente ronda se reparte cuando todos dicen que sí.
terms-line-no-take-back = 📌 Carta bajada, bajada queda.
terms-line-discard-hold = ↩️ Un descarte se puede deshacer durante { $seconds } segundos.
terms-line-hints = 💡 Las manos tienen *{ button-hint }*, para todos por igual.
terms-line-tells-plays = 💬 Cada jugada se cuenta en el hilo.

terms-title = Ajustes de la mesa · { $whose }
terms-title-server = mesas nuevas de este servidor
terms-setting = **{ $name }**: { $value }
terms-as-server = *Esta regla de la casa no tiene ajustes de mesa propios; usa los del servidor.*
terms-footer-table = Se pueden cambiar hasta que empiece la partida.
terms-footer-fixed = El anfitrión los elige antes de que empiece la partida.
terms-footer-running = Durante la partida solo se pueden cambiar el tablero, los grandes momentos, los comentarios y los mensajes sobre las jugadas.
terms-footer-house = Las mesas nuevas con esta regla de la casa empiezan con estos ajustes.
terms-footer-server = Las mesas nuevas empiezan con estos ajustes, salvo que su regla de la casa tenga otros.

menu-terms-setting = ¿Qué quieres cambiar?
menu-terms-value = { $name }…
button-terms = Ajustes de la mesa
button-terms-of-server = Como en el servidor

terms-name-pace = Reloj
terms-name-hours = Tiempo
terms-name-increment = Tiempo extra por turno
terms-name-on-time-out = Si se acaba el tiempo
terms-name-reminders = Recordatorios
terms-name-relaxed-reminders = Recordatorios
terms-name-vacation-hours = Vacaciones
terms-name-question-hours = Tiempo para responder “¿Puedo cerrar?”
terms-name-question-default = Si el compañero no responde
terms-name-next-round = Siguiente ronda
terms-name-take-back = Deshacer
terms-name-discard-hold = Deshacer un descarte
terms-name-hints = Pistas
terms-name-board = Tablero
terms-name-moments = Grandes momentos
terms-name-remarks = Comentarios de las computadoras
terms-name-tells-plays = Jugadas en el hilo

terms-pace-relaxed = Sin reloj, solo recordatorios
terms-pace-turns = Un tiempo fijo por turno
terms-pace-bank = Un banco de tiempo para la partida y algo más por turno
terms-time-out-wait = Deciden los demás
terms-time-out-skip = Se salta el turno: solo robar y descartar
terms-time-out-computer = Juega una computadora hasta que el jugador vuelva
terms-reminders-none = Ninguno
terms-reminders-before = { $times } antes de que se acabe el tiempo
terms-reminders-after = Después de { $times }
terms-vacation-none = No hay
terms-question-hours-none = Todo el que quiera el compañero
terms-question-default-yes = Cuenta como un sí
terms-question-default-no = Cuenta como un no
terms-next-round-at-once = Se reparte enseguida
terms-next-round-when-ready = Se reparte cuando todos dicen que sí, o al día siguiente
terms-take-back-yes = Lo bajado se puede deshacer mientras no pase otra cosa
terms-take-back-no = Lo bajado queda bajado
terms-discard-hold = { $seconds ->
    [0] El descarte cuenta enseguida
   *[other] Durante { $seconds } segundos; los demás esperan
}
terms-hints-yes = Cada mano puede preguntar: “{ button-hint }”
terms-hints-no = Ninguna
terms-board-picture = Una imagen
terms-board-emojis = Emojis de cartas
terms-board-words = Palabras
terms-moments-yes = Se celebran las canastas, las rondas de muchos puntos, los cierres y las victorias
terms-moments-no = No se celebran
terms-remarks-yes = Las computadoras dicen algo de vez en cuando
terms-remarks-no = Las computadoras callan
terms-tells-plays-yes = Cada jugada se cuenta en un mensaje
terms-tells-plays-no = Ninguna: las cuentan el tablero, la mano y el historial
