### The rule options in words. For each: its name, one sentence that says what it decides (-about), and a clause that says
### what it is set to (-is). In the clauses $value is a word of the option, yes or no, a number, none, or a text for rows.

option-seat-count = Spieler
option-seat-count-about = Wie viele am Tisch spielen.
option-seat-count-is = { $value } Personen spielen
option-side-structure = Partnerschaften
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
option-deck-count-about = Wie viele Kartenspiele mit 52 Karten zusammengemischt werden.
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
option-foot-scope-about = Ob jeder Spieler einen Fuß hat oder jede Seite einen für den, der zuerst dazu kommt.
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
    [right_of_high_cut] wer rechts von der höchsten abgehobenen Karte sitzt, gibt zuerst
   *[random] wer zuerst gibt, entscheidet der Zufall
}
option-start-pile = Anfang des Stapels
option-start-pile-about = Was nach dem Austeilen auf dem Stapel liegt.
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
    [wings] die Erstmeldung einer Seite bringt ein beim Austeilen beiseitegelegtes Päckchen
    [dead_wings] zwei Päckchen werden beim Austeilen beiseitegelegt und nie benutzt
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
   *[other] wer rechts vom Geber sitzt, hebt ab: Sind es genau die auszuteilenden Karten, was der Zufall entscheidet, bringt das der eigenen Seite { $value }
}

option-draw-count = Gezogene Karten
option-draw-count-about = Wie viele Karten in einem Zug vom Talon gezogen werden.
option-draw-count-is = { $value ->
    [one] eine Karte wird gezogen
   *[other] { $value } Karten werden gezogen
}
option-draw-counts-by-round = Gezogene Karten nach Runde
option-draw-counts-by-round-about = Wie viele Karten in der ersten, zweiten, dritten … Runde gezogen werden, wenn es wechselt.
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
    [american_three] rote Dreien werden hingelegt oder, wo es erlaubt ist, auf der Hand behalten
    [discard_only] rote Dreien bleiben auf der Hand und können nur abgeworfen werden
   *[lay_for_bonus] rote Dreien werden für einen Bonus hingelegt
}
option-black-three-role = Schwarze Dreien
option-black-three-role-about = Was eine schwarze Drei ist.
option-black-three-role-is = { $value ->
    [american_three] schwarze Dreien werden hingelegt und zählen wie rote oder werden, wo es erlaubt ist, auf der Hand behalten
    [discard_only] schwarze Dreien können nur abgeworfen werden
   *[stop_card] schwarze Dreien sind Sperrkarten
}
option-three-lay-timing = Ausgeteilte Dreien hinlegen
option-three-lay-timing-about = Wann ausgeteilte Dreien auf den Tisch kommen.
option-three-lay-timing-is = { $value ->
    [own_turn] ausgeteilte Dreien werden im ersten eigenen Zug hingelegt
    [not_laid] Dreien werden nicht hingelegt
   *[at_deal] ausgeteilte Dreien werden sofort hingelegt
}
option-threes-kept-in-hand = Dreien auf der Hand
option-threes-kept-in-hand-about = Wie viele Dreien man auf der Hand behalten darf.
option-threes-kept-in-hand-is = { $value ->
    [one_before_meld] eine Drei darf bis zur Erstmeldung der Seite auf der Hand bleiben
    [unlimited] Dreien dürfen auf der Hand bleiben
   *[none] keine Drei darf auf der Hand bleiben
}
option-red-three-totals = Punkte der Dreien
option-red-three-totals-about = Was eine, zwei, drei … hingelegte Dreien zusammen zählen.
option-red-three-totals-is = eine, zwei, drei … hingelegte Dreien zählen { $value }
option-three-sign = Dreien plus oder minus
option-three-sign-about = Wann hingelegte Dreien als Plus für ihre Seite zählen; sonst zählen sie als Minus.
option-three-sign-is = { $value ->
    [any_canasta] hingelegte Dreien zählen als Plus für eine Seite mit einem Canasta, sonst als Minus
    [two_canastas] hingelegte Dreien zählen als Plus für eine Seite mit zwei Canastas, sonst als Minus
    [sevens_canasta] hingelegte Dreien zählen als Plus für eine Seite mit einem Canasta aus Siebenen, sonst als Minus
    [american_three_way] hingelegte Dreien zählen als Minus für eine Seite ohne Canasta, nichts mit einem, als Plus mit zwei
    [never] Dreien zählen nie als Plus
   *[any_meld] hingelegte Dreien zählen als Plus für eine Seite, die ausgelegt hat, sonst als Minus
}
option-red-three-in-hand-penalty = Rote Drei bleibt auf der Hand
option-red-three-in-hand-penalty-about = Was eine rote Drei kostet, die auf der Hand bleibt.
option-red-three-in-hand-penalty-is = eine rote Drei, die auf der Hand bleibt, kostet { $value }
option-threes-in-hand-scoring = Wertung von Dreien auf der Hand
option-threes-in-hand-scoring-about = Wie behaltene Dreien auf der Hand zählen.
option-threes-in-hand-scoring-is = { $value ->
    [as_if_laid] Dreien auf der Hand zählen wie hingelegte
    [as_if_laid_for_penalty] Dreien auf der Hand zählen wie hingelegte, wo diese Punkte kosten, sonst nichts
   *[five_each] Dreien auf der Hand zählen Karte für Karte als Minus für ihre Seite
}
option-last-stock-three = Drei als letzte Karte
option-last-stock-three-about = Was geschieht, wenn die letzte Karte des Talons eine Drei ist.
option-last-stock-three-is = { $value ->
    [ends_uncredited] eine als letzte Karte des Talons gezogene Drei beendet die Runde sofort und zählt nichts
    [ends_minus_five] eine als letzte Karte des Talons gezogene Drei beendet die Runde sofort und kostet den, der sie gezogen hat, 5
    [must_lay] eine als letzte Karte des Talons gezogene Drei muss hingelegt werden, und die Runde endet
    [may_lay] eine als letzte Karte des Talons gezogene Drei darf hingelegt werden, und die Runde endet
    [may_discard_if_out] eine als letzte Karte des Talons gezogene Drei darf zum Ausmachen abgeworfen werden; sonst endet die Runde
    [stays_in_hand] eine als letzte Karte des Talons gezogene Drei bleibt auf der Hand, wenn sie darf, und der Zug geht weiter
   *[ends_laid_counts] eine als letzte Karte des Talons gezogene Drei wird hingelegt, zählt und beendet die Runde
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
option-red-three-from-foot-replaced-about = Ob eine Drei ersetzt wird, die aus dem Fuß hingelegt wird.
option-red-three-from-foot-replaced-is = { $value ->
    [yes] eine aus dem Fuß hingelegte Drei wird ersetzt
   *[no] eine Drei aus dem Fuß wird beim Aufnehmen des Fußes hingelegt und nicht ersetzt
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

option-min-meld-cards = Kleinste Meldung
option-min-meld-cards-about = Wie viele Karten eine Meldung mindestens hat.
option-min-meld-cards-is = eine Meldung hat mindestens { $value } Karten
option-canasta-size = Karten eines Canastas
option-canasta-size-about = Wie viele Karten ein Canasta ergeben.
option-canasta-size-is = { $value } Karten ergeben ein Canasta
option-min-naturals = Natürliche Karten einer Meldung
option-min-naturals-about = Wie viele natürliche Karten eine Meldung mit wilden Karten mindestens hat.
option-min-naturals-is = eine Meldung hat mindestens { $value } natürliche Karten
option-max-wilds = Wilde Karten einer Meldung
option-max-wilds-about = Wie viele wilde Karten eine Meldung haben darf.
option-max-wilds-is = { $value ->
    [none] die Zahl wilder Karten in einer Meldung ist nicht begrenzt
    [one] eine Meldung hat höchstens eine wilde Karte
   *[other] eine Meldung hat höchstens { $value } wilde Karten
}
option-wild-ratio = Natürliche und wilde Karten
option-wild-ratio-about = In welchem Verhältnis natürliche und wilde Karten einer Meldung stehen müssen.
option-wild-ratio-is = { $value ->
    [naturals_ge_wilds] eine Meldung hat nie mehr wilde als natürliche Karten
    [naturals_gt_wilds] eine Meldung hat immer mehr natürliche als wilde Karten
    [naturals_ge_twice_wilds] eine Meldung hat für jede wilde Karte zwei natürliche
    [one_until_six_cards] eine Meldung hat bis zu fünf Karten eine wilde Karte, ab sechs zwei
   *[none] das Verhältnis natürlicher und wilder Karten ist frei
}
option-max-meld-cards = Größte Meldung
option-max-meld-cards-about = Wie viele Karten eine Meldung haben darf.
option-max-meld-cards-is = { $value ->
    [none] Meldungen dürfen unbegrenzt wachsen
   *[other] eine Meldung hat höchstens { $value } Karten
}
option-canasta-extension = An Canastas anlegen
option-canasta-extension-about = Welche fertigen Canastas weitere Karten aufnehmen.
option-canasta-extension-is = { $value ->
    [natural_only] nur echte Canastas nehmen weitere Karten auf
    [none] Canastas nehmen keine weiteren Karten auf
   *[all] Canastas nehmen weitere Karten auf
}
option-same-rank-melds = Zwei Meldungen eines Werts
option-same-rank-melds-about = Ob eine Seite mehr als eine Meldung eines Werts haben darf.
option-same-rank-melds-is = { $value ->
    [new_after_canasta] eine Seite darf nach dem Canasta eines Werts eine neue Meldung dieses Werts beginnen
    [many] eine Seite darf mehrere Meldungen eines Werts haben
   *[merge] eine Seite hat eine Meldung pro Wert
}
option-wild-melds = Meldungen aus wilden Karten
option-wild-melds-about = Ob wilde Karten allein ausgelegt werden dürfen.
option-wild-melds-is = { $value ->
    [yes] wilde Karten dürfen allein ausgelegt werden
   *[no] wilde Karten allein sind keine Meldung
}
option-max-wild-meld-cards = Größte wilde Meldung
option-max-wild-meld-cards-about = Wie viele Karten eine Meldung aus wilden Karten haben darf.
option-max-wild-meld-cards-is = { $value ->
    [none] Meldungen aus wilden Karten dürfen unbegrenzt wachsen
   *[other] eine Meldung aus wilden Karten hat höchstens { $value } Karten
}
option-wild-meld-lock = Wilde Karten gebunden
option-wild-meld-lock-about = Ob alle wilden Karten zu einer unfertigen Meldung aus wilden Karten müssen.
option-wild-meld-lock-is = { $value ->
    [yes] solange die Meldung aus wilden Karten { $alone ->
        [yes] eines Spielers unfertig ist, legt er
       *[no] einer Seite unfertig ist, legt sie
    } wilde Karten nirgends sonst an
   *[no] eine Meldung aus wilden Karten bindet nichts
}
option-rule-of-five = Fünferregel
option-rule-of-five-about = Ob wilde Karten nach der Erstmeldung nur zu Meldungen mit fünf natürlichen Karten dürfen.
option-rule-of-five-is = { $value ->
    [yes] vom Zug nach { $alone ->
        [yes] deiner Erstmeldung an, mit dem Stapel, sobald er genommen ist, dürfen deine
       *[no] der Erstmeldung einer Seite an, mit dem Stapel, sobald er genommen ist, dürfen ihre
    } wilden Karten nur zu Meldungen mit fünf natürlichen Karten oder zu Meldungen aus wilden Karten
   *[no] wilde Karten dürfen zu jeder Meldung
}
option-sevens-rule = Siebenen
option-sevens-rule-about = Ob Siebenen wilde Karten aufnehmen.
option-sevens-rule-is = { $value ->
    [pure_only] Siebenen nehmen nie wilde Karten auf
   *[ordinary] Siebenen werden ausgelegt wie andere Karten
}
option-aces-rule = Asse
option-aces-rule-about = Ob Asse wilde Karten aufnehmen.
option-aces-rule-is = { $value ->
    [pure_unless_dirty_initial] Asse nehmen wilde Karten nur in einer Meldung auf, die mit einer begann, in { $alone ->
        [yes] deiner Erstmeldung
       *[no] der Erstmeldung der Seite
    }
   *[ordinary] Asse werden ausgelegt wie andere Karten
}
option-closed-rank-rule = Geschlossene Werte
option-closed-rank-rule-about = Ob ein Canasta seinen Wert schließt.
option-closed-rank-rule-is = { $value ->
    [dead_for_both] hat irgendwer ein Canasta eines Werts, darf niemand mehr eine Meldung dieses Werts beginnen oder an sie anlegen
    [dead_for_owner_only] hat eine Seite ein Canasta eines Werts, legt sie keine Karten dieses Werts mehr aus
   *[none] ein Canasta schließt nichts
}
option-sequence-melds = Sequenzen
option-sequence-melds-about = Ob Sequenzen einer Farbe ausgelegt werden dürfen.
option-sequence-melds-is = { $value ->
    [yes] Sequenzen einer Farbe dürfen ausgelegt werden
   *[no] Sequenzen sind keine Meldungen
}
option-sequence-pile-take = Stapel für eine Sequenz
option-sequence-pile-take-about = Ob die oberste Karte für eine Sequenz genommen werden darf.
option-sequence-pile-take-is = { $value ->
    [top_card_only] die oberste Karte des Stapels allein darf für eine Sequenz der Seite genommen werden
    [whole_pile] der Stapel darf durch Anlegen seiner obersten Karte an eine Sequenz der Seite genommen werden
   *[not_allowed] die oberste Karte des Stapels kann nicht für eine Sequenz genommen werden
}
option-sequence-max-wilds = Wilde Karten in einer Sequenz
option-sequence-max-wilds-about = Wie viele wilde Karten eine Sequenz haben darf.
option-sequence-max-wilds-is = { $value ->
    [0] Sequenzen haben keine wilden Karten
   *[other] eine Sequenz darf eine wilde Karte haben
}
option-threes-melds = Meldungen aus Dreien
option-threes-melds-about = Ob Dreien ausgelegt werden dürfen, bis zu einem Canasta aus Dreien.
option-threes-melds-is = { $value ->
    [yes] Dreien dürfen bis zu einem Canasta ausgelegt werden
   *[no] Dreien können kein Canasta ergeben
}

option-initial-minimums = Erstmeldung
option-initial-minimums-about = Wie viele Punkte die Erstmeldung einer Seite braucht.
option-initial-minimums-is = die Erstmeldung braucht { $value }
option-initial-minimums-by = Erstmeldung nach
option-initial-minimums-by-about = Ob sich die Punkte der Erstmeldung nach dem Punktestand oder der Nummer der Runde richten.
option-initial-minimums-by-is = { $value ->
    [round] die Punkte der Erstmeldung richten sich nach der Nummer der Runde
   *[score] die Punkte der Erstmeldung richten sich nach dem Punktestand
}
option-initial-compare = Mindestpunktzahl erreichen
option-initial-compare-about = Ob die Erstmeldung ihre Mindestpunktzahl erreichen oder überschreiten muss.
option-initial-compare-is = { $value ->
    [more_than] die Erstmeldung muss mehr als die Mindestpunktzahl zählen
   *[at_least] die Erstmeldung muss mindestens die Mindestpunktzahl zählen
}
option-initial-pile-allowed = Stapel bei der Erstmeldung
option-initial-pile-allowed-about = Wie der Stapel im Zug der Erstmeldung genutzt werden darf.
option-initial-pile-allowed-is = { $value ->
    [yes_after_hand_meld] der Stapel darf nach einer Erstmeldung allein aus der Hand genommen werden
    [yes_after_hand_meld_not_mixed_aces] der Stapel darf nach einer Erstmeldung allein aus der Hand genommen werden, aber kein Ass mit gemischten Assen
    [no] der Stapel wird im Zug der Erstmeldung nicht genommen
   *[top_counts] die oberste Karte zählt für die Erstmeldung
}
option-initial-purity = Art der Erstmeldung
option-initial-purity-about = Was zur Erstmeldung gehören muss.
option-initial-purity-is = { $value ->
    [pure_three_or_wild] zur Erstmeldung müssen drei oder mehr Karten eines Werts ohne wilde Karten gehören, oder eine Meldung aus wilden Karten
    [pure_three_always] zur Erstmeldung müssen drei oder mehr Karten eines Werts ohne wilde Karten gehören
    [three_naturals] zur Erstmeldung muss eine Meldung mit drei natürlichen Karten gehören; wilde Karten dürfen dabei sein
   *[none] die Erstmeldung darf beliebig sein
}
option-initial-canasta-waiver = Canasta als Erstmeldung
option-initial-canasta-waiver-about = Welches Canasta als Erstmeldung genügt, was immer es zählt.
option-initial-canasta-waiver-is = { $value ->
    [natural_or_wild_from_hand] mit einem ganzen echten oder wilden Canasta aus der Hand braucht die Erstmeldung keine Punkte
    [any_canasta] mit einem ganzen Canasta jeder Art braucht die Erstmeldung keine Punkte
   *[none] auch ein Canasta als Erstmeldung braucht seine Punkte
}
option-concealed-waives-minimum = Ausmachen als Erstmeldung
option-concealed-waives-minimum-about = Ob es keine Mindestpunktzahl braucht, wenn man die ganze Hand mit einem Canasta auslegt.
option-concealed-waives-minimum-is = { $value ->
    [stock_draw_only] nach dem Ziehen in einem Zug auszumachen, braucht keine Mindestpunktzahl
   *[never] in einem Zug auszumachen, braucht die Punkte der Erstmeldung
}
option-initial-canasta-required-from = Canasta nötig ab
option-initial-canasta-required-from-about = Ab welchem Punktestand zur Erstmeldung ein Canasta gehören muss.
option-initial-canasta-required-from-is = { $value ->
    [none] die Erstmeldung braucht kein Canasta
   *[other] ab { $value } Punkten muss zur Erstmeldung ein Canasta gehören
}
option-initial-natural-canasta-required-from = Echtes Canasta nötig ab
option-initial-natural-canasta-required-from-about = Ab welchem Punktestand zur Erstmeldung ein echtes Canasta gehören muss.
option-initial-natural-canasta-required-from-is = { $value ->
    [none] die Erstmeldung braucht kein echtes Canasta
   *[other] ab { $value } Punkten muss zur Erstmeldung ein echtes Canasta gehören
}

option-pile-freeze-cards = Karten, die einfrieren
option-pile-freeze-cards-about = Welche Karten im Stapel ihn einfrieren.
option-pile-freeze-cards-is = Karten, die den Stapel einfrieren: { $value }
option-turned-red-three-freezes = Erste Karte eine rote Drei
option-turned-red-three-freezes-about = Ob eine als erste aufgedeckte rote Drei den Stapel einfriert, wo es eine abgeworfene nicht tut.
option-turned-red-three-freezes-is = { $value ->
    [yes] eine als erste Karte aufgedeckte rote Drei friert den Stapel ein
   *[no] eine als erste Karte aufgedeckte rote Drei friert den Stapel nur ein, wenn es auch eine abgeworfene tut
}
option-pile-frozen-until-melded = Eingefroren vor der Erstmeldung
option-pile-frozen-until-melded-about = Ob der Stapel für eine Seite eingefroren ist, die nicht ausgelegt hat.
option-pile-frozen-until-melded-is = { $value ->
    [yes] der Stapel ist für eine Seite eingefroren, die nicht ausgelegt hat
   *[no] der Stapel ist nicht schon deshalb eingefroren, weil eine Seite nicht ausgelegt hat
}
option-pile-always-frozen = Immer eingefroren
option-pile-always-frozen-about = Ob der Stapel immer ein natürliches Paar aus der Hand braucht.
option-pile-always-frozen-is = { $value ->
    [yes] der Stapel ist immer eingefroren
   *[no] der Stapel ist nicht immer eingefroren
}
option-pile-natural-plus-wild = Natürliche und wilde Karte
option-pile-natural-plus-wild-about = Ob man einen nicht eingefrorenen Stapel mit einer natürlichen und einer wilden Karte nehmen darf.
option-pile-natural-plus-wild-is = { $value ->
    [yes] ein nicht eingefrorener Stapel darf mit einer natürlichen und einer wilden Karte genommen werden
   *[no] der Stapel wird nicht mit einer natürlichen und einer wilden Karte genommen
}
option-pile-wild-pair = Paare wilder Karten
option-pile-wild-pair-about = Ob ein Paar Zweien eine Zwei obenauf nimmt und ein Paar Joker einen Joker.
option-pile-wild-pair-is = { $value ->
    [yes] ein Paar Zweien nimmt eine Zwei, ein Paar Joker einen Joker
   *[no] eine wilde Karte obenauf kann nicht genommen werden
}
option-pile-layoff-to-meld = Oberste Karte an eine Meldung
option-pile-layoff-to-meld-about = Ob man den nicht eingefrorenen Stapel durch Anlegen der obersten Karte an eine Meldung nehmen darf.
option-pile-layoff-to-meld-is = { $value ->
    [yes] ein nicht eingefrorener Stapel darf durch Anlegen seiner obersten Karte an eine Meldung genommen werden
   *[no] der Stapel wird nicht durch Anlegen seiner obersten Karte an eine Meldung genommen
}
option-pile-layoff-to-canasta = Oberste Karte an ein Canasta
option-pile-layoff-to-canasta-about = Ob die oberste Karte auch an ein Canasta der eigenen Seite angelegt werden darf.
option-pile-layoff-to-canasta-is = { $value ->
    [yes] die oberste Karte darf an ein Canasta angelegt werden
   *[no] der Stapel wird nicht durch Anlegen seiner obersten Karte an ein Canasta genommen
}
option-own-canasta-take-conflict = Oberste Karte vom Wert des Canastas
option-own-canasta-take-conflict-about = Was gilt, wenn eine natürliche und eine wilde Karte zu einem Canasta voller wilder Karten kämen.
option-own-canasta-take-conflict-is = { $value ->
    [separate_open_meld] eine natürliche und eine wilde Karte beginnen eine zweite Meldung neben dem Canasta
    [unlimited_wilds_after_canasta] ein Canasta mit vier natürlichen Karten nimmt beliebig viele wilde Karten auf
    [never_take] der Stapel wird nie mit einer obersten Karte vom Wert eines Canastas der eigenen Seite genommen
   *[refuse_natural_plus_wild] ein Canasta voller wilder Karten nimmt keine natürliche mit einer wilden Karte auf
}
option-pile-block-tops = Karten, die sperren
option-pile-block-tops-about = Welche obersten Karten niemand nehmen darf.
option-pile-block-tops-is = oberste Karten, die niemand nehmen darf: { $value }
option-block-on-taker-canasta-rank = Sperre durch Canasta
option-block-on-taker-canasta-rank-about = Ob eine oberste Karte vom Wert eines Canastas der eigenen Seite dieser den Stapel sperrt.
option-block-on-taker-canasta-rank-is = { $value ->
    [yes] eine oberste Karte vom Wert eines Canastas der eigenen Seite kann nicht genommen werden
   *[no] eine oberste Karte vom Wert eines Canastas der eigenen Seite darf genommen werden
}
option-one-card-hand-takes-one-card-pile = Eine Karte nimmt eine Karte
option-one-card-hand-takes-one-card-pile-about = Ob man mit einer Karte auf der Hand einen Stapel aus einer Karte nehmen darf.
option-one-card-hand-takes-one-card-pile-is = { $value ->
    [yes] eine Karte auf der Hand darf einen Stapel aus einer Karte nehmen
   *[no] eine Karte auf der Hand nimmt keinen Stapel aus einer Karte
}

option-discard-wild = Wilde Karten abwerfen
option-discard-wild-about = Ob wilde Karten abgeworfen werden dürfen.
option-discard-wild-is = { $value ->
    [never] wilde Karten werden nie abgeworfen
    [forced_or_final_only] wilde Karten können nur als letzte Karte beim Ausmachen abgeworfen werden oder von einer Hand aus lauter wilden Karten
   *[allowed] wilde Karten dürfen abgeworfen werden
}
option-discard-threes = Dreien abwerfen
option-discard-threes-about = Welche Dreien abgeworfen werden dürfen.
option-discard-threes-is = { $value ->
    [never] Dreien werden nie abgeworfen
    [final_only] eine Drei kann nur als letzte Karte beim Ausmachen abgeworfen werden
    [any] alle Dreien dürfen abgeworfen werden
   *[black_only] schwarze Dreien dürfen abgeworfen werden
}
option-seven-discards = Siebenen abwerfen
option-seven-discards-about = Wann Siebenen abgeworfen werden dürfen.
option-seven-discards-is = { $value ->
    [after_own_sevens_canasta] keine Sieben wird abgeworfen, bevor die eigene Seite ein Canasta aus Siebenen hat, und nie als letzte Karte
    [after_all_sevens_canastas] keine Sieben wird abgeworfen, bevor { $alone ->
        [yes] jeder Spieler
       *[no] jede Seite
    } ein Canasta aus Siebenen hat, und nie als letzte Karte
   *[free] Siebenen dürfen abgeworfen werden
}
option-empty-pile-aces-sevens-barred = Asse und Siebenen auf leerem Stapel
option-empty-pile-aces-sevens-barred-about = Ob Asse und Siebenen einen leeren Stapel beginnen dürfen.
option-empty-pile-aces-sevens-barred-is = { $value ->
    [yes] auf einen leeren Stapel wird kein Ass und keine Sieben abgeworfen, solange eine andere natürliche Karte auf der Hand ist
   *[no] jede Karte darf einen leeren Stapel beginnen
}
option-empty-pile-closed-ranks = Geschlossene Werte auf leerem Stapel
option-empty-pile-closed-ranks-about = Ob sichere Karten einen leeren Stapel beginnen dürfen.
option-empty-pile-closed-ranks-is = { $value ->
    [dead] auf einen leeren Stapel wird keine Karte eines Werts mit Canasta abgeworfen, solange eine andere abzuwerfen ist
    [safe] auf einen leeren Stapel wird keine Karte abgeworfen, mit der sonst niemand den Stapel nehmen könnte, solange eine andere abzuwerfen ist
   *[none] Karten geschlossener Werte dürfen einen leeren Stapel beginnen
}
option-hand-proof-on-demand = Nachweis eines erzwungenen Abwurfs
option-hand-proof-on-demand-about = Ob Gegner einen Nachweis für erzwungene Abwürfe verlangen könnten; hier sorgt der Bot dafür.
option-hand-proof-on-demand-is = { $value ->
    [yes] wird eine Karte nur abgeworfen, weil die Hand keine bessere hat, erfahren es alle
   *[no] niemand erfährt, wenn eine Hand keine bessere Karte zum Abwerfen hat
}
option-final-discard = Letzter Abwurf
option-final-discard-about = Ob zum Ausmachen ein letzter Abwurf nötig ist.
option-final-discard-is = { $value ->
    [required] zum Ausmachen ist ein letzter Abwurf nötig
   *[optional] zum Ausmachen ist kein letzter Abwurf nötig
}
option-final-discard-face-down = Letzter Abwurf verdeckt
option-final-discard-face-down-about = Ob der letzte Abwurf verdeckt liegt.
option-final-discard-face-down-is = { $value ->
    [yes] der letzte Abwurf beim Ausmachen liegt verdeckt
   *[no] der letzte Abwurf liegt offen
}

option-canastas-to-go-out = Canastas zum Ausmachen
option-canastas-to-go-out-about = Wie viele Canastas eine Seite zum Ausmachen braucht.
option-canastas-to-go-out-is = { $value ->
    [one] zum Ausmachen ist ein Canasta nötig
   *[other] zum Ausmachen sind { $value } Canastas nötig
}
option-canasta-mix = Arten von Canastas zum Ausmachen
option-canasta-mix-about = Welche Arten unter den Canastas zum Ausmachen sein müssen.
option-canasta-mix-is = unter den Canastas zum Ausmachen: { $value }
option-red-threes-to-go-out = Rote Dreien zum Ausmachen
option-red-threes-to-go-out-about = Ob zum Ausmachen so viele rote Dreien wie Canastas nötig sind.
option-red-threes-to-go-out-is = { $value ->
    [as_many_as_canastas] zum Ausmachen müssen mindestens so viele rote Dreien wie Canastas auf dem Tisch liegen
   *[none] zum Ausmachen sind keine roten Dreien nötig
}
option-keep-after-turn = Behaltene Karten
option-keep-after-turn-about = Wie viele Karten behalten muss, wer nicht ausmacht.
option-keep-after-turn-is = { $value ->
    [one] wer nicht ausmacht, behält eine Karte
   *[other] wer nicht ausmacht, behält { $value } Karten
}
option-initial-meld-may-leave-one = Erstmeldung bis auf eine Karte
option-initial-meld-may-leave-one-about = Ob die Erstmeldung nur den Abwurf übrig lassen darf, wenn Bonuskarten ausstehen.
option-initial-meld-may-leave-one-is = { $value ->
    [yes] die Erstmeldung darf eine einzige Karte zum Abwerfen übrig lassen, wenn Bonuskarten ausstehen
   *[no] auch bei der Erstmeldung muss nach dem Abwurf eine Karte übrig bleiben
}
option-all-members-must-play-from-foot = Alle im Fuß
option-all-members-must-play-from-foot-about = Ob alle einer Seite aus dem Fuß gespielt haben müssen, bevor sie ausmacht.
option-all-members-must-play-from-foot-is = { $value ->
    [yes] eine Seite macht erst aus, wenn jeder ihrer Spieler eine Karte aus dem Fuß ausgelegt oder abgeworfen hat
   *[no] eine Seite darf ausmachen, bevor jeder ihrer Spieler aus dem Fuß gespielt hat
}
option-incomplete-special-bars-exit = Unfertige Siebenen und Asse
option-incomplete-special-bars-exit-about = Ob unfertige Siebenen oder echte Asse eine Seite am Ausmachen hindern.
option-incomplete-special-bars-exit-is = { $value ->
    [yes] eine Seite mit unfertigen Siebenen oder Assen ohne wilde Karten kann nicht ausmachen
   *[no] unfertige Siebenen oder Asse hindern niemanden am Ausmachen
}
option-incomplete-wild-bars-exit = Unfertige wilde Meldung
option-incomplete-wild-bars-exit-about = Ob eine unfertige Meldung aus wilden Karten eine Seite am Ausmachen hindert.
option-incomplete-wild-bars-exit-is = { $value ->
    [yes] niemand macht mit einer unfertigen Meldung aus wilden Karten auf dem Tisch aus
   *[no] eine unfertige Meldung aus wilden Karten hindert niemanden am Ausmachen
}
option-ask-timing = Den Partner fragen
option-ask-timing-about = Wann man den Partner fragen darf, ob man ausmachen soll.
option-ask-timing-is = { $value ->
    [before_any_meld] der Partner wird nach dem Ziehen und vor jeder Meldung gefragt, also nicht nach dem Nehmen des Stapels
    [own_turn_before_any_meld] der Partner wird vor oder nach dem Ziehen, aber vor jeder Meldung gefragt, also nicht nach dem Nehmen des Stapels
    [with_skip_draw] der Partner wird vor dem Ziehen gefragt
    [unspecified] der Partner wird nach dem Ziehen und vor weiteren Meldungen gefragt
   *[after_draw_or_top_meld] der Partner wird nach dem Ziehen oder nach der Meldung mit der obersten Karte gefragt
}
option-ask-required = Erlaubnis zum Ausmachen
option-ask-required-about = Ob zum Ausmachen die Erlaubnis des Partners nötig ist.
option-ask-required-is = { $value ->
    [yes] zum Ausmachen ist die Erlaubnis des Partners nötig
   *[no] der Partner muss nicht gefragt werden
}
option-ask-limit-per-hand = Fragen pro Runde
option-ask-limit-per-hand-about = Wie oft man in einer Runde fragen darf.
option-ask-limit-per-hand-is = { $value ->
    [none] man darf in jedem Zug fragen
    [one] man darf einmal pro Runde fragen
   *[other] man darf { $value } Mal pro Runde fragen
}
option-concealed-rule = Verdeckt ausmachen
option-concealed-rule-about = Was als verdecktes Ausmachen gilt.
option-concealed-rule-is = { $value ->
    [own_canasta_lenient] verdeckt heißt, mit der ganzen Hand in einem Zug auszumachen, mit einem eigenen Canasta, ohne vorher etwas ausgelegt zu haben; was an eine Meldung des Partners kommt, muss selbst eine Meldung sein
    [team_initial_same_turn] verdeckt heißt, { $alone ->
        [yes] in einem Zug die Erstmeldung zu machen und auszumachen
       *[no] in einem Zug die Erstmeldung der Seite zu machen und auszumachen
    }
    [nothing_played_before] verdeckt heißt, auszumachen, ohne in einem früheren Zug eine Karte ausgelegt zu haben
    [own_or_partner_canasta] verdeckt heißt, mit der ganzen Hand in einem Zug auszumachen, ohne vorher etwas ausgelegt zu haben{ $alone ->
        [yes] { "" }
       *[no] ; das Canasta darf das des Partners sein
    }
    [viennese_two_grades] gedeckt ist das Ausmachen, wenn vorher nichts ausgelegt und an Meldungen des Partners nichts angelegt wurde; ein eigenes Canasta macht es zum Hand-Canasta
    [none] verdecktes Ausmachen bringt nichts zusätzlich
   *[own_canasta_no_additions] verdeckt heißt, die ganze Hand mit einem eigenen Canasta auszulegen, ohne an Meldungen des Partners anzulegen
}
option-concealed-extra = Bonus für verdecktes Ausmachen
option-concealed-extra-about = Was verdecktes Ausmachen über den üblichen Bonus hinaus bringt.
option-concealed-extra-is = verdecktes Ausmachen bringt { $value } mehr
option-concealed-after-pile-take = Verdeckt mit dem Stapel
option-concealed-after-pile-take-about = Ob man in einem Zug, der mit dem Stapel begann, verdeckt ausmachen kann.
option-concealed-after-pile-take-is = { $value ->
    [yes] man darf nach dem Nehmen des Stapels verdeckt ausmachen
   *[no] wer in diesem Zug den Stapel nahm, kann nicht verdeckt ausmachen
}
option-covered-exit-bonus = Gedeckt ausmachen
option-covered-exit-bonus-about = Was gedecktes Ausmachen ohne eigenes Canasta im Wiener Canasta insgesamt zählt.
option-covered-exit-bonus-is = { $value ->
    [0] es gibt kein gedecktes Ausmachen
   *[other] gedecktes Ausmachen ohne eigenes Canasta zählt { $value }
}
option-hand-canasta-bonus = Hand-Canasta
option-hand-canasta-bonus-about = Was gedecktes Ausmachen mit eigenem Canasta im Wiener Canasta insgesamt zählt.
option-hand-canasta-bonus-is = { $value ->
    [0] es gibt kein Hand-Canasta
   *[other] gedecktes Ausmachen mit eigenem Canasta zählt { $value }
}

option-bonus-natural-canasta = Echtes Canasta
option-bonus-natural-canasta-about = Was ein Canasta ohne wilde Karten zählt.
option-bonus-natural-canasta-is = ein echtes Canasta zählt { $value }
option-bonus-mixed-canasta = Gemischtes Canasta
option-bonus-mixed-canasta-about = Was ein Canasta mit wilden Karten zählt.
option-bonus-mixed-canasta-is = ein gemischtes Canasta zählt { $value }
option-bonus-wild-canasta = Wildes Canasta
option-bonus-wild-canasta-about = Was ein Canasta aus wilden Karten zählt.
option-bonus-wild-canasta-is = { $value ->
    [none] ein wildes Canasta zählt wie ein gemischtes
   *[other] ein wildes Canasta zählt { $value }
}
option-bonus-wild-all-twos = Wildes Canasta aus Zweien
option-bonus-wild-all-twos-about = Was ein Canasta aus lauter Zweien zählt.
option-bonus-wild-all-twos-is = { $value ->
    [none] ein Canasta aus Zweien zählt wie jedes wilde Canasta
   *[other] ein Canasta aus Zweien zählt { $value }
}
option-bonus-wild-four-jokers = Wildes Canasta mit vier Jokern
option-bonus-wild-four-jokers-about = Was ein wildes Canasta mit vier Jokern zählt.
option-bonus-wild-four-jokers-is = { $value ->
    [none] ein wildes Canasta mit vier Jokern zählt wie jedes andere
   *[other] ein wildes Canasta mit vier Jokern zählt { $value }
}
option-bonus-wild-six-jokers = Wildes Canasta mit allen sechs Jokern
option-bonus-wild-six-jokers-about = Was ein wildes Canasta mit sechs Jokern zählt: allen aus drei Kartenspielen.
option-bonus-wild-six-jokers-is = { $value ->
    [none] sechs Joker in einem wilden Canasta zählen nicht mehr als vier
   *[other] ein wildes Canasta mit sechs Jokern zählt { $value }
}
option-bonus-sequence-canasta = Sequenz aus sieben
option-bonus-sequence-canasta-about = Was eine Sequenz aus sieben Karten zählt.
option-bonus-sequence-canasta-is = { $value ->
    [none] eine Sequenz aus sieben zählt wie ein echtes Canasta
   *[other] eine Sequenz aus sieben zählt { $value }
}
option-bonus-mixed-sequence-canasta = Sequenz aus sieben mit einer wilden Karte
option-bonus-mixed-sequence-canasta-about = Was eine Sequenz aus sieben mit einer wilden Karte zählt.
option-bonus-mixed-sequence-canasta-is = { $value ->
    [none] eine Sequenz mit einer wilden Karte zählt wie jede andere
   *[other] eine Sequenz aus sieben mit einer wilden Karte zählt { $value }
}
option-bonus-threes-canasta = Canasta aus Dreien
option-bonus-threes-canasta-about = Was ein Canasta aus Dreien zählt.
option-bonus-threes-canasta-is = { $value ->
    [none] ein Canasta aus Dreien zählt wie ein echtes
   *[other] ein Canasta aus Dreien zählt { $value }
}
option-bonus-sevens-canasta = Canasta aus Siebenen
option-bonus-sevens-canasta-about = Was ein echtes Canasta aus Siebenen zählt.
option-bonus-sevens-canasta-is = { $value ->
    [none] ein Canasta aus Siebenen zählt wie jedes echte
   *[other] ein echtes Canasta aus Siebenen zählt { $value }
}
option-bonus-mixed-sevens-canasta = Gemischtes Canasta aus Siebenen
option-bonus-mixed-sevens-canasta-about = Was ein Canasta aus Siebenen mit wilden Karten zählt.
option-bonus-mixed-sevens-canasta-is = { $value ->
    [none] ein gemischtes Canasta aus Siebenen zählt wie jedes gemischte
   *[other] ein gemischtes Canasta aus Siebenen zählt { $value }
}
option-bonus-pure-aces-canasta = Echtes Canasta aus Assen
option-bonus-pure-aces-canasta-about = Was ein echtes Canasta aus Assen zählt.
option-bonus-pure-aces-canasta-is = { $value ->
    [none] ein Canasta aus Assen zählt wie jedes echte
   *[other] ein echtes Canasta aus Assen zählt { $value }
}
option-bonus-going-out = Ausmachen
option-bonus-going-out-about = Was Ausmachen zählt.
option-bonus-going-out-is = Ausmachen zählt { $value }
option-bonus-concealed-canasta = Canasta aus der Hand
option-bonus-concealed-canasta-about = Was ein ganz aus der Hand ausgelegtes Canasta zusätzlich bringt.
option-bonus-concealed-canasta-is = { $value ->
    [0] ein ganz aus der Hand ausgelegtes Canasta bringt nichts zusätzlich
   *[other] ein ganz aus der Hand ausgelegtes Canasta bringt { $value } mehr
}
option-penalty-incomplete-wild = Unfertige wilde Karten
option-penalty-incomplete-wild-about = Was eine unfertige Meldung aus wilden Karten kostet.
option-penalty-incomplete-wild-is = eine unfertige Meldung aus wilden Karten kostet { $value }
option-penalty-incomplete-wild-four-jokers = Unfertige wilde Karten mit vier Jokern
option-penalty-incomplete-wild-four-jokers-about = Was eine unfertige Meldung aus wilden Karten mit vier Jokern kostet.
option-penalty-incomplete-wild-four-jokers-is = { $value ->
    [none] vier Joker machen eine unfertige Meldung aus wilden Karten nicht teurer
   *[other] eine unfertige Meldung aus wilden Karten mit vier Jokern kostet { $value }
}
option-penalty-incomplete-sevens = Unfertige Siebenen
option-penalty-incomplete-sevens-about = Was eine Meldung aus Siebenen kostet, die kein Canasta geworden ist.
option-penalty-incomplete-sevens-is = eine Meldung aus Siebenen, die kein Canasta ist, kostet { $value }
option-penalty-incomplete-pure-aces = Unfertige echte Asse
option-penalty-incomplete-pure-aces-about = Was eine Meldung aus Assen ohne wilde Karten kostet, die kein Canasta geworden ist.
option-penalty-incomplete-pure-aces-is = eine Meldung aus Assen ohne wilde Karten, die kein Canasta ist, kostet { $value }
option-penalty-short-sequence = Kurze Sequenz
option-penalty-short-sequence-about = Was eine Sequenz aus weniger als fünf Karten am Ende kostet.
option-penalty-short-sequence-is = eine Sequenz aus weniger als fünf Karten kostet am Ende { $value }
option-penalty-three-sevens-in-hand = Siebenen bleiben auf der Hand
option-penalty-three-sevens-in-hand-about = Was zu viele Siebenen kosten, die auf einer Hand bleiben.
option-penalty-three-sevens-in-hand-is = zu viele Siebenen, die auf einer Hand bleiben, kosten { $value }
option-sevens-in-hand-from = Zu viele Siebenen
option-sevens-in-hand-from-about = Wie viele Siebenen, die auf einer Hand bleiben, zu viele sind.
option-sevens-in-hand-from-is = { $value } Siebenen, die auf einer Hand bleiben, sind zu viele
option-penalty-three-aces-in-hand = Asse bleiben auf der Hand
option-penalty-three-aces-in-hand-about = Was drei oder mehr Asse kosten, die auf einer Hand bleiben.
option-penalty-three-aces-in-hand-is = 3 oder mehr Asse, die auf einer Hand bleiben, kosten { $value }
option-melds-deducted-without-canasta = Meldungen ohne Canasta
option-melds-deducted-without-canasta-about = Ob die ausgelegten Karten einer Seite ohne Canasta als Minus zählen.
option-melds-deducted-without-canasta-is = { $value ->
    [yes] die Meldungen einer Seite ohne Canasta zählen als Minus
   *[no] ausgelegte Karten zählen immer für ihre Seite
}
option-special-hands = Sonderblätter
option-special-hands-about = Welche ganzen Blätter man zeigen darf, um die Runde zu beenden.
option-special-hands-is = Sonderblätter: { $value }
option-special-hand-scores = Punkte der Sonderblätter
option-special-hand-scores-about = Was jedes Sonderblatt zählt.
option-special-hand-scores-is = Sonderblätter zählen { $value }
option-pairs-wild-pair = Wildes Paar unter Paaren
option-pairs-wild-pair-about = Welches Paar wilder Karten das Sonderblatt aus Paaren haben darf, zusammen mit Siebenen und Assen.
option-pairs-wild-pair-is = { $value ->
    [twos] ein Blatt aus Paaren darf ein Paar Zweien haben
    [twos_or_jokers] ein Blatt aus Paaren darf ein Paar Zweien oder Joker haben
   *[none] ein Blatt aus Paaren hat keine wilden Karten
}
option-garbage-form = Müll
option-garbage-form-about = Woraus das Sonderblatt namens Müll besteht.
option-garbage-form-is = { $value ->
    [four_triples_and_wild_pair] Müll ist viermal drei eines Werts und zwei gleiche wilde Karten
   *[two_fours_two_threes] Müll ist zweimal vier und zweimal drei eines Werts
}
option-special-hand-last-card-from-pile = Sonderblatt vom Stapel
option-special-hand-last-card-from-pile-about = Ob die einzige Karte des Stapels ein Sonderblatt vervollständigen darf.
option-special-hand-last-card-from-pile-is = { $value ->
    [single_card_pile] die einzige Karte des Stapels darf ein Sonderblatt vervollständigen
   *[never] ein Sonderblatt braucht eine Karte vom Talon
}

option-stock-exhaustion = Leerer Talon
option-stock-exhaustion-about = Wie es weitergeht, wenn der Talon leer ist.
option-stock-exhaustion-is = { $value ->
    [forced_if_legal] bei leerem Talon muss der Stapel genommen werden, wenn es geht
    [optional] bei leerem Talon muss niemand den Stapel nehmen
    [end_of_turn] die Runde endet mit dem Zug, der den Talon leert
    [end_with_last_discard] die Runde endet mit dem Abwurf dessen, der die letzte Karte zieht
    [recycle_pile] der Stapel unter seiner obersten Karte wird zu einem neuen Talon gemischt
    [recycle_pile_turned_over] der ganze Stapel wird als neuer Talon umgedreht
   *[forced_if_fits_meld] bei leerem Talon muss ein nicht eingefrorener Stapel genommen werden, wenn seine oberste Karte zu einer Meldung passt
}
option-recycle-limit = Neue Talons
option-recycle-limit-about = Wie oft in einer Runde der Stapel zum neuen Talon werden darf.
option-recycle-limit-is = { $value ->
    [one] der Stapel wird einmal pro Runde zum neuen Talon
   *[other] der Stapel wird bis zu { $value } Mal pro Runde zum neuen Talon
}
option-target-score = Ziel
option-target-score-about = Bei welchen Gesamtpunkten die Partie endet.
option-target-score-is = die Partie geht bis { $value } Punkte
option-target-compare = Ziel erreichen
option-target-compare-about = Ob das Ziel erreicht oder überschritten werden muss.
option-target-compare-is = { $value ->
    [more_than] das Ziel muss überschritten werden
   *[at_least] das Ziel muss erreicht werden
}
option-round-count = Zahl der Runden
option-round-count-about = Ob die Partie nach einer Zahl von Runden endet, unabhängig vom Punktestand.
option-round-count-is = { $value ->
    [none] die Partie endet bei ihrem Ziel
    [one] die Partie geht über eine Runde
   *[other] die Partie geht über { $value } Runden
}
option-tie-rule = Unentschieden
option-tie-rule-about = Was geschieht, wenn die besten Seiten am Ende gleichauf sind.
option-tie-rule-is = { $value ->
    [shared] gleichauf liegende Seiten teilen sich den Sieg
   *[play_on] gleichauf liegende Seiten spielen noch eine Runde
}
option-lone-hand-rule = Wer allein spielt
option-lone-hand-rule-about = Wer im Spiel zu dritt allein spielt.
option-lone-hand-rule-is = { $value ->
    [first_pile_taker_else_out_player] allein spielt, wer als Erster den Stapel nimmt, oder, wenn ihn niemand genommen hat, wer ausmacht
   *[none] niemand spielt allein gegen ein Paar
}
option-no-taker-scoring = Niemand nimmt den Stapel
option-no-taker-scoring-about = Wie im Spiel zu dritt gezählt wird, wenn niemand den Stapel nahm.
option-no-taker-scoring-is = { $value ->
    [each_alone] jeder zählt für sich, wenn niemand den Stapel nahm oder ausmachte
   *[na] die Seiten stehen fest
}
option-red-threes-individual = Eigene rote Dreien
option-red-threes-individual-about = Ob Partner im Spiel zu dritt nur ihre eigenen roten Dreien zählen.
option-red-threes-individual-is = { $value ->
    [yes] Partner zählen nur ihre eigenen roten Dreien
   *[no] Partner zählen ihre roten Dreien zusammen
}

option-irregularities = Regelverstöße
option-irregularities-about = Ob regelwidrige Spielzüge abgelehnt oder wie bei Scarne bestraft werden.
option-irregularities-is = { $value ->
    [scarne] manche Regelverstöße werden bestraft statt abgelehnt
   *[reject] regelwidrige Spielzüge werden abgelehnt
}
option-improper-initial-meld = Zu kleine Erstmeldung
option-improper-initial-meld-about = Was mit einer Erstmeldung geschieht, die zu wenig zählt, wo Regelverstöße bestraft werden.
option-improper-initial-meld-is = { $value ->
    [penalty_cards] die Karten einer zu kleinen Erstmeldung werden Strafkarten
   *[reject] eine zu kleine Erstmeldung wird abgelehnt
}
option-penalty-ignored-answer = Missachtete Antwort
option-penalty-ignored-answer-about = Was es kostet, sich nicht an die Antwort des Partners zu halten, wo Regelverstöße bestraft werden.
option-penalty-ignored-answer-is = sich nicht an die Antwort des Partners zu halten, kostet { $value }
option-penalty-false-card-count = Falsche Kartenzahl
option-penalty-false-card-count-about = Was eine falsche Angabe über die letzte Karte kostet, wo Regelverstöße bestraft werden.
option-penalty-false-card-count-is = eine falsche Angabe über die letzte Karte kostet { $value }
option-penalty-unexposed-red-three = Verheimlichte rote Drei
option-penalty-unexposed-red-three-about = Was eine nicht hingelegte rote Drei kostet, wo Regelverstöße bestraft werden.
option-penalty-unexposed-red-three-is = eine nicht hingelegte rote Drei kostet { $value }
option-card-count-question = Zahl der Karten
option-card-count-question-about = Was die Tischansicht darüber sagt, wie viele Karten ein Spieler hat.
option-card-count-question-is = { $value ->
    [one_or_more] die Tischansicht sagt nur, ob ein Spieler eine Karte oder mehr hat
   *[exact] die Tischansicht sagt, wie viele Karten alle haben
}

option-word-wild = wilde Karten
option-word-red_three = rote Dreien
option-word-black_three = schwarze Dreien
option-word-seven = Siebenen
option-word-kind-wild = { $form ->
    [one] wildes
   *[plain] wilde
}
option-word-natural = { $form ->
    [one] echtes
   *[plain] echte
}
option-word-mixed = { $form ->
    [one] gemischtes
   *[plain] gemischte
}
option-word-sevens = aus Siebenen
option-word-sequence = { $form ->
    [one] Sequenz
   *[plain] Sequenzen
}
option-word-sequence_or_natural = { $form ->
    [one] Sequenz oder echtes
   *[plain] Sequenzen oder echte
}
option-word-straight = Straße
option-word-pairs = Paare
option-word-pairs_with_twos = Paare mit Zweien
option-word-garbage = Müll
option-word-nothing = nichts
option-word-yes = ja
option-word-no = nein
option-word-none = keine
option-word-counted = { $count ->
    [one] { $count } { WORD($word, "one") }
   *[other] { $count } { $word }
}
option-word-worth = { $word } { $points }
option-word-minimum-always = { $minimum }
option-word-minimum-below = { $minimum } unter { $below }
option-word-minimum-from = { $minimum } ab { $from }
