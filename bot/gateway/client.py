"""The Discord client: the extensions it loads, and the order in which everything is closed."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from datetime import timedelta
from functools import partial
from importlib import import_module
from time import monotonic
from typing import Any, Final, TypeVar, cast

import aiohttp
import discord
import yarl
from discord import app_commands
from discord.ext import commands

from bot.gateway.command_sync import CommandSync
from bot.gateway.discord_limits import IdentifyLimiter, RequestLimiter
from bot.gateway.emoji_upload import EmojiUpload
from bot.gateway.payloads import GuardedParsers, guard_connections
from bot.operations.instrumentation import watch_requests
from bot.operations.metrics import Metrics
from bot.service.evenings.running import EveningPoster
from bot.service.people.settings import PlayerSettings
from bot.service.ports import Clock, Store
from bot.service.services import Services
from bot.ui.daily.poster import ChannelPoster
from bot.ui.delivery.messenger import DiscordMessenger, MessengerInLanguage
from bot.ui.evenings.poster import ChannelEveningPoster
from bot.ui.ratings.keeping_roles import ChannelPodiumPoster, DiscordRoleGiver
from bot.ui.registry import ALL_CLICKABLES, answer_vanished
from bot.ui.texts import Texts
from bot.ui.texts.preferred_language import Languages
from bot.ui.toolkit.admission import may_be_answered
from bot.ui.toolkit.card_emojis import CardEmojis
from bot.ui.toolkit.channels import Channels
from bot.ui.toolkit.commands import CatalogTranslator
from bot.ui.toolkit.forms import answer_form
from bot.ui.toolkit.hidden_channels import make_safe
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.interaction_client import OperatorLinks
from bot.ui.toolkit.live_panels import LivePanels
from bot.ui.toolkit.members import Members
from bot.ui.toolkit.messages import Message
from bot.ui.toolkit.open_interactions import OpenInteractions
from bot.ui.toolkit.permissions import invitation
from bot.ui.toolkit.rate_limit import RateLimits
from bot.ui.tournaments.poster import ChannelTournamentPoster
from bot.ui.words.refusals import cause_of, refusal_text
from bot.ui.words.style import style_of, styled

_log = logging.getLogger(__name__)

T = TypeVar("T")

COGS: Final = (
    "cogs.table",
    "cogs.play",
    "cogs.match",
    "cogs.help",
    "cogs.house",
    "cogs.people",
    "cogs.stats",
    "cogs.tournament",
    "cogs.seats",
    "cogs.admin",
    "cogs.guild_events",
)

CLOSING_TAKES_AT_MOST: Final = timedelta(seconds=3)
"""The longest that work under way may take when the bot stops. An operator or supervisor waits five seconds in all, and
a network or a database that does not answer any more costs some of them."""
_DISCONNECTING_TAKES_AT_MOST: Final = timedelta(seconds=0.5)
_LONGEST_WAIT_FOR_A_LIMIT: Final = 30.0
"""Seconds: for longer rate limits the outbox waits instead of the request."""

_UNREACHABLE: Final = (
    aiohttp.ClientError,
    OSError,
    TimeoutError,
    discord.DiscordServerError,
    discord.GatewayNotFound,
)
"""Exceptions that say that Discord, or the network, is down."""

_LONGEST_PAUSE: Final = 60.0
"""Seconds between two tries."""


class SystemClock:
    """The clock of the Discord side, the only one that moves with simulated time."""

    def now(self) -> Any:
        """Return this moment."""
        return discord.utils.utcnow()

    def ticks(self) -> float:
        """Return the seconds that have passed since some moment."""
        return monotonic()


class SimulatedClock(SystemClock):
    """The clock of simulated time, which is never set: the passed time is read off the time of day."""

    def ticks(self) -> float:
        """Return the seconds that have passed since some moment."""
        return discord.utils.utcnow().timestamp()


class Patience:
    """Pauses between tries to reach Discord, which grow while it cannot be reached."""

    def __init__(self) -> None:
        self._pause = 1.0

    async def call(self, ask: Callable[[], Awaitable[T]]) -> T:
        """Return what Discord answers, as soon as it can be reached."""
        while True:
            try:
                return await ask()
            except _UNREACHABLE as why:
                await self.wait(why)

    async def wait(self, why: BaseException | None) -> None:
        """Log why Discord cannot be reached, and wait, longer each time."""
        _log.warning("Discord cannot be reached; trying again in %.0f s: %s", self._pause, why)
        await asyncio.sleep(self._pause)
        self._pause = min(2 * self._pause, _LONGEST_PAUSE)


class _LaunchFailedError(Exception):
    """A shard could not be connected."""


class CanastaTree(app_commands.CommandTree["CanastaBot"]):
    """The command tree; failures outside of a command's own answer end in the common error path."""

    async def interaction_check(self, interaction: discord.Interaction["CanastaBot"], /) -> bool:
        """Return whether to answer; people who send far too many interactions are asked to wait."""
        return await may_be_answered(interaction)

    async def on_error(
        self, interaction: discord.Interaction["CanastaBot"], error: app_commands.AppCommandError, /
    ) -> None:
        """Answer the failure privately."""
        await InteractionContext(interaction).answer_failure(cause_of(error))


def _share(shard_ids: Sequence[int] | None, shard_count: int | None) -> float:
    """Return the part of all shards that this process serves, 1.0 for all of them."""
    return 1.0 if not shard_ids or not shard_count else len(shard_ids) / shard_count


class CanastaBot(commands.AutoShardedBot):
    """The bot, put together by ``bot.bootstrap`` and not yet connected to anything."""

    def __init__(
        self,
        services: Services,
        store: Store,
        clock: Clock,
        dev_guild: int | None,
        rate_limits: RateLimits,
        metrics: Metrics,
        open_interactions: OpenInteractions,
        live_panels: LivePanels,
        shard_ids: Sequence[int] | None = None,
        shard_count: int | None = None,
        emoji_upload: EmojiUpload | None = None,
        *,
        links: OperatorLinks,
        has_pictures: bool = False,
    ) -> None:
        """Set up the client; without numbers of shards Discord is asked how many there are, and all are served.

        Without an ``emoji_upload`` there are no emojis of cards; only with ``has_pictures`` are boards and hands drawn.
        """
        # The bot does not use voice: the warning that its packages are missing would only confuse operators.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        requests = RequestLimiter(_share(shard_ids, shard_count)).trace()
        watch_requests(requests, metrics)
        super().__init__(
            command_prefix=commands.when_mentioned,  # there are no text commands; discord.py wants one
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            tree_cls=CanastaTree,
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=False, private_channel=False
            ),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            max_ratelimit_timeout=_LONGEST_WAIT_FOR_A_LIMIT,
            http_trace=requests,
            # discord.py's types do not allow None here, although its code does.
            shard_ids=cast("list[int]", None if shard_ids is None else list(shard_ids)),
            shard_count=shard_count,
        )
        make_safe(self._connection.parsers)
        self._connection.parsers = self.parsers = GuardedParsers(self._connection.parsers, metrics)
        self.services = services
        self.metrics = metrics
        self.open_interactions = open_interactions
        self.live_panels = live_panels
        self._identifying = IdentifyLimiter(1, store)
        self.clock = clock
        self.rate_limits = rate_limits
        self.members = Members(self, clock)
        self.languages = Languages(self, services.admin, services.settings)
        self.card_emojis = CardEmojis()
        self._emoji_upload = emoji_upload
        self.has_pictures = has_pictures
        self.links = links
        self._store = store
        self._sync = CommandSync(store, clock, None if dev_guild is None else discord.Object(dev_guild))
        self._is_down = False
        self._launching: int | None = None
        """The shard that is being connected."""

    @property
    def evening_poster(self) -> EveningPoster:
        """Return the poster of evenings."""
        return ChannelEveningPoster(
            self, Channels(self), self.services.queries, self.services.settings, self.languages
        )

    def refusal_text(self, texts: Texts, refused: Exception, /) -> str:
        """Return the sentence for a refusal of the game or of a service."""
        return refusal_text(texts, refused)

    def in_style(self, texts: Texts, message: Message, settings: PlayerSettings, /) -> Message:
        """Return a private message in the style that the user has chosen."""
        return styled(texts, message, style_of(settings))

    async def open_store(self) -> None:
        """Open the database before the login, which would open it anyway."""
        await self._store.open()

    async def login(self, token: str) -> None:
        """Log in as soon as Discord can be reached."""
        patience = Patience()
        while True:
            try:
                return await super().login(token)
            except _UNREACHABLE as why:
                if self.application_id is not None:
                    raise  # the setup has begun, and happens once
                await self.http.close()
                self.http.connector = discord.utils.MISSING
                await patience.wait(why)

    async def setup_hook(self) -> None:
        """Open the store, register every command and button, and go on where the last run stopped."""
        assert self.application_id is not None
        _log.info("invite the bot to a server: %s", invitation(self.application_id))
        await self._store.open()
        self.add_dynamic_items(*ALL_CLICKABLES)
        await self.tree.set_translator(CatalogTranslator())
        for cog in COGS:
            # Not as discord.py's extensions, which are executed anew for each bot: nothing is reloaded here.
            await import_module(cog).setup(self)
        await self._sync.sync(self.tree)
        channels, languages, services = Channels(self), self.languages, self.services
        messenger_in = partial(
            MessengerInLanguage,
            channels,
            services.queries,
            services.table_channels,
            services.settings,
            services.departures,
            services.reviews,
            self.clock,
            has_pictures=self.has_pictures,
            card_emojis=self.card_emojis,
        )
        await services.start(
            DiscordMessenger(services.queries, languages, messenger_in),
            ChannelPoster(channels, languages, has_pictures=self.has_pictures),
            ChannelTournamentPoster(channels, languages, has_pictures=self.has_pictures),
            self.evening_poster,
            DiscordRoleGiver(self, self.members, languages),
            ChannelPodiumPoster(channels, languages),
        )
        if self._emoji_upload is not None:
            self._emoji_upload.start(self, self.card_emojis)

    async def connect(self, *, reconnect: bool = True) -> None:
        """Connect every shard, no faster and no more often than Discord allows."""
        guard_connections()
        recommended, _, limits = await Patience().call(self.http.get_bot_gateway)
        _log.info("Discord recommends %s shards", recommended)
        self._identifying = IdentifyLimiter(limits["max_concurrency"], self._store)
        if limits["remaining"] < (len(self.shard_ids) if self.shard_ids else recommended):
            # A bot that goes over this limit loses its token.
            seconds = limits["reset_after"] / 1000
            _log.warning(
                "only %s connections are left today; waiting %s seconds", limits["remaining"], seconds
            )
            await asyncio.sleep(seconds)
        await super().connect(reconnect=reconnect)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:  # noqa: ARG002
        """Identify this shard when it may; a first connection has already waited in ``launch_shard``."""
        await self._identifying.wait(shard_id or 0)
        self._identifying.identified(shard_id or 0)

    async def launch_shards(self) -> None:
        """Connect every shard, as soon as Discord says where."""
        await Patience().call(super().launch_shards)

    async def launch_shard(self, gateway: yarl.URL, shard_id: int, *, initial: bool = False) -> None:
        """Connect when it is this shard's turn: a connection that does not identify itself soon is cut off.

        Where that fails, discord.py would call this method from itself, ever deeper.
        """
        if shard_id == self._launching:
            raise _LaunchFailedError
        patience = Patience()
        while True:
            await self._identifying.wait(shard_id)
            self._launching = shard_id
            try:
                return await super().launch_shard(gateway, shard_id, initial=initial)
            except _LaunchFailedError as failed:
                await patience.wait(failed.__context__)
            finally:
                self._launching = None

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer forms, and clicks on components that no longer exist; others are answered on their usual way."""
        await answer_vanished(interaction)
        await answer_form(interaction)

    async def close(self) -> None:
        """Accept nothing new, finish work under way, then close everything; unsent notices wait for the next start."""
        if self._is_down:
            return
        self._is_down = True
        try:
            # Clicks from now on get no answer here: another process may have started already, and answers them.
            await self._within(
                _DISCONNECTING_TAKES_AT_MOST, self._disconnect(), "the gateway hears that we go"
            )
            await self._within(CLOSING_TAKES_AT_MOST, self._finish(), "everything is done and sent")
        finally:
            # Also after a second signal: commits are durable already, and the file is closed.
            closing_store = asyncio.create_task(self._store.close(), name="closing the store")
            try:
                await self._within(
                    _DISCONNECTING_TAKES_AT_MOST, super().close(), "the connections are closed"
                )
            finally:
                await closing_store

    async def _disconnect(self) -> None:
        await asyncio.gather(*(shard.disconnect() for shard in self.shards.values()), return_exceptions=True)

    async def _finish(self) -> None:
        if self._emoji_upload is not None:
            await self._emoji_upload.stop()
        await self._identifying.close()
        # Unloaded with the others it would still read while the store is closed.
        await self.remove_cog("GuildEvents")
        await self.open_interactions.finish()
        await self.live_panels.close()
        await self.services.stop()

    @staticmethod
    async def _within(longest: timedelta, work: Coroutine[Any, Any, None], until: str) -> None:
        try:
            async with asyncio.timeout(longest.total_seconds()):
                await work
        except TimeoutError:
            _log.warning("closing without waiting until %s", until)
