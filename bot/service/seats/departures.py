"""Departures: members who leave the server of a match, or return to it, and computers that play for them."""

from contextlib import suppress

from msgspec import structs

from bot.canasta.seats import Seat
from bot.service.administration.admin_actions import AdminAction, at_table
from bot.service.clocks.pauses import is_paused_alone, paused_if_alone, resumed
from bot.service.clocks.turn_time import stopped
from bot.service.delivery.notices import News, Notice, TableNews
from bot.service.errors import NothingToDecide, NotSeated, ServiceError
from bot.service.ids import GuildId, TableId, UserId
from bot.service.lobby.preparation import LobbyService
from bot.service.matches.consequences import (
    board_of,
    calls,
    news_of,
    pings_over,
    with_back,
    with_clock_running,
    with_heir,
    with_holder,
)
from bot.service.matches.edits import Decision, MatchContext, MatchEdits
from bot.service.matches.record import OPEN, TableRecord, TableStatus
from bot.service.ports import Store


class DepartureService:
    """The handler of departures. Events are idempotent: one that is known already changes nothing."""

    def __init__(self, store: Store, edits: MatchEdits, lobby: LobbyService, level: str) -> None:
        """Store the dependencies; ``level`` is that of the computers that stand in."""
        self._store = store
        self._edits = edits
        self._lobby = lobby
        self._level = level

    async def person_left(self, guild: GuildId, user: UserId) -> None:
        """Handle a member who left the server.

        The person leaves lobbies. In a running match the seat stays theirs, and the table is notified; the match rests
        when nobody else is left.
        """
        for record in await self._store.tables(guild=guild, user=user, statuses=OPEN):
            with suppress(ServiceError):
                if record.status is TableStatus.LOBBY:
                    await self._lobby.leave(record.id, user, key=f"left-{record.id}-{user}-{record.revision}")
                else:
                    await self._edits.change(record.id, None, lambda at: _marked_gone(at, user))

    async def person_returned(self, guild: GuildId, user: UserId) -> None:
        """Mark a person who is in the server again as present at their tables."""
        for record in await self._store.tables(guild=guild, user=user, statuses={TableStatus.PLAYING}):
            with suppress(ServiceError):
                await self._edits.change(record.id, None, lambda at: _marked_here(at, user))

    async def stand_in(
        self,
        table: TableId,
        actor: UserId,
        seat: Seat,
        *,
        key: str,
        is_admin: bool = False,
    ) -> TableRecord:
        """Let a computer play for somebody who has left the server, on request of somebody at the table or of an admin,
        which is logged.

        Raises:
            NotSeated, NothingToDecide: that person has not left, or a computer plays already.
        """

        def decide(at: MatchContext) -> Decision:
            holder = at.record.holder_of(seat)
            if not is_admin and at.record.seat_of(actor) is None:
                raise NotSeated(table=table, why="playing")
            if holder is None or not holder.is_gone or holder.stand_in is not None:
                raise NothingToDecide(table=table)
            record = at.record
            notices: tuple[Notice, ...] = (news_of(record, News.STANDS_IN, holder), board_of(record))
            if record.clock is not None and record.clock.seat == seat:
                notices = (*pings_over(record), *notices)
                record = structs.replace(stopped(record, at.now, at.hours), pings=())
            record = with_holder(record, structs.replace(holder, stand_in=self._level, one_turn=False))
            admin = at_table(AdminAction.STAND_IN, record, actor, at.now) if is_admin else ()
            return structs.replace(_resting(record, notices, at), admin=admin)

        return await self._edits.change(table, key, decide)


def _marked_gone(at: MatchContext, user: UserId) -> Decision | None:
    record, seat = at.record, at.record.seat_of(user)
    holder = None if seat is None else record.holder_of(seat)
    if holder is None or holder.is_gone:
        return None
    record = with_holder(record, structs.replace(holder, is_gone=True))
    notices: list[Notice] = [news_of(record, News.GONE, holder)]
    if record.clock is not None and record.clock.seat == holder.seat:
        notices = [*pings_over(record), *notices]
        record = structs.replace(record, pings=())
    present = [other for other in record.people if not other.is_absent]
    if record.host == user and present:
        record, heir = with_heir(record, present)
        notices.append(heir)
    return _resting(record, (*notices, board_of(record)), at)


def _marked_here(at: MatchContext, user: UserId) -> Decision | None:
    record, seat = at.record, at.record.seat_of(user)
    holder = None if seat is None else record.holder_of(seat)
    if holder is None or not holder.is_gone:
        return None
    if holder.stand_in is not None:
        # The computer plays on until the player presses the button to come back.
        return Decision(with_holder(record, structs.replace(holder, is_gone=False)), (board_of(record),))
    record = with_back(record, holder)
    notices: list[Notice] = [news_of(record, News.BACK, holder), board_of(record)]
    if is_paused_alone(record):
        record = resumed(record, at.now)
        record = with_clock_running(record, None, at.view, at.now, at.hours)
        notices += [
            TableNews(record.id, News.RESUMED, user, holder.name, holder.seat),
            *calls(record, at.view, at.hours, at.now),
        ]
    return Decision(record, tuple(notices))


def _resting(record: TableRecord, notices: tuple[Notice, ...], at: MatchContext) -> Decision:
    record, alone = paused_if_alone(record, at.now, at.hours)
    return Decision(record, (*notices, *alone))
