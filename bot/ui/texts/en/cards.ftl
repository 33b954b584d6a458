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
name-table = Table { $number }
name-table-titled = Table { $number }: { $title }

points-fined = { $fine ->
    [one] 1 point
   *[other] { $fine } points
}
