### Ein Tisch vor der Partie, die Liste der Tische und Neues von Tischen.

lobby-title-playing = { $table } · läuft
lobby-title-finished = { $table } · zu Ende
lobby-title-cancelled = { $table } · geschlossen
lobby-game = **{ $game }** · { $goal }{ $rounds ->
    [0] {""}
   *[other] {" "}gewinnt
}.
lobby-goal-points = bis { $target } Punkte
lobby-goal-rounds = die höchste Punktzahl nach { $count ->
    [one] einer Runde
   *[other] { $count } Runden
}
lobby-lone = 🎯 Wer in einer Runde zuerst den Stapel nimmt, spielt allein gegen die beiden anderen.
lobby-rotating = 🪑 Auf der größeren Seite setzt in jeder Runde reihum jemand aus.
lobby-house-rule = 🏠 { $house } ({ $preset } mit Hausregeln)
lobby-sides = Plätze, Partner in einer Zeile
lobby-partners = {" & "}
lobby-singles = Plätze
lobby-seat = **{ $number }** · { $name }
lobby-seat-computer = **{ $number }** · { $name } · { $level }
lobby-seat-host = **{ $number }** · { $name } 👑
lobby-seat-free = **{ $number }** · *frei*
lobby-seat-kept = **{ $number }** · *reserviert für { $name }*
lobby-next = Wie geht es weiter?
lobby-waiting = Es fehlen noch Spieler{ $free ->
    [0] {""}
    [one] {" · "}ein Platz frei
   *[other] {" · "}{ $free } Plätze frei
}
lobby-ready = Alle da, es kann losgehen
lobby-next-free = Wähle **{ button-join }**, **{ button-invite }** oder **{ button-add-computer }**.
lobby-next-kept = { $count ->
    [one] Ein Platz ist
   *[other] Plätze sind
} reserviert für { $names }: Tippe auf **{ button-join }**, dann sitzt du wie zuvor. Der Gastgeber kann { $count ->
    [one] ihn
   *[other] sie
} unter **{ button-set-up }** für andere freigeben.
lobby-next-full = Tippe auf **{ button-start }**, dann wird gegeben.
lobby-next-cancelled = Einen neuen Tisch eröffnest du mit { $command }.
set-up-title = Einrichten · { $table }
set-up-by-host = 👑 **{ $name }** leitet diesen Tisch und kann das ändern. Du kannst einen Platz wählen.
lobby-footer = Gespielt wird in der Reihenfolge der Plätze.

computers-title = Computer · { $table }
computers-line = **{ $number }** · { $name } · { $about }
computers-none = Hier spielt noch kein Computer.
computers-add = Wähle eine Stufe, um einen Computer dazuzusetzen.
computers-absent = Die Stufe „{ $level }“ ist bei diesem Bot nicht installiert.
computer-about = { $level }, { $style }

level-easy = { $form ->
    [plural] leichte
   *[plain] leicht
}
level-steady = { $form ->
    [plural] solide
   *[plain] solide
}
level-strong = { $form ->
    [plural] starke
   *[plain] stark
}
level-greedy = { $form ->
    [plural] gierige
   *[plain] gierig
}
level-random = { $form ->
    [plural] zufällige
   *[plain] zufällig
}

character-clover = sammelt echte Canastas
character-domino = will schnell ausmachen
character-pepper = friert den Stapel ein
character-biscuit = hortet wilde Karten
character-maple = wirft mit Bedacht ab
character-ziggy = hebt Paare für den großen Stapel auf
character-pickle = nimmt Stapel, die andere liegen lassen
character-waffle = wartet lange mit dem Auslegen

tables-title = Tische
tables-title-own = Deine Tische
tables-none = Hier ist kein Tisch offen. Eröffne einen mit { $command }.
tables-none-own = Du sitzt an keinem Tisch. Eröffne einen mit { $command }.
tables-line = **{ $table }** · { $what }
tables-lobby = { $free ->
    [0] bereit zum Start
   *[other] es fehlen Spieler, { $free } von { $seats } Plätzen frei
}
tables-about = { $game } · { $goal }
tables-playing = läuft, eröffnet { $since }
tables-your-turn = 👉 **du bist am Zug**, begonnen { $since }
tables-finished = zu Ende
tables-cancelled = geschlossen
tables-people = { $names } · { $place }
tables-more = { $count ->
    [one] Ein weiterer Tisch wird nicht gezeigt.
   *[other] { $count } weitere Tische werden nicht gezeigt.
}

news-created = 🆕 **{ $name }** hat { $table } eröffnet.
news-joined = 👋 **{ $name }** spielt mit, auf Platz { $seat }.
news-joined-partner = 👋 **{ $name }** spielt mit, als Partner von **{ $partner }**.
news-left = 🚪 **{ $name }** hat den Tisch verlassen.
news-reseated = 🔀 **{ $name }** sitzt jetzt auf Platz { $seat }.
news-reseated-partner = 🔀 **{ $name }** sitzt jetzt auf Platz { $seat }, als Partner von **{ $partner }**.
news-computer-joined = **{ $name }** spielt auf Platz { $seat } mit.
news-computer-joined-partner = **{ $name }** spielt als Partner von **{ $partner }** mit.
news-computer-left = **{ $name }** hat den Tisch verlassen.
news-host-changed = 👑 **{ $name }** leitet jetzt den Tisch.
news-started = 🎴 Die Partie beginnt: { $sides }. Bis { $target } Punkte.
news-started-rounds = 🎴 Die Partie beginnt: { $sides }. Über { $count ->
    [one] eine Runde
   *[other] { $count } Runden
}.
news-side = **{ $side }**
news-versus = { $one } gegen { $other }
news-terms = ⚙️ **{ $name }** hat die Tischeinstellungen geändert: { $terms }
news-game = 🎴 **{ $name }** hat für diesen Tisch **{ $game }** gewählt.
news-rematch = 🔁 **{ $name }** hat eine Revanche eröffnet, Tisch { $number }: { $place }
news-seats-freed = 🪑 Die reservierten Plätze sind jetzt für alle frei.
news-cancelled = 🚫 **{ $name }** hat den Tisch geschlossen.
news-stopped = ⏱️ { $why ->
    [ahead] Diese Turnierrunde ist vorbei, und der Punktestand zählt: Die Partie geht an **{ $side }**.
    [equal] Diese Turnierrunde ist vorbei. Der Punktestand ist gleich: unentschieden.
    [unplayed] Diese Turnierrunde ist vorbei, und keine Kartenrunde wurde fertig: Für diese Partie bekommt niemand Punkte.
    [no_show] Diese Turnierrunde ist vorbei. Kein Zug von **{ $side }**, also geht die Partie an **{ $other }**.
    [no_shows] Diese Turnierrunde ist vorbei. Keine der beiden Seiten hat einen Zug gemacht, also bekommt niemand Punkte für diese Partie.
    [set] Die Turnierleitung hat diese Partie **{ $side }** zugesprochen.
    [set_none] Die Turnierleitung hat das Ergebnis dieser Partie festgesetzt: Niemand gewinnt.
   *[together] Die Zeit dieses Turniers ist um: Die Partie endet hier und zählt, wie sie steht.
}
news-walkover = 🏳️ Die Partie endet hier: Das Turnier geht ohne **{ $side }** weiter.
news-cancelled-nobody = 🚫 Der Tisch wurde geschlossen.
news-moved = 🧵 Der Thread von { $table } ist nicht mehr erreichbar; der Tisch geht hier weiter.
news-unreachable = 📪 Ich konnte **{ $name }** nicht sagen, dass es Zeit ist zu spielen. Gib es weiter, wenn du kannst.

match-given-up = 🏳️ **{ $side }** { $gave ->
    [one] gibt
   *[other] geben
} auf: **{ $winners }** { $count ->
    [one] gewinnt
   *[other] gewinnen
}.
match-given-up-alone = 🏳️ **{ $side }** { $gave ->
    [one] gibt
   *[other] geben
} auf, und niemand ist mehr da, um weiterzuspielen. Die Partie endet hier.

offer-open = 🪑 { $by ->
    [himself] **{ $name }** sucht Ersatz für
   *[other] **{ $name }** ist gegangen; **{ $by }** sucht Ersatz für
} Platz { $seat } an **{ $table }**{ $partners ->
    [none] {""}
   *[other] , Partner von { $partners }
}. Wer den Platz nimmt, sieht von da an seine Karten.
offer-invited = 🪑 { $mention }, { $by ->
    [himself] **{ $name }** bittet dich,
   *[other] **{ $name }** ist gegangen, und **{ $by }** bittet dich,
} Platz { $seat } an **{ $table }** zu übernehmen{ $partners ->
    [none] {""}
   *[other] , als Partner von { $partners }
}. Nimmst du den Platz, siehst du von da an seine Karten.
offer-taken = 🔁 **{ $name }** übernimmt Platz { $seat } an **{ $table }** von **{ $before }**.
offer-kept = 🪑 **{ $name }** behält Platz { $seat } an **{ $table }** nun doch.
offer-over = 🪑 Dieser Platz an **{ $table }** wird nicht mehr angeboten.
offer-made = Platz { $seat } an { $table } wird { $to ->
    [anybody] allen
   *[other] { $to }
} angeboten. Bis ihn jemand nimmt, wird dort weitergespielt wie bisher.
offer-to-computer = { $name } ist ein Bot. Computer nehmen vor der Partie Platz oder wenn die Zeit abläuft; biete deinen Platz einem Menschen an.

resign-proposed = 🏳️ **{ $name }** schlägt vor, an **{ $table }** aufzugeben. { $asked }: einverstanden?
resign-sure = { $kind ->
    [alone] Willst du an { $table } wirklich aufgeben? Wähle, wie gut ein Computer für dich weiterspielt. Das lässt sich nicht rückgängig machen.
    [ends] Willst du an { $table } wirklich aufgeben? Die Partie endet sofort, und die anderen gewinnen. Das lässt sich nicht rückgängig machen.
   *[partners] Willst du { $partners } vorschlagen, dass deine Seite an { $table } aufgibt? Bei Zustimmung lässt sich das nicht rückgängig machen.
}
resign-asked = Deine Seite ist gefragt. Die Partie geht weiter, bis alle zustimmen.
resign-done = Du hast an { $table } aufgegeben.
resign-declined = 💪 **{ $name }** möchte an **{ $table }** weiterspielen.
resign-over = 🏳️ An **{ $table }** will niemand mehr aufgeben.

table-not-yours-to-open = In diesem Kanal darfst du keine Befehle nutzen oder nicht schreiben. Eröffne mit `/tisch neu` einen Tisch in einem anderen.
table-too-many-new = Du hast in kurzer Zeit viele Tische eröffnet. Den nächsten kannst du in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } eröffnen.
