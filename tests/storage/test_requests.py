"""An interaction may be repeated for a quarter of an hour; its id is remembered for a day, and then forgotten."""

from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from bot.service.ports import RepeatedRequest
from bot.storage import store as sql_store
from bot.storage.postgres.store import PostgresStore
from bot.storage.sqlite.store import SqliteStore
from tests.storage.changes import NOON, action_change, creation, new_record, next_of
from tests.support.stores.postgres import PostgresServer

REPEATABLE = timedelta(minutes=15)
"""So long an interaction's token lives."""


async def _kept(store: Any) -> list[bool]:
    """Whether the id is known after a second, when it can no longer be repeated, and days later."""
    await store.commit(creation())
    await store.commit(action_change(new_record(), "click"))
    after, known = next_of(new_record(), version=1), []
    for passed in (timedelta(seconds=2), REPEATABLE, timedelta(days=3)):
        # What is tidied up is tidied up between two commits: when the second one is done, that is over.
        for _ in range(2):
            await store.commit(structs.replace(action_change(after, None), at=NOON + passed))
            after = next_of(after, version=after.version + 1)
        known.append(await store.request("click") is not None)
        if known[-1]:
            with pytest.raises(RepeatedRequest):
                await store.commit(structs.replace(action_change(after, "click"), at=NOON + passed))
    return known


async def test_an_id_is_known_as_long_as_its_click_can_be_repeated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sql_store, "_DELETE_REQUESTS_EVERY", 0.0)
    async with SqliteStore(tmp_path / "canasta.db") as store:
        assert await _kept(store) == [True, True, False]


async def test_a_server_keeps_it_as_long(postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sql_store, "_DELETE_REQUESTS_EVERY", 0.0)
    url = await postgres.database()
    async with PostgresStore(url) as store:
        assert await _kept(store) == [True, True, False]
    await postgres.give_back(url)
