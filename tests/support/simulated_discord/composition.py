"""The one place where the tests meet the composition root."""

from __future__ import annotations

import importlib
import os
from collections import Counter
from pathlib import Path
from random import Random

from discord.ext import commands

from bot.config import Settings
from tests.support.stores.new_database import put_new_database

_MADE: Counter[Path] = Counter()


def make_bot(
    database: Path, *, has_emojis: bool = False, has_pictures: bool = False
) -> commands.AutoShardedBot:
    """The real bot on this database file, not yet connected to anything.

    Its boards are told in words, which is what most tests read, unless it ``has_pictures``. A test is dealt the same cards whenever it runs; other ones with ``CANASTA_DEALS=2 python -m pytest ...``.
    """
    settings = Settings(
        _env_file=None, database_path=database, discord_token=None, clicks_a_minute=0, tables_an_hour=0
    )
    put_new_database(database)
    _MADE[database] += 1
    test, _, _ = os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")  # without "(setup)" or "(call)"
    seed = f"{test} {_MADE[database]} {os.environ.get('CANASTA_DEALS', '')}"
    clock = importlib.import_module("bot.gateway.client").SimulatedClock()
    build = importlib.import_module("bot.bootstrap").build_bot
    bot = build(
        settings,
        clock=clock,
        entropy=Random(seed).randbytes,
        has_emojis=has_emojis,
        has_pictures=has_pictures,
    )
    assert isinstance(bot, commands.AutoShardedBot)
    return bot
