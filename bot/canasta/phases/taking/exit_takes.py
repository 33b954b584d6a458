"""Takes of the pile for an initial meld that goes out, or commits the seat to going out in this turn.

When no more than one card comes to the hand with the upcard, an initial meld may need so many cards that the turn can
only end by going out. Such a take is legal only as a whole, so it cannot be made in steps.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.canasta.actions import Play, TakePile
from bot.canasta.cards import (
    NATURALS,
    NO_CARDS,
    WILDS,
    Card,
    Cards,
    contains,
    each_card,
    faces,
    is_natural,
    is_red_three,
    is_wild,
    of_rank,
    one,
    rank_of,
    size,
)
from bot.canasta.melding.shapes import wild_cap
from bot.canasta.melds import Meld, MeldId, MeldKind, MeldPart
from bot.canasta.phases.going_out.exits import canastas_within_reach, whole_plan
from bot.canasta.view import SeatView

_ONLY = MeldId(1)


def exit_takes(view: SeatView, upcard: Card, others: Iterable[Card]) -> Iterator[TakePile]:
    """Yield candidate takes by which an unmelded seat would go out; their legality is still to be tested.

    ``upcard`` is the card of the pile that is melded with them, ``others`` are the face-up cards taken with it.
    """
    below = [card for card in others if not is_red_three(card)]
    if len(below) > 1 or not is_natural(upcard):
        return
    laid = view.hand + one(upcard)
    later = one(below[0]) if below else NO_CARDS
    if not canastas_within_reach(view.table.rules, (), laid + later):
        return
    for layout in _layouts(view, laid, below, view.requirement):
        take = _take(layout, upcard)
        if take is not None:
            yield take


def _layouts(view: SeatView, laid: Cards, below: list[Card], minimum: int) -> Iterator[tuple[Cards, ...]]:
    """Yield ways to lay down all cards, or all but one to be discarded, as the cards of each meld."""
    layout = _whole(view, (), laid, minimum)
    if layout is not None:
        yield layout
    if below:
        yield from _completed_later(view, laid, below[0])
        return
    for face in faces(laid):
        rest = _whole(view, (), laid - one(face), minimum)
        if rest is not None:
            yield rest


def _whole(view: SeatView, melds: tuple[Meld, ...], hand: Cards, minimum: int) -> tuple[Cards, ...] | None:
    """Return a way to lay down every card of a hand that makes the canastas for going out, or None."""
    # The need for a last discard is tested later: here all the cards of a plan are to be laid down.
    plays = whole_plan(view, melds, hand, minimum)
    return None if plays is None else tuple(play.cards for play in plays)


def _completed_later(view: SeatView, laid: Cards, last: Card) -> Iterator[tuple[Cards, ...]]:
    """Yield ways to lay down all cards but the last, which comes with the pile and then completes a canasta."""
    if is_wild(last):
        yield from _but_one_wild(view, laid, last)
    elif is_natural(last):
        yield from _but_one_natural(view, laid, last)


def _but_one_wild(view: SeatView, laid: Cards, last: Card) -> Iterator[tuple[Cards, ...]]:
    layout = _whole(view, (), laid + one(last), 0)
    if layout is None:
        return
    for at, cards in enumerate(layout):
        if not cards & WILDS:
            continue
        wilds = list(each_card(laid & WILDS))
        dealt = []
        for number, others in enumerate(layout):
            share = size(others & WILDS) - (number == at)
            dealt.append(others - (others & WILDS) + sum(one(wilds.pop()) for _ in range(share)))
        yield tuple(dealt)


def _but_one_natural(view: SeatView, laid: Cards, last: Card) -> Iterator[tuple[Cards, ...]]:
    rank = rank_of(last)
    naturals = of_rank(laid, rank)
    wilds = each_card(laid & WILDS)
    for share in range(min(wild_cap(view.table.rules.melds, size(naturals)), len(wilds)) + 1):
        first = naturals + sum(map(one, wilds[:share]))
        is_canasta = size(first) >= view.table.rules.melds.canasta_size
        parts = (MeldPart(view.seat, view.table.turn.number, first),)
        meld = Meld(_ONLY, MeldKind.RANK, rank, first, size(naturals), share, parts, is_canasta)
        layout = _whole(view, (meld,), laid - first + one(last), 0)
        if layout is None:
            continue
        melds = [first, *layout]
        joining = [cards for cards in layout if _is_set(cards, rank) and contains(cards, one(last))]
        for cards in joining:
            melds.remove(cards)
            melds[0] += cards - one(last)
        yield tuple(melds)


def _take(layout: tuple[Cards, ...], upcard: Card) -> TakePile | None:
    """Return the take that lays these melds down; None if the upcard is not in a set of its rank."""
    plays = []
    use = None
    for cards in layout:
        if use is None and _is_set(cards, rank_of(upcard)) and contains(cards, one(upcard)):
            use = cards - one(upcard)
        else:
            plays.append(Play(cards))
    return None if use is None else TakePile(Play(use), tuple(plays))


def _is_set(cards: Cards, rank: int) -> bool:
    """Return whether cards are a meld of this rank, not a sequence through it."""
    naturals = cards & NATURALS
    return naturals != NO_CARDS and naturals == of_rank(naturals, rank)
