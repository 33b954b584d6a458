"""Takes of the pile after an initial meld from the hand alone (option initial_pile_allowed).

pagat, The Initial Meld in American Canasta: the natural pair for the upcard is in one of the melds from the hand, or
separate; then it counts nothing.
"""

from __future__ import annotations

from bot.canasta.actions import Play, TakePile
from bot.canasta.cards import NO_CARDS, Card, Rank, rank_of, size, some_of_rank
from bot.canasta.errors import Reason, Violation
from bot.canasta.melds import OF_RANK
from bot.canasta.phases.going_out.rights import free_cards
from bot.canasta.phases.laying_down.initial_meld import (
    COMBINATIONS_OFFERED,
    initial_meld_violation,
    terms_for,
)
from bot.canasta.phases.taking.pile_share import PileShare
from bot.canasta.phases.taking.upcard_play import PAIR, laid_with_upcard, needs_upcard_play
from bot.canasta.search.initial_meld.combinations import initial_combinations
from bot.canasta.view import SeatView

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
