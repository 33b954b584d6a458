### Lo que falla en reglas que no se pueden jugar.

ruleset-problems = Así no se puede jugar:

problem-unknown-option = opción desconocida: ‘{ $option }’
problem-unknown-preset = modalidad desconocida: ‘{ $preset }’; se conocen: { $known }
problem-impossible-value = “{ $name }”: { $value } no es posible; se permite: { $allowed }

## Reglas que no se pueden jugar de ningún modo

problem-unplayable-side-structure = “{ option-side-structure }”: así no pueden jugar { $seats } jugadores ({ $structure }). Posible: { $possible }
problem-unplayable-hand-size = “{ option-hand-size }”: { $hands } manos de { $cards }{ $foot ->
    [0] { "" }
   *[other] { " " }y pies de { $foot }
    } dejan muy pocas de las { $pack } cartas para el mazo
problem-unplayable-foot-size = “{ option-foot-size }”: de un pie de una carta no quedaría ninguna después de descartar; no tiene ninguna carta, o tiene dos o más
problem-unplayable-first-packet-rule = “{ option-first-packet-rule }”: para elegir entre dos paquetes tienen que ser del mismo tamaño; “{ option-hand-size }” es { $hand }, “{ option-foot-size }” { $foot }
problem-unplayable-lone-hand-rule = “{ option-lone-hand-rule }”: { $rule ->
    [none] donde uno juega contra dos, tiene que decir quién juega solo; cámbiala junto con “{ option-side-structure }”, o elige otros equipos
   *[other] necesita uno contra dos en “{ option-side-structure }”; cambia las dos a la vez
}
problem-unplayable-three-lay-timing = “{ option-three-lay-timing }”: los treses no se bajan a la mesa, pero “{ option-red-three-role }” o “{ option-black-three-role }” dice que sí
problem-unplayable-pile-block-tops = “{ option-pile-block-tops }”: un comodín arriba nunca se puede bajar, así que los comodines tienen que estar entre ellas
problem-unplayable-black-three-blocks-pile = “{ option-black-three-blocks-pile }”: los treses negros no detienen a nadie, pero están en “{ option-pile-block-tops }”
problem-unplayable-canasta-mix = “{ option-canasta-mix }”: pide { $canastas } canastas; “{ option-canastas-to-go-out }”, { $needed }

## Opciones que contradicen a otras: la clave nombra cuáles

problem-conflict-seat-draw-side-structure = “{ option-seat-draw }” no combina con “{ option-side-structure }”: los compañeros se sortean para equipos del mismo tamaño
problem-conflict-wild-meld-lock-wild-melds = “{ option-wild-meld-lock }” no combina con “{ option-wild-melds }”: sin juegos de comodines no hay nada que reservar
problem-conflict-pile-wild-pair-wild-melds = “{ option-pile-wild-pair }” no combina con “{ option-wild-melds }”: lo tomado sería un juego de comodines, y no se permiten
problem-conflict-sequence-pile-take-sequence-melds = “{ option-sequence-pile-take }” no combina con “{ option-sequence-melds }”: no hay escaleras
problem-conflict-sequence-max-wilds-sequence-melds = “{ option-sequence-max-wilds }” no combina con “{ option-sequence-melds }”: no hay escaleras
problem-conflict-canasta-mix-wild-melds = “{ option-canasta-mix }” no combina con “{ option-wild-melds }”: se pide una canasta de comodines, pero los comodines no se bajan solos
problem-conflict-canasta-mix-sequence-melds = “{ option-canasta-mix }” no combina con “{ option-sequence-melds }”: se pide una escalera, pero no hay escaleras
problem-conflict-canasta-mix-max-wilds = “{ option-canasta-mix }” no combina con “{ option-max-wilds }”: se pide una canasta sucia, pero los juegos no llevan comodines
problem-conflict-canasta-mix-deck-count-joker-count = “{ option-canasta-mix }” no combina con “{ option-deck-count }” y “{ option-joker-count }”: no hay comodines suficientes para tantas canastas de comodines
problem-conflict-canasta-mix-same-rank-melds = “{ option-canasta-mix }” no combina con “{ option-same-rank-melds }”: se piden dos canastas de sietes, pero cada equipo tiene un solo juego de sietes
problem-conflict-red-threes-to-go-out-red-three-role = “{ option-red-threes-to-go-out }” no combina con “{ option-red-three-role }”: nunca hay un tres rojo en la mesa
problem-conflict-red-threes-to-go-out-canastas-to-go-out = “{ option-red-threes-to-go-out }” no combina con “{ option-canastas-to-go-out }”: no hay tantos treses rojos
problem-conflict-ask-required-ask-limit-per-hand = “{ option-ask-required }” no combina con “{ option-ask-limit-per-hand }”: nadie que tenga compañero podría cerrar nunca
problem-conflict-max-wild-meld-cards-canasta-size = “{ option-max-wild-meld-cards }” no combina con “{ option-canasta-size }”: no se podría hacer ninguna canasta de comodines
problem-conflict-max-meld-cards-canasta-size = “{ option-max-meld-cards }” no combina con “{ option-canasta-size }”: no se podría hacer ninguna canasta
problem-conflict-all-members-must-play-from-foot-foot-size = “{ option-all-members-must-play-from-foot }” no combina con “{ option-foot-size }”: no hay pie
problem-conflict-foot-trigger-foot-size = “{ option-foot-trigger }” no combina con “{ option-foot-size }”: no hay pie
problem-conflict-red-three-from-foot-replaced-foot-size = “{ option-red-three-from-foot-replaced }” no combina con “{ option-foot-size }”: un pie de treses dejaría muy pocas cartas para guardar una y descartar otra
problem-conflict-foot-scope-foot-size = “{ option-foot-scope }” no combina con “{ option-foot-size }”: no hay pie
problem-conflict-foot-scope-side-structure = “{ option-foot-scope }” no combina con “{ option-side-structure }”: los pies se reparten a los equipos, y todavía no los hay
problem-conflict-foot-scope-first-packet-rule = “{ option-foot-scope }” no combina con “{ option-first-packet-rule }”: nadie tiene dos paquetes para elegir
problem-conflict-foot-scope-all-members-must-play-from-foot = “{ option-foot-scope }” no combina con “{ option-all-members-must-play-from-foot }”: solo uno del equipo toma el pie
problem-conflict-bonus-card-counts-bonus-cards = “{ option-bonus-card-counts }” no combina con “{ option-bonus-cards }”: hay números de cartas extra, pero nadie las recibe
problem-conflict-bonus-cards-bonus-card-counts = “{ option-bonus-cards }” no combina con “{ option-bonus-card-counts }”: hay cartas extra, pero su número es 0
problem-conflict-discard-threes-red-three-role = “{ option-discard-threes }” no combina con “{ option-red-three-role }”: los treses rojos solo se pueden descartar, y nunca se descartan
problem-conflict-discard-threes-black-three-role = “{ option-discard-threes }” no combina con “{ option-black-three-role }”: los treses negros solo se pueden descartar, y nunca se descartan
problem-conflict-threes-kept-in-hand-red-three-role = “{ option-threes-kept-in-hand }” no combina con “{ option-red-three-role }”: los treses rojos van solos a la mesa
problem-conflict-last-stock-three-threes-kept-in-hand = “{ option-last-stock-three }” no combina con “{ option-threes-kept-in-hand }”: el último tres se quedaría en la mano, donde podría ser uno de más
problem-conflict-unreplaced-three-ends-round-stock-exhaustion = “{ option-unreplaced-three-ends-round }” no combina con “{ option-stock-exhaustion }”: el pozo sería un mazo nuevo, que repone el tres
problem-conflict-unreplaced-three-ends-round-penalty-unexposed-red-three = “{ option-unreplaced-three-ends-round }” no combina con “{ option-penalty-unexposed-red-three }”: un tres olvidado se queda en la mano
problem-conflict-initial-meld-may-leave-one-bonus-cards = “{ option-initial-meld-may-leave-one }” no combina con “{ option-bonus-cards }”: no puede haber cartas extra pendientes
problem-conflict-ask-timing-exit-without-drawing = “{ option-ask-timing }” no combina con “{ option-exit-without-drawing }”: solo se podría preguntar donde se puede no robar, así que nadie podría preguntar nunca
problem-conflict-covered-exit-bonus-concealed-rule = “{ option-covered-exit-bonus }” no combina con “{ option-concealed-rule }”: un cierre cubierto valdría menos que cualquier otro cierre
problem-conflict-hand-canasta-bonus-concealed-rule = “{ option-hand-canasta-bonus }” no combina con “{ option-concealed-rule }”: el grado más alto valdría menos
problem-conflict-special-hands-pairs-wild-pair = “{ option-special-hands }” no combina con “{ option-pairs-wild-pair }”: se juegan pares con doses, pero no vale ningún par de comodines
problem-conflict-special-hand-scores-special-hands = “{ option-special-hand-scores }” no combina con “{ option-special-hands }”: hay puntos para una mano que no se juega
