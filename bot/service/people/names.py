"""Names: those of users in a text, regardless of case, accents, letter forms and endings, and those of computers."""

import unicodedata
from collections.abc import Collection, Iterable
from functools import lru_cache
from itertools import count
from typing import Final, NamedTuple

import regex

from bot.canasta.seats import Seat
from bot.players.registry import CHARACTERS, Character

_ORNAMENT: Final = regex.compile(
    r"[\p{M}--[^\p{Script=Inherited}]]|\p{Default_Ignorable_Code_Point}", regex.V1
)
_LETTER: Final = r"[\p{L}\p{M}\p{N}]"
# These scripts put no spaces between words: a name may begin and end anywhere.
_WITHOUT_SPACES: Final = regex.compile(
    r"[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]"
)
_ENDS: Final = regex.compile(rf"^(?:(?!{_LETTER}).)+|(?:(?!{_LETTER}).)+$")

# Names of at least this length match with any ending ("Ann" in "Anns"), rather too often than not at all. Shorter ones
# match with one more letter at most: "Al" is not found in "Alle".
_LONG_ENOUGH: Final = 3


def folded(text: str) -> str:
    """Return the text in the form for comparisons: without capitals, accents and letter variants, in all scripts."""
    letters = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).casefold())
    # Turkish has a dotted capital I and a dotless small one.
    return unicodedata.normalize("NFC", _ORNAMENT.sub("", letters).replace("ı", "i"))


def without_names(text: str, names: Collection[str], instead: str) -> str:
    """Return the text with ``instead`` in place of each of these names with its ending: "ANNA's", "Annas"."""
    for name in sorted(names, key=len, reverse=True):
        text = _without_name(text, name, instead)
    return text


def _without_name(text: str, name: str, instead: str) -> str:
    wanted = folded(name).strip()
    # Ornaments around a name are often left out when others write it.
    wanted = _ENDS.sub("", wanted) or wanted
    if not wanted:
        return text
    letters, places = "", []
    for cluster in regex.finditer(r"\X", text):
        more = folded(cluster[0])
        letters += more
        places += [cluster.span()] * len(more)
    for found in reversed(list(_pattern(wanted).finditer(letters))):
        begin, end = places[found.start()][0], places[found.end() - 1][1]
        text = text[:begin] + instead + text[end:]
    return text


def _pattern(wanted: str) -> regex.Pattern[str]:
    words = r"\s+".join(map(regex.escape, wanted.split()))
    before = after = ""
    if regex.match(_LETTER, wanted[0]) and not _WITHOUT_SPACES.match(wanted[0]):
        before = rf"(?<!{_LETTER})"
    if regex.match(_LETTER, wanted[-1]) and not _WITHOUT_SPACES.match(wanted[-1]):
        after = f"{_LETTER}*" if len(wanted) >= _LONG_ENOUGH else f"{_LETTER}?(?!{_LETTER})"
    return regex.compile(before + words + after)


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
