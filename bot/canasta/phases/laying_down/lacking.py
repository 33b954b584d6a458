"""The violation for plays with cards that the hand lacks."""

from __future__ import annotations

from bot.canasta.cards import Cards, each_card, minus, rank_count, rank_of
from bot.canasta.errors import Reason, Violation


def lacking_violation(used: Cards, hand: Cards) -> Violation:
    """Return the violation of a play that uses cards which the hand lacks.

    Where the hand has too few cards of one rank, in any suits, the facts have the numbers instead of relying on suits.
    """
    missing = each_card(minus(used, hand))
    facts: dict[str, object] = {"missing": missing}
    ranks = {rank_of(card) for card in missing}
    if len(ranks) == 1 and (rank := ranks.pop()):
        wanted, held = rank_count(used, rank), rank_count(hand, rank)
        if wanted > held:
            facts |= {"rank": rank, "wanted": wanted, "held": held}
    return Violation(Reason.CARDS_NOT_IN_HAND, facts)
