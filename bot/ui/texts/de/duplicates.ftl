### Duplikate: Alle Tische spielen dieselben Karten, in privaten Threads, und werden verglichen.

tournament-kind-duplicate = Duplikat
choice-tournament-duplicate = Duplikat: Alle Tische spielen dieselben Karten
duplicate-time = Alle Tische spielen dieselben Karten, jeder in einem privaten Thread, innerhalb von { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
}. Was du aus deinen Karten machst, zählt im Vergleich mit den anderen, die sie hatten.
duplicate-form-length = { $count ->
    [0] Vier Kartenverteilungen
    [one] Eine Kartenverteilung
   *[other] { $count } Kartenverteilungen
}
duplicate-form-days = Es dauert höchstens { $count ->
    [one] einen Tag
   *[other] { $count } Tage
}
duplicate-goal = { $count ->
    [one] eine Kartenverteilung
   *[other] { $count } Kartenverteilungen
}
duplicate-until = Es endet spätestens { $until } ({ $left }). Bis der letzte Tisch fertig ist, sieht niemand einen anderen Tisch.
duplicate-fair = Fair ausgeteilt
duplicate-seal = 🔏 Alle Kartenverteilungen von Duplikat { $number } sind versiegelt, sodass niemand sie mehr ändern kann: `{ $commitment }`
duplicate-sealed-before = Nach dem Einspielen einer Sicherung wurden sie neu versiegelt; davor: { $before }
button-duplicate-cut = Abheben
duplicate-cut-title = Für alle Tische abheben
duplicate-cut-given = ✂️ Du hebst mit „{ $text }“ ab. Bis zum Beginn kannst du es ändern.

duplicate-begins = 🏆 **{ $name }** beginnt: dieselben Karten an allen Tischen. Es endet spätestens { $left }. Dein Tisch ist in einem privaten Thread; bitte nicht über die Karten reden, bis alle fertig sind.
duplicate-tables = Tische
duplicate-table = { $number ->
    [none] {""}
   *[other] {"Tisch "}{ $number }{": "}
}{ $first } – { $second }
button-duplicate-sheet = Ergebnisliste
duplicate-sheet-later = Die Ergebnisliste kommt, wenn der letzte Tisch fertig ist.
duplicate-sheet-cancelled = Es wurde abgesagt, bevor es begann, also gibt es keine Ergebnisliste.
duplicate-place = { $rank }\. { $names } · **{ $beyond }**
duplicate-out = ~~{ $name }~~
duplicate-others = { $count ->
    [one] noch eine Anmeldung
   *[other] { $count } weitere
}
duplicate-average = Punkte über dem Durchschnitt: was du mehr erzielt hast als deine Gegner, verglichen mit denen, die an den anderen Tischen deine Plätze hatten.
duplicate-two-tables = Bei zwei Tischen gewinnen und verlieren { $one } gemeinsam, und ebenso { $other }.
duplicate-deal = Verteilung { $number } (Durchschnitt { $average })
duplicate-deals-missing = Für Verteilung { $first } und die folgenden ist hier kein Platz. /wiedergabe zeigt sie an jedem Tisch.
duplicate-line = Tisch { $number }: { $points }, **{ $beyond }** zum Durchschnitt
duplicate-not-played = { $number ->
    [none] Ein Tisch, an dem niemand gespielt hat
   *[other] Tisch { $number }
}: nicht beendet
button-duplicate-replay = Wiedergabe: Tisch { $number }
duplicate-winner = { $medal } { $names } · **{ $beyond }**
duplicate-no-winner = Kein Tisch hat eine Verteilung beendet, also hat niemand gewonnen.

duplicate-uneven = Ein Duplikat braucht mindestens zwei Tische und an jedem zwei Anmeldungen. Computer können die fehlenden Plätze nehmen.
duplicate-withdraw-sure = **Von { $name } zurücktreten?** Computer spielen auf deinen Plätzen weiter, damit niemandem sonst eine Verteilung verloren geht. Bei Paaren ist auch dein Partner raus.
duplicate-end-sure = **{ $name } jetzt beenden?** Die Tische werden angehalten, und die fertigen Verteilungen zählen.
button-duplicate-end = Jetzt beenden
button-duplicate-end-sure = Ja, beenden
duplicate-end-done = **{ $name }** endet. Gleich kommt die Ergebnisliste.
duplicate-no-threads = Ein Duplikat wird in privaten Threads gespielt. Gib mir dafür in { $channel } zuerst *Private Threads erstellen* und *Nachrichten in Threads senden*.
duplicate-kept-deal = -# 🔏 Eine Sicherung wurde eingespielt, deshalb könnten diese Karten bekannt gewesen sein. Die anderen Tische spielen sie auch, daher wurden sie nicht ersetzt.
