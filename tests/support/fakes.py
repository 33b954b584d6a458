"""Surroundings for tests: a clock that stands still, chance that repeats, a messenger that remembers."""

import asyncio
import itertools
from collections import deque
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from random import Random
from typing import NamedTuple, TypeVar

from bot.canasta.actions import Action
from bot.canasta.view import SeatView
from bot.service.administration.retention import Retention
from bot.service.clocks.uptime import Uptime
from bot.service.daily.positions import DailyPosition
from bot.service.daily.schedule import DailySchedule
from bot.service.daily.voting import DailyResult
from bot.service.delivery.notices import Delivery, Notice
from bot.service.ids import ChannelId, GuildId, MessageId, TableId
from bot.service.tournaments.model import Tournament
from bot.service.tournaments.running import TableThreads

N = TypeVar("N")


class FakeTimer:
    def __init__(self, when: datetime, call: Callable[[], None]) -> None:
        self.when = when
        self.call = call
        self.is_cancelled = False

    def cancel(self) -> None:
        self.is_cancelled = True


class FakeTime:
    """Clock and timers in one: time moves only when a test says so."""

    def __init__(self, start: datetime = datetime(2026, 1, 1, 12, tzinfo=UTC)) -> None:
        self.moment = start
        self.passed = timedelta(0)
        self.timers: list[FakeTimer] = []

    def now(self) -> datetime:
        return self.moment

    def ticks(self) -> float:
        return self.passed.total_seconds()

    def set_clock(self, step: timedelta) -> None:
        """Somebody sets the clock; no time passes, and what was scheduled comes after as long as before."""
        self.moment += step
        for timer in self.timers:
            timer.when += step

    def call_at(self, when: datetime, call: Callable[[], None]) -> FakeTimer:
        timer = FakeTimer(when, call)
        self.timers.append(timer)
        return timer

    @property
    def next_call(self) -> datetime | None:
        """When the next scheduled call is to be made, the bot's own daily and hourly business aside."""
        return min(
            (
                timer.when
                for timer in self.timers
                if not timer.is_cancelled
                and not isinstance(getattr(timer.call, "__self__", None), Uptime | Retention)
            ),
            default=None,
        )

    def advance(self, step: timedelta) -> None:
        """Move on, making the calls that fall due on the way; the tasks they start run at the next await."""
        until = self.moment + step
        while True:
            due = [timer for timer in self.timers if not timer.is_cancelled and timer.when <= until]
            if not due:
                break
            first = min(due, key=lambda timer: timer.when)
            self.timers.remove(first)
            self._go_on_to(max(self.moment, first.when))
            first.call()
        self._go_on_to(until)

    def _go_on_to(self, moment: datetime) -> None:
        self.passed += moment - self.moment
        self.moment = moment


class FakeEntropy:
    """Secrets that differ from each other and repeat from run to run."""

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed)

    def secret(self) -> bytes:
        return self._random.randbytes(32)


class FakeMessenger:
    """Remembers what it was asked to deliver. ``fail_next`` makes the coming deliveries fail, in order."""

    def __init__(self) -> None:
        self.delivered: list[Notice] = []
        self.nonces: list[str] = []
        self.tried: list[Notice] = []
        self._failures: deque[BaseException | None] = deque()
        self.is_held = False
        self._held: TableId | None = None
        self._released = asyncio.Event()

    def hold(self, table: TableId) -> None:
        """Whatever is told to this table takes until ``release``."""
        self._held = table

    def release(self) -> None:
        self._released.set()

    def fail_next(self, *failures: BaseException | None) -> None:
        self._failures.extend(failures)

    async def deliver(self, delivery: Delivery) -> None:
        notice = delivery.notice
        self.tried.append(notice)
        self.nonces.append(delivery.nonce)
        if notice.table == self._held:
            self.is_held = True
            await self._released.wait()
        failure = self._failures.popleft() if self._failures else None
        if failure is not None:
            raise failure
        self.delivered.append(notice)

    def told(self, kind: type[N]) -> list[N]:
        return [notice for notice in self.delivered if isinstance(notice, kind)]


class PostedDeal(NamedTuple):
    """What a poster was asked to post."""

    guild: GuildId
    day: int
    position: DailyPosition
    last: DailyResult | None
    is_again: bool


class AnsweredDeal(NamedTuple):
    """A deal whose message was to show its answer."""

    day: int
    place: ChannelId | None
    message: MessageId | None
    result: DailyResult


class FakePoster:
    """Remembers the daily deals that it was asked to post. ``fail_next`` makes the coming ones fail, in order."""

    def __init__(self) -> None:
        self.posted: list[PostedDeal] = []
        self.answered: list[AnsweredDeal] = []
        self.deleted: set[MessageId | None] = set()
        self._failures: deque[BaseException] = deque()
        self._answer_failures: deque[BaseException] = deque()

    def fail_next(self, *failures: BaseException) -> None:
        self._failures.extend(failures)

    def fail_next_answer(self, *failures: BaseException) -> None:
        self._answer_failures.extend(failures)

    async def show_answer(
        self, schedule: DailySchedule, position: DailyPosition, result: DailyResult
    ) -> bool:
        place = schedule.place or schedule.channel
        self.answered.append(AnsweredDeal(schedule.day, place, schedule.message, result))
        if self._answer_failures:
            raise self._answer_failures.popleft()
        return schedule.message not in self.deleted

    async def post(
        self,
        schedule: DailySchedule,
        day: int,
        position: DailyPosition,
        last: DailyResult | None,
        *,
        is_again: bool,
    ) -> MessageId:
        self.posted.append(PostedDeal(schedule.guild, day, position, last, is_again))
        if self._failures:
            raise self._failures.popleft()
        return MessageId(9000 + len(self.posted))


class FakeTournamentPoster:
    """The messages of a tournament: their names as they were posted, and what the main one shows last."""

    def __init__(self) -> None:
        self.posted: list[str] = []
        self.shown: Tournament | None = None
        self.threads: TableThreads = {}
        self._failures: list[BaseException] = []

    def fail_next(self, *failures: BaseException) -> None:
        self._failures += failures

    async def post(
        self, tournament: Tournament, name: str, threads: TableThreads, *, is_again: bool
    ) -> MessageId:
        if self._failures:
            raise self._failures.pop(0)
        if name not in self.posted or not is_again:
            self.posted.append(name)
        self.shown, self.threads = tournament, threads
        return MessageId(7_000 + self.posted.index(name))

    async def edit(
        self, tournament: Tournament, name: str, message: MessageId, threads: TableThreads
    ) -> bool:
        if self._failures:
            raise self._failures.pop(0)
        self.shown, self.threads = tournament, threads
        return True


class ScriptedComputer:
    """Chooses with a function, and remembers the views it was shown."""

    def __init__(self, choose: Callable[[SeatView, Random], Action]) -> None:
        self._choose = choose
        self.views: list[SeatView] = []

    def choose(self, view: SeatView, rng: Random) -> Action:
        self.views.append(view)
        return self._choose(view, rng)


_keys = itertools.count(1)


def a_key() -> str:
    """The id of an interaction that nobody has seen before."""
    return f"interaction-{next(_keys)}"
