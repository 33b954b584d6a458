"""What hardly ever happens, and is answered all the same: a full disk while an export is made, a form that is sent twice, a
message of two thousand characters instead of cards.
"""

import sqlite3

import pytest
import simcord
from simcord import interactions
from simcord.backend import serializers
from sqlalchemy.exc import OperationalError

from bot.storage.sqlite.store import SqliteDatabase
from tests.cogs.deals.test_cutting import coming
from tests.cogs.history.test_replay import after_a_round
from tests.cogs.house_rules.test_house_rules import house, who_manages
from tests.support.builders import playing
from tests.support.simulated_discord.scene import seated, started

pytestmark = pytest.mark.on_disk


EXPORTS = ("replay", "text", "json", "privacy")
LONGEST = 2_000


async def full_disk(*_):
    """Fail as a question whose answer needs room that the disk has not."""
    error = sqlite3.OperationalError("database or disk is full")
    error.sqlite_errorname = "SQLITE_FULL"
    raise OperationalError("SELECT", None, error)


async def export(club, scene, replay, what: str):
    eve = club["Eve"]
    match what:
        case "replay":
            return await eve.slash("replay", where=scene.place)
        case "privacy":
            return await eve.slash("privacy export")
        case kind:
            starts = {"text": "cn:astext:", "json": "cn:asjson:"}[kind]
            return await eve.click(replay, starts=starts)


async def test_a_full_disk_refuses_exports_with_a_sentence_and_later_they_work(
    club, monkeypatch, no_logged_errors
):
    no_logged_errors.expect("the database cannot be read, and the disk is full")
    no_logged_errors.expect("the database cannot be written, and the disk is full")
    scene = await after_a_round(club)
    replay = await club["Eve"].slash("replay", where=scene.place)
    with monkeypatch.context() as full:
        full.setattr(SqliteDatabase, "read", full_disk)
        full.setattr(SqliteDatabase, "write_at_one_moment", full_disk)
        for what in EXPORTS:
            refused = await export(club, scene, replay, what)
            assert refused.private, what
            assert "cannot be read or written" in refused.text or "disk" in refused.text, what
    for what in EXPORTS:
        done = await export(club, scene, replay, what)
        assert done.private, what
        assert done.post.handle.attachments or "Round 1" in done.text, what


async def sent_at_once(club, person, below, form, value: str, times: int = 2):
    """The same form, opened by a button below a post, arrives so many times before the first is answered."""
    results, backend = [], club.env.backend
    row = form["components"][0]
    field = {"type": 4, "custom_id": row["components"][0]["custom_id"], "value": value}
    for _ in range(times):
        record, payload = interactions.base_payload(
            backend,
            type=5,
            channel_id=club.channel.id,
            guild_id=club.guild.id,
            user_id=person.id,
            data={"custom_id": form["custom_id"], "components": [{"type": 1, "components": [field]}]},
        )
        payload["message"] = dict(serializers.message_payload(backend, below.stored))
        record.source_message_id = below.stored.id
        club._note_asked(record)
        backend.emit("INTERACTION_CREATE", payload)
        results.append(simcord.InteractionResult(club.env, record))
    await club.settle()
    return [club.answered(result, person, "a form") for result in results]


async def test_words_for_the_deal_that_are_sent_twice_are_said_once(club):
    scene = await seated(club)
    asked = await club["Ana"].click(await scene.set_up("Ana"), "Cut the next deal")
    for done in await sent_at_once(club, club["Ana"], scene.lobby, asked.form, "lucky seven"):
        assert done.private
        assert "lucky" in done.text
    assert (await coming(scene)).cut.count("lucky seven") == 1


async def test_a_value_of_a_house_rule_that_is_sent_twice_is_set_once(club):
    admin = who_manages(club, club.guild, "Moe")
    form = await admin.slash("house create", name="Friday")
    await admin.select(form, "end.0", starts="cn:hsection:")
    await admin.select(form, "target_score", starts="cn:hoption:")
    asked = await admin.click(form, starts="cn:htype:")
    for done in await sent_at_once(club, admin, form.post, asked.form, "7777"):
        assert done.text
    assert (await house(club)).differences == {"target_score": 7777}


async def test_a_place_that_is_sent_twice_is_chosen(club):
    panel = await club["Ana"].click(await club["Ana"].slash("settings"), "Quiet hours")
    asked = await club["Ana"].click(panel, starts="cn:zoneask:")
    for done in await sent_at_once(club, club["Ana"], panel.post, asked.form, "Europe/Vienna"):
        assert done.text
    assert (await club.bot.services.settings.of(club["Ana"].id)).calendar.zone == "Europe/Vienna"


async def test_two_thousand_characters_as_cards_are_refused_in_a_sentence(club, monkeypatch):
    """Discord lets nobody type more than two hundred, but whoever writes to it by a program need not ask it."""
    at = playing("4 5 6 7 K K", melds="QQQ", took="stock").state
    scene = await started(club, state=at)
    monkeypatch.setattr("simcord.interactions.validate_option_value", lambda _command, _option, value: value)
    before = await scene.state()
    for command, name in (("meld", "cards"), ("discard", "card"), ("why", "action"), ("take-pile", "cards")):
        for cards in ("K" * LONGEST, "K " * 1_000, "K-" * 1_000, "(" * LONGEST, "KKK, " * 400):
            asked = await club["Ana"].slash(command, where=scene.place, **{name: cards})
            assert asked.private
            assert 0 < len(asked.text) < LONGEST
            assert "something went wrong" not in asked.text, f"/{command} {cards[:9]}"
    assert await scene.state() == before
