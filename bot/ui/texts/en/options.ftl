### The rule options in words. For each: its name, one sentence that says what it decides (-about), and a clause that says
### what it is set to (-is). In the clauses $value is a word of the option, yes or no, a number, none, or a text for rows.

## Seats, packs and the deal

option-seat-count = Players
option-seat-count-about = How many people play at the table.
option-seat-count-is = { $value } people play
option-side-structure = Partnerships
option-side-structure-about = Who plays and scores together.
option-side-structure-is = { $value ->
    [individual] everybody plays alone
    [pairs_2x2] two pairs play
    [pairs_3x2] three pairs play
    [pairs_4x2] four pairs play
    [trios_2x3] two sides of three play
    [pairs_2x2_rotating_fifth] two play against three, who take turns sitting out
   *[lone_vs_pair] one plays alone against two, as settled in each round
}
option-deck-count = Packs
option-deck-count-about = How many packs of 52 cards are shuffled together.
option-deck-count-is = { $value ->
    [one] one pack is used
   *[other] { $value } packs are used
}
option-joker-count = Jokers
option-joker-count-about = How many jokers there are in all.
option-joker-count-is = { $value ->
    [0] there are no jokers
    [one] there is one joker
   *[other] there are { $value } jokers
}
option-max-copies-per-natural-rank = Cards of each rank
option-max-copies-per-natural-rank-about = Whether only some cards of each rank from four to ace are kept in the pack.
option-max-copies-per-natural-rank-is = { $value ->
    [none] all cards of each rank are in the pack
   *[other] only { $value } cards of each rank are in the pack
}
option-hand-size = Cards dealt
option-hand-size-about = How many cards each player is dealt.
option-hand-size-is = { $value } cards are dealt to each player
option-foot-size = Foot
option-foot-size-about = How many cards a second packet, the foot, has.
option-foot-size-is = { $value ->
    [0] there is no foot
   *[other] a foot has { $value } cards
}
option-foot-scope = Whose foot
option-foot-scope-about = Whether each player has a foot or each side has one, which the first of its players to come to it picks up.
option-foot-scope-is = { $value ->
    [team] each side has one foot
   *[player] each player has a foot
}
option-first-packet-rule = Hand or foot first
option-first-packet-rule-about = Which of the two packets is the hand.
option-first-packet-rule-is = { $value ->
    [lower_bottom_card_first] the packet with the lower bottom card is the hand
   *[none] the packet dealt first is the hand
}
option-foot-trigger = Picking up the foot
option-foot-trigger-about = When a player picks up the foot.
option-foot-trigger-is = { $value ->
    [own_first_canasta] the foot is picked up with the player’s first canasta
   *[hand_empty] the foot is picked up when the hand runs out
}
option-seat-draw = Partners and seats
option-seat-draw-about = How partners and seats are found, anew for each match.
option-seat-draw-is = { $value ->
    [high_card_chooses] partners are drawn with cards when the match starts, high against low; the highest card keeps its seat
    [cut_for_seats] partners are drawn with cards when the match starts, low against high; then one of each side cuts for the seats, and a red card makes partners change places
   *[as_seated] everybody chooses a seat before the match
}
option-first-dealer = First dealer
option-first-dealer-about = How the first dealer is found.
option-first-dealer-is = { $value ->
    [low_cut] the player who cuts the lowest card deals first
    [right_of_high_cut] the player to the right of the highest card cut deals first
   *[random] the first dealer is chosen at random
}
option-start-pile = Start of the pile
option-start-pile-about = What lies on the pile after the deal.
option-start-pile-is = { $value ->
    [empty] the pile begins empty
    [four_down_one_up] the pile begins with four cards face down and one face up
   *[upcard] the pile begins with one card face up
}
option-upcard-cover-on = Covered upcards
option-upcard-cover-on-about = Which first upcards are covered by the next card.
option-upcard-cover-on-is = first upcards that are covered: { $value }
option-cover-freezes = Covered upcard freezes
option-cover-freezes-about = Whether a covered wild card or red three freezes the pile from the start.
option-cover-freezes-is = { $value ->
    [yes] a covered upcard freezes the pile
   *[no] a covered upcard does not freeze the pile
}
option-bonus-cards = Bonus cards
option-bonus-cards-about = What extra cards a player gets for making a side’s first meld.
option-bonus-cards-is = { $value ->
    [draw_after_initial_meld] the first meld of a side brings bonus cards for the next turn
    [wings] the first meld of a side brings a packet set aside at the deal
    [dead_wings] two packets are set aside at the deal and never used
    [draw_into_hand] the first meld of a side brings bonus cards into the hand immediately
   *[none] the first meld earns no bonus cards
}
option-bonus-card-counts = Number of bonus cards
option-bonus-card-counts-about = How many bonus cards the first side to meld gets, and how many the second.
option-bonus-card-counts-is = bonus cards for the first and the second side: { $value }
option-turn-card-from-bottom = Turn card
option-turn-card-from-bottom-about = Which card of the stock, counted from the bottom, is announced; after it there are no bonus cards.
option-turn-card-from-bottom-is = { $value ->
    [0] there is no turn card
   *[other] the turn card lies at place { $value } from the bottom of the stock
}
option-exact-cut-bonus = Exact cut
option-exact-cut-bonus-about = What a side gets for cutting exactly the cards needed for the deal.
option-exact-cut-bonus-is = { $value ->
    [0] an exact cut earns nothing
   *[other] the player to the dealer’s right cuts the pack: a cut of exactly the cards to be dealt, decided at random, earns that player’s side { $value }
}

## Drawing

option-draw-count = Cards drawn
option-draw-count-about = How many cards are drawn from the stock in a turn.
option-draw-count-is = { $value ->
    [one] one card is drawn
   *[other] { $value } cards are drawn
}
option-draw-counts-by-round = Cards drawn by round
option-draw-counts-by-round-about = How many cards are drawn in the first, second, third ... round, if it changes.
option-draw-counts-by-round-is = cards drawn in each round: { $value }
option-short-draw-is-complete = Short draw
option-short-draw-is-complete-about = Whether a lone last card is a full draw where two are drawn.
option-short-draw-is-complete-is = { $value ->
    [yes] a lone last card is a full draw
   *[no] a lone last card is no draw
}
option-exit-without-drawing = Going out before drawing
option-exit-without-drawing-about = Whether a player may go out without drawing first.
option-exit-without-drawing-is = { $value ->
    [with_permission] a player may go out before drawing, with the partner’s permission
   *[never] nobody goes out before drawing
}
option-pile-take-extent = How much of the pile
option-pile-take-extent-about = How much of the discard pile is taken.
option-pile-take-extent-is = { $value ->
    [top_only] only the upcard is taken
    [top_3] at most the top three cards are taken
    [top_5] at most the top five cards are taken
    [top_7] at most the top seven cards are taken
    [until_wild] the pile is taken down to the next wild card
    [from_card] the pile is taken down to a card that is melded immediately
   *[all] the whole pile is taken
}
option-pile-visibility = Looking at the pile
option-pile-visibility-about = Whether the cards under the upcard may be looked at.
option-pile-visibility-is = { $value ->
    [all] the whole pile may be looked at
   *[top_only] only the upcard is shown
}

## Threes

option-red-three-role = Red threes
option-red-three-role-about = What a red three is.
option-red-three-role-is = { $value ->
    [american_three] red threes are laid, or kept in the hand where that is allowed
    [discard_only] red threes stay in the hand and can only be discarded
   *[lay_for_bonus] red threes are laid for a bonus
}
option-black-three-role = Black threes
option-black-three-role-about = What a black three is.
option-black-three-role-is = { $value ->
    [american_three] black threes are laid and count like red ones, or are kept in the hand where that is allowed
    [discard_only] black threes can only be discarded
   *[stop_card] black threes are stop cards
}
option-three-lay-timing = Laying dealt threes
option-three-lay-timing-about = When threes that were dealt go to the table.
option-three-lay-timing-is = { $value ->
    [own_turn] dealt threes are laid on the player’s first turn
    [not_laid] threes are not laid
   *[at_deal] dealt threes are laid immediately
}
option-threes-kept-in-hand = Threes kept in hand
option-threes-kept-in-hand-about = How many threes a player may keep in the hand.
option-threes-kept-in-hand-is = { $value ->
    [one_before_meld] one three may be kept until the side melds
    [unlimited] threes may be kept in the hand
   *[none] no three may be kept in the hand
}
option-red-three-totals = Value of threes
option-red-three-totals-about = What one, two, three ... laid threes are worth in all.
option-red-three-totals-is = one, two, three ... laid threes count { $value }
option-three-sign = Threes for or against
option-three-sign-about = When laid threes count for their side; otherwise they count against it.
option-three-sign-is = { $value ->
    [any_canasta] laid threes count for a side with a canasta, otherwise against it
    [two_canastas] laid threes count for a side with two canastas, otherwise against it
    [sevens_canasta] laid threes count for a side with a canasta of sevens, otherwise against it
    [american_three_way] laid threes count against a side without a canasta, nothing with one, for it with two
    [never] threes never count for a side
   *[any_meld] laid threes count for a side that has melded, otherwise against it
}
option-red-three-in-hand-penalty = Red three left in hand
option-red-three-in-hand-penalty-about = What a red three left in the hand costs.
option-red-three-in-hand-penalty-is = a red three left in the hand costs { $value }
option-threes-in-hand-scoring = Threes left in hand
option-threes-in-hand-scoring-about = How threes that were kept in the hand are counted.
option-threes-in-hand-scoring-is = { $value ->
    [as_if_laid] threes in the hand count as if they were laid
    [as_if_laid_for_penalty] threes in the hand count as if they were laid where laid ones cost points, otherwise nothing
   *[five_each] threes in the hand count against their side card by card
}
option-last-stock-three = Three as the last card
option-last-stock-three-about = What happens when the last card of the stock is a three.
option-last-stock-three-is = { $value ->
    [ends_uncredited] a three drawn as the last card of the stock ends the round immediately and counts nothing
    [ends_minus_five] a three drawn as the last card of the stock ends the round immediately and counts 5 against whoever drew it
    [must_lay] a three drawn as the last card of the stock must be laid, and the round ends
    [may_lay] a three drawn as the last card of the stock may be laid, and the round ends
    [may_discard_if_out] a three drawn as the last card of the stock may be discarded to go out; otherwise the round ends
    [stays_in_hand] a three drawn as the last card of the stock stays in the hand if it may, and the turn goes on
   *[ends_laid_counts] a three drawn as the last card of the stock is laid, counts, and ends the round
}
option-unreplaced-three-ends-round = Three without replacement
option-unreplaced-three-ends-round-about = Whether a three that the stock cannot replace ends the round in every case.
option-unreplaced-three-ends-round-is = { $value ->
    [yes] every three that the stock cannot replace ends the round
   *[no] with another card drawn, a three that the stock cannot replace does not end the round
}
option-red-three-from-pile-replaced = Red three from the pile
option-red-three-from-pile-replaced-about = Whether a red three found in a taken pile is replaced.
option-red-three-from-pile-replaced-is = { $value ->
    [yes] a red three from the pile is replaced
   *[no] a red three from the pile is not replaced
}
option-red-three-from-foot-replaced = Three from the foot
option-red-three-from-foot-replaced-about = Whether a three that is laid from the foot is replaced.
option-red-three-from-foot-replaced-is = { $value ->
    [yes] a three that is laid from the foot is replaced
   *[no] a three from the foot is laid when the foot is picked up, and is not replaced
}
option-black-three-blocks-pile = Black three stops
option-black-three-blocks-pile-about = Whether a black three on top stops the next player from taking the pile.
option-black-three-blocks-pile-is = { $value ->
    [yes] a black three stops the next player
   *[no] a black three stops nobody
}
option-black-three-barred-first-round = Black threes at first
option-black-three-barred-first-round-about = Whether black threes may be discarded on everybody’s first turn.
option-black-three-barred-first-round-is = { $value ->
    [yes] nobody discards a black three on their first turn of a round
   *[no] black threes may be discarded from the first turn on
}
option-black-threes-from-pile = Black threes in the pile
option-black-threes-from-pile-about = What happens to black threes in a taken pile.
option-black-threes-from-pile-is = { $value ->
    [set_aside] black threes in a taken pile do not join the hand but are set aside and count for their side: 5 each, more for all of them together
   *[keep] black threes in a taken pile go to the hand
}
option-black-three-meld = Melding black threes
option-black-three-meld-about = Whether black threes can be melded when going out.
option-black-three-meld-is = { $value ->
    [exit_turn_with_wilds] black threes may be melded when going out, with wild cards as in other melds
    [exit_turn_all_six] black threes are melded only all together, when going out
    [never] black threes are never melded
   *[exit_turn_three_plus] three or more black threes may be melded when going out
}
option-black-three-melded-value = Melded black three
option-black-three-melded-value-about = What a melded black three counts.
option-black-three-melded-value-is = a melded black three counts { $value }
option-black-three-hand-penalty = Black three left in hand
option-black-three-hand-penalty-about = What a black three left in the hand costs.
option-black-three-hand-penalty-is = a black three left in the hand costs { $value }
option-bonus-four-black-threes = All black threes
option-bonus-four-black-threes-about = What a meld of all black threes counts instead of its card points.
option-bonus-four-black-threes-is = { $value ->
    [0] a meld of all black threes has no bonus
   *[other] a meld of all black threes counts { $value }
}

## Melds

option-min-meld-cards = Smallest meld
option-min-meld-cards-about = The smallest number of cards in a meld.
option-min-meld-cards-is = a meld has at least { $value } cards
option-canasta-size = Cards of a canasta
option-canasta-size-about = How many cards make a canasta.
option-canasta-size-is = { $value } cards make a canasta
option-min-naturals = Natural cards in a meld
option-min-naturals-about = The smallest number of natural cards in a meld with wild cards.
option-min-naturals-is = a meld has at least { $value } natural cards
option-max-wilds = Wild cards in a meld
option-max-wilds-about = How many wild cards a meld may have.
option-max-wilds-is = { $value ->
    [none] the number of wild cards in a meld is not limited
    [one] a meld has at most one wild card
   *[other] a meld has at most { $value } wild cards
}
option-wild-ratio = Natural and wild cards
option-wild-ratio-about = How natural and wild cards of a meld must compare.
option-wild-ratio-is = { $value ->
    [naturals_ge_wilds] a meld never has more wild than natural cards
    [naturals_gt_wilds] a meld always has more natural than wild cards
    [naturals_ge_twice_wilds] a meld has two natural cards for each wild one
    [one_until_six_cards] a meld has one wild card up to five cards, two from six on
   *[none] natural and wild cards are not compared
}
option-max-meld-cards = Largest meld
option-max-meld-cards-about = How many cards a meld may have.
option-max-meld-cards-is = { $value ->
    [none] melds may grow without limit
   *[other] a meld has at most { $value } cards
}
option-canasta-extension = Adding to canastas
option-canasta-extension-about = Which completed canastas take further cards.
option-canasta-extension-is = { $value ->
    [natural_only] only natural canastas take further cards
    [none] canastas take no further cards
   *[all] canastas take further cards
}
option-same-rank-melds = Two melds of a rank
option-same-rank-melds-about = Whether a side may have more than one meld of a rank.
option-same-rank-melds-is = { $value ->
    [new_after_canasta] a side may start a new meld of a rank after its canasta
    [many] a side may have several melds of a rank
   *[merge] a side has one meld of each rank
}
option-wild-melds = Melds of wild cards
option-wild-melds-about = Whether wild cards alone may be melded.
option-wild-melds-is = { $value ->
    [yes] wild cards alone may be melded
   *[no] wild cards alone are not a meld
}
option-max-wild-meld-cards = Largest meld of wild cards
option-max-wild-meld-cards-about = How many cards a meld of wild cards may have.
option-max-wild-meld-cards-is = { $value ->
    [none] melds of wild cards may grow without limit
   *[other] a meld of wild cards has at most { $value } cards
}
option-wild-meld-lock = Wild cards locked
option-wild-meld-lock-about = Whether all wild cards must go to an unfinished meld of wild cards.
option-wild-meld-lock-is = { $value ->
    [yes] while a { $alone ->
        [yes] player’s meld of wild cards is unfinished, the player
       *[no] side’s meld of wild cards is unfinished, it
    } adds wild cards to nothing else
   *[no] a meld of wild cards locks nothing
}
option-rule-of-five = Rule of five
option-rule-of-five-about = Whether, after the first meld, wild cards join only melds of five natural cards.
option-rule-of-five-is = { $value ->
    [yes] from the turn after { $alone ->
        [yes] your first meld on, with the pile as soon as it is taken, your
       *[no] a side’s first meld on, with the pile as soon as it is taken, its
    } wild cards join only melds that have five natural cards, or melds of wild cards
   *[no] wild cards may join any meld
}
option-sevens-rule = Sevens
option-sevens-rule-about = Whether sevens take wild cards.
option-sevens-rule-is = { $value ->
    [pure_only] sevens never take wild cards
   *[ordinary] sevens are melded like other cards
}
option-aces-rule = Aces
option-aces-rule-about = Whether aces take wild cards.
option-aces-rule-is = { $value ->
    [pure_unless_dirty_initial] aces take wild cards only in a meld that began with one, in { $alone ->
        [yes] your first meld
       *[no] the first meld of the side
    }
   *[ordinary] aces are melded like other cards
}
option-closed-rank-rule = Closed ranks
option-closed-rank-rule-about = Whether a canasta closes its rank.
option-closed-rank-rule-is = { $value ->
    [dead_for_both] once anybody has a canasta of a rank, nobody may start or add to a meld of that rank
    [dead_for_owner_only] once a side has a canasta of a rank, that side melds no more cards of it
   *[none] a canasta closes nothing
}
option-sequence-melds = Sequences
option-sequence-melds-about = Whether runs of one suit may be melded.
option-sequence-melds-is = { $value ->
    [yes] runs of one suit may be melded
   *[no] runs are not melds
}
option-sequence-pile-take = Pile for a sequence
option-sequence-pile-take-about = Whether the upcard may be taken for a sequence.
option-sequence-pile-take-is = { $value ->
    [top_card_only] the top card of the pile alone may be taken for a sequence of the side
    [whole_pile] the pile may be taken by adding its top card to a sequence of the side
   *[not_allowed] the top card of the pile cannot be taken for a sequence
}
option-sequence-max-wilds = Wild cards in a sequence
option-sequence-max-wilds-about = How many wild cards a sequence may have.
option-sequence-max-wilds-is = { $value ->
    [0] sequences have no wild cards
   *[other] a sequence may have one wild card
}
option-threes-melds = Melds of threes
option-threes-melds-about = Whether threes may be melded, up to a canasta of threes.
option-threes-melds-is = { $value ->
    [yes] threes may be melded up to a canasta
   *[no] threes cannot make a canasta
}

## The first meld

option-initial-minimums = First meld
option-initial-minimums-about = How many points the first meld of a side needs.
option-initial-minimums-is = the first meld needs { $value }
option-initial-minimums-by = First meld by
option-initial-minimums-by-about = Whether the first meld’s points go by the score or by the number of the round.
option-initial-minimums-by-is = { $value ->
    [round] the points of the first meld go by the number of the round
   *[score] the points of the first meld go by the score
}
option-initial-compare = Reaching the minimum
option-initial-compare-about = Whether the first meld must reach or exceed its points.
option-initial-compare-is = { $value ->
    [more_than] the first meld must count more than the minimum
   *[at_least] the first meld must count at least the minimum
}
option-initial-pile-allowed = Pile for the first meld
option-initial-pile-allowed-about = How the pile may be used in the turn of the first meld.
option-initial-pile-allowed-is = { $value ->
    [yes_after_hand_meld] the pile may be taken after a first meld from the hand alone
    [yes_after_hand_meld_not_mixed_aces] the pile may be taken after a first meld from the hand alone, but no ace with mixed aces
    [no] the pile is not taken in the turn of the first meld
   *[top_counts] the upcard counts for the first meld
}
option-initial-purity = Kind of the first meld
option-initial-purity-about = What the first meld must include.
option-initial-purity-is = { $value ->
    [pure_three_or_wild] part of the first meld must be three or more cards of a rank without wild cards, or a meld of wild cards
    [pure_three_always] part of the first meld must be three or more cards of a rank without wild cards
    [three_naturals] part of the first meld must be a meld with three natural cards; wild cards may join them
   *[none] the first meld may be of any kind
}
option-initial-canasta-waiver = Canasta as first meld
option-initial-canasta-waiver-about = Which canasta may be the first meld whatever it counts.
option-initial-canasta-waiver-is = { $value ->
    [natural_or_wild_from_hand] with a whole natural or wild canasta from the hand the first meld needs no points
    [any_canasta] with a whole canasta of any kind the first meld needs no points
   *[none] a canasta as first meld needs its points too
}
option-concealed-waives-minimum = Going out as first meld
option-concealed-waives-minimum-about = Whether melding the whole hand with a canasta needs no points.
option-concealed-waives-minimum-is = { $value ->
    [stock_draw_only] going out in one turn after a draw needs no points
   *[never] going out in one turn needs the points of the first meld
}
option-initial-canasta-required-from = Canasta needed from
option-initial-canasta-required-from-about = From which score the first meld must include a canasta.
option-initial-canasta-required-from-is = { $value ->
    [none] the first meld needs no canasta
   *[other] from { $value } points on the first meld must include a canasta
}
option-initial-natural-canasta-required-from = Natural canasta needed from
option-initial-natural-canasta-required-from-about = From which score the first meld must include a natural canasta.
option-initial-natural-canasta-required-from-is = { $value ->
    [none] the first meld needs no natural canasta
   *[other] from { $value } points on the first meld must include a natural canasta
}

## The pile

option-pile-freeze-cards = Cards that freeze
option-pile-freeze-cards-about = Which cards in the pile freeze it.
option-pile-freeze-cards-is = cards that freeze the pile: { $value }
option-turned-red-three-freezes = First card a red three
option-turned-red-three-freezes-about = Whether a red three turned up as the first card freezes the pile where a discarded one does not.
option-turned-red-three-freezes-is = { $value ->
    [yes] a red three turned up as the first card freezes the pile
   *[no] a red three turned up as the first card freezes the pile only if a discarded one does
}
option-pile-frozen-until-melded = Frozen before the first meld
option-pile-frozen-until-melded-about = Whether the pile is frozen for a side that has not melded.
option-pile-frozen-until-melded-is = { $value ->
    [yes] the pile is frozen for a side that has not melded
   *[no] the pile is not frozen just because a side has not melded
}
option-pile-always-frozen = Always frozen
option-pile-always-frozen-about = Whether the pile always needs a natural pair from the hand.
option-pile-always-frozen-is = { $value ->
    [yes] the pile is always frozen
   *[no] the pile is not always frozen
}
option-pile-natural-plus-wild = Natural and wild card
option-pile-natural-plus-wild-about = Whether an unfrozen pile may be taken with one natural and one wild card.
option-pile-natural-plus-wild-is = { $value ->
    [yes] an unfrozen pile may be taken with a natural and a wild card
   *[no] the pile is not taken with a natural and a wild card
}
option-pile-wild-pair = Pairs of wild cards
option-pile-wild-pair-about = Whether a pair of twos takes a two on top, and a pair of jokers a joker.
option-pile-wild-pair-is = { $value ->
    [yes] a pair of twos takes a two, a pair of jokers a joker
   *[no] a wild card on top cannot be taken
}
option-pile-layoff-to-meld = Upcard to a meld
option-pile-layoff-to-meld-about = Whether an unfrozen pile may be taken by adding the upcard to a meld of the taker’s side.
option-pile-layoff-to-meld-is = { $value ->
    [yes] an unfrozen pile may be taken by adding the upcard to a meld
   *[no] the pile is not taken by adding the upcard to a meld
}
option-pile-layoff-to-canasta = Upcard to a canasta
option-pile-layoff-to-canasta-about = Whether the upcard may also be added to a canasta of the taker’s side.
option-pile-layoff-to-canasta-is = { $value ->
    [yes] the upcard may be added to a canasta
   *[no] the pile is not taken by adding the upcard to a canasta
}
option-own-canasta-take-conflict = Upcard of your canasta’s rank
option-own-canasta-take-conflict-about = What applies when a natural and a wild card would join a canasta full of wild cards.
option-own-canasta-take-conflict-is = { $value ->
    [separate_open_meld] a natural and a wild card start a second meld beside the canasta
    [unlimited_wilds_after_canasta] a canasta with four natural cards takes any number of wild cards
    [never_take] the pile is never taken with an upcard of the rank of a canasta of the taker’s side
   *[refuse_natural_plus_wild] a canasta full of wild cards takes no natural with a wild card
}
option-pile-block-tops = Upcards that block
option-pile-block-tops-about = Which cards on top nobody may take.
option-pile-block-tops-is = upcards that nobody may take: { $value }
option-block-on-taker-canasta-rank = Stop by canasta
option-block-on-taker-canasta-rank-about = Whether an upcard of the rank of a side’s canasta stops that side from taking the pile.
option-block-on-taker-canasta-rank-is = { $value ->
    [yes] an upcard of the rank of a canasta of the taker’s side cannot be taken
   *[no] an upcard of the rank of a canasta of the taker’s side may be taken
}
option-one-card-hand-takes-one-card-pile = One card takes one card
option-one-card-hand-takes-one-card-pile-about = Whether a player with one card may take a pile of one card.
option-one-card-hand-takes-one-card-pile-is = { $value ->
    [yes] one card in hand may take a pile of one card
   *[no] one card in hand does not take a pile of one card
}

## Discards

option-discard-wild = Discarding wild cards
option-discard-wild-about = Whether wild cards may be discarded.
option-discard-wild-is = { $value ->
    [never] wild cards are never discarded
    [forced_or_final_only] wild cards can be discarded only as the last card when going out, or from a hand of wild cards alone
   *[allowed] wild cards may be discarded
}
option-discard-threes = Discarding threes
option-discard-threes-about = Which threes may be discarded.
option-discard-threes-is = { $value ->
    [never] threes are never discarded
    [final_only] a three can be discarded only as the last card when going out
    [any] all threes may be discarded
   *[black_only] black threes may be discarded
}
option-seven-discards = Discarding sevens
option-seven-discards-about = When sevens may be discarded.
option-seven-discards-is = { $value ->
    [after_own_sevens_canasta] no seven is discarded before the player’s own side has a canasta of sevens, and never as the last card
    [after_all_sevens_canastas] no seven is discarded before { $alone ->
        [yes] every player
       *[no] every side
    } has a canasta of sevens, and never as the last card
   *[free] sevens may be discarded
}
option-empty-pile-aces-sevens-barred = Aces and sevens on an empty pile
option-empty-pile-aces-sevens-barred-about = Whether aces and sevens may begin an empty pile.
option-empty-pile-aces-sevens-barred-is = { $value ->
    [yes] on an empty pile no ace or seven is discarded while another natural card is held
   *[no] any card may begin an empty pile
}
option-empty-pile-closed-ranks = Closed ranks on an empty pile
option-empty-pile-closed-ranks-about = Whether cards that are safe to discard may begin an empty pile.
option-empty-pile-closed-ranks-is = { $value ->
    [dead] on an empty pile no card of a rank with a canasta is discarded while there is another card to discard
    [safe] on an empty pile no card that nobody else could take the pile with is discarded while there is another card to discard
   *[none] cards of closed ranks may begin an empty pile
}
option-hand-proof-on-demand = Proof of a forced discard
option-hand-proof-on-demand-about = Whether opponents could ask for proof of a forced discard; here the bot takes care of it.
option-hand-proof-on-demand-is = { $value ->
    [yes] when a card is discarded only because the hand has no better one, everybody is told
   *[no] nobody is told when a hand has no better card to discard
}
option-final-discard = Last discard
option-final-discard-about = Whether going out needs a last discard.
option-final-discard-is = { $value ->
    [required] going out needs a last discard
   *[optional] going out needs no last discard
}
option-final-discard-face-down = Last discard face down
option-final-discard-face-down-about = Whether the last discard is face down.
option-final-discard-face-down-is = { $value ->
    [yes] the last discard, when going out, is face down
   *[no] the last discard is face up
}

## Going out

option-canastas-to-go-out = Canastas to go out
option-canastas-to-go-out-about = How many canastas a side needs to go out.
option-canastas-to-go-out-is = { $value ->
    [one] one canasta is needed to go out
   *[other] { $value } canastas are needed to go out
}
option-canasta-mix = Kinds of canastas to go out
option-canasta-mix-about = Which kinds must be among the canastas for going out.
option-canasta-mix-is = among the canastas for going out: { $value }
option-red-threes-to-go-out = Red threes to go out
option-red-threes-to-go-out-about = Whether going out needs as many red threes as canastas.
option-red-threes-to-go-out-is = { $value ->
    [as_many_as_canastas] going out needs at least as many red threes on the table as canastas
   *[none] going out needs no red threes
}
option-keep-after-turn = Cards kept
option-keep-after-turn-about = How many cards a player who does not go out must keep.
option-keep-after-turn-is = { $value ->
    [one] one card is kept when not going out
   *[other] { $value } cards are kept when not going out
}
option-initial-meld-may-leave-one = First meld down to one card
option-initial-meld-may-leave-one-about = Whether the first meld may leave just the discard while bonus cards are due.
option-initial-meld-may-leave-one-is = { $value ->
    [yes] the first meld may leave a single card, to be discarded, when bonus cards are due
   *[no] the first meld too must leave a card after the discard
}
option-all-members-must-play-from-foot = Everybody in the foot
option-all-members-must-play-from-foot-about = Whether all of a side must have played from the foot before it goes out.
option-all-members-must-play-from-foot-is = { $value ->
    [yes] a side goes out only when each of its players has laid down or discarded a card from the foot
   *[no] a side may go out before each of its players has played from the foot
}
option-incomplete-special-bars-exit = Unfinished sevens and aces
option-incomplete-special-bars-exit-about = Whether unfinished sevens or natural aces stop a side from going out.
option-incomplete-special-bars-exit-is = { $value ->
    [yes] a side with unfinished sevens or natural aces cannot go out
   *[no] unfinished sevens or aces do not stop anybody from going out
}
option-incomplete-wild-bars-exit = Unfinished wild meld
option-incomplete-wild-bars-exit-about = Whether an unfinished meld of wild cards stops a side from going out.
option-incomplete-wild-bars-exit-is = { $value ->
    [yes] nobody goes out with an unfinished meld of wild cards on the table
   *[no] an unfinished meld of wild cards does not stop anybody from going out
}
option-ask-timing = Asking the partner
option-ask-timing-about = When a player may ask the partner whether to go out.
option-ask-timing-is = { $value ->
    [before_any_meld] the partner is asked after the draw and before any meld, so not after taking the pile
    [own_turn_before_any_meld] the partner is asked before or after the draw, but before any meld, so not after taking the pile
    [with_skip_draw] the partner is asked before drawing
    [unspecified] the partner is asked after the draw and before further melds
   *[after_draw_or_top_meld] the partner is asked after the draw, or after the meld with the upcard
}
option-ask-required = Permission to go out
option-ask-required-about = Whether going out needs the partner’s permission.
option-ask-required-is = { $value ->
    [yes] going out needs the partner’s permission
   *[no] the partner does not have to be asked
}
option-ask-limit-per-hand = Questions in a round
option-ask-limit-per-hand-about = How often a player may ask in a round.
option-ask-limit-per-hand-is = { $value ->
    [none] a player may ask in every turn
    [one] a player may ask once in a round
   *[other] a player may ask { $value } times in a round
}
option-concealed-rule = Going out concealed
option-concealed-rule-about = What counts as going out concealed.
option-concealed-rule-is = { $value ->
    [own_canasta_lenient] concealed means going out with the whole hand in one turn, including a canasta of the player’s own, having melded nothing before; what joins a meld of the partner must be a meld by itself
    [team_initial_same_turn] concealed means { $alone ->
        [yes] making the first meld and going out in one turn
       *[no] making the side’s first meld and going out in one turn
    }
    [nothing_played_before] concealed means going out without having melded a card in an earlier turn
    [own_or_partner_canasta] concealed means going out with the whole hand in one turn, having melded nothing before{ $alone ->
        [yes] { "" }
       *[no] ; the canasta may be the partner’s
    }
    [viennese_two_grades] going out is covered if nothing was melded before and nothing added to the partner’s melds; a canasta of the player’s own makes it a hand canasta
    [none] going out concealed earns nothing extra
   *[own_canasta_no_additions] concealed means a whole hand with a canasta of the player’s own and nothing added to the partner’s melds
}
option-concealed-extra = Concealed exit
option-concealed-extra-about = What going out concealed earns on top of the usual bonus.
option-concealed-extra-is = going out concealed earns { $value } more
option-concealed-after-pile-take = Concealed with the pile
option-concealed-after-pile-take-about = Whether a turn that began with the pile can be a concealed exit.
option-concealed-after-pile-take-is = { $value ->
    [yes] a player may go out concealed after taking the pile
   *[no] a player who took the pile that turn cannot go out concealed
}
option-covered-exit-bonus = Covered exit
option-covered-exit-bonus-about = What a covered exit without a canasta of the player’s own counts in all, in the Viennese game.
option-covered-exit-bonus-is = { $value ->
    [0] there is no covered exit
   *[other] a covered exit without a canasta of the player’s own counts { $value }
}
option-hand-canasta-bonus = Hand canasta
option-hand-canasta-bonus-about = What a covered exit with a canasta of the player’s own counts in all, in the Viennese game.
option-hand-canasta-bonus-is = { $value ->
    [0] there is no hand canasta
   *[other] a covered exit with a canasta of the player’s own counts { $value }
}

## Scores

option-bonus-natural-canasta = Natural canasta
option-bonus-natural-canasta-about = What a canasta without wild cards counts.
option-bonus-natural-canasta-is = a natural canasta counts { $value }
option-bonus-mixed-canasta = Mixed canasta
option-bonus-mixed-canasta-about = What a canasta with wild cards counts.
option-bonus-mixed-canasta-is = a mixed canasta counts { $value }
option-bonus-wild-canasta = Wild canasta
option-bonus-wild-canasta-about = What a canasta of wild cards counts.
option-bonus-wild-canasta-is = { $value ->
    [none] a wild canasta counts like a mixed one
   *[other] a wild canasta counts { $value }
}
option-bonus-wild-all-twos = Wild canasta of twos
option-bonus-wild-all-twos-about = What a canasta of nothing but twos counts.
option-bonus-wild-all-twos-is = { $value ->
    [none] a canasta of twos counts like any wild canasta
   *[other] a canasta of twos counts { $value }
}
option-bonus-wild-four-jokers = Wild canasta with four jokers
option-bonus-wild-four-jokers-about = What a wild canasta with four jokers counts.
option-bonus-wild-four-jokers-is = { $value ->
    [none] a wild canasta with four jokers counts like any other
   *[other] a wild canasta with four jokers counts { $value }
}
option-bonus-wild-six-jokers = Wild canasta with all six jokers
option-bonus-wild-six-jokers-about = What a wild canasta with six jokers counts: all those of three packs.
option-bonus-wild-six-jokers-is = { $value ->
    [none] six jokers in a wild canasta count no more than four
   *[other] a wild canasta with six jokers counts { $value }
}
option-bonus-sequence-canasta = Sequence of seven
option-bonus-sequence-canasta-about = What a sequence of seven cards counts.
option-bonus-sequence-canasta-is = { $value ->
    [none] a sequence of seven counts like a natural canasta
   *[other] a sequence of seven counts { $value }
}
option-bonus-mixed-sequence-canasta = Sequence of seven with a wild card
option-bonus-mixed-sequence-canasta-about = What a sequence of seven with a wild card counts.
option-bonus-mixed-sequence-canasta-is = { $value ->
    [none] a sequence with a wild card counts like any other
   *[other] a sequence of seven with a wild card counts { $value }
}
option-bonus-threes-canasta = Canasta of threes
option-bonus-threes-canasta-about = What a canasta of threes counts.
option-bonus-threes-canasta-is = { $value ->
    [none] a canasta of threes counts like a natural one
   *[other] a canasta of threes counts { $value }
}
option-bonus-sevens-canasta = Canasta of sevens
option-bonus-sevens-canasta-about = What a natural canasta of sevens counts.
option-bonus-sevens-canasta-is = { $value ->
    [none] a canasta of sevens counts like any natural one
   *[other] a natural canasta of sevens counts { $value }
}
option-bonus-mixed-sevens-canasta = Mixed canasta of sevens
option-bonus-mixed-sevens-canasta-about = What a canasta of sevens with wild cards counts.
option-bonus-mixed-sevens-canasta-is = { $value ->
    [none] a mixed canasta of sevens counts like any mixed one
   *[other] a mixed canasta of sevens counts { $value }
}
option-bonus-pure-aces-canasta = Natural canasta of aces
option-bonus-pure-aces-canasta-about = What a natural canasta of aces counts.
option-bonus-pure-aces-canasta-is = { $value ->
    [none] a canasta of aces counts like any natural one
   *[other] a natural canasta of aces counts { $value }
}
option-bonus-going-out = Going out
option-bonus-going-out-about = What going out counts.
option-bonus-going-out-is = going out counts { $value }
option-bonus-concealed-canasta = Canasta from the hand
option-bonus-concealed-canasta-about = What a canasta laid down whole from the hand earns extra.
option-bonus-concealed-canasta-is = { $value ->
    [0] a canasta laid down whole from the hand earns nothing extra
   *[other] a canasta laid down whole from the hand earns { $value } more
}
option-penalty-incomplete-wild = Unfinished wild cards
option-penalty-incomplete-wild-about = What an unfinished meld of wild cards costs.
option-penalty-incomplete-wild-is = an unfinished meld of wild cards costs { $value }
option-penalty-incomplete-wild-four-jokers = Unfinished wild cards with four jokers
option-penalty-incomplete-wild-four-jokers-about = What an unfinished meld of wild cards with four jokers costs.
option-penalty-incomplete-wild-four-jokers-is = { $value ->
    [none] four jokers make an unfinished meld of wild cards no costlier
   *[other] an unfinished meld of wild cards with four jokers costs { $value }
}
option-penalty-incomplete-sevens = Unfinished sevens
option-penalty-incomplete-sevens-about = What a meld of sevens short of a canasta costs.
option-penalty-incomplete-sevens-is = a meld of sevens short of a canasta costs { $value }
option-penalty-incomplete-pure-aces = Unfinished natural aces
option-penalty-incomplete-pure-aces-about = What a meld of natural aces short of a canasta costs.
option-penalty-incomplete-pure-aces-is = a meld of natural aces short of a canasta costs { $value }
option-penalty-short-sequence = Short sequence
option-penalty-short-sequence-about = What a sequence of fewer than five cards costs at the end.
option-penalty-short-sequence-is = a sequence of fewer than five cards at the end costs { $value }
option-penalty-three-sevens-in-hand = Sevens left in hand
option-penalty-three-sevens-in-hand-about = What too many sevens left in a hand cost.
option-penalty-three-sevens-in-hand-is = too many sevens left in one hand cost { $value }
option-sevens-in-hand-from = Too many sevens
option-sevens-in-hand-from-about = How many sevens left in a hand are too many.
option-sevens-in-hand-from-is = { $value } sevens left in one hand are too many
option-penalty-three-aces-in-hand = Aces left in hand
option-penalty-three-aces-in-hand-about = What three or more aces left in a hand cost.
option-penalty-three-aces-in-hand-is = 3 or more aces left in one hand cost { $value }
option-melds-deducted-without-canasta = Melds without a canasta
option-melds-deducted-without-canasta-about = Whether the melded cards of a side without a canasta count against it.
option-melds-deducted-without-canasta-is = { $value ->
    [yes] the melds of a side without a canasta count against it
   *[no] melded cards always count for their side
}
option-special-hands = Special hands
option-special-hands-about = Which whole hands may be shown to end the round.
option-special-hands-is = special hands: { $value }
option-special-hand-scores = Value of special hands
option-special-hand-scores-about = What each special hand counts.
option-special-hand-scores-is = special hands count { $value }
option-pairs-wild-pair = Wild pair among pairs
option-pairs-wild-pair-about = Which pair of wild cards the special hand of pairs may have, together with sevens and aces.
option-pairs-wild-pair-is = { $value ->
    [twos] a hand of pairs may have a pair of twos
    [twos_or_jokers] a hand of pairs may have a pair of twos or of jokers
   *[none] a hand of pairs has no wild cards
}
option-garbage-form = Garbage
option-garbage-form-about = What the special hand called garbage is made of.
option-garbage-form-is = { $value ->
    [four_triples_and_wild_pair] garbage is four times three of a rank and two equal wild cards
   *[two_fours_two_threes] garbage is twice four and twice three of a rank
}
option-special-hand-last-card-from-pile = Special hand from the pile
option-special-hand-last-card-from-pile-about = Whether the only card of the pile may complete a special hand.
option-special-hand-last-card-from-pile-is = { $value ->
    [single_card_pile] the only card of the pile may complete a special hand
   *[never] a special hand needs a card from the stock
}

## The end

option-stock-exhaustion = Empty stock
option-stock-exhaustion-about = How play goes on once the stock is empty.
option-stock-exhaustion-is = { $value ->
    [forced_if_legal] when the stock is empty the pile must be taken if possible
    [optional] when the stock is empty nobody has to take the pile
    [end_of_turn] the round ends with the turn that empties the stock
    [end_with_last_discard] the round ends with the discard of the player who draws the last card
    [recycle_pile] the pile under its top card is shuffled into a new stock
    [recycle_pile_turned_over] the whole pile is turned over as a new stock
   *[forced_if_fits_meld] when the stock is empty an unfrozen pile must be taken if its upcard fits a meld
}
option-recycle-limit = New stocks
option-recycle-limit-about = How often in a round the pile may become a new stock.
option-recycle-limit-is = { $value ->
    [one] the pile becomes a new stock once in a round
   *[other] the pile becomes a new stock up to { $value } times in a round
}
option-target-score = Target
option-target-score-about = At which total the match ends.
option-target-score-is = the match goes to { $value } points
option-target-compare = Reaching the target
option-target-compare-about = Whether the target must be reached or exceeded.
option-target-compare-is = { $value ->
    [more_than] the target must be exceeded
   *[at_least] the target must be reached
}
option-round-count = Number of rounds
option-round-count-about = Whether the match ends after a number of rounds, whatever the score.
option-round-count-is = { $value ->
    [none] the match ends at its target
    [one] the match is one round
   *[other] the match is { $value } rounds
}
option-tie-rule = Ties
option-tie-rule-about = What happens when the best sides are equal at the end.
option-tie-rule-is = { $value ->
    [shared] equal sides share the win
   *[play_on] equal sides play another round
}
option-lone-hand-rule = Lone hand
option-lone-hand-rule-about = Who plays alone in the three-handed game.
option-lone-hand-rule-is = { $value ->
    [first_pile_taker_else_out_player] the first to take the pile plays alone or, if nobody has taken it, the player who goes out
   *[none] nobody plays alone against a pair
}
option-no-taker-scoring = Nobody takes the pile
option-no-taker-scoring-about = How the three-handed game is scored when nobody took the pile.
option-no-taker-scoring-is = { $value ->
    [each_alone] everybody scores alone when nobody took the pile or went out
   *[na] sides are fixed
}
option-red-threes-individual = Own red threes
option-red-threes-individual-about = Whether partners of the three-handed game score only their own red threes.
option-red-threes-individual-is = { $value ->
    [yes] partners score their own red threes only
   *[no] partners score their red threes together
}

## Manners

option-irregularities = Irregularities
option-irregularities-about = Whether plays against the rules are refused, or penalised as in Scarne.
option-irregularities-is = { $value ->
    [scarne] some irregularities are penalised instead of refused
   *[reject] plays against the rules are refused
}
option-improper-initial-meld = First meld too small
option-improper-initial-meld-about = What happens to a first meld that counts too little, where irregularities are penalised.
option-improper-initial-meld-is = { $value ->
    [penalty_cards] the cards of a first meld that is too small become penalty cards
   *[reject] a first meld that is too small is refused
}
option-penalty-ignored-answer = Ignored answer
option-penalty-ignored-answer-about = What going against the partner’s answer costs, where irregularities are penalised.
option-penalty-ignored-answer-is = going against the partner’s answer costs { $value }
option-penalty-false-card-count = False card count
option-penalty-false-card-count-about = What a false claim about the last card costs, where irregularities are penalised.
option-penalty-false-card-count-is = a false claim about the last card costs { $value }
option-penalty-unexposed-red-three = Hidden red three
option-penalty-unexposed-red-three-about = What a red three that was not laid costs, where irregularities are penalised.
option-penalty-unexposed-red-three-is = a red three that was not laid costs { $value }
option-card-count-question = Number of cards
option-card-count-question-about = What the board says about how many cards a player holds.
option-card-count-question-is = { $value ->
    [one_or_more] the board says only whether a player holds one card or more than one
   *[exact] the board says how many cards everybody holds
}

## Words of rows and selections

option-word-wild = wild cards
option-word-red_three = red threes
option-word-black_three = black threes
option-word-seven = sevens
# Kinds of canastas, counted: "2 natural and 1 wild".
option-word-kind-wild = wild
option-word-natural = natural
option-word-mixed = mixed
option-word-sevens = of sevens
option-word-sequence = sequence
option-word-sequence_or_natural = sequence or natural
option-word-straight = straight
option-word-pairs = pairs
option-word-pairs_with_twos = pairs with twos
option-word-garbage = garbage
option-word-nothing = nothing
option-word-yes = yes
option-word-no = no
option-word-none = none
# $word: one of the words above.
option-word-counted = { $count } { $word }
option-word-worth = { $word } { $points }
option-word-minimum-always = { $minimum }
option-word-minimum-below = { $minimum } below { $below }
option-word-minimum-from = { $minimum } from { $from }
