"""The computer players by the name of their level."""

from __future__ import annotations

from typing import Final

from bot.players.greedy import GreedyPlayer
from bot.players.player import Player
from bot.players.random_player import RandomPlayer
from bot.players.steady import SteadyPlayer

DEFAULT_LEVEL: Final = "steady"

PLAYERS: Final[dict[str, Player]] = {
    "steady": SteadyPlayer(),
    "greedy": GreedyPlayer(),
    "random": RandomPlayer(),
}
"""Every level. Players keep nothing between choices, so one of each serves all tables."""

QUICK: Final = frozenset({"greedy", "random"})
"""They choose within some hundredths of a millisecond, as a rule; the others take milliseconds, and at times a tenth of a second."""
