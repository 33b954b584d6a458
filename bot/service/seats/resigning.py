"""Resigning: proposals of players to give the match up, agreed to by their partners."""

from collections.abc import Callable

from msgspec import structs

from bot.canasta.seats import Seat, SideId
from bot.service.delivery.notices import MatchResult, News, Notice, TableNews
from bot.service.errors import NoResignation, NoResigning, NotYourSide
from bot.service.ids import TableId, UserId
from bot.service.matches.computers import Levels
from bot.service.matches.consequences import plays_of
from bot.service.matches.edits import Decision, MatchContext, MatchEdits
from bot.service.matches.guards import holder_in
from bot.service.matches.record import SeatHolder, TableRecord, TableStatus
from bot.service.people.erased_holders import without_id_hashes
from bot.service.seats.handover import SeatChange, computer, decided, handed_over, side_of, without_proposals


class ResigningService:
    """Resignations of sides.

    Every method is idempotent by its ``key``. All raise TableNotFound, NotStarted and TableClosed.
    """

    def __init__(self, edits: MatchEdits, levels: Levels) -> None:
        self._edits = edits
        self._levels = levels

    async def resign(
        self,
        table: TableId,
        user: UserId,
        *,
        side: SideId | None = None,
        level: str | None = None,
        key: str,
    ) -> TableRecord:
        """Propose to resign, and resign as soon as all present players of the side have agreed.

        With two sides the other side wins then. With more, computers play on at the seats of this side, and the match
        ends only when no other people are left. ``side`` is given when agreeing to the proposal of a partner, ``level``
        is that of the computers, by default the usual one.

        Raises:
            NotSeated, NotYourSide, NoResignation, UnknownLevel
            NoResigning: other tables are compared with this one, deal by deal.
        """
        its_level = self._levels.chosen(level)

        def edit(record: TableRecord) -> SeatChange | None:
            holder = holder_in(record, user)
            if record.shares_deals:
                raise NoResigning(table=table)
            if side is not None:
                _expect_proposal(record, holder, side)
            has_asked = holder.seat in record.resigning
            if not has_asked:
                record = structs.replace(record, resigning=(*record.resigning, holder.seat))
            if missing_to_resign(record, holder.seat):
                if has_asked:
                    return None
                news = TableNews(table, News.RESIGN_WANTED, user, holder.name, holder.seat)
                return SeatChange(record, (news,))
            news = TableNews(table, News.RESIGNED, user, holder.name, holder.seat)
            return _given_up(record, side_of(record, holder.seat), news, its_level)

        return await self._change(table, key, edit)

    async def play_on(self, table: TableId, user: UserId, *, side: SideId, key: str) -> TableRecord:
        """Reject a proposal to resign, as its author or as a partner.

        Raises:
            NotSeated, NotYourSide, NoResignation
        """

        def edit(record: TableRecord) -> SeatChange:
            holder = holder_in(record, user)
            _expect_proposal(record, holder, side)
            news = TableNews(table, News.PLAYS_ON, user, holder.name, holder.seat)
            return SeatChange(without_proposals(record, side), (news,))

        return await self._change(table, key, edit)

    async def _change(
        self, table: TableId, key: str, edit: Callable[[TableRecord], SeatChange | None]
    ) -> TableRecord:
        def decide(at: MatchContext) -> Decision | None:
            change = edit(at.record)
            return None if change is None else decided(at, change, at.hours)

        return await self._edits.change(table, key, decide)


def missing_to_resign(record: TableRecord, seat: Seat) -> tuple[SeatHolder, ...]:
    """Return the present players on the side of this seat who have not agreed to resign yet."""
    side = side_of(record, seat)
    return tuple(
        holder
        for holder in record.people
        if side_of(record, holder.seat) == side
        and holder.seat not in record.resigning
        and not holder.is_absent
    )


def _expect_proposal(record: TableRecord, holder: SeatHolder, side: SideId) -> None:
    """Raise an error unless this side, which must be the holder's own, has a proposal to resign."""
    if side_of(record, holder.seat) != side:
        raise NotYourSide(table=record.id)
    if not any(side_of(record, seat) == side for seat in record.resigning):
        raise NoResignation(table=record.id)


def _given_up(record: TableRecord, side: SideId, news: TableNews, level: str) -> SeatChange:
    record = without_proposals(record, side)
    others = [holder for holder in record.people if side_of(record, holder.seat) != side]
    if len(set(record.seating.sides)) == 2 or not others:
        return _ended(record, side)
    notices: list[Notice] = [news]
    for holder in record.people:
        if side_of(record, holder.seat) == side:
            handed = handed_over(record, computer(record, holder.seat, level))
            record = handed.record
            notices += handed.notices
    return SeatChange(record, tuple(notices))


def _ended(record: TableRecord, side: SideId) -> SeatChange:
    """Return the record of a match that this side has resigned, with notices of the last plays and the result."""
    notices: list[Notice] = [MatchResult(record.id, record.version)]
    if record.told < record.version:
        notices = [*plays_of(record, record.version), *notices]
    record = structs.replace(
        record,
        status=TableStatus.FINISHED,
        resigned=side,
        told=record.version,
        offers=(),
        pause=None,
        pause_wanted=(),
        ready=(),
    )
    return SeatChange(without_id_hashes(record), tuple(notices))
