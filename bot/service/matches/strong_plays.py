"""The limit of plays that the strong level may think about, by server and minute: each takes up to a second of a core."""

from __future__ import annotations

from collections import Counter
from typing import Final

from bot.service.ids import GuildId
from bot.service.ports import Clock

USUAL_PLAYS: Final = 120
"""The plays in a minute if nothing else is set."""
_SECONDS: Final = 60


class StrongPlays:
    """The plays of the present minute, by server."""

    def __init__(self, clock: Clock, most: int = USUAL_PLAYS) -> None:
        """Create the counter; with a ``most`` of 0 nothing is limited."""
        self._clock = clock
        self._most = most
        self._minute = -1
        self._counts: Counter[GuildId] = Counter()

    def take(self, guild: GuildId) -> bool:
        """Count a play and return True, or False if the server has had as many as it may."""
        minute = int(self._clock.ticks() // _SECONDS)
        if minute != self._minute:
            self._minute = minute
            self._counts.clear()
        self._counts[guild] += 1
        return not self._most or self._counts[guild] <= self._most
