"""Work that is not done yet, for those who watch over the bot."""

from datetime import datetime, timedelta

from msgspec import Struct

from bot.service.ids import TableId


class Undelivered(Struct, frozen=True):
    """A notice that is not sent: still waiting, or given up."""

    table: TableId
    created: datetime
    is_given_up: bool


class Overdue(Struct, frozen=True):
    """The work that is late, or waits for a moment too far in the future."""

    oldest_notice: datetime | None = None
    """The moment at which the oldest waiting notice was committed."""
    earliest_due: datetime | None = None
    """The moment at which the earliest of the overdue deadlines fell due."""
    too_far_ahead: int = 0
    """The number of notices and deadlines that wait for a moment further ahead than allowed."""

    def notice_age(self, now: datetime) -> timedelta:
        """Return the age of the oldest waiting notice; zero when none waits."""
        return timedelta(0) if self.oldest_notice is None else max(timedelta(0), now - self.oldest_notice)

    def due_for(self, now: datetime) -> timedelta:
        """Return how long the earliest deadline has been due; zero when none is."""
        return timedelta(0) if self.earliest_due is None else max(timedelta(0), now - self.earliest_due)


class Backlog(Struct, frozen=True):
    """The counts of pending work in the whole database, for monitoring."""

    notices: int = 0
    """The number of notices that are not sent yet."""
    oldest_notice: datetime | None = None
    deadlines_due: int = 0
    earliest_due: datetime | None = None
    """The moment at which the earliest of them fell due; None if there is none."""
    tables: dict[str, int] = {}
    """The numbers of tables by status."""
    too_far_ahead: int = 0
    """The number as in ``Overdue``."""
