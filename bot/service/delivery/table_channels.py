"""Channel, thread and message ids of a table: its board and its calls."""

from collections.abc import Collection, Iterable

from msgspec import structs

from bot.service.administration.admin_actions import AdminAction
from bot.service.change import Fate, NoticeFate
from bot.service.delivery.notices import (
    CutGiven,
    MatchResult,
    News,
    Notice,
    PingOver,
    PlaceLost,
    PlayLines,
    RoundScored,
    SealReplaced,
    TableNews,
)
from bot.service.errors import ConfidentialTable
from bot.service.ids import ChannelId, MessageId, TableId, UserId
from bot.service.matches.edits import Edit, RecordEdits
from bot.service.matches.record import COMES_DOWN, OVER, Ping, TableRecord, TableStatus
from bot.service.ports import Store, WaitingNotice

_MOST_REMEMBERED = 8
_MOST_TOLD_LATE = 12
_TURNS_TOGETHER = 8
"""The number of turns that fit into one message."""


class TableChannelService:
    """The stored places and messages of tables. Methods raise TableNotFound."""

    def __init__(self, edits: RecordEdits, store: Store) -> None:
        self._edits = edits
        self._store = store

    async def set_place(self, table: TableId, *, thread: ChannelId | None) -> TableRecord:
        """Set the table's thread, None for its channel. The board is posted anew there. It is no post of a forum."""

        def edit(record: TableRecord) -> Edit | None:
            if record.thread == thread:
                return None
            moved = structs.replace(_without_board(record), thread=thread, forum=None)
            news = TableNews(table, News.MOVED, place=record.place)
            return Edit(moved, (news,))

        return await self._edits.edit(table, None, edit)

    async def set_post(self, table: TableId, post: ChannelId | None) -> TableRecord:
        """Set the post that begins with the table's lobby; with None it gets none, and its lobby is in the channel."""

        def edit(record: TableRecord) -> Edit | None:
            if record.forum is None or record.thread is not None:
                return None
            forum = None if post is None else record.forum
            return Edit(structs.replace(record, thread=post, forum=forum), is_visible=False)

        return await self._edits.edit(table, None, edit)

    async def lose_place(self, table: TableId) -> TableRecord:
        """Mark the table as without a channel, and notify its players once by direct messages."""

        def edit(record: TableRecord) -> Edit | None:
            if record.is_homeless or not record.is_open:
                return None
            letters = [PlaceLost(table, holder.user) for holder in record.people if holder.user is not None]
            homeless = structs.replace(_without_board(record), is_homeless=True, thread=None, forum=None)
            return Edit(homeless, tuple(letters), is_visible=False)

        return await self._edits.edit(table, None, edit)

    async def set_lobby(self, table: TableId, message: MessageId, *, version: int) -> TableRecord:
        """Store the id of the lobby's message, and the version it was posted with."""

        def edit(record: TableRecord) -> Edit | None:
            if (record.board_message, record.board_version) == (message, version):
                return None
            return Edit(
                structs.replace(record, board_message=message, board_version=version), is_visible=False
            )

        return await self._edits.edit(table, None, edit)

    async def replace_board(
        self,
        table: TableId,
        message: MessageId,
        version: int,
        call: Ping | None,
        instead_of: Collection[Ping] = (),
    ) -> TableRecord:
        """Store the id of a new board, the version it was posted with, and the ``call`` that it is, if it is one. The
        board before is deleted.

        A call takes the place of some others that were deleted. A board without one goes on with that of the board
        before.
        """

        def edit(record: TableRecord) -> Edit | None:
            if record.board_message == message:
                return None
            pings = tuple(ping for ping in record.pings_apart if ping not in instead_of)
            if call is not None:
                pings = (*pings, call) if _is_waiting(record, call.turn) else pings
            elif record.board_call is not None:
                pings = (*pings, structs.replace(record.board_call, place=record.place, message=message))
            posted = structs.replace(
                record, board_message=message, board_version=version, board_is_passed_by=False, pings=pings
            )
            return Edit(posted, _old_board(record), is_visible=False)

        return await self._edits.edit(table, None, edit)

    async def bring_board_down(self, table: TableId) -> TableRecord:
        """Have the board of a match posted anew, below what was said since, and the old one deleted. The call that it is
        goes with it and notifies nobody again.
        """

        def edit(record: TableRecord) -> Edit | None:
            if record.status is not TableStatus.PLAYING or record.board_message is None:
                return None
            return Edit(structs.replace(record, board_version=COMES_DOWN))

        return await self._edits.edit(table, None, edit)

    async def renew_board(self, table: TableId, admin: UserId | None = None) -> TableRecord:
        """Have the board or the lobby's message posted anew and the old one deleted; the message that a post begins with
        stays. Notices that were given up before are posted above it.
        """

        async def edit(record: TableRecord) -> Edit:
            lost, unposted = await self._store.given_up(table), _without_board(record)
            action = None if admin is None else AdminAction.BOARD_RENEWED
            begins_post = record.is_post and record.board_message is None
            news = (*(() if begins_post else _old_board(record)), *told_late(record, lost))
            return Edit(unposted, news, admin_action=action, admin=admin, fates=_done_with(lost))

        return await self._edits.edit(table, None, edit)

    async def move(
        self, table: TableId, actor: UserId, *, channel: ChannelId, is_admin: bool = False
    ) -> TableRecord:
        """Move the table to another channel or thread; the board is posted anew there. Moves by an admin are logged.
        Notices that were given up before are posted there. One of a duplicate moves only where its channel was deleted.

        Raises:
            ConfidentialTable
        """

        async def edit(record: TableRecord) -> Edit | None:
            if record.is_confidential and not record.is_homeless:
                raise ConfidentialTable(table=table)
            if (record.channel, record.thread) == (channel, None):
                return None
            moved = structs.replace(
                _without_board(record), channel=channel, thread=None, forum=None, is_homeless=False
            )
            news = _old_board(record)
            if record.status is TableStatus.PLAYING:
                news = (*news, TableNews(table, News.MOVED_HERE, actor))
            lost = await self._store.given_up(table)
            news = (*news, *told_late(record, lost))
            action = AdminAction.MOVED if is_admin else None
            return Edit(moved, news, admin_action=action, admin=actor, fates=_done_with(lost))

        return await self._edits.edit(table, None, edit)

    async def set_ping(
        self, table: TableId, ping: Ping, instead_of: Collection[Ping] = (), *, refreshes_board: bool = False
    ) -> bool:
        """Store a message that calls somebody to the turn, in place of some others that were deleted. Return False when
        the table waits for another turn by now, so that the message must be deleted as well.
        """

        def edit(record: TableRecord) -> Edit | None:
            if ping in record.pings or not _is_waiting(record, ping.turn):
                return None
            others = [other for other in record.pings if other not in instead_of]
            return Edit(structs.replace(record, pings=(*others, ping)), is_visible=refreshes_board)

        return ping in (await self._edits.edit(table, None, edit)).pings

    async def remember_message(self, gone: PingOver) -> None:
        """Remember a message that could not be deleted, so that it is deleted together with the calls."""

        def edit(record: TableRecord) -> Edit | None:
            ping = Ping(OVER, gone.place, gone.message)
            if not record.is_open or ping in record.pings:
                return None
            old = [one for one in record.pings if one.turn == OVER][-_MOST_REMEMBERED + 1 :]
            living = [one for one in record.pings if one.turn != OVER]
            return Edit(structs.replace(record, pings=(*old, ping, *living)), is_visible=False)

        await self._edits.edit(gone.table, None, edit)


def told_late(record: TableRecord, lost: Iterable[WaitingNotice]) -> tuple[Notice, ...]:
    """Return the given up notices that are still worth sending.

    These are score sheets with the secrets that they open, the result, cuts and new seals of the coming deal, and plays
    since the board was posted. Plays of several turns are merged.
    """
    told: list[Notice] = []
    together = 0
    for notice in [one.notice for one in lost]:
        before = told[-1] if told else None
        match notice:
            case PlayLines() if isinstance(before, PlayLines) and before.upto == notice.after:
                together += 1
                if together < _TURNS_TOGETHER:
                    told[-1] = structs.replace(before, upto=notice.upto)
                else:
                    told.append(notice)
                    together = 0
            case PlayLines() if notice.upto > record.board_version:
                told.append(notice)
                together = 0
            case RoundScored() | MatchResult():
                told.append(notice)
            case SealReplaced() | CutGiven() if record.coming_deal is not None and (
                record.coming_deal.commitment == notice.commitment
            ):
                # A cut of a deal that was sealed anew since does not count any more.
                told.append(notice)
    return tuple(told[-_MOST_TOLD_LATE:])


def _done_with(lost: Iterable[WaitingNotice]) -> tuple[NoticeFate, ...]:
    return tuple(NoticeFate(one.id, Fate.DELIVERED) for one in lost)


def _without_board(record: TableRecord) -> TableRecord:
    return structs.replace(record, board_message=None, board_version=0, pings=record.pings_apart)


def _old_board(record: TableRecord) -> tuple[Notice, ...]:
    """Return the deletion of the table's current message."""
    in_lobby = record.status is TableStatus.LOBBY
    message = record.lobby_message if in_lobby else record.board_message
    if message is None:
        return ()
    return (PingOver(record.id, record.lobby_place if in_lobby else record.place, message),)


def _is_waiting(record: TableRecord, turn: str) -> bool:
    return record.is_being_played and record.turn == turn
