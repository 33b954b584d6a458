"""Workers for CPU-heavy functions, run outside the event loop where possible to keep interactions responsive."""

import asyncio
from collections.abc import Callable
from typing import Protocol, Self, TypeVar, TypeVarTuple

Ts = TypeVarTuple("Ts")
T = TypeVar("T")


class WorkFailed(Exception):  # noqa: N818 - named for what it is
    """The worker did not finish: it timed out, its process died, or the bot is stopping."""


class Workers(Protocol):
    """An executor of functions outside the event loop, in this process or in others."""

    @property
    def are_elsewhere(self) -> bool:
        """Return whether work runs in other processes, on other cores; otherwise the event loop only goes on meanwhile."""

    async def run(self, work: Callable[[*Ts], T], *arguments: *Ts) -> T:
        """Return the result of ``work`` or raise its error. ``work`` is a module-level function of its arguments alone, and
        everything must be picklable.

        Raises:
            WorkFailed
        """


class Here:
    """Workers that run everything in threads of this process."""

    are_elsewhere = False

    async def __aenter__(self) -> Self:
        """Return itself; there is nothing to start."""
        return self

    async def __aexit__(self, *_: object) -> None:
        """Do nothing; there is nothing to stop."""

    async def run(self, work: Callable[[*Ts], T], *arguments: *Ts) -> T:
        """Return the result of ``work``, called in a thread."""
        return await asyncio.to_thread(work, *arguments)


HERE = Here()


async def run_anyhow(workers: Workers, work: Callable[[*Ts], T], *arguments: *Ts) -> T:
    """Return the result of ``work`` as the workers have it, or from a thread of this process where they fail."""
    try:
        return await workers.run(work, *arguments)
    except WorkFailed:
        return await HERE.run(work, *arguments)
