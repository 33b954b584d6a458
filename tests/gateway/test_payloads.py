"""Payloads of the gateway with a field that is missing or null, each once: nothing of it ends the process."""

import json
import logging
from collections.abc import Iterator
from copy import copy, deepcopy
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from prometheus_client import generate_latest
from prometheus_client.parser import text_string_to_metric_families

from bot import bootstrap
from bot.config import Settings
from bot.gateway.client import CanastaBot
from bot.gateway.payloads import GuardedWebSocket, UnreadableConnectionError
from tests.support.loopback.shapes import (
    APPLICATION,
    CHANNEL,
    GUILD,
    Json,
    channel_of,
    guild_of,
    member_of,
    user_of,
)
from tests.support.referees.guards import LoggedErrors

_GUILD, _CHANNEL, _THREAD = str(GUILD), str(CHANNEL), "4000"
_MEMBER = {
    "id": _THREAD,
    "user_id": str(APPLICATION),
    "join_timestamp": "2026-01-01T00:00:00+00:00",
    "flags": 0,
    "guild_id": _GUILD,
}
_THREADS: Json = {
    **channel_of(int(_THREAD), "Table 1", 11),
    "parent_id": _CHANNEL,
    "owner_id": str(APPLICATION),
    "message_count": 0,
    "member_count": 1,
    "thread_metadata": {
        "archived": False,
        "auto_archive_duration": 1440,
        "archive_timestamp": "2026-01-01T00:00:00+00:00",
        "locked": False,
    },
    "member": _MEMBER,
}
_WHOLE = guild_of(GUILD, [channel_of(CHANNEL, "canasta", 0), _THREADS])
_ROLE = {"guild_id": _GUILD, "role": {**_WHOLE["roles"][0], "id": "4001", "name": "players"}}
_MESSAGE: Json = {
    "id": "4002",
    "channel_id": _CHANNEL,
    "guild_id": _GUILD,
    "author": user_of(APPLICATION, "Canasta", bot=True),
    "content": "",
    "timestamp": "2026-01-01T00:00:00+00:00",
    "edited_timestamp": None,
    "tts": False,
    "mention_everyone": False,
    "pinned": False,
    "type": 0,
    "flags": 0,
    **{key: [] for key in ("mentions", "mention_roles", "attachments", "embeds", "components")},
}
_ASKED: Json = {
    "id": "4003",
    "application_id": str(APPLICATION),
    "type": 3,
    "token": "t",
    "version": 1,
    "data": {"custom_id": "cn:hand:1", "component_type": 2},
    "channel_id": _CHANNEL,
    "channel": {**channel_of(CHANNEL, "canasta", 0), "permissions": "8"},
    "guild_id": _GUILD,
    "guild_locale": "en-US",
    "context": 0,
    "member": {**member_of("Ana"), "permissions": "8"},
    "locale": "en-US",
    "entitlements": [],
    "authorizing_integration_owners": {},
    "app_permissions": "8",
    "attachment_size_limit": 10 * 1024 * 1024,
    "message": _MESSAGE,
}
SAMPLES: dict[str, Json] = {
    "GUILD_CREATE": _WHOLE,
    "GUILD_UPDATE": _WHOLE,
    "GUILD_ROLE_CREATE": _ROLE,
    "GUILD_ROLE_UPDATE": _ROLE,
    "CHANNEL_CREATE": channel_of(CHANNEL, "canasta", 0),
    "CHANNEL_UPDATE": channel_of(CHANNEL, "canasta", 0),
    "THREAD_CREATE": _THREADS,
    "THREAD_UPDATE": _THREADS,
    "THREAD_LIST_SYNC": {
        "guild_id": _GUILD,
        "channel_ids": [_CHANNEL],
        "threads": [_THREADS],
        "members": [_MEMBER],
    },
    "THREAD_MEMBER_UPDATE": _MEMBER,
    "THREAD_MEMBERS_UPDATE": {
        "id": _THREAD,
        "guild_id": _GUILD,
        "member_count": 1,
        "added_members": [_MEMBER],
        "removed_member_ids": [],
    },
    "GUILD_MEMBER_ADD": {**member_of("Ana"), "guild_id": _GUILD},
    "GUILD_MEMBER_UPDATE": {**member_of("Ana"), "guild_id": _GUILD},
    "GUILD_MEMBER_REMOVE": {"guild_id": _GUILD, "user": user_of(11, "Ana")},
    "USER_UPDATE": user_of(APPLICATION, "Canasta", bot=True),
    "INTERACTION_CREATE": _ASKED,
    "GUILD_ROLE_DELETE": {"guild_id": _GUILD, "role_id": "4001"},
    "THREAD_DELETE": {"id": _THREAD, "guild_id": _GUILD, "parent_id": _CHANNEL, "type": 11},
    "CHANNEL_DELETE": channel_of(CHANNEL, "canasta", 0),
    "GUILD_DELETE": {"id": _GUILD},
}
_ANYTHING: Json = {
    **dict.fromkeys(("id", "user_id", "message_id", "role_id", "code", "session_id"), "5000"),
    "guild_id": _GUILD,
    "channel_id": _CHANNEL,
    "emoji": {"id": None, "name": "x"},
    "type": 0,
    "user": user_of(11, "Ana"),
    "member": member_of("Ana"),
    "roles": [],
    "ids": ["1"],
}
"""For the parsers of everything else, which the bot has not asked to be told."""
GREETING: Json = {
    "v": 10,
    "user": user_of(APPLICATION, "Canasta", bot=True),
    "guilds": [{"id": _GUILD, "unavailable": True}],
    "session_id": "s",
    "resume_gateway_url": "ws://127.0.0.1/gateway",
    "application": {"id": str(APPLICATION), "flags": 0},
    "shard": [0, 1],
}


def _damaged(payload: Any) -> Iterator[Any]:
    """The payload again and again, each time with another field missing or null, however deep it lies."""
    parts = payload.items() if isinstance(payload, dict) else enumerate(payload[:1])
    for key, part in [*parts]:
        without = copy(payload)
        del without[key]
        yield without
        for other in (None, *(_damaged(part) if isinstance(part, dict | list) else ())):
            changed = copy(payload)
            changed[key] = other
            yield changed


@pytest.fixture
async def bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> CanastaBot:
    """A bot that is not connected to anything; what its parsers find leads to nothing."""
    settings = Settings(_env_file=None, database_path=tmp_path / "c.db", discord_token=None)
    built = bootstrap.build_bot(settings)
    await built._async_setup_hook()
    state = cast(Any, built._connection)
    state.shard_ids, state.shard_count, built.shard_count = [0], 1, 1
    monkeypatch.setattr(state, "dispatch", lambda *_: None)
    monkeypatch.setattr(state, "_view_store", SimpleNamespace(dispatch_view=lambda *_: None))
    return built


def _unreadable(bot: CanastaBot) -> dict[str, int]:
    return {
        sample.labels["event"]: int(sample.value)
        for family in text_string_to_metric_families(generate_latest(bot.metrics.registry).decode())
        for sample in family.samples
        if sample.name == "canasta_gateway_unreadable_total"
    }


async def test_every_event_with_each_of_its_fields_missing_or_null(
    bot: CanastaBot, caplog: pytest.LogCaptureFixture, no_logged_errors: LoggedErrors
) -> None:
    no_logged_errors.expect("could not be read")
    parsers = bot._connection.parsers
    parsers["READY"](deepcopy(GREETING))
    tried = 0
    # In the order of a server's life, so that there is what each of them is about.
    for event in [*SAMPLES, *sorted(set(parsers) - {*SAMPLES, "READY", "RESUMED"})]:
        whole = SAMPLES.get(event, _ANYTHING)
        for payload in ({}, None, *_damaged(whole)):
            parsers[event](deepcopy(payload))
            tried += 1
        skipped = _unreadable(bot)
        assert skipped[event], f"no damage to {event} matters"
        parsers[event](deepcopy(whole))
        if event in SAMPLES:
            assert _unreadable(bot) == skipped, f"{event} is not read as it should be"
    assert tried > 2000
    said = [record.getMessage() for record in caplog.records if "could not be read" in record.getMessage()]
    assert "THREAD_CREATE 1 could not be read, skipped: " in "\n".join(said)
    assert len(said) < sum(_unreadable(bot).values()) / 4
    assert not [line for line in said if "Ana" in line or _GUILD in line]


class _Socket:
    """The other end of a connection, which only hears that it is closed."""

    def __init__(self) -> None:
        self.code: int | None = None

    async def close(self, *, code: int) -> None:
        self.code = code


def _connection(bot: CanastaBot) -> GuardedWebSocket:
    connection = GuardedWebSocket(cast(Any, _Socket()), loop=bot.loop)
    connection._discord_parsers, connection._dispatch = bot._connection.parsers, lambda *_: None
    connection._keep_alive, connection.shard_id = None, 0
    return connection


@pytest.mark.parametrize("event", ["READY", "RESUMED"])
async def test_a_greeting_that_cannot_be_read_breaks_only_its_connection(
    bot: CanastaBot, event: str, caplog: pytest.LogCaptureFixture, no_logged_errors: LoggedErrors
) -> None:
    no_logged_errors.expect("cannot be read|could not be read")
    refused = 0
    whole = GREETING if event == "READY" else {}
    for payload in (None, [], *_damaged(whole)):
        connection = _connection(bot)
        said = json.dumps({"op": 0, "s": 1, "t": event, "d": payload})
        try:
            await connection.received_message(said)
        except UnreadableConnectionError:
            refused += 1
        assert bool(bot.parsers.unread) is (cast(Any, connection.socket).code == 4000)
    # What discord.py handles by connecting again after a pause that grows.
    assert issubclass(UnreadableConnectionError, OSError)
    assert refused >= (10 if event == "READY" else 2)
    assert "Ana" not in caplog.text
    await _connection(bot).received_message(json.dumps({"op": 0, "s": 1, "t": "READY", "d": GREETING}))
    assert not bot.parsers.unread
    assert _unreadable(bot)["READY"] == refused


@pytest.mark.parametrize(
    "frame", ["", "nonsense", "[]", '{"op": 10}', '{"op": 10, "d": {}}', '{"op": 9, "d": null}']
)
async def test_no_frame_ends_more_than_its_connection(
    bot: CanastaBot, frame: str, caplog: pytest.LogCaptureFixture, no_logged_errors: LoggedErrors
) -> None:
    no_logged_errors.expect("cannot be read")
    with caplog.at_level(logging.ERROR), pytest.raises(Exception) as broken:
        await _connection(bot).received_message(frame)
    assert type(broken.value).__name__ in {"UnreadableConnectionError", "ReconnectWebSocket"}
