"""Start of the next round: at once or when all players are ready, as the table's terms say."""

from datetime import datetime, timedelta
from typing import Final

from bot.canasta.turn import Phase
from bot.canasta.view import TableView
from bot.service.clocks.terms import NextRound
from bot.service.ids import UserId
from bot.service.matches.record import SeatHolder, TableRecord, TableStatus

LONGEST_WAIT: Final = timedelta(days=1)
"""The longest time a table waits for players who have not said that they are ready."""


def began_in_play(record: TableRecord) -> bool:
    """Return whether this is a practice match that began at a moment of another one: nothing was dealt or sealed."""
    return record.is_practice and record.coming_deal is None


def waits_for_ready(record: TableRecord, view: TableView) -> bool:
    """Return whether a round is over and the next one waits for players to be ready."""
    return view.phase is Phase.BETWEEN_ROUNDS and not deals_at_once(record, view)


def waits_for_user(record: TableRecord, user: UserId) -> bool:
    """Return whether the next round waits for this user to be ready. Needs no cards, for use in lists of tables."""
    is_between = record.status is TableStatus.PLAYING and not record.turn and record.version > 0
    if not is_between or record.pause is not None or record.terms.next_round is NextRound.AT_ONCE:
        return False
    return any(holder.user == user for holder in not_ready(record))


def is_on_turn(record: TableRecord, user: UserId) -> bool:
    """Return whether the table waits for this very person: for their turn, or to be ready for the next round."""
    if record.status is not TableStatus.PLAYING or record.pause is not None:
        return False
    if waits_for_user(record, user):
        return True
    holders = [record.holder_of(seat) for seat in record.seats_waited_for]
    return any(holder is not None and holder.user == user and holder.player is None for holder in holders)


def others_wait(record: TableRecord) -> bool:
    """Return whether people wait for whoever is on turn: computers do not mind."""
    return sum(not holder.is_absent for holder in record.people) > 1


def deals_at_once(record: TableRecord, view: TableView) -> bool:
    """Return whether the next round waits for nobody. The first round is dealt when the match starts."""
    return view.result is None or record.terms.next_round is NextRound.AT_ONCE or not not_ready(record)


def not_ready(record: TableRecord) -> tuple[SeatHolder, ...]:
    """Return the players the next round waits for; absent players are left out."""
    return tuple(
        holder for holder in record.people if holder.seat not in record.ready and not holder.is_absent
    )


def next_deal(record: TableRecord, view: TableView, now: datetime) -> datetime:
    """Return when the next round is dealt if no other player becomes ready."""
    return now if deals_at_once(record, view) else record.turn_since + LONGEST_WAIT
