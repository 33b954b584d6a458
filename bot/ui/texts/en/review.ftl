### The review of a round that is over, for one person.

button-review = Review round
review-title = 🔎 Round { $round } · { $table }
review-found = { $count ->
    [one] The turning point
   *[other] The { $count } turning points
} of your { $turns } turns:
review-none = I looked at your { $count ->
    [one] one turn
   *[other] { $count } turns
}: none was clearly worse than what I would have done.
# $played and $better: what was played and what would have been better, infinitives of actions.ftl; $played has a
# capital letter. $reason: a sentence.
review-point = **Turn { $turn }: { $played }** { $reason }
    Better by about { $points } points: { $better }.
review-luck = The cards, apart from your play
review-cards = Dealt and drawn: your side { $wilds ->
    [one] one wild card
   *[other] { $wilds } wild cards
} and { $threes ->
    [one] one red three
   *[other] { $threes } red threes
}, the others { $their_wilds } and { $their_threes }.
review-footer = Judged by what you could see then: I played the round on from each turn many times.
review-go-on = *Go on from* a turn to play it again, against computers; it takes the place of a practice match in play. Cards that you could not see are dealt anew: they tell nothing of the others’ hands.
review-progress = 🔎 Looking at turn { $turn } of { $turns }…
