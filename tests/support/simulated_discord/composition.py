"""The one place where the tests meet the composition root."""

from __future__ import annotations

import importlib
import json
import os
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any
from weakref import WeakValueDictionary

from discord.ext import commands

from bot.config import Settings
from bot.gateway import command_sync
from bot.ui import texts
from tests.support.stores.memory import MemoryStore

_told: dict[tuple[str, tuple[str, ...]], dict[str, Any]] = {}
_definition_of = command_sync.definition_of


async def definition_kept(command: Any, tree: Any) -> dict[str, Any]:
    """Return a command's definition, translated once for all bots of this process: a third of most tests' time."""
    key = json.dumps(command.to_dict(tree), sort_keys=True), texts.locales()
    if key not in _told:
        _told[key] = await _definition_of(command, tree)
    return _told[key]


_MADE: Counter[Path] = Counter()
_IN_MEMORY: WeakValueDictionary[Path, MemoryStore] = WeakValueDictionary()


def make_bot(
    database: Path, *, has_emojis: bool = False, has_pictures: bool = False
) -> commands.AutoShardedBot:
    """The real bot, not yet connected to anything: on this database file if there is one, else in memory.

    What is in memory survives a restart as a file does, as long as the bot before is kept. Boards are told in words, which
    is what most tests read, unless it ``has_pictures``. A test is dealt the same cards whenever it runs; other ones with
    ``CANASTA_DEALS=2 python -m pytest ...``.
    """
    settings = Settings(
        _env_file=None, database_path=database, discord_token=None, clicks_a_minute=0, tables_an_hour=0
    )
    store = None if database.exists() else _IN_MEMORY.setdefault(database, MemoryStore())
    _MADE[database] += 1
    test, _, _ = os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")  # without "(setup)" or "(call)"
    seed = f"{test} {_MADE[database]} {os.environ.get('CANASTA_DEALS', '')}"
    clock = importlib.import_module("bot.gateway.client").SimulatedClock()
    build = importlib.import_module("bot.bootstrap").build_bot
    command_sync.definition_of = definition_kept
    bot = build(
        settings,
        clock=clock,
        store=store,
        entropy=Random(seed).randbytes,
        has_emojis=has_emojis,
        has_pictures=has_pictures,
    )
    assert isinstance(bot, commands.AutoShardedBot)
    return bot
