"""Measure what the bot's real process needs for each turn of a person, and for each server it is in.

``python -m tests.campaigns.scale``; stop it with Ctrl-C. Requests to Discord, computing time and memory are those of the real process, over a
real connection to a small Discord on this computer. With ``--write`` the figures go into docs/performance.md and
docs/scaling.md, which works out from them what a server of each size needs.
"""

import argparse
import asyncio
import os
import re
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple

from bot.service.people.settings import Notify
from bot.storage.sqlite.store import SqliteStore
from tests.campaigns.figures import PERFORMANCE, table, write_section
from tests.campaigns.scale.page import bring_up_to_date
from tests.campaigns.storm.table import StormError, playing_table
from tests.support.loopback.process import BotProcess, bot_process
from tests.support.loopback.server import Loopback, loopback
from tests.support.simulated_discord.traffic import SentRequest

CHANNELS, ROLES = 40, 25
"""Of each server: more than most have."""

_TURNS_AT_A_TABLE: Final = 25
"""A whole round or two; a match ends after 40 to 50."""

_OTHERS: Final = ("Ben", "Cyd", "Dot")
_AWAY: Final = 180.0
"""Seconds; whoever has clicked in the last two minutes is not called."""

_ANSWERS: Final = "answers to interactions"
_MIB: Final = 2**20
_NUMBER: Final = re.compile(r"\d{2,}")
_OF_INTERACTIONS: Final = re.compile(r"/(interactions|webhooks)/.*")
"""These do not count towards the bot's limit of requests a second."""


def main() -> int:
    """Both measurements."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.campaigns.scale",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--turns", type=int, default=100)
    parser.add_argument("--servers", type=int, default=2500)
    parser.add_argument(
        "--write", action="store_true", help="write the figures into docs/performance.md and docs/scaling.md"
    )
    asked = parser.parse_args()
    print("stop it with Ctrl-C", flush=True)
    try:
        with tempfile.TemporaryDirectory(prefix="canasta-scale-") as folder:
            rows = asyncio.run(_measured_turns(Path(folder), asked.turns))
        with tempfile.TemporaryDirectory(prefix="canasta-scale-") as folder:
            rows += asyncio.run(_servers(Path(folder), asked.servers))
    except KeyboardInterrupt:
        print("\nstopped")
        return 1
    lines = table(rows)
    print("\n" + "\n".join(lines))
    if asked.write:
        command = f"python -m tests.campaigns.scale --turns {asked.turns} --servers {asked.servers} --write"
        write_section("scale", "What a turn and a server need", command, [*_TEXT, *lines], page=PERFORMANCE)
        bring_up_to_date()
    return 0


_TEXT = (
    "The bot's real process, connected to a small simulated Discord on this computer. One turn: somebody looks at the own hand,",
    "draws and discards, and the next person is called. Answers to interactions do not count towards Discord's limit of 50",
    "requests per second; everything else does. As many turns are played by four people who are away, so that the clock moves",
    "three minutes a turn, at the table and called by direct message; by four people in one evening; and by one person with",
    "three computers, whose costs are those of computing and of the database, too.",
    "Where a round ends, four more are sent: its result, the next deal and a new board are posted, and the old one is deleted.",
    "Computing time is that of the whole process, including garbage collection and the network. Each server has",
    f"{CHANNELS} channels and {ROLES} roles.",
    "",
)


class _Company(NamedTuple):
    """Who plays, and how."""

    others: tuple[str, ...] = ()
    """The people besides Ana; computers sit on the other seats."""
    called: Notify = Notify.TABLE
    is_away: bool = False
    """Whether everybody goes away after each turn, for three minutes."""


class _Cost(NamedTuple):
    """What some turns have cost."""

    turns: int
    requests: tuple[SentRequest, ...]
    computed: float
    stored: int


async def _measured_turns(folder: Path, turns: int) -> list[tuple[str, object]]:
    away = await _turns(folder / "away", turns, _Company(_OTHERS, is_away=True))
    direct = await _turns(folder / "direct", turns, _Company(_OTHERS, Notify.DIRECT, is_away=True))
    evening = await _turns(folder / "evening", turns, _Company(_OTHERS))
    costs = await _turns(folder / "alone", turns, _Company())
    kinds = _kinds(costs)
    return [
        ("turns", turns),
        *_counted_rows(_kinds(away), turns, ""),
        *_counted_rows(_kinds(direct), turns, "called by direct message: "),
        *_counted_rows(_kinds(evening), turns, "four people in one evening: "),
        *_counted_rows(kinds, turns, "one person with computers: "),
        ("answers to interactions for each turn", f"{kinds[_ANSWERS] / turns:.1f}"),
        (
            "computing time for each turn, with what is looked at in between",
            f"{sum(cost.computed for cost in costs) / turns * 1000:.0f} ms",
        ),
        ("database for each turn", f"{sum(cost.stored for cost in costs) / turns / 1024:.1f} KiB"),
    ]


def _counted_rows(kinds: Counter[str], turns: int, called: str) -> list[tuple[str, object]]:
    """The rows about requests that count towards the limit, the most frequent ones first."""
    counted = {kind: number for kind, number in kinds.most_common() if kind != _ANSWERS}
    return [
        (
            f"{called}requests for each turn that count towards the limit",
            f"{sum(counted.values()) / turns:.1f}",
        ),
        *((f"{called}of these: {kind}", f"{number / turns:.1f}") for kind, number in counted.items()),
    ]


def _kinds(costs: Sequence[_Cost]) -> Counter[str]:
    return Counter(_kind(request) for cost in costs for request in cost.requests)


async def _turns(folder: Path, turns: int, company: _Company) -> list[_Cost]:
    """At one table after the other: a match is over, or a partner asks something, before so many turns are played."""
    costs: list[_Cost] = []
    while (played := sum(cost.turns for cost in costs)) < turns:
        print(f"{folder.name}: {played} turns at {len(costs)} tables", flush=True)
        own = folder / str(len(costs))
        own.mkdir(parents=True)
        costs.append(await _at_one_table(own, min(_TURNS_AT_A_TABLE, turns - played), company))
    return costs


async def _at_one_table(folder: Path, most: int, company: _Company) -> _Cost:
    """The cost of the turns up to the first after which the table waits for nobody to play."""
    async with playing_table(folder, 1, company.others) as playing:
        discord, process = playing.discord, playing.bot
        for name in ("Ana", *company.others):
            await playing.is_called(company.called, name)
        person = await playing.whose_turn()
        # Nobody is known to be at the table before the first own turn there.
        for _ in range(1 + len(company.others)):
            assert person is not None
            playing.let_pass(_AWAY if company.is_away else 0.0)
            await playing.turn(person)
            person = await playing.whose_turn()
        began, seen, stored = _computed(process), len(discord.requests), _stored(folder)
        cost = _Cost(0, (), 0, 0)
        while cost.turns < most and person is not None:
            try:
                await playing.turn(person)
            except StormError as trouble:  # such as an empty stock: she can neither draw nor discard
                print(f"a table ends after {cost.turns} turns: {str(trouble)[:200]}", flush=True)
                break
            person = await playing.whose_turn()
            if person is None:
                break
            playing.let_pass(_AWAY if company.is_away else 0.0)
            requests = tuple(discord.requests[seen:])
            cost = _Cost(cost.turns + 1, requests, _computed(process) - began, _stored(folder) - stored)
        return cost


async def _servers(folder: Path, servers: int) -> list[tuple[str, object]]:
    empty, _ = await _connected(folder, 1)
    print(f"in one server: {empty / _MIB:.0f} MiB", flush=True)
    full, seconds = await _connected(folder, servers)
    print(f"in {servers} servers: {full / _MIB:.0f} MiB", flush=True)
    return [
        ("memory of a process in one server, nothing played", f"{empty / _MIB:.0f} MiB"),
        (f"memory of a process in {servers:,} servers", f"{full / _MIB:.0f} MiB"),
        ("for each server more", f"{(full - empty) / max(1, servers - 1) / 1024:.0f} KiB"),
        (f"from the connection until all {servers:,} are known", f"{seconds:.1f} s"),
    ]


async def _connected(folder: Path, servers: int) -> tuple[int, float]:
    """Memory once the bot is connected and in so many servers, and the seconds until then.

    Its database is there already, as at every start but the first.
    """
    database = folder / f"in-{servers}.db"
    store = SqliteStore(database)
    await store.open()
    await store.close()
    async with loopback() as discord:
        discord.filler_channels, discord.filler_roles = CHANNELS, ROLES
        for _ in range(servers - 1):
            discord.add_guild(0, 1)
        # The strong level's compiled code is in the worker processes, where there are any.
        async with bot_process(discord.base, database, WORKER_PROCESSES="1") as bot:
            await discord.until(lambda: bool(discord.identified), within=60)
            await _answers(discord)
            seconds = time.monotonic() - discord.identifications[0][0]
            # Until everything that is made up for at the start is done.
            await asyncio.sleep(6)
            return _memory(bot), seconds


async def _answers(discord: Loopback) -> None:
    """Wait for the answer to something that was typed after all servers were told."""
    async with asyncio.timeout(120):
        asked = await discord.slash("Ana", "help", nobody_waits=True)
        await asked.answered.wait()


def _kind(request: SentRequest) -> str:
    if _OF_INTERACTIONS.fullmatch(request.path):
        return _ANSWERS
    path = _NUMBER.sub("…", request.path)
    return f"{request.method} {path}"


def _stored(folder: Path) -> int:
    """The size of the database, in bytes, what is in its log included."""
    with closing(sqlite3.connect(folder / "canasta.db")) as database:
        [pages] = database.execute("PRAGMA page_count").fetchone()
        [size] = database.execute("PRAGMA page_size").fetchone()
    return int(pages) * int(size)


def _computed(bot: BotProcess) -> float:
    """Seconds that the process has computed."""
    fields = Path(f"/proc/{bot.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _memory(bot: BotProcess) -> int:
    """The memory that the system has given to it, in bytes."""
    pages = int(Path(f"/proc/{bot.process.pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


if __name__ == "__main__":
    sys.exit(main())
