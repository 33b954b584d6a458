"""Names of computer players, and detection of names that resemble them."""

from collections.abc import Collection, Iterable
from functools import lru_cache
from itertools import count
from typing import Final, NamedTuple

import regex

from bot.canasta.seats import Seat
from bot.players.characters import CHARACTERS, Character
from bot.service.people.name_search import folded

COMPUTER_NAMES: Final = tuple(character.name for character in CHARACTERS.values())

_WORD: Final = regex.compile(r"\w+")
_THEIRS: Final = frozenset({"computer", *map(str.casefold, COMPUTER_NAMES)})


class NamedCharacter(NamedTuple):
    """A character at a table: its id, and the name that nobody else has there."""

    character: str
    name: str


def character_for(taken: Collection[str], seat: Seat, wanted: str | None = None) -> NamedCharacter:
    """Return the wanted character, or the first one whose name is not a word of any taken name, ignoring case, accents
    and letter forms; with a number behind the name where it is taken.
    """
    free = (one for one in CHARACTERS.values() if _is_free(one.name, taken))
    character = CHARACTERS.get(wanted or "") or next(free, next(iter(CHARACTERS.values())))
    return NamedCharacter(character.id, _name_of(character, taken, seat))


def _name_of(character: Character, taken: Collection[str], seat: Seat) -> str:
    if _is_free(character.name, taken):
        return character.name
    numbered = (f"{character.name} {number}" for number in count(seat + 1))
    folded_names = set(map(folded, taken))
    return next(name for name in numbered if folded(name) not in folded_names)


def _is_free(name: str, taken: Iterable[str]) -> bool:
    return name.casefold() not in frozenset().union(*map(_words, taken))


@lru_cache(1024)
def is_like_a_computers(name: str) -> bool:
    """Return whether a player of this name could be taken for a computer."""
    return not _THEIRS.isdisjoint(_words(name))


def _words(name: str) -> frozenset[str]:
    """Return the words of a name without accents, capitals and fancy letters."""
    return frozenset(_WORD.findall(folded(name)))
