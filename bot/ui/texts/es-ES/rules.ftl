### The rule card, written from a rule set. Each key is one rule; a section is a row of them.

rules-short-wild-aces = ninguno se añade a ases limpios
rules-deal-hand = Cada jugador recibe { $count } cartas. Empieza el sitio siguiente a quien reparte, y en cada ronda el reparto pasa al sitio siguiente.
rules-turn-play = { $alone ->
    [yes] Después baja juegos o añade a los tuyos, tantos como quieras, pero nunca a los de los demás.
   *[no] Después baja juegos o añade a los de tu equipo, tantos como quieras, pero nunca a los de los demás.
}
rules-melds-merge = { $alone ->
    [yes] Tienes un solo juego de cada valor: las demás cartas de ese valor se le añaden.
   *[no] Cada equipo tiene un solo juego de cada valor: las demás cartas de ese valor se le añaden.
}
rules-pile-way-layoff = { $extent ->
    [from_card] añadir esa carta
   *[other] añadir la carta de arriba
} a un juego { $alone ->
    [yes] tuyo
   *[no] de tu equipo
}
rules-pile-way-layoff-no-canasta = { $extent ->
    [from_card] añadir esa carta
   *[other] añadir la carta de arriba
} a un juego { $alone ->
    [yes] tuyo
   *[no] de tu equipo
} que todavía no sea canasta
rules-pile-way-sequence = { $extent ->
    [from_card] añadir esa carta
   *[other] añadir la carta de arriba
} a una escalera { $alone ->
    [yes] tuya
   *[no] de tu equipo
}
rules-out-concealed = El cierre oculto es cerrar con toda tu mano en un solo turno, con una canasta propia, sin haber bajado nada antes{ $alone ->
    [yes] { "" }
   *[no] { " " }y sin añadir nada a los juegos de tu compañero
}{ $pile ->
    [yes] .
   *[no] , después de robar del mazo.
}
rules-out-covered = El cierre cubierto es cerrar con toda tu mano en un solo turno, sin haber bajado nada antes{ $alone ->
    [yes] { "" }
   *[no] { " " }y sin añadir nada a los juegos de tu compañero
}{ $pile ->
    [yes] .
   *[no] , después de robar del mazo.
} Con una canasta propia, es una canasta oculta.
