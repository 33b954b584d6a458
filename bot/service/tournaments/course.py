"""The course of a tournament: its start, results, walkovers, rounds and end, as changes of the record; and no-shows.

A no-show is an entry at a match that made no move although it had the time for a turn.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any, Final

from msgspec import structs

from bot.canasta.seats import Seat, SideId
from bot.service.clocks.hours import Hours
from bot.service.clocks.turn_time import clock_of, spent_by
from bot.service.concurrency import revised
from bot.service.errors import TooFewEntries, UnevenEntries
from bot.service.ids import TableId
from bot.service.matches.record import SeatHolder, TableRecord
from bot.service.tournaments.model import (
    DRAW,
    LOSS,
    WIN,
    Ending,
    Entrant,
    Entry,
    Pairing,
    Result,
    Tournament,
    TournamentKind,
    TournamentRound,
    TournamentStage,
)
from bot.service.tournaments.pairings import rounds_of
from bot.service.tournaments.standings import survivors

FEWEST_ENTRIES: Final = 2
FEWEST_IN_A_DUPLICATE: Final = 4
PEOPLE_AT_A_TABLE: Final = 4
"""The number of entries at a table of a progression, and the smallest number of them."""
REMINDED_BEFORE: Final = timedelta(days=1)
"""The time before the end of a round at which those who are to act are reminded, or a quarter of the round."""
REMINDED_EVERY: Final = timedelta(minutes=30)
"""The time after which somebody who could not be reminded is looked for again."""
MOST_MISSED: Final = 2
"""The number of matches without a move with which an entry is withdrawn."""
TURN_WITHOUT_A_CLOCK: Final = timedelta(days=1)
"""The time for a turn at a table without a clock."""


def changed(tournament: Tournament, **changes: Any) -> Tournament:
    """Return the next revision with changes that everybody is to see."""
    return revised(tournament, content=tournament.content + 1, **changes)


def begun(tournament: Tournament, seed: str, now: datetime, *, fills: bool) -> Tournament:
    """Return the tournament with its entries complete and no round paired yet.

    Pairs whose second person has not agreed are left out, and so are those for whom there is no room. ``fills``: computers enter where the number would be odd, and
    in a duplicate where a second table would be missing; in a progression until all tables are full.

    Raises:
        TooFewEntries, UnevenEntries
    """
    ready = tournament.active[: tournament.plan.most or None]
    entries = [structs.replace(entry, number=place) for place, entry in enumerate(ready, start=1)]
    if len(entries) < FEWEST_ENTRIES:
        raise TooFewEntries(entries=len(entries), needed=FEWEST_ENTRIES)
    computers = (Entrant(is_computer=True),) * tournament.plan.size
    while fills and not is_even(tournament, len(entries)):
        entries.append(Entry(len(entries) + 1, computers))
    if tournament.is_duplicate and not is_even(tournament, len(entries)):
        raise UnevenEntries(entries=len(entries))
    if len(entries) < fewest_without_computers(tournament):
        raise TooFewEntries(entries=len(entries), needed=fewest_without_computers(tournament))
    planned = rounds_of(tournament.plan.kind, len(entries), tournament.plan.rounds)
    return changed(
        tournament, stage=TournamentStage.RUNNING, seed=seed, entries=tuple(entries), planned=planned, due=now
    )


def begun_by_itself(tournament: Tournament, seed: str, now: datetime) -> Tournament:
    """Return the tournament at the moment at which it was to start: begun, or cancelled with too few entries.

    Computers enter only where a duplicate, or the only table of a progression, needs them.
    """
    ready = len(tournament.active[: tournament.plan.most or None])
    if ready < max(tournament.plan.fewest, FEWEST_ENTRIES):
        return changed(tournament, stage=TournamentStage.CANCELLED, fell_short=True)
    needs_computers = tournament.is_duplicate or ready < fewest_without_computers(tournament)
    return begun(tournament, seed, now, fills=needs_computers)


def fewest_without_computers(tournament: Tournament) -> int:
    """Return the smallest number of entries with which it can begin; where there are two of them, computers can fill."""
    return PEOPLE_AT_A_TABLE if tournament.is_progression else FEWEST_ENTRIES


def is_even(tournament: Tournament, entries: int) -> bool:
    """Return whether so many entries all play in each round, and a duplicate has another table to be compared with."""
    if tournament.is_progression:
        return entries % PEOPLE_AT_A_TABLE == 0
    return entries % 2 == 0 and (not tournament.is_duplicate or entries >= FEWEST_IN_A_DUPLICATE)


def needs_round(tournament: Tournament) -> bool:
    """Return whether the next round is to be paired."""
    current = tournament.current
    return (
        tournament.stage is TournamentStage.RUNNING
        and tournament.paused is None
        and (current is None or current.is_over)
        and len(tournament.rounds) < tournament.planned
        and (
            tournament.plan.kind not in {TournamentKind.SWISS, TournamentKind.PROGRESSION}
            or len(tournament.active) >= FEWEST_ENTRIES
        )
        and (
            tournament.plan.kind is not TournamentKind.KNOCKOUT
            or len(survivors(tournament)) >= FEWEST_ENTRIES
        )
    )


def with_round(tournament: Tournament, pairings: tuple[Pairing, ...], now: datetime) -> Tournament:
    """Return the tournament with a new round; where there is nothing to play, the results stand already."""
    begins = TournamentRound(now, now + timedelta(days=tournament.plan.days), pairings)
    return with_walkovers(changed(tournament, rounds=(*tournament.rounds, begins)))


def with_walkovers(tournament: Tournament) -> Tournament:
    """Return the tournament with the results of byes, and of matches whose table is not open where one side is out."""

    def decided(pairing: Pairing) -> Pairing:
        if not pairing.is_to_be_opened:
            return pairing
        return structs.replace(pairing, result=uncontested(tournament, pairing))

    return _with_pairings(tournament, decided)


def uncontested(tournament: Tournament, pairing: Pairing) -> Result | None:
    """Return the result of a match that need not be played; None if both sides are there.

    In a duplicate computers play on for a side that is out as long as there is a person on the other one, who would lose
    deals otherwise; in a progression for everybody who is out as long as there is a person at the table.
    """
    if pairing.second is None:
        return Result((WIN, LOSS), Ending.BYE)
    entries = [tournament.entry(number) for number in pairing.everybody]
    is_out = [entry.is_out for entry in entries]
    has_people = any(not (entry.is_out or entry.is_of_computers) for entry in entries)
    if not any(is_out) or (has_people and (tournament.is_duplicate or tournament.is_progression)):
        return None
    if pairing.partners is not None:
        return Result((LOSS, LOSS), Ending.WALKOVER, lost=pairing.everybody)
    first, second = (LOSS if out else WIN for out in is_out)
    return Result((first, second), Ending.WALKOVER)


def result_of(scores: tuple[int, int], *, is_over: bool, winner: int | None = None) -> Result:
    """Return the result of a match with these scores. ``winner`` is 0 or 1 where the scores do not decide."""
    if winner is not None:
        points = (WIN, LOSS) if winner == 0 else (LOSS, WIN)
        return Result(points, Ending.PLAYED, scores)
    if not is_over and not any(scores):
        return Result((LOSS, LOSS), Ending.UNPLAYED)
    ending = Ending.PLAYED if is_over else Ending.STOPPED
    if scores[0] == scores[1]:
        return Result((DRAW, DRAW), ending, scores)
    return Result((WIN, LOSS) if scores[0] > scores[1] else (LOSS, WIN), ending, scores)


def judged(result: Result, missed: tuple[bool, ...], moved: tuple[bool, ...]) -> Result:
    """Return the result of a match in which some entries made no move in their own time (``missed``): they lose."""
    result = structs.replace(result, moved=moved)
    if not any(missed):
        return result
    first, second = (LOSS if has_missed else WIN for has_missed in missed)
    return structs.replace(result, points=(first, second), ending=Ending.NO_SHOW)


def judged_alone(
    tournament: Tournament, pairing: Pairing, result: Result, missed: Sequence[bool], moved: tuple[bool, ...]
) -> Result:
    """Return the result of a match of a progression: who made no move in their own time, or has withdrawn, has lost,
    and the other three have what they made.
    """
    lost = (
        number
        for number, has_missed in zip(pairing.everybody, missed, strict=True)
        if has_missed or tournament.entry(number).is_out
    )
    return structs.replace(result, moved=moved, lost=tuple(lost))


def missed_matches(tournament: Tournament) -> Counter[int]:
    """Return how many matches each entry has lost because it made no move."""
    return Counter(
        number for one in tournament.rounds for pairing in one.pairings for number in _missing(pairing)
    )


def _missing(pairing: Pairing) -> tuple[int, ...]:
    result = pairing.result
    if result is None:
        return ()
    if pairing.partners is not None:
        return result.lost
    if result.ending is not Ending.NO_SHOW:
        return ()
    return tuple(
        number for number, points in zip(pairing.entries, result.points, strict=False) if points == LOSS
    )


def with_results(tournament: Tournament, results: Mapping[TableId, Result]) -> Tournament:
    """Return the tournament with the results of these tables, and without entries that have missed too many matches."""

    def decided(pairing: Pairing) -> Pairing:
        if pairing.table is None or pairing.result is not None:
            return pairing
        return structs.replace(pairing, result=results.get(pairing.table))

    after = _with_pairings(tournament, decided)
    times = missed_matches(after)
    for entry in after.active:
        if times[entry.number] >= MOST_MISSED:
            after = without_entry(after, entry.number)
            times = missed_matches(after)
    return after


def with_table(tournament: Tournament, pairing: Pairing, table: TableId) -> Tournament:
    """Return the tournament with a table for a match of the current round."""
    opened = structs.replace(pairing, table=table)
    return _with_pairings(tournament, lambda one: opened if one == pairing else one)


def with_reminded(tournament: Tournament, pairing: Pairing) -> Tournament:
    """Return the tournament with the players of a match reminded; that is nothing for others to see."""
    reminded = structs.replace(pairing, reminded=True)
    after = _with_pairings(tournament, lambda one: reminded if one == pairing else one)
    return structs.replace(after, content=tournament.content)


def without_entry(tournament: Tournament, number: int) -> Tournament:
    """Return the tournament after an entry has withdrawn; before the start nothing is left of it."""
    if tournament.stage is TournamentStage.SIGN_UP:
        gone = {one.user for one in tournament.entry(number).people}
        return changed(
            tournament,
            entries=tuple(entry for entry in tournament.entries if entry.number != number),
            cuts=tuple(cut for cut in tournament.cuts if cut.user not in gone),
        )
    entries = tuple(
        structs.replace(entry, withdrew=True) if entry.number == number else entry
        for entry in tournament.entries
    )
    return with_walkovers(changed(tournament, entries=entries))


def with_downtime(tournament: Tournament, away: int) -> Tournament:
    """Return the tournament with the round longer by the seconds in which the bot was down; those of a pause count at
    its end.
    """
    current = tournament.current
    if current is None or away <= current.away:
        return tournament
    more = timedelta(seconds=0 if tournament.paused is not None else away - current.away)
    longer = structs.replace(current, due=current.due + more, away=away)
    return changed(tournament, rounds=(*tournament.rounds[:-1], longer))


def with_time_up(tournament: Tournament) -> Tournament:
    """Return the tournament with the time of the present round up; without a round it is cancelled.

    The round was due when it began, so that no downtime puts its end off.
    """
    current = tournament.current
    if current is None:
        return changed(tournament, stage=TournamentStage.CANCELLED)
    pairings = tuple(structs.replace(one, longer=0) for one in current.pairings)
    ended = structs.replace(current, due=current.begun, pairings=pairings)
    return changed(
        tournament,
        rounds=(*tournament.rounds[:-1], ended),
        paused=None,
        goes_on=tournament.paused is not None,
    )


def resumed(tournament: Tournament, now: datetime) -> Tournament:
    """Return the tournament going on after a pause, with the round longer by that time."""
    current = tournament.current
    if tournament.paused is None or current is None:
        return tournament
    longer = structs.replace(current, due=current.due + max(now - tournament.paused, timedelta()))
    return changed(tournament, paused=None, goes_on=True, rounds=(*tournament.rounds[:-1], longer))


def due_of(tournament: Tournament, pairing: Pairing) -> datetime | None:
    """Return when a match of the present round is stopped; None while the tournament is paused."""
    current = tournament.current
    if current is None or tournament.paused is not None:
        return None
    return current.due + timedelta(days=pairing.longer)


def reminds_at(tournament: Tournament, pairing: Pairing) -> datetime | None:
    """Return when the players of a match are reminded that its time is nearly over; None if they were, or never are."""
    current, due = tournament.current, due_of(tournament, pairing)
    if current is None or due is None or pairing.reminded or not pairing.is_being_played:
        return None
    return due - min(REMINDED_BEFORE, (due - current.begun) / 4)


def next_moment(tournament: Tournament, now: datetime) -> datetime | None:
    """Return when there is something to do in the present round if nothing happens before."""
    played = [one for one in tournament.pairings if one.is_being_played]
    moments = [due_of(tournament, one) for one in played]
    reminders = [at for one in played if (at := reminds_at(tournament, one)) is not None]
    # Who rests now is reminded later.
    moments += [at if at > now else now + REMINDED_EVERY for at in reminders]
    return min((one for one in moments if one is not None), default=None)


def with_end(tournament: Tournament) -> Tournament:
    """Return the tournament over, if no further round is to be played."""
    current = tournament.current
    if tournament.stage is not TournamentStage.RUNNING or tournament.paused is not None:
        return tournament
    if needs_round(tournament):
        return tournament
    if current is not None and not current.is_over:
        return tournament
    return changed(tournament, stage=TournamentStage.OVER)


def _with_pairings(tournament: Tournament, decide: Callable[[Pairing], Pairing]) -> Tournament:
    """Return the tournament with the pairings of the current round changed."""
    current = tournament.current
    if current is None:
        return tournament
    pairings = tuple(decide(pairing) for pairing in current.pairings)
    if pairings == current.pairings:
        return tournament
    rounds = (*tournament.rounds[:-1], structs.replace(current, pairings=pairings))
    return changed(tournament, rounds=rounds)


def seats_of_entries(record: TableRecord, pairing: Pairing) -> dict[int, tuple[Seat, ...]]:
    """Return the seats of each entry of a match, in the order of ``Pairing.everybody``."""
    found: dict[int, tuple[Seat, ...]] = {}
    for side, numbers in enumerate(pairing.sides):
        seats = record.seating.members(SideId(side))
        each = len(seats) // len(numbers)
        for place, number in enumerate(numbers):
            found[number] = seats[place * each : (place + 1) * each]
    return found


def has_moved(record: TableRecord, pairing: Pairing) -> tuple[bool, ...]:
    """Return whether somebody of each entry has made a move; entries of computers alone always have."""
    return _of_each(
        record, pairing, lambda people: any(one.seat in record.acted for one in people) or not people
    )


def has_missed(
    record: TableRecord, pairing: Pairing, now: datetime, hours: Hours, *, at_most: timedelta
) -> tuple[bool, ...]:
    """Return whether each entry made no move although one of its people had the time for a turn.

    That is the time of the clock, a day without one, and never more than ``at_most``. Pauses, quiet hours and the hours
    in which the bot was down do not count.
    """

    def had_time(holder: SeatHolder) -> bool:
        clock = clock_of(record, holder.seat)
        full = TURN_WITHOUT_A_CLOCK if clock.allotted is None else timedelta(seconds=clock.allotted)
        if holder.missed or holder.stood_in:
            return True
        if not record.turn or clock.turn != record.turn:
            return False
        is_running = record.clock is not None and record.clock.seat == holder.seat
        spent = spent_by(record, now, hours) if is_running else clock.spent
        return timedelta(seconds=spent) >= min(full, at_most)

    had = _of_each(record, pairing, lambda people: any(map(had_time, people)))
    return tuple(had and not moved for had, moved in zip(had, has_moved(record, pairing), strict=True))


def _of_each(
    record: TableRecord, pairing: Pairing, ask: Callable[[list[SeatHolder]], bool]
) -> tuple[bool, ...]:
    return tuple(
        ask([one for one in record.people if one.seat in seats])
        for seats in seats_of_entries(record, pairing).values()
    )
