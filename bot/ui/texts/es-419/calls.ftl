### Lo que avisa a una persona que la esperan en una mesa.

ping-turn-here = 👉 { $mention }, es tu turno.
ping-turn-here-pile = 👉 { $mention }, es tu turno. Pozo: { $upcard }
ping-turn = 👉 { $mention }, es tu turno en **{ $table }**.
ping-turn-pile = 👉 { $mention }, es tu turno en **{ $table }**. En el pozo: { $upcard }.
ping-begun-drawn = Ya robaste: baja si quieres y luego descarta.
ping-begun-taken = Ya tomaste el pozo: baja si quieres y luego descarta.
ping-question = ❓ { $mention }, **{ $asker }** te pregunta en **{ $table }**: “¿Puedo cerrar?” { $fine ->
    [0] Tu respuesta obliga.
   *[other] Ir contra tu respuesta en este turno le cuesta a tu equipo { points-fined }.
}
ping-due = ⏳ Tienes tiempo hasta { $due }, { $distance }.
ping-reminder-1 = 🔔 { $mention }, en **{ $table }** todos te esperan. Tu turno empezó { $since }.
ping-reminder-2 = 🔔 { $mention }, en **{ $table }** todos quieren ver tu jugada. Tu turno empezó { $since }.
ping-reminder-3 = 🔔 { $mention }, en **{ $table }** a todos les encantaría seguir jugando contigo. Tu turno empezó { $since }.
ping-reminder-alone = 🔔 { $mention }, **{ $table }** sigue en cuanto juegues. Tu turno empezó { $since }.
ping-reminder-round = 🔔 { $mention }, esta ronda del torneo termina pronto y **{ $table }** te espera. Tu turno empezó { $since }.
ping-reminder-question = 🔔 { $mention }, en **{ $table }** todos esperan tu respuesta. **{ $asker }** te preguntó { $since }: “¿Puedo cerrar?”
ping-ready = 🔔 { $mention }, en **{ $table }** ya todo está listo para la próxima ronda. Se reparte en cuanto digas que sí.
ping-time-is-up = ⌛ A **{ $name }** se le acabó el tiempo en **{ $table }**. **{ $name }** todavía puede jugar; los demás pueden esperar, dar más tiempo o dejar que una computadora juegue este turno.
ping-direct-closed = 📪 No puedo enviarte mensajes directos, así que te aviso aquí.

letter-table-in = { $table } en **{ $server }**
letter-turn = 👉 Es tu turno en { $table }.
letter-turn-pile = 👉 Es tu turno en { $table }. En el pozo: { $upcard }.
letter-question = ❓ **{ $asker }** te pregunta en { $table }: “¿Puedo cerrar?” { $fine ->
    [0] Tu respuesta obliga.
   *[other] Ir contra tu respuesta en este turno le cuesta a tu equipo { points-fined }.
}
letter-ready = 🔔 En { $table } ya todo está listo para la próxima ronda. Se reparte en cuanto digas que sí.
letter-reminder-1 = 🔔 En { $table } todos te esperan. Tu turno empezó { $since }.
letter-reminder-2 = 🔔 En { $table } todos quieren ver tu jugada. Tu turno empezó { $since }.
letter-reminder-3 = 🔔 En { $table } a todos les encantaría seguir jugando contigo. Tu turno empezó { $since }.
letter-reminder-alone = 🔔 { $table } sigue en cuanto juegues. Tu turno empezó { $since }.
letter-reminder-round = 🔔 Esta ronda del torneo termina pronto y { $table } te espera. Tu turno empezó { $since }.
letter-reminder-question = 🔔 En { $table } todos esperan tu respuesta. **{ $asker }** te preguntó { $since }: “¿Puedo cerrar?”

button-to-board = Tablero
button-play-for = Que juegue una computadora este turno
button-give-time = Dar un día más
button-stand-in = Que siga una computadora
button-come-back = Ya volví

letter-place-lost = 🧵 Se borró el canal de { $table } en **{ $server }**. Tu partida está a salvo y todas las cartas siguen como estaban. Escribe `/mesa mover` en el canal donde deba continuar.

time-turn-is-over = Ese turno ya terminó; no se hizo nada.
time-welcome-back = 👋 ¡Qué bueno que volviste! Ya juegas de nuevo.
