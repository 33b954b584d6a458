"""Documents of all kinds in dictionaries."""

from datetime import datetime
from typing import Any, TypeVar, cast

from bot.service.change import Change
from bot.service.ids import GuildId, UserId
from bot.service.people.anonymising import knows
from bot.service.ports import StaleChange
from bot.storage.rows import DOCUMENTS

D = TypeVar("D")


class MemoryDocuments:
    """The part of a store in dictionaries that keeps the documents, each kind by its key."""

    def __init__(self) -> None:
        super().__init__()
        self._documents: dict[type, dict[int, Any]] = {one.kind: {} for one in DOCUMENTS}
        self._changed: dict[tuple[type, int], datetime] = {}
        """When each was written."""

    def _kept(self, kind: type[D]) -> dict[int, D]:
        return self._documents[kind]

    def _due(self, kind: type[D], now: datetime, limit: int) -> tuple[D, ...]:
        due = [(one.due, key) for key, one in self._documents[kind].items() if one.due is not None]
        return tuple(self._kept(kind)[key] for moment, key in sorted(due) if moment <= now)[:limit]

    def _next_due(self, kind: type) -> datetime | None:
        return min((one.due for one in self._documents[kind].values() if one.due is not None), default=None)

    def _put(self, kind: type[D], key: int, value: D, at: datetime) -> None:
        self._documents[kind][key] = value
        self._changed[kind, key] = at

    def _refuse_documents(self, change: Change) -> None:
        for documents in DOCUMENTS:
            for one in change.documents_of(documents.kind):
                stored = self._documents[documents.kind].get(documents.key_of(one))
                if (0 if stored is None else stored.revision) != one.revision - 1:
                    raise StaleChange

    def _write_documents(self, change: Change) -> None:
        for documents in DOCUMENTS:
            for one in change.documents_of(documents.kind):
                self._put(documents.kind, documents.key_of(one), one, change.at)

    def _naming(self, kind: type[D], user: UserId) -> tuple[D, ...]:
        found = (one for _, one in sorted(self._kept(kind).items()))
        return tuple(one for one in found if knows(cast("Any", one), user))

    def _with_documents(self) -> set[GuildId]:
        """Return the servers that have any document."""
        return {
            one.guild for kept in self._documents.values() for one in kept.values() if hasattr(one, "guild")
        }

    def _delete_documents(self, guild: GuildId) -> None:
        for kept in self._documents.values():
            for key in [key for key, one in kept.items() if getattr(one, "guild", None) == guild]:
                del kept[key]
