"""New secrets for upcoming deals after a restore: since the backup was made they may have been dealt and seen.

A round that is being played goes on with its cards: it cannot be dealt anew without rolling back the match.
"""

from collections.abc import Callable
from datetime import datetime
from typing import Final

from msgspec import structs

from bot.service.change import Change
from bot.service.concurrency import until_written
from bot.service.deals.coming_deal import ComingDeal, drawn, sealed_anew
from bot.service.delivery.notices import BoardRefresh, Notice, SealReplaced
from bot.service.errors import StaleTable
from bot.service.ids import TableId
from bot.service.matches.record import OPEN, TableRecord, TableStatus
from bot.service.ports import Store

_MOST_TABLES: Final = 1_000_000


async def seal_anew(store: Store, now: datetime, draw: Callable[[], bytes]) -> int:
    """Replace the secret of the coming deal of every open table, notify the tables, and return their number. ``draw``
    returns the 32 unpredictable bytes of a secret.
    """
    records = await store.tables(statuses=OPEN, limit=_MOST_TABLES)
    return sum([await _seal_anew(store, now, draw, record.id) for record in records])


async def _seal_anew(store: Store, now: datetime, draw: Callable[[], bytes], table: TableId) -> bool:
    async def attempt() -> bool:
        record = await store.record(table)
        coming = None if record is None else record.coming_deal
        if record is None or coming is None or not record.is_open:
            return False
        if await store.deal(table, coming.round) is None:
            return False
        await store.commit(_change(record, coming, now, draw()))
        return True

    return await until_written(attempt, StaleTable(table=table, seen=None, now=None))


def _change(record: TableRecord, coming: ComingDeal, now: datetime, secret: bytes) -> Change:
    deal = drawn(record.id, coming.round, secret)
    later = structs.replace(record, coming_deal=sealed_anew(coming, deal), revision=record.revision + 1)
    notices: tuple[Notice, ...] = (SealReplaced(record.id, coming.round, coming.commitment, deal.commitment),)
    if record.status is TableStatus.LOBBY:
        notices = (*notices, BoardRefresh(record.id, record.version))
    return Change(at=now, record=later, deals_anew=(deal,), notices=notices)
