"""What can be wrong with the file or its disk, as people are told it."""

import logging
import sqlite3
from typing import Final

from bot.service.errors import StorageFailed

_LOG = logging.getLogger(__name__)

# The main part of SQLite's error names; what is not here is a mistake of ours.
_WHY: Final = {
    "FULL": "full",
    "BUSY": "locked",
    "LOCKED": "locked",
    "READONLY": "read_only",
    "CORRUPT": "damaged",
    "NOTADB": "damaged",
    "IOERR": "failed",
    "CANTOPEN": "failed",
    "PERM": "failed",
    "PROTOCOL": "failed",
}

_ADVICE: Final = {
    "full": "the disk is full: free some space",
    "locked": "another program holds a lock on it: end that program's transaction",
    "read_only": "it may only be read: give the bot the right to write to the file and to its folder",
    "damaged": "it is damaged: stop the bot and bring back a backup with 'python -m bot restore FILE'",
    "failed": "the disk or the folder does not answer as it should: look at both",
}


def why(error: sqlite3.Error) -> str | None:
    """Which trouble of the outside world this is; None for a mistake of ours."""
    name: str = getattr(error, "sqlite_errorname", None) or ""
    return _WHY.get(name.removeprefix("SQLITE_").partition("_")[0])


class Troubles:
    """Tells the log once when trouble begins and once when it is over, however many are refused meanwhile."""

    def __init__(self) -> None:
        self._now: dict[str, str] = {}

    def met(self, doing: str, error: sqlite3.Error) -> StorageFailed | None:
        """What to raise instead of this error; None for a mistake of ours."""
        trouble = why(error)
        if trouble is None:
            return None
        if self._now.get(doing) != trouble:
            self._now[doing] = trouble
            _LOG.error(
                "the database cannot be %s, and %s; nothing is lost, and the bot goes on by itself when that is over (%s)",
                doing,
                _ADVICE[trouble],
                error.sqlite_errorname,
            )
        return StorageFailed(why=trouble)

    def over(self, doing: str) -> None:
        """It works."""
        if self._now.pop(doing, None) is not None:
            _LOG.warning("the database can be %s again", doing)
