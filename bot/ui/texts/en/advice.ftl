### Advice: turns compared by rounds played on from each of them.

# $play: what could be played, an infinitive with a capital letter ("Draw a card", "Meld K K K, then discard 4♥") or
# advice-same.
advice-best = 💡 **{ $play }** is best.
# $last: an infinitive of actions.ftl, such as "discard 4♥".
advice-same = As the best, but { $last }
# $first and $last: infinitives of actions.ftl.
advice-then = { $first }, then { $last }
advice-nothing = 💡 There are no plays to compare here.
advice-less = **{ $play }**: about { $points } points less.
advice-equal = **{ $play }**: about as good.
# $cards: such as "five kings".
advice-their-meld = { $others ->
    [one] Your opponent has
   *[other] Your opponents have
} { $cards }{ $open ->
    [yes] {" "}and can take the pile with it.
   *[no] .
}
# $share and $instead: numbers of rounds.
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
