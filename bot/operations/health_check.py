"""The examination of the running bot for probes, metrics and the status file."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Final

from bot.operations.health import Health, problems_of, write_health
from bot.operations.metrics import Metrics
from bot.service.backlog import Overdue
from bot.service.concurrency import is_failure
from bot.service.errors import StorageFailed
from bot.service.ports import Clock
from bot.service.services import Services

_log = logging.getLogger(__name__)

_DATABASE_ANSWERS_WITHIN: Final = 5.0
"""Seconds for which a health check waits for the database."""
_A_MOMENT: Final = 1.0
"""Seconds for which it waits once more, where nothing can be stored."""


@dataclass(eq=False, repr=False)
class HealthCheck:
    """The examination of a bot, which remembers when the database stored something last."""

    _services: Services
    _clock: Clock
    _is_ready: Callable[[], bool]
    _advice: Callable[[StorageFailed], str]
    _backup_failed: Callable[[], str | None]
    _unread_connections: Callable[[], int]
    _stored: datetime | None = field(default=None, init=False)
    _is_written: bool = field(default=True, init=False)

    async def look(self) -> Health:
        """Return the present state of the bot."""
        now, late, trouble = self._clock.now(), Overdue(), None
        try:
            async with asyncio.timeout(_DATABASE_ANSWERS_WITHIN):
                await self._services.probe()
                self._stored = self._clock.now()
                late = await self._services.queries.overdue()
        except StorageFailed as failed:
            trouble = self._advice(failed)
        except TimeoutError:
            trouble = f"it does not answer within {_DATABASE_ANSWERS_WITHIN:.0f} s"
        except BaseException as error:
            if not is_failure(error):
                raise
            # Whatever it is, it must be told, and the loop goes on: a cancelled statement is no order to end.
            trouble = f"a probe failed ({type(error).__name__})"
        return Health(
            written=now,
            gateway_ready=self._is_ready(),
            unread_connections=self._unread_connections(),
            stored=self._stored,
            trouble=trouble,
            oldest_notice=late.oldest_notice,
            earliest_due=late.earliest_due,
            too_far_ahead=late.too_far_ahead,
            backup_failed=self._backup_failed(),
        )

    async def problems(self) -> tuple[str, ...]:
        """Return what is wrong now."""
        return problems_of(await self.look(), self._clock.now())

    async def measure(self, metrics: Metrics) -> None:
        """Set the metrics that are read from the database."""
        health = await self.look()
        metrics.health(stores=health.trouble is None, backup_failed=health.backup_failed is not None)
        # Of a full disk can still be read. One that hangs is not waited for twice: Prometheus waits ten seconds in all.
        with contextlib.suppress(Exception):
            async with asyncio.timeout(_DATABASE_ANSWERS_WITHIN if health.trouble is None else _A_MOMENT):
                metrics.backlog(await self._services.queries.backlog(), self._clock.now())

    async def write(self, path: Path) -> None:
        """Write the status file; say once that it cannot be written, and once that it can again."""
        health = await self.look()
        try:
            write_health(path, health)
        except OSError as error:
            if self._is_written:
                _log.warning(
                    "%s cannot be written (%s): 'python -m bot health' knows nothing of this bot until it can",
                    path,
                    error.strerror,
                )
            self._is_written = False
        else:
            if not self._is_written:
                _log.info("%s is written again", path)
            self._is_written = True
