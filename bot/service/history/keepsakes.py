"""Keepsakes: what was rare about a round within its match, told below its result."""

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Final

from msgspec import Struct

from bot.canasta.cards import RED_THREES, full_pack, size
from bot.canasta.events import Event, RoundEnded
from bot.canasta.rules.model import RuleSet
from bot.canasta.seats import Seat
from bot.canasta.view import ScoreKey, ScoreSheet
from bot.service.statistics.counting import turns_of

MOST_KEEPSAKES: Final = 2
_NATURAL: Final = frozenset({ScoreKey.NATURAL_CANASTAS, ScoreKey.ACES_CANASTAS})
_FEW_TURNS: Final = 3
"""At Classic for four, one exit of twenty-five comes after so few turns of its player."""
_FAR_BEHIND: Final = 5
"""A side is far behind by this part of what wins the match."""
_ROUNDS_BEFORE: Final = 4
"""A round is the highest of a match only if so many came before it."""
_ROUNDS_WITHOUT: Final = 3
"""So many rounds without a natural canasta come before the first one that is told."""


class KeepsakeKind(StrEnum):
    """What can be rare about a round, the rarest first."""

    ALL_RED_THREES = "all-red-threes"
    """One side has all red threes, and they count for it."""
    EARLY_EXIT = "early-exit"
    """Somebody went out after few turns."""
    COMEBACK = "comeback"
    """A side that was far behind leads now."""
    FIRST_NATURAL = "first-natural"
    """The first natural canasta after rounds without one."""
    HIGHEST_ROUND = "highest-round"
    """The most points of a side in a round of this match."""


class Keepsake(Struct, frozen=True):
    """A rare thing: the place of the side among the score sheets, or the seat for an exit, and a number."""

    kind: KeepsakeKind
    place: int
    count: int
    """Red threes, turns, points behind, rounds without a natural canasta, or points."""


def keepsakes_of(
    rules: RuleSet, ended: RoundEnded, rounds: Iterable[RoundEnded], events: Sequence[Event]
) -> tuple[Keepsake, ...]:
    """Return at most two rare things about a round, the rarest first.

    ``rounds`` are those of the match, ``events`` the public ones of this round.
    """
    before = [one for one in rounds if one.round < ended.round]
    found = (
        _all_red_threes(rules, ended),
        _early_exit(ended, events),
        _comeback(rules, ended, before),
        _first_natural(ended, before),
        _highest_round(ended, before),
    )
    return tuple(keepsake for keepsake in found if keepsake is not None)[:MOST_KEEPSAKES]


def _all_red_threes(rules: RuleSet, ended: RoundEnded) -> Keepsake | None:
    deal = rules.deal
    pack = full_pack(deal.deck_count, deal.joker_count, deal.max_copies_per_natural_rank)
    every = size(pack & RED_THREES)
    for place, sheet in enumerate(ended.result.sheets):
        lines = [line for line in sheet.lines if line.key is ScoreKey.RED_THREES]
        if sum(line.count for line in lines) == every > 0 and sum(line.points for line in lines) > 0:
            return Keepsake(KeepsakeKind.ALL_RED_THREES, place, every)
    return None


def _early_exit(ended: RoundEnded, events: Sequence[Event]) -> Keepsake | None:
    seat: Seat | None = ended.result.went_out
    turns = 0 if seat is None else turns_of(events)[seat]
    if seat is None or not 0 < turns <= _FEW_TURNS:
        return None
    return Keepsake(KeepsakeKind.EARLY_EXIT, seat, turns)


def _comeback(rules: RuleSet, ended: RoundEnded, before: Sequence[RoundEnded]) -> Keepsake | None:
    """Return the comeback of the side that leads alone now, and did not before this round."""
    leader = _leader(ended)
    if leader is None or not before or _leader(before[-1]) == leader:
        return None
    behind = max(_behind(one.result.sheets, leader) for one in before)
    is_far = behind * _FAR_BEHIND >= rules.end.target_score
    return Keepsake(KeepsakeKind.COMEBACK, leader, behind) if is_far else None


def _leader(ended: RoundEnded) -> int | None:
    """Return the place of the side with the highest total; None where several have it."""
    totals = [sheet.after for sheet in ended.result.sheets]
    return totals.index(max(totals)) if totals.count(max(totals)) == 1 else None


def _behind(sheets: Sequence[ScoreSheet], place: int) -> int:
    return max(sheet.after for sheet in sheets) - sheets[place].after


def _first_natural(ended: RoundEnded, before: Sequence[RoundEnded]) -> Keepsake | None:
    makers = [place for place, sheet in enumerate(ended.result.sheets) if _has_natural(sheet)]
    had_one = any(_has_natural(sheet) for one in before for sheet in one.result.sheets)
    if len(makers) != 1 or had_one or len(before) < _ROUNDS_WITHOUT:
        return None
    return Keepsake(KeepsakeKind.FIRST_NATURAL, makers[0], len(before))


def _has_natural(sheet: ScoreSheet) -> bool:
    return any(line.key in _NATURAL and line.count for line in sheet.lines)


def _highest_round(ended: RoundEnded, before: Sequence[RoundEnded]) -> Keepsake | None:
    points = [sheet.total for sheet in ended.result.sheets]
    best = max(points)
    highest = max((sheet.total for one in before for sheet in one.result.sheets), default=0)
    if len(before) < _ROUNDS_BEFORE or best <= max(highest, 0) or points.count(best) > 1:
        return None
    return Keepsake(KeepsakeKind.HIGHEST_ROUND, points.index(best), best)
