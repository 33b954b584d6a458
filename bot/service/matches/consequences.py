"""What follows from where a match stands: whom the table waits for, what falls due, who is to be told."""

from datetime import datetime

from msgspec import Struct, structs

from bot.canasta.events import Event, RoundEnded
from bot.canasta.seats import Seat
from bot.canasta.taking_back import is_lay_down
from bot.canasta.turn import Phase
from bot.canasta.view import TableView
from bot.service.change import Deadline, DeadlineKind
from bot.service.clocks.calendars import is_quiet, next_open
from bot.service.clocks.turn_time import Hours, is_over, next_reminder, started, stopped
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
from bot.service.people.erased_holders import without_marks

NOBODY = Hours()
"""For tables whose people have set nothing, as in most tests."""


class Consequences(Struct, frozen=True):
    """What is committed together with an action because of where it led."""

    record: TableRecord
    deadlines: tuple[Deadline, ...] | None
    """None leaves those of the turn as they are: it goes on."""
    notices: tuple[Notice, ...]
    reseated: bool = False


def news_of(record: TableRecord, news: News, holder: SeatHolder) -> TableNews:
    """What happened, about the holder of a seat."""
    return TableNews(record.id, news, holder.user, holder.name, holder.seat)


def board_of(record: TableRecord) -> BoardRefresh:
    """The board is to show how things stand now."""
    return BoardRefresh(record.id, record.version)


def turn_name(view: TableView) -> str:
    """Names whom the table waits for, in which turn of which round; empty when it waits for nobody."""
    waiting = view.seats_to_act
    if not waiting:
        return ""
    if len(waiting) == 1:
        return f"{view.round}.{view.turn.number}.{waiting[0]}"
    return f"{view.round}.{view.turn.number}.{'+'.join(map(str, waiting))}"


def computers_to_act(record: TableRecord, view: TableView) -> tuple[SeatHolder, ...]:
    """The seats the table waits for that a computer plays, for good or while its human is away."""
    return tuple([holder for holder in _to_act(record, view) if holder.player is not None])


def people_to_act(record: TableRecord, view: TableView) -> tuple[SeatHolder, ...]:
    """The humans the table waits for."""
    return tuple([holder for holder in _to_act(record, view) if holder.player is None])


def _to_act(record: TableRecord, view: TableView) -> list[SeatHolder]:
    """Whoever holds a seat that the table waits for. A plain loop, like those above: each move asks some ten times."""
    found = []
    for seat in view.seats_to_act:
        holder = record.holder_of(seat)
        if holder is not None:
            found.append(holder)
    return found


def ordered_to_act(record: TableRecord, view: TableView) -> SeatHolder | None:
    """The human the table waits for who has ordered beforehand what is to be done now."""
    if _is_asked(view):
        seats: tuple[Seat, ...] = record.answering
    elif view.phase is Phase.DRAW:
        seats = record.ordered
    else:
        return None
    if not seats:
        return None
    return next((holder for holder in people_to_act(record, view) if holder.seat in seats), None)


class Awaited(Struct, frozen=True):
    """Whom a table waits for, found once: what follows from a move asks in five places."""

    turn: str
    computers: list[SeatHolder]
    people: list[SeatHolder]
    ordered: SeatHolder | None

    @classmethod
    def at(cls, record: TableRecord, view: TableView, turn: str | None = None) -> "Awaited":
        """At this table, as it stands; the name of its turn may be known already."""
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
    """What falls due at this table, were it to stay as it is."""
    if record.status is not TableStatus.PLAYING or record.pause is not None:
        return ()
    if view.phase is Phase.BETWEEN_ROUNDS:
        due = next_deal(record, view, now)
        return (Deadline(record.id, f"{view.round}", DeadlineKind.NEXT_ROUND, due),)
    awaited = awaited or Awaited.at(record, view)
    if awaited.computers:
        return (Deadline(record.id, awaited.turn, DeadlineKind.COMPUTER, now),)
    if awaited.ordered:
        return (Deadline(record.id, awaited.turn, DeadlineKind.ORDER, now),)
    return _of_the_clock(record, awaited.turn, now, hours)


def _of_the_clock(record: TableRecord, turn: str, now: datetime, hours: Hours) -> tuple[Deadline, ...]:
    """What falls due while a human is to act."""
    running = record.clock
    if running is None:
        return ()
    found = []
    if not running.is_called:
        opens = next_open(now, hours.of(record.holder_of(running.seat)))
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
    turn: str | None = None,
) -> Consequences:
    """The record after an action of ``seat`` that led to ``view``, what falls due now and who is to be told.

    While a computer or a deal is due at once, nobody is told anything but a round's score: the plays in between come
    as one burst when the table waits for a human again. ``hours`` are those of the humans who acted and who are to
    act; they matter only when the turn passes. ``by_computer`` says that a computer acted for the human of the seat, ``by_order``
    that it was done as he had ordered: of his turn everybody is told only after that. ``turn`` is the name of the turn
    that the view shows, where the caller has it.
    """
    version = before.version + 1
    is_over = view.phase is Phase.MATCH_OVER
    record = structs.replace(
        before,
        version=version,
        revision=before.revision + 1,
        status=TableStatus.FINISHED if is_over else before.status,
        returns_to=(before.returns_to or before.version) if is_lay_down(events) else 0,
    )
    if seat is not None:
        record = _after_acting(record, seat, view, by_computer=by_computer)
    has_ended = RoundEnded in map(type, events)
    record = _without_orders(record, seat, view, has_ended=has_ended)
    awaited = Awaited.at(record, view, turn)
    turn = awaited.turn
    is_new_turn = turn != before.turn
    # A turn that begins with an order, or with a click that was quicker, is told of only now.
    begins = is_new_turn or (seat in before.ordered and seat not in record.ordered)
    reseated = record.seats is not before.seats and record.seats != before.seats
    notices: list[Notice] = []
    if is_new_turn:
        notices += pings_over(record)
        record = structs.replace(
            stopped(record, now, hours), turn=turn, turn_version=version, turn_since=now, pings=()
        )
        record = with_clock_running(record, seat, view, now, hours, awaited)
    elif by_order:
        # For its player the turn begins here: he is called now, and the board may move to where he is.
        record = structs.replace(record, turn_version=version)
    elif record.clock is not None and not record.clock.is_called:
        # A player who plays has seen whose turn it is.
        record = structs.replace(record, clock=structs.replace(record.clock, is_called=True))
    has_due = _goes_on_by_itself(record, view, awaited)
    deadlines: tuple[Deadline, ...] | None = None
    if begins or has_due or reseated or not turn:
        deadlines = deadlines_of(record, view, now, hours, awaited)
    if has_ended or (begins and not has_due):
        # The beginning of a turn is told with the rest of it, whoever made it.
        told = version if has_ended or is_new_turn else before.version
        notices.append(PlayLines(record.id, before.told, told))
        record = structs.replace(record, told=told)
    if has_ended:
        notices.append(RoundScored(record.id, version))
    if is_over:
        notices.append(MatchResult(record.id, version))
    if not has_due:
        notices.append(BoardRefresh(record.id, version))
        is_expected = by_order and is_new_turn and not has_ended
        if begins and not is_expected and not _is_answer_of_computer(before, seat, view):
            notices.extend(calls(record, view, hours, now, None if by_order else seat, awaited))
    return Consequences(record, deadlines, tuple(notices), reseated)


def without_order(
    before: TableRecord, seat: Seat, view: TableView, now: datetime, hours: Hours = NOBODY
) -> Consequences:
    """What this seat had ordered is dropped when it was to be carried out: the turn begins as any other."""
    record = structs.replace(
        before,
        revision=before.revision + 1,
        ordered=tuple(other for other in before.ordered if other != seat or _is_asked(view)),
        answering=tuple(other for other in before.answering if other != seat or not _is_asked(view)),
        told=before.version,
    )
    notices = (
        PlayLines(record.id, before.told, record.version),
        BoardRefresh(record.id, record.version),
        *calls(record, view, hours, now),
    )
    return Consequences(record, deadlines_of(record, view, now, hours), notices)


def _without_orders(
    record: TableRecord, seat: Seat | None, view: TableView, *, has_ended: bool
) -> TableRecord:
    """Who plays needs no order for this turn any more; with a round all orders and marks end, and all are to be ready
    anew.
    """
    if has_ended:
        return structs.replace(without_marks(record), ordered=(), answering=(), ready=())
    if not view.is_running or seat not in record.ordered or seat != view.turn.seat:
        # A seat's last action of a turn leaves no order behind either: it was dropped with the first one.
        return record if not record.ready or seat is not None else structs.replace(record, ready=())
    return structs.replace(record, ordered=tuple(other for other in record.ordered if other != seat))


def pings_over(record: TableRecord) -> tuple[PingOver, ...]:
    """What called people to the turn that is over goes."""
    return tuple(PingOver(record.id, ping.place, ping.message) for ping in record.pings)


def _goes_on_by_itself(record: TableRecord, view: TableView, awaited: Awaited) -> bool:
    """Whether something is due at once, so that the table does not wait for a human."""
    if record.status is not TableStatus.PLAYING or record.pause is not None:
        return False
    if view.phase is Phase.BETWEEN_ROUNDS:
        return deals_at_once(record, view)
    return bool(awaited.computers) or awaited.ordered is not None


def _after_acting(record: TableRecord, seat: Seat, view: TableView, *, by_computer: bool) -> TableRecord:
    """A human who acts himself is back; a computer that has played a turn for one has it counted."""
    holder = record.holder_of(seat)
    if holder is None or holder.is_computer:
        return record
    if not by_computer:
        return with_back(record, holder)
    if not record.turn.startswith(f"{view.round}.{view.turn.number}.") or not view.is_running:
        stays = None if holder.one_turn else holder.stand_in
        after = structs.replace(holder, stand_in=stays, one_turn=False, stood_in=holder.stood_in + 1)
    else:
        return record
    return record if after == holder else with_holder(record, after)


def with_back(record: TableRecord, holder: SeatHolder) -> TableRecord:
    """The record with this human playing himself: no computer stands in, and nobody else offers his seat."""
    if holder.stand_in is None and not (holder.one_turn or holder.missed or holder.is_gone):
        return record
    after = structs.replace(holder, stand_in=None, one_turn=False, missed=0, is_gone=False)
    offers = tuple(one for one in record.offers if one.seat != holder.seat or one.by == holder.user)
    return with_holder(structs.replace(record, offers=offers), after)


def with_holder(record: TableRecord, changed: SeatHolder) -> TableRecord:
    """The record with this seat changed."""
    seats = tuple(changed if holder.seat == changed.seat else holder for holder in record.seats)
    return structs.replace(record, seats=seats)


def with_clock_running(
    record: TableRecord,
    seat: Seat | None,
    view: TableView,
    now: datetime,
    hours: Hours,
    awaited: Awaited | None = None,
) -> TableRecord:
    """The time of the human who must act runs, if there is one and the table plays. ``seat`` has just acted."""
    if record.status is not TableStatus.PLAYING or record.pause is not None:
        return record
    awaited = awaited or Awaited.at(record, view)
    if awaited.computers or not awaited.people:
        return record
    first = awaited.people[0]
    is_called = first.seat == seat or not is_quiet(now, hours.of(first))
    return started(record, first.seat, now, is_answer=_is_asked(view), is_called=is_called)


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
    """The pings for the humans the table waits for, except the one who just acted and those not to be disturbed."""
    awaited = awaited or Awaited.at(record, view)
    if awaited.ordered:
        return []  # it is done first
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
    """A computer answered at once: the human who asked is still looking and needs no ping."""
    if _is_asked(view):
        return False
    holder = None if seat is None else before.holder_of(seat)
    is_same_turn = before.turn.startswith(f"{view.round}.{view.turn.number}.")
    return holder is not None and holder.player is not None and is_same_turn
