### What happened. A line is a name and its clauses: "Ana drew a card, melded three kings and discarded 4♣".
### In each clause $who is "you" when the reader did it himself, else "other".

# $clauses: a list of the clauses below, such as "drew a card, melded three kings and discarded 4♣".
event-line = **{ $name }** { $clauses }
# A computer did some of it for somebody whose time had run out.
event-line-stand-in = **{ $name }** 🤖 { $clauses }
# The same, told to the reader: each clause has $who = you.
event-own-line = You { $clauses }{ $quotes ->
    [yes] { "" }
   *[no] .
}

event-drew = { $count ->
    [one] drew a card
   *[other] drew { $count } cards
}
# $cards, here and below: cards with their suits, such as "K♥, 4♣".
event-drew-cards = drew { $cards }
event-drew-nothing = drew no card
# $threes: "a red three", a word. $cards: the same as signs, "3♥ 3♦".
event-red-threes-laid = laid { $threes } ({ $cards })
event-took-pile = { $count ->
    [one] took the pile, just { $upcard }
   *[other] took the pile of { $count } cards with { $upcard } on top
}
# A turn told shorter, where a board has no room for all its cards.
# These three are clauses of somebody else, never of "you".
recap-took = took { $count ->
    [one] the pile, one card
   *[other] { $count } cards
}
recap-melded = melded { $count ->
    [2] twice
   *[other] { $count } times
}
recap-canastas = completed { $count ->
    [one] a canasta
   *[other] { $count } canastas
}
# The last line of the plays, if some are left out. "Log" is the name of the button below.
recap-more = _All plays: **Log**_
# $cards: counted cards with commas between the melds, words: "three kings, four 8s with a two".
event-melded = melded { $cards }
# $cards: the same, or several of event-to-meld.
event-added = added { $cards }
# $rank: the name of a meld, a word.
event-to-meld = { $cards } to the { $rank }
# $make: one of make-…; $rank: the name of a rank. Both are words.
event-canasta = completed a { $make } of { $rank }
# Of wild cards, sequences and threes, which are named without a rank.
event-canasta-made = completed a { $make }
event-threes-laid = laid { $cards }
event-discarded = discarded { $card }
event-discarded-face-down = discarded the last card face down
event-discard-forced = had nothing better to discard: { $why ->
    [dead] only cards of closed ranks, aces, sevens and wild cards
    [ace-or-seven] only aces, sevens and wild cards
    [wild] only wild cards
    [seven] only sevens and what may not be discarded
    [early-black-three] only black threes and what may not be discarded
   *[other] only what may not be discarded
}
event-exact-cut = cut exactly the cards for the deal: { $points ->
    [one] 1 point
   *[other] { $points } points
}
event-drew-hidden = got { $cards }
event-turn-card = drew the turn card: { $stock } { $stock ->
    [one] card is
   *[other] cards are
} left in the stock
event-bonus-given = { $count ->
    [one] got a bonus card
   *[other] got { $count } bonus cards
}
event-bonus-taken = { $count ->
    [one] took up the bonus card
   *[other] took up the { $count } bonus cards
}
event-foot-taken = picked up the foot of { $count } cards
event-pile-turned-over = found the stock empty: the pile was turned over into a new stock of { $stock ->
    [one] one card
   *[other] { $stock } cards
}
event-pile-recycled = found the stock empty: the pile was shuffled into a new stock of { $stock ->
    [one] one card
   *[other] { $stock } cards
}
# $partners: names.
event-sides-formed = { $who ->
    [you] play alone against { $partners }
   *[other] plays alone against { $partners }
}
# $hand: one of special-hand-…, a word.
event-special-hand = showed a special hand, { $hand }: { $cards }
event-fined = { $who ->
    [you] are
   *[other] is
} fined { $points ->
    [one] 1 point
   *[other] { $points } points
} { $why ->
    [ignored_answer] for going against the partner’s answer
    [unexposed_red_three] for a red three that was not laid
   *[false_card_count] for a false claim about the last card
}
event-cards-exposed = melded too little (penalty cards now: { $cards })
event-exposed-taken-back = { $who ->
    [you] take the penalty cards { $cards } back into your hand
   *[other] takes the penalty cards { $cards } back into the hand
}
event-took-back = took back { $cards }
event-discarded-freezing = discarded { $card }, which ❄️ freezes the pile
# $partner: a name, or several.
event-asked = asked { $partner }: “May I go out?”
event-withdrew = withdrew the question
event-answered = { $yes ->
    [yes] answered { $asker }: “Yes, go out.”
   *[no] answered { $asker }: “No, not yet.”
}
event-passed = left the pile, with the stock empty
event-went-out = went out 🏁
event-went-out-concealed = went out concealed 🏁

# $pile: one of event-start-pile-…
event-round-started = 🎴 **Round { $round }:** { $dealer } deals { $count } cards each, { $first } begins. { $pile }
event-round-goes-on = 🎴 **Round { $round }** goes on from here. { $first } is on turn.
event-feet-dealt = { $scope ->
    [team] Each side has a foot of { $count } cards.
   *[player] Everybody has a foot of { $count } cards.
}
event-start-pile-empty = The pile starts empty.
event-start-pile-plain = { $upcard } is turned up.
# $below: the cards that were covered, $count of them.
event-start-pile-covered = { $below } { $count ->
    [one] is
   *[other] are
} turned up and covered by { $upcard }: the pile starts ❄️ frozen.
event-start-pile-covered-only = { $below } { $count ->
    [one] is
   *[other] are
} turned up and covered by { $upcard }.
event-hand-dealt = 🔒 Your hand: { $cards }
# $reason: one of end-…; $scores: a list of event-round-score.
event-round-ended = 🧮 **Round { $round } is over.** { $reason } { $scores }.
event-round-score = { $side } { $points }
# $count: how many people the winners are. $others: the totals of the other sides.
event-match-ended = 🏆 **{ $winners }** { $count ->
    [one] wins
   *[other] win
} the match with { $total } points to { $others }.
event-match-tied = 🏆 The match is shared by **{ $winners }** with { $total } points each.

# Why a round ended. $name: one person.
end-went-out = { $name } went out.
end-went-out-concealed = { $name } went out concealed.
end-stock-exhausted = The stock has run out.
end-last-card-discarded = The turn with the last card of the stock is over.
end-special-hand = { $name } showed a special hand.
end-special-hand-named = { $name } showed a special hand, { $hand }.
# Special hands are words.
special-hand-straight = a straight
special-hand-pairs = pairs
special-hand-pairs-with-twos = pairs with twos
special-hand-garbage = garbage
end-last-card-red-three = The last card of the stock was a red three.

own-nothing = Done.
