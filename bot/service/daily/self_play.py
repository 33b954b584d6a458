"""Rounds of the steady player with itself, in which positions of daily deals are looked for."""

from collections.abc import Iterator
from random import Random
from typing import Final

from msgspec.structs import replace

from bot.canasta.actions import Discard, StartRound
from bot.canasta.engine import apply, start_match, view_of
from bot.canasta.rules.model import RuleSet
from bot.canasta.seats import Seat
from bot.canasta.state import State
from bot.canasta.turn import PLAYING
from bot.canasta.view import SeatView
from bot.players.steady.player import SteadyPlayer

WATCHED: Final = Seat(0)
"""The seat whose discards are looked at, so that every position is told from the same place."""
_FIRST_TURN: Final = 5
_FEWEST_CARDS, _MOST_CARDS = 6, 18
_PROGRESS: Final = (0.0, 0.15, 0.35, 0.65)
"""Shares of the target score that a total can have."""


def decisions(rules: RuleSet, deal: str) -> Iterator[SeatView]:
    """Yield the views of one seat as the steady player discards, in a round with itself that the deal names."""
    secrets, choices, player = Random(f"daily {deal}"), Random(f"choices {deal}"), SteadyPlayer()
    state = on_the_way(start_match(rules), secrets)
    state = apply(state, None, StartRound(secrets.randbytes(32).hex(), "daily")).state
    while waiting := state.table.seats_to_act:
        view = view_of(state, waiting[0])
        action = player.choose(view, choices)
        if waiting[0] == WATCHED and isinstance(action, Discard) and _is_worth_a_look(view):
            yield view
        state = apply(state, waiting[0], action).state


def on_the_way(fresh: State, rng: Random) -> State:
    """Return a match that was just started, with totals drawn at random, so that every initial meld is asked for."""
    target = fresh.table.rules.end.target_score
    totals = tuple(int(target * rng.choice(_PROGRESS)) // 5 * 5 for _ in fresh.table.totals)
    return replace(fresh, table=replace(fresh.table, totals=totals))


def _is_worth_a_look(view: SeatView) -> bool:
    table = view.table
    return (
        table.phase is PLAYING
        and table.turn.number >= _FIRST_TURN
        and table.question is None
        and _FEWEST_CARDS <= table.hand_sizes[view.seat] <= _MOST_CARDS
    )
