"""A cache of drafts and settings, for a process that has its database to itself."""

import sqlite3
from collections.abc import Sequence
from typing import Final, Generic, TypeVar

from bot.service.change import Change
from bot.service.ids import TableId, UserId
from bot.service.matches.draft import Draft
from bot.service.people.preferences import PlayerSettings
from bot.service.ports import StaleChange

_MOST: Final = 4096
"""The greatest number of drafts, and of people's settings, in the cache: less than a kilobyte each."""

K = TypeVar("K")
V = TypeVar("V")


class Shelf(Generic[K, V]):
    """A cache of limited size; what was put in first is dropped first."""

    def __init__(self) -> None:
        self._kept: dict[K, V] = {}
        self.get = self._kept.get

    def put(self, key: K, value: V) -> None:
        """Store a value, replacing an earlier one."""
        self._kept[key] = value
        if len(self._kept) > _MOST:
            del self._kept[next(iter(self._kept))]


class Recall:
    """The drafts and settings as they were last read or written.

    Another process may write to the same file all the same. The writer's connection notices that with its next
    transaction (``PRAGMA data_version``): then the cache is emptied, and changes that were made from it are refused
    (``Change.as_of``).
    """

    def __init__(self) -> None:
        self._version: int | None = None
        """SQLite's ``data_version``, which changes when another connection than the writer's has written."""
        self.writes = 0
        """The number of writes: a read that overlapped one may be older and is not cached."""
        self.era = 0
        """The number of times that the cache was emptied."""
        self.drafts: Shelf[tuple[TableId, UserId], Draft] = Shelf()
        self.players: Shelf[UserId, PlayerSettings] = Shelf()

    def begin(self, connection: sqlite3.Connection) -> None:
        """Empty the cache, and notice from now on if others than this connection write."""
        self._version = _written_by_others(connection)
        self.forget()

    def forget(self) -> None:
        """Empty the cache: the stored values may have changed."""
        # The shelves first: a reader of the new number, perhaps in another thread, must not find the old ones. A read
        # that is under way puts its result on an old shelf, which nobody uses any more.
        self.drafts, self.players = Shelf(), Shelf()
        self.era += 1

    def check(self, connection: sqlite3.Connection, changes: Sequence[Change]) -> None:
        """Check, inside the transaction that writes them, that these changes were made from current values.

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
        """Take over the drafts and settings of committed changes."""
        self.writes += 1
        for change in changes:
            for draft in change.drafts:
                self.drafts.put((draft.table, draft.user), draft.draft)
            for player in change.players:
                self.players.put(player.settings.user, player.settings)


def _written_by_others(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA data_version").fetchone()[0])
