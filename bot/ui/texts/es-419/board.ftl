### El tablero, que todos ven.

board-title = { $table } · Ronda { $round }
board-title-before = { $table }

board-turn-draw = 👉 Turno de **{ $name }**: robar o tomar el pozo
board-turn-last = 👉 Turno de **{ $name }**: tomar el pozo o dejar que termine la ronda
board-turn-play = 👉 Turno de **{ $name }**: bajar y descartar
board-turn-since = · empezó { $since }
board-turn-asked = ❓ **{ $asker }** pregunta: “¿Puedo cerrar?” Falta la respuesta de **{ $name }** · preguntó { $since }
board-turn-may = **{ $name }** { $count ->
    [one] dijo
   *[other] dijeron
} que sí: **{ $asker }** cierra en este turno{ $fine ->
    [0] .
   *[other] , o a su equipo se le multa con { points-fined }.
}
board-turn-may-not = **{ $name }** { $count ->
    [one] dijo
   *[other] dijeron
} que no: { $fine ->
    [0] **{ $asker }** no cierra en este turno.
   *[other] si **{ $asker }** cierra de todos modos en este turno, a su equipo se le multa con { points-fined }.
}
board-turn-between = ⏸️ La ronda { $round } terminó. El próximo reparto empieza solo.
board-turn-first-deal = 🎴 El primer reparto está en camino.
board-turn-over = 🏆 Fin de la partida: ¡{ $count ->
    [one] gana
   *[other] ganan
} **{ $winners }**!
board-paused = ⏸️ La pausa empezó { $since }. Después { $count ->
    [one] juega
   *[other] juegan
} **{ $name }**.
board-paused-between = ⏸️ La pausa empezó { $since }, entre dos rondas.
board-paused-alone = 💤 Todos se fueron { $since }. La partida sigue cuando alguien vuelva.
board-moment-canasta = ✨ **{ $name }**: ¡{ $canasta }!
board-canasta = { $make } de { $rank }
board-moment-first-meld = ✨ ¡Por fin la apertura! **{ $name }** la bajó después de { $waited ->
    [one] un turno
   *[other] { $waited } turnos
} sin ella.
board-brought-down = ⬇️ El tablero baja, debajo de los mensajes más nuevos.
board-down-already = El tablero se publicó hace menos de un minuto.
board-quiet = 🌙 Horas de silencio de **{ $name }** hasta { $until }
board-due = ⏳ El tiempo de este turno se acaba { $due }.
board-answer-due = ⏳ El tiempo para responder se acaba { $due }; después cuenta como { $yes ->
    [yes] sí
   *[no] no
}.
board-time-is-up = ⌛ Se acabó el tiempo de este turno; los demás pueden decidir qué pasa.
board-vacation = 🏖️ Se acabó el tiempo de este turno; **{ $name }** usa su tiempo de vacaciones{ $due ->
    [none] {""}
   *[other] , que se acaba { $due }
}.
board-stand-in = 🤖 Por ahora juega una computadora en lugar de { $names }.
board-turn-cancelled = 🚫 Esta mesa se canceló.

board-emoji-pile = **Pozo:** { $upcard } { $count } · **Mazo:** { $back } { $stock }
board-pile = **Pozo:** { $count ->
    [one] 1 carta, { $upcard }
   *[other] { $count } cartas, { $upcard } arriba
}
board-pile-all = Debajo, desde arriba: { $cards }{ $more ->
    [0] {""}
   *[other] {" "}y { $more } más
}
board-pile-hidden = **Pozo:** { $count ->
    [one] 1 carta, boca abajo
   *[other] { $count } cartas, boca abajo
}
board-pile-face-down = ({ $count } boca abajo)
board-last-discard-face-down = (el último descarte está boca abajo)
board-turn-card-in = ↩️ La carta de aviso sigue en el mazo.
board-turn-card-gone = ↩️ Ya se robó la carta de aviso.
board-wings = 🪽 Paquetes por entregar con las aperturas: { $cards } cartas
board-wings-dead = 🪽 Apartados, no se usan: paquetes de { $cards } cartas
board-recycled = 🔁 El pozo { $order ->
    [turned] se volteó
   *[shuffled] se barajó
} para formar un mazo nuevo { $count ->
    [one] una vez
   *[other] { $count } veces
} en esta ronda.
board-lone = 🎯 **{ $name }** juega sin compañero contra { $partners }.
board-sits-out = 🪑 { $name } { $count ->
    [one] descansa
   *[other] descansan
} esta ronda.
board-pile-empty = **Pozo:** vacío
board-stock = **Mazo:** { $count ->
    [0] vacío
    [one] 1 carta
   *[other] { $count } cartas
}
board-frozen = ❄️ Congelado
board-frozen-for = ❄️ Congelado para { $sides }
board-blocked-wild = ⛔ Tapado: nadie puede tomar un comodín.
board-closed = 🔒 Cerrado para todos por una canasta: { $ranks }.
board-blocked-seven = ⛔ Tapado por ahora por el siete de arriba.
board-wild-pair = ⛔ Arriba hay un comodín: solo se toma con un par de { $rank }.
board-extent = { $extent ->
    [top_only] ✂️ Solo se puede tomar la carta de arriba.
    [until_wild] ✂️ El pozo se toma solo hasta el próximo comodín.
    [from_card] ✂️ El pozo se puede tomar desde cualquier carta que puedas bajar enseguida, con todo lo que tiene encima.
   *[other] ✂️ Del pozo se toman solo las { $count } cartas de arriba.
}
board-blocked-black-three = ⛔ Tapado por ahora por el tres negro de arriba.
board-blocked-red-three = ⛔ Tapado por ahora por el tres rojo de arriba.
board-blocked-canasta = ⛔ Bloqueado para { $sides }: ya hay una canasta completa de { $rank }.

board-side = { $side } · { $total } puntos
board-side-turn = 👉 { $side } · { $total } puntos
board-side-now = { $side } · { $points } en la mesa
board-side-personal = { $members } puntos
board-first-meld-each = Sin juegos; para abrir se necesitan { $needed } puntos.
board-first-meld = Sin juegos; para abrir se necesitan **{ $needed } puntos**.
board-picture-first-meld = Para abrir: { $needed }
board-melded-nothing = Sin juegos en la mesa.
board-meld = { $cards } · { $points } puntos
board-meld-canasta = { $cards } · { $points } puntos · { $make }{"\u00A0"}+{ $bonus }
board-meld-closed = { $meld }{"\u00A0"}🔒
board-meld-black-threes = { $cards } · { $points } puntos · treses negros
board-meld-short = { $cards } · { $points }
board-meld-short-natural = { $cards } · { $points } 🔴 limpia
board-meld-short-mixed = { $cards } · { $points } ⚫ sucia
board-meld-short-wild = { $cards } · { $points } 🃏 comodines
board-meld-short-sequence = { $cards } · { $points } 🪜 escalera
board-meld-short-threes = { $cards } · { $points } 🔺 treses
board-melds-points = Todos los juegos: { $points } puntos
board-red-threes = 🔺 Treses rojos: { $cards } = { $points }{ $against ->
    [yes] {" "}por ahora
   *[no] {""}
}
board-black-threes = ◼️ Treses negros: { $cards } = { $points }{ $against ->
    [yes] {" "}por ahora
   *[no] {""}
}
board-in-hand = Cartas en la mano: { $hands }
board-canastas = canastas para cerrar:{"\u00A0"}{ $there }{"\u00A0"}de{"\u00A0"}{ $needed }
board-in-hand-one = { $name }{"\u00A0"}{ $count }
board-one-card = (solo una)
board-more-cards = (más de una)
board-with-foot = { $hand } (pie: { $count })
board-in-foot = { $hand } (en el pie)
board-side-foot = { $count ->
    [0] 🦶 Este equipo ya tomó su pie.
    [one] 🦶 Pie de este equipo: 1 carta
   *[other] 🦶 Pie de este equipo: { $count } cartas
}
board-foot-unplayed = { $hand } (en el pie, sin jugar nada todavía)
board-bonus = 🎁 { $count ->
    [one] Una carta extra pasa
   *[other] { $count } cartas extra pasan
} a la mano de { $name } en su próximo turno.
board-penalty-cards = ⚠️ Cartas de castigo de { $name }: { $cards }
board-fined = ⚠️ Multa para { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
board-exact-cut = ✂️ Corte exacto: +{ $points }
board-plays = Últimas jugadas
board-footer = { $game } · { $length } · reparte: { $dealer }
board-length-points = partida a { $target } puntos
board-length-rounds = partida de { $count ->
    [one] una ronda
   *[other] { $count } rondas
}
