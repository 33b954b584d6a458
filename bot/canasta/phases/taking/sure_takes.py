"""Quick tests for takes of the pile that are certainly legal, so that most takes offered need not be resolved.

All other takes are tested by :func:`bot.canasta.phases.taking.take_pile.resolve`.
"""

from __future__ import annotations

from bot.canasta.actions import Play, TakePile
from bot.canasta.cards import WILDS, is_natural, rank_of, size
from bot.canasta.melding.bounds import bounds_of
from bot.canasta.melding.shapes import rank_meld, shape_violation
from bot.canasta.melds import Meld
from bot.canasta.phases.taking.pile_share import PileShare, card_of, share_of
from bot.canasta.phases.taking.upcard_play import one_card_violation, upcard_play_violation
from bot.canasta.view import SeatView


def is_surely_legal(view: SeatView, use: Play, meld: Meld | None, count: int | None = None) -> bool:
    """Return whether a take by a side that has melded is certainly legal, so that it need not be resolved.

    The meld fits and enough cards come to the hand.
    """
    table = view.table
    upcard = card_of(table, count)
    keep = table.rules.going_out.keep_after_turn
    used = size(use.cards)
    left = table.hand_sizes[view.seat] - used
    if left <= keep:
        # The cards that come to the hand matter only to small hands.
        share = share_of(table, count)
        left += size(share.to_hand) if isinstance(share, PileShare) else 0
    wilds = size(use.cards & WILDS)
    naturals = used - wilds + 1
    if meld is not None:
        naturals, wilds = naturals + meld.naturals, wilds + meld.wilds
    return (
        left > keep
        # After a yes before the draw the seat must go out with the pile.
        and (table.question is None or not table.question.answer)
        and shape_violation(table.rules.melds, upcard >> 2, naturals, wilds) is None
        and upcard_play_violation(view, TakePile(use), upcard) is None
        and one_card_violation(view) is None
    )


def is_surely_legal_share(view: SeatView, take: TakePile) -> bool:
    """Return whether a take is certainly legal, also for a part of the pile and under rules with wild melds."""
    table = view.table
    rules = table.rules
    use = take.use
    card = card_of(table, take.count)
    if (
        not rules.traits.numbered_takes
        or not is_natural(card)
        or use.meld is not None
        or take.more
        or table.question is not None
        or not table.has_melded[view.side]
    ):
        return False
    if not rules.traits.free_ranks and (
        use.cards & WILDS or bounds_of(rules, table.melds, view.side, initial=False).is_closed(rank_of(card))
    ):
        return False
    meld = rank_meld(view.melds, rank_of(card))
    if rules.melds.canasta_extension != "all":
        count = size(use.cards) + 1 + (meld.size if meld is not None else 0)
        if count > rules.melds.canasta_size:
            return False
    return is_surely_legal(view, use, meld, take.count)


def is_surely_finished(view: SeatView) -> bool:
    """Return whether taking the upcard of a free pile for a fitting sequence is legal: enough cards are left."""
    table = view.table
    rules = table.rules
    return (
        rules.traits.free_ranks
        and table.question is None
        and table.has_melded[view.side]
        and table.hand_sizes[view.seat] > rules.going_out.keep_after_turn
        and one_card_violation(view) is None
    )
