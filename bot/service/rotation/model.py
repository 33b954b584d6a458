"""The rotation that a table belongs to: who takes part, with what points, and how far it has come."""

from typing import Final, Self

from msgspec import Struct
from msgspec.structs import replace

from bot.service.ids import UserId
from bot.service.rotation.schedule import FEWEST, MOST, Lineup, schedule

ROUNDS: Final = (1, 2, 4)
"""The numbers of rounds that a match of a rotation can have, unless it is played as long as its game says."""


class RotationPlace(Struct, frozen=True, omit_defaults=True):
    """A place in a rotation: who holds it, and the points of all matches played from it.

    Without a user and a computer it was left, and a computer takes it in the next match.
    """

    name: str
    user: UserId | None = None
    computer: str | None = None
    """The level of a computer that holds the place."""
    character: str | None = None
    points: int = 0
    matches: int = 0


class WaitingPerson(Struct, frozen=True):
    """A person who sits out the first match."""

    user: UserId
    name: str


class Rotation(Struct, frozen=True, omit_defaults=True):
    """Rotating partners at a table. Each match is a table of its own, which carries the rotation on."""

    rounds: int | None = None
    """The number of rounds of each match; None if the game decides."""
    usual_rounds: int | None = None
    """The number of rounds by the rules of the game, to return to."""
    waiting: tuple[WaitingPerson, ...] = ()
    """Those who sit out the first match, before it begins."""
    places: tuple[RotationPlace, ...] = ()
    """The places in the order of the schedule; empty before the first match begins."""
    number: int = 0
    """The number of this table's match, 0 before the first begins."""

    @property
    def has_begun(self) -> bool:
        """Return whether the first match has begun."""
        return self.number > 0

    @property
    def has_room(self) -> bool:
        """Return whether one more person can take part by sitting out first."""
        return not self.has_begun and FEWEST + len(self.waiting) < MOST

    @property
    def matches(self) -> int:
        """Return the number of matches of the whole rotation."""
        return len(schedule(len(self.places) or FEWEST + len(self.waiting)))

    @property
    def goes_on(self) -> bool:
        """Return whether another match follows that of this table."""
        return self.number < self.matches

    @property
    def lineup(self) -> Lineup:
        """Return the number of the place at each seat in this match, which has begun."""
        return schedule(len(self.places))[self.number - 1]

    @property
    def sitting_out(self) -> tuple[RotationPlace, ...]:
        """Return the places that sit out this match."""
        seated = self.lineup
        return tuple(place for number, place in enumerate(self.places) if number not in seated)

    def without_waiting(self, user: UserId) -> Self:
        """Return the rotation without a person who was to sit out first."""
        waiting = tuple(one for one in self.waiting if one.user != user)
        return self if waiting == self.waiting else replace(self, waiting=waiting)

    def name_of(self, user: UserId) -> str:
        """Return the name of a user who takes part, also by sitting out; empty for others."""
        people: tuple[WaitingPerson | RotationPlace, ...] = (*self.waiting, *self.places)
        return next((one.name for one in people if one.user == user), "")

    def place_of(self, user: UserId) -> RotationPlace | None:
        """Return the place that this user holds, if any."""
        return next((place for place in self.places if place.user == user), None)
