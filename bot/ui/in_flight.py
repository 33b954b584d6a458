"""How many interactions are being answered: whoever stops the bot waits for them."""

import asyncio


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

    async def finish(self) -> None:
        """Wait until nothing is being answered any more."""
        # What arrived a moment ago has a task that has not begun yet.
        await asyncio.sleep(0)
        while self.count:
            self._all_over = asyncio.Event()
            await self._all_over.wait()
        self._all_over = None
