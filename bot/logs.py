"""Logging for operators: ids and versions, never hands, seeds or tokens.

Log with arguments, not with f-strings: `log.info("table %s: version %s", table, version)`. Arguments pass through `_may_show`,
which withholds whatever could carry a hand or a seed: structures, collections, bytes, and integers too wide to be an id (a
hand is such an integer). What is already part of the text cannot be checked.
"""

import copy
import logging
import re
import sys
import time
from collections.abc import Iterable
from enum import Enum
from pathlib import PurePath
from typing import Final, TextIO

_FORMAT: Final = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"
_WIDEST_ID: Final = 2**64

# A token in a webhook's or an interaction's address lets anybody answer in the bot's name for 15 minutes, and discord.py
# logs such addresses when it is rate limited.
_ADDRESS_TOKEN: Final = re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/\s?]+")

# These write whole payloads or statements with their parameters at DEBUG, private hands among them.
_NEVER_BELOW_INFO: Final = ("discord", "aiohttp", "asyncio", "PIL")
_NEVER_BELOW_WARNING: Final = ("sqlalchemy", "aiosqlite", "alembic")


def set_up_logging(level: str = "INFO", *, secrets: Iterable[str] = (), stream: TextIO | None = None) -> None:
    """Write all logs to `stream` (standard error), own ones from `level` on. Calling it again replaces the first setup."""
    out = logging.StreamHandler(stream if stream is not None else sys.stderr)
    out.setFormatter(DiscreetFormatter(secrets))
    root = logging.getLogger()
    for earlier in [handler for handler in root.handlers if isinstance(handler.formatter, DiscreetFormatter)]:
        root.removeHandler(earlier)
    root.addHandler(out)
    root.setLevel(level)
    logging.captureWarnings(capture=True)
    wanted = logging.getLevelNamesMapping()[level]
    for name in _NEVER_BELOW_INFO:
        logging.getLogger(name).setLevel(max(wanted, logging.INFO))
    for name in _NEVER_BELOW_WARNING:
        logging.getLogger(name).setLevel(max(wanted, logging.WARNING))


class DiscreetFormatter(logging.Formatter):
    """One line a record in UTC; arguments that may hold secrets are withheld, known secrets struck out."""

    converter = staticmethod(time.gmtime)
    default_time_format = "%Y-%m-%dT%H:%M:%S"
    default_msec_format = "%s.%03dZ"

    def __init__(self, secrets: Iterable[str] = ()) -> None:
        super().__init__(_FORMAT)
        self._secrets = tuple(secret for secret in secrets if secret)

    def format(self, record: logging.LogRecord) -> str:
        """The record as text, discreet."""
        shown = copy.copy(record)  # other handlers see the record too
        shown.exc_text = None
        if isinstance(record.args, tuple):
            shown.args = tuple(_showable(record.name, arg) for arg in record.args)
        elif record.args:
            shown.args = {key: _showable(record.name, arg) for key, arg in record.args.items()}
        text = super().format(shown)
        for secret in self._secrets:
            text = text.replace(secret, "[secret]")
        return _ADDRESS_TOKEN.sub(r"\1[token]", text)


def _showable(logger: str, arg: object) -> object:
    """The argument itself, or what stands for it. Only our own logs are restricted: others format their arguments as they like."""
    own = logger.partition(".")[0] in {"bot", "cogs"}
    return arg if not own or _may_show(arg) else f"[{type(arg).__name__} withheld]"


def _may_show(arg: object) -> bool:
    if isinstance(arg, Enum):
        return True
    if isinstance(arg, int):
        return -_WIDEST_ID < arg < _WIDEST_ID
    return arg is None or isinstance(arg, str | float | PurePath | BaseException | type)
