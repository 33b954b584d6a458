"""Where a table lives: its channel or thread, its board there, and the messages that call people."""

from collections.abc import Collection, Iterable

from msgspec import structs

from bot.service.administration.admin_actions import Deed
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
from bot.service.ids import ChannelId, MessageId, TableId, UserId
from bot.service.matches.record import OVER, Ping, TableRecord, TableStatus
from bot.service.matches.record_edits import Edit, RecordEdits
from bot.service.ports import Store, WaitingNotice

_MOST_KEPT_IN_MIND = 8
_MOST_TOLD_LATE = 12
_TURNS_TOGETHER = 8
"""So many turns fit into one message."""


class HomeService:
    """Keeps what is known of a table's place. Methods raise TableNotFound."""

    def __init__(self, edits: RecordEdits, store: Store) -> None:
        self._edits = edits
        self._store = store

    async def set_place(self, table: TableId, *, thread: ChannelId | None) -> TableRecord:
        """The table lives in this thread now, or in its channel (None). The board is to be posted anew there."""

        def edit(record: TableRecord) -> Edit | None:
            if record.thread == thread:
                return None
            moved = structs.replace(record, thread=thread, board_message=None, board_version=0)
            news = TableNews(table, News.MOVED, place=record.place)
            return Edit(moved, (news,))

        return await self._edits.edit(table, None, edit)

    async def lose_place(self, table: TableId) -> TableRecord:
        """The channel is gone, and no other place is known: the people are told, once, one by one."""

        def edit(record: TableRecord) -> Edit | None:
            if record.is_homeless or not record.is_open:
                return None
            letters = [PlaceLost(table, holder.user) for holder in record.people if holder.user is not None]
            homeless = structs.replace(
                record, is_homeless=True, thread=None, board_message=None, board_version=0
            )
            return Edit(homeless, tuple(letters), is_visible=False)

        return await self._edits.edit(table, None, edit)

    async def set_board(self, table: TableId, message: MessageId | None, *, version: int) -> TableRecord:
        """This message is the board now; ``version`` is the one it was posted with."""

        def edit(record: TableRecord) -> Edit | None:
            if (record.board_message, record.board_version) == (message, version):
                return None
            return Edit(
                structs.replace(record, board_message=message, board_version=version), is_visible=False
            )

        return await self._edits.edit(table, None, edit)

    async def renew_board(self, table: TableId, admin: UserId | None = None) -> TableRecord:
        """The board, or the message of the lobby, is to be posted anew; the old one goes, where it is still there. What
        could not be told before is told above it.
        """
        lost: tuple[WaitingNotice, ...] = ()

        async def look() -> None:
            nonlocal lost
            lost = await self._store.given_up(table)

        def edit(record: TableRecord) -> Edit:
            unposted = structs.replace(record, board_message=None, board_version=0)
            deed = None if admin is None else Deed.BOARD_RENEWED
            news = (*_old_board(record), *told_late(record, lost))
            return Edit(unposted, news, deed=deed, deed_of=admin, fates=_done_with(lost))

        return await self._edits.edit(table, None, edit, look)

    async def move(
        self, table: TableId, actor: UserId, *, channel: ChannelId, is_admin: bool = False
    ) -> TableRecord:
        """The table goes on in another channel or thread. The board is to be posted anew there. What somebody does as
        an admin is logged. What could not be told before is told there.
        """
        lost: tuple[WaitingNotice, ...] = ()

        async def look() -> None:
            nonlocal lost
            lost = await self._store.given_up(table)

        def edit(record: TableRecord) -> Edit | None:
            if (record.channel, record.thread) == (channel, None):
                return None
            moved = structs.replace(
                record, channel=channel, thread=None, board_message=None, board_version=0, is_homeless=False
            )
            news = _old_board(record)
            if record.status is TableStatus.PLAYING:
                news = (*news, TableNews(table, News.MOVED_HERE, actor))
            news = (*news, *told_late(record, lost))
            deed = Deed.MOVED if is_admin else None
            return Edit(moved, news, deed=deed, deed_of=actor, fates=_done_with(lost))

        return await self._edits.edit(table, None, edit, look)

    async def set_ping(self, table: TableId, ping: Ping, instead_of: Collection[Ping] = ()) -> bool:
        """This message calls somebody to the turn, instead of some others that were taken away. False when the table
        waits for another turn by now, and it is to be taken away as well.
        """

        def edit(record: TableRecord) -> Edit | None:
            if ping in record.pings or not _is_waiting(record, ping.turn):
                return None
            others = [other for other in record.pings if other not in instead_of]
            return Edit(structs.replace(record, pings=(*others, ping)), is_visible=False)

        return ping in (await self._edits.edit(table, None, edit)).pings

    async def keep_in_mind(self, gone: PingOver) -> None:
        """This message could not be taken away: it goes together with those that call somebody."""

        def edit(record: TableRecord) -> Edit | None:
            ping = Ping(OVER, gone.place, gone.message)
            if not record.is_open or ping in record.pings:
                return None
            old = [one for one in record.pings if one.turn == OVER][-_MOST_KEPT_IN_MIND + 1 :]
            living = [one for one in record.pings if one.turn != OVER]
            return Edit(structs.replace(record, pings=(*old, ping, *living)), is_visible=False)

        await self._edits.edit(gone.table, None, edit)


def told_late(record: TableRecord, lost: Iterable[WaitingNotice]) -> tuple[Notice, ...]:
    """What was given up and is history, so that it can be told as well later: score sheets with the secrets that they open,
    how the match ended, cuts of the deal that is still to come, and plays since the board was posted. Plays of several
    turns come together.
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
                # A cut of a deal that was sealed anew since counts no more.
                told.append(notice)
    return tuple(told[-_MOST_TOLD_LATE:])


def _done_with(lost: Iterable[WaitingNotice]) -> tuple[NoticeFate, ...]:
    return tuple(NoticeFate(one.id, Fate.DELIVERED) for one in lost)


def _old_board(record: TableRecord) -> tuple[Notice, ...]:
    """Whatever message stands for the table now is to be taken away; a lobby's thread has the number of its message."""
    in_lobby = record.status is TableStatus.LOBBY
    message = record.board_message
    if message is None and in_lobby and record.thread is not None:
        message = MessageId(record.thread)
    if message is None:
        return ()
    return (PingOver(record.id, record.channel if in_lobby else record.place, message),)


def _is_waiting(record: TableRecord, turn: str) -> bool:
    return record.status is TableStatus.PLAYING and record.turn == turn and record.pause is None
