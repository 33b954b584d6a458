### Noches de Canasta: una fecha con inscripción, un recordatorio y mesas que se forman al empezar.

command-evening = Organizar una noche de Canasta con inscripción, o ver las que vienen
option-evening-when = Por ejemplo “viernes 20:00”, “5 de diciembre 19:30”, “1.12. 19:30” o “en 2 horas”
option-evening-rotating = Rotación de compañeros: cuánto dura cada partida
choice-evening-one-round = Una ronda
choice-evening-two-rounds = Dos rondas
choice-evening-four-rounds = Cuatro rondas
choice-evening-whole-matches = Partidas enteras

evening-title = 📅 Noche de Canasta
evening-when = **{ $date }**, { $ago }
evening-game = 🎴 { $game }
evening-usual-game = La modalidad habitual de este servidor
evening-rotates = 🔄 Rotación de compañeros: { $rounds ->
    [0] partidas enteras
    [one] partidas de una ronda
   *[other] partidas de { $rounds } rondas
}
evening-repeats = 🔁 { $every }
evening-every-week = Cada semana
evening-every-two_weeks = Cada dos semanas
evening-every-month = Cada mes, el { $week ->
    [1] primer
    [2] segundo
    [3] tercer
    [4] cuarto
   *[5] último
} { $weekday }
evening-fills = 🤖 Las computadoras toman los lugares libres al empezar.
evening-is-beginning = ▶️ Se están formando las mesas.
evening-is-begun = ▶️ Esta noche de Canasta ya empezó.
evening-is-missed = 🚫 Esta noche de Canasta no pudo empezar.
evening-is-cancelled = 🚫 Esta noche de Canasta se canceló.
evening-guests-in = ✅ Van ({ $most ->
    [0] { $count }
   *[other] { $count } de { $most }
})
evening-guests-waiting = ⏳ En espera ({ $count })
evening-guests-maybe = ❔ Quizás ({ $count })
evening-guests-out = ❌ No van ({ $count })
evening-nobody = nadie todavía
evening-organiser = Organiza: { $name }
button-evening-in = Voy
button-evening-maybe = Quizás
button-evening-out = No voy
button-evening-change = Cambiar

date-pattern-full = EEEE d 'de' MMMM 'de' yyyy, HH:mm
date-pattern-day = dd/MM/yyyy

date-which = **¿Cuál quieres decir?**
evening-is-right = ¿Es esto lo que quieres decir? Nadie se entera antes de que toques **{ button-evening-plan }**.
evening-zone-unknown = Tomé la hora como UTC; elige tu zona horaria en `/ajustes`.
evening-once = Solo una vez
evening-every-menu = Cada cuánto
evening-most-menu = Máximo de personas
evening-most = { $count ->
    [0] Sin límite de personas
   *[other] { $count } personas a lo sumo
}
evening-game-gone = Esta regla de la casa ya no existe. Usa `/noche` otra vez.
button-evening-plan = Organizarla
button-evening-fills = Computadoras: { $now ->
    [on] sí
   *[off] no
}
button-evening-other-date = Otra fecha
evening-planned = 📅 Organizada para el { $date }.
date-without-time = ¿A qué hora, “{ $typed }”? Escribe también la hora, como `viernes 20:00` o `5 de diciembre 8 pm`.
date-unknown = No entiendo “{ $typed }” como fecha y hora. Escríbelo como `viernes 20:00`, `5 de diciembre 8 pm`, `1.12. 19:30` o `en 2 horas`.
evening-no-permission = No tengo permiso para escribir en este canal. Déjame verlo, enviar mensajes e insertar enlaces aquí, o elige otro canal.
evening-change = Esta noche de Canasta es el { $date }. Si algo cambia, se avisa a quienes van.
evening-move-sure = ¿Pasarla del { $before } al **{ $date }**?
evening-cancelled = La noche de Canasta se canceló, y se avisa a quienes iban.
evening-cancel-sure = **¿Cancelar la noche de Canasta del { $date }?** Se avisa a quienes iban.
evening-off-the-list = Ya no estás en la lista.
evening-you-wait = ⏳ Ya van { $most } personas, así que esperas: número { $place } en la lista de espera. Cuando alguien no pueda, subes y te aviso.
evening-move-title = Otra fecha
evening-move-label = Fecha y hora
evening-move-hint = viernes 20:00
button-evening-move = Cambiar fecha
button-evening-cancel = Cancelarla
button-evening-keep = Dejarla
button-evening-really-cancel = Sí, cancelarla
button-evening-move-sure = Sí, cambiarla
button-evening-only-this = Solo esta
button-evening-all-from-this = Esta y las siguientes
button-evening-cancel-series = Todas las de la serie

evenings-title = 📅 **Próximas noches de Canasta**
evenings-none = Aquí no hay ninguna noche de Canasta. Organiza una: `/noche cuándo:viernes 20:00`
evenings-line = { $date } · { $game } · { $count ->
    [one] va una persona
   *[other] van { $count }
}
evenings-then = { "   " }🔁 { $every }; después: { $dates }
button-evening-to = A la n.º { $number }

evening-post-reminder = ⏰ Noche de Canasta a las **{ $time }** ({ $ago }).
evening-post-moved = 📅 La noche de Canasta pasó al { $date }, { $ago }. Digan si van.
evening-post-cancelled = 🚫 La noche de Canasta del { $date } se canceló.
evening-post-series-cancelled = 🚫 Se cancelaron las noches de Canasta desde el { $date }.
evening-post-begun = ▶️ Empieza la noche de Canasta. { $tables ->
    [one] Su mesa está abierta:
   *[other] Hay { $tables } mesas abiertas:
}
evening-table = • [Mesa { $number }]({ $url })
evening-without-seat = Sin lugar para { $names }: ya están en tantas mesas como se permite aquí, o este servidor no admite más.
evening-waited = En la lista de espera: { $names }. Tomen un lugar libre si alguien no se presenta.
evening-series-ends = Quien organizaba ya no está en este servidor, así que la serie termina aquí. `/noche` empieza otra.
evening-moved-up = 🎉 Se liberó un lugar y ya estás en la lista: noche de Canasta el { $date }, { $ago }.
evening-moved-up-direct = { $moved_up }
    En el servidor **{ $server }**.
evening-missed-direct = 🚫 Tu noche de Canasta del { $date } en el servidor **{ $server }** pasó sin mesas: su canal ya no existe, o ya no tengo permiso para escribir allí.{ $series ->
    [yes] { " " }Su serie también termina.
   *[no] { "" }
} `/noche` organiza otra en cualquier canal.
evening-post-nobody = 📅 Nadie va a esta noche de Canasta, así que no se abrió ninguna mesa.
evening-post-refused = 📅 Este servidor no admite más mesas abiertas, así que no se abrió ninguna para esta noche de Canasta. Abran una cuando termine otra.
button-evening-sign-up = ¿Quién va?
button-evening-cannot-come = No puedo ir
button-evening-seat = ¿Dónde me toca?
evening-your-seat = Estás en el lugar { $seat } de { $place }
evening-you-sit-out = { $first ->
    [yes] Descansas en la primera partida de { $place }
   *[no] Descansas en esta partida de { $place }
}
evening-free-seats = No estás en ninguna de las mesas. Aquí hay lugares libres:
    { $places }
evening-no-seat = No estás en ninguna de las mesas, y no hay lugares libres. `/mesa lista` muestra todas las mesas.
evening-event-name = Noche de Canasta
