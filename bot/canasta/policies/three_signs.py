"""Signs of laid threes, for a side or against it: one function for each value of ``three_sign``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.canasta.cards import Rank
from bot.canasta.melds import OF_RANK, Meld

_SEVEN: Final = Rank.SEVEN.value

Sign = Callable[[int, bool, bool], int]
"""A function of the number of a side's canastas, whether one of them is of sevens, and whether the side has melded;
its result is 1, 0 or -1.
"""


def _any_meld(_canastas: int, _has_sevens: bool, has_melded: bool) -> int:
    """Return -1 for a side that did not meld at all, else 1 (pagat, Classic Canasta Scoring)."""
    return 1 if has_melded else -1


def _any_canasta(canastas: int, _has_sevens: bool, _has_melded: bool) -> int:
    """Return 1 if the side has a canasta, else -1 (pagat, Viennese Canasta)."""
    return 1 if canastas else -1


def _two_canastas(canastas: int, _has_sevens: bool, _has_melded: bool) -> int:
    """Return 1 with two canastas, else -1 (Samba and Bolivia)."""
    return 1 if canastas >= 2 else -1


def _sevens_canasta(_canastas: int, has_sevens: bool, _has_melded: bool) -> int:
    """Return -1 without a canasta of sevens, else 1 (Pennies from Heaven)."""
    return 1 if has_sevens else -1


def _american_three_way(canastas: int, _has_sevens: bool, _has_melded: bool) -> int:
    """Return -1 without a canasta, 0 with one, 1 with two (pagat, American Canasta Scoring)."""
    return min(canastas, 2) - 1


def _never(_canastas: int, _has_sevens: bool, _has_melded: bool) -> int:
    """Return -1: laid threes always cost points (Wikipedia 2005, Hand and Foot)."""
    return -1


THREE_SIGNS: Final[dict[str, Sign]] = {
    "any_meld": _any_meld,
    "any_canasta": _any_canasta,
    "two_canastas": _two_canastas,
    "sevens_canasta": _sevens_canasta,
    "american_three_way": _american_three_way,
    "never": _never,
}
"""The function for each value of ``three_sign``."""


def sign_of_threes(three_sign: str, melds: tuple[Meld, ...], *, has_melded: bool) -> int:
    """Return 1, 0 or -1: laid threes count for a side with these melds, not at all, or against it."""
    canastas = [meld for meld in melds if meld.is_canasta]
    has_sevens = any(meld.kind is OF_RANK and meld.rank == _SEVEN for meld in canastas)
    return THREE_SIGNS[three_sign](len(canastas), has_sevens, has_melded)
