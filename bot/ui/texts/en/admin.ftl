### For who manages a server.

command-admin = For server managers: the tables here, and what the bot needs
command-admin-tables = All open tables: where they are, whose turn it is, what is wrong
command-admin-end = End a table for good
command-admin-doctor = Check what the bot needs here, and how to fix what is missing
command-admin-pause = Pause a match: nobody is called and no clock runs
command-admin-resume = Resume a paused match
command-admin-extend = Give the player whose turn it is more time
command-admin-replace = Give a seat to another person, or to a computer
option-admin-hours = How many more hours
option-admin-seat = Whose seat
option-admin-member = Who takes over; leave this out for a computer
option-admin-level = How well the computer plays (default: steady)
command-admin-limits = How many tables may be open, and how many one person may sit at
command-admin-log = What server managers have done here
option-admin-open-tables = How many tables may be open in this server; 0: no limit
option-admin-tables-per-person = How many tables one person may sit at; 0: no limit
option-admin-table = The number of the table

admin-only = Only server managers can do this.
organisers-only = Only server managers, and who has the role that they choose with `/setup`, can do this.
admin-tables-title = 🛠️ Open tables
admin-tables-line = **[{ $table }]({ $link })** · { $place }
admin-tables-lobby = 🪑 { $names }, { $free ->
    [one] one seat free
   *[other] { $free } seats free
}, opened { $since }
admin-tables-waits = ⏳ waiting for { $names }; turn started { $since }
admin-tables-playing = 🔀 between two rounds, { $since }
admin-tables-paused = ⏸️ paused { $since }
admin-tables-footer = /admin extend, pause, replace and end act on a table by its number.
admin-tables-homeless = 🧵 no longer has a channel; move it with `/table move`
admin-end-sure = Do you really want to end **{ $table }**? { $names } play there. This cannot be undone.
admin-ended = **{ $table }** has been ended.

admin-limits-tables = 🪑 Open tables in this server: { $count ->
    [0] no limit
    [one] one at most
   *[other] { $count } at most
}
admin-limits-person = 👤 Tables per person: { $count ->
    [0] no limit
    [one] one at most
   *[other] { $count } at most
}
admin-limits-hint = Change them like this: `/admin limits open_tables:20 tables_per_person:3`. Tables already open stay open.

role-gone = A role that I was to give is deleted. Please choose another one, or none.
role-not-given = { $role } cannot be given by a bot. Please choose a role of your own server that was made by hand.
role-no-permission = I may not give roles here. Please give me “Manage Roles” first, and choose { $role } again.
role-too-high = { $role } stands above mine. Please drag my role above it (Server Settings → Roles), and choose it again.
role-has-power = { $role } allows more than everybody may, and I would give it without asking you. Please choose a role without permissions of its own.
role-not-yours = You could not give { $role } by hand, so I may not do it for you. Ask somebody who may manage that role.

admin-log-title = 📒 What was done here
admin-log-none = Nothing yet.
# $who: one person; $what: one of admin-action-…
admin-log-line = { $when } { $who } { $what }
admin-action-limits = set the limits: open tables { $tables }, per person { $person }
admin-action-daily = posts the daily deal in { $channel } at { $hour }:00 UTC
admin-action-players-role = lets tables call { $role }
admin-action-players-role-off = turned calls of players off
admin-action-forum = has new tables in { $channel }
admin-action-forum-off = has new tables below their lobbies
admin-action-language = has me write here in { $language ->
    [none] the language that Discord prefers
   *[other] { $language }
}
admin-action-organisers-role = lets { $role } organise
admin-action-organisers-role-off = lets managers alone organise
admin-action-daily-game = chose { $house ->
    [1] the default house rule
   *[0] Classic for four
} for the daily deal
admin-action-daily-off = turned the daily deal off
admin-action-tournament-opened = opened the tournament { $name }
admin-action-tournament-started = started the tournament { $name }
admin-action-tournament-cancelled = cancelled the tournament { $name }
admin-action-tournament-changed = changed the tournament { $name }
admin-action-tournament-result = set a result of the tournament { $name }
admin-action-ended = ended Table { $table }
admin-action-board-renewed = reposted the board of Table { $table }
admin-action-moved = moved Table { $table }
admin-action-stand-in = let a computer take over at Table { $table }
admin-action-paused = paused Table { $table }
admin-action-resumed = resumed Table { $table }
admin-action-extended = gave **{ $name }** { $hours ->
    [one] one more hour
   *[other] { $hours } more hours
} at Table { $table }
admin-action-replaced = gave the seat of **{ $before }** at Table { $table } to **{ $after }**
admin-action-house-created = created the house rule **{ $name }**
admin-action-house-set = changed the house rule **{ $name }**: { $changes }
admin-action-house-copied = copied the house rule **{ $original }** as **{ $name }**
admin-action-house-renamed = renamed the house rule **{ $name }** to **{ $later }**
admin-action-house-taken-back = took the house rule **{ $name }** back to its version of { $when }
admin-action-house-deleted = deleted the house rule **{ $name }**
admin-action-house-published = offered the house rule **{ $name }** to all servers
admin-action-house-taken-down = took the house rule **{ $name }** out of the library
admin-action-house-default = made new tables play **{ $name }**
admin-action-house-default-none = made new tables play Classic
admin-action-podium = posts the podium of each season in { $channel }
admin-action-podium-off = posts no podiums of seasons any more
admin-action-rank-role = gives { $role } for { $last ->
    [1] place 1
   *[other] places 1 to { $last }
} on a ladder
admin-action-rank-role-off = gives no role any more for { $last ->
    [1] place 1
   *[other] places 1 to { $last }
} on a ladder
admin-action-seasons = { $length ->
    [quarterly] let the ladders begin anew each quarter
    [yearly] let the ladders begin anew each year
   *[off] let the ladders begin anew no more
}
admin-action-terms = set the table settings of the house rule **{ $name }**
admin-action-terms-usual = set the table settings of new tables
admin-action-unknown = did something that this version of the bot does not know
button-admin-log-newest = Newest

admin-paused = ⏸️ { $table } is paused. Resume it with `/admin resume`.
admin-paused-already = ⏸️ { $table } is already paused.
admin-resumed = ▶️ { $table } continues.
admin-resume-alone = Only computers are left at { $table }, and they do not play on alone. Give a seat to somebody first: `/admin replace`.
admin-extended = ⏳ **{ $name }** has { $hours ->
    [one] one more hour
   *[other] { $hours } more hours
} at { $table }.
admin-replaced = 🔁 **{ $after }** takes over from **{ $before }** at { $table }.
admin-replace-sure = Do you really want to give the seat of **{ $before }** at **{ $table }** to { $level ->
    [none] { $after }
   *[other] a computer ({ $level })
}? The table will be told that it was your decision{ $is_notified ->
    [no] .
   *[yes] , and **{ $before }** will be notified.
}
admin-replace-stranger = That person is not in this server any more.
admin-replaced-already = A computer already plays there.
admin-seat-free = Nobody sits at seat { $seat } of { $table }.
admin-no-bots = **{ $name }** is a bot. To seat a computer, leave the person out.

doctor-title = 🩺 { $count ->
    [one] One thing to fix
   *[other] { $count } things to fix
}
doctor-title-well = 🩺 All is well
doctor-examined = I checked { $when }, and can check again one minute after that.
doctor-mark-ok = ✅ { $what }
doctor-mark-warning = ⚠️ { $what }
doctor-mark-broken = ❌ { $what }
doctor-server = **This server**
doctor-table = **[{ $table }]({ $link })**
doctor-tables-well = ✅ { $count ->
    [one] One table is fine.
   *[other] { $count } tables are fine.
}
doctor-tables-unseen = { $count ->
    [one] One more table was not looked at.
   *[other] { $count } more tables were not looked at.
} Fix these first, then run this again.
doctor-no-tables = No table is open.
doctor-more = … and more. Fix these first, then check again.
doctor-mended-board = The board of Table { $number } is being reposted.
doctor-mended-place = Table { $number } is here now.
doctor-mended-thread = The thread of Table { $number } is open again.
doctor-mend-refused = Discord did not let me do that. Look below for the permission I need.

doctor-database-well = The database answers.
doctor-database-silent = The database does not answer, so nobody can play. The bot’s operator should look at its disk and its log.
doctor-commands-well = Discord knows all commands.
doctor-commands-unknown = Discord does not know { $names } yet. Wait a minute and restart Discord; if that does not help, the bot has to be restarted.
doctor-commands-unseen = I cannot see my commands here. If they are missing, invite the bot again with the scope “applications.commands”.
doctor-messages-well = Messages go out immediately.
doctor-messages-wait = Messages have been waiting for { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}: Discord slows me down or cannot be reached. They go out automatically later; nothing is lost.
doctor-deadlines-wait = Turns of computer players, deals or time limits have been due for { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}. They are retried automatically; if this stays, the bot’s operator should look at its log.
doctor-too-far-ahead = The clock of the bot’s machine was set back, and { $count ->
    [one] one message or turn of a computer waits
   *[other] { $count } messages or turns of computers wait
} for a time in the future. I bring them back within five minutes; if this stays, the bot’s operator should look at the clock.
doctor-here-well = In this channel I have all the permissions I need.
doctor-chosen-well = In { $place } I have all the permissions I need.
doctor-chosen-gone = A channel that was chosen for tables, the daily deal or podiums is gone. `/setup` and `/admin` choose another one.
doctor-table-well = All is well.

doctor-needs-view-channel = I cannot see { $place }. Give me “View Channel” { $channel ->
    [none] there
   *[other] in { $channel }
} (channel settings → Permissions).
doctor-needs-send-messages = I cannot write in { $place }. Give me “Send Messages” there.
doctor-needs-send-messages-in-threads = { $channel ->
    [none] I cannot write in threads of { $place }. Give me “Send Messages in Threads” there.
   *[other] I cannot write in { $place }. Give me “Send Messages in Threads” in { $channel }.
}
doctor-needs-embed-links = Boards stay empty in { $place }. Give me “Embed Links” { $channel ->
    [none] there
   *[other] in { $channel }
}.
doctor-needs-create-public-threads = New tables in { $place } get no thread of their own. Give me “Create Public Threads” there.
doctor-needs-read-message-history = In { $place } I cannot find my own messages again, so that after a crash one may stand there twice. Give me “Read Message History” { $channel ->
    [none] there
   *[other] in { $channel }
}.
doctor-needs-create-events = Evenings do not appear among the events of this server. Give me “Create Events” (server settings → Roles).
doctor-needs-attach-files = In { $place } I cannot send files, such as a replay. Give me “Attach Files” { $channel ->
    [none] there
   *[other] in { $channel }
}.

doctor-place-unseen = Discord could not show me { $place } now. Check again in a minute.
doctor-thread-gone = The thread was deleted. The match is safe: repost the board, and it continues in { $channel }.
doctor-channel-gone = The channel was deleted. The match is safe: run this command where it should continue, and move it there.
doctor-place-closed = I cannot see { $place }. Give me “View Channel” there, or move the table here.
doctor-thread-locked = { $place } is locked. Unlock it (hold or right-click the thread → Unlock), or move the table here.
doctor-thread-asleep = { $place } is archived. I wake it with the next play, or now.
doctor-board-gone = The board was deleted. Repost it.
doctor-lobby-gone = The message with the seats was deleted. Repost it.
doctor-board-unseen = Discord could not show me the board now. Check again in a minute.
doctor-table-waits = Messages to this table have been waiting { $since }. They are retried automatically.
doctor-table-lost = A message to this table was lost { $since }: I could not write there. Repost the board.
doctor-person-left = **{ $name }** has left this server. Give the seat to somebody else, or to a computer: `/admin replace`.
doctor-person-no-account = **{ $name }** has deleted their account. Give the seat to somebody else, or to a computer: `/admin replace`.
doctor-person-blind = **{ $name }** cannot see { $place } and gets no messages there. Let them see the channel.

rehearsal-starter = The operator of this bot tries what it needs here. This message disappears again.
rehearsal-thread = Canasta rehearsal
rehearsal-press = For the bot’s operator: press the button.
button-rehearsal = Go on
button-mend-board = Table { $number }: repost the board
button-mend-place = Table { $number }: move it here
button-mend-thread = Table { $number }: reopen the thread
button-check-again = Check again
button-admin-replace = Yes, give the seat
button-admin-end = Yes, end it
