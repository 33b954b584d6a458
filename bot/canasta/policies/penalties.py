"""Points against a side: unfinished melds, cards held too long, and the sign of laid threes.

pagat, American Canasta Scoring; The Sevens; Samba.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Final

from bot.canasta.cards import JOKER, Rank, count_of
from bot.canasta.melds import OF_RANK, Meld, MeldKind
from bot.canasta.policies.canasta_bonuses import ALL_JOKERS
from bot.canasta.rules.options.scoring import Scoring
from bot.canasta.view import ScoreKey

_SEVEN, _ACE = Rank.SEVEN.value, Rank.ACE.value
_SHORT_SEQUENCE: Final = 5
ACES_IN_HAND: Final = 3
"""The number of aces in a hand that brings the penalty (pagat, American Canasta Scoring)."""


class UnfinishedKind(StrEnum):
    """The kinds of melds that can cost points if they do not become canastas."""

    SEVENS = "sevens"
    ACES = "aces"
    WILDS = "wilds"
    WILDS_FOUR_JOKERS = "wilds_four_jokers"
    SHORT_SEQUENCE = "short_sequence"


def has_penalties(scoring: Scoring) -> bool:
    """Return whether a rule set has any of these penalties."""
    return bool(
        scoring.penalty_incomplete_wild
        or scoring.penalty_incomplete_wild_four_jokers
        or scoring.penalty_incomplete_sevens
        or scoring.penalty_incomplete_pure_aces
        or scoring.penalty_short_sequence
        or scoring.penalty_three_sevens_in_hand
        or scoring.penalty_three_aces_in_hand
    )


def unfinished_kind(meld: Meld) -> UnfinishedKind | None:
    """Return the kind of a meld that did not become a canasta, None for one that never costs anything."""
    if meld.is_canasta:
        return None
    if meld.kind is MeldKind.WILD:
        if count_of(meld.cards, JOKER) >= ALL_JOKERS:
            return UnfinishedKind.WILDS_FOUR_JOKERS
        return UnfinishedKind.WILDS
    if meld.kind is MeldKind.SEQUENCE and meld.size < _SHORT_SEQUENCE:
        return UnfinishedKind.SHORT_SEQUENCE
    if meld.kind is MeldKind.RANK and meld.rank == _SEVEN:
        return UnfinishedKind.SEVENS
    # Aces with a wild card are a meld like any other (matrix sequence 59).
    if meld.kind is MeldKind.RANK and meld.rank == _ACE and not meld.wilds:
        return UnfinishedKind.ACES
    return None


def cost_of_unfinished(scoring: Scoring, kind: UnfinishedKind) -> tuple[ScoreKey, int]:
    """Return the key of the score line for unfinished melds of a kind, and the cost of each."""
    match kind:
        case UnfinishedKind.SEVENS:
            return ScoreKey.UNFINISHED_SEVENS, scoring.penalty_incomplete_sevens
        case UnfinishedKind.ACES:
            return ScoreKey.UNFINISHED_ACES, scoring.penalty_incomplete_pure_aces
        case UnfinishedKind.SHORT_SEQUENCE:
            return ScoreKey.SHORT_SEQUENCES, scoring.penalty_short_sequence
    graded = scoring.penalty_incomplete_wild_four_jokers
    if graded is None or kind is UnfinishedKind.WILDS:
        graded = scoring.penalty_incomplete_wild
    return ScoreKey.UNFINISHED_WILDS, graded


def unfinished(scoring: Scoring, meld: Meld) -> tuple[ScoreKey, int] | None:
    """Return the score key and cost of a meld that did not become a canasta, None if it costs nothing."""
    kind = unfinished_kind(meld)
    return None if kind is None else cost_of_unfinished(scoring, kind)


# ------------------------------------------------------------------------------------------------ laid threes


Sign = Callable[[int, bool, bool], int]
"""A function of the number of a side's canastas, whether one of them is of sevens, and whether the side has melded;
its result is 1, 0 or -1.
"""


THREE_SIGNS: Final[dict[str, Sign]] = {
    # pagat, Classic Canasta Scoring: against a side that did not meld at all
    "any_meld": lambda _canastas, _has_sevens, has_melded: 1 if has_melded else -1,
    # pagat, Viennese Canasta
    "any_canasta": lambda canastas, _has_sevens, _has_melded: 1 if canastas else -1,
    # Samba and Bolivia
    "two_canastas": lambda canastas, _has_sevens, _has_melded: 1 if canastas >= 2 else -1,
    # Pennies from Heaven
    "sevens_canasta": lambda _canastas, has_sevens, _has_melded: 1 if has_sevens else -1,
    # pagat, American Canasta Scoring: nothing with one canasta
    "american_three_way": lambda canastas, _has_sevens, _has_melded: min(canastas, 2) - 1,
    # Wikipedia 2005, Hand and Foot: they always cost points
    "never": lambda _canastas, _has_sevens, _has_melded: -1,
}
"""The function for each value of ``three_sign``."""


def sign_of_threes(three_sign: str, melds: tuple[Meld, ...], *, has_melded: bool) -> int:
    """Return 1, 0 or -1: laid threes count for a side with these melds, not at all, or against it."""
    canastas = [meld for meld in melds if meld.is_canasta]
    has_sevens = any(meld.kind is OF_RANK and meld.rank == _SEVEN for meld in canastas)
    return THREE_SIGNS[three_sign](len(canastas), has_sevens, has_melded)
