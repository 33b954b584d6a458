### Actions as words: after "you may", on a button with a capital letter, in a list, as a bullet. One form has to serve
### everywhere: an infinitive ("draw a card"). $cards, $melds and $rank are words: { WORD($cards, "dative") }.

# Each of these: an infinitive.
action-draw = draw a card
action-draw-several = draw { $count } cards
action-take-pile = take the pile
action-take-pile-with = take the pile with { $cards }
# $then: an infinitive of this file, such as action-lay-down; so is $take below.
action-take-pile-more = take the pile with { $cards } and { $then }
action-take-pile-layoff-more = take the pile and { $then }
action-take-for-sequence = take the pile and add { $card } to the { $rank }
action-take-for-sequence-only = take just { $card } from the pile for the { $rank }
action-top = { $count ->
    [one] { $take } (only its top card)
   *[other] { $take } (its top { $count } cards)
}
# $melds: cards such as "K K K and Q Q 2" or "three kings and two queens with a two".
action-lay-down = meld { $melds }
# $rank: the name of a meld, as "kings" or "sequence in ♥".
action-lay-off = add { $cards } to the { $rank }
action-lay-nothing = lay down nothing
# $meld: the number of the meld.
action-add = add { $cards } to meld #{ $meld }
action-discard = discard { $card }
action-discard-saying-more = discard { $card } and say “more than one”
action-ask-partner = ask your partner whether to go out
action-withdraw-question = withdraw your question
action-answer-yes = answer yes
action-answer-no = answer no
action-pass = leave the pile, which ends the round
action-start-round = deal the next round
action-lay-no-threes = lay threes on the table
action-lay-threes = { $count ->
    [0] lay { $cards } on the table
    [one] lay { $cards } and draw a card
   *[other] lay { $cards } and draw { $count } cards
}
# $hand: one of special-hand-…
action-special-hand = show { $hand }{ $points ->
    [0] {""}
   *[other] {" "}({ $points } points)
}
