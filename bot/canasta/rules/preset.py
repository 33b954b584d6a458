"""The definition of a preset: the differences of a game from the game it descends from, each with its source."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Difference(Struct, frozen=True):
    """One difference: the option, its value as a plain value, and where it stands."""

    option: str
    value: Any
    source: str


class Preset(Struct, frozen=True, kw_only=True):
    """A named game.

    * ``place``: where it stands among the games that players choose from; a parent stands before its children.
    * ``parent``: the game from which it has these ``differences`` and no other.
    * ``house_completion``: options that the texts on this game leave open although the game must differ there or is
      known too little, so that the value is the parent's or ours.
    * ``note``: what the options cannot say of this game.
    """

    id: str
    place: int
    parent: str | None = None
    differences: tuple[Difference, ...] = ()
    house_completion: tuple[str, ...] = ()
    note: str = ""

    @property
    def changes(self) -> dict[str, Any]:
        """Return the options in which it differs from its parent, with their values."""
        return {one.option: one.value for one in self.differences}
