"""Changes of tuples that are indexed by seat or side."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def at_seat(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """Return the tuple with the value at ``index`` replaced."""
    changed = list(values)
    changed[index] = value
    return tuple(changed)
