"""Pitfalls of a lay-down: what the rules may make it cost, or forbid after it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from bot.canasta.actions import LayDown
from bot.canasta.cards import size
from bot.canasta.melds import Make, Meld
from bot.canasta.phases.going_out.rights import canasta_count, has_foot, is_bonus_due, right_to_go_out
from bot.canasta.policies.canasta_bonuses import canasta_bonus
from bot.canasta.policies.end_of_stock import draw_count_of
from bot.canasta.policies.penalties import unfinished
from bot.canasta.view import SeatView


class Spoilt(Struct, frozen=True):
    """A natural canasta that becomes a mixed one, with the bonus of each (pagat, Classic Canasta Scoring)."""

    meld: Meld
    before: int
    after: int


class Unfinished(Struct, frozen=True):
    """A meld that costs points unless it becomes a canasta (pagat, American Canasta Scoring)."""

    meld: Meld
    cost: int


class FewCards(Struct, frozen=True):
    """A hand that may discard one more card and must keep its last, as going out is forbidden (pagat, Going Out).

    ``lacks_canastas`` says that it lacks canastas of any kind: the side has ``have`` of ``needed``.
    """

    needed: int
    have: int

    @property
    def lacks_canastas(self) -> bool:
        """Return whether there are too few canastas, and not only something else is missing."""
        return self.have < self.needed


class CountsAgainst(Struct, frozen=True):
    """First melds in the last turn of a seat before the stock ends, which count against a side without a canasta (pagat,
    Modern American Canasta: Scoring).
    """

    stock: int


Pitfall = Spoilt | Unfinished | FewCards | CountsAgainst


def pitfalls_of(view: SeatView, action: LayDown, melds: Sequence[Meld]) -> Iterator[Pitfall]:
    """Yield the pitfalls of a legal lay-down that makes these ``melds`` of the side's."""
    scoring = view.table.rules.scoring
    before = {meld.id: meld for meld in view.melds}
    for new in melds:
        old = before.get(new.id)
        if old == new:
            continue
        if old is not None and old.is_canasta and old.make is Make.NATURAL and new.make is Make.MIXED:
            yield Spoilt(new, canasta_bonus(scoring, old)[1], canasta_bonus(scoring, new)[1])
        cost = unfinished(scoring, new)
        if cost is not None and cost[1] and (old is None or unfinished(scoring, old) != cost):
            yield Unfinished(new, cost[1])
    if _leaves_few(view, action, melds):
        yield FewCards(view.table.rules.going_out.canastas_to_go_out, canasta_count(melds))
    if _counts_against(view, melds):
        yield CountsAgainst(view.table.stock_size)


def _leaves_few(view: SeatView, action: LayDown, melds: Sequence[Meld]) -> bool:
    """Return whether one card stays after the discard, and the side may not go out with it."""
    table = view.table
    is_initial = not table.has_melded[view.side]
    if has_foot(table, view.seat) or (is_initial and is_bonus_due(table)):
        return False
    left = size(view.hand) - sum(size(play.cards) for play in action.plays)
    return left == 2 and not right_to_go_out(table, view.seat, melds)


def _counts_against(view: SeatView, melds: Sequence[Meld]) -> bool:
    """Return whether a side opens without a canasta, and the stock ends before the seat's next turn."""
    table = view.table
    if table.has_melded[view.side] or not table.rules.scoring.melds_deducted_without_canasta:
        return False
    draws = len(table.seating.order) * draw_count_of(table.rules, table.round)
    return table.stock_size < draws and not canasta_count(melds)
