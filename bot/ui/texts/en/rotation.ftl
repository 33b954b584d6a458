### Rotating partners: several matches in which everybody is everybody's partner.

button-partners = Rotating partners
button-rotate = { $rounds ->
    [99] Off
    [0] Whole matches
    [one] { $rounds } round each
   *[other] { $rounds } rounds each
}
button-next-match = Next match ({ $number } of { $matches })

rotation-about = **Rotating partners** at { $table }: several matches, each with new partners, and points for each person. Up to eight can join; those over four sit out in turn. How long is a match?
rotation-plan = 🔄 Rotating partners: { $matches } matches{ $people ->
    [4] , in which everybody is everybody’s partner.
   *[other] {" "}with new partners, four for each person.
}
rotation-match = 🔄 Rotating partners: match { $number } of { $matches }.
rotation-sits-out = 🪑 { $names } { $count ->
    [one] sits
   *[other] sit
} out this match.
rotation-standings = Points so far
rotation-sitting-out = You sit out this match of { $table }: { $place }
rotation-after = 🔄 **After match { $number } of { $matches }**
rotation-standing = **{ $rank }** · { $name }: { $points }
rotation-standing-matches = **{ $rank }** · { $name }: { $points } ({ $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
})
rotation-next = The next match opens by itself, with new partners. **Next match** leads there.
rotation-table = 🔄 Next match: **{ $players }**
rotation-opened = 🔄 **Match { $number } of { $matches }**: **{ $one }** against **{ $other }**. { $begun ->
    [yes] It has begun
   *[no] It begins when somebody there presses **Start the match**
}: { $table }, { $place }
rotation-over = 🏁 { $people } That was the last match of your rotation.
rotation-won = 🏆 **{ $names }** { $count ->
    [one] has
   *[other] have
} the most points of all.
news-next-opened = 🔄 **{ $name }** opened the next match, Table { $number }: { $place }
news-next-match = 🔄 The next match is open: { $table }
news-waits = 👋 **{ $name }** joined the rotation and sits out first.
news-rotation = 🔄 **{ $name }** changed whether partners rotate.
