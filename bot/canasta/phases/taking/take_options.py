"""The ways to take the pile that are offered to a seat.

Each uses a natural pair of the hand, one natural and a wild card, or no card where the upcard is laid off on an own
meld.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.canasta.actions import Play, TakePile
from bot.canasta.cards import (
    JOKER,
    NO_CARDS,
    WILDS,
    Card,
    Cards,
    Rank,
    contains,
    faces,
    is_black_three,
    is_natural,
    is_wild,
    of_rank,
    one,
    rank_count,
    rank_of,
    size,
    some_of_rank,
)
from bot.canasta.errors import Violation
from bot.canasta.melding.shapes import rank_meld
from bot.canasta.melds import OF_RANK, MeldId
from bot.canasta.phases.laying_down.initial_meld import is_hand_first
from bot.canasta.phases.laying_down.single_plays import naturals_of
from bot.canasta.phases.taking.exit_takes import black_three_takes
from bot.canasta.phases.taking.frozen_and_blocked import blocked_for, frozen_for
from bot.canasta.phases.taking.hand_first import hand_first_takes
from bot.canasta.phases.taking.initial_takes import are_initial_takes_legal, initial_takes, wild_pair_takes
from bot.canasta.phases.taking.pile_share import card_of, counts_to_try, share_of
from bot.canasta.phases.taking.sequence_takes import sequence_takes
from bot.canasta.phases.taking.sure_takes import is_surely_finished, is_surely_legal, is_surely_legal_share
from bot.canasta.phases.taking.take_pile import resolve
from bot.canasta.phases.taking.upcard_play import PAIR
from bot.canasta.policies.same_rank import joined_meld
from bot.canasta.view import SeatView

_TWO = Rank.TWO.value


def take_options(view: SeatView) -> list[TakePile]:
    """Return the legal ways to take the pile; of those that differ only in suits, one."""
    table = view.table
    pile = table.pile
    if not pile:
        return []
    # The other options would do under plainer rules, too, with twos of every suit. What follows saves 8 % of the
    # instructions of a round of Classic, measured as for :mod:`bot.canasta.search.going_out.plain_exits`.
    if not table.rules.traits.plain_takes or not is_natural(pile[-1]):
        return _other_options(view)
    hand = view.hand
    side = table.seating.sides[view.seat]
    rank = pile[-1] >> 2
    naturals = rank_count(hand, rank)
    meld = rank_meld(table.melds[side], rank)
    if (not naturals and meld is None) or blocked_for(view) is not None:
        return []
    if not table.has_melded[side]:
        takes = initial_takes(view, pile[-1], naturals)
        # Not all of them comply with an answer that was given before the draw.
        return takes if table.question is None else [take for take in takes if _is_legal(view, take)]
    candidates: list[Cards] = []
    if naturals >= PAIR:
        candidates.append(some_of_rank(hand, rank, PAIR))
    if frozen_for(view) is None:
        if meld is not None:
            candidates.append(NO_CARDS)
        if naturals and hand & WILDS:
            natural = some_of_rank(hand, rank, 1)
            two = some_of_rank(hand, _TWO, 1)
            if two:
                candidates.append(natural + two)
            if contains(hand, one(JOKER)):
                candidates.append(natural + one(JOKER))
    actions = [TakePile(Play(cards)) for cards in candidates]
    return [
        action for action in actions if is_surely_legal(view, action.use, meld) or _is_legal(view, action)
    ]


def _other_options(view: SeatView) -> list[TakePile]:
    """Return the legal takes where the pile can also be taken in part, with a wild card on top, or for a sequence."""
    if blocked_for(view) is not None:
        return []
    table = view.table
    pile = table.pile
    candidates: list[TakePile] = []
    # Test first that the card can be melded: mostly it cannot, and the cards below need not be counted.
    if table.rules.draw.pile_take_extent != "from_card":
        if _may_be_melded(view, pile[-1]):
            candidates = _takes_with(view, None)
    else:
        for count in counts_to_try(table):
            if _may_be_melded(view, card_of(table, count)):
                candidates += _takes_with(view, count)
    if table.rules.melds.sequence_pile_take != "not_allowed":
        candidates += [
            take for take in sequence_takes(view) if is_surely_finished(view) or _is_legal(view, take)
        ]
    return candidates


def _takes_with(view: SeatView, count: int | None) -> list[TakePile]:
    """Return the legal takes of ``count`` cards that meld the card of that share in a set of its rank."""
    if are_initial_takes_legal(view, card_of(view.table, count)):
        return _takes_of(view, count)
    found = []
    # Takes that differ only in suits are tested once.
    sure: dict[int, bool] = {}
    for take in _takes_of(view, count):
        cards = take.use.cards
        key = -1 if take.more or take.use.meld is not None else cards % 255 << 8 | (cards & WILDS) % 255
        is_sure = sure.get(key)
        if is_sure is None:
            is_sure = sure[key] = is_surely_legal_share(view, take)
        if is_sure or _is_legal(view, take):
            found.append(take)
    return found


def _is_legal(view: SeatView, take: TakePile) -> bool:
    return not isinstance(resolve(view, take, abides=True), Violation)


def _may_be_melded(view: SeatView, card: Card) -> bool:
    """Return whether a card of the pile could be melded with cards of the hand, or laid off on a meld of its rank."""
    table = view.table
    if not table.has_melded[view.side] and table.rules.initial.initial_pile_allowed == "no":
        return False
    rank = rank_of(card)
    naturals = rank_count(view.hand, rank)
    if naturals >= PAIR:
        return True
    if frozen_for(view) is not None:
        return False
    return naturals > 0 or any(meld.rank == rank for meld in view.melds)


def _takes_of(view: SeatView, count: int | None) -> list[TakePile]:
    """Return candidate takes of ``count`` cards that meld the card of that share."""
    table = view.table
    card = card_of(table, count)
    rank = rank_of(card)
    naturals = rank_count(view.hand, rank)
    goes_out = is_black_three(card) and not table.rules.melds.threes_melds
    if goes_out or is_wild(card) or not table.has_melded[view.side]:
        share = share_of(table, count)
        if isinstance(share, Violation):
            return []
        if goes_out:
            return black_three_takes(view, share, count)
        if is_wild(card):
            return wild_pair_takes(view, share, some_of_rank(view.hand, rank, PAIR), count)
        if is_hand_first(table.rules):
            return hand_first_takes(view, share, count)
        return initial_takes(view, card, naturals, share, count)
    uses = _uses_of(view, card, naturals)
    takes = [TakePile(Play(use), (), count) for use in uses]
    if table.rules.traits.same_rank != "merge":
        takes += [TakePile(Play(use, other), (), count) for use in uses for other in _others(view, use, card)]
    return takes


def _uses_of(view: SeatView, card: Card, naturals: int) -> list[Cards]:
    """Return candidate cards of the hand for a natural card of the pile, of whose rank ``naturals`` are held."""
    rules = view.table.rules
    rank = rank_of(card)
    uses = list(naturals_of(of_rank(view.hand, rank), PAIR, rules.melds.sequence_melds))
    if frozen_for(view) is None:
        pile = rules.pile
        meld = rank_meld(view.melds, rank)
        # Leave out what :func:`upcard_play_violation` would refuse in any case.
        lays_off = (
            meld is not None
            and pile.pile_layoff_to_meld
            and (pile.pile_layoff_to_canasta or not meld.is_canasta)
        )
        if lays_off:
            uses.append(NO_CARDS)
        if naturals and (pile.pile_natural_plus_wild or lays_off):
            natural = some_of_rank(view.hand, rank, 1)
            uses += [natural + one(face) for face in faces(view.hand & WILDS)]
    largest = rules.melds.max_meld_cards
    if (
        largest is not None
        and uses
        and rules.traits.same_rank == "merge"
        and (same := rank_meld(view.melds, rank)) is not None
    ):
        # Leave out what would make a meld too large.
        uses = [use for use in uses if same.size + 1 + size(use) <= largest]
    return uses


def _others(view: SeatView, use: Cards, card: Card) -> Iterator[MeldId]:
    """Yield the own melds of the rank that a card of the pile could join, apart from the default one."""
    joined = joined_meld(view.table.rules, view.melds, OF_RANK, use + one(card))
    for at, meld in enumerate(view.melds):
        if at != joined and meld.kind is OF_RANK and meld.rank == rank_of(card):
            yield meld.id
