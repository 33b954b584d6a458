"""The store with a stop-watch at its commits."""

from time import perf_counter
from typing import Any

from bot.operations.metrics import Metrics
from bot.service.change import Change
from bot.service.ports import Store


class MeteredStore:
    """Counts and times commits; everything else is the store's own."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._metered = store
        self._metrics = metrics

    def __getattr__(self, name: str) -> Any:
        """What is not a commit goes straight to the store."""
        return getattr(self._metered, name)

    async def commit(self, change: Change) -> None:
        """Write it, and write down how long that took or why it was not written."""
        began = perf_counter()
        try:
            await self._metered.commit(change)
        except BaseException as trouble:
            self._metrics.not_committed(trouble)
            raise
        self._metrics.committed(change, perf_counter() - began)
