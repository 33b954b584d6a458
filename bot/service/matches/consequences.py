"""Consequences of a match's state: the seats a table waits for, its deadlines and its notices."""

from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from typing import Final

from msgspec import Struct, structs

from bot.canasta.events import DealSealed, Drew, DrewCards, DrewHidden, Event, RoundEnded
from bot.canasta.forced_plays import may_be_forced
from bot.canasta.seats import Seat
from bot.canasta.taking_back import is_lay_down
from bot.canasta.turn import Phase
from bot.canasta.view import TableView
from bot.service.change import Deadline, DeadlineKind
from bot.service.clocks.calendars import is_quiet, next_open
from bot.service.clocks.hours import Hours
from bot.service.clocks.reminders import next_reminder
from bot.service.clocks.turn_time import is_over, started, stopped
from bot.service.concurrency import revised
from bot.service.delivery.notices import (
    BoardRefresh,
    MatchResult,
    News,
    Notice,
    PartnerQuestion,
    PingOver,
    PlayLines,
    RoundScored,
    TableNews,
    TurnPing,
)
from bot.service.matches.next_round import deals_at_once, next_deal
from bot.service.matches.record import SeatHolder, TableRecord, TableStatus
from bot.service.people.erased_holders import without_id_hashes

NOBODY = Hours()
"""The hours of tables whose players have no settings, as in most tests."""

_TIME_TO_ACT: Final = timedelta(seconds=20)
"""The time after a lay-down in which its player probably discards, so that one message shows all of the turn."""

_TIME_TO_LOOK: Final = timedelta(seconds=2)
"""The same for a player who is at the table and looks at the board beside the hand."""


class Consequences(Struct, frozen=True):
    """The record, the deadlines and the notices that are committed together with an action."""

    record: TableRecord
    deadlines: tuple[Deadline, ...] | None
    """The table's new deadlines; None keeps those stored, as the turn goes on without anything to show."""
    notices: tuple[Notice, ...]
    reseated: bool = False


def news_of(record: TableRecord, news: News, holder: SeatHolder) -> TableNews:
    """Return the news about the holder of a seat."""
    return TableNews(record.id, news, holder.user, holder.name, holder.seat)


def board_of(record: TableRecord) -> BoardRefresh:
    """Return the notice that refreshes the board to this version."""
    return BoardRefresh(record.id, record.version)


def plays_of(record: TableRecord, upto: int) -> tuple[Notice, ...]:
    """Return the notice that tells the plays up to this version, where the terms of the table ask for that."""
    return (PlayLines(record.id, record.told, upto),) if record.terms.tells_plays else ()


def changes_board(events: Iterable[Event]) -> bool:
    """Return whether the board shows more of these events than that cards were drawn."""
    return any(not isinstance(event, Drew | DrewCards | DrewHidden) for event in events)


def turn_name(view: TableView) -> str:
    """Return the name of a turn: round, turn number and the seats to act; empty when the table waits for nobody."""
    waiting = view.seats_to_act
    if not waiting:
        return ""
    if len(waiting) == 1:
        return f"{view.round}.{view.turn.number}.{waiting[0]}"
    return f"{view.round}.{view.turn.number}.{'+'.join(map(str, waiting))}"


def computers_to_act(record: TableRecord, view: TableView) -> tuple[SeatHolder, ...]:
    """Return the seats to act that a computer plays, permanently or while the human is away."""
    return tuple([holder for holder in _to_act(record, view) if holder.player is not None])


def _to_act(record: TableRecord, view: TableView) -> list[SeatHolder]:
    """Return the holders of the seats to act. A plain loop for speed: it is called about ten times for each move."""
    found = []
    for seat in view.seats_to_act:
        holder = record.holder_of(seat)
        if holder is not None:
            found.append(holder)
    return found


def ordered_to_act(record: TableRecord, view: TableView) -> SeatHolder | None:
    """Return the human to act who has a standing order for this moment, if any."""
    if _is_asked(view):
        seats: tuple[Seat, ...] = record.answering
    elif view.phase is Phase.DRAW:
        seats = record.ordered
    else:
        return None
    if not seats:
        return None
    people = (holder for holder in _to_act(record, view) if holder.player is None)
    return next((holder for holder in people if holder.seat in seats), None)


def _forced_to_act(view: TableView, awaited: "Awaited", hours: Hours) -> SeatHolder | None:
    """Return the human whose turn begins with a play that may be forced, and who wants it made."""
    if not hours.forced or awaited.computers or len(awaited.people) != 1:
        return None
    holder = awaited.people[0]
    return holder if holder.user in hours.forced and may_be_forced(view, holder.seat) else None


class Awaited(Struct, frozen=True):
    """The seat holders a table waits for, computed once as five places need them after a move."""

    turn: str
    computers: list[SeatHolder]
    people: list[SeatHolder]
    ordered: SeatHolder | None

    @classmethod
    def at(cls, record: TableRecord, view: TableView, turn: str | None = None) -> "Awaited":
        """Return the holders this table waits for; ``turn`` is the name of the turn, if known already."""
        computers: list[SeatHolder] = []
        people: list[SeatHolder] = []
        for holder in _to_act(record, view):
            (people if holder.player is None else computers).append(holder)
        ordered = ordered_to_act(record, view) if record.ordered or record.answering else None
        return cls(turn_name(view) if turn is None else turn, computers, people, ordered)


def deadlines_of(
    record: TableRecord,
    view: TableView,
    now: datetime,
    hours: Hours = NOBODY,
    awaited: Awaited | None = None,
) -> tuple[Deadline, ...]:
    """Return the deadlines of this table in its present state."""
    if not record.is_being_played:
        if record.status is TableStatus.FINISHED and record.rotation is not None and record.rotation.goes_on:
            return (Deadline(record.id, "", DeadlineKind.NEXT_MATCH, now),)
        return ()
    if record.held is not None:
        # Whatever else the turn waits for is set anew when the discard is made or taken back.
        return (Deadline(record.id, record.turn, DeadlineKind.DISCARD, record.held.until),)
    if view.phase is Phase.BETWEEN_ROUNDS:
        if record.is_practice and not deals_at_once(record, view):
            return ()  # nobody else waits
        due = next_deal(record, view, now)
        return (Deadline(record.id, f"{view.round}", DeadlineKind.NEXT_ROUND, due),)
    awaited = awaited or Awaited.at(record, view)
    if awaited.computers:
        return (Deadline(record.id, awaited.turn, DeadlineKind.COMPUTER, now),)
    if awaited.ordered:
        return (Deadline(record.id, awaited.turn, DeadlineKind.ORDER, now),)
    found = _of_the_clock(record, awaited.turn, now, hours)
    if record.board_due is not None:
        found = (*found, Deadline(record.id, awaited.turn, DeadlineKind.BOARD, record.board_due))
    return found


def _of_the_clock(record: TableRecord, turn: str, now: datetime, hours: Hours) -> tuple[Deadline, ...]:
    """Return the deadlines while a human must act: call, time-out or answer, and reminder."""
    running = record.clock
    if running is None:
        return ()
    found = []
    if not running.is_called:
        opens = next_open(max(now, running.call_at or now), hours.of(record.holder_of(running.seat)))
        found.append(Deadline(record.id, turn, DeadlineKind.CALL, opens))
    due = is_over(record, hours)
    if due is not None and not running.has_run_out:
        kind = DeadlineKind.ANSWER if running.is_answer else DeadlineKind.TIME_OUT
        found.append(Deadline(record.id, turn, kind, due))
    reminder = next_reminder(record, hours)
    if reminder is not None:
        found.append(Deadline(record.id, turn, DeadlineKind.REMIND, reminder))
    return tuple(found)


def consequences(
    before: TableRecord,
    seat: Seat | None,
    view: TableView,
    events: tuple[Event, ...],
    now: datetime,
    hours: Hours = NOBODY,
    *,
    by_computer: bool = False,
    by_order: bool = False,
    is_forced: bool = False,
    turn: str | None = None,
) -> Consequences:
    """Return the record, the deadlines and the notices after an action of ``seat`` that led to ``view``.

    While a computer or a deal is due at once, only a round's score is announced: the plays in between follow in one
    notice when the table waits for a human again. ``hours`` are those of the humans who acted and who are to act; they
    matter only when the turn passes or the board changes. ``by_computer`` says that a computer acted for the human of the seat, ``by_order``
    that a standing order of the player was carried out: their turn is announced only after that. ``is_forced`` says that
    it was none of the player's, but a play that was forced: it does not show that they are there. ``turn`` is the name of
    the turn that the view shows, where the caller has it.
    """
    version = before.version + 1
    is_over = view.phase is Phase.MATCH_OVER
    record = revised(
        before,
        version=version,
        status=TableStatus.FINISHED if is_over else before.status,
        returns_to=(before.returns_to or before.version) if is_lay_down(events) else 0,
    )
    if seat is not None:
        record = _after_acting(record, seat, view, by_computer=by_computer, is_forced=is_forced)
    has_ended = RoundEnded in map(type, events)
    record = _without_orders(record, seat, view, has_ended=has_ended)
    awaited = Awaited.at(record, view, turn)
    turn = awaited.turn
    is_new_turn = turn != before.turn
    forced = _forced_to_act(view, awaited, hours) if is_new_turn else None
    if forced is not None:
        # It is made like a standing order: at once, and the turn is announced after it.
        record = structs.replace(record, ordered=tuple(sorted({*record.ordered, forced.seat})))
        awaited = structs.replace(awaited, ordered=forced)
    # A turn that begins with an order, or with a click that came before the order, is announced only now.
    begins = is_new_turn or (seat in before.ordered and seat not in record.ordered)
    reseated = record.seats is not before.seats and record.seats != before.seats
    notices: list[Notice] = []
    if is_new_turn:
        notices += pings_over(record)
        record = structs.replace(
            stopped(record, now, hours),
            turn=turn,
            turn_version=version,
            turn_since=now,
            pings=(),
            board_due=None,
        )
        record = with_clock_running(record, seat, view, now, hours, awaited)
    elif by_order:
        # For its player the turn begins here: they are called now, and the board may be posted anew.
        record = structs.replace(record, turn_version=version)
    elif record.clock is not None and not record.clock.is_called:
        # A player who acts knows that it is their turn.
        record = structs.replace(record, clock=structs.replace(record.clock, is_called=True, call_at=None))
    has_due = _goes_on_by_itself(record, view, awaited)
    is_within_turn = bool(turn) and not (begins or has_due or has_ended)
    if is_within_turn and record.board_due is None and changes_board(events):
        looks = seat is not None and hours.here_until(record.holder_of(seat)) is not None
        record = structs.replace(record, board_due=now + (_TIME_TO_LOOK if looks else _TIME_TO_ACT))
    deadlines: tuple[Deadline, ...] | None = None
    if not is_within_turn or reseated or record.board_due != before.board_due:
        deadlines = deadlines_of(record, view, now, hours, awaited)
    if has_ended or (begins and not has_due):
        # The first action of a turn is told with the rest of the turn, whoever made it.
        told = version if has_ended or is_new_turn else before.version
        notices += plays_of(before, told)
        passed_by = has_ended or record.terms.tells_plays or record.board_is_passed_by
        record = structs.replace(record, told=told, board_is_passed_by=passed_by)
    if not record.terms.tells_plays and DealSealed in map(type, events):
        # How a round was dealt, and the seal of the next deal, are published at every table.
        notices.append(PlayLines(record.id, before.version, version))
    if has_ended:
        notices.append(RoundScored(record.id, version))
    if is_over:
        notices.append(MatchResult(record.id, version))
    if not (has_due or is_within_turn):
        is_expected = by_order and is_new_turn and not has_ended
        called: list[Notice] = []
        if begins and not is_expected and not _is_answer_of_computer(before, seat, view):
            called = calls(record, view, hours, now, None if by_order else seat, awaited)
        notices += with_board(record, called)
    return Consequences(record, deadlines, tuple(notices), reseated)


def without_order(
    before: TableRecord, seat: Seat, view: TableView, now: datetime, hours: Hours = NOBODY
) -> Consequences:
    """Return the consequences of dropping this seat's order instead of carrying it out: the turn begins normally."""
    record = revised(
        before,
        ordered=tuple(other for other in before.ordered if other != seat or _is_asked(view)),
        answering=tuple(other for other in before.answering if other != seat or not _is_asked(view)),
        told=before.version,
    )
    notices = (*plays_of(before, record.version), *with_board(record, calls(record, view, hours, now)))
    return Consequences(record, deadlines_of(record, view, now, hours), notices)


def with_board(record: TableRecord, called: Sequence[Notice]) -> tuple[Notice, ...]:
    """Return these calls with the refresh of the board, unless one of them is for a turn: that brings a new board."""
    if any(isinstance(call, TurnPing) for call in called):
        return tuple(called)
    return (board_of(record), *called)


def _without_orders(
    record: TableRecord, seat: Seat | None, view: TableView, *, has_ended: bool
) -> TableRecord:
    """Return the record without the order of the seat that acted; the end of a round clears all orders, erasure marks
    and ready flags.
    """
    if has_ended:
        return structs.replace(without_id_hashes(record), ordered=(), answering=(), ready=())
    if not view.is_running or seat not in record.ordered or seat != view.turn.seat:
        # After a seat's last action of a turn no order is left: it was dropped with the first action.
        return record if not record.ready or seat is not None else structs.replace(record, ready=())
    return structs.replace(record, ordered=tuple(other for other in record.ordered if other != seat))


def pings_over(record: TableRecord) -> tuple[PingOver, ...]:
    """Return the notices that delete the pings of the turn that is over. The board stays until it is replaced."""
    return tuple(PingOver(record.id, ping.place, ping.message) for ping in record.pings_apart)


def _goes_on_by_itself(record: TableRecord, view: TableView, awaited: Awaited) -> bool:
    """Return whether something is due at once, so that the table does not wait for a human."""
    if not record.is_being_played:
        return False
    if view.phase is Phase.BETWEEN_ROUNDS:
        return deals_at_once(record, view)
    return bool(awaited.computers) or awaited.ordered is not None


def _after_acting(
    record: TableRecord, seat: Seat, view: TableView, *, by_computer: bool, is_forced: bool
) -> TableRecord:
    """Return the record after this seat acted: a human who acts is present again, and a turn that a computer finished
    for a human is counted.
    """
    holder = record.holder_of(seat)
    if holder is None or holder.is_computer or is_forced:
        return record
    if not by_computer:
        return with_back(_with_acted(record, seat), holder)
    if not record.turn.startswith(f"{view.round}.{view.turn.number}.") or not view.is_running:
        stays = None if holder.one_turn else holder.stand_in
        after = structs.replace(holder, stand_in=stays, one_turn=False, stood_in=holder.stood_in + 1)
    else:
        return record
    return record if after == holder else with_holder(record, after)


def _with_acted(record: TableRecord, seat: Seat) -> TableRecord:
    """Return the record of a tournament's match with this seat among those whose people have made a move."""
    if record.tournament is None or seat in record.acted:
        return record
    return structs.replace(record, acted=tuple(sorted({*record.acted, seat})))


def with_back(record: TableRecord, holder: SeatHolder) -> TableRecord:
    """Return the record with this human present: no computer stands in, and others' offers of the seat are dropped."""
    if holder.stand_in is None and not (holder.one_turn or holder.missed or holder.is_gone):
        return record
    after = structs.replace(holder, stand_in=None, one_turn=False, missed=0, is_gone=False)
    offers = tuple(one for one in record.offers if one.seat != holder.seat or one.by == holder.user)
    return with_holder(structs.replace(record, offers=offers), after)


def with_holder(record: TableRecord, changed: SeatHolder) -> TableRecord:
    """Return the record with this seat's holder replaced."""
    seats = tuple(changed if holder.seat == changed.seat else holder for holder in record.seats)
    return structs.replace(record, seats=seats)


def with_heir(record: TableRecord, people: Iterable[SeatHolder]) -> tuple[TableRecord, TableNews]:
    """Return the record with the one of these people as host who joined first, and the news of that."""
    heir = min(people, key=lambda holder: holder.joined)
    assert heir.user is not None
    return structs.replace(record, host=heir.user), news_of(record, News.HOST_CHANGED, heir)


def with_clock_running(
    record: TableRecord,
    seat: Seat | None,
    view: TableView,
    now: datetime,
    hours: Hours,
    awaited: Awaited | None = None,
) -> TableRecord:
    """Return the record with the clock of the human to act running, if there is one and the match is not paused.

    ``seat`` has just acted.
    """
    if not record.is_being_played:
        return record
    awaited = awaited or Awaited.at(record, view)
    if awaited.computers or not awaited.people:
        return record
    first = awaited.people[0]
    is_answer = _is_asked(view)
    # A partner is asked at once: who only looks at the own hand does not see the question.
    call_at = None if first.seat == seat or is_answer else hours.here_until(first)
    is_called = first.seat == seat or (call_at is None and not is_quiet(now, hours.of(first)))
    return started(record, first.seat, now, is_answer=is_answer, is_called=is_called, call_at=call_at)


def _is_asked(view: TableView) -> bool:
    question = view.question
    return question is not None and question.answer is None


def calls(
    record: TableRecord,
    view: TableView,
    hours: Hours,
    now: datetime,
    actor: Seat | None = None,
    awaited: Awaited | None = None,
) -> list[Notice]:
    """Return the pings for the humans to act, except for the one who just acted, for those in quiet hours and for one who
    is at the table.
    """
    awaited = awaited or Awaited.at(record, view)
    if awaited.ordered or (record.clock is not None and record.clock.call_at is not None):
        return []  # the order is carried out first; who is at the table is called later
    asker = view.turn.seat if _is_asked(view) else None
    told: list[Notice] = []
    for holder in awaited.people:
        if holder.user is None or holder.seat == actor or is_quiet(now, hours.of(holder)):
            continue
        if asker is None:
            told.append(TurnPing(record.id, holder.user, holder.seat, record.version, record.turn))
        else:
            told.append(
                PartnerQuestion(
                    record.id, holder.user, holder.seat, asker, version=record.version, turn=record.turn
                )
            )
    return told


def _is_answer_of_computer(before: TableRecord, seat: Seat | None, view: TableView) -> bool:
    """Return whether a computer has just answered: the human who asked is still there and needs no ping."""
    if _is_asked(view):
        return False
    holder = None if seat is None else before.holder_of(seat)
    is_same_turn = before.turn.startswith(f"{view.round}.{view.turn.number}.")
    return holder is not None and holder.player is not None and is_same_turn
