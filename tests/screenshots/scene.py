"""A playground whose cards and clock are always the same, with people who can be made to play on by themselves."""

from __future__ import annotations

import hashlib
import itertools
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from random import Random

from discord.ext import commands

from bot.bootstrap import build_bot
from bot.canasta.actions import Action
from bot.config import Settings
from bot.gateway.client import CanastaBot, SimulatedClock
from bot.players.registry import PLAYERS
from bot.playground import simcord_internals
from bot.playground.control import ControlPage, ErrorLog
from bot.playground.places import PlacePreviews
from bot.playground.world import World
from bot.service.change import Change
from bot.service.ids import TableId, UserId
from bot.service.matches.commands import Act
from bot.service.queries import Hand
from bot.service.services import Services

BEGINS = datetime(2026, 11, 20, 19, 30, tzinfo=UTC)
TABLE = TableId(1)


def fixed_bot(deal: str) -> Callable[[Path], commands.AutoShardedBot]:
    """A bot whose secrets follow from a word, so that everybody gets the same cards in every picture."""
    numbers = itertools.count()

    def random_bytes(count: int) -> bytes:
        return hashlib.shake_256(f"{deal} {next(numbers)}".encode()).digest(count)

    def build(database: Path) -> commands.AutoShardedBot:
        settings = Settings(_env_file=None, discord_token=None, database_path=database)
        return build_bot(
            settings, clock=SimulatedClock(), entropy=random_bytes, has_emojis=True, has_pictures=True
        )

    return build


class PicturedPlayground:
    """The playground, and its people's hands."""

    def __init__(self, world: World, page: ControlPage) -> None:
        self.world = world
        self.address = page.address
        self._keys = itertools.count()

    @property
    def services(self) -> Services:
        """The bot's services."""
        bot = self.world.bot
        assert isinstance(bot, CanastaBot)
        return bot.services

    async def store(self, change: Change) -> None:
        """Store this, as if it had happened."""
        assert isinstance(self.world.bot, CanastaBot)
        async with self.world.lock:
            await self.world.bot._store.commit(change)

    async def hand(self, name: str) -> Hand:
        """What this person holds."""
        return await self.services.queries.hand(TABLE, UserId(self.world.people[name].id))

    async def act(self, name: str, action: Action) -> None:
        """Let this person make a move without clicking."""
        services = self.services
        key = f"picture-{next(self._keys)}"
        async with self.world.lock:
            await services.play.act(Act(TABLE, UserId(self.world.people[name].id), action, key))
            await services.settle()
            await self.world.env.settle()
            await self.world.on_change()

    async def play_on(self, people: tuple[str, ...], until: Callable[[dict[str, Hand]], bool]) -> None:
        """Let these people play as a computer would until this is so."""
        for number in range(400):
            hands = {name: await self.hand(name) for name in people}
            if until(hands):
                return
            name = next((name for name, hand in hands.items() if hand.view.is_to_act), None)
            if name is None:
                await self.world.move_clock(1)
                continue
            await self.act(name, PLAYERS["steady"].choose(hands[name].view, Random(number)))
            await self.world.move_clock(240)
        raise AssertionError("the match never came there")


@asynccontextmanager
async def scene(deal: str) -> AsyncIterator[PicturedPlayground]:
    """A playground in this process."""
    simcord_internals.show_mentions_in_embeds()
    simcord_internals.settle_quickly()
    with tempfile.TemporaryDirectory() as folder:
        world = World(fixed_bot(deal), Path(folder) / "canasta.db", begins=BEGINS)
        places = PlacePreviews(world, first_port=None, timezone="UTC")
        world.on_change = places.show_changes
        page = ControlPage(world, places, ErrorLog())
        await world.open()
        await page.serve(0)
        try:
            with world.env.time_context():
                yield PicturedPlayground(world, page)
        finally:
            await page.close()
            await places.close()
            await world.close()
