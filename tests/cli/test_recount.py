"""``python -m bot recount``."""

import asyncio
from pathlib import Path

from sqlalchemy import create_engine, delete

from bot import __main__ as command_line
from bot.service.statistics.model import RoundChoice
from bot.storage.sqlite.file_lock import lock_file_now
from bot.storage.sqlite.store import SqliteStore
from bot.storage.statistics.tables import companions, played_rounds, server_sums
from tests.service.statistics.test_counting import play_round
from tests.support.world import ANA, BEN, GUILD, World

OF_ANA = RoundChoice(GUILD, ANA.user)


async def play(path: Path) -> None:
    async with SqliteStore(path) as store:
        world = World(store)
        await world.start()
        await play_round(world, await world.playing((ANA, BEN)))


async def rounds_of_ana(path: Path) -> int:
    async with SqliteStore(path) as store:
        found = await store.sums(OF_ANA)
    return found.rounds


def test_rounds_from_before_there_were_statistics_are_counted(database, capsys):
    asyncio.run(play(database))
    with create_engine(f"sqlite:///{database}").begin() as connection:
        for table in (played_rounds, companions, server_sums):
            connection.execute(delete(table))
    assert asyncio.run(rounds_of_ana(database)) == 0
    assert command_line.main(["recount"]) == 0
    assert "Counted anew: the finished rounds of 1 tables." in capsys.readouterr().out
    assert asyncio.run(rounds_of_ana(database)) == 1


def test_it_waits_for_no_running_bot(database, capsys):
    asyncio.run(play(database))
    with lock_file_now(database):
        assert command_line.main(["recount"]) != 0
    assert str(database) in capsys.readouterr().err
