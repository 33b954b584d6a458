"""What a computer player is."""

from __future__ import annotations

from random import Random
from typing import Protocol

from bot.canasta.actions import Action
from bot.canasta.view import SeatView


class Player(Protocol):
    """Chooses for a seat from what the seat may see; the same view and Random state give the same choice."""

    def choose(self, view: SeatView, rng: Random) -> Action:
        """A lawful action for the seat of this view, which must be one the table waits for."""
