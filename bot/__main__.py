"""The command line: `python -m bot run`, `play`, `judge` and the others of :data:`COMMANDS`.

Every command imports what it needs when it is called, so that `judge` never loads discord and `health` starts fast.
"""

import argparse
import importlib
import importlib.util
import signal
import sys
import threading
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

WHAT_TO_DO_FIRST: Final = """\
There is no Discord token yet. Two ways from here:

  Without Discord   make play
                    plays the same bot in your browser; no account, no token.

  With Discord      1. https://discord.com/developers/applications: New Application, then page "Bot", "Reset Token".
                    2. cp .env.example .env, and write the token after DISCORD_TOKEN= in .env.
                    3. make run
                    Keep the token to yourself: whoever has it is your bot."""


_REFUSED: Final = 2
"""The exit code where a restart would not help: no token or a refused one, or unusable settings."""


def run(arguments: Sequence[str]) -> int:
    """Connect to Discord."""
    parser = argparse.ArgumentParser("python -m bot run", description=run.__doc__)
    parser.add_argument(
        "--stay",
        action="store_true",
        help=f"instead of ending with exit code {_REFUSED}, say why and wait to be stopped: for containers that are"
        " always started again",
    )
    stays = parser.parse_args(arguments).stay
    code = _run()
    if stays and code == _REFUSED:
        ended = threading.Event()
        for wanted in (signal.SIGTERM, signal.SIGINT):
            signal.signal(wanted, lambda *_: ended.set())
        print("Starting again would not help: waiting to be stopped.", file=sys.stderr, flush=True)
        ended.wait()
    return code


def _run() -> int:
    from bot.config import SettingsError, load_settings

    try:
        settings = load_settings()
    except SettingsError as error:
        print(f"The settings cannot be used:\n{error}", file=sys.stderr)
        return _REFUSED
    if settings.discord_token is None:
        print(WHAT_TO_DO_FIRST, file=sys.stderr)
        return _REFUSED
    return _exit_code(importlib.import_module("bot.bootstrap").run(settings))


def play(arguments: Sequence[str]) -> int:
    """Play in a local browser, without Discord."""
    if importlib.util.find_spec("simcord") is None:
        print("The playground's packages are not installed. In a checkout: make play", file=sys.stderr)
        return 2
    return _exit_code(importlib.import_module("bot.playground").main(list(arguments)))


def judge(arguments: Sequence[str]) -> int:
    """Read positions as JSON lines and say what is legal; see docs/positions.md."""
    argparse.ArgumentParser("python -m bot judge", description=judge.__doc__).parse_args(arguments)
    return _exit_code(importlib.import_module("bot.cli.judge").main())


def verify(arguments: Sequence[str]) -> int:
    """Check a match that was taken home as JSON; see docs/fair-deals.md."""
    parser = argparse.ArgumentParser(
        "python -m bot verify",
        description=verify.__doc__,
        epilog="Exit code 0: all of it agrees, and every deal was sealed in advance. 1: something does not agree, or the"
        " file cannot be checked. 3: nothing contradicts, but not every deal was sealed in advance.",
    )
    parser.add_argument("file", type=Path, help="a match as JSON, from the replay of a round")
    return _exit_code(importlib.import_module("bot.cli.verify").main(parser.parse_args(arguments).file))


def health(arguments: Sequence[str]) -> int:
    """Say whether the running bot is well: exit code 0, or 1 and what is wrong."""
    argparse.ArgumentParser("python -m bot health", description=health.__doc__).parse_args(arguments)
    from bot.config import SettingsError, load_settings
    from bot.operations.health import examine

    try:
        path = load_settings().health_path
    except SettingsError as error:
        print(f"The settings cannot be used:\n{error}", file=sys.stderr)
        return 2
    # This is another process than the bot, where no time is simulated; the real clock is the one wanted.
    found = examine(path, datetime.now(UTC))  # noqa: TID251
    print("\n".join(found) if found else "The bot is well.")
    return 1 if found else 0


def backup(arguments: Sequence[str]) -> int:
    """Copy the database to a file while the bot runs."""
    return _exit_code(importlib.import_module("bot.cli.backup").main("backup", backup.__doc__, arguments))


def restore(arguments: Sequence[str]) -> int:
    """Put a backup in the place of the database; the old file is kept."""
    return _exit_code(importlib.import_module("bot.cli.backup").main("restore", restore.__doc__, arguments))


def reseal(arguments: Sequence[str]) -> int:
    """Seal all coming deals anew, after a backup was brought back by other means than `restore`."""
    return _exit_code(importlib.import_module("bot.cli.backup").reseal(reseal.__doc__, arguments))


def move(arguments: Sequence[str]) -> int:
    """Take everything from an SQLite file to the PostgreSQL server of DATABASE_URL."""
    return _exit_code(importlib.import_module("bot.cli.move_to_postgres").main(move.__doc__, arguments))


COMMANDS: Final[dict[str, Callable[[Sequence[str]], int]]] = {
    "run": run,
    "play": play,
    "judge": judge,
    "verify": verify,
    "health": health,
    "backup": backup,
    "restore": restore,
    "reseal": reseal,
    "move": move,
}
"""The function of each subcommand; its docstring is the help."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Call the command that is named first; the rest of the line belongs to it."""
    parser = argparse.ArgumentParser(
        "python -m bot",
        description="A Discord bot for Canasta.",
        epilog="\n".join(f"  {name:8} {call.__doc__}" for name, call in COMMANDS.items()),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("command", choices=COMMANDS, help="one of those below")
    parser.add_argument(
        "arguments", nargs=argparse.REMAINDER, help="what the command takes; try --help after it"
    )
    chosen = parser.parse_args(arguments)
    return COMMANDS[chosen.command](chosen.arguments)


def _exit_code(outcome: object) -> int:
    """Return the exit code of a command's outcome: commands may return None for success."""
    return outcome if isinstance(outcome, int) else 0


if __name__ == "__main__":
    sys.exit(main())
