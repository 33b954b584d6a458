### Statistics of people in a server.

command-stats = Your matches and rounds in this server, or those of somebody who shares theirs
option-stats-person = Whose (yours if you leave it out)
context-menu-statistics = Our statistics
option-stats-partner = Only rounds on the same side as this person
option-stats-game = Only this game

stats-title = 📊 Statistics
stats-of = { $person }{ $with_partner ->
    [yes] {" "}with { $partner }
   *[no] { "" }
} in this server{ $of_game ->
    [yes] {" "}· { $game }
   *[no] { "" }
}
stats-nothing = No finished round is counted yet. A round counts when it ends, unless a computer made most of the plays for you.
stats-matches = Matches
stats-match-line = **{ $matches }** finished, **{ $won }** won ({ $share } %)
stats-rounds = Rounds
stats-round-line = **{ $rounds }** { $rounds ->
    [one] round
   *[other] rounds
}, { $average } points on average
stats-extremes = best { $best }, worst { $worst }
stats-exits = went out { $count ->
    [0] never
    [one] once
    [2] twice
   *[other] { $count } times
}{ $concealed ->
    [0] { "" }
   *[other] , { $concealed } concealed
}
stats-piles = took the pile { $count ->
    [0] never
    [one] once
    [2] twice
   *[other] { $count } times
}
stats-canastas = Canastas of your side
stats-canastas-natural = { $count } natural
stats-canastas-mixed = { $count } mixed
stats-canastas-other = { $count } of other kinds
stats-daily = Daily deal
stats-daily-streak = 🔥 { $count ->
    [one] the last daily deal found
   *[other] { $count } daily deals in a row found
}
stats-real = With real cards
stats-real-rounds = **{ $rounds }** { $rounds ->
    [one] round
   *[other] rounds
}, { $average } points on average, best { $best }
stats-partners = Most often with
stats-partner = { $person }: { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}{ $matches ->
    [0] { "" }
   *[other] {" "}· won { $won }/{ $matches }
}
stats-opponents = Most often against
stats-opponent = { $person }: { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}{ $matches ->
    [0] { "" }
   *[other] {" "}· won { $won } : { $lost }
}
stats-form = Lead
stats-form-told = The line adds up how far the side got ahead of the others in the last { $count } rounds.
stats-footer-own = Only you can see this.
stats-footer-shared = Everybody in this server can see yours with /stats.
button-stats-share = Let others see mine
button-stats-hide = Keep mine to myself

service-statistics-hidden = <@{ $user }> keeps these statistics private. Everybody shares their own: /stats has a button for it.
