"""The players cut: whoever sits at a table adds words of his own to the next deal, and nobody can have foreseen them."""

from collections.abc import Callable
from typing import Final

from msgspec import structs

from bot.service.change import Change, Request
from bot.service.deals import LONGEST_CUT, Cut, cleaned
from bot.service.errors import CutEmpty, CutTooLate, CutTooLong, NotSealed, StaleTable, TableClosed
from bot.service.ids import TableId
from bot.service.locks import TableLocks
from bot.service.notices import BoardRefresh, CutGiven, Notice
from bot.service.ports import Clock, RepeatedRequest, StaleChange, Store
from bot.service.record import Person, TableRecord, TableStatus
from bot.service.tables import Tables

_TRIES: Final = 3


class CutService:
    """Takes cuts until the deal is made. Each is public at once; a later one of the same seat replaces it."""

    def __init__(
        self, store: Store, tables: Tables, locks: TableLocks, clock: Clock, wake: Callable[[], None]
    ) -> None:
        self._store = store
        self._tables = tables
        self._locks = locks
        self._clock = clock
        self._wake = wake

    async def cut(
        self, table: TableId, person: Person, text: str, *, number: int | None = None, key: str
    ) -> TableRecord:
        """This person cuts the next deal. ``number`` is the round he was asked about, if he was asked.

        Raises:
            NotSeated, SeatHandedOn, TableClosed, TableNotFound
            CutEmpty, CutTooLong
            CutTooLate: that round is dealt already.
            NotSealed: no commitment to the next deal is published, so the cut would prove nothing.
        """
        words = cleaned(text)
        if not words:
            raise CutEmpty(table=table)
        if len(words) > LONGEST_CUT:
            raise CutTooLong(table=table, length=len(words), limit=LONGEST_CUT)
        async with self._locks.hold(table):
            for _ in range(_TRIES):
                loaded = await self._tables.get(table, key)
                record, seat = loaded.record, loaded.seat_of(person.user)
                if loaded.request is not None:
                    return record
                if not record.is_open:
                    raise TableClosed(table=table, status=record.status.value)
                coming = record.coming_deal
                if coming is None:
                    raise NotSealed(table=table)
                if number is not None and number != coming.round:
                    raise CutTooLate(table=table, round=number, next=coming.round)
                cut = Cut(seat, person.name, words)
                if cut in coming.cuts:
                    return record
                later = structs.replace(
                    record, coming_deal=coming.with_cut(cut), revision=record.revision + 1
                )
                notices: tuple[Notice, ...] = (
                    CutGiven(table, seat, person.name, words, coming.round, coming.commitment, person.user),
                )
                if record.status is TableStatus.LOBBY:
                    notices = (*notices, BoardRefresh(table, record.version))
                try:
                    await self._store.commit(
                        Change(
                            at=self._clock.now(),
                            record=later,
                            request=Request(key, table, record.version),
                            notices=notices,
                        )
                    )
                except (StaleChange, RepeatedRequest):
                    continue
                self._tables.remember(later, loaded.state)
                self._wake()
                return later
        raise StaleTable(table=table, seen=None, now=None)
