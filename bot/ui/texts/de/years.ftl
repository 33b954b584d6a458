### Der Jahresrückblick, von einer Person und von einem Server.

year-of-person = 📅 **Dein { $year }**
year-of-server = 📅 **{ $year } auf diesem Server**
year-shown-of-person = 📅 **{ $year }** von { $name }
year-shown-of-server = 📅 **{ $year } auf diesem Server**, gezeigt von { $name }
year-so-far = bisher
year-this-server = Dieser Server
year-names = Genannt wird nur, wer mitmacht.
year-nothing = Noch zählt keine beendete Runde.
year-shown = Jetzt können es hier alle sehen.
year-not-shown = Das lässt sich hier nicht zeigen: Einer von uns beiden darf in diesem Kanal nicht schreiben.
button-year-own = Mein Jahr
button-year-server = Das Jahr
button-year-show = Allen zeigen

year-total-matches = { $count ->
    [one] Partie
   *[other] Partien
}
year-total-won = gewonnen
year-total-rounds = { $count ->
    [one] Runde
   *[other] Runden
}
year-total-people = { $count ->
    [one] Spieler
   *[other] Spieler
}

year-game = Lieblingsspiel
year-game-played = Meistgespielt
year-partner = Liebster Partner
year-opponent = Häufigster Gegner
year-canastas = Canastas
year-best = Beste Runde
year-run = Längste Serie
year-concealed = Verdeckt ausgemacht
year-pile = Größter Stapel
year-fastest = Schnellstes Ausmachen
year-highest = Höchste Runde
year-busiest = Stärkster Monat
year-pair = Treuestes Paar

year-rounds = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}
year-together = { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}{ $matches ->
    [0] {""}
   *[other] {" "}· { $won } von { $matches } gewonnen
}
year-against = { $matches ->
    [0] { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    }
   *[other] Partien { $won } : { $lost }
}
year-canastas-natural = echt
year-canastas-mixed = gemischt
year-canastas-other = andere
year-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
year-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
year-turns = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
year-note-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
year-note-cards = { $count ->
    [one] Karte
   *[other] Karten
}
year-note-run = { $count ->
    [one] Partie gewonnen
   *[other] Partien in Folge gewonnen
}
year-note-exits = von { $count ->
    [one] 1 Mal
   *[other] { $count } Malen
}

year-months = Runden je Monat
year-month-letters = J F M A M J J A S O N D
year-month = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
}
