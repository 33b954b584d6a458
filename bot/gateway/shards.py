"""Shard numbers of a process, as operators write them."""

import re
from collections.abc import Sequence
from typing import Final

_MOST: Final = 2**14
"""A limit above the number of shards of any bot."""

_PART: Final = re.compile(r"(\d{1,5})(?:\s*-\s*(\d{1,5}))?")


def parse_shards(text: str) -> tuple[int, ...]:
    """Return the numbers that a text like ``0-3,8`` names, in order.

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


def process_number(shards: Sequence[int] | None, count: int | None) -> int:
    """Return a number for the process that serves these shards, the same after a restart; 1 if it serves all."""
    return 1 if not shards or not count else 1 + count * _MOST + shards[0]


def shard_of(guild: int, count: int) -> int:
    """Return the shard, of ``count``, to which Discord assigns a server."""
    return (guild >> 22) % count
