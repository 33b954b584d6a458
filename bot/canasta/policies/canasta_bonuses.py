"""Canasta bonuses, beyond the points of the cards: a row for each kind of canasta.

Where a kind has no value of its own (null), it counts as the next more general one: sevens and pure aces as any natural
canasta, wild cards as a canasta with wild cards, a sequence as a natural canasta.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from bot.canasta.cards import JOKER, Rank, count_of, size
from bot.canasta.melds import Meld, MeldKind
from bot.canasta.rules.options.scoring import Scoring
from bot.canasta.view import ScoreKey

_SEVEN, _ACE = Rank.SEVEN.value, Rank.ACE.value
ALL_JOKERS: Final = 4
"""The number of jokers in a joker canasta (pagat, Modern American: it "must contain all four jokers")."""
JOKERS_OF_THREE_PACKS: Final = 6
"""The number of jokers in three packs (Wikipedia 2005, Bolivia: "having all six jokers in the same Bolivia")."""

Bonus = tuple[ScoreKey, int]


class CanastaKind(StrEnum):
    """The kinds of canastas that can differ in their bonus."""

    NATURAL = "natural"
    MIXED = "mixed"
    SEVENS = "sevens"
    MIXED_SEVENS = "mixed_sevens"
    ACES = "aces"
    WILD = "wild"
    TWOS = "twos"
    FOUR_JOKERS = "four_jokers"
    SIX_JOKERS = "six_jokers"
    SEQUENCE = "sequence"
    MIXED_SEQUENCE = "mixed_sequence"
    THREES = "threes"


_NATURAL: Final = (("bonus_natural_canasta", ScoreKey.NATURAL_CANASTAS),)
_MIXED: Final = (("bonus_mixed_canasta", ScoreKey.MIXED_CANASTAS),)
_WILD: Final = (
    ("bonus_wild_canasta", ScoreKey.WILD_CANASTAS),
    ("bonus_mixed_canasta", ScoreKey.WILD_CANASTAS),
)
_FOUR_JOKERS: Final = (("bonus_wild_four_jokers", ScoreKey.WILD_CANASTAS), *_WILD)
_SEQUENCE: Final = (
    ("bonus_sequence_canasta", ScoreKey.SEQUENCE_CANASTAS),
    ("bonus_natural_canasta", ScoreKey.SEQUENCE_CANASTAS),
)

_BONUSES: Final[dict[CanastaKind, tuple[tuple[str, ScoreKey], ...]]] = {
    # pagat, Classic Canasta Scoring; Modern American: sevens and pure aces 2500
    CanastaKind.NATURAL: _NATURAL,
    CanastaKind.MIXED: _MIXED,
    CanastaKind.SEVENS: (("bonus_sevens_canasta", ScoreKey.SEVENS_CANASTAS), *_NATURAL),
    CanastaKind.MIXED_SEVENS: (("bonus_mixed_sevens_canasta", ScoreKey.SEVENS_CANASTAS), *_MIXED),
    CanastaKind.ACES: (("bonus_pure_aces_canasta", ScoreKey.ACES_CANASTAS), *_NATURAL),
    # pagat, Modern American: all twos 3000, all four jokers 2500, anything else 2000
    CanastaKind.WILD: _WILD,
    CanastaKind.TWOS: (("bonus_wild_all_twos", ScoreKey.WILD_CANASTAS), *_WILD),
    CanastaKind.FOUR_JOKERS: _FOUR_JOKERS,
    CanastaKind.SIX_JOKERS: (("bonus_wild_six_jokers", ScoreKey.WILD_CANASTAS), *_FOUR_JOKERS),
    # Wikipedia 2005, Samba: 1500; with a wild card, where that is allowed, it may be worth less
    CanastaKind.SEQUENCE: _SEQUENCE,
    CanastaKind.MIXED_SEQUENCE: (("bonus_mixed_sequence_canasta", ScoreKey.SEQUENCE_CANASTAS), *_SEQUENCE),
    # pagat, Royal Canasta: melds of seven threes
    CanastaKind.THREES: (
        ("bonus_threes_canasta", ScoreKey.THREES_CANASTAS),
        ("bonus_natural_canasta", ScoreKey.THREES_CANASTAS),
    ),
}
"""The options that may hold the bonus of a kind, the first that has a value counting, and the line each is shown in."""


def canasta_kind(meld: Meld) -> CanastaKind:
    """Return the kind of a canasta."""
    match meld.kind:
        case MeldKind.WILD:
            return _kind_of_wild(count_of(meld.cards, JOKER))
        case MeldKind.SEQUENCE:
            return CanastaKind.MIXED_SEQUENCE if meld.wilds else CanastaKind.SEQUENCE
        case MeldKind.THREES:
            return CanastaKind.THREES
    if meld.rank == _SEVEN:
        return CanastaKind.MIXED_SEVENS if meld.wilds else CanastaKind.SEVENS
    if meld.wilds:
        return CanastaKind.MIXED
    return CanastaKind.ACES if meld.rank == _ACE else CanastaKind.NATURAL


def _kind_of_wild(jokers: int) -> CanastaKind:
    if jokers >= JOKERS_OF_THREE_PACKS:
        return CanastaKind.SIX_JOKERS
    if jokers >= ALL_JOKERS:
        return CanastaKind.FOUR_JOKERS
    return CanastaKind.WILD if jokers else CanastaKind.TWOS


def bonus_of(scoring: Scoring, kind: CanastaKind) -> Bonus:
    """Return the key of the score line for canastas of a kind, and the points of each."""
    for option, key in _BONUSES[kind]:
        value: int | None = getattr(scoring, option)
        if value is not None:
            return key, value
    raise AssertionError(f"no bonus for {kind}")


def canasta_bonus(scoring: Scoring, meld: Meld) -> Bonus:
    """Return the key of the score line for a canasta, and its points."""
    return bonus_of(scoring, canasta_kind(meld))


def bonus_by_jokers(scoring: Scoring, jokers: int) -> int | None:
    """Return the value that a wild canasta has for its jokers, None where it counts as any other."""
    if jokers == 0:
        return scoring.bonus_wild_all_twos
    if jokers >= JOKERS_OF_THREE_PACKS and scoring.bonus_wild_six_jokers is not None:
        return scoring.bonus_wild_six_jokers
    return scoring.bonus_wild_four_jokers if jokers >= ALL_JOKERS else None


def is_from_hand(meld: Meld, canasta_size: int) -> bool:
    """Return whether a canasta was laid whole from a hand, in one go (Wikipedia 2005, Concealed canasta)."""
    return meld.is_canasta and any(size(part.cards) >= canasta_size for part in meld.parts)
