"""Sync of application commands with Discord when their definition has changed: it allows few changes a day."""

import hashlib
import json
import logging
from typing import Any

import discord
from discord import app_commands

from bot.service.change import Change
from bot.service.ports import Clock, Store, Work

_log = logging.getLogger(__name__)

_Command = app_commands.Command[Any, Any, Any] | app_commands.Group | app_commands.ContextMenu


async def definition_of(command: _Command, tree: app_commands.CommandTree[Any]) -> dict[str, Any]:
    """Return a command as Discord takes it, with its names in all languages that have a catalog."""
    if tree.translator is None:
        return command.to_dict(tree)
    return await command.get_translated_payload(tree, tree.translator)


class CommandSync:
    """A sync that stores the fingerprint of the commands last sent; of several processes one sends them."""

    def __init__(self, store: Store, clock: Clock, guild: discord.Object | None = None) -> None:
        """Set up the sync; with ``guild`` the commands are sent for that server only, where they change at once."""
        self._store = store
        self._clock = clock
        self._guild = guild

    async def sync(self, tree: app_commands.CommandTree[Any]) -> bool:
        """Send the commands if they have changed; return whether this process has sent them."""
        if self._guild is not None:
            tree.copy_global_to(guild=self._guild)
        payload = [await definition_of(command, tree) for command in tree.get_commands(guild=self._guild)]
        fingerprint = self._fingerprint(tree, payload)
        if await self._store.told_commands() == fingerprint:
            return False
        if not await self._store.take(Work.COMMANDS):
            _log.info("another process tells Discord the commands")
            return False
        try:
            # Another process may have sent them in between.
            if await self._store.told_commands() == fingerprint:
                return False
            await self._send(tree.client, payload)
            _log.info("%s commands were told to Discord", len(payload))
            await self._store.commit(Change(at=self._clock.now(), told_commands=fingerprint))
        finally:
            await self._store.give_back(Work.COMMANDS)
        return True

    async def _send(self, client: discord.Client, payload: list[Any]) -> None:
        """Send the commands. ``tree.sync`` does the same, and translates them all once more."""
        assert client.application_id is not None
        if self._guild is None:
            await client.http.bulk_upsert_global_commands(client.application_id, payload=payload)
        else:
            await client.http.bulk_upsert_guild_commands(
                client.application_id, self._guild.id, payload=payload
            )

    def _fingerprint(self, tree: app_commands.CommandTree[Any], payload: list[Any]) -> str:
        definition = {
            "application": tree.client.application_id,
            "guild": None if self._guild is None else self._guild.id,
            "commands": payload,
        }
        return hashlib.sha256(json.dumps(definition, sort_keys=True).encode()).hexdigest()
