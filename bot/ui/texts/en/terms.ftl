### What a table has agreed about time, and the form in which it is chosen.

terms-days = { $count ->
    [one] one day
   *[other] { $count } days
}
terms-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}

terms-line-relaxed = { $reminders ->
    [0] 🕊️ No clock, and no reminders.
   *[other] 🕊️ No clock: whoever is to play is only reminded.
}
terms-line-turns = ⏳ { $time } for each turn; { $what }.
terms-line-bank = ⏳ { $time } for the match and { $more } more with each turn; { $what }.
terms-line-wait = when time runs out, the others decide
terms-line-skip = when time runs out, the turn is skipped
terms-line-computer = a computer plays when time runs out
terms-line-ready = 🤝 The next round is dealt when all are ready.
terms-line-take-back = ↩️ What was laid down in a turn may be taken back.

terms-title = Terms · { $whose }
terms-title-server = new tables of this server
terms-setting = **{ $name }**: { $value }
terms-as-server = *This house rule has no terms of its own; it goes the way of the server.*
terms-footer-table = They can be changed until the match begins.
terms-footer-fixed = The host sets them before the match begins.
terms-footer-house = New tables with this house rule begin with these terms.
terms-footer-server = New tables begin with these terms, unless their house rule has others.

menu-terms-setting = What would you like to change?
menu-terms-value = { $name }…
button-terms = Terms
button-terms-of-server = As in the server

terms-name-pace = Clock
terms-name-hours = Time
terms-name-increment = More with each turn
terms-name-on-time-out = When time runs out
terms-name-reminders = Reminders
terms-name-relaxed-reminders = Reminders
terms-name-vacation-hours = Vacation
terms-name-question-hours = Time to answer “May I go out?”
terms-name-question-default = If partner does not answer
terms-name-next-round = Next round
terms-name-take-back = Taking back

terms-pace-relaxed = No clock, only reminders
terms-pace-turns = So much time for each turn
terms-pace-bank = So much time for the match, and more with each turn
terms-time-out-wait = The others decide
terms-time-out-skip = The turn is skipped: drawn and discarded
terms-time-out-computer = A computer plays until the player is back
terms-reminders-none = None
terms-reminders-before = { $times } before time runs out
terms-reminders-after = After { $times }
terms-vacation-none = None
terms-question-hours-none = As long as partner likes
terms-question-default-yes = It counts as yes
terms-question-default-no = It counts as no
terms-next-round-at-once = Dealt at once
terms-next-round-when-ready = Dealt when all are ready, or after a day
terms-take-back-yes = Lay-downs may be taken back until something else happens
terms-take-back-no = What lies on the table stays there
