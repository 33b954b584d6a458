### Advice: turns compared by rounds played on from each of them.

advice-best = 💡 **{ $play }** is best.
advice-same = As the best, but { $last }
advice-then = { $first }, then { $last }
advice-nothing = 💡 There are no plays to compare here.
advice-less = **{ $play }**: about { $points } points less.
advice-equal = **{ $play }**: about as good.
advice-their-meld = { $others ->
    [one] Your opponent has
   *[other] Your opponents have
} { $cards }{ $open ->
    [yes] {" "}and can take the pile with it.
   *[no] .
}
advice-because-pile-lost = { $named ->
    [yes] They take
   *[no] { $others ->
        [one] Your opponent takes
       *[other] Your opponents take
    }
} the pile in { $share } of 100 rounds, not { $instead }.
advice-because-goes-out = { $alone ->
    [yes] You go
   *[no] Your side goes
} out in { $share } of 100 rounds, not { $instead }.
advice-because-others-go-out = { $others ->
    [one] Your opponent goes
   *[other] Your opponents go
} out in { $share } of 100 rounds, not { $instead }.
advice-too-often = You have asked for many hints. Please wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
