"""Troubles of the database or its disk: their classification, their log lines and the advice in them."""

import logging
import sqlite3
from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

from bot.service.errors import StorageFailed

_LOG = logging.getLogger(__name__)

# By the main part of SQLite's error names; errors that are not listed are mistakes of ours.
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

ADVICE: Final = {
    "full": "the disk is full: free some space",
    "locked": "another program holds a lock on it: end that program's transaction",
    "read_only": "it may only be read: give the bot the right to write to the file and to its folder",
    "damaged": "it is damaged: stop the bot and bring back a backup with 'python -m bot restore FILE'",
    "failed": "the disk or the folder does not answer as it should: look at both",
}

ADVICE_ON_SERVERS: Final = {
    "full": "its server has no space left: free some there",
    "locked": "something holds a lock on it for long: look into pg_stat_activity on its server",
    "read_only": "it may only be read: look whether DATABASE_URL still names the main server, and at the user's rights",
    "damaged": "it is damaged: bring back a dump of it",
    "gone": "its server does not answer: look whether it runs, whether its disk has room, and whether it can be reached",
    "failed": "its server has trouble with its disk: look into the server's log",
}


class StorageUnusable(Exception):  # noqa: N818 - named for what it is
    """A database that cannot be used; ``str()`` tells the operator what is wrong and what to do."""


def advice_on(failed: StorageFailed) -> str:
    """Return the trouble that a refusal stands for and what to do, as the end of a sentence."""
    trouble = str(failed.facts["why"])
    return ADVICE.get(trouble) or ADVICE_ON_SERVERS[trouble]


def why(error: sqlite3.Error) -> str | None:
    """Return the kind of trouble outside the bot that an error stands for, None for a mistake of ours."""
    name: str = getattr(error, "sqlite_errorname", None) or ""
    return _WHY.get(name.removeprefix("SQLITE_").partition("_")[0])


def place_of(url: str) -> str:
    """Return the address without the password and anything else that may be secret in it."""
    parts = urlsplit(url)
    try:
        port = "" if parts.port is None else f":{parts.port}"
    except ValueError:
        port = ""
    return f"The database {parts.path.removeprefix('/') or '?'} on {parts.hostname or 'this machine'}{port}"


class Troubles:
    """Log lines about trouble: one when it begins and one when it is over, however many requests fail meanwhile."""

    def __init__(self, advice: Mapping[str, str]) -> None:
        self._advice = advice
        self._now: dict[str, str] = {}

    def met(self, doing: str, trouble: str, said: str) -> StorageFailed:
        """Log the trouble if it is new and return the error to raise; ``said`` is the database's name for it."""
        if self._now.get(doing) != trouble:
            self._now[doing] = trouble
            _LOG.error(
                "the database cannot be %s, and %s; nothing is lost, and the bot goes on by itself when that is over (%s)",
                doing,
                self._advice[trouble],
                said,
            )
        return StorageFailed(why=trouble)

    def over(self, doing: str) -> None:
        """Log that the database works again, if it did not before."""
        if self._now.pop(doing, None) is not None:
            _LOG.warning("the database can be %s again", doing)
