"""Seats and sides: the order of play, and the seats that score together."""

from __future__ import annotations

from typing import Final, NewType, TypeVar

from msgspec import Struct
from msgspec.structs import replace

_Value = TypeVar("_Value")

Seat = NewType("Seat", int)
"""A place at the table, from 0, clockwise. Never a Discord id."""

SideId = NewType("SideId", int)
"""A side: the seats that own melds, laid threes and a score together."""

MOST_SEATS: Final = 8

# The sides by seat, for each fixed partnership form of the option ``side_structure``.
_SIDES: dict[str, dict[int, tuple[int, ...]]] = {
    "individual": {seats: tuple(range(seats)) for seats in range(2, MOST_SEATS + 1)},
    "pairs_2x2": {4: (0, 1, 0, 1)},
    "pairs_3x2": {6: (0, 1, 2, 0, 1, 2)},
    "pairs_4x2": {8: (0, 1, 2, 3, 0, 1, 2, 3)},
    "trios_2x3": {6: (0, 1, 0, 1, 0, 1)},
    "pairs_2x2_rotating_fifth": {5: (0, 1, 0, 1, 1)},
    "lone_vs_pair": {3: (0, 1, 2)},
}
_LONE_HAND = "lone_vs_pair"
_ROTATING = "pairs_2x2_rotating_fifth"


class Seating(Struct, frozen=True, gc=False):
    """The seats of a table: which side each belongs to and in which order they play.

    ``sides[seat]`` is the side of a seat. ``order`` are the seats that play this round, in the order of their turns; a
    seat that sits out is not in it.

    With ``personal_totals`` every seat has a total of its own, and sides form in mid-round (three players with a lone
    hand): each seat begins as the side of its own number, and two that become partners go on as the lower of the two.
    """

    sides: tuple[SideId, ...]
    order: tuple[Seat, ...]
    personal_totals: bool = False

    def side_of(self, seat: Seat) -> SideId:
        """Return the side this seat belongs to."""
        return self.sides[seat]

    def next_after(self, seat: Seat) -> Seat:
        """Return the seat that plays after this one."""
        order = self.order
        return order[(order.index(seat) + 1) % len(order)]

    def members(self, side: SideId) -> tuple[Seat, ...]:
        """Return the seats of a side that play this round."""
        return tuple(seat for seat in self.order if self.sides[seat] == side)

    def partners(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the other seats of this seat's side, next to play first."""
        start = self.order.index(seat)
        after = self.order[start + 1 :] + self.order[:start]
        return tuple(other for other in after if self.sides[other] == self.sides[seat])

    def next_dealer(self, seat: Seat) -> Seat:
        """Return the dealer after this seat: the next by the clock that plays (pagat, The Deal)."""
        seats = len(self.sides)
        return next(
            Seat((seat + step) % seats) for step in range(1, seats + 1) if (seat + step) % seats in self.order
        )

    def before(self, seat: Seat) -> Seat:
        """Return the seat that plays before this one: its right-hand neighbour."""
        return self.order[self.order.index(seat) - 1]

    def with_partners(self, one: Seat, other: Seat) -> Seating:
        """Return the seating with two seats made partners, as the side of the lower one."""
        sides = list(self.sides)
        sides[max(one, other)] = sides[min(one, other)]
        return replace(self, sides=tuple(sides))

    @property
    def has_partners(self) -> bool:
        """Return whether any side has more than one seat."""
        return len(self.sides) > len(set(self.sides))

    @property
    def seat_count(self) -> int:
        """Return the number of seats."""
        return len(self.sides)

    @property
    def side_count(self) -> int:
        """Return the number of possible sides: the length of tuples indexed by side."""
        return len(self.sides) if self.personal_totals else max(self.sides) + 1

    @property
    def active_sides(self) -> tuple[SideId, ...]:
        """Return the sides that exist now, in the order of their numbers."""
        return tuple(sorted(set(self.sides)))

    @property
    def lone(self) -> Seat | None:
        """Return the seat that plays alone against the two others, once that is settled."""
        if not self.personal_totals or len(set(self.sides)) == len(self.sides):
            return None
        return next(Seat(seat) for seat, side in enumerate(self.sides) if self.sides.count(side) == 1)

    @property
    def awaits_lone(self) -> bool:
        """Return whether the lone player of this round is still to be settled."""
        return self.personal_totals and self.lone is None

    @property
    def sitting_out(self) -> tuple[Seat, ...]:
        """Return the seats that do not play this round."""
        return tuple(Seat(seat) for seat in range(len(self.sides)) if seat not in self.order)

    def account_of(self, seat: Seat) -> int:
        """Return the index of the total of this seat: its side, or the seat itself where totals are personal."""
        return seat if self.personal_totals else self.sides[seat]


def seating_for(side_structure: str, seat_count: int) -> Seating:
    """Return the seating of a rule set's ``side_structure`` and ``seat_count``.

    Raises:
        ValueError: if that many seats cannot form these sides.
    """
    sides = _SIDES.get(side_structure, {}).get(seat_count)
    if sides is None:
        raise ValueError(f"{seat_count} seats cannot form {side_structure}")
    seating = Seating(
        sides=tuple(SideId(side) for side in sides),
        order=tuple(Seat(seat) for seat in range(seat_count)),
        personal_totals=side_structure == _LONE_HAND,
    )
    return seating_of_round(seating, side_structure, 1)


def seating_of_round(seating: Seating, side_structure: str, round_number: int) -> Seating:
    """Return the seating at the start of a round.

    Three players with a lone hand begin every round apart. Of five, the side of three seats lets one of them sit out
    (Scarne, Five-Hand Canasta: they "take turns"; Hoyle: "one of the teams rotates a third player in and out"): the
    last seat first, then on by the clock, one round each. The others play in turn with the other side, so that
    partners never follow each other.
    """
    if seating.personal_totals:
        return replace(seating, sides=tuple(SideId(seat) for seat in range(len(seating.sides))))
    if side_structure != _ROTATING:
        return seating
    by_side = [
        [Seat(seat) for seat, side in enumerate(seating.sides) if side == of] for of in seating.active_sides
    ]
    three = max(by_side, key=len)
    # Round 1 is without the last of them, round 2 without the first.
    three.remove(three[(round_number - 2) % len(three)])
    return replace(seating, order=tuple(seat for pair in zip(*by_side, strict=True) for seat in pair))


def possible_side_structures(seat_count: int) -> tuple[str, ...]:
    """Return the forms of partnership that so many seats can take."""
    return tuple(name for name, by_count in _SIDES.items() if seat_count in by_count)


def at_seat(values: tuple[_Value, ...], index: int, value: _Value) -> tuple[_Value, ...]:
    """Return a tuple that is indexed by seat or side with one value replaced."""
    changed = list(values)
    changed[index] = value
    return tuple(changed)
