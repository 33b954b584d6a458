"""Settings, errors and exit codes of the subcommands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bot.config import Settings

DONE: Final = 0
REFUSED: Final = 1
UNUSABLE_SETTINGS: Final = 2
"""The exit code where another try would not help: no token or a refused one, or settings that cannot be used."""


class CommandError(Exception):
    """The end of a command that cannot do its work; ``str()`` of it says why, for a person."""

    def __init__(self, reason: str, exit_code: int = REFUSED) -> None:
        super().__init__(reason)
        self.exit_code = exit_code


def load_settings() -> Settings:
    """Read the settings.

    Raises:
        CommandError: they cannot be used.
    """
    # Imported here because `judge` needs no settings and is to start fast.
    from bot import config

    try:
        return config.load_settings()
    except config.SettingsError as error:
        raise CommandError(f"The settings cannot be used:\n{error}", UNUSABLE_SETTINGS) from None
