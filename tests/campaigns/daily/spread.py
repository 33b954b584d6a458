"""What positions of daily deals are about, so that a year has some of everything."""

from __future__ import annotations

from itertools import groupby
from typing import Final, NamedTuple

from bot.canasta.cards import (
    Card,
    count_of,
    faces,
    is_black_three,
    is_wild,
    rank_of,
)
from bot.canasta.melding.shapes import rank_meld
from bot.canasta.phases.taking.frozen_and_blocked import frozen_for
from bot.canasta.view import SeatView
from bot.players.strong.instructive import simplest

_MOST_ALIKE: Final = 0.12
"""The largest share of positions of one kind."""
_MOST_OF_A_SORT: Final = 0.25
_MOST_WILD: Final = 0.2
"""The largest shares with a best discard of one sort; freezing the pile with a wild card is a lesson soon learnt."""


class Kind(NamedTuple):
    """What a position is about: no kind makes up more than a small share of the year."""

    is_late: bool
    has_melded: bool
    they_have_melded: bool
    is_frozen: bool
    best: str
    tempting: str


def kind_of(view: SeatView, best: Card) -> Kind:
    """Return what a position is about."""
    table = view.table
    return Kind(
        is_late=table.stock_size < 40,
        has_melded=table.has_melded[view.side],
        they_have_melded=any(has for side, has in enumerate(table.has_melded) if side != view.side),
        is_frozen=frozen_for(view) in {"wild", "red_three"},
        best=_sort_of(view, best),
        tempting=_sort_of(view, next(card for card in faces(view.hand) if rank_of(card) == simplest(view))),
    )


def _sort_of(view: SeatView, card: Card) -> str:
    """Return what kind of discard a card is."""
    if is_wild(card):
        return "wild"
    if is_black_three(card):
        return "black three"
    melds = view.table.melds
    if rank_meld(melds[view.side], rank_of(card)) is not None:
        return "own meld"
    if any(rank_meld(melds[side], rank_of(card)) for side in range(len(melds)) if side != view.side):
        return "their meld"
    lies = any(rank_of(lying) == rank_of(card) for lying in view.table.pile)
    held = sum(count_of(view.hand, face) for face in faces(view.hand) if rank_of(face) == rank_of(card))
    return f"{'seen ' if lies else ''}{'single' if held == 1 else 'pair' if held == 2 else 'set'}"


def is_too_frequent(kind: Kind, kinds: list[Kind], wanted: int = 0) -> bool:
    """Return whether too many of so many positions, by default of these, are of a kind."""
    count = wanted or len(kinds)
    of_sort = sum(other.best == kind.best for other in kinds)
    most = _MOST_WILD if kind.best == "wild" else _MOST_OF_A_SORT
    return kinds.count(kind) > max(2, _MOST_ALIKE * count) or of_sort > max(2, most * count)


def spread_of(kinds: list[Kind]) -> str:
    """Return how many positions there are of each sort of best discard."""
    sorts = sorted(kind.best for kind in kinds)
    return ", ".join(f"{len(list(group))} {sort}" for sort, group in groupby(sorts))
