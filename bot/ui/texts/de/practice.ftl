### Üben: eine eigene Partie gegen Computer, mit Erklärungen.

command-practice = Allein gegen Computer üben: Nur du siehst es
option-practice-level = Wie gut sie spielen (sonst: leicht)
option-practice-anew = Eine neue Übungspartie beginnen, auch wenn eine läuft
option-practice-deal = Der Code von Karten, von der Seite einer geteilten Runde; die Spielart steckt darin

practice-begun = 🎓 **{ $game }**, gegen { WORD($level, "plural") } Computer. Nur du siehst es.
practice-begun-in-play = 🎓 **Übung ab Zug { $turn }**, bis die Runde vorbei ist. Karten, die du nicht sehen konntest, werden neu ausgeteilt.
practice-begun-deal = 🎓 **Noch einmal dieselben Karten**: { $game }, gegen { WORD($level, "plural") } Computer, bis die Runde vorbei ist. Nur du siehst es.
practice-begun-again = 🎓 **Noch einmal**, vom selben Zug an und mit denselben Karten.
practice-goes-on = 🎓 Deine Übungspartie geht weiter. Für eine neue: `/üben neu:True`.
practice-between = ⏸️ Runde { $round } ist vorbei.
button-practise = Noch einmal üben
button-try-again = Noch einmal
button-go-on-from = Ab Zug { $turn } weiter

lesson-draw = 💡 **Ein Zug** beginnt mit { $draws ->
    [one] einer Karte
   *[other] { $draws } Karten
} vom Talon oder mit dem Stapel, wenn du seine oberste Karte auslegen kannst. Er endet mit einem Abwurf.
lesson-first-meld = 💡 **Die Erstmeldung** einer Seite muss in einem Zug { $needed } Punkte zählen. Sie kann warten: Um den Zug zu beenden, wirf eine Karte ab.
lesson-take = 💡 **Du kannst den Stapel nehmen.** Seine oberste Karte kommt sofort in eine Meldung, und was darunter liegt, kommt mit.
lesson-frozen = 💡 **Der Stapel ist eingefroren**, { $why ->
    [always] wie immer in dieser Spielart
    [red_three] weil eine rote Drei darin liegt
   *[wild] weil eine wilde Karte darin liegt
}. Er lässt sich nur mit zwei natürlichen Karten aus der Hand nehmen, vom Wert seiner obersten Karte.
lesson-threes = 💡 **{ $threes }** { $count ->
    [one] wurde von selbst hingelegt und vom Talon ersetzt. Sie zählt
   *[other] wurden von selbst hingelegt und vom Talon ersetzt. Sie zählen
}, wenn die Runde endet.
lesson-canasta = 💡 **Ein Canasta**: { $size } Karten zusammen bringen einen Bonus. { $canastas ->
    [one] Eine Seite braucht eins, um auszumachen.
   *[other] Eine Seite braucht { $canastas }, um auszumachen.
}
lesson-going-out = 💡 **Deine Seite darf ausmachen.** Wer die letzte Karte loswird, beendet die Runde; Karten, die dann noch auf der Hand sind, zählen als Minus für ihre Seite.
lesson-scoring = 💡 **Die Runde ist vorbei.** Meldungen, Canastas und Dreien sind gezählt, abzüglich der Karten auf der Hand: siehe **{ button-score }**. **{ button-ready }** teilt die nächste Runde aus.
