### What is wrong with rules that cannot be played. A text may name an option by its own: “{ option-hand-size }”.

ruleset-problems = So lässt sich nicht spielen:

problem-unknown-option = unbekannte Option „{ $option }“
problem-unknown-preset = unbekannte Spielart „{ $preset }“; bekannt: { $known }
problem-impossible-value = „{ $name }“: { $value } ist nicht möglich; erlaubt: { $allowed }

problem-unplayable-side-structure = „{ option-side-structure }“: { $seats } Spieler können so nicht spielen ({ $structure }). Möglich: { $possible }
problem-unplayable-hand-size = „{ option-hand-size }“: { $hands } Blätter mit { $cards } Karten{ $foot ->
    [0] { "" }
   *[other] { " " }und Füße mit { $foot }
    } lassen von den { $pack } Karten zu wenige für den Talon
problem-unplayable-foot-size = „{ option-foot-size }“: Von einem Fuß mit einer Karte bliebe nach dem Abwurf keine übrig; er hat keine Karte oder mindestens zwei
problem-unplayable-first-packet-rule = „{ option-first-packet-rule }“: Wählen lässt sich nur zwischen zwei gleich großen Päckchen; „{ option-hand-size }“ ist { $hand }, „{ option-foot-size }“ { $foot }
problem-unplayable-lone-hand-rule = „{ option-lone-hand-rule }“: { $rule ->
    [none] Wo einer gegen zwei spielt, muss hier stehen, wer allein spielt; ändere es zusammen mit „{ option-side-structure }“ oder wähl andere Partnerschaften
   *[other] Dazu muss unter „{ option-side-structure }“ einer gegen zwei spielen; ändere beides zusammen
}
problem-unplayable-three-lay-timing = „{ option-three-lay-timing }“: Dreien werden nicht hingelegt, aber „{ option-red-three-role }“ oder „{ option-black-three-role }“ verlangt es
problem-unplayable-pile-block-tops = „{ option-pile-block-tops }“: Eine wilde Karte obenauf kann nie ausgelegt werden, also müssen wilde Karten dabei sein
problem-unplayable-black-three-blocks-pile = „{ option-black-three-blocks-pile }“: Schwarze Dreien sperren nicht, stehen aber unter „{ option-pile-block-tops }“
problem-unplayable-canasta-mix = „{ option-canasta-mix }“: verlangt { $canastas } Canastas, „{ option-canastas-to-go-out }“ aber { $needed }

problem-conflict-seat-draw-side-structure = „{ option-seat-draw }“ passt nicht zu „{ option-side-structure }“: Partner werden nur für gleich große Seiten ausgelost
problem-conflict-wild-meld-lock-wild-melds = „{ option-wild-meld-lock }“ passt nicht zu „{ option-wild-melds }“: Ohne Meldungen aus wilden Karten kann keine etwas binden
problem-conflict-pile-wild-pair-wild-melds = „{ option-pile-wild-pair }“ passt nicht zu „{ option-wild-melds }“: Was genommen wird, würde eine Meldung aus wilden Karten, und die ist nicht erlaubt
problem-conflict-sequence-pile-take-sequence-melds = „{ option-sequence-pile-take }“ passt nicht zu „{ option-sequence-melds }“: Es gibt keine Sequenzen
problem-conflict-sequence-max-wilds-sequence-melds = „{ option-sequence-max-wilds }“ passt nicht zu „{ option-sequence-melds }“: Es gibt keine Sequenzen
problem-conflict-canasta-mix-wild-melds = „{ option-canasta-mix }“ passt nicht zu „{ option-wild-melds }“: Verlangt wird ein wildes Canasta, aber wilde Karten werden nicht allein ausgelegt
problem-conflict-canasta-mix-sequence-melds = „{ option-canasta-mix }“ passt nicht zu „{ option-sequence-melds }“: Verlangt wird eine Sequenz, aber es gibt keine Sequenzen
problem-conflict-canasta-mix-max-wilds = „{ option-canasta-mix }“ passt nicht zu „{ option-max-wilds }“: Verlangt wird ein gemischtes Canasta, aber Meldungen enthalten keine wilden Karten
problem-conflict-canasta-mix-deck-count-joker-count = „{ option-canasta-mix }“ passt nicht zu „{ option-deck-count }“ und „{ option-joker-count }“: Für so viele wilde Canastas sind zu wenige wilde Karten im Spiel
problem-conflict-canasta-mix-same-rank-melds = „{ option-canasta-mix }“ passt nicht zu „{ option-same-rank-melds }“: Verlangt werden zwei Canastas aus Siebenen, aber eine Seite hat nur eine Meldung aus Siebenen
problem-conflict-red-threes-to-go-out-red-three-role = „{ option-red-threes-to-go-out }“ passt nicht zu „{ option-red-three-role }“: Es liegt nie eine rote Drei auf dem Tisch
problem-conflict-red-threes-to-go-out-canastas-to-go-out = „{ option-red-threes-to-go-out }“ passt nicht zu „{ option-canastas-to-go-out }“: So viele rote Dreien sind nicht im Spiel
problem-conflict-ask-required-ask-limit-per-hand = „{ option-ask-required }“ passt nicht zu „{ option-ask-limit-per-hand }“: Wer einen Partner hat, könnte nie ausmachen
problem-conflict-max-wild-meld-cards-canasta-size = „{ option-max-wild-meld-cards }“ passt nicht zu „{ option-canasta-size }“: Ein wildes Canasta wäre nicht möglich
problem-conflict-max-meld-cards-canasta-size = „{ option-max-meld-cards }“ passt nicht zu „{ option-canasta-size }“: Ein Canasta wäre nicht möglich
problem-conflict-all-members-must-play-from-foot-foot-size = „{ option-all-members-must-play-from-foot }“ passt nicht zu „{ option-foot-size }“: Es gibt keinen Fuß
problem-conflict-foot-trigger-foot-size = „{ option-foot-trigger }“ passt nicht zu „{ option-foot-size }“: Es gibt keinen Fuß
problem-conflict-red-three-from-foot-replaced-foot-size = „{ option-red-three-from-foot-replaced }“ passt nicht zu „{ option-foot-size }“: Von einem Fuß aus Dreien blieben zu wenige Karten, um eine zu behalten und eine abzuwerfen
problem-conflict-foot-scope-foot-size = „{ option-foot-scope }“ passt nicht zu „{ option-foot-size }“: Es gibt keinen Fuß
problem-conflict-foot-scope-side-structure = „{ option-foot-scope }“ passt nicht zu „{ option-side-structure }“: Die Füße werden an Seiten ausgeteilt, und die gibt es noch nicht
problem-conflict-foot-scope-first-packet-rule = „{ option-foot-scope }“ passt nicht zu „{ option-first-packet-rule }“: Niemand hat zwei Päckchen, um zu wählen
problem-conflict-foot-scope-all-members-must-play-from-foot = „{ option-foot-scope }“ passt nicht zu „{ option-all-members-must-play-from-foot }“: Nur einer der Seite nimmt ihren Fuß auf
problem-conflict-bonus-card-counts-bonus-cards = „{ option-bonus-card-counts }“ passt nicht zu „{ option-bonus-cards }“: Eine Zahl von Bonuskarten ist festgelegt, aber niemand bekommt welche
problem-conflict-bonus-cards-bonus-card-counts = „{ option-bonus-cards }“ passt nicht zu „{ option-bonus-card-counts }“: Bonuskarten sind festgelegt, aber ihre Zahl ist 0
problem-conflict-discard-threes-red-three-role = „{ option-discard-threes }“ passt nicht zu „{ option-red-three-role }“: Rote Dreien können nur abgeworfen werden, und das nie
problem-conflict-discard-threes-black-three-role = „{ option-discard-threes }“ passt nicht zu „{ option-black-three-role }“: Schwarze Dreien können nur abgeworfen werden, und das nie
problem-conflict-threes-kept-in-hand-red-three-role = „{ option-threes-kept-in-hand }“ passt nicht zu „{ option-red-three-role }“: Rote Dreien kommen von selbst auf den Tisch
problem-conflict-last-stock-three-threes-kept-in-hand = „{ option-last-stock-three }“ passt nicht zu „{ option-threes-kept-in-hand }“: Die letzte Drei bliebe auf der Hand, wo sie eine zu viel sein könnte
problem-conflict-unreplaced-three-ends-round-stock-exhaustion = „{ option-unreplaced-three-ends-round }“ passt nicht zu „{ option-stock-exhaustion }“: Der Stapel würde zum neuen Talon, und der ersetzt die Drei
problem-conflict-unreplaced-three-ends-round-penalty-unexposed-red-three = „{ option-unreplaced-three-ends-round }“ passt nicht zu „{ option-penalty-unexposed-red-three }“: Eine vergessene Drei bleibt auf der Hand
problem-conflict-initial-meld-may-leave-one-bonus-cards = „{ option-initial-meld-may-leave-one }“ passt nicht zu „{ option-bonus-cards }“: Es können keine Bonuskarten ausstehen
problem-conflict-ask-timing-exit-without-drawing = „{ option-ask-timing }“ passt nicht zu „{ option-exit-without-drawing }“: Gefragt werden darf nur, wo das Ziehen entfallen kann, also könnte nie jemand fragen
problem-conflict-covered-exit-bonus-concealed-rule = „{ option-covered-exit-bonus }“ passt nicht zu „{ option-concealed-rule }“: Gedeckt auszumachen wäre weniger wert als jedes andere Ausmachen
problem-conflict-hand-canasta-bonus-concealed-rule = „{ option-hand-canasta-bonus }“ passt nicht zu „{ option-concealed-rule }“: Die höhere Stufe wäre weniger wert
problem-conflict-special-hands-pairs-wild-pair = „{ option-special-hands }“ passt nicht zu „{ option-pairs-wild-pair }“: Paare mit Zweien werden gespielt, aber kein wildes Paar zählt
problem-conflict-special-hand-scores-special-hands = „{ option-special-hand-scores }“ passt nicht zu „{ option-special-hands }“: Punkte sind für ein Sonderblatt festgelegt, das nicht gespielt wird
