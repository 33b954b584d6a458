"""Reviews of a year: of a person in a server, and of the server. Years and months are those of UTC."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Final

from msgspec import Struct

from bot.service.ids import GuildId, UserId
from bot.service.ports import Clock, Store
from bot.service.statistics.model import (
    Companion,
    MonthSums,
    PlayedRound,
    RecordKind,
    ServerMonth,
    ServerPair,
    Sums,
)

MONTHS: Final = 12


class ReviewedYear(Struct, frozen=True):
    """The year of a review, and those with rounds before and after it, by which the reader goes on."""

    number: int
    is_over: bool
    before: int | None = None
    after: int | None = None


class FavouriteGame(Struct, frozen=True):
    """The game of which most rounds were played."""

    preset: str
    rounds: int


class PersonReview(Struct, frozen=True):
    """The year of a person. ``partner`` and ``opponent`` are those met most often of the members who take part."""

    year: ReviewedYear
    sums: Sums
    rounds_by_month: tuple[int, ...]
    game: FavouriteGame | None
    longest_run: int
    """The number of matches won one after the other."""
    largest_pile: int
    partner: Companion | None = None
    opponent: Companion | None = None


class ServerReview(Struct, frozen=True):
    """The year of a server. Everybody's rounds count; only members who take part are named."""

    year: ReviewedYear
    rounds: int
    matches: int
    people: int
    """The number of people who played."""
    rounds_by_month: tuple[int, ...]
    game: FavouriteGame | None
    records: Mapping[RecordKind, tuple[PlayedRound, ...]]
    pair: ServerPair | None = None


def longest_run(results: Iterable[bool]) -> int:
    """Return the largest number of wins one after the other."""
    longest = run = 0
    for is_won in results:
        run = run + 1 if is_won else 0
        longest = max(longest, run)
    return longest


def rounds_by_month(counted: Iterable[MonthSums | ServerMonth]) -> tuple[int, ...]:
    """Return the number of rounds in each month of the year."""
    found = Counter[int]()
    for one in counted:
        found[one.month] += one.rounds
    return tuple(found[month] for month in range(1, MONTHS + 1))


def favourite_game(counted: Iterable[MonthSums | ServerMonth]) -> FavouriteGame | None:
    """Return the game of which most rounds were played."""
    found = Counter[str]()
    for one in counted:
        found[one.preset] += one.rounds
    if not found:
        return None
    preset = min(found, key=lambda name: (-found[name], name))
    return FavouriteGame(preset, found[preset])


def summed(months: Sequence[MonthSums]) -> Sums:
    """Return the sums of a whole year."""
    if not months:
        return Sums()
    parts = [one.sums for one in months]
    added = {
        name: sum(getattr(part, name) for part in parts)
        for name in Sums.__struct_fields__
        if name not in {"best", "worst"}
    }
    return Sums(best=max(part.best for part in parts), worst=min(part.worst for part in parts), **added)


def reviewed(years: Sequence[int], wanted: int | None, now: datetime) -> ReviewedYear:
    """Return the year to review: the wanted one, or else the last of those with rounds."""
    present = now.astimezone(UTC).year
    number = wanted if wanted is not None and wanted in years else max(years, default=present)
    return ReviewedYear(
        number,
        number < present,
        max((one for one in years if one < number), default=None),
        min((one for one in years if one > number), default=None),
    )


class YearService:
    """Reviews of years."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def of_person(self, guild: GuildId, user: UserId, year: int | None = None) -> PersonReview:
        """Return the review of a year of this person: by default of the last one in which they played."""
        chosen = reviewed(await self._store.years(guild, user), year, self._clock.now())
        found = await self._store.person_year(guild, user, chosen.number)
        return PersonReview(
            chosen,
            summed(found.months),
            rounds_by_month(found.months),
            favourite_game(found.months),
            longest_run(found.results),
            max((one.largest_pile for one in found.months), default=0),
            found.partner,
            found.opponent,
        )

    async def of_server(self, guild: GuildId, year: int | None = None) -> ServerReview:
        """Return the review of a year of the server: by default of the last one in which anybody played."""
        chosen = reviewed(await self._store.years(guild), year, self._clock.now())
        found = await self._store.server_year(guild, chosen.number)
        return ServerReview(
            chosen,
            sum(one.rounds for one in found.months),
            sum(one.matches for one in found.months),
            found.people,
            rounds_by_month(found.months),
            favourite_game(found.months),
            found.records,
            found.pair,
        )
