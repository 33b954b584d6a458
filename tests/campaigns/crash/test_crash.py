"""A few of the kills of ``python -m tests.campaigns.crash``, and whether its auditor would see a loss."""

import asyncio
import shutil
import sqlite3
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.canasta.codec import decode_rules, encode_state
from bot.canasta.engine import start_match
from bot.storage.sqlite.store import SqliteStore
from tests.campaigns.crash.audit import Auditor, LossError
from tests.campaigns.crash.campaign import CrashCampaign, run
from tests.campaigns.crash.databases import OnFile
from tests.campaigns.crash.ledger import Wish
from tests.support.fakes import a_key
from tests.support.stores.postgres import PostgresServer
from tests.support.world import ANA, BEN, World

SEED = 20_260_101


def campaign(
    folder: Path, kills: int, server: PostgresServer | None = None, processes: int = 1
) -> CrashCampaign:
    made = CrashCampaign(folder, SEED, server, processes)
    asyncio.run(played(made, kills))
    return made


async def played(made: CrashCampaign, kills: int) -> None:
    """So many kills at least: on a busy machine processes are killed before anybody has done anything."""
    await run(made, kills, lambda _figures: None, Random(SEED))
    while not (made.figures.acknowledged and _made_discard(made.auditor)) and made.figures.kills < kills + 20:
        await made.kill()
        await made.settle()


def _made_discard(auditor: Auditor) -> str | None:
    """The click of a discard that was held and then made, the only click that names its version."""
    named = Counter(place for key, place in auditor.done.items() if key in auditor.asked)
    return next(
        (
            key
            for key in sorted(auditor.discards_made)
            if key in auditor.acknowledged and named[auditor.done[key]] == 1
        ),
        None,
    )


def _acknowledged_actions(auditor: Auditor) -> int:
    """How many acknowledged clicks are actions: a discard may be held and taken back any number of times before it is one."""
    return sum(auditor.asked[key].wish in {Wish.ACT, Wish.FINISH} for key in auditor.acknowledged)


def test_ten_kills_lose_nothing(tmp_path: Path) -> None:
    made = campaign(tmp_path, 10)
    figures = made.figures
    assert figures.kills >= 10
    assert figures.settled >= 1
    assert figures.acknowledged > 0
    assert figures.actions >= _acknowledged_actions(made.auditor)
    assert figures.notices > 0


def test_kills_of_two_processes_that_share_a_server_lose_nothing(
    tmp_path: Path, postgres: PostgresServer
) -> None:
    made = campaign(tmp_path, 4, postgres, 2)
    figures = made.figures
    assert figures.kills >= 4
    assert figures.acknowledged > 0
    assert figures.actions >= _acknowledged_actions(made.auditor)
    assert figures.notices > 0


async def test_what_rests_before_its_first_deal_waits_for_nothing(tmp_path: Path) -> None:
    place = OnFile(tmp_path / "canasta.db", tmp_path)
    await place.prepare()
    for is_paused in (False, True):
        async with SqliteStore(tmp_path / "canasta.db") as store:
            world = World(store)  # its services are not started: nobody deals
            host = (ANA, BEN)[is_paused]
            table = await world.new_table(host)
            for _ in range(3):
                await world.services.lobby.add_computer(table, host.user, key=a_key())
            await world.services.lobby.start(table, host.user, key=a_key())
            if is_paused:
                await world.services.pauses.pause(table, host.user, key=a_key())
            record = await world.record(table)
        assert (record.version, record.pause is not None) == (0, is_paused)
        await Auditor().look(place)
    with closing(sqlite3.connect(tmp_path / "canasta.db")) as file:
        file.execute("DELETE FROM deadlines")
        file.commit()
    with pytest.raises(LossError, match="waits for"):
        await Auditor().look(place)


def _lose(sql: str, *values: object) -> Callable[[sqlite3.Connection, Auditor], None]:
    def loss(file: sqlite3.Connection, _auditor: Auditor) -> None:
        assert file.execute(sql, values).rowcount > 0

    return loss


def _older_snapshot(file: sqlite3.Connection, _auditor: Auditor) -> None:
    """Of the table that has played most: of those that nobody has dealt at there is no older one."""
    [[table, rules]] = file.execute(
        "SELECT id, rules FROM tables ORDER BY version DESC, id LIMIT 1"
    ).fetchall()
    state = encode_state(start_match(decode_rules(rules)))
    file.execute("UPDATE snapshots SET state = ? WHERE table_id = ?", (state, table))


def _told_twice(_file: sqlite3.Connection, auditor: Auditor) -> None:
    number, times = next(iter(auditor.told.items()))
    auditor.told[number] = [*times, times[-1]]


def _held_and_never_made(file: sqlite3.Connection, auditor: Auditor) -> None:
    key = _made_discard(auditor)
    assert key is not None
    place = auditor.done[key]
    # A pause may have dropped one of them.
    for number in range(auditor.paused[place] + 1):
        auditor.asked[f"another-{number}"] = auditor.asked[key]
        file.execute("INSERT INTO witness_requests VALUES (?, ?, ?)", (f"another-{number}", *place))


def _made_and_never_held(_file: sqlite3.Connection, auditor: Auditor) -> None:
    key = _made_discard(auditor)
    assert key is not None
    made = auditor.asked.pop(key)
    del auditor.acknowledged[key]
    # A second click for a discard that is held does nothing, and is acknowledged because of the first.
    for other in auditor.acknowledged.keys() - auditor.done.keys():
        asked = auditor.asked[other]
        if (asked.table, asked.user, asked.action) == (made.table, made.user, made.action):
            del auditor.acknowledged[other]


LOSSES = {
    # Which of them is found first depends on what was played by the time of a kill.
    "an action": (
        _lose("DELETE FROM actions WHERE actor_id IS NOT NULL"),
        "not the action that was asked|a held discard is lost",
    ),
    "a click": (
        _lose("DELETE FROM witness_requests WHERE key LIKE 'act-%'"),
        "was acknowledged and is lost",
    ),
    "a click that counts twice": (
        _lose("INSERT INTO witness_requests SELECT * FROM witness_requests"),
        "carried out twice",
    ),
    "a held discard": (_held_and_never_made, "a held discard is lost"),
    "a discard that was not held": (_made_and_never_held, "a discard that was never held"),
    "a state": (_older_snapshot, "not what its log makes of it"),
    "a notice": (
        _lose(
            "INSERT INTO witness_notices SELECT 1000000, table_id, notice, version FROM witness_notices ORDER BY id LIMIT 1"
        ),
        "lost: ",
    ),
    "what falls due": (_lose("DELETE FROM deadlines"), "waits for"),
    "a notice that is told twice": (_told_twice, "told twice by one process"),
    "a notice that is never told": (
        _lose("INSERT INTO notices (table_id, notice, created, not_before) SELECT table_id, notice, 0, 0 FROM witness_notices LIMIT 1"),
        "never told",
    ),
}  # fmt: skip


def test_planted_losses_are_found(tmp_path: Path) -> None:
    after = campaign(tmp_path, 4)
    auditor, damaged = after.auditor, tmp_path / "damaged.db"
    place = OnFile(damaged, tmp_path)
    for plant, found in LOSSES.values():
        shutil.copyfile(after.database, damaged)
        asyncio.run(auditor.look(place, is_settled=True))
        told, asked, acknowledged = dict(auditor.told), dict(auditor.asked), dict(auditor.acknowledged)
        with closing(sqlite3.connect(damaged)) as file:
            plant(file, auditor)
            file.commit()
        with pytest.raises(LossError, match=found):
            asyncio.run(auditor.look(place, is_settled=True))
        auditor.told, auditor.asked, auditor.acknowledged = told, asked, acknowledged
