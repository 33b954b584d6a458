"""The end of a round that a rollout has played: special hands, sides that form in it, and the score."""

from __future__ import annotations

from typing import Final

from bot.players.rollouts.compiling import compiled
from bot.players.rollouts.coverage import (
    FIRST_PLAY,
    FIRST_PLAY_OF_SIDE,
    NOT_CONCEALED,
    OWN_OR_PARTNERS_CANASTA,
)
from bot.players.rollouts.melds import canastas_of, has_sevens_canasta, most_wilds
from bot.players.rollouts.position import IS_OPEN, OPENED, SHOWN, TOOK, WENT_OUT, Round
from bot.players.rollouts.ranks import (
    ACE,
    BLACK_THREE,
    JOKER,
    LOWEST,
    RANKS,
    RED_THREE,
    SEVEN,
    THREES_SET_ASIDE,
    TWO,
    WILD_MELD,
    Numbers,
)
from bot.players.rollouts.rules import FIRST_MELDS, IN_HAND, RolloutRules, ScoringRules
from bot.players.rollouts.runs import short_runs

# -------------------------------------------------------------------------------------------------------- special hands

_CARDS: Final = 14
_PAIRS: Final = 7
_TRIPLES_OF_GARBAGE: Final = 4


@compiled
def special_hand(rules: RolloutRules, game: Round, place: int) -> int:
    """Return the index of the special hand with the most points that a player holds, -1 without one."""
    hand = game.hands[place]
    joker, two, threes = hand[JOKER], hand[TWO], hand[RED_THREE] + hand[BLACK_THREE]
    cards = joker + two + threes
    singles, pairs, triples, fours = 0, 0, 0, 0
    for rank in range(LOWEST, RANKS):
        held = hand[rank]
        cards += held
        singles += held == 1
        pairs += held == 2
        triples += held == 3
        fours += held == 4
    if cards != _CARDS:
        return -1
    has_wild_pair = (two == 2 and rules.wild_pairs & 1) or (joker == 2 and rules.wild_pairs & 2)
    if singles == RANKS - LOWEST and joker == two == threes == 1:
        found = 0
    elif pairs == _PAIRS:
        found = 1
    elif pairs == _PAIRS - 1 and hand[SEVEN] == hand[ACE] == 2 and has_wild_pair:
        found = 2
    elif (triples == 2 and fours == 2 and not rules.garbage_with_wilds) or (
        triples == _TRIPLES_OF_GARBAGE and (two == 2 or joker == 2) and rules.garbage_with_wilds
    ):
        found = 3
    else:
        return -1
    return found if rules.special_hands[found] > 0 else -1


# ---------------------------------------------------------------------------------------------------------------- sides


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


# ------------------------------------------------------------------------------------------------------------ the score

_FEWEST_NATURALS = 2


@compiled
def score_round(
    rules: RolloutRules, scoring: ScoringRules, game: Round, went_out: int, scores: Numbers
) -> None:
    """Write the points of each side, or of each player where totals are personal; ``went_out`` is a place, or -1."""
    game.now[WENT_OUT] = went_out
    if went_out >= 0 and game.now[IS_OPEN] > 0:
        settle_sides(game, went_out)
    for side in range(len(game.naturals)):
        points = game.laid_points[side]
        if scoring.deducts_melds and canastas_of(rules, game, side) == 0:
            points = -points
        for rank in range(LOWEST, RANKS):
            size, sort = game.naturals[side, rank] + game.wilds[side, rank], min(1, game.wilds[side, rank])
            if size >= rules.canasta_size:
                points += scoring.bonuses[sort, rank]
            elif size > 0:
                points -= scoring.unfinished_costs[sort, rank]
        if rules.has_runs and scoring.short_run_cost > 0:
            points -= scoring.short_run_cost * short_runs(game, side)
        points += scoring.threes_set_aside[game.wilds[side, THREES_SET_ASIDE]]
        scores[side] = points + _points_of_wild_meld(rules, scoring, game, side)
    for place in range(len(game.sides)):
        for rank in range(RANKS):
            held = game.hands[place, rank]
            scores[game.sides[place]] -= (held + game.feet[place, rank] * scoring.counts_feet) * rules.points[
                IN_HAND, rank
            ]
            if held >= rules.many_in_hand[rank]:
                scores[game.sides[place]] -= rules.many_costs[rank]
    if went_out >= 0:
        scores[game.sides[went_out]] += scoring.going_out_bonus
        scores[game.sides[went_out]] += _concealed_bonus(rules, scoring, game, went_out)
    if scoring.has_lone_hand:
        # From the last place down: no side has a higher number than its players.
        for place in range(len(game.sides) - 1, -1, -1):
            side = game.sides[place]
            count = game.red_threes[place] if scoring.threes_apart else _red_threes(game, side)
            scores[place] = scores[side] + _points_of_threes(rules, scoring, game, side, count)
    else:
        for side in range(len(game.naturals)):
            scores[side] += _points_of_threes(rules, scoring, game, side, _red_threes(game, side))
    if game.now[SHOWN] > 0:
        # Nothing else counts for that side.
        side = game.sides[went_out]
        if scoring.has_lone_hand:
            for place in range(len(game.sides)):
                if game.sides[place] == side:
                    scores[place] = game.now[SHOWN]
        else:
            scores[side] = game.now[SHOWN]


@compiled
def _points_of_wild_meld(rules: RolloutRules, scoring: ScoringRules, game: Round, side: int) -> int:
    """Return the bonus of a side's meld of wild cards, or its cost as long as it is no canasta."""
    jokers = game.wilds[side, WILD_MELD]
    size = game.naturals[side, WILD_MELD] + jokers
    kind = min(jokers, len(scoring.wild_bonuses) - 1)
    if size >= rules.canasta_size:
        return scoring.wild_bonuses[kind]
    return -scoring.unfinished_wild_costs[kind] if size > 0 else 0


@compiled
def _red_threes(game: Round, side: int) -> int:
    """Return the number of red threes that a side has on the table."""
    count = 0
    for place in range(len(game.sides)):
        if game.sides[place] == side:
            count += game.red_threes[place]
    return count


@compiled
def _points_of_threes(rules: RolloutRules, scoring: ScoringRules, game: Round, side: int, count: int) -> int:
    """Return what so many red threes are worth to a side, or cost it; with the black ones where these count, too."""
    sign = -1
    if game.has_melded[side] > 0 and scoring.sevens_for_threes:
        sign = 1 if has_sevens_canasta(rules, game, side) else -1
    elif game.has_melded[side] > 0:
        sign = scoring.signs_of_threes[min(2, canastas_of(rules, game, side))]
    black = game.wilds[side, THREES_SET_ASIDE]
    if scoring.adds_held_threes and sign < 0:
        for place in range(len(game.sides)):
            if game.sides[place] == side:
                count += game.hands[place, RED_THREE]
                black += game.hands[place, BLACK_THREE]
    points = scoring.red_threes[count]
    if scoring.counts_black_threes:
        points += scoring.red_threes[black]
    return sign * points


@compiled
def _concealed_bonus(rules: RolloutRules, scoring: ScoringRules, game: Round, place: int) -> int:
    """Return the bonus of a player that has just gone out for doing so concealed."""
    rule = scoring.concealed_rule
    if rule == NOT_CONCEALED or (game.now[TOOK] > 0 and not scoring.concealed_after_take):
        return 0
    side = game.sides[place]
    if rule == FIRST_PLAY_OF_SIDE and rules.has_runs:
        return scoring.concealed_bonus if game.now[OPENED] > 0 else 0
    if rule == FIRST_PLAY_OF_SIDE:
        if rules.sets_apart and canastas_of(rules, game, side) > 0:
            return 0
        for rank in range(WILD_MELD, RANKS):
            if game.turn[rank, 0] < game.naturals[side, rank] or game.turn[rank, 1] < game.wilds[side, rank]:
                return 0
        return scoring.concealed_bonus
    if game.has_laid[place]:
        return 0
    if rule == FIRST_PLAY:
        return scoring.concealed_bonus
    if rule == OWN_OR_PARTNERS_CANASTA:
        for rank in range(WILD_MELD, RANKS):
            if rank == BLACK_THREE:
                continue
            before = (
                game.naturals[side, rank] - game.turn[rank, 0] + game.wilds[side, rank] - game.turn[rank, 1]
            )
            if before >= rules.canasta_size or _own_meld(rules, game, side, rank) >= rules.canasta_size:
                return scoring.concealed_bonus
        return 0
    has_canasta = False
    for rank in range(WILD_MELD, RANKS):
        if rank == BLACK_THREE or game.turn[rank, 0] + game.turn[rank, 1] == 0:
            continue
        size = _own_meld(rules, game, side, rank)
        if size == 0:
            return 0
        has_canasta = has_canasta or size >= rules.canasta_size
    return scoring.concealed_bonus if has_canasta else scoring.covered_bonus


@compiled
def _own_meld(rules: RolloutRules, game: Round, side: int, rank: int) -> int:
    """Return the number of cards of a rank laid in this turn if they are a meld by themselves, else 0."""
    naturals, wilds = game.turn[rank, 0], game.turn[rank, 1]
    is_whole = naturals == game.naturals[side, rank] and wilds == game.wilds[side, rank]
    is_meld = naturals + wilds > _FEWEST_NATURALS and (
        rank == WILD_MELD
        or (naturals >= _FEWEST_NATURALS and wilds <= most_wilds(rules, FIRST_MELDS, rank, naturals))
    )
    return naturals + wilds if is_whole or is_meld else 0
