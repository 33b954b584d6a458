"""Fairness in the event loop: where hundreds arrive at once, nothing else waits behind all of them."""

import asyncio


class Turnstile:
    """Only so many work inside in one round of the event loop: a place is free again when all others had their turn.

    What is done inside need not wait for anything, and then it would never make room by itself.
    """

    def __init__(self, places: int) -> None:
        self._places = asyncio.Semaphore(places)

    async def __aenter__(self) -> None:
        await self._places.acquire()

    async def __aexit__(self, *_: object) -> None:
        asyncio.get_running_loop().call_soon(self._places.release)
