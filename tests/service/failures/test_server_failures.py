"""The PostgreSQL server goes away in the middle of a match: a clear word, nothing lost, nothing twice, and it passes."""

from collections.abc import AsyncIterator
from datetime import timedelta

import pytest

from bot.canasta.actions import Draw
from bot.service.change import Change
from bot.service.delivery.notices import Delivery, RoundScored
from bot.service.errors import StorageFailed
from bot.service.matches.commands import Act
from bot.storage.postgres.store import PostgresStore
from tests.support.fakes import a_key
from tests.support.referees.guards import LoggedErrors
from tests.support.stores.postgres import PostgresServer
from tests.support.waiting_notices import oldest_waiting
from tests.support.world import World

GONE = "its server does not answer"
FAILED = r"(outbox|deadlines).*failed and will be tried again|at table \d+ failed"


@pytest.fixture
async def world(postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    monkeypatch.setattr("bot.storage.store._PATIENCE", 0.05)
    url = await postgres.database()
    store = PostgresStore(url)
    await store.open()
    made = World(store)
    await made.start()
    yield made
    await made.end()
    await store.close()
    await postgres.give_back(url)


async def test_a_click_while_the_server_is_gone_is_refused_and_done_when_it_is_back(
    world: World, postgres: PostgresServer, no_logged_errors: LoggedErrors
) -> None:
    no_logged_errors.expect(GONE)
    no_logged_errors.expect(FAILED)
    table = await world.playing()
    click = Act(table, await world.user_to_act(table), Draw(), a_key(), (await world.record(table)).version)
    postgres.stop()
    for _ in range(2):
        with pytest.raises(StorageFailed) as refused:
            await world.services.play.act(click)
        assert refused.value.facts == {"why": "gone"}
    postgres.start()
    outcome = await world.services.play.act(click)
    assert not outcome.repeated
    assert (await world.services.play.act(click)).repeated
    assert (await world.record(table)).version == outcome.version
    await world.play_turn(table)


async def test_what_was_told_while_the_server_went_away_is_not_told_again(
    world: World, postgres: PostgresServer, no_logged_errors: LoggedErrors
) -> None:
    no_logged_errors.expect(GONE)
    no_logged_errors.expect(FAILED)
    table = await world.playing()
    told = RoundScored(table, 1)
    real = world.messenger.deliver

    async def tells_and_then_all_is_dark(delivery: Delivery) -> None:
        await real(delivery)
        postgres.stop()

    world.messenger.deliver = tells_and_then_all_is_dark  # type: ignore[method-assign]
    await world.store.commit(Change(at=world.time.now(), notices=(told,)))
    world.services._wake()
    await world.services.settle()
    world.messenger.deliver = real  # type: ignore[method-assign]
    postgres.start()
    await world.pass_time(timedelta(seconds=6))
    assert world.messenger.told(RoundScored) == [told]
    assert await oldest_waiting(world.store) is None
