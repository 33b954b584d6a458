"""Removal of invisible characters from text that people type: names, titles, house rules, cuts.

Invisible characters are found with the Unicode tables of ``regex`` and ``idna``, as the standard library does not have
them.
"""

import unicodedata
from typing import Final

import idna
import regex

COMPUTER_MARK: Final = "🤖"
"""The prefix of a computer's name, which is removed from everything that people type."""

# No name, title or cut is longer; a file that somebody sends may contain text of any length.
_LONGEST: Final = 500

# UTS 39, 5.4: more nonspacing marks on one letter, or the same one twice in a row, are suspicious.
_MOST_MARKS: Final = 4

# Characters that are symbols, letters or marks in Unicode but look blank: Braille without dots, the object replacement
# character, a note without a head, and two that only shape the characters around them.
_BLANK: Final = "\u2800\ufffc\U0001d159\U00016fe4\U0001bc9d"
_IGNORABLE: Final = r"\p{Default_Ignorable_Code_Point}"
_SPACE: Final = regex.compile(rf"(?:(?!{_IGNORABLE})\p{{C}}|[\p{{White_Space}}{_BLANK}])+")

# Emoji of several characters, and symbols that a variation selector turns into emoji, need invisible characters.
_PICTURE: Final = r"\p{Extended_Pictographic}(?:(?<!\p{Emoji_Presentation})\ufe0f)?\p{Emoji_Modifier}?"
_FLAG: Final = (
    "\U0001f3f4\U000e0067\U000e0062"
    "(?:\U000e0065\U000e006e\U000e0067|\U000e0073\U000e0063\U000e0074|\U000e0077\U000e006c\U000e0073)\U000e007f"
)
_UNSEEN: Final = regex.compile(
    rf"(?:{_FLAG}|[0-9#*]\ufe0f\u20e3|{_PICTURE}(?:\u200d{_PICTURE})*)(*SKIP)(*FAIL)"
    rf"|(?![\u200c\u200d]){_IGNORABLE}|(?P<joiner>[\u200c\u200d])"
)
_BEFORE_VIRAMA: Final = regex.compile(r"(?<=\p{L})\u200d(?=\p{Canonical_Combining_Class=Virama})")

_MARKS: Final = regex.compile(r"(?<!\S)\p{M}+|\p{M}{2,}")


def visible(text: str) -> str:
    """Return the text on one line, without invisible characters and without ``COMPUTER_MARK``.

    Invisible characters that shape letters and emoji stay: joiners within Persian, Hindi or Bengali words, families,
    flags.
    """
    before, now = "", text[:_LONGEST].replace(COMPUTER_MARK, " ")
    while now != before:
        # A removal may make neighbouring characters removable.
        before, now = now, _once(now)
    return now


def _once(text: str) -> str:
    text = " ".join(_SPACE.sub(" ", text).split())
    text = _UNSEEN.sub(_joiner, text)
    return _MARKS.sub(_few_marks, text)


def _joiner(found: regex.Match[str]) -> str:
    """Return an invisible character if it shapes the letters around it, else an empty string."""
    if found["joiner"] is None:
        return ""
    at = found.start()
    shapes = idna.valid_contextj(found.string, at) or _BEFORE_VIRAMA.match(found.string, at)
    return found[0] if shapes else ""


def _few_marks(found: regex.Match[str]) -> str:
    """Return the combining marks, limited to as many as languages put on a letter; none where there is no letter."""
    at = found.start()
    if at == 0 or found.string[at - 1].isspace():
        return ""
    kept: list[str] = []
    nonspacing = 0
    for mark in found[0]:
        is_spacing = unicodedata.category(mark) == "Mc"
        if is_spacing or (nonspacing < _MOST_MARKS and mark not in kept[-1:]):
            kept.append(mark)
            nonspacing += not is_spacing
    return "".join(kept)
