"""Discord's gateway and HTTP interface on this computer, small: for tests that need the bot's real process.

simcord stands in for Discord's behaviour but skips the transport. Here the transport is real (websocket, compression, retries, RESUME)
and the behaviour is only what a table needs: one guild, one channel, threads, messages, interactions.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import re
import time
import zlib
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web

from . import lint, openapi
from .traffic import Request, Upload

Json = dict[str, Any]
_GUILD_LISTS = (
    *(
        "emojis",
        "stickers",
        "features",
        "voice_states",
        "presences",
        "stage_instances",
        "guild_scheduled_events",
    ),
    "soundboard_sounds",
)
_GUILD_NUMBERS = (
    *(
        "verification_level",
        "default_message_notifications",
        "explicit_content_filter",
        "mfa_level",
        "nsfw_level",
    ),
    *("premium_tier", "afk_timeout", "system_channel_flags"),
)
DISPATCH, HEARTBEAT, IDENTIFY, RESUME, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 0, 1, 2, 6, 9, 10, 11
APPLICATION, GUILD, CHANNEL = 1000, 2000, 3000
PEOPLE = {"Ana": 11, "Ben": 12, "Cyd": 13, "Dot": 14}
_LETTERS = 9000
ALL_PERMISSIONS = str((1 << 53) - 1)
EPHEMERAL = 1 << 6
_EPOCH = 1_420_070_400_000
_ADMINISTRATOR = 1 << 3
_WRITING = 1 << 11 | 1 << 14 | 1 << 38
"""To send messages, to embed links, to send messages in threads."""


@dataclass
class Fault:
    """The next requests that match are answered like this."""

    method: str
    path: str
    status: int
    times: int
    body: Json
    headers: dict[str, str]


@dataclass
class Asked:
    """One interaction and what came back."""

    id: int
    token: str
    person: str
    source: int | None
    channel: int
    kind: int | None = None
    message: int | None = None
    data: Json = field(default_factory=dict)
    payload: Json = field(default_factory=dict)
    may_stay_open: bool = False
    """Discord refuses whatever the bot answers, or the bot never hears of it."""
    answered_at: float | None = None
    """By the clock that only goes forward."""
    answered: asyncio.Event = field(default_factory=asyncio.Event)
    completed: asyncio.Event = field(default_factory=asyncio.Event)


class AnsweredBefore(Exception):  # noqa: N818
    """An interaction takes one first answer."""


@dataclass
class Line:
    """One connection to the gateway."""

    socket: web.WebSocketResponse
    zlib: Any
    is_cut: bool = False
    """Nobody said good-bye."""

    async def send(self, payload: Json) -> None:
        """Say it, if somebody is still there."""
        if self.socket.closed:
            return
        text = json.dumps(payload)
        with suppress(ConnectionError):
            if self.zlib is None:
                await self.socket.send_str(text)
            else:
                packed = self.zlib.compress(text.encode()) + self.zlib.flush(zlib.Z_SYNC_FLUSH)
                await self.socket.send_bytes(packed)


@dataclass
class Session:
    """What a shard of one process has heard, and over which connection it hears the rest."""

    id: str
    shard: int
    count: int
    line: Line
    sequence: int = 0
    history: list[tuple[int, str, Json]] = field(default_factory=list)

    @property
    def is_connected(self) -> bool:
        """Whether somebody listens."""
        return not self.line.socket.closed

    def serves(self, guild: int) -> bool:
        """Whether the events of this server are for this shard."""
        return (guild >> 22) % self.count == self.shard

    async def emit(self, name: str, payload: Json) -> None:
        """Tell it now, or when the session is resumed."""
        self.sequence += 1
        self.history.append((self.sequence, name, payload))
        await self.line.send({"op": DISPATCH, "s": self.sequence, "t": name, "d": payload})


class Loopback:
    """The server."""

    def __init__(self) -> None:
        self.port = 0
        self.requests: list[Request] = []
        self.unknown: list[str] = []
        self.faults: list[Fault] = []
        self.answered_before = 0
        """So often somebody wanted to answer an interaction that had its first answer."""
        self.messages: dict[int, Json] = {}
        self.guilds = [GUILD]
        self.channels: dict[int, Json] = {CHANNEL: _channel(CHANNEL, "canasta", 0)}
        self.commands: list[Json] = []
        self.asked: dict[int, Asked] = {}
        self.identified = 0
        self.resumed = 0
        self._ids = _ids()
        self.sessions: list[Session] = []
        """Also those whose connection broke and may be resumed; not those that said good-bye."""
        self.filler_channels = 0
        self.filler_roles = 0
        """Every server has so many more of them, in which nothing happens."""
        self.shards = 1
        """So many are recommended to whoever asks."""
        self.max_concurrency = 16
        self.identify_pause = 0.0
        """Seconds between two identifications of shards with the same number modulo max_concurrency; Discord's are 5."""
        self.identifications: list[tuple[float, int]] = []
        """When which shard identified itself."""
        self.kept: Counter[str] = Counter()
        """How many messages were posted under each nonce; a repetition that was recognised is not counted."""
        self.forgets = False
        """Events are lost while nobody listens, and a session that was interrupted cannot be resumed."""

    @property
    def base(self) -> str:
        """Host and port."""
        return f"127.0.0.1:{self.port}"

    # ------------------------------------------------------------------------------------------------ what tests do

    async def until_ready(self, *, connections: int = 1) -> None:
        """Wait until the bot has connected for the first (second, ...) time, and its commands are known."""
        # A process that starts on a busy machine takes its time.
        await self.until(lambda: self.identified >= connections and bool(self.commands), within=45)

    def fail(self, method: str, path: str, status: int, *, times: int = 1, code: int = 0) -> None:
        """Answer the next requests that match the pattern with this status."""
        body: Json = {"message": "planted", "code": code}
        headers = {}
        if status == 429:
            # Without Via discord.py takes it for a ban by Discord's shield.
            body, headers = (
                {"message": "slow down", "retry_after": 0.05, "global": False},
                {"Via": "1.1 test", "Retry-After": "0.05"},
            )
        self.faults.append(Fault(method, path, status, times, body, headers))

    async def slash(
        self, person: str, command: str, *, where: int = CHANNEL, nobody_waits: bool = False, **options: Any
    ) -> Asked:
        """Type a slash command and wait for the answer."""
        root, *path = command.split()
        node = next(known for known in self.commands if known["name"] == root)
        data: Json = {"id": node["id"], "name": root, "type": 1}
        inner = data
        for name in path:
            node = next(option for option in node["options"] if option["name"] == name)
            inner["options"] = [{"name": name, "type": node["type"]}]
            inner = inner["options"][0]
        declared = {option["name"]: option["type"] for option in node.get("options") or []}
        inner["options"] = [
            {"name": name, "type": declared[name], "value": value} for name, value in options.items()
        ]
        return await self._ask(2, person, where, data, nobody_waits=nobody_waits)

    async def complete(
        self, person: str, command: str, option: str, so_far: str, *, where: int = CHANNEL
    ) -> Asked:
        """Type the beginning of an option, and wait for what is offered."""
        node = next(known for known in self.commands if known["name"] == command)
        kind = next(one["type"] for one in node["options"] if one["name"] == option)
        typed = {"name": option, "type": kind, "value": so_far, "focused": True}
        return await self._ask(
            4, person, where, {"id": node["id"], "name": command, "type": 1, "options": [typed]}
        )

    async def choose(self, person: str, message: Json, verb: str) -> Asked:
        """Choose the first option of the menu whose custom id begins like this, and wait for the answer."""
        menu = next(
            part
            for row in message["components"]
            for part in row["components"]
            if part["type"] == 3 and part["custom_id"].startswith(verb)
        )
        data = {
            "custom_id": menu["custom_id"],
            "component_type": 3,
            "values": [menu["options"][0]["value"]],
        }
        return await self._ask(3, person, int(message["channel_id"]), data, message)

    async def again(self, asked: Asked) -> None:
        """Deliver an interaction once more."""
        await self._emit("INTERACTION_CREATE", asked.payload, int(asked.payload["guild_id"]))

    async def click(self, person: str, message: Json, label: str, *, nobody_waits: bool = False) -> Asked:
        """Press a button and wait for the answer."""
        [button] = [
            part
            for row in message["components"]
            for part in row["components"]
            if part.get("label") == label or part.get("custom_id") == label
        ]
        data = {"custom_id": button["custom_id"], "component_type": 2}
        channel = int(message["channel_id"])
        return await self._ask(3, person, channel, data, message, nobody_waits=nobody_waits)

    def latest(self, channel: int, *, text: str = "") -> Json:
        """The newest message of a channel that contains this text anywhere."""
        return [
            message for message in self.in_place(channel) if text in json.dumps(message, ensure_ascii=False)
        ][-1]

    def in_place(self, channel: int) -> list[Json]:
        """The messages of a channel or thread, oldest first."""
        return [message for message in self.messages.values() if int(message["channel_id"]) == channel]

    async def until(self, condition: Callable[[], bool], *, within: float = 15) -> None:
        """Wait until something has happened on Discord's side."""
        async with asyncio.timeout(within):
            while not condition():  # noqa: ASYNC110
                await asyncio.sleep(0.01)

    async def shown(self, channel: int, text: str) -> Json:
        """Wait for a message in this place that contains this text anywhere; the newest such message."""
        await self.until(
            lambda: any(text in json.dumps(message, ensure_ascii=False) for message in self.in_place(channel))
        )
        return self.latest(channel, text=text)

    @property
    def threads(self) -> list[int]:
        """The threads, oldest first."""
        return [known for known, channel in self.channels.items() if channel["type"] == 11]

    def add_guild(self, shard: int, count: int) -> int:
        """One more server, of this shard; its channel. Before anybody connects."""
        guild = next(
            number
            for number in itertools.count(shard << 22, count << 22)
            if number and number not in self.guilds
        )
        self.guilds.append(guild)
        channel = CHANNEL + len(self.guilds)
        self.channels[channel] = {**_channel(channel, "canasta", 0), "guild_id": str(guild)}
        return channel

    async def drop(self) -> None:
        """Cut the connections, as a bad network does."""
        lines = [session.line for session in self.sessions if session.is_connected]
        assert lines
        for line in lines:
            line.is_cut = True
            await line.socket.close(code=4000)

    async def delete_thread(self, thread: int) -> None:
        """A moderator deletes a thread with everything in it."""
        gone = self.channels.pop(thread)
        self.messages = {
            number: one for number, one in self.messages.items() if one["channel_id"] != str(thread)
        }
        told = {key: gone[key] for key in ("id", "guild_id", "parent_id", "type")}
        await self._emit("THREAD_DELETE", told, int(gone["guild_id"]))

    async def forbid(self, code: int) -> None:
        """The bot may write nothing any more in the channel and its threads; everybody is told of that."""
        await self._allow(0)
        self.fail("POST|PATCH|DELETE", r"/channels/\d+/messages(/\d+)?", 403, times=10**6, code=code)

    async def allow(self) -> None:
        """The bot may write again."""
        self.faults.clear()
        await self._allow(int(ALL_PERMISSIONS))

    async def _allow(self, permissions: int) -> None:
        own = {"id": str(APPLICATION), "type": 1, "allow": "0", "deny": str(~permissions & _WRITING)}
        self.channels[CHANNEL]["permission_overwrites"] = [own]
        await self._emit("CHANNEL_UPDATE", self.channels[CHANNEL], GUILD)

    async def rename_roles(self, times: int) -> None:
        """Somebody works at the roles of the server."""
        for number in range(times):
            role = {**self._guild(GUILD)["roles"][0], "name": f"everyone {number}"}
            await self._emit("GUILD_ROLE_UPDATE", {"guild_id": str(GUILD), "role": role}, GUILD)

    async def remove_bot(self) -> None:
        """The bot is removed from the server: nothing there can be reached any more."""
        self.fail("[A-Z]+", r"/channels/.*", 403, times=10**6, code=50001)
        await self._emit("GUILD_DELETE", {"id": str(GUILD)}, GUILD)

    async def invite_bot(self) -> None:
        """The bot is in the server again."""
        self.faults.clear()
        await self._emit("GUILD_CREATE", self._guild(GUILD), GUILD)

    def audit(self) -> list[str]:
        """What the referees object to."""
        found = [f"nobody answers {request} here" for request in self.unknown]
        found += [
            f"interaction of {asked.person} was never answered"
            for asked in self.asked.values()
            if asked.kind is None and not asked.may_stay_open
        ]
        document = openapi.referee()
        for request in self.requests:
            found += [f"{request}: {problem}" for problem in lint.problems(request)]
            if document is not None:
                found += [
                    f"{request}: {problem} (OpenAPI)"
                    for problem in document.problems(request.method, request.path, request.json)
                ]
        return found

    async def _ask(
        self,
        kind: int,
        person: str,
        channel: int,
        data: Json,
        message: Json | None = None,
        *,
        nobody_waits: bool = False,
    ) -> Asked:
        source = int(message["id"]) if message else None
        asked = Asked(next(self._ids), f"token-{len(self.asked)}", person, source, channel)
        guild = self.channels[channel]["guild_id"]
        self.asked[asked.id] = asked
        payload: Json = {
            "id": str(asked.id),
            "application_id": str(APPLICATION),
            "type": kind,
            "token": asked.token,
            "version": 1,
            "data": data,
            "channel_id": str(channel),
            "channel": {**self.channels[channel], "permissions": ALL_PERMISSIONS},
            "guild_id": guild,
            "guild_locale": "en-US",
            "locale": "en-US",
            "entitlements": [],
            "authorizing_integration_owners": {},
            "context": 0,
            "app_permissions": ALL_PERMISSIONS,
            "member": {**_member(person), "permissions": ALL_PERMISSIONS},
            "attachment_size_limit": 10 * 1024 * 1024,
        }
        if message is not None:
            payload["message"] = message
        asked.payload, asked.may_stay_open = payload, nobody_waits
        await self._emit("INTERACTION_CREATE", payload, int(guild))
        if nobody_waits:
            return asked
        async with asyncio.timeout(10):
            await asked.answered.wait()
            if asked.kind == 5:
                await asked.completed.wait()
        return asked

    # ----------------------------------------------------------------------------------------------------- gateway

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(compress=False)
        await socket.prepare(request)
        line = Line(socket, zlib.compressobj() if request.query.get("compress") == "zlib-stream" else None)
        await line.send({"op": HELLO, "d": {"heartbeat_interval": 41250}})
        async for message in socket:
            if message.type is WSMsgType.TEXT:
                await self._heard(line, json.loads(message.data))
        if socket.close_code in {1000, 1001} and not line.is_cut:
            # Whoever says good-bye cannot come back to this session.
            self.sessions = [session for session in self.sessions if session.line is not line]
        return socket

    async def _heard(self, line: Line, said: Json) -> None:
        if said["op"] == HEARTBEAT:
            await line.send({"op": HEARTBEAT_ACK})
        elif said["op"] == IDENTIFY:
            await self._identify(line, *said["d"].get("shard", (0, 1)))
        elif said["op"] == RESUME:
            await self._resume(line, said["d"])

    async def _identify(self, line: Line, shard: int, count: int) -> None:
        now, bucket = time.monotonic(), shard % self.max_concurrency
        earlier = [at for at, other in self.identifications if other % self.max_concurrency == bucket]
        self.identifications.append((now, shard))
        if earlier and now - earlier[-1] < self.identify_pause:
            await line.send({"op": INVALID_SESSION, "d": False})
            return
        session = Session(f"session-{next(self._ids)}", shard, count, line)
        # What broke off and was never resumed is forgotten when the same shard begins anew.
        self.sessions = [
            one for one in self.sessions if one.is_connected or (one.shard, one.count) != (shard, count)
        ]
        self.sessions.append(session)
        served = [guild for guild in self.guilds if session.serves(guild)]
        await session.emit("READY", self._hello(session, served))
        for guild in served:
            await session.emit("GUILD_CREATE", self._guild(guild))
        self.identified += 1

    async def _resume(self, line: Line, said: Json) -> None:
        session = next((one for one in self.sessions if one.id == said["session_id"]), None)
        if session is None or self.forgets:
            self.forgets = False
            await line.send({"op": INVALID_SESSION, "d": False})
            return
        session.line = line
        self.resumed += 1
        for sequence, name, payload in [event for event in session.history if event[0] > said["seq"]]:
            await line.send({"op": DISPATCH, "s": sequence, "t": name, "d": payload})
        await line.send({"op": DISPATCH, "s": session.sequence, "t": "RESUMED", "d": {}})

    async def _emit(self, name: str, payload: Json, guild: int) -> None:
        """Tell every process that serves the server."""
        for session in list(self.sessions):
            if session.serves(guild) and (session.is_connected or not self.forgets):
                await session.emit(name, payload)

    def _hello(self, session: Session, guilds: list[int]) -> Json:
        return {
            "v": 10,
            "user": _user(APPLICATION, "Canasta", bot=True),
            "guilds": [{"id": str(guild), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": f"ws://{self.base}/gateway",
            "application": {"id": str(APPLICATION), "flags": 0},
            "shard": [session.shard, session.count],
        }

    def _guild(self, guild: int) -> Json:
        channels = [channel for channel in self.channels.values() if channel["guild_id"] == str(guild)]
        role = {
            "id": str(guild),
            "name": "@everyone",
            "permissions": str(int(ALL_PERMISSIONS) & ~_ADMINISTRATOR),
            "position": 0,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "managed": False,
            "mentionable": False,
            "flags": 0,
        }
        more_roles = [
            {**role, "id": str(guild + 10 + number), "name": f"role {number}", "position": number + 1}
            for number in range(self.filler_roles)
        ]
        more_channels = [
            {**_channel(guild + 1000 + number, f"talk-{number}", 0), "guild_id": str(guild)}
            for number in range(self.filler_channels)
        ]
        return {
            "id": str(guild),
            "name": "Canasta club",
            "owner_id": str(PEOPLE["Ana"]),
            "roles": [role, *more_roles],
            "channels": [*(channel for channel in channels if channel["type"] == 0), *more_channels],
            "threads": [channel for channel in channels if channel["type"] == 11],
            "members": [_member("Canasta", APPLICATION, bot=True)],
            "member_count": 1 + len(PEOPLE),
            "preferred_locale": "en-US",
            **{key: [] for key in ("emojis", "stickers", "features", "voice_states", "presences")},
            **{key: [] for key in ("stage_instances", "guild_scheduled_events", "soundboard_sounds")},
            **dict.fromkeys(
                ("verification_level", "default_message_notifications", "explicit_content_filter"), 0
            ),
            **dict.fromkeys(
                ("mfa_level", "nsfw_level", "premium_tier", "afk_timeout", "system_channel_flags"), 0
            ),
        }

    # -------------------------------------------------------------------------------------------------------- http

    async def _http(self, request: web.Request) -> web.StreamResponse:
        path = request.path.removeprefix("/api/v10")
        body, files = await _body(request)
        fault = next(
            (
                fault
                for fault in self.faults
                if re.fullmatch(fault.method, request.method) and re.fullmatch(fault.path, path)
            ),
            None,
        )
        if fault is not None:
            fault.times -= 1
            if fault.times == 0:
                self.faults.remove(fault)
            return web.json_response(fault.body, status=fault.status, headers=fault.headers)
        self.requests.append(Request(request.method, path, body, dict(request.query), files))
        for method, pattern, answer in _ROUTES:
            found = re.fullmatch(pattern, path)
            if method == request.method and found:
                try:
                    result = await answer(self, body, **found.groupdict())
                except AnsweredBefore:
                    self.answered_before += 1
                    return web.json_response({"message": "acknowledged", "code": 40060}, status=400)
                except KeyError:
                    code = 10008 if "/messages/" in path else 10003
                    return web.json_response({"message": "Unknown", "code": code}, status=404)
                return web.Response(status=204) if result is None else web.json_response(result)
        self.unknown.append(f"{request.method} {path}")
        return web.json_response({"message": "404: Not Found", "code": 0}, status=404)

    def _post(self, channel: int, body: Json, *, flags: int = 0) -> Json:
        nonce = body.get("nonce")
        if nonce is not None and body.get("enforce_nonce"):
            for message in self.messages.values():
                if message.get("nonce") == nonce and message["channel_id"] == str(channel):
                    return message
        identity = next(self._ids)
        message = {
            "id": str(identity),
            "channel_id": str(channel),
            "author": _user(APPLICATION, "Canasta", bot=True),
            "content": "",
            "timestamp": _now(),
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "pinned": False,
            "type": 0,
            "flags": flags | int(body.get("flags") or 0),
            **{key: [] for key in ("mentions", "mention_roles", "attachments", "embeds", "components")},
            **{key: body[key] for key in ("content", "embeds", "components", "nonce") if body.get(key)},
        }
        self.messages[identity] = message
        if nonce is not None:
            self.kept[nonce] += 1
        return message

    def _edit(self, identity: int, body: Json) -> Json:
        message = self.messages[identity]
        message.update(
            {
                key: body[key] or type(message[key])()
                for key in ("content", "embeds", "components")
                if key in body
            }
        )
        message["edited_timestamp"] = _now()
        return message

    def _by_token(self, token: str) -> Asked:
        return next(asked for asked in self.asked.values() if asked.token == token)

    async def _callback(self, body: Json, id: str, token: str) -> Json:  # noqa: A002
        asked = self.asked[int(id)]
        assert asked.token == token
        if asked.answered.is_set():
            raise AnsweredBefore
        asked.kind, asked.data = body["type"], body.get("data") or {}
        channel = int(self.messages[asked.source]["channel_id"]) if asked.source else asked.channel
        if asked.kind == 4:
            asked.message = int(self._post(channel, asked.data)["id"])
        elif asked.kind == 7 and asked.source is not None:
            asked.message = int(self._edit(asked.source, asked.data)["id"])
        elif asked.kind == 6:
            asked.message = asked.source
        asked.answered_at = time.monotonic()
        asked.answered.set()
        known = self.messages.get(asked.message or 0)
        resource = (
            {"resource": {"type": asked.kind, "message": known}} if known and asked.kind in {4, 7} else {}
        )
        return {
            "interaction": {
                "id": id,
                "type": 2,
                "response_message_id": str(asked.message) if asked.message else None,
                "response_message_ephemeral": bool(asked.data.get("flags", 0) & EPHEMERAL),
                "response_message_loading": asked.kind == 5,
            },
            **resource,
        }

    async def _followup(self, body: Json, token: str) -> Json:
        asked = self._by_token(token)
        channel = int(self.messages[asked.source]["channel_id"]) if asked.source else asked.channel
        message = self._post(channel, body)
        if asked.kind == 5 and asked.message is None:
            asked.message = int(message["id"])
        asked.completed.set()
        return message

    async def _edit_original(self, body: Json, token: str) -> Json:
        asked = self._by_token(token)
        if asked.message is None:
            asked.message = int(self._post(asked.channel, body)["id"])
        asked.completed.set()
        return self._edit(asked.message, body)

    async def _open_thread(self, body: Json, channel: str, message: str | None = None) -> Json:
        identity = (
            next(self._ids) if message is None else int(message)
        )  # a thread has the id of its first message
        thread = {
            **_channel(identity, body["name"], 11),
            "parent_id": channel,
            "guild_id": self.channels[int(channel)]["guild_id"],
            "owner_id": str(APPLICATION),
            "message_count": 0,
            "member_count": 1,
            "thread_metadata": {
                "archived": False,
                "auto_archive_duration": body.get("auto_archive_duration", 1440),
                "archive_timestamp": _now(),
                "locked": False,
            },
        }
        self.channels[identity] = thread
        await self._emit("THREAD_CREATE", thread, int(thread["guild_id"]))
        return thread

    async def _change_channel(self, body: Json, channel: str) -> Json:
        known = self.channels[int(channel)]
        known["thread_metadata"] = {**known.get("thread_metadata", {}), **body}
        known["name"] = body.get("name", known["name"])
        return known

    async def _sync(self, body: list[Json], **_: str) -> list[Json]:
        self.commands = [
            {
                "type": 1,
                "version": "1",
                **command,
                "id": str(next(self._ids)),
                "application_id": str(APPLICATION),
            }
            for command in body
        ]
        return self.commands


Answer = Callable[..., Awaitable[Any]]


def _ids() -> Iterator[int]:
    """Numbers that tell when they were given, as Discord's do."""
    last = 0
    while True:
        last = max(last + 1, int(time.time() * 1000 - _EPOCH) << 22)  # noqa: TID251 - Discord's clock is the machine's
        yield last


def _constant(make: Callable[[Loopback], Any]) -> Answer:
    async def answer(server: Loopback, _: Any, **__: str) -> Any:
        return make(server)

    return answer


async def _post_message(server: Loopback, body: Json, channel: str) -> Json:
    return server._post(int(channel), body)


async def _edit_message(server: Loopback, body: Json, message: str, **_: str) -> Json:
    return server._edit(int(message), body)


async def _get_message(server: Loopback, _: Any, message: str, **__: str) -> Json:
    return server.messages[int(message)]


async def _list_messages(server: Loopback, _: Any, channel: str) -> list[Json]:
    return [message for message in reversed(server.messages.values()) if message["channel_id"] == channel][
        :50
    ]


async def _delete_message(server: Loopback, _: Any, message: str, **__: str) -> None:
    server.messages.pop(int(message), None)


async def _get_channel(server: Loopback, _: Any, channel: str) -> Json:
    return server.channels[int(channel)]


async def _get_member(_: Loopback, __: Any, user: str) -> Json:
    return _member(next(name for name, identity in PEOPLE.items() if identity == int(user)))


async def _open_letters(_: Loopback, body: Json) -> Json:
    """The channel of somebody's direct messages."""
    user = int(body["recipient_id"])
    name = next(name for name, identity in PEOPLE.items() if identity == user)
    return {"id": str(_LETTERS + user), "type": 1, "last_message_id": None, "recipients": [_user(user, name)]}


async def _nothing(_: Loopback, __: Any, **___: str) -> None:
    return None


def _gateway_address(server: Loopback) -> Json:
    limit = {
        "total": 1000,
        "remaining": 1000 - len(server.identifications),
        "reset_after": 0,
        "max_concurrency": server.max_concurrency,
    }
    return {"url": f"ws://{server.base}/gateway", "shards": server.shards, "session_start_limit": limit}


def _application() -> Json:
    return {
        "id": str(APPLICATION),
        "name": "Canasta",
        "icon": None,
        "description": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0",
        "flags": 0,
        "team": None,
        "owner": _user(PEOPLE["Ana"], "Ana"),
    }


def _user(identity: int, name: str, *, bot: bool = False) -> Json:
    return {
        "id": str(identity),
        "username": name.lower(),
        "global_name": None if bot else name,
        "discriminator": "0",
        "avatar": None,
        "bot": bot,
        "public_flags": 0,
    }


def _member(name: str, identity: int | None = None, *, bot: bool = False) -> Json:
    return {
        "user": _user(identity if identity is not None else PEOPLE[name], name, bot=bot),
        "nick": None,
        "avatar": None,
        "roles": [],
        "joined_at": "2026-01-01T00:00:00+00:00",
        "deaf": False,
        "mute": False,
        "flags": 0,
    }


def _channel(identity: int, name: str, kind: int) -> Json:
    return {
        "id": str(identity),
        "guild_id": str(GUILD),
        "name": name,
        "type": kind,
        "position": 0,
        "permission_overwrites": [],
        "nsfw": False,
        "parent_id": None,
        "topic": None,
        "last_message_id": None,
        "rate_limit_per_user": 0,
        "flags": 0,
    }


def _now() -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%S+00:00", time.gmtime())


_ID, _TOKEN = r"\d+", r"[^/]+"
_MESSAGE = rf"/channels/(?P<channel>{_ID})/messages/(?P<message>{_ID})"
_ROUTES: list[tuple[str, str, Answer]] = [
    ("GET", "/users/@me", _constant(lambda _: _user(APPLICATION, "Canasta", bot=True))),
    ("GET", "/gateway/bot", _constant(_gateway_address)),
    ("GET", "/oauth2/applications/@me|/applications/@me", _constant(lambda _: _application())),
    ("GET", rf"/applications/{_ID}/emojis", _constant(lambda _: {"items": []})),
    ("GET", rf"/applications/{_ID}/commands", _constant(lambda server: server.commands)),
    ("PUT", rf"/applications/{_ID}(/guilds/{_ID})?/commands", Loopback._sync),
    ("POST", rf"/interactions/(?P<id>{_ID})/(?P<token>{_TOKEN})/callback", Loopback._callback),
    ("POST", rf"/webhooks/{_ID}/(?P<token>{_TOKEN})", Loopback._followup),
    ("PATCH", rf"/webhooks/{_ID}/(?P<token>{_TOKEN})/messages/@original", Loopback._edit_original),
    ("PATCH", rf"/webhooks/{_ID}/{_TOKEN}/messages/(?P<message>{_ID})", _edit_message),
    ("DELETE", rf"/webhooks/{_ID}/{_TOKEN}/messages/(?P<message>{_ID})", _delete_message),
    ("POST", rf"/channels/(?P<channel>{_ID})/messages", _post_message),
    ("GET", rf"/channels/(?P<channel>{_ID})/messages", _list_messages),
    ("GET", _MESSAGE, _get_message),
    ("PATCH", _MESSAGE, _edit_message),
    ("DELETE", _MESSAGE, _delete_message),
    ("POST", rf"/channels/(?P<channel>{_ID})/threads", Loopback._open_thread),
    ("POST", _MESSAGE + "/threads", Loopback._open_thread),
    ("GET", rf"/channels/(?P<channel>{_ID})", _get_channel),
    ("POST", "/users/@me/channels", _open_letters),
    ("GET", rf"/guilds/{_ID}/members/(?P<user>{_ID})", _get_member),
    ("PATCH", rf"/channels/(?P<channel>{_ID})", Loopback._change_channel),
    ("PUT", rf"/channels/{_ID}/thread-members/[^/]+", _nothing),
]


async def _body(request: web.Request) -> tuple[Any, tuple[Upload, ...]]:
    if request.content_type.startswith("multipart/"):
        form = await request.post()
        files = tuple(
            Upload(value.filename, len(value.file.read()))
            for value in form.values()
            if isinstance(value, web.FileField)
        )
        return json.loads(str(form["payload_json"])), files
    text = await request.text()
    return (json.loads(text) if text else None), ()


async def _plain_json(_: web.Request, response: web.StreamResponse) -> None:
    """discord.py compares with exactly this, and takes the answer for text otherwise."""
    if response.content_type == "application/json":
        response.headers["Content-Type"] = "application/json"


@asynccontextmanager
async def loopback() -> AsyncIterator[Loopback]:
    """Discord for the length of a block. At its end the referees speak."""
    server = Loopback()
    app = web.Application()
    app.on_response_prepare.append(_plain_json)
    app.router.add_get("/gateway", server._gateway)
    app.router.add_get("/gateway/", server._gateway)
    app.router.add_route("*", "/api/v10/{rest:.*}", server._http)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.2)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    server.port = runner.addresses[0][1]
    try:
        yield server
    finally:
        await runner.cleanup()
    problems = server.audit()
    assert not problems, "the referees object:\n  " + "\n  ".join(problems)
