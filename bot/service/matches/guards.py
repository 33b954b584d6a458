"""Guards of tables: the refusals of what its people may not do, or not in its present state."""

from bot.service.errors import (
    AlreadyStarted,
    NotHost,
    NotSeated,
    NotStarted,
    SeatHandedOn,
    TableClosed,
    TablePaused,
)
from bot.service.ids import UserId
from bot.service.matches.record import SeatHolder, TableRecord, TableStatus


def expect_open(record: TableRecord) -> None:
    """Raise an error if the match is over or the table was cancelled.

    Raises:
        TableClosed
    """
    if not record.is_open:
        raise TableClosed(table=record.id, status=record.ending)


def expect_lobby(record: TableRecord) -> None:
    """Raise an error unless the table is in its lobby.

    Raises:
        TableClosed, AlreadyStarted
    """
    expect_open(record)
    if record.status is not TableStatus.LOBBY:
        raise AlreadyStarted(table=record.id)


def expect_match(record: TableRecord) -> None:
    """Raise an error unless the match has started and is not over; it may be paused.

    Raises:
        NotStarted, TableClosed
    """
    if record.status is TableStatus.LOBBY:
        raise NotStarted(table=record.id)
    expect_open(record)


def expect_not_paused(record: TableRecord) -> None:
    """Raise an error when the match is paused.

    Raises:
        TablePaused
    """
    if record.pause is not None:
        raise TablePaused(table=record.id, why=record.pause.why)


def expect_host(record: TableRecord, actor: UserId, *, is_admin: bool) -> None:
    """Raise an error unless this person is the host, or acts as an admin.

    Raises:
        NotHost
    """
    if not is_admin and record.host != actor:
        raise NotHost(table=record.id, host=record.host)


def holder_in(record: TableRecord, user: UserId) -> SeatHolder:
    """Return the seat holder of this person.

    Raises:
        NotSeated, SeatHandedOn
    """
    holder = next((holder for holder in record.seats if holder.user == user), None)
    if holder is None:
        raise not_seated(record, user)
    return holder


def not_seated(record: TableRecord, user: UserId) -> NotSeated | SeatHandedOn:
    """Return the error for a user who holds no seat, or no longer holds one."""
    held = next((tenure for tenure in reversed(record.former) if tenure.user == user), None)
    if held is None:
        why = "playing" if record.status is not TableStatus.LOBBY else "free" if record.free_seats else "full"
        return NotSeated(table=record.id, why=why)
    now = record.holder_of(held.seat)
    name, computer = ("", False) if now is None else (now.name, now.is_computer)
    return SeatHandedOn(table=record.id, seat=held.seat, name=name, computer=computer)
