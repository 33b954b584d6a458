"""Threads of tables: below the message of a lobby, as posts in a forum, and for tables that had none, of tournaments and
next matches.
"""

import logging
from typing import Final

from bot.service.delivery.table_channels import TableChannelService
from bot.service.ids import MessageId, TableId, UserId
from bot.service.matches.record import TableRecord, TableStatus
from bot.service.ports import RecipientGone, TryLater
from bot.ui.texts import Texts
from bot.ui.toolkit.channels import Channels, PlaceGone
from bot.ui.toolkit.messages import Message
from bot.ui.words.names import side_names, table_name
from bot.ui.words.tables import game_name, post_tag, post_tags

_log = logging.getLogger(__name__)

_LONGEST_NAME: Final = 100


class Threads:
    """Opener of threads, each of them once."""

    def __init__(self, channels: Channels, table_channels: TableChannelService, texts: Texts) -> None:
        self._channels = channels
        self._table_channels = table_channels
        self._texts = texts
        self._refused: set[TableId] = set()
        """Tables that were refused a thread; it is not asked for again at every change of their lobby."""
        self._unlabelled: dict[TableId, tuple[str, str | None]] = {}
        """The tag and name that a table's post was refused; they are not asked for again."""
        self._admitted: dict[TableId, frozenset[UserId]] = {}
        """The people in the private thread of a table, as far as it was looked after since the bot was started."""

    async def of_lobby(self, record: TableRecord, message: MessageId) -> None:
        """Open the thread of a table below the message of its lobby, if it has none and the bot may.

        Raises:
            TryLater
        """
        if record.thread is None and record.id not in self._refused:
            await self._open(record, message)

    async def with_post(self, record: TableRecord, lobby: Message) -> TableRecord:
        """Return the table with a post in its forum that begins with its lobby; where none can be opened there, without
        the forum, and its lobby is in the channel.

        Raises:
            RecipientGone, TryLater
        """
        assert record.forum is not None
        name = self._post_name_of(record)
        post = self._channels.own_post(record.forum, name, since=record.created)
        if post is None:
            post = await self._channels.open_post(record.forum, name, lobby, post_tag(self._texts, record))
        else:  # an earlier try has opened it, maybe with a lobby that is outdated
            await self._channels.edit(post, MessageId(post), lobby)
        return await self._table_channels.set_post(record.id, post)

    async def label(self, record: TableRecord) -> None:
        """Let the tag of a table's post say whether it has free seats, is played, or is over, and its name which game it
        is. Where that fails, it plays on; what a table that is over should say is worth another try, as its post is not
        refreshed again.

        Raises:
            TryLater
        """
        if record.forum is None or record.thread is None:
            return
        # Later the game is what it is, and the name may be a moderator's.
        name = self._post_name_of(record) if record.status is TableStatus.LOBBY else None
        label = (post_tag(self._texts, record), name)
        if self._unlabelled.get(record.id) == label:
            return
        try:
            await self._channels.label_post(record.forum, record.thread, post_tags(self._texts), *label)
        except RecipientGone:
            self._unlabelled[record.id] = label
            _log.info("table %s: its post was refused a tag or name", record.id)
        except TryLater:
            if not record.is_open:
                raise
            _log.info("table %s: its post could not be labelled now", record.id)

    async def of_tournament(self, record: TableRecord) -> TableRecord:
        """Return the table of a tournament with a thread of its own, private as long as it is confidential.

        Raises:
            TryLater
        """
        if record.is_confidential:
            return await self._with_private_thread(record)
        return await self._with_thread(record, "tournament-table")

    async def of_next_match(self, record: TableRecord) -> TableRecord:
        """Return the table of a rotation with a thread of its own, if its match began before anybody saw its lobby.

        Raises:
            TryLater
        """
        is_later = record.rotation is not None and record.rotation.number > 1
        if not is_later or record.status is not TableStatus.PLAYING:
            return record
        if record.forum is not None and record.thread is None:
            record = await self.with_post(record, self._players(record, "rotation-table"))
        return await self._with_thread(record, "rotation-table")

    async def _with_thread(self, record: TableRecord, key: str) -> TableRecord:
        has_place = record.thread is not None or record.board_message is not None
        if has_place or not record.is_open or record.id in self._refused:
            return record
        message = self._players(record, key)
        try:
            # The same nonce each time: where it was posted and the thread was not noted, Discord returns that message.
            nonce = f"t{record.id}-{record.created.timestamp():.0f}"
            starter = await self._channels.post(record.channel, message, nonce, silent=True)
        except PlaceGone:
            return record
        return await self._open(record, starter)

    def _players(self, record: TableRecord, key: str) -> Message:
        """Return the message with which the thread of a match begins."""
        return Message(self._texts(key, players=" – ".join(side_names(self._texts, record))))

    async def _with_private_thread(self, record: TableRecord) -> TableRecord:
        """Return the table with its private thread, in which everybody is who sits there, and nobody who has left.

        Nothing of it is ever posted in the channel, where people of other tables would see it.

        Raises:
            TryLater: the thread cannot be opened now.
        """
        if record.thread is None:
            thread = await self._channels.open_private_thread(
                record.channel, self._name_of(record), since=record.created
            )
            if thread is None:
                _log.warning("table %s: no private thread can be opened for it", record.id)
                raise TryLater
            self._admitted.pop(record.id, None)
            record = await self._table_channels.set_place(record.id, thread=thread)
        assert record.thread is not None
        seated = frozenset(
            holder.user for holder in record.people if holder.user is not None and not holder.is_gone
        )
        before = self._admitted.get(record.id, frozenset())
        if seated != before:
            left = before.union(tenure.user for tenure in record.former if tenure.user)
            await self._channels.change_members(record.thread, remove=left - seated, admit=seated - before)
            self._admitted[record.id] = seated
        return record

    async def _open(self, record: TableRecord, starter: MessageId) -> TableRecord:
        thread = await self._channels.open_thread(record.channel, starter, self._name_of(record))
        if thread is None:
            self._refused.add(record.id)
            return record
        return await self._table_channels.set_place(record.id, thread=thread)

    def _post_name_of(self, record: TableRecord) -> str:
        game = game_name(self._texts, record, markdown=False)
        return self._texts("post-name", table=self._name_of(record), game=game)[:_LONGEST_NAME]

    def _name_of(self, record: TableRecord) -> str:
        return table_name(self._texts, record, markdown=False)[:_LONGEST_NAME]
