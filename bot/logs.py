"""Logging for operators: ids and versions, never hands, seeds or tokens.

Log with arguments, not with f-strings: `log.info("table %s: version %s", table, version)`. Arguments pass through
`_may_show`, which withholds whatever could carry a hand or a seed: structures, collections, bytes, and integers too
wide to be an id (a hand is such an integer). The message of an exception is written only if it comes from the network,
the file system or the database, because those of the game name cards. Of asyncio's messages about a failed task or
callback the exception and the arguments are left out, and of discord.py's about a button its label. Other parts of a
text cannot be checked.
"""

import copy
import json
import logging
import re
import sys
import time
import traceback
from collections.abc import Iterable
from enum import Enum
from pathlib import PurePath
from types import TracebackType
from typing import Final, Literal, TextIO

LogFormat = Literal["text", "json"]

_FORMAT: Final = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"
_WIDEST_ID: Final = 2**64

# A token in a webhook's or an interaction's address lets anybody answer in the bot's name for 15 minutes, and
# discord.py logs such addresses when it is rate limited.
_ADDRESS_TOKEN: Final = re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/\s?]+")

_TASK_NAME: Final = re.compile(r"\bname='([^'\n]*)'")

# Objects of these packages may hold a player's hand, and a library may log their repr.
_MAY_HOLD_HANDS: Final = ("bot", "cogs", "discord.ui")

_HARMLESS_EXCEPTIONS: Final = frozenset({"discord", "aiohttp", "sqlite3", "ssl", "socket"})

# These write whole payloads or statements with their parameters at DEBUG, private hands among them.
_NEVER_BELOW_INFO: Final = ("discord", "aiohttp", "asyncio", "PIL")
_NEVER_BELOW_WARNING: Final = ("sqlalchemy", "alembic", "asyncpg")


def set_up_logging(
    level: str = "INFO",
    *,
    secrets: Iterable[str] = (),
    stream: TextIO | None = None,
    log_format: LogFormat = "text",
) -> None:
    """Write all logs to `stream` (standard error by default), the bot's own from `level` on.

    Calling it again replaces the first setup.
    """
    out = logging.StreamHandler(stream if stream is not None else sys.stderr)
    out.setFormatter(_FORMATTERS[log_format](secrets))
    root = logging.getLogger()
    for earlier in [
        handler for handler in root.handlers if isinstance(handler.formatter, RedactingFormatter)
    ]:
        root.removeHandler(earlier)
    root.addHandler(out)
    root.setLevel(level)
    logging.captureWarnings(capture=True)
    wanted = logging.getLevelNamesMapping()[level]
    for name in _NEVER_BELOW_INFO:
        logging.getLogger(name).setLevel(max(wanted, logging.INFO))
    for name in _NEVER_BELOW_WARNING:
        logging.getLogger(name).setLevel(max(wanted, logging.WARNING))


class RedactingFormatter(logging.Formatter):
    """A formatter of one line a record in UTC; arguments that may hold secrets are withheld, known secrets removed."""

    converter = staticmethod(time.gmtime)
    default_time_format = "%Y-%m-%dT%H:%M:%S"
    default_msec_format = "%s.%03dZ"

    def __init__(self, secrets: Iterable[str] = ()) -> None:
        super().__init__(_FORMAT)
        self._secrets = tuple(secret for secret in secrets if secret)

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as text, without secrets."""
        return self._without_secrets(super().format(self._redacted(record)))

    def _redacted(self, record: logging.LogRecord) -> logging.LogRecord:
        shown = copy.copy(record)  # other handlers see the record too
        shown.exc_text = None
        if record.name == "asyncio":
            shown.msg, shown.args = _without_details(record.getMessage()), ()
        elif record.name == "discord.shard" and record.exc_info and _is_harmless(record.exc_info[1]):
            # Its attempts to connect: the network is down, which a traceback does not explain any better.
            shown.msg = f"{record.getMessage()} ({record.exc_info[1]})"
            shown.args, shown.exc_info = (), None
        elif isinstance(record.args, tuple):
            shown.args = tuple(_showable(record.name, arg) for arg in record.args)
        elif record.args:
            shown.args = {key: _showable(record.name, arg) for key, arg in record.args.items()}
        return shown

    def _without_secrets(self, text: str) -> str:
        for secret in self._secrets:
            text = text.replace(secret, "[secret]")
        return _ADDRESS_TOKEN.sub(r"\1[token]", text)

    def formatException(  # noqa: N802 - logging's name
        self,
        ei: tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None],
    ) -> str:
        """Return the tracebacks of a failure and of its causes, the first cause first."""
        parts: list[str] = []
        seen: set[int] = set()
        failure = ei[1]
        while failure is not None and id(failure) not in seen:
            seen.add(id(failure))
            parts.append("".join([*traceback.format_tb(failure.__traceback__), _exception_text(failure)]))
            context = None if failure.__suppress_context__ else failure.__context__
            failure = failure.__cause__ or context
        return "\n".join(f"Traceback (most recent call last):\n{part}" for part in reversed(parts))


class JsonFormatter(RedactingFormatter):
    """A formatter of one JSON object a line, for log collectors; it withholds the same as the lines for people."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as an object; a traceback is a field of its own."""
        shown = self._redacted(record)
        fields = {
            "time": self.formatTime(shown),
            "level": shown.levelname,
            "logger": shown.name,
            "message": shown.getMessage(),
        }
        if shown.exc_info:
            fields["exception"] = self.formatException(shown.exc_info)
        if shown.stack_info:
            fields["stack"] = self.formatStack(shown.stack_info)
        # Secrets are struck out before encoding: escaped by JSON they would not be found.
        return json.dumps({name: self._without_secrets(text) for name, text in fields.items()})


_FORMATTERS: Final[dict[LogFormat, type[RedactingFormatter]]] = {
    "text": RedactingFormatter,
    "json": JsonFormatter,
}


def _exception_text(failure: BaseException) -> str:
    """Return the type of an exception, and its message if that cannot hold a card."""
    name = type(failure).__qualname__
    return f"{name}: {failure}" if _is_harmless(failure) else f"{name} [message withheld]"


def _is_harmless(failure: BaseException | None) -> bool:
    """Return whether the message of an exception cannot hold a card."""
    return isinstance(failure, OSError) or type(failure).__module__.partition(".")[0] in _HARMLESS_EXCEPTIONS


def _showable(logger: str, arg: object) -> object:
    """Return the argument, or a placeholder for it.

    In libraries' logs only objects that hold what players are shown are withheld: they format their arguments as they
    like.
    """
    own = logger.partition(".")[0] in {"bot", "cogs"}
    if isinstance(arg, BaseException):
        return _exception_text(arg)
    may_show = _may_show(arg) if own else not _may_hold_hand(arg)
    return arg if may_show else f"[{type(arg).__name__} withheld]"


def _without_details(text: str) -> str:
    """Return asyncio's message about a task or a callback without its arguments and results.

    These stand in brackets and below the first line.
    """
    first = text.partition("\n")[0].partition("(")[0].strip()
    task = _TASK_NAME.search(text)
    return first if task is None else f"{first} ({task[1]})"


def _may_hold_hand(arg: object) -> bool:
    module = type(arg).__module__
    return not isinstance(arg, Enum) and any(
        module == part or module.startswith(f"{part}.") for part in _MAY_HOLD_HANDS
    )


def _may_show(arg: object) -> bool:
    if isinstance(arg, Enum):
        return True
    if isinstance(arg, int):
        return -_WIDEST_ID < arg < _WIDEST_ID
    return arg is None or isinstance(arg, str | float | PurePath | type)
