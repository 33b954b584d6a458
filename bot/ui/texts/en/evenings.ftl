### Evenings: a date with a sign-up, a reminder, and tables that are made up at the start.

command-evening = Plan an evening with a sign-up, or see those to come
option-evening-when = For example “Friday 20:00”, “5 December 19:30”, “1.12. 19:30” or “in 2 hours”
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
evening-repeats = 🔁 { $every }
evening-every-week = Every week
evening-every-two_weeks = Every second week
# $weekday: one of weekday-…, a word.
evening-every-month = Every month on the { $week ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[5] last
} { $weekday }
evening-fills = 🤖 Computers take the seats that are free at the start.
evening-is-beginning = ▶️ The tables are being made up.
evening-is-begun = ▶️ This evening has begun.
evening-is-missed = 🚫 This evening could not begin.
evening-is-cancelled = 🚫 This evening was cancelled.
evening-guests-in = ✅ In ({ $most ->
    [0] { $count }
   *[other] { $count } of { $most }
})
evening-guests-waiting = ⏳ Waiting ({ $count })
evening-guests-maybe = ❔ Maybe ({ $count })
evening-guests-out = ❌ Out ({ $count })
evening-nobody = nobody yet
evening-organiser = Organised by { $name }
button-evening-in = I’m in
button-evening-maybe = Maybe
button-evening-out = Out
button-evening-change = Change

# Patterns of dates where Discord shows none of its own, on buttons and in menus: EEEE is the weekday, dd the day,
# MM the month, yyyy the year, HH:mm the time. Letters that are text stand in 'single quotes'.
date-pattern-full = EEEE yyyy-MM-dd HH:mm
date-pattern-day = yyyy-MM-dd

date-which = **Which one do you mean?**
evening-is-right = Is this what you mean? Nobody is told before you press **{ button-evening-plan }**.
evening-zone-unknown = I took the time as UTC; choose your time zone in `/settings`.
evening-once = Only once
evening-every-menu = How often
evening-most-menu = The most people
evening-most = { $count ->
    [0] Any number of people
   *[other] At most { $count } people
}
evening-game-gone = This house rule is no longer there. Please use `/evening` again.
button-evening-plan = Plan it
button-evening-fills = Computers: { $now ->
    [on] fill up
   *[off] none
}
button-evening-other-date = Another date
evening-planned = 📅 Planned for { $date }.
date-without-time = At what time on “{ $typed }”? Write the time, too, like `Friday 20:00` or `5 December 8 pm`.
date-unknown = I do not understand “{ $typed }” as a date and a time. Write it like `Friday 20:00`, `5 December 8 pm`, `1.12. 19:30` or `in 2 hours`.
evening-no-permission = I may not write in this channel. Please let me view it, send messages and embed links here, or choose another channel.
evening-change = This evening is on { $date }. Those who come are told of a change.
evening-move-sure = Move it from { $before } to **{ $date }**?
evening-cancelled = The evening is cancelled, and those who would have come are told.
evening-cancel-sure = **Cancel the evening on { $date }?** Those who would have come are told.
evening-off-the-list = You are off the list.
evening-you-wait = ⏳ { $most } people are in, so you wait: number { $place } on the waiting list. When somebody declines, you move up and are told.
evening-move-title = Another date
evening-move-label = Date and time
evening-move-hint = Friday 20:00
button-evening-move = Move it
button-evening-cancel = Cancel it
button-evening-keep = Keep it
button-evening-really-cancel = Yes, cancel it
button-evening-move-sure = Yes, move it
button-evening-only-this = Only this one
button-evening-all-from-this = This and all later ones
button-evening-cancel-series = All of the series

evenings-title = 📅 **Evenings to come**
evenings-none = No evening is planned here. Plan one: `/evening when:Friday 20:00`
evenings-line = { $date } · { $game } · { $count ->
    [one] one is in
   *[other] { $count } are in
}
evenings-then = { "   " }🔁 { $every }, then on { $dates }
button-evening-to = To no. { $number }

evening-post-reminder = ⏰ Canasta evening at **{ $time }** ({ $ago }).
evening-post-moved = 📅 The Canasta evening was moved to { $date }, { $ago }. Please say whether you come.
evening-post-cancelled = 🚫 The Canasta evening on { $date } was cancelled.
evening-post-series-cancelled = 🚫 The Canasta evenings from { $date } on are cancelled.
evening-post-begun = ▶️ The Canasta evening begins. { $tables ->
    [one] Your table is open:
   *[other] { $tables } tables are open:
}
evening-table = • [Table { $number }]({ $url })
evening-without-seat = No seat for { $names }: they sit at as many tables as they may here, or this server allows no more.
evening-waited = On the waiting list: { $names }. Take a free seat if somebody does not show up.
evening-series-ends = The organiser has left this server, so the series ends here. `/evening` begins a new one.
evening-moved-up = 🎉 A place is free, and you are in: Canasta evening on { $date }, { $ago }.
evening-moved-up-direct = { $moved_up }
    On the server **{ $server }**.
evening-missed-direct = 🚫 Your Canasta evening on { $date } on the server **{ $server }** is over without tables: its channel is gone, or I may no longer write there.{ $series ->
    [yes] { " " }Its series ends, too.
   *[no] { "" }
} `/evening` plans another one in any channel.
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
