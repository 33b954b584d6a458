"""Fair scheduling in the event loop: other tasks need not wait behind hundreds that arrive at once."""

import asyncio
from collections import deque


class FairSemaphore:
    """A limit of tasks that enter in one iteration of the event loop; places become free in the next iteration.

    Unlike with a semaphore, other tasks run in between even if those inside never wait for anything.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._left = 0
        """The number of places left in this iteration. All of them are freed together in the next one, as a callback
        for each would take half as long as the rules of a move.
        """
        self._waiting: deque[asyncio.Future[None]] = deque()

    async def __aenter__(self) -> None:
        if self._free and not self._waiting:
            self._free -= 1
            return
        place = asyncio.get_running_loop().create_future()
        self._waiting.append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self._leave()  # the place had been handed over already
            raise

    async def __aexit__(self, *_: object) -> None:
        self._leave()

    def _leave(self) -> None:
        if not self._left:
            asyncio.get_running_loop().call_soon(self._hand_on)
        self._left += 1

    def _hand_on(self) -> None:
        """Hand the places that were left to the longest-waiting tasks."""
        self._free += self._left
        self._left = 0
        while self._free and self._waiting:
            place = self._waiting.popleft()
            if not place.done():
                place.set_result(None)
                self._free -= 1
