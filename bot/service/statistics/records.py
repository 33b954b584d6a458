"""Records of a server, and the decision of its members to take part in them."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from bot.service.change import Change
from bot.service.ids import GuildId, UserId
from bot.service.matches.record import TableRecord
from bot.service.ports import Clock, Store
from bot.service.statistics.model import Participation, PlayedRound, RecordKind


class ServerRecord(Struct, frozen=True):
    """A record with the rounds that hold it, one for each person who shares it."""

    kind: RecordKind
    rounds: tuple[PlayedRound, ...]
    table: TableRecord | None
    """The table of the match; None if it was deleted, so that there is no replay."""

    @property
    def holder(self) -> PlayedRound:
        """Return the round of the person who is named first."""
        return self.rounds[0]


class ServerRecords(Struct, frozen=True):
    """The records of a server, and whether the person who asks takes part."""

    records: tuple[ServerRecord, ...]
    takes_part: bool


class RecordsService:
    """Records of servers, which name only members who take part."""

    def __init__(self, store: Store, clock: Clock, wake: Callable[[], None] = lambda: None) -> None:
        """Take the store, the clock, and what is called when somebody has decided about taking part."""
        self._store = store
        self._clock = clock
        self._wake = wake

    async def of(self, guild: GuildId, asker: UserId) -> ServerRecords:
        """Return the records of a server."""
        found = await self._store.records(guild)
        records = [
            ServerRecord(kind, found[kind], await self._store.record(found[kind][0].table))
            for kind in RecordKind
            if kind in found
        ]
        return ServerRecords(tuple(records), await self._store.takes_part(guild, asker))

    async def take_part(self, guild: GuildId, user: UserId, *, takes_part: bool) -> None:
        """Set whether the records and the ladder of this server may name this user."""
        decision = Participation(guild, user, takes_part)
        await self._store.commit(Change(at=self._clock.now(), participations=(decision,)))
        self._wake()
