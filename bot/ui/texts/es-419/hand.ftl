### La mano, que solo ve su dueño, y las jugadas que se preparan.

hand-title = Tu mano · { hand-count }
hand-count = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
hand-title-out = Esta ronda descansas
hand-sits-out = 🪑 { $names } { $count ->
    [one] juega por tu equipo, y lo que sume
   *[other] juegan por tu equipo, y lo que sumen
} también es tuyo. Vuelves a jugar en la próxima ronda.
hand-picture-alt = Tu mano: { $cards }.
hand-as-of = Actualizado: { $moment }
hand-drawn = 🆕 Robaste: **{ $cards }**
hand-own-melds = **{ $alone ->
    [yes] Tú
   *[no] Tu equipo
}:** { $melds }
hand-their-melds = **{ $side }:** { $melds }
hand-stand-in = 🤖 Una computadora juega en tu lugar. Toca **{ button-come-back }** o haz una jugada para volver.

hand-turn-draw = 👉 **Es tu turno.** Roba { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
hand-turn-draw-only = 👉 **Es tu turno.** Roba { $count ->
        [one] una carta
       *[other] { $count } cartas
    }; con tus cartas no se puede tomar el pozo.
hand-turn-draw-or-take = 👉 **Es tu turno.** Roba { $count ->
        [one] una carta
       *[other] { $count } cartas
    } o toma el pozo con { $ways }.
hand-turn-draw-or-take-alone = 👉 **Es tu turno.** Roba { $count ->
        [one] una carta
       *[other] { $count } cartas
    } o toma el pozo: { $cards } va con { $alone ->
        [yes] tu juego
       *[no] el juego de tu equipo
    }.
hand-turn-draw-or-take-down = 👉 **Es tu turno.** Roba { $count ->
        [one] una carta
       *[other] { $count } cartas
    } o toma el pozo hasta { $cards }, que va con { $alone ->
        [yes] tu juego
       *[no] el juego de tu equipo
    }.
hand-turn-draw-or-take-top = 👉 **Es tu turno.** Roba { $count ->
        [one] una carta
       *[other] { $count } cartas
    } o toma del pozo solo { $upcard } para { WORD($rank, "the") }.
hand-turn-take-only = 👉 **Es tu turno.** El mazo se acabó y el pozo te sirve: tómalo con { $ways }.
hand-turn-take-or-pass = 👉 **Es tu turno.** El mazo se acabó. Toma el pozo con { $ways } o deja que termine la ronda.
hand-turn-threes-first = 👉 **Es tu turno.** Tienes más treses de los que se pueden guardar. Primero bájalos a la mesa; robas una carta por cada uno.
hand-turn-pass-only = 👉 **Es tu turno.** El mazo se acabó y no puedes tomar el pozo: la ronda termina aquí.
hand-take-for-sequence = nada de tu mano, para { WORD($rank, "the") }
hand-take-for-sequence-only = nada de tu mano, solo la carta de arriba para { WORD($rank, "the") }
hand-take-nothing = nada de tu mano
hand-take-or = { $ways }, o { $way }
hand-turn-play = 👉 **Es tu turno.** Baja o agrega cartas si quieres y luego descarta.
hand-turn = 👉 **Es tu turno.**
hand-turn-tap = 👉 **Es tu turno.** Toca cartas para jugar.
hand-turn-play-no-meld = 👉 **Es tu turno.** Por ahora no puedes bajar nada; descarta una carta.
hand-turn-play-refused = 👉 **Es tu turno.** Con estas cartas solo podrías bajar para cerrar, y { $name } { $count ->
    [one] dijo
   *[other] dijeron
} que no; descarta una carta.
hand-turn-play-too-little = 👉 **Es tu turno.** Tus cartas todavía no llegan a los **{ $needed } puntos** para { $alone ->
    [yes] abrir
   *[no] la apertura de tu equipo
}; descarta una carta.
hand-turn-show-or-discard = 👉 **Es tu turno.** Muestra tu mano especial o descarta una carta.
hand-turn-last-card = 👉 **Es tu turno.** Descarta tu última carta y cierras.
hand-turn-last-before-foot = 👉 **Es tu turno.** Descarta tu última carta y tomas { $scope ->
    [team] el pie de tu equipo
   *[player] tu pie
}.
hand-turn-must-meld = 👉 **Es tu turno.** Baja cartas; todavía no se puede descartar.
hand-turn-must-lay-three = 👉 **Es tu turno.** Primero baja un tres a la mesa; todavía no se puede descartar.{ $ends ->
    [yes] {" "}Con eso termina la ronda, porque el mazo no puede reponerlo.
   *[no] {""}
}
hand-first-meld = Para abrir se necesitan **{ $needed } puntos**.
hand-foot = 🦶 { $scope ->
    [team] El pie de tu equipo
   *[player] Tu pie
}: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}; es tuyo{ $scope ->
    [team] , si nadie de tu equipo se adelanta,
   *[player] { "" }
} { $trigger ->
    [own_first_canasta] cuando completes una canasta o se te acabe esta mano.
   *[hand_empty] cuando se te acabe esta mano.
}
hand-in-foot = 🦶 Ya juegas con tu pie.
hand-red-threes-cost = ⚠️ Un tres rojo guardado cuesta { $points }.
hand-bonus = 🎁 { $count ->
    [one] Te espera una carta extra; pasa a tu mano
   *[other] Te esperan { $count } cartas extra; pasan a tu mano
} en tu próximo turno.
hand-said-more = 🤫 Dijiste “más de una”: se sabrá en tu próximo turno o al final de la ronda, y cuesta { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
hand-penalty-cards = ⚠️ Tus cartas de castigo: { $cards }
hand-must-throw-exposed = ⚠️ Hasta que { $alone ->
    [yes] abras
   *[no] tu equipo abra
}, cada descarte tiene que ser una de tus cartas de castigo.
hand-lay-threes-or-pay = 🔺 Tienes { $count ->
    [one] un tres rojo: bájalo y roba una carta. Si al final de la ronda sigue en tu mano, cuesta
   *[other] treses rojos: bájalos y roba una carta por cada uno. Cada uno que al final de la ronda siga en tu mano cuesta
} { points-fined }.
hand-may-lay-threes = 🔺 También puedes guardar { $count ->
    [one] tu tres
   *[other] tus treses
}.
hand-may-lay-last-threes = 🔺 Tienes { $count ->
    [one] un tres: si lo bajas, termina la ronda, porque el mazo no puede reponerlo.
   *[other] treses: si los bajas todos, termina la ronda, porque el mazo no puede reponerlos.
}
hand-may-show-special = 🌟 Tienes una mano especial, **{ $hand }**, que vale { $points } puntos: si la muestras, termina la ronda.
hand-may-ask-to-skip = Podrías cerrar sin robar, si tu compañero está de acuerdo.
hand-may-ask = Podrías cerrar. Si quieres, pide antes permiso a tu compañero.
hand-said-yes = ✅ { $name } { $count ->
    [one] dijo
   *[other] dijeron
} que sí: cierra en este turno{ $fine ->
    [0] .
   *[other] , o a tu equipo se le multa con { points-fined }.
}
hand-said-no = ✋ { $name } { $count ->
    [one] dijo
   *[other] dijeron
} que no: { $fine ->
    [0] en este turno no puedes cerrar.
   *[other] si cierras de todos modos en este turno, a tu equipo se le multa con { points-fined }.
}
hand-discard-held = ⏳ **Descartas { $card }.** Puedes recuperarla hasta { $until } ({ $left }). Los demás esperan y todavía no la ven.
hand-discard-held-saying-more = ⏳ **Descartas { $card } y dices “más de una”.** Puedes recuperarla hasta { $until } ({ $left }). Los demás esperan y todavía no saben nada.
hand-asked = ⏳ Preguntaste a { $name }: “¿Puedo cerrar?” Falta la respuesta.
hand-to-answer = ❓ **{ $asker }** te pregunta: “¿Puedo cerrar?” { $fine ->
    [0] Tu respuesta obliga durante este turno.
   *[other] Ir contra tu respuesta en este turno le cuesta a tu equipo { points-fined }.
}

draft-title = Preparado
draft-selected = Elegido: **{ $cards }**
draft-empty = Todavía no hay nada preparado.
draft-pile = Con el pozo: { $upcard } y { $count ->
    [0] ninguna carta más
    [one] una carta más
   *[other] { $count } cartas más
}
draft-row = **{ $cards }** · { $points } puntos
draft-joins = { $row } · a { WORD($rank, "the") }, { $size } cartas en total
draft-completes = { $row } · completa una { $make } de { $rank }
draft-completes-make = { $row } · completa una { $make }
draft-spoils = { $row } · ⚠️ tu canasta limpia de { $rank } pasa a ser sucia
selected-alone = Elegido: **{ $card }**
selected-too-few-cards = ⚠️ { $rank }: { $have } de { $needed } cartas
selected-too-few-naturals = ⚠️ { $rank }: { $have } de { $needed } cartas naturales
selected-no-meld = ⚠️ No es un juego: van cartas del mismo valor o seguidas de un palo.
selected-several-ways = Sirven para varios juegos: tú eliges para cuál.
selected-wild = Elegido: **{ $card }**. Toca las cartas con las que va, o descártalo.
selected-wild-home = Elegido: **{ $card }**. Elige adónde va, toca cartas para acompañarlo o descártalo.
play-makes = completa una { $make }
play-spoils = ⚠️ tu canasta limpia de { $rank } ({ $before }) pasa a ser sucia ({ $after })
play-unfinished = ⚠️ cuesta { $points } puntos si queda sin completar: { $rank }
play-leaves-one = ⚠️ te deja una sola carta tras el descarte: para cerrar hace falta { $needed ->
    [one] una canasta
   *[other] tener { $needed } canastas
}, y tienes { $have }
play-leaves-one-barred = ⚠️ te deja una sola carta tras el descarte, y todavía no puedes cerrar
play-counts-against = ⚠️ cuenta en contra si no hay canasta: { $stock ->
    [0] el mazo se acabó
    [one] queda una carta en el mazo
   *[other] quedan { $stock } cartas en el mazo
}
draft-counted = ✅ { $counted } puntos
draft-enough = ✅ **{ $counted } de { $needed } puntos**
draft-enough-but = ✏️ **{ $counted } de { $needed } puntos**
draft-waived = ✅ **{ $counted } de { $needed } puntos**, pero alcanza: bajas toda tu mano de una vez
draft-exposes = ⚠️ Si las bajas así, las cartas quedan a la vista como cartas de castigo.
draft-short = ✏️ **{ $counted } de { $needed } puntos**, { $missing ->
    [one] falta 1
   *[other] faltan { $missing }
}: { $worth }
draft-short-add = ✏️ **{ $counted } de { $needed } puntos**: agrega { $help } ({ $worth })
cards-worth = { WORD($cards, "the") } valen { $points }
draft-problem = ⚠️ { $problem }
draft-add = 💡 Agrega { $help }
draft-add-wilds = { $cards } a { WORD($rank, "the") }
place-beside = otro juego de { $rank }
place-new-sequence = nueva escalera de { $suit }
place-sequence = escalera { $cards }
draft-goes-out = 🏁 Con esto cierras.
draft-goes-out-discard = 🏁 Después puedes descartar tu última carta y cerrar.
