"""Levels of the computer players of this installation."""

from collections.abc import Iterable

from bot.players.registry import LEVELS
from bot.service.errors import UnknownLevel


class Levels:
    """The levels that a computer's seat can have here."""

    def __init__(self, known: Iterable[str]) -> None:
        """Take the levels of the installed players, the default first."""
        self._known = tuple(known)

    @property
    def usual(self) -> str:
        """Return the level of a computer for which none is chosen."""
        return self._known[0]

    @property
    def offered(self) -> tuple[str, ...]:
        """Return the levels that people choose from, weakest first."""
        return tuple(level for level in LEVELS if level in self._known)

    @property
    def absent(self) -> tuple[str, ...]:
        """Return the levels that are not installed here."""
        return tuple(level for level in LEVELS if level not in self._known)

    def chosen(self, level: str | None) -> str:
        """Return this level, the usual one if none is chosen.

        Raises:
            UnknownLevel
        """
        if level is not None and level not in self._known:
            raise UnknownLevel(level=level, levels=self.offered)
        return level or self.usual
