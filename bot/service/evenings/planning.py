"""The evening service: planning evenings, and signing up for them."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from msgspec import structs

from bot.service.change import Change
from bot.service.concurrency import TableLocks, retried, revised, until_written
from bot.service.errors import (
    EveningFull,
    EveningImpossible,
    EveningOver,
    NoSuchEvening,
    NotOrganiser,
    SettingsChanged,
    TooManyEvenings,
)
from bot.service.evenings.model import (
    LONGEST_AHEAD,
    MOST_GUESTS,
    MOST_PLANNED,
    REMINDED_BEFORE,
    Evening,
    EveningStage,
    Guest,
    GuestAnswer,
    Post,
)
from bot.service.ids import ChannelId, EveningId, GuildId, UserId
from bot.service.matches.record import Person
from bot.service.ports import Clock, Store


class EveningService:
    """The evenings of servers, and who comes to them."""

    def __init__(self, store: Store, clock: Clock, wake: Callable[[], None]) -> None:
        """Take the store, the clock, and what is called when there is something to do for an evening."""
        self._store = store
        self._clock = clock
        self._wake = wake
        self._turns = TableLocks()

    async def planned(self, guild: GuildId) -> tuple[Evening, ...]:
        """Return the evenings of a server that are still to come, by date."""
        return tuple(one for one in await self._store.evenings(guild) if one.is_open)

    async def evening(self, guild: GuildId, number: EveningId) -> Evening:
        """Return an evening of this server.

        Raises:
            NoSuchEvening
        """
        found = await self._store.evening(number)
        if found is None or found.guild != guild:
            raise NoSuchEvening
        return found

    async def expect_own(
        self, guild: GuildId, number: EveningId, actor: UserId, *, is_admin: bool = False
    ) -> Evening:
        """Return an evening that is still to come and that this person may change.

        Raises:
            NoSuchEvening, EveningOver, NotOrganiser
        """
        evening = await self.evening(guild, number)
        if not evening.is_open:
            raise EveningOver(why=evening.stage.value)
        _expect_organiser(evening, actor, is_admin=is_admin)
        return evening

    @retried(SettingsChanged)
    async def plan(
        self,
        person: Person,
        guild: GuildId,
        channel: ChannelId,
        starts: datetime,
        *,
        game: str = "",
        rounds: int | None = None,
    ) -> Evening:
        """Plan an evening; the organiser comes to it. ``game`` and ``rounds`` are as in ``Evening``.

        Raises:
            EveningImpossible, TooManyEvenings, SettingsChanged
        """
        now = self._clock.now()
        expect_possible(starts, now)
        if len(await self.planned(guild)) >= MOST_PLANNED:
            raise TooManyEvenings(limit=MOST_PLANNED)
        evening = Evening(
            id=await self._store.next_evening_id(),
            guild=guild,
            channel=channel,
            organiser=person.user,
            name=person.name,
            starts=starts,
            game=game,
            rounds=rounds,
            guests=(Guest(person.user, person.name, GuestAnswer.COMES),),
            is_reminded=starts - now <= REMINDED_BEFORE,
        )
        await self._store.commit(Change(at=now, documents=(evening,)))
        self._wake()
        return evening

    async def answer(self, guild: GuildId, number: EveningId, person: Person, answer: GuestAnswer) -> Evening:
        """Sign up for an evening, or decline.

        Raises:
            NoSuchEvening, EveningOver, EveningFull, SettingsChanged
        """

        def edit(evening: Evening) -> Evening:
            guests = list(evening.guests)
            place = next((at for at, guest in enumerate(guests) if guest.user == person.user), None)
            guest = Guest(person.user, person.name, answer)
            if answer is GuestAnswer.OUT:
                guests = [one for one in guests if one.user != person.user]
            elif place is not None and guests[place].answer is answer:
                guests[place] = guest
            elif place is None and len(guests) >= MOST_GUESTS:
                raise EveningFull(limit=MOST_GUESTS)
            else:
                guests = [*(one for one in guests if one.user != person.user), guest]
            return structs.replace(evening, guests=tuple(guests))

        return await self._edit(guild, number, edit)

    async def move(
        self, guild: GuildId, number: EveningId, actor: UserId, starts: datetime, *, is_admin: bool = False
    ) -> Evening:
        """Move an evening to another date; those who come are told, and reminded again.

        Raises:
            NoSuchEvening, EveningOver, NotOrganiser, EveningImpossible, SettingsChanged
        """

        def edit(evening: Evening) -> Evening:
            _expect_organiser(evening, actor, is_admin=is_admin)
            now = self._clock.now()
            expect_possible(starts, now)
            if starts == evening.starts:
                return evening
            is_reminded = starts - now <= REMINDED_BEFORE
            return structs.replace(evening, starts=starts, is_reminded=is_reminded, wanted=Post.MOVED)

        return await self._edit(guild, number, edit)

    async def cancel(
        self, guild: GuildId, number: EveningId, actor: UserId, *, is_admin: bool = False
    ) -> Evening:
        """Cancel an evening; those who would have come are told.

        Raises:
            NoSuchEvening, EveningOver, NotOrganiser, SettingsChanged
        """

        def edit(evening: Evening) -> Evening:
            _expect_organiser(evening, actor, is_admin=is_admin)
            return structs.replace(evening, stage=EveningStage.CANCELLED, wanted=Post.CANCELLED)

        return await self._edit(guild, number, edit)

    async def _edit(self, guild: GuildId, number: EveningId, edit: Callable[[Evening], Evening]) -> Evening:
        async def attempt() -> Evening:
            now = await self.evening(guild, number)
            if not now.is_open:
                raise EveningOver(why=now.stage.value)
            edited = edit(now)
            if edited == now:
                return now
            later = revised(edited, content=now.content + 1)
            await self._store.commit(Change(at=self._clock.now(), documents=(later,)))
            return later

        async with self._turns.hold(number):
            later = await until_written(attempt, SettingsChanged())
        self._wake()
        return later


def expect_possible(starts: datetime, now: datetime) -> None:
    """Raise an error for a date that is past or too far ahead.

    Raises:
        EveningImpossible
    """
    if starts <= now:
        raise EveningImpossible(why="past", limit=LONGEST_AHEAD.days)
    if starts - now > LONGEST_AHEAD:
        raise EveningImpossible(why="far", limit=LONGEST_AHEAD.days)


def _expect_organiser(evening: Evening, actor: UserId, *, is_admin: bool) -> None:
    if not is_admin and evening.organiser != actor:
        raise NotOrganiser(organiser=evening.organiser)
