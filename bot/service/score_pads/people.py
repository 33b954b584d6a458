"""People of score pads: who is named, who agrees that the pad counts, and the rounds that do.

They count once the game is over by its rules. They are derived from the pad and its people whenever one of the two
changes, so a round that is corrected or taken back is so in the statistics, too.
"""

from collections.abc import Collection, Iterable
from typing import Final

from msgspec import structs

from bot.service.change import Change
from bot.service.ids import GuildId, ScorePadId, UserId
from bot.service.ports import Clock, Store
from bot.service.score_pads.model import PadAnswer, PadPerson, PadPersonWrite, RealRound, ScorePad
from bot.service.statistics.counting import canastas_of


def real_rounds(pad: ScorePad, people: Iterable[PadPerson]) -> tuple[RealRound, ...]:
    """Return the rounds of a pad that count for its people: none while the game goes on."""
    winners = pad.winners()
    if not winners:
        return ()
    sheets, found = pad.sheets(), []
    for person in people:
        if person.answer is not PadAnswer.AGREED or person.side >= len(pad.names):
            continue
        for number, sides in enumerate(sheets, start=1):
            sheet, is_last = sides[person.side], number == len(sheets)
            canastas = canastas_of(sheet)
            found.append(
                RealRound(
                    pad.id,
                    number,
                    person.user,
                    person.guild,
                    pad.changed,
                    pad.preset,
                    sheet.total,
                    *canastas,
                    ends_match=is_last,
                    won=is_last and person.side in winners,
                )
            )
    return tuple(found)


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
