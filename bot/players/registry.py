"""Computer players: their interface, and the players by the name of their level."""

from __future__ import annotations

from random import Random
from typing import Final, Protocol

from bot.canasta.actions import Action
from bot.canasta.view import SeatView
from bot.players.simple_players import GreedyPlayer, RandomPlayer
from bot.players.steady.player import SteadyPlayer


class Player(Protocol):
    """A chooser of actions for a seat from its view; the same view and Random state give the same choice."""

    def choose(self, view: SeatView, rng: Random) -> Action:
        """Return a legal action for the seat of this view, which must be one that the table waits for."""


PLAYERS: Final[dict[str, Player]] = {
    "steady": SteadyPlayer(),
    "greedy": GreedyPlayer(),
    "random": RandomPlayer(),
}
"""The players by level; the first takes a seat where no level is asked for. They are stateless: one serves all tables."""

QUICK: Final = frozenset({"greedy", "random"})
"""The levels that usually choose within some hundredths of a millisecond; others take milliseconds, at times 0.1 s."""
