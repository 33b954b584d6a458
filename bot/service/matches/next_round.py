"""When the next round is dealt: at once, or when all are ready, as the table has agreed."""

from datetime import datetime, timedelta
from typing import Final

from bot.canasta.turn import Phase
from bot.canasta.view import TableView
from bot.service.clocks.terms import NextRound
from bot.service.ids import UserId
from bot.service.matches.record import SeatHolder, TableRecord, TableStatus

LONGEST_WAIT: Final = timedelta(days=1)
"""So long the table waits for those who have not said that they are ready."""


def waits_for_ready(record: TableRecord, view: TableView) -> bool:
    """Whether a round is over and the next one waits for somebody."""
    return view.phase is Phase.BETWEEN_ROUNDS and not deals_at_once(record, view)


def waits_for_him(record: TableRecord, user: UserId) -> bool:
    """Whether the next round waits until this person is ready. Needs no cards, so that lists of tables can say it."""
    is_between = record.status is TableStatus.PLAYING and not record.turn and record.version > 0
    if not is_between or record.pause is not None or record.terms.next_round is NextRound.AT_ONCE:
        return False
    return any(holder.user == user for holder in not_ready(record))


def deals_at_once(record: TableRecord, view: TableView) -> bool:
    """Whether nothing keeps the next round back. The first round of a match begins with its start."""
    return view.result is None or record.terms.next_round is NextRound.AT_ONCE or not not_ready(record)


def not_ready(record: TableRecord) -> tuple[SeatHolder, ...]:
    """The people for whom the next round waits; who is away is not waited for."""
    return tuple(
        holder for holder in record.people if holder.seat not in record.ready and not holder.is_absent
    )


def next_deal(record: TableRecord, view: TableView, now: datetime) -> datetime:
    """When the next round is dealt, if nobody else says that he is ready."""
    return now if deals_at_once(record, view) else record.turn_since + LONGEST_WAIT
