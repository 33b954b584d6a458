"""The next lay-down of a rollout's player, and whether it is wanted: a way out, an initial meld, or what fits."""

from __future__ import annotations

from bot.players.rollouts.canastas import is_pure
from bot.players.rollouts.compiling import inlined
from bot.players.rollouts.feet import has_foot
from bot.players.rollouts.policy.initial_meld import plan_initial, spare_initial
from bot.players.rollouts.policy.planning import (
    count_planned,
    held_by,
    plan_exit,
    plan_fitting,
    planned,
    planned_points,
)
from bot.players.rollouts.policy.wild_melds import cost_of_leaving
from bot.players.rollouts.position import DRAWN, Round
from bot.players.rollouts.ranks import LOWEST, RANKS
from bot.players.rollouts.rules import RolloutRules
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
    side = game.sides[place]
    needed = 0 if game.has_melded[side] else game.minimums[place]
    to_foot = has_foot(game, place)
    waives = rules.exit_waives_minimum and not takes and not to_foot
    if (
        plan_exit(rules, game, place)
        and (needed == 0 or waives or planned_points(rules, game) >= needed)
        and (to_foot or _gain_of_exit(rules, game, place) > 0.0)
    ):
        return True
    if needed == 0:
        return plan_fitting(rules, game, place, late)
    return (
        plan_initial(rules, game, place, needed)
        and spare_initial(rules, game, place, needed, late)
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
    return gain - cost_of_leaving(rules, game, side)


@inlined
def _gain_of_melding(rules: RolloutRules, game: Round, place: int, late: float) -> float:
    """Return what the planned first melds are worth beyond waiting."""
    weights = rules.weights[game.sides[place]]
    gain = weights[MELDING] + weights[HURRY] * late
    for rank in range(LOWEST, RANKS):
        gain -= weights[GIVES_WILD] * (game.plan[rank, 1] + game.plan[rank, 2])
    return gain
