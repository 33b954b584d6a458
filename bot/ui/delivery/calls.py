"""Calls of one person to a table: at the table, by direct message, or not at all, as the person has chosen.

At the table the board calls to a turn. A table has at most one other call at a time, or one for each partner who is
asked. It is stored with the table, replaced by the next one, and deleted when the turn is over.
"""

import contextlib
import logging
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from bot.service.delivery.notices import (
    Call,
    CallRoute,
    Delivery,
    PartnerQuestion,
    PingOver,
    Reminder,
    TimeIsUp,
    TurnPing,
    is_due,
    replaced_by,
    route_of,
    was_posted,
)
from bot.service.delivery.table_channels import TableChannelService
from bot.service.ids import ChannelId, GuildId, MessageId, TableId, UserId
from bot.service.matches.record import Ping, TableRecord
from bot.service.people.settings import Notify, PlayerSettings
from bot.service.people.settings_service import SettingsService
from bot.service.ports import Clock, RecipientGone
from bot.service.queries import Board, Queries
from bot.service.seats.departures import DepartureService
from bot.ui.board.recap import LOG_ENTRIES
from bot.ui.delivery.boards import NOT_POSTED, Boards
from bot.ui.delivery.call_messages import call_message, is_for_board
from bot.ui.delivery.posting import Posts
from bot.ui.texts import Texts
from bot.ui.texts.preferred_language import personal_texts
from bot.ui.toolkit.channels import Channels, DirectMessagesRefused
from bot.ui.toolkit.lookups import Presence
from bot.ui.toolkit.messages import Message
from bot.ui.words.style import style_of, styled

_log = logging.getLogger(__name__)

CALLS: Final = (TurnPing, PartnerQuestion, Reminder)
"""The notices that call one person."""

_ASKED_AGAIN_AFTER: Final = timedelta(days=1)
_MOST_REMEMBERED: Final = 10_000


class Membership:
    """Detection of people who have left a server or deleted their account; the service is told."""

    def __init__(self, channels: Channels, departures: DepartureService, clock: Clock) -> None:
        self._channels = channels
        self._departures = departures
        self._clock = clock
        self._asked: dict[tuple[GuildId, UserId], datetime] = {}

    async def is_here(self, record: TableRecord, user: UserId) -> bool:
        """Return whether the person can be called, as far as is known."""
        seat = record.seat_of(user)
        holder = None if seat is None else record.holder_of(seat)
        is_gone = holder is not None and holder.is_gone
        now, key = self._clock.now(), (record.guild, user)
        last = self._asked.get(key)
        if last is not None and last <= now < last + _ASKED_AGAIN_AFTER:
            return not is_gone
        presence = await self._channels.presence(record.guild, user)
        if presence is Presence.UNKNOWN:
            return not is_gone
        if len(self._asked) >= _MOST_REMEMBERED:
            self._asked.clear()
        self._asked[key] = now
        if presence is Presence.HERE:
            if is_gone:
                await self._departures.person_returned(record.guild, user)
            return True
        await self._departures.person_left(record.guild, user)
        return False


@dataclass
class Caller:
    """Poster of calls, which also deletes them."""

    channels: Channels
    posts: Posts
    queries: Queries
    boards: Boards
    table_channels: TableChannelService
    settings: SettingsService
    texts: Texts

    async def call(self, notice: Call, delivery: Delivery) -> None:
        """Call the person, unless the table waits for somebody else by now.

        Raises:
            RecipientGone, TryLater
        """
        board = await self.queries.board(notice.table, recent=LOG_ENTRIES)
        record = board.record
        if not is_due(record, notice) or was_posted(record, delivery):
            return
        settings = await self.settings.of(notice.user)
        await self._take_away_old(record, notice)
        match route_of(notice, settings):
            case CallRoute.NONE if isinstance(notice, TurnPing):
                await self.boards.move(board, delivery)
            case CallRoute.TABLE:
                await self._post(board, notice, delivery)
            case CallRoute.TABLE_SILENT:
                await self._post(board, notice, delivery, is_quiet=True)
            case CallRoute.DIRECT:
                await self._write_or_post(board, notice, settings, delivery)

    async def _write_or_post(
        self, board: Board, notice: Call, settings: PlayerSettings, delivery: Delivery
    ) -> None:
        try:
            await self._write(board, notice, settings, delivery)
        except DirectMessagesRefused:
            _log.info("table %s: direct messages of user %s are closed", notice.table, notice.user)
            await self._post(board, notice, delivery, note=self.texts("ping-direct-closed"))
            await self.settings.direct_refused(notice.user)
        except RecipientGone:
            await self._post(board, notice, delivery)

    async def write(self, notice: Call, delivery: Delivery) -> None:
        """Send a direct message since the table cannot be reached, unless the person wants no calls at all.

        Raises:
            RecipientGone, TryLater
        """
        board = await self.queries.board(notice.table, recent=0)
        settings = await self.settings.of(notice.user)
        if is_due(board.record, notice) and settings.notify is not Notify.NEVER:
            await self._write(board, notice, settings, delivery)

    async def _write(self, board: Board, notice: Call, settings: PlayerSettings, delivery: Delivery) -> None:
        record, direct_message = board.record, self._direct_message(board, notice, settings)
        place, message = await self.posts.write(delivery, record, notice.user, direct_message)
        is_turn = isinstance(notice, TurnPing)
        await self._remember(record, notice, place, message, delivery, refreshes_board=is_turn)

    async def tell_time_is_up(self, notice: TimeIsUp, delivery: Delivery) -> None:
        """Tell the table in place of the call there. A direct message stays: the turn is still that player's.

        Raises:
            RecipientGone, TryLater
        """
        record = await self.queries.table(notice.table)
        if not is_due(record, notice) or was_posted(record, delivery):
            return
        await self._take_away_old(record, notice)
        board = await self.queries.board(notice.table, recent=LOG_ENTRIES)
        await self.boards.call(
            board, Ping(record.turn, record.place, NOT_POSTED), replaced_by(record, notice), delivery
        )

    async def redraw(self, table: TableId) -> None:
        """Edit the direct message to a player who was given more time, so that it shows the new deadline; the board shows
        it anyway.

        Raises:
            TryLater
        """
        board = await self.queries.board(table, recent=0)
        record = board.record
        pings = [ping for ping in record.living_pings if ping != record.board_call]
        holder = next((record.holder_of(seat) for seat in record.seats_waited_for), None)
        if not pings or holder is None or holder.user is None or board.view is None:
            return
        if board.view.seats_to_act != (board.view.turn.seat,):
            return  # a question to a partner has no clock of its own
        notice = TurnPing(record.id, holder.user, holder.seat, record.turn_version, record.turn)
        for call in pings:
            if call.user != holder.user or call.place == record.place:
                await self.channels.delete(call.place, call.message)
                continue
            shown = self._direct_message(board, notice, await self.settings.of(notice.user))
            # Where the call cannot be reached any more, the news line has told the deadline.
            with contextlib.suppress(RecipientGone):
                await self.channels.edit(call.place, call.message, shown)

    async def take_away(self, notice: PingOver) -> None:
        """Delete the call to a turn that is over; where that is forbidden, store it.

        Raises:
            TryLater
        """
        if not await self.channels.delete(notice.place, notice.message):
            await self.table_channels.remember_message(notice)

    async def _post(
        self, board: Board, notice: Call, delivery: Delivery, *, note: str = "", is_quiet: bool = False
    ) -> None:
        """Post the call at the table, or the board as the call; a ``note`` comes first, and a quiet call notifies nobody."""
        record = board.record
        if isinstance(notice, TurnPing) or is_for_board(board, notice):
            step = notice.step if isinstance(notice, Reminder) else 0
            call = Ping(record.turn, record.place, NOT_POSTED, notice.user, step=step)
            await self.boards.call(board, call, replaced_by(record, notice), delivery, note)
            return
        message = call_message(self.texts, board, notice, notice.user, is_quiet=is_quiet)
        if note:
            message = Message(f"{note}\n{message.text}", message.embeds, message.rows)
        ping = None if is_quiet else notice.user
        posted = await self.posts.post(delivery, record, message, ping=ping, silent=is_quiet)
        await self._remember(record, notice, record.place, posted, delivery)

    async def _take_away_old(self, record: TableRecord, notice: Call | TimeIsUp) -> None:
        for old in replaced_by(record, notice):
            await self.channels.delete(old.place, old.message)

    async def _remember(
        self,
        record: TableRecord,
        notice: Call,
        place: ChannelId,
        message: MessageId,
        delivery: Delivery,
        *,
        refreshes_board: bool = False,
    ) -> None:
        ping = Ping(record.turn, place, message, notice.user, delivery.nonce)
        if not await self.table_channels.set_ping(
            record.id, ping, replaced_by(record, notice), refreshes_board=refreshes_board
        ):
            await self.channels.delete(place, message)

    def _direct_message(self, board: Board, notice: Call, settings: PlayerSettings) -> Message:
        """Return the direct message in the language and the style of the person."""
        texts = personal_texts(settings, self.texts)
        server = self.channels.guild_name(board.record.guild)
        return styled(texts, call_message(texts, board, notice, server), style_of(settings))
