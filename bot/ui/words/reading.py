"""Cards and plays typed in the reader's language: the bot's own notation counts first, then that of the language."""

import re
from collections.abc import Callable
from functools import cache
from typing import Final, TypeVar

from bot.canasta.errors import NotationError
from bot.ui.texts import Texts

_Read = TypeVar("_Read")
_WORD: Final = re.compile(r"[^\W\d_]+")


def reading(texts: Texts, typed: str, read: Callable[[str], _Read]) -> _Read:
    """Return what is read from a text, as it is typed or else with the words and letters of the language.

    So what means something already, as "KD" does for the king of diamonds, means the same in every language.

    Raises:
        NotationError: if it cannot be read either way.
    """
    try:
        return read(typed)
    except NotationError:
        translated = in_notation(texts, typed)
        if translated == typed:
            raise
    try:
        return read(translated)
    except NotationError:
        return read(typed)  # what is told is about what was typed


def in_notation(texts: Texts, typed: str) -> str:
    """Return a text with the words and letters of the language replaced by those of the notation."""
    known = _known(texts("typed-words"))

    def replaced(found: re.Match[str]) -> str:
        word = found[0].casefold()
        if word in known:
            return known[word]
        letters = [known.get(letter, letter.upper()) for letter in word]
        is_changed = any(letter in known for letter in word)
        return "".join(letters) if is_changed and all(len(one) == 1 for one in letters) else found[0]

    return _WORD.sub(replaced, typed)


@cache
def _known(words: str) -> dict[str, str]:
    """Return the words and letters of a language with what they stand for, from ``king=K queen=Q``."""
    pairs = (pair.partition("=") for pair in words.split())
    return {word.casefold(): meaning.replace("_", " ") for word, _, meaning in pairs}
