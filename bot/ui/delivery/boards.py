"""The board of a table in its thread: one message that is edited, and posted anew to call a person to the turn."""

import contextlib
import logging
from collections.abc import Collection
from dataclasses import dataclass
from datetime import timedelta
from typing import Final

from discord.utils import snowflake_time
from msgspec import structs

from bot.service.delivery.notices import Delivery
from bot.service.delivery.table_channels import TableChannelService
from bot.service.ids import MessageId
from bot.service.matches.record import Ping
from bot.service.ports import Clock, RecipientGone
from bot.service.queries import Board
from bot.ui.board.in_emojis import with_emojis
from bot.ui.board.picture import with_picture
from bot.ui.delivery.call_messages import with_call
from bot.ui.delivery.posting import Posts
from bot.ui.delivery.table_message import pointer_message, table_message
from bot.ui.texts import Texts
from bot.ui.toolkit.card_emojis import CardEmojis
from bot.ui.toolkit.channels import Channels, MissingPermission
from bot.ui.toolkit.messages import Message

_log = logging.getLogger(__name__)

NOT_POSTED: Final = MessageId(0)
"""The message of a call that is a board still to be posted."""

_STAYS: Final = timedelta(minutes=10)
"""Age up to which a board that calls nobody is edited at the beginning of a turn. Later it is posted anew: newer messages
have pushed it out of sight, and Discord throttles edits of messages older than an hour (30046).
"""


@dataclass
class Boards:
    """Poster of boards. A new one and the deletion of the one before are committed together."""

    channels: Channels
    posts: Posts
    table_channels: TableChannelService
    clock: Clock
    texts: Texts
    has_pictures: bool
    card_emojis: CardEmojis

    async def refresh(self, board: Board, delivery: Delivery) -> None:
        """Edit the board; post it anew where it is missing, old at the beginning of a turn, or wanted further down.

        Raises:
            Replaced, PlaceGone, TryLater
        """
        record = board.record
        await self._show(board, delivery, record.board_call, moves=record.board_comes_down)

    async def move(self, board: Board, delivery: Delivery) -> None:
        """Post the board anew, below all other messages, without notifying anybody; edit it where this was done.

        Raises:
            Replaced, PlaceGone, TryLater
        """
        await self._show(board, delivery, board.record.board_call, moves=board.record.board_is_old)

    async def call(
        self, board: Board, call: Ping, instead_of: Collection[Ping], delivery: Delivery, note: str = ""
    ) -> None:
        """Post the board anew as this call, in place of some others that were deleted; a ``note`` comes first.

        Raises:
            Replaced, PlaceGone, TryLater
        """
        await self._show(board, delivery, call, instead_of, note=note, moves=True, notifies=True)

    async def refresh_pointer(self, board: Board, lobby: MessageId | None = None) -> None:
        """Edit the lobby's message, which stays in the channel, so that it points to the board.

        It has the id of the thread that began with it, unless it was lost and posted again; a post in a forum begins
        with it. The table of a tournament had no lobby: what stands in the channel is a line with the names.
        """
        record = board.record
        if record.thread is not None and record.tournament is None:
            message = pointer_message(self.texts, board)
            # Where the channel is closed to the bot, the table still has its thread.
            with contextlib.suppress(RecipientGone):
                await self.channels.edit(record.lobby_place, lobby or MessageId(record.thread), message)

    async def _show(
        self,
        board: Board,
        delivery: Delivery,
        call: Ping | None,
        instead_of: Collection[Ping] = (),
        *,
        note: str = "",
        moves: bool = False,
        notifies: bool = False,
    ) -> None:
        record = board.record

        async def put(shown: Message) -> None:
            message = with_call(self.texts, board, shown, call, note)
            if moves or not await self._is_edited(board, message, call):
                await self._post(board, message, delivery, call if notifies else None, instead_of)

        def plain() -> Message:
            words = table_message(self.texts, board, self.card_emojis)
            return with_emojis(self.texts, board, words, self.card_emojis, call)

        picture = None
        if self.has_pictures and self.channels.may_attach(record.guild, record.place):
            picture = await with_picture(self.texts, board, call)
        try:
            await put(picture or plain())
        except MissingPermission:
            if picture is None:
                raise
            _log.info("table %s: its picture was refused", record.id)
            await put(plain())

    async def _is_edited(self, board: Board, message: Message, call: Ping | None) -> bool:
        """Edit the board that there is; return False where it is missing or out of sight."""
        old, user = board.record.board_message, None if call is None else call.user
        if old is None or self._is_out_of_sight(board, old):
            return False
        return await self.channels.edit(board.record.place, old, message, ping=user)

    async def _post(
        self,
        board: Board,
        message: Message,
        delivery: Delivery,
        call: Ping | None,
        instead_of: Collection[Ping],
    ) -> None:
        """Post a new board; with a call it notifies the person who is called."""
        record = board.record
        if record.board_message is None or not record.board_version:
            # Before the new board's id is stored, so that a crash leaves no lobby message beside the board.
            await self.refresh_pointer(board, record.board_message)
        user = None if call is None else call.user
        posted = await self.posts.post(delivery, record, message, ping=user, silent=call is None)
        if call is not None:
            call = structs.replace(call, message=posted, notice=delivery.nonce)
        await self.table_channels.replace_board(record.id, posted, record.version, call, instead_of)

    def _is_out_of_sight(self, board: Board, message: MessageId) -> bool:
        """Return whether a board is old, or above what was told since, at the beginning of a turn, the only time at which
        it moves.
        """
        record = board.record
        begins = record.board_is_old and record.version == record.turn_version
        is_old = self.clock.now() - snowflake_time(message) > _STAYS
        return begins and (is_old or (bool(record.turn) and record.board_is_passed_by))
