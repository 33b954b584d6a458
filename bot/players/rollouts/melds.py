"""The melds of a side in a rollout: those of wild cards, the limits of ranks, and canastas."""

from __future__ import annotations

from bot.players.rollouts.compiling import compiled, inlined
from bot.players.rollouts.position import Round
from bot.players.rollouts.ranks import (
    FULL_MIXED_MELDS,
    FULL_NATURAL_MELDS,
    FULL_WILD_MELDS,
    LOWEST,
    RANKS,
    SEVEN,
    SPARE,
    WILD_MELD,
)
from bot.players.rollouts.rules import FIRST_MELDS, MIXED, MOST_NATURALS, PURE, RolloutRules
from bot.players.rollouts.weights import GATHERS_FROM, OUT_WILDS

# -------------------------------------------------------------------------------------------------- melds of wild cards

_SMALLEST = 3
"""The fewest cards of a meld."""


@inlined
def spare_wilds(game: Round) -> int:
    """Return the number of wild cards that are not planned."""
    return game.plan[SPARE, 1] + game.plan[SPARE, 2]


@inlined
def _size(game: Round, side: int) -> int:
    """Return the cards of the meld after the plan."""
    on_table = game.naturals[side, WILD_MELD] + game.wilds[side, WILD_MELD]
    return on_table + game.plan[WILD_MELD, 0] + game.plan[WILD_MELD, 2]


@inlined
def wild_canastas_of(rules: RolloutRules, game: Round, side: int) -> int:
    """Return the number of canastas of wild cards on the table."""
    size = game.naturals[side, WILD_MELD] + game.wilds[side, WILD_MELD]
    return game.wilds[side, FULL_WILD_MELDS] + (size >= rules.canasta_size)


@inlined
def wild_canastas_planned(rules: RolloutRules, game: Round, side: int) -> int:
    """Return the number of canastas of wild cards after the plan."""
    return game.wilds[side, FULL_WILD_MELDS] + (_size(game, side) >= rules.canasta_size)


@inlined
def is_wild_canasta_missing(rules: RolloutRules, game: Round, side: int) -> bool:
    """Return whether going out needs one more canasta of wild cards after the plan."""
    return rules.wild_canastas > 0 and wild_canastas_planned(rules, game, side) < rules.wild_canastas


@inlined
def locks_others(rules: RolloutRules, game: Round, side: int) -> bool:
    """Return whether no wild card goes to another meld."""
    if not rules.locks_wilds:
        return False
    return 0 < game.naturals[side, WILD_MELD] + game.wilds[side, WILD_MELD] < rules.canasta_size


@inlined
def gathered(rules: RolloutRules, game: Round, side: int) -> int:
    """Return how many of the spare wild cards go to the meld of wild cards until it is a canasta."""
    if rules.largest_wild_meld == 0:
        return 0
    size, spare = _size(game, side), spare_wilds(game)
    fewest = _SMALLEST if is_wild_canasta_missing(rules, game, side) else rules.weights[side][GATHERS_FROM]
    if size >= rules.canasta_size or (size == 0 and spare < fewest):
        return 0
    return min(spare, rules.largest_wild_meld - size)


@inlined
def gathered_to_go_out(rules: RolloutRules, game: Round, side: int) -> int:
    """Return how many of the spare wild cards must go there before others, for the player to go out."""
    if rules.largest_wild_meld == 0:
        return 0
    missing, spare = rules.canasta_size - _size(game, side), spare_wilds(game)
    if locks_others(rules, game, side):
        return min(spare, rules.largest_wild_meld - _size(game, side))
    return missing if is_wild_canasta_missing(rules, game, side) and missing <= spare else 0


@inlined
def unloaded(rules: RolloutRules, game: Round, side: int, begins: bool) -> int:
    """Return how many of the spare wild cards the meld can still take; none where it would have to be begun but may not."""
    size, spare = _size(game, side), spare_wilds(game)
    if size == 0 and (not begins or spare < _SMALLEST):
        return 0
    return min(spare, rules.largest_wild_meld - size)


@inlined
def cost_of_leaving(rules: RolloutRules, game: Round, side: int) -> float:
    """Return what it costs to end the round while the meld is no canasta."""
    size = _size(game, side)
    return rules.weights[side][OUT_WILDS] * size if size < rules.canasta_size else 0.0


# --------------------------------------------------------------------------------------------------------------- limits


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


# ------------------------------------------------------------------------------------------------------------- canastas


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
