"""The next lay-down of a rollout's player, and whether it is wanted: a way out, an initial meld, or what fits."""

from __future__ import annotations

from typing import Final

import numpy as np

from bot.players.rollouts.compiling import compiled, inlined
from bot.players.rollouts.hands import has_foot
from bot.players.rollouts.melds import cost_of_leaving, is_pure, missing_of
from bot.players.rollouts.policy.initial_meld import (
    has_first_canasta,
    plan_initial,
    plans_first_canasta,
    spare_initial,
)
from bot.players.rollouts.policy.planning import (
    begin_plan,
    count_planned,
    held_by,
    plan_exit,
    plan_fitting,
    planned,
    planned_points,
)
from bot.players.rollouts.policy.sequences import cost_of_open_runs, plan_runs
from bot.players.rollouts.position import DRAWN, FIRST_CANASTA, Round
from bot.players.rollouts.ranks import LOWEST, RANKS
from bot.players.rollouts.rules import RolloutRules
from bot.players.rollouts.runs import ALL_RUNS, unplan_runs
from bot.players.rollouts.weights import (
    GIVES_WILD,
    HURRY,
    MELDING,
    OUT,
    OUT_DEAR,
    OUT_MELDS,
    OUT_PARTNERS,
    OUT_THEIRS,
)


@inlined
def plans_lay_down(rules: RolloutRules, game: Round, place: int, takes: bool, late: float) -> bool:
    """Plan the next lay-down: a way out, else an initial meld, else what fits."""
    if rules.has_runs:
        return _plans_with_runs(rules, game, place, takes, late)
    minimum = 0 if game.has_melded[game.sides[place]] else game.minimums[place]
    return _plans_ranks(rules, game, place, takes, late, minimum, minimum, 0)


@compiled
def _plans_with_runs(rules: RolloutRules, game: Round, place: int, takes: bool, late: float) -> bool:
    """Plan sequences and melds of ranks with them; else sequences alone, or melds of ranks alone."""
    side = game.sides[place]
    minimum = 0 if game.has_melded[side] else game.minimums[place]
    first_canasta = minimum // FIRST_CANASTA
    minimum -= first_canasta * FIRST_CANASTA
    plan_runs(rules, game, place)
    while True:
        needed = max(0, minimum - game.plan[ALL_RUNS, 1])
        found = _plans_ranks(rules, game, place, takes, late, minimum + first_canasta, needed, first_canasta)
        if found or game.plan[ALL_RUNS, 0] == 0:
            return found
        if needed == 0 and held_by(game, place) >= 2:
            begin_plan(game, place)
            if first_canasta == 0 or has_first_canasta(rules, game, side, first_canasta):
                return True
        unplan_runs(game, place)


@inlined
def _plans_ranks(
    rules: RolloutRules,
    game: Round,
    place: int,
    takes: bool,
    late: float,
    minimum: int,
    needed: int,
    first_canasta: int,
) -> bool:
    """Plan melds of ranks; without a ``minimum`` what fits, else an initial meld of the points that are still needed."""
    side = game.sides[place]
    to_foot = has_foot(game, place)
    waives = rules.exit_waives_minimum and not takes and not to_foot
    if (
        plan_exit(rules, game, place)
        and (needed == 0 or waives or planned_points(rules, game) >= needed)
        and (first_canasta == 0 or has_first_canasta(rules, game, side, first_canasta))
        and (to_foot or _gain_of_exit(rules, game, place) > 0.0)
    ):
        return True
    if minimum == 0:
        return plan_fitting(rules, game, place, late)
    return (
        plan_initial(rules, game, place, needed)
        and (first_canasta == 0 or plans_first_canasta(rules, game, side, first_canasta))
        and spare_initial(rules, game, place, needed, late, first_canasta > 0)
        and (to_foot or _gain_of_melding(rules, game, place, late) > 0.0)
    )


@inlined
def goes_out_by_drawing(rules: RolloutRules, game: Round, place: int) -> bool:
    """Return whether the player can go out, and wants to, whatever card it draws."""
    if not game.has_melded[game.sides[place]] or game.now[DRAWN] >= len(game.stock) or has_foot(game, place):
        return False
    return (
        plan_exit(rules, game, place)
        and count_planned(game) == held_by(game, place)
        and _gain_of_exit(rules, game, place) > 0.0
    )


@inlined
def _gain_of_exit(rules: RolloutRules, game: Round, place: int) -> float:
    """Return what ending the round is worth beyond playing on."""
    side = game.sides[place]
    weights = rules.weights[side]
    gain = weights[OUT]
    for other in range(len(game.sides)):
        if game.sides[other] != side:
            gain += weights[OUT_THEIRS] * held_by(game, other)
        elif other != place:
            gain -= weights[OUT_PARTNERS] * held_by(game, other)
    for rank in range(LOWEST, RANKS):
        size = game.naturals[side, rank] + game.wilds[side, rank] + planned(game, rank)
        if size < rules.canasta_size:
            gain -= weights[OUT_MELDS] * size
            if size > 0 and rules.dear_ranks >> rank & 1 and is_pure(game, side, rank):
                gain -= weights[OUT_DEAR]
    if rules.has_runs:
        gain -= cost_of_open_runs(rules, game, place)
    return gain - cost_of_leaving(rules, game, side)


@inlined
def _gain_of_melding(rules: RolloutRules, game: Round, place: int, late: float) -> float:
    """Return what the planned first melds are worth beyond waiting."""
    weights = rules.weights[game.sides[place]]
    gain = weights[MELDING] + weights[HURRY] * late
    for rank in range(LOWEST, RANKS):
        gain -= weights[GIVES_WILD] * (game.plan[rank, 1] + game.plan[rank, 2])
    return gain


_OUT_BY_CARDS: Final = np.array([1.0, 0.6, 0.42, 0.3, 0.2, 0.13, 0.09, 0.06, 0.04, 0.03, 0.02])
"""Chance that a player goes out in the next turn whose side may, by the cards in the hand."""
_OUT_BY_LONGEST: Final = np.array([0.0, 0.0, 0.0, 0.0, 0.05, 0.15, 0.35])
"""Factor on that chance for a side that lacks one canasta, by the cards of its longest meld without."""


@inlined
def end_chance(rules: RolloutRules, game: Round, place: int) -> float:
    """Return the chance that another side ends the round before the player's next turn, or the stock does."""
    if len(game.stock) - game.now[DRAWN] < len(game.sides) * rules.draw_count:
        return 1.0
    safe = 1.0
    for other in range(len(game.sides)):
        side = game.sides[other]
        if side == game.sides[place] or has_foot(game, other):
            continue
        held = held_by(game, other)
        if held >= len(_OUT_BY_CARDS) - 1:
            continue
        lacking = missing_of(rules, game, side)
        if lacking > 1:
            continue
        chance = _OUT_BY_CARDS[held]
        if lacking == 1:
            longest = 0
            for rank in range(LOWEST, RANKS):
                size = game.naturals[side, rank] + game.wilds[side, rank]
                if longest < size < rules.canasta_size:
                    longest = size
            chance *= _OUT_BY_LONGEST[min(len(_OUT_BY_LONGEST) - 1, longest)]
        safe *= 1.0 - chance
    return 1.0 - safe
