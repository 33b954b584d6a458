"""The rule sets that rollouts play, as numbers."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from bot.canasta.cards import card_points
from bot.canasta.rules.limits import caps_of
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.options import Options
from bot.players.rollouts.ranks import BLACK_THREE, RANKS, RED_THREE, Numbers

_READ: Final = frozenset(
    {
        # Numbers of the compiled code.
        "draw_count",
        "canasta_size",
        "canastas_to_go_out",
        "bonus_natural_canasta",
        "bonus_mixed_canasta",
        "bonus_going_out",
        "concealed_extra",
        "concealed_waives_minimum",
        "pile_natural_plus_wild",
        "pile_frozen_until_melded",
        "pile_always_frozen",
        "red_three_totals",
        "three_sign",
        "black_three_melded_value",
        "black_three_hand_penalty",
        "max_wilds",
        "wild_ratio",
        # Facts of the table where a rollout begins.
        "seat_count",
        "side_structure",
        "deck_count",
        "joker_count",
        "hand_size",
        "start_pile",
        "upcard_cover_on",
        "cover_freezes",
        "first_dealer",
        "seat_draw",
        "exact_cut_bonus",
        "initial_minimums",
        "initial_minimums_by",
        # What the players of a rollout never do, are never told, or what comes after the round.
        "ask_timing",
        "ask_limit_per_hand",
        "pile_visibility",
        "target_score",
        "target_compare",
        "round_count",
        "tie_rule",
    }
)
"""The options that may have any value; all others must be as in Classic."""

_SIGNS: Final = {"any_meld": 0, "any_canasta": 1, "two_canastas": 2}
"""How many canastas a side needs for its red threes to count for it; a meld in any case."""

_ALLOWED: Final[dict[str, frozenset[object]]] = {
    "three_sign": frozenset(_SIGNS),
    "exact_cut_bonus": frozenset({0}),
    "side_structure": frozenset(
        {"individual", "pairs_2x2", "pairs_3x2", "pairs_4x2", "trios_2x3", "pairs_2x2_rotating_fifth"}
    ),
    "stock_exhaustion": frozenset({"forced_if_fits_meld", "optional"}),
}
"""The values that are played, of options that may not have every one."""

_CLASSIC: Final = Options()


class RolloutRules(NamedTuple):
    """The numbers of a rule set that the compiled code reads; ``caps`` are wild cards by the naturals of a meld."""

    draw_count: int
    canasta_size: int
    canastas_to_go_out: int
    natural_bonus: int
    mixed_bonus: int
    going_out_bonus: int
    concealed_bonus: int
    exit_waives_minimum: bool
    takes_with_wild: bool
    frozen_until_melded: bool
    always_frozen: bool
    canastas_for_threes: int
    red_threes: Numbers
    caps: Numbers
    laid_points: Numbers
    held_points: Numbers


def difference(rules: RuleSet) -> str | None:
    """Return the id of an option whose value rollouts cannot play; None if they can play the rules."""
    for section in rules.__struct_fields__:
        options, classic = getattr(rules, section), getattr(_CLASSIC, section)
        for name in options.__struct_fields__:
            value = getattr(options, name)
            if name in _ALLOWED:
                if value not in _ALLOWED[name]:
                    return str(name)
            elif name not in _READ and value != getattr(classic, name):
                return str(name)
    return None


def rollout_rules(rules: RuleSet) -> RolloutRules:
    """Return the numbers of rules that have no :func:`difference`."""
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
        concealed_bonus=rules.going_out.concealed_extra,
        exit_waives_minimum=rules.initial.concealed_waives_minimum == "stock_draw_only",
        takes_with_wild=rules.pile.pile_natural_plus_wild,
        frozen_until_melded=rules.pile.pile_frozen_until_melded,
        always_frozen=rules.pile.pile_always_frozen,
        canastas_for_threes=_SIGNS[rules.threes.three_sign],
        red_threes=np.array(
            [0, *(totals[min(count, len(totals)) - 1] if totals else 0 for count in range(1, most))],
            dtype=np.int32,
        ),
        caps=np.array(caps_of(rules), dtype=np.int32),
        laid_points=laid,
        held_points=held,
    )
