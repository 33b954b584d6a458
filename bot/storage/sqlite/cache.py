"""A cache of drafts and settings, for a process that has its database to itself."""

from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Final

from bot.service.change import Change
from bot.service.ids import TableId, UserId
from bot.service.matches.draft import Draft
from bot.service.people.settings import PlayerSettings
from bot.service.ports import DraftsAndSettings

_MOST: Final = 4096
"""The greatest number of drafts, and of people's settings, in the cache: less than a kilobyte each."""

Read = Callable[[Collection[UserId], Collection[UserId]], Awaitable[DraftsAndSettings]]
"""A function that reads the drafts and the settings of these people."""


class Cache:
    """The drafts and settings as they were last read or committed.

    Every move needs some of them; reading them in a thread would take as long as a third of the move.
    """

    def __init__(self) -> None:
        self._drafts: dict[tuple[TableId, UserId], Draft] = {}
        self._players: dict[UserId, PlayerSettings] = {}
        self._writes = 0
        """The number of writes: a read that overlapped one may be older and is not cached."""

    async def get(
        self, table: TableId, drafts_of: Collection[UserId], settings_of: Collection[UserId], read: Read
    ) -> DraftsAndSettings:
        """Return the drafts and settings of these people; ``read`` is called for those that are not cached."""
        drafts = {user: self._drafts.get((table, user)) for user in drafts_of}
        players = {user: self._players.get(user) for user in settings_of}
        unknown = [user for user, draft in drafts.items() if draft is None]
        strangers = [user for user, settings in players.items() if settings is None]
        if unknown or strangers:
            writes = self._writes
            found = await read(unknown, strangers)
            drafts.update(found.drafts)
            players.update(found.players)
            if writes == self._writes:
                self._drafts.update({(table, user): draft for user, draft in found.drafts.items()})
                self._players.update(found.players)
                self._make_room()
        return DraftsAndSettings(
            {user: draft for user, draft in drafts.items() if draft is not None},
            {user: settings for user, settings in players.items() if settings is not None},
        )

    def committed(self, changes: Sequence[Change]) -> None:
        """Take over the drafts and settings of committed changes."""
        self._writes += 1
        for change in changes:
            self._drafts.update({(write.table, write.user): write.draft for write in change.drafts})
            self._players.update({write.settings.user: write.settings for write in change.players})
        self._make_room()

    def _make_room(self) -> None:
        while len(self._drafts) > _MOST:
            del self._drafts[next(iter(self._drafts))]
        while len(self._players) > _MOST:
            del self._players[next(iter(self._players))]

    def clear(self) -> None:
        """Empty the cache: the stored values may have changed."""
        self._writes += 1
        self._drafts.clear()
        self._players.clear()
