"""A number for each option, preset and value, that stays the same when others are added.

Share codes and buttons name them by these numbers. A number is computed from the id alone, so nobody has to keep a
register; the test of this module says so when two ids of one kind meet, and the later one then gets a number here.
"""

from __future__ import annotations

from typing import Any, Final
from zlib import crc32

BITS: Final = 16

_CHOSEN: Final[dict[str, int]] = {}


def number_of(name: str) -> int:
    """Return the number of an id or of a word that is a value."""
    return _CHOSEN.get(name, crc32(name.encode()) & (2**BITS - 1))


def numbered(names: Any) -> dict[int, str]:
    """Return names by their numbers."""
    return {number_of(name): name for name in names}
