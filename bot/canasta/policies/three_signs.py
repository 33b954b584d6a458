"""Signs of laid threes, for a side or against it: one function for each value of ``three_sign``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.canasta.cards import Rank
from bot.canasta.melds import OF_RANK, Meld

_SEVEN: Final = Rank.SEVEN.value

Sign = Callable[[tuple[Meld, ...], bool], int]
"""A function of the melds of a side and whether it has melded, with the result 1, 0 or -1."""


def _canastas(melds: tuple[Meld, ...]) -> int:
    return sum(meld.is_canasta for meld in melds)


def _any_meld(_melds: tuple[Meld, ...], has_melded: bool) -> int:
    """Return -1 for a side that did not meld at all, else 1 (pagat, Classic Canasta Scoring)."""
    return 1 if has_melded else -1


def _any_canasta(melds: tuple[Meld, ...], _has_melded: bool) -> int:
    """Return 1 if the side has a canasta, else -1 (pagat, Viennese Canasta)."""
    return 1 if _canastas(melds) else -1


def _two_canastas(melds: tuple[Meld, ...], _has_melded: bool) -> int:
    """Return 1 with two canastas, else -1 (Samba and Bolivia)."""
    return 1 if _canastas(melds) >= 2 else -1


def _sevens_canasta(melds: tuple[Meld, ...], _has_melded: bool) -> int:
    """Return -1 without a canasta of sevens, else 1 (Pennies from Heaven)."""
    return (
        1 if any(meld.is_canasta and meld.kind is OF_RANK and meld.rank == _SEVEN for meld in melds) else -1
    )


def _american_three_way(melds: tuple[Meld, ...], _has_melded: bool) -> int:
    """Return -1 without a canasta, 0 with one, 1 with two (pagat, American Canasta Scoring)."""
    return min(_canastas(melds), 2) - 1


def _never(_melds: tuple[Meld, ...], _has_melded: bool) -> int:
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
