"""Places of a draft: the melds that cards can be put into, as numbers.

A place is a number, so that a button can carry it: 0 a meld of wild cards, 3 a meld of threes, 4 to 14 the meld of that
rank, which joins the own one when there is one. Beyond these stand a second meld of a rank beside a canasta of it, new
sequences, the own sequences on the table, and single cards that are selected without a meld.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import Final

from bot.canasta.cards import LANES, NATURALS, Card, Cards, Rank, Suit, faces, suit_of
from bot.canasta.melds import Meld, MeldId, MeldKind

WILD_PLACE: Final = 0
"""The place of a meld of wild cards."""

THREES_PLACE: Final = Rank.THREE.value
"""The place of a meld of threes; black ones alone where only these can be melded."""

_LOWEST, _HIGHEST = Rank.FOUR.value, Rank.ACE.value
_BESIDE: Final = 20
_RUNS: Final = 40
_RUNS_OF_SUIT: Final = 4
_SEQUENCES: Final = 100
_FACES: Final = 1000


class PlaceKind(Enum):
    """The kind of meld at a place."""

    WILD = "wild"
    THREES = "threes"
    RANK = "rank"
    BESIDE = "beside"
    RUN = "run"
    SEQUENCE = "sequence"
    FACE = "face"


def kind_of_place(place: int) -> PlaceKind | None:
    """Return the kind of meld at a place; None for a number that is no place."""
    if place == WILD_PLACE:
        return PlaceKind.WILD
    if place == THREES_PLACE:
        return PlaceKind.THREES
    if _LOWEST <= place <= _HIGHEST:
        return PlaceKind.RANK
    if _LOWEST <= place - _BESIDE <= _HIGHEST:
        return PlaceKind.BESIDE
    if _RUNS <= place < _RUNS + len(Suit) * _RUNS_OF_SUIT:
        return PlaceKind.RUN
    if _FACES <= place < _FACES + LANES:
        return PlaceKind.FACE
    return PlaceKind.SEQUENCE if _SEQUENCES < place < _FACES else None


def is_of_suit(place: int) -> bool:
    """Return whether the place is that of a sequence, on the table or new."""
    return kind_of_place(place) in {PlaceKind.RUN, PlaceKind.SEQUENCE}


def rank_of_place(place: int) -> int:
    """Return the rank of the meld at a place; 0 for wild cards and sequences."""
    match kind_of_place(place):
        case PlaceKind.RANK | PlaceKind.THREES:
            return place
        case PlaceKind.BESIDE:
            return place - _BESIDE
        case _:
            return 0


def place_beside(rank: int) -> int:
    """Return the place of a new meld of a rank beside a canasta of it."""
    return _BESIDE + rank


def run_places(suit: int) -> range:
    """Return the places of new sequences of a suit."""
    first = _RUNS + suit * _RUNS_OF_SUIT
    return range(first, first + _RUNS_OF_SUIT)


def place_of_sequence(meld: Meld) -> int:
    """Return the place of a sequence on the table."""
    return _SEQUENCES + meld.id


def place_of_face(face: Card) -> int:
    """Return the place of cards of a face that are selected without a meld."""
    return _FACES + face


def face_of_place(place: int) -> Card | None:
    """Return the face whose cards a place is for; None if it is for a meld."""
    return place - _FACES if kind_of_place(place) is PlaceKind.FACE else None


def own_sequence(place: int, melds: Iterable[Meld]) -> Meld | None:
    """Return the sequence on the table at a place, None if there is none."""
    number = place - _SEQUENCES
    return next((meld for meld in melds if meld.id == number and meld.kind is MeldKind.SEQUENCE), None)


def suit_of_place(place: int, melds: Iterable[Meld]) -> int | None:
    """Return the suit of the sequence at a place; None if there can be none."""
    if kind_of_place(place) is PlaceKind.RUN:
        return (place - _RUNS) // _RUNS_OF_SUIT
    meld = own_sequence(place, melds)
    return meld.suit if meld is not None else None


def places_of(kind: MeldKind, meld: MeldId, rank: int, cards: Cards) -> frozenset[int]:
    """Return every place from which cards that now lie in a meld may have come."""
    match kind:
        case MeldKind.RANK:
            return frozenset({rank, place_beside(rank)})
        case MeldKind.WILD:
            return frozenset({WILD_PLACE})
        case MeldKind.BLACK_THREES | MeldKind.THREES:
            return frozenset({THREES_PLACE})
        case MeldKind.SEQUENCE:
            suits = {suit_of(face) for face in faces(cards & NATURALS)}
            return frozenset({_SEQUENCES + meld, *(place for suit in suits for place in run_places(suit))})
