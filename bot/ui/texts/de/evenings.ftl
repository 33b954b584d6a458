### Abende: ein Termin mit Anmeldung, Erinnerung und Tischen, die zu Beginn gebildet werden.

command-evening = Einen Abend mit Anmeldung planen oder die kommenden sehen
option-evening-when = Zum Beispiel „Freitag 20:00“, „5. Dezember 19:30“, „1.12. 19:30“ oder „in 2 Stunden“
option-evening-rotating = Partnerwechsel: wie lang jede Partie ist
choice-evening-one-round = Eine Runde
choice-evening-two-rounds = Zwei Runden
choice-evening-four-rounds = Vier Runden
choice-evening-whole-matches = Ganze Partien

evening-title = 📅 Canasta-Abend
evening-when = **{ $date }**, { $ago }
evening-game = 🎴 { $game }
evening-usual-game = Das übliche Spiel dieses Servers
evening-rotates = 🔄 Partnerwechsel: { $rounds ->
    [0] ganze Partien
    [one] Partien über eine Runde
   *[other] Partien über { $rounds } Runden
}
evening-repeats = 🔁 { $every }
evening-every-week = Jede Woche
evening-every-two_weeks = Alle zwei Wochen
evening-every-month = Jeden Monat am { $week ->
    [1] ersten
    [2] zweiten
    [3] dritten
    [4] vierten
   *[5] letzten
} { $weekday }
evening-fills = 🤖 Computer nehmen die Plätze, die zu Beginn frei sind.
evening-is-beginning = ▶️ Die Tische werden gebildet.
evening-is-begun = ▶️ Dieser Abend hat begonnen.
evening-is-missed = 🚫 Dieser Abend konnte nicht beginnen.
evening-is-cancelled = 🚫 Dieser Abend wurde abgesagt.
evening-guests-in = ✅ Dabei ({ $most ->
    [0] { $count }
   *[other] { $count } von { $most }
})
evening-guests-waiting = ⏳ Warteliste ({ $count })
evening-guests-maybe = ❔ Vielleicht ({ $count })
evening-guests-out = ❌ Nicht dabei ({ $count })
evening-nobody = noch niemand
evening-organiser = Organisiert von { $name }
button-evening-in = Ich bin dabei
button-evening-maybe = Vielleicht
button-evening-out = Bin nicht dabei
button-evening-change = Ändern

date-pattern-full = EEEE dd.MM.yyyy HH:mm
date-pattern-day = dd.MM.yyyy

date-which = **Welchen Termin meinst du?**
evening-is-right = Meinst du das so? Niemand erfährt davon, bevor du auf **{ button-evening-plan }** tippst.
evening-zone-unknown = Ich habe die Zeit als UTC verstanden; wähle deine Zeitzone in `/einstellungen`.
evening-once = Nur einmal
evening-every-menu = Wie oft
evening-most-menu = Höchstens so viele Leute
evening-most = { $count ->
    [0] Beliebig viele Leute
   *[other] Höchstens { $count } Leute
}
evening-game-gone = Diese Hausregel gibt es nicht mehr. Versuch es noch einmal mit `/abend`.
button-evening-plan = Planen
button-evening-fills = Computer: { $now ->
    [on] füllen auf
   *[off] keine
}
button-evening-other-date = Anderer Termin
evening-planned = 📅 Geplant für { $date }.
date-without-time = „{ $typed }“: um wie viel Uhr? Schreib auch die Zeit dazu, etwa `Freitag 20:00` oder `5. Dezember 20 Uhr`.
date-unknown = „{ $typed }“ verstehe ich nicht als Tag mit Uhrzeit. Schreib es etwa so: `Freitag 20:00`, `5. Dezember 20 Uhr`, `1.12. 19:30` oder `in 2 Stunden`.
evening-no-permission = In diesem Kanal darf ich nicht schreiben. Erlaube mir hier, den Kanal anzuzeigen, Nachrichten zu senden und Links einzubetten, oder nimm einen anderen Kanal.
evening-change = Dieser Abend ist am { $date }. Wer kommt, erfährt von Änderungen.
evening-move-sure = Von { $before } auf **{ $date }** verlegen?
evening-cancelled = Der Abend ist abgesagt, und wer kommen wollte, erfährt es.
evening-cancel-sure = **Den Abend am { $date } absagen?** Wer kommen wollte, erfährt es.
evening-off-the-list = Du stehst nicht mehr auf der Liste.
evening-you-wait = ⏳ { $most } Leute sind dabei, du wartest also: an { $place }. Stelle der Warteliste. Sagt jemand ab, rückst du nach und erfährst es.
evening-move-title = Anderer Termin
evening-move-label = Tag und Uhrzeit
evening-move-hint = Freitag 20:00
button-evening-move = Verlegen
button-evening-cancel = Absagen
button-evening-keep = Nicht absagen
button-evening-really-cancel = Ja, absagen
button-evening-move-sure = Ja, verlegen
button-evening-only-this = Nur diesen
button-evening-all-from-this = Diesen und alle späteren
button-evening-cancel-series = Die ganze Reihe

evenings-title = 📅 **Kommende Abende**
evenings-none = Hier ist kein Abend geplant. Plane einen: `/abend wann:Freitag 20:00`
evenings-line = { $date } · { $game } · { $count ->
    [one] 1 dabei
   *[other] { $count } dabei
}
evenings-then = { "   " }🔁 { $every }, dann am { $dates }
button-evening-to = Zu Nr. { $number }

evening-post-reminder = ⏰ Canasta-Abend um **{ $time }** ({ $ago }).
evening-post-moved = 📅 Der Canasta-Abend wurde auf { $date } verlegt, { $ago }. Sagt bitte, ob ihr kommt.
evening-post-cancelled = 🚫 Der Canasta-Abend am { $date } wurde abgesagt.
evening-post-series-cancelled = 🚫 Die Canasta-Abende ab { $date } sind abgesagt.
evening-post-begun = ▶️ Der Canasta-Abend beginnt. { $tables ->
    [one] Euer Tisch ist offen:
   *[other] { $tables } Tische sind offen:
}
evening-table = • [Tisch { $number }]({ $url })
evening-without-seat = Kein Platz für { $names }: Entweder ist hier die Zahl der Tische je Person erreicht, oder dieser Server erlaubt keine weiteren.
evening-waited = Auf der Warteliste: { $names }. Nehmt einen freien Platz, wenn jemand nicht kommt.
evening-series-ends = Wer diese Reihe organisiert hat, ist nicht mehr auf diesem Server; sie endet hier. `/abend` beginnt eine neue.
evening-moved-up = 🎉 Ein Platz ist frei, und du bist dabei: Canasta-Abend am { $date }, { $ago }.
evening-moved-up-direct = { $moved_up }
    Auf dem Server **{ $server }**.
evening-missed-direct = 🚫 Dein Canasta-Abend am { $date } auf dem Server **{ $server }** ist ohne Tische vorbei: Sein Kanal ist weg, oder ich darf dort nicht mehr schreiben.{ $series ->
    [yes] { " " }Auch die Reihe endet.
   *[no] { "" }
} Mit `/abend` planst du in jedem Kanal einen neuen.
evening-post-nobody = 📅 Für diesen Canasta-Abend hat niemand zugesagt, also wurde kein Tisch eröffnet.
evening-post-refused = 📅 Dieser Server erlaubt keine weiteren offenen Tische, deshalb wurde für diesen Abend keiner eröffnet. Eröffnet einen, wenn ein anderer zu Ende ist.
button-evening-sign-up = Wer kommt?
button-evening-cannot-come = Kann nicht kommen
button-evening-seat = Wo sitze ich?
evening-your-seat = Du sitzt auf Platz { $seat }: { $place }
evening-you-sit-out = { $first ->
    [yes] Du setzt in der ersten Partie aus: { $place }
   *[no] Du setzt in dieser Partie aus: { $place }
}
evening-free-seats = Du sitzt an keinem der Tische. Hier sind Plätze frei:
    { $places }
evening-no-seat = Du sitzt an keinem der Tische, und kein Platz ist frei. `/tisch liste` zeigt alle Tische.
evening-event-name = Canasta-Abend
