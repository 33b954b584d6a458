"""The part of a store that keeps score pads."""

from __future__ import annotations

from datetime import datetime
from typing import Protocol

from bot.service.ids import UserId
from bot.service.score_pads.model import ScorePad


class ScorePadStore(Protocol):
    """The score pads of people. They belong to no server."""

    async def score_pads(self, owner: UserId) -> tuple[ScorePad, ...]:
        """Return the score pads of a person, the last changed first."""

    async def delete_old_score_pads(self, before: datetime) -> int:
        """Delete the score pads that were not changed since ``before``; return the number of them."""
