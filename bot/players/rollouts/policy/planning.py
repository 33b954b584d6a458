"""Cards to lay down: an initial meld, a way out, or what fits; each is written into ``Round.plan``."""

from __future__ import annotations

from typing import Final

import numpy as np

from bot.players.rollouts.compiling import compiled, inlined
from bot.players.rollouts.coverage import SEVENS_FREE
from bot.players.rollouts.hands import has_foot, is_barred
from bot.players.rollouts.melds import (
    gathered,
    gathered_to_go_out,
    is_dead,
    is_of_sevens,
    is_pure,
    is_wild_canasta_missing,
    lacks_red_threes,
    locks_others,
    missing_canastas,
    missing_planned,
    planned_canastas,
    ranks_to_be_natural,
    room_for_naturals,
    room_for_wilds,
    spare_wilds,
    stays_natural,
    takes_wild,
    unloaded,
    wild_canastas_planned,
)
from bot.players.rollouts.position import BEGINNING, DRAWN, KEEPS_THREES, LAID, STAGE, Round
from bot.players.rollouts.ranks import (
    BLACK_THREE,
    JOKER,
    LOWEST,
    RANKS,
    RED_THREE,
    SEVEN,
    SPARE,
    TWO,
    WILD_MELD,
)
from bot.players.rollouts.rules import NEVER_DISCARDED, ON_TABLE, RolloutRules
from bot.players.rollouts.weights import (
    COMPLETES,
    COMPLETES_FIRST,
    LAY,
    LAY_CANASTA,
    SMALL,
    SMALL_WITH_CANASTA,
    UNLOAD,
    WILD,
)

SMALLEST = 3
"""The fewest cards of a meld."""
_FEWEST_OF_DEAR = 5
"""The fewest naturals that begin a meld which costs points if it stays unfinished."""
_SMALL_HAND: Final = np.array([1.5, 0.95, 0.6, 0.36, 0.2, 0.09, 0.03, 0.0])
"""Cost of a small hand, as it leaves no choice, by its cards."""


@compiled
def begin_plan(game: Round, place: int) -> None:
    """Empty the plan."""
    unplan(game, WILD_MELD)
    for rank in range(BLACK_THREE, RANKS):
        unplan(game, rank)
    game.plan[SPARE, 1] = game.hands[place, TWO]
    game.plan[SPARE, 2] = game.hands[place, JOKER]


@compiled
def unplan(game: Round, rank: int) -> None:
    """Take a rank out of the plan."""
    game.plan[rank, 0] = 0
    game.plan[rank, 1] = 0
    game.plan[rank, 2] = 0


@compiled
def give_wild(game: Round, rank: int, joker_first: bool) -> int:
    """Plan a wild card for a rank; return 0 for a two and 1 for a joker."""
    which = 1 if game.plan[SPARE, 2] > 0 and (joker_first or game.plan[SPARE, 1] == 0) else 0
    game.plan[SPARE, 1 + which] -= 1
    game.plan[rank, 0 if rank == WILD_MELD and which == 0 else 1 + which] += 1
    return which


@compiled
def has_spare(game: Round) -> bool:
    """Return whether a wild card is not planned."""
    return spare_wilds(game) > 0


@compiled
def planned(game: Round, rank: int) -> int:
    """Return how many cards are planned for a rank."""
    return game.plan[rank, 0] + game.plan[rank, 1] + game.plan[rank, 2]


@compiled
def held_by(game: Round, place: int) -> int:
    """Return how many cards a player holds."""
    count = game.hands[place, RED_THREE] * game.now[KEEPS_THREES]
    for rank in range(JOKER, RANKS):
        count += game.hands[place, rank]
    return count


@compiled
def count_planned(game: Round) -> int:
    """Return how many cards are planned."""
    count = planned(game, WILD_MELD)
    for rank in range(BLACK_THREE, RANKS):
        count += planned(game, rank)
    return count


@compiled
def _size(game: Round, side: int, rank: int) -> int:
    """Return the number of cards of a meld after the plan."""
    return game.naturals[side, rank] + game.wilds[side, rank] + planned(game, rank)


@inlined
def begins_meld(rules: RolloutRules, game: Round, rank: int, held: int) -> bool:
    """Return whether so many naturals begin a meld of their rank; an unfinished one that costs points is begun late."""
    if held < SMALLEST:
        return False
    if rules.dear_ranks >> rank & 1 and held < _FEWEST_OF_DEAR and not is_take_forced(rules, game):
        return False
    return not (rules.closes_ranks and is_dead(rules, game, rank))


@inlined
def is_take_forced(rules: RolloutRules, game: Round) -> bool:
    """Return whether a turn begins in which the pile must be taken if that is allowed."""
    return rules.must_take and game.now[STAGE] == BEGINNING and game.now[DRAWN] >= len(game.stock)


@inlined
def _fitting(rules: RolloutRules, game: Round, place: int, rank: int) -> int:
    """Return how many naturals of a hand go into the meld of their rank."""
    side = game.sides[place]
    return min(game.hands[place, rank], room_for_naturals(rules, game, side, rank))


@compiled
def plan_wild_pair(rules: RolloutRules, game: Round, place: int, upcard: int) -> bool:
    """Plan a pair of the wild card on the pile, which it takes for the meld of wild cards; return whether that can be done."""
    side = game.sides[place]
    size = game.naturals[side, WILD_MELD] + game.wilds[side, WILD_MELD]
    if game.hands[place, upcard] < 2 or size + SMALLEST > rules.largest_wild_meld:
        return False
    begin_plan(game, place)
    game.plan[WILD_MELD, 0 if upcard == TWO else 2] = 2
    return game.has_melded[side] > 0


@compiled
def plan_upcard(game: Round, upcard: int, count: int) -> None:
    """Plan a card of the pile, or take it out of the plan again with a negative count."""
    game.plan[max(upcard, WILD_MELD), 2 if upcard == JOKER else 0] += count


@compiled
def must_go_out(rules: RolloutRules, game: Round, place: int, upcard: int) -> bool:
    """Return whether the pile must be taken with the plan, as the stock is empty and the last card goes out then."""
    if game.now[DRAWN] < len(game.stock) or (count_planned(game) > 0 and not rules.must_take):
        return False
    if rules.must_ask or (rules.has_feet and is_barred(rules, game, place)):
        return False
    plan_upcard(game, upcard, 1)
    missing = missing_planned(rules, game, game.sides[place])
    lacks_threes = lacks_red_threes(rules, game, game.sides[place])
    plan_upcard(game, upcard, -1)
    return missing == 0 and not lacks_threes


@compiled
def plan_exit(rules: RolloutRules, game: Round, place: int) -> bool:
    """Plan to lay down all cards, or all but one: to go out, or to pick up the foot."""
    to_foot = has_foot(game, place)
    if rules.has_feet and not to_foot and is_barred(rules, game, place):
        return False
    if rules.must_ask and not to_foot and game.now[LAID] > 0:
        return False
    side = game.sides[place]
    if rules.opens_clean and game.has_melded[side] == 0:
        return False
    begin_plan(game, place)
    misfits = 0
    if game.hands[place, BLACK_THREE] >= rules.black_threes_of_meld and not to_foot:
        game.plan[BLACK_THREE, 0] = game.hands[place, BLACK_THREE]
    else:
        misfits = game.hands[place, BLACK_THREE]
    if rules.keeps_threes:
        misfits += game.hands[place, RED_THREE]
    if rules.largest_wild_meld > 0:
        _fill_wild_meld(game, gathered_to_go_out(rules, game, side))
    for rank in range(LOWEST, RANKS):
        if game.naturals[side, rank] > 0 or begins_meld(rules, game, rank, game.hands[place, rank]):
            game.plan[rank, 0] = _fitting(rules, game, place, rank)
            misfits += game.hands[place, rank] - game.plan[rank, 0]
        elif (
            game.hands[place, rank] == SMALLEST - 1
            and has_spare(game)
            and not locks_others(rules, game, side)
            and takes_wild(rules, game, side, rank, SMALLEST - 1)
        ):
            game.plan[rank, 0] = game.hands[place, rank]
            give_wild(game, rank, False)
        else:
            misfits += game.hands[place, rank]
        if misfits > 1:
            return False
    while not to_foot and missing_planned(rules, game, side) > 0:
        best = nearest_canasta(rules, game, side, 0)
        if best == 0:
            if rules.mixed_canastas == 0:
                return False
            break
        while _size(game, side, best) < rules.canasta_size:
            give_wild(game, best, False)
    if is_wild_canasta_missing(rules, game, side):
        _fill_wild_meld(game, unloaded(rules, game, side, True))
    _unload(rules, game, side)
    if rules.largest_wild_meld > 0:
        _fill_wild_meld(game, unloaded(rules, game, side, True))
    if misfits + spare_wilds(game) > 1 or (has_spare(game) and rules.wild_ban == NEVER_DISCARDED):
        return False
    # Where sevens are not always discarded, none is the last discard.
    if rules.seven_discards != SEVENS_FREE and not to_foot and game.hands[place, SEVEN] > game.plan[SEVEN, 0]:
        return False
    if not to_foot and lacks_red_threes(rules, game, side):
        return False
    if rules.must_discard and not to_foot and misfits + spare_wilds(game) == 0:
        return _keeps_discard(rules, game, side)
    # Further wild cards may have made a natural canasta a mixed one that was missing.
    return rules.mixed_canastas == 0 or to_foot or missing_planned(rules, game, side) == 0


@compiled
def _keeps_discard(rules: RolloutRules, game: Round, side: int) -> bool:
    """Take a natural out of the plan of a way out, for the last discard; return whether that can be done."""
    for rank in range(LOWEST, RANKS):
        if rank == SEVEN and rules.seven_discards != SEVENS_FREE:
            continue
        naturals = game.naturals[side, rank] + game.plan[rank, 0]
        if game.plan[rank, 0] == 0 or naturals == SMALLEST - 1 or _size(game, side, rank) == SMALLEST:
            continue
        game.plan[rank, 0] -= 1
        has_new_wilds = game.plan[rank, 1] + game.plan[rank, 2] > 0
        if missing_planned(rules, game, side) == 0 and not (
            has_new_wilds and room_for_wilds(rules, game, side, rank) < 0
        ):
            return True
        game.plan[rank, 0] += 1
    return False


@compiled
def _fill_wild_meld(game: Round, count: int) -> None:
    """Plan so many of the spare wild cards for the meld of wild cards."""
    for _ in range(count):
        give_wild(game, WILD_MELD, False)


@compiled
def _unload(rules: RolloutRules, game: Round, side: int) -> None:
    """Plan the spare wild cards wherever they fit: mixed melds first, so that natural canastas stay natural."""
    for natural_too in (False, True):
        for rank in range(LOWEST, RANKS):
            if not has_spare(game):
                return
            if is_pure(game, side, rank) and (
                not natural_too or (rules.natural_canastas > 0 and stays_natural(rules, game, side, rank))
            ):
                continue
            while has_spare(game) and room_for_wilds(rules, game, side, rank) > 0:
                give_wild(game, rank, False)


@compiled
def nearest_canasta(rules: RolloutRules, game: Round, side: int, left: int) -> int:
    """Return the rank that needs the fewest of the spare wild cards for a canasta; 0 if none can become one.

    The bits of ``left`` are the ranks that are left to become natural canastas.
    """
    best, fewest = 0, spare_wilds(game) + 1
    for rank in range(LOWEST, RANKS):
        missing = rules.canasta_size - _size(game, side, rank)
        is_left = left >> rank & 1
        if 0 < missing < fewest and not is_left and missing <= room_for_wilds(rules, game, side, rank):
            best, fewest = rank, missing
    return best


@inlined
def plan_fitting(rules: RolloutRules, game: Round, place: int, late: float) -> bool:
    """Plan all naturals that fit, and wild cards that complete canastas or, late in the round, fit; keep two cards."""
    begin_plan(game, place)
    side = game.sides[place]
    for rank in range(LOWEST, RANKS):
        if game.naturals[side, rank] > 0 or begins_meld(rules, game, rank, game.hands[place, rank]):
            game.plan[rank, 0] = _fitting(rules, game, place, rank)
    wild = 0
    if rules.largest_wild_meld > 0:
        _fill_wild_meld(game, gathered(rules, game, side))
        wild = wild_canastas_planned(rules, game, side)
    weights = rules.weights[side]
    is_late = late > weights[UNLOAD]
    naturals, mixed, sevens = planned_canastas(rules, game, side)
    left = 0
    if naturals < rules.natural_canastas and not is_late:
        left = ranks_to_be_natural(rules, game, side, rules.natural_canastas - naturals)
    while True:
        best = nearest_canasta(rules, game, side, left)
        if best == 0:
            break
        missing = rules.canasta_size - _size(game, side, best)
        lacks = missing_canastas(rules, naturals, mixed, wild, sevens)
        of_sevens = is_of_sevens(rules, best)
        is_needed = (
            missing_canastas(rules, naturals, mixed + (not of_sevens), wild, sevens + of_sevens) < lacks
        )
        completes = weights[COMPLETES_FIRST if is_needed else COMPLETES]
        if not is_late and (
            completes < weights[WILD] * missing
            or (not is_needed and is_wild_canasta_missing(rules, game, side))
        ):
            break
        for _ in range(missing):
            give_wild(game, best, False)
        if of_sevens:
            sevens += 1
        else:
            mixed += 1
    if is_late:
        _unload(rules, game, side)
        if rules.largest_wild_meld > 0:
            _fill_wild_meld(game, unloaded(rules, game, side, False))
    has_canastas = missing_canastas(rules, naturals, mixed, wild, sevens) <= 0
    return keep_choice(rules, game, place, 1 << 20, has_canastas, late)


@compiled
def keep_choice(
    rules: RolloutRules, game: Round, place: int, surplus: int, has_canasta: bool, late: float
) -> bool:
    """Take melds out of a plan where their cards are worth more in the hand; return whether any card is planned.

    A hand of few cards leaves no choice: two must stay. ``surplus`` are points that the plan may lose. Before the foot
    nothing is kept.
    """
    if has_foot(game, place):
        return count_planned(game) > 0
    side = game.sides[place]
    weights = rules.weights[side]
    left = held_by(game, place) - count_planned(game)
    factor = weights[SMALL_WITH_CANASTA if has_canasta else SMALL] * (1.0 - late)
    lowest = WILD_MELD if rules.largest_wild_meld > 0 else LOWEST
    while True:
        worst, least = 0, 0.0
        for rank in range(lowest, RANKS):
            count = planned(game, rank)
            points = _points_of(rules, game, rank)
            if count == 0 or points > surplus:
                continue
            value = weights[LAY] * count + 2.0 * late * points
            if _size(game, side, rank) >= rules.canasta_size:
                value += weights[LAY_CANASTA]
            value -= factor * (_small(left) - _small(left + count))
            if left < 2:
                value -= 1e6 - left - count
            if value < least:
                worst, least = rank, value
        if worst == 0:
            break
        surplus -= _points_of(rules, game, worst)
        left += planned(game, worst)
        unplan(game, worst)
    return left >= 2 and count_planned(game) > 0


@compiled
def _small(cards: int) -> float:
    """Return the cost of a hand of so few cards."""
    return _SMALL_HAND[min(len(_SMALL_HAND) - 1, cards)]


@compiled
def _points_of(rules: RolloutRules, game: Round, rank: int) -> int:
    """Return the points of the cards planned for a rank."""
    return (
        game.plan[rank, 0] * rules.points[ON_TABLE, rank]
        + game.plan[rank, 1] * rules.points[ON_TABLE, TWO]
        + game.plan[rank, 2] * rules.points[ON_TABLE, JOKER]
    )


@compiled
def planned_points(rules: RolloutRules, game: Round) -> int:
    """Return the points of all planned cards."""
    points = _points_of(rules, game, WILD_MELD)
    for rank in range(BLACK_THREE, RANKS):
        points += _points_of(rules, game, rank)
    return points
