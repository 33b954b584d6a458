"""Whoever asks for whatever gets the same bytes in another truth: at two tables, beside a partner, on another's seat."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import structs

from bot.bootstrap import build_bot
from bot.canasta.actions import Discard, Draw
from bot.canasta.engine import legal_actions
from bot.config import Settings
from bot.gateway.client import CanastaBot, SimulatedClock
from bot.service.change import Change
from bot.service.clocks.terms import Terms
from bot.service.delivery.notices import BoardRefresh
from bot.ui.toolkit.live_panels import LivePanels
from tests.campaigns.fuzz.log_audit import audit_tables
from tests.cogs.house_rules.test_house_rules import who_manages
from tests.cogs.seats.test_substitutes import offer_in
from tests.cogs.tournaments.test_tournament import cup, enter, start
from tests.cogs.tournaments.test_tournament import opened as opened_tournament
from tests.secrecy.receiving import PARTS, _notices_of, leaks
from tests.secrecy.truths import NOBODY, another_truth
from tests.support.appraisals import appraised_by_lot
from tests.support.samples import record_of
from tests.support.simulated_discord.club import Club, open_club
from tests.support.simulated_discord.scene import FOUR, Scene
from tests.support.stores.memory import MemoryStore


@pytest.fixture
async def club(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Club]:
    """The deals are the same in every run. A file is needed where faults of it are tried."""
    store = None if request.node.get_closest_marker("on_disk") else MemoryStore()

    def build(database: Path) -> CanastaBot:
        settings = Settings(
            _env_file=None, database_path=database, discord_token=None, clicks_a_minute=0, tables_an_hour=0
        )
        entropy = Random(5).randbytes
        return build_bot(settings, clock=SimulatedClock(), entropy=entropy, store=store, has_pictures=True)

    async with open_club(tmp_path / "canasta.db", build, audited=False, settle_timeout=30.0) as opened:
        yield opened


async def a_table(club: Club, host: str, people: tuple[str, ...], rules: str, turns: int) -> Scene:
    number = len(await club.bot.services.queries.tables_in(club.guild.id)) + 1  # type: ignore[attr-defined]
    await club[host].slash("table new", rules=rules)
    scene = Scene(club, number)
    await scene.seat(*people)
    for _ in range((await scene.record()).rules.deal.seat_count - 1 - len(people)):
        await club[host].click(scene.lobby, "Add a computer")
    await club[host].click(scene.lobby, "Start the match")
    await scene.calm()
    await scene.play_turns(turns)
    return scene


@pytest.fixture(autouse=True)
def nothing_follows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no open hand be drawn anew by itself, in the middle of a comparison that it has nothing to do with."""
    monkeypatch.setattr(LivePanels, "follow", lambda *_: None)


async def found(
    club: Club, person: Any, *, administers: bool = False, parts: Collection[str] = PARTS
) -> list[str]:
    return [leak async for leak in leaks(club, person, Random(3), administers=administers, parts=parts)]


@pytest.mark.on_disk
async def test_people_at_two_tables_learn_nothing_at_either(club):
    """Ana sits at both, Cyd is her partner at the first, and Ben plays against her at both."""
    await a_table(club, "Ana", ("Ben", "Cyd"), "classic_4", 9)
    await a_table(club, "Ben", ("Ana",), "hand_and_foot", 5)
    async with another_truth(club.bot, NOBODY, Random(1)) as truth:
        assert truth.changed == 2  # the comparison would be empty otherwise
    assert await found(club, club["Ana"]) == []
    assert await found(club, club["Cyd"], parts=("commands", "notices", "computers")) == []
    assert await audit_tables(club.bot._store) > 20


async def test_the_other_table_of_a_duplicate_shows_nothing(club):
    """Whoever sits at one of its tables gets the same bytes whatever lies on the other one; so does who looks on."""
    moe = who_manages(club, club.guild, "Moe")
    await opened_tournament(club, moe, kind="duplicate")
    await enter(club, *(club[name] for name in FOUR))
    await start(club, moe)
    tables = [Scene(club, pairing.table) for pairing in (await cup(club)).pairings]
    for scene in tables:
        await scene.play_turns(5)
    inside = (await tables[0].record()).people[0].user
    across = next(club[name] for name in FOUR if club[name].id == inside)
    async with another_truth(club.bot, across.id, Random(1)) as truth:
        assert truth.changed == 2
    assert await found(club, across, parts=("commands", "buttons", "autocomplete")) == []
    assert await found(club, club["Eve"], parts=("commands", "buttons", "autocomplete")) == []
    # `/admin tables` says whom each table waits for: who manages the server may replace them by `/tournament substitute`.
    assert await found(club, moe, administers=True, parts=("buttons", "autocomplete")) == []


async def test_nobody_learns_which_card_another_can_still_take_back(club):
    """Neither the partner nor the others nor who looks on; whether one was discarded is known to all of them."""
    scene = await a_table(club, "Ana", ("Ben", "Cyd", "Dot"), "classic_4", 5)
    record = await scene.record()
    changed = structs.replace(record, revision=record.revision + 1, terms=Terms(discard_hold=60))
    await club.bot._store.commit(Change(at=club.bot.clock.now(), record=changed))
    await scene.act(Draw())
    seat = (await scene.state()).table.turn.seat
    discard = next(one for one in legal_actions(await scene.view(seat)) if isinstance(one, Discard))
    await scene.act(discard)
    assert (await scene.record()).held is not None
    for name in (*(FOUR[(seat + step) % 4] for step in (1, 2)), "Eve"):
        parts = ("commands", "buttons", "autocomplete", "attempts", "notices")
        assert await found(club, club[name], parts=parts) == []
    assert (await scene.record()).held is not None
    refused = await club[FOUR[(seat + 1) % 4]].slash("draw", where=scene.place, table=scene.table)
    assert "has discarded and can still take that back" in refused.text


async def test_hints_come_from_what_the_player_sees(club, monkeypatch):
    """Whatever in the seat's view is looked at; nobody else has the button, nor who can do but one thing."""
    asked = appraised_by_lot(monkeypatch)
    scene = await a_table(club, "Ana", ("Ben", "Cyd", "Dot"), "classic_4", 5)
    record = await scene.record()
    changed = structs.replace(record, revision=record.revision + 1, terms=Terms(hints=True))
    await club.bot._store.commit(Change(at=club.bot.clock.now(), record=changed))
    for action in (None, Draw()):
        if action is not None:
            await scene.act(action)
        seat = (await scene.state()).table.turn.seat
        for step in (0, 1, 2):
            before = len(asked.asked)
            assert await found(club, club[FOUR[(seat + step) % 4]], parts=("commands",)) == []
            assert (len(asked.asked) > before) is (step == 0 and action is not None)


@pytest.mark.on_disk
async def test_who_left_who_came_and_who_manages_learn_nothing(club):
    """Ben has given his seat to Eve, who does not learn what he held before; Moe manages the server."""
    scene = await a_table(club, "Ana", ("Ben", "Cyd", "Dot"), "classic_4", 6)
    await club["Ben"].slash("substitute", where=scene.place)
    await scene.calm()
    await club["Eve"].click(offer_in(scene), "Take the seat")
    await scene.calm()
    await scene.play_turns(3)
    await club.advance(minutes=3)  # who is at the table now is known to the process alone
    for name in ("Ben", "Eve"):
        assert await found(club, club[name]) == []
    moe = who_manages(club, club.guild, "Moe")
    assert await found(club, moe, administers=True) == []


def test_a_table_that_everybody_left_can_be_searched_too():
    left = structs.replace(record_of(), seats=())
    assert list(_notices_of(left, ())) == [BoardRefresh(left.id, left.version)]
