### Die Tagesaufgabe: eine Stellung am Tag.

command-admin-daily = Tagesaufgabe: jeden Tag eine Stellung zum Abstimmen, klassisch oder nach eurer Hausregel
option-admin-daily-channel = Wo sie erscheint
option-admin-daily-hour = Die Stunde, 0 bis 23, in UTC; die Antwort zeigt sie in deiner eigenen Zeit

daily-title = 🧩 Tagesaufgabe
daily-question = **Was wirfst du ab?** { $took ->
    [pile] Du hast den Stapel genommen
   *[other] Du hast gezogen
} und legst nichts mehr aus.
daily-rules-classic = (Klassisch zu viert)
daily-rules-house = (Hausregel: **{ $name }**)
daily-footer = Deine erste Wahl zählt. Nur du siehst die Antwort.
daily-position = Die Stellung
daily-last = Die vorige Aufgabe
daily-you = Du
daily-left = Links
daily-partner = Partner
daily-right = Rechts

daily-words-house = **{ $name }:** { $what }
daily-hand = **Deine Hand:** { $cards }
daily-ours = **Deine Seite** ({ $score }): { $melds }
daily-ours-none = **Deine Seite** ({ $score }): nichts ausgelegt, { $needed } Punkte nötig
daily-theirs = **Die Gegner** ({ $score }): { $melds }
daily-theirs-none = **Die Gegner** ({ $score }): nichts ausgelegt, { $needed } Punkte nötig
daily-threes = **Rote Dreien:** deine Seite { $ours }, die Gegner { $theirs }
daily-pile = **Stapel:** { $count ->
    [0] leer
    [one] 1 Karte, { $upcard }
   *[other] { $count } Karten, { $upcard } obenauf
}{ $frozen ->
    [yes] , eingefroren
   *[no] {""}
}
daily-counts = **Talon:** { $stock ->
    [one] eine Karte
   *[other] { $stock } Karten
} · auf der Hand links { $left }, Partner { $partner }, rechts { $right }
daily-feet = **Noch nicht aufgenommene Füße:** { $whose }

daily-answer = Die Antwort
daily-nobody-voted = **{ $best }** war am besten. Niemand hat abgestimmt.
daily-votes = Stimmen: { $votes }
daily-vote = { $card } { $count }
daily-found = 🎯 { $who }
daily-found-others = { $count ->
    [one] noch jemand
   *[other] { $count } weitere
}
daily-footer-over = Diese Aufgabe ist vorbei. Genannt wird, wer mitmacht: mit dem Knopf von /rangliste oder /rekorde.
daily-result = **{ $best }** war am besten. { $right } von { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
} dafür.
daily-streaks = 🔥 In Folge: { $runs }
daily-streak = { $who } { $count }

daily-chosen = { $right ->
    [yes] 🎯 Du hast **{ $card }** gewählt: gut gefunden.
   *[no] Du hast **{ $card }** gewählt.
}
daily-chosen-before = Du hattest schon **{ $card }** gewählt, und das zählt.
daily-so-far = Bisher { $right } von { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
} richtig.
daily-own-streak = 🔥 Du hast { $count } in Folge gelöst.

daily-on = 🧩 Die Tagesaufgabe erscheint in { $channel } um { $time }, das nächste Mal { $next }.
daily-game-classic = Gespielt wird klassisch zu viert.
daily-game-house = Gespielt wird nach eurer Standard-Hausregel, **{ $name }**: Jede Aufgabe wird kurz vorher gesucht. Findet sich keine, gibt es an dem Tag die Aufgabe von Klassisch zu viert.
daily-hindrance = { $why ->
    [players] Eure Standard-Hausregel, **{ $name }**, ist nicht für vier in Paaren, deshalb gibt es davon keine Tagesaufgaben.
    [missing] Von eurer Standard-Hausregel, **{ $name }**, gibt es keine Tagesaufgaben: Was Züge vergleicht, ist hier nicht installiert.
    [game] Von eurer Standard-Hausregel, **{ $name }**, gibt es keine Tagesaufgaben: In dieser Spielart lassen sich Züge nicht vergleichen.
   *[no_default] Hier ist keine Hausregel Standard. Mach zuerst eine dazu: `/hausregel standard`.
}
daily-off = 🧩 Hier gibt es keine Tagesaufgabe. Wähle, wo und wann: `/admin tagesaufgabe kanal:#canasta stunde:18`
daily-which-channel = Wähle auch einen Kanal: `/admin tagesaufgabe kanal:#canasta stunde:18`
daily-closed-channel = In { $channel } darf ich nicht schreiben. Erlaube mir dort, den Kanal anzuzeigen, Nachrichten zu senden und Links einzubetten, oder wähle einen anderen Kanal.
button-daily-off = Ausschalten
button-daily-house = Unsere Hausregel
button-daily-classic = Klassisch zu viert
