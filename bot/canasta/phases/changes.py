"""Small changes of the tuples that are indexed by seat or side."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def at_seat(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """The tuple with one place changed."""
    changed = list(values)
    changed[index] = value
    return tuple(changed)
