"""What follows from where a match stands: whom the table waits for, what falls due, who is to be told."""

from datetime import datetime

from msgspec import Struct, structs

from bot.canasta.events import Event, PartnerAsked, RoundEnded
from bot.canasta.seats import Seat
from bot.canasta.taking_back import is_lay_down
from bot.canasta.turn import Phase
from bot.canasta.view import TableView
from bot.service.change import Deadline, DeadlineKind
from bot.service.notices import (
    BoardRefresh,
    MatchResult,
    Notice,
    PartnerQuestion,
    PlayLines,
    RoundScored,
    TurnPing,
)
from bot.service.record import SeatHolder, TableRecord, TableStatus


class Consequences(Struct, frozen=True):
    """What is committed together with an action because of where it led."""

    record: TableRecord
    deadlines: tuple[Deadline, ...]
    notices: tuple[Notice, ...]


def turn_name(view: TableView) -> str:
    """Names whom the table waits for, in which turn of which round; empty when it waits for nobody."""
    waiting = view.seats_to_act
    if not waiting:
        return ""
    return f"{view.round}.{view.turn.number}.{'+'.join(map(str, waiting))}"


def computers_to_act(record: TableRecord, view: TableView) -> tuple[SeatHolder, ...]:
    """The computers the table waits for."""
    holders = (record.holder_of(seat) for seat in view.seats_to_act)
    return tuple(holder for holder in holders if holder is not None and holder.is_computer)


def deadlines_of(record: TableRecord, view: TableView, now: datetime) -> tuple[Deadline, ...]:
    """What falls due at this table, were it to stay as it is."""
    if record.status is not TableStatus.PLAYING:
        return ()
    if view.phase is Phase.BETWEEN_ROUNDS:
        return (Deadline(record.id, f"{view.round}", DeadlineKind.NEXT_ROUND, now),)
    if computers_to_act(record, view):
        return (Deadline(record.id, turn_name(view), DeadlineKind.COMPUTER, now),)
    return ()


def consequences(
    before: TableRecord, seat: Seat | None, view: TableView, events: tuple[Event, ...], now: datetime
) -> Consequences:
    """The record after an action of ``seat`` that led to ``view``, what falls due now and who is to be told.

    While a computer or a deal is due at once, nobody is told anything but a round's score: the plays in between come
    as one burst when the table waits for a human again.
    """
    version = before.version + 1
    turn = turn_name(view)
    is_over = view.phase is Phase.MATCH_OVER
    record = structs.replace(
        before,
        version=version,
        revision=before.revision + 1,
        status=TableStatus.FINISHED if is_over else before.status,
        returns_to=(before.returns_to or before.version) if is_lay_down(events) else 0,
    )
    if turn != before.turn:
        record = structs.replace(record, turn=turn, turn_version=version, turn_since=now)
    deadlines = deadlines_of(record, view, now)
    has_ended = any(isinstance(event, RoundEnded) for event in events)
    notices: list[Notice] = []
    if has_ended or (turn != before.turn and not deadlines):
        notices.append(PlayLines(record.id, before.told, version))
        record = structs.replace(record, told=version)
    if has_ended:
        notices.append(RoundScored(record.id, version))
    if is_over:
        notices.append(MatchResult(record.id, version))
    if not deadlines:
        notices.append(BoardRefresh(record.id, version))
        if turn != before.turn:
            notices.extend(_calls(before, record, seat, view, events))
    return Consequences(record, deadlines, tuple(notices))


def _calls(
    before: TableRecord, record: TableRecord, seat: Seat | None, view: TableView, events: tuple[Event, ...]
) -> list[Notice]:
    """The pings for the humans the table now waits for, except for whoever just acted."""
    asked = [event for event in events if isinstance(event, PartnerAsked)]
    if not asked and _is_answer_of_computer(before, seat, view):
        return []
    calls: list[Notice] = []
    for called in view.seats_to_act:
        holder = record.holder_of(called)
        if holder is None or holder.user is None or called == seat:
            continue
        if asked:
            calls.append(
                PartnerQuestion(
                    record.id, holder.user, called, asked[0].seat, version=record.version, turn=record.turn
                )
            )
        else:
            calls.append(TurnPing(record.id, holder.user, called, record.version, record.turn))
    return calls


def _is_answer_of_computer(before: TableRecord, seat: Seat | None, view: TableView) -> bool:
    """A computer answered at once: the human who asked is still looking and needs no ping."""
    holder = None if seat is None else before.holder_of(seat)
    is_same_turn = before.turn.startswith(f"{view.round}.{view.turn.number}.")
    return holder is not None and holder.is_computer and is_same_turn
