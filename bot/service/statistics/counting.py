"""Finished rounds as their players' statistics count them, computed from the log of a round, and all of them counted anew.

A round counts for the person who holds the seat when it ends, unless a computer that stood in made more than half of the
seat's moves.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from typing import Final

from msgspec import structs

from bot.canasta.codec import decode_events
from bot.canasta.events import Discarded, Drew, Event, MatchEnded, RoundEnded, TookPile
from bot.canasta.seats import Seat
from bot.canasta.view import RoundResult, ScoreKey, ScoreSheet
from bot.service.change import LogRow
from bot.service.history.exports import preset_of_match
from bot.service.history.rounds import rounds_of
from bot.service.ids import TableId
from bot.service.matches.record import TableRecord, TableStatus
from bot.service.ports import Store
from bot.service.ratings.duplicates import rated_direction
from bot.service.ratings.model import RatedResult
from bot.service.ratings.results import match_result
from bot.service.statistics.model import PlayedRound

_NATURAL: Final = frozenset({ScoreKey.NATURAL_CANASTAS, ScoreKey.ACES_CANASTAS})
_MIXED: Final = frozenset({ScoreKey.MIXED_CANASTAS})
_OTHER: Final = frozenset(
    {
        ScoreKey.SEVENS_CANASTAS,
        ScoreKey.WILD_CANASTAS,
        ScoreKey.SEQUENCE_CANASTAS,
        ScoreKey.THREES_CANASTAS,
    }
)


def played_rounds(record: TableRecord, rows: Sequence[LogRow]) -> tuple[PlayedRound, ...]:
    """Return a finished round for each person who played it; none of practice.

    ``rows`` are the public log rows of one round, from its deal to the step that ended it; ``record`` is the table at any
    time after it.
    """
    if record.is_practice:
        return ()
    events = [event for row in rows for event in decode_events(row.event)]
    ended = next(event for event in reversed(events) if isinstance(event, RoundEnded))
    winners = next((event.winners for event in reversed(events) if isinstance(event, MatchEnded)), None)
    last = rows[-1]
    seating = record.seating
    stood_in = _seats_played_by_stand_ins(rows)
    piles = _piles(events)
    turns = turns_of(events)
    found = []
    for seat in map(Seat, range(record.seat_count)):
        user = record.user_at(seat, last.version)
        if user is None or seat in stood_in:
            continue
        side = seating.account_of(seat)
        counted = canastas_of(_sheet(ended.result, side))
        found.append(
            PlayedRound(
                table=record.id,
                round=ended.round,
                user=user,
                guild=record.guild,
                at=last.at,
                preset=preset_of_match(record),
                side=side,
                points=_sheet(ended.result, side).total,
                ahead=_ahead(ended.result, side),
                natural_canastas=counted[0],
                mixed_canastas=counted[1],
                other_canastas=counted[2],
                piles=len(piles[seat]),
                went_out=ended.result.went_out == seat,
                concealed=ended.result.went_out == seat and ended.result.concealed,
                ends_match=winners is not None,
                won=winners is not None and side in winners,
                turns=turns[seat],
                largest_pile=max(piles[seat], default=0),
            )
        )
    return tuple(found)


def _piles(events: Sequence[Event]) -> dict[Seat, list[int]]:
    """Return the sizes of the piles that each seat took."""
    piles = defaultdict[Seat, list[int]](list)
    for event in events:
        if isinstance(event, TookPile):
            piles[event.seat].append(event.count)
    return piles


def turns_of(events: Sequence[Event]) -> Counter[Seat]:
    """Return the number of turns that each seat had: each begins with a card or the pile and ends with a discard."""
    turns = Counter[Seat]()
    at_turn: Seat | None = None
    for event in events:
        if isinstance(event, Drew | TookPile) and event.seat != at_turn:
            at_turn = event.seat
            turns[event.seat] += 1
        elif isinstance(event, Discarded):
            at_turn = None
    return turns


def ends_round(events: Sequence[Event]) -> bool:
    """Return whether a step ended a round."""
    return any(isinstance(event, RoundEnded) for event in events)


def _seats_played_by_stand_ins(rows: Sequence[LogRow]) -> frozenset[Seat]:
    """Return the seats whose moves a computer that stood in made for the most part."""
    moves = {(row.seat, row.version): row.by_computer for row in rows if row.seat is not None}
    balance = Counter[Seat]()
    for (seat, _), by_computer in moves.items():
        balance[seat] += 1 if by_computer else -1
    return frozenset(seat for seat, count in balance.items() if count > 0)


def _sheet(result: RoundResult, side: int) -> ScoreSheet:
    return next(sheet for sheet in result.sheets if sheet.side == side)


def _ahead(result: RoundResult, side: int) -> int:
    others = [sheet.total for sheet in result.sheets if sheet.side != side]
    return _sheet(result, side).total - max(others)


def canastas_of(sheet: ScoreSheet) -> tuple[int, int, int]:
    """Return the natural, mixed and other canastas of a side."""
    natural, mixed, other = (
        sum(line.count for line in sheet.lines if line.key in keys) for keys in (_NATURAL, _MIXED, _OTHER)
    )
    return natural, mixed, other


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
