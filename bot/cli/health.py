"""``python -m bot health``: whether the bot that runs here is well."""

import argparse
from collections.abc import Sequence
from datetime import UTC, datetime

from bot.cli.command import DONE, REFUSED, load_settings
from bot.operations.health import problems_in


def main(parser: argparse.ArgumentParser, arguments: Sequence[str]) -> int:
    """Run `health`; return the exit code."""
    parser.parse_args(arguments)
    # This is another process than the bot, where no time is simulated; the real clock is the one wanted.
    found = problems_in(load_settings().health_path, datetime.now(UTC))  # noqa: TID251
    print("\n".join(found) if found else "The bot is well.")
    return REFUSED if found else DONE
