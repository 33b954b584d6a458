### Cards, ranks, people and tables.

rank-queen = { $form ->
    [one] dama
    [gender] f
    [the] las damas
   *[plain] damas
}
counted-queen = { $count ->
    [0] ninguna dama
    [one] una dama
   *[other] { number-in-words } damas
}
name-seat = Sitio { $number }
