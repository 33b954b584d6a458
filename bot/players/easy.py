"""The easy level: a player of human habits that a beginner can beat."""

from __future__ import annotations

from typing import Final

from bot.players.steady.player import SteadyPlayer
from bot.players.steady.weights import PLAIN, Factors, Style

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
