### Duplicates: all tables play the same deals, in private threads, and are compared with each other.

tournament-kind-duplicate = Duplicate
choice-tournament-duplicate = Duplicate: all tables play the same deals
duplicate-time = All tables play the same deals, each in a private thread, within { $days ->
    [one] a day
   *[other] { $days } days
}. What you make of your cards counts against the others who had them.
duplicate-form-length = { $count ->
    [0] Four deals
    [one] One deal
   *[other] { $count } deals
}
duplicate-form-days = It lasts { $count ->
    [one] one day
   *[other] { $count } days
} at most
duplicate-goal = { $count ->
    [one] one deal
   *[other] { $count } deals
}
duplicate-until = It ends { $until } ({ $left }) at the latest. Until the last table has finished, nobody sees another table.
duplicate-fair = Fair deals
duplicate-seal = 🔏 All deals of duplicate { $number } are sealed, so nobody can change them any more: `{ $commitment }`
duplicate-sealed-before = They were sealed anew after a backup was restored; before: { $before }
button-duplicate-cut = Cut
duplicate-cut-title = Cut the deals of all tables
duplicate-cut-given = ✂️ You cut the deals with “{ $text }”. You can change it until it starts.

duplicate-begins = 🏆 **{ $name }** begins: the same deals at all tables. It ends { $left } at the latest. Your table is in a private thread; please do not talk about the cards until all have finished.
duplicate-tables = Tables
duplicate-table = { $number ->
    [none] {""}
   *[other] {"Table "}{ $number }{": "}
}{ $first } – { $second }
button-duplicate-sheet = Sheet
duplicate-sheet-later = The sheet is told when the last table has finished.
duplicate-sheet-cancelled = It was cancelled before it began, so there is no sheet.
# Without the backslash Discord would number the lines itself, and those after equal places wrongly.
duplicate-place = { $rank }\. { $names } · **{ $beyond }**
duplicate-out = ~~{ $name }~~
duplicate-others = { $count ->
    [one] one other
   *[other] { $count } others
}
duplicate-average = Points beyond the average: what you scored more than your opponents, compared with those who had your seats at the other tables.
duplicate-two-tables = With two tables, { $one } win and lose together, and so do { $other }.
duplicate-deal = Deal { $number } (average { $average })
duplicate-deals-missing = There is no room here for deal { $first } and those that follow. /replay shows them at each table.
duplicate-line = Table { $number }: { $points }, **{ $beyond }** to the average
duplicate-not-played = { $number ->
    [none] A table that nobody played at
   *[other] Table { $number }
}: not completed
button-duplicate-replay = Replay: Table { $number }
duplicate-winner = { $medal } { $names } · **{ $beyond }**
duplicate-no-winner = No table has completed a deal, so nobody has won.

duplicate-uneven = A duplicate needs two tables at least, and two entries at each. Computers can take the places that are missing.
duplicate-withdraw-sure = **Withdraw from { $name }?** Computers play on at your seats, so that nobody else loses a deal. In pairs your partner is out, too.
duplicate-end-sure = **End { $name } now?** Its tables are stopped, and the deals that are complete count.
button-duplicate-end = End it now
button-duplicate-end-sure = Yes, end it
duplicate-end-done = **{ $name }** ends. The sheet comes in a moment.
duplicate-no-threads = A duplicate is played in private threads. Give me *Create Private Threads* and *Send Messages in Threads* in { $channel } first.
duplicate-kept-deal = -# 🔏 A backup was restored, so this deal may have been known. The other tables play it, too, and so it was not replaced.
