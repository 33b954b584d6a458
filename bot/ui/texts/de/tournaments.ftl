### Turniere: Anmeldung, Runden, Tabelle und Leitung.

command-tournament = Turniere: wer gegen wen spielt, und die Tabelle
command-tournament-new = Für Server- und Turnierleitung: ein Turnier eröffnen, mit Anmeldung in diesem Kanal
command-tournament-show = Ein Turnier dieses Servers zeigen
command-tournament-substitute = Für die Turnierleitung: jemanden für einen Spieler weiterspielen lassen
command-tournament-remove = Für die Turnierleitung: die Anmeldung eines Spielers herausnehmen
option-tournament-name = Wie es heißt (leer: ein Formular)
option-tournament-kind = Wie Gegner gefunden werden (sonst: Schweizer System)
option-tournament-rules = Die Spielart oder Hausregel: für zwei oder für zwei Paare
option-tournament-rounds = Schweizer System oder Progression: wie viele Runden (sonst: so viele, wie passen)
option-tournament-days = Die längste Zeit für eine Runde, in Tagen (sonst: 7)
option-tournament-match-rounds = Die Länge einer Partie in Kartenrunden (sonst: wie in der Spielart)
option-tournament = Welches Turnier (sonst: das neueste)
option-tournament-out = Wer aufhört
option-tournament-by = Wer weiterspielt

tournament-kind-swiss = Schweizer System{ $rounds ->
    [0] {""}
    [one] , eine Runde
   *[other] , { $rounds } Runden
}
tournament-kind-round-robin = Jeder gegen jeden
tournament-kind-knockout = K.-o.-System
choice-tournament-swiss = Schweizer System: Gegner mit etwa gleich vielen Punkten
choice-tournament-round-robin = Jeder gegen jeden
choice-tournament-knockout = K.-o.-System: Wer verliert, ist raus

tournament-form = **Neues Turnier.** Wähle aus, dann eröffne die Anmeldung in diesem Kanal.
tournament-form-no-clock = ⚠️ Ohne Bedenkzeit hält jemand, der nicht kommt, eine Partie auf, bis die Turnierrunde endet.
tournament-form-long-clock = ⚠️ Das ist lang für { $days ->
    [one] eine Turnierrunde von einem Tag
   *[other] Turnierrunden von { $days } Tagen
}: Schon ein paar späte Züge füllen sie.
button-tournament-clock = { $on ->
    [yes] Zeiteinstellungen neuer Tische
   *[no] Bedenkzeit: { $hours } Stunden je Zug
}
tournament-form-menu = Auswählen…
tournament-form-length = { $count ->
    [0] Partien so lang wie in der Spielart
    [one] Eine Kartenrunde je Partie
   *[other] { $count } Kartenrunden je Partie
}
tournament-form-days = { $count ->
    [one] Jede Turnierrunde dauert höchstens einen Tag
   *[other] Jede Turnierrunde dauert höchstens { $count } Tage
}
tournament-form-title = Neues Turnier
tournament-form-name = Wie es heißt
tournament-form-name-hint = Herbstpokal
tournament-game-gone = Diese Spielart steht nicht mehr zur Wahl. Wähle eine andere.
tournament-without-name = Gib ihm einen Namen.
button-tournament-open = Anmeldung eröffnen…

tournament-table = 🏆 { $players }
tournament-title = 🏆 { $name }
tournament-singles = Einzel
tournament-pairs = Paare
tournament-goal-rounds = { $count ->
    [one] eine Kartenrunde je Partie
   *[other] { $count } Kartenrunden je Partie
}
tournament-time = Jede Turnierrunde dauert höchstens { $days ->
    [one] einen Tag
   *[other] { $days } Tage
}.
tournament-organiser = Leitung: { $who }.
tournament-until = Diese Runde endet { $until } ({ $left }).
tournament-over = **Es ist vorbei.**
tournament-cancelled = **Es wurde abgesagt.** Laufende Partien gehen als gewöhnliche weiter.
tournament-entries = { $count ->
    [one] Eine Anmeldung
   *[other] { $count } Anmeldungen
}{ $most ->
    [0] {""}
   *[other] {", höchstens "}{ $most }
}
tournament-waiting = Warteliste
tournament-entered-waits = In **{ $name }** sind alle Plätze vergeben. Du stehst an { $place }. Stelle der Warteliste und erfährst es, sobald ein Platz für dich frei ist.
tournament-moved-up = 🎟️ { $people }: Von der Warteliste nachgerückt! In **{ $name }** ist jetzt ein Platz frei.
button-tournament-limits = { $rounds ->
    [yes] Plätze, Runden und Start…
   *[no] Plätze und Start…
}
tournament-limits-title = Plätze und Start
tournament-limits-most = Höchstens so viele Anmeldungen
tournament-limits-fewest = Mindestens so viele Anmeldungen
tournament-limits-starts = Wann es von selbst beginnt
tournament-starts-hint = Freitag 20:00; leer: wie bisher
tournament-starts-now = Es beginnt von selbst { $at } ({ $left }); dann endet die Anmeldung.
button-tournament-by-hand = Von Hand starten
tournament-limits-rounds = Zahl der Runden
tournament-limits-rounds-hint = Leer: so viele wie nötig
tournament-limits-hint = Leer: ohne Grenze
tournament-limits-wrong = „{ $typed }“ ist keine Zahl von { $what ->
    [rounds] Runden
   *[other] Anmeldungen
}. Gib eine von { $fewest } bis { $most } ein, oder lass es leer.
tournament-limits-crossed = Mindestens { $fewest } und höchstens { $most } Anmeldungen passen nicht zusammen.
tournament-no-entries = Noch niemand.
tournament-entry-asks = { $name } (noch nicht zugestimmt)
tournament-computers = { $count ->
    [one] 🤖 Computer
   *[other] 🤖 Computer
}
tournament-computers-drawn = { $count ->
    [one] Computer
   *[other] Computer
}
tournament-round = Runde { $number } von { $planned }
tournament-standings = Tabelle
tournament-place = { $rank ->
    [none] {""}
   *[other] { $rank }{". "}
}{ $out ->
    [yes] ~~{ $name }~~ (zurückgetreten)
   *[no] { $name }
}{ $knockout ->
    [yes] {""}
   *[no] {" · "}{ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
}
tournament-place-detail = { $rank ->
    [none] {""}
   *[other] { $rank }{". "}
}{ $out ->
    [yes] ~~{ $name }~~ (zurückgetreten)
   *[no] { $name }
} · **{ $points }** · { $opponents } · { $difference }
tournament-place-told = { $rank ->
    [none] {""}
   *[other] { $rank }{". "}
}{ $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $opponents }, { $difference }
button-tournament-rounds = Runden
button-tournament-cross = Kreuztabelle
button-tournament-bracket = Turnierbaum
tournament-cross-note = Punkte aller gegen die anderen, in der Reihenfolge der Tabelle. · nicht gespielt
tournament-bracket-head = { $left ->
    [1] Finale
    [2] Halbfinale
    [3] Viertelfinale
   *[other] Runde { $number }
}
tournament-bracket-bye = Freilos
tournament-bracket-told = { $first } – { $second }{ $over ->
    [no] {""}
   *[yes] { $on ->
        [yes] {": "}{ $winner } { $count ->
            [one] kommt
           *[other] kommen
        } weiter
       *[no] : niemand kommt weiter
    }
}
tournament-final-standings = Schlusstabelle
tournament-head-points = Punkte
tournament-head-opponents = Gegner
tournament-head-difference = Diff.
tournament-your-match = Deine Partie: { $match }
tournament-detail-head = *Punkte · Punkte der Gegner · Differenz der Kartenpunkte*
tournament-more = … und { $count } weitere
tournament-match = { $first } – { $second }
tournament-played = { $first } { $one } – { $other } { $second }{ $how ->
    [stopped] {" (Zeit um)"}
   *[other] {""}
}
tournament-set = { $first } – { $second } ({ $verdict ->
    [won] Sieg für { $winner }
    [draw] unentschieden
   *[other] keine Punkte
}, festgesetzt von der Leitung)
tournament-unscored = { $first } – { $second } ({ $how ->
    [walkover] { $both ->
        [yes] beide zurückgetreten
       *[no] { $loser } zurückgetreten
    }
    [no_show] { $both ->
        [yes] beide nicht angetreten
       *[no] { $loser } nicht angetreten
    }
    [given_up] { $loser } { $count ->
        [one] hat aufgegeben
       *[other] haben aufgegeben
    }
   *[other] keine Kartenrunde beendet
})
tournament-bye = { $name } (Freilos)
tournament-footer-sign-up = Melde dich an, um mitzuspielen. { $itself ->
    [yes] Es beginnt von selbst.
   *[no] Die Turnierleitung startet es.
}
tournament-starts = Es beginnt { $at } ({ $left }).
tournament-fell-short-head = **Es findet nicht statt:** Es gab zu wenige Anmeldungen.
tournament-fell-short = 🚫 **{ $name }** findet nicht statt: { $count ->
    [0] Niemand hat sich angemeldet
    [one] Es gibt eine Anmeldung
   *[other] Es gibt { $count } Anmeldungen
}, und { $needed } sind nötig.
tournament-footer-seed = Ausgelost mit der Startzahl { $seed }

tournament-round-begins = 🏆 **{ $name }**, Runde { $number } von { $planned } beginnt. Sie endet { $left }.
tournament-called-off = 🚫 **{ $name }** wurde abgesagt. Laufende Partien gehen als gewöhnliche weiter.
tournament-result = 🏆 **{ $name }** ist vorbei.
tournament-no-winner = Niemand hat es zu Ende gespielt, also gewinnt niemand.
tournament-results = 🏆 **{ $name }**: Ergebnisse von Runde { $number } von { $planned }
tournament-asks = { $asked }: { $name } möchte **{ $tournament }** mit dir als Partner spielen.
tournament-asks-agreed = 🤝 { $pair } spielen **{ $tournament }** zusammen.
tournament-asks-over = Diese Anfrage, **{ $tournament }** zusammen zu spielen, gilt nicht mehr.
tournament-no-partner = { $name }: { $asked } wird in **{ $tournament }** nicht dein Partner. Du kannst dich mit jemand anderem oder mit einem Computer neu anmelden.

tournament-made = 🏆 **{ $name }** ist eröffnet. Die Anmeldung kommt gleich hierher; mit *Leiten* darunter startest du es.
tournament-entered = Du bist für **{ $name }** angemeldet.
tournament-entered-asked = { $partner } wird gefragt, als dein Partner mitzuspielen. Mit der Zusage zählt deine Anmeldung.
tournament-with-whom = Wer ist in **{ $name }** dein Partner? Es braucht eine Zusage.
tournament-asked-by = { $who } fragt, ob du in **{ $name }** als Partner mitspielst.
menu-tournament-partner = Partner wählen
tournament-partner-bot = { $name } ist ein Bot und kann nicht spielen.
tournament-partner-self = Du kannst nicht dein eigener Partner sein.
tournament-partner-stranger = { $name } ist nicht auf diesem Server.
tournament-agreed = Ihr spielt **{ $name }** zusammen. Viel Glück!
tournament-declined = Du hast abgelehnt. Wer dich gefragt hat, erfährt es.
tournament-withdrawn = Deine Anmeldung zu **{ $name }** ist zurückgezogen.
tournament-withdraw-sure = **Von { $name } zurücktreten?** Deine laufende Partie endet und zählt als verloren, die folgenden ebenso. Bei Paaren ist auch dein Partner raus.
button-tournament-withdraw = Zurücktreten
button-tournament-withdraw-sure = Ja, zurücktreten
tournament-substituted = { $by } spielt für { $out } weiter.
tournament-removed = Die Anmeldung von { $out } ist zurückgezogen.
tournament-none = Auf diesem Server gibt es kein Turnier. Wer ihn verwaltet, kann eins eröffnen: `/turnier neu`
tournament-unknown-kind = Wähle eine Art aus der Liste.

tournament-organising = Du leitest **{ $name }**.
tournament-ready = { $count ->
    [0] Keine Anmeldung ist
    [one] Eine Anmeldung ist
   *[other] { $count } Anmeldungen sind
} bereit.{ $waiting ->
    [0] {""}
    [one] {" "}Ein Paar hat noch nicht zugestimmt und bliebe außen vor.
   *[other] {" "}{ $waiting } Paare haben noch nicht zugestimmt und blieben außen vor.
}
tournament-too-few = Zum Starten müssen mindestens { $needed } Anmeldungen bereit sein.
tournament-odd = Das ist eine ungerade Zahl: In jeder Runde hat jemand ein Freilos, wenn nicht auch Computer mitspielen.
tournament-left = Runde { $number } von { $planned }: { $left ->
    [0] alle Partien sind vorbei
    [one] eine Partie ist noch nicht vorbei
   *[other] { $left } Partien sind noch nicht vorbei
}.
tournament-paused = ⏸️ **Alle Partien machen Pause.** Keine Zeit läuft.
tournament-no-shows = Wer in der Bedenkzeit für einen Zug nichts spielt, verliert die Partie.{ $lots ->
    [yes] {" "}Spielt keine Seite, entscheidet das Los, wer weiterkommt.
    [no] {" "}Spielt keine Seite, kommt niemand weiter.
   *[none] {""}
}
button-tournament-lots = { $lots ->
    [yes] Keiner spielt: niemand weiter
   *[no] Keiner spielt: Los
}
button-tournament-results = Ergebnis festsetzen
button-tournament-players = Spieler
button-tournament-tell = Nachricht an alle…
button-tournament-end-round = Runde beenden
button-tournament-end-round-sure = Ja, jetzt beenden
button-tournament-pause = Alle pausieren
button-tournament-resume = Weiterspielen
menu-tournament-more-time = Mehr Zeit für diese Runde…
tournament-more-time = { $count ->
    [one] Einen Tag mehr
   *[other] { $count } Tage mehr
}
tournament-end-round-sure = **Runde { $number } jetzt beenden?** { $left ->
    [0] Alle ihre Partien sind vorbei.
    [one] Die Partie, die noch nicht vorbei ist, wird angehalten und zählt, wie sie steht.
   *[other] Die { $left } Partien, die noch nicht vorbei sind, werden angehalten und zählen, wie sie stehen.
}
tournament-round-ended = Die Runde von **{ $name }** endet. Gleich kommen ihre Ergebnisse.
tournament-tell-title = Nachricht an alle, die mitspielen
tournament-tell-label = Was du sagen möchtest
tournament-tell-hint = Steht im Kanal, mit deinem Namen
tournament-tell-empty = Schreib etwas hinein.
tournament-told = Alle, die mitspielen, erfahren es im Kanal.
tournament-which-match = Runde { $number } von { $planned }: Welche Partie?
button-tournament-other-matches = Andere Partien
menu-tournament-match = Partie wählen…
tournament-match-until = Diese Partie endet { $until } ({ $left }).
tournament-set-hint = { $playing ->
    [yes] Ein Ergebnis beendet die Partie sofort und
   *[no] Ein Ergebnis
}{" zählt in der Tabelle. Beide Seiten erfahren es."}
button-tournament-wins = { $name } { $count ->
    [one] gewinnt
   *[other] gewinnen
}
button-tournament-draw = Unentschieden
button-tournament-nobody = Für beide keine Punkte
button-tournament-match-time = Einen Tag mehr für diese Partie
tournament-result-set = Festgesetzt: { $match }
tournament-which-player = Um wen geht es?
menu-tournament-player = Spieler wählen…
menu-tournament-instead = Wer spielt stattdessen weiter?
button-tournament-take-out = Anmeldung herausnehmen
tournament-player = { $name }: Jemand anders kann weiterspielen, mit denselben Karten. Oder die Anmeldung wird herausgenommen{ $pair ->
    [yes] , samt Partner
   *[no] {""}
}.
tournament-note-words = 📣 **{ $name }**, von { $by }:
tournament-note-result = ✏️ **{ $name }**, Runde { $number }: { $by } hat ein Ergebnis festgesetzt. { $match }
tournament-note-time = ⏳ **{ $name }**: { $by } gibt Runde { $number } mehr Zeit. Sie endet { $until }.
tournament-note-match-time = ⏳ **{ $name }**: { $by } gibt mehr Zeit, bis { $until }: { $match }
tournament-note-paused = ⏸️ **{ $name }**: { $by } pausiert alle Partien. Keine Zeit läuft.
tournament-note-resumed = ▶️ **{ $name }**: { $by } lässt alle Partien weitergehen. Die Runde dauert um die Pause länger.
tournament-started = **{ $name }** beginnt.
tournament-cancel-sure = **{ $name } absagen?** Laufende Partien gehen als gewöhnliche weiter und zählen hier nicht.
tournament-cancel-done = **{ $name }** ist abgesagt.
button-tournament-enter = Anmelden
button-tournament-standings = Tabelle
button-tournament-organise = Leiten
button-tournament-agree = Zusammen spielen
button-tournament-decline = Nein, danke
button-tournament-computer = Mit einem Computer
button-tournament-start = Starten
button-tournament-fill = Mit Computern starten
button-tournament-cancel = Absagen
button-tournament-cancel-sure = Ja, absagen
