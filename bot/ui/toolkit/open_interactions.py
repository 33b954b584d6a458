"""How many interactions are being answered: they are waited for when the bot stops."""

import asyncio
from contextlib import suppress
from typing import Final

_A_MOMENT: Final = 0.02
"""Seconds: as long as answers take that are worked out already, and far less than anybody notices."""


class InFlight:
    """Counts what has begun and is not over."""

    def __init__(self) -> None:
        self.count = 0
        """How many there are now."""
        self._all_over: asyncio.Event | None = None

    def begin(self) -> None:
        """One more is being answered."""
        self.count += 1

    def end(self) -> None:
        """It is answered, or has failed."""
        self.count -= 1
        if not self.count and self._all_over is not None:
            self._all_over.set()
            self._all_over = None

    async def finish(self) -> None:
        """Wait until nothing is being answered any more."""
        # What arrived a moment ago has a task that has not begun yet.
        await asyncio.sleep(0)
        while self.count:
            if self._all_over is None:
                self._all_over = asyncio.Event()
            await self._all_over.wait()

    async def go_first(self) -> None:
        """Wait until everybody has his answer, but only for a moment: there may always be somebody."""
        with suppress(TimeoutError):
            async with asyncio.timeout(_A_MOMENT):
                await self.finish()
