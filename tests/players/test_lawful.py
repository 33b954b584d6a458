"""What every computer player owes the table: lawful, repeatable, quick, and blind to what its seat cannot see."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from random import Random
from time import process_time

import pytest
from msgspec.structs import replace

from bot.canasta.cards import cards_of, each_card, full_pack, is_red_three
from bot.canasta.engine import apply, check, view_of
from bot.canasta.resample import resample
from bot.canasta.state import State
from bot.canasta.turn import Phase, Took, Turn
from bot.canasta.view import SeatView
from bot.players.registry import PLAYERS, Player
from tests.campaigns.bench.random_rounds import deals
from tests.support.builders import playing

EVERY_PLAYER = pytest.mark.parametrize("level", sorted(PLAYERS))
LONGEST = {"strong": 2.0}
"""Seconds for a choice at most, where 0.05 are not enough."""
MOMENTS = {"strong": 25}
"""The most moments to look at, for a player that takes its time."""


def moments(rounds: int, seed: int, others: Player | None = None) -> Iterator[State]:
    """States in which some seat must act, met when players of several levels sit together."""
    rng = Random(seed)
    levels = [player for level, player in PLAYERS.items() if level != "strong"]
    dealt = deals(seed)
    for _ in range(rounds):
        state = next(dealt)
        seated = [others or rng.choice(levels) for _ in range(4)]
        while waiting := state.table.seats_to_act:
            yield state
            seat = waiting[0]
            state = apply(state, seat, seated[seat].choose(view_of(state, seat), rng)).state


def view_to_act(state: State) -> SeatView:
    return view_of(state, state.table.seats_to_act[0])


@pytest.fixture
def few_rollouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the strong level play a quarter of its rounds, where it matters on what its choice depends, not how good it is."""
    if find_spec("numba") is not None:
        monkeypatch.setattr("bot.players.strong.comparison.FIRST", 24)
        monkeypatch.setattr("bot.players.strong.comparison.MORE", 64)


@EVERY_PLAYER
def test_every_choice_is_lawful(level: str, few_rollouts: None) -> None:
    player, rng = PLAYERS[level], Random(5)
    for state in islice(moments(25, seed=11), MOMENTS.get(level)):
        view = view_to_act(state)
        assert check(view, player.choose(view, rng)) is None


@EVERY_PLAYER
def test_the_same_view_and_chance_give_the_same_choice(level: str, few_rollouts: None) -> None:
    player = PLAYERS[level]
    for number, state in enumerate(islice(moments(6, seed=12), MOMENTS.get(level))):
        view = view_to_act(state)
        assert player.choose(view, Random(number)) == player.choose(view, Random(number))


@EVERY_PLAYER
def test_hidden_cards_change_no_choice(level: str, few_rollouts: None) -> None:
    player = PLAYERS[level]
    changed = 0
    for number, state in enumerate(islice(moments(6, seed=13), MOMENTS.get(level))):
        seat = state.table.seats_to_act[0]
        view = view_of(state, seat)
        other = resample(view, Random(number))
        changed += other.hands != state.hands
        assert player.choose(view_of(other, seat), Random(number)) == player.choose(view, Random(number))
    assert changed > (20 if level in MOMENTS else 100)


def test_the_steady_player_never_falls_back_to_any_legal_action(monkeypatch: pytest.MonkeyPatch) -> None:
    """What it thinks out is legal by itself; the first legal action is only its safety net."""

    def fall_back(view: SeatView) -> None:
        raise AssertionError(f"nothing was thought out for {view}")

    monkeypatch.setattr("bot.players.steady.player.any_action", fall_back)
    player, rng = PLAYERS["steady"], Random(6)
    for state in moments(25, seed=14):
        player.choose(view_to_act(state), rng)


def huge_hands(seed: int) -> Iterator[SeatView]:
    """Hands of 60 cards before and after the draw, for sides that have melded or not, needing 50 or 120."""
    rng = Random(seed)
    for number in range(32):
        is_open, has_drawn, late = number % 2, number // 2 % 2, number // 4 % 2
        moment = playing("4", melds="777" if is_open else "", totals=((0, 0), (3000, 1500))[late])
        view = moment.view()
        melded = cards_of(
            card for melds in view.table.melds for meld in melds for card in each_card(meld.cards)
        )
        pack = [card for card in each_card(full_pack(2, 4) - melded) if not is_red_three(card)]
        rng.shuffle(pack)
        table = replace(
            view.table,
            hand_sizes=(60, *view.table.hand_sizes[1:]),
            phase=Phase.PLAY if has_drawn else Phase.DRAW,
            turn=Turn(9, view.seat, Took.STOCK if has_drawn else None),
            pile=bytes(pack[60:75]),
        )
        yield SeatView(table, view.seat, cards_of(pack[:60]))


@EVERY_PLAYER
def test_a_choice_does_not_take_long_for_any_hand(level: str) -> None:
    player = PLAYERS[level]
    for view in huge_hands(15):
        for is_last in (False, False, True):
            started = process_time()
            action = player.choose(view, Random(1))
            is_quick = process_time() - started < LONGEST.get(level, 0.05)
            assert check(view, action) is None
            if is_quick:
                break
            assert not is_last


def test_a_computer_is_a_steady_one_unless_another_is_asked_for() -> None:
    assert next(iter(PLAYERS)) == "steady"


def test_players_know_nothing_secret_and_change_nothing() -> None:
    """They import neither the state nor what applies actions to it."""
    folder = Path(__file__).parents[2] / "bot" / "players"
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                names = {alias.name for alias in node.names}
                assert node.module not in {
                    "bot.canasta.state",
                    "bot.canasta.resample",
                }, path
                assert not (node.module == "bot.canasta.engine" and names & {"apply", "view_of"}), path
                assert not {name for name in names if name.startswith("apply")}, path
