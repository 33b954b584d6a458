"""An evening as it is stored: its date, the series it belongs to, its game, and who comes."""

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta, tzinfo
from enum import StrEnum
from typing import Final, Self
from zoneinfo import ZoneInfo

from msgspec import Struct, structs

from bot.service.ids import ChannelId, EveningId, GuildId, MessageId, TableId, UserId

_LAST = 5
MOST_GUESTS: Final = 64
"""The most people who come or may come; those who decline beyond that are not kept."""
MOST_PLANNED: Final = 5
"""The most evenings that can be planned in a server at a time."""
LONGEST_AHEAD: Final = timedelta(days=60)
REMINDED_BEFORE: Final = timedelta(hours=1)
LATEST: Final = timedelta(hours=6)
"""The time after which an evening that could not begin is given up."""

KEPT_FOR: Final = timedelta(days=30)
"""The time for which an evening is kept after its date."""

AT_ONCE: Final = datetime.fromisoformat("2000-01-01T00:00:00+00:00")


class Every(StrEnum):
    """How often an evening comes again."""

    WEEK = "week"
    TWO_WEEKS = "two_weeks"
    MONTH = "month"
    """On the same weekday of each month: the first, second, third, fourth or last one."""


class Series(Struct, frozen=True, omit_defaults=True):
    """When evenings come again, and which of them this one is. Local time stays when the clocks change."""

    every: Every
    zone: str
    day: date
    """The local day of this evening by the series, wherever it was moved alone."""
    minutes: int
    """The local time of the day."""
    week: int = 0
    """Which of these weekdays of a month it is, from one on; five for the last. A later day does not tell any more."""

    @property
    def starts(self) -> datetime:
        """Return when this evening begins by the series."""
        return at(self.day, self.minutes, ZoneInfo(self.zone or "UTC"))

    def after(self, moment: datetime) -> Iterator[Self]:
        """Return the later ones of this series that begin after this moment; there is no end to them."""
        one = self
        while True:
            one = structs.replace(one, day=one._next_day())
            if one.starts > moment:
                yield one

    def _next_day(self) -> date:
        if self.every is not Every.MONTH:
            return self.day + timedelta(weeks=1 if self.every is Every.WEEK else 2)
        first = (self.day.replace(day=1) + timedelta(days=31)).replace(day=1)
        found = first + timedelta(days=(self.day.weekday() - first.weekday()) % 7, weeks=self.week - 1)
        return found if found.month == first.month else found - timedelta(weeks=1)


def series_of(starts: datetime, zone: str, every: Every | None) -> Series | None:
    """Return the series that begins with this evening, by the clocks of this time zone; None for no series."""
    if every is None:
        return None
    local = starts.astimezone(ZoneInfo(zone or "UTC"))
    week = min((local.day - 1) // 7 + 1, _LAST)
    return Series(every, zone, local.date(), local.hour * 60 + local.minute, week)


def at(day: date, minutes: int, there: tzinfo) -> datetime:
    """Return the moment of this time of the day, as clocks there will show it then.

    Of a time that they show twice it is the first; one that they leave out is as much later as they jump.
    """
    moment = datetime(day.year, day.month, day.day, minutes // 60, minutes % 60, tzinfo=there)
    return moment.astimezone(UTC)


class GuestAnswer(StrEnum):
    """The answers to an invitation to an evening."""

    COMES = "in"
    MAYBE = "maybe"
    OUT = "out"


class Guest(Struct, frozen=True):
    """A member who has answered."""

    user: UserId
    name: str
    answer: GuestAnswer
    has_seat: bool = True
    """False if no seat could be given to this guest when the evening began."""


class MovedUp(Struct, frozen=True):
    """A guest who came from the waiting list to the list, and was not told yet."""

    user: UserId
    at: datetime = AT_ONCE
    """When to tell the guest."""


class EveningStage(StrEnum):
    """The stages of an evening."""

    PLANNED = "planned"
    BEGINNING = "beginning"
    """Nobody signs up any more; the tables are being made up."""
    BEGUN = "begun"
    MISSED = "missed"
    """The bot could not begin it in time."""
    CANCELLED = "cancelled"


class Post(StrEnum):
    """The messages of an evening, besides the one with the sign-up."""

    REMINDER = "reminder"
    MOVED = "moved"
    CANCELLED = "cancelled"
    SERIES_CANCELLED = "series_cancelled"
    BEGUN = "begun"


class Evening(Struct, frozen=True, omit_defaults=True):
    """An evening of a server."""

    id: EveningId
    guild: GuildId
    channel: ChannelId
    organiser: UserId
    name: str
    """The organiser's name."""
    starts: datetime
    game: str = ""
    """The house rule or preset that is played; empty for what new tables of the server play."""
    rounds: int | None = None
    """With rotating partners, the rounds of each match; 0 as the game says. None where partners stay together."""
    guests: tuple[Guest, ...] = ()
    stage: EveningStage = EveningStage.PLANNED
    revision: int = 1
    content: int = 1
    """The number of changes that the message with the sign-up shows."""
    shown: int = 0
    """The content that the message shows already."""
    message: MessageId | None = None
    is_reminded: bool = False
    wanted: Post | None = None
    """The message that is to be posted next."""
    is_begun: bool = False
    """True while a message is being posted, or was when the bot was stopped."""
    tables: tuple[TableId, ...] = ()
    event: int | None = None
    """Discord's scheduled event; 0 if there is none and none is to be made."""
    series: Series | None = None
    """The series that this is one of. Its next one is made when this one begins or is cancelled."""
    most: int = 0
    """The most people who can come; others wait. 0 for any number."""
    fills: bool = False
    """True if computers take the seats that are free when the tables open."""
    ends_series: bool = False
    """True if no other follows in its series, as the organiser has left the server."""
    moved_up: tuple[MovedUp, ...] = ()
    key: int = 0
    """The number of the message by which it was planned: a second click plans no other."""

    @property
    def is_open(self) -> bool:
        """Return whether people can sign up."""
        return self.stage is EveningStage.PLANNED

    @property
    def due(self) -> datetime | None:
        """Return when there is something to do by itself; a moment long ago for at once, None for never."""
        if self.wanted is not None or self.shown != self.content or self.stage is EveningStage.BEGINNING:
            return AT_ONCE
        if self.stage is not EveningStage.PLANNED:
            return None
        if self.event is None:
            return AT_ONCE
        next_step = self.starts if self.is_reminded else self.starts - REMINDED_BEFORE
        return min([next_step, *(one.at for one in self.moved_up)])

    def answered(self, answer: GuestAnswer) -> tuple[Guest, ...]:
        """Return the guests who gave this answer, in their order."""
        return tuple(guest for guest in self.guests if guest.answer is answer)

    @property
    def coming(self) -> tuple[Guest, ...]:
        """Return the guests who come, without those who wait for somebody to decline."""
        return self.answered(GuestAnswer.COMES)[: self.most or None]

    @property
    def waiting(self) -> tuple[Guest, ...]:
        """Return the waiting list, first come first."""
        return self.answered(GuestAnswer.COMES)[self.most :] if self.most else ()

    def next_of_series(self, number: EveningId, now: datetime) -> "tuple[Evening, ...]":
        """Return the next evening of the series, under this number; none if there is no series.

        One whose time is over meanwhile, or before that to which this one was moved, is left out.
        """
        if self.series is None:
            return ()
        series = next(self.series.after(now))
        later = Evening(
            number,
            self.guild,
            self.channel,
            self.organiser,
            self.name,
            series.starts,
            self.game,
            self.rounds,
            guests=(Guest(self.organiser, self.name, GuestAnswer.COMES),),
            is_reminded=series.starts - now <= REMINDED_BEFORE,
            series=series,
            most=self.most,
            fills=self.fills,
        )
        return (later,)


def with_moved_up(before: Evening, after: Evening) -> Evening:
    """Return an evening that has changed, with those of whom it is to be told that they are on the list now."""
    coming, waited = ({guest.user for guest in part} for part in (after.coming, before.waiting))
    told = tuple(one for one in after.moved_up if one.user in coming)
    new = tuple(MovedUp(guest.user) for guest in after.coming if guest.user in waited)
    return structs.replace(after, moved_up=(*told, *new))
