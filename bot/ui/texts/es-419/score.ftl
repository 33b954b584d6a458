### Las hojas de puntos. Las líneas están en una tabla de ancho fijo: etiquetas de menos de 24 caracteres.

score-round-title = 🧮 { $table } · Ronda { $round }
score-match-title = 🏆 { $table } · marcador final
score-now-title = 🧮 { $table } · marcador

score-side = { $side } · { $points }
score-side-total = { $side } · { $total } puntos
score-side-winner = 🏆 { $side } · { $total } puntos

score-line-natural-canastas = { $count ->
    [one] 1 canasta limpia
   *[other] { $count } canastas limpias
}
score-line-mixed-canastas = { $count ->
    [one] 1 canasta sucia
   *[other] { $count } canastas sucias
}
score-line-going-out = { $count ->
    [one] Cierre
    [2] Cierre, dos veces
   *[other] Cierre, { $count } veces
}
score-line-concealed = { $count ->
    [one] Cierre oculto
    [2] Cierre oculto, dos veces
   *[other] Cierre oculto, { $count } veces
}
score-line-red-threes = { $count ->
    [one] 1 tres rojo
   *[other] { $count } treses rojos
}
score-line-melded-cards = { $count ->
    [one] 1 carta bajada
   *[other] { $count } cartas bajadas
}
score-line-cards-in-hand = { $count ->
    [one] 1 carta en la mano
   *[other] { $count } cartas en la mano
}
score-line-cards-in-hand-of = { $name }: { $count ->
    [one] 1 carta en la mano
   *[other] { $count } cartas en la mano
}
score-line-rest = Todo lo demás
score-line-nothing = Sin puntos
score-row-special-hand = Mano especial
score-row-natural-canastas = Canastas limpias
score-row-mixed-canastas = Canastas sucias
score-row-sevens-canastas = Canastas de sietes
score-row-aces-canastas = Canastas limpias de ases
score-row-wild-canastas = Canastas de comodines
score-row-sequence-canastas = Escaleras de siete
score-row-threes-canastas = Canastas de treses
score-row-concealed-canastas = Canastas de la mano
score-row-going-out = Cierre
score-row-concealed = Cierre oculto
score-row-exact-cut = Corte exacto
score-row-red-threes = Treses rojos
score-row-black-threes = Treses negros
score-row-melded-cards = Cartas bajadas
score-row-unfinished-sevens = Sietes sin completar
score-row-unfinished-aces = Ases sin completar
score-row-unfinished-wilds = Comodines sin completar
score-row-short-sequences = Escaleras cortas
score-row-sevens-in-hand = Sietes en la mano
score-row-aces-in-hand = Ases en la mano
score-row-cards-in-hand = Cartas en la mano
score-row-cards-in-foot = Cartas en el pie
score-row-fines = Multas

score-round-won = { $winners } { $count ->
    [one] gana
   *[other] ganan
} la ronda por { $margin }
moment-going-out = ¡{ $name } { $manner ->
    [special] muestra una mano especial!
    [concealed] cierra con la mano oculta!
   *[plain] cierra!
}
moment-round = Ronda { $round } · { $side } { $points }
moment-big-score = ¡{ $side } { $count ->
    [one] suma
   *[other] suman
} { $points } puntos!
moment-big-score-round = La mejor ronda hasta ahora{ $how ->
    [none] {""}
   *[other] {" "}· { $how }
}
moment-win = ¡{ $count ->
    [one] Gana
   *[other] Ganan
} { $side }!
moment-totals = { $best } contra { $others }
score-round-shared = Nadie gana la ronda: todos los equipos suman lo mismo

score-sum = Esta ronda
score-before = Antes
score-after = Total
score-first-meld = Mínimo para abrir
score-on-table = Ahora en la mesa
score-round-head = Ronda
score-round-row = Ronda { $round }
score-before-round = Antes de esta ronda

score-last = Fue la última ronda de la partida.
score-next = La partida es a { $target } puntos.
score-next-rounds = La partida tiene { $count ->
    [one] una ronda
   *[other] { $count } rondas
}.
score-won = **{ $winners }** { $count ->
    [one] gana
   *[other] ganan
} con { $total } puntos contra { $others }, después de { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
}. La ventaja es de { $margin } puntos.
score-shared = **{ $winners }** comparten la victoria con { $total } puntos cada uno, después de { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
}.
score-played-before = Jugaron antes: { $names }.
score-former = { $name } (lugar { $seat }{ $round ->
    [0] {""}
   *[other] , hasta la ronda { $round }
})
score-stood-in = 🤖 jugó{ $over ->
    [yes] {""}
   *[no] {" "}hasta ahora
} { $parts }.
score-stood-in-for = { $count ->
    [one] un turno
   *[other] { $count } turnos
} de **{ $name }**
score-again = ¿Otra partida? **{ button-rematch }** abre una mesa nueva y reserva el lugar de cada quien.
score-target = Gana quien llegue primero a { $target } puntos. { $rounds ->
    [0] Todavía no termina ninguna ronda.
    [one] Ya terminó una ronda.
   *[other] Ya terminaron { $rounds } rondas.
}
score-target-rounds = Gana quien tenga más puntos después de { $count ->
    [one] una ronda
   *[other] { $count } rondas
}. { $rounds ->
    [0] Todavía no termina ninguna ronda.
    [one] Ya terminó una ronda.
   *[other] Ya terminaron { $rounds } rondas.
}
score-rounds = Ronda por ronda
score-line-special-hand = { $count ->
    [one] Mano especial
   *[other] { $count } manos especiales
}
score-line-sevens-canastas = { $count ->
    [one] Canasta de sietes
   *[other] { $count } canastas de sietes
}
score-line-aces-canastas = { $count ->
    [one] Canasta limpia de ases
   *[other] { $count } limpias de ases
}
score-line-wild-canastas = { $count ->
    [one] Canasta de comodines
   *[other] { $count } de comodines
}
score-line-sequence-canastas = { $count ->
    [one] Escalera de siete
   *[other] { $count } escaleras de siete
}
score-line-threes-canastas = { $count ->
    [one] Canasta de treses
   *[other] { $count } canastas de treses
}
score-line-concealed-canastas = { $count ->
    [one] Canasta de la mano
   *[other] { $count } canastas de la mano
}
score-line-exact-cut = { $count ->
    [one] Corte exacto
   *[other] { $count } cortes exactos
}
score-line-black-threes = { $count ->
    [one] Tres negro
   *[other] { $count } treses negros
}
score-line-unfinished-sevens = { $count ->
    [one] Sietes sin completar
   *[other] Sietes sin completar
}
score-line-unfinished-aces = { $count ->
    [one] Ases sin completar
   *[other] Ases sin completar
}
score-line-unfinished-wilds = { $count ->
    [one] Comodines sin completar
   *[other] { $count } comodines sin completar
}
score-line-short-sequences = { $count ->
    [one] Escalera corta
   *[other] { $count } escaleras cortas
}
score-line-sevens-in-hand = { $count ->
    [one] Sietes en la mano
   *[other] Sietes en la mano
}
score-line-aces-in-hand = { $count ->
    [one] Ases en la mano
   *[other] Ases en la mano
}
score-line-cards-in-foot = { $count ->
    [one] Carta en el pie
   *[other] { $count } cartas en el pie
}
score-line-fines-of = { $name }: { $count ->
    [one] multa
   *[other] { $count } multas
}
score-line-fines = { $count ->
    [one] Multa
   *[other] { $count } multas
}
