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
    Card,
    Cards,
    Rank,
    contains,
    is_black_three,
    is_wild,
    of_rank,
    one,
    rank_count,
    rank_of,
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
from bot.canasta.phases.taking.initial_takes import initial_takes, wild_pair_takes
from bot.canasta.phases.taking.pile_share import card_of, counts_to_try, share_of
from bot.canasta.phases.taking.sequence_takes import sequence_takes
from bot.canasta.phases.taking.take_pile import resolve
from bot.canasta.phases.taking.upcard_play import PAIR
from bot.canasta.policies.same_rank import joined_meld
from bot.canasta.view import SeatView

_TWO = Rank.TWO.value


def take_options(view: SeatView) -> list[TakePile]:
    """Return the legal ways to take the pile; of those that differ only in suits, one."""
    table = view.table
    if not table.pile or blocked_for(view) is not None:
        return []
    candidates: list[TakePile] = []
    # Test first that the card can be melded: mostly it cannot, and the cards below need not be counted.
    for count in counts_to_try(table):
        if _may_be_melded(view, card_of(table, count)):
            candidates += _takes_of(view, count)
    if table.rules.melds.sequence_pile_take != "not_allowed":
        candidates += sequence_takes(view)
    return [take for take in candidates if not isinstance(resolve(view, take, abides=True), Violation)]


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
    rank = rank_of(card)
    by_suit = view.table.rules.melds.sequence_melds
    uses = list(naturals_of(of_rank(view.hand, rank), PAIR, by_suit))
    if frozen_for(view) is not None:
        return uses
    if rank_meld(view.melds, rank) is not None:
        uses.append(NO_CARDS)
    if naturals:
        natural = some_of_rank(view.hand, rank, 1)
        two = some_of_rank(view.hand, _TWO, 1)
        if two:
            uses.append(natural + two)
        if contains(view.hand, one(JOKER)):
            uses.append(natural + one(JOKER))
    return uses


def _others(view: SeatView, use: Cards, card: Card) -> Iterator[MeldId]:
    """Yield the own melds of the rank that a card of the pile could join, apart from the default one."""
    joined = joined_meld(view.table.rules, view.melds, OF_RANK, use + one(card))
    for at, meld in enumerate(view.melds):
        if at != joined and meld.kind is OF_RANK and meld.rank == rank_of(card):
            yield meld.id
