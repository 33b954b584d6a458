### Was geschah, in Zeilen und Satzteilen.

event-line = **{ $name }** { $clauses }
event-line-stand-in = **{ $name }** 🤖 { $clauses }
event-own-line = Du hast { $clauses }{ $quotes ->
    [yes] { "" }
   *[no] .
}

event-drew = { $who ->
    [you] { $count ->
        [one] eine Karte gezogen
       *[other] { $count } Karten gezogen
    }
   *[other] { $count ->
        [one] zog eine Karte
       *[other] zog { $count } Karten
    }
}
event-drew-cards = { $who ->
    [you] { $cards } gezogen
   *[other] zog { $cards }
}
event-drew-nothing = { $who ->
    [you] keine Karte gezogen
   *[other] zog keine Karte
}
event-red-threes-laid = { $who ->
    [you] { WORD($threes, "accusative") } hingelegt ({ $cards })
   *[other] legte { WORD($threes, "accusative") } hin ({ $cards })
}
event-took-pile = { $who ->
    [you] { $count ->
        [one] den Stapel genommen (nur { $upcard })
       *[other] den Stapel von { $count } Karten mit { $upcard } obenauf genommen
    }
   *[other] { $count ->
        [one] nahm den Stapel (nur { $upcard })
       *[other] nahm den Stapel von { $count } Karten mit { $upcard } obenauf
    }
}
recap-took = { $count ->
    [one] nahm den Stapel (eine Karte)
   *[other] nahm { $count } Karten
}
recap-melded = { $count ->
    [2] legte zweimal aus
    [3] legte dreimal aus
    [4] legte viermal aus
   *[other] legte { $count } Mal aus
}
recap-canastas = { $count ->
    [one] vollendete ein Canasta
   *[other] vollendete { $count } Canastas
}
recap-more = _Alle Züge: **Verlauf**_
event-melded = { $who ->
    [you] { WORD($cards, "accusative") } ausgelegt
   *[other] legte { WORD($cards, "accusative") } aus
}
event-added = { $who ->
    [you] { WORD($cards, "accusative") } angelegt
   *[other] legte { WORD($cards, "accusative") } an
}
event-to-meld = { WORD($cards, $form) } an die { WORD($rank, "definite") }
event-canasta = { $who ->
    [you] ein { $make } aus { WORD($rank, "dative") } vollendet
   *[other] vollendete ein { $make } aus { WORD($rank, "dative") }
}
event-canasta-made = { $who ->
    [you] ein { $make } vollendet
   *[other] vollendete ein { $make }
}
event-threes-laid = { $who ->
    [you] { $cards } auf den Tisch gelegt
   *[other] legte { $cards } auf den Tisch
}
event-discarded = { $who ->
    [you] { $card } abgeworfen
   *[other] warf { $card } ab
}
event-discarded-face-down = { $who ->
    [you] die letzte Karte verdeckt abgeworfen
   *[other] warf die letzte Karte verdeckt ab
}
event-discard-forced = { $who ->
    [you] nichts Besseres zum Abwerfen gehabt
   *[other] hatte nichts Besseres zum Abwerfen
}: { $why ->
    [dead] nur Karten geschlossener Werte, Asse, Siebenen und wilde Karten
    [ace-or-seven] nur Asse, Siebenen und wilde Karten
    [wild] nur wilde Karten
    [seven] nur Siebenen und was nicht abgeworfen werden darf
    [early-black-three] nur schwarze Dreien und was nicht abgeworfen werden darf
   *[other] nur was nicht abgeworfen werden darf
}
event-exact-cut = { $who ->
    [you] genau die Karten zum Geben abgehoben
   *[other] hob genau die Karten zum Geben ab
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
event-drew-hidden = { $who ->
    [you] { $cards } bekommen
   *[other] bekam { $cards }
}
event-turn-card = { $who ->
    [you] die Wendekarte gezogen
   *[other] zog die Wendekarte
}: { $stock ->
    [0] keine Karte mehr
    [one] noch 1 Karte
   *[other] noch { $stock } Karten
} im Talon
event-bonus-given = { $who ->
    [you] { $count ->
        [one] eine Bonuskarte bekommen
       *[other] { $count } Bonuskarten bekommen
    }
   *[other] { $count ->
        [one] bekam eine Bonuskarte
       *[other] bekam { $count } Bonuskarten
    }
}
event-bonus-taken = { $who ->
    [you] { $count ->
        [one] die Bonuskarte aufgenommen
       *[other] die { $count } Bonuskarten aufgenommen
    }
   *[other] { $count ->
        [one] nahm die Bonuskarte auf
       *[other] nahm die { $count } Bonuskarten auf
    }
}
event-foot-taken = { $who ->
    [you] den Fuß von { $count } Karten aufgenommen
   *[other] nahm den Fuß von { $count } Karten auf
}
event-pile-turned-over = { $who ->
    [you] den Talon leer vorgefunden
   *[other] fand den Talon leer vor
}: der Stapel wurde zum neuen Talon umgedreht, { $stock ->
    [one] eine Karte
   *[other] { $stock } Karten
}
event-pile-recycled = { $who ->
    [you] den Talon leer vorgefunden
   *[other] fand den Talon leer vor
}: der Stapel wurde zu einem neuen Talon gemischt, { $stock ->
    [one] eine Karte
   *[other] { $stock } Karten
}
event-sides-formed = { $who ->
    [you] das Alleinspiel gegen { $partners } übernommen
   *[other] übernahm das Alleinspiel gegen { $partners }
}
event-special-hand = { $who ->
    [you] ein Sonderblatt gezeigt
   *[other] zeigte ein Sonderblatt
}, { WORD($hand, "accusative") }: { $cards }
event-fined = { $who ->
    [you] {""}
   *[other] bekam{" "}
}{ $points ->
    [one] 1 Strafpunkt
   *[other] { $points } Strafpunkte
} { $why ->
    [ignored_answer] für einen Zug gegen die Antwort des Partners
    [unexposed_red_three] für eine nicht hingelegte rote Drei
   *[false_card_count] für eine falsche Angabe zur letzten Karte
}{ $who ->
    [you] {" "}bekommen
   *[other] {""}
}
event-cards-exposed = { $who ->
    [you] zu wenig ausgelegt
   *[other] legte zu wenig aus
} (jetzt Strafkarten: { $cards })
event-exposed-taken-back = { $who ->
    [you] die Strafkarten { $cards } wieder auf die Hand genommen
   *[other] nahm die Strafkarten { $cards } wieder auf die Hand
}
event-took-back = { $who ->
    [you] { WORD($cards, "accusative") } zurückgenommen
   *[other] nahm { WORD($cards, "accusative") } zurück
}
event-discarded-freezing = { $who ->
    [you] { $card } abgeworfen und den Stapel ❄️ eingefroren
   *[other] warf { $card } ab und ❄️ fror den Stapel ein
}
event-asked = { $who ->
    [you] { $partner } gefragt
   *[other] fragte { $partner }
}: „Darf ich ausmachen?“
event-withdrew = { $who ->
    [you] die Frage zurückgezogen
   *[other] zog die Frage zurück
}
event-answered = { $who ->
    [you] { $asker } geantwortet
   *[other] antwortete { $asker }
}: { $yes ->
    [yes] „Ja, mach aus.“
   *[no] „Nein, noch nicht.“
}
event-passed = { $who ->
    [you] bei leerem Talon den Stapel liegen gelassen
   *[other] ließ bei leerem Talon den Stapel liegen
}
event-went-out = { $who ->
    [you] ausgemacht 🏁
   *[other] machte aus 🏁
}
event-went-out-concealed = { $who ->
    [you] verdeckt ausgemacht 🏁
   *[other] machte verdeckt aus 🏁
}

event-round-started = 🎴 **Runde { $round }:** { $dealer } gibt je { $count } Karten, { $first } beginnt. { $pile }
event-round-goes-on = 🎴 **Runde { $round }** geht von hier aus weiter. { $first } ist am Zug.
event-feet-dealt = { $scope ->
    [team] Jede Seite hat einen Fuß von { $count } Karten.
   *[player] Alle haben einen Fuß von { $count } Karten.
}
event-start-pile-empty = Der Stapel ist am Anfang leer.
event-start-pile-plain = { $upcard } wird aufgedeckt.
event-start-pile-covered = { $below } { $count ->
    [one] wird
   *[other] werden
} aufgedeckt und mit { $upcard } bedeckt: Der Stapel ist von Anfang an ❄️ eingefroren.
event-start-pile-covered-only = { $below } { $count ->
    [one] wird
   *[other] werden
} aufgedeckt und mit { $upcard } bedeckt.
event-hand-dealt = 🔒 Deine Hand: { $cards }
event-round-ended = 🧮 **Runde { $round } ist vorbei.** { $reason } { $scores }.
event-round-score = { $side } { $points }
event-match-ended = 🏆 **{ $winners }** { $count ->
    [one] gewinnt
   *[other] gewinnen
} die Partie mit { $total } Punkten zu { $others }.
event-match-tied = 🏆 Unentschieden: **{ $winners }** teilen sich den Sieg mit je { $total } Punkten.

end-went-out = { $name } machte aus.
end-went-out-concealed = { $name } machte verdeckt aus.
end-stock-exhausted = Der Talon ist aufgebraucht.
end-last-card-discarded = Der Zug mit der letzten Karte des Talons ist vorbei.
end-special-hand = { $name } zeigte ein Sonderblatt.
end-special-hand-named = { $name } zeigte ein Sonderblatt, { WORD($hand, "accusative") }.
special-hand-straight = eine Straße
special-hand-pairs = Paare
special-hand-pairs-with-twos = Paare mit Zweien
special-hand-garbage = Müll
end-last-card-red-three = Die letzte Karte des Talons war eine rote Drei.

own-nothing = Erledigt.
