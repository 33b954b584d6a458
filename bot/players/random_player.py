"""A player that does anything lawful."""

from __future__ import annotations

from random import Random

from bot.canasta.actions import Action
from bot.canasta.engine import legal_actions
from bot.canasta.view import SeatView


class RandomPlayer:
    """Chooses evenly among the legal actions."""

    def choose(self, view: SeatView, rng: Random) -> Action:
        """Any legal action."""
        return rng.choice(list(legal_actions(view)))
