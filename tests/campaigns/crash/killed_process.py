"""One life of the process that is killed: the services on a real database, and people who click."""

import asyncio
import contextlib
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from bot.canasta.actions import Action, Discard
from bot.canasta.codec import decode_action, encode_action
from bot.canasta.engine import legal_actions
from bot.canasta.errors import CanastaError
from bot.canasta.rules.presets import rules_of
from bot.canasta.view import SeatView
from bot.service.clocks.terms import LONGEST_HOLD, Pace, Terms, TimeOut
from bot.service.delivery.notices import (
    BoardRefresh,
    Delivery,
    PartnerQuestion,
    Posting,
    Reminder,
    TimeIsUp,
    TurnPing,
)
from bot.service.errors import ServiceError
from bot.service.house_rules.editing import ChosenRules
from bot.service.ids import ChannelId, GuildId, MessageId, TableId, UserId
from bot.service.matches.commands import Act, FinishDiscard, TakeBack
from bot.service.matches.record import Person, Ping, TableRecord, TableStatus
from bot.service.orders.model import Start
from bot.service.ports import TryLater
from bot.service.services import Services
from tests.campaigns.crash.databases import store_at
from tests.campaigns.crash.ledger import Acknowledged, Clicked, Delivered, Ledger, Line, Refused, Wish, read
from tests.support.waiting_notices import oldest_waiting

GUILD, CHANNEL = GuildId(1), ChannelId(2)
BEGINNING: Final = datetime(2026, 1, 1, tzinfo=UTC)
_OLDEST_CLICK: Final = 12 * 3600
"""Seconds of the world after which nobody repeats a click; the bot remembers a click for a day."""


class TableKind(msgspec.Struct, frozen=True):
    """One of the tables that are played all the time."""

    rules: str
    people: int
    terms: Terms
    has_orders: bool = False


KINDS: Final = (
    TableKind("classic_4", 4, Terms(pace=Pace.TURNS, hours=1, on_time_out=TimeOut.SKIP, vacation_hours=0)),
    TableKind("classic_2", 2, Terms(pace=Pace.TURNS, hours=2, reminders=(1,), on_time_out=TimeOut.COMPUTER)),
    TableKind("classic_4", 1, Terms(relaxed_reminders=(1, 2, 3), take_back=True, discard_hold=LONGEST_HOLD)),
    TableKind("samba", 3, Terms(pace=Pace.BANK, hours=3, increment=1, reminders=(2, 1), vacation_hours=1)),
    TableKind(
        "classic_4",
        2,
        Terms(pace=Pace.TURNS, hours=1, take_back=True, question_hours=1, discard_hold=LONGEST_HOLD),
        has_orders=True,
    ),
)


class Plan(msgspec.Struct, frozen=True):
    """What a life is to be like."""

    folder: str
    life: int
    seed: int
    begun: float
    """The reading of the machine's clock when the life began."""
    second: float
    """The second of the world then."""
    pace: float
    """So many seconds of the world pass in one of the machine."""
    is_busy: bool
    """Whether people click; otherwise only what is outstanding is done, and the process ends."""
    url: str = ""
    """Of the server on which everything is kept; otherwise it is in a file."""
    lease: float = 0.0
    """Real seconds after which a process on the server counts as dead."""

    @property
    def database(self) -> Path:
        return Path(self.folder) / "canasta.db"

    @property
    def ledger(self) -> Path:
        return Path(self.folder) / "ledger.jsonl"


class FastClock:
    """Clock and timers of a world in which an hour takes a second."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan

    @property
    def second(self) -> float:
        return self._plan.second + (time.monotonic() - self._plan.begun) * self._plan.pace

    def now(self) -> datetime:
        return BEGINNING + timedelta(seconds=self.second)

    def ticks(self) -> float:
        return self.second

    def call_at(self, when: datetime, call: Callable[[], None]) -> asyncio.TimerHandle:
        delay = max(0.0, (when - self.now()).total_seconds()) / self._plan.pace
        return asyncio.get_running_loop().call_later(delay, call)


class Secrets:
    def __init__(self, chance: Random) -> None:
        self._chance = chance

    def secret(self) -> bytes:
        return self._chance.randbytes(32)


class Quick:
    """Discards as soon as it may."""

    def choose(self, view: SeatView, rng: Random) -> Action:
        actions = list(legal_actions(view))
        return next((action for action in actions if isinstance(action, Discard)), actions[0])


class LedgerMessenger:
    """Tells the ledger instead of Discord, as slowly and as unreliably."""

    def __init__(self, plan: Plan, services: Services, ledger: Ledger, chance: Random) -> None:
        self._plan = plan
        self._services = services
        self._ledger = ledger
        self._chance = chance

    async def deliver(self, delivery: Delivery) -> None:
        notice, nonce = delivery.notice, delivery.nonce
        await asyncio.sleep(self._chance.random() * 0.01)
        if self._plan.is_busy and self._chance.random() < 0.03:
            raise TryLater
        record = await self._services.queries.table(notice.table)
        is_call = isinstance(notice, TurnPing | PartnerQuestion | Reminder | TimeIsUp)
        if is_call and any(ping.notice == nonce for ping in record.pings):
            return  # it was told before, and only that could not be written down
        if isinstance(notice, BoardRefresh):
            record = (await self._services.queries.board(notice.table)).record
        else:
            await delivery.begin(Posting(nonce, CHANNEL, MessageId(0), "0" * 16))
        kind = str(notice.__struct_config__.tag)
        self._ledger.write(Delivered(self._plan.life, int(nonce), notice.table, kind, record.version))
        await asyncio.sleep(self._chance.random() * 0.01)
        if is_call:
            user = getattr(notice, "user", None)
            ping = Ping(record.turn, CHANNEL, MessageId(int(nonce)), user, nonce)
            await self._services.table_channels.set_ping(notice.table, ping)


class CrashPlayers:
    """The people at one table after the other, all of one kind."""

    def __init__(self, plan: Plan, number: int, services: Services, world: FastClock, ledger: Ledger) -> None:
        self._plan = plan
        self._number = number
        self._kind = KINDS[number]
        self._services = services
        self._world = world
        self._ledger = ledger
        self._chance = Random(f"{plan.seed}.{plan.life}.{number}")
        self._clicks = 0
        self.people = tuple(
            Person(UserId(1000 * (number + 1) + one), f"P{one}") for one in range(self._kind.people)
        )

    async def play(self) -> None:
        while True:
            with contextlib.suppress(ServiceError, CanastaError):
                await self._something(await self._table())
            await asyncio.sleep(self._chance.random() * 0.004)

    def _key(self, what: str) -> str:
        self._clicks += 1
        return f"{what}-{self._plan.life}-{self._number}-{self._clicks}"

    async def _table(self) -> TableRecord:
        host = self.people[0]
        tables = await self._services.queries.tables_of(host.user)
        if tables:
            return tables[0]
        rules = rules_of(self._kind.rules, {"target_score": 500})
        return await self._services.creation.create(
            host,
            guild=GUILD,
            channel=CHANNEL,
            chosen=ChosenRules(rules, terms=msgspec.structs.replace(self._kind.terms, tells_plays=True)),
            title=f"Table of P{self._number}",
            key=self._key("create"),
        )

    async def _something(self, record: TableRecord) -> None:
        lobby, host = self._services.lobby, self.people[0]
        if record.status is TableStatus.LOBBY:
            missing = [person for person in self.people if record.seat_of(person.user) is None]
            if missing:
                await lobby.join(record.id, missing[0], key=self._key("join"))
            elif record.free_seats:
                await lobby.add_computer(record.id, host.user, key=self._key("computer"))
            else:
                await lobby.start(record.id, host.user, key=self._key("start"))
        else:
            await self._play_at(record)

    async def _play_at(self, record: TableRecord) -> None:
        absent = [holder for holder in record.people if holder.is_absent]
        if absent and (record.pause is not None or self._chance.random() < 0.05):
            user = absent[0].user
            assert user is not None
            await self._services.clocks.come_back(record.id, user, key=self._key("back"))
            return
        if record.pause is not None:
            await self._services.pauses.resume(record.id, record.host, key=self._key("resume"))
            return
        if self._chance.random() < 0.01:
            await self._rest(self._chance.choice(self.people))
        if self._chance.random() < 0.01:
            for person in self.people:
                await self._services.pauses.pause(record.id, person.user, key=self._key("pause"))
            return
        if record.held is not None and self._chance.random() < 0.8:
            await self._while_held(record.id, record.held.user)
            return
        seats = record.seats_waited_for
        holder = record.holder_of(seats[0]) if seats else None
        if holder is None or holder.user is None or holder.player is not None:
            return
        if record.clock is not None and record.clock.has_run_out:
            other = self._chance.choice(self.people)
            await self._services.clocks.play_for(record.id, other.user, key=self._key("play-for"))
            return
        if self._chance.random() < 0.02:
            await asyncio.sleep(self._chance.random() * 2)  # somebody sleeps, and his time runs
        if self._kind.has_orders and self._chance.random() < 0.2:
            other = self._chance.choice(self.people)
            await self._services.orders.begin_with(
                record.id, other.user, Start.TAKE_OR_DRAW, key=self._key("order")
            )
        await self._move(record.id, holder.user)

    async def _rest(self, person: Person) -> None:
        """This person has quiet hours from now on, or other ones, or none any more."""
        begin = self._chance.choice((None, 0, 6, 12, 18))
        await self._services.settings.quiet_from(person.user, None if begin is None else begin * 60)
        if begin is not None:
            await self._services.settings.quiet_until(person.user, (begin + 8) % 24 * 60)

    async def _move(self, table: TableId, user: UserId) -> None:
        hand = await self._services.queries.hand(table, user)
        # Some look at their hand while others play: they are called later.
        self._services.presence.clicked(table, self._chance.choice(self.people).user)
        if not hand.view.is_to_act:
            return  # somebody else was quicker
        if hand.record.returns_to and self._chance.random() >= 0.7:
            await self._press(table, user, Wish.TAKE_BACK)
            return
        action = self._chosen(hand.view)
        is_held = isinstance(action, Discard) and bool(hand.record.terms.discard_hold)
        await self._press(table, user, Wish.HOLD if is_held else Wish.ACT, action)

    async def _while_held(self, table: TableId, user: UserId) -> None:
        """Mostly nobody does anything; others than the player press in vain."""
        held = (await self._services.queries.hand(table, user)).held
        if held is None or self._chance.random() < 0.8:
            return
        wish = self._chance.choice((Wish.HOLD, Wish.TAKE_BACK, Wish.TAKE_DISCARD_BACK, Wish.FINISH))
        if self._chance.random() < 0.2:
            user = self._chance.choice(self.people).user
        await self._press(table, user, wish, None if wish is Wish.TAKE_BACK else held)

    async def _press(self, table: TableId, user: UserId, wish: Wish, action: Action | None = None) -> None:
        encoded = "" if action is None else encode_action(action).hex()
        asked = Clicked(self._key("act"), table, user, encoded, int(self._world.second), wish)
        self._ledger.write(asked)
        if self._chance.random() < 0.1:  # a button that is pressed twice
            await asyncio.gather(*(click(self._services, self._ledger, asked) for _ in range(2)))
        else:
            await click(self._services, self._ledger, asked)

    def _chosen(self, view: SeatView) -> Action:
        actions = list(legal_actions(view))
        if self._chance.random() < 0.4:
            return self._chance.choice(actions)
        return next((action for action in actions if isinstance(action, Discard)), actions[0])


async def click(services: Services, ledger: Ledger, asked: Clicked) -> None:
    """The click, and what the person is answered."""
    table, user = TableId(asked.table), UserId(asked.user)
    action = decode_action(bytes.fromhex(asked.action)) if asked.action else None
    discard = action if isinstance(action, Discard) else None
    try:
        if asked.wish in {Wish.TAKE_BACK, Wish.TAKE_DISCARD_BACK}:
            outcome = await services.play.act(TakeBack(table, user, asked.key, discard=discard))
        elif asked.wish is Wish.FINISH:
            assert discard is not None
            outcome = await services.play.act(FinishDiscard(table, user, asked.key, None, discard))
        else:
            assert action is not None
            outcome = await services.play.act(Act(table, user, action, asked.key))
    except (ServiceError, CanastaError):
        ledger.write(Refused(asked.key))
    else:
        ledger.write(Acknowledged(asked.key, table, user, outcome.version))


def unanswered(lines: list[Line]) -> list[Clicked]:
    """The clicks to which the process died before it said anything."""
    answered = {line.key for line in lines if isinstance(line, Acknowledged | Refused)}
    return [line for line in lines if isinstance(line, Clicked) and line.key not in answered]


async def live(plan: Plan) -> None:
    """Start as after a crash, repeat the clicks that were not answered, and play."""
    store, ledger, world = store_at(plan.url, plan.database, plan.lease), Ledger(plan.ledger), FastClock(plan)
    chance = Random(f"{plan.seed}.{plan.life}")
    await store.open()
    services = Services(store, world, Secrets(chance), world, {"quick": Quick()})
    # Whoever saw nothing happen clicks again, even before the bot has caught up.
    lines, _ = read(plan.ledger)
    again = [one for one in unanswered(lines) if world.second - one.at < _OLDEST_CLICK]
    await asyncio.gather(*(click(services, ledger, one) for one in again))
    await services.start(LedgerMessenger(plan, services, ledger, chance))
    if plan.is_busy:
        crowds = [CrashPlayers(plan, number, services, world, ledger) for number in range(len(KINDS))]
        await asyncio.gather(*(crowd.play() for crowd in crowds))
    await services.settle()
    while await oldest_waiting(store) is not None:
        await asyncio.sleep(0.01)
        await services.settle()
    await services.stop()
    await store.close()
    ledger.close()


def begin(encoded: bytes) -> None:
    """What the new process calls."""
    asyncio.run(live(msgspec.json.decode(encoded, type=Plan)))
