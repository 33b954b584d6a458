"""The client: what it tells Discord at the start, and how it ends."""

import asyncio
import logging
import traceback
from datetime import timedelta
from typing import Any

import discord
import pytest

from bot.service.change import Change
from bot.service.ports import Work
from bot.storage.sqlite.store import SqliteStore
from bot.ui.help.pages import COMMANDS
from tests.support.simulated_discord.club import Club
from tests.support.simulated_discord.scene import started

pytestmark = pytest.mark.on_disk


def syncs(club: Club) -> int:
    return sum(
        request.method == "PUT" and request.path.endswith("/commands") for request in club.traffic.requests
    )


async def test_commands_are_told_once_and_again_when_they_change(club):
    assert syncs(club) == 1
    await club.restart()
    assert syncs(club) == 1
    store = club.bot._store
    told = await store.told_commands()
    await store.commit(Change(at=club.bot.clock.now(), told_commands="something else"))
    await club.restart()
    assert syncs(club) == 2
    assert await club.bot._store.told_commands() == told


async def test_commands_are_told_by_one_of_several_processes(club, monkeypatch):
    asked: list[Work] = []

    async def busy(_store: object, work: Work) -> bool:
        asked.append(work)
        return False

    bot: Any = club.bot
    await bot._store.commit(Change(at=bot.clock.now(), told_commands="something else"))
    monkeypatch.setattr(SqliteStore, "take", busy)
    await club.restart()
    assert asked == [Work.COMMANDS]
    assert syncs(club) == 1


async def test_what_another_process_answers_is_left_alone(club, monkeypatch):
    """Nothing is said and nothing is done, whether it is typed or clicked."""
    scene = await started(club, ("Ana",))
    board, before = scene.board, await scene.record()

    async def not_ours(_store: object, _number: int) -> bool:
        return False

    monkeypatch.setattr(SqliteStore, "take_interaction", not_ours)
    sent = len(club.traffic.requests)
    for act in (club["Ana"].slash("draw", where=scene.place), club["Ana"].click(board, starts="cn:hand:")):
        with pytest.raises(AssertionError, match="did not answer"):
            await act
    assert club.traffic.requests[sent:] == []
    assert await scene.record() == before
    monkeypatch.undo()
    for record in club.env.backend.interactions.values():
        record.responded = True  # by the other process


async def test_every_command_of_the_help_page_exists_and_none_is_missing(club):
    known = {
        command.qualified_name
        for command in club.bot.tree.walk_commands()
        if not hasattr(command, "commands")
    }
    assert set(COMMANDS.values()) | {"help"} == known


async def test_commands_are_for_servers_only_and_nothing_is_mentioned_by_default(club):
    for request in club.traffic.requests:
        if request.path.endswith("/commands"):
            for command in request.json:
                # What is one's own in all servers may be asked for in a direct message, too; what needs no server everywhere.
                is_everywhere = command["name"] in {"scorepad", "learn", "rules", "help"}
                contexts = {"my-tables": [0, 1], "privacy": [0, 1]}
                usual = [0, 1, 2] if is_everywhere else [0]
                assert command["contexts"] == contexts.get(command["name"], usual)
                assert command["integration_types"] == ([0, 1] if is_everywhere else [0])
    assert club.bot.intents.value == 1
    assert club.bot.allowed_mentions.to_dict() == {"parse": []}


async def test_closing_is_orderly_and_may_be_repeated(club):
    await started(club, ("Ana",))
    bot = club.bot
    await asyncio.wait_for(bot.close(), 60)
    await bot.close()
    assert bot.is_closed()
    await club.restart()


async def test_servers_are_no_longer_looked_at_when_the_store_closes(club, monkeypatch):
    """A check that read from a closed store was told as an error."""
    bot: Any = club.bot
    events, close, listening = bot.get_cog("GuildEvents"), bot._store.close, []

    async def closing() -> None:
        listening.append(bot.get_cog("GuildEvents"))
        await close()

    with monkeypatch.context() as patched:
        patched.setattr(bot._store, "close", closing)
        await asyncio.wait_for(bot.close(), 60)
    assert listening == [None]
    await events.on_shard_ready(0)  # it began before and is late
    assert not events._permissions._drain._is_open
    await club.restart()


async def test_closing_does_not_wait_for_ever(club, monkeypatch, caplog):
    async def never() -> None:
        await asyncio.sleep(3600)

    monkeypatch.setattr("bot.gateway.client.CLOSING_TAKES_AT_MOST", timedelta(seconds=0.01))
    monkeypatch.setattr(club.bot.services, "stop", never)
    with caplog.at_level(logging.WARNING):
        await asyncio.wait_for(club.bot.close(), 60)
    assert "closing without waiting" in caplog.text
    await club.restart()


async def test_closing_does_not_wait_for_connections_that_are_dead(club, monkeypatch, caplog):
    """A network that is gone answers no good-bye."""

    async def never(_bot: object) -> None:
        await asyncio.sleep(3600)

    bot: Any = club.bot
    with monkeypatch.context() as patched, caplog.at_level(logging.WARNING):
        patched.setattr("bot.gateway.client._DISCONNECTING_TAKES_AT_MOST", timedelta(seconds=0.01))
        patched.setattr("discord.AutoShardedClient.close", never)
        await asyncio.wait_for(bot.close(), 60)
    assert "closing without waiting until the connections are closed" in caplog.text
    with pytest.raises(RuntimeError, match="not open"):
        await bot.services.queries.tables_in(1)
    await discord.AutoShardedClient.close(bot)
    await club.restart()


async def test_a_second_signal_while_closing_still_lets_go_of_the_database(club, monkeypatch):
    async def never() -> None:
        await asyncio.sleep(3600)

    bot = club.bot
    monkeypatch.setattr(bot.services, "stop", never)
    closing = asyncio.create_task(bot.close())
    await asyncio.sleep(0)
    closing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await closing
    assert bot.is_closed()
    with pytest.raises(RuntimeError, match="not open"):
        await bot.services.queries.tables_in(1)
    await club.restart()


@pytest.mark.parametrize("people", [("Ana",), ("Ana", "Ben")])
async def test_a_match_goes_on_after_a_crash(club, people):
    scene = await started(club, people)
    version = (await scene.record()).version
    await club.restart(orderly=False)
    await scene.calm()
    assert (await scene.record()).version >= version
    panel = await scene.open_hand("Ana")
    assert panel.private


async def test_connections_are_not_begun_where_too_few_are_left_today(club, monkeypatch, caplog):
    """Whoever begins more than Discord allows loses the token."""
    bot: Any = club.bot
    said: list[str] = []

    async def gateway() -> tuple[int, str, dict[str, int]]:
        return 3, "", {"total": 1000, "remaining": 2, "reset_after": 70, "max_concurrency": 1}

    async def launched(_bot: object, *, reconnect: bool) -> None:
        said.append("connected")

    async def slept(seconds: float) -> None:
        said.append(f"waited {seconds}")

    monkeypatch.setattr(bot.http, "get_bot_gateway", gateway)
    monkeypatch.setattr("discord.AutoShardedClient.connect", launched)
    monkeypatch.setattr("bot.gateway.client.asyncio.sleep", slept)
    with caplog.at_level(logging.INFO):
        await bot.connect()
    assert said == ["waited 0.07", "connected"]
    assert "recommends 3 shards" in caplog.text


async def test_a_shard_that_cannot_connect_tries_again_after_pauses_that_grow(
    club, monkeypatch, no_logged_errors
):
    """discord.py alone would call itself ever deeper, until Python ends it."""
    no_logged_errors.expect("Failed to connect for shard_id")
    bot: Any = club.bot
    waited: list[float] = []
    depths: set[int] = set()

    async def refused(*_: object, **__: object) -> None:
        depths.add(sum(1 for _ in traceback.walk_stack(None)))
        raise ConnectionRefusedError if len(waited) < 40 else asyncio.CancelledError

    async def slept(seconds: float) -> None:
        waited.append(seconds)

    async def at_once(_shard: int) -> None:
        """Nothing to wait for."""

    monkeypatch.setattr(bot._identifying, "wait", at_once)
    monkeypatch.setattr("discord.shard.DiscordWebSocket.from_client", refused)
    monkeypatch.setattr("bot.gateway.client.asyncio.sleep", slept)
    with pytest.raises(asyncio.CancelledError):
        await bot.launch_shard(None, 0)
    assert waited[:14] == [5, 1, 5, 2, 5, 4, 5, 8, 5, 16, 5, 32, 5, 60]
    assert len(depths) == 1
