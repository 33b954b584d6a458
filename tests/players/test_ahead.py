"""Views of a seat after its own plays, beside what the engine makes of them."""

from collections.abc import Iterator
from random import Random

import pytest

from bot.canasta.actions import LayDown, StartRound, TakePile
from bot.canasta.engine import apply, start_match, view_of
from bot.canasta.rules.presets import rules_of
from bot.canasta.view import SeatView
from bot.players.registry import PLAYERS
from bot.players.strong.ahead import after


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
