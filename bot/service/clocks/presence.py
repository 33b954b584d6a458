"""Presence of people at tables: who has clicked there in the last two minutes. It is known to this process alone."""

from collections import OrderedDict
from datetime import datetime, timedelta
from typing import Final

from bot.service.ids import TableId, UserId
from bot.service.ports import Clock

STAYS_HERE: Final = timedelta(minutes=2)
"""The time after a click during which its person counts as being at the table."""

_MOST_KNOWN: Final = 10_000
"""The number of people that are remembered; who was forgotten is called at once."""


class Presence:
    """The last clicks of people at tables, in memory only. Nobody else is told of them."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._clicked: OrderedDict[tuple[TableId, UserId], datetime] = OrderedDict()
        """The last clicks, oldest first."""

    def clicked(self, table: TableId, user: UserId) -> None:
        """Remember that this person has just clicked at this table, or typed a command there."""
        now = self._clock.now()
        self._clicked[table, user] = now
        self._clicked.move_to_end((table, user))
        while len(self._clicked) > _MOST_KNOWN or next(iter(self._clicked.values())) <= now - STAYS_HERE:
            self._clicked.popitem(last=False)

    def until(self, table: TableId, user: UserId) -> datetime | None:
        """Return until when this person counts as being at this table; None if they do not, or it is not known."""
        clicked, now = self._clicked.get((table, user)), self._clock.now()
        # A click from after now was noted before the clock was set back.
        return clicked + STAYS_HERE if clicked is not None and clicked <= now < clicked + STAYS_HERE else None
