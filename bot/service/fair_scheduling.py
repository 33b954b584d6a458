"""Fairness in the event loop: where hundreds arrive at once, nothing else waits behind all of them."""

import asyncio
from collections import deque


class Turnstile:
    """Only so many work inside in one round of the event loop: a place is free again when all others had their turn.

    What is done inside need not wait for anything, and then it would never make room by itself.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._left = 0
        """Places that were left in this round of the loop. All of them are free again with the next one: to hand on
        each by itself costs a move as much as half of its rules.
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
                self._leave()  # the place was ours already
            raise

    async def __aexit__(self, *_: object) -> None:
        self._leave()

    def _leave(self) -> None:
        if not self._left:
            asyncio.get_running_loop().call_soon(self._hand_on)
        self._left += 1

    def _hand_on(self) -> None:
        """The places that were left, to those who have waited longest."""
        self._free += self._left
        self._left = 0
        while self._free and self._waiting:
            place = self._waiting.popleft()
            if not place.done():
                place.set_result(None)
                self._free -= 1
