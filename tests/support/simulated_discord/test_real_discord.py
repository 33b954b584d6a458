"""The rules of the real Discord in the simulated server: each is kept, and noticed where it is broken."""

from __future__ import annotations

from io import BytesIO
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from simcord.backend.errors import BackendError
from simcord.http import router

from tests.support.referees import lint
from tests.support.simulated_discord.club import Club, open_club
from tests.support.toy_bot import build_toy

NAME = "board.png"
IN_EMBED = {"embeds": [{"title": "A board", "image": {"url": f"attachment://{NAME}"}}]}
IN_GALLERY = {
    "flags": lint.V2,
    "components": [{"type": 12, "items": [{"media": {"url": f"attachment://{NAME}"}}]}],
}


@pytest.fixture
async def toy(tmp_path):
    async with open_club(tmp_path / "toy.db", build_toy, audited=False) as club:
        yield club


def sent(club: Club, method: str, path: str, body: Any, *files: str) -> Any:
    """What Discord answers to a request of the bot."""
    uploads = [SimpleNamespace(fp=BytesIO(b"png"), filename=name, description=None) for name in files]
    return router.dispatch(club.env.backend, method, path, json=body, files=uploads)


def board(club: Club, body: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """The address of a message with a picture, and what the bot is told of it."""
    place = f"/channels/{club.channel.id}/messages"
    told = sent(club, "POST", place, body, NAME)
    return f"{place}/{told['id']}", told


async def test_a_file_is_listed_only_where_nothing_shows_it(toy):
    _, told = board(toy, {"content": "A board"})
    [file] = told["attachments"]
    assert file["filename"] == NAME
    for body in (IN_EMBED, IN_GALLERY):
        address, told = board(toy, body)
        assert told["attachments"] == []
        assert "attachment://" not in str(told)
        assert f"/{NAME}?ex=" in str(told)
        assert sent(toy, "GET", address, None)["attachments"] == []


async def test_a_picture_is_shown_as_long_as_its_file_is_there(toy):
    address, _ = board(toy, IN_EMBED)
    kept = sent(toy, "PATCH", address, {"content": "new words", **IN_EMBED})
    assert "image" in kept["embeds"][0]
    dropped = sent(toy, "PATCH", address, {"attachments": [], **IN_EMBED})
    assert "image" not in dropped["embeds"][0]


async def test_an_answer_in_place_drops_the_files_that_it_does_not_name(toy):
    for names, left in (({}, 0), ({"attachments": []}, 0), (None, 1)):
        address, told = board(toy, {"content": "A board"})
        record = toy.env.backend.new_interaction(
            type=3, channel_id=toy.channel.id, guild_id=toy.guild.id, user_id=toy["Ana"].id
        )
        record.source_message_id = int(told["id"])
        data = {"content": "new", **({"attachments": told["attachments"]} if names is None else names)}
        sent(toy, "POST", f"/interactions/{record.id}/{record.token}/callback", {"type": 7, "data": data})
        assert len(sent(toy, "GET", address, None)["attachments"]) == left


async def test_old_messages_are_edited_three_times_in_six_seconds(toy):
    address, _ = board(toy, IN_EMBED)
    for _ in range(5):
        sent(toy, "PATCH", address, {"content": "young"})
    await toy.advance(hours=1)
    for _ in range(3):
        sent(toy, "PATCH", address, {"content": "old"})
    with pytest.raises(BackendError, match="30046"):
        sent(toy, "PATCH", address, {"content": "old"})
    await toy.advance(seconds=6)
    sent(toy, "PATCH", address, {"content": "older"})


async def test_files_of_edited_components_are_refused_now_and_then(toy):
    def refusals(body: dict[str, Any]) -> int:
        refused = 0
        for _ in range(40):
            try:
                sent(toy, "PATCH", address, body, NAME)
            except BackendError:
                refused += 1
        return refused

    address, _ = board(toy, IN_GALLERY)
    assert 0 < refusals({"attachments": [{"id": "0"}], **IN_GALLERY}) < 40
    address, _ = board(toy, IN_EMBED)
    assert refusals({"attachments": [{"id": "0"}], **IN_EMBED}) == 0
    assert toy.audit() == []


@pytest.mark.parametrize("held, may", [("create_events", True), ("manage_events", False)], ids=str)
async def test_events_are_created_with_the_permission_to_create_them(toy, held, may):
    guild = toy.env.backend.guilds[toy.guild.id]
    others = ~discord.Permissions(create_events=True, manage_events=True).value
    for role in guild.roles.values():
        role.permissions = (role.permissions & others) | discord.Permissions(**{held: True}).value
    path = f"/guilds/{toy.guild.id}/scheduled-events"
    event = {
        "name": "An evening",
        "entity_type": 3,
        "scheduled_start_time": "2026-02-01T19:00:00+00:00",
        "scheduled_end_time": "2026-02-01T22:00:00+00:00",
        "entity_metadata": {"location": "#canasta"},
    }
    if not may:
        with pytest.raises(BackendError, match="50013"):
            sent(toy, "POST", path, event)
        return
    made = sent(toy, "POST", path, event)
    sent(toy, "DELETE", f"{path}/{made['id']}", None)
    assert not guild.scheduled_events
