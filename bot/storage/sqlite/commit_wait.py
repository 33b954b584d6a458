"""The time in which a commit waits for the disk or for a server: the event loop has nothing to do then."""

import asyncio


class Lull:
    """Many may wait for one; what they do in it need not be done when the commit is over."""

    def __init__(self) -> None:
        self._waiting: list[asyncio.Future[None]] = []

    async def wait(self) -> None:
        """Return when the next one begins; perhaps never."""
        begun = asyncio.get_running_loop().create_future()
        self._waiting.append(begun)
        await begun

    def begin(self) -> None:
        """It has begun."""
        waiting, self._waiting = self._waiting, []
        for begun in waiting:
            if not begun.done():
                begun.set_result(None)
