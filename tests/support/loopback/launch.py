"""Runs `python -m bot` against a Discord on this computer: `python -m tests.support.loopback.launch HOST:PORT run`."""

from __future__ import annotations

import os
import signal
import sys
from datetime import timedelta
from pathlib import Path

import discord
import yarl


def repoint(base: str) -> None:
    """Let discord.py look for Discord at this address. Nothing else in the process differs from a real run."""
    discord.http.Route.BASE = f"http://{base}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://{base}/gateway")
    discord.Asset.BASE = f"http://{base}/cdn"


def be_patient(seconds: int) -> None:
    """A commit waits for so long, so that a test which locks the file is no matter of how busy the machine is."""
    from bot.storage.sqlite import connection as sqlite_connection  # noqa: PLC0415

    sqlite_connection._BUSY_SECONDS = seconds


def go_ahead(seconds: float) -> None:
    """Let the clock of the process be ahead of the machine's, as if so much time had passed."""
    now = discord.utils.utcnow
    discord.utils.utcnow = lambda: now() + timedelta(seconds=seconds)


def keep_ahead(by: Path) -> None:
    """Let the clock of the process be ahead by the seconds that stand in this file, now and whenever they are changed."""
    from bot.gateway.client import SystemClock  # noqa: PLC0415

    now, ticks = discord.utils.utcnow, SystemClock.ticks
    discord.utils.utcnow = lambda: now() + timedelta(seconds=float(by.read_text()))
    SystemClock.ticks = lambda clock: ticks(clock) + float(by.read_text())  # type: ignore[assignment, method-assign]


def main(arguments: list[str]) -> int:
    """The address, then what `python -m bot` takes; `toy DATABASE` for the toy bot; `bench` for the bot with trivial commands."""
    base, *rest = arguments
    # Where the tests run in the background, a shell lets them ignore Ctrl-C, and the process would inherit that.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    repoint(base)
    if patience := os.environ.get("SECONDS_FOR_A_LOCK"):
        be_patient(int(patience))
    if ahead := os.environ.get("SECONDS_AHEAD"):
        go_ahead(float(ahead))
    if by := os.environ.get("SECONDS_AHEAD_IN"):
        keep_ahead(Path(by))
    if rest[0] == "toy":
        from tests.support.toy_bot import build_toy  # noqa: PLC0415

        build_toy(Path(rest[1])).run("to.k.en")
        return 0
    if rest[0] == "bench":
        from bot.gateway import client  # noqa: PLC0415

        client.COGS = (*client.COGS, "tests.campaigns.bench.trivial_commands")  # type: ignore[assignment, misc]
        rest = ["run"]
    from bot.__main__ import main as bot  # noqa: PLC0415

    return bot(rest)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
