### Progressionen: Alle melden sich allein an, Partner und Tisch wechseln nach jeder Runde.

tournament-kind-progression = Progression{ $rounds ->
    [0] {""}
    [one] , eine Runde
   *[other] , { $rounds } Runden
}
choice-tournament-progression = Progression: in jeder Runde ein neuer Partner und Tisch
progression-partners = wechselnde Partner
progression-how = Alle melden sich allein an. Partner und Tische wechseln nach jeder Runde, und die eigenen Gesamtpunkte entscheiden.
progression-uneven = An einem Tisch spielen vier. { $tables ->
    [0] { $out ->
        [one] Eine Anmeldung ist
       *[other] { $out } Anmeldungen sind
    } zu wenig: Es müssen auch Computer mitspielen.
   *[other] In jeder Runde { $out ->
        [one] setzt jemand
       *[other] setzen { $out }
    } aus, alle reihum, wenn nicht auch Computer mitspielen.
}
progression-head-total = gesamt
progression-head-played = Runden
progression-detail-head = *Gesamt · Punkte*
progression-place = { $rank ->
    [none] {""}
   *[other] { $rank }{". "}
}{ $out ->
    [yes] ~~{ $name }~~ (zurückgetreten)
   *[no] { $name }
} · **{ $total }** · { $points }
progression-place-told = { $rank ->
    [none] {""}
   *[other] { $rank }{". "}
}{ $name }: { $total }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
progression-withdraw-sure = **Von { $name } zurücktreten?** Computer spielen auf deinem Platz weiter, damit deinen Partnern nichts verloren geht. Was sie erzielen, zählt nicht für dich, und du stehst unter allen anderen.
tournament-lost = { $match } · zählt als verloren für { $names }
