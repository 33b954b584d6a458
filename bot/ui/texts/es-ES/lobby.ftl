### A table before its match, the list of tables, and news of tables.

lobby-sides = Sitios: los compañeros, en la misma línea
lobby-singles = Sitios
lobby-waiting = Faltan jugadores{ $free ->
    [0] {""}
    [one] {" · "}un sitio libre
   *[other] {" · "}{ $free } sitios libres
}
lobby-next-kept = { $count ->
    [one] Hay un sitio reservado
   *[other] Hay sitios reservados
} para { $names }: toca **{ button-join }** para ocupar el mismo sitio de antes. El anfitrión puede { $count ->
    [one] liberarlo
   *[other] liberarlos
} para otros en **{ button-set-up }**.
set-up-by-host = 👑 **{ $name }** es anfitrión de esta mesa y puede cambiar esto. Tú puedes elegir sitio.
lobby-footer = Los turnos siguen el número de los sitios.
computers-title = Ordenadores · { $table }
computers-none = Todavía no juega ningún ordenador.
computers-add = Elige un nivel para añadir un ordenador.
tables-lobby = { $free ->
    [0] lista para empezar
   *[other] faltan jugadores, { $free } de { $seats } sitios libres
}
news-joined = 👋 **{ $name }** se unió en el sitio { $seat }.
news-reseated = 🔀 **{ $name }** pasó al sitio { $seat }.
news-reseated-partner = 🔀 **{ $name }** pasó al sitio { $seat } y juega con **{ $partner }**.
news-computer-joined = **{ $name }** juega también, en el sitio { $seat }.
news-seats-freed = 🪑 Los sitios reservados ya están libres para todos.
offer-open = 🪑 { $by ->
    [himself] **{ $name }** busca a alguien que ocupe
   *[other] **{ $name }** se fue; **{ $by }** busca a alguien que ocupe
} su sitio { $seat } en **{ $table }**{ $partners ->
    [none] {""}
   *[other] , para jugar con { $partners }
}. Si tomas el sitio, desde entonces ves sus cartas.
offer-invited = 🪑 { $mention }, { $by ->
    [himself] **{ $name }** te pide que ocupes
   *[other] **{ $by }** te pide que reemplaces a **{ $name }**, que se fue, y ocupes
} su sitio { $seat } en **{ $table }**{ $partners ->
    [none] {""}
   *[other] , para jugar con { $partners }
}. Si tomas el sitio, desde entonces ves sus cartas.
offer-taken = 🔁 **{ $name }** reemplaza a **{ $before }** en el sitio { $seat } de **{ $table }**.
offer-kept = 🪑 Al final, **{ $name }** conserva el sitio { $seat } de **{ $table }**.
offer-over = 🪑 Este sitio de **{ $table }** ya no se ofrece.
offer-made = El sitio { $seat } de { $table } se ofrece a { $to ->
    [anybody] quien lo quiera
   *[other] { $to }
}. Su jugador sigue hasta que alguien lo tome.
offer-to-computer = { $name } es un bot. Los ordenadores toman sitios antes de la partida o cuando se acaba el tiempo; ofrece el tuyo a una persona.
resign-sure = { $kind ->
    [alone] ¿De verdad quieres rendirte en { $table }? Elige cómo de bien sigue un ordenador en tu lugar. No se puede deshacer.
    [ends] ¿De verdad quieres rendirte en { $table }? La partida termina de inmediato y ganan los demás. No se puede deshacer.
   *[partners] ¿De verdad quieres proponerle a { $partners } que tu equipo se rinda en { $table }? Si hay acuerdo, no se puede deshacer.
}
resign-asked = Ya le he preguntado a tu equipo. La partida sigue hasta que todos estén de acuerdo.
