"""Results of rated matches, made up."""

from datetime import UTC, datetime, timedelta

from bot.canasta.rules.preset import Family
from bot.canasta.seats import Seat
from bot.service.ids import GuildId, TableId, UserId
from bot.service.ratings.model import RatedResult, RatedSeat

HERE = GuildId(10)
FIRST_DAY = datetime(2026, 11, 1, tzinfo=UTC)
ANA, BEN, CYD, DOT = (UserId(2**62 + number) for number in range(1, 5))


def result(
    table: int,
    *teams: tuple[int, ...],
    places: tuple[int, ...] | None = None,
    day: int | None = None,
    guild: GuildId = HERE,
    family: Family = Family.CLASSIC,
) -> RatedResult:
    """A match of these teams, the first the winners, on the day of its table's number."""
    seats = [
        (UserId(user), team, (places or range(len(teams)))[team])
        for team, people in enumerate(teams)
        for user in people
    ]
    return RatedResult(
        TableId(table),
        guild,
        family,
        FIRST_DAY + timedelta(days=table if day is None else day),
        tuple(RatedSeat(Seat(seat), *one) for seat, one in enumerate(seats)),
    )
