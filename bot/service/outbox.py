"""Telling people what was committed: in order at each table, again after trouble, and never for ever."""

import asyncio
import logging
from datetime import datetime, timedelta
from itertools import groupby

from bot.service.change import Change, Fate, NoticeFate
from bot.service.drain import Drain
from bot.service.ids import TableId
from bot.service.notices import News, Notice, PartnerQuestion, TableNews, TurnPing
from bot.service.ports import Clock, Messenger, RecipientGone, Store, Timers, TryLater, WaitingNotice
from bot.service.record import TableStatus

_LOG = logging.getLogger(__name__)

_LONGEST_PAUSE = timedelta(minutes=5)
_MOST_FAILURES = 8
_TABLES_AT_ONCE = 16


class Outbox:
    """Delivers waiting notices through the messenger.

    The notices of one table are delivered one after the other; when one must wait, the later ones of its table wait
    behind it. Different tables do not wait for each other.
    """

    def __init__(self, store: Store, clock: Clock, timers: Timers) -> None:
        self._store = store
        self._clock = clock
        self._messenger: Messenger | None = None
        self._at_once = asyncio.Semaphore(_TABLES_AT_ONCE)
        self.drain = Drain("outbox", self._work, clock, timers)

    def open(self, messenger: Messenger) -> None:
        """Deliver what waits, and from now on whatever comes."""
        self._messenger = messenger
        self.drain.open()

    async def _work(self) -> datetime | None:
        while waiting := await self._store.waiting_notices(self._clock.now()):
            by_table = sorted(waiting, key=lambda row: (row.notice.table, row.id))
            await asyncio.gather(
                *(
                    self._deliver_to(table, tuple(rows))
                    for table, rows in groupby(by_table, key=lambda row: row.notice.table)
                )
            )
        return await self._store.next_notice_due()

    async def _deliver_to(self, table: TableId, rows: tuple[WaitingNotice, ...]) -> None:
        async with self._at_once:
            for row in rows:
                fate = await self._deliver(row)
                notices: tuple[Notice, ...] = ()
                if fate.fate is Fate.GIVEN_UP:
                    _LOG.warning("notice %d of table %d was given up: %s", row.id, table, fate.why)
                    notices = _told_instead(row.notice)
                await self._store.commit(Change(at=self._clock.now(), fates=(fate,), notices=notices))
                if fate.fate is Fate.POSTPONED:
                    return

    async def _deliver(self, row: WaitingNotice) -> NoticeFate:
        assert self._messenger is not None
        if not await self._is_current(row.notice):
            return NoticeFate(row.id, Fate.DELIVERED)
        try:
            await self._messenger.deliver(row.notice, nonce=str(row.id))
        except RecipientGone as error:
            return NoticeFate(row.id, Fate.GIVEN_UP, why=f"recipient gone {error}".strip())
        except TryLater as error:
            return self._postponed(row, error.after)
        except Exception as error:  # noqa: BLE001 - logged, and tried again later
            _LOG.exception("notice %d of table %d failed", row.id, row.notice.table)
            if row.attempts + 1 >= _MOST_FAILURES:
                return NoticeFate(row.id, Fate.GIVEN_UP, why=type(error).__name__)
            return self._postponed(row, None)
        return NoticeFate(row.id, Fate.DELIVERED)

    def _postponed(self, row: WaitingNotice, after: timedelta | None) -> NoticeFate:
        pause = min(timedelta(seconds=2 ** min(row.attempts, 10)), _LONGEST_PAUSE)
        return NoticeFate(row.id, Fate.POSTPONED, self._clock.now() + max(pause, after or pause))

    async def _is_current(self, notice: Notice) -> bool:
        """Nobody is called to a turn that is over."""
        if not isinstance(notice, TurnPing | PartnerQuestion):
            return True
        record = await self._store.record(notice.table)
        return record is not None and record.status is TableStatus.PLAYING and record.turn == notice.turn


def _told_instead(notice: Notice) -> tuple[Notice, ...]:
    """When one person cannot be reached, the table is told."""
    if isinstance(notice, TurnPing | PartnerQuestion):
        return (TableNews(notice.table, News.UNREACHABLE, user=notice.user, seat=notice.seat),)
    return ()
