### The rule options in words. For each: its name, one sentence that says what it decides (-about), and a clause that says
### what it is set to (-is). In the clauses $value is a word of the option, yes or no, a number, none, or a text for rows.

option-seat-count = Spieler
option-seat-count-about = Wie viele am Tisch spielen.
option-seat-count-is = { $value } Personen spielen
option-side-structure = Seiten
option-side-structure-about = Wer zusammen spielt und zählt.
option-side-structure-is = { $value ->
    [individual] jeder spielt für sich
    [pairs_2x2] zwei Paare spielen
    [pairs_3x2] drei Paare spielen
    [pairs_4x2] vier Paare spielen
    [trios_2x3] zwei Seiten zu dritt spielen
    [pairs_2x2_rotating_fifth] zwei spielen gegen drei, die abwechselnd aussetzen
   *[lone_vs_pair] einer spielt allein gegen zwei, wie es sich in jeder Runde ergibt
}
option-deck-count = Kartenspiele
option-deck-count-about = Wie viele Spiele mit 52 Karten zusammengemischt werden.
option-deck-count-is = { $value ->
    [one] ein Kartenspiel wird verwendet
   *[other] { $value } Kartenspiele werden verwendet
}
option-joker-count = Joker
option-joker-count-about = Wie viele Joker es insgesamt gibt.
option-joker-count-is = { $value ->
    [0] es gibt keine Joker
    [one] es gibt einen Joker
   *[other] es gibt { $value } Joker
}
option-max-copies-per-natural-rank = Karten jedes Werts
option-max-copies-per-natural-rank-about = Ob von jedem Wert von Vier bis Ass nur einige Karten im Spiel bleiben.
option-max-copies-per-natural-rank-is = { $value ->
    [none] alle Karten jedes Werts sind im Spiel
   *[other] nur { $value } Karten jedes Werts sind im Spiel
}
option-hand-size = Ausgeteilte Karten
option-hand-size-about = Wie viele Karten alle bekommen.
option-hand-size-is = alle bekommen { $value } Karten
option-foot-size = Fuß
option-foot-size-about = Wie viele Karten ein zweites Päckchen hat, der Fuß.
option-foot-size-is = { $value ->
    [0] es gibt keinen Fuß
   *[other] ein Fuß hat { $value } Karten
}
option-foot-scope = Wem der Fuß gehört
option-foot-scope-about = Ob jeder Spieler einen Fuß hat oder jede Seite einen, den nimmt, wer von ihr als Erster dazu kommt.
option-foot-scope-is = { $value ->
    [team] jede Seite hat einen Fuß
   *[player] jeder Spieler hat einen Fuß
}
option-first-packet-rule = Hand oder Fuß zuerst
option-first-packet-rule-about = Welches der beiden Päckchen die Hand ist.
option-first-packet-rule-is = { $value ->
    [lower_bottom_card_first] das Päckchen mit der niedrigeren untersten Karte ist die Hand
   *[none] das zuerst ausgeteilte Päckchen ist die Hand
}
option-foot-trigger = Fuß aufnehmen
option-foot-trigger-about = Wann ein Spieler den Fuß aufnimmt.
option-foot-trigger-is = { $value ->
    [own_first_canasta] der Fuß wird mit dem ersten eigenen Canasta aufgenommen
   *[hand_empty] der Fuß wird aufgenommen, wenn die Hand leer ist
}
option-seat-draw = Partner und Plätze
option-seat-draw-about = Wie sich Partner und Plätze ergeben, neu für jede Partie.
option-seat-draw-is = { $value ->
    [high_card_chooses] die Partner werden zu Beginn der Partie mit Karten ausgelost, hoch gegen niedrig; die höchste Karte behält ihren Platz
    [cut_for_seats] die Partner werden zu Beginn der Partie mit Karten ausgelost, niedrig gegen hoch; dann hebt je einer jeder Seite für die Plätze ab, und bei einer roten Karte tauschen Partner die Plätze
   *[as_seated] alle wählen ihren Platz vor der Partie
}
option-first-dealer = Wer zuerst gibt
option-first-dealer-about = Wie bestimmt wird, wer zuerst gibt.
option-first-dealer-is = { $value ->
    [low_cut] wer die niedrigste Karte abhebt, gibt zuerst
    [right_of_high_cut] rechts von der höchsten abgehobenen Karte wird zuerst gegeben
   *[random] wer zuerst gibt, entscheidet der Zufall
}
option-start-pile = Anfang des Stapels
option-start-pile-about = Was nach dem Geben auf dem Stapel liegt.
option-start-pile-is = { $value ->
    [empty] der Stapel beginnt leer
    [four_down_one_up] der Stapel beginnt mit vier verdeckten Karten und einer offenen
   *[upcard] der Stapel beginnt mit einer offenen Karte
}
option-upcard-cover-on = Zugedeckte erste Karten
option-upcard-cover-on-about = Welche ersten Karten des Stapels mit der nächsten zugedeckt werden.
option-upcard-cover-on-is = erste Karten, die zugedeckt werden: { $value }
option-cover-freezes = Zugedeckte Karte friert ein
option-cover-freezes-about = Ob eine zugedeckte wilde Karte oder rote Drei den Stapel von Anfang an einfriert.
option-cover-freezes-is = { $value ->
    [yes] eine zugedeckte erste Karte friert den Stapel ein
   *[no] eine zugedeckte erste Karte friert den Stapel nicht ein
}
option-bonus-cards = Bonuskarten
option-bonus-cards-about = Welche zusätzlichen Karten die Erstmeldung einer Seite bringt.
option-bonus-cards-is = { $value ->
    [draw_after_initial_meld] die Erstmeldung einer Seite bringt Bonuskarten für den nächsten Zug
    [wings] die Erstmeldung einer Seite bringt ein beim Geben beiseitegelegtes Päckchen
    [dead_wings] zwei Päckchen werden beim Geben beiseitegelegt und nie benutzt
    [draw_into_hand] die Erstmeldung einer Seite bringt sofort Bonuskarten auf die Hand
   *[none] die Erstmeldung bringt keine Bonuskarten
}
option-bonus-card-counts = Zahl der Bonuskarten
option-bonus-card-counts-about = Wie viele Bonuskarten die erste Seite bekommt, die auslegt, und wie viele die zweite.
option-bonus-card-counts-is = Bonuskarten für die erste und die zweite Seite: { $value }
option-turn-card-from-bottom = Wendekarte
option-turn-card-from-bottom-about = Welche Karte des Talons, von unten gezählt, angesagt wird; danach gibt es keine Bonuskarten.
option-turn-card-from-bottom-is = { $value ->
    [0] es gibt keine Wendekarte
   *[other] die Wendekarte liegt an { $value }. Stelle von unten im Talon
}
option-exact-cut-bonus = Genau abgehoben
option-exact-cut-bonus-about = Was eine Seite bekommt, wenn sie genau die Karten zum Austeilen abhebt.
option-exact-cut-bonus-is = { $value ->
    [0] genaues Abheben bringt nichts
   *[other] rechts vom Kartengeber wird abgehoben: genau die auszuteilenden Karten, was der Zufall entscheidet, bringen der Seite dort { $value }
}

option-draw-count = Gezogene Karten
option-draw-count-about = Wie viele Karten in einem Zug vom Talon gezogen werden.
option-draw-count-is = { $value ->
    [one] eine Karte wird gezogen
   *[other] { $value } Karten werden gezogen
}
option-draw-counts-by-round = Gezogene Karten nach Runde
option-draw-counts-by-round-about = Wie viele Karten in der ersten, zweiten, dritten ... Runde gezogen werden, wenn es wechselt.
option-draw-counts-by-round-is = gezogene Karten in jeder Runde: { $value }
option-short-draw-is-complete = Zu wenig zum Ziehen
option-short-draw-is-complete-about = Ob eine einzelne letzte Karte genügt, wo zwei gezogen werden.
option-short-draw-is-complete-is = { $value ->
    [yes] eine einzelne letzte Karte genügt zum Ziehen
   *[no] eine einzelne letzte Karte genügt nicht zum Ziehen
}
option-exit-without-drawing = Ausmachen vor dem Ziehen
option-exit-without-drawing-about = Ob man ausmachen darf, ohne erst zu ziehen.
option-exit-without-drawing-is = { $value ->
    [with_permission] vor dem Ziehen darf man mit Erlaubnis des Partners ausmachen
   *[never] niemand macht vor dem Ziehen aus
}
option-pile-take-extent = Wie viel vom Stapel
option-pile-take-extent-about = Wie viel vom Ablagestapel genommen wird.
option-pile-take-extent-is = { $value ->
    [top_only] nur die oberste Karte wird genommen
    [top_3] höchstens die obersten drei Karten werden genommen
    [top_5] höchstens die obersten fünf Karten werden genommen
    [top_7] höchstens die obersten sieben Karten werden genommen
    [until_wild] der Stapel wird bis zur nächsten wilden Karte genommen
    [from_card] der Stapel wird bis zu einer Karte genommen, die sofort ausgelegt wird
   *[all] der ganze Stapel wird genommen
}
option-pile-visibility = Stapel ansehen
option-pile-visibility-about = Ob man die Karten unter der obersten ansehen darf.
option-pile-visibility-is = { $value ->
    [all] der ganze Stapel darf angesehen werden
   *[top_only] nur die oberste Karte ist zu sehen
}

option-red-three-role = Rote Dreien
option-red-three-role-about = Was eine rote Drei ist.
option-red-three-role-is = { $value ->
    [american_three] rote Dreien werden ausgelegt oder, wo es erlaubt ist, auf der Hand behalten
    [discard_only] rote Dreien bleiben auf der Hand und können nur abgeworfen werden
   *[lay_for_bonus] rote Dreien werden für einen Bonus ausgelegt
}
option-black-three-role = Schwarze Dreien
option-black-three-role-about = Was eine schwarze Drei ist.
option-black-three-role-is = { $value ->
    [american_three] schwarze Dreien werden ausgelegt und zählen wie rote oder werden, wo es erlaubt ist, auf der Hand behalten
    [discard_only] schwarze Dreien können nur abgeworfen werden
   *[stop_card] schwarze Dreien sind Sperrkarten
}
option-three-lay-timing = Ausgeteilte Dreien auslegen
option-three-lay-timing-about = Wann ausgeteilte Dreien auf den Tisch kommen.
option-three-lay-timing-is = { $value ->
    [own_turn] ausgeteilte Dreien werden im ersten eigenen Zug ausgelegt
    [not_laid] Dreien werden nicht ausgelegt
   *[at_deal] ausgeteilte Dreien werden sofort ausgelegt
}
option-threes-kept-in-hand = Dreien auf der Hand
option-threes-kept-in-hand-about = Wie viele Dreien man auf der Hand behalten darf.
option-threes-kept-in-hand-is = { $value ->
    [one_before_meld] eine Drei darf bis zur Erstmeldung der Seite auf der Hand bleiben
    [unlimited] Dreien dürfen auf der Hand bleiben
   *[none] keine Drei darf auf der Hand bleiben
}
option-red-three-totals = Punkte der Dreien
option-red-three-totals-about = Was eine, zwei, drei ... ausgelegte Dreien zusammen zählen.
option-red-three-totals-is = eine, zwei, drei ... ausgelegte Dreien zählen { $value }
option-three-sign = Dreien plus oder minus
option-three-sign-about = Wann ausgelegte Dreien für ihre Seite zählen; sonst zählen sie gegen sie.
option-three-sign-is = { $value ->
    [any_canasta] ausgelegte Dreien zählen für eine Seite mit einem Canasta, sonst gegen sie
    [two_canastas] ausgelegte Dreien zählen für eine Seite mit zwei Canastas, sonst gegen sie
    [sevens_canasta] ausgelegte Dreien zählen für eine Seite mit einem Canasta aus Siebenen, sonst gegen sie
    [american_three_way] ausgelegte Dreien zählen gegen eine Seite ohne Canasta, mit einem nichts, mit zwei für sie
    [never] Dreien zählen nie für eine Seite
   *[any_meld] ausgelegte Dreien zählen für eine Seite, die ausgelegt hat, sonst gegen sie
}
option-red-three-in-hand-penalty = Rote Drei bleibt auf der Hand
option-red-three-in-hand-penalty-about = Was eine rote Drei kostet, die auf der Hand bleibt.
option-red-three-in-hand-penalty-is = eine rote Drei, die auf der Hand bleibt, kostet { $value }
option-threes-in-hand-scoring = Wertung von Dreien auf der Hand
option-threes-in-hand-scoring-about = Wie behaltene Dreien auf der Hand zählen.
option-threes-in-hand-scoring-is = { $value ->
    [as_if_laid] Dreien auf der Hand zählen wie ausgelegte
    [as_if_laid_for_penalty] Dreien auf der Hand zählen wie ausgelegte, wo diese Punkte kosten, sonst nichts
   *[five_each] Dreien auf der Hand zählen Karte für Karte gegen ihre Seite
}
option-last-stock-three = Drei als letzte Karte
option-last-stock-three-about = Was geschieht, wenn die letzte Karte des Talons eine Drei ist.
option-last-stock-three-is = { $value ->
    [ends_uncredited] eine als letzte Karte des Talons gezogene Drei beendet die Runde sofort und zählt nichts
    [ends_minus_five] eine als letzte Karte des Talons gezogene Drei beendet die Runde sofort und zählt 5 gegen den, der sie gezogen hat
    [must_lay] eine als letzte Karte des Talons gezogene Drei muss ausgelegt werden, und die Runde endet
    [may_lay] eine als letzte Karte des Talons gezogene Drei darf ausgelegt werden, und die Runde endet
    [may_discard_if_out] eine als letzte Karte des Talons gezogene Drei darf zum Ausmachen abgeworfen werden; sonst endet die Runde
    [stays_in_hand] eine als letzte Karte des Talons gezogene Drei bleibt auf der Hand, wenn sie darf, und der Zug geht weiter
   *[ends_laid_counts] eine als letzte Karte des Talons gezogene Drei wird ausgelegt, zählt und beendet die Runde
}
option-unreplaced-three-ends-round = Drei ohne Ersatz
option-unreplaced-three-ends-round-about = Ob eine Drei, die der Talon nicht ersetzen kann, die Runde immer beendet.
option-unreplaced-three-ends-round-is = { $value ->
    [yes] jede Drei, die der Talon nicht ersetzen kann, beendet die Runde
   *[no] eine Drei, die der Talon nicht ersetzen kann, beendet die Runde nicht, wenn mit ihr eine andere Karte gezogen wurde
}
option-red-three-from-pile-replaced = Rote Drei aus dem Stapel
option-red-three-from-pile-replaced-about = Ob eine rote Drei in einem genommenen Stapel ersetzt wird.
option-red-three-from-pile-replaced-is = { $value ->
    [yes] eine rote Drei aus dem Stapel wird ersetzt
   *[no] eine rote Drei aus dem Stapel wird nicht ersetzt
}
option-red-three-from-foot-replaced = Drei aus dem Fuß
option-red-three-from-foot-replaced-about = Ob eine Drei ersetzt wird, die aus dem Fuß ausgelegt wird.
option-red-three-from-foot-replaced-is = { $value ->
    [yes] eine aus dem Fuß ausgelegte Drei wird ersetzt
   *[no] eine Drei aus dem Fuß wird beim Aufnehmen des Fußes ausgelegt und nicht ersetzt
}
option-black-three-blocks-pile = Schwarze Drei sperrt
option-black-three-blocks-pile-about = Ob eine schwarze Drei obenauf den Stapel für den nächsten Spieler sperrt.
option-black-three-blocks-pile-is = { $value ->
    [yes] eine schwarze Drei sperrt den Stapel für den nächsten Spieler
   *[no] eine schwarze Drei sperrt den Stapel für niemanden
}
option-black-three-barred-first-round = Schwarze Dreien am Anfang
option-black-three-barred-first-round-about = Ob schwarze Dreien schon im ersten eigenen Zug abgeworfen werden dürfen.
option-black-three-barred-first-round-is = { $value ->
    [yes] im ersten eigenen Zug einer Runde wirft niemand eine schwarze Drei ab
   *[no] schwarze Dreien dürfen vom ersten Zug an abgeworfen werden
}
option-black-threes-from-pile = Schwarze Dreien im Stapel
option-black-threes-from-pile-about = Was mit schwarzen Dreien in einem genommenen Stapel geschieht.
option-black-threes-from-pile-is = { $value ->
    [set_aside] schwarze Dreien in einem genommenen Stapel kommen nicht auf die Hand, sondern werden beiseitegelegt und zählen für ihre Seite: je 5, alle zusammen mehr
   *[keep] schwarze Dreien in einem genommenen Stapel kommen auf die Hand
}
option-black-three-meld = Schwarze Dreien als Meldung
option-black-three-meld-about = Ob schwarze Dreien beim Ausmachen ausgelegt werden dürfen.
option-black-three-meld-is = { $value ->
    [exit_turn_with_wilds] schwarze Dreien dürfen beim Ausmachen ausgelegt werden, mit wilden Karten wie in anderen Meldungen
    [exit_turn_all_six] schwarze Dreien werden nur alle zusammen ausgelegt, beim Ausmachen
    [never] schwarze Dreien werden nie ausgelegt
   *[exit_turn_three_plus] drei oder mehr schwarze Dreien dürfen beim Ausmachen ausgelegt werden
}
option-black-three-melded-value = Ausgelegte schwarze Drei
option-black-three-melded-value-about = Was eine ausgelegte schwarze Drei zählt.
option-black-three-melded-value-is = eine ausgelegte schwarze Drei zählt { $value }
option-black-three-hand-penalty = Schwarze Drei bleibt auf der Hand
option-black-three-hand-penalty-about = Was eine schwarze Drei kostet, die auf der Hand bleibt.
option-black-three-hand-penalty-is = eine schwarze Drei, die auf der Hand bleibt, kostet { $value }
option-bonus-four-black-threes = Alle schwarzen Dreien
option-bonus-four-black-threes-about = Was eine Meldung aus allen schwarzen Dreien statt ihrer Kartenpunkte zählt.
option-bonus-four-black-threes-is = { $value ->
    [0] eine Meldung aus allen schwarzen Dreien hat keinen Bonus
   *[other] eine Meldung aus allen schwarzen Dreien zählt { $value }
}

