"""What a process that has its database to itself need not read again for every move."""

import sqlite3
from collections.abc import Sequence
from typing import Final, Generic, TypeVar

from bot.service.change import Change
from bot.service.ids import TableId, UserId
from bot.service.matches.draft import Draft
from bot.service.people.preferences import PlayerSettings
from bot.service.ports import StaleChange

_MOST: Final = 4096
"""So many drafts, and the settings of so many people: less than a kilobyte each."""

K = TypeVar("K")
V = TypeVar("V")


class Shelf(Generic[K, V]):
    """Holds so much and no more; what was put in first goes first."""

    def __init__(self) -> None:
        self._kept: dict[K, V] = {}
        self.get = self._kept.get

    def put(self, key: K, value: V) -> None:
        """Instead of what was there."""
        self._kept[key] = value
        if len(self._kept) > _MOST:
            del self._kept[next(iter(self._kept))]


class Recall:
    """Drafts and settings as they were read or written last.

    Another process may write to the same file all the same. The writer's connection notices that with its next
    transaction (``PRAGMA data_version``): then everything is forgotten, and what was made from it is refused
    (``Change.as_of``).
    """

    def __init__(self) -> None:
        self._version: int | None = None
        """SQLite's number for all that others than the writer's connection have written."""
        self.writes = 0
        """Counts what was written: what is read meanwhile may be older, and is not kept."""
        self.era = 0
        """Counts how often everything was forgotten."""
        self.drafts: Shelf[tuple[TableId, UserId], Draft] = Shelf()
        self.players: Shelf[UserId, PlayerSettings] = Shelf()

    def begin(self, connection: sqlite3.Connection) -> None:
        """From now on it is noticed if others than this connection write."""
        self._version = _written_by_others(connection)
        self.forget()

    def forget(self) -> None:
        """Nobody knows any more what is stored."""
        # The shelves first: who reads the new number, perhaps in another thread, must not find the old ones. Whoever is
        # reading at this moment puts what he finds on an old one.
        self.drafts, self.players = Shelf(), Shelf()
        self.era += 1

    def check(self, connection: sqlite3.Connection, changes: Sequence[Change]) -> None:
        """In the transaction that writes these.

        Raises:
            StaleChange: something that one of them was made from is not so any more.
        """
        version = _written_by_others(connection)
        if version != self._version:
            self._version = version
            self.forget()
        if any(change.as_of not in (None, self.era) for change in changes):
            raise StaleChange

    def written(self, changes: Sequence[Change]) -> None:
        """These were committed."""
        self.writes += 1
        for change in changes:
            for draft in change.drafts:
                self.drafts.put((draft.table, draft.user), draft.draft)
            for player in change.players:
                self.players.put(player.settings.user, player.settings)


def _written_by_others(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA data_version").fetchone()[0])
