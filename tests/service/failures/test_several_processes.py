"""Two processes of the bot on one PostgreSQL database: everything happens once, in order, and goes on when one dies."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from datetime import timedelta

import asyncpg
import pytest

from bot.canasta.actions import Discard, Draw
from bot.canasta.cards import Rank, rank_counts, rank_of
from bot.canasta.codec import decode_action, decode_state
from bot.canasta.engine import start_match
from bot.canasta.errors import CanastaError
from bot.canasta.seats import Seat
from bot.service.change import Change
from bot.service.clocks.terms import Terms
from bot.service.delivery.notices import Delivery, News, Notice, Reminder, RoundScored, TableNews, TurnPing
from bot.service.errors import DiscardHeld, ServiceError, StaleTable
from bot.service.history.replaying import replayed_steps
from bot.service.ids import TableId
from bot.service.matches.commands import Act
from bot.service.matches.draft import DraftPlay
from bot.service.matches.play import Outcome
from bot.service.matches.record import Person
from bot.service.ports import Glance, RecipientGone, TryLater
from bot.storage.postgres.store import PostgresStore
from tests.support.fakes import FakeMessenger, a_key
from tests.support.stores.postgres import PostgresServer
from tests.support.waiting_notices import oldest_waiting
from tests.support.world import ANA, BEN, CYD, DOT, World, first_legal

PEOPLE = (ANA, BEN, CYD, DOT)
HOURS = Terms(relaxed_reminders=(1, 2))


class SlowMessenger(FakeMessenger):
    """Delivers slowly to a Discord that all processes share; it remembers the order in which things arrive."""

    def __init__(self, arrived: list[tuple[str, Notice]]) -> None:
        super().__init__()
        self._arrived = arrived

    async def deliver(self, delivery: Delivery) -> None:
        await asyncio.sleep(0.002)
        await super().deliver(delivery)
        self._arrived.append((delivery.nonce, delivery.notice))


class SharedDatabase:
    """Worlds of which each is a process of its own; time and Discord are the same for all."""

    def __init__(self, url: str, count: int) -> None:
        self._url = url
        self.arrived: list[tuple[str, Notice]] = []
        self.stores = [PostgresStore(url) for _ in range(count)]
        self.worlds = [World(store) for store in self.stores]
        for world in self.worlds:
            world.time, world.messenger = self.worlds[0].time, SlowMessenger(self.arrived)
            world.services = world._new_services()

    async def start(self) -> None:
        for store, world in zip(self.stores, self.worlds, strict=True):
            await store.open()
            await world.start()

    async def playing(self, *people: Person, terms: Terms | None = None) -> TableId:
        """A table that has been dealt, by whichever process was quicker."""
        table = await self.worlds[0].playing(people or PEOPLE, terms=terms)
        await self.settle()
        return table

    async def settle(self) -> None:
        """Until nobody has anything to do, not for another either."""
        store = self.stores[-1]
        async with asyncio.timeout(60):
            while True:
                for world in self.worlds:
                    await world.services.settle()
                now = self.worlds[0].time.now()
                if not await store.waiting_notices(now) and not await store.due_deadlines(now):
                    return
                await asyncio.sleep(0.02)

    async def stop(self) -> None:
        for store, world in zip(self.stores, self.worlds, strict=True):
            await world.services.stop()
            await store.close()

    def hold(self, table: TableId) -> None:
        """Whatever is told to this table, by whichever process, takes until its messenger is released."""
        for world in self.worlds:
            world.messenger.hold(table)

    async def teller(self) -> tuple[World, World]:
        """The process that is telling something to the table that is held, and the other one: each may be first."""
        await eventually(lambda: any(world.messenger.is_held for world in self.worlds))
        here, there = sorted(self.worlds, key=lambda world: not world.messenger.is_held)
        there.messenger.release()
        return here, there

    async def let_claims_run_out(self) -> None:
        """As if nobody had given a sign of life for longer than a claim is good for: that no test waits for.

        Short claims would make the tests a matter of luck: a machine that stands still for longer than they are good for
        has its processes take each other for dead.
        """
        plain = await asyncpg.connect(self._url)
        await plain.execute("UPDATE claims SET until = 0")
        await plain.close()

    def told(self, kind: type[Notice]) -> list[Notice]:
        return [notice for _, notice in self.arrived if isinstance(notice, kind)]

    def expect_order(self) -> None:
        """Nothing is told twice, and each table is told everything in the order in which it happened."""
        by_table: dict[TableId, list[int]] = {}
        for nonce, notice in self.arrived:
            by_table.setdefault(notice.table, []).append(int(nonce))
        for numbers in by_table.values():
            assert numbers == sorted(set(numbers))


async def eventually(holds: Callable[[], bool]) -> None:
    """What other processes do is not known beforehand to the moment."""
    for _ in range(6000):
        if holds():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it does not come")


@pytest.fixture
async def cluster(postgres: PostgresServer) -> AsyncIterator[SharedDatabase]:
    url = await postgres.database()
    made = SharedDatabase(url, 2)
    await made.start()
    yield made
    await made.stop()
    await postgres.give_back(url)


async def test_a_click_that_both_receive_is_one_action_and_both_answer_it(cluster: SharedDatabase) -> None:
    here, there = cluster.worlds
    table = await cluster.playing()
    click = Act(table, await here.user_to_act(table), Draw(), a_key(), (await here.record(table)).version)
    before = len(await here.store.actions(table))
    outcomes = await asyncio.gather(*(world.services.play.act(click) for world in (here, there) * 3))
    assert sorted(outcome.repeated for outcome in outcomes) == [False] + [True] * 5
    assert len({outcome.version for outcome in outcomes}) == 1
    assert len({outcome.events for outcome in outcomes}) == 1
    assert len(await here.store.actions(table)) == before + 1


async def test_what_could_not_be_told_is_told_once_although_both_post_the_board_anew(
    cluster: SharedDatabase,
) -> None:
    here, there = cluster.worlds
    table = await cluster.playing()
    now, gone = here.time.now(), RoundScored(table, 1)
    closed = here.messenger.deliver

    async def refuses(delivery: Delivery) -> None:
        if isinstance(delivery.notice, RoundScored):
            raise RecipientGone
        await closed(delivery)

    for world in cluster.worlds:
        world.messenger.deliver = refuses  # type: ignore[method-assign]
    await here.store.commit(Change(at=now, notices=(gone,)))
    for world in cluster.worlds:
        world.services._wake()
    await cluster.settle()
    assert [one.notice for one in await here.store.given_up(table)] == [gone]
    for world in cluster.worlds:
        del world.messenger.deliver
    await asyncio.gather(*(world.services.table_channels.renew_board(table) for world in (here, there) * 2))
    await cluster.settle()
    assert cluster.told(RoundScored) == [gone]
    assert await here.store.given_up(table) == ()


async def test_a_click_that_another_process_carries_out_between_two_looks_is_known_as_such(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    here = World()
    await here.start()
    table = await here.playing()
    there = World(here.store)
    click = Act(table, await here.user_to_act(table), Draw(), a_key(), (await here.record(table)).version)
    glance = here.store.glance

    async def overtaken(number: TableId, key: str | None) -> Glance | None:
        seen = await glance(number, key)
        monkeypatch.undo()
        assert not (await here.services.play.act(click)).repeated
        return seen

    monkeypatch.setattr(here.store, "glance", overtaken)
    assert (await there.services.play.act(click)).repeated
    await here.services.stop()


async def test_of_two_clicks_at_two_processes_one_counts_and_the_other_is_late(
    cluster: SharedDatabase,
) -> None:
    here, there = cluster.worlds
    table = await cluster.playing()
    await there.act(table, Draw())
    version = (await here.record(table)).version
    discards = [action for action in await here.options(table) if isinstance(action, Discard)]
    actor = await here.user_to_act(table)
    answers = await asyncio.gather(
        *(
            world.services.play.act(Act(table, actor, action, a_key(), version))
            for world, action in zip((here, there), discards, strict=False)
        ),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers if not isinstance(answer, Outcome)] == [StaleTable]
    assert [answer.version for answer in answers if isinstance(answer, Outcome)] == [version + 1]
    assert (await there.record(table)).version == version + 1


async def test_what_was_remembered_of_a_table_is_not_believed_when_the_other_has_moved(
    cluster: SharedDatabase,
) -> None:
    table = await cluster.playing()
    for number in range(4):
        world = cluster.worlds[number % 2]
        await world.play_turn(table)
        assert {(await one.record(table)).version for one in cluster.worlds} == {
            (await world.record(table)).version
        }


async def test_computers_of_one_table_play_each_turn_once_whoever_wakes(cluster: SharedDatabase) -> None:
    here, there = cluster.worlds
    tables = [await cluster.playing(ANA, BEN) for _ in range(2)]
    for _ in range(2):
        for table in tables:
            await there.play_turn(table)
        await cluster.settle()
    for table in tables:
        record, stored = await here.record(table), await here.store.snapshot(table)
        replayed = list(replayed_steps(start_match(record.rules), await here.store.actions(table)))
        assert stored is not None
        assert stored[1] is not None
        assert decode_state(stored[1], record.rules) == replayed[-1].state
        assert all(moment.is_as_stored for moment in replayed)
        assert replayed[-1].version == record.version
    cluster.expect_order()


async def test_a_held_discard_is_held_for_both_and_made_once(cluster: SharedDatabase) -> None:
    here, there = cluster.worlds
    tables = [await cluster.playing(ANA, BEN, terms=Terms(discard_hold=20)) for _ in range(3)]
    versions = {}
    for table in tables:
        await here.act(table, Draw())
        other = BEN if await here.user_to_act(table) == ANA.user else ANA
        discard = next(action for action in await here.options(table) if isinstance(action, Discard))
        versions[table] = (await there.record(table)).version
        await here.act(table, discard)
        with pytest.raises(DiscardHeld):
            await there.services.play.act(Act(table, other.user, Draw(), a_key()))
    here.time.advance(timedelta(seconds=20))
    await cluster.settle()
    for table in tables:
        actions = await there.store.actions(table, after=versions[table], upto=versions[table] + 1)
        assert [isinstance(decode_action(row.action), Discard) for row in actions] == [True]
        record = await there.record(table)
        assert record.held is None
        assert len(await here.store.actions(table)) == record.version
    cluster.expect_order()


async def test_a_reminder_that_falls_due_in_both_is_told_once(cluster: SharedDatabase) -> None:
    here = cluster.worlds[0]
    tables = [await cluster.playing(terms=HOURS) for _ in range(3)]
    for table in tables:
        await here.play_turn(table)
    await cluster.settle()
    for step in (1, 2):
        here.time.advance(timedelta(hours=1))
        await cluster.settle()
        told = cluster.told(Reminder)
        assert Counter((one.table, one.step) for one in told if isinstance(one, Reminder)) == Counter(
            (table, number) for table in tables for number in range(1, step + 1)
        )
    cluster.expect_order()


async def test_tables_hear_everything_once_and_in_order_whoever_tells_them(cluster: SharedDatabase) -> None:
    here, there = cluster.worlds
    tables = [await cluster.playing() for _ in range(2)]
    for world in cluster.worlds:
        world.messenger.fail_next(*[None, TryLater()] * 3)
    for number in range(4):
        world = cluster.worlds[number % 2]
        await asyncio.gather(*(world.play_turn(table) for table in tables))
        here.time.advance(timedelta(seconds=10))
    await cluster.settle()
    while await here.store.next_notice_due(here.time.now()) is not None:  # refused a moment ago
        here.time.advance(timedelta(seconds=10))
        await cluster.settle()
    cluster.expect_order()
    for table in tables:
        calls = [one for one in cluster.told(TurnPing) if one.table == table]
        assert isinstance(calls[-1], TurnPing)
        assert calls[-1].version == (await there.record(table)).version
    assert all(world.messenger.delivered for world in cluster.worlds)


async def test_what_a_process_that_is_killed_was_about_to_tell_is_told_by_the_other(
    cluster: SharedDatabase,
) -> None:
    table = await cluster.playing()
    await cluster.worlds[0].act(table, Draw())
    await cluster.settle()
    cluster.arrived.clear()
    cluster.hold(table)
    discard = next(one for one in await cluster.worlds[0].options(table) if isinstance(one, Discard))
    await cluster.worlds[0].act(table, discard)
    here, there = await cluster.teller()
    assert await there.store.take_notices(here.time.now()) == ()
    # It dies: nothing of it runs any more, and nobody gives anything back.
    for task in here.services._outbox._telling.values():
        task.cancel()
    here.services._outbox._drain._is_open = False
    here.services._deadlines.drain._is_open = False
    cluster.stores[cluster.worlds.index(here)]._notifications._heard = None
    await cluster.let_claims_run_out()
    there.services._outbox.wake()
    await eventually(lambda: bool(cluster.arrived))
    await there.services.settle()
    assert await oldest_waiting(there.store) is None
    cluster.expect_order()


async def test_a_process_that_stood_still_for_long_tells_nothing_that_another_has_told_meanwhile(
    cluster: SharedDatabase,
) -> None:
    table = await cluster.playing()
    cluster.arrived.clear()
    cluster.hold(table)
    news = tuple(TableNews(table, News.UNREACHABLE, seat=Seat(seat)) for seat in range(3))
    world = cluster.worlds[0]
    await world.store.commit(Change(at=world.time.now(), notices=news))
    world.services._outbox.wake()
    here, there = await cluster.teller()
    await cluster.let_claims_run_out()
    there.services._outbox.wake()
    await eventually(lambda: len(cluster.arrived) == len(news))
    here.messenger.release()
    await cluster.settle()
    # What it was just saying cannot be taken back: that one Discord knows by its nonce.
    assert [notice for _, notice in cluster.arrived] == [*news, news[0]]
    assert len({nonce for nonce, _ in cluster.arrived}) == len(news)


async def test_two_who_open_tables_at_once_get_two_numbers(cluster: SharedDatabase) -> None:
    made = await asyncio.gather(*(world.new_table() for world in cluster.worlds * 4))
    assert len(set(made)) == 8


async def test_a_race_of_everybody_at_both_processes_leaves_every_table_whole(
    cluster: SharedDatabase,
) -> None:
    here = cluster.worlds[0]
    tables = [await cluster.playing() for _ in range(2)]

    async def click(number: int) -> None:
        world = cluster.worlds[number % 2]
        for _ in range(6):
            for table in tables:
                try:
                    seat = await world.seat_to_act(table)
                    action = first_legal(await world.view(table, seat), None)  # type: ignore[arg-type]
                    await world.act(table, action)
                except (ServiceError, CanastaError, LookupError):
                    await asyncio.sleep(0)

    await asyncio.gather(*(click(number) for number in range(4)))
    await cluster.settle()
    for table in tables:
        record, actions = await here.record(table), await here.store.actions(table)
        assert [row.version for row in actions] == list(range(1, record.version + 1))
        assert all(moment.is_as_stored for moment in replayed_steps(start_match(record.rules), actions))
    cluster.expect_order()


async def test_a_draft_of_another_process_loses_the_card_that_was_thrown(cluster: SharedDatabase) -> None:
    here, there = cluster.worlds
    table = await cluster.playing()
    actor = await here.user_to_act(table)
    drawn = await here.act(table, Draw())
    counts = rank_counts(drawn.view.hand)
    thrown = next(
        action
        for action in await here.options(table)
        if isinstance(action, Discard)
        and rank_of(action.card) > Rank.THREE
        and counts[rank_of(action.card)] == 1
    )
    draft = await there.prepare(table, actor, DraftPlay(rank_of(thrown.card), naturals=1))
    assert draft.plays
    await here.act(table, thrown)
    stored = await there.store.draft(table, actor)
    assert (stored.plays, stored.revision) == ((), draft.revision + 1)


async def test_a_call_that_waits_until_its_player_has_left_is_made_once_by_either_process(
    cluster: SharedDatabase,
) -> None:
    here, _ = cluster.worlds
    table = await cluster.playing()
    for person in PEOPLE:
        here.services.presence.clicked(table, person.user)
    before = len(cluster.told(TurnPing))
    await here.play_turn(table)
    await cluster.settle()
    assert len(cluster.told(TurnPing)) == before
    here.time.advance(timedelta(minutes=2))
    await cluster.settle()
    called = [notice.user for notice in cluster.told(TurnPing)[before:] if isinstance(notice, TurnPing)]
    assert called == [await here.user_to_act(table)]
    cluster.expect_order()


async def test_a_process_that_does_not_know_who_is_there_calls_at_once(cluster: SharedDatabase) -> None:
    here, there = cluster.worlds
    table = await cluster.playing()
    for person in PEOPLE:
        here.services.presence.clicked(table, person.user)
    before = len(cluster.told(TurnPing))
    await there.play_turn(table)
    await cluster.settle()
    assert len(cluster.told(TurnPing)) == before + 1
