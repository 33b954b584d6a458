### Ladders of a server.

command-ladder = Who plays best in this server, of those who take part
option-ladder-games = Which games (your usual ones if you leave it out)

ladder-title = 🪜 Ladder · { $games }
ladder-season = { $length ->
    [quarterly] Season { $year }, quarter { $quarter }
    [yearly] Season { $year }
   *[off] Of all time
}
ladder-about = Points{"\u00A0"}±{"\u00A0"}uncertainty · matches · last change. In two cases of three, true strength is within the{"\u00A0"}±; more matches make it smaller. Short matches count less: with half the target or half the rounds, half.
ladder-line = { $own ->
    [yes] ➤{" "}
   *[no] {""}
}{ $ranked ->
    [yes] **{ $rank }.** { $person } · **{ $points }**
   *[no] { $person } · { $points }
}{"\u00A0"}±{"\u00A0"}{ $uncertainty } · { $matches }{ $change ->
    [unknown] {""}
   *[other] {" "}·{" "}{ $change }
}
ladder-provisional = *Fewer than { $count } matches yet:*
ladder-nobody = Nobody who takes part has been rated yet. Matches of people count when they end by their rules.
ladder-more = … and { $count } more
ladder-own = You
ladder-own-line = { $points }{"\u00A0"}±{"\u00A0"}{ $uncertainty } · { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}, { $won } won{ $change ->
    [unknown] {""}
   *[other] {" "}· last change { $change }
}
ladder-own-provisional = Provisional: { $count ->
    [one] one more match
   *[other] { $count } more matches
} for a place.
ladder-own-none = No rated match yet.
ladder-footer-out = Only you see your rating. To be on the ladder and in the records and years of this server, take part.
ladder-footer-in = You take part: ladder, records and years of this server may name you.
ladder-menu = Other games…
ladder-seasons-menu = Seasons…
ladder-seasons = { $length ->
    [quarterly] A new season each quarter
    [yearly] A new season each year
   *[off] No seasons
}
button-rank-roles = Roles for places
rank-roles-title = 🏅 Roles for places
rank-roles-about = I give these roles to members who take part, for the place they have on any ladder of this server, and take them back when they lose it. Please choose roles that are for nothing else.
rank-roles-menu = { $last ->
    [1] Place 1
   *[other] Places 1 to { $last }
}
rank-roles-none = no role
rank-roles-players = { $role } is the role of members who want to be called to tables. Please choose another one.
rank-roles-organisers = Who has { $role } may organise tournaments here, and I would give it for places on the ladder. Please choose another role.
rank-roles-reason = Place on the Canasta ladder
button-season-before = ◀ Season before
button-season-after = Season after ▶
button-season-all = All time
button-season-now = This season
button-podium-here = Podiums here
button-podium-off = No podiums
podium-where = { $channel ->
    [none] When a season is over, I can post its podium in this channel.
   *[other] When a season is over, I post its podium in { $channel }.
}
podium-closed-channel = I may not write messages with embeds in { $channel }, so I cannot post podiums there. Allow me to, or use another channel.
podium-title = 🏆 { $season } is over
podium-line = { $medal } { $person } · **{ $points }**{"\u00A0"}±{"\u00A0"}{ $uncertainty } · { $matches } matches
podium-footer = First places of those who take part, after ten matches at least. /ladder shows the season that has begun.
button-podium-ladder = Whole ladder
