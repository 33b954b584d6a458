"""Per-user rate limits for interactions: far above what players need, far below what a script would send."""

from datetime import datetime, timedelta
from typing import Any, Final, Protocol, cast

import discord
from msgspec import Struct

from bot.service.ids import UserId
from bot.service.ports import Clock
from bot.ui import verbs
from bot.ui.clocks.terms_form import TABLE
from bot.ui.toolkit.custom_ids import NotOurId, parse_click_id
from bot.ui.toolkit.failures import Refusal, answer_failure
from bot.ui.toolkit.interaction import HasServices, InteractionContext

_A_MINUTE: Final = timedelta(minutes=1)
_AN_HOUR: Final = timedelta(hours=1)
_MOST_REMEMBERED: Final = 10_000
_TEN_MINUTES: Final = timedelta(minutes=10)
_TOLD_IN_TEN_MINUTES: Final = 30
"""Tokens in ten minutes. Filling a table, setting its terms and being ready for a round takes a third of them."""
_KEYS_FOR_A_CLICK: Final = 10
"""Requests for suggestions for each command, when somebody types quickly."""

_CALLS_SOMEBODY: Final = 3
_COMMANDS_TOLD: Final[dict[str, int]] = {
    "ask-partner": _CALLS_SOMEBODY,
    "resume": _CALLS_SOMEBODY,
    "substitute": _CALLS_SOMEBODY,
    "cut": 1,
    "more-time": 1,
    "pause": 1,
    "table computer": 1,
    "table join": 1,
    "table move": 1,
    "table seats": 1,
}
"""The tokens of each command that makes the bot write to a whole table, or call somebody, any number of times.

Commands that end or answer such an action are not here: they are possible no more often than the action
itself. Neither is leaving, which takes joining first, nor saying ready, once in a round: no limit may keep players at a
table or delay it.
"""
_BUTTONS_TOLD: Final[dict[str, int]] = {
    verbs.ASK.name: _CALLS_SOMEBODY,
    verbs.REALLY_RESIGN.name: _CALLS_SOMEBODY,
    verbs.GO_ON.name: _CALLS_SOMEBODY,
    verbs.ADD_COMPUTER.name: 1,
    verbs.CUT.name: 1,
    verbs.GIVE_TIME.name: 1,
    verbs.JOIN.name: 1,
    verbs.REMOVE_COMPUTER.name: 1,
    verbs.SEAT.name: 1,
    verbs.TERMS_VALUE.name: 1,
}
"""The tokens of such buttons and menus, by verb."""


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
        self._buckets: dict[UserId, _Bucket] = {}

    def take(self, user: UserId, count: int = 1) -> timedelta:
        """Take so many tokens and return zero; if there are too few, return the time until there are enough."""
        if not self._most:
            return timedelta(0)
        now = self._clock.now()
        bucket = self._buckets.get(user)
        if bucket is None:
            self._forget_the_full(now)
            bucket = self._buckets[user] = _Bucket(self._most, now)
        bucket.left, bucket.at = self._left(bucket, now), now
        if bucket.left < count:
            return (count - bucket.left) * self._per / self._most
        bucket.left -= count
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


class RateLimits:
    """Rate limits of each user in a minute, in ten minutes and in an hour."""

    def __init__(self, clock: Clock, clicks_a_minute: int, tables_an_hour: int) -> None:
        self.clicks = Allowance(clock, clicks_a_minute, _A_MINUTE)
        self.keys = Allowance(clock, clicks_a_minute * _KEYS_FOR_A_CLICK, _A_MINUTE)
        """Requests for suggestions, one for every key."""
        self.told = Allowance(clock, _TOLD_IN_TEN_MINUTES if clicks_a_minute else 0, _TEN_MINUTES)
        """Actions that others are told of and that do not advance the game."""
        self.tables = Allowance(clock, tables_an_hour, _AN_HOUR)


class HasRateLimits(Protocol):
    """The part of the client that has the rate limits."""

    rate_limits: RateLimits


def rate_limits_of(interaction: discord.Interaction[Any]) -> RateLimits:
    """Return the rate limits of this bot."""
    return cast(HasRateLimits, interaction.client).rate_limits


async def may_be_answered(interaction: discord.Interaction[Any]) -> bool:
    """Return whether this process is to answer, and the user is within the rate limits.

    Interactions that another process answers are ignored.
    """
    client = cast(HasServices, interaction.client)
    client.open_interactions.begin()
    try:
        is_ours = await client.services.is_ours(interaction.id)
    finally:
        client.open_interactions.end()
    return is_ours and await _is_in_time(interaction)


async def _is_in_time(interaction: discord.Interaction[Any]) -> bool:
    """Return whether the user is within the rate limits.

    If not, the user is asked to wait or gets no suggestions, and nothing is done.
    """
    rate_limits, user = rate_limits_of(interaction), UserId(interaction.user.id)
    if interaction.type is discord.InteractionType.autocomplete:
        if not rate_limits.keys.take(user):
            return True
        await interaction.response.autocomplete([])
        return False
    if wait := rate_limits.clicks.take(user):
        refusal = Refusal("panel-too-fast", seconds=_seconds(wait))
    elif (told := _told_to_all(interaction)) and (wait := rate_limits.told.take(user, told)):
        refusal = Refusal("panel-too-often-told", seconds=_seconds(wait))
    else:
        return True
    await answer_failure(InteractionContext(interaction), refusal)
    return False


def _told_to_all(interaction: discord.Interaction[Any]) -> int:
    """Return the tokens that an interaction costs because others are told of it; 0 where they are not."""
    if interaction.type is discord.InteractionType.component:
        try:
            clicked = parse_click_id(
                str(cast("dict[str, object]", interaction.data or {}).get("custom_id", ""))
            )
        except NotOurId:
            return 0
        if clicked.verb == verbs.TERMS_VALUE.name and clicked.args[:1] != (TABLE,):
            return 0  # those of a house rule or of a server are told to nobody
        return _BUTTONS_TOLD.get(clicked.verb, 0)
    command = interaction.command
    if command is None or (command.qualified_name == "table seats" and interaction.namespace.seat is None):
        return 0  # without a seat it only shows them
    return _COMMANDS_TOLD.get(command.qualified_name, 0)


def expect_room_for_a_table(context: InteractionContext) -> None:
    """Take a token for a new table.

    Raises:
        Refusal
    """
    wait = rate_limits_of(context.interaction).tables.take(context.user)
    if wait:
        raise Refusal("table-too-many-new", minutes=-(-_seconds(wait) // 60))


def _seconds(wait: timedelta) -> int:
    return max(1, -(-wait // timedelta(seconds=1)))
