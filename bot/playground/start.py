"""Start of the playground: its command line, its services, its own database and its end."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import os
import secrets
import signal
import sys
import tempfile
import webbrowser
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import timedelta
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

import asyncpg
import discord
from discord.ext import commands

from bot.players.strong.appraisal import prepare_in_background
from bot.playground import simcord_internals
from bot.playground.control import ControlPage, ErrorLog
from bot.playground.places import PlacePreviews
from bot.playground.world import PEOPLE, BuildBot, World
from bot.storage.postgres.engine import connect, explained
from bot.storage.troubles import StorageUnusable, place_of


@asynccontextmanager
async def own_database(url: str) -> AsyncIterator[str]:
    """Make a new database on this server and yield its address; remove it at the end.

    Raises:
        SystemExit: with what is wrong.
    """
    if not url.startswith(("postgresql://", "postgres://")):
        raise SystemExit("DATABASE_URL must begin with postgresql:// for the playground.")
    name = f"canasta_playground_{secrets.token_hex(4)}"
    try:
        await _tell(url, f"CREATE DATABASE {name}")
    except asyncpg.InsufficientPrivilegeError:
        raise SystemExit(
            f"{place_of(url)} cannot be used: the playground makes a database of its own on that server, for which"
            " the user needs the right CREATEDB."
        ) from None
    except StorageUnusable as unusable:
        raise SystemExit(str(unusable)) from None
    try:
        yield _renamed(url, name)
    finally:
        await _tell(url, f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")


async def _tell(url: str, statement: str) -> None:
    with explained(url):
        connection = await connect(url)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


def _renamed(url: str, name: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}/{name}" + (f"?{parts.query}" if parts.query else "")


_LEASE = timedelta(days=1)

WELCOME = """
  The Canasta playground is running. Open this page in your browser:

      {address}

  It lists the places in two simulated Discord servers on this computer. Try this first:

      1. Open #canasta as Ana, type  /table new  and press Enter twice.
      2. Press "Add a computer" three times, then "Start the match". The table gets its own thread.
      3. The thread appears on the page. Open it as Ana, press "My hand", and play.

  Press Ctrl-C to stop.
"""


def main(parser: argparse.ArgumentParser, arguments: Sequence[str], build: BuildBot | None = None) -> int:
    """Parse the command line and run until Ctrl-C. Tests bring a bot of their own."""
    options = _parse(parser, arguments)
    url = os.environ.get("DATABASE_URL", "").strip()
    if url and options.database is not None:
        raise SystemExit("DATABASE_URL and --database are both given, and the playground has one database.")
    with _database(options.database, fresh=options.fresh) as database:
        return asyncio.run(_play_where_wanted(url, build or build_bot, database, options))


async def _play_where_wanted(url: str, build: BuildBot, database: Path, options: argparse.Namespace) -> int:
    """Run the playground on this file, or on a database of its own on the PostgreSQL server of the address."""
    async with AsyncExitStack() as ended:
        if url:
            own = await ended.enter_async_context(own_database(url))
            build = partial(build_bot, url=own)
        languages = dict(options.language)
        return await play(build, database, port=options.port, show=not options.no_open, languages=languages)


def build_bot(database: Path, url: str | None = None) -> commands.AutoShardedBot:
    """Return the bot that `run` connects to Discord, on this file or on a database of a PostgreSQL server, where no other
    process runs.
    """
    from bot.bootstrap import build_bot as build  # noqa: PLC0415
    from bot.config import Settings  # noqa: PLC0415
    from bot.gateway.client import SimulatedClock  # noqa: PLC0415
    from bot.storage.postgres.store import PostgresStore  # noqa: PLC0415

    # A long lease, so that a leap of the clock does not renew claims for each ten seconds of it.
    store = None if url is None else PostgresStore(url, lease=_LEASE)
    settings = Settings(_env_file=None, discord_token=None, database_url=None, database_path=database)
    return build(settings, clock=SimulatedClock(), store=store, has_emojis=True, has_pictures=True)


async def play(
    build: BuildBot, database: Path, *, port: int, show: bool, languages: Mapping[str, str] | None = None
) -> int:
    """Run the playground until it is interrupted."""
    prepare_in_background(apart=True)
    error_log = ErrorLog()
    logging.getLogger().addHandler(error_log)
    simcord_internals.show_mentions_in_embeds()
    simcord_internals.tell_menus_apart()
    simcord_internals.settle_quickly()
    simcord_internals.leave_timers_to_the_clock()
    world = World(build, database, languages=languages)
    places = PlacePreviews(world, first_port=port + 1 if port else None, timezone=_timezone())
    world.on_change = places.show_changes
    page = ControlPage(world, places, error_log)
    ended = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        # Windows' event loop has no signal handlers: KeyboardInterrupt ends the playground there.
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(name, ended.set)
    try:
        await world.open()
        await page.serve(port)
        places.control_address = page.address
        clock = asyncio.create_task(world.run_clock())
        print(WELCOME.format(address=page.address), flush=True)
        if show:
            await asyncio.to_thread(_show, page.address)
        await ended.wait()
        print("\n  The playground has stopped.", flush=True)
        clock.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await clock
    finally:
        await page.close()
        await places.close()
        await world.close()
        logging.getLogger().removeHandler(error_log)
    return 0


def _parse(parser: argparse.ArgumentParser, arguments: Sequence[str]) -> argparse.Namespace:
    parser.description = (
        f"{parser.description} With DATABASE_URL=postgresql://... in the environment the bot runs on a database of its own"
        " on that server, which is made for it and removed at the end."
    )
    parser.add_argument(
        "--port",
        type=_port,
        default=8765,
        help="port of the control page; the places follow it (default 8765)",
    )
    parser.add_argument(
        "--database",
        type=Path,
        help="put the bot's database into this new file and leave it there (default: a temporary one)",
    )
    parser.add_argument("--fresh", action="store_true", help="if the file exists, replace it")
    parser.add_argument(
        "--language",
        type=_language,
        action="append",
        default=[],
        metavar="NAME=LANGUAGE",
        help="language of somebody's Discord, for example Ben=de; several may be given",
    )
    parser.add_argument(
        "--no-open", action="store_true", help="do not open a browser, only print the address"
    )
    return parser.parse_args(arguments)


def _language(typed: str) -> tuple[str, str]:
    name, _, language = typed.partition("=")
    if name not in PEOPLE or language not in {one.value for one in discord.Locale}:
        raise argparse.ArgumentTypeError(
            f"{typed}: one of {', '.join(PEOPLE)}, =, and a language of Discord's, such as Ben=de or Cyd=pt-BR"
        )
    return name, language


def _port(typed: str) -> int:
    if not typed.isdecimal() or int(typed) > 65_535:
        raise argparse.ArgumentTypeError(f"{typed} is no port: those are the numbers from 0 (any) to 65535")
    return int(typed)


@contextlib.contextmanager
def _database(wanted: Path | None, *, fresh: bool) -> Iterator[Path]:
    if wanted is None:
        # The simulated server is gone when the playground ends, and tables without their server are of no use.
        with tempfile.TemporaryDirectory(prefix="canasta-") as folder:
            yield Path(folder) / "playground.db"
        return
    # Its tables would be looked for in a server that is gone; and it might be the database of the real bot.
    files = [wanted, *(wanted.with_name(wanted.name + suffix) for suffix in ("-wal", "-shm"))]
    if wanted.exists() and not fresh:
        raise SystemExit(
            f"{wanted} exists. The playground begins with a new database: name another file, or add --fresh."
        )
    wanted.parent.mkdir(parents=True, exist_ok=True)
    for path in files:
        path.unlink(missing_ok=True)
    yield wanted


def _show(address: str) -> None:
    """Open a browser if there is a screen to open it on."""
    headless = sys.platform.startswith("linux") and not (
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
    if headless:
        return
    with contextlib.suppress(webbrowser.Error):
        webbrowser.open(address)


def _timezone() -> str:
    """Return the name of this computer's time zone, UTC where it cannot be told."""
    named = (
        os.environ.get("TZ", "").lstrip(":")
        or str(Path("/etc/localtime").resolve()).partition("zoneinfo/")[2]
    )
    from zoneinfo import ZoneInfo  # noqa: PLC0415

    try:
        ZoneInfo(named)
    except (ValueError, OSError, LookupError):
        return "UTC"
    return named
