"""Results of matches that are rated, computed from the log of a match.

A match is rated if it ended by its rules and was a match of people: each seat was held at the end by a person who had
made more than half of its moves. Otherwise it is rated for nobody, since a side is as strong as all who played for it.
Sides must have as many seats each: of five people one side has three who take turns, and would count as stronger.
A match that is shorter than its game's own counts as a part of one.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from bot.canasta.codec import decode_events
from bot.canasta.events import Event, MatchEnded
from bot.canasta.rules.presets import PRESETS, family_of
from bot.canasta.seats import Seat, Seating
from bot.service.change import LogRow
from bot.service.history.exports import preset_of_match
from bot.service.ids import UserId
from bot.service.matches.record import TableRecord
from bot.service.ratings.model import RatedResult, RatedSeat

USUAL_ROUNDS: Final = 6
"""The rounds that a match to a game's own target is taken to have: a match of fewer rounds counts in proportion."""


def may_be_rated(record: TableRecord) -> bool:
    """Return whether the result of this table alone can count: no practice, no duplicate, a person at each seat."""
    return (
        not record.is_practice
        and not record.shares_deals
        and len(record.people) == record.seat_count
        and _has_equal_sides(record.seating)
    )


def ends_match(events: Sequence[Event]) -> bool:
    """Return whether a step ended a match by its rules."""
    return any(isinstance(event, MatchEnded) for event in events)


def match_result(
    record: TableRecord, rows: Sequence[LogRow], forgotten: Mapping[Seat, UserId] | None = None
) -> RatedResult | None:
    """Return the result of a match; None if it is not over by its rules, or is not rated.

    ``rows`` are all public log rows of the match, ``record`` is the table at any time after it. ``forgotten`` are the
    seats of people who were rated for this match and were forgotten since.
    """
    seating = record.seating
    if record.is_practice or record.shares_deals or not rows or not _has_equal_sides(seating):
        return None
    ended = ending_of(rows)
    if ended is None:
        return None
    last, places, moves = rows[-1].version, _places(ended), moves_in(rows)
    seats = []
    for seat in map(Seat, range(record.seat_count)):
        user = (forgotten or {}).get(seat) or player_of(record, seat, last, moves)
        if user is None:
            return None
        team = seating.account_of(seat)
        seats.append(RatedSeat(seat, user, team, places[team]))
    family = family_of(preset_of_match(record))
    return RatedResult(record.id, record.guild, family, rows[-1].at, tuple(seats), weight=weight_of(record))


def weight_of(record: TableRecord) -> float:
    """Return the part of a whole match that a match of this table counts as: its length by that of its game's own,
    at most 1. Both are known before it begins.
    """
    end, own = record.rules.end, PRESETS[preset_of_match(record)].end
    if end.round_count is None:
        return min(1.0, end.target_score / own.target_score)
    return min(1.0, end.round_count / (own.round_count or USUAL_ROUNDS))


def ending_of(rows: Sequence[LogRow]) -> MatchEnded | None:
    """Return the event with which a match ended by its rules; None if it did not. ``rows`` are all its public log rows."""
    last = rows[-1].version if rows else 0
    events = [event for row in rows if row.version == last for event in decode_events(row.event)]
    return next((event for event in events if isinstance(event, MatchEnded)), None)


def moves_in(rows: Sequence[LogRow]) -> dict[tuple[Seat, int], bool]:
    """Return the seat and version of each move, and whether a computer made it."""
    return {(Seat(row.seat), row.version): row.by_computer for row in rows if row.seat is not None}


def _has_equal_sides(seating: Seating) -> bool:
    sizes = Counter(seating.account_of(Seat(seat)) for seat in range(seating.seat_count))
    return len(set(sizes.values())) == 1


def _places(ended: MatchEnded) -> list[int]:
    """Return the number of better teams for each; winners come first, whatever their totals."""
    keys = [(0, 0) if team in ended.winners else (1, -total) for team, total in enumerate(ended.totals)]
    return [sum(other < key for other in keys) for key in keys]


def player_of(
    record: TableRecord, seat: Seat, last: int, moves: Mapping[tuple[Seat, int], bool]
) -> UserId | None:
    """Return the person who held a seat at the end, if most of its moves are theirs."""
    user = record.user_at(seat, last)
    count = Counter(
        not by_computer and record.user_at(seat, version) == user
        for (moved, version), by_computer in moves.items()
        if moved == seat
    )
    return user if count[True] > count[False] else None
