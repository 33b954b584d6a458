"""Canasta bonuses, beyond the points of the cards: one function for each kind of meld.

Where a kind has no value of its own (null), it counts as the next more general one: sevens and pure aces as any natural
canasta, wild cards as a canasta with wild cards, a sequence as a natural canasta.
"""

from __future__ import annotations

from collections.abc import Callable
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


def _first(*values: int | None) -> int:
    return next((value for value in values if value is not None), 0)


def _of_rank(scoring: Scoring, meld: Meld) -> Bonus:
    """Return the bonus of a set (pagat, Classic Canasta Scoring; Modern American: sevens and pure aces 2500)."""
    if meld.rank == _SEVEN:
        special = scoring.bonus_mixed_sevens_canasta if meld.wilds else scoring.bonus_sevens_canasta
        if special is not None:
            return ScoreKey.SEVENS_CANASTAS, special
    if meld.wilds:
        return ScoreKey.MIXED_CANASTAS, scoring.bonus_mixed_canasta
    if meld.rank == _ACE and scoring.bonus_pure_aces_canasta is not None:
        return ScoreKey.ACES_CANASTAS, scoring.bonus_pure_aces_canasta
    return ScoreKey.NATURAL_CANASTAS, scoring.bonus_natural_canasta


def _wild(scoring: Scoring, meld: Meld) -> Bonus:
    """Return the bonus of a wild canasta.

    pagat, Modern American: all twos 3000, all four jokers 2500, anything else 2000.
    """
    graded = bonus_by_jokers(scoring, count_of(meld.cards, JOKER))
    return ScoreKey.WILD_CANASTAS, _first(graded, scoring.bonus_wild_canasta, scoring.bonus_mixed_canasta)


def bonus_by_jokers(scoring: Scoring, jokers: int) -> int | None:
    """Return the value that a wild canasta has for its jokers, None where it counts as any other."""
    if jokers == 0:
        return scoring.bonus_wild_all_twos
    if jokers >= JOKERS_OF_THREE_PACKS and scoring.bonus_wild_six_jokers is not None:
        return scoring.bonus_wild_six_jokers
    return scoring.bonus_wild_four_jokers if jokers >= ALL_JOKERS else None


def _sequence(scoring: Scoring, meld: Meld) -> Bonus:
    """Return the bonus of a sequence canasta.

    Wikipedia 2005, Samba: 1500; with a wild card, where that is allowed, it may be worth less.
    """
    mixed = scoring.bonus_mixed_sequence_canasta if meld.wilds else None
    return ScoreKey.SEQUENCE_CANASTAS, _first(
        mixed, scoring.bonus_sequence_canasta, scoring.bonus_natural_canasta
    )


def _threes(scoring: Scoring, _meld: Meld) -> Bonus:
    """Return the bonus of a canasta of threes (pagat, Royal Canasta: melds of seven threes)."""
    return ScoreKey.THREES_CANASTAS, _first(scoring.bonus_threes_canasta, scoring.bonus_natural_canasta)


_BY_KIND: Final[dict[MeldKind, Callable[[Scoring, Meld], Bonus]]] = {
    MeldKind.RANK: _of_rank,
    MeldKind.WILD: _wild,
    MeldKind.SEQUENCE: _sequence,
    MeldKind.THREES: _threes,
}


def canasta_bonus(scoring: Scoring, meld: Meld) -> Bonus:
    """Return the key of the score line for a canasta, and its points."""
    return _BY_KIND[meld.kind](scoring, meld)


def is_from_hand(meld: Meld, canasta_size: int) -> bool:
    """Return whether a canasta was laid whole from a hand, in one go (Wikipedia 2005, Concealed canasta)."""
    return meld.is_canasta and any(size(part.cards) >= canasta_size for part in meld.parts)
