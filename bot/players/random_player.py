"""A player that plays random legal actions."""

from __future__ import annotations

from random import Random

from bot.canasta.actions import Action
from bot.canasta.engine import legal_actions
from bot.canasta.view import SeatView


class RandomPlayer:
    """A player that chooses with equal probability among the legal actions."""

    def choose(self, view: SeatView, rng: Random) -> Action:
        """Return a random legal action."""
        return rng.choice(list(legal_actions(view)))
