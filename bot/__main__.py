"""The command line: `python -m bot run`, `play`, `judge` and the others of :data:`COMMANDS`.

A command's module is imported when the command is called, so that `judge` never loads discord and `health` starts fast.
"""

import argparse
import importlib
import sys
from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.cli.command import CommandError


class Command(NamedTuple):
    """A subcommand: the module whose ``main`` runs it, and its help."""

    module: str
    help: str


COMMANDS: Final = {
    "run": Command("bot.cli.run", "Connect to Discord."),
    "play": Command("bot.cli.play", "Play in a local browser, without Discord."),
    "judge": Command(
        "bot.cli.judge", "Read positions as JSON lines and say what is legal; see docs/positions.md."
    ),
    "verify": Command("bot.cli.verify", "Check a match that was taken home as JSON; see docs/fair-deals.md."),
    "health": Command(
        "bot.cli.health", "Say whether the running bot is well: exit code 0, or 1 and what is wrong."
    ),
    "backup": Command("bot.cli.backup", "Copy the database to a file while the bot runs."),
    "restore": Command("bot.cli.restore", "Put a backup in the place of the database; the old file is kept."),
    "reseal": Command(
        "bot.cli.reseal",
        "Seal all coming deals anew, after a backup was brought back by other means than `restore`.",
    ),
    "move": Command(
        "bot.cli.move_to_postgres",
        "Take everything from an SQLite file to the PostgreSQL server of DATABASE_URL.",
    ),
    "recount": Command(
        "bot.cli.recount", "Count all finished rounds and rate all matches anew, for statistics and ladders."
    ),
    "rehearse": Command(
        "bot.cli.rehearse", "Try all that play needs on a real server, and compare what Discord makes of it."
    ),
    "emojis": Command("bot.cli.emojis", "Draw the emojis of cards into a folder, for looking at them."),
}
"""The subcommands by name."""


class _Version(argparse.Action):
    """An option that prints the version, which is looked up only then."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from bot.version import version  # noqa: PLC0415

        print(f"canasta-bot {version()}")
        parser.exit()


def main(arguments: Sequence[str] | None = None) -> int:
    """Call the command that is named first; the rest of the line belongs to it."""
    parser = argparse.ArgumentParser(
        "python -m bot",
        description="A Discord bot for Canasta.",
        epilog="\n".join(f"  {name:8} {command.help}" for name, command in COMMANDS.items()),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action=_Version, nargs=0, help="say which version this is, and exit")
    parser.add_argument("command", choices=COMMANDS, help="one of those below")
    parser.add_argument(
        "arguments", nargs=argparse.REMAINDER, help="what the command takes; try --help after it"
    )
    chosen = parser.parse_args(arguments)
    command = COMMANDS[chosen.command]
    its_parser = argparse.ArgumentParser(f"python -m bot {chosen.command}", description=command.help)
    try:
        code: int = importlib.import_module(command.module).main(its_parser, chosen.arguments)
    except CommandError as error:
        print(error, file=sys.stderr)
        return error.exit_code
    return code


if __name__ == "__main__":
    sys.exit(main())
