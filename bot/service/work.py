"""Where heavy work is done: beside the event loop if there is room, so that nobody who clicks waits behind it."""

from collections.abc import Callable
from typing import Protocol, Self, TypeVar, TypeVarTuple

Ts = TypeVarTuple("Ts")
T = TypeVar("T")


class WorkFailed(Exception):  # noqa: N818 - named for what it is
    """The work could not be done elsewhere, for reasons that have nothing to do with it."""


class Workers(Protocol):
    """Do work for others."""

    @property
    def are_elsewhere(self) -> bool:
        """Whether the event loop goes on meanwhile; otherwise handing over is of no use."""

    async def run(self, work: Callable[[*Ts], T], *arguments: *Ts) -> T:
        """What the work answers, or what it raises. It is a function of a module, and everything can be pickled.

        Raises:
            WorkFailed
        """


class Here:
    """Everything is done at once in the event loop: for tests and the playground, where nothing is to depend on chance."""

    are_elsewhere = False

    async def __aenter__(self) -> Self:
        """Nothing has to be started."""
        return self

    async def __aexit__(self, *_: object) -> None:
        """Nothing goes on."""

    async def run(self, work: Callable[[*Ts], T], *arguments: *Ts) -> T:
        """Do it."""
        return work(*arguments)


HERE = Here()
