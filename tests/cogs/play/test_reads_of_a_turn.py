"""What a turn asks of the database: each read and each commit is dear, as its statements change threads."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, event

from bot.service.change import Change
from bot.storage.sqlite.store import SqliteStore
from tests.support.simulated_discord.club import open_club
from tests.support.simulated_discord.composition import make_bot
from tests.support.simulated_discord.scene import Scene, started
from tests.support.stores.new_database import put_new_database

TURNS = 4


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Iterator[Counter[str]]:
    """The reads, the commits, and the statements of both, counted from here on."""
    counted: Counter[str] = Counter()
    read, commit = SqliteStore._read, SqliteStore.commit

    async def counting_reads(self: SqliteStore, work: Any) -> Any:
        counted["reads"] += 1
        return await read(self, work)

    async def counting_commits(self: SqliteStore, change: Change) -> None:
        counted["commits"] += 1
        await commit(self, change)

    def counting_statements(*_: Any) -> None:
        counted["statements"] += 1

    monkeypatch.setattr(SqliteStore, "_read", counting_reads)
    monkeypatch.setattr(SqliteStore, "commit", counting_commits)
    event.listen(Engine, "before_cursor_execute", counting_statements)
    yield counted
    event.remove(Engine, "before_cursor_execute", counting_statements)


async def a_turn(scene: Scene) -> None:
    """Ana looks at her hand, draws, taps a card and throws it; three computers play, and she is called."""
    ana = scene.club["Ana"]
    hand = (await scene.open_hand("Ana")).post
    await ana.click(hand, "Draw")
    single = next(
        button.custom_id
        for button in hand.buttons
        if button.custom_id.startswith("cn:tap:") and button.custom_id.split(":")[-2] == "1"
    )
    for pressed in (single, "cn:discard:"):
        await scene.calm()
        await ana.click(hand, starts=pressed)
    await scene.calm()


async def test_a_turn_reads_and_writes_little(
    asked: Counter[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CANASTA_DEALS", "5")  # where Ana holds a card of which she has no other, at each turn
    database = tmp_path / "canasta.db"
    put_new_database(database)
    async with open_club(database, partial(make_bot, has_pictures=True), is_durable=True) as club:
        scene = await started(club, ("Ana",))
        await a_turn(scene)
        asked.clear()
        version = (await scene.record()).version
        for _ in range(TURNS):
            await a_turn(scene)
        assert (await scene.record()).version >= version + 8 * TURNS
    # Fewer where deliveries happen to be looked for together: about 18, 11 and 80.
    assert 0 < asked["reads"] <= 24 * TURNS
    assert 0 < asked["commits"] <= 14 * TURNS
    assert 0 < asked["statements"] <= 105 * TURNS
