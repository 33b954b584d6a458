"""Somebody who presses the same button again and again while the bot is started anew."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from tests.support.loopback.server import Interaction, Json, Loopback

EVERY: Final = 0.1
PATIENCE: Final = 3.0
"""Seconds that Discord waits for an answer."""


class Clicks:
    """The clicks of one person, and what became of them."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self.asked: list[tuple[float, Interaction]] = []

    def waits(self, since: float = 0.0) -> list[float]:
        """How long those clicks waited that were made since then and answered in time."""
        pairs = ((at, asked.answered_at) for at, asked in self.asked if at >= since)
        return [end - at for at, end in pairs if end is not None and end - at <= self._patience]

    @property
    def waiting(self) -> bool:
        """Whether a click is not answered yet."""
        return any(asked.answered_at is None for _, asked in self.asked)

    @property
    def lost(self) -> int:
        """Clicks that Discord told to have failed."""
        return len(self.asked) - len(self.waits())

    def first_answer_after(self, moment: float) -> float | None:
        """When the first answer came to a click that was made after this moment."""
        ends = (asked.answered_at for at, asked in self.asked if at >= moment)
        return min((end for end in ends if end is not None), default=None)


@asynccontextmanager
async def clicking(
    discord: Loopback, person: str, message: Json, label: str, patience: float = PATIENCE
) -> AsyncIterator[Clicks]:
    """For the length of the block; then the last clicks get the time that Discord gives them."""
    clicks = Clicks(patience)

    async def click() -> None:
        while True:
            began = time.monotonic()
            asked = await discord.click(person, message, label, nobody_waits=True)
            clicks.asked.append((began, asked))
            await asyncio.sleep(EVERY)

    task = asyncio.create_task(click())
    try:
        yield clicks
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        until = time.monotonic() + patience
        while time.monotonic() < until and clicks.waiting:  # noqa: ASYNC110
            await asyncio.sleep(0.02)
