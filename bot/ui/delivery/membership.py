"""Membership of the person to be called, checked before a call and at most once a day for each person."""

from datetime import datetime, timedelta
from typing import Final

from bot.service.delivery.notices import PartnerQuestion, Reminder, TurnPing
from bot.service.ids import GuildId, UserId
from bot.service.matches.record import TableRecord
from bot.service.ports import Clock
from bot.service.seats.departures import DepartureService
from bot.ui.toolkit.channels import Channels
from bot.ui.toolkit.lookups import Presence

CALLS: Final = (TurnPing, PartnerQuestion, Reminder)
"""The notices that call one person."""

_ASKED_AGAIN_AFTER: Final = timedelta(days=1)
_MOST_REMEMBERED: Final = 10_000


class Membership:
    """Detection of people who have left a server or deleted their account; the service is told."""

    def __init__(self, channels: Channels, departures: DepartureService, clock: Clock) -> None:
        self._channels = channels
        self._departures = departures
        self._clock = clock
        self._asked: dict[tuple[GuildId, UserId], datetime] = {}

    async def is_here(self, record: TableRecord, user: UserId) -> bool:
        """Return whether the person can be called, as far as is known."""
        seat = record.seat_of(user)
        holder = None if seat is None else record.holder_of(seat)
        is_gone = holder is not None and holder.is_gone
        now, key = self._clock.now(), (record.guild, user)
        last = self._asked.get(key)
        if last is not None and last <= now < last + _ASKED_AGAIN_AFTER:
            return not is_gone
        presence = await self._channels.presence(record.guild, user)
        if presence is Presence.UNKNOWN:
            return not is_gone
        if len(self._asked) >= _MOST_REMEMBERED:
            self._asked.clear()
        self._asked[key] = now
        if presence is Presence.HERE:
            if is_gone:
                await self._departures.person_returned(record.guild, user)
            return True
        await self._departures.person_left(record.guild, user)
        return False
