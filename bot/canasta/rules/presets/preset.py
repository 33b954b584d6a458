"""The definition of a preset: the differences of a game from the game it descends from, each with its source."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Row(Struct, frozen=True):
    """One difference: the option, its value as a plain value, and where it stands."""

    option: str
    value: Any
    source: str


class Preset(Struct, frozen=True, kw_only=True):
    """A named game.

    * ``parent``: the game from which it differs in ``rows`` and in nothing else.
    * ``house_completion``: options that the texts on this game leave open although the game must differ there or is
      known too little, so that the value is the parent's or ours.
    * ``note``: what the options cannot say of this game.
    """

    id: str
    parent: str | None = None
    rows: tuple[Row, ...] = ()
    house_completion: tuple[str, ...] = ()
    note: str = ""

    @property
    def differences(self) -> dict[str, Any]:
        """Return the options in which it differs from its parent."""
        return {row.option: row.value for row in self.rows}
