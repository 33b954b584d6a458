"""The places of the playground: each server's channel, every table's thread, everybody's direct messages.

Each place opens in a tab of its own, once for each person who looks at it first; inside, "Viewing as" switches.
"""

from __future__ import annotations

import asyncio
import logging
import re
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any, Literal

import simcord
from babel.dates import format_datetime, format_timedelta, get_timezone
from simcord.backend.access import can_access_channel
from simcord.backend.models import Message
from simcord.preview import Preview

from bot.playground import simcord_internals
from bot.playground.world import Server, World

log = logging.getLogger(__name__)

PlaceKind = Literal["channel", "table", "direct-messages"]
_MENTION = re.compile(r"<(?P<mark>[@#])!?(?P<id>\d+)>")
_MARKUP = re.compile(r"\*\*|__|`")
_TIME = re.compile(r"<t:(?P<seconds>\d+)(?::(?P<style>\w))?>")
_WRITTEN_TYPES = {0, 19, 20}
"""The types of messages that people or the bot wrote: plain ones, replies and answers to commands; not Discord's own.
"""
_TRIES = 20
_COMPARED_MESSAGES = 60
"""The number of a place's newest messages that are compared to detect a change; a page shows fifty."""


@dataclass(frozen=True)
class Place:
    """A place in the simulated server where the bot can be met."""

    key: str
    kind: PlaceKind
    name: str
    people: tuple[str, ...]
    messages: int
    latest: str
    server: str = ""
    """The server it is in, and who manages that; empty for direct messages."""
    is_silent: bool | None = None
    """True where the bot may not write; None for places other than channels."""


class UnknownPlaceError(LookupError):
    """The error for a place that does not exist or that this person may not enter."""


class PlacePreviews:
    """The list of the places, and the previews of those that are open."""

    def __init__(self, world: World, *, first_port: int | None, timezone: str) -> None:
        self._world = world
        self._next_port = first_port
        self._timezone = timezone
        self.control_address = ""
        self._previews: dict[tuple[str, str], Preview] = {}
        self._shown: dict[int, Any] = {}
        self._opening = asyncio.Lock()

    def all(self) -> list[Place]:
        """Return every place there is now: the channels with their threads, the direct messages."""
        world = self._world
        everybody = tuple(world.people)
        found: list[Place] = []
        for server in world.servers:
            where = f"{server.guild.name}, managed by {server.manager}"
            channel = server.channel
            key = _channel_key(world, server)
            place = self._place(key, "channel", f"#{channel.name}", [channel], everybody, where)
            found.append(replace(place, is_silent=not simcord_internals.may_write(world.env, channel)))
            for thread in server.threads:
                people = tuple(name for name in everybody if self._may_enter(thread, server.people[name]))
                found.append(
                    self._place(
                        f"thread-{thread.id}", "table", thread.name or "thread", [thread], people, where
                    )
                )
        # One entry for all: each name opens the direct messages of that person only.
        direct_messages = [world.direct_messages_of(person) for person in world.people.values()]
        found.append(
            self._place("direct-messages", "direct-messages", "Direct messages", direct_messages, everybody)
        )
        return found

    async def address(self, key: str, person: str) -> str:
        """Return the address of a place as this person sees it; open the place if it is not open yet."""
        async with self._opening:
            preview = self._previews.get((key, person))
            if preview is None or preview._closed:
                async with self._world.lock:
                    preview = await self._open(key, person)
                self._previews[key, person] = preview
            return preview.url

    async def show_changes(self) -> None:
        """Refresh every open place that has changed since it was shown. The caller holds the lock of the world."""
        for preview in list(self._previews.values()):
            if preview._closed:
                continue
            look = (
                simcord_internals.bot_generation(self._world.env),
                _appearance(self._world, preview.channel),
            )
            if self._shown.get(id(preview)) != look:
                self._shown[id(preview)] = look
                await preview.refresh()

    async def close(self) -> None:
        """Close all places."""
        for preview in self._previews.values():
            await preview.close()

    async def _open(self, key: str, person: str) -> Preview:
        place = next((place for place in self.all() if place.key == key), None)
        if place is None or person not in place.people:
            raise UnknownPlaceError(key)
        world = self._world
        viewers: list[Any]
        title = f"{person} · {place.name}"
        if place.kind == "direct-messages":
            first = world.people[person]
            channel = world.direct_messages_of(first)
            viewers = [first.user]
        else:
            server, channel = self._find(key)
            others = (name for name in place.people if name != person)
            viewers = [server.people[name] for name in (person, *others)]
        preview = await self._serve(channel, viewers, title)
        self._shown[id(preview)] = (simcord_internals.bot_generation(world.env), _appearance(world, channel))
        return preview

    async def _serve(self, channel: simcord.ChannelHandle, viewers: list[Any], title: str) -> Preview:
        """Serve a preview on the next free port; on any port after some tries."""
        ports = (
            [] if self._next_port is None else range(self._next_port, min(self._next_port + _TRIES, 65536))
        )
        for port in (*ports, None):
            if port is not None:
                self._next_port = port + 1
            preview = simcord_internals.open_preview(
                self._world.env, channel, viewers, port=port, timezone=self._timezone
            )
            simcord_internals.queue_actions(preview, self._world.lock, self.show_changes)
            simcord_internals.publish_at_this_time(preview)
            simcord_internals.open_at_the_newest(preview)
            simcord_internals.patch_page(preview, title, self.control_address)
            try:
                await preview.__aenter__()
            except simcord.SetupError:
                if port is None:
                    raise
                log.debug("port %s is taken", port)
            else:
                return preview
            finally:
                simcord_internals.allow_another_preview(self._world.env)
        raise AssertionError("the last try either served or raised")

    def server(self, key: str) -> Server:
        """Return the server of which this is the channel.

        Raises:
            UnknownPlaceError
        """
        server, place = self._find(key)
        if place is not server.channel:
            raise UnknownPlaceError(key)
        return server

    def _find(self, key: str) -> tuple[Server, simcord.ChannelHandle]:
        """Return the channel or thread with this key, and its server."""
        for server in self._world.servers:
            if key == _channel_key(self._world, server):
                return server, server.channel
            for thread in server.threads:
                if key == f"thread-{thread.id}":
                    return server, thread
        raise UnknownPlaceError(key)

    def _may_enter(self, channel: simcord.ChannelHandle, person: simcord.MemberActor) -> bool:
        return can_access_channel(self._world.env, channel.id, person, history=True)

    def _place(
        self,
        key: str,
        kind: PlaceKind,
        name: str,
        channels: list[simcord.ChannelHandle],
        people: tuple[str, ...],
        server: str = "",
    ) -> Place:
        public = [
            message
            for channel in channels
            for message in _messages(self._world, channel)
            if message.type in _WRITTEN_TYPES and not message.is_ephemeral
        ]
        newest = max(public, key=lambda message: message.id, default=None)
        latest = "" if newest is None else _excerpt(self._world, newest, self._timezone)
        return Place(key, kind, name, people, len(public), latest, server)


def _channel_key(world: World, server: Server) -> str:
    """Return the key of a server's channel in addresses."""
    return "channel" if server is world.servers[0] else f"channel-{server.channel.id}"


def _messages(world: World, channel: simcord.ChannelHandle) -> list[Message]:
    stored = world.env.backend.messages.get(channel.id, {})
    return [stored[message] for message in sorted(stored)]


def _appearance(world: World, channel: simcord.ChannelHandle) -> Any:
    """Return a value that differs when the place looks different."""
    messages = _messages(world, channel)
    newest = [
        (
            message.id,
            message.edited_timestamp,
            message.content,
            repr(message.embeds),
            repr(message.components),
        )
        for message in messages[-_COMPARED_MESSAGES:]
    ]
    return (len(messages), channel.name, newest)


def _excerpt(world: World, message: Message, timezone: str) -> str:
    """Return the first words of a message, with names where Discord shows names."""
    embed = message.embeds[0] if message.embeds else {}
    text = message.content or embed.get("title") or embed.get("description") or ""
    text = _TIME.sub(lambda found: _timed(found, world.env.now(), timezone), text)
    line = " ".join(_MARKUP.sub("", _MENTION.sub(lambda found: _named(world, found), text)).split())
    return line if len(line) <= 80 else line[:79] + "…"


def _timed(found: re.Match[str], now: datetime, timezone: str) -> str:
    """Return a time much as Discord shows it: "3 hours ago" by the simulated clock, or the date."""
    moment = datetime.fromtimestamp(int(found["seconds"]), UTC)
    if found["style"] == "R":
        return str(format_timedelta(moment - now, add_direction=True, locale="en"))
    return str(format_datetime(moment, "short", tzinfo=get_timezone(timezone), locale="en"))


def _named(world: World, found: re.Match[str]) -> str:
    mark, identity = found["mark"], int(found["id"])
    backend = world.env.backend
    if mark == "#":
        channel = backend.channels.get(identity)
        return f"#{channel.name}" if channel else "#?"
    user = backend.users.get(identity)
    return f"@{user.global_name or user.name}" if user else "@?"
