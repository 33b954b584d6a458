"""What is punished instead of refused, and at what price (option irregularities=scarne).

Scarne, Improper Melding, Seeking Information and Additional Penalties. Everything else that is against the rules a program
simply refuses.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.canasta.rules.model import RuleSet


def punishes(rules: RuleSet) -> bool:
    """Whether anything is punished at all."""
    return rules.manners.irregularities == "scarne"


def exposes_improper_melds(rules: RuleSet) -> bool:
    """Whether an initial meld that counts too little leaves its cards exposed (option improper_initial_meld)."""
    return punishes(rules) and rules.manners.improper_initial_meld == "penalty_cards"


def ignored_answer_cost(rules: RuleSet) -> int:
    """What it costs to go against the partner's answer; 0 where the answer cannot be ignored."""
    return rules.manners.penalty_ignored_answer if punishes(rules) else 0


def false_count_cost(rules: RuleSet) -> int:
    """What it costs to say "more than one" with a single card; 0 where nobody can, since the number itself is told."""
    if rules.manners.card_count_question != "one_or_more":
        return 0
    return rules.manners.penalty_false_card_count if punishes(rules) else 0


def unexposed_three_cost(rules: RuleSet) -> int:
    """What a red three costs that its player neglected to lay; 0 where red threes go to the table by themselves.

    Where threes may be kept by right there is nothing to neglect.
    """
    if rules.threes.red_three_role != "lay_for_bonus" or rules.threes.threes_kept_in_hand != "none":
        return 0
    return rules.manners.penalty_unexposed_red_three if punishes(rules) else 0
