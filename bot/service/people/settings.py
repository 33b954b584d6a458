"""Settings of users and of servers."""

from datetime import datetime
from enum import StrEnum

from msgspec import Struct

from bot.canasta.hand_order import HandOrder
from bot.service.clocks.calendars import Calendar
from bot.service.clocks.terms import NEW_TABLES, Terms
from bot.service.ids import ChannelId, GuildId, RoleId, UserId
from bot.service.ratings.model import SeasonLength


class Notify(StrEnum):
    """The place where a player is told that it is their turn."""

    TABLE = "table"
    """In the thread of the table."""
    DIRECT = "direct"
    """By direct message; at the table when those are closed."""
    NEVER = "never"


class HandStyle(StrEnum):
    """The way a player's own cards are shown."""

    PICTURE = "picture"
    """As a picture; where none can be shown, as emojis."""
    EMOJIS = "emojis"
    """As emojis; where there are none, in words."""
    WORDS = "words"


class PlayerSettings(Struct, frozen=True, omit_defaults=True):
    """The settings of a user for all tables in all servers. Nobody else sees them."""

    user: UserId
    revision: int = 0
    """The number of changes; 0 if nothing was ever chosen."""
    notify: Notify = Notify.TABLE
    direct_closed: bool = False
    """True if a direct message was refused since ``notify`` was chosen; the table is used instead."""
    zone: str = ""
    """The name of a time zone; empty for UTC."""
    quiet: tuple[int, int] | None = None
    """The quiet hours: first and last minute of the local day between which the clock rests, also across midnight."""
    days_off: tuple[int, ...] = ()
    """The weekdays on which the clock rests, 0 being Monday."""
    confirm_discard: bool = False
    plays_forced: bool = True
    """True to have plays made that are forced anyway: see :mod:`bot.canasta.forced_plays`."""
    text_only: bool = False
    four_colours: bool = False
    spaced: bool = False
    own_cards: HandStyle = HandStyle.PICTURE
    hand_order: HandOrder | None = None
    """The order of this user's hands; None for the one that suits the game."""
    compact: bool = False
    """True for the hand without a picture and in fewer lines."""
    shares_statistics: bool = False
    """True if others in a server may see this user's statistics."""

    learned: int = 0
    """The number of steps of the course that were done, up to the last one."""
    has_lessons: bool = True
    """True to explain the game in practice matches, each thing once."""
    lessons: tuple[str, ...] = ()
    """The lessons that were given, each with the table and its version: ``canasta@12.31``."""

    language: str = ""
    """The language to be answered in, as Discord names it; empty for that of the person's client."""
    locale: str = ""
    """The language of the client when it was last seen to differ from the server's; empty if it never was."""

    @property
    def hand_style(self) -> HandStyle:
        """Return how to show this user's own cards; text only and a compact hand have no picture."""
        if self.text_only:
            return HandStyle.WORDS
        return HandStyle.EMOJIS if self.compact and self.own_cards is HandStyle.PICTURE else self.own_cards

    @property
    def calendar(self) -> Calendar:
        """Return the calendar of the times at which this user's clock runs."""
        return Calendar(self.zone, self.quiet, self.days_off)


class GuildSettings(Struct, frozen=True, omit_defaults=True):
    """The settings of a server. A limit is None where there is none."""

    guild: GuildId
    revision: int = 0
    """The number of changes; 0 if nothing was ever chosen."""
    terms: Terms = NEW_TABLES
    """The terms of new tables, unless their house rule says otherwise."""
    open_tables: int | None = None
    tables_per_person: int | None = None
    players_role: RoleId | None = None
    """The role of the members who want to be called when a table waits for players; None while that is off."""
    organisers_role: RoleId | None = None
    """The role of the members who may open tournaments, and change those and the evenings of others as managers may."""
    forum: ChannelId | None = None
    """The forum in which each new table gets a post of its own; None where its thread is below its lobby."""
    players_called: datetime | None = None
    """The moment at which this role was last mentioned."""
    is_welcomed: bool = False
    """True once the bot has introduced itself in this server."""
    is_gone: bool = False
    """True if the bot was removed from this server."""
    gone_since: datetime | None = None
    """The moment of the removal; None if it was not recorded."""
    seasons: SeasonLength = SeasonLength.OFF
    """How often the ladders of this server begin anew."""
    language: str = ""
    """The language of public messages, as Discord names it; empty for the one that Discord prefers there."""
