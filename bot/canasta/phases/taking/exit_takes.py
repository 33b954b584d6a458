"""Takes of the pile that go out, or commit the seat to going out in this turn.

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
    is_natural,
    is_red_three,
    is_wild,
    of_rank,
    one,
    rank_count,
    rank_of,
    size,
    some_of_rank,
)
from bot.canasta.melding.shapes import (
    black_threes_needed,
    black_threes_take_wilds,
    rank_meld,
    wild_cap,
)
from bot.canasta.melds import Meld, MeldId, MeldKind, MeldPart
from bot.canasta.phases.taking.pile_share import PileShare
from bot.canasta.phases.taking.take_pile import check
from bot.canasta.phases.taking.upcard_play import PAIR
from bot.canasta.search.going_out.counting import canastas_conceivable
from bot.canasta.search.going_out.exit_search import lay_out
from bot.canasta.view import SeatView

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
