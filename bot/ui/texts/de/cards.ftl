### Cards, ranks, people and tables.

rank-joker = { $form ->
    [dative] Jokern
    [one] Joker
    [gender] m
    [the-dative] den Jokern
   *[plain] Joker
}
rank-two = { $form ->
    [dative] Zweien
    [one] Zwei
    [gender] f
    [the-dative] den Zweien
   *[plain] Zweien
}
rank-three = { $form ->
    [dative] Dreien
    [one] Drei
    [gender] f
    [the-dative] den Dreien
   *[plain] Dreien
}
rank-four = { $form ->
    [dative] Vieren
    [one] Vier
    [gender] f
    [the-dative] den Vieren
   *[plain] Vieren
}
rank-five = { $form ->
    [dative] Fünfen
    [one] Fünf
    [gender] f
    [the-dative] den Fünfen
   *[plain] Fünfen
}
rank-six = { $form ->
    [dative] Sechsen
    [one] Sechs
    [gender] f
    [the-dative] den Sechsen
   *[plain] Sechsen
}
rank-seven = { $form ->
    [dative] Siebenen
    [one] Sieben
    [gender] f
    [the-dative] den Siebenen
   *[plain] Siebenen
}
rank-eight = { $form ->
    [dative] Achten
    [one] Acht
    [gender] f
    [the-dative] den Achten
   *[plain] Achten
}
rank-nine = { $form ->
    [dative] Neunen
    [one] Neun
    [gender] f
    [the-dative] den Neunen
   *[plain] Neunen
}
rank-ten = { $form ->
    [dative] Zehnen
    [one] Zehn
    [gender] f
    [the-dative] den Zehnen
   *[plain] Zehnen
}
rank-jack = { $form ->
    [dative] Buben
    [one] Bube
    [gender] m
    [the-dative] den Buben
   *[plain] Buben
}
rank-queen = { $form ->
    [dative] Damen
    [one] Dame
    [gender] f
    [the-dative] den Damen
   *[plain] Damen
}
rank-king = { $form ->
    [dative] Königen
    [one] König
    [gender] m
    [the-dative] den Königen
   *[plain] Könige
}
rank-ace = { $form ->
    [dative] Assen
    [one] Ass
    [gender] n
    [the-dative] den Assen
   *[plain] Asse
}

number-in-words = { $count ->
    [0] { $form ->
        [dative] keinen
       *[plain] keine
    }
    [1] eins
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[other] { $count }
}
counted-joker = { $count ->
    [one] { $form ->
        [dative] einem Joker
        [accusative] einen Joker
       *[plain] ein Joker
    }
   *[other] { $form ->
        [dative] { number-in-words } Jokern
       *[plain] { number-in-words } Joker
    }
}
counted-two = { $count ->
    [one] { $form ->
        [dative] einer Zwei
       *[plain] eine Zwei
    }
   *[other] { number-in-words } 2en
}
counted-three = { $count ->
    [one] { $form ->
        [dative] einer Drei
       *[plain] eine Drei
    }
   *[other] { number-in-words } 3en
}
counted-four = { $count ->
    [one] { $form ->
        [dative] einer Vier
       *[plain] eine Vier
    }
   *[other] { number-in-words } 4en
}
counted-five = { $count ->
    [one] { $form ->
        [dative] einer Fünf
       *[plain] eine Fünf
    }
   *[other] { number-in-words } 5en
}
counted-six = { $count ->
    [one] { $form ->
        [dative] einer Sechs
       *[plain] eine Sechs
    }
   *[other] { number-in-words } 6en
}
counted-seven = { $count ->
    [one] { $form ->
        [dative] einer Sieben
       *[plain] eine Sieben
    }
   *[other] { number-in-words } 7en
}
counted-eight = { $count ->
    [one] { $form ->
        [dative] einer Acht
       *[plain] eine Acht
    }
   *[other] { number-in-words } 8en
}
counted-nine = { $count ->
    [one] { $form ->
        [dative] einer Neun
       *[plain] eine Neun
    }
   *[other] { number-in-words } 9en
}
counted-ten = { $count ->
    [one] { $form ->
        [dative] einer Zehn
       *[plain] eine Zehn
    }
   *[other] { number-in-words } 10en
}
counted-jack = { $count ->
    [one] { $form ->
        [dative] einem Buben
        [accusative] einen Buben
       *[plain] ein Bube
    }
   *[other] { number-in-words } Buben
}
counted-queen = { $count ->
    [one] { $form ->
        [dative] einer Dame
       *[plain] eine Dame
    }
   *[other] { number-in-words } Damen
}
counted-king = { $count ->
    [one] { $form ->
        [dative] einem König
        [accusative] einen König
       *[plain] ein König
    }
   *[other] { $form ->
        [dative] { number-in-words } Königen
       *[plain] { number-in-words } Könige
    }
}
counted-ace = { $count ->
    [one] { $form ->
        [dative] einem Ass
       *[plain] ein Ass
    }
   *[other] { $form ->
        [dative] { number-in-words } Assen
       *[plain] { number-in-words } Asse
    }
}
counted-black-three = { $count ->
    [one] { $form ->
        [dative] einer schwarzen Drei
       *[plain] eine schwarze Drei
    }
   *[other] { $form ->
        [dative] { number-in-words } schwarzen Dreien
       *[plain] { number-in-words } schwarze Dreien
    }
}
counted-red-three = { $count ->
    [one] { $form ->
        [dative] einer roten Drei
       *[plain] eine rote Drei
    }
   *[other] { $form ->
        [dative] { number-in-words } roten Dreien
       *[plain] { number-in-words } rote Dreien
    }
}
counted-of-suits = { $cards } ({ $suits })
counted-with = { WORD($cards, $form) } mit { WORD($others, "dative") }
run-counted = { $run } ({ $count })
run-counted-with = { $run } ({ $count }, mit { WORD($wilds, "dative") })

make-natural = { $form ->
    [dative] 🔴{"\u00A0"}echten Canasta
   *[plain] 🔴{"\u00A0"}echtes Canasta
}
make-mixed = { $form ->
    [dative] ⚫{"\u00A0"}gemischten Canasta
   *[plain] ⚫{"\u00A0"}gemischtes Canasta
}
make-wild = { $form ->
    [dative] 🃏{"\u00A0"}wilden Canasta
   *[plain] 🃏{"\u00A0"}wildes Canasta
}
make-sequence = 🪜{"\u00A0"}Sequenz-Canasta
make-threes = 🔺{"\u00A0"}Canasta aus Dreien

meld-name-sequence = { $form ->
    [one] Sequenz
    [gender] f
    [number] one
    [the-dative] der Sequenz
   *[plain] Sequenz
}
meld-name-suit = { $form ->
    [one] Sequenz in { $suit }
    [gender] f
    [number] one
    [the-dative] der Sequenz in { $suit }
   *[plain] Sequenz in { $suit }
}
meld-name-run = { $form ->
    [one] Sequenz { $run }
    [gender] f
    [number] one
    [the-dative] der Sequenz { $run }
   *[plain] Sequenz { $run }
}
meld-name-numbered = { $form ->
    [gender] { WORD($name, "gender") }
    [number] { WORD($name, "number") }
   *[plain] { WORD($name, $form) } (Nr.{"\u00A0"}{ $meld })
}
meld-name-wild = { $form ->
    [dative] wilden Karten
    [definite] wilden Karten
    [one] wilde Karte
    [gender] f
    [the-dative] den wilden Karten
   *[plain] wilde Karten
}
meld-name-black-threes = { $form ->
    [dative] schwarzen Dreien
    [definite] schwarzen Dreien
    [one] schwarze Drei
    [gender] f
    [the-dative] den schwarzen Dreien
   *[plain] schwarze Dreien
}

hand-wilds = 🃏 Wild: { $cards }
hand-black-threes = ⛔ Schwarze Dreien: { $cards }
hand-red-threes = 🔺 Rote Dreien: { $cards }
hand-no-cards = Keine Karten.

name-somebody = Jemand
name-seat = Platz { $number }
name-practice = Übung
name-table = Tisch { $number }
name-table-titled = Tisch { $number }: { $title }

points-fined = { $fine ->
    [one] 1 Punkt
   *[other] { $fine } Punkte
}
