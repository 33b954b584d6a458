"""Irregularities that are punished instead of refused, and their penalties (option irregularities=scarne).

Scarne, Improper Melding, Seeking Information and Additional Penalties. All other illegal actions are
refused.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from bot.canasta.rules.options import Options


def punishes(rules: Options) -> bool:
    """Return whether irregularities are punished at all."""
    return rules.manners.irregularities == "scarne"


def exposes_improper_melds(rules: Options) -> bool:
    """Return whether an initial meld that counts too little leaves its cards exposed (option improper_initial_meld)."""
    return punishes(rules) and rules.manners.improper_initial_meld == "penalty_cards"


def can_fall_short(rules: Options) -> bool:
    """Return whether an initial meld can count too little: no meld is worth less than one of fours."""
    initial = rules.initial
    least = rules.melds.min_meld_cards * _FOUR
    enough = least if initial.initial_compare == "at_least" else least - 1
    return any(minimum > enough for _, minimum in initial.initial_minimums)


_FOUR: Final = 5


def has_partners(rules: Options) -> bool:
    """Return whether there are partners whose answer could be ignored."""
    return rules.deal.side_structure != "individual"


def ignored_answer_cost(rules: Options) -> int:
    """Return the penalty for going against the partner's answer; 0 where the answer cannot be ignored."""
    return rules.manners.penalty_ignored_answer if punishes(rules) else 0


def can_miscount(rules: Options) -> bool:
    """Return whether "more than one" can be said with a single card: not where the number itself is told."""
    return rules.manners.card_count_question == "one_or_more"


def false_count_cost(rules: Options) -> int:
    """Return the penalty for saying "more than one" with a single card; 0 where that cannot happen."""
    return rules.manners.penalty_false_card_count if punishes(rules) and can_miscount(rules) else 0


def can_hide_threes(rules: Options) -> bool:
    """Return whether a red three can be kept that ought to lie on the table.

    Where threes may be kept by right there is nothing to neglect.
    """
    return rules.threes.red_three_role == "lay_for_bonus" and rules.threes.threes_kept_in_hand == "none"


def unexposed_three_cost(rules: Options) -> int:
    """Return the penalty for a red three that was not laid; 0 where red threes go to the table by themselves."""
    return rules.manners.penalty_unexposed_red_three if punishes(rules) and can_hide_threes(rules) else 0


CAN_HAPPEN: Final[Mapping[str, Callable[[Options], bool]]] = {
    "improper_initial_meld": can_fall_short,
    "penalty_ignored_answer": has_partners,
    "penalty_false_card_count": can_miscount,
    "penalty_unexposed_red_three": can_hide_threes,
}
"""Tests of whether the irregularity that an option punishes can happen at all, by option."""
