"""Which part of Discord's connections a process serves, as operators write it."""

import re
from collections.abc import Sequence
from typing import Final

_MOST: Final = 2**14
"""More shards than any bot has."""

_PART: Final = re.compile(r"(\d{1,5})(?:\s*-\s*(\d{1,5}))?")


def parse_shards(text: str) -> tuple[int, ...]:
    """The numbers that a text like ``0-3,8`` names, in order.

    Raises:
        ValueError: with what is wrong, as the rest of a sentence.
    """
    numbers: list[int] = []
    for part in text.split(","):
        found = _PART.fullmatch(part.strip())
        if found is None:
            raise ValueError("must be numbers and ranges of shards with commas between them, such as 0-3,8")
        first, last = int(found[1]), int(found[2] or found[1])
        if last < first:
            raise ValueError(f"has a range that ends before it begins: {first}-{last}")
        numbers.extend(range(first, last + 1))
    twice = sorted({number for number in numbers if numbers.count(number) > 1})
    if twice:
        raise ValueError(f"names shard {twice[0]} twice")
    return tuple(sorted(numbers))


def part_of(shards: Sequence[int] | None, count: int | None) -> int:
    """A number for the process that serves these shards, which its successor has, too; 1 for one that serves all."""
    return 1 if not shards or not count else 1 + count * _MOST + shards[0]


def shard_of(guild: int, count: int) -> int:
    """The shard that Discord gives a server to, where there are so many."""
    return (guild >> 22) % count
