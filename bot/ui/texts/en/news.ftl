### News of a match that lasts for weeks. They disturb nobody and blame nobody.

news-paused = ⏸️ { $why ->
    [agreed] Everybody agreed to a pause. No clock runs until the match goes on.
    [alone] The match rests until somebody is back. No clock runs.
    [removed] The match rests while I am not in this server. No clock runs.
   *[other] The match is paused. No clock runs until it goes on.
}
news-pause-wanted = ⏸️ **{ $name }** would like to pause the match. It rests when everybody agrees.
news-resumed = ▶️ The match goes on.
news-resume-wanted = ▶️ **{ $name }** would like to play on. The match goes on when everybody agrees.
news-vacation = 🏖️ **{ $name }** takes vacation from here on; the turn may wait.
news-skipped = ⌛ The time of **{ $name }** ran out. The turn went by without a meld.
news-stands-in = 🤖 A computer plays for **{ $name }** for now. **{ $name }**, one click and the seat is yours again.
news-back = 👋 **{ $name }** is back and plays on.
news-alone = 💤 Only computers are left at the table, so the match rests. It goes on when somebody is back.
news-extended = ⏳ **{ $name }** has more time{ $until ->
    [none] {""}
   *[other] , until { $until }
}.
news-default-answer = ⌛ The time for the answer ran out. As this table has agreed, the answer is: { $answer ->
    [yes] yes
   *[no] no
}.
news-gone = 🚪 **{ $name }** is no longer in this server. The match is safe and the seat is kept: anybody at the table may offer it to somebody else with `/substitute`, or let a computer play until **{ $name }** is back.
news-moved-here = 🚚 { $table } goes on here.
news-offered = 🪑 **{ $name }** would like to hand over seat { $seat }{ $wanted ->
    [none] {""}
   *[other] {" "}to { $wanted }
}.
news-offer-withdrawn = 🪑 **{ $name }** keeps seat { $seat }.
news-substituted = 🔁 **{ $holder }** plays on for **{ $name }** at seat { $seat }.
news-resign-wanted = 🏳️ **{ $name }** would like to give the match up. It ends when the whole side agrees.
news-plays-on = 💪 **{ $name }** says: we play on.
news-resigned = 🏳️ The side of **{ $name }** gives the match up; computers play on for it.
news-ready = ✅ **{ $name }** is ready for the next round.
