"""Channels and threads over REST: posting, editing, deleting, and Discord's refusals sorted into exceptions."""

import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable, Sequence
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from functools import partial
from typing import Any, Final, TypeVar

import aiohttp
import discord
from discord.utils import snowflake_time, time_snowflake

from bot.service.ids import ChannelId, GuildId, MessageId, RoleId, UserId
from bot.service.ports import RecipientGone, TryLater
from bot.ui.toolkit.custom_ids import ClickId
from bot.ui.toolkit.hidden_channels import is_obfuscated
from bot.ui.toolkit.lookups import Presence, presence_of
from bot.ui.toolkit.messages import Message, view_of
from bot.ui.toolkit.permissions import may_attach_in, may_write_in, permissions_in
from bot.ui.toolkit.posted_messages import KnownFiles, click_ids_in, shows_files

_log = logging.getLogger(__name__)

T = TypeVar("T")

_UNKNOWN_MESSAGE: Final = 10008
_ARCHIVED: Final = 50083
_LOCKED: Final = 160005
_HAS_A_THREAD: Final = 160004
_LACKS_ACCESS: Final = 50001
_LACKS_A_PERMISSION: Final = 50013
_DIRECT_MESSAGES_CLOSED: Final = frozenset({50007, 50033, 50278})
"""Codes for: cannot send messages to this user, not any more, not without a server in common."""

_TOO_MANY_DIRECT_MESSAGES: Final = 40003
_NO_MISTAKE: Final = frozenset({_HAS_A_THREAD, _TOO_MANY_DIRECT_MESSAGES, *_DIRECT_MESSAGES_CLOSED})
"""Expected refusals, whatever their status."""

_CLOCKS_DIFFER: Final = timedelta(minutes=1)
"""The longest time by which the bot's clock may be ahead of Discord's."""
_SEARCHED: Final = 200
"""The number of messages among which one of the bot's own is looked for."""
_MARGIN: Final = timedelta(minutes=5)
"""The time by which the clock of the bot may be ahead of Discord's where such a message is looked for."""
_LONGEST_AUTO_ARCHIVE: Final = 10080
"""Minutes until a thread is archived: a week, the longest that Discord offers."""
_MOST_TAGS: Final = 5
"""The number of tags that a post can have."""


class PlaceGone(RecipientGone):
    """The channel or thread was deleted or locked, or the bot may not write there any more."""


class MissingPermission(PlaceGone):
    """The place exists, and the bot lacks a permission for this."""


class MissingAccess(PlaceGone):
    """The bot may not look into the place, as Discord says; it may be there all the same."""


class DirectMessagesRefused(RecipientGone):
    """The person accepts no direct messages from the bot."""


@asynccontextmanager
async def translated_errors() -> AsyncIterator[None]:
    """Turn Discord's refusals into errors that are final (RecipientGone) or worth a retry (TryLater)."""
    try:
        yield
    except discord.RateLimited as limited:
        raise TryLater(timedelta(seconds=limited.retry_after)) from limited
    except discord.HTTPException as refused:
        if _is_about_the_bot(refused) or refused.status == 429 or refused.status >= 500:
            raise TryLater(_wait_asked_for(refused)) from refused
        if refused.code == _LACKS_A_PERMISSION:
            raise MissingPermission from refused
        if refused.code == _LACKS_ACCESS:
            raise MissingAccess from refused
        if isinstance(refused, discord.Forbidden | discord.NotFound) or refused.code in {_LOCKED, _ARCHIVED}:
            raise PlaceGone from refused
        # Anything else is a mistake of ours; trying the same again would only repeat it.
        if refused.code not in _NO_MISTAKE:
            _log.error("Discord refused a message with %s (status %s)", refused.code, refused.status)
        raise RecipientGone from refused
    except (aiohttp.ClientError, TimeoutError, OSError) as unreachable:
        raise TryLater from unreachable


def _tags_named(forum: discord.ForumChannel, names: Iterable[str]) -> list[discord.ForumTag]:
    """Return the tags of a forum with these names that the bot may give."""
    wanted, may = {name.casefold() for name in names}, permissions_in(forum, forum.guild.me)
    may_all = may is not None and may.manage_threads
    return [
        tag
        for tag in forum.available_tags
        if tag.name.casefold() in wanted and (may_all or not tag.moderated)
    ]


def _only(
    ping: UserId | None, role: RoleId | None = None, people: Collection[UserId] = ()
) -> discord.AllowedMentions:
    mentions = discord.AllowedMentions.none()
    called = [*people] if ping is None else [*people, ping]
    if called:
        mentions.users = [discord.Object(user) for user in called]
    if role is not None:
        mentions.roles = [discord.Object(role)]
    return mentions


def _is_about_the_bot(refused: discord.HTTPException) -> bool:
    """Return whether Discord refuses everything from the bot now.

    The token is not valid any more, or a gateway before Discord bans the bot's address (such a refusal has no code).
    This is not about one place, so nothing may be given up.
    """
    return refused.status == 401 or (refused.status == 403 and refused.code == 0)


def _wait_asked_for(refused: discord.HTTPException) -> timedelta | None:
    headers = getattr(refused.response, "headers", None) or {}
    try:
        return timedelta(seconds=float(headers["Retry-After"]))
    except (KeyError, TypeError, ValueError):
        return None


class Channels:
    """Access to channels and threads by id; nothing has to be in a cache."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._files = KnownFiles()

    @property
    def own_id(self) -> int:
        """Return the user id of the bot."""
        assert self._client.user is not None
        return self._client.user.id

    async def post(
        self,
        place: ChannelId,
        message: Message,
        nonce: str,
        *,
        ping: UserId | None = None,
        role: RoleId | None = None,
        people: Collection[UserId] = (),
        silent: bool = False,
    ) -> MessageId:
        """Post a message once: the nonce lets Discord recognise a repetition. Only the person, the role and the people
        that are named here are notified, at most a hundred.

        Raises:
            PlaceGone, TryLater
        """
        mentions = _only(ping, role, people)
        try:
            return await self._post(place, message, nonce, mentions, silent=silent)
        except PlaceGone as gone:
            if getattr(gone.__cause__, "code", None) != _UNKNOWN_MESSAGE:
                raise
        # An earlier try posted the message and somebody deleted it: Discord remembers the nonce and posts no other
        # with it.
        return await self._post(place, message, f"{nonce}x", mentions, silent=silent)

    async def _post(
        self,
        place: ChannelId,
        message: Message,
        nonce: str,
        mentions: discord.AllowedMentions,
        *,
        silent: bool,
    ) -> MessageId:
        view: Any = message.view  # the overloads of discord.py take either kind of view, but not both
        async with translated_errors():
            # discord.py sends enforce_nonce whenever a nonce is given.
            posted = await self._awake(
                place,
                lambda: self._channel(place).send(
                    message.text,
                    embeds=list(message.embeds),
                    nonce=nonce,
                    allowed_mentions=mentions,
                    silent=silent,
                    files=message.files or discord.utils.MISSING,
                    view=view,
                ),
            )
        self._files.remember(posted.id, message)
        return MessageId(posted.id)

    async def direct_messages_of(self, user: UserId) -> ChannelId:
        """Return the channel of the person's direct messages.

        Raises:
            RecipientGone, TryLater
        """
        async with translated_errors():
            return ChannelId((await self._client.create_dm(discord.Object(user))).id)

    @asynccontextmanager
    async def writing_to_a_person(self) -> AsyncIterator[None]:
        """Sort the refusals of direct messages into exceptions.

        Raises:
            DirectMessagesRefused: this person has closed them.
            RecipientGone: it could not be written for another reason.
        """
        try:
            yield
        except RecipientGone as refused:
            if getattr(refused.__cause__, "code", None) in _DIRECT_MESSAGES_CLOSED:
                raise DirectMessagesRefused from refused
            # Not a PlaceGone: the table's own channel may be fine.
            raise RecipientGone from refused

    def is_in(self, guild: GuildId) -> bool:
        """Return whether the bot is in this server; assumed until it is connected."""
        return not self._client.is_ready() or self._client.get_guild(guild) is not None

    async def presence(self, guild: GuildId, user: UserId) -> Presence:
        """Return whether a user is still in a server."""
        known = self._client.get_guild(guild)
        if known is None:
            return Presence.UNKNOWN
        return (await presence_of(known, user))[0]

    def guild_name(self, guild: GuildId) -> str:
        """Return the name of a server; empty while it is not known."""
        known = self._client.get_guild(guild)
        return "" if known is None else known.name

    async def edit(
        self, place: ChannelId, message_id: MessageId, message: Message, *, ping: UserId | None = None
    ) -> bool:
        """Edit a message; return False when it was deleted. Nobody is notified: ``ping`` is the person notified when it
        was posted. Files that it has already are not uploaded again.

        Raises:
            PlaceGone, TryLater
        """
        has_files = self._files.are_there(message_id, message)
        async with translated_errors():
            try:
                edited = await self._edit(place, message_id, message, ping, with_files=not has_files)
                if has_files and not shows_files(edited, message):
                    # Another process has edited it, or this one has just started.
                    await self._edit(place, message_id, message, ping, with_files=True)
            except discord.NotFound as missing:
                if missing.code == _UNKNOWN_MESSAGE:
                    return False
                raise
        self._files.remember(message_id, message)
        return True

    async def _edit(
        self,
        place: ChannelId,
        message_id: MessageId,
        message: Message,
        ping: UserId | None,
        *,
        with_files: bool,
    ) -> discord.Message:
        # Without the argument Discord keeps the files that the message has.
        return await self._awake(
            place,
            lambda: self._message(place, message_id).edit(
                allowed_mentions=_only(ping),
                **message.as_edit(message.files if with_files else discord.utils.MISSING),
            ),
        )

    async def delete(self, place: ChannelId, message_id: MessageId) -> bool:
        """Delete a message, which may be gone already; return False where that is forbidden.

        Raises:
            TryLater
        """
        try:
            async with translated_errors():
                with contextlib.suppress(discord.NotFound):
                    await self._awake(place, lambda: self._message(place, message_id).delete())
        except PlaceGone:
            return False
        return True

    async def can_be_seen(self, place: ChannelId) -> bool:
        """Return whether a channel still exists and is open to the bot.

        Raises:
            TryLater
        """
        try:
            async with translated_errors():
                channel = await self._client.http.get_channel(place)
        except RecipientGone:
            return False
        return not is_obfuscated(channel)

    def is_open(self, guild: GuildId, place: ChannelId) -> bool:
        """Return whether the bot may write in a channel or thread, as far as the gateway has told."""
        return may_write_in(self._client.get_guild(guild), place)

    def may_attach(self, guild: GuildId, place: ChannelId) -> bool:
        """Return whether the bot may attach files in a channel or thread, as far as the gateway has told."""
        return may_attach_in(self._client.get_guild(guild), place)

    def lacks_only_threads(self, guild: GuildId, thread: ChannelId) -> bool:
        """Return whether the bot is known to lack the permission to write in this thread."""
        known = self._client.get_guild(guild)
        found = None if known is None else known.get_thread(thread)
        if known is None or found is None:
            return False
        may = permissions_in(found, known.me)
        return may is not None and not may.send_messages_in_threads

    async def latest(self, place: ChannelId, after: MessageId, most: int) -> Sequence[discord.Message]:
        """Return up to ``most`` messages posted after this one, newest first; none where reading is forbidden.

        Raises:
            TryLater
        """
        try:
            async with translated_errors():
                history = self._channel(place).history(
                    limit=most, after=discord.Object(after), oldest_first=False
                )
                return [message async for message in history]
        except RecipientGone:
            return ()

    async def own_message(
        self, place: ChannelId, since: datetime, is_meant: Callable[[ClickId], bool]
    ) -> MessageId | None:
        """Return the newest message of the bot since a moment with a button that is meant; None if there is none.

        Discord remembers a nonce for some minutes only; this finds older messages, too.

        Raises:
            TryLater
        """
        after = MessageId(time_snowflake(since - _MARGIN))
        for message in await self.latest(place, after, _SEARCHED):
            if message.author.id == self.own_id and any(map(is_meant, click_ids_in(message))):
                return MessageId(message.id)
        return None

    async def open_thread(self, channel: ChannelId, starter: MessageId, name: str) -> ChannelId | None:
        """Open a public thread below a message; return None where the bot may not.

        Raises:
            TryLater
        """
        known = self._client.get_channel(channel)
        if known is not None and not isinstance(known, discord.TextChannel):
            return None
        try:
            async with translated_errors():
                opened = await self._client.http.start_thread_with_message(
                    channel, starter, name=name, auto_archive_duration=_LONGEST_AUTO_ARCHIVE
                )
        except RecipientGone as refused:
            cause = refused.__cause__
            if isinstance(cause, discord.HTTPException) and cause.code == _HAS_A_THREAD:
                return ChannelId(starter)  # opened by an earlier try; it has the id of its first message
            _log.info("no thread could be opened in channel %s: %s", channel, type(refused).__name__)
            return None
        return ChannelId(int(opened["id"]))

    def own_post(self, forum: ChannelId, name: str, *, since: datetime) -> ChannelId | None:
        """Return the post of this name that an earlier try has opened in a forum. One from before ``since`` is another
        one: after a backup was restored, numbers of tables are used again.
        """
        known = self._client.get_channel(forum)
        threads = known.threads if isinstance(known, discord.ForumChannel) else ()
        return next((ChannelId(one.id) for one in threads if self._has_opened(one, name, since)), None)

    def _has_opened(self, thread: discord.Thread, name: str, since: datetime) -> bool:
        is_own = thread.owner_id == self.own_id and thread.name == name
        return is_own and snowflake_time(thread.id) > since - _CLOCKS_DIFFER

    async def open_post(self, forum: ChannelId, name: str, message: Message, tag: str) -> ChannelId | None:
        """Open a post in a forum, with this tag where the forum has it; return None where the bot may not.

        Raises:
            TryLater
        """
        known = self._client.get_channel(forum)
        if not isinstance(known, discord.ForumChannel) or not may_write_in(known.guild, forum):
            return None
        tags = _tags_named(known, (tag,))
        if known.flags.require_tag and not tags:
            return None
        try:
            async with translated_errors():
                opened = await known.create_thread(
                    name=name,
                    content=message.text,
                    embeds=list(message.embeds),
                    allowed_mentions=_only(None),
                    applied_tags=tags,
                    auto_archive_duration=_LONGEST_AUTO_ARCHIVE,
                    view=view_of(message),
                )
        except RecipientGone as refused:
            _log.info("no post could be opened in forum %s: %s", forum, type(refused).__name__)
            return None
        return ChannelId(opened.thread.id)

    async def label_post(
        self, forum: ChannelId, post: ChannelId, of_tables: Collection[str], tag: str, name: str | None = None
    ) -> None:
        """Give a post this one of the tags of tables, where its forum has it, and none of the others; other tags stay, and
        so does the name without one.

        Raises:
            RecipientGone, TryLater
        """
        known = self._client.get_channel(forum)
        if not isinstance(known, discord.ForumChannel):
            return
        own = _tags_named(known, of_tables)
        async with translated_errors():
            thread = known.get_thread(post) or await known.guild.fetch_channel(post)
            if not isinstance(thread, discord.Thread):
                return
            kept = [one for one in thread.applied_tags if one not in own]
            wanted = [*kept[: _MOST_TAGS - 1], *_tags_named(known, (tag,))]
            changes: dict[str, Any] = {}
            if set(wanted) != set(thread.applied_tags):
                changes["applied_tags"] = wanted
            if name is not None and name != thread.name:
                changes["name"] = name
            if changes:
                await self._awake(post, lambda: thread.edit(**changes))

    async def open_private_thread(
        self, channel: ChannelId, name: str, *, since: datetime
    ) -> ChannelId | None:
        """Open a private thread, to which nobody is admitted yet; return None where the bot may not.

        One of this name that an earlier try has opened is returned again. One from before ``since`` is another one:
        after a backup was restored, numbers of tables are used again.

        Raises:
            TryLater
        """
        known = self._client.get_channel(channel)
        if known is not None and not isinstance(known, discord.TextChannel):
            return None
        for thread in () if known is None else known.threads:
            if thread.is_private() and self._has_opened(thread, name, since):
                return ChannelId(thread.id)
        try:
            async with translated_errors():
                opened = await self._client.http.start_thread_without_message(
                    channel,
                    name=name,
                    auto_archive_duration=_LONGEST_AUTO_ARCHIVE,
                    type=discord.ChannelType.private_thread.value,
                    invitable=False,
                )
        except RecipientGone as refused:
            _log.info("no private thread could be opened in channel %s: %s", channel, type(refused).__name__)
            return None
        return ChannelId(int(opened["id"]))

    async def change_members(
        self, thread: ChannelId, *, remove: Collection[UserId], admit: Collection[UserId]
    ) -> None:
        """Remove people from a private thread that the bot has opened, and admit others, as far as they are in the server.

        Raises:
            TryLater
        """
        http = self._client.http
        for users, call in ((remove, http.remove_user_from_thread), (admit, http.add_user_to_thread)):
            for user in sorted(users):
                with contextlib.suppress(RecipientGone):
                    async with translated_errors():
                        await self._awake(thread, partial(call, thread, user))

    async def reopen(self, thread: ChannelId) -> None:
        """Unarchive a thread, and unlock it where the bot may do that.

        Raises:
            PlaceGone, TryLater
        """
        async with translated_errors():
            try:
                await self._client.http.edit_channel(thread, archived=False, locked=False)
            except discord.Forbidden:
                await self._open(thread)

    async def _awake(self, place: ChannelId, call: Callable[[], Awaitable[T]]) -> T:
        """Call Discord; where an archived thread refuses, unarchive it and call once more."""
        try:
            return await call()
        except discord.HTTPException as refused:
            if refused.code != _ARCHIVED:
                raise
        await self._open(place)
        return await call()

    async def _open(self, thread: ChannelId) -> None:
        await self._client.http.edit_channel(thread, archived=False)

    def _channel(self, place: ChannelId) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(place)

    def _message(self, place: ChannelId, message_id: MessageId) -> discord.PartialMessage:
        return self._channel(place).get_partial_message(message_id)
