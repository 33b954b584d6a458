### The public board.

board-title = { $table } · Round { $round }
board-title-before = { $table }

# $name: whose turn it is; one person.
board-turn-draw = 👉 **{ $name }**’s turn: draw or take the pile
board-turn-last = 👉 **{ $name }**’s turn: take the pile or let the round end
board-turn-play = 👉 **{ $name }**’s turn: meld and discard
board-turn-since = · started { $since }
# $name: who has to answer, $count of them.
board-turn-asked = ❓ **{ $asker }** asks: “May I go out?” Waiting for **{ $name }**’s answer · asked { $since }
# $name: who answered, $count of them; $asker: one person.
board-turn-may = **{ $name }** said yes: **{ $asker }** goes out this turn{ $fine ->
    [0] .
   *[other] , or the side is fined { points-fined }.
}
# $name: who answered, $count of them; $asker: one person.
board-turn-may-not = **{ $name }** said no: { $fine ->
    [0] **{ $asker }** does not go out this turn.
   *[other] if **{ $asker }** goes out this turn all the same, the side is fined { points-fined }.
}
board-turn-between = ⏸️ Round { $round } is over. The next deal starts automatically.
board-turn-first-deal = 🎴 The first deal is on its way.
# $count: how many people the winners are.
board-turn-over = 🏆 The match is over: **{ $winners }** { $count ->
    [one] wins
   *[other] win
}!
# $name: who plays next, $count of them.
board-paused = ⏸️ Paused { $since }. **{ $name }** plays next.
board-paused-between = ⏸️ Paused { $since }, between two rounds.
board-paused-alone = 💤 Everybody left { $since }. The match continues when somebody comes back.
# $canasta: "mixed canasta of sixes" (board-canasta) or "wild canasta".
board-moment-canasta = ✨ **{ $name }**: { $canasta }!
# $make: a make-… without its sign; $rank: the name of a rank, a word.
board-canasta = { $make } of { $rank }
board-moment-first-meld = ✨ The first meld at last! **{ $name }** laid it down after { $waited ->
    [one] one turn
   *[other] { $waited } turns
} without one.
board-brought-down = ⬇️ The board comes down below the newest messages.
board-down-already = The board was posted less than a minute ago.
board-quiet = 🌙 Quiet hours of **{ $name }** until { $until }
board-due = ⏳ Time for this turn runs out { $due }.
board-answer-due = ⏳ Time to answer runs out { $due }; then it counts as { $yes ->
    [yes] yes
   *[no] no
}.
board-time-is-up = ⌛ Time for this turn is up; the others can decide what happens.
board-vacation = 🏖️ Time for this turn is up; **{ $name }** uses vacation time{ $due ->
    [none] {""}
   *[other] , which runs out { $due }
}.
# $names: one or several.
board-stand-in = 🤖 A computer is playing for { $names } for now.
board-turn-cancelled = 🚫 This table was cancelled.

board-emoji-pile = **Pile:** { $upcard } { $count } · **Stock:** { $back } { $stock }
board-pile = **Pile:** { $count ->
    [one] 1 card, { $upcard }
   *[other] { $count } cards, { $upcard } on top
}
board-pile-all = Below it, from the top: { $cards }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}
board-pile-hidden = **Pile:** { $count ->
    [one] 1 card, face down
   *[other] { $count } cards, face down
}
board-pile-face-down = ({ $count } face down)
board-last-discard-face-down = (the last discard lies face down)
board-turn-card-in = ↩️ Turn card still in the stock.
board-turn-card-gone = ↩️ The turn card has been drawn.
board-wings = 🪽 Packets still to come with first melds: { $cards } cards
board-wings-dead = 🪽 Set aside, never used: packets of { $cards } cards
board-recycled = 🔁 The pile has been { $order ->
    [turned] turned over as
   *[shuffled] shuffled into
} a new stock { $count ->
    [one] once
   *[other] { $count } times
} this round.
# $partners: names.
board-lone = 🎯 **{ $name }** plays alone against { $partners }.
board-sits-out = 🪑 { $name } { $count ->
    [one] sits
   *[other] sit
} out this round.
board-pile-empty = **Pile:** empty
board-stock = **Stock:** { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
board-frozen = ❄️ Frozen
board-frozen-for = ❄️ Frozen for { $sides }
board-blocked-wild = ⛔ Blocked: nobody can take a wild card.
board-closed = 🔒 Closed for everybody by a canasta: { $ranks }.
board-blocked-seven = ⛔ Blocked for now by the seven on top.
board-wild-pair = ⛔ A wild card on top: only a pair of { $rank } takes it.
board-extent = { $extent ->
    [top_only] ✂️ Only the top card can be taken.
    [until_wild] ✂️ You take the pile only down to the next wild card.
    [from_card] ✂️ You may take the pile from any card you can meld at once, with everything above it.
   *[other] ✂️ You take only the top { $count } cards of the pile.
}
board-blocked-black-three = ⛔ Blocked for now by the black three on top.
board-blocked-red-three = ⛔ Blocked for now by the red three on top.
# $sides: names; $rank: a word.
board-blocked-canasta = ⛔ Blocked for { $sides }: a canasta of { $rank } is complete.

# $side: names, as "Ana & Cyd".
board-side = { $side } · { $total } points
board-side-turn = 👉 { $side } · { $total } points
board-side-now = { $side } · { $points } on the table
board-side-personal = { $members } points
# $needed: a list such as "Ana 50 and Cyd 90".
board-first-meld-each = No meld yet; the first one needs { $needed } points.
board-first-meld = No meld yet; the first one needs **{ $needed } points**.
# In a picture: 25 characters.
board-picture-first-meld = First meld: { $needed }
board-melded-nothing = No melds on the table.
# $cards: counted cards in bold with a capital letter; $make: one of make-…
board-meld = { $cards } · { $points } points
board-meld-canasta = { $cards } · { $points } points · { $make }{"\u00A0"}+{ $bonus }
board-meld-closed = { $meld }{"\u00A0"}🔒
board-meld-black-threes = { $cards } · { $points } points · black threes
board-meld-short = { $cards } · { $points }
board-meld-short-natural = { $cards } · { $points } 🔴 natural
board-meld-short-mixed = { $cards } · { $points } ⚫ mixed
board-meld-short-wild = { $cards } · { $points } 🃏 wild
board-meld-short-sequence = { $cards } · { $points } 🪜 sequence
board-meld-short-threes = { $cards } · { $points } 🔺 threes
board-melds-points = All melds: { $points } points
board-red-threes = 🔺 Red threes: { $cards } = { $points }{ $against ->
    [yes] {" "}for now
   *[no] {""}
}
board-black-threes = ◼️ Black threes: { $cards } = { $points }{ $against ->
    [yes] {" "}for now
   *[no] {""}
}
# $hands: board-in-hand-one of each player, and board-canastas.
board-in-hand = Cards in hand: { $hands }
board-canastas = canastas to go out:{"\u00A0"}{ $there }{"\u00A0"}of{"\u00A0"}{ $needed }
board-in-hand-one = { $name }{"\u00A0"}{ $count }
board-one-card = (only one)
board-more-cards = (more than one)
board-with-foot = { $hand } (foot: { $count })
board-in-foot = { $hand } (in the foot)
board-side-foot = { $count ->
    [0] 🦶 The foot of this side is picked up.
    [one] 🦶 Foot of this side: 1 card
   *[other] 🦶 Foot of this side: { $count } cards
}
board-foot-unplayed = { $hand } (in the foot, nothing played from it yet)
board-bonus = 🎁 { $count ->
    [one] A bonus card joins
   *[other] { $count } bonus cards join
} the hand of { $name } on the next turn.
board-penalty-cards = ⚠️ Penalty cards of { $name }: { $cards }
board-fined = ⚠️ { $name } is fined { $points ->
    [one] 1 point
   *[other] { $points } points
}.
board-exact-cut = ✂️ Exact cut: +{ $points }
board-plays = Last plays
# $length: one of the two below.
board-footer = { $game } · { $length } · dealt by { $dealer }
board-length-points = match to { $target } points
board-length-rounds = match of { $count ->
    [one] one round
   *[other] { $count } rounds
}
