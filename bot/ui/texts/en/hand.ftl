### The private hand panel and the draft of melds.

hand-title = Your hand · { $count ->
    [one] 1 card
   *[other] { $count } cards
}
hand-drawn = 🆕 Drawn: **{ $cards }**
hand-now = Now
hand-own-melds = Your side’s melds
hand-footer = { $table } · only you can see this
hand-footer-round = { $table } · Round { $round } · only you can see this

hand-turn-draw = 👉 **Your turn.** Draw a card.
hand-turn-draw-or-take = 👉 **Your turn.** Draw a card, or take the pile with { $ways }.
hand-turn-draw-or-take-alone = 👉 **Your turn.** Draw a card, or take the pile: { $upcard } fits your side’s meld.
hand-turn-take-only = 👉 **Your turn.** The stock is empty and the pile fits: take it with { $ways }.
hand-turn-take-or-pass = 👉 **Your turn.** The stock is empty. Take the pile with { $ways }, or let the round end.
hand-turn-pass-only = 👉 **Your turn.** The stock is empty and you cannot take the pile: the round ends here.
hand-take-nothing = nothing from your hand
hand-turn-play = 👉 **Your turn.** Meld or add cards if you like, then discard.
hand-turn-play-no-meld = 👉 **Your turn.** You have nothing to meld; discard a card.
hand-turn-must-meld = 👉 **Your turn.** Lay down cards; you cannot discard yet.
hand-first-meld = Your side’s first meld needs **{ $needed } points**.
hand-possible = For example: { $plays }.
hand-may-ask = You could go out. If you like, ask your partner first.
hand-said-yes = ✅ { $name } said yes: go out in this turn.
hand-said-no = ✋ { $name } said no: you do not go out in this turn.
hand-asked = ⏳ You asked { $name }: “May I go out?” The answer is on its way.
hand-to-answer = ❓ **{ $asker }** asks you: “May I go out?” Answer yes or no; it binds this turn.

draft-title = Prepared
draft-pile = Take the pile with { $upcard } on top
draft-play = { $cards } = { $points }
draft-play-joins = { $cards } = { $points } · joins the { $rank }, { $size } cards then
draft-play-canasta = { $cards } = { $points } · makes a { $make } of { $rank }
draft-empty = Nothing is prepared.
draft-points = ✅ { $counted } points
draft-enough = ✅ **{ $counted } of { $needed } points**
draft-short = ✏️ **{ $counted } of { $needed } points:** { $more } more{ $example }
draft-problem = ⚠️ { $problem }
draft-try = 💡 { $play }
