### The rule card, written from a rule set. Each key is one rule; a section is a row of them.

rules-title = 📖 { $game }
rules-title-house = 📖 { $name } ({ $game })
rules-house = 🏠 Hausregel **{ $name }**
rules-title-section = 📖 { $section }
rules-line = • { $rule }
rules-further = { $clause }.
rules-footer = Unsicher bei einem Spielzug? Frag /warum. Die Tischansicht zeigt, wie viele Punkte eine Erstmeldung braucht.

rules-page-short = Kurz gesagt
rules-page-all = Alle Regeln
rules-page-about = Über diese Spielart
rules-page-changed = Was anders ist als in Klassisch

rules-short-first-meld = **Erstmeldung**{ $told }
rules-short-first-meld-points = { $by ->
    [score] { $compare ->
        [more_than] { " " }nach Punktestand, mehr als
       *[other] { " " }nach Punktestand
    }
    [round] { $compare ->
        [more_than] { " " }nach Runde, mehr als
       *[other] { " " }nach Runde
    }
   *[always] { "" }
}: { $by ->
    [always] { $compare ->
        [more_than] mehr als { $rows } Punkte
       *[other] { $rows } Punkte
    }
   *[other] { $rows }
}
rules-short-minimum = { $edge ->
    [below] { $minimum } unter { $score }
   *[from] { $minimum } ab { $score }
}
rules-short-first-meld-hand = nur aus der Hand
rules-short-first-meld-purity = { $purity ->
    [pure_three_or_wild] mit einer ganz echten oder ganz wilden Meldung
    [pure_three_always] mit einer ganz echten Meldung
   *[three_naturals] mit einer Meldung mit drei echten Karten
}
rules-short-first-meld-waiver = { $canasta ->
    [natural_or_wild_from_hand] keine Punkte nötig bei echtem oder wildem Canasta
   *[any_canasta] keine Punkte nötig bei einem Canasta
}
rules-short-first-meld-canasta = ab { $start } mit einem Canasta
rules-short-first-meld-natural-canasta = ab { $start } mit einem echten Canasta
rules-short-first-meld-canastas = ab { $start } mit einem Canasta, ab { $natural } mit einem echten
rules-short-wild = **Wild** { $told }
rules-short-wild-which = ({ $jokers ->
    [yes] Zweien, Joker
   *[no] Zweien
}): { $limit }
rules-short-wild-limit = { $most ->
    [never] keine in einer Meldung eines Werts
    [ratio] neben { $naturals } oder mehr echten Karten
    [none] beliebig viele neben { $naturals } oder mehr echten Karten
   *[other] bis zu { $most } neben { $naturals } oder mehr echten Karten
}
rules-short-wild-ratio = { $ratio ->
    [naturals_ge_wilds] nie mehr als diese
    [naturals_gt_wilds] immer weniger als diese
    [one_until_six_cards] eine zweite erst ab sechs Karten
   *[naturals_ge_twice_wilds] höchstens eine auf zwei von diesen
}
rules-short-wild-sevens = keine zu Siebenen
rules-short-wild-aces = keine zu echten Assen
rules-short-wild-alone = oder allein
rules-short-sequences = **Folgen** sind auch Meldungen: { $told }
rules-short-sequences-which = { $least } bis { $most } einer Farbe in Reihe, { $wilds ->
    [0] keine wilden Karten
   *[other] höchstens eine wilde
}
rules-short-pile = **Stapel**: { $told }
rules-short-pile-always = immer eingefroren (braucht zwei echte Karten des obersten Werts)
rules-short-pile-frozen = { $ever ->
    [yes] eingefroren (braucht zwei echte Karten des obersten Werts) { $causes }
   *[no] nie eingefroren, braucht zwei echte Karten des obersten Werts
}
rules-short-pile-unmelded = { $alone ->
    [yes] bis zu deiner Erstmeldung
   *[no] bis zur Erstmeldung deiner Seite
}
rules-short-pile-by = durch { $cards }
rules-short-pile-by-turned-three = durch eine anfangs aufgedeckte rote Drei
rules-short-pile-else = { $ever ->
    [yes] sonst genügt { $ways }
   *[no] oder { $ways }
}
rules-short-pile-way-wild = eine mit einer wilden Karte
rules-short-pile-way-meld = { $canasta ->
    [yes] deine Meldung
   *[no] deine Meldung (kein Canasta)
}
rules-short-pile-way-sequence = deine Folge
rules-short-pile-seven = nie mit einer Sieben obenauf
rules-short-pile-extent = { $extent ->
    [top_only] du bekommst seine oberste Karte
    [top_3] du bekommst seine obersten drei Karten
    [top_5] du bekommst seine obersten fünf Karten
    [top_7] du bekommst seine obersten sieben Karten
    [until_wild] du bekommst ihn bis zur nächsten wilden Karte
   *[from_card] du bekommst ihn ab einer Karte, die du auslegen kannst
}
rules-short-pile-closed = { $whose ->
    [any] gesperrt durch jedes Canasta des obersten Werts
   *[own] gesperrt durch dein Canasta des obersten Werts
}
rules-short-threes = **Dreien** { $told }
rules-short-threes-each = (rot und schwarz getrennt) { $laid }
rules-short-threes-held = { $melded ->
    [yes] werden als Meldung ausgelegt, nie für Punkte
   *[no] { $thrown ->
        [yes] werden nur abgeworfen
       *[no] werden nie ausgelegt oder abgeworfen
    }
}
rules-short-threes-prices = { $same ->
    [yes] eine auf der Hand kostet { $red }
   *[no] auf der Hand kostet eine rote { $red }, eine schwarze { $black ->
        [0] nichts
       *[other] { $black }
    }
}
rules-short-threes-laid = { $kept ->
    [unlimited] dürfen ausgelegt werden: { $totals }
    [one_before_meld] werden ausgelegt: { $totals }; eine darf bis zur Erstmeldung warten
   *[none] werden ausgelegt: { $totals }
}
rules-short-threes-even = je { $points }
rules-short-threes-row = { $points } für eine bis { $count ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
   *[other] sechs
}
rules-short-threes-span = { $first } bis { $last }
rules-short-threes-sign = { $sign ->
    [any_canasta] minus ohne Canasta
    [sevens_canasta] minus ohne Canasta aus Siebenen
    [two_canastas] minus mit weniger als zwei Canastas
    [american_three_way] plus mit zwei Canastas, minus ohne Canasta
    [never] immer minus
   *[other] minus ohne Meldung
}
rules-short-threes-price = eine auf der Hand kostet { $points }
rules-short-red = **Rote Dreien** { $told }
rules-short-black = **Schwarze Dreien** { $told }
rules-short-black-block = sperren den Stapel
rules-short-black-aside = kommen aus dem genommenen Stapel beiseite
rules-short-black-meld = { $how ->
    [never] nie ausgelegt
    [with_red] mit roten ausgelegt
    [exit_turn_all_six] nur alle { $count } beim Ausmachen ausgelegt
   *[other] nur beim Ausmachen ausgelegt
}
rules-short-black-worth = { $same ->
    [yes] je { $points }
   *[no] { $points ->
        [none] eine auf der Hand kostet { $price }
       *[other] je { $points }, auf der Hand −{ $price }
    }
}
rules-short-out = **Ausmachen**: { $told }
rules-short-out-canastas = { $count ->
    [one] ein Canasta (eine Meldung aus { $size } Karten)
   *[other] { $count } Canastas (Meldungen aus { $size })
}{ $mixed ->
    [all] , { $mix }
    [some] , mindestens { $mix }
   *[no] { "" }
}
rules-short-out-threes = ebenso viele rote Dreien ausgelegt
rules-short-out-foot = aus jedem Fuß gespielt
rules-short-out-discard = ein letzter Abwurf
rules-short-out-ask = { $asking ->
    [required] das Ja deines Partners
    [any] du darfst den Partner fragen
    [0] niemand wird gefragt
    [1] du darfst den Partner einmal fragen
   *[other] du darfst den Partner { $asking } Mal fragen
}
rules-short-play = **Partie** { $told }
rules-short-play-until = { $rounds ->
    [0] { $compare ->
        [more_than] über { $points } Punkte hinaus
       *[other] bis { $points } Punkte
    }
    [one] über eine Runde
   *[other] über { $rounds } Runden
}; { $least ->
    [0] { $most ->
        [one] zieh eine Karte
       *[other] zieh { $most } Karten
    }
   *[other] zieh je nach Runde { $least } bis { $most } Karten
}
rules-short-play-foot = { $scope ->
    [team] dann ein Fuß mit { $count } Karten für die Seite
   *[player] dann ein Fuß mit { $count } Karten
}

rules-section-deal = Geben
rules-section-turn = Dein Zug
rules-section-melds = Meldungen und Canastas
rules-section-first-meld = Die Erstmeldung
rules-section-pile = Den Stapel nehmen
rules-section-threes = Dreien
rules-section-going-out = Ausmachen
rules-section-scoring = Wertung
rules-section-end = Das Ende

rules-deal-aim = Sammle Punkte, indem du Meldungen auslegst, vor allem Canastas: Meldungen aus { $size } Karten. Eine Runde endet, wenn jemand alle Karten los ist.
rules-deal-partners = { $seats } Spieler auf { $sides } Seiten zu { $members }, { $members ->
    [2] die Partner einander gegenüber
   *[other] jeder zwischen zwei Gegnern
}; { $packs } Kartenspiele mit { $jokers ->
    [0] null Jokern
    [one] einem Joker
   *[other] { $jokers } Jokern
}. Meldungen und Punkte gehören der Seite.
rules-deal-fifth = { $seats } Spieler, zwei gegen drei: Von den dreien setzt reihum in jeder Runde einer aus, sodass zwei Paare spielen; { $packs } Kartenspiele mit { $jokers ->
    [0] null Jokern
    [one] einem Joker
   *[other] { $jokers } Jokern
}.
rules-deal-lone = { $seats } Spieler mit je eigenen Gesamtpunkten; { $packs } Kartenspiele mit { $jokers ->
    [0] null Jokern
    [one] einem Joker
   *[other] { $jokers } Jokern
}. Wer in einer Runde als Erster den Stapel nimmt, spielt allein gegen die anderen beiden, die gemeinsam auslegen. Hat ihn niemand genommen, spielt allein, wer ausmacht.
rules-deal-lone-none = Ist vorher der Talon aufgebraucht, zählt jeder für sich.
rules-deal-singles = { $seats } Spieler, jeder für sich; { $packs ->
    [one] ein Kartenspiel
   *[other] { $packs } Kartenspiele
} mit { $jokers ->
    [0] null Jokern
    [one] einem Joker
   *[other] { $jokers } Jokern
}.
rules-deal-short-pack = Von jedem Wert von Vier bis Ass sind nur { $copies } Karten im Spiel.
rules-deal-hand = Alle bekommen { $count } Karten. Der Platz nach dem Kartengeber beginnt, und das Geben wandert jede Runde um einen Platz weiter.
rules-deal-foot = { $scope ->
    [team] Jede Seite hat ein zusätzliches Blatt
   *[player] Alle haben ein zweites Päckchen
} aus { $count ->
    [one] einer Karte
   *[other] { $count } Karten
}, den Fuß, den noch niemand ansieht{ $hand ->
    [lower_bottom_card_first] ; von den beiden Päckchen ist das mit der niedrigeren untersten Karte die Hand.
   *[none] .
}
rules-deal-upcard = Eine Karte wird aufgedeckt und beginnt den Ablagestapel.
rules-deal-prize-pile = Der Ablagestapel beginnt mit vier verdeckten Karten und einer offenen darauf.
rules-deal-no-upcard = Der Ablagestapel beginnt leer.
rules-deal-cover = Ist die aufgedeckte Karte { $cards }, wird eine weitere darauf aufgedeckt{ $freezes ->
    [yes] , und der Stapel ist von Anfang an eingefroren.
    [some] ; bei { WORD($freezing, "dative") } ist der Stapel von Anfang an eingefroren.
   *[no] .
}
rules-deal-bonus = { $kind ->
    [wings] Beim Geben werden zwei Päckchen beiseitegelegt. Wer die Erstmeldung { $alone ->
        [yes] macht
       *[no] einer Seite macht
    }, bekommt im nächsten Zug eines davon: { $counts }.
    [dead_wings] { $same ->
        [yes] Zwei Päckchen zu je { $first } werden
       *[no] Zwei Päckchen, zu { $first } und zu { $second }, werden
    } verdeckt beiseitegelegt und nie benutzt.
    [draw_into_hand] Bonuskarten: Wer die Erstmeldung { $alone ->
        [yes] macht
       *[no] einer Seite macht
    }, zieht sofort { $counts } auf die Hand.
   *[draw_after_initial_meld] Bonuskarten: Wer die Erstmeldung { $alone ->
        [yes] macht
       *[no] einer Seite macht
    }, ohne auszumachen, zieht nach dem Abwurf { $counts }. Sie liegen verdeckt, bis derselbe Spieler wieder am Zug ist, und kommen dann auf die Hand; endet die Runde vorher, zählen sie für niemanden.
}
rules-deal-bonus-counts = { $same ->
    [yes] { $first }
   *[no] { $first } ({ $alone ->
        [yes] wer als Zweiter auslegt, { $second ->
            [0] keine
            [one] eine
           *[other] { $second }
        }
       *[no] als zweite Seite { $second ->
            [0] keine
            [one] eine
           *[other] { $second }
        }
    })
}
rules-deal-cards = { $count ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $count } Karten
}
rules-deal-turn-card = Die Wendekarte liegt an { $place }. Stelle von unten im Talon. Wird sie gezogen, erfahren es alle{ $bonus ->
    [yes] , und von da an gibt es keine Bonuskarten.
   *[no] .
}

rules-turn-draw = { $count ->
    [one] Zieh eine Karte vom Talon oder nimm
   *[other] Zieh { $count } Karten vom Talon oder nimm
} { $whole ->
    [yes] den ganzen Ablagestapel.
   *[no] vom Ablagestapel.
}
rules-turn-draw-by-round = Zieh Karten vom Talon, { $counts }; oder nimm { $whole ->
    [yes] den ganzen Ablagestapel.
   *[no] vom Ablagestapel.
}
rules-turn-short-draw = Hat der Talon weniger Karten, als du ziehst, genügt es, diese zu ziehen.
rules-turn-foot = { $scope ->
    [team] { $trigger ->
        [own_first_canasta] Den Fuß deiner Seite nimmst du auf, wenn es noch kein Partner getan hat, sobald du ein Canasta fertig hast. Ist deine Hand vorher leer, nimmst du ihn dann auf: sofort, wenn du die letzte Karte ausgelegt hast, am Ende des Zugs, wenn du sie abgeworfen hast.
       *[hand_empty] Ist deine Hand leer, nimmst du den Fuß deiner Seite auf, wenn es noch kein Partner getan hat: sofort, wenn du die letzte Karte ausgelegt hast, und dein Zug geht weiter; am Ende des Zugs, wenn du sie abgeworfen hast.
    }
   *[player] { $trigger ->
        [own_first_canasta] Deinen Fuß nimmst du auf, sobald dein erstes Canasta fertig ist. Ist deine Hand vorher leer, nimmst du ihn dann auf: sofort, wenn du die letzte Karte ausgelegt hast, am Ende des Zugs, wenn du sie abgeworfen hast.
       *[hand_empty] Ist deine Hand leer, nimmst du deinen Fuß auf: sofort, wenn du die letzte Karte ausgelegt hast, und dein Zug geht weiter; am Ende des Zugs, wenn du sie abgeworfen hast.
    }
}
rules-rounds-one = { $value } in Runde { $first }
rules-rounds-span = { $value } in den Runden { $first } bis { $last }
rules-rounds-from = { $value } ab Runde { $first }
rules-turn-play = { $alone ->
    [yes] Dann leg Meldungen aus oder leg an deine Meldungen an, so viel du willst, aber nie an fremde.
   *[no] Dann leg Meldungen aus oder leg an die Meldungen deiner Seite an, so viel du willst, aber nie an fremde.
}
rules-turn-discard = { $any ->
    [yes] Beende deinen Zug mit dem Abwurf einer Karte, jeder außer einer roten Drei.
   *[no] Beende deinen Zug mit dem Abwurf einer Karte.
}
rules-turn-visible = { $visibility ->
    [all] Du darfst den ganzen Ablagestapel durchsehen.
   *[other] Vom Ablagestapel siehst du nur die oberste Karte.
}
rules-turn-forced = Hast du sonst nichts auf der Hand, darfst du eine Karte abwerfen, die sonst verboten ist.

