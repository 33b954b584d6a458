### The private hand panel and the draft of melds.

hand-title = Your hand · { hand-count }
hand-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
hand-title-out = You sit out this round
# $names: one or several names, $count of them.
hand-sits-out = 🪑 { $names } play for your side, and what they score counts for you. You play again next round.
hand-picture-alt = Your hand: { $cards }.
hand-as-of = As of { $moment }
hand-drawn = 🆕 Drawn: **{ $cards }**
# $melds: melds in signs, as "K K K 2 · Q Q Q".
hand-own-melds = **{ $alone ->
    [yes] You
   *[no] Your side
}:** { $melds }
hand-their-melds = **{ $side }:** { $melds }
hand-stand-in = 🤖 A computer is playing for you. Press **{ button-come-back }** or just make a move to take over again.

hand-turn-draw = 👉 **Your turn.** Draw { $count ->
        [one] a card
       *[other] { $count } cards
    }.
hand-turn-draw-only = 👉 **Your turn.** Draw { $count ->
        [one] a card
       *[other] { $count } cards
    }; your cards cannot take the pile.
# $ways: what takes the pile, words: "two kings or a king and a two", "nothing from your hand" (below).
hand-turn-draw-or-take = 👉 **Your turn.** Draw { $count ->
        [one] a card
       *[other] { $count } cards
    }, or take the pile with { $ways }.
# $cards: one card, or several as a choice.
hand-turn-draw-or-take-alone = 👉 **Your turn.** Draw { $count ->
        [one] a card
       *[other] { $count } cards
    }, or take the pile: { $cards } fits { $alone ->
        [yes] your
       *[no] your side’s
    } meld.
hand-turn-draw-or-take-down = 👉 **Your turn.** Draw { $count ->
        [one] a card
       *[other] { $count } cards
    }, or take the pile down to { $cards }, which fits { $alone ->
        [yes] your
       *[no] your side’s
    } meld.
# $rank: the name of a sequence, or several as a choice; a word.
hand-turn-draw-or-take-top = 👉 **Your turn.** Draw { $count ->
        [one] a card
       *[other] { $count } cards
    }, or take just { $upcard } from the pile for the { $rank }.
hand-turn-take-only = 👉 **Your turn.** The stock is empty and the pile fits: take it with { $ways }.
hand-turn-take-or-pass = 👉 **Your turn.** The stock is empty. Take the pile with { $ways }, or let the round end.
hand-turn-threes-first = 👉 **Your turn.** You hold more threes than you may keep. Lay them on the table first; you draw a card for each.
hand-turn-pass-only = 👉 **Your turn.** The stock is empty and you cannot take the pile: the round ends here.
hand-take-for-sequence = nothing from your hand, for the { $rank }
hand-take-for-sequence-only = nothing from your hand, just its top card for the { $rank }
hand-take-nothing = nothing from your hand
# A way to take the pile may have an "and" of its own. A word: pass its form on by { WORD($ways, $form) }.
hand-take-or = { $ways }, or { $way }
hand-turn-play = 👉 **Your turn.** Meld or add cards if you like, then discard.
hand-turn = 👉 **Your turn.**
hand-turn-tap = 👉 **Your turn.** Tap cards to play.
hand-turn-play-no-meld = 👉 **Your turn.** You cannot meld anything now; discard a card.
# $name: one name or several, $count of them.
hand-turn-play-refused = 👉 **Your turn.** With these cards you could meld only to go out, and { $name } said no; discard a card.
hand-turn-play-too-little = 👉 **Your turn.** Your cards do not make { $alone ->
    [yes] your
   *[no] your side’s
} first meld of **{ $needed } points** yet; discard a card.
hand-turn-show-or-discard = 👉 **Your turn.** Show your special hand, or discard a card.
hand-turn-last-card = 👉 **Your turn.** Discard your last card, and you go out.
hand-turn-last-before-foot = 👉 **Your turn.** Discard your last card, and you pick up { $scope ->
    [team] your side’s foot
   *[player] your foot
}.
hand-turn-must-meld = 👉 **Your turn.** Lay down cards; you cannot discard yet.
hand-turn-must-lay-three = 👉 **Your turn.** Lay a three on the table first; you cannot discard yet.{ $ends ->
    [yes] {" "}That ends the round, since the stock cannot replace it.
   *[no] {""}
}
hand-first-meld = The first meld needs **{ $needed } points**.
hand-foot = 🦶 { $scope ->
    [team] Your side’s foot
   *[player] Your foot
}: { $count ->
    [one] 1 card
   *[other] { $count } cards
}, yours{ $scope ->
    [team] , if no partner is first,
   *[player] { "" }
} { $trigger ->
    [own_first_canasta] once you complete a canasta or use up this hand.
   *[hand_empty] once you use up this hand.
}
hand-in-foot = 🦶 You play from your foot.
hand-red-threes-cost = ⚠️ A red three kept costs { $points }.
hand-bonus = 🎁 { $count ->
    [one] A bonus card is waiting for you; it joins your hand
   *[other] { $count } bonus cards are waiting for you; they join your hand
} on your next turn.
hand-said-more = 🤫 You said “more than one”: it comes out at your next turn or at the end of the round, and costs { $points ->
    [one] 1 point
   *[other] { $points } points
}.
hand-penalty-cards = ⚠️ Your penalty cards: { $cards }
hand-must-throw-exposed = ⚠️ Until { $alone ->
    [yes] you have
   *[no] your side has
} melded, each discard must be one of your penalty cards.
hand-lay-threes-or-pay = 🔺 You hold { $count ->
    [one] a red three: lay it down and draw a card. If it is still in your hand at the end of the round, it costs
   *[other] red threes: lay them down and draw a card for each. Each one still in your hand at the end of the round costs
} { points-fined }.
hand-may-lay-threes = 🔺 You may also keep your { $count ->
    [one] three
   *[other] threes
}.
hand-may-lay-last-threes = 🔺 You hold { $count ->
    [one] a three: laying it down ends the round, since the stock cannot replace it.
   *[other] threes: laying them all down ends the round, since the stock cannot replace them.
}
hand-may-show-special = 🌟 You hold a special hand, **{ $hand }**, for { $points } points: showing it ends the round.
hand-may-ask-to-skip = You could go out without drawing, if your partner agrees.
hand-may-ask = You could go out. If you like, ask your partner first.
# $name: one name or several, $count of them.
hand-said-yes = ✅ { $name } said yes: go out this turn{ $fine ->
    [0] .
   *[other] , or your side is fined { points-fined }.
}
# $name: one name or several, $count of them.
hand-said-no = ✋ { $name } said no: { $fine ->
    [0] you cannot go out this turn.
   *[other] if you go out this turn all the same, your side is fined { points-fined }.
}
hand-discard-held = ⏳ **You discard { $card }.** You can take it back until { $until } ({ $left }). The others wait, and do not see it yet.
hand-discard-held-saying-more = ⏳ **You discard { $card } and say “more than one”.** You can take it back until { $until } ({ $left }). The others wait, and do not hear of it yet.
hand-asked = ⏳ You asked { $name }: “May I go out?” Waiting for the answer.
hand-to-answer = ❓ **{ $asker }** asks you: “May I go out?” { $fine ->
    [0] Your answer is binding for this turn.
   *[other] Going against your answer this turn costs your side { points-fined }.
}

draft-title = Prepared
# $cards: counted cards or emojis.
draft-selected = Selected: **{ $cards }**
draft-empty = Nothing prepared yet.
draft-pile = With the pile: { $upcard } and { $count ->
    [0] no more cards
    [one] one more card
   *[other] { $count } more cards
}
# $cards: counted cards with a capital letter.
draft-row = **{ $cards }** · { $points } points
# $row: draft-row. $rank: the name of a meld, a word, here and below; $make: one of make-…
draft-joins = { $row } · to your { $rank }, making { $size } cards
draft-completes = { $row } · makes a { $make } of { $rank }
draft-completes-make = { $row } · makes a { $make }
draft-spoils = { $row } · ⚠️ turns your natural canasta of { $rank } into a mixed one
selected-alone = Selected: **{ $card }**
# $rank: the name of a meld with a capital letter, before a colon.
selected-too-few-cards = ⚠️ { $rank }: { $have } of { $needed } cards
selected-too-few-naturals = ⚠️ { $rank }: { $have } of { $needed } natural cards
selected-no-meld = ⚠️ Not a meld: cards of one rank, or a row of one suit.
selected-several-ways = They fit different melds: you choose which.
selected-wild = Selected: **{ $card }**. Tap the cards it goes with, or discard it.
selected-wild-home = Selected: **{ $card }**. Choose where it goes, tap cards for it, or discard it.
# What a suggested play would make of your melds.
play-makes = makes a { $make }
play-spoils = ⚠️ turns your natural canasta of { $rank } ({ $before }) into a mixed one ({ $after })
play-unfinished = ⚠️ costs { $points } points if the { $rank } stay unfinished
play-leaves-one = ⚠️ leaves one card after your discard: going out needs { $needed ->
    [one] a canasta
   *[other] { $needed } canastas
}, you have { $have }
play-leaves-one-barred = ⚠️ leaves one card after your discard, and you may not go out yet
play-counts-against = ⚠️ counts against you without a canasta: { $stock ->
    [0] the stock is empty
    [one] one card is left in the stock
   *[other] { $stock } cards are left in the stock
}
draft-counted = ✅ { $counted } points
draft-enough = ✅ **{ $counted } of { $needed } points**
draft-enough-but = ✏️ **{ $counted } of { $needed } points**
draft-waived = ✅ **{ $counted } of { $needed } points**, but that is enough: your whole hand goes down at once
draft-exposes = ⚠️ If you lay them down like this, the cards stay exposed as penalty cards.
# $worth: a list of "cards-worth".
draft-short = ✏️ **{ $counted } of { $needed } points**, { $missing } more needed: { $worth }
# $help: cards to add, a list of counted cards and of draft-add-wilds; words.
draft-short-add = ✏️ **{ $counted } of { $needed } points**: add { $help } ({ $worth })
# $cards: names of ranks, such as "kings and tens".
cards-worth = { $cards } count { $points }
# $problem: a whole sentence.
draft-problem = ⚠️ { $problem }
draft-add = 💡 Add { $help }
# $cards: counted cards; $rank: the name of a meld. A word itself: pass its form on.
draft-add-wilds = { $cards } to the { $rank }
# Names of melds that are prepared, also with a capital letter in a menu; words.
place-beside = a second meld of { $rank }
place-new-sequence = new sequence in { $suit }
place-sequence = sequence { $cards }
draft-goes-out = 🏁 You go out with this.
draft-goes-out-discard = 🏁 Then you can discard your last card and go out.
