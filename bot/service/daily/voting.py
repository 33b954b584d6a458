"""Choosing where daily deals are posted, and voting on them."""

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from typing import Final

from msgspec import Struct

from bot.canasta.cards import Card
from bot.service.administration.admin_actions import AdminAction, in_server
from bot.service.change import Change
from bot.service.concurrency import retried, revised
from bot.service.daily.house_deals import HouseDeals, HouseGame
from bot.service.daily.positions import DailyPosition, position_in
from bot.service.daily.schedule import DailySchedule, DailyVote, next_due
from bot.service.errors import DailyDealOver, NoSuchDiscard, SettingsChanged
from bot.service.ids import ChannelId, GuildId, UserId
from bot.service.ports import Clock, Store

_MOST_STREAKS: Final = 3
_SHORTEST_STREAK: Final = 2


class DailyResult(Struct, frozen=True):
    """The votes of a server on one deal."""

    day: int
    position: DailyPosition
    chosen: tuple[tuple[Card, int], ...]
    """How often each card was chosen, the most frequent first."""
    right: int
    """How many members found the best discard, or one as good."""
    found: tuple[UserId, ...]
    """Those of them who may be named, in the order of their votes."""
    streaks: tuple[tuple[UserId, int], ...]
    """The members who may be named with the longest rows of right answers, of two at least."""

    @property
    def votes(self) -> int:
        """Return the number of votes."""
        return sum(count for _, count in self.chosen)


class DailyAnswer(Struct, frozen=True):
    """The answer to a vote."""

    vote: DailyVote
    is_new: bool
    """False if the member had voted before; that vote counts."""
    result: DailyResult
    """The votes so far."""


class DailyService:
    """The daily deals of servers: where and when they are posted, and the votes of members."""

    def __init__(self, store: Store, clock: Clock, house_deals: HouseDeals, wake: Callable[[], None]) -> None:
        """Take what is called when a deal may fall due earlier."""
        self._store = store
        self._clock = clock
        self._house_deals = house_deals
        self._wake = wake

    async def schedule(self, guild: GuildId) -> DailySchedule:
        """Return the schedule of a server."""
        return await self._store.daily(guild)

    async def house_game(self, guild: GuildId) -> HouseGame:
        """Return what the deals of this server would be about by its default house rule."""
        return await self._house_deals.game(guild)

    @retried(SettingsChanged)
    async def choose(
        self, guild: GuildId, actor: UserId, channel: ChannelId | None, hour: int
    ) -> DailySchedule:
        """Have the daily deal posted in this channel at this hour (UTC); None turns it off.

        Raises:
            SettingsChanged
        """
        now, at = await self._store.daily(guild), self._clock.now()
        if (now.channel, now.hour) == (channel, hour) or (channel is None and now.channel is None):
            return now
        due = None if channel is None else next_due(hour, at, now.day)
        if channel is None and now.message is not None:
            due = now.due  # the deal that is open goes on until then
        place = now.place if now.message is None else now.place or now.channel
        later = revised(now, channel=channel, place=place, hour=hour, due=due, is_begun=False)
        facts: dict[str, str | int] = {"channel": str(channel or ""), "hour": hour}
        entry = in_server(AdminAction.DAILY, guild, actor, at, facts)
        await self._store.commit(Change(at=at, documents=(later,), admin=entry))
        self._wake()
        return later

    @retried(SettingsChanged)
    async def choose_game(self, guild: GuildId, actor: UserId, *, is_by_house_rule: bool) -> DailySchedule:
        """Have the coming deals be about the server's default house rule, or about Classic for four.

        Raises:
            SettingsChanged
        """
        now, at = await self._store.daily(guild), self._clock.now()
        if now.is_by_house_rule == is_by_house_rule:
            return now
        later = revised(now, is_by_house_rule=is_by_house_rule)
        facts: dict[str, str | int] = {"house": int(is_by_house_rule)}
        entry = in_server(AdminAction.DAILY_GAME, guild, actor, at, facts)
        await self._store.commit(Change(at=at, documents=(later,), admin=entry))
        return later

    @retried(SettingsChanged)
    async def vote(self, guild: GuildId, day: int, user: UserId, card: Card) -> DailyAnswer:
        """Vote for a discard; the first vote of a member counts.

        Raises:
            DailyDealOver: the next deal was posted, or this one never was.
            NoSuchDiscard: the deal has no such button.
            SettingsChanged
        """
        schedule = await self._store.daily(guild)
        before = _day_before(schedule, day)
        position = position_in(schedule, day)
        if card not in position.cards:
            raise NoSuchDiscard
        votes = await self._store.daily_votes(guild, day)
        own = next((vote for vote in votes if vote.user == user), None)
        if own is not None:
            return DailyAnswer(own, False, result_of(position, day, votes))
        streak = 0
        if position.is_right(card):
            last = await self._store.daily_votes(guild, before)
            streak = 1 + next((vote.streak for vote in last if vote.user == user), 0)
        vote = DailyVote(guild, day, user, card, self._clock.now(), streak)
        await self._store.commit(Change(at=vote.at, daily_votes=(vote,)))
        return DailyAnswer(vote, True, result_of(position, day, (*votes, vote)))


async def streak_of(store: Store, guild: GuildId, user: UserId) -> int:
    """Return how many deals in a row a member has found until now. One that is still open breaks no row."""
    schedule = await store.daily(guild)
    days = (schedule.day,) if schedule.is_over else (schedule.day, schedule.before)
    for day in days:
        for vote in await store.daily_votes(guild, day):
            if vote.user == user:
                return vote.streak
    return 0


def _day_before(schedule: DailySchedule, day: int) -> int:
    """Return the day of the deal before an open one.

    Raises:
        DailyDealOver
    """
    if schedule.is_begun and schedule.due is not None and day == schedule.due.toordinal():
        return schedule.day  # its message is there, but not noted yet
    if not day or day != schedule.day or schedule.is_over:
        raise DailyDealOver
    return schedule.before


def result_of(
    position: DailyPosition, day: int, votes: Sequence[DailyVote], named: Collection[UserId] = ()
) -> DailyResult:
    """Return the result of these votes. Nobody is named in it but those members who take part in what the server shows."""
    found = [vote for vote in votes if position.is_right(vote.card) and vote.user in named]
    streaks = [(vote.user, vote.streak) for vote in found if vote.streak >= _SHORTEST_STREAK]
    return DailyResult(
        day,
        position,
        tuple(Counter(vote.card for vote in votes).most_common()),
        sum(position.is_right(vote.card) for vote in votes),
        tuple(vote.user for vote in found),
        tuple(sorted(streaks, key=lambda one: -one[1])[:_MOST_STREAKS]),
    )
