"""``python -m bot run``: the bot, connected to Discord until it is stopped."""

import argparse
import signal
import sys
import threading
from collections.abc import Sequence
from typing import Final

from bot.cli.command import UNUSABLE_SETTINGS, CommandError, load_settings

FIRST_STEPS: Final = """\
There is no Discord token yet. Two ways from here:

  Without Discord   make play
                    plays the same bot in your browser; no account, no token.

  With Discord      1. https://discord.com/developers/applications: New Application, then page "Bot", "Reset Token".
                    2. cp .env.example .env, and write the token after DISCORD_TOKEN= in .env.
                    3. make run
                    Keep the token to yourself: whoever has it is your bot."""


def main(parser: argparse.ArgumentParser, arguments: Sequence[str]) -> int:
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
