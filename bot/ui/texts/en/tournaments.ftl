### Tournaments: the sign-up, rounds, standings, and organising.

command-tournament = Tournaments: who plays whom, and the standings
command-tournament-new = For managers and organisers: open a tournament, with its sign-up in this channel
command-tournament-show = Show a tournament of this server
command-tournament-substitute = For the organiser: let somebody play on in another player's place
command-tournament-remove = For the organiser: take a player's entry out
option-tournament-name = What it is called (leave this out for a form)
option-tournament-kind = How opponents are found (Swiss if you do not say)
option-tournament-rules = The game or house rule: for two, or for two pairs
option-tournament-rounds = Swiss only: how many rounds (otherwise as many as a knockout takes)
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
}
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
tournament-nameless = Somebody
tournament-round = Round { $number } of { $planned }
tournament-standings = Standings
tournament-place = { $rank }. { $out ->
    [yes] ~~{ $name }~~
   *[no] { $name }
}{ $knockout ->
    [yes] {""}
   *[no] {" · "}{ $points ->
        [one] 1 point
       *[other] { $points } points
    }
}
tournament-place-detail = { $rank }. { $out ->
    [yes] ~~{ $name }~~
   *[no] { $name }
} · **{ $points }** · { $opponents } · { $difference }
tournament-place-told = { $rank }. { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $opponents }, { $difference }
tournament-final-standings = Final standings
tournament-head-points = points
tournament-head-opponents = opp.
tournament-head-difference = diff.
tournament-your-match = Your match: { $match }
tournament-detail-head = *points · opponents’ points · difference of scores*
tournament-more = … and { $count } more
tournament-match = { $first } – { $second }
tournament-played = { $first } { $one } – { $other } { $second }
tournament-walkover = { $first } – { $second } (withdrawn)
tournament-unplayed = { $first } – { $second } (not played)
tournament-given-up = { $first } – { $second } (given up)
tournament-bye = { $name } (bye)
tournament-footer-sign-up = Enter to play. The organiser starts it.
tournament-footer-seed = Drawn with the seed { $seed }

tournament-round-begins = 🏆 **{ $name }**, round { $number } of { $planned } begins. It ends { $left }.
tournament-called-off = 🚫 **{ $name }** was cancelled. Matches that are being played go on as ordinary ones.
tournament-result = 🏆 **{ $name }** is over.
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
tournament-organising-more = `/tournament substitute` replaces a player, `/tournament remove` takes an entry out.
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
