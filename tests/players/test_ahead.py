"""Views of a seat after its own plays, beside what the engine makes of them."""

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from bot.canasta.actions import LayDown, Play, StartRound, TakePile
from bot.canasta.cards import Rank, some_of_rank
from bot.canasta.engine import apply, start_match, view_of
from bot.canasta.rules.presets import rules_of
from bot.canasta.view import SeatView
from bot.players.registry import PLAYERS
from bot.players.strong.ahead import after
from tests.support.builders import drawing


def plays_of(preset: str) -> Iterator[tuple[SeatView, LayDown | TakePile, SeatView]]:
    """Yield the takes and lay-downs of a round of greedy players that goes on after them, with the views around them."""
    state = apply(start_match(rules_of(preset)), None, StartRound("a1" * 32, "ahead")).state
    while state.table.is_running:
        seat = state.table.seats_to_act[0]
        view = view_of(state, seat)
        action = PLAYERS["greedy"].choose(view, Random(1))
        state = apply(state, seat, action).state
        if isinstance(action, LayDown | TakePile) and state.table.is_running:
            yield view, action, view_of(state, seat)


@pytest.mark.parametrize("preset", ["classic_4", "classic_3", "jonola"])
def test_a_view_ahead_is_what_the_engine_shows_after_the_play(preset: str) -> None:
    kinds = set()
    for view, action, engines in plays_of(preset):
        found = after(view, action)
        assert found is not None
        assert found.hand == engines.hand
        for field in ("seating", "melds", "has_melded", "hand_sizes", "pile", "pile_frozen", "laid_threes"):
            assert getattr(found.table, field) == getattr(engines.table, field), field
        kinds.add(type(action))
    assert kinds == {LayDown, TakePile}


def test_a_turned_red_three_that_stays_freezes_the_pile_of_a_view_ahead() -> None:
    rules = rules_of("hand_and_foot_nine_canastas")
    for pile, is_frozen in (("3H 9 4 5 6 7 8 9 K", True), ("3H 4 K", False)):
        situation = drawing("K K 6 8", pile=pile, melds="QQQ", rules=rules)
        table = replace(situation.table, pile_frozen=True, turned_red_three=True)
        view = replace(situation.view(), table=table)
        found = after(view, TakePile(Play(some_of_rank(view.hand, Rank.KING, 2))))
        assert found is not None
        assert (found.table.pile_frozen, found.table.turned_red_three) == (is_frozen, is_frozen)
