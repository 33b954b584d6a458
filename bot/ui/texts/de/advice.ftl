### Rat: Züge, verglichen durch weitergespielte Runden.

advice-best = 💡 **{ $play }** ist am besten.
advice-same = Wie das Beste, aber { $last }
advice-then = { $first }, dann { $last }
advice-nothing = 💡 Hier gibt es keine Züge zu vergleichen.
advice-less = **{ $play }**: etwa { $points } Punkte weniger.
advice-equal = **{ $play }**: etwa gleich gut.
advice-their-meld = { $others ->
    [one] Dein Gegner hat
   *[other] Deine Gegner haben
} { WORD($cards, "accusative") }{ $open ->
    [yes] {" "}und { $others ->
        [one] kann
       *[other] können
    } den Stapel damit nehmen.
   *[no] .
}
advice-because-pile-lost = { $others ->
    [one] { $named ->
        [yes] Er
       *[no] Dein Gegner
    } nimmt
   *[other] { $named ->
        [yes] Sie
       *[no] Deine Gegner
    } nehmen
} den Stapel in { $share } von 100 Runden statt in { $instead }.
advice-because-goes-out = { $alone ->
    [yes] Du machst
   *[no] Deine Seite macht
} in { $share } von 100 Runden aus statt in { $instead }.
advice-because-others-go-out = { $others ->
    [one] Dein Gegner macht
   *[other] Deine Gegner machen
} in { $share } von 100 Runden aus statt in { $instead }.
advice-too-often = Du hast um viele Hinweise gebeten. Warte noch { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}.
