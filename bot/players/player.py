"""Interface of a computer player."""

from __future__ import annotations

from random import Random
from typing import Protocol

from bot.canasta.actions import Action
from bot.canasta.view import SeatView


class Player(Protocol):
    """A chooser of actions for a seat from its view; the same view and Random state give the same choice."""

    def choose(self, view: SeatView, rng: Random) -> Action:
        """Return a legal action for the seat of this view, which must be one that the table waits for."""
