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
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web
from simcord.components import COMPONENTS_V2_FLAG, walk_components

from bot.pictures.emojis import EMOJI_NAMES
from tests.support.loopback.routes import ROUTES, AnsweredBefore, NoSuchChannel
from tests.support.loopback.sessions import (
    DISPATCH,
    HEARTBEAT,
    HEARTBEAT_ACK,
    HELLO,
    IDENTIFY,
    INVALID_SESSION,
    RESUME,
    Line,
    ShardSession,
)
from tests.support.loopback.shapes import (
    ALL_PERMISSIONS,
    APPLICATION,
    CHANNEL,
    EPHEMERAL,
    GUILD,
    LETTERS,
    PEOPLE,
    WRITING,
    Json,
    channel_of,
    emoji_of,
    guild_of,
    member_of,
    moment,
    obfuscated,
    user_of,
)
from tests.support.referees import lint, openapi
from tests.support.simulated_discord.real_discord import as_told
from tests.support.simulated_discord.traffic import SentRequest, Upload

__all__ = ["CHANNEL", "EPHEMERAL", "GUILD", "PEOPLE", "Interaction", "Json", "Loopback", "loopback"]

_EPOCH = 1_420_070_400_000


@dataclass
class PlannedResponse:
    """The next requests that match are answered like this."""

    method: str
    path: str
    status: int
    times: int
    body: Json
    headers: dict[str, str]


@dataclass
class Interaction:
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


_NONCES_LIVE = 300.0
"""Discord says only that it remembers them for some minutes."""


class Loopback:
    """The server."""

    def __init__(self) -> None:
        self.ahead = 0.0
        """So many seconds Discord's clock is ahead of the machine's: time that was let pass."""
        self.before_effect: Callable[[SentRequest], Awaitable[None]] | None = None
        """Is waited for when a request has arrived."""
        self.before_answering: Callable[[SentRequest], Awaitable[None]] | None = None
        """Is waited for when a request has had its effect and the bot does not know it yet."""
        self._nonces: dict[str, tuple[float, int]] = {}
        """When which message was posted under each nonce."""
        self.port = 0
        self.requests: list[SentRequest] = []
        self.unknown: list[str] = []
        self.faults: list[PlannedResponse] = []
        self.answered_before = 0
        """So often somebody wanted to answer an interaction that had its first answer."""
        self.messages: dict[int, Json] = {}
        self.guilds = [GUILD]
        self.channels: dict[int, Json] = {CHANNEL: channel_of(CHANNEL, "canasta", 0)}
        self.hidden: set[int] = set()
        """Channels that the bot may not view, and their threads with them."""
        self.permissions: dict[str, str] = {}
        """What people may do who may not do everything."""
        self.commands: list[Json] = []
        self.events: dict[int, Json] = {}
        """The scheduled events of all servers."""
        self.emojis: list[Json] = [
            emoji_of(5000 + number, name) for number, name in enumerate(sorted(EMOJI_NAMES))
        ]
        """The application's; they are there already, so that no process of a test spends time on uploading them."""
        self.asked: dict[int, Interaction] = {}
        self.identified = 0
        self.resumed = 0
        self.ids = self._ids()
        self.sessions: list[ShardSession] = []
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
        self.recognised = 0
        """So many posts had the nonce of one before."""
        self.odd_greetings: list[Json] = []
        """The next connections are greeted with these instead."""
        self.forgets = False
        """Events are lost while nobody listens, and a session that was interrupted cannot be resumed."""

    @property
    def base(self) -> str:
        """Host and port."""
        return f"127.0.0.1:{self.port}"

    def _now(self) -> float:
        return time.time() + self.ahead  # noqa: TID251 - Discord's clock is the machine's

    def _ids(self) -> Iterator[int]:
        """Numbers that tell when they were given, as Discord's do."""
        last = 0
        while True:
            last = max(last + 1, int(self._now() * 1000 - _EPOCH) << 22)
            yield last

    # ------------------------------------------------------------------------------------------------ what tests do

    async def until_ready(self, *, connections: int = 1) -> None:
        """Wait until the bot has connected for the first (second, ...) time, and its commands are known."""
        # A process that starts on a busy machine takes its time.
        await self.until(lambda: self.identified >= connections and bool(self.commands), within=90)

    def fail(
        self,
        method: str,
        path: str,
        status: int,
        *,
        times: int = 1,
        code: int = 0,
        retry_after: float = 0.05,
    ) -> None:
        """Answer the next requests that match the pattern with this status."""
        body: Json = {"message": "planted", "code": code}
        headers = {}
        if status == 429:
            # Without Via discord.py takes it for a ban by Discord's shield.
            body, headers = (
                {"message": "slow down", "retry_after": retry_after, "global": False},
                {"Via": "1.1 test", "Retry-After": str(retry_after)},
            )
        self.faults.append(PlannedResponse(method, path, status, times, body, headers))

    async def slash(
        self, person: str, command: str, *, where: int = CHANNEL, nobody_waits: bool = False, **options: Any
    ) -> Interaction:
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
    ) -> Interaction:
        """Type the beginning of an option, and wait for what is offered."""
        node = next(known for known in self.commands if known["name"] == command)
        kind = next(one["type"] for one in node["options"] if one["name"] == option)
        typed = {"name": option, "type": kind, "value": so_far, "focused": True}
        return await self._ask(
            4, person, where, {"id": node["id"], "name": command, "type": 1, "options": [typed]}
        )

    async def again(self, asked: Interaction) -> None:
        """Deliver an interaction once more."""
        await self.emit("INTERACTION_CREATE", asked.payload, int(asked.payload["guild_id"]))

    async def click(
        self, person: str, message: Json, label: str, *, nobody_waits: bool = False
    ) -> Interaction:
        """Press a button and wait for the answer."""
        [button] = [
            part
            for part in walk_components(message["components"])
            if part.get("label") == label or part.get("custom_id") == label
        ]
        data = {"custom_id": button["custom_id"], "component_type": 2}
        channel = int(message["channel_id"])
        return await self._ask(3, person, channel, data, message, nobody_waits=nobody_waits)

    async def decline_forced_plays(self, person: str, *, where: int = CHANNEL) -> None:
        """Have a person draw in every turn, also where nothing else is possible: by the button of the settings.

        A second time it changes nothing.
        """
        summary = await self.slash(person, "settings", where=where)
        settings = self.messages[summary.message or 0]
        await self.click(person, settings, "Play")
        told = json.dumps(settings, ensure_ascii=False)
        assert "Forced plays: o" in told
        if "Forced plays: on" in told:
            await self.click(person, settings, "Forced plays")

    async def choose(self, person: str, message: Json, starts: str, *values: str) -> Interaction:
        """Choose values in the menu whose id starts like this, and wait for the answer."""
        data = {"custom_id": _first_id(message, starts), "component_type": 3, "values": [*values]}
        return await self._ask(3, person, int(message["channel_id"]), data, message)

    async def submit(self, person: str, form: Json, *, where: int = CHANNEL) -> Interaction:
        """Submit a form, by its id and components, and wait for the answer."""
        return await self._ask(5, person, where, form)

    async def discard_first(self, person: str, panel: Json) -> Interaction:
        """Select the first card of a hand by its button, and discard it; cards that could be melded are asked about."""
        await self.click(person, panel, _first_id(panel, "cn:tap:"))
        done = await self.click(person, panel, _first_id(panel, "cn:discard:"))
        panel = self.messages.get(int(panel["id"]), panel)
        if any(
            str(part.get("custom_id")).startswith("cn:drop:") for part in walk_components(panel["components"])
        ):
            return await self.click(person, panel, _first_id(panel, "cn:drop:"))
        return done

    def latest(self, channel: int, *, text: str = "") -> Json:
        """The newest message of a channel that contains this text anywhere."""
        return [
            message for message in self.in_place(channel) if text in json.dumps(message, ensure_ascii=False)
        ][-1]

    def in_place(self, channel: int) -> list[Json]:
        """The messages of a channel or thread, oldest first."""
        return [message for message in self.messages.values() if int(message["channel_id"]) == channel]

    async def until(self, condition: Callable[[], bool], *, within: float = 60) -> None:
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
        self.channels[channel] = {**channel_of(channel, "canasta", 0), "guild_id": str(guild)}
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
        await self.emit("THREAD_DELETE", told, int(gone["guild_id"]))

    async def forbid(self, code: int) -> None:
        """The bot may write nothing any more in the channel and its threads; everybody is told of that."""
        await self._allow(0)
        self.fail("POST|PATCH|DELETE", r"/channels/\d+/messages(/\d+)?", 403, times=10**6, code=code)

    async def allow(self) -> None:
        """The bot may write again."""
        self.faults.clear()
        await self._allow(int(ALL_PERMISSIONS))

    async def _allow(self, permissions: int) -> None:
        own = {"id": str(APPLICATION), "type": 1, "allow": "0", "deny": str(~permissions & WRITING)}
        self.channels[CHANNEL]["permission_overwrites"] = [own]
        await self.emit("CHANNEL_UPDATE", self.channels[CHANNEL], GUILD)

    async def hide(self, channel: int) -> None:
        """The bot may not view a channel any more."""
        self.hidden.add(channel)
        await self.emit("CHANNEL_UPDATE", obfuscated(self.channels[channel]), GUILD)

    async def show(self, channel: int) -> None:
        """It may again, and is told of all that is there."""
        self.hidden.discard(channel)
        await self.emit("CHANNEL_UPDATE", self.channels[channel], GUILD)
        threads = [one for one in self.channels.values() if one["parent_id"] == str(channel)]
        told = {"guild_id": str(GUILD), "channel_ids": [str(channel)], "threads": threads, "members": []}
        await self.emit("THREAD_LIST_SYNC", told, GUILD)

    def is_hidden(self, place: int) -> bool:
        """Whether the bot may not view a channel, or that of a thread."""
        above = self.channels.get(place, {}).get("parent_id")
        return place in self.hidden or (above is not None and int(above) in self.hidden)

    async def rename_roles(self, times: int) -> None:
        """Somebody works at the roles of the server."""
        for number in range(times):
            role = {**self._guild(GUILD)["roles"][0], "name": f"everyone {number}"}
            await self.emit("GUILD_ROLE_UPDATE", {"guild_id": str(GUILD), "role": role}, GUILD)

    async def remove_bot(self) -> None:
        """The bot is removed from the server: nothing there can be reached any more."""
        self.fail("[A-Z]+", r"/channels/.*", 403, times=10**6, code=50001)
        await self.emit("GUILD_DELETE", {"id": str(GUILD)}, GUILD)

    async def invite_bot(self) -> None:
        """The bot is in the server again."""
        self.faults.clear()
        await self.emit("GUILD_CREATE", self._guild(GUILD), GUILD)

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
    ) -> Interaction:
        source = int(message["id"]) if message else None
        asked = Interaction(next(self.ids), f"token-{len(self.asked)}", person, source, channel)
        self.asked[asked.id] = asked
        where = self._place_of(person, channel)
        payload: Json = {
            "id": str(asked.id),
            "application_id": str(APPLICATION),
            "type": kind,
            "token": asked.token,
            "version": 1,
            "data": data,
            "channel_id": str(channel),
            **where,
            "locale": "en-US",
            "entitlements": [],
            "authorizing_integration_owners": {},
            "app_permissions": ALL_PERMISSIONS,
            "attachment_size_limit": 10 * 1024 * 1024,
        }
        if message is not None:
            payload["message"] = as_told(message)
        asked.payload, asked.may_stay_open = payload, nobody_waits
        # Direct messages, which belong to no server, come to shard 0.
        await self.emit("INTERACTION_CREATE", payload, int(where.get("guild_id", 0)))
        if nobody_waits:
            return asked
        async with asyncio.timeout(60):
            await asked.answered.wait()
            if asked.kind == 5:
                await asked.completed.wait()
        return asked

    def _place_of(self, person: str, channel: int) -> Json:
        """Where somebody asks, and as whom: as a member of a server, or in their direct messages as nobody's member."""
        if channel == LETTERS + PEOPLE[person]:
            user = user_of(PEOPLE[person], person)
            return {
                "channel": {"id": str(channel), "type": 1, "recipients": [user]},
                "context": 1,
                "user": user,
            }
        return {
            "channel": {**self.channels[channel], "permissions": ALL_PERMISSIONS},
            "guild_id": self.channels[channel]["guild_id"],
            "guild_locale": "en-US",
            "context": 0,
            "member": {**member_of(person), "permissions": self.permissions.get(person, ALL_PERMISSIONS)},
        }

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
        session = ShardSession(f"session-{next(self.ids)}", shard, count, line)
        # What broke off and was never resumed is forgotten when the same shard begins anew.
        self.sessions = [
            one for one in self.sessions if one.is_connected or (one.shard, one.count) != (shard, count)
        ]
        self.sessions.append(session)
        served = [guild for guild in self.guilds if session.serves(guild)]
        hello = self.odd_greetings.pop(0) if self.odd_greetings else self._hello(session, served)
        await session.emit("READY", hello)
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

    async def emit(self, name: str, payload: Json, guild: int) -> None:
        """Tell every process that serves the server."""
        for session in list(self.sessions):
            if session.serves(guild) and (session.is_connected or not self.forgets):
                await session.emit(name, payload)

    def _hello(self, session: ShardSession, guilds: list[int]) -> Json:
        return {
            "v": 10,
            "user": user_of(APPLICATION, "Canasta", bot=True),
            "guilds": [{"id": str(guild), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": f"ws://{self.base}/gateway",
            "application": {"id": str(APPLICATION), "flags": 0},
            "shard": [session.shard, session.count],
        }

    def _guild(self, guild: int) -> Json:
        shown = [
            obfuscated(one) if number in self.hidden else one
            for number, one in self.channels.items()
            if number in self.hidden or not self.is_hidden(number)
        ]
        return guild_of(
            guild,
            shown,
            filler_roles=self.filler_roles,
            filler_channels=self.filler_channels,
        )

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
        asked = SentRequest(request.method, path, body, dict(request.query), files)
        if self.before_effect is not None:
            await self.before_effect(asked)
        self.requests.append(asked)
        place = re.match(r"/channels/(\d+)", path)
        if place and self.is_hidden(int(place[1])):
            return web.json_response({"message": "Missing Access", "code": 50001}, status=403)
        for method, pattern, answer in ROUTES:
            found = re.fullmatch(pattern, path)
            if method == request.method and found:
                try:
                    wanted = asked.params if method == "GET" else body
                    result = await answer(self, wanted, **found.groupdict())
                except AnsweredBefore:
                    self.answered_before += 1
                    return web.json_response({"message": "acknowledged", "code": 40060}, status=400)
                except NoSuchChannel:
                    return web.json_response({"message": "Unknown Channel", "code": 10003}, status=404)
                except KeyError:
                    code = 10008 if "/messages" in path else 10070 if "-events" in path else 10003
                    return web.json_response({"message": "Unknown", "code": code}, status=404)
                if self.before_answering is not None:
                    await self.before_answering(asked)
                return web.Response(status=204) if result is None else web.json_response(result)
        self.unknown.append(f"{request.method} {path}")
        return web.json_response({"message": "404: Not Found", "code": 0}, status=404)

    def post(self, channel: int, body: Json, *, flags: int = 0) -> Json:
        """Keep a message of the bot. One that is repeated with its nonce within some minutes is the one that is there; where
        that one was deleted, there is none (KeyError).
        """
        nonce = body.get("nonce")
        if nonce is not None and body.get("enforce_nonce"):
            at, known = self._nonces.get(nonce, (-_NONCES_LIVE, 0))
            if self._now() - at < _NONCES_LIVE:
                self.recognised += 1
                return {**as_told(self.messages[known]), "nonce": nonce}
        identity = next(self.ids)
        message = {
            "id": str(identity),
            "channel_id": str(channel),
            "author": user_of(APPLICATION, "Canasta", bot=True),
            "content": "",
            "timestamp": moment(),
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "pinned": False,
            "type": 0,
            "flags": flags | int(body.get("flags") or 0),
            **{key: [] for key in ("mentions", "mention_roles", "attachments", "embeds", "components")},
            **{key: body[key] for key in ("content", "embeds", "components") if body.get(key)},
        }
        message["attachments"] = self._attached(message, body)
        self.messages[identity] = message
        if nonce is None:
            return as_told(message)
        self.kept[nonce] += 1
        self._nonces[nonce] = (self._now(), identity)
        # It is told with the answer, not with messages that are read later.
        return {**as_told(message), "nonce": nonce}

    def _attached(self, message: Json, body: Json) -> list[Json]:
        """Return the files of a message: all that it has, unless the request lists those that it is to have."""
        if "attachments" not in body:
            return list(message["attachments"])
        kept = {one["id"]: one for one in message["attachments"]}
        return [kept.get(str(one["id"])) or self._uploaded(one) for one in body["attachments"]]

    def _uploaded(self, described: Json) -> Json:
        identity, name = next(self.ids), described["filename"]
        url = f"https://cdn.discordapp.com/attachments/{identity}/{name}"
        return {"id": str(identity), "filename": name, "size": 1, "url": url, "proxy_url": url}

    def edit(self, identity: int, body: Json) -> Json:
        """Change a message."""
        message = self.messages[identity]
        message["attachments"] = self._attached(message, body)
        message.update(
            {
                key: body[key] or type(message[key])()
                for key in ("content", "embeds", "components")
                if key in body
            }
        )
        message["flags"] |= int(body.get("flags") or 0) & COMPONENTS_V2_FLAG
        message["edited_timestamp"] = moment()
        return as_told(message)


def _first_id(message: Json, starts: str) -> str:
    parts = walk_components(message["components"])
    return next(str(part["custom_id"]) for part in parts if str(part.get("custom_id")).startswith(starts))


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
async def loopback(port: int = 0) -> AsyncIterator[Loopback]:
    """Discord for the length of a block, on a free port unless one is given. At its end the referees speak."""
    server = Loopback()
    app = web.Application()
    app.on_response_prepare.append(_plain_json)
    app.router.add_get("/gateway", server._gateway)
    app.router.add_get("/gateway/", server._gateway)
    app.router.add_route("*", "/api/v10/{rest:.*}", server._http)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.2)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", port).start()
    server.port = runner.addresses[0][1]
    try:
        yield server
    finally:
        await runner.cleanup()
    problems = server.audit()
    assert not problems, "the referees object:\n  " + "\n  ".join(problems)
