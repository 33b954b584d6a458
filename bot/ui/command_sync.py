"""Telling Discord the commands, only when they have changed: it allows few changes a day."""

import contextlib
import hashlib
import json
import logging
from pathlib import Path
from typing import Any

import discord
from discord import app_commands

_log = logging.getLogger(__name__)


class CommandSync:
    """Remembers in a small file beside the database which commands Discord was told last."""

    def __init__(self, database: Path | None, guild: discord.Object | None = None) -> None:
        """With ``guild`` the commands are told to that server alone, where they change at once. Without a database file
        they are told at each start.
        """
        self._database = database
        self._remembered = None if database is None else database.with_name(f"{database.name}.commands")
        self._guild = guild
        self._last_told = ""

    def look(self) -> None:
        """Read what was told last; with a new database nothing was. To be called before the database is made."""
        with contextlib.suppress(OSError, UnicodeDecodeError):
            if self._database is not None and self._remembered is not None and self._database.exists():
                self._last_told = self._remembered.read_text(encoding="ascii").strip()

    async def sync(self, tree: app_commands.CommandTree[Any]) -> bool:
        """Tell them if they have changed; answers whether they had."""
        if self._guild is not None:
            tree.copy_global_to(guild=self._guild)
        print_of_all = await self._fingerprint(tree)
        if self._last_told == print_of_all:
            return False
        told = await tree.sync(guild=self._guild)
        _log.info("%s commands were told to Discord", len(told))
        if self._remembered is not None:
            self._remembered.parent.mkdir(parents=True, exist_ok=True)
            self._remembered.write_text(print_of_all, encoding="ascii")
        return True

    async def _fingerprint(self, tree: app_commands.CommandTree[Any]) -> str:
        commands = tree.get_commands(guild=self._guild)
        translator = tree.translator
        definition = {
            "application": tree.client.application_id,
            "guild": None if self._guild is None else self._guild.id,
            "commands": [
                command.to_dict(tree)
                if translator is None
                else await command.get_translated_payload(tree, translator)
                for command in commands
            ],
        }
        return hashlib.sha256(json.dumps(definition, sort_keys=True).encode()).hexdigest()
