### Die Nachricht, mit der sich der Bot auf einem Server vorstellt.

welcome-title = 🃏 Hallo! Wer spielt mit mir Canasta?
welcome-text = Canasta ist ein Kartenspiel: Sammelt Karten desselben Werts und legt sie zusammen für Punkte aus, meist mit einem Partner. Hier spielt jeder, wann es passt; ich gebe, zähle und sage, wer am Zug ist.
    Noch nie gespielt? **{ button-learn }** zeigt dir in ein paar Minuten, wie es geht, Tippen für Tippen.
welcome-footer = „{ button-set-up-server }“ und „{ button-check-permissions }“ sind für alle, die den Server verwalten.
button-open-table = Tisch eröffnen
button-learn = Canasta lernen
button-set-up-server = Einrichten
button-check-permissions = Rechte prüfen

command-setup = Für die Serververwaltung: übliches Spiel, Tischeinstellungen, Rollen, Tagesaufgabe
setup-title = 🛠️ Diesen Server einrichten
setup-game = 🃏 **Übliches Spiel:** { $game }
setup-terms = 🪑 **Neue Tische:** { $terms }
setup-places = 📍 **Tische:** { $forum ->
    [none] in Threads, wo sie eröffnet werden
   *[other] als Beiträge in { $forum }
}
setup-tags = 🏷️ Füge { $tags } zu den Tags hinzu, dann zeige ich dort, wie es um jeden Tisch steht.
setup-players = 📣 **An neue Tische gerufen:** { $role ->
    [none] niemand
   *[other] { $role }
}
setup-organisers = 🏆 **Turnierleitung:** Serververwaltung{ $role ->
    [none] {""}
   *[other] {" "}und { $role }
}
setup-daily = 📅 **Tagesaufgabe**, jeden Tag ein Blatt zum Abstimmen: { $channel ->
    [none] aus
   *[other] { $channel } um { $time }
}
setup-language = 🌍 **Sprache der Tische und Ankündigungen:** { $language }
setup-language-about = 🌍 In welcher Sprache soll ich schreiben, was hier alle lesen? Private Antworten sind in der Sprache des Lesers; `/einstellungen` ändert sie.
menu-language-here = Sprache dieses Servers…
option-language-of-server = Die Sprache, die Discord hier bevorzugt
setup-footer = Du kannst spielen, ohne etwas zu ändern. Hausregeln: /hausregel erstellen
setup-organisers-given = { $role } vergebe ich selbst, auf Wunsch oder für Plätze in der Rangliste. Wähle eine Rolle, die Turnierleitungen haben.
setup-closed-forum = In { $forum } darf ich nichts veröffentlichen. Gib mir dort „Kanal anzeigen“, „Beiträge erstellen“, „Nachrichten in Beiträgen senden“ und „Links einbetten“.
setup-tagged-forum = In { $forum } braucht jeder Beitrag einen Tag. Füge dort zuerst „freie Plätze“, „läuft“ und „zu Ende“ zu den Tags hinzu.
setup-organisers-everyone = Diese Rolle haben alle. Wähle eine, die Turnierleitungen haben.
menu-setup-game = Übliches Spiel…
menu-setup-forum = Forum für neue Tische…
menu-setup-players = Rolle für neue Tische…
menu-setup-organisers = Rolle der Turnierleitung…
button-language = Sprache
button-setup-daily = Tagesaufgabe hier
button-setup-no-daily = Keine Tagesaufgabe

post-name = { $table } · { $game }
post-tag-free = freie Plätze
post-tag-playing = läuft
post-tag-over = zu Ende
