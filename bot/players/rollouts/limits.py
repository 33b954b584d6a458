"""Limits of melds: the cards that one of a rank can still take."""

from __future__ import annotations

from bot.players.rollouts.compiling import compiled, inlined
from bot.players.rollouts.policy.wild_melds import locks_others
from bot.players.rollouts.position import Round
from bot.players.rollouts.ranks import RANKS
from bot.players.rollouts.rules import FIRST_MELDS, MIXED, MOST_NATURALS, PURE, RolloutRules


@compiled
def is_dead(rules: RolloutRules, game: Round, rank: int) -> bool:
    """Return whether a canasta of any side has closed a rank for all of them."""
    for side in range(len(game.naturals)):
        if game.naturals[side, rank] + game.wilds[side, rank] >= rules.canasta_size:
            return True
    return False


@inlined
def room_for_naturals(rules: RolloutRules, game: Round, side: int, rank: int) -> int:
    """Return how many naturals the meld of a rank can still take."""
    if rules.closes_ranks and is_dead(rules, game, rank):
        return 0
    wilds = game.wilds[side, rank]
    return (rules.largest_mixed if wilds > 0 else rules.largest) - game.naturals[side, rank] - wilds


@inlined
def is_closed(rules: RolloutRules, game: Round, side: int, rank: int) -> bool:
    """Return whether the meld of a rank is a mixed canasta that takes nothing more, unlike natural ones."""
    wilds = game.wilds[side, rank]
    return (
        rules.largest_mixed < rules.largest and 0 < wilds >= rules.largest_mixed - game.naturals[side, rank]
    )


@inlined
def most_wilds(rules: RolloutRules, stage: int, rank: int, naturals: int) -> int:
    """Return the most wild cards of a meld at a stage of it, with so many naturals."""
    return rules.caps[(stage * RANKS + rank) * MOST_NATURALS + naturals]


@inlined
def takes_wild(rules: RolloutRules, game: Round, side: int, rank: int, naturals: int) -> bool:
    """Return whether a new meld with so many naturals takes a wild card."""
    stage = PURE if game.has_melded[side] else FIRST_MELDS
    return most_wilds(rules, stage, rank, naturals) > 0 and not (
        rules.closes_ranks and is_dead(rules, game, rank)
    )


@compiled
def room_for_wilds(rules: RolloutRules, game: Round, side: int, rank: int) -> int:
    """Return how many wild cards a meld can still take after the plan; 0 for a rank without one."""
    naturals = game.naturals[side, rank] + game.plan[rank, 0]
    if naturals == 0 or locks_others(rules, game, side):
        return 0
    if rules.closes_ranks and is_dead(rules, game, rank):
        return 0
    stage = FIRST_MELDS if game.has_melded[side] == 0 else MIXED if game.wilds[side, rank] > 0 else PURE
    return (
        most_wilds(rules, stage, rank, naturals)
        - game.wilds[side, rank]
        - game.plan[rank, 1]
        - game.plan[rank, 2]
    )
