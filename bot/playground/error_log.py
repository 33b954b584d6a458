"""Errors of the bot for the control page: logged errors, and clicks that nobody answered."""

from __future__ import annotations

import logging
from collections import deque

from simcord.env import Env

_KEPT = 20


class ErrorLog(logging.Handler):
    """A log handler that keeps the last errors as text."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self._lines: deque[str] = deque(maxlen=_KEPT)
        self.setFormatter(logging.Formatter("%(name)s: %(message)s"))
        self._told: set[int] = set()

    def emit(self, record: logging.LogRecord) -> None:
        """Keep the record, with the last line of its traceback."""
        text = self.format(record).strip()
        first, *rest = text.splitlines()
        self._lines.append(f"{first} ({rest[-1]})" if rest else first)

    def entries(self, env: Env) -> list[str]:
        """Return all errors so far, newest last."""
        for error in env.errors:
            if id(error) not in self._told:
                self._told.add(id(error))
                self._lines.append(f"{type(error).__name__}: {error}")
        for record in env.backend.interactions.values():
            if (
                not record.responded
                and record.id not in self._told
                and env.backend.now_iso() > _deadline(record)
            ):
                self._told.add(record.id)
                user = env.backend.get_user(record.user_id)
                self._lines.append(f"{user.global_name or user.name} got no answer from the bot")
        return list(self._lines)


def _deadline(record: object) -> str:
    return str(getattr(record, "initial_response_deadline", None) or "9999")
