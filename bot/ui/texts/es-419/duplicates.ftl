### Duplicados: todas las mesas juegan los mismos repartos, en hilos privados, y se comparan entre sí.

tournament-kind-duplicate = Duplicado
choice-tournament-duplicate = Duplicado: todas las mesas juegan los mismos repartos
duplicate-time = Todas las mesas juegan los mismos repartos, cada una en un hilo privado, en { $days ->
    [one] un día
   *[other] { $days } días
}. Lo que saques de tus cartas se compara con lo que sacaron los demás que las tuvieron.
duplicate-form-length = { $count ->
    [0] Cuatro repartos
    [one] Un reparto
   *[other] { $count } repartos
}
duplicate-form-days = Dura { $count ->
    [one] un día
   *[other] { $count } días
} a lo sumo
duplicate-goal = { $count ->
    [one] un reparto
   *[other] { $count } repartos
}
duplicate-until = Termina a más tardar { $until } ({ $left }). Hasta que acabe la última mesa, nadie ve otra mesa.
duplicate-fair = Repartos limpios
duplicate-seal = 🔏 Todos los repartos del duplicado { $number } están sellados, así que ya nadie puede cambiarlos: `{ $commitment }`
duplicate-sealed-before = Se sellaron de nuevo tras restaurar una copia de seguridad; antes: { $before }
button-duplicate-cut = Cortar
duplicate-cut-title = Cortar los repartos de todas las mesas
duplicate-cut-given = ✂️ Cortaste los repartos con “{ $text }”. Puedes cambiarlo hasta que empiece.

duplicate-begins = 🏆 **{ $name }** empieza: los mismos repartos en todas las mesas. Termina a más tardar { $left }. Tu mesa está en un hilo privado; no hablen de las cartas hasta que acaben todas.
duplicate-tables = Mesas
duplicate-table = { $number ->
    [none] {""}
   *[other] {"Mesa "}{ $number }{": "}
}{ $first } – { $second }
button-duplicate-sheet = Hoja
duplicate-sheet-later = La hoja se publica cuando acabe la última mesa.
duplicate-sheet-cancelled = Se canceló antes de empezar, así que no hay hoja.
duplicate-place = { $rank }\. { $names } · **{ $beyond }**
duplicate-out = ~~{ $name }~~
duplicate-others = { $count ->
    [one] uno más
   *[other] { $count } más
}
duplicate-average = Puntos sobre el promedio: lo que sumaste más que tus rivales, comparado con quienes tuvieron tus lugares en las otras mesas.
duplicate-two-tables = Con dos mesas, { $one } ganan y pierden juntos, y también { $other }.
duplicate-deal = Reparto { $number } (promedio { $average })
duplicate-deals-missing = Aquí no caben el reparto { $first } y los siguientes. /repetición los muestra en cada mesa.
duplicate-line = Mesa { $number }: { $points }, **{ $beyond }** respecto al promedio
duplicate-not-played = { $number ->
    [none] Una mesa en la que nadie jugó
   *[other] Mesa { $number }
}: sin completar
button-duplicate-replay = Repetición: Mesa { $number }
duplicate-winner = { $medal } { $names } · **{ $beyond }**
duplicate-no-winner = Ninguna mesa completó un reparto, así que no ganó nadie.

duplicate-uneven = Un duplicado necesita al menos dos mesas, y dos inscripciones en cada una. Las computadoras pueden tomar los cupos que falten.
duplicate-withdraw-sure = **¿Retirarte de { $name }?** En tus lugares siguen computadoras, para que nadie más pierda un reparto. En parejas, tu compañero también queda fuera.
duplicate-end-sure = **¿Terminar ya { $name }?** Sus mesas se detienen, y cuentan los repartos completos.
button-duplicate-end = Terminarlo ya
button-duplicate-end-sure = Sí, terminarlo
duplicate-end-done = **{ $name }** termina. La hoja llega en un momento.
duplicate-no-threads = Un duplicado se juega en hilos privados. Primero dame *Crear hilos privados* y *Enviar mensajes en hilos* en { $channel }.
duplicate-kept-deal = -# 🔏 Se restauró una copia de seguridad, así que este reparto pudo conocerse. Las otras mesas también lo juegan, por eso no se cambió.
