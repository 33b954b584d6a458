"""Whether laid threes count for a side, against it or not at all: one function for each value of ``three_sign``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.canasta.cards import Rank
from bot.canasta.melds import OF_RANK, Meld

_SEVEN: Final = Rank.SEVEN.value

Sign = Callable[[tuple[Meld, ...], bool], int]
"""Of the melds of a side and whether it has melded: 1, 0 or -1."""


def _canastas(melds: tuple[Meld, ...]) -> int:
    return sum(meld.is_canasta for meld in melds)


def _any_meld(_melds: tuple[Meld, ...], has_melded: bool) -> int:
    """pagat, Classic Canasta Scoring: minus for a side that did not manage to meld at all."""
    return 1 if has_melded else -1


def _any_canasta(melds: tuple[Meld, ...], _has_melded: bool) -> int:
    """pagat, Viennese Canasta: plus if and only if the side has a canasta."""
    return 1 if _canastas(melds) else -1


def _two_canastas(melds: tuple[Meld, ...], _has_melded: bool) -> int:
    """Samba and Bolivia: plus with two canastas."""
    return 1 if _canastas(melds) >= 2 else -1


def _sevens_canasta(melds: tuple[Meld, ...], _has_melded: bool) -> int:
    """Pennies from Heaven: minus without a canasta of sevens."""
    return (
        1 if any(meld.is_canasta and meld.kind is OF_RANK and meld.rank == _SEVEN for meld in melds) else -1
    )


def _american_three_way(melds: tuple[Meld, ...], _has_melded: bool) -> int:
    """pagat, American Canasta Scoring: minus without a canasta, nothing with one, plus with two."""
    return min(_canastas(melds), 2) - 1


def _never(_melds: tuple[Meld, ...], _has_melded: bool) -> int:
    """Laid threes never count plus (Wikipedia 2005, Hand and Foot: they cost points)."""
    return -1


THREE_SIGNS: Final[dict[str, Sign]] = {
    "any_meld": _any_meld,
    "any_canasta": _any_canasta,
    "two_canastas": _two_canastas,
    "sevens_canasta": _sevens_canasta,
    "american_three_way": _american_three_way,
    "never": _never,
}
"""By the value of ``three_sign``."""
