"""The composition root: the one place that knows every adapter."""

import asyncio
import contextlib
import logging
import os
import platform
import secrets
import signal
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from datetime import timedelta
from typing import Any, Final, cast
from urllib.parse import unquote, urlsplit

import discord
from discord.ext import tasks

from bot.config import Settings, misspelt
from bot.gateway.client import CanastaBot, SystemClock
from bot.gateway.emoji_upload import EmojiUpload
from bot.gateway.shards import process_number
from bot.logs import set_up_logging
from bot.operations.daily_backup import DailyBackup
from bot.operations.endpoint import Endpoint, HttpServer
from bot.operations.garbage import GarbageCollector
from bot.operations.health import WRITE_EVERY, remove_health
from bot.operations.health_check import HealthCheck
from bot.operations.instrumentation import LoopLag, MeteredStore, look_at_gateway, watch_gateway
from bot.operations.metrics import Metrics
from bot.operations.public_pages import Operator, PublicPages
from bot.players.registry import PLAYERS
from bot.players.strong.appraisal import prepare_in_background
from bot.service.administration.retention import RetentionPeriods
from bot.service.ports import Clock, Store
from bot.service.services import Services
from bot.service.timers import LoopTimers
from bot.service.work import HERE, Here, Workers
from bot.storage.migrations import REVISIONS
from bot.storage.sqlite.file_check import look_through_if_big
from bot.storage.sqlite.file_lock import lock_file
from bot.storage.sqlite.store import SqliteStore
from bot.storage.store import SqlStore
from bot.storage.troubles import StorageUnusable, advice_on, place_of
from bot.ui.hand.open_hand import open_hands_follow
from bot.ui.toolkit.interaction_client import OperatorLinks
from bot.ui.toolkit.live_panels import LivePanels
from bot.ui.toolkit.open_interactions import OpenInteractions
from bot.ui.toolkit.rate_limit import RateLimits
from bot.version import version
from bot.workers import WorkerProcesses, usual_process_count

_log = logging.getLogger(__name__)

_SECRET_BYTES: Final = 32
_CANCEL_AGAIN: Final = 0.05
"""Seconds."""
_STOPPED_BY_SIGNAL: Final = 0
_BROKEN: Final = 1
_REFUSED: Final = 2
"""The exit code for unusable settings too: a supervisor should not restart the bot after it."""
_NO_DATABASE: Final = 3

WHEN_LOGIN_FAILS: Final = (
    "Discord does not accept the token. Copy it anew from the page 'Bot' of your application at "
    "https://discord.com/developers/applications, and write it after DISCORD_TOKEN= in .env."
)


class RandomSecrets:
    """The secrets of the deals, from a source of random bytes."""

    def __init__(self, random_bytes: Callable[[int], bytes]) -> None:
        self._random_bytes = random_bytes

    def secret(self) -> bytes:
        """Return 32 random bytes."""
        return self._random_bytes(_SECRET_BYTES)


def build_bot(
    settings: Settings,
    *,
    clock: Clock | None = None,
    entropy: Callable[[int], bytes] = secrets.token_bytes,
    workers: Workers = HERE,
    store: Store | None = None,
    has_emojis: bool = False,
    has_pictures: bool = False,
) -> CanastaBot:
    """Return the whole bot, not yet connected: files are opened at its login, and closed when it is closed.

    With a ``store`` the database of the settings is not used. With ``has_emojis`` it shows emojis of cards, and
    uploads them where they are missing; with ``has_pictures`` it draws boards and hands for tables and people that want them.
    """
    clock, metrics, open_interactions = clock or SystemClock(), Metrics(), OpenInteractions()
    timers = LoopTimers(clock)
    live_panels = LivePanels(clock, timers)
    metered = MeteredStore(store or _store(settings, metrics), metrics, open_hands_follow(live_panels))
    store = cast("Store", metered)
    services = Services(
        store,
        clock,
        RandomSecrets(entropy),
        timers,
        PLAYERS,
        _retention_periods(settings),
        workers,
        process_number(settings.shard_ids, settings.shard_count),
        open_interactions.go_first,
        settings.remembered_tables_mib * 2**20,
        settings.strong_plays_a_minute,
    )
    rate_limits = RateLimits(clock, settings.clicks_a_minute, settings.tables_an_hour)
    return CanastaBot(
        services,
        store,
        clock,
        settings.dev_guild,
        rate_limits,
        metrics,
        open_interactions,
        live_panels,
        settings.shard_ids,
        settings.shard_count,
        EmojiUpload(store, clock, timers, workers) if has_emojis else None,
        has_pictures=has_pictures,
        links=OperatorLinks(
            settings.invite_url, settings.support_url, settings.privacy_url, settings.terms_url
        ),
    )


def _store(settings: Settings, metrics: Metrics) -> Store:
    if settings.database_url is None:
        store: SqlStore = SqliteStore(settings.database_path)
    else:
        # Its driver takes memory that a bot on SQLite does not need.
        from bot.storage.postgres.claims import Shards  # noqa: PLC0415
        from bot.storage.postgres.store import PostgresStore  # noqa: PLC0415

        ids, count = settings.shard_ids, settings.shard_count
        shards = None if ids is None or count is None else Shards(frozenset(ids), count)
        store = PostgresStore(settings.database_url.get_secret_value(), shards=shards)
    store.held = metrics.wrote
    return cast("Store", store)


def known_secrets(settings: Settings) -> list[str]:
    """Return the texts that no log may show, however they got into it."""
    url = "" if settings.database_url is None else settings.database_url.get_secret_value()
    password = urlsplit(url).password or ""
    token = "" if settings.discord_token is None else settings.discord_token.get_secret_value()
    return [secret for secret in (token, url, password, unquote(password)) if secret]


def _retention_periods(settings: Settings) -> RetentionPeriods:
    closed = settings.closed_tables_kept_days
    return RetentionPeriods(
        timedelta(days=settings.removed_servers_kept_days), timedelta(days=closed) if closed else None
    )


def run(settings: Settings) -> int:
    """Connect to Discord and stay until SIGTERM or Ctrl-C; return the exit code."""
    assert settings.discord_token is not None
    token = settings.discord_token.get_secret_value()
    set_up_logging(settings.log_level, secrets=known_secrets(settings), log_format=settings.log_format)
    _introduce(settings)
    try:
        asyncio.run(_serve(settings, token))
    except discord.LoginFailure:
        _report(settings, WHEN_LOGIN_FAILS)
        return _REFUSED
    except StorageUnusable as unusable:
        _report(settings, str(unusable))
        return _NO_DATABASE
    except Exception:  # noqa: BLE001 - logged by its type and place, with what may be told of it
        # Python's own report would show messages of exceptions as they are, and with them perhaps the token.
        _log.critical("the bot cannot go on", exc_info=True)
        return _BROKEN
    return _STOPPED_BY_SIGNAL


def _introduce(settings: Settings) -> None:
    """Log what starts, on which database."""
    url = settings.database_url
    place = (
        f"The database {settings.database_path.absolute()}"
        if url is None
        else place_of(url.get_secret_value())
    )
    _log.info("version %s, Python %s", version(), platform.python_version())
    _log.info("%s, schema %s", place, REVISIONS[-1])
    for line in misspelt(os.environ):
        _log.warning("%s", line)


def _report(settings: Settings, why: str) -> None:
    """Report why the bot does not start, to a person or in the log."""
    if settings.log_format == "json":
        _log.critical("%s", why)
    else:
        print(why, file=sys.stderr)  # noqa: T201 - for the person who started the bot


async def _serve(settings: Settings, token: str) -> None:
    workers = _workers(settings)
    bot = build_bot(settings, workers=workers, has_emojis=True, has_pictures=True)
    this_task = asyncio.current_task()
    assert this_task is not None
    loop = asyncio.get_running_loop()
    for wanted in (signal.SIGTERM, signal.SIGINT):
        # Not on Windows, where Ctrl-C raises KeyboardInterrupt instead.
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(wanted, this_task.cancel)
    backups = DailyBackup(
        settings.database_path, settings.backup_folder, settings.backup_hour, settings.backups_kept, bot.clock
    )
    check = HealthCheck(
        bot.services,
        bot.clock,
        bot.is_ready,
        advice_on,
        lambda: backups.failed,
        lambda: max(bot.parsers.unread.values(), default=0),
    )
    servers: list[tuple[HttpServer, str, int]] = []
    if settings.metrics_port:
        servers.append((_endpoint(bot, check), settings.metrics_address, settings.metrics_port))
    if settings.pages_port:
        servers.append((_pages(settings), settings.pages_address, settings.pages_port))
    bot.metrics.built(version(), platform.python_version(), REVISIONS[-1])
    watch_gateway(bot, bot.metrics)
    lag = LoopLag(bot.metrics.lagged, bot.open_interactions.stood_still)
    garbage = GarbageCollector(lambda: not bot.open_interactions.count)
    inspection: asyncio.Task[None] | None = None
    try:
        # The lock comes first: another process may be at work before. The workers end last: work in them is awaited.
        async with _file_lock(settings), _status_file(check, settings) as health, workers, bot:
            await bot.open_store()  # before the bot appears online
            inspection = _inspection(settings, when_unusable=this_task.cancel)
            lag.start()
            backups.start()
            for server, address, port in servers:
                await server.open(address, port)
            await _until_cancelled(bot.login(token))
            garbage.start()
            health.start()
            await _until_cancelled(bot.connect())
    except asyncio.CancelledError:
        if inspection is not None and inspection.done():
            inspection.result()  # raises StorageUnusable where that is why the bot ends
        _log.info("stopped")
    finally:
        if inspection is not None:
            inspection.cancel()
            await asyncio.wait({inspection})
        await backups.stop()
        garbage.stop()
        lag.stop()
        for server, _, _ in servers:
            await server.close()


async def _until_cancelled(work: Coroutine[Any, Any, None]) -> None:
    """Do the work of discord.py, which waits with `asyncio.wait_for`: before Python 3.12 that loses a cancellation that
    comes as its own work ends, and the bot would go on after SIGTERM.
    """
    task = asyncio.create_task(work, name="connection")
    try:
        await asyncio.wait({task})
    finally:
        while not task.done():
            task.cancel()
            await asyncio.wait({task}, timeout=_CANCEL_AGAIN)
    task.result()


def _file_lock(settings: Settings) -> contextlib.AbstractAsyncContextManager[None]:
    """Return a context that keeps a SQLite file for this process; a PostgreSQL server may be shared."""
    return (
        contextlib.nullcontext() if settings.database_url is not None else lock_file(settings.database_path)
    )


def _workers(settings: Settings) -> Here | WorkerProcesses:
    number = usual_process_count() if settings.worker_processes is None else settings.worker_processes
    if number:
        return WorkerProcesses(number, prepares=True)
    prepare_in_background(apart=True)
    return HERE


def _inspection(settings: Settings, when_unusable: Callable[[], object]) -> asyncio.Task[None]:
    """Start the task that watches over the database beside everything else.

    A big SQLite file is checked for damage: playing on with a damaged one may lose more with every move. A PostgreSQL
    server checks its files itself, but there another version of the bot might change the schema.
    """

    def ended(task: asyncio.Task[None]) -> None:
        if not task.cancelled() and task.exception() is not None:
            when_unusable()

    url = settings.database_url
    if url is None:
        work = look_through_if_big(settings.database_path)
    else:
        from bot.storage.postgres.schema_version import hold_schema  # noqa: PLC0415 - its driver, as above

        work = hold_schema(url.get_secret_value())
    task = asyncio.create_task(work, name="inspection")
    task.add_done_callback(ended)
    return task


@contextlib.asynccontextmanager
async def _status_file(
    check: HealthCheck, settings: Settings
) -> AsyncIterator[tasks.Loop[Callable[[], Coroutine[Any, Any, None]]]]:
    """Yield a loop that writes the status file every few seconds once it is started; remove the file at the end."""

    @tasks.loop(seconds=WRITE_EVERY.total_seconds())
    async def write() -> None:
        await check.write(settings.health_path)

    try:
        yield write
    finally:
        write.cancel()
        remove_health(settings.health_path)


def _endpoint(bot: CanastaBot, check: HealthCheck) -> Endpoint:
    """Return the HTTP endpoint for health checks and metrics."""

    async def update() -> None:
        look_at_gateway(bot, bot.metrics)
        bot.metrics.in_progress(bot.open_interactions.count, len(asyncio.all_tasks()))
        await check.measure(bot.metrics)

    return Endpoint(bot.metrics.registry, check.problems, update)


def _pages(settings: Settings) -> PublicPages:
    """Return the server for the pages about privacy and terms."""
    return PublicPages(
        Operator(
            name=settings.operator_name or "",
            contact=settings.support_url or "",
            country=settings.operator_country or "",
            data_location=settings.data_location or "",
        )
    )
