"""The database file of `backup`, `restore` and `reseal`: expecting it, and refusals in plain words."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.cli.command import CommandError, load_settings
from bot.service.errors import StorageFailed
from bot.storage.sqlite.file_lock import InUse
from bot.storage.troubles import StorageUnusable, advice_on


def load_database_path(on_server: str) -> Path:
    """Return the path of the database from the settings.

    Raises:
        CommandError: the settings cannot be used, or name a PostgreSQL server; then it tells what ``on_server`` says.
    """
    settings = load_settings()
    if settings.database_url is not None:
        raise CommandError(on_server)
    return settings.database_path


def expect_database(database: Path) -> None:
    """Raise StorageUnusable if the file does not exist."""
    if not database.exists():
        raise StorageUnusable(f"There is no database yet: {database}.")


@contextmanager
def refusals(database: Path, file: Path) -> Iterator[None]:
    """Raise a CommandError for what goes wrong with the database or the backup ``file`` in this block."""
    try:
        yield
    except InUse:
        raise CommandError(f"The bot runs on {database}. Stop it first; nothing was changed.") from None
    except FileNotFoundError:
        raise CommandError(f"There is no file {file}. Nothing was changed.") from None
    except StorageFailed as failed:
        raise CommandError(
            f"The database cannot be used now, and {advice_on(failed)}. Then begin again."
        ) from failed
    except (StorageUnusable, OSError) as refused:
        raise CommandError(str(refused)) from refused
