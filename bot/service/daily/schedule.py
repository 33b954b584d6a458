"""Schedules of daily deals: the choices of a server, the deals that were posted there, and the votes on them."""

from datetime import datetime, timedelta
from typing import Final, Self

from msgspec import Struct
from msgspec.structs import replace

from bot.canasta.cards import Card
from bot.service.ids import ChannelId, GuildId, MessageId, UserId

_A_DAY: Final = timedelta(days=1)


class HouseDeal(Struct, frozen=True):
    """A deal that was found for a house rule of a server."""

    day: int
    house_rule: str
    """The name of the house rule."""
    position: bytes
    """The position and its discards as JSON, as in ``positions.jsonl``."""


class DailySchedule(Struct, frozen=True, omit_defaults=True):
    """The daily deals of a server. Days are ordinals of dates in UTC (``date.toordinal``)."""

    guild: GuildId
    revision: int = 0
    """The number of changes; 0 if nothing was ever chosen."""
    channel: ChannelId | None = None
    """The channel for the daily deal; None while it is off."""
    hour: int = 0
    """The hour of the day in UTC."""
    due: datetime | None = None
    """The moment at which the next deal is to be posted, and the last one shows its answer; None while it is off and
    nothing is left to show.
    """
    is_begun: bool = False
    """True if the message of the deal that is due is being posted, or was when the bot was stopped."""
    day: int = 0
    """The day of the last deal that was posted; 0 before the first."""
    before: int = 0
    """The day of the deal before that one."""
    message: MessageId | None = None
    """The message of the last deal; None once it shows the answer, or where that is impossible."""
    place: ChannelId | None = None
    """The channel of this message; None if it is the chosen one."""
    is_over: bool = False
    """True once nobody can vote on the last deal any more, since its message shows the answer or is just about to."""
    is_by_house_rule: bool = False
    """True if deals are to be about the default house rule of the server, where one can be found for it."""
    house_deals: tuple[HouseDeal, ...] = ()
    """The deals of a house rule among the one that is due and the last two."""

    def house_deal(self, day: int) -> HouseDeal | None:
        """Return the deal of a day if it was found for a house rule."""
        return next((deal for deal in self.house_deals if deal.day == day), None)

    def with_house_deal(self, deal: HouseDeal | None) -> Self:
        """Return the schedule with the deal that is due, and of the others only the last two."""
        known = tuple(one for one in self.house_deals if one.day in {self.day, self.before})
        return replace(self, house_deals=known if deal is None else (*known, deal))


class DailyVote(Struct, frozen=True):
    """The discard that a member has chosen."""

    guild: GuildId
    day: int
    user: UserId
    card: Card
    at: datetime
    streak: int = 0
    """The number of deals in a row for which this member found the best discard, this one included; 0 if not this one.
    """


def next_due(hour: int, now: datetime, posted: int = 0) -> datetime:
    """Return the next moment of this hour on a day after the last one that had a deal."""
    due = now.replace(hour=hour, minute=0, second=0, microsecond=0)
    while due <= now or due.toordinal() <= posted:
        due += _A_DAY
    return due
