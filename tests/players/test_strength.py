"""A small sample of ``python -m tests.campaigns.ladder``, which plays hundreds of matches."""

from __future__ import annotations

import pytest

from bot.players.registry import PLAYERS
from tests.campaigns.ladder.matches import places_of, play_deals, play_match
from tests.campaigns.ladder.players import DEFAULT_LEVEL, NEEDED, needed


@pytest.mark.parametrize("opponent", sorted(NEEDED))
def test_the_default_level_wins_the_share_it_should(opponent: str) -> None:
    deals = 15
    *_, score = play_deals(PLAYERS[DEFAULT_LEVEL], PLAYERS[opponent], deals, seed=500)
    assert score.matches == 2 * deals
    assert 100 * score.share >= needed("classic_4", opponent), score


@pytest.mark.parametrize("preset, places", [("classic_4", 2), ("classic_6_three_teams", 3), ("classic_3", 3)])
def test_a_player_against_itself_ends_even(preset: str, places: int) -> None:
    """All matches of a deal have the same cards, so changed places of one player cancel out."""
    player = PLAYERS["steady"]
    assert places_of(preset) == places
    *_, score = play_deals(player, player, 2, seed=7, rounds=2, preset=preset)
    assert score.matches == 2 * places
    assert score.won + score.lost + score.even == score.matches * (places - 1)
    assert (score.share, round(score.points)) == (0.5, 0)


def test_a_match_ends_at_the_target_and_repeats_by_its_seed() -> None:
    players = (PLAYERS["greedy"], PLAYERS["random"])
    table = play_match(players, seed=3).table
    assert max(table.totals) >= 5000
    assert table == play_match(players, seed=3).table
    assert play_match(players, seed=3, rounds=2).table.round == 2
