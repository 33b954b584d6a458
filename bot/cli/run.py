"""``python -m bot run``: the bot, connected to Discord until it is stopped; ``play``, the same in a browser, and ``health``."""

import argparse
import importlib.util
import signal
import sys
import threading
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

from bot.cli.command import DONE, REFUSED, UNUSABLE_SETTINGS, CommandError, load_settings
from bot.operations.health import problems_in

FIRST_STEPS: Final = """\
There is no Discord token yet. Two ways from here:

  Without Discord   make play
                    plays the same bot in your browser; no account, no token.

  With Discord      1. https://discord.com/developers/applications: New Application, then page "Bot", "Reset Token".
                    2. cp .env.example .env, and write the token after DISCORD_TOKEN= in .env.
                    3. make run
                    Keep the token to yourself: whoever has it is your bot."""


def run(parser: argparse.ArgumentParser, arguments: Sequence[str]) -> int:
    """Run `run`; return the exit code."""
    parser.add_argument(
        "--stay",
        action="store_true",
        help=f"instead of ending with exit code {UNUSABLE_SETTINGS}, say why and wait to be stopped: for containers that"
        " are always started again",
    )
    stays: bool = parser.parse_args(arguments).stay
    try:
        code = _connect()
    except CommandError as error:
        print(error, file=sys.stderr)
        code = error.exit_code
    if stays and code == UNUSABLE_SETTINGS:
        _wait_to_be_stopped()
    return code


def _connect() -> int:
    settings = load_settings()
    if settings.discord_token is None:
        raise CommandError(FIRST_STEPS, UNUSABLE_SETTINGS)
    # Imported here because without a token nothing of it is needed.
    from bot import bootstrap

    return bootstrap.run(settings)


def _wait_to_be_stopped() -> None:
    stopped = threading.Event()
    for stop in (signal.SIGTERM, signal.SIGINT):
        signal.signal(stop, lambda *_: stopped.set())
    print("Starting again would not help: waiting to be stopped.", file=sys.stderr, flush=True)
    stopped.wait()


def play(parser: argparse.ArgumentParser, arguments: Sequence[str]) -> int:
    """Run the playground, if its packages are installed; return the exit code."""
    if importlib.util.find_spec("simcord") is None:
        raise CommandError(
            "The playground's packages are not installed. In a checkout: make play", UNUSABLE_SETTINGS
        )
    from bot.playground import start

    return start.main(parser, arguments)


def health(parser: argparse.ArgumentParser, arguments: Sequence[str]) -> int:
    """Say whether the bot that runs here is well; return the exit code."""
    parser.parse_args(arguments)
    # This is another process than the bot, where no time is simulated; the real clock is the one wanted.
    found = problems_in(load_settings().health_path, datetime.now(UTC))  # noqa: TID251
    print("\n".join(found) if found else "The bot is well.")
    return REFUSED if found else DONE
