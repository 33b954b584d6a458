"""What waits in a store to be sent."""

from datetime import UTC, datetime
from typing import Final

from bot.service.ports import Store

_ANY_TIME: Final = datetime(2100, 1, 1, tzinfo=UTC)


async def oldest_waiting(store: Store) -> datetime | None:
    """When the oldest notice that waits was committed; None when nothing waits."""
    return (await store.overdue(_ANY_TIME)).oldest_notice
