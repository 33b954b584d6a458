### Beschreibungen der Befehle und ihre Antworten.

command-table = Tische: eröffnen, Plätze besetzen, starten und schließen
command-table-new = Einen neuen Tisch in diesem Kanal eröffnen, für eure Hausregeln oder jede Spielart
command-table-join = Einen Platz an einem Tisch nehmen
command-table-leave = Einen Tisch verlassen, bevor die Partie beginnt
command-table-seats = Auf einen anderen Platz wechseln oder sehen, wer wo sitzt
command-table-computer = Einen Computer auf einen Platz setzen oder einen wegnehmen
command-table-terms = Tischeinstellungen: Bedenkzeit, Erinnerungen, Ansicht und mehr (ändern kann sie der Gastgeber)
command-table-start = Die Partie starten
command-table-rematch = Noch einmal mit denselben Leuten spielen; ihre Plätze sind reserviert
command-table-cancel = Einen Tisch endgültig schließen (Gastgeber oder Serververwaltung)
command-table-move = Einen Tisch in diesen Kanal verlegen
command-table-show = Einen Tisch ansehen
command-table-list = Die Tische dieses Servers
command-my-tables = Alle deine Tische auf allen Servern: wo du am Zug bist und wie lange schon
command-hand = Deine Hand und alles, was du jetzt tun kannst (nur du siehst es)
command-draw = Eine Karte vom Talon ziehen
command-take-pile = Den Ablagestapel nehmen
command-meld = Meldungen auslegen oder Karten an deine Meldungen anlegen
command-take-back = Deinen Abwurf zurücknehmen, oder was du in diesem Zug ausgelegt hast
command-discard = Eine Karte abwerfen und deinen Zug beenden
command-ask-partner = Deinen Partner fragen, ob du ausmachen darfst
command-answer = Die Frage deines Partners beantworten; deine Antwort ist bindend
command-orders = Was ich tun soll, wenn dein Zug kommt: ziehen, Stapel nehmen, deinem Partner antworten
command-ready = Du bist bereit: Die nächste Runde darf ausgeteilt werden
command-cut = Für die nächste Runde abheben: mit eigenen Worten, die niemand vorhersehen kann
command-lay-threes = Deine Dreien hinlegen und für jede eine Karte ziehen
command-special-hand = Deine ganze Hand als Sonderblatt zeigen; das beendet die Runde
command-end-round = Bei leerem Talon den Stapel liegen lassen; das beendet die Runde
command-substitute = Deinen Platz übergeben: jemanden einladen oder ihn allen anbieten
command-resign = Die Partie aufgeben, wenn deine Seite zustimmt
command-pause = Die Partie pausieren, wenn alle zustimmen: Keine Bedenkzeit läuft
command-resume = Nach einer Pause weiterspielen, wenn alle zustimmen (der Gastgeber kann es allein)
command-back = Vom Computer, der dich vertritt, wieder übernehmen
command-more-time = Dem Spieler am Zug mehr Zeit geben
command-score = Der Punktestand der Partie bis jetzt
command-verify = Austeilen, Züge und Punkte beendeter Runden prüfen
command-log = Was am Tisch geschehen ist
command-why = Darf ich das? Und wenn nicht, nach welcher Regel?
command-rules = Die Regeln des Spiels
command-settings = Wo ich dir Bescheid gebe, Zeitzone und Ruhezeiten, wie Karten gezeigt werden
command-help = Erste Schritte und alle Befehle

option-seat-of-gone = Der Platz von jemandem, der den Server verlassen hat (sonst: dein eigener)
option-round-upto = Bis zu welcher Runde (sonst: alle beendeten)
option-member = Wen du einlädst; leer lassen, damit alle den Platz nehmen können
option-hours = Wie viele Stunden, höchstens eine Woche (sonst: ein Tag)
option-title = Ein Name für den Tisch
option-table = Die Nummer des Tisches, wenn du an mehreren sitzt
option-other-partners = Plätze tauschen, sodass die Partner wechseln
option-seat = Die Nummer des Platzes
option-computer-action = Einen Computer dazusetzen oder wegnehmen
option-level = Wie gut er spielt (sonst: solide)
option-character = Wer spielt, jeder auf seine Art
option-computers = Die anderen Plätze mit Computern dieser Stufe besetzen
option-own = Nur die Tische, an denen du sitzt
option-take-cards = Die Karten deiner Hand, die zur obersten Karte kommen, etwa KK oder KK, QQQ
option-meld-cards = Die Karten, etwa KKK2, QQQ
option-cut-words = Beliebige Worte; alle sehen sie, und sie ändern die Reihenfolge der Karten
option-three-cards = Die Dreien, etwa 3♣ 3♥ (sonst: alle, die du hast)
option-special-hand = Welches (sonst: das, was du hast)
option-discard-card = Die Karte, etwa 4 oder 4♠
option-answer = Darf dein Partner ausmachen?
option-why-action = Was du tun möchtest, etwa: nehmen KK, auslegen QQQ2, abwerfen 4, ausmachen
option-section = Ein Teil der Regeln
option-discard = { $card }, eine von { $count }

choice-add = Dazusetzen
choice-remove = Wegnehmen
choice-yes = Ja, mach aus
choice-no = Nein, noch nicht

table-made = { $table } ist { $forum ->
    [none] in diesem Kanal eröffnet. Andere kommen mit den Knöpfen darunter dazu
   *[other] in { $forum } eröffnet. Andere kommen mit den Knöpfen dort dazu
}; leere Plätze können Computer besetzen.
table-made-usual = { table-made } Gespielt wird { $game }; bis die Partie beginnt, kannst du eine andere Spielart wählen.
table-seat = Du sitzt auf Platz { $number } an { $table }.
table-left = Du hast { $table } verlassen.
rematch-seat = Du sitzt auf Platz { $number } an { $table }, mit denselben Regeln: { $place }
rematch-is-on = Die Revanche hat schon begonnen: { $table }, { $place }
next-match-is-on = Die nächste Partie hat schon begonnen: { $table }, { $place }
table-seats-left =
    { $count ->
        [0] An { $table } sind alle Plätze besetzt. Los geht es mit `/tisch starten`.
        [one] An { $table } ist noch ein Platz frei.
       *[other] An { $table } sind noch { $count } Plätze frei.
    }
table-started = { $table } hat begonnen: { $place }. Deine Karten siehst du mit **Meine Hand** oder `/hand`.
table-no-permission = Hier kann ich nicht schreiben. In diesem Kanal brauche ich die Berechtigungen „Kanal anzeigen“, „Nachrichten senden“ und „Links einbetten“.

table-moved = { $table } ist jetzt hier. Alle Karten sind, wie sie waren.
table-moved-away = 🚚 { $table } geht in { $place } weiter.
table-move-none = Sonst ist kein Tisch von dir offen. Nenn einen Tisch mit seiner Nummer.

which-table-none-over = Hier ist keine Partie von dir zu Ende. Nenn den Tisch mit seiner Nummer.
which-table-none = Hier gibt es keinen Tisch von dir. Eröffne einen mit `/tisch neu`, oder nenn einen Tisch mit seiner Nummer.
which-table-several = Welchen Tisch meinst du? Füge dem Befehl seine Nummer hinzu: { $tables }.
which-table-to-administer = Welchen Tisch meinst du? Füge dem Befehl seine Nummer hinzu: { $tables }. `/admin tische` zeigt alle offenen Tische dieses Servers.
which-table-none-to-administer = Hier ist kein Tisch offen. Füge dem Befehl die Nummer eines Tisches hinzu: `/admin tische` zeigt alle offenen Tische dieses Servers.
