"""How near the end of the round is, as a rollout's player sees it."""

from __future__ import annotations

from typing import Final

import numpy as np

from bot.players.rollouts.canastas import missing_of
from bot.players.rollouts.compiling import inlined
from bot.players.rollouts.feet import has_foot
from bot.players.rollouts.policy.planning import held_by
from bot.players.rollouts.position import DRAWN, Round
from bot.players.rollouts.ranks import LOWEST, RANKS
from bot.players.rollouts.rules import RolloutRules

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
