"""The tables of an evening: how many, and for how many people each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from bot.service.rotation.schedule import FEWEST

T = TypeVar("T")


def sizes(people: int, seats: int, *, rotates: bool) -> list[int]:
    """Return how many people come to each table, as equally as possible, larger tables first.

    Nobody is left over: where people are missing, seats stay free for others or computers. With rotating partners nobody
    is missing from four on, as those over four sit out in turn.
    """
    if people == 0:
        return []
    tables = max(1, people // FEWEST) if rotates else -(-people // seats)
    fewest, more = divmod(people, tables)
    return [fewest + (number < more) for number in range(tables)]


def split(people: Sequence[T], seats: int, *, rotates: bool) -> list[list[T]]:
    """Return the people of each table. Those who signed up one after another are dealt to the tables in turn."""
    groups: list[list[T]] = [[] for _ in sizes(len(people), seats, rotates=rotates)]
    for number, one in enumerate(people):
        groups[number % len(groups)].append(one)
    return groups
