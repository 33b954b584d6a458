"""Results of duplicates that are rated: those who had the same cards are compared with each other.

As in duplicate bridge, the entries that had the seats of one side are a direction, and who sat against them plays no part.
Each direction has a result. Results are stored by table: that of the first direction with the first table, that of the second
with the second. Like a match, a duplicate is rated only if all its tables ended by their rules, and each seat was held at the
end by a person who had made more than half of its plays.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct

from bot.canasta.rules.presets import family_of
from bot.canasta.seats import Seat
from bot.service.change import LogRow
from bot.service.history.exports import preset_of_match
from bot.service.ids import UserId
from bot.service.matches.record import TableRecord
from bot.service.ports import Store
from bot.service.ratings.model import RatedResult, RatedSeat
from bot.service.ratings.results import ending_of, moves_in, player_of, weight_of
from bot.service.tournaments.model import Tournament

DIRECTIONS: Final = 2


class PlayedTable(Struct, frozen=True):
    """A table of a duplicate and all its public log rows."""

    record: TableRecord
    rows: Sequence[LogRow]


async def rated_direction(
    store: Store, tournament: Tournament, record: TableRecord, forgotten: Mapping[Seat, UserId] | None = None
) -> RatedResult | None:
    """Return the result that is stored with this table of a duplicate whose tables are all closed; None if there is none."""
    numbers = [one.table for one in tournament.pairings]
    direction = numbers.index(record.id)
    if direction >= DIRECTIONS:
        return None
    tables = []
    for number in numbers:
        one = None if number is None else await store.record(number)
        if one is None:
            return None
        tables.append(PlayedTable(one, await store.log(one.id, seat=None)))
    return direction_result(tables, direction, forgotten)


def direction_result(
    tables: Sequence[PlayedTable], direction: int, forgotten: Mapping[Seat, UserId] | None = None
) -> RatedResult | None:
    """Return the result of a direction, with a team for each table.

    The seats of the second table count on from those of the first. ``forgotten`` are the seats of people who were rated
    for it and were forgotten since.
    """
    ahead, people = [], dict[Seat, UserId]()
    for number, table in enumerate(tables):
        ended = ending_of(table.rows)
        if ended is None:
            return None
        sign = 1 if direction == 0 else -1
        ahead.append(sign * (ended.totals[0] - ended.totals[1]))
        last, moves = table.rows[-1].version, moves_in(table.rows)
        for seat in map(Seat, range(table.record.seat_count)):
            place = Seat(number * table.record.seat_count + seat)
            user = (forgotten or {}).get(place) or player_of(table.record, seat, last, moves)
            if user is None:
                return None
            people[place] = user
    here = tables[direction].record
    sides = here.seating.sides
    seats = [
        RatedSeat(place, user, number, sum(other > ahead[number] for other in ahead))
        for place, user in people.items()
        for number, seat in [divmod(place, here.seat_count)]
        if sides[seat] == direction
    ]
    at = max(table.rows[-1].at for table in tables)
    family = family_of(preset_of_match(here))
    return RatedResult(
        here.id, here.guild, family, at, tuple(seats), is_duplicate=True, weight=weight_of(here)
    )
