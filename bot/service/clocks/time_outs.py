"""The clock service: calls, reminders, time-outs, vacation and stand-ins."""

from datetime import datetime, timedelta

from msgspec import structs

from bot.canasta.seats import Seat
from bot.players.registry import IDLE
from bot.service.administration.admin_actions import AdminAction, at_table
from bot.service.clocks.calendars import is_quiet
from bot.service.clocks.hours import STAYS_HERE
from bot.service.clocks.pauses import back, paused_if_alone, seat_of_person
from bot.service.clocks.reminders import reminders, with_more_time
from bot.service.clocks.terms import TimeOut
from bot.service.clocks.turn_time import (
    clock_of,
    is_over,
    restarted,
    started,
    stopped,
    vacation_left,
    with_clock_of,
)
from bot.service.delivery.notices import News, Notice, Reminder, TimeIsUp
from bot.service.errors import NoClock, NothingToDecide, OwnTime
from bot.service.ids import TableId, UserId
from bot.service.matches.automatic_play import AutomaticPlay
from bot.service.matches.consequences import board_of, calls, news_of, pings_over, with_holder
from bot.service.matches.edits import Decide, Decision, MatchContext, MatchEdits
from bot.service.matches.guards import expect_not_paused
from bot.service.matches.record import RunningClock, SeatHolder, TableRecord, TableStatus
from bot.service.matches.taking_back import refusal_while_held
from bot.service.ports import Store

_MISSED_BEFORE_STAND_IN = 2
"""The missed turn in a row at which a computer stands in, so that nobody waits for the same player every time."""


_UNCALLED_AT_MOST = timedelta(minutes=10)
"""The time after the beginning of a turn up to which clicks at the table postpone the call."""


def _later_call(at: MatchContext, running: RunningClock, here: datetime | None) -> datetime | None:
    """Return when to call a player who is still at the table, or is not to be called yet; None to call now."""
    if running.call_at is None:
        return None
    due = min(max(running.call_at, here or running.call_at), at.record.turn_since + _UNCALLED_AT_MOST)
    # Nothing that lies further ahead is right: the clock was set back.
    return due if at.now < due <= at.now + STAYS_HERE else None


class ClockService:
    """The duties that fall due while a table waits for a human, and the actions of players and admins about time.

    Methods that take a ``key`` are idempotent by it. Methods of people raise TableNotFound, NotSeated, NotStarted,
    TableClosed. What an admin did is logged with the change.
    """

    def __init__(self, store: Store, edits: MatchEdits, play: AutomaticPlay, level: str) -> None:
        """Store the dependencies; ``level`` is that of the computers that stand in."""
        self._store = store
        self._edits = edits
        self._play = play
        self._level = level

    # --------------------------------------------------------------------------------------- what falls due

    async def call(self, table: TableId) -> bool:
        """Call the player who must act, now that the quiet hours are over, or that they have left the table."""

        def decide(at: MatchContext) -> Decision | None:
            running = at.record.clock
            if running is None or running.is_called:
                return None
            holder = at.record.holder_of(running.seat)
            if is_quiet(at.now, at.hours.of(holder)):
                return Decision(at.record)
            later = _later_call(at, running, at.hours.here_until(holder))
            if later is not None:
                return Decision(
                    structs.replace(at.record, clock=structs.replace(running, call_at=later)),
                )
            record = structs.replace(at.record, clock=structs.replace(running, is_called=True, call_at=None))
            return Decision(record, tuple(calls(record, at.view, at.hours, at.now)))

        return await self._fall_due(table, decide)

    async def show_lay_downs(self, table: TableId) -> bool:
        """Refresh the board of a turn that lasts longer than its player needs to act."""

        def decide(at: MatchContext) -> Decision | None:
            if at.record.board_due is None:
                return None
            return Decision(structs.replace(at.record, board_due=None), (board_of(at.record),))

        return await self._fall_due(table, decide)

    async def remind(self, table: TableId) -> bool:
        """Remind the player who must act; of several reminders that are due only the last one is sent."""

        def decide(at: MatchContext) -> Decision | None:
            running = at.record.clock
            if running is None:
                return None
            clock, holder = clock_of(at.record, running.seat), at.record.holder_of(running.seat)
            past = sum(moment <= at.now for moment in reminders(at.record, at.hours))
            if past <= clock.reminded or holder is None or holder.user is None:
                return Decision(at.record)
            record = with_clock_of(at.record, running.seat, structs.replace(clock, reminded=past))
            return Decision(record, (Reminder(record.id, holder.user, holder.seat, record.turn, past),))

        return await self._fall_due(table, decide)

    async def time_out(self, table: TableId) -> bool:
        """Handle a turn whose time has run out: take vacation first, then apply the table's ``on_time_out``."""

        def decide(at: MatchContext) -> Decision | None:
            record, running = at.record, at.record.clock
            if running is None or running.is_answer or running.has_run_out:
                return None
            due, holder = is_over(record, at.hours), record.holder_of(running.seat)
            if due is None or holder is None:
                return None
            if due > at.now:
                return Decision(record)
            if not running.on_vacation and vacation_left(record, running.seat):
                record = structs.replace(record, clock=structs.replace(running, on_vacation=True))
                return Decision(record, (news_of(record, News.VACATION, holder), board_of(record)))
            match record.terms.on_time_out:
                case TimeOut.WAIT:
                    return self._others_decide(at, running.seat)
                case TimeOut.SKIP if holder.missed + 1 < _MISSED_BEFORE_STAND_IN:
                    return self._played_by_computer(at, holder, IDLE, one_turn=True)
                case TimeOut.SKIP | TimeOut.COMPUTER:
                    return self._played_by_computer(at, holder, self._level)

        return await self._fall_due(table, decide)

    async def answer(self, table: TableId) -> bool:
        """Give the table's default answer to a partner's question when the time to answer has run out."""
        turn = ""

        def decide(at: MatchContext) -> Decision | None:
            nonlocal turn
            running, due = at.record.clock, is_over(at.record, at.hours)
            if running is None or not running.is_answer or due is None:
                return None
            if due <= at.now:
                turn = at.record.turn
                return None
            return Decision(at.record)

        moved = await self._fall_due(table, decide)
        if not turn:
            return moved
        await self._play.answer_by_default(table, turn)
        return True

    async def _fall_due(self, table: TableId, decide: Decide) -> bool:
        """Apply a deadline; none counts while a discard is held, after which all of them are set anew."""
        return await self._edits.happen(table, lambda at: None if at.record.held is not None else decide(at))

    @staticmethod
    def _others_decide(at: MatchContext, seat: Seat) -> Decision:
        record = started(stopped(at.record, at.now, at.hours), seat, at.now)
        assert record.clock is not None
        record = structs.replace(record, clock=structs.replace(record.clock, has_run_out=True))
        if any(holder.seat != seat and not holder.is_absent for holder in record.people):
            return Decision(record, (TimeIsUp(record.id, seat, record.turn),))
        return Decision(record, (board_of(record),))

    def _played_by_computer(
        self, at: MatchContext, holder: SeatHolder, level: str, *, one_turn: bool = False
    ) -> Decision:
        """Let a computer play this turn, and the following ones unless ``one_turn``. Computers never play on alone."""
        holder = structs.replace(holder, stand_in=level, one_turn=one_turn, missed=holder.missed + 1)
        record = with_holder(stopped(at.record, at.now, at.hours), holder)
        record, alone = paused_if_alone(record, at.now, at.hours)
        told = alone or (news_of(record, News.SKIPPED if one_turn else News.STANDS_IN, holder),)
        notices: tuple[Notice, ...] = (*pings_over(record), *told, board_of(record))
        return Decision(structs.replace(record, pings=()), notices)

    async def count_until_now(self, user: UserId) -> None:
        """Book the time that has run so far by this person's old calendar, before it changes."""

        def decide(at: MatchContext) -> Decision | None:
            running = at.record.clock
            if running is None or running.seat != at.record.seat_of(user):
                return None
            return Decision(restarted(at.record, at.now, at.hours))

        for record in await self._store.tables(user=user, statuses={TableStatus.PLAYING}):
            await self._edits.happen(record.id, decide)

    # ------------------------------------------------------------------------------------- what people decide

    async def play_for(self, table: TableId, user: UserId, *, key: str) -> TableRecord:
        """Let a computer play the turn of someone whose time has run out.

        Raises:
            NothingToDecide: nobody's time has run out, or it is this person's own.
            TablePaused
            DiscardHeld: that player has just discarded.
        """

        def decide(at: MatchContext) -> Decision | None:
            running = at.record.clock
            seat = seat_of_person(at.record, user)
            expect_not_paused(at.record)
            if at.record.held is not None:
                raise refusal_while_held(at.record, user)
            holder = None if running is None else at.record.holder_of(running.seat)
            if running is None or holder is None or not running.has_run_out or running.seat == seat:
                raise NothingToDecide(table=table)
            return self._played_by_computer(at, holder, self._level)

        return await self._edits.change(table, key, decide)

    async def give_time(
        self,
        table: TableId,
        user: UserId,
        *,
        hours: int,
        key: str,
        is_admin: bool = False,
    ) -> TableRecord:
        """Give the player who must act more time for this turn; nobody can give time to themselves.

        Raises:
            NoClock: the table has none, or waits for no human.
            OwnTime: it is this person's own turn.
            TablePaused
        """

        def decide(at: MatchContext) -> Decision | None:
            record, running = at.record, at.record.clock
            seat = None if is_admin else seat_of_person(record, user)
            expect_not_paused(record)
            holder = None if running is None else record.holder_of(running.seat)
            if running is None or holder is None or clock_of(record, running.seat).allotted is None:
                raise NoClock(table=table)
            if running.seat == seat:
                raise OwnTime(table=table)
            record = with_more_time(record, hours * 3600, at.now, at.hours)
            news = structs.replace(news_of(record, News.EXTENDED, holder), hours=hours)
            facts: dict[str, str | int] = {"name": holder.name, "hours": hours}
            admin = at_table(AdminAction.EXTENDED, record, user, at.now, facts) if is_admin else ()
            return Decision(record, (news, board_of(record)), admin=admin)

        return await self._edits.change(table, key, decide)

    async def come_back(self, table: TableId, user: UserId, *, key: str) -> TableRecord:
        """Let this person play again instead of a computer. A match that rests because everybody had left goes on."""
        return await self._edits.change(table, key, lambda at: back(at, user))
