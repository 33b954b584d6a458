"""The canastas of a side, and those that it still needs to go out."""

from __future__ import annotations

from bot.players.rollouts.compiling import compiled, inlined
from bot.players.rollouts.policy.wild_melds import wild_canastas_of, wild_canastas_planned
from bot.players.rollouts.position import Round
from bot.players.rollouts.ranks import (
    FULL_MIXED_MELDS,
    FULL_NATURAL_MELDS,
    FULL_WILD_MELDS,
    LOWEST,
    RANKS,
    SEVEN,
    WILD_MELD,
)
from bot.players.rollouts.rules import RolloutRules


@compiled
def canastas_of(rules: RolloutRules, game: Round, side: int) -> int:
    """Return the number of canastas of a side."""
    count = wild_canastas_of(rules, game, side)
    count += game.naturals[side, FULL_NATURAL_MELDS] + game.naturals[side, FULL_MIXED_MELDS]
    for rank in range(LOWEST, RANKS):
        count += game.naturals[side, rank] + game.wilds[side, rank] >= rules.canasta_size
    return count


@compiled
def set_apart(rules: RolloutRules, game: Round, side: int, rank: int) -> None:
    """Set a canasta that takes no more cards apart, with its bonus, so that a new meld of the rank can be begun."""
    naturals, wilds = game.naturals[side, rank], game.wilds[side, rank]
    if naturals + wilds < rules.canasta_size:
        return
    if rank == WILD_MELD:
        game.wilds[side, FULL_WILD_MELDS] += 1
        game.laid_points[side] += rules.full_bonuses[2]
    else:
        game.naturals[side, FULL_MIXED_MELDS if wilds > 0 else FULL_NATURAL_MELDS] += 1
        game.laid_points[side] += rules.full_bonuses[min(1, wilds)]
    game.naturals[side, rank] = 0
    game.wilds[side, rank] = 0


@inlined
def missing_canastas(rules: RolloutRules, naturals: int, mixed: int, wild: int, sevens: int) -> int:
    """Return how many canastas are missing for going out, beside so many of each kind.

    One of sevens is none of another kind where going out needs it.
    """
    of_kinds = max(0, rules.natural_canastas - naturals) + max(0, rules.mixed_canastas - mixed)
    of_kinds += max(0, rules.wild_canastas - wild) + max(0, rules.sevens_canastas - sevens)
    return max(of_kinds, rules.canastas_to_go_out - naturals - mixed - wild - sevens)


@inlined
def is_of_sevens(rules: RolloutRules, rank: int) -> bool:
    """Return whether a canasta of a rank is the one of sevens that going out needs."""
    return rank == SEVEN and rules.sevens_canastas > 0


@compiled
def has_sevens_canasta(rules: RolloutRules, game: Round, side: int) -> bool:
    """Return whether a side has a canasta of sevens."""
    return game.naturals[side, SEVEN] + game.wilds[side, SEVEN] >= rules.canasta_size


@compiled
def missing_of(rules: RolloutRules, game: Round, side: int) -> int:
    """Return how many canastas a side misses for going out."""
    canastas = canastas_of(rules, game, side)
    wild = wild_canastas_of(rules, game, side)
    naturals, sevens = game.naturals[side, FULL_NATURAL_MELDS], 0
    if rules.natural_canastas + rules.mixed_canastas > 0:
        for rank in range(LOWEST, RANKS):
            naturals += game.wilds[side, rank] == 0 and game.naturals[side, rank] >= rules.canasta_size
    if rules.sevens_canastas > 0 and has_sevens_canasta(rules, game, side):
        sevens = 1
        naturals -= game.wilds[side, SEVEN] == 0
    return missing_canastas(rules, naturals, canastas - naturals - wild - sevens, wild, sevens)


@inlined
def is_pure(game: Round, side: int, rank: int) -> bool:
    """Return whether the meld of a rank has no wild cards after the plan."""
    return game.wilds[side, rank] + game.plan[rank, 1] + game.plan[rank, 2] == 0


@inlined
def planned_canastas(rules: RolloutRules, game: Round, side: int) -> tuple[int, int, int]:
    """Return the numbers of natural and mixed canastas of a side after the plan, and of those of sevens that count apart."""
    naturals, mixed, sevens = (
        game.naturals[side, FULL_NATURAL_MELDS],
        game.naturals[side, FULL_MIXED_MELDS],
        0,
    )
    for rank in range(LOWEST, RANKS):
        pure = game.naturals[side, rank] + game.plan[rank, 0]
        wilds = game.wilds[side, rank] + game.plan[rank, 1] + game.plan[rank, 2]
        if pure + wilds >= rules.canasta_size:
            if is_of_sevens(rules, rank):
                sevens += 1
            elif wilds > 0:
                mixed += 1
            else:
                naturals += 1
    return naturals, mixed, sevens


@compiled
def missing_planned(rules: RolloutRules, game: Round, side: int) -> int:
    """Return how many canastas a side misses for going out after the plan."""
    naturals, mixed, sevens = planned_canastas(rules, game, side)
    return missing_canastas(rules, naturals, mixed, wild_canastas_planned(rules, game, side), sevens)


@compiled
def lacks_red_threes(rules: RolloutRules, game: Round, side: int) -> bool:
    """Return whether a side has fewer red threes than canastas after the plan, where going out needs as many."""
    if not rules.needs_red_threes:
        return False
    naturals, mixed, sevens = planned_canastas(rules, game, side)
    threes = -naturals - mixed - sevens - wild_canastas_planned(rules, game, side)
    for place in range(len(game.sides)):
        if game.sides[place] == side:
            threes += game.red_threes[place]
    return threes < 0


@compiled
def stays_natural(rules: RolloutRules, game: Round, side: int, rank: int) -> bool:
    """Return whether the meld of a rank is a natural canasta that going out needs, so that no wild card may go there."""
    if (
        rules.natural_canastas == 0
        or is_of_sevens(rules, rank)
        or not is_pure(game, side, rank)
        or game.naturals[side, rank] + game.plan[rank, 0] < rules.canasta_size
    ):
        return False
    return planned_canastas(rules, game, side)[0] <= rules.natural_canastas


@compiled
def ranks_to_be_natural(rules: RolloutRules, game: Round, side: int, missing: int) -> int:
    """Return the longest melds without wild cards, from which the ``missing`` natural canastas may grow, as bits."""
    found = 0
    for _ in range(missing):
        longest, most = 0, 0
        for rank in range(LOWEST, RANKS):
            size = game.naturals[side, rank] + game.plan[rank, 0]
            if (
                most < size < rules.canasta_size
                and is_pure(game, side, rank)
                and not found >> rank & 1
                and not is_of_sevens(rules, rank)
            ):
                longest, most = rank, size
        found |= 1 << longest
    return found
