"""Kinds of option values, each with a test of whether it allows a value and a description."""

from __future__ import annotations

from collections.abc import Callable
from types import NoneType
from typing import Any, Literal, NamedTuple, get_args, get_origin

from msgspec import Struct, structs


class Whole(Struct, frozen=True):
    """A whole number within limits, or None where that is allowed."""

    least: int
    most: int
    or_none: bool = False

    def allows(self, value: Any) -> bool:
        """Return whether the option may have this value."""
        if value is None:
            return self.or_none
        return isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most

    def __str__(self) -> str:
        return f"{self.least} to {self.most}" + (" or none" if self.or_none else "")


class Flag(Struct, frozen=True):
    """Yes or no."""

    def allows(self, value: Any) -> bool:
        """Return whether the option may have this value."""
        return isinstance(value, bool)

    def __str__(self) -> str:
        return "true or false"


class OneOf:
    """One of a few values."""

    def __init__(self, *values: str | int | None) -> None:
        self.values = values

    def allows(self, value: Any) -> bool:
        """Return whether the option may have this value."""
        return value in self.values

    def __str__(self) -> str:
        return " | ".join(str(value) for value in self.values)


class SomeOf:
    """Any selection of a few names."""

    def __init__(self, *values: str) -> None:
        self.values = values

    def allows(self, value: Any) -> bool:
        """Return whether the option may have this value."""
        return set(value) <= set(self.values)

    def __str__(self) -> str:
        return "any of " + ", ".join(self.values)


class Counts:
    """A least number for some of a few names."""

    def __init__(self, *names: str) -> None:
        self.names = names

    def allows(self, value: Any) -> bool:
        """Return whether the option may have this value."""
        return all(name in self.names and 0 <= count <= 8 for name, count in value.items())

    def __str__(self) -> str:
        return "numbers for " + ", ".join(self.names)


class Totals(Struct, frozen=True):
    """A cumulative table: the value of one, two, three ... cards."""

    def allows(self, value: Any) -> bool:
        """Return whether the option may have this value."""
        return len(value) <= 24 and all(0 <= total <= 100_000 for total in value)

    def __str__(self) -> str:
        return "totals for one, two, three ... cards"


class Minimums(Struct, frozen=True):
    """Rows of (from this score, minimum), the first row from None, scores rising."""

    def allows(self, value: Any) -> bool:
        """Return whether the option may have this value."""
        if not value or value[0][0] is not None:
            return False
        scores = [score for score, _ in value[1:]]
        return (
            all(score is not None and abs(score) <= 100_000 for score in scores)
            and scores == sorted(set(scores))
            and all(0 <= minimum <= 1000 for _, minimum in value)
        )

    def __str__(self) -> str:
        return "minimums by score, such as 50, 1500: 90, 3000: 120"


class Points:
    """Points for some of a few names."""

    def __init__(self, *names: str) -> None:
        self.names = names

    def allows(self, value: Any) -> bool:
        """Return whether the option may have this value."""
        return all(name in self.names and 0 <= points <= 10_000 for name, points in value.items())

    def __str__(self) -> str:
        return "points for " + ", ".join(self.names)


class Counted(Struct, frozen=True):
    """A row of so many whole numbers within limits."""

    length: int
    least: int
    most: int

    def allows(self, value: Any) -> bool:
        """Return whether the option may have this value."""
        return len(value) == self.length and all(self.least <= number <= self.most for number in value)

    def __str__(self) -> str:
        return f"{self.length} numbers, each {self.least} to {self.most}"


class Draws(Struct, frozen=True):
    """Cards drawn in the first, second, third ... round."""

    def allows(self, value: Any) -> bool:
        """Return whether the option may have this value."""
        return len(value) <= 8 and all(1 <= number <= 5 for number in value)

    def __str__(self) -> str:
        return "numbers for the first, second, third ... round"


class Dependence(NamedTuple):
    """The option without which another one has no effect, and the test of the values under which it has one."""

    on: str
    is_met: Callable[[Any], object]


Kind = Whole | Flag | OneOf | SomeOf | Counts | Points | Counted | Draws | Totals | Minimums


def kind_of(of_type: Any, limits: Any = None) -> Kind:
    """Return the kind of an option from its declared type and the limits declared beside it, if there are any."""
    parts = get_args(of_type)
    match get_origin(of_type):
        case _ if of_type is bool:
            return Flag()
        case origin if origin is Literal:
            return OneOf(*parts)
        case origin if origin is frozenset:
            return SomeOf(*get_args(parts[0]))
        case origin if origin is dict:
            kind: Counts | Points = limits(*get_args(parts[0]))
            return kind
        case _ if isinstance(limits, Whole):
            return structs.replace(limits, or_none=NoneType in parts)
        case _:
            declared: Kind = limits
            return declared
