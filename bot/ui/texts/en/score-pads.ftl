### Score pads, for games that are played with real cards.

command-scorepad = Keep the score of a game with real cards: bonuses, totals and the next first meld
option-pad-names = Begin one: names of the sides or people, with commas (leave this out to see yours)
option-pad-game = The game, or a house rule of this server (default: what new tables play)

pad-welcome-title = 🧮 Score pads
pad-welcome = For games with real cards: you type what each side has after a round, and I work out bonuses, totals and the next first meld. Only you see it.
pad-title = 🧮 Score pad · { $game }
pad-sheet-title = 🧮 { $game } · Round { $round }
pad-totals = Totals
pad-next = Round { $round }: first meld
pad-minimum-all = { $points } points for everybody
pad-minimum = { $side }: { $points } points
# $names: names, $count of them.
pad-won = 🏆 **{ $names }** won with { $total } points.
pad-footer = Only you can see this. It is kept for a year after its last change.
pad-how = After each round, type for each side what it has, in any order, such as
    `{ $example }`
    A bare number is the points of all cards laid down, those in canastas too; one with a minus, of those left in hand. Bonuses are added for you.
pad-how-partners = Partners both type the melds of their side{ $threes ->
    [own] , and each their own red threes
   *[both] {""}
}.
pad-how-others = You can also type { $words }.
pad-written = ✅ Round { $round }: { $points }
pad-scored = { $side } { $points }
pad-undone = ↩️ Round { $round } is taken back.
pad-deleted = The score pad is deleted.
pad-delete-sure = Do you really want to delete the score pad of { $names }?
pad-choice = { $date } · { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
pad-pictures = 📈 The course of the game, and the last round.
pad-shown = Everybody here can see it now, as it is; later rounds do not change it.
pad-shown-by = Score pad of { $name }
pad-not-shown = This cannot be shown here: you or I may not write in this channel.
pad-people-title = 🧮 Count it in statistics
pad-people-about = When the game is over, its rounds count in `/stats` here for everybody who agrees, as rounds with real cards: points, canastas and matches. They are in no record and no rating. Choose a side, then its people.
pad-people-side = **{ $side }**: { $people }
pad-people-nobody = nobody
pad-people-sides = Which side
pad-people-menu = Who is { $side }?
pad-person = { $person } { $answer ->
    [agreed] ✅
    [declined] ❌
   *[none] (not agreed yet)
}
pad-person-stranger = { $name } is a bot, or not a member of this server.
pad-asked = They are asked in this channel.
pad-question = 🧮 { $people }: { $maker } keeps the score of a game with real cards that you played: { $game }. May it count in your statistics in this server? Only your own answer counts, and you can change it here.
pad-agreed = ✅ It counts in your `/stats` once the game is over.
pad-declined = It does not count in your statistics.
pad-not-named = You are not named on this score pad, or it was deleted.
pad-csv = 📄 For spreadsheets.
pad-csv-round = Round
pad-csv-side = Side
pad-no-files = I may not send files here. In a direct message with me I can.
pad-why-threes = The threes { $counts ->
    [against] count against this side
   *[nothing] count nothing
}: { $sign ->
    [any_meld] it did not meld.
    [any_canasta] it has no canasta.
    [two_canastas] it has fewer than two canastas.
    [sevens_canasta] it has no canasta of sevens.
    [american_three_way] { $counts ->
        [against] it has no canasta.
       *[nothing] that takes two canastas.
    }
   *[never] in this game they always do.
}
pad-why-melds = Without a canasta, the melded cards count against this side.

pad-form-new = New score pad
pad-form-names = Names, with commas
pad-form-names-hint = Ana & Ben, Cyd & Dan
pad-form-game = Game or house rule
pad-form-game-hint = Leave this empty for what new tables play
pad-form-title = Round { $round }
pad-form-lines = A line for each side

pad-refused-title = ✏️ Not written yet
pad-empty = **{ $side }**: nothing is typed. Type `0` if there is nothing to count.
pad-too-long = **{ $side }**: that is too long; { $limit } characters are enough.
pad-unknown = **{ $side }**: I do not understand { $pieces }.
pad-foreign = **{ $side }**: this game does not count { $items }.
pad-read = I understood { $items }.
pad-problem-several-out = { $count } went out. { $limit ->
    [one] Only one can.
   *[other] Only one can, with a partner.
}
pad-problem-several-cuts = { $count } sides have the exact cut. Only one can.
pad-problem-odd-points = **{ $side }**: all cards count multiples of { $limit }, and { $count } is none.
pad-problem-too-few-points = **{ $side }**: the cards of { $count ->
    [one] a canasta count
   *[other] { $count } canastas count
} at least { $limit } points, without the bonus.
pad-problem-few-canastas-to-go-out = **{ $side }** went out with { $count ->
    [0] no canasta
    [one] one canasta
   *[other] { $count } canastas
}. This game needs { $limit ->
    [one] one
   *[other] { $limit }
}. Is a canasta missing?
pad-problem-too-many-from-hand = **{ $side }**: { $count } canastas from the hand, but only { $limit } in all.
pad-problem-too-many-canastas = { $count } canastas are more than the packs allow: at most { $limit }.
pad-problem-too-many-wilds = These canastas need { $count } wild cards. The packs have { $limit }.
pad-problem-too-many-red-threes = { $count } red threes are too many. The packs have { $limit }.
pad-problem-too-many-black-threes = { $count } black threes are too many. The packs have { $limit }.
pad-problem-too-many-points = { $count } points are too many. All cards together count at most { $limit }.

button-pad-new = New score pad…
button-pad-round = Add round { $round }…
button-pad-undo = Undo round { $round }
button-pad-sheet = Explain or change
button-pad-pictures = Pictures
button-pad-csv = CSV
button-pad-show = Show to all
button-pad-people = In statistics
button-pad-ask = Ask them
button-pad-agree = Count mine
button-pad-decline = Do not count mine
button-pad-change = Change…
button-pad-again = Type again…
button-pad-round-sure = No, it is correct
button-pad-delete = Delete…
button-pad-delete-sure = Yes, delete it
menu-pad = 🧮 Other score pads…
