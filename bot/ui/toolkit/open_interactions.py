"""Counter of the interactions being answered, to wait for them when the bot stops; those that nobody waits for any more."""

import asyncio
import logging
from contextlib import suppress
from datetime import datetime
from typing import Final

from discord.utils import utcnow

_log = logging.getLogger(__name__)

_A_MOMENT: Final = 0.02
"""Seconds that sending a finished answer takes; far less than anybody notices."""
_A_SECOND: Final = 1.0
"""Seconds in which interactions are counted together that are let go."""
_DISCORD_WAITS: Final = 3.0
"""Seconds for the first answer to an interaction."""
_AFTERMATH: Final = 10.0
"""Seconds after the process stood still in which the age of interactions counts. Not always: Discord's clock may be
another one than the machine's."""


class OpenInteractions:
    """Counter of the interactions being answered."""

    def __init__(self) -> None:
        self.count = 0
        """The number of interactions being answered now."""
        self._all_over: asyncio.Event | None = None
        self._let_go = 0
        self._ages_count_until = 0.0

    def stood_still(self, seconds: float) -> None:
        """Note for how long the event loop could not run."""
        if seconds > _DISCORD_WAITS:
            self._ages_count_until = asyncio.get_running_loop().time() + _AFTERMATH

    def is_let_go(self, created: datetime) -> bool:
        """Return whether nobody waits for an answer any more, because the process stood still."""
        loop = asyncio.get_running_loop()
        if loop.time() > self._ages_count_until or (utcnow() - created).total_seconds() < _DISCORD_WAITS:
            return False
        if not self._let_go:
            loop.call_later(_A_SECOND, self._report)
        self._let_go += 1
        return True

    def _report(self) -> None:
        _log.warning("the process stood still; %s interactions from before were let go", self._let_go)
        self._let_go = 0

    def begin(self) -> None:
        """Count an interaction that is to be answered."""
        self.count += 1

    def end(self) -> None:
        """Count an interaction as answered or failed."""
        self.count -= 1
        if not self.count and self._all_over is not None:
            self._all_over.set()
            self._all_over = None

    async def finish(self) -> None:
        """Wait until nothing is being answered any more."""
        # Let the tasks of interactions that have just arrived begin.
        await asyncio.sleep(0)
        while self.count:
            if self._all_over is None:
                self._all_over = asyncio.Event()
            await self._all_over.wait()

    async def go_first(self) -> None:
        """Wait until every interaction is answered, but only for a moment, since new ones may always arrive."""
        with suppress(TimeoutError):
            async with asyncio.timeout(_A_MOMENT):
                await self.finish()
