### Table settings: what a table has agreed about time, calls and its board. Players read "rules" only of the game.

terms-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
terms-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}

terms-line-relaxed = { $reminders ->
    [0] 🕊️ Unbegrenzte Bedenkzeit, keine Erinnerungen.
   *[other] 🕊️ Unbegrenzte Bedenkzeit, nur Erinnerungen.
}
terms-line-turns = ⏳ { $time } pro Zug; { $what }.
terms-line-bank = ⏳ { $time } für die Partie und { $more } pro Zug; { $what }.
terms-line-wait = läuft die Zeit ab, entscheiden die anderen
terms-line-skip = läuft die Zeit ab, wird der Zug übersprungen
terms-line-computer = läuft die Zeit ab, spielt ein Computer
terms-line-ready = 🤝 Die nächste Runde wird ausgeteilt, sobald alle bereit sind.
terms-line-no-take-back = 📌 Was liegt, das liegt.
terms-line-discard-hold = ↩️ Ein Abwurf lässt sich { $seconds } Sekunden lang zurücknehmen.
terms-line-hints = 💡 Zu jeder Hand gibt es *{ button-hint }*, für alle gleich.
terms-line-tells-plays = 💬 Jeder Spielzug steht im Thread.

terms-title = Tischeinstellungen · { $whose }
terms-title-server = neue Tische dieses Servers
terms-setting = **{ $name }**: { $value }
terms-as-server = *Diese Hausregel hat keine eigenen Tischeinstellungen; es gelten die des Servers.*
terms-footer-table = Sie lassen sich ändern, bis die Partie beginnt.
terms-footer-fixed = Wer Gastgeber ist, legt sie vor der Partie fest.
terms-footer-running = Während der Partie lassen sich nur Tischansicht, große Momente, Sprüche und die Nachrichten über Spielzüge ändern.
terms-footer-house = Neue Tische mit dieser Hausregel beginnen mit diesen Einstellungen.
terms-footer-server = Neue Tische beginnen mit diesen Einstellungen, sofern ihre Hausregel keine eigenen hat.

menu-terms-setting = Was möchtest du ändern?
menu-terms-value = { $name }…
button-terms = Tischeinstellungen
button-terms-of-server = Wie der Server

terms-name-pace = Bedenkzeit
terms-name-hours = Zeit
terms-name-increment = Zusätzliche Zeit pro Zug
terms-name-on-time-out = Wenn die Zeit abläuft
terms-name-reminders = Erinnerungen
terms-name-relaxed-reminders = Erinnerungen
terms-name-vacation-hours = Urlaub
terms-name-question-hours = Antwortzeit bei „Darf ich ausmachen?“
terms-name-question-default = Wenn der Partner nicht antwortet
terms-name-next-round = Nächste Runde
terms-name-take-back = Zurücknehmen
terms-name-discard-hold = Abwurf zurücknehmen
terms-name-hints = Hinweise
terms-name-board = Tischansicht als
terms-name-moments = Große Momente
terms-name-remarks = Sprüche der Computer
terms-name-tells-plays = Spielzüge im Thread

terms-pace-relaxed = Unbegrenzte Bedenkzeit, nur Erinnerungen
terms-pace-turns = Feste Zeit pro Zug
terms-pace-bank = Ein Zeitkonto für die Partie und Zeit pro Zug
terms-time-out-wait = Die anderen entscheiden
terms-time-out-skip = Der Zug wird übersprungen: nur ziehen und abwerfen
terms-time-out-computer = Ein Computer spielt, bis der Spieler zurück ist
terms-reminders-none = Keine
terms-reminders-before = { $times } vor Ablauf der Zeit
terms-reminders-after = { $times } nach Beginn des Zugs
terms-vacation-none = Keiner
terms-question-hours-none = So lange der Partner mag
terms-question-default-yes = Gilt als Ja
terms-question-default-no = Gilt als Nein
terms-next-round-at-once = Wird sofort ausgeteilt
terms-next-round-when-ready = Wird ausgeteilt, wenn alle bereit sind, oder nach einem Tag
terms-take-back-yes = Ausgelegtes lässt sich zurücknehmen, bis etwas anderes geschieht
terms-take-back-no = Was liegt, das liegt
terms-discard-hold = { $seconds ->
    [0] Ein Abwurf gilt sofort
   *[other] { $seconds } Sekunden lang; so lange warten die anderen
}
terms-hints-yes = Zu jeder Hand gibt es „{ button-hint }“
terms-hints-no = Keine
terms-board-picture = Bild
terms-board-emojis = Karten-Emojis
terms-board-words = Text
terms-moments-yes = Canastas, hohe Runden, Ausmachen und Siege werden gefeiert
terms-moments-no = Werden nicht gefeiert
terms-remarks-yes = Computer sagen hin und wieder etwas
terms-remarks-no = Computer schweigen
terms-tells-plays-yes = Jeder Spielzug steht in einer Nachricht
terms-tells-plays-no = Keine: Tischansicht, Hand und Verlauf zeigen sie
