### The rule card, written from a rule set. Each key is one rule; a section is a row of them.

rules-title = 📖 The rules of this game
rules-title-section = 📖 { $section }
rules-line = • { $rule }
rules-further = { $clause }.
rules-footer = What applies just now: /why. The points your side needs stand on the board.

rules-section-deal = The deal
rules-section-turn = Your turn
rules-section-melds = Melds and canastas
rules-section-first-meld = The first meld
rules-section-pile = Taking the pile
rules-section-threes = Threes
rules-section-going-out = Going out
rules-section-scoring = Scoring
rules-section-end = The end

rules-deal-partners = { $seats } players in { $sides } partnerships of { $members }, partners apart; { $packs } packs with { $jokers } jokers. Melds and scores belong to the side.
rules-deal-fifth = { $seats } players, two against three: one of the three sits out each round in turn, so that two pairs play; { $packs } packs with { $jokers } jokers.
rules-deal-lone = { $seats } players with a total each: in every round one comes to play alone against the two others; { $packs } packs with { $jokers } jokers.
rules-deal-singles = { $seats } players, each for himself; { $packs ->
    [one] one pack
   *[other] { $packs } packs
} with { $jokers } jokers.
rules-deal-short-pack = Only { $copies } cards of each rank from four to ace are in the pack.
rules-deal-hand = Each player gets { $count } cards. The seat after the dealer begins, and the deal moves on by one seat each round.
rules-deal-foot = Each player has a second packet of { $count } cards, the foot, which nobody looks at yet{ $hand ->
    [lower_bottom_card_first] ; of the two packets the one with the lower bottom card is the hand.
   *[none] .
}
rules-deal-upcard = One card is turned up as the start of the discard pile.
rules-deal-no-upcard = The discard pile starts empty.
rules-deal-cover = If it is { $cards }, another card is turned on top of it{ $freezes ->
    [yes] , and the pile starts frozen.
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
rules-turn-foot = { $trigger ->
    [own_first_canasta] You pick up your foot as soon as you complete your first canasta. If your hand is used up before, you pick it up then: at once after laying down the last card, at the end of the turn after throwing it.
   *[hand_empty] When your hand is used up you pick up your foot: at once after laying down the last card, and your turn goes on; at the end of the turn after throwing it.
}
rules-rounds-one = { $value } in round { $first }
rules-rounds-span = { $value } in rounds { $first } to { $last }
rules-rounds-from = { $value } from round { $first } on
rules-turn-play = Then lay down melds or add to your side’s melds, as many as you like.
rules-turn-discard = { $any ->
    [yes] End your turn by discarding one card, any but a red three.
   *[no] End your turn by discarding one card.
}
rules-turn-visible = { $visibility ->
    [all] The whole discard pile may be looked through.
   *[other] Only the top card of the discard pile can be seen.
}

rules-melds-shape = A meld is { $least } or more cards of one rank, four to ace; suits do not matter. Twos and jokers are wild.
rules-melds-wilds = { $most ->
    [none] At least { $naturals } cards of a meld are natural; there is no other limit to wild cards.
   *[other] At least { $naturals } cards of a meld are natural, and at most { $most } are wild.
}
rules-melds-ratio = { $ratio ->
    [naturals_ge_wilds] A meld never has more wild cards than natural ones.
    [naturals_gt_wilds] A meld always has more natural cards than wild ones.
   *[naturals_ge_twice_wilds] A meld has at least two natural cards for each wild one.
}
rules-melds-largest = A meld has at most { $most } cards.
rules-melds-merge = A side has one meld of each rank: more cards of that rank join it.
rules-melds-canasta = { $closes ->
    [none] { $size } cards are a canasta, which takes no further cards: 🔴 natural without wild cards, ⚫ mixed with them.
    [natural_only] { $size } cards or more are a canasta: 🔴 natural without wild cards, ⚫ mixed with them. A natural one takes further naturals, a mixed one nothing.
   *[all] { $size } cards or more are a canasta: 🔴 natural without wild cards, ⚫ mixed with them.
}
rules-melds-wild = { $most ->
    [none] { $least } or more wild cards alone are a meld too, and { $size } of them a canasta.
   *[other] { $least } to { $most } wild cards alone are a meld too, and { $size } of them a canasta.
}

rules-first-meld-needs = The first cards your side lays down in a round must count { $compare ->
    [more_than] more than this
   *[other] at least this
}{ $by ->
    [round] :
   *[score] , by the score before the round:
}
rules-first-meld-row-below = below { $below }: **{ $minimum }**
rules-first-meld-row-between = { $from } to { $to }: **{ $minimum }**
rules-first-meld-row-from = { $from } and more: **{ $minimum }**
rules-first-meld-row-any = any score: **{ $minimum }**
rules-first-meld-counts = Several melds may be laid down together; the card values count, bonuses do not.
rules-first-meld-pile = { $allowed ->
    [no] The first meld comes from the hand alone, not with the pile.
   *[other] With the pile, its top card counts too; the rest comes to your hand only afterwards.
}
rules-first-meld-own = For partners of one round the total of whoever melds first counts; the other then melds freely.
rules-first-meld-waiver = Who draws from the stock and lays down the whole hand at once, a canasta in it, needs no minimum.

rules-pile-top = { $extent ->
    [all] To take the pile you must meld its top card at once. You get all of it.
    [top_only] To take from the pile you must meld its top card at once. You get that card alone.
    [top_3] To take from the pile you must meld its top card at once. You get the top three cards, if there are as many.
    [top_5] To take from the pile you must meld its top card at once. You get the top five cards, if there are as many.
    [top_7] To take from the pile you must meld its top card at once. You get the top seven cards, if there are as many.
    [until_wild] To take from the pile you must meld its top card at once. You get the cards down to the next wild card, which stays.
   *[from_card] To take from the pile you must meld a card of it at once. You get that card and all above it.
}
rules-pile-pair = Always good: two natural cards of the same rank from your hand.
rules-pile-unfrozen = While it is not frozen, also: { $ways }.
rules-pile-way-wild = one natural card and a wild card from your hand
rules-pile-way-layoff = adding the top card to a meld of your side
rules-pile-way-layoff-no-canasta = adding the top card to a meld of your side that is no canasta yet
rules-pile-own-canasta = { $conflict ->
    [never_take] With a canasta of the top card’s rank your side cannot take the pile.
   *[other] To your side’s canasta a natural and a wild card do not take the pile when it has no room for the wild card.
}
rules-pile-always-frozen = The pile is always frozen: only two natural cards of the top card’s rank from your hand take it.
rules-pile-wild-pair = A wild card on top is taken by a pair of its kind from the hand: a two by two twos, a joker by two jokers.
rules-pile-frozen-unmelded = ❄️ It is frozen for your side until its first meld.
rules-pile-frozen-by = ❄️ It is frozen for all while { $cards } lies in it.
rules-pile-blocked = ⛔ Nobody takes it with { $cards } on top.
rules-pile-blocked-canasta = ⛔ Your side cannot take it when the top card fits a canasta of yours.
rules-pile-one-card = { $allowed ->
    [yes] With one card in hand you may take a pile of one card.
   *[no] With one card in hand you cannot take a pile of one card.
}
rules-card-wild = a wild card
rules-card-red-three = a red three
rules-card-black-three = a black three
rules-card-seven = a seven

rules-threes-red = { $hand ->
    [yes] Lay your red threes on the table in your turn; a card from the stock replaces each.
   *[no] Red threes go to the table by themselves and are replaced from the stock.
} They count { $totals }.
rules-threes-red-none = Red threes go to the table by themselves and are replaced from the stock. They count nothing.
rules-threes-american = Threes of each colour count { $totals }, red and black apart.
rules-threes-nothing = nothing
rules-threes-each = { $one } for one, { $rest } for more
rules-threes-from-pile = A red three in a taken pile goes to the table too, but is not replaced.
rules-threes-sign = { $sign ->
    [any_canasta] Red threes on the table count against a side without a canasta.
   *[other] Red threes on the table count against a side without a meld.
}
rules-threes-thrown = Threes are good for nothing but to be thrown: they are never melded nor laid on the table.
rules-threes-caught = A red three left in a hand{ $foot ->
    [yes] { " " }or foot
   *[no] { "" }
} costs { $points ->
    [0] nothing
   *[other] { $points }
}.
rules-threes-black-block = A black three on the pile keeps the next player from taking it; it does not freeze.
rules-threes-black-pass = A black three on the pile does not keep anybody from taking it.
rules-threes-black-meld = { $all ->
    [yes] Black threes may be melded only all { $least } together, without wild cards, in the turn in which you go out. Each counts { $value }.
   *[no] { $least } or more black threes may be melded, without wild cards, in the turn in which you go out. Each counts { $value }.
}
rules-threes-black-never = Black threes are never melded.
rules-threes-black-all = All black threes melded together count { $points } instead.
rules-threes-black-hand = A black three left in a hand{ $foot ->
    [yes] { " " }or foot
   *[no] { "" }
} costs { $points ->
    [0] nothing
   *[other] { $points }
}.

rules-out-needs = { $count ->
    [one] To go out your side needs a canasta; it may be finished in the same turn.
   *[other] To go out your side needs { $count } canastas; they may be finished in the same turn.
}
rules-out-mix = Among them at least: { $mix }.
rules-out-mix-natural = { $count } natural
rules-out-mix-mixed = { $count } mixed
rules-out-mix-wild = { $count } of wild cards
rules-out-mix-sevens = { $count } of sevens
rules-out-mix-sequence = { $count } sequence
rules-out-mix-sequence-or-natural = { $count } sequence or natural
rules-out-how = { $discard ->
    [required] Lay down all your cards but one, and discard the last.
   *[other] Lay down all your cards, or all but one and discard the last.
}
rules-out-keep = { $foot ->
    [yes] Otherwise keep at least one card after your discard, once you have picked up your foot.
   *[no] Otherwise keep at least one card after your discard.
}
rules-out-ask = { $limit ->
    [0] Partners are not asked.
    [any] { $timing ->
        [beginning] Before you draw
       *[play] Before you lay down cards
    } you may ask your partner: “May I go out?” The answer binds for this turn.
    [1] Once in a round, { $timing ->
        [beginning] before you draw
       *[play] before you lay down cards
    }, you may ask your partner: “May I go out?” The answer binds for this turn.
   *[other] Up to { $limit } times in a round, { $timing ->
        [beginning] before you draw
       *[play] before you lay down cards
    }, you may ask your partner: “May I go out?” The answer binds for this turn.
}
rules-out-ask-next = Of two partners the next in turn answers.
rules-out-concealed = Concealed is going out with the whole hand in one turn, a canasta of your own in it, having melded nothing before and adding nothing to your partner’s melds{ $pile ->
    [yes] .
   *[no] , after a draw from the stock.
}

rules-score-cards = Cards: joker 50, ace and two 20, king to eight 10, seven to four 5{ $black ->
    [5] , black three 5.
   *[other] .
}
rules-score-canastas = 🔴 Natural canasta { $natural }, ⚫ mixed canasta { $mixed }.
rules-score-going-out = Going out { $points }.
rules-score-concealed = Going out { $points }, concealed { $extra } more.
rules-score-hand = { $foot ->
    [yes] Cards left in the hands and in the feet count against the side.
   *[no] Cards left in the hands count against the side.
}
rules-score-each = Partners of one round each get all that their melds, canastas and hands make together.
rules-score-bonus-cards = Bonus cards that have not come to a hand when the round ends count for nobody.

rules-end-round = A round ends when somebody goes out, or when the stock is used up.
rules-end-stock = { $rule ->
    [optional] With the stock empty you may take the pile or let the round end.
    [forced_if_legal] With the stock empty you must take the pile whenever you can; else the round ends.
   *[other] With the stock empty you must take the pile if it is not frozen and its top card fits a meld of your side. Else you may take it or let the round end.
}
rules-end-last-three = A red three as the last card of the stock ends the round at once.
rules-end-target = The match ends after the round in which { $alone ->
    [yes] a player
   *[no] a side
} { $compare ->
    [more_than] passes
   *[other] has
} { $target } points; the highest total wins.
rules-end-refused = What is against the rules is refused, so these penalties never come up: { $penalties }.
rules-end-punished = Some things against the rules are not refused but punished, as Scarne has it; all others are refused.
rules-end-exposed = A first meld that counts too little, from a hand that cannot make it good, leaves its cards exposed as penalty cards, and a pile taken for it goes back. Until your side has melded you discard one of them in each turn; what is left comes back to your hand at your next turn. Penalty cards count for nobody.
rules-end-answer = { $points ->
    [0] The partner’s answer cannot be ignored.
   *[other] Going against the partner’s answer costs your side { $points }.
}
rules-end-three = { $points ->
    [0] No red three can be forgotten.
   *[other] A red three that you could have laid and that is in your hand at the end costs { $points }, whatever else a red three would cost.
}
rules-end-count = { $points ->
    [0] Nobody can say a false number of cards.
   *[other] Saying “more than one” with a single card left costs { $points }.
}
rules-end-tie = { $tie ->
    [shared] Sides with the same total share the win.
   *[other] If the leading sides are level, another round is played.
}
