"""Tests for a take of the discard pile as a whole, and the play that melds the upcard.

pagat, The Play in Classic Canasta and the Frozen Discard Pile: the upcard must be melded at once with cards of the
hand. A frozen pile needs a natural pair of its rank; else one natural and a wild card do, too, or an own meld to which
the upcard is added. A wild card or a black three on top bars all players. For an initial meld only the upcard counts,
never the cards below it.

pagat, The Initial Meld in American Canasta: an initial meld from the hand alone may come first (option
initial_pile_allowed). The natural pair for the upcard is in one of its melds, or separate; then it counts nothing.

Wikipedia 2005, Samba: for an own sequence only the top card is taken, the rest stays (option sequence_pile_take; matrix
D56, sequence 64). Elsewhere the pile comes with it, as long as it is not frozen.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from bot.canasta.actions import Play, TakePile
from bot.canasta.cards import (
    NO_CARDS,
    WILDS,
    Card,
    Cards,
    Rank,
    contains,
    is_black_three,
    is_natural,
    is_wild,
    one,
    rank_count,
    rank_of,
    size,
    some_of_rank,
    suit_of,
)
from bot.canasta.errors import Reason, Violation
from bot.canasta.melding.laying import Laid, lay
from bot.canasta.melding.runs import next_to
from bot.canasta.melding.shapes import rank_meld, shape_violation
from bot.canasta.melds import OF_A_SUIT, OF_RANK, Meld, MeldId
from bot.canasta.phases.going_out.exits import finish_violation
from bot.canasta.phases.going_out.rights import free_cards
from bot.canasta.phases.irregularities import binding_answer
from bot.canasta.phases.laying_down.initial_meld import (
    COMBINATIONS_OFFERED,
    initial_meld_violation,
    is_hand_first,
    terms_for,
)
from bot.canasta.phases.laying_down.play import black_threes_violation
from bot.canasta.phases.taking.frozen_and_blocked import blocked_for, frozen_for
from bot.canasta.phases.taking.pile_share import PileShare, card_of, counts_to_try, only_the_upcard, share_of
from bot.canasta.phases.turn_checks import missing_cards_violation, turn_violation
from bot.canasta.rules.options.pile import Pile
from bot.canasta.search.initial_meld.combinations import initial_combinations
from bot.canasta.turn import DRAWING
from bot.canasta.view import SeatView

# -------------------------------------------------------------------------------------------- checking a take


class Taken(Struct, frozen=True, gc=False):
    """A legal take with its result: the melds and the hand after it, and the share of the pile."""

    laid: Laid
    hand: Cards
    share: PileShare
    more_laid: bool


def check(view: SeatView, action: TakePile) -> Violation | None:
    """Return why the pile cannot be taken like this."""
    result = resolve(view, action)
    return result if isinstance(result, Violation) else None


def resolve(view: SeatView, action: TakePile, *, abides: bool = False) -> Taken | Violation:
    """Return the result of a take, or the violation that forbids it.

    ``abides`` also forbids takes against the partner's answer where that is only fined.
    """
    violation = turn_violation(view, DRAWING) or blocked_for(view)
    if violation is not None:
        return violation
    table = view.table
    used = action.use.cards
    for play in action.more:
        used += play.cards
    if not contains(view.hand, used):
        return missing_cards_violation(used, view.hand)
    sequence = names_sequence(view, action)
    share = share_for_sequence(view, action) if sequence else share_of(table, action.count)
    if isinstance(share, Violation):
        return share
    violation = None if sequence else upcard_play_violation(view, action, share.card)
    violation = violation or one_card_violation(view)
    if violation is not None:
        return violation
    is_initial = not table.has_melded[view.side]
    if is_initial and table.rules.initial.initial_pile_allowed == "no":
        return Violation(Reason.PILE_NOT_FOR_INITIAL_MELD)
    if is_initial and is_hand_first(table.rules):
        violation = from_hand_violation(view, action, share.card)
        if violation is not None:
            return violation
        laid = laid_with_upcard(view, (Play(action.use.cards + one(share.card)), *action.more))
    else:
        laid = laid_with_upcard(view, (action.use, *action.more), share.card)
    if isinstance(laid, Violation):
        return _as_of_the_pile(view, laid, share.card)
    hand = view.hand - used + share.to_hand
    answer = None
    if table.question is not None:
        answer = table.question.answer if abides else binding_answer(table)
    if answer and (unseen := _unseen(view, share)):
        # The question came before the draw: cards of the pile could keep the player from going out.
        return Violation(Reason.MUST_GO_OUT, {"left": size(hand) + unseen})
    violation = (
        (
            initial_meld_violation(view, laid, share.card)
            if is_initial and not is_hand_first(table.rules)
            else None
        )
        or (_black_threes_violation(view, laid, hand, share) if laid.has_black_threes else None)
        or finish_violation(view, laid.melds, hand, answer)
    )
    if violation is not None:
        return violation
    return Taken(laid, hand, share, bool(action.more))


def _unseen(view: SeatView, share: PileShare) -> int:
    """Return the number of unseen cards that come to the hand with the pile."""
    replaced = size(share.laid) if view.table.rules.threes.red_three_from_pile_replaced else 0
    return share.face_down + replaced


def _black_threes_violation(view: SeatView, laid: Laid, hand: Cards, share: PileShare) -> Violation | None:
    """Forbid black threes with unseen cards, as their player must go out."""
    if unseen := _unseen(view, share):
        return Violation(Reason.BLACK_THREES_ONLY_GOING_OUT, {"left": size(hand) + unseen})
    return black_threes_violation(view, laid, hand)


def _as_of_the_pile(view: SeatView, violation: Violation, upcard: Card) -> Violation:
    """Return the violation, as one of the pile if the own meld of the upcard's rank would become too large.

    pagat, Modern American Canasta: the pile cannot be taken then (matrix sequence 47).
    """
    if violation.reason is Reason.TOO_MANY_CARDS and violation.facts.get("rank") == rank_of(upcard):
        meld = rank_meld(view.melds, rank_of(upcard))
        if meld is not None:
            return Violation(Reason.PILE_MELD_TOO_LARGE, violation.facts)
    return violation


# ----------------------------------------------------------------------------------------- playing the upcard

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


# ------------------------------------------------------------------------------------ melds of the hand first

_ACE = Rank.ACE.value


def from_hand_violation(view: SeatView, action: TakePile, upcard: Card) -> Violation | None:
    """Return why the melds from the hand are no initial meld, or leave no natural pair for the upcard."""
    # Three cards for the upcard are a meld from the hand like any other; a pair is not.
    is_meld = size(action.use.cards) >= view.table.rules.melds.min_meld_cards
    plays = (action.use, *action.more) if is_meld else action.more
    if not plays:
        needed = view.table.minimum_of(view.seat)
        return Violation(Reason.INITIAL_MELD_FROM_HAND, {"needed": needed, "counted": 0})
    laid = laid_with_upcard(view, plays)
    if isinstance(laid, Violation):
        return laid
    violation = initial_meld_violation(view, laid)
    if violation is not None:
        if violation.reason is Reason.BELOW_INITIAL_MELD:
            return Violation(Reason.INITIAL_MELD_FROM_HAND, violation.facts)
        return violation
    if action.use.cards and not is_meld:
        return None
    rank = rank_of(upcard)
    with_pair = [
        placed.meld
        for placed in laid.changes
        if placed.meld.kind is OF_RANK and placed.meld.rank == rank and placed.meld.naturals >= PAIR
    ]
    if not with_pair:
        return needs_upcard_play(view, upcard, None)
    not_aces = view.table.rules.initial.initial_pile_allowed == "yes_after_hand_meld_not_mixed_aces"
    if not_aces and rank == _ACE and all(meld.wilds for meld in with_pair):
        return Violation(Reason.PILE_NOT_WITH_MIXED_ACES)
    return None


def hand_first_takes(view: SeatView, share: PileShare, count: int | None) -> list[TakePile]:
    """Return initial melds from the hand with a natural pair for the upcard, in one of them or separate."""
    table = view.table
    rank = rank_of(share.card)
    pair = some_of_rank(view.hand, rank, PAIR)
    if size(pair) < PAIR:
        return []
    room = free_cards(view) + size(share.to_hand)
    takes: list[TakePile] = []
    for hand, left, use, needed in (
        (view.hand, room, NO_CARDS, rank),
        (view.hand - pair, room - PAIR, pair, 0),
    ):
        combinations = initial_combinations(
            table.rules,
            hand,
            view.requirement,
            room=left,
            terms=terms_for(view),
            all_melds=table.melds,
            side=view.side,
            needed_rank=needed,
            most=COMBINATIONS_OFFERED,
        )
        takes += [TakePile(Play(use), plays, count) for plays in combinations]
    return takes[:COMBINATIONS_OFFERED]


# -------------------------------------------------------------------------------------------------- sequences


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
