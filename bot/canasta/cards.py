"""Cards, and multisets of cards.

A :data:`Card` is a *face*: the two kings of hearts of a double pack are the same card. It is a small integer,
``rank * 4 + suit``, so that sorting cards sorts them by rank.

:data:`Cards` is a multiset of cards packed into one integer, one byte for each face holding how many copies there
are. It is a value: immutable, cheap to copy, compared by ``==``. Adding and removing cards is ``+`` and ``-`` (after
:func:`contains` said that the cards are there); everything else is a named function of this module.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator
from enum import IntEnum
from functools import lru_cache
from itertools import compress
from operator import mul
from typing import Annotated, Final, TypeAlias

from msgspec import Meta


class Suit(IntEnum):
    """The four suits, low to high only for sorting."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3


class Rank(IntEnum):
    """Ranks by their number; jokers sort below everything, aces above."""

    JOKER = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14


Card: TypeAlias = int
"""One face: ``rank * 4 + suit``; the joker is ``JOKER``."""

Cards: TypeAlias = Annotated[int, Meta(extra={"cards": True})]
"""A multiset of cards, one byte a face. The annotation tells the codec to write it as a list of cards."""

JOKER: Final[Card] = Rank.JOKER * 4
NO_CARDS: Final[Cards] = 0
LANES: Final = 60
"""Bytes of a :data:`Cards`: fifteen ranks (zero unused) of four suits."""

FACES: Final[tuple[Card, ...]] = (JOKER, *range(Rank.TWO * 4, LANES))
"""Every face that exists, lowest first."""

NATURAL_RANKS: Final = tuple(range(Rank.FOUR, Rank.ACE + 1))
"""The ranks that can be melded: four up to ace (pagat, General Rules)."""

# pagat, General Rules: joker 50; ace and two 20; king to eight 10; seven to four 5; black three 5.
_POINTS_BY_RANK: Final = bytes([0, 50, 20, 5, 5, 5, 5, 5, 10, 10, 10, 10, 10, 10, 20, 0])

_ONE: Final = tuple(1 << (8 * lane) for lane in range(LANES))
_GUARD: Final = int.from_bytes(b"\x80" * LANES, "little")
ALL_OF_RANK: Final = tuple(0xFFFFFFFF << (32 * rank) for rank in range(LANES // 4))
"""Masks of the cards of each rank."""

_LANES_BY_RANK: Final = struct.Struct("<15I")
_SUM_SUITS: Final = 0x01010101
_CARD_BYTES: Final = tuple(bytes([card]) for card in range(LANES))

RED_THREES: Final[Cards] = (0xFF << (8 * (Rank.THREE * 4 + Suit.DIAMONDS))) | (
    0xFF << (8 * (Rank.THREE * 4 + Suit.HEARTS))
)
"""A mask: ``cards & RED_THREES`` are the red threes among the cards."""

BLACK_THREES: Final[Cards] = ALL_OF_RANK[Rank.THREE] & ~RED_THREES
"""A mask for the black threes."""

WILDS: Final[Cards] = ALL_OF_RANK[Rank.JOKER] | ALL_OF_RANK[Rank.TWO]
"""A mask for jokers and twos."""

NATURALS: Final[Cards] = sum(ALL_OF_RANK[rank] for rank in NATURAL_RANKS)
"""A mask for the cards from four to ace."""

SUIT_MASKS: Final = tuple(sum(0xFF << (8 * (rank * 4 + suit)) for rank in NATURAL_RANKS) for suit in range(4))
"""Masks of the cards from four to ace of each suit."""


# ------------------------------------------------------------------------------------------------- single cards

# Plain numbers: in Python 3.11 to look a member up in its Enum costs more than all the rest of these functions.
_FIRST_THREE, _FIRST_NATURAL = Rank.THREE * 4, Rank.FOUR * 4
_RED_THREE_FACES = (Rank.THREE * 4 + Suit.DIAMONDS, Rank.THREE * 4 + Suit.HEARTS)
_BLACK_THREE_FACES = (Rank.THREE * 4 + Suit.CLUBS, Rank.THREE * 4 + Suit.SPADES)


def card(rank: int, suit: int) -> Card:
    """Return the card of this rank and suit (the suit of a joker is ignored)."""
    return JOKER if rank == Rank.JOKER else rank * 4 + suit


def rank_of(a_card: Card) -> int:
    """Return the rank of a card, 1 (joker) to 14 (ace)."""
    return a_card >> 2


def suit_of(a_card: Card) -> int:
    """Return the suit of a card; meaningless for a joker."""
    return a_card & 3


def is_wild(a_card: Card) -> bool:
    """Return whether the card is a joker or a two."""
    return a_card < _FIRST_THREE


def is_natural(a_card: Card) -> bool:
    """Return whether the card is a four to an ace. Threes are neither wild nor natural."""
    return a_card >= _FIRST_NATURAL


def is_red_three(a_card: Card) -> bool:
    """Return whether the card is the three of hearts or of diamonds."""
    return a_card in _RED_THREE_FACES


def is_black_three(a_card: Card) -> bool:
    """Return whether the card is the three of clubs or of spades."""
    return a_card in _BLACK_THREE_FACES


def card_points(a_card: Card) -> int:
    """Return the points of one card (a three counts 5, whatever its colour)."""
    return _POINTS_BY_RANK[a_card >> 2]


def rank_points(rank: int) -> int:
    """Return the points of each card of a rank."""
    return _POINTS_BY_RANK[rank]


# --------------------------------------------------------------------------------------------------- multisets


def cards_of(some: Iterable[Card]) -> Cards:
    """Return the multiset of these cards."""
    return sum(map(_ONE.__getitem__, some))


def one(a_card: Card) -> Cards:
    """Return the multiset with this card alone."""
    return _ONE[a_card]


def each_card(cards: Cards) -> tuple[Card, ...]:
    """Return every card, copies repeated, lowest first."""
    lanes = cards.to_bytes(LANES, "little")
    return tuple(face for face in compress(range(LANES), lanes) for _ in range(lanes[face]))


def faces(cards: Cards) -> Iterator[Card]:
    """Return every different face, lowest first."""
    return compress(range(LANES), cards.to_bytes(LANES, "little"))


def lowest_face(cards: Cards) -> Card:
    """Return the lowest of some cards, of which there must be one."""
    return (cards & -cards).bit_length() - 1 >> 3


def highest_face(cards: Cards) -> Card:
    """Return the highest of some cards, of which there must be one."""
    return cards.bit_length() - 1 >> 3


def packed(cards: Cards) -> bytes:
    """Return the cards as bytes, one byte a card, lowest first."""
    return bytes(each_card(cards))


def card_byte(a_card: Card) -> bytes:
    """Return one card as a byte string, to be put on a pile."""
    return _CARD_BYTES[a_card]


def size(cards: Cards) -> int:
    """Return the number of cards (at most 254)."""
    # In base 256 the sum of the digits is the remainder by 255.
    return cards % 255


def count_all(cards: Cards) -> int:
    """Return the number of cards, of any size: for whole packs."""
    return sum(cards.to_bytes(LANES, "little"))


def contains(cards: Cards, some: Cards) -> bool:
    """Return whether all of ``some`` are among ``cards``."""
    return ((cards | _GUARD) - some) & _GUARD == _GUARD


def count_of(cards: Cards, a_card: Card) -> int:
    """Return the number of copies of this face."""
    return (cards >> (8 * a_card)) & 0xFF


def rank_counts(cards: Cards) -> bytes:
    """Return the number of cards of each rank, indexed by the rank (red and black threes together)."""
    # Multiplying by 01010101 adds each lane to its three neighbours; every fourth byte is the sum of four suits.
    return (cards * _SUM_SUITS).to_bytes(LANES + 4, "little")[3::4]


def rank_lanes(cards: Cards) -> tuple[int, ...]:
    """Return the cards of each rank, indexed by the rank: a small integer with a byte for each suit, zero for none.

    Equal lanes mean equal cards, so that they serve as keys where something is worked out for one rank.
    """
    return _LANES_BY_RANK.unpack(cards.to_bytes(LANES, "little"))


def of_lane(rank: int, lane: int) -> Cards:
    """Return the cards that :func:`rank_lanes` gave for a rank."""
    return lane << (32 * rank)


def of_rank(cards: Cards, rank: int) -> Cards:
    """Return all the cards of a rank."""
    return cards & ALL_OF_RANK[rank]


def rank_count(cards: Cards, rank: int) -> int:
    """Return the number of cards of a rank."""
    return ((cards >> (32 * rank)) & 0xFFFFFFFF) % 255


@lru_cache(maxsize=20_000)
def _lowest_suits(lanes: int, count: int) -> int:
    taken = 0
    for suit in range(4):
        here = min((lanes >> (8 * suit)) & 0xFF, count)
        taken |= here << (8 * suit)
        count -= here
    return taken


def some_of_rank(cards: Cards, rank: int, count: int) -> Cards:
    """Return ``count`` cards of a rank, the lowest suits first, when suits make no difference.

    There must be as many; fewer are returned otherwise.
    """
    return _lowest_suits((cards >> (32 * rank)) & 0xFFFFFFFF, count) << (32 * rank)


def points(cards: Cards) -> int:
    """Return the sum of the card points (pagat, General Rules)."""
    return sum(map(mul, rank_counts(cards), _POINTS_BY_RANK))


def minus(cards: Cards, some: Cards) -> Cards:
    """Return ``cards`` without those of ``some`` that are there; the others of ``some`` are ignored."""
    # A guard bit on each lane survives the subtraction exactly where no borrow was needed; elsewhere the lane is zero.
    apart = (cards | _GUARD) - some
    enough = apart & _GUARD
    return apart & (enough - (enough >> 7))


# -------------------------------------------------------------------------------------------------------- packs


@lru_cache(maxsize=256)
def full_pack(packs: int, jokers: int, copies_per_natural_rank: int | None = None) -> Cards:
    """Return all cards in play: ``packs`` packs of 52 and ``jokers`` jokers in all.

    ``copies_per_natural_rank`` keeps only so many cards of each rank from four to ace (suits taken in turn).
    """
    cards = sum(_ONE[face] * packs for face in FACES if face != JOKER) + _ONE[JOKER] * jokers
    if copies_per_natural_rank is not None:
        for rank in NATURAL_RANKS:
            cards &= ~ALL_OF_RANK[rank]
            for copy in range(copies_per_natural_rank):
                cards += _ONE[rank * 4 + copy % 4]
    return cards
