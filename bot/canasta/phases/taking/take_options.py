"""The ways to take the pile that are offered to a seat.

Each uses a natural pair of the hand, one natural and a wild card, or no card where the upcard is laid off on an own
meld. For an initial meld only the upcard counts, never the cards below it (pagat, The Play in Classic Canasta).

When no more than one card comes to the hand with the upcard, an initial meld may need so many cards that the turn can
only end by going out. A black three is melded only by a player who goes out (pagat, Threes in Classic Canasta). Such
takes are legal only as a whole, so they cannot be made in steps.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product

from bot.canasta.actions import Play, TakePile
from bot.canasta.cards import (
    BLACK_THREES,
    JOKER,
    NO_CARDS,
    WILDS,
    Card,
    Cards,
    Rank,
    contains,
    each_card,
    faces,
    is_black_three,
    is_natural,
    is_red_three,
    is_wild,
    of_rank,
    one,
    points,
    rank_count,
    rank_of,
    size,
    some_of_rank,
)
from bot.canasta.errors import Violation
from bot.canasta.melding.shapes import black_threes_needed, black_threes_take_wilds, rank_meld, wild_cap
from bot.canasta.melds import OF_RANK, Meld, MeldId, MeldKind, MeldPart
from bot.canasta.phases.going_out.rights import free_cards
from bot.canasta.phases.laying_down.initial_meld import COMBINATIONS_OFFERED, is_hand_first, terms_for
from bot.canasta.phases.laying_down.single_plays import naturals_of
from bot.canasta.phases.taking.frozen_and_blocked import blocked_for, frozen_for
from bot.canasta.phases.taking.pile_share import PileShare, card_of, counts_to_try, share_of
from bot.canasta.phases.taking.take_pile import PAIR, check, hand_first_takes, resolve, sequence_takes
from bot.canasta.policies.same_rank import joined_meld
from bot.canasta.search.going_out.counting import canastas_conceivable
from bot.canasta.search.going_out.exit_search import lay_out
from bot.canasta.search.initial_meld.combinations import initial_combinations
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


# ---------------------------------------------------------------------------------------------- initial melds


def initial_takes(
    view: SeatView, upcard: Card, naturals: int, share: PileShare, count: int | None
) -> list[TakePile]:
    """Return initial melds with the upcard that let the turn be finished; ``naturals`` of its rank are in hand."""
    table = view.table
    rules = table.rules
    beside = PAIR
    if (
        not rules.pile.pile_frozen_until_melded
        and rules.pile.pile_natural_plus_wild
        and frozen_for(view) is None
    ):
        beside = 1
    if naturals < beside or rules.initial.initial_pile_allowed == "no":
        return []
    below = size(share.to_hand)
    combinations = initial_combinations(
        rules,
        view.hand,
        view.requirement,
        room=free_cards(view) + below,
        upcard=upcard,
        beside=beside,
        most=COMBINATIONS_OFFERED,
        terms=terms_for(view),
        all_melds=table.melds,
        side=view.side,
    )
    takes = [TakePile(plays[0], plays[1:], count) for plays in combinations]
    if below <= 1:
        takes += exit_takes(view, upcard, each_card(share.to_hand), count)
    return takes


def wild_pair_takes(view: SeatView, share: PileShare, pair: Cards, count: int | None) -> list[TakePile]:
    """Return takes of a wild card with a pair of its rank; for an initial meld also with the other melds needed."""
    if size(pair) < PAIR:
        return []
    takes = [TakePile(Play(pair), (), count)]
    due = view.requirement - points(pair + one(share.card))
    if due > 0:
        combinations = initial_combinations(
            view.table.rules,
            view.hand - pair,
            due,
            room=free_cards(view) + size(share.to_hand) - PAIR,
            most=COMBINATIONS_OFFERED,
            terms=terms_for(view),
            all_melds=view.table.melds,
            side=view.side,
        )
        takes += [TakePile(Play(pair), plays, count) for plays in combinations]
    return takes


# -------------------------------------------------------------------------------------------------- going out

_FIRST = MeldId(0)
"""The id of a meld that would be laid with the take, while the rest of the way out is looked for."""


def exit_takes(view: SeatView, upcard: Card, others: Iterable[Card], count: int | None) -> list[TakePile]:
    """Return a legal take of ``count`` cards by which the seat goes out, in a list that is empty if there is none.

    ``upcard`` is the card of the pile that is melded, ``others`` are the face-up cards taken with it.
    """
    below = [card for card in others if not is_red_three(card)]
    if len(below) > 1 or is_wild(upcard):
        return []
    laid = view.hand + one(upcard)
    later = one(below[0]) if below else NO_CARDS
    if not canastas_conceivable(view.table.rules, view.melds, laid + later):
        return []
    for layout in _layouts(view, laid, below):
        take = _take(layout, upcard, count)
        if take is not None and check(view, take) is None:
            return [take]
    return []


def black_three_takes(view: SeatView, share: PileShare, count: int | None) -> list[TakePile]:
    """Return candidate takes of a black three that does not block the pile: with black threes alone, and a way out.

    Where wild cards go with black threes, with these, too.
    """
    rules = view.table.rules
    black = size(view.hand & BLACK_THREES)
    uses = [_some_of(view.hand, used) for used in range(PAIR, black + 1)]
    if black_threes_take_wilds(rules):
        twos, jokers = rank_count(view.hand, Rank.TWO), rank_count(view.hand, Rank.JOKER)
        # No more than one card may be left.
        least = size(view.hand) + size(share.to_hand) + share.face_down - 1
        uses += [
            _some_of(view.hand, *counts)
            for counts in product(range(1, black + 1), range(twos + 1), range(jokers + 1))
            if any(counts[1:]) and sum(counts) >= least
        ]
    takes = [TakePile(Play(cards), (), count) for cards in uses]
    # With the upcard there is one more.
    if black + 1 >= black_threes_needed(rules, size(view.hand & WILDS)):
        takes += exit_takes(view, share.card, each_card(share.to_hand), count)
    return takes


def _some_of(hand: Cards, black: int, twos: int = 0, jokers: int = 0) -> Cards:
    """Return so many black threes, twos and jokers of a hand; suits make no difference."""
    return (
        some_of_rank(hand & BLACK_THREES, Rank.THREE, black)
        + some_of_rank(hand, Rank.TWO, twos)
        + one(JOKER) * jokers
    )


def _layouts(view: SeatView, laid: Cards, below: list[Card]) -> Iterator[tuple[Play, ...]]:
    """Yield ways to lay down all cards, or all but one to be discarded."""
    # The need for a last discard is tested later: here all the cards of a plan are to be laid down.
    layout = lay_out(view, view.melds, laid, view.requirement)
    if layout is not None:
        yield layout
    if below:
        yield from _completed_later(view, laid, below[0])
        return
    for face in faces(laid):
        rest = lay_out(view, view.melds, laid - one(face), view.requirement)
        if rest is not None:
            yield rest


def _completed_later(view: SeatView, laid: Cards, last: Card) -> Iterator[tuple[Play, ...]]:
    """Yield ways to lay down all cards but the last, which comes with the pile and then completes a canasta."""
    if is_wild(last):
        yield from _but_one_wild(view, laid, last)
    elif is_natural(last) and rank_meld(view.melds, rank_of(last)) is not None:
        yield from _but_one_laid_off(view, laid, last)
    elif is_natural(last):
        yield from _but_one_natural(view, laid, last)


def _but_one_wild(view: SeatView, laid: Cards, last: Card) -> Iterator[tuple[Play, ...]]:
    layout = lay_out(view, view.melds, laid + one(last))
    if layout is None:
        return
    for at, play in enumerate(layout):
        if not play.cards & WILDS:
            continue
        wilds = list(each_card(laid & WILDS))
        dealt = []
        for number, each in enumerate(layout):
            share = size(each.cards & WILDS) - (number == at)
            cards = each.cards - (each.cards & WILDS) + sum(one(wilds.pop()) for _ in range(share))
            if cards:
                dealt.append(Play(cards, each.meld))
        yield tuple(dealt)


def _but_one_laid_off(view: SeatView, laid: Cards, last: Card) -> Iterator[tuple[Play, ...]]:
    """Yield a way for a card that goes to a meld on the table."""
    layout = lay_out(view, view.melds, laid + one(last)) or ()
    for at, play in enumerate(layout):
        if play.meld is not None and contains(play.cards, one(last)):
            fewer = play.cards - one(last)
            yield (*layout[:at], *((Play(fewer, play.meld),) if fewer else ()), *layout[at + 1 :])


def _but_one_natural(view: SeatView, laid: Cards, last: Card) -> Iterator[tuple[Play, ...]]:
    """Yield ways for a card that goes to a meld laid down with the take."""
    rank = rank_of(last)
    naturals = of_rank(laid, rank)
    wilds = each_card(laid & WILDS)
    for share in range(min(wild_cap(view.table.rules.melds, size(naturals)), len(wilds)) + 1):
        first = naturals + sum(map(one, wilds[:share]))
        is_canasta = size(first) >= view.table.rules.melds.canasta_size
        parts = (MeldPart(view.seat, view.table.turn.number, first),)
        meld = Meld(_FIRST, MeldKind.RANK, rank, first, size(naturals), share, parts, is_canasta)
        layout = lay_out(view, (*view.melds, meld), laid - first + one(last))
        if layout is not None:
            joining = sum(play.cards for play in layout if play.meld == _FIRST)
            if contains(joining, one(last)):
                others = tuple(play for play in layout if play.meld != _FIRST)
                yield (Play(first + joining - one(last)), *others)


def _take(layout: tuple[Play, ...], upcard: Card, count: int | None) -> TakePile | None:
    """Return the take that lays these melds down; None if the upcard is not in a set of its rank."""
    for at, play in enumerate(layout):
        if _is_set(play.cards, rank_of(upcard)) and contains(play.cards, one(upcard)):
            use = Play(play.cards - one(upcard), play.meld)
            return TakePile(use, layout[:at] + layout[at + 1 :], count)
    return None


def _is_set(cards: Cards, rank: int) -> bool:
    """Return whether cards are a meld of this rank, not a sequence through it."""
    naturals = cards - (cards & WILDS)
    return naturals != NO_CARDS and naturals == of_rank(naturals, rank)
