"""Changes that wait for each other, and what they hear of the trouble of those before them."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

from bot.service.change import Change
from bot.service.errors import StorageFailed
from bot.storage.sqlite.store import SqliteDatabase
from bot.storage.store import SqlStore
from tests.storage.changes import creation


class LanePerTable(SqlStore):
    """Writes nothing, and can write to no table but the second until it is told to go on."""

    def __init__(self, path: Path) -> None:
        super().__init__(SqliteDatabase(path))
        self.goes_on = asyncio.Event()
        self.tried: list[int] = []

    def _lanes_of(self, change: Change | None) -> Sequence[int]:
        assert change is not None
        assert change.record is not None
        return (change.record.id,)

    async def _write(self, change: Change) -> None:
        assert change.record is not None
        self.tried.append(change.record.id)
        await self.goes_on.wait()
        if change.record.id != 2:
            raise StorageFailed(why="locked")


async def test_who_waited_in_a_lane_hears_of_its_trouble_and_nobody_else_does(tmp_path: Path) -> None:
    store = LanePerTable(tmp_path / "canasta.db")
    asked = [asyncio.create_task(store.commit(creation(table))) for table in (1, 2, 1, 2)]
    await asyncio.sleep(0.01)
    store.goes_on.set()
    results = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(result) for result in results] == [StorageFailed, type(None), StorageFailed, type(None)]
    assert store.tried == [1, 2, 2]


async def test_what_is_durable_is_noted_although_its_caller_gave_up(tmp_path: Path) -> None:
    noted: list[Change] = []

    class Noting(LanePerTable):
        def _committed(self, change: Change) -> None:
            noted.append(change)

    store = Noting(tmp_path / "canasta.db")
    asked = asyncio.create_task(store.commit(creation(2)))
    await asyncio.sleep(0.01)
    asked.cancel()
    await asyncio.wait({asked})
    store.goes_on.set()
    await asyncio.wait(store._at_work)
    assert noted == [creation(2)]
