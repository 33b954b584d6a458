### Punktestände.

score-round-title = 🧮 { $table } · Runde { $round }
score-match-title = 🏆 { $table } · Endstand
score-now-title = 🧮 { $table } · Punktestand

score-side = { $side } · { $points }
score-side-total = { $side } · { $total } Punkte
score-side-winner = 🏆 { $side } · { $total } Punkte

score-line-natural-canastas = { $count ->
    [one] 1 echtes Canasta
   *[other] { $count } echte Canastas
}
score-line-mixed-canastas = { $count ->
    [one] 1 gemischtes Canasta
   *[other] { $count } gemischte Canastas
}
score-line-going-out = { $count ->
    [one] Ausmachen
    [2] Ausmachen, zweimal
   *[other] Ausmachen, { $count } Mal
}
score-line-concealed = { $count ->
    [one] Verdeckt
    [2] Verdeckt, zweimal
   *[other] Verdeckt, { $count } Mal
}
score-line-red-threes = { $count ->
    [one] 1 rote Drei
   *[other] { $count } rote Dreien
}
score-line-melded-cards = { $count ->
    [one] 1 Karte ausgelegt
   *[other] { $count } Karten ausgelegt
}
score-line-cards-in-hand = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
score-line-cards-in-hand-of = { $name }: { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
score-line-rest = Alles Übrige
score-line-nothing = Keine Punkte
score-row-special-hand = Sonderblatt
score-row-natural-canastas = Echte Canastas
score-row-mixed-canastas = Gemischte Canastas
score-row-sevens-canastas = Canastas aus Siebenen
score-row-aces-canastas = Echte Ass-Canastas
score-row-wild-canastas = Wilde Canastas
score-row-sequence-canastas = Sequenz-Canastas
score-row-threes-canastas = Canastas aus Dreien
score-row-concealed-canastas = Canastas aus der Hand
score-row-going-out = Ausmachen
score-row-concealed = Verdeckt
score-row-exact-cut = Genau abgehoben
score-row-red-threes = Rote Dreien
score-row-black-threes = Schwarze Dreien
score-row-melded-cards = Ausgelegte Karten
score-row-unfinished-sevens = Siebenen, unfertig
score-row-unfinished-aces = Asse, unfertig
score-row-unfinished-wilds = Wilde, unfertig
score-row-short-sequences = Kurze Sequenzen
score-row-sevens-in-hand = Siebenen auf der Hand
score-row-aces-in-hand = Asse auf der Hand
score-row-cards-in-hand = Handkarten
score-row-cards-in-foot = Karten im Fuß
score-row-fines = Strafen

score-round-won = { $winners } { $count ->
    [one] gewinnt
   *[other] gewinnen
} die Runde mit { $margin } Punkten Vorsprung
moment-going-out = { $name } { $manner ->
    [special] zeigt ein Sonderblatt!
    [concealed] macht verdeckt aus!
   *[plain] macht aus!
}
moment-round = Runde { $round } · { $side } { $points }
moment-big-score = { $side } { $count ->
    [one] macht
   *[other] machen
} { $points } Punkte!
moment-big-score-round = Beste Runde bisher{ $how ->
    [none] {""}
   *[other] {" "}· { $how }
}
moment-win = { $side } { $count ->
    [one] gewinnt!
   *[other] gewinnen!
}
moment-totals = { $best } zu { $others }
score-round-shared = Niemand gewinnt die Runde: Alle Seiten haben gleich viel

score-sum = Diese Runde
score-before = Vorher
score-after = Gesamt
score-first-meld = Erstmeldung braucht
score-on-table = Jetzt auf dem Tisch
score-round-head = Runde
score-round-row = Runde { $round }
score-before-round = Vor dieser Runde

score-last = Das war die letzte Runde der Partie.
score-next = Die Partie geht bis { $target } Punkte.
score-next-rounds = Die Partie geht über { $count ->
    [one] eine Runde
   *[other] { $count } Runden
}.
score-won = **{ $winners }** { $count ->
    [one] gewinnt
   *[other] gewinnen
} mit { $total } Punkten zu { $others }, nach { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
}. Der Vorsprung beträgt { $margin } Punkte.
score-shared = **{ $winners }** teilen sich den Sieg mit je { $total } Punkten, nach { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
}.
score-played-before = Spielten vorher: { $names }.
score-former = { $name } (Platz { $seat }{ $round ->
    [0] {""}
   *[other] , bis Runde { $round }
})
score-stood-in = 🤖 { $over ->
    [yes] Vom Computer gespielt
   *[no] Bisher vom Computer gespielt
}: { $parts }.
score-stood-in-for = { $count ->
    [one] ein Zug
   *[other] { $count } Züge
} von **{ $name }**
score-again = Noch eine Partie? **{ button-rematch }** eröffnet einen neuen Tisch und hält alle Plätze frei.
score-target = Wer zuerst { $target } Punkte hat, gewinnt. { $rounds ->
    [0] Noch ist keine Runde zu Ende.
    [one] Eine Runde ist zu Ende.
   *[other] { $rounds } Runden sind zu Ende.
}
score-target-rounds = Wer nach { $count ->
    [one] einer Runde
   *[other] { $count } Runden
} führt, gewinnt. { $rounds ->
    [0] Noch ist keine Runde zu Ende.
    [one] Eine Runde ist zu Ende.
   *[other] { $rounds } Runden sind zu Ende.
}
score-rounds = Runde für Runde
score-line-special-hand = { $count ->
    [one] Sonderblatt
   *[other] { $count } Sonderblätter
}
score-line-sevens-canastas = { $count ->
    [one] Canasta aus Siebenen
   *[other] { $count } Canastas aus Siebenen
}
score-line-aces-canastas = { $count ->
    [one] Echtes Ass-Canasta
   *[other] { $count } echte Ass-Canastas
}
score-line-wild-canastas = { $count ->
    [one] Wildes Canasta
   *[other] { $count } wilde Canastas
}
score-line-sequence-canastas = { $count ->
    [one] Sequenz-Canasta
   *[other] { $count } Sequenz-Canastas
}
score-line-threes-canastas = { $count ->
    [one] Canasta aus Dreien
   *[other] { $count } Canastas aus Dreien
}
score-line-concealed-canastas = { $count ->
    [one] Canasta aus der Hand
   *[other] { $count } Canastas aus der Hand
}
score-line-exact-cut = { $count ->
    [one] Genau abgehoben
   *[other] { $count } Mal genau abgehoben
}
score-line-black-threes = { $count ->
    [one] Schwarze Drei
   *[other] { $count } schwarze Dreien
}
score-line-unfinished-sevens = { $count ->
    [one] Siebenen, unfertig
   *[other] Siebenen, unfertig
}
score-line-unfinished-aces = { $count ->
    [one] Asse, unfertig
   *[other] Asse, unfertig
}
score-line-unfinished-wilds = { $count ->
    [one] Wilde, unfertig
   *[other] { $count } unfertige Wilde
}
score-line-short-sequences = { $count ->
    [one] Kurze Sequenz
   *[other] { $count } kurze Sequenzen
}
score-line-sevens-in-hand = { $count ->
    [one] Siebenen auf der Hand
   *[other] Siebenen auf der Hand
}
score-line-aces-in-hand = { $count ->
    [one] Asse auf der Hand
   *[other] Asse auf der Hand
}
score-line-cards-in-foot = { $count ->
    [one] Karte im Fuß
   *[other] { $count } Karten im Fuß
}
score-line-fines-of = { $name }: { $count ->
    [one] Strafe
   *[other] { $count } Strafen
}
score-line-fines = { $count ->
    [one] Strafe
   *[other] { $count } Strafen
}
