"""Names of computer players, and detection of names that resemble them."""

from collections.abc import Iterable
from typing import Final

import regex

from bot.canasta.seats import Seat
from bot.service.people.name_search import folded

COMPUTER_NAMES: Final = ("Clover", "Domino", "Pepper", "Biscuit", "Maple", "Ziggy", "Pickle", "Waffle")

_WORD: Final = regex.compile(r"\w+")
_THEIRS: Final = frozenset({"computer", *map(str.casefold, COMPUTER_NAMES)})


def name_for_computer(taken: Iterable[str], seat: Seat) -> str:
    """Return a computer name that is not a word of any taken name, ignoring case, accents and letter forms."""
    words = frozenset().union(*map(_words, taken))
    free = (name for name in COMPUTER_NAMES if name.casefold() not in words)
    return next(free, f"{COMPUTER_NAMES[0]} {seat + 1}")


def is_like_a_computers(name: str) -> bool:
    """Return whether a player of this name could be taken for a computer."""
    return not _THEIRS.isdisjoint(_words(name))


def _words(name: str) -> frozenset[str]:
    """Return the words of a name without accents, capitals and fancy letters."""
    return frozenset(_WORD.findall(folded(name)))
