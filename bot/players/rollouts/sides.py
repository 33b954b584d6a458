"""Sides that form in a rollout: three players, one of them against the two others."""

from __future__ import annotations

from bot.players.rollouts.compiling import compiled
from bot.players.rollouts.position import IS_OPEN, Round
from bot.players.rollouts.ranks import BLACK_THREE, RANKS


@compiled
def settle_sides(game: Round, lone: int) -> None:
    """Make the two others partners, as :func:`bot.canasta.phases.sides.settle_sides` does, and merge their melds."""
    game.now[IS_OPEN] = 0
    first, second = (lone + 1) % 3, (lone + 2) % 3
    pair, other = min(game.sides[first], game.sides[second]), max(game.sides[first], game.sides[second])
    game.sides[first] = pair
    game.sides[second] = pair
    for rank in range(BLACK_THREE, RANKS):
        game.naturals[pair, rank] += game.naturals[other, rank]
        game.wilds[pair, rank] += game.wilds[other, rank]
        game.naturals[other, rank] = 0
        game.wilds[other, rank] = 0
    game.laid_points[pair] += game.laid_points[other]
    game.laid_points[other] = 0
    game.has_melded[pair] = max(game.has_melded[pair], game.has_melded[other])
    game.has_melded[other] = 0
