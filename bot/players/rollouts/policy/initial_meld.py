"""The first melds of a side: what must be laid down for them, and what is kept."""

from __future__ import annotations

from bot.players.rollouts.compiling import compiled, inlined
from bot.players.rollouts.coverage import PURE_OR_WILD, THREE_NATURALS
from bot.players.rollouts.melds import (
    gathered,
    planned_canastas,
    room_for_wilds,
    takes_wild,
    unloaded,
    wild_canastas_planned,
)
from bot.players.rollouts.policy.planning import (
    SMALLEST,
    begin_plan,
    begins_meld,
    count_planned,
    give_wild,
    has_spare,
    held_by,
    is_take_forced,
    keep_choice,
    nearest_canasta,
    planned,
    planned_points,
)
from bot.players.rollouts.position import FIRST_ANY, FIRST_NATURAL, Round
from bot.players.rollouts.ranks import FULL_NATURAL_MELDS, JOKER, LOWEST, RANKS, TWO, WILD_MELD
from bot.players.rollouts.rules import ON_TABLE, RolloutRules


@compiled
def plan_initial(rules: RolloutRules, game: Round, place: int, needed: int) -> bool:
    """Plan an initial meld: all sets of naturals, then as few wild cards as reach the points."""
    begin_plan(game, place)
    side = game.sides[place]
    points = 0
    for rank in range(LOWEST, RANKS):
        if begins_meld(rules, game, rank, game.hands[place, rank]):
            game.plan[rank, 0] = min(game.hands[place, rank], rules.largest)
            points += game.plan[rank, 0] * rules.points[ON_TABLE, rank]
    values = (rules.points[ON_TABLE, TWO], rules.points[ON_TABLE, JOKER])
    is_forced = rules.opens_before_pile and is_take_forced(rules, game)
    if rules.largest_wild_meld > 0 and not is_forced:
        for _ in range(gathered(rules, game, side)):
            points += values[give_wild(game, WILD_MELD, False)]
    for rank in range(RANKS - 1, LOWEST - 1, -1):
        if points >= needed or not has_spare(game):
            break
        held = game.hands[place, rank]
        if (
            held >= SMALLEST - 1
            and game.plan[rank, 0] == 0
            and takes_wild(rules, game, side, rank, min(held, rules.largest - 1))
        ):
            game.plan[rank, 0] = held
            points += held * rules.points[ON_TABLE, rank]
            points += values[give_wild(game, rank, points + values[0] < needed)]
    if is_forced and points < needed and rules.largest_wild_meld > 0:
        for _ in range(unloaded(rules, game, side, True)):
            points += values[give_wild(game, WILD_MELD, True)]
    for rank in range(RANKS - 1, LOWEST - 1, -1):
        while (
            points < needed
            and game.plan[rank, 0] > 0
            and has_spare(game)
            and room_for_wilds(rules, game, side, rank) > 0
            and not (rules.opens_clean == PURE_OR_WILD and _is_only_clean_set(game, rank))
        ):
            points += values[give_wild(game, rank, points + values[0] < needed)]
    if is_forced and needed > 0:
        # With few cards in the pile some must stay in the hand.
        for rank in range(LOWEST, RANKS):
            while game.plan[rank, 0] > SMALLEST and points - rules.points[ON_TABLE, rank] >= needed:
                game.plan[rank, 0] -= 1
                points -= rules.points[ON_TABLE, rank]
    return points >= needed and (not rules.opens_clean or _clean_sets(game, rules.opens_clean) > 0)


@compiled
def _clean_sets(game: Round, purity: int) -> int:
    """Return the number of planned melds without wild cards, or of wild cards alone; or of those with three naturals."""
    with_wilds = purity == THREE_NATURALS
    count = 1 if planned(game, WILD_MELD) >= SMALLEST and not with_wilds else 0
    for rank in range(LOWEST, RANKS):
        is_pure = game.plan[rank, 1] + game.plan[rank, 2] == 0
        count += game.plan[rank, 0] >= SMALLEST and (with_wilds or is_pure)
    return count


@compiled
def _is_only_clean_set(game: Round, rank: int) -> bool:
    return game.plan[rank, 1] + game.plan[rank, 2] == 0 and _clean_sets(game, PURE_OR_WILD) == 1


@compiled
def has_first_canasta(rules: RolloutRules, game: Round, side: int, kind: int) -> bool:
    """Return whether the first melds of a side have the canasta that they need, after the plan."""
    naturals, mixed, sevens = planned_canastas(rules, game, side)
    if kind == FIRST_NATURAL:
        # Not a sequence, and the side has no other canasta yet.
        return naturals + sevens > game.naturals[side, FULL_NATURAL_MELDS]
    return naturals + mixed + sevens + wild_canastas_planned(rules, game, side) > 0


@compiled
def plans_first_canasta(rules: RolloutRules, game: Round, side: int, kind: int) -> bool:
    """Plan wild cards for the canasta that the first melds need, if there is none; return whether there is one."""
    if has_first_canasta(rules, game, side, kind):
        return True
    best = nearest_canasta(rules, game, side, 0) if kind == FIRST_ANY else 0
    if best == 0:
        return False
    for _ in range(rules.canasta_size - planned(game, best)):
        give_wild(game, best, False)
    return True


@inlined
def spare_initial(
    rules: RolloutRules, game: Round, place: int, needed: int, late: float, keeps_all: bool
) -> bool:
    """Take out of the plan of an initial meld what it does not need and is worth more in the hand."""
    if rules.opens_clean or keeps_all:
        return held_by(game, place) - count_planned(game) >= 2
    return keep_choice(rules, game, place, planned_points(rules, game) - needed, False, late)
