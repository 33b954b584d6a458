"""Computer players: their interface, and the players by the name of their level."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Final, Protocol

from bot.canasta.actions import Action
from bot.canasta.view import SeatView
from bot.players.characters import CHARACTERS
from bot.players.easy import easy_player
from bot.players.simple_players import GreedyPlayer, RandomPlayer
from bot.players.steady.player import SteadyPlayer
from bot.players.steady.weights import Style
from bot.players.strong.appraisal import is_installed
from bot.players.strong.player import StrongPlayer


class Player(Protocol):
    """A chooser of actions for a seat from its view; the same view and Random state give the same choice."""

    def choose(self, view: SeatView, rng: Random) -> Action:
        """Return a legal action for the seat of this view, which must be one that the table waits for."""


USUAL_LEVEL: Final = "steady"
"""The level of a computer for which none is asked for."""

PLAYERS: Final[dict[str, Player]] = {
    USUAL_LEVEL: SteadyPlayer(),
    "easy": easy_player(),
    "greedy": GreedyPlayer(),
    "random": RandomPlayer(),
}
"""The players by level; the first takes a seat where no level is asked for. They are stateless: one serves all tables."""

LEVELS: Final = ("easy", "steady", "strong")
"""The levels that people choose from, weakest first; one that is not in ``PLAYERS`` is not installed."""

if is_installed():
    PLAYERS["strong"] = StrongPlayer()

_STYLED: Final[dict[str, Callable[[Style], Player]]] = {
    "easy": easy_player,
    "steady": SteadyPlayer,
    "strong": StrongPlayer,
}

QUICK: Final = frozenset({"greedy", "random"})
"""The levels that usually choose within some hundredths of a millisecond; others take milliseconds, at times 0.1 s."""


@lru_cache(maxsize=256)
def player_of(level: str, character: str | None = None) -> Player:
    """Return the player of a level, in the style of a character where both are known and the level has styles."""
    known = CHARACTERS.get(character or "")
    styled = _STYLED.get(level)
    return PLAYERS[level] if known is None or styled is None else styled(known.style)
