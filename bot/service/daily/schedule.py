"""What a server has chosen about the daily deal, where it stands, and the votes on it."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from msgspec import Struct

from bot.canasta.cards import Card
from bot.service.ids import ChannelId, GuildId, MessageId, UserId

_A_DAY: Final = timedelta(days=1)


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
    """The moment at which the next deal is to be posted; None while it is off."""
    is_begun: bool = False
    """True if the message of the deal that is due is being posted, or was when the bot was stopped."""
    day: int = 0
    """The day of the last deal that was posted; 0 before the first."""
    before: int = 0
    """The day of the deal before that one."""
    message: MessageId | None = None
    """The message of the last deal."""


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
