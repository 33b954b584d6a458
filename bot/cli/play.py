"""``python -m bot play``: the playground, if its packages are installed."""

import argparse
import importlib.util
from collections.abc import Sequence

from bot.cli.command import UNUSABLE_SETTINGS, CommandError


def main(parser: argparse.ArgumentParser, arguments: Sequence[str]) -> int:
    """Run `play`; return the exit code."""
    if importlib.util.find_spec("simcord") is None:
        raise CommandError(
            "The playground's packages are not installed. In a checkout: make play", UNUSABLE_SETTINGS
        )
    from bot.playground import start

    return start.main(parser, arguments)
