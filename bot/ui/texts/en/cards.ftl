### Cards, ranks, people and tables.

rank-joker = jokers
rank-two = twos
rank-three = threes
rank-four = fours
rank-five = fives
rank-six = sixes
rank-seven = sevens
rank-eight = eights
rank-nine = nines
rank-ten = tens
rank-jack = jacks
rank-queen = queens
rank-king = kings
rank-ace = aces

# Counted cards, as in "four 8s and a two": digits for ranks, words for numbers, so that nothing reads as arithmetic.
number-in-words = { $count ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $count }
}
counted-joker = { $count ->
    [one] a joker
   *[other] { number-in-words } jokers
}
counted-two = { $count ->
    [one] a two
   *[other] { number-in-words } 2s
}
counted-three = { $count ->
    [one] a three
   *[other] { number-in-words } 3s
}
counted-four = { $count ->
    [one] a four
   *[other] { number-in-words } 4s
}
counted-five = { $count ->
    [one] a five
   *[other] { number-in-words } 5s
}
counted-six = { $count ->
    [one] a six
   *[other] { number-in-words } 6s
}
counted-seven = { $count ->
    [one] a seven
   *[other] { number-in-words } 7s
}
counted-eight = { $count ->
    [one] an eight
   *[other] { number-in-words } 8s
}
counted-nine = { $count ->
    [one] a nine
   *[other] { number-in-words } 9s
}
counted-ten = { $count ->
    [one] a ten
   *[other] { number-in-words } 10s
}
counted-jack = { $count ->
    [one] a jack
   *[other] { number-in-words } jacks
}
counted-queen = { $count ->
    [one] a queen
   *[other] { number-in-words } queens
}
counted-king = { $count ->
    [one] a king
   *[other] { number-in-words } kings
}
counted-ace = { $count ->
    [one] an ace
   *[other] { number-in-words } aces
}
counted-black-three = { $count ->
    [one] a black three
   *[other] { number-in-words } black threes
}
counted-red-three = { $count ->
    [one] a red three
   *[other] { number-in-words } red threes
}
counted-of-suits = { $cards } ({ $suits })
counted-with = { $cards } with { $others }
run-counted = { $run } ({ $count })
run-counted-with = { $run } ({ $count }, with { $wilds })

make-natural = 🔴{"\u00A0"}natural canasta
make-mixed = ⚫{"\u00A0"}mixed canasta
make-wild = 🃏{"\u00A0"}wild canasta
make-sequence = 🪜{"\u00A0"}sequence canasta
make-threes = 🔺{"\u00A0"}canasta of threes

meld-name-sequence = sequence
meld-name-suit = sequence in { $suit }
meld-name-run = sequence { $run }
meld-name-numbered = { $name } (#{ $meld })
meld-name-wild = wild cards
meld-name-black-threes = black threes

hand-wilds = 🃏 Wild: { $cards }
hand-black-threes = ⛔ Black threes: { $cards }
hand-red-threes = 🔺 Red threes: { $cards }
hand-no-cards = No cards.

name-seat = Seat { $number }
name-practice = Practice
name-table = Table { $number }
name-table-titled = Table { $number }: { $title }

points-fined = { $fine ->
    [one] 1 point
   *[other] { $fine } points
}
