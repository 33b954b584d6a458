### Table settings: what a table has agreed about time, calls and its board. Players read "rules" only of the game.

# Also with a capital letter at the beginning of a line.
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
   *[other] 🕊️ No clock, only reminders.
}
# $time: terms-days or terms-hours with a capital letter; $what: one of terms-line-wait, -skip, -computer.
terms-line-turns = ⏳ { $time } per turn; { $what }.
terms-line-bank = ⏳ { $time } for the match plus { $more } per turn; { $what }.
terms-line-wait = when time runs out, the others decide
terms-line-skip = when time runs out, the turn is skipped
terms-line-computer = a computer plays when time runs out
terms-line-ready = 🤝 The next round is dealt when everybody is ready.
terms-line-no-take-back = 📌 Cards that are laid down stay down.
terms-line-discard-hold = ↩️ A discard can be taken back for { $seconds } seconds.
terms-line-hints = 💡 Hands have *{ button-hint }*, for everybody alike.
terms-line-tells-plays = 💬 Every play is told in the thread.

terms-title = Table settings · { $whose }
terms-title-server = new tables of this server
terms-setting = **{ $name }**: { $value }
terms-as-server = *This house rule has no table settings of its own; it uses the server’s.*
terms-footer-table = They can be changed until the match begins.
terms-footer-fixed = The host sets them before the match begins.
terms-footer-running = While the match runs, only the board, great moments, remarks and the messages about plays can be changed.
terms-footer-house = New tables with this house rule start with these settings.
terms-footer-server = New tables start with these settings, unless their house rule has its own.

menu-terms-setting = What would you like to change?
menu-terms-value = { $name }…
button-terms = Table settings
button-terms-of-server = Same as the server

terms-name-pace = Clock
terms-name-hours = Time
terms-name-increment = Extra time per turn
terms-name-on-time-out = When time runs out
terms-name-reminders = Reminders
terms-name-relaxed-reminders = Reminders
terms-name-vacation-hours = Vacation
terms-name-question-hours = Time to answer “May I go out?”
terms-name-question-default = If the partner does not answer
terms-name-next-round = Next round
terms-name-take-back = Taking back
terms-name-discard-hold = Taking back a discard
terms-name-hints = Hints
terms-name-board = The board as
terms-name-moments = Great moments
terms-name-remarks = Remarks of computers
terms-name-tells-plays = Plays in the thread

terms-pace-relaxed = No clock, only reminders
terms-pace-turns = A fixed time per turn
terms-pace-bank = A time bank for the match, plus time per turn
terms-time-out-wait = The others decide
terms-time-out-skip = The turn is skipped: just a draw and a discard
terms-time-out-computer = A computer plays until the player is back
terms-reminders-none = None
terms-reminders-before = { $times } before time runs out
terms-reminders-after = After { $times }
terms-vacation-none = None
terms-question-hours-none = As long as the partner likes
terms-question-default-yes = It counts as yes
terms-question-default-no = It counts as no
terms-next-round-at-once = Dealt immediately
terms-next-round-when-ready = Dealt when everybody is ready, or after a day
terms-take-back-yes = Cards laid down may be taken back until something else happens
terms-take-back-no = Cards laid down stay down
terms-discard-hold = { $seconds ->
    [0] A discard counts immediately
   *[other] For { $seconds } seconds; the others wait until then
}
terms-hints-yes = Every hand can ask: “{ button-hint }”
terms-hints-no = None
terms-board-picture = A picture
terms-board-emojis = Emojis of cards
terms-board-words = Words
terms-moments-yes = Canastas, big scores, going out and winning are celebrated
terms-moments-no = They are not celebrated
terms-remarks-yes = Computers say something now and then
terms-remarks-no = Computers are silent
terms-tells-plays-yes = Every play is told in a message
terms-tells-plays-no = None: the board, the hand and the log tell them
