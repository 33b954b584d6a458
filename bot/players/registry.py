"""Computer players: their interface, the easy and the strong one, and all by the name of their level."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Final, Protocol

from bot.canasta.actions import Action
from bot.canasta.engine import check
from bot.canasta.view import SeatView
from bot.players.characters import CHARACTERS
from bot.players.simple_players import GreedyPlayer, RandomPlayer
from bot.players.steady.player import SteadyPlayer
from bot.players.steady.weights import PLAIN, Factors, Style
from bot.players.strong.appraisal import appraise, is_installed


class Player(Protocol):
    """A chooser of actions for a seat from its view; the same view and Random state give the same choice."""

    def choose(self, view: SeatView, rng: Random) -> Action:
        """Return a legal action for the seat of this view, which must be one that the table waits for."""


# ------------------------------------------------------------------------------------------------------ easy and strong

_SHORT_SIGHTED: Final[Factors] = (("danger", 0.0), ("freeze", 0.0), ("catch", 0.3), ("small_hand", 0.0))
"""What a beginner does not think of: what a discard gives away, that pairs are needed for the pile, that a small hand leaves
no choice."""

_SPENDS: Final[Factors] = (*_SHORT_SIGHTED, ("two_held", 0.5), ("joker_held", 0.5))
"""The mistake with wild cards in most games: they go wherever they fit."""

_HOLDS: Final[Factors] = (*_SHORT_SIGHTED, ("two_held", 1.2), ("joker_held", 1.2))
"""The mistake with wild cards where the hand should be empty soon."""

_OVERLOOKS: Final = 0.7


def easy_player(style: Style = PLAIN) -> SteadyPlayer:
    """Return a steady player of this style that does not look ahead, and often does not see a way out."""
    gentle = style.factors if style.gentle is None else style.gentle
    both = Style((*style.factors, *_SPENDS), gentle=(*gentle, *_HOLDS))
    return SteadyPlayer(both, overlooks=_OVERLOOKS)


class StrongPlayer:
    """A player that plays rounds on from each sensible turn; where that cannot be done, or decides nothing, the steady one."""

    def __init__(self, style: Style = PLAIN) -> None:
        """Create a player in whose opinion this style shows."""
        self._style = style
        self._steady = SteadyPlayer(style)

    def choose(self, view: SeatView, rng: Random) -> Action:
        """Return the first step of the best turn; the same view and Random state give the same one on every machine."""
        appraised = appraise(view, f"{rng.getrandbits(64)}", style=self._style)
        if appraised and check(view, appraised[0].action) is None:
            return appraised[0].action
        return self._steady.choose(view, rng)


# ------------------------------------------------------------------------------------------------------------- by level

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
