"""The strong player: the first step of the turn that rollouts find best, in the steady player's opinion, too."""

from __future__ import annotations

from random import Random

from bot.canasta.actions import Action
from bot.canasta.engine import check
from bot.canasta.view import SeatView
from bot.players.steady.player import SteadyPlayer
from bot.players.steady.weights import PLAIN, Style
from bot.players.strong.appraisal import appraise


class StrongPlayer:
    """A player that plays on from each sensible turn; where that cannot be done, or decides nothing, the steady one."""

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
