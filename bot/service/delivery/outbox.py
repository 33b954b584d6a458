"""Outbox: delivery of committed notices, in order for each table, with a limited number of retries."""

import asyncio
import logging
from datetime import datetime, timedelta
from itertools import groupby

from bot.service.change import LONGEST_POSTPONEMENT, Change, Fate, NoticeFate
from bot.service.concurrency import is_failure
from bot.service.delivery.drain import AFTER_TROUBLE, Drain, WaitForOthers
from bot.service.delivery.notices import (
    BoardRefresh,
    Delivery,
    News,
    Notice,
    PartnerQuestion,
    Posting,
    Reminder,
    Replaced,
    TableNews,
    TimeIsUp,
    TurnPing,
    is_due,
)
from bot.service.ids import NoticeId, TableId
from bot.service.ports import (
    Clock,
    Messenger,
    RecipientGone,
    StaleChange,
    Store,
    Timers,
    TryLater,
    WaitingNotice,
    Work,
)

_LOG = logging.getLogger(__name__)

_LONGEST_PAUSE = timedelta(minutes=5)
_MOST_FAILURES = 8
_TABLES_AT_ONCE = 16


class Outbox:
    """The delivery of waiting notices through the messenger.

    The notices of one table are delivered one after the other; when one must wait, the later ones of its table wait
    too. Different tables do not wait for each other.
    """

    _messenger: Messenger
    """Given to ``open``, before which there is no work."""

    def __init__(
        self, store: Store, clock: Clock, timers: Timers, wait_for_others: WaitForOthers | None = None
    ) -> None:
        """Prepare the outbox; ``wait_for_others`` is awaited before a delivery begins."""
        self._store = store
        self._clock = clock
        self._timers = timers
        self._at_once = asyncio.Semaphore(_TABLES_AT_ONCE)
        self._telling: dict[TableId, asyncio.Task[None]] = {}
        self._unwritten: dict[NoticeId, NoticeFate] = {}
        """The fates of notices that could not be written yet; these notices are not sent a second time."""
        self._drain = Drain("outbox", self._begin, clock, timers, wait_for_others)

    def open(self, messenger: Messenger) -> None:
        """Deliver waiting notices, and new ones from now on."""
        self._messenger = messenger
        self._drain.open()

    def wake(self) -> None:
        """Look for notices soon, as there may be new ones."""
        self._drain.wake()

    @property
    def is_working(self) -> bool:
        """Return whether something is being delivered."""
        return self._drain.is_working or bool(self._telling)

    async def finish(self) -> None:
        """Wait until nothing is left to deliver now."""
        while self.is_working:
            await self._drain.finish()
            if self._telling:
                await asyncio.wait(self._telling.values())

    async def close(self) -> None:
        """Start no more deliveries, and wait for the running ones."""
        try:
            await self._drain.close()
            await self.finish()
        except asyncio.CancelledError:
            # The caller has waited long enough; undelivered notices wait for the next start.
            for task in self._telling.values():
                task.cancel()
            raise

    async def _begin(self) -> datetime | None:
        """Start a delivery task for every table with waiting notices and none yet; each wakes the outbox at its end."""
        now = self._clock.now()
        # A delivery that runs now may end before the rows are read, which are outdated then; it wakes us again.
        being_told = set(self._telling)
        waiting = await self._store.take_notices(now)
        by_table = sorted(waiting, key=lambda row: (row.notice.table, row.id))
        for table, rows in groupby(by_table, key=lambda row: row.notice.table):
            if table not in being_told:
                name = f"outbox of table {table}"
                self._telling[table] = asyncio.create_task(self._tell(table, tuple(rows)), name=name)
            elif table not in self._telling:
                # Its lease was given back by the delivery before it was taken here once more.
                await self._store.give_back(Work.NOTICES, (table,))
        return await self._store.next_notice_due(now)

    async def _tell(self, table: TableId, rows: tuple[WaitingNotice, ...]) -> None:
        try:
            async with self._at_once:
                await self._deliver_to(table, rows)
            await self._store.give_back(Work.NOTICES, (table,))
        except BaseException as error:
            self._timers.call_at(self._clock.now() + AFTER_TROUBLE, self.wake)
            if not is_failure(error):
                raise
            _LOG.exception("the outbox of table %d failed and will be tried again", table)
        else:
            self.wake()
        finally:
            del self._telling[table]

    async def _deliver_to(self, table: TableId, rows: tuple[WaitingNotice, ...]) -> None:
        for row in rows:
            fate = self._unwritten.get(row.id)
            if fate is None:
                if not await self._store.still_has(Work.NOTICES, table):
                    return  # the process that has the lease now delivers the rest
                fate = await self._deliver(row)
            notices: tuple[Notice, ...] = ()
            if fate.fate is Fate.GIVEN_UP:
                _LOG.warning("notice %d of table %d was given up: %s", row.id, table, fate.why)
                notices = _told_instead(row.notice)
            self._unwritten[row.id] = fate
            await self._store.commit(Change(at=self._clock.now(), fates=(fate,), notices=notices))
            del self._unwritten[row.id]
            if fate.fate is Fate.POSTPONED:
                return

    async def _deliver(self, row: WaitingNotice) -> NoticeFate:
        # A notice that was begun may be posted already; the messenger must delete that message if it is outdated.
        if row.begun is None and not await self._is_current(row.notice):
            return NoticeFate(row.id, Fate.DELIVERED)

        async def begin(posting: Posting) -> None:
            fate = NoticeFate(row.id, Fate.BEGUN, begun=posting)
            try:
                await self._store.commit(Change(at=self._clock.now(), fates=(fate,)))
            except StaleChange as gone:
                raise Replaced from gone

        try:
            await self._messenger.deliver(Delivery(row.notice, str(row.id), row.begun, begin, row.created))
        except Replaced:
            return NoticeFate(row.id, Fate.DELIVERED)
        except RecipientGone as error:
            return NoticeFate(row.id, Fate.GIVEN_UP, why=f"recipient gone {error}".strip())
        except TryLater as error:
            return self._postponed(row, error.after)
        except BaseException as error:
            if not is_failure(error):
                raise
            _LOG.exception("notice %d of table %d failed", row.id, row.notice.table)
            if row.attempts + 1 >= _MOST_FAILURES:
                return NoticeFate(row.id, Fate.GIVEN_UP, why=type(error).__name__)
            return self._postponed(row, None)
        return NoticeFate(row.id, Fate.DELIVERED)

    def _postponed(self, row: WaitingNotice, after: timedelta | None) -> NoticeFate:
        pause = min(timedelta(seconds=2 ** min(row.attempts, 10)), _LONGEST_PAUSE)
        pause = min(max(pause, after or pause), LONGEST_POSTPONEMENT)
        return NoticeFate(row.id, Fate.POSTPONED, self._clock.now() + pause)

    async def _is_current(self, notice: Notice) -> bool:
        """Return whether to send a notice: not a call that is no longer due."""
        if not isinstance(notice, TurnPing | PartnerQuestion | Reminder | TimeIsUp):
            return True
        record = await self._store.record(notice.table)
        return record is not None and is_due(record, notice)


def _told_instead(notice: Notice) -> tuple[Notice, ...]:
    """Return what the table is told when a call could not be delivered."""
    if isinstance(notice, TurnPing | PartnerQuestion):
        # By the seat: the player may have asked for erasure meanwhile, and nothing stored may name them then.
        news = TableNews(notice.table, News.UNREACHABLE, seat=notice.seat)
        return (news, BoardRefresh(notice.table, notice.version))
    return ()
