### Die eigene Hand und das Vorbereiten von Meldungen.

hand-title = Deine Hand · { hand-count }
hand-count = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
hand-title-out = Du setzt in dieser Runde aus
hand-sits-out = 🪑 { $count ->
    [one] { $names } spielt für deine Seite, und diese Punkte zählen auch für dich.
   *[other] { $names } spielen für deine Seite, und ihre Punkte zählen auch für dich.
} In der nächsten Runde spielst du wieder.
hand-picture-alt = Deine Hand: { $cards }.
hand-as-of = Stand: { $moment }
hand-drawn = 🆕 Gezogen: **{ $cards }**
hand-own-melds = **{ $alone ->
    [yes] Du
   *[no] Deine Seite
}:** { $melds }
hand-their-melds = **{ $side }:** { $melds }
hand-stand-in = 🤖 Ein Computer vertritt dich. Tippe auf **{ button-come-back }** oder spiel einfach, dann übernimmst du wieder.

hand-turn-draw = 👉 **Du bist am Zug.** Zieh { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
hand-turn-draw-only = 👉 **Du bist am Zug.** Zieh { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }; mit deinen Karten geht der Stapel nicht.
hand-turn-draw-or-take = 👉 **Du bist am Zug.** Zieh { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }, oder nimm den Stapel mit { WORD($ways, "dative") }.
hand-turn-draw-or-take-alone = 👉 **Du bist am Zug.** Zieh { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }, oder nimm den Stapel: { $cards } passt an { $alone ->
        [yes] deine Meldung
       *[no] eine Meldung deiner Seite
    }.
hand-turn-draw-or-take-down = 👉 **Du bist am Zug.** Zieh { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }, oder nimm den Stapel bis zu { $cards }: passt an { $alone ->
        [yes] deine Meldung
       *[no] eine Meldung deiner Seite
    }.
hand-turn-draw-or-take-top = 👉 **Du bist am Zug.** Zieh { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }, oder nimm nur { $upcard } vom Stapel für die { WORD($rank, "definite") }.
hand-turn-take-only = 👉 **Du bist am Zug.** Der Talon ist leer, und der Stapel passt: Nimm ihn mit { WORD($ways, "dative") }.
hand-turn-take-or-pass = 👉 **Du bist am Zug.** Der Talon ist leer. Nimm den Stapel mit { WORD($ways, "dative") }, oder lass die Runde enden.
hand-turn-threes-first = 👉 **Du bist am Zug.** Du hast mehr Dreien, als du behalten darfst. Leg sie zuerst auf den Tisch; für jede ziehst du eine Karte.
hand-turn-pass-only = 👉 **Du bist am Zug.** Der Talon ist leer, und du kannst den Stapel nicht nehmen: Hier endet die Runde.
hand-take-for-sequence = der obersten Karte allein, für die { WORD($rank, "definite") }
hand-take-for-sequence-only = der obersten Karte allein (nur sie, für die { WORD($rank, "definite") })
hand-take-nothing = der obersten Karte allein
hand-take-or = { WORD($ways, $form) }, oder { WORD($way, $form) }
hand-turn-play = 👉 **Du bist am Zug.** Leg aus oder an, wenn du magst, dann wirf ab.
hand-turn = 👉 **Du bist am Zug.**
hand-turn-tap = 👉 **Du bist am Zug.** Tippe Karten an, um zu spielen.
hand-turn-play-no-meld = 👉 **Du bist am Zug.** Du kannst jetzt nichts auslegen; wirf eine Karte ab.
hand-turn-play-refused = 👉 **Du bist am Zug.** Mit diesen Karten könntest du nur auslegen, um auszumachen, und { $name } { $count ->
    [one] hat
   *[other] haben
} Nein gesagt; wirf eine Karte ab.
hand-turn-play-too-little = 👉 **Du bist am Zug.** Deine Karten reichen noch nicht für { $alone ->
    [yes] deine Erstmeldung
   *[no] die Erstmeldung deiner Seite
} von **{ $needed } Punkten**; wirf eine Karte ab.
hand-turn-show-or-discard = 👉 **Du bist am Zug.** Zeig dein Sonderblatt, oder wirf eine Karte ab.
hand-turn-last-card = 👉 **Du bist am Zug.** Wirf deine letzte Karte ab, dann machst du aus.
hand-turn-last-before-foot = 👉 **Du bist am Zug.** Wirf deine letzte Karte ab, dann nimmst du { $scope ->
    [team] den Fuß deiner Seite
   *[player] deinen Fuß
} auf.
hand-turn-must-meld = 👉 **Du bist am Zug.** Leg Karten aus; du kannst noch nicht abwerfen.
hand-turn-must-lay-three = 👉 **Du bist am Zug.** Leg zuerst eine Drei auf den Tisch; du kannst noch nicht abwerfen.{ $ends ->
    [yes] {" "}Das beendet die Runde, denn der Talon kann sie nicht ersetzen.
   *[no] {""}
}
hand-first-meld = Die Erstmeldung braucht **{ $needed } Punkte**.
hand-foot = 🦶 { $scope ->
    [team] Fuß deiner Seite
   *[player] Dein Fuß
}: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}. Du bekommst ihn, { $trigger ->
    [own_first_canasta] sobald du ein Canasta vollendest oder diese Hand leer ist
   *[hand_empty] sobald diese Hand leer ist
}{ $scope ->
    [team] , falls kein Partner schneller ist
   *[player] { "" }
}.
hand-in-foot = 🦶 Du spielst aus deinem Fuß.
hand-red-threes-cost = ⚠️ Jede behaltene rote Drei kostet { $points }.
hand-bonus = 🎁 { $count ->
    [one] Eine Bonuskarte wartet auf dich; sie kommt
   *[other] { $count } Bonuskarten warten auf dich; sie kommen
} in deinem nächsten Zug auf deine Hand.
hand-said-more = 🤫 Du hast „mehr als eine“ gesagt: In deinem nächsten Zug oder am Ende der Runde kommt es heraus und kostet { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
hand-penalty-cards = ⚠️ Deine Strafkarten: { $cards }
hand-must-throw-exposed = ⚠️ Bis { $alone ->
    [yes] du ausgelegt hast
   *[no] deine Seite ausgelegt hat
}, muss jeder Abwurf eine deiner Strafkarten sein.
hand-lay-threes-or-pay = 🔺 Du hast { $count ->
    [one] eine rote Drei: Leg sie hin und zieh eine Karte. Ist sie am Ende der Runde noch auf deiner Hand, kostet sie
   *[other] rote Dreien: Leg sie hin und zieh für jede eine Karte. Jede, die am Ende der Runde noch auf deiner Hand ist, kostet
} { points-fined }.
hand-may-lay-threes = 🔺 Du darfst deine { $count ->
    [one] Drei
   *[other] Dreien
} auch behalten.
hand-may-lay-last-threes = 🔺 Du hast { $count ->
    [one] eine Drei: Legst du sie hin, endet die Runde, denn der Talon kann sie nicht ersetzen.
   *[other] Dreien: Legst du alle hin, endet die Runde, denn der Talon kann sie nicht ersetzen.
}
hand-may-show-special = 🌟 Du hast ein Sonderblatt, **{ $hand }**, für { $points } Punkte: Zeigst du es, endet die Runde.
hand-may-ask-to-skip = Du könntest ausmachen, ohne zu ziehen, wenn dein Partner zustimmt.
hand-may-ask = Du könntest ausmachen. Wenn du magst, frag vorher deinen Partner.
hand-said-yes = ✅ { $name } { $count ->
    [one] hat
   *[other] haben
} Ja gesagt: Mach in diesem Zug aus{ $fine ->
    [0] .
   *[other] , sonst kostet es deine Seite { points-fined }.
}
hand-said-no = ✋ { $name } { $count ->
    [one] hat
   *[other] haben
} Nein gesagt: { $fine ->
    [0] In diesem Zug kannst du nicht ausmachen.
   *[other] Machst du in diesem Zug trotzdem aus, kostet es deine Seite { points-fined }.
}
hand-discard-held = ⏳ **Du wirfst { $card } ab.** Du kannst es bis { $until } zurücknehmen ({ $left }). Die anderen warten und sehen es noch nicht.
hand-discard-held-saying-more = ⏳ **Du wirfst { $card } ab und sagst „mehr als eine“.** Du kannst es bis { $until } zurücknehmen ({ $left }). Die anderen warten und erfahren noch nichts davon.
hand-asked = ⏳ Du hast { $name } gefragt: „Darf ich ausmachen?“ Es fehlt noch die Antwort.
hand-to-answer = ❓ **{ $asker }** fragt dich: „Darf ich ausmachen?“ { $fine ->
    [0] Deine Antwort ist für diesen Zug bindend.
   *[other] Wer sich in diesem Zug nicht an deine Antwort hält, kostet deine Seite { points-fined }.
}

draft-title = Vorbereitet
draft-selected = Ausgewählt: **{ $cards }**
draft-empty = Noch nichts vorbereitet.
draft-pile = Mit dem Stapel: { $upcard } und { $count ->
    [0] keine weitere Karte
    [one] eine weitere Karte
   *[other] { $count } weitere Karten
}
draft-row = **{ $cards }** · { $points } Punkte
draft-joins = { $row } · an die { WORD($rank, "definite") }, zusammen { $size } Karten
draft-completes = { $row } · ergibt ein { $make } aus { WORD($rank, "dative") }
draft-completes-make = { $row } · ergibt ein { $make }
draft-spoils = { $row } · ⚠️ macht dein echtes Canasta aus { WORD($rank, "dative") } zu einem gemischten
selected-alone = Ausgewählt: **{ $card }**
selected-too-few-cards = ⚠️ { $rank }: { $have } von { $needed } Karten
selected-too-few-naturals = ⚠️ { $rank }: { $have } von { $needed } natürlichen Karten
selected-no-meld = ⚠️ Keine Meldung: Nimm Karten eines Werts oder eine Reihe in einer Farbe.
selected-several-ways = Sie passen an mehrere Meldungen: Du hast die Wahl.
selected-wild = Ausgewählt: **{ $card }**. Tippe Karten an, zu denen sie soll, oder wirf sie ab.
selected-wild-home = Ausgewählt: **{ $card }**. Wähle, wohin sie soll, tippe Karten dazu an, oder wirf sie ab.
play-makes = ergibt ein { $make }
play-spoils = ⚠️ macht dein echtes Canasta aus { WORD($rank, "dative") } ({ $before }) zu einem gemischten ({ $after })
play-unfinished = ⚠️ kostet { $points } Punkte, wenn es kein Canasta wird: { $rank }
play-leaves-one = ⚠️ lässt dir nach dem Abwurf eine Karte: Zum Ausmachen braucht es { $needed ->
    [one] ein Canasta
   *[other] { $needed } Canastas
}, du hast { $have }
play-leaves-one-barred = ⚠️ lässt dir nach dem Abwurf eine Karte, und du darfst noch nicht ausmachen
play-counts-against = ⚠️ zählt ohne Canasta als Minus für dich: { $stock ->
    [0] der Talon ist leer
    [one] im Talon liegt noch eine Karte
   *[other] im Talon liegen noch { $stock } Karten
}
draft-counted = ✅ { $counted } Punkte
draft-enough = ✅ **{ $counted } von { $needed } Punkten**
draft-enough-but = ✏️ **{ $counted } von { $needed } Punkten**
draft-waived = ✅ **{ $counted } von { $needed } Punkten**, das reicht aber: Du legst deine ganze Hand auf einmal aus
draft-exposes = ⚠️ Legst du sie so aus, bleiben die Karten als Strafkarten offen liegen.
draft-short = ✏️ **{ $counted } von { $needed } Punkten**, es fehlen { $missing }: { $worth }
draft-short-add = ✏️ **{ $counted } von { $needed } Punkten**: Ergänze { WORD($help, "accusative") } ({ $worth })
cards-worth = { $cards } zählen { $points }
draft-problem = ⚠️ { $problem }
draft-add = 💡 Ergänze { WORD($help, "accusative") }
draft-add-wilds = { WORD($cards, $form) } für die { WORD($rank, "definite") }
place-beside = { $form ->
    [the] die zweite Meldung aus { WORD($rank, "dative") }
    [the-dative] der zweiten Meldung aus { WORD($rank, "dative") }
    [dative] { WORD($rank, "dative") }
   *[plain] zweite Meldung aus { WORD($rank, "dative") }
}
place-new-sequence = { $form ->
    [the] die neue Sequenz in { $suit }
    [the-dative] der neuen Sequenz in { $suit }
   *[plain] neue Sequenz in { $suit }
}
place-sequence = { $form ->
    [the] die Sequenz { $cards }
    [the-dative] der Sequenz { $cards }
   *[plain] Sequenz { $cards }
}
draft-goes-out = 🏁 Damit machst du aus.
draft-goes-out-discard = 🏁 Danach kannst du deine letzte Karte abwerfen und machst aus.
