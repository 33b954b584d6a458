"""Trying again when somebody else has written first."""

from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from bot.service.errors import ServiceError
from bot.service.ports import RepeatedRequest, StaleChange

_TRIES: Final = 3

Result = TypeVar("Result")


async def until_written(attempt: Callable[[], Awaitable[Result]], otherwise: ServiceError) -> Result:
    """What ``attempt`` answers. It reads what is stored, decides and commits; when the commit comes too late, because
    another process or another click was faster, it starts again from what is stored by then.

    Raises:
        ServiceError: ``otherwise``, when others were faster every time; and what ``attempt`` raises.
    """
    for _ in range(_TRIES):
        try:
            return await attempt()
        except (StaleChange, RepeatedRequest):
            continue
    raise otherwise
