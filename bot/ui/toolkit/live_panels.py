"""Private messages that follow their table while Discord still lets the bot edit them.

Only the token of the interaction that made or last redrew a private message can edit it, for fifteen minutes. Tokens stay
in memory, and a message is always addressed by its own id: ``@original`` may be the public message that was clicked.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, Final, TypeAlias

import discord

from bot.service.ids import TableId
from bot.service.ports import Clock, Timer, Timers

_log = logging.getLogger(__name__)

FRESH: Final = timedelta(minutes=13)
"""The time for which a panel follows its table; Discord refuses the token after fifteen minutes."""
APART: Final = timedelta(seconds=2)
"""The shortest time between two drawings of one panel."""
_SOON: Final = timedelta(seconds=1.2)
"""The wait for what happens next: computers often play at once."""
_MOST: Final = 1000


@dataclass(eq=False)
class LivePanel:
    """A private message of one user about one table, as it was drawn last."""

    interaction: discord.Interaction[Any]
    """The interaction that made or last redrew the message; its token can edit it."""
    message: discord.Message
    table: TableId
    state: Hashable
    """What is to be different before the panel is drawn anew."""
    draw: "Draw"
    drawn_at: datetime
    fresh_until: datetime
    """When it stops to follow its table."""
    is_newest: bool = True
    """False once the same user has opened another one: then it is drawn a last time when the table changes."""
    clicks: int = 0
    """The number of clicks on it that are being answered."""
    sending: asyncio.Lock = field(default_factory=asyncio.Lock)
    timer: Timer | None = None

    @property
    def user(self) -> int:
        """Return the id of the user who sees it."""
        return self.interaction.user.id


Draw: TypeAlias = Callable[[LivePanel, bool], Awaitable[None]]
"""A function that draws a panel anew if its table has changed, with True in any case; for the last time it is forgotten."""


class LivePanels:
    """The panels that follow their tables, in the process that holds their tokens."""

    def __init__(self, clock: Clock, timers: Timers) -> None:
        self._clock = clock
        self._timers = timers
        self._panels: OrderedDict[int, LivePanel] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    def follow(
        self,
        interaction: discord.Interaction[Any],
        message: discord.Message | None,
        table: TableId,
        state: Hashable,
        draw: Draw,
    ) -> None:
        """Let a message follow its table, in place of older ones of the same user about the same table.

        Messages that others see, and those in direct messages, do not follow.
        """
        if message is None or not message.flags.ephemeral or interaction.guild_id is None:
            return
        now = self._clock.now()
        panel = LivePanel(interaction, message, table, state, draw, now, now + FRESH)
        before = self._panels.pop(message.id, None)
        if before is not None:
            panel.clicks = before.clicks
            self._stop(before)
            if before.interaction is interaction:
                panel.fresh_until = before.fresh_until
        for older in self._of(table):
            older.is_newest = older.is_newest and older.user != panel.user
        self._panels[message.id] = panel
        if len(self._panels) > _MOST:
            self.forget(next(iter(self._panels)))
        # The table may have moved on while the message was on its way.
        self._look_at(panel, panel.drawn_at + APART)

    def changed(self, table: TableId, state: Hashable) -> None:
        """Take note that the table is in this state now."""
        for panel in self._of(table):
            if panel.state != state:
                self._look_at(panel, panel.drawn_at + APART)

    async def pause(self, message: int) -> None:
        """Let a click on this message be answered: what is on its way arrives first, and nothing comes after it."""
        panel = self._panels.get(message)
        if panel is not None:
            panel.clicks += 1
            async with panel.sending:
                pass

    def go_on(self, message: int) -> None:
        """Let the message follow its table again, since a click on it was answered."""
        panel = self._panels.get(message)
        if panel is not None and panel.clicks:
            panel.clicks -= 1
            if not panel.clicks:
                self._look_at(panel, panel.drawn_at + APART)

    def forget(self, message: int) -> None:
        """Let a message stay as it is: something else stands there now, or nothing."""
        panel = self._panels.pop(message, None)
        if panel is not None:
            self._stop(panel)

    async def close(self) -> None:
        """Let all messages stay as they are."""
        for message in list(self._panels):
            self.forget(message)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def is_current(self, panel: LivePanel) -> bool:
        """Return whether a panel may be drawn: nothing else stands in its place, and no click on it waits for an answer."""
        return self._panels.get(panel.message.id) is panel and not panel.clicks

    def _of(self, table: TableId) -> list[LivePanel]:
        return [panel for panel in self._panels.values() if panel.table == table]

    def _look_at(self, panel: LivePanel, when: datetime) -> None:
        """Draw the panel at this moment, but not at once, if it is not up to date, and in any case when its time is over."""
        self._stop(panel)
        when = max(when, self._clock.now() + _SOON)
        panel.timer = self._timers.call_at(min(when, panel.fresh_until), lambda: self._start(panel))

    @staticmethod
    def _stop(panel: LivePanel) -> None:
        if panel.timer is not None:
            panel.timer.cancel()
            panel.timer = None

    def _start(self, panel: LivePanel) -> None:
        self._stop(panel)
        task = asyncio.get_running_loop().create_task(self._draw(panel))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _draw(self, panel: LivePanel) -> None:
        if not self.is_current(panel):
            return
        is_over = self._clock.now() >= panel.fresh_until
        try:
            await panel.draw(panel, is_over)
        except Exception as refused:  # noqa: BLE001 - the panel stays as it is, and its buttons say what is wrong
            _log.debug("a panel is not drawn any more: %s", type(refused).__name__)
            is_over = True
        if self.is_current(panel):
            if is_over:
                self.forget(panel.message.id)
            elif panel.timer is None:
                self._look_at(panel, panel.fresh_until)
