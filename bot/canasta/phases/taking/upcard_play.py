"""The play that melds the upcard: the cards of the hand that entitle a seat to the pile.

pagat, The Play in Classic Canasta: a natural pair of the upcard's rank; with a pile that is not frozen, one natural and
a wild card, too, or an own meld to which the upcard is added.
"""

from __future__ import annotations

from typing import Final

from bot.canasta.actions import Play, TakePile
from bot.canasta.cards import WILDS, Card, is_black_three, is_natural, is_wild, rank_count, rank_of, size
from bot.canasta.errors import Reason, Violation
from bot.canasta.melding.laid import Laid
from bot.canasta.melding.laying import lay
from bot.canasta.melding.shapes import rank_meld, shape_violation
from bot.canasta.melds import OF_RANK, Meld, MeldId
from bot.canasta.phases.laying_down.initial_meld import is_hand_first
from bot.canasta.phases.taking.frozen_and_blocked import frozen_for
from bot.canasta.rules.options.pile import Pile
from bot.canasta.view import SeatView

PAIR: Final = 2
"""The number of naturals of its rank that take the upcard in any case."""


def upcard_play_violation(view: SeatView, action: TakePile, upcard: Card) -> Violation | None:
    """Return the violation if the cards shown with the upcard do not entitle the seat to the pile."""
    table = view.table
    use = action.use
    if not is_natural(upcard) and not is_black_three(upcard):
        # "A pair of twos takes a two, a pair of jokers takes a joker" (rummy-games.com, Hollywood Canasta).
        is_pair = rank_count(use.cards, rank_of(upcard)) >= PAIR and use.cards & WILDS == use.cards
        return None if is_pair and is_wild(upcard) else Violation(Reason.PILE_BLOCKED, {"upcard": upcard})
    pile_rules = table.rules.pile
    rank = rank_of(upcard)
    naturals = rank_count(use.cards, rank)
    wilds = size(use.cards & WILDS)
    meld = rank_meld(view.melds, rank) if use.meld is None else _named(view, use.meld, rank)
    if naturals + wilds != size(use.cards) or (use.meld is not None and meld is None):
        return needs_upcard_play(view, upcard, meld)
    if is_hand_first(table.rules) and not table.has_melded[view.side]:
        if not use.cards or (naturals >= PAIR and not wilds):
            return None
        return Violation(
            Reason.PILE_FROZEN_NEEDS_PAIR, {"upcard": upcard, "have": naturals, "why": "unmelded"}
        )
    if naturals >= PAIR:
        return None
    frozen = frozen_for(view)
    if frozen is not None:
        return Violation(Reason.PILE_FROZEN_NEEDS_PAIR, {"upcard": upcard, "have": naturals, "why": frozen})
    if meld is not None:
        off = _layoff_violation(pile_rules, meld, upcard)
        if off is None or not (naturals and wilds and pile_rules.pile_natural_plus_wild):
            return off
    if naturals and wilds:
        if not pile_rules.pile_natural_plus_wild:
            return Violation(Reason.PILE_NATURAL_PLUS_WILD_OFF, {"upcard": upcard})
        return None
    if naturals:
        return shape_violation(table.rules.melds, rank, naturals + 1, wilds)
    return needs_upcard_play(view, upcard, None)


def _layoff_violation(rules: Pile, meld: Meld, upcard: Card) -> Violation | None:
    """Return why the upcard cannot be laid off on an own meld of its rank."""
    if meld.is_canasta and not rules.pile_layoff_to_canasta:
        return Violation(Reason.PILE_LAYOFF_TO_CANASTA_OFF, {"upcard": upcard})
    if not rules.pile_layoff_to_meld:
        return Violation(Reason.PILE_LAYOFF_OFF, {"upcard": upcard})
    return None


def needs_upcard_play(view: SeatView, upcard: Card, meld: Meld | None) -> Violation:
    """Return the violation of cards that do not entitle to the pile, with the alternatives to a natural pair."""
    rules = view.table.rules.pile
    is_free = frozen_for(view) is None
    lays_off = (
        is_free
        and meld is not None
        and rules.pile_layoff_to_meld
        and (rules.pile_layoff_to_canasta or not meld.is_canasta)
    )
    with_wild = is_free and rules.pile_natural_plus_wild
    return Violation(
        Reason.PILE_NEEDS_UPCARD_PLAY, {"upcard": upcard, "lays_off": lays_off, "with_wild": with_wild}
    )


def _named(view: SeatView, meld_id: MeldId, rank: int) -> Meld | None:
    """Return the own meld of a rank with this id, None if there is none."""
    return next(
        (meld for meld in view.melds if meld.id == meld_id and meld.rank == rank and meld.kind is OF_RANK),
        None,
    )


def one_card_violation(view: SeatView) -> Violation | None:
    """Return the violation if a one-card hand may not take a one-card pile (option one_card_hand_takes_one_card_pile).

    pagat lists it as allowed among the Viennese changes: Classic forbids it (matrix D24).
    """
    table = view.table
    if table.hand_sizes[view.seat] == 1 and table.pile_size == 1:
        takes = table.rules.pile.one_card_hand_takes_one_card_pile
        return None if takes else Violation(Reason.PILE_ONE_CARD)
    return None


def laid_with_upcard(view: SeatView, plays: tuple[Play, ...], upcard: Card | None = None) -> Laid | Violation:
    """Return the melds after some plays, the first of them with the upcard where it is given."""
    table = view.table
    return lay(
        table.rules,
        table.melds,
        view.side,
        plays,
        view.seat,
        table.turn.number,
        upcard,
        initial=not table.has_melded[view.side],
    )
