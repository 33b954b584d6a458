### Aktionen in Worten: Infinitive.

action-draw = eine Karte ziehen
action-draw-several = { $count } Karten ziehen
action-take-pile = den Stapel nehmen
action-take-pile-with = den Stapel mit { WORD($cards, "dative") } nehmen
action-take-pile-more = den Stapel mit { WORD($cards, "dative") } nehmen und { $then }
action-take-pile-layoff-more = den Stapel nehmen und { $then }
action-take-for-sequence = den Stapel nehmen und { $card } an die { WORD($rank, "definite") } anlegen
action-take-for-sequence-only = nur { $card } vom Stapel für die { WORD($rank, "definite") } nehmen
action-top = { $count ->
    [one] { $take } (nur die oberste Karte)
   *[other] { $take } (die obersten { $count } Karten)
}
action-lay-down = { WORD($melds, "accusative") } auslegen
action-lay-off = { WORD($cards, "accusative") } an die { WORD($rank, "definite") } anlegen
action-lay-nothing = nichts auslegen
action-add = { WORD($cards, "accusative") } an Meldung { $meld } anlegen
action-discard = { $card } abwerfen
action-discard-saying-more = { $card } abwerfen und „mehr als eine“ sagen
action-ask-partner = deinen Partner nach dem Ausmachen fragen
action-withdraw-question = deine Frage zurückziehen
action-answer-yes = mit Ja antworten
action-answer-no = mit Nein antworten
action-pass = den Stapel liegen lassen und so die Runde beenden
action-start-round = die nächste Runde geben
action-lay-no-threes = Dreien auf den Tisch legen
action-lay-threes = { $count ->
    [0] { WORD($cards, "accusative") } auf den Tisch legen
    [one] { WORD($cards, "accusative") } hinlegen und eine Karte ziehen
   *[other] { WORD($cards, "accusative") } hinlegen und { $count } Karten ziehen
}
action-special-hand = { WORD($hand, "accusative") } zeigen{ $points ->
    [0] {""}
   *[other] {" "}({ $points } Punkte)
}
