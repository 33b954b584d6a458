"""Results of rated matches, and the ratings that follow from them."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from msgspec import Struct

from bot.canasta.rules.preset import Family
from bot.canasta.seats import Seat
from bot.service.ids import GuildId, TableId, UserId

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
