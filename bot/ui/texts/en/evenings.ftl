### Evenings: a date with a sign-up, a reminder, and tables that are made up at the start.

command-evening = Plan an evening with a sign-up, or see those to come
option-evening-when = For example “Friday 20:00”, “tomorrow 8pm” or “2026-11-27 19:30”
option-evening-rotating = Rotating partners: how long each match is
choice-evening-one-round = One round
choice-evening-two-rounds = Two rounds
choice-evening-four-rounds = Four rounds
choice-evening-whole-matches = Whole matches

evening-title = 📅 Canasta evening
evening-when = **{ $date }**, { $ago }
evening-game = 🎴 { $game }
evening-usual-game = The usual game of this server
evening-rotates = 🔄 Rotating partners: { $rounds ->
    [0] whole matches
    [one] matches of one round
   *[other] matches of { $rounds } rounds
}
evening-is-beginning = ▶️ The tables are being made up.
evening-is-begun = ▶️ This evening has begun.
evening-is-missed = 🚫 This evening could not begin.
evening-is-cancelled = 🚫 This evening was cancelled.
evening-guests-in = ✅ In ({ $count })
evening-guests-maybe = ❔ Maybe ({ $count })
evening-nobody = nobody yet
evening-organiser = Organised by { $name }
button-evening-in = I’m in
button-evening-maybe = Maybe
button-evening-out = Out
button-evening-change = Change

evening-planned = 📅 Planned for { $date }.{ $zone ->
    [known] { "" }
   *[unknown] { " " }I took the time as UTC; choose your time zone in `/settings`, and move it with **{ button-evening-change }**.
}
evening-date-unknown = I do not understand “{ $typed }” as a date and a time. Write it like `Friday 20:00`, `tomorrow 8pm` or `2026-11-27 19:30`.
evening-no-permission = I may not write in this channel. Please let me view it, send messages and embed links here, or choose another channel.
evening-change = This evening is on { $date }. Those who come are told of a change.
evening-cancelled = The evening is cancelled, and those who would have come are told.
evening-cancel-sure = **Cancel the evening on { $date }?** Those who would have come are told.
evening-off-the-list = You are off the list.
evening-move-title = Another date
evening-move-label = Date and time
evening-move-hint = Friday 20:00
button-evening-move = Move it
button-evening-cancel = Cancel it
button-evening-really-cancel = Yes, cancel it

evenings-title = 📅 **Evenings to come**
evenings-none = No evening is planned here. Plan one: `/evening when:Friday 20:00`
evenings-line = { $date } · { $game } · { $count ->
    [one] one is in
   *[other] { $count } are in
}
button-evening-to = To no. { $number }

evening-post-reminder = ⏰ Canasta evening at **{ $time }** ({ $ago }).
evening-post-moved = 📅 The Canasta evening was moved to { $date }, { $ago }. Please say whether you come.
evening-post-cancelled = 🚫 The Canasta evening on { $date } was cancelled.
evening-post-begun = ▶️ The Canasta evening begins. { $tables ->
    [one] Your table is open:
   *[other] { $tables } tables are open:
}
evening-table = • [Table { $number }]({ $url })
evening-without-seat = No seat for { $names }: they sit at as many tables as they may here, or this server allows no more.
evening-post-nobody = 📅 Nobody is in for this Canasta evening, so no table was opened.
evening-post-refused = 📅 This server allows no more open tables, so none was opened for this evening. Open one when another has ended.
button-evening-sign-up = Who comes?
button-evening-cannot-come = I can’t come
button-evening-seat = Where do I sit?
evening-your-seat = You sit at seat { $seat } of { $place }
evening-you-sit-out = { $first ->
    [yes] You sit out the first match of { $place }
   *[no] You sit out this match of { $place }
}
evening-free-seats = You are at none of the tables. Seats are free here:
    { $places }
evening-no-seat = You are at none of the tables, and no seat is free. `/table list` shows all tables.
evening-event-name = Canasta evening
