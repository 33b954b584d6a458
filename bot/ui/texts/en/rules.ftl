### The rule card, written from a rule set. Each key is one rule; a section is a row of them.

rules-title = 📖 { $game }
rules-title-house = 📖 { $name } ({ $game })
rules-house = 🏠 House rule **{ $name }**
rules-title-section = 📖 { $section }
rules-line = • { $rule }
# $clause: a clause (option-…-is) with a capital letter.
rules-further = { $clause }.
rules-footer = Not sure about a play? Try /why. The board shows how many points a first meld needs.

rules-page-short = In short
rules-page-all = All rules
rules-page-about = About this game
rules-page-changed = What differs from Classic

## The first page: a line each, in few words.

# In this part $told: clauses of the same line, with semicolons between them.
rules-short-first-meld = **First meld**{ $told }
rules-short-first-meld-points = { $by ->
    [score] { $compare ->
        [more_than] { " " }by score, more than
       *[other] { " " }by score
    }
    [round] { $compare ->
        [more_than] { " " }by round, more than
       *[other] { " " }by round
    }
   *[always] { "" }
}: { $by ->
    [always] { $compare ->
        [more_than] more than { $rows } points
       *[other] { $rows } points
    }
   *[other] { $rows }
}
rules-short-minimum = { $edge ->
    [below] { $minimum } below { $score }
   *[from] { $minimum } from { $score }
}
rules-short-first-meld-hand = from hand alone
rules-short-first-meld-purity = { $purity ->
    [pure_three_or_wild] with a meld all natural or all wild
    [pure_three_always] with a meld all natural
   *[three_naturals] with a meld of three natural cards
}
rules-short-first-meld-waiver = { $canasta ->
    [natural_or_wild_from_hand] no points for a natural or wild canasta
   *[any_canasta] no points for a canasta
}
rules-short-first-meld-canasta = with a canasta from { $start }
rules-short-first-meld-natural-canasta = with a natural canasta from { $start }
rules-short-first-meld-canastas = with a canasta from { $start }, a natural one from { $natural }
rules-short-wild = **Wild** { $told }
rules-short-wild-which = ({ $jokers ->
    [yes] twos, jokers
   *[no] twos
}): { $limit }
rules-short-wild-limit = { $most ->
    [never] none in a meld of a rank
    [ratio] beside { $naturals } or more natural cards
    [none] any number beside { $naturals } or more natural cards
   *[other] up to { $most } beside { $naturals } or more natural cards
}
rules-short-wild-ratio = { $ratio ->
    [naturals_ge_wilds] never more than these
    [naturals_gt_wilds] always fewer than these
    [one_until_six_cards] a second one only in six cards or more
   *[naturals_ge_twice_wilds] at most one for two of these
}
rules-short-wild-sevens = none in sevens
rules-short-wild-aces = none added to natural aces
rules-short-wild-alone = or alone
rules-short-sequences = **Sequences** are melds too: { $told }
rules-short-sequences-which = { $least } to { $most } of a suit in a row, { $wilds ->
    [0] no wild cards
   *[other] at most one wild
}
rules-short-pile = **Pile**: { $told }
rules-short-pile-always = always frozen (needs two natural cards of its rank)
rules-short-pile-frozen = { $ever ->
    [yes] frozen (needs two natural cards of its rank) { $causes }
   *[no] never frozen, needs two natural cards of its rank
}
rules-short-pile-unmelded = { $alone ->
    [yes] until you meld
   *[no] until your side melds
}
rules-short-pile-by = by { $cards }
rules-short-pile-by-turned-three = by a turned-up red three
rules-short-pile-else = { $ever ->
    [yes] else { $ways }
   *[no] or { $ways }
}
rules-short-pile-way-wild = one with a wild card
rules-short-pile-way-meld = { $canasta ->
    [yes] your meld
   *[no] your meld (no canasta)
}
rules-short-pile-way-sequence = your sequence
rules-short-pile-seven = never with a seven on top
rules-short-pile-extent = { $extent ->
    [top_only] you get its top card
    [top_3] you get its top three cards
    [top_5] you get its top five cards
    [top_7] you get its top seven cards
    [until_wild] you get it down to the next wild card
   *[from_card] you get it from any card that you can meld
}
rules-short-pile-closed = { $whose ->
    [any] closed by anybody’s canasta of its rank
   *[own] closed by your canasta of its rank
}
rules-short-threes = **Threes** { $told }
rules-short-threes-each = of each colour { $laid }
rules-short-threes-held = { $melded ->
    [yes] are melded, never laid for points
   *[no] { $thrown ->
        [yes] are only discarded
       *[no] are never laid, melded or discarded
    }
}
rules-short-threes-prices = { $same ->
    [yes] one in a hand costs { $red }
   *[no] in a hand a red one costs { $red }, a black one { $black ->
        [0] nothing
       *[other] { $black }
    }
}
rules-short-threes-laid = { $kept ->
    [unlimited] may be laid: { $totals }
    [one_before_meld] are laid: { $totals }; one may wait until you meld
   *[none] are laid: { $totals }
}
rules-short-threes-even = { $points } each
rules-short-threes-row = { $points } for one to { $count ->
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] six
}
rules-short-threes-span = { $first } to { $last }
rules-short-threes-sign = { $sign ->
    [any_canasta] minus without a canasta
    [sevens_canasta] minus without a canasta of sevens
    [two_canastas] minus with fewer than two canastas
    [american_three_way] plus with two canastas, minus without any
    [never] always minus
   *[other] minus without a meld
}
rules-short-threes-price = one in a hand costs { $points }
rules-short-red = **Red threes** { $told }
rules-short-black = **Black threes** { $told }
rules-short-black-block = block the pile
rules-short-black-aside = set aside from a taken pile
rules-short-black-meld = { $how ->
    [never] never melded
    [with_red] melded with red ones
    [exit_turn_all_six] melded only all { $count }, to go out
   *[other] melded only to go out
}
rules-short-black-worth = { $same ->
    [yes] { $points } each
   *[no] { $points ->
        [none] one in a hand costs { $price }
       *[other] { $points } each, −{ $price } in hand
    }
}
rules-short-out = **Going out**: { $told }
rules-short-out-canastas = { $count ->
    [one] a canasta (a meld of { $size } cards)
   *[other] { $count } canastas (melds of { $size })
}{ $mixed ->
    [all] , { $mix }
    [some] , at least { $mix }
   *[no] { "" }
}
rules-short-out-threes = as many red threes laid
rules-short-out-foot = play from each foot
rules-short-out-discard = a last discard
rules-short-out-ask = { $asking ->
    [required] your partner’s yes
    [any] you may ask partner
    [0] nobody is asked
    [1] you may ask partner once
   *[other] you may ask partner { $asking } times
}
rules-short-play = **Play** { $told }
rules-short-play-until = { $rounds ->
    [0] { $compare ->
        [more_than] beyond { $points } points
       *[other] to { $points } points
    }
    [one] one round
   *[other] { $rounds } rounds
}; draw { $least ->
    [0] { $most ->
        [one] a card
       *[other] { $most } cards
    }
   *[other] { $least } to { $most } cards by round
}
rules-short-play-foot = { $scope ->
    [team] then a foot of { $count } cards for the side
   *[player] then a foot of { $count } cards
}

## The sections.

rules-section-deal = The deal
rules-section-turn = Your turn
rules-section-melds = Melds and canastas
rules-section-first-meld = The first meld
rules-section-pile = Taking the pile
rules-section-threes = Threes
rules-section-going-out = Going out
rules-section-scoring = Scoring
rules-section-end = The end

rules-deal-aim = Score points by laying down melds, above all canastas: melds of { $size } cards. A round ends when somebody gets rid of all their cards.
rules-deal-partners = { $seats } players in { $sides } partnerships of { $members }, { $members ->
    [2] partners opposite each other
   *[other] each player between two opponents
}; { $packs } packs with { $jokers ->
    [0] no jokers
    [one] one joker
   *[other] { $jokers } jokers
}. Melds and scores belong to the side.
rules-deal-fifth = { $seats } players, two against three: one of the three sits out each round in turn, so that two pairs play; { $packs } packs with { $jokers ->
    [0] no jokers
    [one] one joker
   *[other] { $jokers } jokers
}.
rules-deal-lone = { $seats } players with a total each; { $packs } packs with { $jokers ->
    [0] no jokers
    [one] one joker
   *[other] { $jokers } jokers
}. In every round the first to take the pile plays alone against the other two, who combine their melds. If nobody has taken it, the player who goes out plays alone.
rules-deal-lone-none = If the stock runs out first, everybody scores alone.
rules-deal-singles = { $seats } players, each playing alone; { $packs ->
    [one] one pack
   *[other] { $packs } packs
} with { $jokers ->
    [0] no jokers
    [one] one joker
   *[other] { $jokers } jokers
}.
rules-deal-short-pack = Only { $copies } cards of each rank from four to ace are in the pack.
rules-deal-hand = Each player gets { $count } cards. The seat after the dealer begins, and the deal moves on by one seat each round.
rules-deal-foot = { $scope ->
    [team] Each side has one extra hand
   *[player] Each player has a second packet
} of { $count ->
    [one] one card
   *[other] { $count } cards
}, the foot, which nobody looks at yet{ $hand ->
    [lower_bottom_card_first] ; of the two packets the one with the lower bottom card is the hand.
   *[none] .
}
rules-deal-upcard = One card, the upcard, is turned up to start the discard pile.
rules-deal-prize-pile = The discard pile starts with four cards face down and one face up on them, the upcard.
rules-deal-no-upcard = The discard pile starts empty.
rules-deal-cover = If the upcard is { $cards }, another card is turned on top of it{ $freezes ->
    [yes] , and the pile starts frozen.
    [some] ; { $freezing } makes the pile start frozen.
   *[no] .
}
rules-deal-bonus = { $kind ->
    [wings] Two packets are set aside at the deal. The player who makes { $alone ->
        [yes] a
       *[no] a side’s
    } first meld gets one of them on the next turn: { $counts }.
    [dead_wings] { $same ->
        [yes] Two packets of { $first } each are
       *[no] Two packets, of { $first } and of { $second }, are
    } set aside face down at the deal and never used.
    [draw_into_hand] Bonus cards: the player who makes { $alone ->
        [yes] a
       *[no] a side’s
    } first meld draws { $counts } into the hand immediately.
   *[draw_after_initial_meld] Bonus cards: a player who makes { $alone ->
        [yes] a
       *[no] a side’s
    } first meld without going out draws { $counts } after the discard. They lie face down until that player’s next turn and then join the hand; if the round ends before, they count for nobody.
}
rules-deal-bonus-counts = { $same ->
    [yes] { $first }
   *[no] { $first } for the first { $alone ->
        [yes] player
       *[no] side
    }, { $second ->
        [0] none
        [one] one
       *[other] { $second }
    } for the second{ $kind ->
        [wings] { "" }
       *[other] ,
    }
}
rules-deal-cards = { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}
rules-deal-turn-card = The turn card lies at place { $place } from the bottom of the stock. When it is drawn, everybody is told{ $bonus ->
    [yes] , and from then on there are no bonus cards.
   *[no] .
}

rules-turn-draw = { $count ->
    [one] Draw a card from the stock, or take
   *[other] Draw { $count } cards from the stock, or take
} { $whole ->
    [yes] the whole discard pile.
   *[no] from the discard pile.
}
rules-turn-draw-by-round = Draw cards from the stock, { $counts }; or take { $whole ->
    [yes] the whole discard pile.
   *[no] from the discard pile.
}
rules-turn-short-draw = If the stock has fewer cards left than you draw, drawing those is enough.
rules-turn-foot = { $scope ->
    [team] { $trigger ->
        [own_first_canasta] You pick up your side’s foot, if no partner has, as soon as you complete a canasta. If your hand runs out earlier, you pick it up then: immediately if you laid down your last card, at the end of the turn if you discarded it.
       *[hand_empty] When your hand runs out you pick up your side’s foot, if no partner has: immediately if you laid down your last card, and your turn continues; at the end of the turn if you discarded it.
    }
   *[player] { $trigger ->
        [own_first_canasta] You pick up your foot as soon as you complete your first canasta. If your hand runs out earlier, you pick it up then: immediately if you laid down your last card, at the end of the turn if you discarded it.
       *[hand_empty] When your hand runs out you pick up your foot: immediately if you laid down your last card, and your turn continues; at the end of the turn if you discarded it.
    }
}
rules-rounds-one = { $value } in round { $first }
rules-rounds-span = { $value } in rounds { $first } to { $last }
rules-rounds-from = { $value } from round { $first } on
rules-turn-play = { $alone ->
    [yes] Then lay down melds or add to your melds, as many as you like, but never to anybody else’s.
   *[no] Then lay down melds or add to your side’s melds, as many as you like, but never to anybody else’s.
}
rules-turn-discard = { $any ->
    [yes] End your turn by discarding one card, any but a red three.
   *[no] End your turn by discarding one card.
}
rules-turn-visible = { $visibility ->
    [all] You may look through the whole discard pile.
   *[other] You can see only the top card of the discard pile.
}
rules-turn-forced = If you hold nothing else, you may discard a card that is otherwise barred.

rules-melds-shape = A meld is { $least } or more cards of one rank; suits do not matter. Four to ace are the natural cards; twos and jokers are wild{ $wild ->
    [yes] { " " }and can stand for any of them.
   *[no] .
}
rules-melds-wilds = { $most ->
    [none] A meld needs at least { $naturals } natural cards; there is no other limit on wild cards.
    [ratio] A meld needs at least { $naturals } natural cards.
    [never] A meld of a rank never has wild cards.
    [one] A meld needs at least { $naturals } natural cards and may have at most one wild card.
   *[other] A meld needs at least { $naturals } natural cards and may have at most { $most } wild ones.
}
rules-melds-ratio = { $ratio ->
    [naturals_ge_wilds] A meld never has more wild cards than natural ones.
    [naturals_gt_wilds] A meld always has more natural cards than wild ones.
    [one_until_six_cards] A meld of up to five cards has at most one wild card, a larger one at most two.
   *[naturals_ge_twice_wilds] A meld has at least two natural cards for each wild one.
}
rules-melds-largest = A meld has at most { $most } cards.
rules-melds-merge = { $alone ->
    [yes] You have one meld of each rank: more cards of that rank join it.
   *[no] A side has one meld of each rank: more cards of that rank join it.
}
rules-melds-canasta = { $mixed ->
    [yes] { $closes ->
        [none] { $size } cards are a canasta, which takes no further cards: 🔴 natural without wild cards, ⚫ mixed with them.
        [natural_only] { $size } cards or more are a canasta: 🔴 natural without wild cards, ⚫ mixed with them. A natural one can take more natural cards, a mixed one nothing more.
       *[all] { $size } cards or more are a canasta: 🔴 natural without wild cards, ⚫ mixed with them.
    }
   *[no] { $closes ->
        [none] { $size } cards are a 🔴 natural canasta, which takes no further cards.
       *[all] { $size } cards or more are a 🔴 natural canasta.
    }
}
rules-melds-wild = { $most ->
    [none] { $least } or more wild cards alone are a meld too, and { $size } of them a canasta.
   *[other] { $least } to { $most } wild cards alone are a meld too, and { $size } of them a canasta.
}
rules-melds-sequence = A sequence is a meld too: { $least } to { $most } cards of one suit in a row, from four as the lowest to ace as the highest, { $wilds ->
    [0] without wild cards
    [one] with at most one wild card
   *[other] with at most { $wilds } wild cards
}. { $alone ->
    [yes] You
   *[no] A side
} may have several, even of one suit.
rules-melds-samba = A sequence of { $size } is a canasta, which takes no further cards.
rules-melds-threes = Threes are melded too, red and black together, without wild cards: { $least } or more are a meld, { $size } a canasta.

# $rows: rows of rules-first-meld-row-… or rules-rounds-…, with semicolons.
rules-first-meld-needs = { $alone ->
    [yes] The first cards you lay down in a round must count
   *[no] The first cards your side lays down in a round must count
} { $compare ->
    [more_than] more than this
   *[other] at least this
}{ $by ->
    [round] :
   *[score] , by the score before the round:
} { $rows }.
rules-first-meld-none = none
rules-first-meld-row-below = below { $below }: **{ $minimum }**
rules-first-meld-row-between = { $from } to { $to }: **{ $minimum }**
rules-first-meld-row-from = { $from } and more: **{ $minimum }**
rules-first-meld-row-any = any score: **{ $minimum }**
rules-first-meld-counts = Several melds may be laid down together; the card values count, bonuses do not.
rules-first-meld-pile = { $allowed ->
    [no] The first meld comes from the hand alone, not with the pile.
    [yes_after_hand_meld] The first meld comes from the hand alone. If you can lay it down before you draw, you may take the pile in the same turn with two natural cards of its top card’s rank: a pair that is part of these melds, or another pair from your hand, which does not count towards the minimum.
    [yes_after_hand_meld_not_mixed_aces] The first meld comes from the hand alone. If you can lay it down before you draw, you may take the pile in the same turn with two natural cards of its top card’s rank: a pair that is part of these melds, or another pair from your hand, which does not count towards the minimum. Aces melded with a wild card cannot take an ace.
   *[other] { $extent ->
        [top_only] If you take the top card of the pile, it counts too.
        [from_card] If you take from the pile, the card that you meld counts too; the rest joins your hand only afterwards.
       *[other] If you take the pile, its top card counts too; the rest joins your hand only afterwards.
    }
}
rules-first-meld-own = For partners of one round, the score of the one who melds first counts; the other then melds freely.
rules-first-meld-special = You may show a special hand instead of a first meld: see Going out.
rules-first-meld-waiver = If you draw from the stock and lay down your whole hand in that turn, with a canasta in it, there is no minimum.

rules-pile-top = { $extent ->
    [all] To take the pile you must meld its top card immediately. You get the whole pile.
    [top_only] To take from the pile you must meld its top card immediately. You get only that card.
    [top_3] To take from the pile you must meld its top card immediately. You get the top three cards, or all if there are fewer.
    [top_5] To take from the pile you must meld its top card immediately. You get the top five cards, or all if there are fewer.
    [top_7] To take from the pile you must meld its top card immediately. You get the top seven cards, or all if there are fewer.
    [until_wild] To take from the pile you must meld its top card immediately. You get the cards down to the next wild card, which stays.
   *[from_card] To take from the pile you choose a card in it and meld that immediately, as if it were the top card. You get it and everything above it.
}
rules-pile-pair = This always works: two natural cards of { $extent ->
    [from_card] that card’s rank
   *[other] the top card’s rank
} from your hand.
rules-pile-unfrozen = When it is not frozen, also: { $ways }.
rules-pile-or = { $one }; or { $other }
# Ways to take the pile, after "also:".
rules-pile-way-wild = one natural card of that rank and a wild card from your hand
rules-pile-way-layoff = { $extent ->
    [from_card] adding that card
   *[other] adding the top card
} to a meld of { $alone ->
    [yes] yours
   *[no] your side
}
rules-pile-way-layoff-no-canasta = { $extent ->
    [from_card] adding that card
   *[other] adding the top card
} to a meld of { $alone ->
    [yes] yours
   *[no] your side
} that is not a canasta yet
rules-pile-way-sequence = { $extent ->
    [from_card] adding that card
   *[other] adding the top card
} to a sequence of { $alone ->
    [yes] yours
   *[no] your side
}
rules-pile-sequence-card = If the top card extends a sequence of { $alone ->
    [yes] yours
   *[no] your side
} on the table, you may take just that card for it instead of drawing; the rest of the pile stays.
rules-pile-sequence-none = { $allowed ->
    [no] { $extent ->
        [from_card] That card can
       *[other] The top card can
    } never be taken for a sequence.
   *[yes] { $extent ->
        [from_card] That card cannot
       *[other] The top card cannot
    } start a new sequence.
}
rules-pile-own-canasta = A natural and a wild card cannot take the pile for { $alone ->
    [yes] your own
   *[no] your side’s
} canasta when it has no room for the wild card.
rules-pile-always-frozen = The pile is always frozen: only two natural cards of { $extent ->
    [from_card] that card’s rank
   *[other] the top card’s rank
} from your hand can take it.
rules-pile-room = You cannot take the pile for a meld that would then have more than { $most } cards.
rules-pile-wild-pair = A wild card on top can be taken with a pair of its kind from the hand, a two with two twos, a joker with two jokers: they are melded as wild cards.
rules-pile-frozen-unmelded = { $alone ->
    [yes] ❄️ It is frozen for you until your first meld.
   *[no] ❄️ It is frozen for your side until its first meld.
}
rules-pile-frozen-by = ❄️ It is frozen for everybody while { $cards } lies in it.
rules-pile-frozen-by-turned-three = ❄️ A red three freezes it for everybody only if it was turned up at the deal: a discarded one does not.
rules-pile-blocked = ⛔ Nobody can take it with { $cards } on top.
rules-pile-blocked-canasta = { $alone ->
    [yes] ⛔ You cannot take it when the top card fits a canasta of yours.
   *[no] ⛔ Your side cannot take it when the top card fits a canasta of yours.
}
rules-pile-one-card = { $allowed ->
    [yes] With one card in hand you may take a pile of one card, if you { $foot ->
        [player] have your foot to pick up, or may go out.
        [team] have your side’s foot to pick up, or may go out.
       *[no] may then go out.
    }
   *[no] With one card in hand you cannot take a pile of one card.
}
# Words: "frozen by …", "while … lies in it", "with … on top".
rules-card-wild = a wild card
rules-card-red-three = a red three
rules-card-black-three = a black three
rules-card-seven = a seven

rules-threes-red = { $timing ->
    [hand] Lay your red threes on the table on your turn; a card from the stock replaces each.
    [own_turn] Red threes are laid on the table automatically (on your first turn, those you were dealt) and replaced from the stock.
   *[at_deal] Red threes are laid on the table automatically and replaced from the stock.
} They count { $totals }.
rules-threes-american = { $kept ->
    [one_before_meld] { $which ->
        [red] Red threes
        [black] Black threes
       *[any] Threes of both colours
    } go to the table on your turn. As long as { $alone ->
        [yes] you have
       *[no] your side has
    } not melded, you may keep one of them in your hand.
    [unlimited] You may lay { $which ->
        [red] red threes
        [black] black threes
       *[any] threes of both colours
    } on the table on your turn, or keep them in your hand.
   *[none] { $which ->
        [red] Red threes
        [black] Black threes
       *[any] Threes of both colours
    } are laid on the table automatically{ $timing ->
        [own_turn] { " " }(on your first turn, those you were dealt).
       *[at_deal] .
    }
} A card from the stock replaces each one you lay.
rules-threes-american-totals = { $which ->
    [red] Red threes on the table count
    [black] Black threes on the table count
   *[any] Threes of each colour count separately:
} { $totals }.
rules-threes-black-too = Black threes on the table count by the same row, separately.
rules-threes-nothing = nothing
rules-threes-each = { $points } for { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
   *[other] { $count }
}
rules-threes-from-pile = { $which ->
    [red] A red three
    [black] A black three
   *[any] A three
} in a taken pile goes to the table too, but is not replaced.
rules-threes-sign = { $alone ->
    [yes] { $sign ->
        [any_canasta] Threes on the table count against a player without a canasta.
        [sevens_canasta] Threes on the table count against a player without a canasta of sevens.
        [two_canastas] Threes on the table count against a player with fewer than two canastas.
        [american_three_way] Threes on the table count for a player with two canastas or more, nothing with one, against a player without any.
        [never] Threes on the table always count against their player.
       *[other] Threes on the table count against a player without a meld.
    }
   *[no] { $sign ->
        [any_canasta] Threes on the table count against a side without a canasta.
        [sevens_canasta] Threes on the table count against a side without a canasta of sevens.
        [two_canastas] Threes on the table count against a side with fewer than two canastas.
        [american_three_way] Threes on the table count for a side with two canastas or more, nothing with one, against a side without any.
        [never] Threes on the table always count against their side.
       *[other] Threes on the table count against a side without a meld.
    }
}
rules-threes-thrown = { $thrown ->
    [yes] Threes can only be discarded: they are never melded or laid on the table.
   *[no] Threes are never melded, laid on the table or discarded.
}
rules-threes-melded = { $thrown ->
    [yes] Threes stay in the hand, to be melded or discarded: they are not laid on the table for a bonus.
   *[no] Threes stay in the hand, to be melded: they are not laid on the table for a bonus.
}
rules-threes-as-laid = { $which ->
    [red] Red threes
    [black] Black threes
   *[any] Threes
} left in a hand count as if they were laid{ $rule ->
    [as_if_laid_for_penalty] { " " }where laid threes cost points, otherwise nothing.
   *[as_if_laid] .
}
rules-threes-last = { $which ->
    [red] A red three
    [black] A black three
   *[any] A three
} drawn as the last card of the stock { $rule ->
    [ends_uncredited] ends the round immediately and counts nothing.
    [ends_minus_five] ends the round immediately and counts { $points ->
        [held] as one left in the hand does.
        [0] nothing.
       *[other] { $points } against whoever drew it.
    }
    [must_lay] must be laid, and the round ends immediately.
    [may_lay] may be laid, and the round ends.
    [may_discard_if_out] may be discarded to go out; otherwise the round ends immediately.
    [stays_in_hand] stays in the hand, and the turn goes on.
    [stays_if_kept] stays in the hand if it may be kept there, and the turn goes on; any other is laid, and the round ends.
   *[ends_laid_counts] is laid and counts, and the round ends immediately.
}
rules-threes-with-another = { $ends ->
    [always] A three that the stock cannot replace ends the round, too, whatever was drawn with it.
    [last] So it does if another card was drawn before it.
   *[no] If another card was drawn with it, the turn goes on.
}
rules-threes-laid-last = Laying down a three that the stock cannot replace ends the round.
rules-threes-caught = { $which ->
    [red] A red three
    [black] A black three
   *[any] A three
} left in a { $foot ->
    [yes] hand or foot
    [only] foot
   *[no] hand
} costs { $points ->
    [0] nothing
   *[other] { $points }
}.
rules-threes-black-block = A black three on the pile stops the next player from taking it, but does not freeze it.
rules-threes-black-pass = { $going_out ->
    [yes] A black three on the pile stops nobody who melds it, which is possible only when going out.
   *[no] A black three on the pile stops nobody who melds it.
}
rules-threes-black-aside = Black threes in a taken pile do not join the hand. They are set aside and count for their side: 5 each, all of the pack together { $all }.
rules-threes-black-meld = { $how ->
    [exit_turn_all_six] Black threes may be melded only all { $least } together, without wild cards, in the turn in which you go out. Each counts { $value }.
    [exit_turn_with_wilds] Black threes may be melded in the turn in which you go out: { $least } or more cards, with wild cards as in other melds. They are never a canasta. Each black three counts { $value }.
   *[exit_turn_three_plus] { $least } or more black threes may be melded, without wild cards, in the turn in which you go out. Each counts { $value }.
}
rules-threes-black-never = Black threes are never melded.
rules-threes-black-all = All black threes melded together count { $points } instead.

rules-out-needs = { $alone ->
    [yes] To go out you need
   *[no] To go out your side needs
} { $count ->
    [one] a canasta; it may be finished in the same turn.
   *[other] { $count } canastas; they may be finished in the same turn.
}
rules-out-mix = They must include at least: { $mix }.{ $sevens ->
    [yes] { " " }A canasta of sevens does not count as any other kind.
   *[no] { "" }
}
rules-out-mix-natural = { $count } natural
rules-out-mix-mixed = { $count } mixed
rules-out-mix-wild = { $count } of wild cards
rules-out-mix-sevens = { $count } of sevens
rules-out-mix-sequence = { $count } sequence
rules-out-mix-sequence-or-natural = { $count } sequence or natural canasta
rules-out-how = { $discard ->
    [required] Lay down all your cards but one, and discard the last.
   *[other] Lay down all your cards, or all but one and discard the last.
}
rules-out-keep = { $foot ->
    [player] Otherwise keep at least one card after your discard, once you have picked up your foot.
    [team] Otherwise keep at least one card after your discard, once your side’s foot is picked up.
   *[no] Otherwise keep at least one card after your discard.
}
rules-out-ask = { $limit ->
    [0] Partners are not asked.
    [any] { $timing ->
        [with_skip_draw] Before you draw you may ask your partner: “May I go out?” The answer is binding for this turn; after a yes you do not draw.
        [before_any_meld] After a draw from the stock, before you lay down cards, you may ask your partner: “May I go out?” { $answer }
        [own_turn_before_any_meld] Before you lay down cards or take the pile you may ask your partner, but before you draw only if you can go out whatever you draw: “May I go out?” { $answer }
        [unspecified] Before you lay down cards, or further ones after taking the pile, you may ask your partner: “May I go out?” { $answer }
       *[after_draw_or_top_meld] Before you lay down cards other than those that take the pile, you may ask your partner: “May I go out?” { $answer }
    }
   *[other] { $limit ->
        [1] Once in a round
       *[other] Up to { $limit } times in a round
    }, { $timing ->
        [with_skip_draw] before you draw
        [before_any_meld] after a draw from the stock and before you lay down cards
        [own_turn_before_any_meld] before you lay down cards or take the pile, but before you draw only if you can go out whatever you draw
        [unspecified] before you lay down cards, or further ones after taking the pile
       *[after_draw_or_top_meld] before you lay down cards other than those that take the pile
    }, you may ask your partner: “May I go out?” { $answer }
}
rules-out-answer = { $fine ->
    [0] The answer is binding for this turn.
   *[other] Going against the answer this turn costs your side { $fine }.
}
rules-out-ask-next = Of your two partners, the one whose turn comes first answers.
rules-out-ask-required = Nobody can go out without their partner’s yes.
rules-out-concealed = Concealed means going out with your whole hand in one turn, including a canasta of your own, having melded nothing before{ $alone ->
    [yes] { "" }
   *[no] { " " }and adding nothing to your partner’s melds
}{ $pile ->
    [yes] .
   *[no] , after a draw from the stock.
}
rules-out-covered = Covered means going out with your whole hand in one turn, having melded nothing before{ $alone ->
    [yes] { "" }
   *[no] { " " }and adding nothing to your partner’s melds
}{ $pile ->
    [yes] .
   *[no] , after a draw from the stock.
} With a canasta of your own in it, it is a hand canasta.
rules-out-special = Special hands: { $alone ->
    [yes] if you have melded nothing
   *[no] if your side has melded nothing
} and your { $cards } cards after a draw from the stock{ $pile ->
    [yes] , or with a pile of one card,
   *[no] { "" }
} are one of these, you may show them all without a discard. The round ends; { $alone ->
    [yes] you score
   *[no] your side scores
} these points and nothing else, the others score as usual.
rules-out-special-straight = Straight, { $points }: one card of each rank from two to ace, the three too, and a joker.
rules-out-special-pairs = Pairs, { $points }: pairs of seven ranks, without wild cards and threes.
rules-out-special-pairs-with-twos = { $wilds ->
    [twos_or_jokers] Pairs with wild cards, { $points }: sevens, aces, two twos or two jokers, and pairs of four more ranks.
   *[twos] Pairs with twos, { $points }: sevens, aces, twos, and pairs of four more ranks.
}
rules-out-special-garbage = { $form ->
    [four_triples_and_wild_pair] Garbage, { $points }: three cards each of four ranks, and two twos or two jokers.
   *[two_fours_two_threes] Garbage, { $points }: four cards each of two ranks and three each of two more, without wild cards and threes.
}
rules-out-special-closed = Closed ranks do not matter for special hands.

rules-score-cards = Cards: joker 50, ace and two 20, king to eight 10, seven to four 5{ $threes ->
    [black] , black three 5.
    [all] , three 5.
   *[none] .
}
rules-score-melds = { $alone ->
    [yes] Melded cards count for their player{ $deducted ->
        [yes] , but against a player without a canasta.
       *[no] .
    }
   *[no] Melded cards count for their side{ $deducted ->
        [yes] , but against a side without a canasta.
       *[no] .
    }
}
rules-score-canastas = 🔴 Natural canasta { $natural }{ $mixed ->
    [none] .
   *[other] , ⚫ mixed canasta { $mixed }.
}
rules-score-wild = Wild canasta { $points }{ $twos ->
    [none] { "" }
   *[other] , of twos alone { $twos }
}{ $jokers ->
    [none] { "" }
   *[other] , with four jokers { $jokers }
}{ $six ->
    [none] { "" }
   *[other] , with all six jokers { $six }
}.
rules-score-sevens = { $mixed ->
    [same] Canasta of sevens { $natural }.
    [none] Natural canasta of sevens { $natural }.
   *[other] Natural canasta of sevens { $natural }, mixed { $mixed }.
}
rules-score-sequence = Sequence of seven { $points }{ $mixed ->
    [none] .
   *[other] , with a wild card { $mixed }.
}
rules-score-threes = Canasta of threes { $points }.
rules-score-covered = Going out { $points }; covered it counts { $covered } in all, as a hand canasta { $canasta } in all.
rules-score-going-out = Going out { $points }.
rules-score-concealed = Going out { $points }, concealed { $extra } more.
rules-score-hand = { $foot ->
    [yes] { $alone ->
        [yes] Cards left in the hands and in the feet count against their player.
       *[no] Cards left in the hands and in the feet count against the side.
    }
   *[no] { $alone ->
        [yes] Cards left in a hand count against its player.
       *[no] Cards left in the hands count against the side.
    }
}
rules-score-each = { $own ->
    [yes] Partners of one round each score the total of their melds, canastas and hands together, plus their own red threes.
   *[no] Partners of one round each score the total of their melds, canastas, threes and hands together.
}
rules-score-unfinished-wild = An unfinished meld of wild cards costs { $points }{ $jokers ->
    [none] .
   *[other] , with four jokers { $jokers }.
}
rules-score-sevens-held = { $count } or more sevens left in one hand cost { $points }.
rules-score-bonus-cards = Bonus cards not yet in a hand when the round ends count for nobody.

rules-end-round = A round ends when somebody goes out, or when the stock is { $goes_on ->
    [yes] empty and the player whose turn it is does not take the pile.
   *[no] used up.
}
rules-end-recycle = When the stock is empty, the discard pile below its top card is shuffled and becomes a new stock, { $limit ->
    [one] once
   *[other] up to { $limit } times
} in a round. After that you may take the pile or let the round end.
rules-end-turned-over = When the stock is empty, the whole discard pile is turned over and becomes the new stock as it lies, its bottom card first, { $limit ->
    [one] once
   *[other] up to { $limit } times
} in a round. After that you must take the pile if you can; otherwise the round ends.
rules-end-stock = { $rule ->
    [optional] When the stock is empty you may take the pile or let the round end.
    [forced_if_legal] When the stock is empty you must take the pile if you can; otherwise the round ends.
    [end_of_turn] When the stock is empty the round ends with that turn.
    [end_with_last_discard] When the stock is empty the round ends with the discard of the player who drew its last card.
   *[other] When the stock is empty you must take the pile if it is not frozen and its top card fits a meld of { $alone ->
        [yes] yours
       *[no] your side
    }. Otherwise you may take it or let the round end.
}
rules-end-target = The match ends after the round in which { $alone ->
    [yes] a player
   *[no] a side
} { $compare ->
    [more_than] passes
   *[other] has
} { $target } points; the highest total wins.
rules-end-rounds = The match is { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}; the highest total wins.
rules-end-refused = Plays against the rules are refused, so these penalties never apply: { $penalties }. To play with them, create a house rule (`/house create`) and set “{ option-irregularities }” to “some irregularities are penalised instead of refused”.
rules-end-idle = The other rules leave no occasion for these penalties: { $penalties }.
rules-end-nothing-punished = Plays against the rules could be penalised instead of refused, as in Scarne, but no penalty is set.
rules-end-punished = Some plays against the rules are penalised instead of refused, as in Scarne; all others are refused.
rules-end-exposed = If a first meld counts too little and the hand cannot make up the difference, its cards stay exposed as penalty cards, and a pile taken for it goes back. Until { $alone ->
    [yes] you have melded, you discard
   *[no] your side has melded, you discard
} one of them each turn; what is left returns to your hand on your next turn. Penalty cards count for nobody.
rules-end-answer = { $points ->
    [0] The partner’s answer cannot be ignored.
   *[other] Going against the partner’s answer costs your side { $points }.
}
rules-end-three = { $points ->
    [0] No red three can be forgotten.
   *[other] A red three that you could have laid and that is in your hand at the end costs { $points }, whatever else a red three would cost.
}
rules-end-count = { $points ->
    [0] Nobody can claim a false number of cards.
   *[other] Saying “more than one” with a single card left costs { $points }.
}
rules-end-tie = { $alone ->
    [yes] { $tie ->
        [shared] Players with the same total share the win.
       *[other] If the leading players are level, another round is played.
    }
   *[no] { $tie ->
        [shared] Sides with the same total share the win.
       *[other] If the leading sides are level, another round is played.
    }
}
