### For who manages a server.

command-admin = For who manages this server: its tables, and what the bot needs
command-admin-tables = All open tables: where they are, whose turn it is, what is wrong
command-admin-end = End a table for good
command-admin-doctor = Check what the bot needs here, and how to mend what is missing
command-admin-pause = Let a match rest: nobody is called and no clock runs
command-admin-resume = Let a match go on that rests
command-admin-extend = Give whoever is to play more time for this turn
command-admin-replace = Give a seat to another person, or to a computer
option-admin-hours = How many hours more
option-admin-seat = Whose seat
option-admin-member = Who plays on there; leave this out for a computer
command-admin-limits = How many tables may be open, and at how many a person may sit
command-admin-log = What was done by who manages this server
option-admin-open-tables = So many tables may be open in this server; 0 for as many as they like
option-admin-tables-per-person = At so many tables a person may sit; 0 for as many as they like
option-admin-table = The number of the table

admin-only = Only who manages the server may do this.
admin-tables-title = 🛠️ Open tables
admin-tables-line = **[{ $table }]({ $link })** · { $place }
admin-tables-lobby = 🪑 { $names }, { $free ->
    [one] one seat free
   *[other] { $free } seats free
}, opened { $since }
admin-tables-waits = ⏳ waits for { $names }; the turn began { $since }
admin-tables-playing = 🔀 between two rounds, { $since }
admin-tables-paused = ⏸️ rests, { $since }
admin-tables-footer = /admin extend, pause, replace and end act on a table by its number.
admin-tables-homeless = 🧵 has no channel any more; move it with `/table move`
admin-end-sure = Do you really want to end **{ $table }**? { $names } play there. This cannot be taken back.
admin-ended = **{ $table }** is ended.

admin-limits-tables = 🪑 Open tables in this server: { $count ->
    [0] as many as they like
    [one] one at most
   *[other] { $count } at most
}
admin-limits-person = 👤 Tables at which a person may sit: { $count ->
    [0] as many as they like
    [one] one at most
   *[other] { $count } at most
}
admin-limits-hint = The command sets them too: `/admin limits open_tables:20 tables_per_person:3`. Tables that are open stay open.

admin-log-title = 📒 What was done here
admin-log-none = Nothing yet.
admin-log-line = { $when } { $who } { $what }
deed-limits = set the limits: open tables { $tables }, per person { $person }
deed-ended = ended table { $table }
deed-board-renewed = had the board of table { $table } posted anew
deed-moved = moved table { $table }
deed-stand-in = let a computer play on at table { $table }
deed-paused = paused table { $table }
deed-resumed = let table { $table } go on
deed-extended = gave **{ $name }** { $hours } hours more at table { $table }
deed-replaced = gave the seat of **{ $before }** at table { $table } to **{ $after }**
deed-house-created = wrote down the house rule **{ $name }**
deed-house-set = changed the house rule **{ $name }**: { $changes }
deed-house-deleted = deleted the house rule **{ $name }**
deed-house-default = let new tables play **{ $name }**
deed-house-default-none = let new tables play Classic
deed-terms = set the terms of the house rule **{ $name }**
deed-terms-usual = set the terms of new tables
deed-unknown = did something that this version of the bot does not know
button-admin-log-newest = Newest

admin-paused = ⏸️ { $table } rests. Let it go on with `/admin resume`.
admin-paused-already = ⏸️ { $table } rests already.
admin-resumed = ▶️ { $table } goes on.
admin-resume-alone = Nobody is left at { $table } but computers, and they do not play on alone. Give a seat to somebody first: `/admin replace`.
admin-extended = ⏳ **{ $name }** has { $hours ->
    [one] one hour
   *[other] { $hours } hours
} more at { $table }.
admin-replaced = 🔁 **{ $after }** plays on for **{ $before }** at { $table }.
admin-replaced-already = A computer plays there already.
admin-seat-free = Nobody sits at seat { $seat } of { $table }.
admin-no-bots = **{ $name }** is a bot. For a computer leave the person out.

doctor-title = 🩺 { $count ->
    [one] One thing to mend
   *[other] { $count } things to mend
}
doctor-title-well = 🩺 All is well
doctor-mark-ok = ✅ { $what }
doctor-mark-warning = ⚠️ { $what }
doctor-mark-broken = ❌ { $what }
doctor-server = **This server**
doctor-table = **[{ $table }]({ $link })**
doctor-tables-well = ✅ { $count ->
    [one] One table is well.
   *[other] { $count } tables are well.
}
doctor-tables-unseen = { $count ->
    [one] One more table was not looked at.
   *[other] { $count } more tables were not looked at.
} Mend these first, then call me again.
doctor-no-tables = No table is open.
doctor-more = … and more. Mend these first, then check again.
doctor-mended-board = The board of table { $number } is being posted anew.
doctor-mended-place = Table { $number } is here now.
doctor-mended-thread = The thread of table { $number } is open again.
doctor-mend-refused = Discord did not let me do that. Look below for the permission I need.

doctor-database-well = The database answers.
doctor-database-silent = The database does not answer, so nobody can play. Whoever runs the bot should look at its disk and its log.
doctor-commands-well = Discord knows all commands.
doctor-commands-unknown = Discord does not know { $names } yet. Wait a minute and restart Discord; if it stays so, the bot has to be restarted.
doctor-commands-unseen = I cannot see my commands here. If they are missing, invite the bot again with the scope “applications.commands”.
doctor-messages-well = Messages go out at once.
doctor-messages-wait = Messages have been waiting for { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}: Discord slows me down or cannot be reached. They go out by themselves later; nothing is lost.
doctor-here-well = In this channel I may do all I need.
doctor-table-well = All is well.

doctor-needs-view-channel = I cannot see { $place }. Give me “View Channel” there (channel settings → Permissions).
doctor-needs-send-messages = I cannot write in { $place }. Give me “Send Messages” there.
doctor-needs-send-messages-in-threads = I cannot write in threads of { $place }. Give me “Send Messages in Threads” there.
doctor-needs-embed-links = Boards stay empty in { $place }. Give me “Embed Links” there.
doctor-needs-create-public-threads = New tables in { $place } get no thread of their own. Give me “Create Public Threads” there.
doctor-needs-read-message-history = In { $place } I cannot see whether the board is still in sight. Give me “Read Message History” there.
doctor-needs-attach-files = In { $place } I cannot send files, such as a replay. Give me “Attach Files” there.

doctor-place-unseen = Discord could not show me { $place } now. Check again in a minute.
doctor-thread-gone = The thread was deleted. The match is safe: post the board anew, and it goes on in { $channel }.
doctor-channel-gone = The channel was deleted. The match is safe: call me where it should go on, and move it there.
doctor-place-closed = I cannot see { $place }. Give me “View Channel” there, or move the table here.
doctor-thread-locked = { $place } is locked. Unlock it (hold or right-click the thread → Unlock), or move the table here.
doctor-thread-asleep = { $place } is archived. I wake it with the next play, or now.
doctor-board-gone = The board was deleted. Post it anew.
doctor-lobby-gone = The message with the seats was deleted. Post it anew.
doctor-board-unseen = Discord could not show me the board now. Check again in a minute.
doctor-table-waits = Messages to this table have been waiting { $since }. They are tried again by themselves.
doctor-table-lost = A message to this table was lost { $since }: I could not write there. Post the board anew.
doctor-person-left = **{ $name }** has left this server. Give the seat to somebody else, or to a computer: `/admin replace`.
doctor-person-no-account = **{ $name }** has deleted the account. Give the seat to somebody else, or to a computer: `/admin replace`.
doctor-person-blind = **{ $name }** cannot see { $place } and is not told anything. Let them see the channel.

button-mend-board = Table { $number }: post the board anew
button-mend-place = Table { $number }: move it here
button-mend-thread = Table { $number }: reopen the thread
button-check-again = Check again
button-admin-end = Yes, end it
