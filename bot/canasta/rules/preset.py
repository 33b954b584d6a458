"""The definition of a preset: the differences of a game from the game it descends from, each with its source.

``docs/sources.md`` describes the sources of the values that options have in Classic Canasta and in the presets.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import Any, Final

from msgspec import Struct

PAGAT_CLASSIC: Final = "pagat, Classic Canasta"
"""The source of the values of Classic Canasta, where its option names no other."""

HOUSE_DECISION: Final = "house decision"
"""The source named for a value that no source gives."""

PUBLIC_TWICE: Final = "public rule pages, two or more agree"
PUBLIC_ONCE: Final = "public rule pages, one alone"
PUBLIC_DISAGREE: Final = "public rule pages disagree; the better attested value"


class Family(Enum):
    """The kinds of games that players choose among, in this order."""

    CLASSIC = auto()
    VIENNESE = auto()
    VARIANTS = auto()
    """Games close to Classic with a rule of their own."""
    AMERICAN = auto()
    """Games with bonus cards and special hands."""
    SEQUENCES = auto()
    """Games with melds of one suit in a row."""
    HAND_AND_FOOT = auto()


class Difference(Struct, frozen=True):
    """One difference: the option, its value as a plain value, and where it stands."""

    option: str
    value: Any
    source: str


class Preset(Struct, frozen=True, kw_only=True):
    """A named game.

    * ``place``: where it stands among the games that players choose from; a parent stands before its children.
    * ``family``: where players look for it; None for that of its parent.
    * ``parent``: the game from which it has these ``differences`` and no other.
    * ``house_completion``: options that the texts on this game leave open although the game must differ there or is
      known too little, so that the value is the parent's or ours.
    * ``note``: what the options cannot say of this game.
    """

    id: str
    place: int
    family: Family | None = None
    parent: str | None = None
    differences: tuple[Difference, ...] = ()
    house_completion: tuple[str, ...] = ()
    note: str = ""

    @property
    def changes(self) -> dict[str, Any]:
        """Return the options in which it differs from its parent, with their values."""
        return {one.option: one.value for one in self.differences}
