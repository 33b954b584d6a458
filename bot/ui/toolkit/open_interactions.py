"""Counter of the interactions being answered, to wait for them when the bot stops."""

import asyncio
from contextlib import suppress
from typing import Final

_A_MOMENT: Final = 0.02
"""Seconds that sending a finished answer takes; far less than anybody notices."""


class OpenInteractions:
    """Counter of the interactions being answered."""

    def __init__(self) -> None:
        self.count = 0
        """The number of interactions being answered now."""
        self._all_over: asyncio.Event | None = None

    def begin(self) -> None:
        """Count an interaction that is to be answered."""
        self.count += 1

    def end(self) -> None:
        """Count an interaction as answered or failed."""
        self.count -= 1
        if not self.count and self._all_over is not None:
            self._all_over.set()
            self._all_over = None

    async def finish(self) -> None:
        """Wait until nothing is being answered any more."""
        # Let the tasks of interactions that have just arrived begin.
        await asyncio.sleep(0)
        while self.count:
            if self._all_over is None:
                self._all_over = asyncio.Event()
            await self._all_over.wait()

    async def go_first(self) -> None:
        """Wait until every interaction is answered, but only for a moment, since new ones may always arrive."""
        with suppress(TimeoutError):
            async with asyncio.timeout(_A_MOMENT):
                await self.finish()
