"""The one place where the tests meet the composition root."""

from __future__ import annotations

import importlib
from pathlib import Path

from discord.ext import commands

from bot.config import Settings


def make_bot(database: Path) -> commands.AutoShardedBot:
    """The real bot on this database file, not yet connected to anything."""
    settings = Settings(
        _env_file=None, database_path=database, discord_token=None, clicks_a_minute=0, tables_an_hour=0
    )
    bot = importlib.import_module("bot.bootstrap").build_bot(settings)
    assert isinstance(bot, commands.AutoShardedBot)
    return bot
