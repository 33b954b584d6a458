"""Where a measurement computes, so that a thing and its reference have the same core."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def one_core() -> Iterator[int | str]:
    """Bind the process to the core it may use last; answers which that is."""
    if not hasattr(os, "sched_setaffinity"):
        yield "any"
        return
    before = os.sched_getaffinity(0)
    core = max(before)
    os.sched_setaffinity(0, {core})
    try:
        yield core
    finally:
        os.sched_setaffinity(0, before)
