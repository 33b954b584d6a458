"""Lots: everything in a tournament that is left to chance, computed from its public seed."""

from collections.abc import Iterable
from hashlib import sha256
from typing import Final

from bot.service.ports import Entropy

_SEED_DIGITS: Final = 16


def drawn_seed(entropy: Entropy) -> str:
    """Return a new seed, of 16 hexadecimal digits."""
    return entropy.secret().hex()[:_SEED_DIGITS]


def lot(seed: str, *about: int) -> int:
    """Return a number that the seed gives for these numbers: anybody can compute it, and nobody can choose it."""
    told = "|".join((seed, *map(str, about)))
    return int.from_bytes(sha256(told.encode()).digest()[:8])


def in_drawn_order(seed: str, numbers: Iterable[int]) -> list[int]:
    """Return the entries in the order in which they were drawn."""
    return sorted(numbers, key=lambda number: (lot(seed, number), number))
