"""Context of one interaction: its user, its place, the services, and answers in time, once, and privately."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from datetime import timedelta
from enum import Enum
from types import TracebackType
from typing import Any, Final, Self, cast

import aiohttp
import discord

from bot.service import stopwatch
from bot.service.concurrency import is_failure
from bot.service.ids import ChannelId, GuildId, UserId
from bot.service.matches.record import Person
from bot.service.people.settings import HandStyle, PlayerSettings
from bot.service.people.visible_text import visible
from bot.service.ports import RecipientGone, TryLater
from bot.service.services import Services
from bot.ui.texts import Texts, texts_for
from bot.ui.toolkit import failures
from bot.ui.toolkit.card_emojis import CardEmojis
from bot.ui.toolkit.channels import Channels
from bot.ui.toolkit.components import forget_choices
from bot.ui.toolkit.interaction_client import InteractionClient, InteractionMetrics, client_of
from bot.ui.toolkit.messages import Message, framed, message_of, view_of
from bot.ui.toolkit.permissions import user_may_write
from bot.ui.toolkit.posted_messages import edited_files
from bot.ui.toolkit.rate_limit import Allowance

_log = logging.getLogger(__name__)

PATIENCE = 1.5
"""Seconds without an answer after which the interaction is deferred; Discord waits three at most."""

_SLOW: Final = 3.0
"""Seconds after which an answer is slow."""
_EDITED_FREELY: Final = timedelta(hours=1)
"""The age up to which Discord does not throttle the edits of a message."""

_TAKEN: Final = "taken"
_LANGUAGE: Final = "language"


class Manner(Enum):
    """The manner of answering an interaction."""

    NEW = "new"
    """A private message of its own."""
    IN_PLACE = "in place"
    """A redraw of the private message that was clicked."""
    QUIET = "quiet"
    """No answer when all went well: the public message changes by itself. Refusals are private messages."""


class InteractionContext:
    """Context manager for an interaction that is being answered.

    Inside the context a slow answer is deferred in time, and every failure is answered in the same way for
    all commands and clicks (:meth:`answer_failure`).
    """

    is_from_user = True
    """False where the bot draws something by itself: that says nothing about where the user is."""

    def __init__(self, interaction: discord.Interaction[Any], manner: Manner = Manner.NEW) -> None:
        self.interaction = interaction
        self.manner = manner
        self.texts: Texts = texts_for(interaction.extras.get(_LANGUAGE, interaction.locale))
        """The texts of the user's language."""
        self._one_at_a_time = asyncio.Lock()
        self._answered = False
        self._settings: PlayerSettings | None = None
        self._admitted: tuple[GuildId, Person] | None = None
        self._began = 0.0
        self._spent: Mapping[stopwatch.Part, float] = {}
        self._refused = False
        self._timer: asyncio.TimerHandle | None = None
        self._deferring: asyncio.Task[None] | None = None
        self._before = interaction.message if manner is Manner.IN_PLACE else None
        """The message that an answer redraws."""
        self.shown: discord.Message | None = None
        """What was shown last, as Discord tells it; None where it tells nothing."""

    @property
    def client(self) -> InteractionClient:
        """Return the client, for what interactions need of it."""
        return client_of(self.interaction)

    @property
    def services(self) -> Services:
        """Return the services of the application."""
        return self.client.services

    @property
    def metrics(self) -> InteractionMetrics:
        """Return the metrics hook."""
        return self.client.metrics

    @property
    def card_emojis(self) -> CardEmojis:
        """Return the emojis of cards, of which there may be none."""
        return self.client.card_emojis

    @property
    def may_attach(self) -> bool:
        """Return whether an answer may hold a picture: pictures are drawn, and files may be attached in this place."""
        return self.client.has_pictures and (self.is_direct or self.interaction.app_permissions.attach_files)

    @property
    def key(self) -> str:
        """Return the key of this interaction, so that repeating it changes nothing."""
        return str(self.interaction.id)

    @property
    def what(self) -> str:
        """Return what was asked, for the log."""
        command = self.interaction.command
        return f"/{command.qualified_name}" if command is not None else "an interaction"

    @property
    def user(self) -> UserId:
        """Return the id of the user who asks."""
        return UserId(self.interaction.user.id)

    @property
    def person(self) -> Person:
        """Return the user who asks, with the name to show: the one in the server, where that is known."""
        if self._admitted is not None:
            return self._admitted[1]
        return Person(self.user, visible(self.interaction.user.display_name))

    @property
    def is_direct(self) -> bool:
        """Return whether it was asked outside of servers."""
        return self.interaction.guild_id is None

    @property
    def is_between_us(self) -> bool:
        """Return whether it was asked in the direct messages of the user and the bot, where nobody else reads."""
        return self.is_direct and self.interaction.context.dm_channel

    def admit(self, guild: GuildId, person: Person) -> None:
        """Let a direct message count as asked in this server, where the user is known as this person."""
        self._admitted = (guild, person)

    @property
    def guild(self) -> GuildId:
        """Return the server in which it was asked, or to which a direct message was admitted.

        Raises:
            Refusal: it was asked in a direct message, where nothing of a server can be had.
        """
        if self.interaction.guild_id is not None:
            return GuildId(self.interaction.guild_id)
        if self._admitted is None:
            raise failures.Refusal("panel-only-in-a-server")
        return self._admitted[0]

    @property
    def place(self) -> ChannelId:
        """Return the channel or thread in which it was asked.

        Raises:
            Refusal: it was asked in a direct message, which is no place for a table.
        """
        if self.is_direct:
            raise failures.Refusal("panel-only-in-a-server")
        assert self.interaction.channel_id is not None
        return ChannelId(self.interaction.channel_id)

    def take(self, allowance: Allowance, count: int = 1) -> timedelta:
        """Take tokens for what is asked and return zero, or the time until there are enough.

        Only what is done counts: a refusal gives them back.
        """
        wait = allowance.take(self.user, count)
        if not wait:
            self.interaction.extras.setdefault(_TAKEN, []).append((allowance, count))
        return wait

    def count_refusal(self, refused: Exception) -> None:
        """Count a refusal, and mark this interaction as refused."""
        self._refused = True
        for allowance, count in self.interaction.extras.pop(_TAKEN, ()):
            allowance.give_back(self.user, count)
        self.metrics.refused(failures.reason_of(refused))

    async def settings(self) -> PlayerSettings:
        """Return the settings of the user, read once; the defaults where they cannot be read."""
        if self._settings is None:
            try:
                self._settings = await self.services.settings.of(self.user)
            except Exception as unreadable:  # noqa: BLE001 - an apology has to be possible without a database
                _log.warning("settings could not be read: %s", type(unreadable).__name__)
                self._settings = PlayerSettings(self.user)
        return self._settings

    async def learn_language(self) -> None:
        """Answer in the language that the user has chosen, if any, for as long as this interaction lasts."""
        if chosen := await self.client.languages.chosen_by(self.user):
            self.interaction.extras[_LANGUAGE] = chosen
            self.texts = texts_for(chosen)

    async def public_texts(self) -> Texts:
        """Return the texts for what others in the server may read.

        Raises:
            Refusal: it was asked outside of servers.
        """
        return await self.client.languages.texts(self.guild)

    async def wants_pictures(self) -> bool:
        """Return whether an answer may hold a picture, and the user has not chosen words instead of pictures."""
        return self.may_attach and (await self.settings()).hand_style is not HandStyle.WORDS

    @property
    def administers(self) -> bool:
        """Return whether the user may manage the server."""
        return self.interaction.permissions.manage_guild

    def expect_administers(self, otherwise: str = "admin-only") -> None:
        """Raise a refusal of this key unless the user may manage the server: a panel may outlive that."""
        if not self.administers:
            raise failures.Refusal(otherwise)

    async def may_organise(self) -> bool:
        """Return whether the user may organise for the server: manages it, or has the role for that."""
        if self.administers:
            return True
        role = (await self.services.admin.settings(self.guild)).organisers_role
        member = self.interaction.user
        return isinstance(member, discord.Member) and any(one.id == role for one in member.roles)

    async def is_operator(self) -> bool:
        """Return whether the user operates the bot: owns its application, or belongs to the team that does."""
        return await self.client.is_owner(cast(discord.User, self.interaction.user))

    async def __aenter__(self) -> Self:
        self.client.open_interactions.begin()
        loop = asyncio.get_running_loop()
        self._began = loop.time()
        self._spent = stopwatch.start()
        self._timer = loop.call_later(PATIENCE, self._start_deferring)
        if self.interaction.message is not None:
            await self.client.live_panels.pause(self.interaction.message.id)
        await self.learn_language()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, failure: BaseException | None, trace: TracebackType | None
    ) -> bool:
        try:
            await self._end(failure)
        finally:
            if self.interaction.message is not None:
                self.client.live_panels.go_on(self.interaction.message.id)
            self.client.open_interactions.end()
        return is_failure(failure)

    async def _end(self, failure: BaseException | None) -> None:
        if failure is None and self.manner is Manner.QUIET:
            try:
                await self.acknowledge()
            except (discord.HTTPException, aiohttp.ClientError, OSError) as unsent:
                failure = unsent
        if failure is not None and is_failure(failure):
            await self.answer_failure(failure)
        elif failure is None:
            await self.client.languages.seen(self.user, self.interaction.locale, self.interaction.guild_id)
        if self._timer is not None:
            self._timer.cancel()
        if self._deferring is not None:
            await asyncio.gather(self._deferring, return_exceptions=True)
        seconds = asyncio.get_running_loop().time() - self._began
        outcome = "refused" if self._refused else failures.outcome_of(failure)
        self.metrics.answered(self.interaction.type.name, outcome, seconds)
        if seconds > _SLOW:
            self._tell_slowness(seconds)

    def _tell_slowness(self, seconds: float) -> None:
        """Log what was answered slowly, and what it waited for: the rest went to rules, reads and texts."""
        rest = max(0.0, seconds - sum(self._spent.values()))
        spent = {str(part): took for part, took in self._spent.items()} | {"rest": rest}
        parts = ", ".join(f"{part} {took:.1f} s" for part, took in spent.items())
        _log.warning("%s was answered after %.1f s: %s", self.what, seconds, parts)
        self.metrics.was_slow(spent)

    async def answer_failure(self, failure: BaseException) -> None:
        """Tell the user privately what is wrong: a refusal in a sentence, a fault in an apology."""
        if isinstance(failure, failures.EXPECTED):
            self.count_refusal(failure)
            await self._try_to_say(self._sentence(failure))
        elif failures.came_too_late(failure):
            _log.warning("interaction %s was answered too late", self.interaction.id)
        else:
            self.metrics.failed(failure)
            if failures.is_about_emoji(failure):
                # One was deleted by hand. Words stand in their place until the bot looks for them again.
                self.card_emojis.replace({})
            code = failures.short_code(self.interaction.id)
            # Messages of exceptions may quote cards, so only types and places in the code are logged.
            _log.error(
                "%s: %s failed for user %s in %s\n%s",
                code,
                self.what,
                self.interaction.user.id,
                self.interaction.channel_id,
                failures.traces(failure),
            )
            await self._try_to_say(self.texts("panel-fault", code=code))

    def _sentence(self, refused: Exception) -> str:
        if isinstance(refused, failures.Refusal):
            return self.texts(refused.key, **refused.arguments)
        return self.client.refusal_text(self.texts, refused)

    async def _try_to_say(self, text: str) -> None:
        try:
            await self.say(text)
        except discord.HTTPException as unreachable:
            _log.warning("interaction %s could not be answered: %s", self.interaction.id, unreachable.code)
        except (aiohttp.ClientError, OSError) as cut_off:
            _log.warning(
                "interaction %s could not be answered: %s", self.interaction.id, type(cut_off).__name__
            )

    async def show(self, message: Message) -> None:
        """Answer with this message; a second one follows as a further private message."""
        await self._answer(message, self._show)

    async def show_new(self, message: Message) -> None:
        """Answer with a private message of its own; what was clicked stays as it is."""
        await self._answer(message, self._show_new)

    async def _answer(self, message: Message, send: Callable[[Message], Awaitable[None]]) -> None:
        """Send an answer; where Discord refuses its pictures, in words."""
        styled = await self._styled(message)
        try:
            async with self._one_at_a_time:
                await send(styled)
        except discord.HTTPException as refused:
            if message.in_words is None or not failures.may_be_about_files(refused):
                raise
            _log.warning(
                "%s is answered without a picture: status %s, code %s",
                self.what,
                refused.status,
                refused.code,
            )
            await self._answer(message.in_words(), send)

    async def ask_for(self, form: discord.ui.Modal) -> None:
        """Open a form.

        Discord accepts a form only as the first answer: after a deferral the user has to click again.
        """
        async with self._one_at_a_time:
            if not self.interaction.response.is_done():
                await self.interaction.response.send_modal(form)
            self._answered = True

    async def say(self, text: str) -> None:
        """Answer with a private sentence; what was clicked stays as it is."""
        await self.show_new(Message(text))

    async def post_here(self, message: Message, nonce: str, otherwise: str, **how: Any) -> None:
        """Post a message for everybody in this channel, as :meth:`Channels.post` does.

        Raises:
            Refusal: of the key ``otherwise``: the user may not write here, or the bot cannot.
        """
        if not user_may_write(self.interaction):
            raise failures.Refusal(otherwise)
        try:
            await Channels(self.interaction.client).post(self.place, message, nonce, **how)
        except (RecipientGone, TryLater):
            raise failures.Refusal(otherwise) from None

    async def acknowledge(self) -> None:
        """Tell Discord that the click arrived, when nothing is to be said about it."""
        async with self._one_at_a_time:
            if not self.interaction.response.is_done():
                await self.interaction.response.defer()
            self._answered = True

    async def _styled(self, message: Message) -> Message:
        """Return the message in the style of the user; all answers are private messages."""
        styled = self.client.in_style(self.texts, message, await self.settings())
        if self._before is not None:
            forget_choices(styled.rows, self._before)
        return styled

    async def _show_new(self, message: Message) -> None:
        if self.manner is Manner.NEW or self._answered:
            await self._show(message)
        elif self.interaction.response.is_done():
            await self._follow(message)
        else:
            await self._send(message)
        self._answered = True

    async def _show(self, message: Message) -> None:
        response = self.interaction.response
        if self._redraws_components:
            message = framed(message)
        if self._edit_may_be_throttled and not response.is_done():
            await response.defer()
        try:
            await self._put(message)
        except discord.HTTPException as refused:
            if not failures.is_edited_too_often(refused):
                raise
            # The old message stays as it is, and whoever clicked sees privately what it would say.
            await (self._follow(message) if response.is_done() else self._send(message))
        self._answered = True

    async def _put(self, message: Message) -> None:
        response = self.interaction.response
        if self._answered:
            await self._follow(message)
        elif not response.is_done():
            await (self._redraw(message) if self.manner is Manner.IN_PLACE else self._send(message))
        elif self.manner is Manner.QUIET:
            await self._follow(message)
        else:
            self.shown = await self.interaction.edit_original_response(**self._edit(message))
            self._replaced()

    @property
    def _edit_may_be_throttled(self) -> bool:
        """Return whether Discord may let an edit wait for longer than it waits for the first answer to a click."""
        before = self._before
        if self._answered or before is None or before.flags.ephemeral:
            return False
        return self.interaction.created_at - before.created_at > _EDITED_FREELY

    @property
    def _redraws_components(self) -> bool:
        """Return whether a message of components is redrawn, which can never be one of embeds again."""
        before = self._before
        return not self._answered and before is not None and before.flags.components_v2

    async def _send(self, message: Message) -> None:
        response = await self.interaction.response.send_message(
            message.text,
            embeds=list(message.embeds),
            view=view_of(message),
            files=message.files,
            ephemeral=True,
        )
        self.shown = message_of(response)

    async def _redraw(self, message: Message) -> None:
        response = await self.interaction.response.edit_message(**self._edit(message))
        self.shown = message_of(response)
        self._replaced()

    def _replaced(self) -> None:
        """Note that what stood in the redrawn message stands there no more."""
        if self._before is not None:
            self.client.live_panels.forget(self._before.id)

    def _edit(self, message: Message) -> dict[str, Any]:
        """Return the arguments of an edit, which always names all files."""
        return message.as_edit(edited_files(self._before, message))

    async def _follow(self, message: Message) -> None:
        self.shown = await self.interaction.followup.send(
            message.text or discord.utils.MISSING,
            embeds=list(message.embeds),
            view=view_of(message),
            files=message.files,
            ephemeral=True,
            wait=True,
        )

    async def tell_progress(self, text: str) -> None:
        """Write this in the place of an answer of its own that takes a while; nothing where something is redrawn."""
        async with self._one_at_a_time:
            if self.manner is Manner.NEW and self.interaction.response.is_done() and not self._answered:
                await self.interaction.edit_original_response(content=text)

    async def defer(self) -> None:
        """Tell Discord at once that the answer takes a while."""
        await self._defer()

    def _start_deferring(self) -> None:
        self._deferring = asyncio.get_running_loop().create_task(self._defer())

    async def _defer(self) -> None:
        async with self._one_at_a_time:
            if self.interaction.response.is_done():
                return
            if self.manner is Manner.NEW:
                await self.interaction.response.defer(ephemeral=True, thinking=True)
            else:
                await self.interaction.response.defer()
