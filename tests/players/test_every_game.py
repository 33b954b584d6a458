"""Computer players in every playable game: lawful, blind to what they cannot see, never at a loss, quick, and strong.

The strength is a small sample of ``python -m tests.campaigns.ladder --preset all``.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from random import Random
from time import process_time

import pytest

from bot.canasta.engine import apply, check, view_of
from bot.canasta.resample import resample
from bot.canasta.rules.presets import PRESETS
from bot.canasta.state import State
from bot.players.registry import PLAYERS
from tests.campaigns.bench.random_rounds import deals
from tests.campaigns.ladder.matches import play_deals

EVERY_GAME = pytest.mark.parametrize("preset", PRESETS)
STEADY = PLAYERS["steady"]
CHEAP = [PLAYERS[level] for level in ("steady", "greedy", "random")]
"""Players whose choice takes milliseconds at most; a round of strong ones would take a minute."""
LONGEST = 0.25
"""Of a choice in play, in seconds; the mean is to be far below."""
LONGEST_MEAN = 0.02


def round_of(preset: str, seed: int) -> Iterator[State]:
    """The states of a round in which some seat must act, played by several levels together."""
    rng = Random(seed)
    state = next(deals(seed, preset))
    seated = [rng.choice((*CHEAP, STEADY)) for _ in state.hands]
    while waiting := state.table.seats_to_act:
        yield state
        seat = waiting[0]
        state = apply(state, seat, seated[seat].choose(view_of(state, seat), rng)).state


@EVERY_GAME
def test_every_level_plays_a_round_lawfully(preset: str) -> None:
    rng = Random(3)
    for number, state in enumerate(round_of(preset, seed=21)):
        if number % 6:
            continue
        view = view_of(state, state.table.seats_to_act[0])
        for level in PLAYERS:
            if level != "strong" or number % 48 == 0:
                assert check(view, PLAYERS[level].choose(view, rng)) is None


@pytest.fixture
def garbage_stays() -> Iterator[None]:
    """When Python looks for it, and for how long, depends on everything that this process has done before."""
    gc.disable()
    yield
    gc.enable()


@EVERY_GAME
def test_the_steady_player_is_lawful_quick_and_never_at_a_loss(
    preset: str, garbage_stays: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it thinks out is legal by itself; the first legal action is only its safety net."""
    fallen_back: list[object] = []
    monkeypatch.setattr("bot.players.steady.player.any_action", fallen_back.append)
    spent = []
    for state in round_of(preset, seed=22):
        view = view_of(state, state.table.seats_to_act[0])
        started = process_time()
        chosen = STEADY.choose(view, Random(1))
        spent.append(process_time() - started)
        assert not fallen_back, view
        assert check(view, chosen) is None
    assert max(spent) < LONGEST
    assert sum(spent) / len(spent) < LONGEST_MEAN


@EVERY_GAME
def test_hidden_cards_change_no_choice(preset: str) -> None:
    changed = 0
    for number, state in enumerate(round_of(preset, seed=23)):
        if number % 5:
            continue
        seat = state.table.seats_to_act[0]
        view = view_of(state, seat)
        other = resample(view, Random(number))
        changed += other.hands != state.hands
        assert STEADY.choose(view_of(other, seat), Random(number)) == STEADY.choose(view, Random(number))
    assert changed > 5


@EVERY_GAME
def test_the_steady_player_is_far_better_than_chance(preset: str) -> None:
    *_, score = play_deals(STEADY, PLAYERS["random"], 1, seed=31, rounds=2, preset=preset)
    assert score.points > 0, score
    assert score.share >= 0.7, score


def test_the_steady_player_is_better_than_the_greedy_one_in_most_games() -> None:
    """One deal of one round in each game, counted together: single games are too short to tell."""
    shares = []
    for preset in PRESETS:
        *_, score = play_deals(STEADY, PLAYERS["greedy"], 1, seed=41, rounds=1, preset=preset)
        shares.append(score.share)
    assert sum(shares) / len(shares) >= 0.6, dict(zip(PRESETS, shares, strict=True))
