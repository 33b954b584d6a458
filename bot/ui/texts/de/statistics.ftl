### Statistik der Leute auf einem Server.

command-stats = Deine Partien und Runden auf diesem Server, oder die von jemandem, der sie zeigt
option-stats-person = Wessen (sonst: deine)
context-menu-statistics = Unsere Statistik
option-stats-partner = Nur Runden auf derselben Seite wie diese Person
option-stats-game = Nur diese Spielart

stats-title = 📊 Statistik
stats-of = { $person }{ $with_partner ->
    [yes] {" "}mit { $partner }
   *[no] { "" }
} auf diesem Server{ $of_game ->
    [yes] {" "}· { $game }
   *[no] { "" }
}
stats-nothing = Noch zählt keine beendete Runde. Eine Runde zählt, wenn sie endet, außer wenn ein Computer die meisten Züge für dich gemacht hat.
stats-matches = Partien
stats-match-line = **{ $matches }** beendet, **{ $won }** gewonnen ({ $share }{"\u00A0"}%)
stats-rounds = Runden
stats-round-line = **{ $rounds }** { $rounds ->
    [one] Runde
   *[other] Runden
}, im Schnitt { $average } Punkte
stats-extremes = beste { $best }, schlechteste { $worst }
stats-exits = { $count ->
    [0] nie
    [one] einmal
    [2] zweimal
   *[other] { $count } Mal
} ausgemacht{ $concealed ->
    [0] { "" }
   *[other] , davon { $concealed } verdeckt
}
stats-piles = { $count ->
    [0] nie
    [one] einmal
    [2] zweimal
   *[other] { $count } Mal
} den Stapel genommen
stats-canastas = Canastas deiner Seite
stats-canastas-natural = { $count ->
    [one] 1 echtes
   *[other] { $count } echte
}
stats-canastas-mixed = { $count ->
    [one] 1 gemischtes
   *[other] { $count } gemischte
}
stats-canastas-other = { $count ->
    [one] 1 anderes
   *[other] { $count } andere
}
stats-daily = Tagesaufgabe
stats-daily-streak = 🔥 { $count ->
    [one] die letzte Tagesaufgabe gelöst
   *[other] { $count } Tagesaufgaben in Folge gelöst
}
stats-real = Mit echten Karten
stats-real-rounds = **{ $rounds }** { $rounds ->
    [one] Runde
   *[other] Runden
}, im Schnitt { $average } Punkte, beste { $best }
stats-partners = Am häufigsten mit
stats-partner = { $person }: { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}{ $matches ->
    [0] { "" }
   *[other] {" "}· gewonnen { $won }/{ $matches }
}
stats-opponents = Am häufigsten gegen
stats-opponent = { $person }: { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}{ $matches ->
    [0] { "" }
   *[other] {" "}· gewonnen { $won } : { $lost }
}
stats-form = Vorsprung
stats-form-told = Die Linie zählt zusammen, wie weit die Seite in den letzten { $count } Runden vor den anderen lag.
stats-footer-own = Nur du siehst das.
stats-footer-shared = Auf diesem Server können alle deine mit /statistik sehen.
button-stats-share = Meine für andere freigeben
button-stats-hide = Meine für mich behalten

service-statistics-hidden = <@{ $user }> behält diese Statistik für sich. Alle zeigen nur ihre eigene: Dafür hat /statistik einen Knopf.
