### Cards, ranks, people and tables.

# The cards of a rank. They are words: give them the forms that your sentences ask for by { WORD($rank, "…") }.
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
# These are words, too: give them the forms that your sentences ask for by { WORD($cards, "…") }.
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
# $suits: a list such as "hearts, spades".
counted-of-suits = { $cards } ({ $suits })
# $cards and $others: counted cards, such as "three kings" and "a two and a joker". A word itself: pass its form on by
# { WORD($cards, $form) }.
counted-with = { $cards } with { $others }
# $run: a suit and ranks, "♠ 4–7". A word itself.
run-counted = { $run } ({ $count })
run-counted-with = { $run } ({ $count }, with { $wilds })

# Kinds of canastas. They are words: "completed a { $make } of { $rank }", "makes a { $make }", and alone.
make-natural = 🔴{"\u00A0"}natural canasta
make-mixed = ⚫{"\u00A0"}mixed canasta
make-wild = 🃏{"\u00A0"}wild canasta
make-sequence = 🪜{"\u00A0"}sequence canasta
make-threes = 🔺{"\u00A0"}canasta of threes

# Names of melds. They are words, beside the ranks: "add a two to the { $rank }". $suit: ♠. $run: "♥ 4–6".
meld-name-sequence = sequence
meld-name-suit = sequence in { $suit }
meld-name-run = sequence { $run }
# $name: one of the names above; pass its form on by { WORD($name, $form) }.
meld-name-numbered = { $name } (#{ $meld })
meld-name-wild = wild cards
meld-name-black-threes = black threes

hand-wilds = 🃏 Wild: { $cards }
hand-black-threes = ⛔ Black threes: { $cards }
hand-red-threes = 🔺 Red threes: { $cards }
hand-no-cards = No cards.

# Who has no name that can be shown, or was erased.
name-somebody = Somebody
name-seat = Seat { $number }
name-practice = Practice
name-table = Table { $number }
name-table-titled = Table { $number }: { $title }

points-fined = { $fine ->
    [one] 1 point
   *[other] { $fine } points
}
