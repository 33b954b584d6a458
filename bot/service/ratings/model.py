"""Results of rated matches, the ratings that follow from them, seasons, and roles for places on the ladders."""

from datetime import UTC, datetime
from enum import StrEnum
from typing import Final, Self

from msgspec import Struct
from msgspec.structs import replace

from bot.canasta.rules.preset import Family
from bot.canasta.seats import Seat
from bot.service.ids import ChannelId, GuildId, RoleId, TableId, UserId

FIRST_MU: Final = 25.0
FIRST_SIGMA: Final = FIRST_MU / 3
"""The usual beginning of ``openskill``: nothing is known yet."""


class RatedSeat(Struct, frozen=True):
    """A seat of a rated match."""

    seat: Seat
    user: UserId
    """The person who held it; a negative number for one who was forgotten, the same in all matches of a server."""
    team: int
    """The number of the score that counted for the seat: partners have the same."""
    place: int
    """The number of teams that did better: 0 for the winners."""


class RatedResult(Struct, frozen=True):
    """The result of a match of people that ended by its rules."""

    table: TableId
    guild: GuildId
    family: Family
    at: datetime
    seats: tuple[RatedSeat, ...]
    is_duplicate: bool = False
    """True if all teams had the same cards."""
    weight: float = 1.0
    """The part of a whole match that it counts as: less than 1 for a short one."""

    @property
    def order(self) -> tuple[datetime, TableId]:
        """Return the place of the match among others: the order in which they ended."""
        return self.at, self.table


class MemberRating(Struct, frozen=True):
    """The rating of a member in one season of a family of games; the member's strength is near ``mu``, give or take
    ``sigma``.
    """

    user: UserId
    mu: float = FIRST_MU
    sigma: float = FIRST_SIGMA
    matches: int = 0
    won: int = 0
    mu_before: float | None = None
    """``mu`` before the last match; None if that is not known."""


class StoredRating(Struct, frozen=True):
    """A rating of a member with the server, family and season it belongs to."""

    guild: GuildId
    family: Family
    season: str
    rating: MemberRating


class RatedMatch(Struct, frozen=True):
    """The own part of a person in the result of a match."""

    table: TableId
    guild: GuildId
    family: Family
    at: datetime
    place: int


_MONTHS: Final = 3


class SeasonLength(StrEnum):
    """The choices of a server how often its ladders begin anew."""

    OFF = "off"
    """Never: one season for all time."""
    QUARTERLY = "quarterly"
    YEARLY = "yearly"


def season_of(length: SeasonLength, at: datetime, back: int = 0) -> str:
    """Return the name of the season of a moment, or of the one so many before it: "2026-4", "2026", empty for all time.

    The moment must be in UTC.
    """
    quarter = at.year * 4 + (at.month - 1) // _MONTHS
    match length:
        case SeasonLength.OFF:
            return ""
        case SeasonLength.YEARLY:
            return f"{at.year - back}"
        case SeasonLength.QUARTERLY:
            year, place = divmod(quarter - back, 4)
            return f"{year}-{place + 1}"


def next_season(length: SeasonLength, at: datetime) -> datetime | None:
    """Return when the season after that of a moment begins; None without seasons. The moment must be in UTC."""
    match length:
        case SeasonLength.OFF:
            return None
        case SeasonLength.YEARLY:
            return datetime(at.year + 1, 1, 1, tzinfo=UTC)
        case SeasonLength.QUARTERLY:
            year, place = divmod(at.year * 4 + (at.month - 1) // _MONTHS + 1, 4)
            return datetime(year, place * _MONTHS + 1, 1, tzinfo=UTC)


def seasons_at(at: datetime) -> tuple[str, ...]:
    """Return the names of all seasons that a match counts for, one of each length.

    Ratings are kept for all of them, so that a server may change the length at any time.
    """
    return tuple(season_of(length, at) for length in SeasonLength)


LAST_PLACES: Final = (1, 3, 10)
"""The last place for which each of the three roles is given; the first of them is the first place alone."""


class GivenRole(Struct, frozen=True, omit_defaults=True):
    """A role that a member has from the bot, or is to get or to lose."""

    user: UserId
    role: RoleId
    is_given: bool = False
    """False until Discord has confirmed it."""
    is_erased: bool = False
    """True if the member's data was erased: the role is taken back, and nothing is kept whatever Discord answers."""


class RankRoles(Struct, frozen=True, omit_defaults=True):
    """The roles that a server has chosen, and what the bot has made of them."""

    guild: GuildId
    roles: tuple[RoleId | None, ...] = (None,) * len(LAST_PLACES)
    """The role for each of ``LAST_PLACES``; None where there is none."""
    given: tuple[GivenRole, ...] = ()
    revision: int = 0
    """The number of changes; 0 if nothing was ever chosen."""
    due: datetime | None = None
    """When roles are to be compared with places again; None until something happens."""
    podium: ChannelId | None = None
    """The channel for the podium of each season when it is over; None for none."""
    season: str = ""
    """The season whose podium is the next one; empty without a channel or without seasons."""
    podium_begun: datetime | None = None
    """When the posting of this podium was begun, if the bot was stopped then; None if it was not."""

    @property
    def is_on(self) -> bool:
        """Return whether any role is chosen."""
        return any(role is not None for role in self.roles)

    @property
    def follows_seasons(self) -> bool:
        """Return whether anything is to be done when a season begins."""
        return self.is_on or self.podium is not None

    def without(self, user: UserId, now: datetime) -> Self:
        """Return the next revision with the roles of an erased person marked, to be taken back at once."""
        given = tuple(replace(one, is_erased=True) if one.user == user else one for one in self.given)
        return replace(self, given=given, due=now, revision=self.revision + 1)
