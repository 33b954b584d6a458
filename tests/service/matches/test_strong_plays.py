"""The strong level at the table: where it may not or cannot think, a steady computer plays."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import timedelta
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from bot.canasta.actions import Action, Discard, Draw
from bot.canasta.engine import view_of
from bot.canasta.rules.presets import rules_of
from bot.canasta.view import SeatView
from bot.players.registry import PLAYERS as PLAYERS_OF_THE_BOT
from bot.service.ids import GuildId
from bot.service.matches import computers
from bot.service.matches.computers import Computers, StrongPlays
from tests.campaigns.bench.random_rounds import deals
from tests.support.fakes import FakeTime


class Named:
    """A player that says which one it is by its choice."""

    def __init__(self, action: Action) -> None:
        self._action = action

    def choose(self, view: SeatView, rng: Random) -> Action:
        return self._action


def a_view(preset: str = "classic_4") -> SeatView:
    state = next(deals(1, preset))
    return view_of(state, state.table.seats_to_act[0])


STEADY, STRONG = Draw(), Discard(0)
PLAYERS = {"steady": Named(STEADY), "strong": Named(STRONG)}
RECORD: Any = SimpleNamespace(id=1, version=1, guild=GuildId(5))


@pytest.fixture(autouse=True)
def anything_is_legal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(computers, "check", lambda view, action: None)
    monkeypatch.setattr(computers, "covers", lambda rules: not rules.melds.sequence_melds)


async def chosen(by: Computers, preset: str = "classic_4") -> Action:
    holder: Any = SimpleNamespace(player="strong", character=None)
    return await by.choose_for(holder, RECORD, a_view(preset))


async def test_a_server_has_so_many_plays_in_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    time = FakeTime()
    by = Computers(PLAYERS, strong_plays=StrongPlays(time, most=2))
    assert [await chosen(by) for _ in range(4)] == [STRONG, STRONG, STEADY, STEADY]
    assert caplog.text.count("as many plays of the strong level as it may") == 1
    time.advance(timedelta(minutes=1))
    assert await chosen(by) == STRONG


async def test_with_no_limit_it_always_thinks() -> None:
    by = Computers(PLAYERS, strong_plays=StrongPlays(FakeTime(), most=0))
    assert [await chosen(by) for _ in range(200)] == [STRONG] * 200


async def test_where_it_is_not_installed_or_does_not_know_the_game_the_log_says_so(
    caplog: pytest.LogCaptureFixture,
) -> None:
    assert rules_of("samba").melds.sequence_melds
    assert await chosen(Computers(PLAYERS), "samba") == STEADY
    assert "does not know the game" in caplog.text
    assert await chosen(Computers({"steady": PLAYERS["steady"]})) == STEADY
    assert "is not installed" in caplog.text


async def test_where_it_takes_too_long_the_steady_one_plays(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    class Busy:
        are_elsewhere = True

        async def run(self, work: Callable[..., Any], *arguments: Any) -> Any:
            if arguments[0] == "strong":
                await asyncio.sleep(3600)
            return work(*arguments)

    monkeypatch.setattr(computers, "_STRONG_SECONDS", 0.01)
    real = dict(PLAYERS_OF_THE_BOT)
    real.setdefault("strong", real["steady"])
    monkeypatch.setattr(computers, "PLAYERS", real)
    busy: Any = Busy()
    by = Computers(real, busy)
    assert await chosen(by) == await Computers(real).choose("steady", a_view(), "1.1")
    assert "thought for too long at table 1, version 1" in caplog.text
