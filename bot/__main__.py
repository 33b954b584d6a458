"""The command line: `python -m bot run`, `play`, `judge` and the others of :data:`COMMANDS`.

A command's module is imported when the command is called, so that `judge` never loads discord and `health` starts fast.
"""

import argparse
import pkgutil
import sys
from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.cli.command import CommandError


class Command(NamedTuple):
    """A subcommand: the function in ``bot.cli`` that runs it, and its help."""

    function: str
    help: str

    def run(self, parser: argparse.ArgumentParser, arguments: Sequence[str]) -> int:
        """Import and call the function, which returns the exit code."""
        code: int = pkgutil.resolve_name(f"bot.cli.{self.function}")(parser, arguments)
        return code


COMMANDS: Final = {
    "run": Command("run:run", "Connect to Discord."),
    "play": Command("run:play", "Play in a local browser, without Discord."),
    "judge": Command(
        "judge:main", "Read positions as JSON lines and say what is legal; see docs/positions.md."
    ),
    "verify": Command("verify:main", "Check a match that was taken home as JSON; see docs/fair-deals.md."),
    "health": Command(
        "run:health", "Say whether the running bot is well: exit code 0, or 1 and what is wrong."
    ),
    "backup": Command("database:backup", "Copy the database to a file while the bot runs."),
    "restore": Command(
        "database:restore", "Put a backup in the place of the database; the old file is kept."
    ),
    "reseal": Command(
        "database:reseal",
        "Seal all coming deals anew, after a backup was brought back by other means than `restore`.",
    ),
    "move": Command(
        "move_to_postgres:main",
        "Take everything from an SQLite file to the PostgreSQL server of DATABASE_URL.",
    ),
    "recount": Command(
        "database:recount", "Count all finished rounds and rate all matches anew, for statistics and ladders."
    ),
    "rehearse": Command(
        "rehearse:main", "Try all that play needs on a real server, and compare what Discord makes of it."
    ),
    "emojis": Command("emojis:main", "Draw the emojis of cards into a folder, for looking at them."),
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
        return command.run(its_parser, chosen.arguments)
    except CommandError as error:
        print(error, file=sys.stderr)
        return error.exit_code


if __name__ == "__main__":
    sys.exit(main())
