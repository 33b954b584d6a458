### News of a match that lasts for weeks. They disturb nobody and blame nobody.

news-paused = ⏸️ { $why ->
    [agreed] Everybody agreed to a pause. No clock runs until the match continues.
    [alone] The match is paused until somebody comes back. No clock runs.
    [removed] The match is paused while I am not in this server. No clock runs.
   *[other] The match is paused. No clock runs until it continues.
}
news-pause-wanted = ⏸️ **{ $name }** would like to pause the match. It pauses when everybody agrees.
news-resumed = ▶️ The match continues.
news-resume-wanted = ▶️ **{ $name }** would like to play on. The match continues when everybody agrees.
news-vacation = 🏖️ **{ $name }** has used up the time for this turn and now draws on vacation time{ $until ->
    [none] {""}
   *[other] , which lasts until { $until }
}.
news-skipped = ⌛ **{ $name }** ran out of time. The turn was skipped without a meld.
news-stands-in = 🤖 A computer is playing for **{ $name }** for now. **{ $name }**, one click gives you your seat back.
news-back = 👋 **{ $name }** is back and plays on.
news-alone = 💤 Only computers are left at the table, so the match is paused. It continues when somebody comes back.
news-extended = ⏳ **{ $name }** has more time{ $until ->
    [none] {""}
   *[other] , until { $until }
}.
news-default-answer = ⌛ The time to answer ran out. By the settings of this table the answer is: { $answer ->
    [yes] yes
   *[no] no
}.
news-gone = 🚪 **{ $name }** is no longer in this server. The match is safe and the seat is kept: anybody at the table can offer it to somebody else with `/substitute`, or let a computer play until **{ $name }** is back.
news-moved-here = 🚚 { $table } continues here.
news-offered = 🪑 **{ $name }** would like to hand over seat { $seat }{ $wanted ->
    [none] {""}
   *[other] {" "}to { $wanted }
}.
news-offer-withdrawn = 🪑 **{ $name }** keeps seat { $seat }.
news-substituted = 🔁 **{ $holder }** takes over from **{ $name }** at seat { $seat }.
news-replaced = 🔁 { $after } takes over from { $before } at seat { $seat }: decided by { $by }, who manages this server.
news-resign-wanted = 🏳️ **{ $name }** would like to resign. The match ends if the whole side agrees.
news-plays-on = 💪 **{ $name }** wants to play on.
news-resigned = 🏳️ **{ $name }**’s side resigns; computers play on for it.
news-ready = ✅ **{ $name }** is ready for the next round.
