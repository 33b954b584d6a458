"""Readiness of the players for the next round."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from bot.canasta.engine import table_view
from bot.service.change import Change, Request
from bot.service.clocks.calendars import is_quiet
from bot.service.concurrency import revised
from bot.service.delivery.notices import BoardRefresh, News, Notice, Reminder, TableNews
from bot.service.errors import NotWaitingForReady
from bot.service.ids import TableId, UserId
from bot.service.matches.consequences import deadlines_of
from bot.service.matches.guards import expect_match
from bot.service.matches.next_round import deals_at_once, not_ready, waits_for_ready
from bot.service.matches.record import TableRecord
from bot.service.matches.tables import Tables
from bot.service.ports import Clock, Store


@dataclass(eq=False, repr=False)
class ReadyService:
    """Service that records who is ready; with the last player the next round falls due."""

    _store: Store
    _tables: Tables
    _clock: Clock
    _wake: Callable[[], None]

    async def ready(self, table: TableId, user: UserId, *, key: str) -> TableRecord:
        """Mark this player as ready for the next round; a second time changes nothing.

        Raises:
            NotSeated, NotStarted, TableClosed, TableNotFound
            NotWaitingForReady: a round is being played, or the next one comes by itself.
        """
        return await self._tables.until_written(table, lambda: self._say(table, user, key))

    async def _say(self, table: TableId, user: UserId, key: str) -> TableRecord:
        loaded = await self._tables.get(table, key)
        record, seat = loaded.record, loaded.seat_of(user)
        if loaded.request is not None:
            return record
        expect_match(record)
        view = table_view(loaded.dealt())
        if not waits_for_ready(record, view):
            raise NotWaitingForReady(table=table)
        if seat in record.ready:
            return record
        later = revised(record, ready=tuple(sorted((*record.ready, seat))))
        now = self._clock.now()
        notices: tuple[Notice, ...] = (TableNews(table, News.READY, user, record.name_of(seat), seat),)
        if not deals_at_once(later, view):
            last = await self._last_one(later, now)
            notices = (*notices, BoardRefresh(table, record.version), *last)
        change = Change(
            at=now,
            record=later,
            request=Request(key, table, record.version),
            notices=notices,
            deadlines=deadlines_of(later, view, now),
        )
        await self._tables.commit(change, loaded.state)
        self._wake()
        return later

    async def _last_one(self, record: TableRecord, now: datetime) -> tuple[Notice, ...]:
        """Return a reminder if only one player is not ready; none in quiet hours, when ``LONGEST_WAIT`` applies."""
        missing = not_ready(record)
        if len(missing) != 1 or missing[0].user is None or record.pause is not None:
            return ()
        holder, user = missing[0], missing[0].user
        if is_quiet(now, (await self._store.player(user)).calendar):
            return ()
        return (Reminder(record.id, user, holder.seat, record.turn, 1),)
