"""Private messages about a table that several features open, each shown by the feature that it belongs to."""

from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from bot.service.ids import TableId
from bot.ui.toolkit.interaction import InteractionContext

Show: TypeAlias = Callable[..., Awaitable[None]]
"""A function that shows a screen: it takes the context, the table, and perhaps a ``note`` as the first line."""


class Screen:
    """A private message about a table. Features that do not know each other open it by its name."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._show: Show | None = None

    def shown_by(self, show: Show) -> None:
        """Register the function that shows this screen."""
        if self._show is not None:
            raise ValueError(f"two functions show the {self._name}")
        self._show = show

    async def open(self, context: InteractionContext, table: TableId, *, note: str | None = None) -> None:
        """Show this screen to the user, with a note as its first line."""
        if self._show is None:
            raise LookupError(f"no function shows the {self._name}")
        await (self._show(context, table) if note is None else self._show(context, table, note=note))


HAND: Final = Screen("hand")
RESULT: Final = Screen("result")
"""The result of the last round that is over, and the way on."""
BOARD: Final = Screen("board")
"""The lobby before the match, the board from then on."""
