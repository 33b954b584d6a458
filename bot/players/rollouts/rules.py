"""The rule sets that rollouts play, as numbers."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from bot.canasta.cards import card_points
from bot.canasta.policies.concealed import extra_of_grade
from bot.canasta.rules.limits import caps_of
from bot.canasta.rules.model import RuleSet
from bot.players.rollouts.coverage import CANASTAS_FOR_THREES
from bot.players.rollouts.ranks import BLACK_THREE, RANKS, RED_THREE, Numbers
from bot.players.rollouts.weights import Weights, usual_weights


class RolloutRules(NamedTuple):
    """The numbers of a rule set that the compiled code reads; ``caps`` are wild cards by the naturals of a meld."""

    draw_count: int
    canasta_size: int
    canastas_to_go_out: int
    natural_bonus: int
    mixed_bonus: int
    going_out_bonus: int
    concealed_bonus: int
    covered_bonus: int
    concealed_after_take: bool
    exit_waives_minimum: bool
    takes_with_wild: bool
    frozen_until_melded: bool
    always_frozen: bool
    canasta_blocks: bool
    one_card_takes_one: bool
    canastas_for_threes: int
    red_threes: Numbers
    caps: Numbers
    copies: int
    weights: Weights
    laid_points: Numbers
    held_points: Numbers


def rollout_rules(rules: RuleSet) -> RolloutRules:
    """Return the numbers of rules that have no :func:`~bot.players.rollouts.coverage.difference`."""
    totals = rules.threes.red_three_totals
    most = 2 * rules.deal.deck_count + 1
    laid = np.array([card_points(rank * 4) for rank in range(RANKS)], dtype=np.int32)
    laid[RED_THREE] = 0
    held = laid.copy()
    laid[BLACK_THREE] = rules.threes.black_three_melded_value
    held[BLACK_THREE] = rules.threes.black_three_hand_penalty
    return RolloutRules(
        draw_count=rules.draw.draw_count,
        canasta_size=rules.melds.canasta_size,
        canastas_to_go_out=rules.going_out.canastas_to_go_out,
        natural_bonus=rules.scoring.bonus_natural_canasta,
        mixed_bonus=rules.scoring.bonus_mixed_canasta,
        going_out_bonus=rules.scoring.bonus_going_out,
        concealed_bonus=extra_of_grade(rules, has_own_canasta=True),
        covered_bonus=extra_of_grade(rules, has_own_canasta=False)
        if rules.going_out.concealed_rule == "viennese_two_grades"
        else 0,
        concealed_after_take=rules.going_out.concealed_after_pile_take,
        exit_waives_minimum=rules.initial.concealed_waives_minimum == "stock_draw_only",
        takes_with_wild=rules.pile.pile_natural_plus_wild,
        frozen_until_melded=rules.pile.pile_frozen_until_melded,
        always_frozen=rules.pile.pile_always_frozen,
        one_card_takes_one=rules.pile.one_card_hand_takes_one_card_pile,
        canasta_blocks=rules.pile.block_on_taker_canasta_rank,
        canastas_for_threes=CANASTAS_FOR_THREES[rules.threes.three_sign],
        red_threes=np.array(
            [0, *(totals[min(count, len(totals)) - 1] if totals else 0 for count in range(1, most))],
            dtype=np.int32,
        ),
        caps=np.array(caps_of(rules), dtype=np.int32),
        copies=4 * rules.deal.deck_count,
        weights=usual_weights(rules.deal.seat_count, has_partners=rules.deal.side_structure != "individual"),
        laid_points=laid,
        held_points=held,
    )
