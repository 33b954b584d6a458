### Die öffentliche Tischansicht.

board-title = { $table } · Runde { $round }
board-title-before = { $table }

board-turn-draw = 👉 **{ $name }** ist am Zug: ziehen oder Stapel nehmen
board-turn-last = 👉 **{ $name }** ist am Zug: Stapel nehmen oder Runde enden lassen
board-turn-play = 👉 **{ $name }** ist am Zug: auslegen und abwerfen
board-turn-since = · begonnen { $since }
board-turn-asked = ❓ **{ $asker }** fragt: „Darf ich ausmachen?“ Es fehlt die Antwort von **{ $name }** · gefragt { $since }
board-turn-may = **{ $name }** { $count ->
    [one] hat
   *[other] haben
} Ja gesagt: **{ $asker }** macht in diesem Zug aus{ $fine ->
    [0] .
   *[other] , sonst kostet es die Seite { points-fined }.
}
board-turn-may-not = **{ $name }** { $count ->
    [one] hat
   *[other] haben
} Nein gesagt: { $fine ->
    [0] **{ $asker }** macht in diesem Zug nicht aus.
   *[other] Macht **{ $asker }** in diesem Zug trotzdem aus, kostet es die Seite { points-fined }.
}
board-turn-between = ⏸️ Runde { $round } ist vorbei. Die nächste wird automatisch gegeben.
board-turn-first-deal = 🎴 Gleich wird zum ersten Mal gegeben.
board-turn-over = 🏆 Die Partie ist vorbei: **{ $winners }** { $count ->
    [one] gewinnt
   *[other] gewinnen
}!
board-paused = ⏸️ Pause, begonnen { $since }. Als Nächstes: **{ $name }**.
board-paused-between = ⏸️ Pause zwischen zwei Runden, begonnen { $since }.
board-paused-alone = 💤 Alle sind gegangen, { $since }. Die Partie geht weiter, sobald jemand zurückkommt.
board-moment-canasta = ✨ **{ $name }**: { $canasta }!
board-canasta = { $make } aus { WORD($rank, "dative") }
board-moment-first-meld = ✨ Endlich die Erstmeldung! **{ $name }** legte sie nach { $waited ->
    [one] einem Zug
   *[other] { $waited } Zügen
} ohne Meldung aus.
board-brought-down = ⬇️ Die Tischansicht kommt wieder unter die neuesten Nachrichten.
board-down-already = Die Tischansicht wurde vor weniger als einer Minute neu gezeigt.
board-quiet = 🌙 Ruhezeit von **{ $name }** bis { $until }
board-due = ⏳ Die Zeit für diesen Zug läuft { $due } ab.
board-answer-due = ⏳ Die Zeit für die Antwort läuft { $due } ab; dann gilt sie als { $yes ->
    [yes] Ja
   *[no] Nein
}.
board-time-is-up = ⌛ Die Zeit für diesen Zug ist um; die anderen können entscheiden, wie es weitergeht.
board-vacation = 🏖️ Die Zeit für diesen Zug ist um; **{ $name }** nutzt Urlaubszeit{ $due ->
    [none] {""}
   *[other] , die { $due } abläuft
}.
board-stand-in = 🤖 Ein Computer vertritt vorerst { $names }.
board-turn-cancelled = 🚫 Dieser Tisch wurde geschlossen.

board-emoji-pile = **Stapel:** { $upcard } { $count } · **Talon:** { $back } { $stock }
board-pile = **Stapel:** { $count ->
    [one] 1 Karte, { $upcard }
   *[other] { $count } Karten, { $upcard } obenauf
}
board-pile-all = Darunter, von oben: { $cards }{ $more ->
    [0] {""}
   *[other] {" "}und { $more } weitere
}
board-pile-hidden = **Stapel:** { $count ->
    [one] 1 Karte, verdeckt
   *[other] { $count } Karten, verdeckt
}
board-pile-face-down = ({ $count } verdeckt)
board-last-discard-face-down = (der letzte Abwurf liegt verdeckt)
board-turn-card-in = ↩️ Die Wendekarte ist noch im Talon.
board-turn-card-gone = ↩️ Die Wendekarte ist gezogen.
board-wings = 🪽 Päckchen, die noch mit Erstmeldungen kommen: { $cards } Karten
board-wings-dead = 🪽 Beiseitegelegt, nie im Spiel: Päckchen von { $cards } Karten
board-recycled = 🔁 Der Stapel wurde in dieser Runde { $count ->
    [one] einmal
   *[other] { $count } Mal
} { $order ->
    [turned] zum neuen Talon umgedreht
   *[shuffled] zu einem neuen Talon gemischt
}.
board-lone = 🎯 **{ $name }** spielt allein gegen { $partners }.
board-sits-out = 🪑 { $name } { $count ->
    [one] setzt
   *[other] setzen
} in dieser Runde aus.
board-pile-empty = **Stapel:** leer
board-stock = **Talon:** { $count ->
    [0] leer
    [one] 1 Karte
   *[other] { $count } Karten
}
board-frozen = ❄️ Eingefroren
board-frozen-for = ❄️ Eingefroren für { $sides }
board-blocked-wild = ⛔ Gesperrt: Niemand kann eine wilde Karte nehmen.
board-closed = 🔒 Durch ein Canasta für alle geschlossen: { $ranks }.
board-blocked-seven = ⛔ Vorerst gesperrt durch die Sieben obenauf.
board-wild-pair = ⛔ Wilde Karte obenauf: Nur ein Paar { $rank } nimmt sie.
board-extent = { $extent ->
    [top_only] ✂️ Nur die oberste Karte kann genommen werden.
    [until_wild] ✂️ Du nimmst den Stapel nur bis zur nächsten wilden Karte.
    [from_card] ✂️ Du darfst den Stapel ab jeder Karte nehmen, die du sofort auslegen kannst, mit allem, was darauf liegt.
   *[other] ✂️ Du nimmst nur die obersten { $count } Karten des Stapels.
}
board-blocked-black-three = ⛔ Vorerst gesperrt durch die schwarze Drei obenauf.
board-blocked-red-three = ⛔ Vorerst gesperrt durch die rote Drei obenauf.
board-blocked-canasta = ⛔ Gesperrt für { $sides }: Ein Canasta aus { WORD($rank, "dative") } ist fertig.

board-side = { $side } · { $total } Punkte
board-side-turn = 👉 { $side } · { $total } Punkte
board-side-now = { $side } · { $points } auf dem Tisch
board-side-personal = { $members } Punkte
board-first-meld-each = Noch keine Meldung; die erste braucht { $needed } Punkte.
board-first-meld = Noch keine Meldung; die erste braucht **{ $needed } Punkte**.
board-picture-first-meld = Erstmeldung: { $needed }
board-melded-nothing = Keine Meldungen auf dem Tisch.
board-meld = { $cards } · { $points } Punkte
board-meld-canasta = { $cards } · { $points } Punkte · { $make }{"\u00A0"}+{ $bonus }
board-meld-closed = { $meld }{"\u00A0"}🔒
board-meld-black-threes = { $cards } · { $points } Punkte · schwarze Dreien
board-meld-short = { $cards } · { $points }
board-meld-short-natural = { $cards } · { $points } 🔴 echt
board-meld-short-mixed = { $cards } · { $points } ⚫ gemischt
board-meld-short-wild = { $cards } · { $points } 🃏 wild
board-meld-short-sequence = { $cards } · { $points } 🪜 Sequenz
board-meld-short-threes = { $cards } · { $points } 🔺 Dreien
board-melds-points = Alle Meldungen: { $points } Punkte
board-red-threes = 🔺 Rote Dreien: { $cards } = { $points }{ $against ->
    [yes] {" "}vorerst
   *[no] {""}
}
board-black-threes = ◼️ Schwarze Dreien: { $cards } = { $points }{ $against ->
    [yes] {" "}vorerst
   *[no] {""}
}
board-in-hand = Handkarten: { $hands }
board-canastas = Canastas zum Ausmachen:{"\u00A0"}{ $there }{"\u00A0"}von{"\u00A0"}{ $needed }
board-in-hand-one = { $name }{"\u00A0"}{ $count }
board-one-card = (nur eine)
board-more-cards = (mehr als eine)
board-with-foot = { $hand } (Fuß: { $count })
board-in-foot = { $hand } (im Fuß)
board-side-foot = { $count ->
    [0] 🦶 Der Fuß dieser Seite ist aufgenommen.
    [one] 🦶 Fuß dieser Seite: 1 Karte
   *[other] 🦶 Fuß dieser Seite: { $count } Karten
}
board-foot-unplayed = { $hand } (im Fuß, noch nichts daraus gespielt)
board-bonus = 🎁 { $count ->
    [one] Eine Bonuskarte kommt
   *[other] { $count } Bonuskarten kommen
} im nächsten Zug auf die Hand von { $name }.
board-penalty-cards = ⚠️ Strafkarten von { $name }: { $cards }
board-fined = ⚠️ { $name } bekommt { $points ->
    [one] 1 Strafpunkt
   *[other] { $points } Strafpunkte
}.
board-exact-cut = ✂️ Genau abgehoben: +{ $points }
board-plays = Letzte Züge
board-footer = { $game } · { $length } · { $dealer } gibt
board-length-points = Partie bis { $target } Punkte
board-length-rounds = Partie über { $count ->
    [one] eine Runde
   *[other] { $count } Runden
}
