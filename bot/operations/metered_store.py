"""A store with metrics of its commits."""

from time import perf_counter
from typing import Any

from bot.operations.metrics import Metrics
from bot.service.change import Change
from bot.service.ports import Store


class MeteredStore:
    """A wrapper that counts and times commits; everything else is the store's own."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._metered = store
        self._metrics = metrics

    def __getattr__(self, name: str) -> Any:
        """Return the store's own attribute for everything but commits."""
        return getattr(self._metered, name)

    async def commit(self, change: Change) -> None:
        """Commit the change, and record how long that took or why it failed."""
        began = perf_counter()
        try:
            await self._metered.commit(change)
        except BaseException as trouble:
            self._metrics.not_committed(trouble)
            raise
        self._metrics.committed(change, perf_counter() - began)
