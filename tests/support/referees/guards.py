"""Guards that watch the whole test process, not one server."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager


class LoggedErrors(logging.Handler):
    """Collects every record of level ERROR and above, whoever wrote it."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.records: list[logging.LogRecord] = []
        self._expected: list[re.Pattern[str]] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep the record, once."""
        if record not in self.records:
            self.records.append(record)

    def expect(self, pattern: str) -> None:
        """This test provokes an error whose logged text matches: it does not count."""
        self._expected.append(re.compile(pattern))

    def unexpected(self) -> list[str]:
        """The texts of those that no test asked for."""
        formatter = logging.Formatter("%(name)s: %(message)s")
        texts = [formatter.format(record) for record in self.records]
        return [text for text in texts if not any(pattern.search(text) for pattern in self._expected)]


@contextmanager
def logged_errors() -> Iterator[LoggedErrors]:
    """Watch the logs: discord.py only logs what goes wrong inside buttons, so a silent log is part of a green test."""
    watcher = LoggedErrors()
    # The bot may stop its own loggers from passing records on to the root.
    watched = [logging.getLogger(name) for name in ("", "discord", "bot", "cogs")]
    for logger in watched:
        logger.addHandler(watcher)
    try:
        yield watcher
    finally:
        for logger in watched:
            logger.removeHandler(watcher)
