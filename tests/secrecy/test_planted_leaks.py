"""The guard itself: leaks that are planted on purpose are all found."""

from __future__ import annotations

import dataclasses
import logging
from functools import partial
from random import Random
from types import SimpleNamespace

import pytest
from discord import app_commands
from msgspec import structs

from bot import logs
from bot.canasta import events as game_events
from bot.canasta.actions import Discard, Draw
from bot.canasta.cards import each_card
from bot.canasta.codec import decode_state
from bot.canasta.notation.writing import card_text, cards_text
from bot.canasta.state import State
from bot.pictures.hand import hand_picture
from bot.service import queries as service_queries
from bot.service.advice.hints import HintService
from bot.service.change import Change
from bot.service.clocks.terms import Terms
from bot.service.errors import StorageFailed
from bot.service.matches import computers as service_computers
from bot.service.matches.play import PlayService
from bot.service.matches.tables import Tables
from bot.service.matches.taking_back import HeldDiscards
from bot.service.queries import Queries
from bot.ui.board import picture
from bot.ui.delivery import boards, messenger
from bot.ui.delivery import table_message as board_messages
from bot.ui.hand import autocomplete, moves, shown_hand
from bot.ui.toolkit import failures
from bot.ui.toolkit.failures import Refusal
from bot.ui.words.refusals import refusal_text
from tests.campaigns.fuzz.log_audit import audit_tables
from tests.secrecy.receiving import leaks
from tests.support.appraisals import appraised_by_lot
from tests.support.builders import drawing
from tests.support.simulated_discord.composition import make_bot
from tests.support.simulated_discord.scene import Scene, started

on_disk = pytest.mark.on_disk
"""For faults of the database's file."""


SECRETS: dict[int, State] = {}


@pytest.fixture
async def scene(club) -> Scene:
    """Ana is to draw."""
    there = await started(club, state=drawing("4 5 6 7 8 9 T J", pile="KC").state)
    await there.act(Draw())
    return there


async def found(scene: Scene, name: str, part: str) -> list[str]:
    return [leak async for leak in leaks(scene.club, scene.club[name], Random(1), parts=(part,))]


async def truth(scene: Scene):
    """The whole state, as the bot that is deceived believes it to be."""
    _, snapshot = await scene.bot._store.snapshot(scene.table)
    return decode_state(snapshot, (await scene.record()).rules)


@on_disk
async def test_without_a_leak_nothing_is_found(scene):
    for part in ("commands", "autocomplete", "attempts", "notices", "computers", "faults"):
        assert await found(scene, "Ana", part) == []


async def test_a_hand_that_shows_another_hand(scene, monkeypatch):
    real = Queries.hand

    async def hand(self, table, user):
        shown = await real(self, table, user)
        other = (await truth(scene)).hands[(shown.seat + 1) % 4]
        return structs.replace(shown, view=structs.replace(shown.view, hand=other))

    monkeypatch.setattr(Queries, "hand", hand)
    assert any("/hand" in leak for leak in await found(scene, "Ana", "commands"))


async def test_a_hint_that_knows_the_stock(scene, monkeypatch):
    appraised_by_lot(monkeypatch)
    record = await scene.record()
    changed = structs.replace(record, revision=record.revision + 1, terms=Terms(hints=True))
    await scene.bot._store.commit(Change(at=scene.bot.clock.now(), record=changed))
    assert await found(scene, "Ana", "commands") == []
    real = HintService.of

    async def of(self, hand):
        best, second, *_ = await real(self, hand)
        stock = (await truth(scene)).stock
        return (best, dataclasses.replace(second, points=-10.0 * sum(stock[:7])))

    monkeypatch.setattr(HintService, "of", of)
    assert any("What would you do?" in leak for leak in await found(scene, "Ana", "commands"))


async def test_a_line_of_the_log_of_the_process_that_names_a_card(scene, monkeypatch):
    real = Queries.hand

    async def hand(self, table, user):
        shown = await real(self, table, user)
        logging.getLogger("bot.planted").debug("a hand: %s", cards_text(shown.view.hand))
        return shown

    monkeypatch.setattr(Queries, "hand", hand)
    assert any("the log" in leak for leak in await found(scene, "Ana", "commands"))


async def test_an_offer_of_the_top_of_the_stock(scene, monkeypatch):
    real = autocomplete._offered

    async def offered(interaction, typed, offer):
        top = (await truth(scene)).stock[-1]
        return [*await real(interaction, typed, offer), app_commands.Choice(name="top", value=card_text(top))]

    monkeypatch.setattr(autocomplete, "_offered", offered)
    assert any("…" in leak for leak in await found(scene, "Ben", "autocomplete"))


async def test_a_refusal_that_says_what_the_next_player_holds(scene, monkeypatch):
    real = PlayService.act

    async def act(self, asked):
        if asked.actor == scene.club["Ben"].id:
            held = each_card((await truth(scene)).hands[2])[0]
            raise Refusal("panel-fault", code=card_text(held))
        return await real(self, asked)

    monkeypatch.setattr(PlayService, "act", act)
    assert any("/draw" in leak for leak in await found(scene, "Ben", "attempts"))


async def test_a_refusal_that_names_a_card_that_can_still_be_taken_back(scene, monkeypatch):
    record = await scene.record()
    changed = structs.replace(record, revision=record.revision + 1, terms=Terms(discard_hold=60))
    await scene.bot._store.commit(Change(at=scene.bot.clock.now(), record=changed))
    await scene.act(Discard(each_card((await scene.view(0)).hand)[0]))
    assert await found(scene, "Ben", "attempts") == []

    async def move(self, _command, held, _state, _seat):
        discard = await self._card_of(held)
        raise Refusal("panel-fault", code=card_text(discard.card))

    monkeypatch.setattr(HeldDiscards, "move", move)
    assert any("/draw" in leak for leak in await found(scene, "Ben", "attempts"))


async def test_a_board_that_shows_how_good_a_hand_is(scene, monkeypatch):
    real = board_messages.table_message

    def table_message(texts, board, emojis):
        message = real(texts, board, emojis)
        message.embeds[0].set_footer(text=cards_text(SECRETS[0].hands[1]))
        return message

    async def words_alone(texts, board, call):
        return None

    monkeypatch.setattr(boards, "table_message", table_message)
    monkeypatch.setattr(boards, "with_picture", words_alone)
    _know_the_truth(monkeypatch, scene)
    assert any("BoardRefresh" in leak for leak in await found(scene, "Eve", "notices"))


async def test_a_picture_of_the_board_that_shows_how_good_a_hand_is(scene, monkeypatch):
    real = picture.scene_of

    def scene_of(texts, record, view):
        shown = real(texts, record, view)
        assert shown.pile is not None
        return structs.replace(
            shown, pile=structs.replace(shown.pile, caption=cards_text(SECRETS[0].hands[1]))
        )

    monkeypatch.setattr(picture, "scene_of", scene_of)
    _know_the_truth(monkeypatch, scene)
    assert any("BoardRefresh" in leak for leak in await found(scene, "Eve", "notices"))


async def test_a_picture_of_a_hand_that_shows_another_hand(scene, monkeypatch):
    real = Queries.hand

    async def hand(self, table, user):
        SECRETS[0] = await truth(scene)
        return await real(self, table, user)

    monkeypatch.setattr(Queries, "hand", hand)
    monkeypatch.setattr(
        shown_hand,
        "hand_picture",
        lambda shown: hand_picture(structs.replace(shown, cards=SECRETS[0].hands[1])),
    )
    await scene.club.restart_as(partial(make_bot, has_pictures=True))
    assert any("/hand" in leak for leak in await found(scene, "Ana", "commands"))


def _know_the_truth(monkeypatch, scene):
    """Let whatever shows a board know all cards."""

    async def board(self, table, recent=6, real_board=Queries.board):
        SECRETS[0] = await truth(scene)
        return await real_board(self, table, recent)

    monkeypatch.setattr(Queries, "board", board)


async def test_a_log_that_forgets_whose_lines_are_private(scene, monkeypatch):
    async def log_between(self, table, after, upto):
        return service_queries.entries_of(await self._store.log(table, seat=0, after=after, upto=upto))

    def told(texts, record, entries):
        return " ".join(str(event) for entry in entries for event in entry.events)

    monkeypatch.setattr(Queries, "log_between", log_between)
    monkeypatch.setattr(messenger, "play_lines_text", told)
    assert any("PlayLines" in leak for leak in await found(scene, "Ben", "notices"))


async def test_a_computer_that_peeks(scene, monkeypatch):
    class Peeking:
        def choose(self, view, rng):
            state = next(kept.state for kept in scene.services.queries._tables._known[True]._kept.values())
            return Discard(each_card(state.hands[1])[0])

    monkeypatch.setitem(scene.services.automatic_play._computers._players, "steady", Peeking())
    monkeypatch.setattr(service_computers, "check", lambda view, action: None)
    assert any("computer" in leak for leak in await found(scene, "Ana", "computers"))


@on_disk
async def test_a_log_that_tells_what_an_exception_says(scene, monkeypatch):
    monkeypatch.setattr(logs, "_exception_text", repr)
    leaks_found = await found(scene, "Eve", "faults")
    for fault in ("a_mistake_in_the_rules", "a mistake: notice"):
        assert any(fault in leak for leak in leaks_found), fault


@on_disk
async def test_a_fault_that_is_logged_with_what_it_says(scene, monkeypatch):
    monkeypatch.setattr(failures, "traces", repr)
    assert any("a mistake 1 /hand" in leak for leak in await found(scene, "Ben", "faults"))


@on_disk
async def test_a_computer_whose_trouble_is_logged_whole(scene, monkeypatch):
    monkeypatch.setattr(
        service_computers, "type", lambda error: SimpleNamespace(__name__=str(error)), raising=False
    )
    assert any("_mistake_of_the_player" in leak for leak in await found(scene, "Ana", "faults"))


@on_disk
async def test_a_refusal_of_the_database_that_tells_what_was_to_be_written(scene, monkeypatch):
    real = Tables.commit

    async def commit(self, change, state):
        try:
            return await real(self, change, state)
        except StorageFailed as failed:
            raise Refusal("panel-fault", code=cards_text(state.hands[1])) from failed

    monkeypatch.setattr(Tables, "commit", commit)
    assert any("a_file_that_may_only_be_read" in leak for leak in await found(scene, "Ana", "faults"))


async def test_an_event_for_the_wrong_audience(club, monkeypatch):
    """Whoever draws a card is told which; here all are."""
    monkeypatch.setattr(game_events.DrewCards, "audience", property(lambda self: None))
    scene = await started(club)
    await scene.play_turns(2)
    with pytest.raises(AssertionError):
        await audit_tables(club.bot._store)


async def test_a_refusal_text_of_the_catalog_with_a_secret(scene, monkeypatch):
    """Refusals of plays are written by one presenter."""
    real = refusal_text

    def text(texts, refused, *rest):
        state = next(kept.state for kept in scene.services.queries._tables._known[True]._kept.values())
        return real(texts, refused, *rest) + str(state.stock[-1])

    monkeypatch.setattr(moves, "refusal_text", text)
    assert await found(scene, "Ben", "attempts")
