"""Choice of the first dealer: one function for each value of the option ``first_dealer``."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bot.canasta.cards import full_pack, rank_of
from bot.canasta.seats import Seat, Seating
from bot.canasta.shuffle import CUT_FOR_DEAL, FIRST_DEALER, drawn_lot, shuffled


def _random(seating: Seating, secret: bytes, label: str, cut: str) -> Seat:
    """Choose the first dealer at random (pagat, Classic; Wikipedia 2005)."""
    return seating.order[drawn_lot(len(seating.order), secret, label, 1, cut, FIRST_DEALER)]


def _low_cut(seating: Seating, secret: bytes, label: str, cut: str) -> Seat:
    """Return the seat that cuts the lowest card (Scarne, The Players); two low to ace high, without jokers."""
    return _cut(seating, secret, label, cut, min)


def _right_of_high_cut(seating: Seating, secret: bytes, label: str, cut: str) -> Seat:
    """Return the seat to the right of the highest cut (Hoyle: the player with that card plays first)."""
    return seating.before(_cut(seating, secret, label, cut, max))


def _cut(
    seating: Seating, secret: bytes, label: str, cut: str, best_of: Callable[[Iterator[int]], int]
) -> Seat:
    """Let all players draw a card from one pack, and those who tie draw again from a new one."""
    among = seating.order
    number = 0
    while len(among) > 1:
        number += 1
        pack = shuffled(full_pack(1, 0), secret, label, 1, cut, f"{CUT_FOR_DEAL} {number}")
        ranks = dict(zip(among, map(rank_of, pack), strict=False))
        best = best_of(iter(ranks.values()))
        among = tuple(seat for seat in among if ranks[seat] == best)
    return among[0]


FIRST_DEALERS: dict[str, Callable[[Seating, bytes, str, str], Seat]] = {
    "random": _random,
    "low_cut": _low_cut,
    "right_of_high_cut": _right_of_high_cut,
}
"""Functions that derive the dealer of the first round from its secret, by the value of ``first_dealer``."""
