"""The service for the people of score pads: who is named, and who agrees that the pad counts."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from msgspec import structs

from bot.service.change import Change
from bot.service.ids import GuildId, ScorePadId, UserId
from bot.service.ports import Clock, Store
from bot.service.score_pads.model import PadAnswer, PadPerson, PadPersonWrite, ScorePad

MOST_ON_A_SIDE: Final = 3
"""The most people on a side of a score pad."""


class PadPeopleService:
    """The people of score pads. Only the maker of a pad names them, and each answers alone."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def of(self, guild: GuildId, pad: ScorePadId) -> tuple[PadPerson, ...]:
        """Return the people of this server who are named on a pad, by side."""
        people = [one for one in await self._store.pad_people(pad) if one.guild == guild]
        return tuple(sorted(people, key=lambda one: (one.side, one.user)))

    async def name(
        self, guild: GuildId, owner: UserId, pad: ScorePad, side: int, users: Collection[UserId]
    ) -> tuple[PadPerson, ...]:
        """Name these people as those of a side, and nobody else. The maker agrees by naming themselves.

        Somebody who was on another side has to agree anew.
        """
        before = {one.user: one for one in await self.of(guild, pad.id)}
        named = list(dict.fromkeys(users))[:MOST_ON_A_SIDE]
        gone = [one for one in before.values() if one.side == side and one.user not in named]
        fresh = [
            PadPerson(pad.id, user, guild, side, PadAnswer.AGREED if user == owner else PadAnswer.NONE)
            for user in named
            if user not in before or before[user].side != side
        ]
        writes = [PadPersonWrite(one, is_deleted=True) for one in gone]
        writes += [PadPersonWrite(one) for one in fresh]
        if writes:
            await self._store.commit(Change(at=self._clock.now(), pad_people=tuple(writes)))
        return await self.of(guild, pad.id)

    async def answer(
        self, guild: GuildId, pad: ScorePadId, user: UserId, *, agrees: bool
    ) -> PadPerson | None:
        """Agree that a pad counts, or not; return None for somebody who is not named on it."""
        for one in await self.of(guild, pad):
            if one.user == user:
                answered = structs.replace(one, answer=PadAnswer.AGREED if agrees else PadAnswer.DECLINED)
                write = PadPersonWrite(answered, is_answer=True)
                await self._store.commit(Change(at=self._clock.now(), pad_people=(write,)))
                return answered
        return None
