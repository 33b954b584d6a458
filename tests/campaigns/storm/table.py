"""A table of one person and three computers in the bot's real process, and whether it is well."""

import asyncio
import json
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from random import Random
from typing import Final

from simcord.components import walk_components

from bot.service.ids import TableId
from bot.service.matches.record import TableRecord, TableStatus
from bot.service.people.settings import Notify
from bot.storage.sqlite.store import SqliteStore
from tests.support.loopback.process import BotProcess, bot_process
from tests.support.loopback.server import CHANNEL, PEOPLE, Interaction, Json, Loopback, loopback
from tests.support.waiting_notices import oldest_waiting

PATIENCE: Final = 90.0
"""Seconds within which a table must have come right: discord.py tries a failing request for half a minute by itself."""

_AHEAD: Final = "ahead"
"""The file with the seconds by which the clock of the bot's process is ahead."""

_CALL: Final = f"<@{PEOPLE['Ana']}>"


class StormError(Exception):
    """A table did not come right."""


class StormTable:
    """Ana's table, seen from Discord's side and from the file."""

    def __init__(self, discord: Loopback, bot: BotProcess, store: SqliteStore, seed: int) -> None:
        self.discord = discord
        self.bot = bot
        self.chance = Random(seed)
        self.answers = 0
        self.slowest = 0.0
        """The longest that anything took to come right, in seconds."""
        self._store = store
        self._database = store.database.path
        self._id = TableId(1)

    # ------------------------------------------------------------------------------------------------ what there is

    async def record(self) -> TableRecord:
        found = await self._store.record(self._id)
        assert found is not None
        return found

    async def actions(self) -> int:
        return len(await self._store.actions(self._id))

    async def is_anas_turn(self) -> bool:
        """Whether the table waits for Ana to play, once the computers have played: not for her answer, nor for nobody."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            record = await self.record()
            if record.status is not TableStatus.PLAYING:
                return False
            holders = [record.holder_of(seat) for seat in record.seats_waited_for]
            if holders and all(holder is not None and holder.user is not None for holder in holders):
                return record.clock is None or not record.clock.is_answer
            await asyncio.sleep(0.02)
        return False

    async def nothing_waits(self) -> bool:
        """Whether everything is told, or given up."""
        return await oldest_waiting(self._store) is None

    async def boards(self) -> list[Json]:
        """Everything in the table's place that looks like a board."""
        place = (await self.record()).place
        return [
            message
            for message in self.discord.in_place(place)
            if not message["flags"] & 64
            and message["embeds"]
            and _has(message, "My hand")
            and _has(message, "Score")
        ]

    def calls(self) -> list[Json]:
        """The messages that call Ana."""
        return [
            message
            for message in self.discord.messages.values()
            if not message["flags"] & 64 and _CALL in message["content"]
        ]

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Somebody else writes to the database for the length of the block: nothing can be committed."""
        with closing(sqlite3.connect(self._database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            try:
                yield
            finally:
                other.execute("ROLLBACK")

    def let_pass(self, seconds: float) -> None:
        """Let time pass for Discord and for the bot."""
        self.discord.ahead += seconds
        _write_down(self._database.with_name(_AHEAD), self.discord.ahead)

    # ------------------------------------------------------------------------------------------------- what Ana does

    async def hand(self, person: str = "Ana") -> Json:
        """Ana, or somebody else, looks at the own hand: by the board where there is one, else by typing."""
        boards = await self.boards()
        if boards:
            asked = await self.discord.click(person, boards[-1], "My hand")
        else:
            asked = await self.discord.slash(person, "hand", where=(await self.record()).place)
        return self._shown(asked)

    async def is_called(self, where: Notify, person: str = "Ana") -> None:
        """Ana, or somebody else, chooses where to be called to turns from now on."""
        summary = self._shown(await self.discord.slash(person, "settings"))
        settings = self._shown(await self.discord.click(person, summary, "Calls"))
        self._shown(await self.discord.choose(person, settings, "cn:notify:", where))

    async def turn(self, person: str = "Ana") -> None:
        """Ana, or somebody else, draws and throws a card."""
        panel = await self.hand(person)
        before = (await self.record()).version
        draw = [_label(part) for part in _parts(panel) if _label(part).startswith("Draw")]
        if draw:
            await self.discord.click(person, panel, draw[0])
            before = await self._moved_on(before, panel, person)
            panel = await self.hand(person)
        panel = self._shown(await self.discord.click(person, panel, await self._button(panel, "cn:tap:")))
        discard = await self._button(panel, "cn:discard:")
        sure = self._shown(await self.discord.click(person, panel, discard))
        await self._moved_on(before, sure, person)

    async def whose_turn(self) -> str | None:
        """The person the table waits for to play, once nothing is left to be told; None where it waits for nobody."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            record = await self.record()
            seats = record.seats_waited_for
            holder = record.holder_of(seats[0]) if seats else None
            if record.status is not TableStatus.PLAYING or (
                record.clock is not None and record.clock.is_answer
            ):
                return None
            if holder is not None and holder.user is not None and await self.nothing_waits():
                return next(name for name, number in PEOPLE.items() if number == holder.user)
            await asyncio.sleep(0.02)
        return None

    async def _button(self, panel: Json, starts: str) -> str:
        """The first button that can be pressed with such an id, as soon as it is there; its id."""
        until = time.monotonic() + 30
        while time.monotonic() < until:
            panel = self.discord.messages.get(int(panel["id"]), panel)
            for part in _parts(panel):
                if str(part.get("custom_id")).startswith(starts) and not part.get("disabled"):
                    return str(part["custom_id"])
            await asyncio.sleep(0.02)
        raise StormError(f"there is no {starts}:\n{json.dumps(panel)[:2000]}")

    async def _moved_on(self, before: int, shown: Json, person: str = "Ana") -> int:
        """Ana has been answered, on a busy machine perhaps with nothing yet but that an answer comes; the table's new version.
        Where she is asked whether she is sure she is.
        """
        until = time.monotonic() + 30
        while (now := (await self.record()).version) == before:
            if time.monotonic() > until:
                raise StormError(f"what Ana did is of no effect:\n{json.dumps(shown)[:2000]}")
            shown = self.discord.messages.get(int(shown["id"]), shown)
            anyway = [
                part["custom_id"]
                for part in _parts(shown)
                if str(part.get("custom_id")).startswith("cn:drop:")
            ]
            if anyway:
                await self.discord.click(person, shown, anyway[0])
            await asyncio.sleep(0.02)
        return now

    def _shown(self, asked: Interaction) -> Json:
        self.answers += 1
        if asked.message is None:
            raise StormError(f"Ana was answered with nothing: {asked.kind} {asked.data}")
        return self.discord.messages[asked.message]

    # ----------------------------------------------------------------------------------------------- is it well?

    async def comes_right(self, what: str) -> None:
        """By itself: nothing waits to be told, one board shows how things stand, at most one message calls Ana, and
        a click on the board is answered.
        """
        began = time.monotonic()
        trouble = "nothing was looked at"
        while time.monotonic() - began < PATIENCE:
            trouble = await self._trouble()
            if not trouble:
                break
            await asyncio.sleep(0.05)
        else:
            raise StormError(f"{what}: {trouble}\n{self.bot.said[-3000:]}")
        self.slowest = max(self.slowest, time.monotonic() - began)
        shown = json.dumps((await self.hand())["components"], ensure_ascii=False)
        if "your turn" not in shown.lower():
            raise StormError(f"{what}: Ana's hand does not say that it is her turn: {shown[:500]}")
        if twice := self.told_twice():
            raise StormError(f"{what}: told twice: {twice}")
        if "Traceback" in self.bot.said:
            raise StormError(f"{what}: the bot failed\n{self.bot.said[-3000:]}")

    async def _trouble(self) -> str:
        record = await self.record()
        if record.status is not TableStatus.PLAYING:
            return f"the table is {record.status.value}"
        holder = record.holder_of(record.seats_waited_for[0]) if record.seats_waited_for else None
        if record.pause is not None or holder is None or holder.user is None:
            return "it is not Ana's turn"
        if await oldest_waiting(self._store) is not None:
            return "somebody is still to be told something"
        boards = await self.boards()
        if len(boards) != 1:
            return f"there are {len(boards)} boards"
        if record.board_message != int(boards[0]["id"]):
            return "the board that is known is not the one that is there"
        calls = self.calls()
        if len(calls) > 1:
            return f"Ana is called {len(calls)} times: {[call['content'] for call in calls]}"
        return ""

    def told_twice(self) -> list[str]:
        """The numbers of what Discord has kept twice, by the numbers that the bot gives to what it tells."""
        return [nonce for nonce, times in self.discord.kept.items() if times > 1]


def _write_down(file: Path, seconds: float) -> None:
    """Write the seconds so that whoever reads the file meanwhile reads them whole, or those before."""
    written = file.with_suffix(".new")
    written.write_text(str(seconds))
    written.replace(file)


def _parts(message: Json) -> list[Json]:
    return list(walk_components(message["components"]))


def _label(part: Json) -> str:
    return str(part.get("label") or "")


def _has(message: Json, label: str) -> bool:
    return any(_label(part) == label for part in _parts(message))


@asynccontextmanager
async def playing_table(folder: Path, seed: int, others: Sequence[str] = ()) -> AsyncIterator[StormTable]:
    """The bot's process, connected, with a match in which it is Ana's turn, or that of one of the ``others``, if any."""
    database = folder / "canasta.db"
    _write_down(folder / _AHEAD, 0)
    patient = {"SECONDS_FOR_A_LOCK": "60", "SECONDS_AHEAD_IN": str(folder / _AHEAD)}
    async with loopback() as discord, bot_process(discord.base, database, **patient) as bot:
        await _connected(discord, bot)
        for person in ("Ana", *others):
            await discord.decline_forced_plays(person)
        await discord.slash("Ana", "table new")
        lobby = await discord.shown(CHANNEL, "Add a computer")
        for other in others:
            await discord.click(other, lobby, "Join")
            lobby = await discord.shown(
                CHANNEL, "Add a computer" if other != others[-1] else "Start the match"
            )
        for _ in range(3 - len(others)):
            await discord.click("Ana", lobby, "Add a computer")
            lobby = await discord.shown(CHANNEL, "Add a computer")
        await discord.click("Ana", lobby, "Start the match")
        store = SqliteStore(database)
        await store.open()
        table = StormTable(discord, bot, store, seed)
        try:
            if others:
                await table.whose_turn()
            else:
                await table.comes_right("the start")
            yield table
        finally:
            await store.close()


async def _connected(discord: Loopback, bot: BotProcess) -> None:
    for _ in range(4):
        try:
            await discord.until_ready()
        except TimeoutError:
            continue
        return
    raise StormError(f"the bot did not connect:\n{bot.said}")
