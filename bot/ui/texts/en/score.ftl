### Score sheets. The lines stand in a table of fixed width: keep labels under 24 characters.

score-round-title = 🧮 { $table } · Round { $round }
score-match-title = 🏆 { $table } · final score
score-now-title = 🧮 { $table } · score

score-side = { $side } · { $points }
score-side-total = { $side } · { $total } points
score-side-winner = 🏆 { $side } · { $total } points

score-line-natural-canastas = { $count ->
    [one] 1 natural canasta
   *[other] { $count } natural canastas
}
score-line-mixed-canastas = { $count ->
    [one] 1 mixed canasta
   *[other] { $count } mixed canastas
}
score-line-going-out = { $count ->
    [one] Going out
    [2] Going out, twice
   *[other] Going out, { $count } times
}
score-line-concealed = { $count ->
    [one] Concealed
    [2] Concealed, twice
   *[other] Concealed, { $count } times
}
score-line-red-threes = { $count ->
    [one] 1 red three
   *[other] { $count } red threes
}
score-line-melded-cards = { $count ->
    [one] 1 card melded
   *[other] { $count } cards melded
}
score-line-cards-in-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
score-line-cards-in-hand-of = { $name }: { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
score-line-rest = Everything else
score-line-nothing = Nothing scored
# What is counted, for all sides together.
score-row-special-hand = Special hand
score-row-natural-canastas = Natural canastas
score-row-mixed-canastas = Mixed canastas
score-row-sevens-canastas = Canastas of sevens
score-row-aces-canastas = Canastas of pure aces
score-row-wild-canastas = Wild canastas
score-row-sequence-canastas = Sequences of seven
score-row-threes-canastas = Canastas of threes
score-row-concealed-canastas = Canastas from the hand
score-row-going-out = Going out
score-row-concealed = Concealed
score-row-exact-cut = Exact cut
score-row-red-threes = Red threes
score-row-black-threes = Black threes
score-row-melded-cards = Cards melded
score-row-unfinished-sevens = Unfinished sevens
score-row-unfinished-aces = Unfinished aces
score-row-unfinished-wilds = Unfinished wilds
score-row-short-sequences = Short sequences
score-row-sevens-in-hand = Sevens held
score-row-aces-in-hand = Aces held
score-row-cards-in-hand = Cards in hand
score-row-cards-in-foot = Cards in the foot
score-row-fines = Fines

# $winners: names, $count people.
score-round-won = { $winners } { $count ->
    [one] wins
   *[other] win
} the round by { $margin }
# Banners drawn in pictures: short, 30 characters or so.
moment-going-out = { $name } { $manner ->
    [special] shows a special hand!
    [concealed] goes out concealed!
   *[plain] goes out!
}
moment-round = Round { $round } · { $side } { $points }
moment-big-score = { $side } { $count ->
    [one] makes
   *[other] make
} { $points } points!
moment-big-score-round = Best round so far{ $how ->
    [none] {""}
   *[other] {" "}· { $how }
}
moment-win = { $side } { $count ->
    [one] wins!
   *[other] win!
}
moment-totals = { $best } to { $others }
score-round-shared = Nobody wins the round: all sides score the same

score-sum = This round
score-before = Before
score-after = Total
score-first-meld = First meld needs
score-on-table = On the table now
score-round-head = Round
score-round-row = Round { $round }
score-before-round = Before this round

score-last = That was the last round of the match.
score-next = The match goes to { $target } points.
score-next-rounds = The match has { $count ->
    [one] one round
   *[other] { $count } rounds
}.
score-won = **{ $winners }** { $count ->
    [one] wins
   *[other] win
} with { $total } points to { $others }, after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}. The lead is { $margin } points.
score-shared = **{ $winners }** share the win with { $total } points each, after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}.
score-played-before = Earlier players: { $names }.
score-former = { $name } (seat { $seat }{ $round ->
    [0] {""}
   *[other] , until round { $round }
})
# $parts: a list of score-stood-in-for.
score-stood-in = 🤖 played { $parts }{ $over ->
    [yes] {""}
   *[no] {" "}so far
}.
score-stood-in-for = { $count ->
    [one] one
   *[other] { $count }
} of **{ $name }**’s turns
score-again = Play again? **{ button-rematch }** opens a new table and reserves everybody’s seat.
score-target = First to { $target } points wins. { $rounds ->
    [0] No round is finished yet.
    [one] One round is finished.
   *[other] { $rounds } rounds are finished.
}
score-target-rounds = The highest score after { $count ->
    [one] one round
   *[other] { $count } rounds
} wins. { $rounds ->
    [0] No round is finished yet.
    [one] One round is finished.
   *[other] { $rounds } rounds are finished.
}
score-rounds = Round by round
score-line-special-hand = { $count ->
    [one] Special hand
   *[other] { $count } special hands
}
score-line-sevens-canastas = { $count ->
    [one] Canasta of sevens
   *[other] { $count } canastas of sevens
}
score-line-aces-canastas = { $count ->
    [one] Canasta of pure aces
   *[other] { $count } canastas of pure aces
}
score-line-wild-canastas = { $count ->
    [one] Wild canasta
   *[other] { $count } wild canastas
}
score-line-sequence-canastas = { $count ->
    [one] Sequence of seven
   *[other] { $count } sequences of seven
}
score-line-threes-canastas = { $count ->
    [one] Canasta of threes
   *[other] { $count } canastas of threes
}
score-line-concealed-canastas = { $count ->
    [one] Canasta from the hand
   *[other] { $count } canastas from the hand
}
score-line-exact-cut = { $count ->
    [one] Exact cut
   *[other] { $count } exact cuts
}
score-line-black-threes = { $count ->
    [one] Black three
   *[other] { $count } black threes
}
score-line-unfinished-sevens = { $count ->
    [one] Unfinished sevens
   *[other] Unfinished sevens
}
score-line-unfinished-aces = { $count ->
    [one] Unfinished aces
   *[other] Unfinished aces
}
score-line-unfinished-wilds = { $count ->
    [one] Unfinished wilds
   *[other] { $count } unfinished wilds
}
score-line-short-sequences = { $count ->
    [one] Short sequence
   *[other] { $count } short sequences
}
score-line-sevens-in-hand = { $count ->
    [one] Sevens held
   *[other] Sevens held
}
score-line-aces-in-hand = { $count ->
    [one] Aces held
   *[other] Aces held
}
score-line-cards-in-foot = { $count ->
    [one] Card in the foot
   *[other] { $count } cards in the foot
}
score-line-fines-of = { $name }: { $count ->
    [one] fine
   *[other] { $count } fines
}
score-line-fines = { $count ->
    [one] Fine
   *[other] { $count } fines
}
