"""Commit wait: the time in which a commit waits for the disk or for a server, and the event loop is idle."""

import asyncio


class Lull:
    """An event that is set when a commit begins to wait; all who wait for it may use that time for other work."""

    def __init__(self) -> None:
        self._waiting: list[asyncio.Future[None]] = []

    async def wait(self) -> None:
        """Return when the next commit begins to wait; perhaps never."""
        begun = asyncio.get_running_loop().create_future()
        self._waiting.append(begun)
        await begun

    def begin(self) -> None:
        """Wake all who wait: a commit waits now."""
        waiting, self._waiting = self._waiting, []
        for begun in waiting:
            if not begun.done():
                begun.set_result(None)
