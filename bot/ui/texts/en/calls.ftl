### What calls one person to a table.

# In the thread of the table, and right above its board: one line on a phone.
ping-turn-here = 👉 { $mention }, it is your turn.
ping-turn-here-pile = 👉 { $mention }, it is your turn. Pile: { $upcard }
ping-turn = 👉 { $mention }, it is your turn at **{ $table }**.
ping-turn-pile = 👉 { $mention }, it is your turn at **{ $table }**. On the pile: { $upcard }.
ping-begun-drawn = You have drawn: meld if you like, then discard.
ping-begun-taken = You have taken the pile: meld if you like, then discard.
ping-question = ❓ { $mention }, **{ $asker }** asks you at **{ $table }**: “May I go out?” { $fine ->
    [0] Your answer is binding.
   *[other] Going against your answer this turn costs your side { points-fined }.
}
# $due: a date and time; $distance: "in 5 hours". Discord writes them in the reader's language; so $since: "3 hours
# ago".
ping-due = ⏳ You have until { $due }, { $distance }.
ping-reminder-1 = 🔔 { $mention }, everyone at **{ $table }** is waiting for you. Your turn began { $since }.
ping-reminder-2 = 🔔 { $mention }, everyone at **{ $table }** is looking forward to your move. Your turn began { $since }.
ping-reminder-3 = 🔔 { $mention }, everyone at **{ $table }** would love to play on with you. Your turn began { $since }.
ping-reminder-alone = 🔔 { $mention }, **{ $table }** goes on as soon as you play. Your turn began { $since }.
ping-reminder-round = 🔔 { $mention }, this round of the tournament ends soon, and **{ $table }** waits for you. Your turn began { $since }.
ping-reminder-question = 🔔 { $mention }, everyone at **{ $table }** is waiting for your answer. **{ $asker }** asked you { $since }: “May I go out?”
ping-ready = 🔔 { $mention }, the others at **{ $table }** are ready for the next round. It is dealt as soon as you are.
ping-time-is-up = ⌛ **{ $name }** has run out of time at **{ $table }**. **{ $name }** can still play; the others can wait, give more time, or let a computer play this turn.
ping-direct-closed = 📪 I cannot send you direct messages, so I am telling you here.

# What is $table below.
letter-table-in = { $table } in **{ $server }**
letter-turn = 👉 It is your turn at { $table }.
letter-turn-pile = 👉 It is your turn at { $table }. On the pile: { $upcard }.
letter-question = ❓ **{ $asker }** asks you at { $table }: “May I go out?” { $fine ->
    [0] Your answer is binding.
   *[other] Going against your answer this turn costs your side { points-fined }.
}
letter-ready = 🔔 The others at { $table } are ready for the next round. It is dealt as soon as you are.
letter-reminder-1 = 🔔 Everyone at { $table } is waiting for you. Your turn began { $since }.
letter-reminder-2 = 🔔 Everyone at { $table } is looking forward to your move. Your turn began { $since }.
letter-reminder-3 = 🔔 Everyone at { $table } would love to play on with you. Your turn began { $since }.
letter-reminder-alone = 🔔 { $table } goes on as soon as you play. Your turn began { $since }.
letter-reminder-round = 🔔 This round of the tournament ends soon, and { $table } waits for you. Your turn began { $since }.
letter-reminder-question = 🔔 Everyone at { $table } is waiting for your answer. **{ $asker }** asked you { $since }: “May I go out?”

button-to-board = Board
button-play-for = Let a computer play this turn
button-give-time = Give one more day
button-stand-in = Let a computer take over
button-come-back = I am back

letter-place-lost = 🧵 The channel of { $table } in **{ $server }** was deleted. Your match is safe, and all cards are as they were. Type `/table move` in the channel where it should continue.

time-turn-is-over = That turn is already over; nothing was done.
time-welcome-back = 👋 Welcome back! You are playing again.
