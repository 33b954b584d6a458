"""The process dies between any two lines of ``act``: nothing is lost, and nothing happens twice."""

from collections.abc import AsyncIterator

import pytest

from bot.canasta.actions import Discard, Draw
from bot.service.delivery.notices import Delivery, TurnPing
from bot.service.errors import StaleTable
from bot.service.ids import TableId, UserId
from bot.service.matches.commands import Act
from bot.service.matches.play import Outcome
from bot.service.matches.record import TableStatus
from tests.support.fakes import FakeMessenger, a_key
from tests.support.referees.guards import LoggedErrors
from tests.support.world import ANA, BEN, MortalStore, World


class PowerCut:
    """Somebody discards, and the power goes."""

    def __init__(
        self, world: World, store: MortalStore, table: TableId, actor: UserId, discard: Discard
    ) -> None:
        self.world, self.store, self.table = world, store, table
        self.click = Act(table, actor, discard, a_key(), version=2)

    def calls(self) -> list[int]:
        """The versions of the calls that were delivered; nothing else was."""
        delivered = self.world.messenger.delivered
        assert [type(notice) for notice in delivered] == [TurnPing] * len(delivered)
        return [call.version for call in self.world.messenger.told(TurnPing)]

    async def act(self) -> Outcome:
        return await self.world.services.play.act(self.click)

    async def restart(self) -> None:
        self.store.revive()
        await self.world.restart()


async def scene(*, after: bool) -> PowerCut:
    store = MortalStore(after=after)
    world = World(store)
    await world.start()
    table = await world.playing()
    actor = await world.user_to_act(table)
    await world.act(table, Draw())
    await world.services.settle()
    discard = next(one for one in await world.options(table) if isinstance(one, Discard))
    world.messenger.delivered.clear()
    return PowerCut(world, store, table, actor, discard)


@pytest.fixture(params=[True, False], ids=["after the commit", "before the commit"])
async def crashed(request: pytest.FixtureRequest) -> AsyncIterator[PowerCut]:
    made = await scene(after=request.param)
    made.store.is_dying = True
    with pytest.raises(SystemError):
        await made.act()
    made.world.crash()
    yield made
    await made.world.services.stop()


async def test_the_same_click_after_a_crash_is_done_once(crashed: PowerCut) -> None:
    await crashed.restart()
    outcome = await crashed.act()
    assert outcome.version == 3
    assert outcome.repeated is crashed.store.after
    assert outcome.view.seat not in outcome.view.table.seats_to_act
    assert (await crashed.world.record(crashed.table)).version == 3
    assert len(await crashed.world.store.actions(crashed.table)) == 3


async def test_the_notices_of_a_committed_action_are_delivered_after_the_restart(crashed: PowerCut) -> None:
    await crashed.restart()
    if crashed.store.after:
        assert crashed.calls() == [3]
    else:
        assert crashed.world.messenger.delivered == []


async def test_another_click_after_a_crash_meets_the_truth(crashed: PowerCut) -> None:
    await crashed.restart()
    crashed.click = Act(crashed.table, crashed.click.actor, crashed.click.action, a_key(), version=2)
    if crashed.store.after:
        with pytest.raises(StaleTable):
            await crashed.act()
    else:
        assert (await crashed.act()).version == 3


async def test_a_crash_before_anybody_was_told_tells_after_the_restart() -> None:
    """Between the commit and the wake: the services are stopped, so nothing is spoken."""
    made = await scene(after=True)
    await made.world.services.stop()
    await made.act()
    assert made.world.messenger.delivered == []
    await made.world.restart()
    assert made.calls() == [3]
    await made.world.services.stop()


async def test_a_crash_while_a_notice_is_sent_sends_it_again_with_the_same_nonce(
    no_logged_errors: LoggedErrors,
) -> None:
    no_logged_errors.expect(r"outbox of table \d+ failed")
    made = await scene(after=True)
    world = made.world

    class DiesAfterSending(FakeMessenger):
        async def deliver(self, delivery: Delivery) -> None:
            await super().deliver(delivery)
            made.store.is_dead = True

    await world.services.stop()
    await made.act()
    world.crash()
    first = DiesAfterSending()
    await world.services.start(first)
    await world.services.settle()
    await made.restart()
    assert made.calls() == [3]
    assert first.delivered == world.messenger.delivered
    assert first.nonces == world.messenger.nonces[-1:]
    await world.services.stop()


async def test_a_start_that_was_committed_is_dealt_after_the_restart() -> None:
    world = World()
    table = await world.new_table()
    for _ in range(3):
        await world.services.lobby.add_computer(table, ANA.user, key=a_key())
    await world.services.lobby.start(table, ANA.user, key=a_key())
    assert (await world.record(table)).version == 0
    await world.restart()
    record = await world.record(table)
    assert (record.status, record.version >= 1) == (TableStatus.PLAYING, True)
    assert await world.user_to_act(table) == ANA.user
    assert [ping.user for ping in world.messenger.told(TurnPing)] == [ANA.user]
    await world.services.stop()


async def test_everything_a_lobby_decided_survives(world: World) -> None:
    table = await world.new_table()
    await world.services.lobby.join(table, BEN, key=a_key())
    before = await world.record(table)
    await world.restart()
    assert await world.record(table) == before
