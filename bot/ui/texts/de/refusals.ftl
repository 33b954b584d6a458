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
    [none] Du hast keine { WORD($rank, "weak") }.
    [few] Du willst { $wanted } { $rank } spielen und hast { $held }.
    [several] Du hast { $lacking }.
   *[card] Nicht auf deiner Hand: { $missing }.
} Wähl aus den Karten auf deiner Hand.
lacking-rank = keine { WORD($rank, "weak") }
lacking-some = nur { WORD($cards, "accusative") }
lacking-card = kein { $card }
refusal-nothing-played = Wähl mindestens eine Karte zum Auslegen.
refusal-mixed-ranks = { $joins ->
    [yes] An { WORD($rank, "the") } lässt sich das nicht anlegen: { $cards }.
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
    [any] , echt oder wild.
    [threes] ; Dreien nehmen keine wilden Karten auf.
   *[same] .
}
refusal-too-few-naturals = Eine Meldung braucht mindestens { $needed } echte Karten, bei { WORD($rank, "the-dative") } { $have ->
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
refusal-wilds-only = Wilde Karten lassen sich nicht allein auslegen. Möglich mit { $cards }: auslegen mit mindestens zwei echten Karten eines Werts oder anlegen an { $alone ->
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
    [answer] Schwarze Dreien werden nur in dem Zug ausgelegt, in dem du ausmachst, und dein Partner hat Nein gesagt. Abwerfen kannst du eine schwarze Drei.
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
    }. Abwerfen kannst du eine schwarze Drei.
   *[cards] Schwarze Dreien werden nur in dem Zug ausgelegt, in dem du ausmachst, und du hättest noch { $left ->
        [one] eine Karte
       *[other] { $left } Karten
    } auf der Hand. Abwerfen kannst du eine schwarze Drei.
}
refusal-black-threes-need-three = Eine Meldung aus schwarzen Dreien braucht { $needed } davon, ausgelegt hast du { $have }. Abwerfen kannst du eine schwarze Drei.
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
    [yes] an { $alone ->
        [yes] deine Meldung
       *[no] die Meldung deiner Seite
    } dieses Werts oder{ " " }
   *[no] { "" }
}mit zwei echten Karten desselben Werts aus deiner Hand{ $with_wild ->
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
} Um { $upcard } zu nehmen, brauchst du zwei echte Karten desselben Werts aus deiner Hand; gezeigt hast du { $have ->
    [0] keine
    [one] eine
   *[other] { $have }
}.
refusal-pile-natural-plus-wild-off = In diesem Spiel lässt sich { $upcard } nicht mit einer echten und einer wilden Karte nehmen. Zeig zwei echte Karten desselben Werts.
refusal-pile-layoff-off = In diesem Spiel lässt sich der Stapel nicht nehmen, indem du { $upcard } an eine Meldung anlegst. Zeig zwei echte Karten desselben Werts aus deiner Hand.
refusal-pile-layoff-to-canasta-off = In diesem Spiel lässt sich der Stapel nicht nehmen, indem du { $upcard } an ein fertiges Canasta anlegst. Zeig zwei echte Karten desselben Werts aus deiner Hand.
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
    [dead] { $card } darf nicht auf einen leeren Stapel: Die Karte ist ungefährlich, und du hast eine andere zum Abwerfen.
    [ace_or_seven] Asse und Siebenen dürfen nicht auf einen leeren Stapel, solange du eine andere echte Karte hast. Wähl eine andere Karte.
    [early_black_three] Schwarze Dreien dürfen im ersten Zug einer Runde nicht abgeworfen werden. Wähl eine andere Karte.
    [seven] Siebenen dürfen erst abgeworfen werden, wenn die Canastas aus Siebenen fertig sind. Wähl eine andere Karte.
    [wild] Wilde Karten dürfen nicht abgeworfen werden, solange du andere Karten hast. Wähl eine andere Karte.
    [three] Dreien wie { $card } dürfen jetzt nicht abgeworfen werden. Wähl eine andere Karte.
    [lay_three] { $card } darf nicht abgeworfen werden, solange du eine Drei hast, die du auf den Tisch legen kannst. Leg erst eine Drei aus.
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

