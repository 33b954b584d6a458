"""The hours that count for those who act at a table: their calendars, the downtimes of the bot, and who is there now; and
for whom forced plays are made.
"""

from collections import OrderedDict
from collections.abc import Callable, Mapping
from datetime import datetime, timedelta
from typing import Final

from msgspec import Struct

from bot.canasta.view import TableView
from bot.service.clocks.calendars import ALWAYS, Calendar, Span
from bot.service.ids import TableId, UserId
from bot.service.matches.record import SeatHolder, TableRecord
from bot.service.people.settings import PlayerSettings
from bot.service.ports import Clock, Store

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


class Hours(Struct, frozen=True):
    """The calendars of some people, and the intervals in which the bot was away: they decide what time counts. Who is at
    the table now needs no call yet.
    """

    calendars: Mapping[UserId, Calendar] = {}
    away: tuple[Span, ...] = ()
    here: Mapping[UserId, datetime] = {}
    """The people who are at the table, as far as this process knows, and until when they count as that."""
    forced: frozenset[UserId] = frozenset()
    """The people for whom forced plays are made."""

    def of(self, holder: SeatHolder | None) -> Calendar:
        """Return the calendar of the holder of a seat; for unknown people the one under which every hour counts."""
        return ALWAYS if holder is None or holder.user is None else self.calendars.get(holder.user, ALWAYS)

    def here_until(self, holder: SeatHolder | None) -> datetime | None:
        """Return until when the holder of a seat counts as being at the table; None if they do not."""
        return None if holder is None or holder.user is None else self.here.get(holder.user)


class HoursOf:
    """The lookup of the hours that count for those who act at a table."""

    def __init__(self, store: Store, away: Callable[[], tuple[Span, ...]], presence: Presence) -> None:
        self._store = store
        self._away = away
        self._presence = presence

    async def of(self, record: TableRecord, view: TableView | None) -> Hours:
        """Return the hours of the player whose time runs and of those the table waits for."""
        return self.by(record, {user: await self._store.player(user) for user in concerned(record, view)})

    def by(self, record: TableRecord, settings: Mapping[UserId, PlayerSettings]) -> Hours:
        """Return the hours of people with these settings at this table."""
        # Nobody is called to a practice match.
        known = (
            {} if record.is_practice else {user: self._presence.until(record.id, user) for user in settings}
        )
        here = {user: until for user, until in known.items() if until is not None}
        forced = frozenset(user for user, each in settings.items() if each.plays_forced)
        return Hours({user: each.calendar for user, each in settings.items()}, self._away(), here, forced)


def concerned(record: TableRecord, view: TableView | None) -> set[UserId]:
    """Return the people whose hours count: the one whose time runs, and those the table waits for."""
    seats = set(() if view is None else view.seats_to_act)
    if record.clock is not None:
        seats.add(record.clock.seat)
    holders = (record.holder_of(seat) for seat in seats)
    return {holder.user for holder in holders if holder is not None and holder.user is not None}
