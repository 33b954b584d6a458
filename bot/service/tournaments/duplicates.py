"""The sheet of a duplicate: what each entry made of its cards, compared with the others who had the same ones."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from msgspec import Struct, structs

from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.options import with_options
from bot.service.tournaments.model import Entry, Tournament, lot

USUAL_DEALS: Final = 4
"""The number of deals unless the organiser chooses another."""


class DealLine(Struct, frozen=True):
    """A deal as the tables have played it. Tables that did not complete it are None."""

    ahead: tuple[int | None, ...]
    """The points of the first entry of each table beyond those of the second."""

    @property
    def average(self) -> Fraction:
        """Return the average of the tables that completed the deal."""
        played = [points for points in self.ahead if points is not None]
        return Fraction(sum(played), max(len(played), 1))

    def beyond(self, table: int) -> Fraction | None:
        """Return what the first entry of a table has made beyond the average; the second one has lost as much."""
        points = self.ahead[table]
        return None if points is None else points - self.average


class DuplicatePlace(Struct, frozen=True):
    """The place of an entry in a duplicate."""

    rank: int
    entry: Entry
    table: int
    """The number of its table, counted from 0."""
    beyond: int
    """Its points beyond the average of all deals, rounded."""
    deals: int
    """The number of deals that its table has completed."""


def deal_lines(tournament: Tournament) -> tuple[DealLine, ...]:
    """Return the deals that at least one table has completed."""
    played = [() if one.result is None else one.result.deals for one in tournament.pairings]
    return tuple(
        DealLine(tuple(deals[number] if number < len(deals) else None for deals in played))
        for number in range(max(map(len, played), default=0))
    )


def duplicate_places(tournament: Tournament) -> tuple[DuplicatePlace, ...]:
    """Return the order of the entries, the best first; equal ones have the same rank, in the order of the lot.

    A deal counts with the points beyond the average of all tables that have completed it. So luck cancels out, and what
    an entry wins its opponents at the table lose.
    """
    lines = deal_lines(tournament)
    exact: dict[int, Fraction] = {}
    unordered = []
    for table, pairing in enumerate(tournament.pairings):
        compared = [beyond for line in lines if (beyond := line.beyond(table)) is not None]
        first = sum(compared, Fraction(0))
        for number, beyond in zip(pairing.entries, (first, -first), strict=False):
            exact[number] = beyond
            unordered.append(DuplicatePlace(1, tournament.entry(number), table, round(beyond), len(compared)))
    totals = sorted(exact.values(), reverse=True)
    unordered.sort(
        key=lambda one: (-exact[one.entry.number], lot(tournament.seed, one.entry.number)),
    )
    return tuple(structs.replace(one, rank=1 + totals.index(exact[one.entry.number])) for one in unordered)


def rules_of_a_duplicate(rules: RuleSet, deals: int) -> RuleSet:
    """Return the rules of a match of so many deals in which all tables play under the same terms.

    What an initial meld must count goes by the number of the deal in place of the score: 50, 90 and 120 at Classic; 125,
    155 and 180 at Modern American, as in matches of three rounds (pagat, Tournament play).
    """
    changes: dict[str, object] = {
        "round_count": deals,
        "initial_canasta_required_from": None,
        "initial_natural_canasta_required_from": None,
    }
    if rules.initial.initial_minimums_by == "score":
        changes |= {
            "initial_minimums_by": "round",
            "initial_minimums": _by_deal(rules.initial.initial_minimums),
        }
    return with_options(rules, changes)


def _by_deal(by_score: Sequence[tuple[int | None, int]]) -> tuple[tuple[int | None, int], ...]:
    """Return the minimums from a score of 0 on, as long as they rise, as those of the deals one after the other."""
    at_zero = max(place for place, (score, _) in enumerate(by_score) if score is None or score <= 0)
    rising: list[int] = []
    for _, minimum in by_score[at_zero:]:
        if rising and minimum <= rising[-1]:
            break
        rising.append(minimum)
    return tuple((None if number == 1 else number, minimum) for number, minimum in enumerate(rising, start=1))
