"""Score pads in a dictionary."""

import itertools
from collections.abc import Sequence
from datetime import datetime

from msgspec import structs

from bot.service.ids import GuildId, ScorePadId, UserId
from bot.service.ports import StaleChange
from bot.service.score_pads.model import (
    PadPerson,
    PadPersonWrite,
    RealRound,
    RealSums,
    ScorePad,
    ScorePadWrite,
)
from bot.service.score_pads.people import real_rounds
from bot.service.statistics.model import RoundChoice

_SUMMED = ("points", "won", "natural_canastas", "mixed_canastas", "other_canastas")


class MemoryScorePads:
    """The part of a store in memory that keeps score pads."""

    def __init__(self) -> None:
        super().__init__()
        self._pads: dict[ScorePadId, ScorePad] = {}
        self._pad_ids = itertools.count(1)
        self._on_pads: dict[tuple[ScorePadId, UserId], PadPerson] = {}
        self._real: dict[tuple[ScorePadId, int, UserId], RealRound] = {}

    async def score_pads(self, owner: UserId) -> tuple[ScorePad, ...]:
        """Return the score pads of a person, the last changed first."""
        found = [pad for pad in self._pads.values() if pad.owner == owner]
        return tuple(sorted(found, key=lambda pad: (pad.changed, pad.id), reverse=True))

    async def delete_old_score_pads(self, before: datetime) -> int:
        """Delete the score pads that were not changed since ``before``; return the number of them."""
        old = [number for number, pad in self._pads.items() if pad.changed < before]
        for number in old:
            del self._pads[number]
        self._forget_people_of_deleted_pads()
        return len(old)

    async def pad_people(self, pad: ScorePadId) -> tuple[PadPerson, ...]:
        """Return the people who are named on a score pad."""
        found = [one for one in self._on_pads.values() if one.pad == pad]
        return tuple(sorted(found, key=lambda one: (one.side, one.user)))

    async def real_sums(self, chosen: RoundChoice) -> RealSums:
        """Return the sums of these rounds with real cards."""
        found = [
            one
            for one in self._real.values()
            if (one.guild, one.user) == (chosen.guild, chosen.user)
            and (chosen.presets is None or one.preset in chosen.presets)
        ]
        summed = {name: sum(getattr(one, name) for one in found) for name in _SUMMED}
        best = max((one.points for one in found), default=0)
        return RealSums(len(found), best=best, matches=sum(one.ends_match for one in found), **summed)

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
                self._count_anew(number)
        self._forget_people_of_deleted_pads()

    def _write_pad_people(self, writes: Sequence[PadPersonWrite]) -> None:
        for write in writes:
            one = write.person
            key = (one.pad, one.user)
            if write.is_deleted:
                self._on_pads.pop(key, None)
            elif not write.is_answer:
                self._on_pads[key] = one
            elif key in self._on_pads:
                self._on_pads[key] = structs.replace(self._on_pads[key], answer=one.answer)
        for number in {write.person.pad for write in writes}:
            self._count_anew(number)

    def _count_anew(self, number: ScorePadId) -> None:
        if (pad := self._pads.get(number)) is None:
            return
        self._real = {key: one for key, one in self._real.items() if one.pad != number}
        people = [one for one in self._on_pads.values() if one.pad == number]
        self._real |= {(one.pad, one.round, one.user): one for one in real_rounds(pad, people)}

    def _forget_people_of_deleted_pads(self) -> None:
        self._on_pads = {key: one for key, one in self._on_pads.items() if one.pad in self._pads}

    def _real_rounds_of(self, user: UserId) -> tuple[RealRound, ...]:
        return tuple(one for _, one in sorted(self._real.items()) if one.user == user)

    def _on_pads_of(self, user: UserId) -> tuple[PadPerson, ...]:
        return tuple(one for _, one in sorted(self._on_pads.items()) if one.user == user)

    def _delete_real_rounds_of(self, guild: GuildId) -> None:
        self._on_pads = {key: one for key, one in self._on_pads.items() if one.guild != guild}
        self._real = {key: one for key, one in self._real.items() if one.guild != guild}

    def _erase_score_pads(self, owner: UserId) -> None:
        self._pads = {number: pad for number, pad in self._pads.items() if pad.owner != owner}
        self._on_pads = {key: one for key, one in self._on_pads.items() if one.user != owner}
        self._real = {key: one for key, one in self._real.items() if one.user != owner}
        self._forget_people_of_deleted_pads()
