"""What a person and what a server have chosen for themselves."""

from datetime import datetime
from enum import StrEnum

from msgspec import Struct

from bot.service.clocks.calendars import Calendar
from bot.service.clocks.terms import Terms
from bot.service.ids import GuildId, UserId


class Notify(StrEnum):
    """Where a person is told that it is his turn."""

    TABLE = "table"
    """In the thread of the table."""
    DIRECT = "direct"
    """By direct message; at the table when those are closed."""
    NEVER = "never"


class PlayerSettings(Struct, frozen=True, omit_defaults=True):
    """What a person has chosen, for all tables in all servers. Nobody else sees it."""

    user: UserId
    revision: int = 0
    """0: nothing was ever chosen."""
    notify: Notify = Notify.TABLE
    direct_closed: bool = False
    """A direct message was refused since the choice was made; the table is used instead."""
    zone: str = ""
    """The name of a time zone; empty for UTC."""
    quiet: tuple[int, int] | None = None
    """From and until which minute of the local day the clock rests; it may pass midnight."""
    days_off: tuple[int, ...] = ()
    """On which days the clock rests, 0 being Monday."""
    confirm_discard: bool = False
    text_only: bool = False
    four_colours: bool = False
    spaced: bool = False

    @property
    def calendar(self) -> Calendar:
        """When this person's clock runs."""
        return Calendar(self.zone, self.quiet, self.days_off)


class GuildSettings(Struct, frozen=True, omit_defaults=True):
    """What a server has chosen. The limits are None where there is none."""

    guild: GuildId
    revision: int = 0
    """0: nothing was ever chosen."""
    terms: Terms = Terms()
    """For new tables, unless their house rule says otherwise."""
    open_tables: int | None = None
    tables_per_person: int | None = None
    is_gone: bool = False
    """The bot was removed from this server."""
    gone_since: datetime | None = None
    """Since when; None where nobody wrote it down."""
