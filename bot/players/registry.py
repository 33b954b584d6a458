"""The computer players by the name of their level."""

from __future__ import annotations

from typing import Final

from bot.players.greedy import GreedyPlayer
from bot.players.player import Player
from bot.players.random_player import RandomPlayer
from bot.players.steady.player import SteadyPlayer

PLAYERS: Final[dict[str, Player]] = {
    "steady": SteadyPlayer(),
    "greedy": GreedyPlayer(),
    "random": RandomPlayer(),
}
"""The players by level, the default first. Players are stateless, so one of each serves all tables."""

DEFAULT_LEVEL: Final = next(iter(PLAYERS))
"""The level that takes a seat where none is asked for."""

QUICK: Final = frozenset({"greedy", "random"})
"""The levels that usually choose within some hundredths of a millisecond; others take milliseconds, at times 0.1 s."""
