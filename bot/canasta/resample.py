"""A secret truth that one seat cannot tell from the real one.

It is used to think about hidden cards, and to test that nothing secret leaks: whatever a seat is shown must be the same
for the real state and for a resampled one.
"""

from __future__ import annotations

from random import Random
from typing import Final

from bot.canasta.cards import (
    NATURAL_RANKS,
    NO_CARDS,
    Card,
    Cards,
    Rank,
    cards_of,
    each_card,
    full_pack,
    is_wild,
    minus,
    one,
    rank_of,
    size,
)
from bot.canasta.melding import rank_meld
from bot.canasta.phases.going_out import exit_plan
from bot.canasta.phases.held_threes import most_hidden_threes
from bot.canasta.phases.initial_meld import waives_minimum
from bot.canasta.seats import Seat
from bot.canasta.state import NOTHING_HIDDEN, Hidden, State
from bot.canasta.view import SeatView, TableView

SHUFFLES: Final = 200
"""So often are the cards shuffled anew to give a seat that asked to go out a hand that can."""

CONSTRUCTIONS: Final = 300
"""So many hands are then put together on purpose."""


def resample(view: SeatView, rng: Random) -> State:
    """A state with the same view for this seat, all unseen cards dealt anew.

    Cards that everybody saw go to a hand stay there. Threes that go to the table are in no hand that would have laid them.
    A seat that asked whether it may go out, and was not told no, can go out.
    """
    table = view.table
    pool = list(each_card(_unseen(view)))
    hands = [NO_CARDS] * table.seating.seat_count
    hands[view.seat] = view.hand
    others = [
        Seat(seat) for seat in range(table.seating.seat_count) if seat != view.seat and table.hand_sizes[seat]
    ]
    rng.shuffle(pool)
    asker = _asker(view)
    if asker is not None:
        hands[asker] = _hand_that_goes_out(table, asker, pool, rng)
        for card in each_card(hands[asker] - table.known[asker]):
            pool.remove(card)
        others.remove(asker)
    for seat in others:
        mask, most = most_hidden_threes(table, seat)
        dealt, pool = _dealt(pool, table.hand_sizes[seat] - size(table.known[seat]), mask, most)
        hands[seat] = table.known[seat] + dealt
    # What lies in other hidden places was dealt as it came, threes included.
    rng.shuffle(pool)
    stock, pool = pool[: table.stock_size], pool[table.stock_size :]
    hidden, pool = _hidden(view, pool, rng)
    return State(table, tuple(hands), bytes(stock), hidden)


def _dealt(pool: list[Card], count: int, threes: Cards, most: int) -> tuple[Cards, list[Card]]:
    """So many cards for a hand, at most so many of them threes, and what is left of the pool."""
    hand, left = NO_CARDS, []
    for number, a_card in enumerate(pool):
        if not count:
            left += pool[number:]
            break
        if one(a_card) & threes:
            if not most:
                left.append(a_card)
                continue
            most -= 1
        hand += one(a_card)
        count -= 1
    return hand, left


def _hidden(view: SeatView, pool: list[Card], rng: Random) -> tuple[Hidden, list[Card]]:
    """Cards for every other place that nobody looks into, and what is left of the pool."""
    table = view.table
    recycles = table.rules.end.stock_exhaustion == "recycle_pile" and table.round
    if not (table.feet or table.bonus or table.wings or table.pile_face_down or recycles):
        return NOTHING_HIDDEN, pool

    def some(count: int) -> list[Card]:
        nonlocal pool
        taken, pool = pool[:count], pool[count:]
        return taken

    hidden = Hidden(
        feet=tuple(cards_of(some(count)) for count in table.feet),
        bonus=tuple(cards_of(some(count)) for count in table.bonus),
        wings=tuple(cards_of(some(count)) for count in table.wings),
        under_pile=bytes(some(table.pile_face_down)),
        recycle_secret=rng.randbytes(32).hex() if recycles else "",
    )
    return hidden, pool


def _unseen(view: SeatView) -> Cards:
    """The cards of the packs that this seat does not know the place of."""
    table = view.table
    deal = table.rules.deal
    cards = full_pack(deal.deck_count, deal.joker_count, deal.max_copies_per_natural_rank)
    for side in table.melds:
        for meld in side:
            cards = minus(cards, meld.cards)
    for laid in table.laid_threes:
        cards = minus(cards, laid)
    for seat, known in enumerate(table.known):
        if seat != view.seat:
            cards = minus(cards, known)
    return minus(minus(cards, cards_of(table.pile)), view.hand)


def _asker(view: SeatView) -> Seat | None:
    """The other seat of which everybody knows that it can go out, since it was let to ask."""
    question = view.table.question
    if question is None or question.asker == view.seat or not view.table.is_running:
        return None
    if question.answer is False and view.table.turn.laid:
        return None
    return question.asker


def _hand_that_goes_out(table: TableView, asker: Seat, pool: list[Card], rng: Random) -> Cards:
    """A hand for the asker, of its known cards and the pool, from which it can go out; any hand if none is found."""
    known = table.known[asker]
    missing = table.hand_sizes[asker] - size(known)
    threes, _ = most_hidden_threes(table, asker)
    cards = [card for card in pool if not one(card) & threes]
    for _ in range(SHUFFLES):
        hand = known + cards_of(rng.sample(cards, missing))
        if _can_go_out(SeatView(table, asker, hand)):
            return hand
    for _ in range(CONSTRUCTIONS):
        hand = _put_together(table, asker, cards, rng)
        if _can_go_out(SeatView(table, asker, hand)):
            return hand
    return known + cards_of(cards[:missing])


def _can_go_out(view: SeatView) -> bool:
    due = 0 if waives_minimum(view) else view.requirement
    return exit_plan(view, view.melds, view.hand, due) is not None


def _put_together(table: TableView, asker: Seat, cards: list[Card], rng: Random) -> Cards:
    """A hand made of whole melds and lay-offs, as far as they fill it: most such hands can go out."""
    hand = table.known[asker]
    left = table.hand_sizes[asker] - size(hand)
    by_rank: dict[int, list[Card]] = {}
    for card in rng.sample(cards, len(cards)):
        by_rank.setdefault(0 if is_wild(card) else rank_of(card), []).append(card)
    held = {rank_of(card) for card in each_card(hand)}
    melds = table.side_melds(asker)
    ranks = [rank for rank in NATURAL_RANKS if by_rank.get(rank)]
    rng.shuffle(ranks)
    # Known cards must find company first; then come ranks that the side has melded.
    ranks.sort(key=lambda rank: (rank not in held, rank_meld(melds, rank) is None, rng.random()))
    spare = rng.choice((0, 1))
    for rank in (*ranks, 0):
        there = by_rank.get(rank, [])
        room = left - spare
        if rank and rank_meld(melds, rank) is None:
            have = sum(rank_of(card) == rank for card in each_card(hand))
            least = max(1, 3 - have)
            if room < least or len(there) < least:
                continue
            count = rng.randint(least, min(room, len(there)))
        else:
            count = rng.randint(0, min(room, len(there), 3 if not rank else room)) if room > 0 else 0
        hand += cards_of(there[:count])
        by_rank[rank] = there[count:]
        left -= count
    rest = [card for cards_left in by_rank.values() for card in cards_left if rank_of(card) != Rank.THREE]
    return hand + cards_of(rng.sample(rest, left)) if left <= len(rest) else hand + cards_of(cards[:left])
