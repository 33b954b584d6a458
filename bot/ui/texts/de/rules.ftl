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
rules-page-changed = Anders als im klassischen Canasta

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
    [pure_three_or_wild] mit einer Meldung nur aus natürlichen oder nur aus wilden Karten
    [pure_three_always] mit einer Meldung nur aus natürlichen Karten
   *[three_naturals] mit einer Meldung mit drei natürlichen Karten
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
    [ratio] neben { $naturals } oder mehr natürlichen Karten
    [none] beliebig viele neben { $naturals } oder mehr natürlichen Karten
   *[other] bis zu { $most } neben { $naturals } oder mehr natürlichen Karten
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
rules-short-sequences = **Sequenzen** sind auch Meldungen: { $told }
rules-short-sequences-which = { $least } bis { $most } einer Farbe in Reihe, { $wilds ->
    [0] keine wilden Karten
   *[other] höchstens eine wilde
}
rules-short-pile = **Stapel**: { $told }
rules-short-pile-always = immer eingefroren (braucht zwei natürliche Karten des obersten Werts)
rules-short-pile-frozen = { $ever ->
    [yes] eingefroren (braucht zwei natürliche Karten des obersten Werts) { $causes }
   *[no] nie eingefroren, braucht zwei natürliche Karten des obersten Werts
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
rules-short-pile-way-sequence = deine Sequenz
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
       *[no] werden nie hingelegt, ausgelegt oder abgeworfen
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
    [unlimited] dürfen hingelegt werden: { $totals }
    [one_before_meld] werden hingelegt: { $totals }; eine darf bis zur Erstmeldung warten
   *[none] werden hingelegt: { $totals }
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
rules-short-black-aside = aus einem genommenen Stapel beiseitegelegt
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
rules-short-out-threes = ebenso viele rote Dreien hingelegt
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

rules-section-deal = Das Austeilen
rules-section-turn = Dein Zug
rules-section-melds = Meldungen und Canastas
rules-section-first-meld = Die Erstmeldung
rules-section-pile = Den Stapel nehmen
rules-section-threes = Dreien
rules-section-going-out = Ausmachen
rules-section-scoring = Wertung
rules-section-end = Das Ende

rules-deal-aim = Sammle Punkte, indem du Meldungen auslegst, vor allem Canastas: Meldungen aus { $size } Karten. Eine Runde endet, wenn jemand alle Karten los ist.
rules-deal-partners = { $seats } Spieler in { $sides } Partnerschaften zu { $members }, { $members ->
    [2] die Partner einander gegenüber
   *[other] jeder zwischen zwei Gegnern
}; { $packs } Kartenspiele { $jokers ->
    [0] ohne Joker
    [one] mit einem Joker
   *[other] mit { $jokers } Jokern
}. Meldungen und Punkte gehören der Seite.
rules-deal-fifth = { $seats } Spieler, zwei gegen drei: Von den dreien setzt reihum in jeder Runde einer aus, sodass zwei Paare spielen; { $packs } Kartenspiele { $jokers ->
    [0] ohne Joker
    [one] mit einem Joker
   *[other] mit { $jokers } Jokern
}.
rules-deal-lone = { $seats } Spieler mit je eigenen Gesamtpunkten; { $packs } Kartenspiele { $jokers ->
    [0] ohne Joker
    [one] mit einem Joker
   *[other] mit { $jokers } Jokern
}. Wer in einer Runde als Erster den Stapel nimmt, spielt allein gegen die anderen beiden, die gemeinsam auslegen. Hat ihn niemand genommen, spielt allein, wer ausmacht.
rules-deal-lone-none = Ist vorher der Talon aufgebraucht, zählt jeder für sich.
rules-deal-singles = { $seats } Spieler, jeder für sich; { $packs ->
    [one] ein Kartenspiel
   *[other] { $packs } Kartenspiele
} { $jokers ->
    [0] ohne Joker
    [one] mit einem Joker
   *[other] mit { $jokers } Jokern
}.
rules-deal-short-pack = Von jedem Wert von Vier bis Ass sind nur { $copies } Karten im Spiel.
rules-deal-hand = Alle bekommen { $count } Karten. Der Platz nach dem Geber beginnt, und das Austeilen wandert jede Runde um einen Platz weiter.
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
    [wings] Beim Austeilen werden zwei Päckchen beiseitegelegt. Wer die Erstmeldung { $alone ->
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
    [yes] Beende deinen Zug, indem du eine Karte abwirfst, jede außer einer roten Drei.
   *[no] Beende deinen Zug, indem du eine Karte abwirfst.
}
rules-turn-visible = { $visibility ->
    [all] Du darfst den ganzen Ablagestapel durchsehen.
   *[other] Vom Ablagestapel siehst du nur die oberste Karte.
}
rules-turn-forced = Hast du sonst nichts auf der Hand, darfst du eine Karte abwerfen, die sonst verboten ist.

rules-melds-shape = Eine Meldung besteht aus { $least } oder mehr Karten eines Werts; die Farben sind egal. Vier bis Ass sind die natürlichen Karten; Zweien und Joker sind wild{ $wild ->
    [yes] { " " }und können für jede davon stehen.
   *[no] .
}
rules-melds-wilds = { $most ->
    [none] Eine Meldung braucht mindestens { $naturals } natürliche Karten; eine andere Grenze für wilde Karten gibt es nicht.
    [ratio] Eine Meldung braucht mindestens { $naturals } natürliche Karten.
    [never] Eine Meldung eines Werts hat nie wilde Karten.
    [one] Eine Meldung braucht mindestens { $naturals } natürliche Karten und darf höchstens eine wilde Karte haben.
   *[other] Eine Meldung braucht mindestens { $naturals } natürliche Karten und darf höchstens { $most } wilde haben.
}
rules-melds-ratio = { $ratio ->
    [naturals_ge_wilds] Eine Meldung hat nie mehr wilde als natürliche Karten.
    [naturals_gt_wilds] Eine Meldung hat immer mehr natürliche als wilde Karten.
    [one_until_six_cards] Eine Meldung mit bis zu fünf Karten hat höchstens eine wilde, eine größere höchstens zwei.
   *[naturals_ge_twice_wilds] Eine Meldung hat für jede wilde Karte mindestens zwei natürliche.
}
rules-melds-largest = Eine Meldung hat höchstens { $most } Karten.
rules-melds-merge = { $alone ->
    [yes] Du hast eine Meldung pro Wert: Weitere Karten dieses Werts kommen dazu.
   *[no] Eine Seite hat eine Meldung pro Wert: Weitere Karten dieses Werts kommen dazu.
}
rules-melds-canasta = { $mixed ->
    [yes] { $closes ->
        [none] { $size } Karten sind ein Canasta, das keine weiteren Karten aufnimmt: 🔴 echt ohne wilde Karten, ⚫ gemischt mit wilden.
        [natural_only] { $size } Karten oder mehr sind ein Canasta: 🔴 echt ohne wilde Karten, ⚫ gemischt mit wilden. Ein echtes kann weitere natürliche Karten aufnehmen, ein gemischtes nichts mehr.
       *[all] { $size } Karten oder mehr sind ein Canasta: 🔴 echt ohne wilde Karten, ⚫ gemischt mit wilden.
    }
   *[no] { $closes ->
        [none] { $size } Karten sind ein 🔴 echtes Canasta, das keine weiteren Karten aufnimmt.
       *[all] { $size } Karten oder mehr sind ein 🔴 echtes Canasta.
    }
}
rules-melds-wild = { $most ->
    [none] Auch { $least } oder mehr wilde Karten allein sind eine Meldung, { $size } davon ein Canasta.
   *[other] Auch { $least } bis { $most } wilde Karten allein sind eine Meldung, { $size } davon ein Canasta.
}
rules-melds-sequence = Auch eine Sequenz ist eine Meldung: { $least } bis { $most } Karten einer Farbe in Reihe, von der Vier als niedrigster bis zum Ass als höchster, { $wilds ->
    [0] ohne wilde Karten
    [one] mit höchstens einer wilden Karte
   *[other] mit höchstens { $wilds } wilden Karten
}. { $alone ->
    [yes] Du darfst
   *[no] Eine Seite darf
} mehrere haben, auch in derselben Farbe.
rules-melds-samba = Eine Sequenz aus { $size } Karten ist ein Canasta, das keine weiteren Karten aufnimmt.
rules-melds-threes = Auch Dreien werden ausgelegt, rote und schwarze zusammen, ohne wilde Karten: { $least } oder mehr sind eine Meldung, { $size } ein Canasta.

rules-first-meld-needs = { $alone ->
    [yes] Die ersten Karten, die du in einer Runde auslegst, müssen
   *[no] Die ersten Karten, die deine Seite in einer Runde auslegt, müssen
} { $compare ->
    [more_than] mehr Punkte zählen als hier angegeben
   *[other] mindestens so viele Punkte zählen
}{ $by ->
    [round] :
   *[score] , je nach dem Punktestand vor der Runde:
} { $rows }.
rules-first-meld-none = nichts
rules-first-meld-row-below = unter { $below }: **{ $minimum }**
rules-first-meld-row-between = { $from } bis { $to }: **{ $minimum }**
rules-first-meld-row-from = ab { $from }: **{ $minimum }**
rules-first-meld-row-any = bei jedem Punktestand: **{ $minimum }**
rules-first-meld-counts = Mehrere Meldungen dürfen zugleich ausgelegt werden; die Kartenwerte zählen, Boni nicht.
rules-first-meld-pile = { $allowed ->
    [no] Die Erstmeldung kommt allein aus der Hand, nicht mit dem Stapel.
    [yes_after_hand_meld] Die Erstmeldung kommt allein aus der Hand. Kannst du sie vor dem Ziehen auslegen, darfst du im selben Zug den Stapel mit zwei natürlichen Karten vom Wert seiner obersten nehmen: mit einem Paar, das zu diesen Meldungen gehört, oder einem anderen Paar aus deiner Hand, das für die Mindestpunktzahl nicht zählt.
    [yes_after_hand_meld_not_mixed_aces] Die Erstmeldung kommt allein aus der Hand. Kannst du sie vor dem Ziehen auslegen, darfst du im selben Zug den Stapel mit zwei natürlichen Karten vom Wert seiner obersten nehmen: mit einem Paar, das zu diesen Meldungen gehört, oder einem anderen Paar aus deiner Hand, das für die Mindestpunktzahl nicht zählt. Asse, die mit einer wilden Karte ausgelegt sind, können kein Ass nehmen.
   *[other] { $extent ->
        [top_only] Nimmst du die oberste Karte des Stapels, zählt sie mit.
        [from_card] Nimmst du vom Stapel, zählt die Karte mit, die du auslegst; der Rest kommt erst danach auf die Hand.
       *[other] Nimmst du den Stapel, zählt seine oberste Karte mit; der Rest kommt erst danach auf die Hand.
    }
}
rules-first-meld-own = Bei Partnern für eine Runde zählt der Punktestand dessen, der zuerst auslegt; der andere legt danach frei aus.
rules-first-meld-special = Statt einer Erstmeldung darfst du ein Sonderblatt zeigen: siehe Ausmachen.
rules-first-meld-waiver = Ziehst du vom Talon und legst in diesem Zug deine ganze Hand aus, mit einem Canasta darin, gibt es keine Mindestpunktzahl.

rules-pile-top = { $extent ->
    [all] Um den Stapel zu nehmen, musst du seine oberste Karte sofort auslegen. Du bekommst den ganzen Stapel.
    [top_only] Um vom Stapel zu nehmen, musst du seine oberste Karte sofort auslegen. Du bekommst nur diese Karte.
    [top_3] Um vom Stapel zu nehmen, musst du seine oberste Karte sofort auslegen. Du bekommst die obersten drei Karten, oder alle, wenn es weniger sind.
    [top_5] Um vom Stapel zu nehmen, musst du seine oberste Karte sofort auslegen. Du bekommst die obersten fünf Karten, oder alle, wenn es weniger sind.
    [top_7] Um vom Stapel zu nehmen, musst du seine oberste Karte sofort auslegen. Du bekommst die obersten sieben Karten, oder alle, wenn es weniger sind.
    [until_wild] Um vom Stapel zu nehmen, musst du seine oberste Karte sofort auslegen. Du bekommst die Karten bis zur nächsten wilden, die liegen bleibt.
   *[from_card] Um vom Stapel zu nehmen, wählst du eine Karte darin und legst sie sofort aus, als wäre sie die oberste. Du bekommst sie und alles darüber.
}
rules-pile-pair = Das geht immer: zwei natürliche Karten vom Wert { $extent ->
    [from_card] dieser Karte
   *[other] der obersten
} aus deiner Hand.
rules-pile-unfrozen = Ist er nicht eingefroren, auch: { $ways }.
rules-pile-or = { $one }; oder { $other }
rules-pile-way-wild = eine natürliche Karte dieses Werts und eine wilde Karte aus deiner Hand
rules-pile-way-layoff = { $extent ->
    [from_card] Anlegen dieser Karte
   *[other] Anlegen der obersten Karte
} an eine { $alone ->
    [yes] deiner Meldungen
   *[no] Meldung deiner Seite
}
rules-pile-way-layoff-no-canasta = { $extent ->
    [from_card] Anlegen dieser Karte
   *[other] Anlegen der obersten Karte
} an eine { $alone ->
    [yes] deiner Meldungen
   *[no] Meldung deiner Seite
}, die noch kein Canasta ist
rules-pile-way-sequence = { $extent ->
    [from_card] Anlegen dieser Karte
   *[other] Anlegen der obersten Karte
} an eine { $alone ->
    [yes] deiner Sequenzen
   *[no] Sequenz deiner Seite
}
rules-pile-sequence-card = Verlängert die oberste Karte eine { $alone ->
    [yes] deiner Sequenzen
   *[no] Sequenz deiner Seite
} auf dem Tisch, darfst du statt zu ziehen nur diese Karte dafür nehmen; der Rest des Stapels bleibt liegen.
rules-pile-sequence-none = { $allowed ->
    [no] { $extent ->
        [from_card] Diese Karte kann
       *[other] Die oberste Karte kann
    } nie für eine Sequenz genommen werden.
   *[yes] { $extent ->
        [from_card] Diese Karte kann
       *[other] Die oberste Karte kann
    } keine neue Sequenz beginnen.
}
rules-pile-own-canasta = Mit einer natürlichen und einer wilden Karte lässt sich der Stapel nicht für { $alone ->
    [yes] das eigene Canasta
   *[no] das Canasta deiner Seite
} nehmen, wenn dort für die wilde Karte kein Platz ist.
rules-pile-always-frozen = Der Stapel ist immer eingefroren: Nur zwei natürliche Karten vom Wert { $extent ->
    [from_card] dieser Karte
   *[other] der obersten
} aus deiner Hand können ihn nehmen.
rules-pile-room = Du kannst den Stapel nicht für eine Meldung nehmen, die danach mehr als { $most } Karten hätte.
rules-pile-wild-pair = Eine wilde Karte obenauf lässt sich mit einem gleichen Paar aus der Hand nehmen, eine Zwei mit zwei Zweien, ein Joker mit zwei Jokern: Sie werden als wilde Karten ausgelegt.
rules-pile-frozen-unmelded = { $alone ->
    [yes] ❄️ Er ist für dich bis zu deiner Erstmeldung eingefroren.
   *[no] ❄️ Er ist für deine Seite bis zu ihrer Erstmeldung eingefroren.
}
rules-pile-frozen-by = ❄️ Er ist für alle eingefroren, solange { $cards } darin liegt.
rules-pile-frozen-by-turned-three = ❄️ Eine rote Drei friert ihn nur dann für alle ein, wenn sie beim Austeilen aufgedeckt wurde: eine abgeworfene nicht.
rules-pile-blocked = ⛔ Mit { WORD($cards, "dative") } obenauf kann ihn niemand nehmen.
rules-pile-blocked-canasta = { $alone ->
    [yes] ⛔ Du kannst ihn nicht nehmen, wenn die oberste Karte zu einem deiner Canastas passt.
   *[no] ⛔ Deine Seite kann ihn nicht nehmen, wenn die oberste Karte zu einem ihrer Canastas passt.
}
rules-pile-one-card = { $allowed ->
    [yes] Mit einer Karte auf der Hand darfst du einen Stapel aus einer Karte nehmen, wenn du { $foot ->
        [player] deinen Fuß noch aufzunehmen hast oder ausmachen darfst.
        [team] den Fuß deiner Seite noch aufzunehmen hast oder ausmachen darfst.
       *[no] dann ausmachen darfst.
    }
   *[no] Mit einer Karte auf der Hand kannst du keinen Stapel aus einer Karte nehmen.
}
rules-card-wild = { $form ->
    [dative] einer wilden Karte
   *[plain] eine wilde Karte
}
rules-card-red-three = { $form ->
    [dative] einer roten Drei
   *[plain] eine rote Drei
}
rules-card-black-three = { $form ->
    [dative] einer schwarzen Drei
   *[plain] eine schwarze Drei
}
rules-card-seven = { $form ->
    [dative] einer Sieben
   *[plain] eine Sieben
}

rules-threes-red = { $timing ->
    [hand] Leg deine roten Dreien in deinem Zug auf den Tisch; jede wird durch eine Karte vom Talon ersetzt.
    [own_turn] Rote Dreien kommen von selbst auf den Tisch (ausgeteilte in deinem ersten Zug) und werden vom Talon ersetzt.
   *[at_deal] Rote Dreien kommen von selbst auf den Tisch und werden vom Talon ersetzt.
} Sie zählen { $totals }.
rules-threes-american = { $kept ->
    [one_before_meld] { $which ->
        [red] Rote Dreien
        [black] Schwarze Dreien
       *[any] Dreien beider Farben
    } kommen in deinem Zug auf den Tisch. Solange { $alone ->
        [yes] du nichts ausgelegt hast
       *[no] deine Seite nichts ausgelegt hat
    }, darfst du eine davon auf der Hand behalten.
    [unlimited] Du darfst { $which ->
        [red] rote Dreien
        [black] schwarze Dreien
       *[any] Dreien beider Farben
    } in deinem Zug auf den Tisch legen oder auf der Hand behalten.
   *[none] { $which ->
        [red] Rote Dreien
        [black] Schwarze Dreien
       *[any] Dreien beider Farben
    } kommen von selbst auf den Tisch{ $timing ->
        [own_turn] { " " }(ausgeteilte in deinem ersten Zug).
       *[at_deal] .
    }
} Jede, die du hinlegst, wird durch eine Karte vom Talon ersetzt.
rules-threes-american-totals = { $which ->
    [red] Rote Dreien auf dem Tisch zählen
    [black] Schwarze Dreien auf dem Tisch zählen
   *[any] Rote und schwarze Dreien zählen getrennt:
} { $totals }.
rules-threes-black-too = Schwarze Dreien auf dem Tisch zählen ebenso, getrennt von den roten.
rules-threes-nothing = nichts
rules-threes-each = { $points } für { $count ->
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
   *[other] { $count }
}
rules-threes-from-pile = { $which ->
    [red] Eine rote Drei
    [black] Eine schwarze Drei
   *[any] Eine Drei
} in einem genommenen Stapel kommt auch auf den Tisch, wird aber nicht ersetzt.
rules-threes-sign = { $alone ->
    [yes] { $sign ->
        [any_canasta] Dreien auf dem Tisch zählen als Minus für Spieler ohne Canasta.
        [sevens_canasta] Dreien auf dem Tisch zählen als Minus für Spieler ohne Canasta aus Siebenen.
        [two_canastas] Dreien auf dem Tisch zählen als Minus für Spieler mit weniger als zwei Canastas.
        [american_three_way] Dreien auf dem Tisch zählen als Plus für Spieler mit zwei oder mehr Canastas, nichts mit einem, als Minus für Spieler ohne Canasta.
        [never] Dreien auf dem Tisch zählen immer als Minus für ihren Spieler.
       *[other] Dreien auf dem Tisch zählen als Minus für Spieler ohne Meldung.
    }
   *[no] { $sign ->
        [any_canasta] Dreien auf dem Tisch zählen als Minus für eine Seite ohne Canasta.
        [sevens_canasta] Dreien auf dem Tisch zählen als Minus für eine Seite ohne Canasta aus Siebenen.
        [two_canastas] Dreien auf dem Tisch zählen als Minus für eine Seite mit weniger als zwei Canastas.
        [american_three_way] Dreien auf dem Tisch zählen als Plus für eine Seite mit zwei oder mehr Canastas, nichts mit einem, als Minus für eine Seite ohne Canasta.
        [never] Dreien auf dem Tisch zählen immer als Minus für ihre Seite.
       *[other] Dreien auf dem Tisch zählen als Minus für eine Seite ohne Meldung.
    }
}
rules-threes-thrown = { $thrown ->
    [yes] Dreien können nur abgeworfen werden: Sie werden nie als Meldung ausgelegt oder auf den Tisch gelegt.
   *[no] Dreien werden nie als Meldung ausgelegt, auf den Tisch gelegt oder abgeworfen.
}
rules-threes-melded = { $thrown ->
    [yes] Dreien bleiben auf der Hand, um als Meldung ausgelegt oder abgeworfen zu werden: Sie werden nicht für einen Bonus auf den Tisch gelegt.
   *[no] Dreien bleiben auf der Hand, um als Meldung ausgelegt zu werden: Sie werden nicht für einen Bonus auf den Tisch gelegt.
}
rules-threes-as-laid = { $which ->
    [red] Rote Dreien
    [black] Schwarze Dreien
   *[any] Dreien
}, die auf einer Hand bleiben, zählen wie hingelegte{ $rule ->
    [as_if_laid_for_penalty] , wo hingelegte Dreien Punkte kosten, sonst nichts.
   *[as_if_laid] .
}
rules-threes-last = { $which ->
    [red] Eine rote Drei,
    [black] Eine schwarze Drei,
   *[any] Eine Drei,
} die als letzte Karte des Talons gezogen wird, { $rule ->
    [ends_uncredited] beendet die Runde sofort und zählt nichts.
    [ends_minus_five] beendet die Runde sofort und zählt { $points ->
        [held] wie eine, die auf der Hand bleibt.
        [0] nichts.
       *[other] { $points } als Minus für den, der sie gezogen hat.
    }
    [must_lay] muss hingelegt werden, und die Runde endet sofort.
    [may_lay] darf hingelegt werden, und die Runde endet.
    [may_discard_if_out] darf zum Ausmachen abgeworfen werden; sonst endet die Runde sofort.
    [stays_in_hand] bleibt auf der Hand, und der Zug geht weiter.
    [stays_if_kept] bleibt auf der Hand, wenn sie dort bleiben darf, und der Zug geht weiter; sonst wird sie hingelegt, und die Runde endet.
   *[ends_laid_counts] wird hingelegt und zählt, und die Runde endet sofort.
}
rules-threes-with-another = { $ends ->
    [always] Auch eine Drei, die der Talon nicht ersetzen kann, beendet die Runde, was immer mit ihr gezogen wurde.
    [last] Das gilt auch, wenn vor ihr eine andere Karte gezogen wurde.
   *[no] Wurde mit ihr eine andere Karte gezogen, geht der Zug weiter.
}
rules-threes-laid-last = Wird eine Drei hingelegt, die der Talon nicht ersetzen kann, endet die Runde.
rules-threes-caught = { $which ->
    [red] Eine rote Drei,
    [black] Eine schwarze Drei,
   *[any] Eine Drei,
} die { $foot ->
    [yes] auf der Hand oder im Fuß
    [only] im Fuß
   *[no] auf der Hand
} bleibt, kostet { $points ->
    [0] nichts
   *[other] { $points }
}.
rules-threes-black-block = Eine schwarze Drei auf dem Stapel sperrt ihn für den nächsten Spieler, friert ihn aber nicht ein.
rules-threes-black-pass = { $going_out ->
    [yes] Eine schwarze Drei auf dem Stapel hält niemanden auf, der sie auslegt, was nur beim Ausmachen möglich ist.
   *[no] Eine schwarze Drei auf dem Stapel hält niemanden auf, der sie auslegt.
}
rules-threes-black-aside = Schwarze Dreien in einem genommenen Stapel kommen nicht auf die Hand. Sie werden beiseitegelegt und zählen für ihre Seite: je 5, alle im Spiel zusammen { $all }.
rules-threes-black-meld = { $how ->
    [exit_turn_all_six] Schwarze Dreien dürfen nur alle { $least } zusammen ausgelegt werden, ohne wilde Karten, in dem Zug, in dem du ausmachst. Jede zählt { $value }.
    [exit_turn_with_wilds] Schwarze Dreien dürfen in dem Zug ausgelegt werden, in dem du ausmachst: { $least } oder mehr Karten, mit wilden Karten wie in anderen Meldungen. Sie sind nie ein Canasta. Jede schwarze Drei zählt { $value }.
   *[exit_turn_three_plus] { $least } oder mehr schwarze Dreien dürfen, ohne wilde Karten, in dem Zug ausgelegt werden, in dem du ausmachst. Jede zählt { $value }.
}
rules-threes-black-never = Schwarze Dreien werden nie ausgelegt.
rules-threes-black-all = Alle schwarzen Dreien zusammen ausgelegt zählen stattdessen { $points }.

rules-out-needs = { $alone ->
    [yes] Zum Ausmachen brauchst du
   *[no] Zum Ausmachen braucht deine Seite
} { $count ->
    [one] ein Canasta; es darf im selben Zug fertig werden.
   *[other] { $count } Canastas; sie dürfen im selben Zug fertig werden.
}
rules-out-mix = Darunter müssen mindestens sein: { $mix }.{ $sevens ->
    [yes] { " " }Ein Canasta aus Siebenen zählt für keine andere Art.
   *[no] { "" }
}
rules-out-mix-natural = { $count ->
    [one] 1 echtes
   *[other] { $count } echte
}
rules-out-mix-mixed = { $count ->
    [one] 1 gemischtes
   *[other] { $count } gemischte
}
rules-out-mix-wild = { $count ->
    [one] 1 wildes
   *[other] { $count } wilde
}
rules-out-mix-sevens = { $count } aus Siebenen
rules-out-mix-sequence = { $count ->
    [one] 1 Sequenz
   *[other] { $count } Sequenzen
}
rules-out-mix-sequence-or-natural = { $count ->
    [one] 1 Sequenz oder echtes Canasta
   *[other] { $count } Sequenzen oder echte Canastas
}
rules-out-how = { $discard ->
    [required] Leg alle deine Karten bis auf eine aus und wirf die letzte ab.
   *[other] Leg alle deine Karten aus, oder alle bis auf eine und wirf die letzte ab.
}
rules-out-keep = { $foot ->
    [player] Sonst behalt nach dem Abwurf mindestens eine Karte, sobald du deinen Fuß aufgenommen hast.
    [team] Sonst behalt nach dem Abwurf mindestens eine Karte, sobald der Fuß deiner Seite aufgenommen ist.
   *[no] Sonst behalt nach dem Abwurf mindestens eine Karte.
}
rules-out-ask = { $limit ->
    [0] Partner werden nicht gefragt.
    [any] { $timing ->
        [with_skip_draw] Vor dem Ziehen darfst du deinen Partner fragen: „Darf ich ausmachen?“ Die Antwort bindet für diesen Zug; nach einem Ja ziehst du nicht.
        [before_any_meld] Wenn du vom Talon gezogen hast, darfst du deinen Partner fragen, bevor du Karten auslegst: „Darf ich ausmachen?“ { $answer }
        [own_turn_before_any_meld] Bevor du Karten auslegst oder den Stapel nimmst, darfst du deinen Partner fragen, vor dem Ziehen aber nur, wenn du mit jeder gezogenen Karte ausmachen kannst: „Darf ich ausmachen?“ { $answer }
        [unspecified] Bevor du Karten auslegst, oder weitere nach dem Nehmen des Stapels, darfst du deinen Partner fragen: „Darf ich ausmachen?“ { $answer }
       *[after_draw_or_top_meld] Bevor du andere Karten auslegst als die, mit denen du den Stapel nimmst, darfst du deinen Partner fragen: „Darf ich ausmachen?“ { $answer }
    }
   *[other] { $limit ->
        [1] Einmal in einer Runde
       *[other] Bis zu { $limit } Mal in einer Runde
    } darfst du, { $timing ->
        [with_skip_draw] bevor du ziehst
        [before_any_meld] nachdem du vom Talon gezogen hast und bevor du Karten auslegst
        [own_turn_before_any_meld] bevor du Karten auslegst oder den Stapel nimmst, vor dem Ziehen aber nur, wenn du mit jeder gezogenen Karte ausmachen kannst
        [unspecified] bevor du Karten auslegst, oder weitere nach dem Nehmen des Stapels
       *[after_draw_or_top_meld] bevor du andere Karten auslegst als die, mit denen du den Stapel nimmst
    }, deinen Partner fragen: „Darf ich ausmachen?“ { $answer }
}
rules-out-answer = { $fine ->
    [0] Die Antwort bindet für diesen Zug.
   *[other] Sich in diesem Zug nicht daran zu halten, kostet deine Seite { $fine }.
}
rules-out-ask-next = Von deinen beiden Partnern antwortet der, der zuerst am Zug ist.
rules-out-ask-required = Ohne das Ja des Partners kann niemand ausmachen.
rules-out-concealed = Verdeckt heißt, mit der ganzen Hand in einem Zug auszumachen, mit einem eigenen Canasta, ohne vorher etwas ausgelegt zu haben{ $alone ->
    [yes] { "" }
   *[no] { " " }und ohne an Meldungen des Partners anzulegen
}{ $pile ->
    [yes] .
   *[no] , nach dem Ziehen vom Talon.
}
rules-out-covered = Gedeckt heißt, mit der ganzen Hand in einem Zug auszumachen, ohne vorher etwas ausgelegt zu haben{ $alone ->
    [yes] { "" }
   *[no] { " " }und ohne an Meldungen des Partners anzulegen
}{ $pile ->
    [yes] .
   *[no] , nach dem Ziehen vom Talon.
} Mit einem eigenen Canasta darin ist es ein Hand-Canasta.
rules-out-special = Sonderblätter: { $alone ->
    [yes] Wenn du nichts ausgelegt hast
   *[no] Wenn deine Seite nichts ausgelegt hat
} und deine { $cards } Karten nach dem Ziehen vom Talon{ $pile ->
    [yes] , oder mit einem Stapel aus einer Karte,
   *[no] { "" }
} eines davon sind, darfst du sie alle zeigen, ohne Abwurf. Die Runde endet; { $alone ->
    [yes] du bekommst
   *[no] deine Seite bekommt
} diese Punkte und sonst nichts, die anderen zählen wie üblich.
rules-out-special-straight = Straße, { $points }: eine Karte jedes Werts von Zwei bis Ass, auch die Drei, und ein Joker.
rules-out-special-pairs = Paare, { $points }: Paare von sieben Werten, ohne wilde Karten und Dreien.
rules-out-special-pairs-with-twos = { $wilds ->
    [twos_or_jokers] Paare mit wilden Karten, { $points }: Siebenen, Asse, zwei Zweien oder zwei Joker, und Paare von vier weiteren Werten.
   *[twos] Paare mit Zweien, { $points }: Siebenen, Asse, Zweien und Paare von vier weiteren Werten.
}
rules-out-special-garbage = { $form ->
    [four_triples_and_wild_pair] Müll, { $points }: je drei Karten von vier Werten und zwei Zweien oder zwei Joker.
   *[two_fours_two_threes] Müll, { $points }: je vier Karten von zwei Werten und je drei von zwei weiteren, ohne wilde Karten und Dreien.
}
rules-out-special-closed = Für Sonderblätter spielen geschlossene Werte keine Rolle.

rules-score-cards = Karten: Joker 50, Ass und Zwei 20, König bis Acht 10, Sieben bis Vier 5{ $threes ->
    [black] , schwarze Drei 5.
    [all] , Drei 5.
   *[none] .
}
rules-score-melds = { $alone ->
    [yes] Ausgelegte Karten zählen für ihren Spieler{ $deducted ->
        [yes] , aber als Minus für Spieler ohne Canasta.
       *[no] .
    }
   *[no] Ausgelegte Karten zählen für ihre Seite{ $deducted ->
        [yes] , aber als Minus für eine Seite ohne Canasta.
       *[no] .
    }
}
rules-score-canastas = 🔴 Echtes Canasta { $natural }{ $mixed ->
    [none] .
   *[other] , ⚫ gemischtes Canasta { $mixed }.
}
rules-score-wild = Wildes Canasta { $points }{ $twos ->
    [none] { "" }
   *[other] , nur aus Zweien { $twos }
}{ $jokers ->
    [none] { "" }
   *[other] , mit vier Jokern { $jokers }
}{ $six ->
    [none] { "" }
   *[other] , mit allen sechs Jokern { $six }
}.
rules-score-sevens = { $mixed ->
    [same] Canasta aus Siebenen { $natural }.
    [none] Echtes Canasta aus Siebenen { $natural }.
   *[other] Echtes Canasta aus Siebenen { $natural }, gemischtes { $mixed }.
}
rules-score-sequence = Sequenz aus sieben { $points }{ $mixed ->
    [none] .
   *[other] , mit einer wilden Karte { $mixed }.
}
rules-score-threes = Canasta aus Dreien { $points }.
rules-score-covered = Ausmachen { $points }; gedeckt zählt es insgesamt { $covered }, als Hand-Canasta insgesamt { $canasta }.
rules-score-going-out = Ausmachen { $points }.
rules-score-concealed = Ausmachen { $points }, verdeckt { $extra } mehr.
rules-score-hand = { $foot ->
    [yes] { $alone ->
        [yes] Karten, die auf der Hand und im Fuß bleiben, zählen als Minus für ihren Spieler.
       *[no] Karten, die auf der Hand und im Fuß bleiben, zählen als Minus für die Seite.
    }
   *[no] { $alone ->
        [yes] Karten, die auf der Hand bleiben, zählen als Minus für ihren Spieler.
       *[no] Karten, die auf der Hand bleiben, zählen als Minus für die Seite.
    }
}
rules-score-each = { $own ->
    [yes] Partner für eine Runde bekommen beide die Summe ihrer Meldungen, Canastas und Hände, jeder dazu die eigenen roten Dreien.
   *[no] Partner für eine Runde bekommen beide die Summe ihrer Meldungen, Canastas, Dreien und Hände.
}
rules-score-unfinished-wild = Eine unfertige Meldung aus wilden Karten kostet { $points }{ $jokers ->
    [none] .
   *[other] , mit vier Jokern { $jokers }.
}
rules-score-sevens-held = { $count } oder mehr Siebenen, die auf einer Hand bleiben, kosten { $points }.
rules-score-bonus-cards = Bonuskarten, die am Ende der Runde noch auf keiner Hand sind, zählen für niemanden.

rules-end-round = Eine Runde endet, wenn jemand ausmacht, oder wenn der Talon { $goes_on ->
    [yes] leer ist und der Spieler am Zug den Stapel nicht nimmt.
   *[no] aufgebraucht ist.
}
rules-end-recycle = Ist der Talon leer, wird der Ablagestapel unter seiner obersten Karte gemischt und zum neuen Talon, { $limit ->
    [one] einmal
   *[other] bis zu { $limit } Mal
} in einer Runde. Danach darfst du den Stapel nehmen oder die Runde enden lassen.
rules-end-turned-over = Ist der Talon leer, wird der ganze Ablagestapel umgedreht und so, wie er liegt, zum neuen Talon, die unterste Karte zuerst, { $limit ->
    [one] einmal
   *[other] bis zu { $limit } Mal
} in einer Runde. Danach musst du den Stapel nehmen, wenn du kannst; sonst endet die Runde.
rules-end-stock = { $rule ->
    [optional] Ist der Talon leer, darfst du den Stapel nehmen oder die Runde enden lassen.
    [forced_if_legal] Ist der Talon leer, musst du den Stapel nehmen, wenn du kannst; sonst endet die Runde.
    [end_of_turn] Ist der Talon leer, endet die Runde mit diesem Zug.
    [end_with_last_discard] Ist der Talon leer, endet die Runde mit dem Abwurf dessen, der seine letzte Karte gezogen hat.
   *[other] Ist der Talon leer, musst du den Stapel nehmen, wenn er nicht eingefroren ist und seine oberste Karte zu einer { $alone ->
        [yes] deiner Meldungen
       *[no] Meldung deiner Seite
    } passt. Sonst darfst du ihn nehmen oder die Runde enden lassen.
}
rules-end-target = Die Partie endet nach der Runde, in der { $alone ->
    [yes] ein Spieler
   *[no] eine Seite
} { $compare ->
    [more_than] { $target } Punkte überschreitet
   *[other] { $target } Punkte hat
}; wer die meisten Gesamtpunkte hat, gewinnt.
rules-end-rounds = Die Partie geht über { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}; wer die meisten Gesamtpunkte hat, gewinnt.
rules-end-refused = Regelwidrige Spielzüge werden abgelehnt, also greifen diese Strafen nie: { $penalties }. Um mit ihnen zu spielen, erstell eine Hausregel (`/hausregel erstellen`) und setz „{ option-irregularities }“ auf „manche Regelverstöße werden bestraft statt abgelehnt“.
rules-end-idle = Die anderen Regeln lassen für diese Strafen keine Gelegenheit: { $penalties }.
rules-end-nothing-punished = Regelwidrige Spielzüge könnten bestraft statt abgelehnt werden, wie bei Scarne, aber es ist keine Strafe festgelegt.
rules-end-punished = Manche regelwidrigen Spielzüge werden bestraft statt abgelehnt, wie bei Scarne; alle anderen werden abgelehnt.
rules-end-exposed = Zählt eine Erstmeldung zu wenig und kann die Hand das Fehlende nicht liefern, bleiben ihre Karten als Strafkarten offen liegen, und ein dafür genommener Stapel geht zurück. Bis { $alone ->
    [yes] du ausgelegt hast, wirfst du
   *[no] deine Seite ausgelegt hat, wirfst du
} in jedem Zug eine davon ab; was bleibt, kommt in deinem nächsten Zug wieder auf die Hand. Strafkarten zählen für niemanden.
rules-end-answer = { $points ->
    [0] Die Antwort des Partners lässt sich nicht missachten.
   *[other] Sich nicht an die Antwort des Partners zu halten, kostet deine Seite { $points }.
}
rules-end-three = { $points ->
    [0] Keine rote Drei lässt sich vergessen.
   *[other] Eine rote Drei, die du hättest hinlegen können und die am Ende auf deiner Hand ist, kostet { $points }, was immer eine rote Drei sonst kosten würde.
}
rules-end-count = { $points ->
    [0] Niemand kann eine falsche Zahl von Karten angeben.
   *[other] „Mehr als eine“ zu sagen, wenn man nur noch eine Karte hat, kostet { $points }.
}
rules-end-tie = { $alone ->
    [yes] { $tie ->
        [shared] Spieler mit gleich vielen Gesamtpunkten teilen sich den Sieg.
       *[other] Liegen die führenden Spieler gleichauf, wird noch eine Runde gespielt.
    }
   *[no] { $tie ->
        [shared] Seiten mit gleich vielen Gesamtpunkten teilen sich den Sieg.
       *[other] Liegen die führenden Seiten gleichauf, wird noch eine Runde gespielt.
    }
}
