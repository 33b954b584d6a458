"""The examination of a bot on a real database: well where a commit would work."""

import asyncio
import logging
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest
from prometheus_client import generate_latest

from bot.operations.health import read_health, remove_health
from bot.operations.health_check import HealthCheck
from bot.operations.metrics import Metrics
from bot.service.change import Change
from bot.service.services import Services
from bot.storage.sqlite.store import SqliteStore
from bot.storage.troubles import advice_on
from tests.support.referees.guards import LoggedErrors
from tests.support.stores.new_database import put_new_database
from tests.support.stores.opened import execute_on_writer
from tests.support.world import World


class Scene:
    """A bot that is connected, as its health check sees it."""

    def __init__(self, store: SqliteStore, world: World) -> None:
        self.store, self.world = store, world
        self.backup_failed: str | None = None
        self.check = HealthCheck(
            world.services, world.time, lambda: True, advice_on, lambda: self.backup_failed, lambda: 0
        )

    async def measured(self) -> str:
        metrics = Metrics()
        await self.check.measure(metrics)
        return generate_latest(metrics.registry).decode()


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    put_new_database(tmp_path / "canasta.db")
    store = SqliteStore(tmp_path / "canasta.db")
    await store.open()
    world = World(store)
    await world.start()
    yield Scene(store, world)
    await world.services.settle()
    await world.services.stop()
    await store.close()


async def test_a_database_that_can_only_be_read_is_not_ready_and_is_at_once_when_it_can_be_written(
    scene: Scene, no_logged_errors: LoggedErrors
) -> None:
    no_logged_errors.expect("the database cannot be written")
    assert await scene.check.problems() == ()
    assert "canasta_database_up 1.0" in await scene.measured()
    await execute_on_writer(scene.store, "PRAGMA query_only = ON")
    [problem] = await scene.check.problems()
    assert problem.startswith("The database has stored nothing for 0 s, and it may only be read: give")
    measured = await scene.measured()
    assert "canasta_database_up 0.0" in measured
    assert 'canasta_tables{status="lobby"}' in measured, "what can be read is read"
    assert (await scene.check.look()).stored is not None, "it has answered before"
    await execute_on_writer(scene.store, "PRAGMA query_only = OFF")
    assert await scene.check.problems() == ()


async def test_a_probe_is_no_sign_of_life(scene: Scene) -> None:
    """A bot that starts must still find out how long it was away."""
    before = await scene.store.alive()
    scene.world.time.advance(timedelta(minutes=1))
    await scene.check.look()
    assert await scene.store.alive() == before == await scene.store.alive(7)


async def test_a_status_file_that_cannot_be_written_costs_a_line(
    scene: Scene, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "folder" / "health.json"
    path.parent.touch()
    with caplog.at_level(logging.INFO, "bot.operations"):
        for _ in range(3):
            await scene.check.write(path)
        remove_health(path)
        assert [record.levelname for record in caplog.records] == ["WARNING"]
        assert str(path) in caplog.text
        assert caplog.records[0].exc_info is None
        path.parent.unlink()
        await scene.check.write(path)
        await scene.check.write(path)
    assert [record.levelname for record in caplog.records] == ["WARNING", "INFO"]
    assert read_health(path) is not None
    remove_health(path)
    assert list(path.parent.iterdir()) == []


async def test_a_missing_backup_is_a_problem(scene: Scene) -> None:
    scene.backup_failed = "/mnt/b is full."
    assert await scene.check.problems() == ("The last backup failed: /mnt/b is full.",)
    assert "canasta_backup_failed 1.0" in await scene.measured()


async def test_a_statement_that_was_cancelled_is_told_and_an_order_to_end_is_followed(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The loop that writes the status file would end at the first, and the bot would count as dead."""

    async def cancelled() -> None:
        raise asyncio.CancelledError

    with monkeypatch.context() as patched:
        patched.setattr(scene.world.services, "probe", cancelled)
        assert (await scene.check.look()).trouble == "a probe failed (CancelledError)"

    hangs = asyncio.Event()
    monkeypatch.setattr(scene.world.services, "probe", hangs.wait)
    looking = asyncio.create_task(scene.check.look())
    await asyncio.sleep(0)
    looking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await looking


async def test_each_process_probes_in_a_row_of_its_own(scene: Scene) -> None:
    """On a server that several share, the one that hangs in a probe would let all others hang."""
    asked: list[int] = []
    commit = scene.store.commit

    async def noted(change: Change) -> None:
        asked.append(change.alive_as)
        await commit(change)

    scene.store.commit = noted  # type: ignore[method-assign]
    world = scene.world
    for part in (1, 2, 3):
        services = Services(scene.store, world.time, world.entropy, world.time, world.computers, part=part)
        await services.probe()
    assert asked == [-1, -2, -3]
