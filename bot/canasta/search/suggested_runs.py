"""Good plays with sequences to offer a player: own sequences made as long as the hand can, and the longest new ones."""

from __future__ import annotations

from collections.abc import Iterator

from bot.canasta.actions import Play
from bot.canasta.cards import (
    NATURAL_RANKS,
    NO_CARDS,
    Card,
    Cards,
    Suit,
    card,
    contains,
    highest_face,
    lowest_face,
    minus,
    one,
    rank_of,
    size,
)
from bot.canasta.melding.shapes import LONGEST_SEQUENCE
from bot.canasta.melds import Meld, MeldKind
from bot.canasta.view import SeatView


def suggested_runs(view: SeatView) -> tuple[list[Play], list[Play]]:
    """Return plays of natural cards: those that finish a sequence, and the others, own sequences first, by length.

    A card that makes an own sequence longer is in no new one.
    """
    plays = [
        (meld.size + size(cards), Play(cards, meld.id))
        for meld in view.melds
        if (cards := _extension(view.hand, meld))
    ]
    left = view.hand
    for _, longer in plays:
        left = minus(left, longer.cards)
    plays += [(size(cards), Play(cards)) for suit in Suit for cards in _runs(left, suit)]
    plays.sort(key=lambda each: (each[1].meld is None, -each[0]))
    least = view.table.rules.melds.min_meld_cards
    finishing = [play for long, play in plays if long == LONGEST_SEQUENCE]
    return finishing, [play for long, play in plays if least <= long < LONGEST_SEQUENCE]


def _extension(hand: Cards, meld: Meld) -> Cards:
    """Return the cards of the hand that follow an own sequence at its ends, upwards first, as many as it can take."""
    if meld.kind is not MeldKind.SEQUENCE or meld.suit is None or meld.wilds:
        return NO_CARDS
    room, found = LONGEST_SEQUENCE - meld.size, NO_CARDS
    for step, end in ((1, highest_face(meld.cards)), (-1, lowest_face(meld.cards))):
        for face in _row(rank_of(end) + step, step, meld.suit):
            if not room or not contains(hand, one(face)):
                break
            found += one(face)
            room -= 1
    return found


def _runs(cards: Cards, suit: Suit) -> Iterator[Cards]:
    """Yield the longest rows of cards of a suit, from the highest; of more than a sequence holds the highest."""
    run, count = NO_CARDS, 0
    for face in _row(NATURAL_RANKS[-1], -1, suit):
        if contains(cards, one(face)) and count < LONGEST_SEQUENCE:
            run, count = run + one(face), count + 1
        else:
            yield run
            run, count = (one(face), 1) if contains(cards, one(face)) else (NO_CARDS, 0)
    yield run


def _row(rank: int, step: int, suit: Suit | int) -> Iterator[Card]:
    """Yield the faces of a suit from a rank on, up or down."""
    while NATURAL_RANKS[0] <= rank <= NATURAL_RANKS[-1]:
        yield card(rank, suit)
        rank += step
