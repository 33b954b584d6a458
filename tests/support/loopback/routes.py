"""What the small Discord answers to each request of the bot."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from tests.support.loopback.shapes import (
    APPLICATION,
    EPHEMERAL,
    LETTERS,
    PEOPLE,
    Json,
    application,
    channel_of,
    emoji_of,
    member_of,
    moment,
    user_of,
)
from tests.support.simulated_discord.real_discord import as_told

if TYPE_CHECKING:
    from tests.support.loopback.server import Interaction, Loopback

Answer = Callable[..., Awaitable[Any]]


class AnsweredBefore(Exception):  # noqa: N818
    """An interaction takes one first answer."""


class NoSuchChannel(Exception):  # noqa: N818
    """It was deleted."""


def _asked_with(server: Loopback, token: str) -> Interaction:
    return next(asked for asked in server.asked.values() if asked.token == token)


async def _callback(server: Loopback, body: Json, id: str, token: str) -> Json:  # noqa: A002
    asked = server.asked[int(id)]
    assert asked.token == token
    if asked.answered.is_set():
        raise AnsweredBefore
    asked.kind, asked.data = body["type"], body.get("data") or {}
    if asked.kind == 4:
        asked.message = int(server.post(asked.channel, asked.data)["id"])
    elif asked.kind == 7 and asked.source is not None:
        asked.message = int(server.edit(asked.source, {"attachments": [], **asked.data})["id"])
    elif asked.kind == 6:
        asked.message = asked.source
    asked.answered_at = time.monotonic()
    asked.answered.set()
    known = server.messages.get(asked.message or 0)
    resource = {"resource": {"type": asked.kind, "message": known}} if known and asked.kind in {4, 7} else {}
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


async def _followup(server: Loopback, body: Json, token: str) -> Json:
    asked = _asked_with(server, token)
    message = server.post(asked.channel, body)
    if asked.kind == 5 and asked.message is None:
        asked.message = int(message["id"])
    asked.completed.set()
    return message


async def _edit_original(server: Loopback, body: Json, token: str) -> Json:
    asked = _asked_with(server, token)
    if asked.message is None:
        asked.message = int(server.post(asked.channel, body)["id"])
    asked.completed.set()
    return server.edit(asked.message, body)


async def _open_thread(server: Loopback, body: Json, channel: str, message: str | None = None) -> Json:
    # A thread has the id of its first message.
    identity = next(server.ids) if message is None else int(message)
    thread = {
        **channel_of(identity, body["name"], 11),
        "parent_id": channel,
        "guild_id": server.channels[int(channel)]["guild_id"],
        "owner_id": str(APPLICATION),
        "message_count": 0,
        "member_count": 1,
        "thread_metadata": {
            "archived": False,
            "auto_archive_duration": body.get("auto_archive_duration", 1440),
            "archive_timestamp": moment(),
            "locked": False,
        },
    }
    server.channels[identity] = thread
    await server.emit("THREAD_CREATE", thread, int(thread["guild_id"]))
    return thread


async def _change_channel(server: Loopback, body: Json, channel: str) -> Json:
    known = server.channels[int(channel)]
    known["thread_metadata"] = {**known.get("thread_metadata", {}), **body}
    known["name"] = body.get("name", known["name"])
    return known


async def _delete_channel(server: Loopback, _: Any, channel: str) -> Json:
    gone = server.channels[int(channel)]
    await server.delete_thread(int(channel))
    return gone


async def _make_event(server: Loopback, body: Json, guild: str) -> Json:
    event = {
        "id": str(next(server.ids)),
        "guild_id": guild,
        "channel_id": None,
        "creator_id": str(APPLICATION),
        "status": 1,
        "entity_id": None,
        **body,
    }
    server.events[int(event["id"])] = event
    return event


async def _get_event(server: Loopback, _: Any, event: str) -> Json:
    return server.events[int(event)]


async def _change_event(server: Loopback, body: Json, event: str) -> Json:
    server.events[int(event)].update(body)
    return server.events[int(event)]


async def _delete_event(server: Loopback, _: Any, event: str) -> None:
    del server.events[int(event)]


async def _get_original(server: Loopback, _: Any, token: str) -> Json:
    return as_told(server.messages[_asked_with(server, token).message or 0])


async def _delete_original(server: Loopback, _: Any, token: str) -> None:
    server.messages.pop(_asked_with(server, token).message or 0, None)


async def _sync(server: Loopback, body: list[Json], **_: str) -> list[Json]:
    server.commands = [
        {
            "type": 1,
            "version": "1",
            "description": "",  # as Discord answers for what stands in a context menu
            **command,
            "id": str(next(server.ids)),
            "application_id": str(APPLICATION),
        }
        for command in body
    ]
    return server.commands


async def _upload_emoji(server: Loopback, body: Json, **_: str) -> Json:
    emoji = emoji_of(next(server.ids), body["name"])
    server.emojis.append(emoji)
    return emoji


def _constant(make: Callable[[Loopback], Any]) -> Answer:
    async def answer(server: Loopback, _: Any, **__: str) -> Any:
        return make(server)

    return answer


async def _post_message(server: Loopback, body: Json, channel: str) -> Json:
    if int(channel) not in server.channels and int(channel) - LETTERS not in PEOPLE.values():
        raise NoSuchChannel
    return server.post(int(channel), body)


async def _edit_message(server: Loopback, body: Json, message: str, **_: str) -> Json:
    return server.edit(int(message), body)


async def _get_message(server: Loopback, _: Any, message: str, **__: str) -> Json:
    return as_told(server.messages[int(message)])


async def _list_messages(server: Loopback, query: dict[str, str], channel: str) -> list[Json]:
    """Newest first, also those next to the one after which they are wanted."""
    limit = int(query.get("limit", 50))
    before, after = int(query.get("before", 1 << 63)), int(query.get("after", 0))
    found = [one for one in server.in_place(int(channel)) if after < int(one["id"]) < before]
    chosen = found[:limit] if "after" in query else found[-limit:]
    return [as_told(one) for one in reversed(chosen) if not one["flags"] & EPHEMERAL]


async def _delete_message(server: Loopback, _: Any, message: str, **__: str) -> None:
    server.messages.pop(int(message), None)


async def _get_channel(server: Loopback, _: Any, channel: str) -> Json:
    return server.channels[int(channel)]


async def _list_channels(server: Loopback, _: Any, guild: str) -> list[Json]:
    """Those that the bot may view, without threads."""
    return [
        one
        for number, one in server.channels.items()
        if one["guild_id"] == guild and one["type"] != 11 and number not in server.hidden
    ]


async def _get_member(_: Loopback, __: Any, user: str) -> Json:
    return member_of(next(name for name, identity in PEOPLE.items() if identity == int(user)))


async def _open_letters(_: Loopback, body: Json) -> Json:
    """The channel of somebody's direct messages."""
    user = int(body["recipient_id"])
    name = next(name for name, identity in PEOPLE.items() if identity == user)
    return {
        "id": str(LETTERS + user),
        "type": 1,
        "last_message_id": None,
        "recipients": [user_of(user, name)],
    }


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


_ID, _TOKEN = r"\d+", r"[^/]+"
_MESSAGE = rf"/channels/(?P<channel>{_ID})/messages/(?P<message>{_ID})"
_EVENT = rf"/guilds/{_ID}/scheduled-events/(?P<event>{_ID})"
ROUTES: list[tuple[str, str, Answer]] = [
    ("GET", "/users/@me", _constant(lambda _: user_of(APPLICATION, "Canasta", bot=True))),
    ("GET", "/gateway/bot", _constant(_gateway_address)),
    ("GET", "/oauth2/applications/@me|/applications/@me", _constant(lambda _: application())),
    ("GET", rf"/applications/{_ID}/emojis", _constant(lambda server: {"items": server.emojis})),
    ("POST", rf"/applications/{_ID}/emojis", _upload_emoji),
    ("GET", rf"/applications/{_ID}/commands", _constant(lambda server: server.commands)),
    ("GET", rf"/applications/{_ID}/guilds/{_ID}/commands", _constant(lambda _: [])),
    ("PUT", rf"/applications/{_ID}(/guilds/{_ID})?/commands", _sync),
    ("POST", rf"/interactions/(?P<id>{_ID})/(?P<token>{_TOKEN})/callback", _callback),
    ("POST", rf"/webhooks/{_ID}/(?P<token>{_TOKEN})", _followup),
    ("PATCH", rf"/webhooks/{_ID}/(?P<token>{_TOKEN})/messages/@original", _edit_original),
    ("GET", rf"/webhooks/{_ID}/(?P<token>{_TOKEN})/messages/@original", _get_original),
    ("DELETE", rf"/webhooks/{_ID}/(?P<token>{_TOKEN})/messages/@original", _delete_original),
    ("PATCH", rf"/webhooks/{_ID}/{_TOKEN}/messages/(?P<message>{_ID})", _edit_message),
    ("DELETE", rf"/webhooks/{_ID}/{_TOKEN}/messages/(?P<message>{_ID})", _delete_message),
    ("POST", rf"/channels/(?P<channel>{_ID})/messages", _post_message),
    ("GET", rf"/channels/(?P<channel>{_ID})/messages", _list_messages),
    ("GET", _MESSAGE, _get_message),
    ("PATCH", _MESSAGE, _edit_message),
    ("DELETE", _MESSAGE, _delete_message),
    ("POST", rf"/channels/(?P<channel>{_ID})/threads", _open_thread),
    ("POST", _MESSAGE + "/threads", _open_thread),
    ("GET", rf"/channels/(?P<channel>{_ID})", _get_channel),
    ("GET", rf"/guilds/(?P<guild>{_ID})/channels", _list_channels),
    ("POST", "/users/@me/channels", _open_letters),
    ("GET", rf"/guilds/{_ID}/members/(?P<user>{_ID})", _get_member),
    ("PATCH", rf"/channels/(?P<channel>{_ID})", _change_channel),
    ("DELETE", rf"/channels/(?P<channel>{_ID})", _delete_channel),
    ("POST", rf"/guilds/(?P<guild>{_ID})/scheduled-events", _make_event),
    ("GET", _EVENT, _get_event),
    ("PATCH", _EVENT, _change_event),
    ("DELETE", _EVENT, _delete_event),
    ("PUT", rf"/channels/{_ID}/thread-members/[^/]+", _nothing),
]
