"""The easy level: a player of human habits that a beginner can beat."""

from __future__ import annotations

from typing import Final

from bot.players.steady.player import SteadyPlayer
from bot.players.steady.weights import PLAIN, Style

_SHORT_HORIZON: Final[Style] = (
    ("danger", 0.0),
    ("freeze", 0.0),
    ("two_held", 0.5),
    ("joker_held", 0.5),
    ("catch", 0.3),
    ("small_hand", 0.0),
)
"""What a beginner does not think of: what a discard gives away, that wild cards and pairs are needed later, that a small
hand leaves no choice."""

_OVERLOOKS: Final = 0.7


def easy_player(style: Style = PLAIN) -> SteadyPlayer:
    """Return a steady player of this style that does not look ahead, and often does not see a way out."""
    return SteadyPlayer((*style, *_SHORT_HORIZON), overlooks=_OVERLOOKS)
