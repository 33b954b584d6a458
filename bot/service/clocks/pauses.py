"""Pauses of matches: by agreement of the players, by an admin, or because the bot was removed or nobody is there.

Computers never play on alone: a match whose human players are all absent is paused.
"""

from datetime import datetime

from msgspec import structs

from bot.canasta.seats import Seat
from bot.service.administration.admin_actions import AdminAction, at_table
from bot.service.change import AdminEntry
from bot.service.clocks.hours import Hours
from bot.service.clocks.turn_time import clock_of, stopped, with_clock_of
from bot.service.delivery.notices import News, Notice, TableNews
from bot.service.errors import NoPauseRequest, NotPaused, NotSeated, TablePaused
from bot.service.ids import TableId, UserId
from bot.service.matches.consequences import (
    board_of,
    calls,
    news_of,
    pings_over,
    with_back,
    with_clock_running,
)
from bot.service.matches.edits import Decision, MatchContext, MatchEdits
from bot.service.matches.guards import expect_not_paused
from bot.service.matches.record import AGREED, ALONE, BY_ADMIN, REMOVED, Pause, TableRecord


class PauseService:
    """Pausing and resuming of matches.

    Methods are idempotent by their ``key``, and raise TableNotFound, NotSeated, NotStarted, TableClosed. What an admin
    did is logged with the change.
    """

    def __init__(self, edits: MatchEdits) -> None:
        self._edits = edits

    async def pause(
        self,
        table: TableId,
        user: UserId | None,
        *,
        key: str | None,
        why: str = AGREED,
        agreeing: bool = False,
    ) -> TableRecord:
        """Pause the match: once all present players have asked for it, or at once if ``why`` is not ``AGREED``.

        Time that was spent stays spent, so a pause gives nobody a fresh clock. ``agreeing`` is for the button below a
        request: it makes no request of its own, and that message shows who has agreed.

        Raises:
            NoPauseRequest: to agree to something nobody asks for, or not any more.
            TablePaused: to agree to what was agreed already.
        """

        def decide(at: MatchContext) -> Decision | None:
            record = at.record
            if agreeing:
                expect_not_paused(record)
                _expect_request(record)
            if record.pause is not None:
                return None
            if why == AGREED:
                assert user is not None
                record = _with_request(record, seat_of_person(record, user))
                if record.not_agreed:
                    if record == at.record:
                        return None
                    return _requested(record, News.PAUSE_WANTED, user, is_told=not agreeing)
            record = stopped(record, at.now, at.hours)
            # A bot that was removed cannot delete messages; the old calls are deleted when players are called again.
            left = record.pings if why == REMOVED else ()
            record = structs.replace(record, pause=Pause(at.now, why, user), pause_wanted=(), pings=left)
            notices: tuple[Notice, ...] = (
                *(() if left else pings_over(at.record)),
                _news_of_user(record, News.PAUSED, user),
                board_of(record),
            )
            admin: tuple[AdminEntry, ...] = ()
            if why == BY_ADMIN and user is not None:
                admin = at_table(AdminAction.PAUSED, record, user, at.now)
            return Decision(record, notices, admin=admin)

        return await self._edits.change(table, key, decide)

    async def resume(
        self,
        table: TableId,
        user: UserId | None,
        *,
        key: str | None,
        is_admin: bool = False,
        agreeing: bool = False,
    ) -> TableRecord:
        """Resume the match: once everybody has agreed, or at once for the host and for admins.

        When the match rests because everybody had left, this person returns to play. ``agreeing`` is as in ``pause``.

        Raises:
            NotPaused
            TablePaused: only who administers the server lets this match go on, or only somebody who comes back.
            NoPauseRequest: to agree to something nobody asks for, or not any more.
        """

        def decide(at: MatchContext) -> Decision | None:
            record = at.record
            if record.pause is None:
                raise NotPaused(table=table)
            if not is_admin:
                assert user is not None
                seat = seat_of_person(record, user)
                if record.pause.why == ALONE:
                    return back(at, user)
                if record.pause.why != AGREED:
                    raise TablePaused(table=table, why=record.pause.why)
                if agreeing:
                    _expect_request(record)
                record = _with_request(record, seat)
                if record.not_agreed and user != record.host:
                    if record == at.record:
                        return None
                    return _requested(record, News.RESUME_WANTED, user, is_told=not agreeing)
            elif record.is_alone:
                # Nobody is there to play, and computers never play on alone.
                raise TablePaused(table=table, why=ALONE)
            record = resumed(record, at.now)
            seat_now = None if user is None else record.seat_of(user)
            record = with_clock_running(record, seat_now, at.view, at.now, at.hours)
            called = calls(record, at.view, at.hours, at.now, actor=seat_now)
            notices = (_news_of_user(record, News.RESUMED, user), board_of(record), *called)
            admin: tuple[AdminEntry, ...] = ()
            if is_admin and user is not None:
                admin = at_table(AdminAction.RESUMED, record, user, at.now)
            return Decision(record, notices, admin=admin)

        return await self._edits.change(table, key, decide)

    async def rather_not(self, table: TableId, user: UserId, *, key: str) -> TableRecord:
        """Withdraw the person's own request for a pause or its end; without one, decline the requests of the others.

        Raises:
            NoPauseRequest: nobody asks for anything, or not any more.
        """

        def decide(at: MatchContext) -> Decision | None:
            record, seat = at.record, seat_of_person(at.record, user)
            _expect_request(record)
            left = tuple(one for one in record.pause_wanted if one != seat)
            record = structs.replace(record, pause_wanted=left if seat in record.pause_wanted else ())
            return Decision(record, (board_of(record),))

        return await self._edits.change(table, key, decide)


def paused_if_alone(
    record: TableRecord, now: datetime, hours: Hours
) -> tuple[TableRecord, tuple[Notice, ...]]:
    """Return the record, paused from now on if all humans are absent, and the notices of that."""
    if not record.is_alone or record.pause is not None or not record.is_open:
        return record, ()
    resting = structs.replace(stopped(record, now, hours), pause=Pause(now, ALONE), pause_wanted=())
    return resting, (TableNews(record.id, News.ALONE),)


def is_paused_alone(record: TableRecord) -> bool:
    """Return whether the match is paused because all humans were absent."""
    return record.pause is not None and record.pause.why == ALONE


def resumed(record: TableRecord, now: datetime) -> TableRecord:
    """Return the record without its pause; between rounds its length is not counted as waiting for ready players."""
    if record.pause is None:
        return record
    since = record.turn_since if record.turn else record.turn_since + (now - record.pause.since)
    return structs.replace(record, pause=None, pause_wanted=(), turn_since=since)


def back(at: MatchContext, user: UserId) -> Decision | None:
    """Return the change by which this person plays again; None when no computer stands in and they are not absent."""
    record = at.record
    seat = seat_of_person(record, user)
    holder = record.holder_of(seat)
    assert holder is not None
    if not holder.is_absent and holder.stand_in is None:
        return None
    record = with_back(record, holder)
    notices: list[Notice] = [news_of(record, News.BACK, holder), board_of(record)]
    if is_paused_alone(record):
        record = resumed(record, at.now)
        notices.append(TableNews(record.id, News.RESUMED, user, holder.name, seat))
    if seat in at.view.seats_to_act:
        # The player gets new time for the turn that was lost.
        record = with_clock_of(record, seat, structs.replace(clock_of(record, seat), turn=""))
    if record.clock is None:
        record = with_clock_running(record, seat, at.view, at.now, at.hours)
        notices += calls(record, at.view, at.hours, at.now, actor=seat)
    return Decision(record, tuple(notices))


def seat_of_person(record: TableRecord, user: UserId) -> Seat:
    """Return the seat of this person.

    Raises:
        NotSeated
    """
    seat = record.seat_of(user)
    if seat is None:
        raise NotSeated(table=record.id, why="playing")
    return seat


def _with_request(record: TableRecord, seat: Seat) -> TableRecord:
    """Return the record with the request of one more seat for a pause or its end."""
    return structs.replace(record, pause_wanted=tuple(dict.fromkeys((*record.pause_wanted, seat))))


def _requested(record: TableRecord, news: News, user: UserId, *, is_told: bool) -> Decision:
    told = (_news_of_user(record, news, user),) if is_told else ()
    return Decision(record, (*told, board_of(record)))


def _expect_request(record: TableRecord) -> None:
    """Raise an error unless somebody requests a pause or its end.

    Raises:
        NoPauseRequest
    """
    if not record.pause_wanted:
        raise NoPauseRequest(table=record.id)


def _news_of_user(record: TableRecord, news: News, user: UserId | None) -> TableNews:
    if user is None:
        return TableNews(record.id, news)
    return TableNews(record.id, news, user, record.name_of_user(user), record.seat_of(user))
