### Tournaments: the sign-up, rounds, standings, and organising.

command-tournament = Tournaments: who plays whom, and the standings
command-tournament-new = For managers and organisers: open a tournament, with its sign-up in this channel
command-tournament-show = Show a tournament of this server
command-tournament-substitute = For the organiser: let somebody play on in another player's place
command-tournament-remove = For the organiser: take a player's entry out
option-tournament-name = What it is called (leave this out for a form)
option-tournament-kind = How opponents are found (Swiss if you do not say)
option-tournament-rules = The game or house rule: for two, or for two pairs
option-tournament-rounds = Swiss or progression: how many rounds (otherwise as many as fit)
option-tournament-days = The longest time for a round, in days (7 if you do not say)
option-tournament-match-rounds = The length of a match in rounds of cards (otherwise as the game says)
option-tournament = Which tournament (the newest if you do not say)
option-tournament-out = Who stops playing
option-tournament-by = Who plays on

tournament-kind-swiss = Swiss{ $rounds ->
    [0] {""}
    [one] , one round
   *[other] , { $rounds } rounds
}
tournament-kind-round-robin = Everybody against everybody
tournament-kind-knockout = Knockout
choice-tournament-swiss = Swiss: opponents with about as many points
choice-tournament-round-robin = Everybody against everybody
choice-tournament-knockout = Knockout: who loses is out

tournament-form = **New tournament.** Choose, then open the sign-up in this channel.
tournament-form-no-clock = ⚠️ Without a clock, somebody who does not come holds a match up until the round ends.
tournament-form-long-clock = ⚠️ That is long for { $days ->
    [one] a round of one day
   *[other] rounds of { $days } days
}: a few late turns fill it.
button-tournament-clock = { $on ->
    [yes] Time settings of new tables
   *[no] Clock: { $hours } hours a turn
}
tournament-form-menu = Choose…
tournament-form-length = { $count ->
    [0] Matches as long as the game says
    [one] One round of cards a match
   *[other] { $count } rounds of cards a match
}
tournament-form-days = { $count ->
    [one] Each round lasts a day at most
   *[other] Each round lasts { $count } days at most
}
tournament-form-title = New tournament
tournament-form-name = What it is called
tournament-form-name-hint = Autumn cup
tournament-game-gone = This game cannot be chosen any more. Please choose another one.
tournament-without-name = Please give it a name.
button-tournament-open = Open sign-up…

tournament-table = 🏆 { $players }
tournament-title = 🏆 { $name }
tournament-singles = singles
tournament-pairs = pairs
tournament-goal-rounds = { $count ->
    [one] one round of cards a match
   *[other] { $count } rounds of cards a match
}
tournament-time = Each round lasts { $days ->
    [one] a day
   *[other] { $days } days
} at most.
tournament-organiser = Organised by { $who }.
tournament-until = This round ends { $until } ({ $left }).
tournament-over = **It is over.**
tournament-cancelled = **It was cancelled.** Matches still being played go on as ordinary ones.
tournament-entries = { $count ->
    [one] One entry
   *[other] { $count } entries
}{ $most ->
    [0] {""}
   *[other] {", "}{ $most } at most
}
tournament-waiting = Waiting list
tournament-entered-waits = All places in **{ $name }** are taken. You are number { $place } on the waiting list, and are told when there is a place for you.
tournament-moved-up = 🎟️ { $people }: there is a place for you in **{ $name }** now.
button-tournament-limits = { $rounds ->
    [yes] Places, rounds and start…
   *[no] Places and start…
}
tournament-limits-title = Places and start
tournament-limits-most = At most so many entries
tournament-limits-fewest = At least so many entries
tournament-limits-starts = When it starts by itself
tournament-starts-hint = Friday 20:00; empty keeps it
tournament-starts-now = It starts by itself { $at } ({ $left }); the sign-up closes then.
button-tournament-by-hand = Start it by hand
tournament-limits-rounds = Number of rounds
tournament-limits-rounds-hint = Empty: as many as are needed
tournament-limits-hint = Empty for no limit
tournament-limits-wrong = “{ $typed }” is no number of { $what ->
    [rounds] rounds
   *[other] entries
}. Type one from { $fewest } to { $most }, or leave it empty.
tournament-limits-crossed = At least { $fewest } and at most { $most } entries do not go together.
tournament-no-entries = Nobody yet.
tournament-entry-asks = { $name } (not agreed yet)
tournament-computers = { $count ->
    [one] 🤖 Computer
   *[other] 🤖 Computers
}
tournament-computers-drawn = { $count ->
    [one] Computer
   *[other] Computers
}
tournament-round = Round { $number } of { $planned }
tournament-standings = Standings
tournament-place = { $rank ->
    [none] {""}
   *[other] { $rank }{". "}
}{ $out ->
    [yes] ~~{ $name }~~ (withdrawn)
   *[no] { $name }
}{ $knockout ->
    [yes] {""}
   *[no] {" · "}{ $points ->
        [one] 1 point
       *[other] { $points } points
    }
}
tournament-place-detail = { $rank ->
    [none] {""}
   *[other] { $rank }{". "}
}{ $out ->
    [yes] ~~{ $name }~~ (withdrawn)
   *[no] { $name }
} · **{ $points }** · { $opponents } · { $difference }
tournament-place-told = { $rank ->
    [none] {""}
   *[other] { $rank }{". "}
}{ $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $opponents }, { $difference }
button-tournament-rounds = Rounds
button-tournament-cross = Crosstable
button-tournament-bracket = Bracket
tournament-cross-note = Points of each against the others, in the order of the standings. · not played
tournament-bracket-head = { $left ->
    [1] Final
    [2] Semi-finals
    [3] Quarter-finals
   *[other] Round { $number }
}
tournament-bracket-bye = bye
# $first, $second, $winner: a person or a pair ("Ana & Cyd"); $count: how many the winner is.
tournament-bracket-told = { $first } – { $second }{ $over ->
    [no] {""}
   *[yes] { $on ->
        [yes] {": "}{ $winner } goes on
       *[no] : nobody goes on
    }
}
tournament-final-standings = Final standings
# Heads of columns in a picture: 8 characters or so.
tournament-head-points = points
tournament-head-opponents = opp.
tournament-head-difference = diff.
tournament-your-match = Your match: { $match }
tournament-detail-head = *points · opponents’ points · difference of scores*
tournament-more = … and { $count } more
tournament-match = { $first } – { $second }
tournament-played = { $first } { $one } – { $other } { $second }{ $how ->
    [stopped] {" (time over)"}
   *[other] {""}
}
tournament-set = { $first } – { $second } ({ $verdict ->
    [won] won by { $winner }
    [draw] a draw
   *[other] no points
}, set by the organiser)
# $loser: a person or a pair; $count: how many they are.
tournament-unscored = { $first } – { $second } ({ $how ->
    [walkover] { $both ->
        [yes] both withdrew
       *[no] { $loser } withdrew
    }
    [no_show] { $both ->
        [yes] neither side made a move
       *[no] no move by { $loser }
    }
    [given_up] { $loser } gave up
   *[other] no round of cards finished
})
tournament-bye = { $name } (bye)
tournament-footer-sign-up = Enter to play. { $itself ->
    [yes] It starts by itself.
   *[no] The organiser starts it.
}
tournament-starts = It starts { $at } ({ $left }).
tournament-fell-short-head = **It does not take place:** there were too few entries.
tournament-fell-short = 🚫 **{ $name }** does not take place: { $count ->
    [0] nobody entered
    [one] there is one entry
   *[other] there are { $count } entries
}, and { $needed } are needed.
tournament-footer-seed = Drawn with the seed { $seed }

tournament-round-begins = 🏆 **{ $name }**, round { $number } of { $planned } begins. It ends { $left }.
tournament-called-off = 🚫 **{ $name }** was cancelled. Matches that are being played go on as ordinary ones.
tournament-result = 🏆 **{ $name }** is over.
tournament-no-winner = Nobody played it out, so there is no winner.
tournament-results = 🏆 **{ $name }**: results of round { $number } of { $planned }
tournament-asks = { $asked }: { $name } would like to play **{ $tournament }** with you as partner.
tournament-asks-agreed = 🤝 { $pair } play **{ $tournament }** together.
tournament-asks-over = This request to play **{ $tournament }** together is no longer open.
tournament-no-partner = { $name }: { $asked } will not be your partner in **{ $tournament }**. You can enter again with somebody else, or with a computer.

tournament-made = 🏆 **{ $name }** is open. Its sign-up comes here in a moment; *Organise* below it starts it.
tournament-entered = You have entered **{ $name }**.
tournament-entered-asked = { $partner } is asked to be your partner. Your entry counts once they agree.
tournament-with-whom = Who is your partner in **{ $name }**? They have to agree.
tournament-asked-by = { $who } asks you to be their partner in **{ $name }**.
menu-tournament-partner = Choose your partner
tournament-partner-bot = { $name } is a bot and cannot play.
tournament-partner-self = You cannot be your own partner.
tournament-partner-stranger = { $name } is not in this server.
tournament-agreed = You play **{ $name }** together. Good luck!
tournament-declined = You have declined. The person who asked you will be told.
tournament-withdrawn = Your entry has withdrawn from **{ $name }**.
tournament-withdraw-sure = **Withdraw from { $name }?** The match you are playing ends and counts as lost, and so do those that follow. In pairs your partner is out, too.
button-tournament-withdraw = Withdraw
button-tournament-withdraw-sure = Yes, withdraw
tournament-substituted = { $by } plays on in the place of { $out }.
tournament-removed = The entry of { $out } has withdrawn.
tournament-none = There is no tournament in this server. A server manager can open one: `/tournament new`
tournament-unknown-kind = Please choose a kind from the list.

tournament-organising = You organise **{ $name }**.
tournament-ready = { $count ->
    [0] No entry is
    [one] One entry is
   *[other] { $count } entries are
} ready.{ $waiting ->
    [0] {""}
    [one] {" "}One pair has not agreed yet and would be left out.
   *[other] {" "}{ $waiting } pairs have not agreed yet and would be left out.
}
tournament-too-few = To start it, at least { $needed } entries have to be ready.
tournament-odd = That is an odd number: each round somebody has a bye, unless computers enter, too.
tournament-left = Round { $number } of { $planned }: { $left ->
    [0] all matches are over
    [one] one match is not over
   *[other] { $left } matches are not over
}.
tournament-paused = ⏸️ **All matches are paused.** No time runs.
tournament-no-shows = Who makes no move in the time for a turn loses the match.{ $lots ->
    [yes] {" "}If neither side plays, the lot says who goes on.
    [no] {" "}If neither side plays, nobody goes on.
   *[none] {""}
}
button-tournament-lots = { $lots ->
    [yes] Neither plays: nobody goes on
   *[no] Neither plays: by lot
}
button-tournament-results = Set a result
button-tournament-players = Players
button-tournament-tell = Tell everybody…
button-tournament-end-round = End this round
button-tournament-end-round-sure = Yes, end it now
button-tournament-pause = Pause all
button-tournament-resume = Go on
menu-tournament-more-time = More time for this round…
tournament-more-time = { $count ->
    [one] One more day
   *[other] { $count } more days
}
tournament-end-round-sure = **End round { $number } now?** { $left ->
    [0] All its matches are over.
    [one] The match that is not over is stopped and counts as it stands.
   *[other] The { $left } matches that are not over are stopped and count as they stand.
}
tournament-round-ended = The round of **{ $name }** ends. Its results come in a moment.
tournament-tell-title = Tell everybody who plays
tournament-tell-label = What you want to say
tournament-tell-hint = Posted in the channel, with your name
tournament-tell-empty = Please write something.
tournament-told = Everybody who plays is told in the channel.
tournament-which-match = Round { $number } of { $planned }: which match?
button-tournament-other-matches = Other matches
menu-tournament-match = Choose a match…
tournament-match-until = This match ends { $until } ({ $left }).
tournament-set-hint = { $playing ->
    [yes] A result ends the match at once, and
   *[no] A result
}{" counts in the standings. Both sides are told."}
button-tournament-wins = { $name } { $count ->
    [one] wins
   *[other] win
}
button-tournament-draw = Draw
button-tournament-nobody = No points for anybody
button-tournament-match-time = One more day for this match
tournament-result-set = It is set: { $match }
tournament-which-player = Whom is it about?
menu-tournament-player = Choose a player…
menu-tournament-instead = Who plays on instead?
button-tournament-take-out = Take the entry out
tournament-player = { $name }: somebody else can play on instead, with the same cards. Or the entry is taken out{ $pair ->
    [yes] , and so is the partner
   *[no] {""}
}.
tournament-note-words = 📣 **{ $name }**, from { $by }:
tournament-note-result = ✏️ **{ $name }**, round { $number }: { $by } has set a result. { $match }
tournament-note-time = ⏳ **{ $name }**: { $by } gives round { $number } more time. It ends { $until }.
tournament-note-match-time = ⏳ **{ $name }**: { $by } gives more time, until { $until }: { $match }
tournament-note-paused = ⏸️ **{ $name }**: { $by } pauses all matches. No time runs.
tournament-note-resumed = ▶️ **{ $name }**: { $by } lets all matches go on. The round lasts longer by the pause.
tournament-started = **{ $name }** begins.
tournament-cancel-sure = **Cancel { $name }?** Matches that are being played go on as ordinary ones and count for nothing here.
tournament-cancel-done = **{ $name }** is cancelled.
button-tournament-enter = Enter
button-tournament-standings = Standings
button-tournament-organise = Organise
button-tournament-agree = Play together
button-tournament-decline = No, thanks
button-tournament-computer = With a computer
button-tournament-start = Start
button-tournament-fill = Start with computers
button-tournament-cancel = Cancel it
button-tournament-cancel-sure = Yes, cancel it
