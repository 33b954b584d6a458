"""Takes of the upcard for an own sequence (option sequence_pile_take).

Wikipedia 2005, Samba: only the top card, the rest stays (matrix D56, sequence 64). Elsewhere the pile comes with it, as
long as it is not frozen.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.canasta.actions import Play, TakePile
from bot.canasta.cards import NO_CARDS, Card, is_natural, one, suit_of
from bot.canasta.errors import Reason, Violation
from bot.canasta.melding.runs import next_to
from bot.canasta.melds import OF_A_SUIT
from bot.canasta.phases.taking.frozen_and_blocked import frozen_for
from bot.canasta.phases.taking.pile_share import (
    PileShare,
    card_of,
    counts_to_try,
    only_the_upcard,
    share_of,
)
from bot.canasta.view import SeatView


def names_sequence(view: SeatView, action: TakePile) -> bool:
    """Return whether the upcard is to be laid off on a sequence."""
    return action.use.meld is not None and any(
        meld.id == action.use.meld and meld.kind is OF_A_SUIT for meld in view.melds
    )


def share_for_sequence(view: SeatView, action: TakePile) -> PileShare | Violation:
    """Return the share taken when the upcard goes to an own sequence, or why it may not."""
    table = view.table
    rule = table.rules.melds.sequence_pile_take
    takes_one = rule == "top_card_only"
    share = only_the_upcard(table) if takes_one else share_of(table, action.count)
    if isinstance(share, Violation):
        return share
    upcard = share.card
    if rule == "not_allowed" or action.use.cards or action.more or not is_natural(upcard):
        return Violation(Reason.PILE_NOT_FOR_SEQUENCE, {"upcard": upcard})
    if takes_one:
        if action.count not in {None, 1}:
            return Violation(Reason.PILE_WRONG_COUNT, {"count": action.count, "pile": table.pile_size})
        return share
    frozen = frozen_for(view)
    if frozen is not None:
        return Violation(Reason.PILE_FROZEN_NEEDS_PAIR, {"upcard": upcard, "have": 0, "why": frozen})
    return share


def sequence_takes(view: SeatView) -> Iterator[TakePile]:
    """Yield takes of the upcard for an own sequence that it fits; their legality is still to be tested.

    Where a part of the pile can be taken, the lowest card of that part goes to the sequence (pagat, Albany Canasta),
    unless only the upcard may be taken for one.
    """
    table = view.table
    rules = table.rules
    if rules.melds.sequence_pile_take == "top_card_only":
        yield from _takes_for(view, table.pile[-1], None)
    elif frozen_for(view) is None:
        for count in counts_to_try(table):
            yield from _takes_for(view, card_of(table, count), count)


def _takes_for(view: SeatView, card: Card, count: int | None) -> Iterator[TakePile]:
    """Yield the takes of ``count`` cards that lay this one off on a sequence."""
    if not is_natural(card):
        return
    suit, most_wilds = suit_of(card), view.table.rules.melds.sequence_max_wilds
    for meld in view.melds:
        if (
            meld.kind is OF_A_SUIT
            and meld.suit == suit
            and not meld.is_canasta
            and next_to(meld.cards, most_wilds) & one(card)
        ):
            yield TakePile(Play(NO_CARDS, meld.id), (), count)
