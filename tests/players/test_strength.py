"""A small sample of ``python -m tests.bench.ladder``, which plays hundreds of matches."""

from __future__ import annotations

import pytest

from bot.players.registry import DEFAULT_LEVEL, PLAYERS
from tests.bench.ladder import NEEDED
from tests.bench.matches import play_match, play_pairs


@pytest.mark.parametrize("opponent", sorted(NEEDED))
def test_the_default_level_wins_the_share_it_should(opponent: str) -> None:
    pairs = 15
    *_, score = play_pairs(PLAYERS[DEFAULT_LEVEL], PLAYERS[opponent], pairs, seed=500)
    assert score.matches == 2 * pairs
    assert 100 * score.won >= NEEDED[opponent] * score.matches, score


def test_a_player_against_itself_ends_even() -> None:
    """Both matches of a pair have the same deals, so swapped sides of one player cancel out."""
    player = PLAYERS["steady"]
    *_, score = play_pairs(player, player, 2, seed=7)
    assert (score.won, score.lost, score.points) == (2, 2, 0)


def test_a_match_ends_at_the_target_and_repeats_by_its_seed() -> None:
    players = (PLAYERS["greedy"], PLAYERS["random"])
    table = play_match(players, seed=3).table
    assert max(table.totals) >= 5000
    assert table == play_match(players, seed=3).table
    assert play_match(players, seed=3, rounds=2).table.round == 2
