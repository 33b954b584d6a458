### What was rare about a round, below its result: two lines at most.

keepsake-title = To remember
# $who: a side, as "Ana & Cyd"; in keepsake-early-exit one person.
keepsake-all-red-threes = 🍀 All { $count } red threes for { $who }.
keepsake-early-exit = ⚡ { $who } went out { $count ->
    [one] in the very first turn
   *[other] after only { $count } turns
}.
keepsake-comeback = 🎢 From { $count } points behind to the lead: { $who }.
keepsake-first-natural = 🌱 After { $count } rounds the first natural canasta of this match, for { $who }.
keepsake-highest-round = 🏔️ { $count } points for { $who }: the highest round of this match so far.
