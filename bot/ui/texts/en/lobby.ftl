### A table before its match, the list of tables, and news of tables.

lobby-title-playing = { $table } · playing
lobby-title-finished = { $table } · finished
lobby-title-cancelled = { $table } · cancelled
# $goal: one of the two below; $rounds: 0 where points decide. In tables-about, too.
lobby-game = **{ $game }** · { $goal }{ $rounds ->
    [0] {""}
   *[other] {" "}wins
}.
lobby-goal-points = first to { $target } points
lobby-goal-rounds = the highest score after { $count ->
    [one] one round
   *[other] { $count } rounds
}
lobby-lone = 🎯 The first to take the pile in a round plays alone against the other two.
lobby-rotating = 🪑 On the larger side one player sits out each round, in turn.
lobby-house-rule = 🏠 { $house } ({ $preset } with house rules)
lobby-sides = Seats, partners in one line
lobby-partners = {" & "}
lobby-singles = Seats
lobby-seat = **{ $number }** · { $name }
lobby-seat-computer = **{ $number }** · { $name } · { $level }
lobby-seat-host = **{ $number }** · { $name } 👑 host
lobby-seat-free = **{ $number }** · *free*
lobby-seat-kept = **{ $number }** · *reserved for { $name }*
lobby-next = What next?
lobby-waiting = Waiting for players{ $free ->
    [0] {""}
    [one] {" · "}one seat free
   *[other] {" · "}{ $free } seats free
}
lobby-ready = Everybody is here, ready to start
lobby-next-free = **{ button-join }**, **{ button-invite }** friends, or **{ button-add-computer }**.
lobby-next-kept = { $count ->
    [one] A seat is
   *[other] Seats are
} reserved for { $names }: press **{ button-join }** to sit where you sat before. The host can free { $count ->
    [one] it
   *[other] them
} for others behind **{ button-set-up }**.
lobby-next-full = Press **{ button-start }** to deal.
lobby-next-cancelled = Open a new table with { $command }.
set-up-title = Set up · { $table }
set-up-by-host = 👑 **{ $name }** hosts this table and can change this. You can choose a seat.
lobby-footer = Turns go round by seat number.

computers-title = Computers · { $table }
computers-line = **{ $number }** · { $name } · { $about }
computers-none = No computer plays here yet.
computers-add = Choose a level to add a computer.
computers-absent = The level “{ $level }” is not installed with this bot.
# $level: one of level-…, $style: one of character-…
computer-about = { $level }, { $style }

# Levels of computer players, weakest first. “Greedy” and “random” are found at old tables only.
# They stand behind a name, on buttons with a capital letter, and in "against { $level } computers"; words.
level-easy = easy
level-steady = steady
level-strong = strong
level-greedy = greedy
level-random = random

# What the computer players like to do.
# What one computer does, after its level or with a capital letter in a menu.
character-clover = collects natural canastas
character-domino = races to go out
character-pepper = freezes the pile
character-biscuit = hoards wild cards
character-maple = discards with care
character-ziggy = keeps pairs for the big pile
character-pickle = takes piles that others leave
character-waffle = waits long before melding

tables-title = Tables
tables-title-own = Your tables
tables-none = No table is open here. Open one with { $command }.
tables-none-own = You are not at any table. Open one with { $command }.
# $what: one of tables-lobby, tables-playing, tables-your-turn and so on.
tables-line = **{ $table }** · { $what }
tables-lobby = { $free ->
    [0] ready to start
   *[other] waiting for players, { $free } of { $seats } seats free
}
tables-about = { $game } · { $goal } wins
tables-playing = playing, opened { $since }
tables-your-turn = 👉 **your turn**, started { $since }
tables-finished = finished
tables-cancelled = cancelled
tables-people = { $names } · { $place }
tables-more = { $count ->
    [one] One more table is not shown.
   *[other] { $count } more tables are not shown.
}

news-created = 🆕 **{ $name }** opened { $table }.
news-joined = 👋 **{ $name }** joined at seat { $seat }.
news-joined-partner = 👋 **{ $name }** joined as partner of **{ $partner }**.
news-left = 🚪 **{ $name }** left the table.
news-reseated = 🔀 **{ $name }** moved to seat { $seat }.
news-reseated-partner = 🔀 **{ $name }** moved to seat { $seat }, partner of **{ $partner }**.
news-computer-joined = **{ $name }** plays along at seat { $seat }.
news-computer-joined-partner = **{ $name }** plays along as partner of **{ $partner }**.
news-computer-left = **{ $name }** left the table.
news-host-changed = 👑 **{ $name }** is the host now.
# $sides: news-versus, or a list.
news-started = 🎴 The match begins: { $sides }. To { $target } points.
news-started-rounds = 🎴 The match begins: { $sides }. Over { $count ->
    [one] one round
   *[other] { $count } rounds
}.
news-side = **{ $side }**
news-versus = { $one } against { $other }
news-terms = ⚙️ **{ $name }** changed the table settings: { $terms }
news-game = 🎴 **{ $name }** chose **{ $game }** for this table.
news-rematch = 🔁 **{ $name }** opened a rematch, Table { $number }: { $place }
news-seats-freed = 🪑 The reserved seats are free for everybody now.
news-cancelled = 🚫 **{ $name }** cancelled the table.
news-stopped = ⏱️ { $why ->
    [ahead] This round of the tournament is over, and the score counts: the match goes to **{ $side }**.
    [equal] This round of the tournament is over. The scores are equal: a draw.
    [unplayed] This round of the tournament is over, and no round of cards was finished: nobody gets points for this match.
    [no_show] This round of the tournament is over. No move by **{ $side }**, so the match goes to **{ $other }**.
    [no_shows] This round of the tournament is over. Neither side made a move, so nobody gets points for this match.
    [set] The organiser has given this match to **{ $side }**.
    [set_none] The organiser has set the result of this match: nobody wins.
   *[together] The time of this tournament is over: the match ends here, and counts as it stands.
}
# $side: names, $count of them.
news-walkover = 🏳️ The match ends here: **{ $side }** will not go on in the tournament.
news-cancelled-nobody = 🚫 The table was cancelled.
news-moved = 🧵 The thread of { $table } can no longer be reached; the table continues here.
news-unreachable = 📪 I could not tell **{ $name }** that it is time to play. Please pass it on if you can.

## Leaving a match
# $gave: how many people gave up; $count: how many have won.
match-given-up = 🏳️ **{ $side }** { $gave ->
    [one] resigns
   *[other] resign
}: **{ $winners }** { $count ->
    [one] wins
   *[other] win
}.
match-given-up-alone = 🏳️ **{ $side }** { $gave ->
    [one] resigns
   *[other] resign
}, and nobody is left to play on. The match ends here.

offer-open = 🪑 { $by ->
    [himself] **{ $name }** is looking for somebody to take over
   *[other] **{ $name }** has left; **{ $by }** is looking for somebody to take over
} at seat { $seat } of **{ $table }**{ $partners ->
    [none] {""}
   *[other] , partner of { $partners }
}. If you take the seat, you see its cards from then on.
offer-invited = 🪑 { $mention }, { $by ->
    [himself] **{ $name }** asks you to take over
   *[other] **{ $by }** asks you to take over from **{ $name }**, who has left,
} at seat { $seat } of **{ $table }**{ $partners ->
    [none] {""}
   *[other] , partner of { $partners }
}. If you take the seat, you see its cards from then on.
offer-taken = 🔁 **{ $name }** takes over from **{ $before }** at seat { $seat } of **{ $table }**.
offer-kept = 🪑 **{ $name }** keeps seat { $seat } of **{ $table }** after all.
offer-over = 🪑 This seat of **{ $table }** is no longer on offer.
offer-made = Seat { $seat } of { $table } is on offer to { $to ->
    [anybody] anybody
   *[other] { $to }
}. Its player plays on until it is taken.
offer-to-computer = { $name } is a bot. Computers take seats in the lobby, or when time runs out; offer yours to a person.

# $asked: mentions of the partners.
resign-proposed = 🏳️ **{ $name }** proposes to resign at **{ $table }**. { $asked }: do you agree?
resign-sure = { $kind ->
    [alone] Do you really want to resign at { $table }? Choose how well a computer plays on for you. This cannot be undone.
    [ends] Do you really want to resign at { $table }? The match ends immediately, and the others win. This cannot be undone.
   *[partners] Do you want to propose to { $partners } that your side resigns at { $table }? If they agree, this cannot be undone.
}
resign-asked = Your side has been asked. The match continues until everybody agrees.
resign-done = You have resigned at { $table }.
resign-declined = 💪 **{ $name }** wants to play on at **{ $table }**.
resign-over = 🏳️ Nobody is proposing to resign at **{ $table }** any more.

table-not-yours-to-open = You may not use commands or write in this channel. Open a table in another one with `/table new`.
table-too-many-new = You have opened many tables in a short time. You can open another one in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.
