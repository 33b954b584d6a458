"""Resampling of hidden cards: a state that one seat cannot tell from the real one.

Practice goes on from such states. Tests that nothing secret leaks use them, too: whatever a seat is shown must be the
same for the real state and for a resampled one.
"""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from msgspec.structs import replace

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
from bot.canasta.codec import encode_state
from bot.canasta.melding.shapes import rank_meld
from bot.canasta.phases.asking import asks_before_drawing, check_ask, may_skip_drawing
from bot.canasta.phases.going_out.exits import may_go_out
from bot.canasta.phases.threes.held_threes import KEPT_BEFORE_MELD
from bot.canasta.seats import Seat, at_seat
from bot.canasta.state import NOTHING_HIDDEN, Hidden, State
from bot.canasta.turn import DRAWING, FROM_NOWHERE, FROM_PILE, LAST_THREE, PLAYING
from bot.canasta.view import SeatView, TableView

SHUFFLES: Final = 200
"""The most reshuffles to give a seat that asked to go out a hand that can."""

CONSTRUCTIONS: Final = 300
"""The most hands that are then put together on purpose."""


def resample(view: SeatView, rng: Random) -> State:
    """Return a state with the same view for this seat, all unseen cards dealt anew.

    Cards that everybody saw go to a hand stay there. Threes that go to the table are in no hand that would have laid
    them. A seat that asked whether it may go out, and was not told no, can go out.
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
    dealt, pool = _dealt([_place(table, seat) for seat in others], pool)
    for seat, cards in zip(others, dealt, strict=True):
        hands[seat] = table.known[seat] + cards
    # Cards in other hidden places are dealt at random, threes included.
    rng.shuffle(pool)
    unseen = table.stock_size - len(table.seen_stock)
    stock, pool = bytes(pool[:unseen]) + table.seen_stock, pool[unseen:]
    hidden, pool = _hidden(view, pool, rng)
    if pool and table.rules.discard.final_discard_face_down:
        # The last discard, face down.
        hidden = replace(hidden, face_down_discard=cards_of(pool))
    return State(table, tuple(hands), stock, hidden)


def resampled_position(view: SeatView, rng: Random) -> bytes:
    """Return such a state encoded, for a round that goes on from it."""
    return encode_state(resample(view, rng))


class _HiddenPlace(NamedTuple):
    """A hand to be dealt: how many cards, and how many of them may be, or must be, of the threes of a mask."""

    number: int
    threes: Cards
    most: int
    least: int


def _place(table: TableView, seat: Seat) -> _HiddenPlace:
    known = table.known[seat]
    threes, most = most_hidden_threes(table, seat)
    count = table.hand_sizes[seat] - size(known)
    least = 0
    if table.turn.seat == seat and table.turn.took is LAST_THREE:
        # Everybody knows that the last card of the stock, which it holds, is a three.
        least = 0 if known & threes else min(1, count)
        most = count
    return _HiddenPlace(count, threes, max(most - size(known & threes), 0), least)


def _dealt(places: list[_HiddenPlace], pool: list[Card]) -> tuple[list[Cards], list[Card]]:
    """Return the hands from a shuffled pool, and what is left of it.

    Hands that may hold the fewest threes come first. If that leaves too few other cards for the last ones, each gets as
    many threes as it may; and if even that is not enough, any cards.
    """
    order = sorted(range(len(places)), key=lambda at: places[at].most)
    hands: list[Cards] = []
    left = pool
    for threes_first, strict in ((False, True), (True, True), (False, False)):
        left = pool
        hands = [NO_CARDS] * len(places)
        for at in order:
            place = places[at] if strict else places[at]._replace(most=places[at].number)
            least = min(place.most, place.number) if threes_first else place.least
            hands[at], left = _hand_of(place._replace(least=least), left)
        if all(size(hand) == place.number for hand, place in zip(hands, places, strict=True)):
            break
    return hands, left


def _hand_of(place: _HiddenPlace, pool: list[Card]) -> tuple[Cards, list[Card]]:
    """Return one hand from the top of the pool, threes that it must have first, and what is left of the pool."""
    count, threes, most, least = place
    hand, left = NO_CARDS, []
    for a_card in pool if least else ():
        if least and one(a_card) & threes:
            hand += one(a_card)
            count, most, least = count - 1, most - 1, least - 1
        else:
            left.append(a_card)
    if place.least:
        pool, left = left, []
    for number, a_card in enumerate(pool):
        if not count:
            left += pool[number:]
            break
        if one(a_card) & threes:
            if most <= 0:
                left.append(a_card)
                continue
            most -= 1
        hand += one(a_card)
        count -= 1
    return hand, left


def _hidden(view: SeatView, pool: list[Card], rng: Random) -> tuple[Hidden, list[Card]]:
    """Return cards for every other hidden place, and what is left of the pool."""
    table = view.table
    is_shuffled = table.rules.end.stock_exhaustion == "recycle_pile" and table.round
    if not (table.feet or table.bonus or table.wings or table.pile_face_down or is_shuffled):
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
        recycle_secret=rng.randbytes(32).hex() if is_shuffled else "",
    )
    return hidden, pool


def _unseen(view: SeatView) -> Cards:
    """Return the cards of the packs that this seat does not know the place of."""
    table = view.table
    deal = table.rules.deal
    cards = full_pack(deal.deck_count, deal.joker_count, deal.max_copies_per_natural_rank)
    for side in table.melds:
        for meld in side:
            cards = minus(cards, meld.cards)
    for open_cards in (*table.laid_threes, *table.penalty_cards):
        cards = minus(cards, open_cards)
    for seat, known in enumerate(table.known):
        if seat != view.seat:
            cards = minus(cards, known)
    return minus(minus(cards, cards_of(table.pile + table.seen_stock)), view.hand)


def _asker(view: SeatView) -> Seat | None:
    """Return the other seat that is known to be able to go out, since it was allowed to ask."""
    question = view.table.question
    if question is None or question.asker == view.seat or not view.table.is_running:
        return None
    if question.answer is False and (view.table.turn.laid or _drew_after_a_no(view.table)):
        return None
    return question.asker


def _drew_after_a_no(table: TableView) -> bool:
    """Return whether the question was asked before the draw, with a hand that is no longer known.

    Where the way out was certain before the draw it is still there after it, but not after a take.
    """
    if asks_before_drawing(table.rules):
        return table.turn.took is FROM_PILE
    return may_skip_drawing(table.rules) and table.phase is PLAYING


def _hand_that_goes_out(table: TableView, asker: Seat, pool: list[Card], rng: Random) -> Cards:
    """Return a hand for the asker, of its known cards and the pool, that can go out; any hand if none is found."""
    known = table.known[asker]
    missing = table.hand_sizes[asker] - size(known)
    threes, _ = most_hidden_threes(table, asker)
    cards = [card for card in pool if not one(card) & threes]
    if len(cards) < missing:
        cards = pool
    for _ in range(SHUFFLES):
        hand = known + cards_of(rng.sample(cards, missing))
        if _could_ask(table, asker, hand):
            return hand
    for _ in range(CONSTRUCTIONS):
        hand = _put_together(table, asker, cards, rng)
        if _could_ask(table, asker, hand):
            return hand
    return known + cards_of(cards[:missing])


def _could_ask(table: TableView, asker: Seat, hand: Cards) -> bool:
    """Return whether the asker could ask with this hand, or, having laid cards after a yes, can still go out."""
    if table.turn.laid or (table.turn.took is FROM_PILE and asks_before_drawing(table.rules)):
        return may_go_out(SeatView(table, asker, hand))
    asked = at_seat(table.questions_asked, asker, table.questions_asked[asker] - 1)
    before = replace(table, question=None, questions_asked=asked)
    if table.turn.took is FROM_NOWHERE:
        # The yes took the place of the draw.
        before = replace(before, phase=DRAWING, turn=replace(table.turn, took=None))
    return check_ask(SeatView(before, asker, hand)) is None


def _put_together(table: TableView, asker: Seat, cards: list[Card], rng: Random) -> Cards:
    """Return a hand made of whole melds and lay-offs, as far as they fill it: most such hands can go out."""
    hand = table.known[asker]
    left = table.hand_sizes[asker] - size(hand)
    by_rank: dict[int, list[Card]] = {}
    for card in rng.sample(cards, len(cards)):
        by_rank.setdefault(0 if is_wild(card) else rank_of(card), []).append(card)
    held = {rank_of(card) for card in each_card(hand)}
    melds = table.side_melds(asker)
    ranks = [rank for rank in NATURAL_RANKS if by_rank.get(rank)]
    rng.shuffle(ranks)
    # Known cards are put into melds first; then come ranks that the side has melded.
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
    over = [card for cards_left in by_rank.values() for card in cards_left]
    rest = [card for card in over if rank_of(card) != Rank.THREE]
    return hand + cards_of(rng.sample(rest if left <= len(rest) else over, left))


def most_hidden_threes(table: TableView, seat: Seat) -> tuple[Cards, int]:
    """Return a mask of the threes that are rare in this hand, and the largest number of them it can hold.

    The seat in turn may still hold threes that it must lay; before its first turn a hand holds all that were dealt.
    """
    traits = table.rules.traits
    if table.rules.threes.three_lay_timing == "own_turn" and not table.turns_begun(seat):
        return traits.table_threes, table.hand_sizes[seat]
    if not traits.kept_threes:
        return traits.table_threes, 0
    if table.rules.threes.threes_kept_in_hand != "one_before_meld" or table.turn.seat == seat:
        return traits.table_threes, table.hand_sizes[seat]
    return traits.table_threes, KEPT_BEFORE_MELD
