"""New secrets for upcoming deals after a restore: since the backup was made they may have been dealt and seen.

A round that is being played goes on with its cards: it cannot be dealt anew without rolling back the match.
"""

from collections.abc import Callable
from datetime import datetime
from typing import Final

from msgspec import structs

from bot.service.change import Change
from bot.service.concurrency import retried, revised
from bot.service.deals.coming_deal import ComingDeal, SharedDeal, drawn, sealed_anew, shared_deal
from bot.service.delivery.notices import BoardRefresh, Notice, SealReplaced
from bot.service.errors import StaleTable
from bot.service.ids import TableId, TournamentId
from bot.service.matches.record import OPEN, TableRecord, TableStatus
from bot.service.ports import Store
from bot.service.tournaments.model import TournamentStage

_MOST_TABLES: Final = 1_000_000


def _busy() -> StaleTable:
    return StaleTable(table=None, seen=None, now=None)


async def seal_anew(store: Store, now: datetime, draw: Callable[[], bytes]) -> int:
    """Replace the secret of the coming deal of every open table, notify the tables, and return their number. ``draw``
    returns the 32 unpredictable bytes of a secret.
    """
    for guild in sorted(await store.known_servers()):
        for tournament in await store.tournaments(guild):
            if tournament.is_duplicate and tournament.is_open:
                await _seal_duplicate_anew(store, now, draw, tournament.id)
    records = await store.tables(statuses=OPEN, limit=_MOST_TABLES)
    return sum([await _seal_anew(store, now, draw, record.id) for record in records])


@retried(_busy)
async def _seal_duplicate_anew(
    store: Store, now: datetime, draw: Callable[[], bytes], number: TournamentId
) -> None:
    """Replace the secret of a duplicate that has not begun. One that has keeps it, since all its tables must play the
    same deals; the tables opened from now on know that it may be known.
    """
    before = await store.tournament(number)
    if before is None:
        return
    after = revised(
        before,
        content=before.content + 1,
        due=now,
        sealed_before=(*before.sealed_before, before.seal),
    )
    deals: tuple[SharedDeal, ...] = ()
    if before.stage is TournamentStage.SIGN_UP:
        deals = (shared_deal(number, draw()),)
        after = structs.replace(after, seal=deals[0].commitment, cuts=())
    await store.commit(Change(at=now, documents=(after,), shared_deals=deals))


@retried(_busy)
async def _seal_anew(store: Store, now: datetime, draw: Callable[[], bytes], table: TableId) -> bool:
    record = await store.record(table)
    coming = None if record is None else record.coming_deal
    if record is None or coming is None or not record.is_open:
        return False
    if await store.deal(table, coming.round) is None:
        return False
    change = _kept(record, coming, now) if record.shares_deals else _change(record, coming, now, draw())
    await store.commit(change)
    return True


def _kept(record: TableRecord, coming: ComingDeal, now: datetime) -> Change:
    """Return the note that a deal may be known which cannot be replaced: the other tables play it, too."""
    kept = structs.replace(coming, before=(*coming.before, coming.commitment))
    return Change(at=now, record=revised(record, coming_deal=kept))


def _change(record: TableRecord, coming: ComingDeal, now: datetime, secret: bytes) -> Change:
    deal = drawn(record.id, coming.round, secret)
    later = revised(record, coming_deal=sealed_anew(coming, deal))
    notices: tuple[Notice, ...] = (SealReplaced(record.id, coming.round, coming.commitment, deal.commitment),)
    if record.status is TableStatus.LOBBY:
        notices = (*notices, BoardRefresh(record.id, record.version))
    return Change(at=now, record=later, deals_anew=(deal,), notices=notices)
