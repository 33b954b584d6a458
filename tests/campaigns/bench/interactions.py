"""How soon a click or a command is answered by the bot's real process, over HTTP and a gateway on this computer.

Four people play classic rounds. Each thing they do is followed by a trivial one of the same kind, answered by the same
process, and the next thing waits until the process has come to rest.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, Final

from bot.canasta.actions import Action, Discard, Draw, LayDown
from bot.canasta.codec import decode_state
from bot.canasta.engine import legal_actions, view_of
from bot.canasta.notation.writing import action_text
from bot.canasta.view import SeatView
from bot.players.registry import PLAYERS
from bot.service.ids import TableId
from bot.storage.sqlite.store import SqliteStore
from bot.workers import usual_process_count
from tests.campaigns.bench.durable import Raw
from tests.campaigns.bench.result import BenchPart, Effort, Figure, Target, percentile
from tests.campaigns.bench.simulated import simulated
from tests.support.loopback.process import bot_process
from tests.support.loopback.server import CHANNEL, PEOPLE, Interaction, Loopback, loopback
from tests.support.waiting_notices import oldest_waiting

MOST: Final = Target(2.5, is_most=True)
TABLES: Final = 4
TURNS: Final = 48
"""At each table: as long as there is a stock, as a rule."""
_A_MOMENT: Final = 0.03
"""Seconds without a request: then the bot rests, if it has told everybody everything."""

_BARE: Final = "bare transaction"
_REFERENCES: Final = {
    "open the hand": "trivial button",
    "/draw": "trivial command",
    "/meld": "trivial command",
    "autocomplete of /discard": "trivial autocomplete",
    "/discard": "trivial command",
}


def measure(effort: Effort) -> BenchPart:
    """Play, and look at the clock."""
    with tempfile.TemporaryDirectory(prefix="canasta-bench-") as folder:
        times = asyncio.run(_play(effort, Path(folder) / "canasta.db"))
    figures = []
    for what, reference in _REFERENCES.items():
        ours, theirs = times[what], times[f"{what}, {reference}"]
        if not ours:
            continue
        for share, name in ((0.5, "median"), (0.99, "99th percentile")):
            one, other = percentile(ours, share) * 1000, percentile(theirs, share) * 1000
            figures.append(
                Figure(
                    f"{what} ({len(ours)}), {name}",
                    f"{one:.2f} ms",
                    f"{reference}: {other:.2f} ms",
                    one / other,
                    MOST,
                )
            )
    figures += asyncio.run(simulated(effort))
    return BenchPart("interactions", "Interactions", _TEXT, figures, _reasons(times))


def _reasons(times: dict[str, list[float]]) -> list[str]:
    """Where the time of an answer goes, each part measured by itself at the median."""
    trivial = percentile(times["/draw, trivial command"], 0.5)
    looking = max(
        0.0, percentile(times["open the hand"], 0.5) - percentile(times["open the hand, trivial button"], 0.5)
    )
    disk = percentile(times[_BARE], 0.5)
    told = [
        "Where the time of an answer goes (median, in milliseconds): the same answer from a trivial command; reading and drawing",
        "the hand, which is what opening the hand takes beyond a trivial button; a bare transaction of the driver on this disk;",
        "and the rest, for finding the table, the rules, the service and the handover to the writer thread. The hand is read and",
        "drawn after the commit.",
        "",
        "| | whole | trivial answer | hand | bare transaction | the rest |",
        "|---|--:|--:|--:|--:|--:|",
    ]
    for what in ("/draw", "/meld", "/discard"):
        if times[what]:
            whole = percentile(times[what], 0.5)
            parts = (whole, trivial, looking, disk, max(0.0, whole - trivial - looking - disk))
            told.append(f"| {what} | " + " | ".join(f"{part * 1000:.2f}" for part in parts) + " |")
    return told


async def _play(effort: Effort, database: Path) -> dict[str, list[float]]:
    times: dict[str, list[float]] = defaultdict(list)
    store = SqliteStore(database)
    with closing(Raw(database.with_name("reference.db"))) as raw:
        await _tables(effort, store, database, raw, times)
    return times


async def _tables(
    effort: Effort, store: SqliteStore, database: Path, raw: Raw, times: dict[str, list[float]]
) -> None:
    # As many as the bot has here: the strong level orders suggestions beside the event loop.
    workers = str(usual_process_count())
    async with (
        loopback() as discord,
        bot_process(discord.base, database, "bench", WORKER_PROCESSES=workers) as bot,
    ):
        await discord.until_ready()
        await store.open()
        for number in range(effort.of(TABLES)):
            table = BenchTable(discord, store, Random(effort.seed + number), times)
            await table.open(number + 1)
            await table.play(effort.of(TURNS, 2))
            times[_BARE].append(1 / raw.commit(50))
            print(f"  {number + 1} of {effort.of(TABLES)} tables played", flush=True)
        await store.close()
        await bot.stop(within=10)


class BenchTable:
    """A match of four people."""

    def __init__(
        self, discord: Loopback, store: SqliteStore, chance: Random, times: dict[str, list[float]]
    ) -> None:
        self._discord = discord
        self._store = store
        self._chance = chance
        self._times = times
        self._thread = 0
        self._table = TableId(0)
        self._trivial: dict[str, Any] = {}

    async def open(self, number: int) -> None:
        """Four people sit down."""
        discord, host = self._discord, next(iter(PEOPLE))
        threads = set(discord.threads)
        for person in PEOPLE:  # a turn whose draw is made by the bot is not measured
            await discord.decline_forced_plays(person)
        made = await discord.slash(host, "table new")
        for person in PEOPLE:
            lobby = await self._lobby(made)
            if person != host:
                await discord.click(person, lobby, "Join")
                await self._rest()
        await discord.click(host, await self._lobby(made), "Start the match")
        await discord.until(lambda: bool(set(discord.threads) - threads))
        [self._thread] = set(discord.threads) - threads
        self._table = TableId(number)
        await discord.shown(self._thread, "My hand")
        posted = await discord.slash(host, "trivial-board", where=self._thread)
        self._trivial = discord.messages[posted.message or 0]
        await self._rest()

    async def _lobby(self, made: Interaction) -> dict[str, Any]:
        await self._rest()
        return self._discord.latest(CHANNEL, text="Start the match")

    async def play(self, turns: int) -> None:
        """So many turns, or until the round is over."""
        for _ in range(turns):
            if not await self._turn():
                return

    async def _turn(self) -> bool:
        view, person = await self._now()
        if view is None or Draw() not in list(legal_actions(view)):
            return False
        discord, where = self._discord, self._thread
        board = discord.latest(where, text="My hand")
        await self._by_turns(
            "open the hand",
            lambda: discord.click(person, board, "My hand"),
            lambda: discord.click(person, self._trivial, "Trivial"),
        )
        await self._command("/draw", person, {})
        while True:
            view, same = await self._now()
            if view is None or same != person:
                return view is not None
            action = PLAYERS["greedy"].choose(view, self._chance)
            if isinstance(action, LayDown):
                await self._command("/meld", person, {"cards": _words(action)})
                continue
            if not isinstance(action, Discard):
                return False
            await self._by_turns(
                "autocomplete of /discard",
                lambda: discord.complete(person, "discard", "card", "", where=where),
                lambda: discord.complete(person, "trivial", "text", "", where=where),
            )
            await self._command("/discard", person, {"card": _words(action)})
            return True

    async def _now(self) -> tuple[SeatView | None, str]:
        stored = await self._store.snapshot(self._table)
        assert stored is not None
        record, snapshot = stored
        assert snapshot is not None
        state = decode_state(snapshot, record.rules)
        if not state.table.seats_to_act:
            return None, ""
        seat = state.table.seats_to_act[0]
        return view_of(state, seat), record.name_of(seat)

    async def _command(self, command: str, person: str, options: dict[str, Any]) -> None:
        discord, where = self._discord, self._thread
        await self._by_turns(
            command,
            lambda: discord.slash(person, command[1:], where=where, **options),
            lambda: discord.slash(person, "trivial", where=where),
        )

    async def _by_turns(
        self,
        what: str,
        ours: Callable[[], Awaitable[Interaction]],
        trivial: Callable[[], Awaitable[Interaction]],
    ) -> None:
        pair = [(what, ours), (f"{what}, {_REFERENCES[what]}", trivial)]
        self._chance.shuffle(pair)
        for name, ask in pair:
            began = time.monotonic()
            asked = await ask()
            assert asked.answered_at is not None
            self._times[name].append(asked.answered_at - began)
            await self._rest()

    async def _rest(self) -> None:
        """Until the bot has told everybody what there is to tell."""
        while True:
            seen = len(self._discord.requests)
            await asyncio.sleep(_A_MOMENT)
            if seen == len(self._discord.requests) and await oldest_waiting(self._store) is None:
                return


def _words(action: Action) -> str:
    """As a person types it after the command."""
    return action_text(action).partition(" ")[2]


_TEXT = (
    "The bot's real process, connected by HTTP and a gateway on this computer: from sending the interaction until its answer",
    "arrives, with the move committed before it. Four people play rounds of Classic; all messages that follow from a move are",
    "sent before the next interaction. The reference is a command (button, autocomplete) of the same process that reads",
    "nothing and answers with a private message of the same kind: an embed, two menus, five buttons. In simcord, the simulated",
    "Discord of the tests, an answer counts as arrived when the bot has nothing left to do, so these rows have no target.",
)
