### One sentence or two for each refusal: which rule, with its numbers, and what would be legal.
###
### Elsewhere: what is wrong with rules that are put together (conflicts.ftl); share codes and house rules (house.ftl);
### what a panel, a command or a form refuses by itself, with the texts of its feature (panels, commands, admin, lobby).

refusal-round-not-running = Gerade wird keine Runde gespielt. Du bist dabei, sobald die nächste ausgeteilt ist.
refusal-not-your-turn = { $out ->
    [yes] Du setzt in dieser Runde aus. In der nächsten spielst du wieder mit.
   *[no] **{ $seat }** ist am Zug. Du kannst spielen, sobald du an der Reihe bist.
}
refusal-already-drawn = In diesem Zug hast du schon gezogen. Leg aus, wenn du magst, und wirf dann eine Karte ab.
refusal-must-draw-first = Dein Zug beginnt damit, dass du eine Karte ziehst oder den Stapel nimmst.
refusal-question-open = Die Frage von **{ $asker }** ist noch offen: „Darf ich ausmachen?“ Erst kommt die Antwort.
refusal-no-question-open = Keine Frage wartet auf eine Antwort.
refusal-not-asked = { $why ->
    [own] Du hast selbst gefragt, also kannst du nicht antworten. Du kannst die Frage nur zurückziehen.
    [not_asker] **{ $asker }** hat gefragt, also kann auch nur **{ $asker }** die Frage zurückziehen.
   *[not_partner] **{ $asker }** hat nicht dich gefragt, also kannst du nicht antworten.
}
refusal-round-already-running = Diese Runde läuft noch. Die nächste wird ausgeteilt, wenn sie vorbei ist.
refusal-match-is-over = Diese Partie ist vorbei. Für eine neue eröffne einen Tisch mit `/tisch neu`.
refusal-not-a-seat-action = Spieler geben nicht selbst; die nächste Runde wird von allein ausgeteilt.

refusal-stock-empty = Der Talon ist leer, es gibt nichts zu ziehen. Nimm den Stapel, wenn du kannst, oder lass die Runde enden.
refusal-stock-not-empty = { $rule ->
    [end_of_turn] In diesem Spiel endet die Runde von selbst, mit dem Zug, der den Talon leert.
    [end_with_last_discard] In diesem Spiel endet die Runde von selbst, mit dem Zug dessen, der die letzte Karte zieht.
    [recycle_pile] In diesem Spiel wird der Stapel zum neuen Talon, wenn der Talon aufgebraucht ist.
    [recycle_pile_turned_over] In diesem Spiel wird der Stapel zum neuen Talon, wenn der Talon aufgebraucht ist.
   *[other] Beenden kann man die Runde nur, indem man bei leerem Talon den Stapel liegen lässt.
} { $stock ->
    [0] Du kannst noch ziehen
    [one] Im Talon ist noch eine Karte: Zieh sie
   *[other] Im Talon sind noch { $stock } Karten: Zieh
} oder nimm den Stapel.
refusal-must-take-pile = { $rule ->
    [forced_if_fits_meld] Der Talon ist leer und { $upcard } passt zu { $alone ->
        [yes] einer deiner Meldungen
       *[no] einer Meldung deiner Seite
    }, also musst du den Stapel nehmen.
   *[other] Der Talon ist leer und du kannst den Stapel mit { $upcard } nehmen, also musst du es tun.
}

refusal-cards-not-in-hand = { $why ->
    [none] Du hast keine { WORD($rank, "definite") }.
    [few] Du willst { $wanted } { $rank } spielen und hast { $held }.
    [several] Du hast { $lacking }.
   *[card] Nicht auf deiner Hand: { $missing }.
} Wähl aus den Karten auf deiner Hand.
lacking-rank = keine { WORD($rank, "definite") }
lacking-some = nur { WORD($cards, "accusative") }
lacking-card = kein { $card }
refusal-nothing-played = Wähl mindestens eine Karte zum Auslegen.
refusal-mixed-ranks = { $joins ->
    [yes] An die { WORD($rank, "definite") } lässt sich das nicht anlegen: { $cards }.
   *[no] { $cards } haben verschiedene Werte.
} Eine Meldung hat Karten eines Werts, auf Wunsch mit wilden Karten{ $sequences ->
    [yes] , oder drei bis sieben einer Farbe in Reihe von Vier bis Ass
   *[no] { "" }
}{ $joins ->
    [yes] .
   *[no] ; trenn Meldungen mit Kommas, etwa `KKK2, QQQ`.
}
refusal-too-few-cards = Eine Meldung braucht mindestens { $needed } Karten, bei { WORD($rank, "the-dative") } { $have ->
    [one] wäre es erst eine
   *[other] wären es erst { $have }
}. Leg { $more ->
    [one] noch eine
   *[other] noch { $more }
} dazu{ $sort ->
    [any] , ob natürlich oder wild.
    [threes] ; Dreien nehmen keine wilden Karten auf.
   *[same] .
}
refusal-too-few-naturals = Eine Meldung braucht mindestens { $needed } natürliche Karten, bei { WORD($rank, "the-dative") } { $have ->
    [0] ist keine
    [one] ist nur eine
   *[other] sind nur { $have }
} dabei. Zweien und Joker zählen hier nicht.
refusal-too-many-wilds = { $allowed ->
    [0] Zu { WORD($rank, "the-dative") } darf keine wilde Karte.
    [one] Zu { WORD($rank, "the-dative") } darf nur eine wilde Karte, und es wären { $have }. Lass { $more } weg.
   *[other] Zu { WORD($rank, "the-dative") } dürfen höchstens { $allowed } wilde Karten, und es wären { $have }. Lass { $more } weg.
}
refusal-too-many-cards = Eine Meldung hat höchstens { $allowed } Karten, bei { WORD($rank, "the-dative") } wären es { $have }. Lass { $more } weg.
refusal-wilds-only = Wilde Karten lassen sich nicht allein auslegen. Möglich mit { $cards }: auslegen mit mindestens zwei natürlichen Karten eines Werts oder anlegen an { $alone ->
    [yes] eine deiner Meldungen
   *[no] eine Meldung deiner Seite
}.
refusal-no-such-meld = Diese Meldung liegt nicht auf dem Tisch. Die Tischansicht zeigt { $alone ->
    [yes] deine
   *[no] die Meldungen deiner Seite
}.
refusal-not-your-meld = Das ist eine Meldung der Gegner. Anlegen kannst du nur an Meldungen der eigenen Seite.
refusal-red-three-not-playable = Rote Dreien können nicht zu einer Meldung gehören.
refusal-black-threes-only-going-out = { $why ->
    [never] In diesem Spiel werden schwarze Dreien nie ausgelegt.
    [answer] Schwarze Dreien werden nur in dem Zug ausgelegt, in dem du ausmachst, und dein Partner hat Nein gesagt. Stattdessen darfst du eine schwarze Drei abwerfen.
    [canastas] Schwarze Dreien werden nur in dem Zug ausgelegt, in dem du ausmachst, und { $alone ->
        [yes] du kannst
       *[no] deine Seite kann
    } noch nicht ausmachen: { $kinds ->
        [none] { $alone ->
            [yes] Du hast
           *[no] Sie hat
        } { $canastas ->
            [0] kein Canasta
            [one] ein Canasta
           *[other] { $canastas } Canastas
        }{ $needed ->
            [one] , und eines ist nötig
           *[other] { " " }von { $needed } nötigen
        }
       *[other] Es braucht noch Canastas ({ $kinds })
    }. Stattdessen darfst du eine schwarze Drei abwerfen.
   *[cards] Schwarze Dreien werden nur in dem Zug ausgelegt, in dem du ausmachst, und du hättest noch { $left ->
        [one] eine Karte
       *[other] { $left } Karten
    } auf der Hand. Stattdessen darfst du eine schwarze Drei abwerfen.
}
refusal-black-threes-need-three = Eine Meldung aus schwarzen Dreien braucht { $needed } davon, ausgelegt hast du { $have }. Stattdessen darfst du eine schwarze Drei abwerfen.
refusal-black-threes-take-no-wilds = Schwarze Dreien werden ohne wilde Karten ausgelegt, und nur in dem Zug, in dem du ausmachst.

refusal-below-initial-meld = { $alone ->
    [yes] Du brauchst { $needed } Punkte für deine
   *[no] Deine Seite braucht { $needed } Punkte für ihre
} Erstmeldung; diese Karten zählen { $counted }. { $more ->
    [one] Es fehlt noch 1 Punkt
   *[other] Es fehlen noch { $more } Punkte
}{ $example }.

example-any = , irgendeine passende Karte genügt
example-ten = ; jede Karte von Acht bis König zählt 10
example-twenty = ; ein Ass oder eine Zwei zählt 20
example-forty = ; ein Joker zählt 50, drei Asse 60
example-fifty = ; ein Joker zählt 50
example-several = , dazu braucht es mehrere Karten

refusal-pile-empty = Der Stapel ist leer. Zieh vom Talon.
refusal-pile-blocked = Der Stapel lässt sich nicht nehmen, solange { $upcard } obenauf liegt. Zieh vom Talon.
refusal-pile-blocked-by-canasta = { $alone ->
    [yes] Dein Canasta aus { WORD($rank, "dative") }
   *[no] Das Canasta deiner Seite aus { WORD($rank, "dative") }
} ist fertig, deshalb kannst du den Stapel nicht nehmen, wenn eine solche Karte obenauf liegt. Zieh vom Talon.
refusal-pile-needs-upcard-play = Um den Stapel zu nehmen, musst du { $upcard } sofort auslegen: { $lays_off ->
    [yes] durch Anlegen an { $alone ->
        [yes] deine Meldung
       *[no] die Meldung deiner Seite
    } von diesem Wert oder{ " " }
   *[no] { "" }
}mit zwei natürlichen Karten desselben Werts aus deiner Hand{ $with_wild ->
    [yes] , oder mit einer davon und einer wilden Karte
   *[no] { "" }
}.
refusal-pile-frozen-needs-pair = { $why ->
    [always] In diesem Spiel ist der Stapel immer eingefroren.
    [unmelded] Der Stapel ist für dich eingefroren, denn { $alone ->
        [yes] du hast
       *[no] deine Seite hat
    } noch nichts ausgelegt.
    [wild] Eine wilde Karte hat den Stapel eingefroren.
    [red_three] Eine rote Drei hat den Stapel eingefroren.
   *[other] Der Stapel ist eingefroren.
} Um { $upcard } zu nehmen, brauchst du zwei natürliche Karten desselben Werts aus deiner Hand; gezeigt hast du { $have ->
    [0] keine
    [one] eine
   *[other] { $have }
}.
refusal-pile-natural-plus-wild-off = In diesem Spiel lässt sich { $upcard } nicht mit einer natürlichen und einer wilden Karte nehmen. Zeig zwei natürliche Karten desselben Werts.
refusal-pile-layoff-off = In diesem Spiel lässt sich der Stapel nicht nehmen, indem du { $upcard } an eine Meldung anlegst. Zeig zwei natürliche Karten desselben Werts aus deiner Hand.
refusal-pile-layoff-to-canasta-off = In diesem Spiel lässt sich der Stapel nicht nehmen, indem du { $upcard } an ein fertiges Canasta anlegst. Zeig zwei natürliche Karten desselben Werts aus deiner Hand.
refusal-pile-not-for-initial-meld = In diesem Spiel muss die Erstmeldung einer Seite allein aus der Hand kommen. Zieh vom Talon.
refusal-pile-one-card = Mit einer Karte auf der Hand kannst du keinen Stapel aus einer Karte nehmen. Zieh vom Talon.

refusal-must-keep-card = Danach hättest du { $left ->
    [0] keine Karte
    [one] nur eine Karte
   *[other] nur { $left } Karten
}, und { $alone ->
    [yes] du kannst
   *[no] deine Seite kann
} noch nicht ausmachen: { $kinds ->
    [none] { $alone ->
        [yes] Du hast
       *[no] Sie hat
    } { $canastas ->
        [0] kein Canasta
        [one] ein Canasta
       *[other] { $canastas } Canastas
    }{ $needed ->
        [one] , und eines ist nötig
       *[other] { " " }von { $needed } nötigen
    }
   *[other] Es braucht noch Canastas ({ $kinds })
}. Behalt mindestens { $hold } Karten, eine davon zum Abwerfen.
refusal-must-go-out = Dein Partner hat Ja gesagt, also musst du in diesem Zug ausmachen. Spiel so, dass deine ganze Hand weggeht; eine Karte darf der letzte Abwurf sein.
refusal-must-not-go-out = Dein Partner hat Nein gesagt, also kannst du in diesem Zug nicht ausmachen. Behalt mindestens zwei Karten, eine davon zum Abwerfen.
refusal-discard-not-allowed = { $why ->
    [last] { $card } darf nicht dein letzter Abwurf sein.
    [dead] { $card } darf nicht auf einen leeren Stapel: Das ist eine sichere Karte, und du hast eine andere zum Abwerfen.
    [ace_or_seven] Asse und Siebenen dürfen nicht auf einen leeren Stapel, solange du eine andere natürliche Karte hast. Wähl eine andere Karte.
    [early_black_three] Schwarze Dreien dürfen im ersten Zug einer Runde nicht abgeworfen werden. Wähl eine andere Karte.
    [seven] Siebenen dürfen erst abgeworfen werden, wenn die Canastas aus Siebenen fertig sind. Wähl eine andere Karte.
    [wild] Wilde Karten dürfen nicht abgeworfen werden, solange du andere Karten hast. Wähl eine andere Karte.
    [three] Dreien wie { $card } dürfen jetzt nicht abgeworfen werden. Wähl eine andere Karte.
    [lay_three] { $card } darf nicht abgeworfen werden, solange du eine Drei hast, die du auf den Tisch legen kannst. Leg erst eine Drei hin.
   *[other] { $card } darf jetzt nicht abgeworfen werden. Wähl eine andere Karte.
}

refusal-no-partner = Du spielst ohne Partner, also gibt es niemanden zu fragen. Du kannst ausmachen, sobald deine Karten es erlauben.
refusal-ask-too-late = { $drawn ->
    [yes] Den Partner kannst du nur fragen, bevor du ziehst. Ausmachen kannst du auch, ohne zu fragen.
   *[no] Den Partner kannst du nur fragen, bevor du in diesem Zug Karten auslegst. Ausmachen kannst du auch, ohne zu fragen.
}
refusal-asked-already = In diesem Zug hast du schon gefragt, und die Antwort gilt.
refusal-ask-limit-reached = { $limit ->
    [0] In diesem Spiel kannst du deinen Partner nicht fragen.
    [one] Du darfst einmal pro Runde fragen und hast es schon getan.
   *[other] Du darfst { $limit } Mal pro Runde fragen und hast es schon getan.
} Ausmachen kannst du auch, ohne zu fragen.
refusal-cannot-go-out = { $lacking ->
    [undrawn] Vor dem Ziehen kannst du nur fragen, wenn du mit jeder gezogenen Karte ausmachen könntest: alle deine Karten ausgelegt, die neue abgeworfen und die nötigen Canastas fertig. Sonst zieh erst.
    [yes] { $alone ->
        [yes] Du kannst noch nicht ausmachen: Du hast
       *[no] Deine Seite kann noch nicht ausmachen: Sie hat
    } { $canastas ->
        [0] kein Canasta
        [one] ein Canasta
       *[other] { $canastas } Canastas
    }{ $needed ->
        [one] , und eines ist nötig
       *[other] { " " }von { $needed } nötigen
    }.
    [kinds] { $alone ->
        [yes] Du kannst noch nicht ausmachen:
       *[no] Deine Seite kann noch nicht ausmachen:
    } Es braucht noch Canastas ({ $kinds }).
   *[no] Mit diesen Karten kannst du nicht ausmachen: Alle bis auf eine müssen ausgelegt und die nötigen Canastas fertig sein.
}{ $asks ->
    [yes] { " " }Frag, wenn du in diesem Zug ausmachen könntest.
   *[no] { "" }
}
refusal-no-would-trap = Bei einem Nein könntest du deinen Zug mit { $left ->
    [one] der einen Karte
   *[other] den { $left } Karten
} nicht beenden. Mach aus, ohne zu fragen.

service-table-not-found = Einen Tisch { $table } gibt es hier nicht. `/tisch liste` zeigt die offenen.
service-not-seated = { $why ->
    [free] Du sitzt noch nicht an Tisch { $table }. Tippe erst auf **{ button-join }**.
    [full] Du sitzt nicht an Tisch { $table }, und alle Plätze sind besetzt. Eröffne mit `/tisch neu` einen eigenen.
   *[playing] Du sitzt nicht an Tisch { $table }. Du kannst der Partie zuschauen oder mit `/tisch neu` einen eigenen Tisch eröffnen.
}
service-not-host = Das kann nur der Gastgeber von Tisch { $table } oder wer den Server verwaltet.
service-stale-table = Seit dieser Knopf erschien, ist das Spiel weitergegangen. So steht es jetzt.
service-stale-draft = Seit dieses Menü erschien, haben sich deine vorbereiteten Meldungen geändert. So steht es jetzt.
service-seat-taken = Auf Platz { $number } sitzt schon **{ $name }**. Wähl einen freien.
service-no-such-seat = Einen Platz { $number } gibt es hier nicht; der Tisch hat { $seats }.
service-already-seated = Du sitzt schon an diesem Tisch, auf Platz { $number }. Zum Wechseln: `/tisch plätze`.
service-table-full = Alle { $seats } Plätze sind besetzt. { $computers ->
    [0] Eröffne mit `/tisch neu` einen eigenen Tisch.
    [one] Auf einem sitzt ein Computer: Bitte die Spieler, ihn zu entfernen.
   *[other] Auf { $computers } davon sitzen Computer: Bitte die Spieler, einen zu entfernen.
}
service-too-many-invitations = An Tisch { $table } sind schon { $limit } Personen eingeladen; mehr geht nicht. Andere können von selbst beitreten.
service-calling-players-off = Hier gibt es keine Rolle, um Spieler zu rufen. Wer den Server verwaltet, kann mit `/admin spieler` eine wählen.
service-players-just-called = Auf diesem Server wurden erst vor Kurzem Spieler gerufen. Das geht wieder { $until }.
service-rotation-impossible = Die Partner können nur in Spielarten mit zwei Paaren wechseln. Wähl für Tisch { $table } erst eine solche, etwa Klassisch zu viert.
service-rotation-has-begun = An Tisch { $table } wechseln die Partner: Plätze und Spielart dieser Partie ergeben sich aus der ersten.
service-no-such-evening = Diesen Abend gibt es hier nicht mehr. `/abend` zeigt die kommenden.
service-evening-over = { $why ->
    [cancelled] Dieser Abend wurde abgesagt.
    [missed] Dieser Abend konnte nicht beginnen und ist vorbei.
   *[begun] Dieser Abend hat begonnen. Seine Tische stehen darunter; freie Plätze sind dort noch zu haben.
} `/abend` zeigt die kommenden.
service-evening-full = Für diesen Abend sind schon { $limit } Personen angemeldet; mehr geht nicht.
service-too-many-evenings = Auf diesem Server sind schon { $limit } Abende geplant; mehr geht nicht. Sag erst einen davon ab.
service-evening-impossible = { $why ->
    [past] Dieser Zeitpunkt ist vorbei. Wähl einen, der noch kommt.
   *[far] Das ist zu weit voraus. Wähl einen Zeitpunkt in den nächsten { $limit } Tagen.
}
service-too-few-seats = Diese Spielart hat { $seats } Plätze, und an Tisch { $table } sitzen { $people } Personen oder werden erwartet. Wähl eine Spielart für so viele oder mach erst Plätze frei.
service-seats-missing = { $missing ->
    [one] Ein Platz ist
   *[other] { $missing } Plätze sind
} noch frei. Warte auf weitere Spieler oder setz mit `/tisch computer` Computer dazu.
service-no-computer-there = { $number ->
    [0] An diesem Tisch spielt kein Computer.
   *[other] Auf Platz { $number } sitzt kein Computer.
}
service-unknown-level = Die Stufe „{ $level }“ ist bei diesem Bot nicht installiert. Möglich sind: { $levels }.
service-already-started = Die Partie an Tisch { $table } hat begonnen; Plätze und Einstellungen lassen sich nicht mehr ändern.
service-not-started = Die Partie an Tisch { $table } hat noch nicht begonnen. Sind alle Plätze besetzt, tippe auf **{ button-start }**.
service-table-closed = { $status ->
    [practice] Diese Übungspartie ist vorbei. `/üben` zeigt die, die du gerade spielst, oder beginnt eine neue.
    [cancelled] Tisch { $table } wurde geschlossen. Eröffne mit `/tisch neu` einen neuen.
   *[other] Die Partie an Tisch { $table } ist vorbei. Eröffne mit `/tisch neu` einen neuen Tisch.
}
service-match-on = Die Partie an Tisch { $table } läuft, du kannst nicht einfach gehen. Übergib deinen Platz mit `/ersatz` oder gib mit `/aufgeben` auf.
service-seat-handed-on = **{ $name }** hat jetzt deinen Platz an Tisch { $table }. Du kannst der Partie zuschauen.
service-saw-another-hand = <@{ $user }> saß in dieser Runde auf einem anderen Platz an Tisch { $table } und hat dessen Karten gesehen. Ab der nächsten Runde ist jeder Platz möglich.
service-sat-at-other-table = <@{ $user }> sitzt oder saß an einem anderen Tisch dieses Duplikats und hat dessen Karten gesehen.
service-no-resigning = Aufgeben geht hier nicht, denn die anderen Tische dieses Duplikats werden Runde für Runde mit Tisch { $table } verglichen. *{ button-tournament-withdraw }* unter seiner ersten Nachricht lässt Computer für dich weiterspielen.
service-no-offers = Niemand sonst kann Tisch { $table } sehen, bevor sein Duplikat vorbei ist, deshalb wird dort kein Platz angeboten. Die Leitung kann dich mit `/turnier ersetzen` ablösen lassen.
service-confidential-table = Tisch { $table } gehört zu einem Duplikat und bleibt in seinem privaten Thread.
service-sits-already = <@{ $user }> sitzt schon an Tisch { $table }.
service-no-offer = Dieser Platz an Tisch { $table } wird nicht oder nicht mehr angeboten.
service-not-invited = Dieser Platz an Tisch { $table } ist für <@{ $user }> reserviert.
service-not-your-side = An Tisch { $table } kann das nur entscheiden, wessen Platz oder Seite es betrifft.
service-no-resignation = An Tisch { $table } gibt es auf deiner Seite keinen Vorschlag aufzugeben, oder er wurde zurückgezogen.
service-taking-back-off = An Tisch { $table } gilt: Was liegt, das liegt. Seine Einstellungen erlauben kein Zurücknehmen. Bereite deine Meldungen erst vor, dann kannst du es dir noch anders überlegen.
service-hints-off = An Tisch { $table } gibt es keine Hinweise: Seine Einstellungen erlauben sie nicht.
service-no-hints = { $why ->
    [missing] Dieser Bot kann keine Spielzüge vergleichen: Er wurde ohne die starke Stufe installiert.
    [game] Unter den Hausregeln dieses Tisches lassen sich Spielzüge noch nicht vergleichen.
    [preparing] Ich bin gerade erst gestartet und kann noch keine Spielzüge vergleichen. Versuch es in einer halben Minute noch einmal.
    [busy] Gerade lassen viele Spielzüge vergleichen. Versuch es in einer Minute noch einmal.
   *[failed] Das Vergleichen der Spielzüge ist diesmal misslungen. Versuch es noch einmal.
}
service-deals-still-played = Andere Tische spielen diese Karten noch. Wiedergaben, *{ button-verify }* und das Übrige öffnen sich hier, sobald der letzte fertig ist.
service-unknown-deal = Zu diesem Code gibt es keine Karten. Kopiere ihn ganz von der Seite der geteilten Runde. Ein Code gilt, solange der Bot die Partie aufbewahrt.
service-began-in-play = Diese Übungspartie begann mitten in einer Runde, deshalb gibt es keine ausgeteilten Karten zu prüfen oder zu exportieren. *{ button-replay }* zeigt, wie es weiterging.
service-nothing-to-review = In Runde { $round } an Tisch { $table } hast du nichts gespielt, es gibt also nichts zu analysieren.
service-daily-deal-over = Diese Tagesaufgabe ist vorbei: Ihre Lösung steht in der nächsten.
service-no-such-discard = Diese Karte gehört nicht zu den möglichen Abwürfen dieser Aufgabe.
service-tournament-not-found = Dieses Turnier gibt es auf diesem Server nicht.
service-not-organiser = Das kann nur{ $organiser ->
    [none] , wer den Server verwaltet
   *[other] { " " }die Leitung, <@{ $organiser }>, oder wer den Server verwaltet
}.
service-sign-up-over = { $stage ->
    [running] Dieses Turnier hat begonnen: Anmelden geht nicht mehr. Die Leitung kann dich für jemand anderen einsetzen.
   *[other] Dieses Turnier ist vorbei.
}
service-tournament-closed = { $stage ->
    [cancelled] Dieses Turnier wurde abgesagt.
   *[other] Dieses Turnier ist vorbei.
}
service-not-running = { $stage ->
    [sign_up] Dieses Turnier hat noch nicht begonnen.
    [cancelled] Dieses Turnier wurde abgesagt.
   *[other] Dieses Turnier ist vorbei.
}
service-result-fixed = { $why ->
    [bye] Ein Freilos hat kein Ergebnis, das sich eintragen ließe.
    [duplicate] Ein Duplikat wird allein durch seine Karten entschieden.
    [knockout] Im K.-o.-System ging es mit diesem Ergebnis weiter, also bleibt es dabei.
    [over] Diese Partie ist vorbei.
   *[other] Diese Partie gibt es nicht.
}
service-too-many-notes = Ein Turnier kann höchstens { $most } Ankündigungen haben.
service-already-entered = { $why ->
    [own] Du bist für dieses Turnier schon angemeldet. Um das zu ändern, melde dich erst ab.
    [asked] <@{ $user }> wurde schon von jemand anderem gefragt; die Antwort steht noch aus.
   *[other] <@{ $user }> ist für dieses Turnier schon angemeldet.
}
service-not-entered = { $why ->
    [own] Du spielst in diesem Turnier nicht mit.
   *[other] <@{ $user }> spielt in diesem Turnier nicht mit.
}
service-not-asked = Zurzeit fragt dich niemand als Partner.
service-no-opponents = Ein Turnier braucht eine Spielart für zwei Spieler oder für zwei feste Paare, etwa Klassisch; eine Progression braucht eine für zwei Paare.
service-tournament-full = Dieses Turnier ist voll: { $most } Anmeldungen.
service-too-many-tournaments = Dieser Server hat { $most } offene Turniere, mehr sind nicht möglich.
service-uneven-entries = Ein Duplikat braucht mindestens zwei Tische und an jedem zwei Anmeldungen; jetzt { $entries ->
    [one] gibt es eine Anmeldung
   *[other] gibt es { $entries } Anmeldungen
}. *{ button-tournament-fill }* füllt die fehlenden Plätze.
service-too-few-entries = { $needed ->
    [4] Eine Progression braucht mindestens vier Anmeldungen; *{ button-tournament-fill }* füllt einen Tisch. Jetzt
   *[other] Ein Turnier braucht mindestens zwei Anmeldungen; jetzt
} { $entries ->
    [0] ist keine
    [one] ist eine
   *[other] sind { $entries }
} vollständig.
service-nothing-to-take-back = { $why ->
    [took_pile] Das lässt sich nicht zurücknehmen: Es kam mit dem Stapel auf den Tisch, der { $since } genommen wurde.
    [replaced] Das lässt sich nicht zurücknehmen: Für eine Drei wurde { $since } eine Karte gezogen. Nur was du danach auslegst, kannst du zurücknehmen.
    [bonus] Das lässt sich nicht zurücknehmen: Es hat dir { $since } Bonuskarten gebracht.
    [foot] Das lässt sich nicht zurücknehmen: Du hast { $since } deinen Fuß aufgenommen. Nur was du danach auslegst, kannst du zurücknehmen.
    [penalty] Das lässt sich nicht zurücknehmen: { $since } gab es Strafkarten.
    [asked] Das lässt sich nicht zurücknehmen: Du hast { $since } deinen Partner gefragt. Nur was du danach auslegst, kannst du zurücknehmen.
    [turn_over] Das lässt sich nicht zurücknehmen: Dein Zug ist { $since } zu Ende gegangen.
   *[nothing_laid] In diesem Zug hast du nichts ausgelegt, was du zurücknehmen könntest.
}
service-discard-held = { $why ->
    [own] Du hast abgeworfen, und das gilt { $until }. Um anders zu spielen, tippe erst auf **{ button-undiscard }** oder gib `/zurücknehmen` ein.
   *[other] **{ $name }** hat abgeworfen und kann das noch zurücknehmen. Weiter geht es { $until }.
}
service-no-discard-held = Dieser Abwurf wartet nicht mehr: Er gilt schon oder wurde zurückgenommen.
service-played-differently = Das lässt sich nicht zurücknehmen: Eine frühere Version des Bots hat diese Runde etwas anders gespielt, deshalb ist der Weg zurück nicht zu finden. Alles bleibt, wie es ist.
service-table-paused = { $why ->
    [alone] Die Partie an Tisch { $table } pausiert, weil alle sie Computern überlassen haben. Tippe auf **{ button-come-back }**, um weiterzuspielen.
    [admin] Die Partie an Tisch { $table } wurde von der Serververwaltung pausiert, die sie mit `/admin weiter` fortsetzen kann.
    [removed] Die Partie an Tisch { $table } pausiert, weil der Bot nicht auf diesem Server war. Wer den Server verwaltet, kann sie mit `/admin weiter` fortsetzen.
   *[other] Die Partie an Tisch { $table } pausiert. **{ button-go-on }** oder `/weiter` fragt die anderen, ob es weitergeht.
}
service-not-paused = Die Partie an Tisch { $table } pausiert nicht. Spiel einfach weiter.
service-no-wish = Darum bittet an Tisch { $table } niemand mehr. Mit `/pause` oder `/weiter` kannst du neu fragen.
service-nothing-to-decide = An Tisch { $table } gibt es nichts zu entscheiden: Bei niemand anderem ist die Zeit abgelaufen.
service-holder-changed = Auf diesem Platz an Tisch { $table } sitzt jetzt jemand anderes. Sieh noch einmal nach.
service-own-time = An Tisch { $table } bist du selbst am Zug. Mehr Zeit können dir nur die anderen dort geben, mit `/mehr-zeit`; um eine Pause bitten kannst du sie mit `/pause`.
service-no-clock = An Tisch { $table } läuft für niemanden die Bedenkzeit, also lässt sie sich nicht verlängern.
service-house-not-found = Eine Hausregel „{ $name }“ gibt es auf diesem Server nicht. `/hausregel liste` zeigt alle.
service-house-gone = Diese Hausregel wurde gelöscht. `/hausregel liste` zeigt die anderen.
service-house-version-gone = Diese Version ist nicht mehr gespeichert. Tippe noch einmal auf **{ button-house-history }**.
service-house-name-taken = Eine Hausregel **{ $name }** gibt es auf diesem Server schon. Wähl einen anderen Namen.
service-house-name-empty = Eine Hausregel braucht einen lesbaren Namen.
service-too-many-open-tables =
    { $limit ->
        [one] Dieser Server erlaubt nur einen offenen Tisch gleichzeitig, und den gibt es schon.
       *[other] Dieser Server erlaubt { $limit } offene Tische gleichzeitig, und so viele gibt es schon.
    } Warte, bis einer endet, oder frag, wer den Server verwaltet (`/admin grenzen`).
service-too-many-own-tables =
    { $limit ->
        [one] Auf diesem Server kannst du nur an einem Tisch gleichzeitig sitzen.
       *[other] Auf diesem Server kannst du nur an { $limit } Tischen gleichzeitig sitzen.
    } Spiel erst einen zu Ende oder frag, wer den Server verwaltet (`/admin grenzen`).
service-too-many-houses = Ein Server kann { $limit } Hausregeln haben. Lösch erst eine mit `/hausregel löschen`.
service-calendar-impossible =
    { $problem ->
        [unknown_zone] Diese Zeitzone kenne ich nicht. Versuch es mit einer Stadt in deiner Nähe, etwa `Berlin` oder `New York`.
        [quiet_too_long] Ruhezeiten können höchstens 14 Stunden am Tag dauern, damit Zeit zum Spielen bleibt.
        [too_many_days_off] Mehr als vier freie Tage pro Woche gehen nicht, damit Zeit zum Spielen bleibt.
       *[other] Diese Zeiten sind nicht möglich. Wähl andere.
    }
service-not-waiting-for-ready = An Tisch { $table } wartet gerade keine Runde auf dich.
service-order-too-late = An Tisch { $table } bist du schon am Zug: Spiel aus der Hand. Vorausplanen geht nur für einen späteren Zug.
service-order-impossible = Ein Stapel hat höchstens { $limit } Karten.
service-nobody-asks = „Darf ich ausmachen?“ kann dich an Tisch { $table } jetzt niemand fragen: In dieser Runde hast du keinen Partner, der es könnte.
service-question-waits = Dein Partner an Tisch { $table } hat dich schon gefragt. Antworte mit Ja oder Nein.
service-seat-reserved = Platz { $number } ist für **{ $name }** reserviert. Der Gastgeber kann ihn freigeben.
service-match-not-over = Die Partie an Tisch { $table } ist noch nicht vorbei. Eine Revanche gibt es erst danach.
service-cut-empty = Dieser Text ist leer. Heb mit beliebigen Buchstaben, Ziffern oder Emojis ab.
service-cut-too-long = Das sind { $length } Zeichen; zum Abheben sind höchstens { $limit } möglich.
service-cut-too-late = Runde { $round } ist schon ausgeteilt, abheben geht nicht mehr. Das nächste Mal kannst du für Runde { $next } abheben.
service-cuts-collected = Für die Runden eines Duplikats wird vor dem Beginn abgehoben, weil alle Tische dieselben Karten spielen.
service-cuts-over = Abheben geht nicht mehr: nur bevor ein Duplikat beginnt.
service-not-sealed = Das nächste Austeilen an Tisch { $table } ist noch nicht versiegelt, Abheben würde also nichts beweisen. Ab dem Austeilen danach kannst du abheben.
service-terms-impossible = Mit diesen Einstellungen lässt sich kein Tisch spielen. Es wurde nichts geändert.
service-settings-changed = Deine Einstellungen wurden zweimal im selben Moment geändert. Sieh sie dir an und versuch es noch einmal.
service-no-round-over = Noch ist keine Runde vorbei. Ist eine vorbei, kannst du sie mit allen Karten offen nachspielen und das Austeilen prüfen.
service-round-not-over = Runde { $round } wurde nicht zu Ende gespielt, deshalb bleiben ihre Karten verborgen. Die letzte Runde, die du nachspielen kannst, ist Runde { $last }.
service-names-impossible = { $why ->
    [empty] Ein Name fehlt. Schreib die Namen mit Kommas dazwischen, etwa `Ana & Ben, Cyd & Dan`.
    [same] Zwei Namen sind gleich. Alle brauchen einen eigenen Namen.
   *[number] Ein Punktezettel hat { $needed } bis { $limit } Namen, mit Kommas dazwischen, etwa `Ana & Ben, Cyd & Dan`.
}
service-score-pad-gone = Dieser Punktezettel wurde gelöscht.
service-score-pad-changed = Der Punktezettel hat sich geändert, seit du das geöffnet hast. Es wurde nichts eingetragen.
service-score-pad-full = Ein Punktezettel hat Platz für { $limit } Runden. Beginn mit `/punktezettel` einen neuen.
service-too-many-score-pads = Du hast { $limit } Punktezettel, mehr geht nicht. Lösch erst einen.
service-published-gone = Diese Hausregel wurde aus der Bibliothek genommen oder neu veröffentlicht. Öffne noch einmal `/bibliothek`.
service-too-many-published = Dieser Server bietet { $limit } Hausregeln an, mehr geht nicht. Zieh erst eine davon zurück, in `/bibliothek`.
service-house-changed = Jemand anderes hat diese Hausregel im selben Moment geändert. Es ist nichts passiert; versuch es noch einmal.

notation-text-too-long = Dieser Text ist zu lang ({ $length } Zeichen; { $limit } reichen für jeden Spielzug).
notation-too-many-cards-typed = Das sind { $count } Karten, mehr, als jemand haben kann.
notation-too-many-readings = Das lässt sich auf zu viele Arten lesen. Trenn die Meldungen mit Kommas, etwa `KKK2, QQQ`.
notation-unknown-text = „{ $text }“ kann ich nicht als Karten lesen. Schreib Karten wie `KKK2, QQQ` oder `10 10 J*`; `*` ist ein Joker.
notation-no-cards = Nenn die Karten, etwa `KKK2, QQQ`.
notation-one-card-expected = { $count ->
    [0] Nenn eine Karte, etwa `4` oder `K♥`.
   *[other] Nenn hier nur eine Karte; das sind { $count }.
}
notation-suit-missing = Welche Farbe meinst du? Schreib { $rank } zusammen mit ihr, etwa `KH` oder `K♥`.
notation-suit-misplaced = Ich weiß nicht, zu welcher Karte die Farbe „{ $suit }“ gehört. Schreib sie direkt hinter ihre Karte, etwa `KH`.
notation-target-misplaced = Ich weiß nicht, wohin „{ $text }“ soll. Nenn die Meldung nach den Karten, etwa `2 > K`.
notation-no-meld-of-rank = Deine Seite hat keine Meldung aus { WORD($rank, "dative") }, an die du anlegen könntest.
notation-no-meld-for-wilds = Ich weiß nicht, an welche Meldung { $cards } soll. Schreib es so: `2 > K`.
notation-unknown-action = Ich weiß nicht, was „{ $text }“ heißt. Beginnen kannst du mit: { $known }.
notation-text-after-action = Nach „{ $action }“ kommt nichts mehr; ich weiß nicht, was „{ $text }“ dort heißt.
notation-unreadable = Das kann ich nicht lesen. Schreib Karten wie `KKK2, QQQ`.
notation-ambiguous = Das kann mehr als einen Spielzug bedeuten. Welchen meinst du?
notation-ambiguous-choice = • { $choice }


unexpected-refusal = Das ist gerade nicht möglich.

why-yes = ✅ Ja, du darfst { $action }.
why-exposes = ⚠️ Du darfst { $action }, aber für eine Erstmeldung zählt es zu wenig: Die Karten blieben als Strafkarten offen liegen.
why-go-out-yes = ✅ Ja, du kannst jetzt ausmachen: { $plays }.
why-go-out-no = ❌ Nein, jetzt nicht. { $reason }
why-no = ❌ Nein, das geht nicht: { $action }. { $reason }

refusal-must-lay-threes = { $allowed ->
    [0] { $held ->
        [one] Jetzt darf keine Drei auf deiner Hand bleiben. Leg sie erst auf den Tisch.
       *[other] Jetzt dürfen keine Dreien auf deiner Hand bleiben. Leg sie erst auf den Tisch.
    }
   *[other] Du hast { $held } Dreien und darfst { $allowed } behalten. Leg die anderen erst auf den Tisch.
}
refusal-threes-not-laid-now = { $why ->
    [never] In diesem Spiel werden Dreien nicht einzeln auf den Tisch gelegt. Sie bleiben auf deiner Hand, bis sie abgeworfen oder ausgelegt werden.
    [automatic] { $which ->
        [red] Rote Dreien kommen
        [black] Schwarze Dreien kommen
       *[any] Dreien kommen
    } in diesem Spiel von selbst auf den Tisch, und jede wird durch eine Karte vom Talon ersetzt; du hast also nichts hinzulegen.{ $which ->
        [red] { " " }Schwarze Dreien bleiben auf deiner Hand.
        [black] { " " }Rote Dreien bleiben auf deiner Hand.
       *[any] { "" }
    }
    [none_held] Du hast keine Drei, die du auf den Tisch legen kannst. Spiel deinen Zug weiter.
    [others] Nur { $which ->
        [red] rote Dreien
        [black] schwarze Dreien
       *[any] Dreien
    } lassen sich so auf den Tisch legen.
   *[now] Diese Dreien lassen sich jetzt nicht auf den Tisch legen.
}
refusal-threes-not-replaced = Vor dem Ziehen kannst du nur so viele Dreien hinlegen, wie der Talon ersetzen kann. { $stock ->
    [0] Er ist leer
    [one] Er hat eine Karte
   *[other] Er hat { $stock } Karten
}, und gewählt hast du { $threes ->
    [one] eine Drei
   *[other] { $threes } Dreien
}.
refusal-rank-closed = Ein Canasta hat die { WORD($rank, "definite") } geschlossen: Karten dieses Werts dürfen nicht mehr ausgelegt werden.
refusal-rank-takes-no-wilds = Wilde Karten dürfen hier nicht zu { WORD($rank, "the-dative") }.
refusal-wilds-locked = { $alone ->
    [yes] Du hast
   *[no] Deine Seite hat
} eine unfertige Meldung aus wilden Karten: Alle wilden Karten müssen dorthin.
refusal-wilds-need-five-naturals = Nach der Erstmeldung darf eine wilde Karte nur zu einer Meldung mit { $needed } natürlichen Karten; bei { WORD($rank, "the-dative") } sind es { $have }.
refusal-canasta-closed = Dieses Canasta nimmt solche Karten nicht mehr auf.
refusal-not-a-sequence = { $cards } sind keine Sequenz: Dafür braucht es aufeinanderfolgende Werte einer Farbe.
refusal-threes-not-melded = Dreien lassen sich in diesem Spiel nicht als Meldung auslegen.
refusal-initial-needs-pure-meld = { $purity ->
    [three_naturals] Zu deiner Erstmeldung muss eine Meldung mit drei natürlichen Karten gehören.
    [pure_three_always] Zu deiner Erstmeldung muss eine Meldung aus drei oder mehr natürlichen Karten ohne wilde Karten gehören.
   *[other] Zu deiner Erstmeldung muss eine Meldung aus drei oder mehr natürlichen Karten ohne wilde Karten oder eine Meldung aus wilden Karten gehören.
}
refusal-initial-needs-canasta = { $natural ->
    [yes] Ab { $score } Punkten muss zu deiner Erstmeldung ein echtes Canasta gehören.
   *[other] Ab { $score } Punkten muss zu deiner Erstmeldung ein Canasta gehören.
}
refusal-initial-meld-from-hand = Deine Erstmeldung muss { $needed } Punkte allein aus der Hand erreichen, ohne den Stapel; das hier zählt { $counted }.
refusal-pile-meld-too-large = Mit der obersten Karte und einem Paar wären es bei { WORD($rank, "the-dative") } { $have } Karten; höchstens { $allowed } sind erlaubt.
refusal-pile-not-with-mixed-aces = Asse, die in diesem Zug mit wilden Karten ausgelegt wurden, können kein Ass vom Stapel nehmen.
refusal-pile-not-for-sequence = { $upcard } lässt sich nicht für eine Sequenz nehmen.
refusal-pile-wrong-count = Der Stapel hat { $pile } Karten; { $count } davon lassen sich so nicht nehmen.
refusal-must-discard-exposed = Bis { $alone ->
    [yes] du ausgelegt hast
   *[no] deine Seite ausgelegt hat
}, musst du eine deiner Strafkarten abwerfen.
refusal-no-false-count = Eine falsche Angabe über deine Karten ist nur mit einer einzigen Karte möglich, und nur wo die Regeln des Tisches sie bestrafen.
refusal-must-discard-last = Zum Ausmachen gehört ein letzter Abwurf: Behalt dafür eine Karte.
refusal-foot-not-played = Bevor deine Seite ausmachen darf, müssen alle eine Karte aus dem Fuß gespielt haben; { $seat } hat das noch nicht.
refusal-unfinished-bars-exit = { $alone ->
    [yes] Du darfst nicht ausmachen, solange deine
   *[no] Deine Seite darf nicht ausmachen, solange ihre
} Meldung aus { WORD($rank, "dative") } unfertig ist.
refusal-red-threes-needed = Zum Ausmachen { $needed ->
    [one] muss eine rote Drei
   *[other] müssen { $needed } rote Dreien
} auf dem Tisch liegen; { $alone ->
    [yes] du hast
   *[no] deine Seite hat
} { $have }.
refusal-leave-needed = Hier brauchst du zum Ausmachen die Erlaubnis deines Partners. Frag erst.
refusal-no-special-hand = { $why ->
    [none] In diesem Spiel gibt es keine Sonderblätter. Spiel deine Karten als Meldungen.
   *[now] { refusal-no-special-hand-now }
}
refusal-no-special-hand-now = Dieses Sonderblatt lässt sich jetzt nicht zeigen: Du musst genau seine Karten haben, ohne den Stapel genommen zu haben, und { $alone ->
    [yes] du darfst
   *[no] deine Seite darf
} noch nichts ausgelegt haben.
service-storage-failed = { $why ->
    [locked] Die Datenbank des Bots ist gerade beschäftigt. Es ist nichts passiert; versuch es gleich noch einmal.
    [full] Der Speicher des Bots ist voll. Es ist nichts passiert und nichts verloren; sag dem Betreiber des Bots Bescheid und versuch es später noch einmal.
    [damaged] Die Datenbank des Bots ist nicht lesbar. Es ist nichts passiert; sag dem Betreiber des Bots Bescheid.
   *[failed] Der Bot kann gerade nichts speichern. Es ist nichts passiert und nichts verloren; versuch es später noch einmal, und sag dem Betreiber des Bots Bescheid, wenn es so bleibt.
}
service-table-damaged = Die Partie an Tisch { $table } ist nicht lesbar. Es ist nichts passiert; sag dem Betreiber des Bots Bescheid, er kann sie aus einer Sicherung wiederherstellen.
