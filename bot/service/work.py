"""Workers for CPU-heavy functions, run outside the event loop where possible to keep interactions responsive."""

from collections.abc import Callable
from typing import Protocol, Self, TypeVar, TypeVarTuple

Ts = TypeVarTuple("Ts")
T = TypeVar("T")


class WorkFailed(Exception):  # noqa: N818 - named for what it is
    """The worker did not finish: it timed out, its process died, or the bot is stopping."""


class Workers(Protocol):
    """An executor of functions, in this process or in others."""

    @property
    def are_elsewhere(self) -> bool:
        """Return whether work runs outside the event loop; otherwise handing it over is of no use."""

    async def run(self, work: Callable[[*Ts], T], *arguments: *Ts) -> T:
        """Return the result of ``work`` or raise its error. ``work`` is a module-level function, and everything must be
        picklable.

        Raises:
            WorkFailed
        """


class Here:
    """Workers that run everything at once in the event loop: deterministic, for tests and the playground."""

    are_elsewhere = False

    async def __aenter__(self) -> Self:
        """Return itself; there is nothing to start."""
        return self

    async def __aexit__(self, *_: object) -> None:
        """Do nothing; there is nothing to stop."""

    async def run(self, work: Callable[[*Ts], T], *arguments: *Ts) -> T:
        """Return the result of ``work``, called at once."""
        return work(*arguments)


HERE = Here()
