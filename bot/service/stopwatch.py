"""Where the time of an answer goes, for the line in the log about a slow one."""

from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from enum import StrEnum
from time import perf_counter
from typing import TypeAlias


class Part(StrEnum):
    """What an answer can wait for. The rest of its time goes to rules, reads and texts."""

    LOCK = "lock"
    COMMIT = "commit"
    PICTURE = "picture"
    DISCORD = "discord"


Spent: TypeAlias = defaultdict[Part, float]

_SPENT: ContextVar[Spent | None] = ContextVar("spent", default=None)


def start() -> Spent:
    """Measure from now on in this task, and in tasks that it begins: return the seconds by part, which grow."""
    spent: Spent = defaultdict(float)
    _SPENT.set(spent)
    return spent


@contextmanager
def timed(part: Part) -> Iterator[None]:
    """Count the time of the block, wherever something is measured."""
    began = perf_counter()
    try:
        yield
    finally:
        add(part, perf_counter() - began)


def add(part: Part, seconds: float) -> None:
    """Count so many seconds, wherever something is measured."""
    spent = _SPENT.get()
    if spent is not None:
        spent[part] += seconds
