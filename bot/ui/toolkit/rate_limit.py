"""Per-user rate limits for interactions: far above what players need, far below what a script would send."""

from collections import OrderedDict
from datetime import datetime, timedelta
from typing import Final

from msgspec import Struct

from bot.service.ids import UserId
from bot.service.ports import Clock

_A_MINUTE: Final = timedelta(minutes=1)
_AN_HOUR: Final = timedelta(hours=1)
_FORGOTTEN_AT_ONCE: Final = 2
"""The most full buckets that one user's click drops: no click takes long, and they go faster than new ones come."""
_TEN_MINUTES: Final = timedelta(minutes=10)
_TOLD_IN_TEN_MINUTES: Final = 30
"""Tokens in ten minutes. Filling a table, setting its terms and being ready for a round takes a third of them."""
_HINTS_A_MINUTE: Final = 6
_REVIEWS_A_MINUTE: Final = 2
_PAGES_A_MINUTE: Final = 4
_KEYS_FOR_A_CLICK: Final = 10
"""Requests for suggestions for each command, when somebody types quickly."""


class _Bucket(Struct):
    left: float
    at: datetime


class Allowance:
    """Token buckets by user, in memory alone: ``most`` at once, and as many again within ``per``."""

    def __init__(self, clock: Clock, most: int, per: timedelta) -> None:
        """Create empty buckets; with a ``most`` of 0 nothing is limited."""
        self._clock = clock
        self._most = most
        self._per = per
        self._buckets: OrderedDict[UserId, _Bucket] = OrderedDict()
        """Those used longest ago first."""

    def take(self, user: UserId, count: int = 1) -> timedelta:
        """Take so many tokens and return zero; if there are too few, return the time until there are enough."""
        if not self._most:
            return timedelta(0)
        now = self._clock.now()
        self._forget_the_full(now)
        bucket = self._buckets.setdefault(user, _Bucket(self._most, now))
        self._buckets.move_to_end(user)
        bucket.left, bucket.at = self._left(bucket, now), now
        if bucket.left < count:
            return (count - bucket.left) * self._per / self._most
        bucket.left -= count
        return timedelta(0)

    def give_back(self, user: UserId, count: int) -> None:
        """Give back tokens that were taken for something that was then refused."""
        if (bucket := self._buckets.get(user)) is not None:
            bucket.left = min(float(self._most), bucket.left + count)

    def _left(self, bucket: _Bucket, now: datetime) -> float:
        gained = max(timedelta(0), now - bucket.at) / self._per * self._most
        return min(float(self._most), bucket.left + gained)

    def _forget_the_full(self, now: datetime) -> None:
        for _ in range(_FORGOTTEN_AT_ONCE):
            first = next(iter(self._buckets.values()), None)
            if first is None or now - first.at < self._per:
                return
            self._buckets.popitem(last=False)


class RateLimits:
    """Rate limits of each user in a minute, in ten minutes and in an hour."""

    def __init__(self, clock: Clock, clicks_a_minute: int, tables_an_hour: int) -> None:
        self.clicks = Allowance(clock, clicks_a_minute, _A_MINUTE)
        self.keys = Allowance(clock, clicks_a_minute * _KEYS_FOR_A_CLICK, _A_MINUTE)
        """Requests for suggestions, one for every key."""
        self.told = Allowance(clock, _TOLD_IN_TEN_MINUTES if clicks_a_minute else 0, _TEN_MINUTES)
        """Actions that others are told of and that do not advance the game."""
        self.hints = Allowance(clock, _HINTS_A_MINUTE if clicks_a_minute else 0, _A_MINUTE)
        """Hints, each of which takes up to two seconds of a core."""
        self.reviews = Allowance(clock, _REVIEWS_A_MINUTE if clicks_a_minute else 0, _A_MINUTE)
        """Reviews of a round, each of which takes some seconds of a core."""
        self.pages = Allowance(clock, _PAGES_A_MINUTE if clicks_a_minute else 0, _A_MINUTE)
        """Pages of rounds, each of which takes up to some seconds of a core."""
        self.tables = Allowance(clock, tables_an_hour, _AN_HOUR)


def seconds_of(wait: timedelta) -> int:
    """Return a wait in whole seconds, at least one."""
    return max(1, -(-wait // timedelta(seconds=1)))
