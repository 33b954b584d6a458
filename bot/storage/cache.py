"""What a process remembers of a database that it alone writes to, so that a click asks for little."""

from collections.abc import Awaitable, Callable, Hashable, Iterable, Mapping
from datetime import datetime
from typing import Any, Final, Generic, TypeVar

from bot.service.change import Change, Deadline
from bot.service.people.settings import GuildSettings, PlayerSettings
from bot.service.ports import Glance, WaitingNotice

T = TypeVar("T")

MOST: Final = 8192
"""The greatest number of values in the cache: less than a kilobyte each, and five or six for each table."""

REVISION: Final = "revision"
DRAFT: Final = "draft"
ORDERS: Final = "orders"
PLAYER: Final = "player"
GUILD: Final = "guild"


class Cache:
    """Values as they were last read or committed, by what they are about; those not used for longest are dropped."""

    def __init__(self, most: int = MOST) -> None:
        """Take the greatest number of values; with 0 none is remembered."""
        self._most = most
        self._values: dict[Hashable, Any] = {}
        self._writes = 0
        self.notices: Horizon[WaitingNotice] = Horizon()
        self.deadlines: Horizon[Deadline] = Horizon()

    async def get(self, key: Hashable, read: Callable[[], Awaitable[T]]) -> T:
        """Return the value of this key; ``read`` is called if it is not known."""
        found = self.known((key,))
        if not found:
            writes = self.writes
            found = {key: await read()}
            self.read(found, writes)
        value: T = found[key]
        return value

    def known(self, keys: Iterable[Hashable]) -> dict[Hashable, Any]:
        """Return the values of those of the keys that are known."""
        found = {key: self._values.pop(key) for key in keys if key in self._values}
        self._values.update(found)
        return found

    @property
    def writes(self) -> int:
        """Return the number of writes so far, which a read takes along."""
        return self._writes

    def read(self, values: Mapping[Hashable, Any], writes: int) -> None:
        """Remember what was read after so many writes; nothing if there was one since: it may be older than that."""
        if writes == self._writes:
            self._remember({key: value for key, value in values.items() if value is not None})

    def committed(self, change: Change) -> None:
        """Take over what a committed change wrote."""
        self._writes += 1
        values: dict[Hashable, Any] = {}
        if change.record is not None:
            values[REVISION, change.record.id] = Glance(change.record.revision)
        values.update({(DRAFT, one.table, one.user): one.draft for one in change.drafts})
        values.update({(ORDERS, one.table, one.user): (one.orders,) for one in change.orders})
        values.update({(PLAYER, one.user): one for one in change.documents_of(PlayerSettings)})
        values.update({(GUILD, one.guild): one for one in change.documents_of(GuildSettings)})
        self._remember(values)
        self._look_ahead(change)

    def _look_ahead(self, change: Change) -> None:
        """Take note of when what the change leaves waiting may be due."""
        if change.brings_back is not None:
            self.notices.forget()
            self.deadlines.forget()
        if change.notices:
            self.notices.add(change.at)
        for fate in change.fates:
            self.notices.add(fate.not_before)
        for deadline in change.deadlines or ():
            self.deadlines.add(deadline.due)
        for settled in change.deadline_fates:
            self.deadlines.add(settled.due)

    def clear(self) -> None:
        """Forget everything: the stored values may have changed."""
        self._writes += 1
        self._values.clear()
        self.notices.forget()
        self.deadlines.forget()

    def _remember(self, values: Mapping[Hashable, Any]) -> None:
        for key, value in values.items():
            self._values.pop(key, None)
            self._values[key] = value
        while len(self._values) > self._most:
            del self._values[next(iter(self._values))]


class Horizon(Generic[T]):
    """The moment before which nothing of a kind of waiting work is due, as far as that is known."""

    def __init__(self) -> None:
        self._is_known = False
        self._earliest: datetime | None = None
        """The moment, if it is known; None if nothing waits at all."""
        self._changes = 0
        """The number of times that something was added: a read that overlapped one may miss it."""
        self._nothing_at: tuple[datetime, int] | None = None
        """When nothing was due, and the number of changes before that was read."""

    async def due(self, now: datetime, read: Callable[[], Awaitable[tuple[T, ...]]]) -> tuple[T, ...]:
        """Return what is due now; ``read`` is called unless it is known that nothing is."""
        if self._is_clear(now):
            return ()
        changes = self._changes
        found = await read()
        self._nothing_at = None if found else (now, changes)
        return found

    async def next_after(
        self, now: datetime, read: Callable[[], Awaitable[datetime | None]]
    ) -> datetime | None:
        """Return a moment before which nothing more falls due; ``read`` returns when something does."""
        if self._is_clear(now):
            return self._earliest
        found = await read()
        if self._nothing_at == (now, self._changes):
            self._is_known, self._earliest = True, found
        return found

    def add(self, due: datetime | None) -> None:
        """Take note of something that waits for this moment, if it is one."""
        if due is not None:
            self._changes += 1
            if self._earliest is None or due < self._earliest:
                self._earliest = due

    def forget(self) -> None:
        """Forget everything: what waits may have changed."""
        self._changes += 1
        self._is_known = False

    def _is_clear(self, now: datetime) -> bool:
        return self._is_known and (self._earliest is None or self._earliest > now)
