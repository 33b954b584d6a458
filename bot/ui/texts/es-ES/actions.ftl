### Actions as words: after "you may", on a button with a capital letter, in a list, as a bullet. One form has to serve

action-take-for-sequence = tomar el pozo y añadir { $card } a { WORD($rank, "the") }
action-lay-off = añadir { $cards } a { WORD($rank, "the") }
action-add = añadir { $cards } al juego n.º{"\u00A0"}{ $meld }
