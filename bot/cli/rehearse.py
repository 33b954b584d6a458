"""``python -m bot rehearse``: everything that play needs of Discord, done once on a real server and read back."""

import argparse
import asyncio
import signal
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractContextManager, nullcontext, suppress
from datetime import timedelta
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory
from typing import Any, Final
from urllib.parse import urlsplit

import discord
from msgspec import structs

from bot import bootstrap
from bot.cli.command import DONE, REFUSED, UNUSABLE_SETTINGS, CommandError, load_settings
from bot.cli.database import refusals
from bot.cli.run import FIRST_STEPS
from bot.config import Settings
from bot.gateway.client import CanastaBot
from bot.logs import set_up_logging
from bot.pictures.emojis import EMOJI_NAMES
from bot.service.daily.positions import position_of
from bot.service.evenings.model import Evening, EveningStage, Post
from bot.service.ids import ChannelId, EveningId, GuildId, MessageId, UserId
from bot.service.ports import RecipientGone, TryLater
from bot.storage.postgres.schema_version import processes_on
from bot.storage.sqlite.file_lock import lock_file_now
from bot.ui.daily.panel import daily_message, with_daily_picture
from bot.ui.texts import texts_for
from bot.ui.toolkit.channels import Channels
from bot.ui.toolkit.interaction import InteractionContext, Manner
from bot.ui.toolkit.lookups import TROUBLE
from bot.ui.toolkit.messages import Attachment, Message, in_frame
from bot.ui.toolkit.permissions import invitation

Say = Callable[[str], None]

PRESSED_WITHIN: Final = 120.0
"""Seconds for which the operator's click is waited for."""
_EMOJIS_WITHIN: Final = 600.0
_LOOK_EVERY: Final = 0.5
_PRESS: Final = "rehearse"
"""The custom id of its button; none of those that the bot answers."""


def main(parser: argparse.ArgumentParser, arguments: Sequence[str]) -> int:
    """Run `rehearse`; return the exit code."""
    parser.description = (
        f"{parser.description} The bot must be stopped, and must be in the server. It says line by line what agrees with"
        " what the bot's tests assume of Discord, and removes what it has made, also after Ctrl-C; commands and emojis"
        " stay. The exit code is 0 if nothing differs."
    )
    parser.add_argument("--guild", type=int, required=True, help="the id of a server that has the bot")
    parser.add_argument("--channel", type=int, required=True, help="the id of a text channel of it")
    chosen = parser.parse_args(arguments)
    settings = load_settings()
    if settings.discord_token is None:
        raise CommandError(FIRST_STEPS, UNUSABLE_SETTINGS)
    set_up_logging("WARNING", secrets=bootstrap.known_secrets(settings), log_format=settings.log_format)
    with refusals(settings.database_path, settings.database_path), _alone(settings):
        try:
            return asyncio.run(_rehearse(settings, GuildId(chosen.guild), ChannelId(chosen.channel)))
        except discord.LoginFailure:
            raise CommandError(bootstrap.WHEN_LOGIN_FAILS, UNUSABLE_SETTINGS) from None
        except (KeyboardInterrupt, asyncio.CancelledError):
            raise CommandError("Stopped.") from None


def _alone(settings: Settings) -> AbstractContextManager[None]:
    """Return a context that keeps a file from every process of the bot; raise if one runs on the database now."""
    if settings.database_url is None:
        database = settings.database_path
        return lock_file_now(database) if database.exists() else nullcontext()
    if asyncio.run(processes_on(settings.database_url.get_secret_value())):
        raise CommandError("The bot runs on this database. Stop it first; nothing was done.")
    return nullcontext()


async def _rehearse(settings: Settings, guild: GuildId, channel: ChannelId) -> int:
    """Connect the bot on an empty database of its own, and rehearse; return the exit code."""
    assert settings.discord_token is not None
    task = asyncio.current_task()
    assert task is not None
    with suppress(NotImplementedError):
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    print("Ctrl-C stops this at any time; what it has made is removed then, too.", flush=True)
    with TemporaryDirectory(prefix="canasta-rehearsal-") as folder:
        own = settings.model_copy(
            update={"database_url": None, "database_path": Path(folder, "rehearsal.db")}
        )
        bot = bootstrap.build_bot(own, has_emojis=True, has_pictures=True)
        rehearsal = Rehearsal(bot, guild, channel, lambda line: print(line, flush=True), own.dev_guild)
        async with bot:
            await bot.login(settings.discord_token.get_secret_value())
            connection = asyncio.create_task(bot.connect(), name="connection")
            ready = asyncio.create_task(bot.wait_until_ready(), name="ready")
            try:
                await asyncio.wait({connection, ready}, return_when=asyncio.FIRST_COMPLETED)
                if connection.done():
                    connection.result()
                return DONE if await rehearsal.run() else REFUSED
            finally:
                connection.cancel()
                ready.cancel()


class Rehearsal:
    """One run on a server: each thing is made by the bot's own code, read back, and compared."""

    def __init__(
        self, bot: CanastaBot, guild: GuildId, channel: ChannelId, say: Say, dev_guild: int | None = None
    ) -> None:
        self._bot = bot
        self._guild_id, self._channel = guild, channel
        self._say = say
        self._commands_in = None if dev_guild is None else discord.Object(dev_guild)
        self._channels = Channels(bot)
        self._texts = texts_for(None)
        self._made: list[tuple[str, Callable[[], Awaitable[Any]]]] = []
        """What is to be removed, and how."""
        self._began = int(discord.utils.utcnow().timestamp())
        self._pressed: asyncio.Queue[discord.Interaction[Any]] = asyncio.Queue()
        self._counts = {"agrees": 0, "DIFFERS": 0, "skipped": 0}
        # From before it connects until it ends: members who click meanwhile would be answered from an empty database.
        bot.parsers["INTERACTION_CREATE"] = self._hear

    async def run(self) -> bool:
        """Rehearse and tidy up; return whether nothing differs."""
        guild = self._bot.get_guild(self._guild_id)
        if guild is None or not isinstance(guild.get_channel(self._channel), discord.TextChannel):
            assert self._bot.application_id is not None
            raise CommandError(
                f"The bot sees no text channel {self._channel} in a server {self._guild_id}. Invite it:"
                f" {invitation(self._bot.application_id)}"
            )
        try:
            await self._step("commands", self._look_at_commands)
            await self._step("emojis", self._look_at_emojis)
            await self._step("thread and board", self._play_a_board)
            await self._step("event", lambda: self._announce(guild))
            await self._step("button", self._press)
        finally:
            await self._tidy_up()
        self._say(", ".join(f"{count} {what}" for what, count in self._counts.items()))
        return not self._counts["DIFFERS"]

    def _hear(self, data: Any) -> None:
        """Take the operator's clicks. Nobody else is answered: this bot knows none of their tables."""
        if (data.get("data") or {}).get("custom_id") == _PRESS:
            state: Any = self._bot._connection  # noqa: SLF001 - no public way leads past the bot's own buttons
            self._pressed.put_nowait(discord.Interaction(data=data, state=state))

    async def _step(self, name: str, step: Callable[[], Awaitable[None]]) -> None:
        self._say(f"{name}:")
        try:
            await step()
        except (*TROUBLE, RecipientGone, TryLater) as refused:
            cause = refused.__cause__ or refused
            self._differs("Discord takes all that is sent", f"{type(cause).__name__}: {cause}")

    def _expect(self, what: str, is_so: object, found: object = "") -> None:
        if is_so:
            self._tell("agrees", what)
        else:
            self._differs(what, found)

    def _differs(self, what: str, found: object) -> None:
        self._tell("DIFFERS", f"{what}; found: {found}" if found != "" else what)

    def _tell(self, kind: str, what: str) -> None:
        self._counts[kind] += 1
        self._say(f"  {kind}  {what}")

    # ------------------------------------------------------------------------------------------------- the bot's own

    async def _look_at_commands(self) -> None:
        tree = self._bot.tree
        known = {command.name for command in await tree.fetch_commands(guild=self._commands_in)}
        missing = {command.name for command in tree.get_commands(guild=self._commands_in)} - known
        self._expect(f"Discord knows all {len(known)} commands", not missing, sorted(missing))

    async def _look_at_emojis(self) -> None:
        emojis = self._bot.card_emojis
        with suppress(TimeoutError):
            async with asyncio.timeout(_EMOJIS_WITHIN):
                told = len(EMOJI_NAMES)
                while not emojis.is_complete:
                    await asyncio.sleep(_LOOK_EVERY)
                    if 0 < len(emojis.missing) <= told - 10:
                        told = len(emojis.missing)
                        self._say(f"  {told} are still to be uploaded")
        there = {emoji.name for emoji in await self._bot.fetch_application_emojis()}
        missing = sorted(EMOJI_NAMES - there)
        self._expect(f"the application has the {len(EMOJI_NAMES)} emojis of cards", not missing, missing[:3])

    # ---------------------------------------------------------------------------------------------- thread and board

    async def _play_a_board(self) -> None:
        starter = await self._post(self._channel, Message(self._texts("rehearsal-starter")), "starter")
        name = self._texts("rehearsal-thread")
        thread = await self._channels.open_thread(self._channel, starter, name)
        if thread is None:
            self._differs("a thread is opened below a message", "none; may the bot create threads there?")
            return
        self._expect("a thread is opened below a message, and has its id", int(thread) == starter, thread)
        self._made.insert(0, ("the thread", lambda: self._remove_thread(thread)))
        read = await self._bot.http.get_channel(thread)
        self._expect("it is a public thread of the channel", read["type"] == 11, read["type"])
        first, second = await self._board(1), await self._board(2)
        posted = await self._post(thread, first, "board")
        again = await self._post(thread, first, "board")
        self._expect("a second post with the same nonce gives the message that is there", again == posted)
        found = await self._read(thread, posted)
        self._expect("a file that an embed shows is not among the attachments", not found["attachments"])
        self._expect_picture("the embed shows it from Discord's own address", found, first)
        self._expect("the nonce is not told to who reads a message", "nonce" not in found)
        sent = [item.custom_id for row in first.rows for item in row if hasattr(item, "custom_id")]
        rows = [part.get("custom_id") for row in found["components"] for part in row["components"]]
        self._expect("buttons come back in their order with their ids", rows == sent, rows)
        await self._channels.edit(thread, posted, first)
        self._expect_picture("an edit without files keeps them", await self._read(thread, posted), first)
        await self._channels.edit(thread, posted, second)
        self._expect_picture(
            "an edit with another file shows that one", await self._read(thread, posted), second
        )
        newer = await self._post(thread, second, "newer")
        await self._channels.delete(thread, posted)
        await self._expect_gone("a board that was replaced is gone", self._read(thread, posted))
        latest = [message.id for message in await self._channels.latest(thread, starter, 10)]
        self._expect("the new one is found among the latest messages", newer in latest, latest)

    async def _board(self, day: int) -> Message:
        """Return the message of a daily deal: a picture, an embed and buttons, as a board has them."""
        position = position_of(day)
        return await with_daily_picture(
            self._texts, position, daily_message(self._texts, day, position, None)
        )

    async def _post(self, place: ChannelId, message: Message, mark: str) -> MessageId:
        posted = await self._channels.post(place, message, self._nonce(mark))
        self._made.append(("a message", lambda: self._channels.delete(place, posted)))
        return posted

    def _nonce(self, mark: str) -> str:
        return f"r{self._began}-{mark}"

    async def _read(self, place: ChannelId, message: MessageId) -> Any:
        return await self._bot.http.get_message(place, message)

    def _expect_picture(self, what: str, found: Any, message: Message) -> None:
        shown = [str(embed.get("image", {}).get("url")) for embed in found["embeds"]]
        self._expect(
            what, [_name_at(url) for url in shown] == [file.name for file in message.attachments], shown
        )

    async def _expect_gone(self, what: str, reading: Awaitable[object]) -> None:
        try:
            await reading
        except discord.NotFound as missing:
            self._expect(what, missing.code, missing.code)
        else:
            self._differs(what, "it is still there")

    async def _remove_thread(self, thread: ChannelId) -> None:
        try:
            await self._bot.http.delete_channel(thread)
        except discord.Forbidden:
            await self._bot.http.edit_channel(thread, archived=True)
            self._say(
                f"  thread {thread} is empty and archived; to delete it takes Manage Threads, which play does not need"
            )

    # -------------------------------------------------------------------------------------------------------- event

    async def _announce(self, guild: discord.Guild) -> None:
        if not guild.me.guild_permissions.create_events:
            self._tell("skipped", "the bot lacks Create Events here")
            return
        starts = discord.utils.utcnow().replace(microsecond=0) + timedelta(days=1)
        organiser = UserId(self._channels.own_id)
        evening = Evening(EveningId(1), self._guild_id, self._channel, organiser, "", starts)
        poster = self._bot.evening_poster
        number = await poster.announce(evening)
        self._expect("an event can be made with Create Events", number)
        if not number:
            return
        self._made.append(("the event", lambda: self._remove_event(guild, number)))
        event = await guild.fetch_scheduled_event(number)
        self._expect("it is at its time", event.start_time == starts, event.start_time)
        self._expect("its place is the channel", (event.location or "").startswith("#"), event.location)
        later = starts + timedelta(hours=1)
        evening = structs.replace(evening, event=number, wanted=Post.MOVED, starts=later)
        await poster.announce(evening)
        event = await guild.fetch_scheduled_event(number)
        self._expect("one's own event is moved", event.start_time == later, event.start_time)
        await poster.announce(structs.replace(evening, stage=EveningStage.CANCELLED))
        await self._expect_gone("and deleted", guild.fetch_scheduled_event(number))

    async def _remove_event(self, guild: discord.Guild, number: int) -> None:
        with suppress(discord.NotFound):
            await (await guild.fetch_scheduled_event(number)).delete()

    # ------------------------------------------------------------------------------------------------------- button

    async def _press(self) -> None:
        button = discord.ui.Button[Any](label=self._texts("button-rehearsal"), custom_id=_PRESS)
        asked = Message(self._texts("rehearsal-press"), rows=([button],))
        await self._post(self._channel, asked, "button")
        picture, other = [(await self._board(day)).attachments[0] for day in (1, 2)]
        interaction = await self._next_press("Press the button in the channel")
        if interaction is None:
            return
        async with InteractionContext(interaction, Manner.NEW) as context:
            await context.show(self._panel(picture))
        self._made.append(("the private message", interaction.delete_original_response))
        answer = await interaction.original_response()
        self._expect("a private answer of components may show a picture", answer.flags.components_v2)
        self._expect("the private answer is private", answer.flags.ephemeral)
        self._expect_gallery("it shows the picture from Discord's own address", answer, picture)
        self._expect("a picture that components show is not among the attachments", not answer.attachments)
        changed = self._panel(other)
        try:
            answer = await interaction.edit_original_response(view=changed.view, attachments=changed.files)
        except discord.HTTPException as refused:
            self._differs(
                "a private answer is edited with a picture", f"{refused.status}, code {refused.code}"
            )
        else:
            self._expect_gallery("a private answer is edited with a picture", answer, other)
        again = await self._next_press("Press the one in the private message")
        if again is None:
            return
        async with InteractionContext(again, Manner.IN_PLACE) as context:
            await context.show(self._panel(other))
        answer = await again.original_response()
        self._expect_gallery("a click redraws the private message with its picture", answer, other)

    def _panel(self, picture: Attachment) -> Message:
        button = discord.ui.Button[Any](label=self._texts("button-rehearsal"), custom_id=_PRESS)
        return in_frame([self._texts("rehearsal-press"), picture, [button]])

    async def _next_press(self, what: str) -> discord.Interaction[Any] | None:
        self._say(f"  {what}, within {PRESSED_WITHIN / 60:.0f} minutes ...")
        try:
            async with asyncio.timeout(PRESSED_WITHIN):
                return await self._pressed.get()
        except TimeoutError:
            self._tell("skipped", "nobody pressed it")
            return None

    def _expect_gallery(self, what: str, found: discord.Message, picture: Attachment) -> None:
        view = discord.ui.LayoutView.from_message(found, timeout=None)
        shown = [
            item.media.url
            for part in view.walk_children()
            if isinstance(part, discord.ui.MediaGallery)
            for item in part.items
        ]
        self._expect(what, [_name_at(url) for url in shown] == [picture.name], shown)

    # ------------------------------------------------------------------------------------------------------- the end

    async def _tidy_up(self) -> None:
        """Remove what was made, the newest first; what cannot be removed is named."""
        self._say("removing what was made ...")
        while self._made:
            what, remove = self._made.pop()
            try:
                await remove()
            except (*TROUBLE, RecipientGone, TryLater) as refused:
                self._say(f"  {what} could not be removed: {type(refused).__name__}")


def _name_at(url: str) -> str:
    """Return the name of a file at Discord's own address; empty at any other."""
    parts = urlsplit(url)
    return PurePosixPath(parts.path).name if parts.scheme == "https" else ""
