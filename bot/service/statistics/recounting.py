"""Finished rounds and rated matches counted anew from the logs of their matches."""

from collections.abc import Callable

from msgspec import structs

from bot.service.history.rounds import rounds_of
from bot.service.ids import TableId
from bot.service.matches.record import TableRecord, TableStatus
from bot.service.ports import Store
from bot.service.ratings.duplicates import rated_direction
from bot.service.ratings.model import RatedResult
from bot.service.ratings.results import match_result
from bot.service.statistics.counting import played_rounds
from bot.service.statistics.model import PlayedRound


async def recount(store: Store, progress: Callable[[int, int], None] = lambda _done, _all: None) -> int:
    """Count the finished rounds of all stored tables anew, and rate all matches; return how many tables there are.

    Rounds and results of tables that were deleted stay as they were counted.
    """
    end, tables = await store.next_table_id(), 0
    for number in range(1, end):
        record = await store.record(TableId(number))
        if record is not None:
            await store.count_anew(record.id, await rounds_played(store, record))
            await store.put_result(record.id, await _result(store, record))
            tables += 1
        progress(number, end - 1)
    await store.sum_anew()
    await store.rate_anew()
    return tables


async def _result(store: Store, record: TableRecord) -> RatedResult | None:
    """Return the result of a match. One that was rated before keeps its weight: ratings that people know stay."""
    known = await store.result(record.id)
    result = await _result_now(store, record, known)
    if result is None or known is None or result.weight == known.weight:
        return result
    return structs.replace(result, weight=known.weight)


async def _result_now(store: Store, record: TableRecord, known: RatedResult | None) -> RatedResult | None:
    if record.status is not TableStatus.FINISHED or record.is_confidential:
        return None
    forgotten = {} if known is None else {one.seat: one.user for one in known.seats if one.user < 0}
    if record.shares_deals:
        tournament = None if record.tournament is None else await store.tournament(record.tournament)
        # Earlier versions gave the number of a deleted tournament to another one.
        if tournament is None or record.id not in {one.table for one in tournament.pairings}:
            return known
        return await rated_direction(store, tournament, record, forgotten)
    return match_result(record, await store.log(record.id, seat=None), forgotten)


async def rounds_played(store: Store, record: TableRecord) -> list[PlayedRound]:
    """Return the finished rounds of a table that count by now: none while other tables may play the same deals."""
    found: list[PlayedRound] = []
    if record.is_confidential:
        return found
    for one in await rounds_of(store, record.id):
        if one.last is not None:
            rows = await store.log(record.id, seat=None, after=one.first - 1, upto=one.last)
            found += played_rounds(record, rows)
    return found
