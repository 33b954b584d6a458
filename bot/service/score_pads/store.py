"""The part of a store that keeps score pads."""

from __future__ import annotations

from datetime import datetime
from typing import Protocol

from bot.service.ids import ScorePadId, UserId
from bot.service.score_pads.model import PadPerson, RealSums, ScorePad
from bot.service.statistics.model import RoundChoice


class ScorePadStore(Protocol):
    """The score pads of people. They belong to no server; rounds that count in one outlive their pad."""

    async def score_pads(self, owner: UserId) -> tuple[ScorePad, ...]:
        """Return the score pads of a person, the last changed first."""

    async def pad_people(self, pad: ScorePadId) -> tuple[PadPerson, ...]:
        """Return the people who are named on a score pad."""

    async def real_sums(self, chosen: RoundChoice) -> RealSums:
        """Return the sums of these rounds with real cards; ``chosen.partner`` plays no part."""

    async def delete_old_score_pads(self, before: datetime) -> int:
        """Delete the score pads that were not changed since ``before``; return the number of them."""
