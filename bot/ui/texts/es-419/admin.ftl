### Para quien administra un servidor.

command-admin = Para administradores: las mesas de aquí, y lo que el bot necesita
command-admin-tables = Todas las mesas abiertas: dónde están, de quién es el turno, qué falla
command-admin-end = Terminar una mesa para siempre
command-admin-doctor = Revisar lo que el bot necesita aquí, y cómo arreglar lo que falta
command-admin-pause = Poner una partida en pausa: no se avisa a nadie y ningún reloj corre
command-admin-resume = Reanudar una partida en pausa
command-admin-extend = Dar más tiempo a quien tiene el turno
command-admin-replace = Dar un lugar a otra persona, o a una computadora
option-admin-hours = Cuántas horas más
option-admin-seat = El lugar de quién
option-admin-member = Quién entra; déjalo vacío para una computadora
option-admin-level = Qué tan bien juega la computadora (si no dices nada: firme)
command-admin-limits = Cuántas mesas puede haber abiertas, y en cuántas puede estar una persona
command-admin-log = Lo que han hecho aquí los administradores
option-admin-open-tables = Cuántas mesas puede haber abiertas en este servidor; 0: sin límite
option-admin-tables-per-person = En cuántas mesas puede estar una persona; 0: sin límite
option-admin-table = El número de la mesa

admin-only = Esto solo lo puede hacer quien administra el servidor.
organisers-only = Esto solo lo puede hacer quien administra el servidor, o quien tiene el rol que se elige con `/configurar`.
admin-tables-title = 🛠️ Mesas abiertas
admin-tables-line = **[{ $table }]({ $link })** · { $place }
admin-tables-lobby = 🪑 { $names }, { $free ->
    [one] un lugar libre
   *[other] { $free } lugares libres
}, se abrió { $since }
admin-tables-waits = ⏳ se espera a { $names }; el turno empezó { $since }
admin-tables-playing = 🔀 entre dos rondas, { $since }
admin-tables-paused = ⏸️ en pausa desde { $since }
admin-tables-footer = /admin prorrogar, pausa, reemplazar y terminar actúan sobre una mesa por su número.
admin-tables-homeless = 🧵 ya no tiene canal; muévela con `/mesa mover`
admin-end-sure = ¿De verdad quieres terminar **{ $table }**? Allí juegan { $names }. No se puede deshacer.
admin-ended = **{ $table }** terminó.

admin-limits-tables = 🪑 Mesas abiertas en este servidor: { $count ->
    [0] sin límite
    [one] una a lo sumo
   *[other] { $count } a lo sumo
}
admin-limits-person = 👤 Mesas por persona: { $count ->
    [0] sin límite
    [one] una a lo sumo
   *[other] { $count } a lo sumo
}
admin-limits-hint = Cámbialos así: `/admin límites mesas-abiertas:20 mesas-por-persona:3`. Las mesas ya abiertas siguen abiertas.

role-gone = Se borró un rol que yo debía dar. Elige otro, o ninguno.
role-not-given = Un bot no puede dar { $role }. Elige un rol de tu servidor creado a mano.
role-no-permission = No tengo permiso para dar roles aquí. Dame primero “Gestionar roles”, y elige { $role } otra vez.
role-too-high = { $role } está por encima del mío. Arrastra mi rol más arriba (Ajustes del servidor → Roles), y elígelo otra vez.
role-has-power = { $role } permite más de lo que todos pueden, y yo lo daría sin preguntarte. Elige un rol sin permisos propios.
role-not-yours = Tú no podrías dar { $role } a mano, así que no puedo hacerlo por ti. Pídeselo a quien pueda gestionar ese rol.

admin-log-title = 📒 Lo que se hizo aquí
admin-log-none = Nada todavía.
admin-log-line = { $when } { $who } { $what }
admin-action-limits = definió los límites: mesas abiertas { $tables }, por persona { $person }
admin-action-daily = publica el desafío del día en { $channel } a las { $hour }:00 UTC
admin-action-players-role = deja que las mesas avisen a { $role }
admin-action-players-role-off = desactivó los avisos a jugadores
admin-action-forum = abre las mesas nuevas en { $channel }
admin-action-forum-off = abre las mesas nuevas debajo de su sala de espera
admin-action-language = me hace escribir aquí en { $language ->
    [none] el idioma que prefiere Discord
   *[other] { $language }
}
admin-action-organisers-role = deja organizar a { $role }
admin-action-organisers-role-off = deja organizar solo a los administradores
admin-action-daily-game = eligió { $house ->
    [1] la regla de la casa predeterminada
   *[0] Clásica para cuatro
} para el desafío del día
admin-action-daily-off = desactivó el desafío del día
admin-action-tournament-opened = abrió el torneo { $name }
admin-action-tournament-started = empezó el torneo { $name }
admin-action-tournament-cancelled = canceló el torneo { $name }
admin-action-tournament-changed = cambió el torneo { $name }
admin-action-tournament-result = fijó un resultado del torneo { $name }
admin-action-ended = terminó la Mesa { $table }
admin-action-board-renewed = publicó de nuevo el tablero de la Mesa { $table }
admin-action-moved = movió la Mesa { $table }
admin-action-stand-in = puso una computadora en la Mesa { $table }
admin-action-paused = puso en pausa la Mesa { $table }
admin-action-resumed = reanudó la Mesa { $table }
admin-action-extended = dio a **{ $name }** { $hours ->
    [one] una hora más
   *[other] { $hours } horas más
} en la Mesa { $table }
admin-action-replaced = dio el lugar de **{ $before }** en la Mesa { $table } a **{ $after }**
admin-action-house-created = creó la regla de la casa **{ $name }**
admin-action-house-set = cambió la regla de la casa **{ $name }**: { $changes }
admin-action-house-copied = copió la regla de la casa **{ $original }** como **{ $name }**
admin-action-house-renamed = cambió el nombre de la regla de la casa **{ $name }** a **{ $later }**
admin-action-house-taken-back = devolvió la regla de la casa **{ $name }** a su versión de { $when }
admin-action-house-deleted = borró la regla de la casa **{ $name }**
admin-action-house-published = ofreció la regla de la casa **{ $name }** a todos los servidores
admin-action-house-taken-down = quitó de la biblioteca la regla de la casa **{ $name }**
admin-action-house-default = hizo que las mesas nuevas jueguen **{ $name }**
admin-action-house-default-none = hizo que las mesas nuevas jueguen Clásica
admin-action-podium = publica el podio de cada temporada en { $channel }
admin-action-podium-off = ya no publica podios de temporadas
admin-action-rank-role = da { $role } por { $last ->
    [1] el puesto 1
   *[other] los puestos 1 a { $last }
} de una clasificación
admin-action-rank-role-off = ya no da ningún rol por { $last ->
    [1] el puesto 1
   *[other] los puestos 1 a { $last }
} de una clasificación
admin-action-seasons = { $length ->
    [quarterly] hizo que las clasificaciones empiecen de nuevo cada trimestre
    [yearly] hizo que las clasificaciones empiecen de nuevo cada año
   *[off] hizo que las clasificaciones ya no empiecen de nuevo
}
admin-action-terms = definió los ajustes de mesa de la regla de la casa **{ $name }**
admin-action-terms-usual = definió los ajustes de las mesas nuevas
admin-action-unknown = hizo algo que esta versión del bot no conoce
button-admin-log-newest = Lo más nuevo

admin-paused = ⏸️ { $table } está en pausa. Reanúdala con `/admin reanudar`.
admin-paused-already = ⏸️ { $table } ya está en pausa.
admin-resumed = ▶️ { $table } sigue.
admin-resume-alone = En { $table } solo quedan computadoras, y no juegan sin nadie más. Primero da un lugar a alguien: `/admin reemplazar`.
admin-extended = ⏳ **{ $name }** tiene { $hours ->
    [one] una hora más
   *[other] { $hours } horas más
} en { $table }.
admin-replaced = 🔁 **{ $after }** reemplaza a **{ $before }** en { $table }.
admin-replace-sure = ¿De verdad quieres dar el lugar de **{ $before }** en **{ $table }** a { $level ->
    [none] { $after }
   *[other] una computadora ({ $level })
}? En la mesa se dirá que lo decidiste tú{ $is_notified ->
    [no] .
   *[yes] , y se avisará a **{ $before }**.
}
admin-replace-stranger = Esa persona ya no está en este servidor.
admin-replaced-already = Allí ya juega una computadora.
admin-seat-free = No hay nadie en el lugar { $seat } de { $table }.
admin-no-bots = **{ $name }** es un bot. Para poner una computadora, deja vacía la persona.

doctor-title = 🩺 { $count ->
    [one] Una cosa por arreglar
   *[other] { $count } cosas por arreglar
}
doctor-title-well = 🩺 Todo en orden
doctor-examined = Revisé { $when }, y puedo revisar otra vez un minuto después.
doctor-mark-ok = ✅ { $what }
doctor-mark-warning = ⚠️ { $what }
doctor-mark-broken = ❌ { $what }
doctor-server = **Este servidor**
doctor-table = **[{ $table }]({ $link })**
doctor-tables-well = ✅ { $count ->
    [one] Una mesa está en orden.
   *[other] { $count } mesas están en orden.
}
doctor-tables-unseen = { $count ->
    [one] Falta revisar una mesa más.
   *[other] Falta revisar { $count } mesas más.
} Arregla primero estas y luego repite la revisión.
doctor-no-tables = No hay mesas abiertas.
doctor-more = … y más. Arregla primero estas cosas y luego revisa otra vez.
doctor-mended-board = El tablero de la Mesa { $number } se está publicando de nuevo.
doctor-mended-place = La Mesa { $number } está ahora aquí.
doctor-mended-thread = El hilo de la Mesa { $number } está abierto otra vez.
doctor-mend-refused = Discord no me dejó hacerlo. Abajo dice qué permiso necesito.

doctor-database-well = La base de datos responde.
doctor-database-silent = La base de datos no responde, así que nadie puede jugar. Quien opera el bot debería mirar su disco y su registro.
doctor-commands-well = Discord conoce todos los comandos.
doctor-commands-unknown = Discord todavía no conoce { $names }. Espera un minuto y reinicia Discord; si no ayuda, hay que reiniciar el bot.
doctor-commands-unseen = Aquí no puedo ver mis comandos. Si faltan, invita al bot otra vez con el alcance “applications.commands”.
doctor-messages-well = Los mensajes salen de inmediato.
doctor-messages-wait = Hay mensajes que esperan desde hace { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}: Discord me frena o no se puede acceder a él. Saldrán solos más tarde; no se pierde nada.
doctor-deadlines-wait = Hay turnos de computadoras, repartos o límites de tiempo atrasados desde hace { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}. Se reintentan solos; si esto sigue, quien opera el bot debería mirar su registro.
doctor-too-far-ahead = El reloj de la máquina del bot se atrasó, y { $count ->
    [one] un mensaje o turno de una computadora espera
   *[other] { $count } mensajes o turnos de computadoras esperan
} una hora futura. Los recupero en menos de cinco minutos; si esto sigue, quien opera el bot debería mirar el reloj.
doctor-here-well = En este canal tengo todos los permisos que necesito.
doctor-chosen-well = En { $place } tengo todos los permisos que necesito.
doctor-chosen-gone = Un canal elegido para las mesas, el desafío del día o los podios ya no existe. Con `/configurar` y `/admin` se elige otro.
doctor-table-well = Todo en orden.

doctor-needs-view-channel = No puedo ver { $place }. Dame “Ver canal” { $channel ->
    [none] allí
   *[other] en { $channel }
} (ajustes del canal → Permisos).
doctor-needs-send-messages = No puedo escribir en { $place }. Dame “Enviar mensajes” allí.
doctor-needs-send-messages-in-threads = { $channel ->
    [none] No puedo escribir en los hilos de { $place }. Dame “Enviar mensajes en hilos” allí.
   *[other] No puedo escribir en { $place }. Dame “Enviar mensajes en hilos” en { $channel }.
}
doctor-needs-embed-links = Los tableros quedan vacíos en { $place }. Dame “Insertar enlaces” { $channel ->
    [none] allí
   *[other] en { $channel }
}.
doctor-needs-create-public-threads = Las mesas nuevas de { $place } no tienen hilo propio. Dame “Crear hilos públicos” allí.
doctor-needs-read-message-history = En { $place } no puedo encontrar mis propios mensajes, así que tras una caída alguno puede quedar dos veces. Dame “Leer el historial de mensajes” { $channel ->
    [none] allí
   *[other] en { $channel }
}.
doctor-needs-create-events = Las noches de Canasta no aparecen entre los eventos de este servidor. Dame “Crear eventos” (ajustes del servidor → Roles).
doctor-needs-attach-files = En { $place } no puedo enviar archivos, como una repetición. Dame “Adjuntar archivos” { $channel ->
    [none] allí
   *[other] en { $channel }
}.

doctor-place-unseen = Discord no pudo mostrarme { $place } ahora. Revisa otra vez en un minuto.
doctor-thread-gone = El hilo se borró. La partida está a salvo: publica el tablero de nuevo, y sigue en { $channel }.
doctor-channel-gone = El canal se borró. La partida está a salvo: usa este comando donde deba continuar, y muévela allí.
doctor-place-closed = No puedo ver { $place }. Dame “Ver canal” allí, o mueve la mesa aquí.
doctor-thread-locked = { $place } está bloqueado. Desbloquéalo (mantén presionado el hilo o haz clic derecho → Desbloquear), o mueve la mesa aquí.
doctor-thread-asleep = { $place } está archivado. Lo despierto con la próxima jugada, o ahora.
doctor-board-gone = El tablero se borró. Publícalo de nuevo.
doctor-lobby-gone = El mensaje con los lugares se borró. Publícalo de nuevo.
doctor-board-unseen = Discord no pudo mostrarme el tablero ahora. Revisa otra vez en un minuto.
doctor-table-waits = Hay mensajes para esta mesa en espera desde { $since }. Se reintentan solos.
doctor-table-lost = Un mensaje para esta mesa se perdió { $since }: no pude escribir allí. Publica el tablero de nuevo.
doctor-person-left = **{ $name }** ya no está en este servidor. Da el lugar a otra persona, o a una computadora: `/admin reemplazar`.
doctor-person-no-account = **{ $name }** borró su cuenta. Da el lugar a otra persona, o a una computadora: `/admin reemplazar`.
doctor-person-blind = **{ $name }** no puede ver { $place } y no recibe mensajes allí. Déjale ver el canal.

rehearsal-starter = Quien opera este bot prueba lo que necesita aquí. Este mensaje desaparece después.
rehearsal-thread = Prueba de Canasta
rehearsal-press = Para quien opera el bot: toca el botón.
button-rehearsal = Seguir
button-mend-board = Mesa { $number }: publicar tablero otra vez
button-mend-place = Mesa { $number }: mover aquí
button-mend-thread = Mesa { $number }: reabrir el hilo
button-check-again = Revisar otra vez
button-admin-replace = Sí, dar el lugar
button-admin-end = Sí, terminarla
