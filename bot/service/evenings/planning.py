"""The evening service: planning evenings, and signing up for them."""

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
    Every,
    Guest,
    GuestAnswer,
    Post,
    series_of,
    with_moved_up,
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
        self, guild: GuildId, number: EveningId, actor: UserId | None, *, is_admin: bool
    ) -> Evening:
        """Return an evening that is still to come and that this person may change; None stands for its guests.

        Raises:
            NoSuchEvening, EveningOver, NotOrganiser
        """
        evening = await self.evening(guild, number)
        if not evening.is_open:
            raise EveningOver(why=evening.stage.value)
        if actor not in {None, evening.organiser} and not is_admin:
            raise NotOrganiser(organiser=evening.organiser)
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
        every: Every | None = None,
        zone: str = "",
        most: int = 0,
        fills: bool = False,
        key: int = 0,
    ) -> Evening:
        """Plan an evening; the organiser comes to it. The rest is as in ``Evening``. The same key plans no other.

        Raises:
            EveningImpossible, TooManyEvenings, SettingsChanged
        """
        now = self._clock.now()
        there = await self._store.evenings(guild)
        if key and (before := next((one for one in there if one.key == key), None)):
            return before
        expect_possible(starts, now)
        if sum(one.is_open for one in there) >= MOST_PLANNED:
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
            series=series_of(starts, zone, every),
            most=most,
            fills=fills,
            key=key,
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
            if place is not None and guests[place].answer is answer:
                guests[place] = guest
                return structs.replace(evening, guests=tuple(guests))
            others = [one for one in guests if one.user != person.user]
            is_out = answer is GuestAnswer.OUT
            if sum((one.answer is GuestAnswer.OUT) is is_out for one in others) < MOST_GUESTS:
                others.append(guest)
            elif not is_out:
                raise EveningFull(limit=MOST_GUESTS)
            return structs.replace(evening, guests=tuple(others))

        return await self._edit(guild, number, edit)

    async def move(
        self,
        guild: GuildId,
        number: EveningId,
        actor: UserId,
        starts: datetime,
        *,
        moves_series: bool = False,
        is_admin: bool = False,
    ) -> Evening:
        """Move an evening to another date, and with ``moves_series`` all that follow.

        Those who come are told, and reminded again.

        Raises:
            NoSuchEvening, EveningOver, NotOrganiser, EveningImpossible, SettingsChanged
        """

        def edit(evening: Evening) -> Evening:
            now = self._clock.now()
            expect_possible(starts, now)
            series = evening.series
            if series is not None and moves_series:
                series = series_of(starts, series.zone, series.every)
            if starts == evening.starts:
                return structs.replace(evening, series=series)
            is_reminded = starts - now <= REMINDED_BEFORE
            return structs.replace(
                evening, starts=starts, series=series, is_reminded=is_reminded, wanted=Post.MOVED
            )

        return await self._edit(guild, number, edit, actor, is_admin=is_admin)

    async def repeat(
        self,
        guild: GuildId,
        number: EveningId,
        actor: UserId,
        every: Every | None,
        *,
        zone: str = "",
        is_admin: bool = False,
    ) -> Evening:
        """Let an evening come again so often, or no more. The time zone is that of a new series.

        Raises:
            NoSuchEvening, EveningOver, NotOrganiser, SettingsChanged
        """

        def edit(evening: Evening) -> Evening:
            before = evening.series
            if every is (before and before.every):
                return evening
            return structs.replace(
                evening, series=series_of(evening.starts, zone if before is None else before.zone, every)
            )

        return await self._edit(guild, number, edit, actor, is_admin=is_admin)

    async def set_seats(
        self,
        guild: GuildId,
        number: EveningId,
        actor: UserId,
        *,
        most: int | None = None,
        fills: bool | None = None,
        is_admin: bool = False,
    ) -> Evening:
        """Set how many people can come, and whether computers take the free seats; None leaves it as it is.

        Raises:
            NoSuchEvening, EveningOver, NotOrganiser, SettingsChanged
        """

        def edit(evening: Evening) -> Evening:
            return structs.replace(
                evening,
                most=evening.most if most is None else most,
                fills=evening.fills if fills is None else fills,
            )

        return await self._edit(guild, number, edit, actor, is_admin=is_admin)

    async def cancel(
        self,
        guild: GuildId,
        number: EveningId,
        actor: UserId,
        *,
        goes_on: bool = False,
        is_admin: bool = False,
    ) -> Evening:
        """Cancel an evening, and its series unless that ``goes_on``; those who would have come are told.

        Raises:
            NoSuchEvening, EveningOver, NotOrganiser, SettingsChanged
        """

        def edit(evening: Evening) -> Evening:
            series = evening.series if goes_on else None
            is_last = evening.series is not None and not goes_on
            post = Post.SERIES_CANCELLED if is_last else Post.CANCELLED
            return structs.replace(
                evening, stage=EveningStage.CANCELLED, wanted=post, moved_up=(), series=series
            )

        return await self._edit(guild, number, edit, actor, is_admin=is_admin)

    async def _edit(
        self,
        guild: GuildId,
        number: EveningId,
        edit: Callable[[Evening], Evening],
        actor: UserId | None = None,
        *,
        is_admin: bool = False,
    ) -> Evening:
        """Commit an edit of an evening that is still to come; with an ``actor`` only the organiser or an admin may."""

        async def attempt() -> Evening:
            now = await self.expect_own(guild, number, actor, is_admin=is_admin)
            edited = edit(now)
            if edited == now:
                return now
            at = self._clock.now()
            later = revised(with_moved_up(now, edited), content=now.content + 1)
            following = () if later.is_open else later.next_of_series(await self._store.next_evening_id(), at)
            await self._store.commit(Change(at=at, documents=(later, *following)))
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
