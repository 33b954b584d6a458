"""Score pads in a dictionary."""

import itertools
from collections.abc import Sequence
from datetime import datetime

from msgspec import structs

from bot.service.ids import ScorePadId, UserId
from bot.service.ports import StaleChange
from bot.service.score_pads.model import ScorePad, ScorePadWrite


class MemoryScorePads:
    """The part of a store in memory that keeps score pads."""

    def __init__(self) -> None:
        super().__init__()
        self._pads: dict[ScorePadId, ScorePad] = {}
        self._pad_ids = itertools.count(1)

    async def score_pads(self, owner: UserId) -> tuple[ScorePad, ...]:
        """Return the score pads of a person, the last changed first."""
        found = [pad for pad in self._pads.values() if pad.owner == owner]
        return tuple(sorted(found, key=lambda pad: (pad.changed, pad.id), reverse=True))

    async def delete_old_score_pads(self, before: datetime) -> int:
        """Delete the score pads that were not changed since ``before``; return the number of them."""
        old = [number for number, pad in self._pads.items() if pad.changed < before]
        for number in old:
            del self._pads[number]
        return len(old)

    def _refuse_score_pads(self, writes: Sequence[ScorePadWrite]) -> None:
        for write in writes:
            seen = write.pad.revision if write.is_deleted else write.pad.revision - 1
            stored = self._pads.get(write.pad.id)
            if (0 if stored is None else stored.revision) != seen:
                raise StaleChange

    def _write_score_pads(self, writes: Sequence[ScorePadWrite]) -> None:
        for write in writes:
            pad = write.pad
            if write.is_deleted:
                del self._pads[pad.id]
            else:
                number = pad.id or ScorePadId(next(self._pad_ids))
                self._pads[number] = structs.replace(pad, id=number)

    def _erase_score_pads(self, owner: UserId) -> None:
        self._pads = {number: pad for number, pad in self._pads.items() if pad.owner != owner}
