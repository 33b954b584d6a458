"""The score of a round that a rollout has played."""

from __future__ import annotations

from numba import njit

from bot.players.rollouts.position import TOOK, WENT_OUT, Round
from bot.players.rollouts.ranks import LOWEST, RANKS, Numbers
from bot.players.rollouts.rules import RolloutRules

_FEWEST_NATURALS = 2


@njit
def score_round(rules: RolloutRules, game: Round, went_out: int, scores: Numbers) -> None:
    """Write the points of each side; ``went_out`` is a place, or -1."""
    game.now[WENT_OUT] = went_out
    for side in range(len(game.naturals)):
        canastas, points = 0, game.laid_points[side]
        for rank in range(LOWEST, RANKS):
            if game.naturals[side, rank] + game.wilds[side, rank] >= rules.canasta_size:
                canastas += 1
                points += rules.mixed_bonus if game.wilds[side, rank] > 0 else rules.natural_bonus
        threes = rules.red_threes[game.red_threes[side]]
        counts_for = game.has_melded[side] > 0 and canastas >= rules.canastas_for_threes
        scores[side] = points + (threes if counts_for else -threes)
    for place in range(len(game.sides)):
        for rank in range(RANKS):
            scores[game.sides[place]] -= game.hands[place, rank] * rules.held_points[rank]
    if went_out >= 0:
        scores[game.sides[went_out]] += rules.going_out_bonus
        scores[game.sides[went_out]] += _concealed_bonus(rules, game, went_out)


@njit
def _concealed_bonus(rules: RolloutRules, game: Round, place: int) -> int:
    """Return the bonus of a player that melded nothing before and added to no meld, with or without an own canasta."""
    if game.has_laid[place] or (game.now[TOOK] > 0 and not rules.concealed_after_take):
        return 0
    side = game.sides[place]
    has_canasta = False
    for rank in range(LOWEST, RANKS):
        naturals, wilds = game.turn[rank, 0], game.turn[rank, 1]
        if naturals + wilds == 0:
            continue
        is_whole = naturals == game.naturals[side, rank] and wilds == game.wilds[side, rank]
        is_meld = (
            naturals >= _FEWEST_NATURALS
            and naturals + wilds > _FEWEST_NATURALS
            and wilds <= rules.caps[naturals]
        )
        if not is_whole and not is_meld:
            return 0
        has_canasta = has_canasta or naturals + wilds >= rules.canasta_size
    return rules.concealed_bonus if has_canasta else rules.covered_bonus
