"""Retries of actions that lost a race against another writer."""

from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from bot.service.errors import ServiceError
from bot.service.ports import RepeatedRequest, StaleChange

_TRIES: Final = 3

Result = TypeVar("Result")


async def until_written(attempt: Callable[[], Awaitable[Result]], otherwise: ServiceError) -> Result:
    """Return the result of ``attempt``, which reads the stored data, decides and commits. When its commit is refused,
    because another process or another click was faster, it is called again to start from the fresh data.

    Raises:
        ServiceError: ``otherwise``, when others were faster every time; and what ``attempt`` raises.
    """
    for _ in range(_TRIES):
        try:
            return await attempt()
        except (StaleChange, RepeatedRequest):
            continue
    raise otherwise
