"""The process dies before and after every wait for the store, the messenger and the waking: all comes out the same."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any, NamedTuple

import pytest
from msgspec import structs

from bot.canasta.actions import AskPartner, Draw, LayDown
from bot.canasta.seats import Seat
from bot.service.administration.retention import RetentionPeriods
from bot.service.change import Change
from bot.service.clocks.terms import Pace, Terms, TimeOut
from bot.service.delivery.notices import BoardRefresh, Delivery, Notice, TableNews
from bot.service.errors import ServiceError
from bot.service.ids import MessageId, TableId
from bot.service.matches.commands import Act, FinishDiscard, TakeBack
from bot.service.matches.record import Person
from bot.service.orders.model import Start
from bot.service.services import Services
from tests.service.matches.test_taking_back import EASY
from tests.support.builders import playing
from tests.support.fakes import FakeEntropy, FakeMessenger
from tests.support.stores.memory import MemoryStore
from tests.support.world import ANA, BEN, CYD, DOT, EVE, World, first_legal

HOURS = timedelta(hours=30)
CLOCK = Terms(pace=Pace.TURNS, hours=24, reminders=(12,), vacation_hours=0)


class Power:
    """Goes off at one of the moments that are counted; after that nothing happens any more."""

    def __init__(self) -> None:
        self.moments = 0
        self.goes_at: int | None = None
        self.is_off = False
        self._test = asyncio.current_task()

    def moment(self) -> None:
        self.moments += 1
        self.is_off |= self.moments == self.goes_at
        if self.is_off:
            for task in asyncio.all_tasks() - {self._test}:
                task.cancel()
            raise asyncio.CancelledError


FAR_AHEAD = datetime(2100, 1, 1, tzinfo=UTC)


class MortalCalls:
    """A store whose process may die before and after each call."""

    def __init__(self, kept: MemoryStore, power: Power) -> None:
        self._kept, self._power = kept, power

    def __getattr__(self, name: str) -> Any:
        call = getattr(self._kept, name)

        async def called(*arguments: Any, **named: Any) -> Any:
            self._power.moment()
            answer = await call(*arguments, **named)
            self._power.moment()
            return answer

        return called


class MortalMessenger(FakeMessenger):
    def __init__(self, power: Power) -> None:
        super().__init__()
        self._power = power

    async def deliver(self, delivery: Delivery) -> None:
        self._power.moment()
        await super().deliver(delivery)
        self._power.moment()


class MortalWorld(World):
    """Everything of a world can die at once, and it can be started again."""

    keeping = RetentionPeriods()

    def __init__(self) -> None:
        self.power, self.kept = Power(), MemoryStore()
        super().__init__(MortalCalls(self.kept, self.power))
        self.messenger = MortalMessenger(self.power)
        self.memory: dict[str, Any] = {}
        """What the people remember who click again after the restart."""

    def _new_services(self) -> Services:
        made = Services(self.store, self.time, self.entropy, self.time, self.computers, self.keeping)
        wake = made._wake

        def mortal() -> None:
            self.power.moment()
            wake()
            self.power.moment()

        for service in (
            made.creation,
            made.play,
            made.automatic_play,
            made.dealing,
            made.clocks._edits,
            made.table_channels._edits,
            made.privacy,
        ):
            service._wake = mortal
        return made

    async def settle(self) -> None:
        """Whatever goes on ends: by itself, or because there is no power."""
        mine = asyncio.current_task()
        while others := [task for task in asyncio.all_tasks() if task is not mine]:
            if self.power.is_off:
                for task in others:
                    task.cancel()
            await asyncio.wait(others)

    async def rise(self) -> None:
        """The next process starts; the one before was alive to the end."""
        await self.settle()
        self.power.goes_at, self.power.is_off = None, False
        now = self.time.now()
        await self.kept.commit(Change(at=now, alive=now))
        self.entropy = FakeEntropy(7)
        await self.restart()


HELD = Terms(discard_hold=20)


class Scenario(NamedTuple):
    """What people have done, and what happens when the power goes; they do it again afterwards."""

    prepare: Callable[[MortalWorld], Awaitable[TableId]]
    happens: Callable[[MortalWorld, TableId], Awaitable[object]]


async def full_lobby(world: MortalWorld) -> TableId:
    table = await world.new_table()
    for number in range(3):
        await world.services.lobby.add_computer(table, ANA.user, key=f"computer {number}")
    return table


async def start(world: MortalWorld, table: TableId) -> None:
    """The first deal, with the next one drawn, and the turns of computers."""
    await world.services.lobby.start(table, ANA.user, key="start")


def at_her_turn(terms: Terms = Terms()) -> Callable[[MortalWorld], Awaitable[TableId]]:  # noqa: B008
    """Ana is to draw; Ben plays too, and two computers."""

    async def prepare(world: MortalWorld) -> TableId:
        table = await world.playing((ANA, BEN), terms=terms)
        while await world.user_to_act(table) != ANA.user:
            await world.play_turn(table)
        return table

    return prepare


async def draw(world: MortalWorld, table: TableId) -> None:
    await world.services.play.act(Act(table, ANA.user, Draw(), "draw"))


def having_drawn(terms: Terms = Terms()) -> Callable[[MortalWorld], Awaitable[TableId]]:  # noqa: B008
    """Ana is to discard."""

    async def prepare(world: MortalWorld) -> TableId:
        table = await at_her_turn(terms)(world)
        seat = await world.seat_to_act(table)
        await world.act(table, Draw())
        world.memory["discard"] = first_legal(await world.view(table, seat), Random(0))
        return table

    return prepare


drawn = having_drawn()


async def discard(world: MortalWorld, table: TableId) -> None:
    """A computer follows, and then the next human is called."""
    await world.services.play.act(Act(table, ANA.user, world.memory["discard"], "discard"))


async def discard_and_keep(world: MortalWorld, table: TableId) -> None:
    """The time to take the discard back passes."""
    await discard(world, table)
    until = world.memory.setdefault("until", world.time.now() + timedelta(seconds=HELD.discard_hold))
    world.time.advance(max(until - world.time.now(), timedelta()))
    await world.settle()


async def discard_and_finish(world: MortalWorld, table: TableId) -> None:
    await discard(world, table)
    finish = FinishDiscard(table, ANA.user, "finish", None, world.memory["discard"])
    await world.services.play.act(finish)


async def discard_and_take_back(world: MortalWorld, table: TableId) -> None:
    await discard(world, table)
    await world.services.play.act(TakeBack(table, ANA.user, "take back"))


async def ordered(world: MortalWorld) -> TableId:
    table = await drawn(world)
    await world.services.orders.begin_with(table, BEN.user, Start.DRAW, key="order")
    return table


async def time_passes(world: MortalWorld, _table: TableId) -> None:
    until = world.memory.setdefault("until", world.time.now() + HOURS)
    world.time.advance(max(until - world.time.now(), timedelta()))
    await world.settle()


async def hand_over(world: MortalWorld, table: TableId) -> None:
    record = await world.kept.record(table)
    assert record is not None
    world.memory.setdefault("seat", record.seat_of(ANA.user))
    await world.services.substitutes.offer(table, ANA.user, key="offer")
    await world.services.substitutes.take(table, EVE, world.memory["seat"], key="take")


async def rest_and_go_on(world: MortalWorld, table: TableId) -> None:
    await world.services.pauses.pause(table, ANA.user, key="pause 1")
    await world.services.pauses.pause(table, BEN.user, key="pause 2")
    await world.services.pauses.resume(table, ANA.user, key="resume")


async def laid_down(world: MortalWorld) -> TableId:
    """Ana has laid something down and may take it back."""
    table = await world.playing((ANA, BEN), rules=EASY, terms=Terms(take_back=True))
    for _ in range(40):
        is_hers = await world.user_to_act(table) == ANA.user
        await world.act(table, Draw())
        laid = next((one for one in await world.options(table) if isinstance(one, LayDown)), None)
        if is_hers and laid is not None:
            await world.act(table, laid)
            return table
        await world.play_turn(table)
    raise AssertionError("Ana can lay nothing down")


async def take_back(world: MortalWorld, table: TableId) -> None:
    await world.services.play.act(TakeBack(table, ANA.user, "take back"))


async def asked(world: MortalWorld) -> TableId:
    """Ana has asked Cyd, her partner, who does not answer."""
    terms = structs.replace(CLOCK, question_hours=5, question_default=False)
    table = await world.playing((ANA, BEN, CYD, DOT), terms=terms)
    await world.put(table, playing("Q Q 9", melds="KKKKKKK,QQQ").state)
    await world.act(table, AskPartner())
    return table


def resting(
    prepare: Callable[[MortalWorld], Awaitable[TableId]], person: Person, quiet: tuple[int, int]
) -> Callable[[MortalWorld], Awaitable[TableId]]:
    """This person has quiet hours, from and until these hours of the day; it is noon."""

    async def prepared(world: MortalWorld) -> TableId:
        table = await prepare(world)
        await world.services.settings.quiet_from(person.user, quiet[0] * 60)
        await world.services.settings.quiet_until(person.user, quiet[1] * 60)
        return table

    return prepared


async def discard_and_wait(world: MortalWorld, table: TableId) -> None:
    await discard(world, table)
    await time_passes(world, table)


async def answer_ordered(world: MortalWorld) -> TableId:
    """Cyd has said beforehand what he answers; Ana can ask him."""
    table = await world.playing((ANA, BEN, CYD, DOT))
    await world.put(table, playing("Q Q 9", melds="KKKKKKK,QQQ").state)
    await world.services.orders.answer_with(table, CYD.user, True, key="order")
    return table


async def ask(world: MortalWorld, table: TableId) -> None:
    await world.services.play.act_and_continue(Act(table, ANA.user, AskPartner(), "ask"))


async def rest_long(world: MortalWorld, table: TableId) -> None:
    """A pause over reminders and the end of the time, and what remains of it afterwards."""
    for person in (ANA, BEN):
        with suppress(ServiceError):
            await world.services.pauses.pause(table, person.user, key=f"pause {person.user}")
    await time_passes(world, table)
    with suppress(ServiceError):
        await world.services.pauses.resume(table, ANA.user, key="resume")
    world.memory.setdefault("later", world.memory["until"] + HOURS)
    world.time.advance(max(world.memory["later"] - world.time.now(), timedelta()))
    await world.settle()


async def well_known(world: MortalWorld) -> TableId:
    """Ana is known in many ways: by her seat and her former one, settings, a board, orders and what waits to be told."""
    table = await at_her_turn()(world)
    lobby = await world.new_table(BEN)
    await world.services.lobby.join(lobby, ANA, key="join")
    for one in (table, lobby):
        await world.services.table_channels.set_lobby(one, MessageId(900 + one), version=1)
    await world.services.orders.begin_with(table, BEN.user, Start.DRAW, key="order")
    return table


async def forget(world: MortalWorld, _table: TableId) -> None:
    await world.services.privacy.forget(ANA)


async def long_over(world: MortalWorld) -> TableId:
    """A table that was given up; closed tables are kept for a day."""
    world.keeping = RetentionPeriods(closed_tables=timedelta(days=1))
    table = await at_her_turn()(world)
    await world.services.lobby.cancel(table, ANA.user, key="cancel")
    return table


async def days_pass(world: MortalWorld, _table: TableId) -> None:
    until = world.memory.setdefault("until", world.time.now() + timedelta(days=3))
    world.time.advance(max(until - world.time.now(), timedelta()))
    await world.settle()
    # A process that has just started looks for what is old a few minutes later.
    world.time.advance(timedelta(hours=1))
    await world.settle()


SCENARIOS = {
    "the first deal": Scenario(full_lobby, start),
    "a draw": Scenario(at_her_turn(), draw),
    "the end of a turn": Scenario(drawn, discard),
    "a discard that can be taken back": Scenario(having_drawn(HELD), discard_and_keep),
    "a held discard that is made at once": Scenario(having_drawn(HELD), discard_and_finish),
    "a held discard that is taken back": Scenario(having_drawn(HELD), discard_and_take_back),
    "an order": Scenario(ordered, discard),
    "time runs out, and a computer plays": Scenario(
        at_her_turn(structs.replace(CLOCK, on_time_out=TimeOut.COMPUTER)), time_passes
    ),
    "time runs out, and the turn is skipped": Scenario(
        at_her_turn(structs.replace(CLOCK, on_time_out=TimeOut.SKIP)), time_passes
    ),
    "time runs out, and the others decide": Scenario(at_her_turn(CLOCK), time_passes),
    "a reminder": Scenario(at_her_turn(), time_passes),
    "a substitute": Scenario(at_her_turn(), hand_over),
    "a pause": Scenario(at_her_turn(CLOCK), rest_and_go_on),
    "a pause of days": Scenario(at_her_turn(CLOCK), rest_long),
    "taking back": Scenario(laid_down, take_back),
    "partner does not answer": Scenario(asked, time_passes),
    "partner has answered beforehand": Scenario(answer_ordered, ask),
    "quiet hours end": Scenario(resting(drawn, BEN, (11, 23)), discard_and_wait),
    "quiet hours begin": Scenario(resting(at_her_turn(CLOCK), ANA, (20, 6)), time_passes),
    "vacation is taken": Scenario(at_her_turn(structs.replace(CLOCK, vacation_hours=4)), time_passes),
    "somebody is forgotten": Scenario(well_known, forget),
    "old tables are deleted": Scenario(long_over, days_pass),
}


async def begun(scenario: Scenario) -> tuple[MortalWorld, TableId]:
    world = MortalWorld()
    await world.start()
    table = await scenario.prepare(world)
    await world.settle()
    world.messenger.delivered.clear()
    world.entropy = FakeEntropy(7)
    await world.rise()
    world.messenger.delivered.clear()
    world.power.moments = 0
    return world, table


async def what_is_kept(world: MortalWorld, table: TableId) -> dict[str, object]:
    kept = world.kept
    return {
        "table": await kept.snapshot(table),
        "actions": await kept.actions(table),
        "log": [await kept.log(table, seat=seat) for seat in (None, *map(Seat, range(4)))],
        "due": await kept.due_deadlines(FAR_AHEAD),
        "waiting": await kept.waiting_notices(FAR_AHEAD),
    }


def what_was_told(world: MortalWorld) -> Counter[Notice]:
    """Each notice and how often; whether somebody was forgotten before or after his name was told matters not."""
    return Counter(
        structs.replace(notice, user=None, name="") if isinstance(notice, TableNews) else notice
        for notice in world.messenger.delivered
    )


@pytest.mark.parametrize("name", SCENARIOS)
async def test_dying_at_any_moment_comes_out_the_same(name: str) -> None:
    scenario = SCENARIOS[name]
    world, table = await begun(scenario)
    await scenario.happens(world, table)
    await world.settle()
    whole, moments = await what_is_kept(world, table), world.power.moments
    told = what_was_told(world)
    assert moments > 5
    await world.services.stop()
    for moment in range(1, moments + 1):
        world, table = await begun(scenario)
        world.power.goes_at = moment
        with suppress(asyncio.CancelledError):
            await scenario.happens(world, table)
            await world.settle()
        await world.rise()
        await scenario.happens(world, table)
        await world.settle()
        assert await what_is_kept(world, table) == whole, f"dead at moment {moment} of {moments}"
        twice, lost = what_was_told(world) - told, told - what_was_told(world)
        assert {type(notice) for notice in lost} <= {BoardRefresh}, f"not told after moment {moment}: {lost}"
        assert twice.total() - lost.total() <= 1, f"told again after moment {moment}: {twice}"
        await world.services.stop()
