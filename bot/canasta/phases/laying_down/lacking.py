"""Cards that are to be played and that the hand does not hold."""

from __future__ import annotations

from bot.canasta.cards import Cards, each_card, minus, rank_count, rank_of
from bot.canasta.errors import Reason, Violation


def lacking_violation(used: Cards, hand: Cards) -> Violation:
    """The refusal of a play that uses cards which the hand lacks.

    Where too few cards of one rank are held, whatever their suits, the numbers say so: nobody need have named a suit.
    """
    missing = each_card(minus(used, hand))
    facts: dict[str, object] = {"missing": missing}
    ranks = {rank_of(card) for card in missing}
    if len(ranks) == 1 and (rank := ranks.pop()):
        wanted, held = rank_count(used, rank), rank_count(hand, rank)
        if wanted > held:
            facts |= {"rank": rank, "wanted": wanted, "held": held}
    return Violation(Reason.CARDS_NOT_IN_HAND, facts)
