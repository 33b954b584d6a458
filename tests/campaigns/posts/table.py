"""A table of two people and two computers, whose process is killed while they play."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any, Final

from discord.utils import utcnow
from simcord.components import walk_components

from bot.service.change import Change
from bot.service.clocks.terms import Terms
from bot.service.ids import GuildId, TableId, UserId
from bot.service.matches.record import TableRecord, TableStatus
from bot.service.people.settings import GuildSettings, Notify, PlayerSettings
from bot.storage.sqlite.store import SqliteStore
from tests.campaigns.posts.message_check import has_board, troubles
from tests.campaigns.posts.process import ForkedBot
from tests.support.loopback.server import CHANNEL, GUILD, PEOPLE, Interaction, Json, Loopback
from tests.support.simulated_discord.traffic import SentRequest
from tests.support.waiting_notices import oldest_waiting

PATIENCE: Final = 90.0
"""Seconds within which everything must have been told."""

_NAMES: Final = {number: name for name, number in PEOPLE.items()}
_MESSAGES: Final = "/messages"
_WITHOUT_THINKING: Final = ("Draw", "No, not yet", "Leave the pile")
"""How the buttons begin that get a turn on."""


class PostsError(Exception):
    """Something stands there twice, or is missing, or nobody is answered."""


class Died(Exception):  # noqa: N818 - it is expected
    """The process was killed while somebody waited for it."""


class KilledTable:
    """One table over one database, and the processes that have it one after the other."""

    def __init__(self, discord: Loopback, database: Path, chance: Random) -> None:
        self.discord = discord
        self.chance = chance
        self.kills = 0
        self.kills_at_a_post = 0
        """Of these, those between a message that Discord has and the bot that does not know it."""
        self._database = database
        self._store = SqliteStore(database)
        self._process: ForkedBot | None = None
        self._is_open = asyncio.Event()
        self._is_open.set()
        discord.before_effect = self._let_through

    @property
    def bot(self) -> ForkedBot:
        assert self._process is not None
        return self._process

    @property
    def is_dead(self) -> bool:
        return self.bot.is_dead

    async def record(self) -> TableRecord:
        found = await self._store.record(TableId(1))
        assert found is not None
        return found

    async def board(self) -> int:
        """The message that is known as the board."""
        board = (await self.record()).board_message
        assert board is not None
        return board

    # --------------------------------------------------------------------------------------------- life and death

    async def start(self, *, until_connected: bool = True) -> None:
        """The next process."""
        self.discord.before_answering = None
        before = self.discord.identified
        ahead = {"SECONDS_AHEAD": str(self.discord.ahead)} if self.discord.ahead else {}
        self._process = ForkedBot(self.discord.base, self._database, **ahead)
        if not until_connected:
            return
        try:
            await self._until(lambda: self.discord.identified > before and bool(self.discord.commands))
        except Died:
            raise PostsError(f"it has ended by itself\n{self.bot.said[-3000:]}") from None

    async def begin(self) -> None:
        """The first process, and the match."""
        await self._store.open()
        directly = PlayerSettings(UserId(PEOPLE["Ben"]), revision=1, notify=Notify.DIRECT)
        told = GuildSettings(GuildId(GUILD), revision=1, terms=Terms(tells_plays=True))
        await self._store.commit(Change(at=utcnow(), documents=(directly, told)))
        await self.start()
        await self.asked(self.discord.slash("Ana", "table new", nobody_waits=True))
        for person, label in (("Ben", "Join"), ("Ana", "Add a computer"), ("Ana", "Add a computer")):
            await self.asked(self.discord.click(person, await self._lobby(), label, nobody_waits=True))
        await self.asked(self.discord.click("Ana", await self._lobby(), "Start the match", nobody_waits=True))

    async def _lobby(self) -> Json:
        return await self.discord.shown(CHANNEL, "Add a computer")

    async def kill(self) -> None:
        """At this moment."""
        if not self.is_dead:
            await self.bot.kill()
            self.kills += 1

    def kill_at(self, matches: Callable[[SentRequest], bool]) -> asyncio.Event:
        """When the next such request has had its effect: the bot never gets the answer."""
        done = asyncio.Event()

        async def strike(request: SentRequest) -> None:
            if matches(request) and not done.is_set() and not self.is_dead:
                done.set()
                await self.kill()
                self.kills_at_a_post += is_a_post(request)

        self.discord.before_answering = strike
        return done

    def let_pass(self, minutes: float) -> None:
        """While no process runs."""
        assert self.is_dead
        self.discord.ahead += 60 * minutes

    def close_messages(self) -> None:
        """Nothing that has to do with messages reaches Discord; people still click."""
        self._is_open.clear()

    def open_messages(self) -> None:
        self._is_open.set()

    async def _let_through(self, request: SentRequest) -> None:
        if _MESSAGES in request.path and not request.path.startswith("/webhooks"):
            await self._is_open.wait()

    async def close(self) -> None:
        self.open_messages()
        if self._process is not None:
            await self._process.kill()
        await self._store.close()

    # ------------------------------------------------------------------------------------------------- what people do

    async def turn(self) -> bool:
        """Let whoever's turn it is draw and discard; False where it is nobody's, or drawing is over.

        Raises:
            Died
        """
        record = await self._waits_for_somebody()
        if record is None:
            return False
        holder = record.holder_of(record.seats_waited_for[0])
        assert holder is not None
        assert holder.user is not None
        person, turn = _NAMES[holder.user], record.turn
        panel: Json = {}
        for _ in range(8):
            panel = await self.asked(
                self.discord.slash(person, "hand", where=record.place, nobody_waits=True)
            )
            if (await self.record()).turn != turn:
                return True
            simple = [part for part in _parts(panel) if _label(part).startswith(_WITHOUT_THINKING)]
            if simple:
                await self.asked(self.discord.click(person, panel, simple[0]["custom_id"], nobody_waits=True))
                continue
            if cards := _buttons(panel, "cn:tap:"):
                panel = await self._click(person, panel, cards[0])
            if discards := _buttons(panel, "cn:discard:"):
                shown = await self._click(person, panel, discards[0])
                anyway = [part for part in _parts(shown) if "anyway" in _label(part)]
                if anyway:
                    await self.asked(
                        self.discord.click(person, shown, anyway[0]["custom_id"], nobody_waits=True)
                    )
        if (await self.record()).turn != turn:
            return True
        if any(label.startswith("Take the pile") for label in _labels(panel)):
            return False  # the stock is at its end, and the pile has to be taken: this table was played long enough
        raise PostsError(f"{person} cannot get on: {_labels(panel)}")

    async def _click(self, person: str, panel: Json, button: str) -> Json:
        return await self.asked(self.discord.click(person, panel, button, nobody_waits=True))

    async def _waits_for_somebody(self) -> TableRecord | None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if self.is_dead:
                raise Died
            record = await self.record()
            if record.status is not TableStatus.PLAYING:
                return None
            holder = record.holder_of(record.seats_waited_for[0]) if record.seats_waited_for else None
            if holder is not None and holder.user is not None and holder.player is None:
                return record
            await asyncio.sleep(0.02)
        raise PostsError(f"nobody is waited for\n{self.bot.said[-3000:]}")

    async def asked(self, asking: Coroutine[Any, Any, Interaction]) -> Json:
        """What somebody who clicked or typed is shown; waits until then.

        Raises:
            Died
        """
        asked = await asking
        await self._until(lambda: asked.answered.is_set() and (asked.kind != 5 or asked.completed.is_set()))
        return self.discord.messages.get(asked.message or 0, _NOTHING)

    async def _until(self, condition: Callable[[], bool]) -> None:
        until = time.monotonic() + PATIENCE
        while not condition():
            if self.is_dead:
                raise Died
            if time.monotonic() > until:
                raise PostsError(f"nobody is answered\n{self.bot.said[-3000:]}")
            await asyncio.sleep(0.01)

    # ------------------------------------------------------------------------------------------------- is it well?

    async def told(self) -> None:
        """Wait until nothing is left to be told, or the process is dead."""
        until = time.monotonic() + PATIENCE
        while not self.is_dead and await oldest_waiting(self._store) is not None:
            if time.monotonic() > until:
                raise PostsError(f"something is still to be told\n{self.bot.said[-3000:]}")
            await asyncio.sleep(0.02)

    async def comes_right(self) -> None:
        """Everything is told; then everything stands there once."""
        self.discord.before_answering = None
        self.open_messages()
        await self.told()
        if self.is_dead:
            raise PostsError(f"it has ended by itself\n{self.bot.said[-3000:]}")
        record = await self.record()
        standing = list(self.discord.messages.values())
        found = troubles(standing)
        if record.status is TableStatus.PLAYING and not has_board(standing, record.place):
            found.append("no board")
        if record.status is TableStatus.PLAYING and is_uncalled(record, self.discord.ahead):
            found.append("nobody is called")
        if "Traceback" in self.bot.said:
            found.append(self.bot.said[-3000:])
        if found:
            raise PostsError("\n".join(found))


def is_uncalled(record: TableRecord, ahead: float) -> bool:
    """Return whether the player of a turn that has just begun should have been called, and was not."""
    running, now = record.clock, utcnow() + timedelta(seconds=ahead)
    if running is None or record.version != record.turn_version or record.pause is not None:
        return False
    if running.is_called:
        return not record.living_pings
    # Whoever looks at the hand meanwhile is called later.
    return running.call_at is None or running.call_at + timedelta(minutes=10) < now


def is_a_post(request: SentRequest) -> bool:
    """Return whether a new message is posted to a channel or thread."""
    return (
        request.method == "POST" and request.path.startswith("/channels") and request.path.endswith(_MESSAGES)
    )


_NOTHING: Final[Json] = {"components": [], "embeds": [], "content": ""}


def _parts(message: Json) -> list[Json]:
    return list(walk_components(message["components"]))


def _buttons(message: Json, starts: str) -> list[str]:
    return [
        part["custom_id"]
        for part in _parts(message)
        if str(part.get("custom_id")).startswith(starts) and not part.get("disabled")
    ]


def _label(part: Json) -> str:
    return str(part.get("label") or part.get("placeholder") or "")


def _labels(message: Json) -> list[str]:
    return [_label(part) for part in _parts(message)]
