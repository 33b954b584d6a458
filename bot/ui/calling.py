"""Calling one person to a table: there, by direct message, or not at all, as he has chosen.

A table has one living call. It is remembered with the table, the next one takes its place, and it is taken away when
the turn is over.
"""

import contextlib
import logging
from typing import TypeAlias

from bot.service.ids import ChannelId, MessageId, TableId
from bot.service.lobby import LobbyService
from bot.service.notices import PartnerQuestion, PingOver, Reminder, TimeIsUp, TurnPing
from bot.service.ports import RecipientGone
from bot.service.preferences import Notify
from bot.service.queries import Board, Queries
from bot.service.record import Ping, TableRecord, TableStatus
from bot.service.settings import SettingsService
from bot.ui.places import LettersRefused, Places
from bot.ui.public_messages import (
    ping_message,
    question_letter_message,
    question_message,
    reminder_letter_message,
    reminder_message,
    time_is_up_message,
    turn_letter_message,
)
from bot.ui.rows import Message
from bot.ui.style import style_of, styled
from bot.ui.texts import Texts

_log = logging.getLogger(__name__)

Call: TypeAlias = TurnPing | PartnerQuestion | Reminder
"""A notice for one person."""


class Caller:
    """Posts what calls a person, and takes it away again."""

    def __init__(
        self, places: Places, queries: Queries, lobby: LobbyService, settings: SettingsService, texts: Texts
    ) -> None:
        self._places = places
        self._queries = queries
        self._lobby = lobby
        self._settings = settings
        self._texts = texts

    async def call(self, notice: Call, nonce: str) -> None:
        """Tell this person, unless the table waits for somebody else by now.

        Raises:
            RecipientGone, TryLater
        """
        board = await self._queries.board(notice.table, recent=0)
        record = board.record
        if not _waits_for(record, notice) or _is_done(record, nonce):
            return
        settings = await self._settings.of(notice.user)
        await self._take_away_old(record)
        wanted = settings.notify
        if wanted is Notify.NEVER:
            if isinstance(notice, PartnerQuestion):
                await self._post(board, notice, nonce, is_quiet=True)
            return
        if wanted is Notify.TABLE or settings.direct_closed:
            await self._post(board, notice, nonce)
            return
        try:
            letter = styled(self._texts, self._letter_for(board, notice), style_of(settings))
            place, message = await self._places.write_to(notice.user, letter, f"{nonce}d")
        except LettersRefused:
            _log.info("table %s: direct messages of user %s are closed", record.id, notice.user)
            await self._post(board, notice, nonce, note=self._texts("ping-direct-closed"))
            await self._settings.direct_refused(notice.user)
        except RecipientGone:
            await self._post(board, notice, nonce)
        else:
            await self._remember(record, place, message, nonce)

    async def tell_time_is_up(self, notice: TimeIsUp, nonce: str) -> None:
        """Tell the table, in place of what called the person there. A direct message stays: the turn is still his.

        Raises:
            RecipientGone, TryLater
        """
        record = await self._queries.table(notice.table)
        if not _is_current(record, notice.turn) or _is_done(record, nonce):
            return
        is_called_here = record.ping is None or record.ping.place == record.place
        if is_called_here:
            await self._take_away_old(record)
        told = time_is_up_message(self._texts, record, notice.seat)
        message = await self._places.post(record.place, told, nonce)
        if is_called_here:
            await self._remember(record, record.place, message, nonce)

    async def redraw(self, table: TableId) -> None:
        """Whoever is called has more time now: the call says until when.

        Raises:
            TryLater
        """
        board = await self._queries.board(table, recent=0)
        record, ping = board.record, board.record.ping
        holder = next((record.holder_of(seat) for seat in record.seats_waited_for), None)
        if ping is None or ping.turn != record.turn or holder is None or holder.user is None:
            return
        if board.view is None or board.view.seats_to_act != (board.view.turn.seat,):
            return  # a question to partner has no clock of its own
        notice = TurnPing(record.id, holder.user, holder.seat, record.turn_version, record.turn)
        is_here = ping.place == record.place
        if is_here:
            shown = self._ping_for(board, notice)
        else:
            style = style_of(await self._settings.of(notice.user))
            shown = styled(self._texts, self._letter_for(board, notice), style)
        # Where the call cannot be reached any more, the news has told it.
        with contextlib.suppress(RecipientGone):
            await self._places.edit(ping.place, ping.message, shown)

    async def take_away(self, notice: PingOver) -> None:
        """The turn is over: so is the call to it.

        Raises:
            TryLater
        """
        await self._places.delete(notice.place, notice.message)

    async def _post(
        self, board: Board, notice: Call, nonce: str, *, note: str = "", is_quiet: bool = False
    ) -> None:
        """At the table; a ``note`` comes first, and a quiet call notifies nobody."""
        record = board.record
        message = self._ping_for(board, notice, is_quiet=is_quiet)
        if note:
            message = Message(f"{note}\n{message.text}", message.embeds, message.rows)
        posted = await self._places.post(
            record.place, message, nonce, ping=None if is_quiet else notice.user, silent=is_quiet
        )
        await self._remember(record, record.place, posted, nonce)

    async def _remember(self, record: TableRecord, place: ChannelId, message: MessageId, nonce: str) -> None:
        if not await self._lobby.set_ping(record.id, Ping(record.turn, place, message, nonce)):
            await self._places.delete(place, message)

    async def _take_away_old(self, record: TableRecord) -> None:
        if record.ping is not None:
            await self._places.delete(record.ping.place, record.ping.message)

    def _ping_for(self, board: Board, notice: Call, *, is_quiet: bool = False) -> Message:
        due = board.due
        match notice:
            case TurnPing():
                return ping_message(self._texts, board, notice.user, notice.version, due=due)
            case Reminder():
                return reminder_message(self._texts, board, notice.user, notice.step, due=due)
            case PartnerQuestion():
                return question_message(
                    self._texts, board.record, notice.user, notice.asker, notice.version, is_quiet=is_quiet
                )

    def _letter_for(self, board: Board, notice: Call) -> Message:
        record, due = board.record, board.due
        server = self._places.guild_name(record.guild)
        match notice:
            case TurnPing():
                return turn_letter_message(self._texts, board, server, due=due)
            case Reminder():
                return reminder_letter_message(self._texts, board, server, notice.step, due=due)
            case PartnerQuestion():
                return question_letter_message(self._texts, record, server, notice.asker)


def _is_current(record: TableRecord, turn: str) -> bool:
    return record.status is TableStatus.PLAYING and record.turn == turn and record.pause is None


def _waits_for(record: TableRecord, notice: Call) -> bool:
    """Whether the table still waits for this person himself, and not for a computer or whoever took the seat."""
    holder = record.holder_of(notice.seat)
    return (
        _is_current(record, notice.turn)
        and holder is not None
        and holder.user == notice.user
        and holder.player is None
    )


def _is_done(record: TableRecord, nonce: str) -> bool:
    """Whether this notice was told before, and only that could not be written down."""
    return record.ping is not None and record.ping.notice == nonce
