"""The rule sets that rollouts can play; this module needs nothing of the extra ``strong``."""

from __future__ import annotations

from typing import Final

from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.options import Options

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
        "concealed_after_pile_take",
        "covered_exit_bonus",
        "hand_canasta_bonus",
        "concealed_waives_minimum",
        "pile_natural_plus_wild",
        "pile_frozen_until_melded",
        "pile_always_frozen",
        "block_on_taker_canasta_rank",
        "one_card_hand_takes_one_card_pile",
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

CANASTAS_FOR_THREES: Final = {"any_meld": 0, "any_canasta": 1, "two_canastas": 2}
"""How many canastas a side needs for its red threes to count for it; a meld in any case."""

_ALLOWED: Final[dict[str, frozenset[object]]] = {
    "three_sign": frozenset(CANASTAS_FOR_THREES),
    "exact_cut_bonus": frozenset({0}),
    "concealed_rule": frozenset({"own_canasta_no_additions", "own_canasta_lenient", "viennese_two_grades"}),
    "side_structure": frozenset(
        {"individual", "pairs_2x2", "pairs_3x2", "pairs_4x2", "trios_2x3", "pairs_2x2_rotating_fifth"}
    ),
    "stock_exhaustion": frozenset({"forced_if_fits_meld", "optional"}),
}
"""The values that are played, of options that may not have every one."""

_CLASSIC: Final = Options()


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
