"""How often one person may ask for something: far more than anybody at play does, and far less than a script would."""

from datetime import datetime, timedelta
from typing import Any, Final, Protocol, cast

import discord
from msgspec import Struct

from bot.service.ids import UserId
from bot.service.ports import Clock
from bot.ui.asked import Asked, HasServices
from bot.ui.failures import Refusal, answer_failure

_A_MINUTE: Final = timedelta(minutes=1)
_AN_HOUR: Final = timedelta(hours=1)
_MOST_REMEMBERED: Final = 10_000
_KEYS_FOR_A_CLICK: Final = 10
"""People who type quickly ask for suggestions so many times for each command."""


class _Bucket(Struct):
    left: float
    at: datetime


class Allowance:
    """So many at once, and as many again within ``per``: a bucket of tokens for each person, in memory alone."""

    def __init__(self, clock: Clock, most: int, per: timedelta) -> None:
        """``most`` is 0 where nothing is limited."""
        self._clock = clock
        self._most = most
        self._per = per
        self._buckets: dict[UserId, _Bucket] = {}

    def take(self, user: UserId) -> timedelta:
        """Take one; zero when there was one, else after how long there is one again."""
        if not self._most:
            return timedelta(0)
        now = self._clock.now()
        bucket = self._buckets.get(user)
        if bucket is None:
            self._forget_the_full(now)
            bucket = self._buckets[user] = _Bucket(self._most, now)
        bucket.left, bucket.at = self._left(bucket, now), now
        if bucket.left < 1:
            return (1 - bucket.left) * self._per / self._most
        bucket.left -= 1
        return timedelta(0)

    def _left(self, bucket: _Bucket, now: datetime) -> float:
        gained = max(timedelta(0), now - bucket.at) / self._per * self._most
        return min(float(self._most), bucket.left + gained)

    def _forget_the_full(self, now: datetime) -> None:
        if len(self._buckets) < _MOST_REMEMBERED:
            return
        self._buckets = {
            user: bucket for user, bucket in self._buckets.items() if self._left(bucket, now) < self._most
        }


class Pace:
    """What one person may do in a minute and in an hour."""

    def __init__(self, clock: Clock, clicks_a_minute: int, tables_an_hour: int) -> None:
        self.clicks = Allowance(clock, clicks_a_minute, _A_MINUTE)
        self.keys = Allowance(clock, clicks_a_minute * _KEYS_FOR_A_CLICK, _A_MINUTE)
        """Discord asks for suggestions at every key."""
        self.tables = Allowance(clock, tables_an_hour, _AN_HOUR)


class HasPace(Protocol):
    """The part of the client that knows the limits."""

    pace: Pace


def pace_of(interaction: discord.Interaction[Any]) -> Pace:
    """The limits of this bot."""
    return cast(HasPace, interaction.client).pace


async def may_be_answered(interaction: discord.Interaction[Any]) -> bool:
    """Whether this process is to answer, and this person may ask for one more thing now.

    Nothing is done and nothing said for what another process answers.
    """
    client = cast(HasServices, interaction.client)
    client.in_flight.begin()
    try:
        is_ours = await client.services.is_ours(interaction.id)
    finally:
        client.in_flight.end()
    return is_ours and await _is_in_time(interaction)


async def _is_in_time(interaction: discord.Interaction[Any]) -> bool:
    """Whether this person may ask for one more thing now; if not, he is asked to wait, or nothing is suggested to him, and
    nothing is done.
    """
    pace, user = pace_of(interaction), UserId(interaction.user.id)
    if interaction.type is discord.InteractionType.autocomplete:
        if not pace.keys.take(user):
            return True
        await interaction.response.autocomplete([])
        return False
    wait = pace.clicks.take(user)
    if not wait:
        return True
    await answer_failure(Asked(interaction), Refusal("panel-too-fast", seconds=_seconds(wait)))
    return False


def expect_room_for_a_table(asked: Asked) -> None:
    """Nobody opens tables by the dozen.

    Raises:
        Refusal
    """
    wait = pace_of(asked.interaction).tables.take(asked.user)
    if wait:
        raise Refusal("table-too-many-new", minutes=-(-_seconds(wait) // 60))


def _seconds(wait: timedelta) -> int:
    return max(1, -(-wait // timedelta(seconds=1)))
