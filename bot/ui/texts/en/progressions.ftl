### Progressions: everybody enters alone, and changes partner and table after each round.

tournament-kind-progression = Progression{ $rounds ->
    [0] {""}
    [one] , one round
   *[other] , { $rounds } rounds
}
choice-tournament-progression = Progression: a new partner and table each round
progression-partners = changing partners
progression-how = Everybody enters alone. Partners and tables change after each round, and personal totals decide.
progression-uneven = Four play at a table. { $tables ->
    [0] { $out ->
        [one] One entry is
       *[other] { $out } entries are
    } too few: computers have to enter, too.
   *[other] { $out ->
        [one] One sits
       *[other] { $out } sit
    } out each round, everybody in turn, unless computers enter, too.
}
progression-head-total = total
progression-head-played = rounds
progression-detail-head = *total · points*
progression-place = { $rank ->
    [none] {""}
   *[other] { $rank }{". "}
}{ $out ->
    [yes] ~~{ $name }~~ (withdrawn)
   *[no] { $name }
} · **{ $total }** · { $points }
progression-place-told = { $rank ->
    [none] {""}
   *[other] { $rank }{". "}
}{ $name }: { $total }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
progression-withdraw-sure = **Withdraw from { $name }?** Computers play on in your place, so that your partners lose nothing. What they make does not count for you, and you stand below all others.
tournament-lost = { $match } · counts as lost for { $names }
