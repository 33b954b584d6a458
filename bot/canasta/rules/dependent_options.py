"""Options that have an effect only as far as another one allows it, such as the bonus of a canasta that is never melded.

They are no conflicts: a rule set may have them, and the form for house rules tells that they change nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from msgspec import Struct

from bot.canasta.rules.options import Options


class Dependence(Struct, frozen=True):
    """An option, the options that have no effect without it, and the condition under which they have one."""

    on: str
    options: tuple[str, ...]
    is_met: Callable[[Options], bool]


DEPENDENCES: Final = (
    Dependence(
        "wild_melds",
        (
            "bonus_wild_canasta",
            "bonus_wild_all_twos",
            "bonus_wild_four_jokers",
            "bonus_wild_six_jokers",
            "penalty_incomplete_wild",
            "penalty_incomplete_wild_four_jokers",
            "incomplete_wild_bars_exit",
        ),
        lambda rules: rules.melds.wild_melds,
    ),
    Dependence(
        "sequence_melds",
        ("bonus_sequence_canasta", "bonus_mixed_sequence_canasta", "penalty_short_sequence"),
        lambda rules: rules.melds.sequence_melds,
    ),
    Dependence("foot_size", ("red_three_from_foot_replaced",), lambda rules: rules.deal.foot_size > 0),
    Dependence("threes_melds", ("bonus_threes_canasta",), lambda rules: rules.melds.threes_melds),
    Dependence(
        "special_hands",
        ("special_hand_last_card_from_pile",),
        lambda rules: bool(rules.scoring.special_hands),
    ),
    Dependence("special_hands", ("garbage_form",), lambda rules: "garbage" in rules.scoring.special_hands),
    Dependence(
        "special_hands",
        ("pairs_wild_pair",),
        lambda rules: "pairs_with_twos" in rules.scoring.special_hands,
    ),
    Dependence(
        "penalty_three_sevens_in_hand",
        ("sevens_in_hand_from",),
        lambda rules: rules.scoring.penalty_three_sevens_in_hand > 0,
    ),
    Dependence(
        "concealed_rule",
        ("covered_exit_bonus", "hand_canasta_bonus"),
        lambda rules: rules.going_out.concealed_rule == "viennese_two_grades",
    ),
    Dependence(
        "concealed_rule",
        ("concealed_extra",),
        lambda rules: rules.going_out.concealed_rule not in {"none", "viennese_two_grades"},
    ),
    Dependence("stock_exhaustion", ("recycle_limit",), lambda rules: rules.end.recycles),
    Dependence(
        "round_count", ("target_score", "target_compare"), lambda rules: rules.end.round_count is None
    ),
)


def without_effect(rules: Options) -> Iterator[tuple[str, str]]:
    """Yield the options that change nothing under these rules, each after the option that it depends on."""
    for dependence in DEPENDENCES:
        if not dependence.is_met(rules):
            for option in dependence.options:
                yield dependence.on, option


def minimums_after_the_end(rules: Options) -> tuple[tuple[int | None, int], ...]:
    """Return the rows of ``initial_minimums`` that begin with a score at which the match is over, or with a round after the
    last one. Only a tie that is played on could lead to them.
    """
    end, rows = rules.end, rules.initial.initial_minimums
    if rules.initial.initial_minimums_by == "round":
        last = end.round_count
    elif end.round_count is not None:
        last = None
    else:
        last = end.target_score - (end.target_compare == "at_least")
    return tuple(row for row in rows if last is not None and row[0] is not None and row[0] > last)
