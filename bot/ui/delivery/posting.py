"""Exactly-once posting of notices, also when the process was killed before Discord's answer was stored."""

import hashlib
from collections.abc import Collection, Container, Iterable
from typing import Final

import discord
from msgspec import structs

from bot.service.delivery.notices import Delivery, Posting
from bot.service.ids import ChannelId, MessageId, RoleId, UserId
from bot.service.matches.record import TableRecord
from bot.service.ports import RecipientGone
from bot.ui.toolkit.channels import Channels, PlaceGone
from bot.ui.toolkit.messages import Message

_SEARCHED: Final = 500
"""Number of messages searched for one that may have been posted."""


class Posts:
    """Poster of the messages of notices; each is stored before it is posted.

    Where an earlier try got as far as that, the place is read first: Discord remembers a nonce for some minutes only,
    and does not return it with messages that are read.
    """

    def __init__(self, channels: Channels) -> None:
        self._channels = channels

    async def post(
        self,
        delivery: Delivery,
        record: TableRecord,
        message: Message,
        *,
        place: ChannelId | None = None,
        mark: str = "",
        ping: UserId | None = None,
        role: RoleId | None = None,
        people: Collection[UserId] = (),
        silent: bool = False,
    ) -> MessageId:
        """Post a message where the table is, or in another ``place``, or edit the one that an earlier try posted there.
        ``mark`` tells apart the messages that one notice posts in different kinds of places.

        Raises:
            Replaced, PlaceGone, TryLater
        """
        place = record.place if place is None else place
        if record.is_confidential and place == record.channel:
            raise PlaceGone  # its private thread was deleted at this moment, or the channel with it
        left = await self.take_back(delivery, record, unless_in=place)
        if left is not None and await self._shows(delivery, left, message, ping):
            return left
        posting = Posting(
            f"{delivery.nonce}{mark}", place, max(_known(record), default=MessageId(0)), carries(message)
        )
        before = delivery.begun
        is_again = before is not None and before.place == place
        if before is not None and is_again:
            posting = structs.replace(posting, nonce=before.nonce, after=before.after, message=None)
        await delivery.begin(posting)
        posted = await self._channels.post(
            place, message, posting.nonce, ping=ping, role=role, people=people, silent=silent
        )
        if is_again:
            # Where the place could not be read, Discord may have answered with the message of the earlier try, which
            # is outdated.
            await self._shows(delivery, posted, message, ping)
        return posted

    async def write(
        self, delivery: Delivery, record: TableRecord, user: UserId, message: Message
    ) -> tuple[ChannelId, MessageId]:
        """Post a direct message to a person; return where it is.

        Raises:
            Replaced, RecipientGone, TryLater
        """
        async with self._channels.writing_to_a_person():
            place = await self._channels.direct_messages_of(user)
            return place, await self.post(delivery, record, message, place=place, mark="d")

    async def _shows(
        self, delivery: Delivery, found: MessageId, message: Message, ping: UserId | None
    ) -> bool:
        """Edit the message of an earlier try, recognised by its id from then on; return False where it was deleted.

        Where the edit is refused for good, nothing will ever know that message again, so it is deleted.
        """
        assert delivery.begun is not None
        begun = structs.replace(delivery.begun, message=found)
        await delivery.begin(begun)
        try:
            return await self._channels.edit(begun.place, found, message, ping=ping)
        except RecipientGone:
            await self._channels.delete(begun.place, found)
            raise

    async def take_back(
        self, delivery: Delivery, record: TableRecord, *, unless_in: ChannelId | None = None
    ) -> MessageId | None:
        """Delete the message of an earlier try, once; one in the place ``unless_in`` stays and is returned.

        Raises:
            TryLater
        """
        begun = delivery.begun
        if delivery.is_settled or begun is None:
            return None
        left = await self._left_behind(begun, set(_known(record)))
        if left is not None and begun.place != unless_in:
            await self._channels.delete(begun.place, left)
            left = None
        delivery.is_settled = True
        return left

    async def _left_behind(self, begun: Posting, known: Container[MessageId]) -> MessageId | None:
        if begun.message is not None:
            return None if begun.message in known else begun.message
        for message in await self._channels.latest(begun.place, begun.after, _SEARCHED):
            is_own = message.author.id == self._channels.own_id and message.id not in known
            if is_own and carries(message) == begun.carries:
                return MessageId(message.id)
        return None


def carries(message: Message | discord.Message) -> str:
    """Return a fingerprint of a message: of its buttons and menus, or of its text where it has none."""
    if isinstance(message, discord.Message):
        rows, text = [getattr(row, "children", ()) for row in message.components], message.content
    else:
        rows, text = [*message.rows], message.text or ""
    ids = [found for row in rows for part in row if (found := getattr(part, "custom_id", None))]
    texts = [text, *(part for embed in message.embeds for part in (embed.title, embed.description))]
    parts = ids or [part.strip() for part in texts if part]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]


def _known(record: TableRecord) -> Iterable[MessageId]:
    """Return the stored messages of a table; a thread has the id of the message it began with."""
    yield from (ping.message for ping in record.pings)
    if record.board_message is not None:
        yield record.board_message
    if record.thread is not None:
        yield MessageId(record.thread)
