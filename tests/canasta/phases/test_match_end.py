"""The end of a match (pagat, Classic Canasta Scoring; cardgames.io, Winning the game; Scarne, End of the Game)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.canasta import engine
from bot.canasta.actions import StartRound
from bot.canasta.errors import IllegalActionError, Reason
from bot.canasta.events import MatchEnded, RoundEnded
from bot.canasta.seats import SideId
from bot.canasta.turn import Phase
from tests.support.builders import OURS, SECRET, THEIRS, Situation, drawing, playing, refused

# Each side melds 570 with seven kings or queens and holds two fours (10) in the end.
EVEN: dict[str, Any] = {
    "melds": "K K K K K K K",
    "theirs": "Q Q Q Q Q Q Q",
    "hands": {2: "4", 1: "4", 3: "4"},
}


def scored(before: tuple[int, int], **options: Any) -> Situation:
    """Both sides make 560 in this round."""
    return drawing("4", stock="", pile="9 3", totals=before, rules=options, **EVEN).does("pass")


@pytest.mark.parametrize(
    "before, winners",
    [
        ((0, 0), ()),
        ((4435, 0), ()),  # 4995
        ((4440, 0), (0,)),  # exactly 5000
        ((0, 4440), (1,)),
        ((4500, 4440), (0,)),  # both have it: the higher total wins
        ((4440, 4500), (1,)),
        ((4440, 4440), ()),  # a tie: another round (matrix D35)
        ((5000, 5000), ()),
        ((-300, 4600), (1,)),
    ],
)
def test_the_match_ends_at_5000(before: tuple[int, int], winners: tuple[SideId, ...]) -> None:
    """pagat: "When one or both partnerships have a total of 5,000 or more points at the end of a hand"; sequence 69."""
    at = scored(before)
    assert at.table.totals == (before[0] + 560, before[1] + 560)
    assert at.table.winners == winners
    assert at.table.phase is (Phase.MATCH_OVER if winners else Phase.BETWEEN_ROUNDS)
    ends = [event for event in at.events if isinstance(event, MatchEnded)]
    if not winners:
        assert not ends
    else:
        assert isinstance(at.events[-2], RoundEnded)
        margin = abs(at.table.totals[0] - at.table.totals[1])
        assert ends == [MatchEnded(winners, at.table.totals, margin)]


def test_only_a_complete_round_counts() -> None:
    """Hoyle: "if a team goes over 5,000 mid-game, the hand is still finished"."""
    at = playing("K 4 6", melds="K K K K K K", totals=(4990, 0)).does("meld K > K")
    assert at.table.is_running
    assert at.does("discard 4").table.is_running


def test_nothing_is_played_after_the_match() -> None:
    at = scored((4440, 0))
    assert at.table.seats_to_act == ()
    for seat in range(4):
        assert not at.offers(seat)
        for text in ("draw", "discard 4", "pass", "answer yes"):
            refused(at.why(text, seat), Reason.MATCH_IS_OVER)
    with pytest.raises(IllegalActionError) as error:
        engine.apply(at.state, None, StartRound(SECRET))
    refused(error.value.violation, Reason.MATCH_IS_OVER)


def test_otherwise_the_next_round_is_dealt_with_the_new_requirements() -> None:
    at = scored((1000, -700))
    state = engine.apply(at.state, None, StartRound(SECRET)).state
    assert state.table.totals == (1560, -140)
    assert state.table.minimums == (90, 15)
    assert state.table.dealer == 0


def test_going_out_can_win_the_match() -> None:
    at = playing(
        "9 9 9", totals=(4305, 4900), melds="K K K K K K K", theirs="QQQ", hands={2: "4", 1: "4", 3: "4"}
    )
    over = at.does("meld 999")
    assert over.table.winners == (0,)
    assert [type(event).__name__ for event in over.events[-3:]] == ["WentOut", "RoundEnded", "MatchEnded"]


# ---------------------------------------------------------------------------------------------------------- options


def test_another_target() -> None:
    """Option target_score (Wikipedia 2005: games can be extended beyond 5,000)."""
    assert scored((4440, 0), target_score=7500).table.winners == ()
    assert scored((6940, 0), target_score=7500).table.winners == (0,)


def test_the_target_may_have_to_be_passed() -> None:
    """Option target_compare: Hoyle says "over 5,000" (matrix D34)."""
    assert scored((4440, 0), target_compare="more_than").table.winners == ()
    assert scored((4445, 0), target_compare="more_than").table.winners == (0,)


def test_a_tie_may_be_shared() -> None:
    """Option tie_rule."""
    at = scored((4440, 4440), tie_rule="shared")
    assert at.table.winners == (0, 1)
    assert at.events[-1] == MatchEnded((OURS, THEIRS), (5000, 5000), 0)
