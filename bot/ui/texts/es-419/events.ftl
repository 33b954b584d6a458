### Lo que pasó. Una línea es un nombre y sus cláusulas: “Ana robó una carta, bajó tres reyes y descartó 4♣”.
### En cada cláusula $who es “you” cuando lo hizo quien lee; si no, “other”.

event-line = **{ $name }** { $clauses }
event-line-stand-in = **{ $name }** 🤖 { $clauses }
event-own-line = Listo: { $clauses }{ $quotes ->
    [yes] { "" }
   *[no] .
}

event-drew = { $who ->
    [you] robaste
   *[other] robó
} { $count ->
    [one] una carta
   *[other] { $count } cartas
}
event-drew-cards = { $who ->
    [you] robaste
   *[other] robó
} { $cards }
event-drew-nothing = no { $who ->
    [you] robaste
   *[other] robó
} ninguna carta
event-red-threes-laid = { $who ->
    [you] bajaste
   *[other] bajó
} { $threes } ({ $cards })
event-took-pile = { $who ->
    [you] tomaste
   *[other] tomó
} el pozo{ $count ->
    [one] , solo { $upcard }
   *[other] {" "}de { $count } cartas con { $upcard } arriba
}
recap-took = tomó { $count ->
    [one] el pozo, una carta
   *[other] { $count } cartas
}
recap-melded = bajó { $count ->
    [2] dos veces
   *[other] { $count } veces
}
recap-canastas = completó { $count ->
    [one] una canasta
   *[other] { $count } canastas
}
recap-more = _Todas las jugadas: **Historial**_
event-melded = { $who ->
    [you] bajaste
   *[other] bajó
} { $cards }
event-added = { $who ->
    [you] agregaste
   *[other] agregó
} { $cards }
event-to-meld = { $cards } a { WORD($rank, "the") }
event-canasta = { $who ->
    [you] completaste
   *[other] completó
} una { $make } de { $rank }
event-canasta-made = { $who ->
    [you] completaste
   *[other] completó
} una { $make }
event-threes-laid = { $who ->
    [you] bajaste
   *[other] bajó
} { $cards } a la mesa
event-discarded = { $who ->
    [you] descartaste
   *[other] descartó
} { $card }
event-discarded-face-down = { $who ->
    [you] descartaste
   *[other] descartó
} la última carta boca abajo
event-discard-forced = no { $who ->
    [you] tenías
   *[other] tenía
} nada mejor para descartar: { $why ->
    [dead] solo cartas de valores cerrados, ases, sietes y comodines
    [ace-or-seven] solo ases, sietes y comodines
    [wild] solo comodines
    [seven] solo sietes y lo que no se puede descartar
    [early-black-three] solo treses negros y lo que no se puede descartar
   *[other] solo lo que no se puede descartar
}
event-exact-cut = { $who ->
    [you] cortaste
   *[other] cortó
} justo las cartas del reparto: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
event-drew-hidden = { $who ->
    [you] recibiste
   *[other] recibió
} { $cards }
event-turn-card = { $who ->
    [you] robaste
   *[other] robó
} la carta de aviso: { $stock ->
    [one] queda { $stock } carta
   *[other] quedan { $stock } cartas
} en el mazo
event-bonus-given = { $who ->
    [you] recibiste
   *[other] recibió
} { $count ->
    [one] una carta extra
   *[other] { $count } cartas extra
}
event-bonus-taken = { $who ->
    [you] tomaste
   *[other] tomó
} { $count ->
    [one] la carta extra
   *[other] las { $count } cartas extra
}
event-foot-taken = { $who ->
    [you] tomaste
   *[other] tomó
} el pie de { $count } cartas
event-pile-turned-over = { $who ->
    [you] encontraste
   *[other] encontró
} el mazo vacío: el pozo se volteó para formar un mazo nuevo de { $stock ->
    [one] una carta
   *[other] { $stock } cartas
}
event-pile-recycled = { $who ->
    [you] encontraste
   *[other] encontró
} el mazo vacío: el pozo se barajó para formar un mazo nuevo de { $stock ->
    [one] una carta
   *[other] { $stock } cartas
}
event-sides-formed = { $who ->
    [you] juegas
   *[other] juega
} sin compañero contra { $partners }
event-special-hand = { $who ->
    [you] mostraste
   *[other] mostró
} una mano especial, { $hand }: { $cards }
event-fined = { $who ->
    [you] recibiste
   *[other] recibió
} una multa de { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} { $why ->
    [ignored_answer] por ir contra la respuesta del compañero
    [unexposed_red_three] por un tres rojo sin bajar
   *[false_card_count] por un anuncio falso sobre la última carta
}
event-cards-exposed = { $who ->
    [you] bajaste
   *[other] bajó
} menos de lo necesario (cartas de castigo ahora: { $cards })
event-exposed-taken-back = { $who ->
    [you] devuelves a tu mano
   *[other] devuelve a la mano
} las cartas de castigo { $cards }
event-took-back = { $who ->
    [you] recuperaste
   *[other] recuperó
} { $cards }
event-discarded-freezing = { $who ->
    [you] descartaste
   *[other] descartó
} { $card }, que ❄️ congela el pozo
event-asked = { $who ->
    [you] preguntaste
   *[other] preguntó
} a { $partner }: “¿Puedo cerrar?”
event-withdrew = { $who ->
    [you] retiraste
   *[other] retiró
} la pregunta
event-answered = { $who ->
    [you] respondiste
   *[other] respondió
} a { $asker }: { $yes ->
    [yes] “Sí, cierra.”
   *[no] “No, todavía no.”
}
event-passed = { $who ->
    [you] dejaste
   *[other] dejó
} el pozo, con el mazo vacío
event-went-out = { $who ->
    [you] cerraste
   *[other] cerró
} 🏁
event-went-out-concealed = { $who ->
    [you] cerraste
   *[other] cerró
} con la mano oculta 🏁

event-round-started = 🎴 **Ronda { $round }:** reparte { $dealer }, { $count } cartas por jugador; empieza { $first }. { $pile }
event-round-goes-on = 🎴 **La ronda { $round }** sigue desde aquí. Turno de { $first }.
event-feet-dealt = { $scope ->
    [team] Cada equipo tiene un pie de { $count } cartas.
   *[player] Cada jugador tiene un pie de { $count } cartas.
}
event-start-pile-empty = El pozo empieza vacío.
event-start-pile-plain = Se voltea { $upcard }.
event-start-pile-covered = { $count ->
    [one] Se voltea { $below } y se cubre
   *[other] Se voltean { $below } y se cubren
} con { $upcard }: el pozo empieza ❄️ congelado.
event-start-pile-covered-only = { $count ->
    [one] Se voltea { $below } y se cubre
   *[other] Se voltean { $below } y se cubren
} con { $upcard }.
event-hand-dealt = 🔒 Tu mano: { $cards }
event-round-ended = 🧮 **La ronda { $round } terminó.** { $reason } { $scores }.
event-round-score = { $side } { $points }
event-match-ended = 🏆 **{ $winners }** { $count ->
    [one] gana
   *[other] ganan
} la partida con { $total } puntos contra { $others }.
event-match-tied = 🏆 Empate: **{ $winners }** comparten la victoria con { $total } puntos cada uno.

end-went-out = { $name } cerró.
end-went-out-concealed = { $name } cerró con la mano oculta.
end-stock-exhausted = Se acabó el mazo.
end-last-card-discarded = Terminó el turno con la última carta del mazo.
end-special-hand = { $name } mostró una mano especial.
end-special-hand-named = { $name } mostró una mano especial, { $hand }.
special-hand-straight = una escalera
special-hand-pairs = pares
special-hand-pairs-with-twos = pares con doses
special-hand-garbage = basura
end-last-card-red-three = La última carta del mazo era un tres rojo.

own-nothing = Listo.
