### Punktezettel für Spiele mit echten Karten.

command-scorepad = Punkte für ein Spiel mit echten Karten: Boni, Gesamtpunkte und die nächste Erstmeldung
option-pad-names = Neu anfangen: Namen der Seiten oder Personen, mit Kommas (leer: deinen Zettel sehen)
option-pad-game = Die Spielart oder eine Hausregel dieses Servers (sonst: was neue Tische spielen)

pad-welcome-title = 🧮 Punktezettel
pad-welcome = Für Spiele mit echten Karten: Du tippst, was jede Seite nach einer Runde hat, und ich rechne Boni, Gesamtpunkte und die nächste Erstmeldung aus. Nur du siehst es.
pad-title = 🧮 Punktezettel · { $game }
pad-sheet-title = 🧮 { $game } · Runde { $round }
pad-totals = Gesamtpunkte
pad-next = Runde { $round }: Erstmeldung
pad-minimum-all = { $points } Punkte für alle
pad-minimum = { $side }: { $points } Punkte
pad-won = 🏆 **{ $names }** { $count ->
    [one] hat
   *[other] haben
} mit { $total } Punkten gewonnen.
pad-footer = Nur du siehst das. Der Zettel bleibt ein Jahr nach der letzten Änderung erhalten.
pad-how = Tippe nach jeder Runde für jede Seite, was sie hat, in beliebiger Reihenfolge, etwa
    `{ $example }`
    Eine bloße Zahl sind die Punkte aller ausgelegten Karten, auch derer in Canastas; eine mit Minus die der Karten auf der Hand. Boni zähle ich für dich dazu.
pad-how-partners = Beide Partner tippen die Meldungen ihrer Seite{ $threes ->
    [own] , und jeder seine eigenen roten Dreien
   *[both] {""}
}.
pad-how-others = Du kannst auch das tippen: { $words }.
pad-written = ✅ Runde { $round }: { $points }
pad-scored = { $side } { $points }
pad-undone = ↩️ Runde { $round } ist zurückgenommen.
pad-deleted = Der Punktezettel ist gelöscht.
pad-delete-sure = Willst du den Punktezettel von { $names } wirklich löschen?
pad-choice = { $date } · { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}
pad-pictures = 📈 Der Verlauf des Spiels und die letzte Runde.
pad-shown = Jetzt können es hier alle sehen, so wie es ist; spätere Runden ändern es nicht.
pad-shown-by = Punktezettel von { $name }
pad-not-shown = Das lässt sich hier nicht zeigen: Einer von uns beiden darf in diesem Kanal nicht schreiben.
pad-people-title = 🧮 In der Statistik zählen
pad-people-about = Wenn das Spiel vorbei ist, zählen seine Runden hier in `/statistik` für alle, die zustimmen, als Runden mit echten Karten: Punkte, Canastas und Partien. In Rekorden und Wertungszahlen zählen sie nicht. Wähle eine Seite, dann ihre Leute.
pad-people-side = **{ $side }**: { $people }
pad-people-nobody = niemand
pad-people-sides = Welche Seite
pad-people-menu = Wer ist { $side }?
pad-person = { $person } { $answer ->
    [agreed] ✅
    [declined] ❌
   *[none] (noch nicht zugestimmt)
}
pad-person-stranger = { $name } ist ein Bot oder auf diesem Server kein Mitglied.
pad-asked = Die Frage steht in diesem Kanal.
pad-question = 🧮 { $people }: { $maker } führt den Punktezettel eines Spiels mit echten Karten, das ihr gespielt habt: { $game }. Darf es in eurer Statistik auf diesem Server zählen? Für jeden zählt nur die eigene Antwort, und ihr könnt sie hier ändern.
pad-agreed = ✅ Es zählt in deiner `/statistik`, sobald das Spiel vorbei ist.
pad-declined = In deiner Statistik zählt es nicht.
pad-not-named = Auf diesem Punktezettel stehst du nicht, oder er wurde gelöscht.
pad-csv = 📄 Für Tabellenprogramme.
pad-csv-round = Runde
pad-csv-side = Seite
pad-no-files = Hier darf ich keine Dateien senden. In einer Direktnachricht mit mir geht es.
pad-why-threes = Die Dreien zählen { $counts ->
    [against] als Minus für diese Seite
   *[nothing] nichts
}: { $sign ->
    [any_meld] Sie hat nichts ausgelegt.
    [any_canasta] Sie hat kein Canasta.
    [two_canastas] Sie hat weniger als zwei Canastas.
    [sevens_canasta] Sie hat kein Canasta aus Siebenen.
    [american_three_way] { $counts ->
        [against] Sie hat kein Canasta.
       *[nothing] Dafür braucht es zwei Canastas.
    }
   *[never] In dieser Spielart ist das immer so.
}
pad-why-melds = Ohne Canasta zählen die ausgelegten Karten als Minus für diese Seite.

pad-form-new = Neuer Punktezettel
pad-form-names = Namen, mit Kommas
pad-form-names-hint = Ana & Ben, Cyd & Dan
pad-form-game = Spielart oder Hausregel
pad-form-game-hint = Leer lassen für das, was neue Tische spielen
pad-form-title = Runde { $round }
pad-form-lines = Eine Zeile für jede Seite

pad-refused-title = ✏️ Noch nicht eingetragen
pad-empty = **{ $side }**: Es steht nichts da. Tippe `0`, wenn nichts zu zählen ist.
pad-too-long = **{ $side }**: Das ist zu lang; { $limit } Zeichen genügen.
pad-unknown = **{ $side }**: Das verstehe ich nicht: { $pieces }.
pad-foreign = **{ $side }**: Das zählt in dieser Spielart nicht: { $items }.
pad-read = Verstanden habe ich { $items }.
pad-problem-several-out = { $count } haben ausgemacht. { $limit ->
    [one] Das kann nur einer.
   *[other] Das kann nur einer, mit Partner.
}
pad-problem-several-cuts = { $count } Seiten haben genau abgehoben. Das kann nur eine.
pad-problem-odd-points = **{ $side }**: Alle Karten zählen Vielfache von { $limit }, und { $count } ist keins.
pad-problem-too-few-points = **{ $side }**: Die Karten von { $count ->
    [one] einem Canasta
   *[other] { $count } Canastas
} zählen mindestens { $limit } Punkte, ohne den Bonus.
pad-problem-few-canastas-to-go-out = **{ $side }** hat mit { $count ->
    [0] keinem Canasta
    [one] einem Canasta
   *[other] { $count } Canastas
} ausgemacht. Diese Spielart verlangt { $limit ->
    [one] eins
   *[other] { $limit }
}. Fehlt ein Canasta?
pad-problem-too-many-from-hand = **{ $side }**: { $count } Canastas aus der Hand, aber nur { $limit } insgesamt.
pad-problem-too-many-canastas = { $count } Canastas sind mehr, als die Karten hergeben: höchstens { $limit }.
pad-problem-too-many-wilds = Diese Canastas brauchen { $count } wilde Karten. Im Spiel sind { $limit }.
pad-problem-too-many-red-threes = { $count } rote Dreien sind zu viele. Im Spiel sind { $limit }.
pad-problem-too-many-black-threes = { $count } schwarze Dreien sind zu viele. Im Spiel sind { $limit }.
pad-problem-too-many-points = { $count } Punkte sind zu viele. Alle Karten zusammen zählen höchstens { $limit }.

button-pad-new = Neuer Zettel…
button-pad-round = Runde { $round } eintragen…
button-pad-undo = Runde { $round } zurücknehmen
button-pad-sheet = Erklären oder ändern
button-pad-pictures = Bilder
button-pad-csv = CSV
button-pad-show = Allen zeigen
button-pad-people = In die Statistik
button-pad-ask = Fragen
button-pad-agree = Bei mir zählen
button-pad-decline = Bei mir nicht zählen
button-pad-change = Ändern…
button-pad-again = Neu tippen…
button-pad-round-sure = Nein, es stimmt
button-pad-delete = Löschen…
button-pad-delete-sure = Ja, löschen
menu-pad = 🧮 Andere Punktezettel…
