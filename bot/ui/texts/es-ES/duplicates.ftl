### Duplicates: all tables play the same deals, in private threads, and are compared with each other.

duplicate-begins = 🏆 **{ $name }** empieza: los mismos repartos en todas las mesas. Termina a más tardar { $left }. Tu mesa está en un hilo privado; no habléis de las cartas hasta que acaben todas.
duplicate-average = Puntos sobre la media: lo que sumaste más que tus rivales, comparado con quienes tuvieron tus sitios en las otras mesas.
duplicate-uneven = Un duplicado necesita al menos dos mesas, y dos inscripciones en cada una. Los ordenadores pueden tomar las plazas que falten.
duplicate-withdraw-sure = **¿Retirarte de { $name }?** En tus sitios siguen ordenadores, para que nadie más pierda un reparto. En parejas, tu compañero también queda fuera.
