### Las acciones en palabras: después de “puedes”, en un botón con mayúscula, en una lista, en un punto. Una sola forma sirve
### para todo: un infinitivo (“robar una carta”).

action-draw = robar una carta
action-draw-several = robar { $count } cartas
action-take-pile = tomar el pozo
action-take-pile-with = tomar el pozo con { $cards }
action-take-pile-more = tomar el pozo con { $cards } y { $then }
action-take-pile-layoff-more = tomar el pozo y { $then }
action-take-for-sequence = tomar el pozo y agregar { $card } a { WORD($rank, "the") }
action-take-for-sequence-only = tomar del pozo solo { $card } para { WORD($rank, "the") }
action-top = { $count ->
    [one] { $take } (solo la carta de arriba)
   *[other] { $take } (las { $count } cartas de arriba)
}
action-lay-down = bajar { $melds }
action-lay-off = agregar { $cards } a { WORD($rank, "the") }
action-lay-nothing = no bajar nada
action-add = agregar { $cards } al juego n.º{"\u00A0"}{ $meld }
action-discard = descartar { $card }
action-discard-saying-more = descartar { $card } y decir “más de una”
action-ask-partner = pedir permiso al compañero para cerrar
action-withdraw-question = retirar la pregunta
action-answer-yes = responder que sí
action-answer-no = responder que no
action-pass = dejar el pozo y terminar la ronda
action-start-round = repartir la próxima ronda
action-lay-no-threes = bajar treses a la mesa
action-lay-threes = { $count ->
    [0] bajar { $cards } a la mesa
    [one] bajar { $cards } y robar una carta
   *[other] bajar { $cards } y robar { $count } cartas
}
action-special-hand = mostrar { $hand }{ $points ->
    [0] {""}
   *[other] {" "}({ $points } puntos)
}
