### Practice: a private match against computers, and what it explains.

command-practice = Practise alone against computers: only you see it
option-practice-level = How well they play (default: easy)
option-practice-anew = Begin a new practice match, even if one is in play
option-practice-deal = The code of a deal, from the page of a shared round; it brings its own game

practice-begun = 🎓 **{ $game }**, against { $level } computers. Only you see it.
practice-begun-in-play = 🎓 **Practice from turn { $turn }**, until the round is over. Cards that you could not see are dealt anew.
practice-begun-deal = 🎓 **The same deal again**: { $game }, against { $level } computers, until the round is over. Only you see it.
practice-begun-again = 🎓 **Once more**, from the same turn and with the same cards.
practice-goes-on = 🎓 Your practice match goes on. For a new one: `/practice anew:True`.
practice-between = ⏸️ Round { $round } is over.
button-practise = Practise again
button-try-again = Try again
button-go-on-from = Go on from turn { $turn }

# Each of these is shown once. The figures are those of the game that is played.
lesson-draw = 💡 **A turn** begins with { $draws ->
    [one] a card
   *[other] { $draws } cards
} from the stock, or with the pile if you can meld its top card. It ends with a discard.
lesson-first-meld = 💡 **The first meld** of a side must be worth { $needed } points in one turn. It can wait: to end your turn, discard a card.
lesson-take = 💡 **You can take the pile.** Its top card goes into a meld at once, and what lies below comes with it.
lesson-frozen = 💡 **The pile is frozen**, { $why ->
    [always] as it always is in this game
    [red_three] as a red three lies in it
   *[wild] as a wild card lies in it
}. Only two natural cards from the hand, of the rank of its top card, take it.
lesson-threes = 💡 **{ $threes }** { $count ->
    [one] was laid down by itself and replaced
   *[other] were laid down by themselves and replaced
} from the stock. { $count ->
    [one] It counts
   *[other] They count
} when the round ends.
lesson-canasta = 💡 **A canasta**: { $size } cards together bring a bonus. { $canastas ->
    [one] A side needs one to go out.
   *[other] A side needs { $canastas } to go out.
}
lesson-going-out = 💡 **Your side may go out.** Who gets rid of the last card ends the round; cards that are still held then count against their side.
lesson-scoring = 💡 **The round is over.** Melds, canastas and threes have been counted, less the cards still held: see **{ button-score }**. **{ button-ready }** deals the next round.
