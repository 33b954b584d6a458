"""How likely a hand that a seat does not see holds cards of a rank, beside chance.

Players keep pairs, lay down what fits their melds and keep what fits those of others, and they seldom hold what they have
discarded or let lie. The numbers come from rounds of steady players, by ``python -m tests.campaigns.beliefs``.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from bot.canasta.melds import OF_A_SUIT
from bot.canasta.seats import Seat
from bot.canasta.view import SeatView, TableView
from bot.players.rollouts.ranks import BLACK_THREE, LOWEST, RANKS, ranks_of

Likelihoods: TypeAlias = NDArray[np.float64]
"""By place, rank and the cards of that rank in the hand: a factor on the likelihood of one card more."""

COUNTS: Final = 4
"""Factors of a rank: on a first, second, third and any further card."""


class Kind(NamedTuple):
    """The kind of a rank for a hand: its sort, and whether its player discarded it or let it lie since the last take.

    ``melded`` says whether the player's side has melded. A meld of others counts as ``discarded`` in either case.
    """

    sort: str
    melded: bool
    discarded: bool = False
    let_lie: bool = False


WILD: Final = "wild card"
THREE: Final = "black three"
OWN: Final = "own meld"
THEIRS: Final = "meld of others"
UNMELDED: Final = "no meld"

FACTORS: Final[dict[Kind, tuple[float, ...]]] = {
    Kind(WILD, melded=False): (0.70, 0.86, 1.10, 0.41),
    Kind(WILD, melded=True): (0.53, 1.01, 1.27, 1.97),
    Kind(THREE, melded=False): (0.47, 1.10, 1.13, 0.94),
    Kind(THREE, melded=True): (0.24, 1.31, 0.79, 0.91),
    Kind(OWN, melded=True): (0.04, 0.98, 1.10, 0.84),
    Kind(THEIRS, melded=False): (0.66, 1.38, 1.36, 0.73),
    Kind(THEIRS, melded=False, discarded=True): (0.15, 1.56, 9.55, 0.24),
    Kind(THEIRS, melded=True): (1.43, 3.55, 0.51, 0.51),
    Kind(THEIRS, melded=True, discarded=True): (0.61, 0.87, 0.42, 3.21),
    Kind(UNMELDED, melded=False): (1.06, 1.43, 1.20, 1.30),
    Kind(UNMELDED, melded=False, let_lie=True): (0.43, 2.57, 1.32, 0.83),
    Kind(UNMELDED, melded=False, discarded=True): (0.06, 0.48, 1.61, 0.44),
    Kind(UNMELDED, melded=False, discarded=True, let_lie=True): (0.06, 0.86, 0.53, 1.25),
    Kind(UNMELDED, melded=True): (1.20, 2.70, 0.58, 0.49),
    Kind(UNMELDED, melded=True, let_lie=True): (0.46, 1.28, 1.03, 0.47),
    Kind(UNMELDED, melded=True, discarded=True): (0.21, 0.87, 0.72, 0.56),
    Kind(UNMELDED, melded=True, discarded=True, let_lie=True): (0.06, 0.40, 0.60, 5.01),
}


def likelihoods_of(view: SeatView) -> Likelihoods:
    """Return the factors of every hand; those of the seat's own are not asked for."""
    return np.array([[FACTORS[kind] for kind in kinds] for kinds in kinds_of(view)])


def kinds_of(view: SeatView) -> list[list[Kind]]:
    """Return by place and rank what the rank is for the hand."""
    table = view.table
    ranks_by_side = [{meld.rank for meld in melds if meld.kind is not OF_A_SUIT} for melds in table.melds]
    discarded, let_lie = _passed(view)
    return [
        [_kind(table, seat, rank, ranks_by_side, discarded[place], let_lie[place]) for rank in range(RANKS)]
        for place, seat in enumerate(table.seating.order)
    ]


def _kind(
    table: TableView, seat: Seat, rank: int, melds: list[set[int]], discarded: set[int], let_lie: set[int]
) -> Kind:
    side = table.seating.sides[seat]
    melded = table.has_melded[side]
    if rank < LOWEST:
        return Kind(THREE if rank == BLACK_THREE else WILD, melded)
    if rank in melds[side]:
        return Kind(OWN, melded=True)
    passed = rank in discarded, rank in let_lie
    if any(rank in ranks for ranks in melds):
        return Kind(THEIRS, melded, discarded=any(passed))
    return Kind(UNMELDED, melded, *passed)


def _passed(view: SeatView) -> tuple[list[set[int]], list[set[int]]]:
    """Return by place the ranks of the pile that its player discarded, and those that it let lie.

    The card on top is the discard of the turn before, and so on down to the cards that lay there at the deal.
    """
    table = view.table
    order = table.seating.order
    place = order.index(table.turn.seat)
    discarded: list[set[int]] = [set() for _ in order]
    let_lie: list[set[int]] = [set() for _ in order]
    pile = ranks_of(table.pile)[::-1].tolist()
    for back, rank in enumerate(pile[: table.turn.number - 1], start=1):
        discarded[(place - back) % len(order)].add(rank)
        if back > 1:
            let_lie[(place - back + 1) % len(order)].add(rank)
    return discarded, let_lie
