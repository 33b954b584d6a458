"""House rules as short codes that people paste elsewhere.

A code is ``version, preset, differences, check`` as a stream of bits in groups of five, written in Crockford's base 32:
no I, L, O or U, so that no signs are confused, and dashes only for reading. Options, presets and words are named by the
numbers of :func:`number_of`, so a code stays good when options are added. The check is that of Bech32m (BIP 350), six
signs: it finds every change of up to four signs, and so every wrong sign and every exchange of two.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from typing import Any, Final
from zlib import crc32

from bot.canasta.errors import CanastaError
from bot.canasta.rules.options import OPTIONS_BY_ID, Option
from bot.canasta.rules.presets import PRESETS

VERSION: Final = 1
LONGEST: Final = 1023
"""The most signs of a code: the check is proven to find two wrong ones among these; only a rule set that changes nearly
everything needs more."""

_SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_VALUES: Final = {sign: value for value, sign in enumerate(_SIGNS)} | {"O": 0, "I": 1, "L": 1}
_IGNORED: Final = frozenset(" -–—`*_\t\n\r")
_GROUP: Final = 4
_SIGN_BITS: Final = 5
_CHECK_SIGNS: Final = 6
_GENERATOR: Final = (0x3B6A57B2, 0x26508E6D, 0x1EA119FA, 0x3D4233DD, 0x2A1462B3)
_BECH32M: Final = 0x2BC830A3

_NUMBER_BITS: Final = 32
_DEEPEST: Final = 2
"""The deepest nesting of a value: lists of rows."""

# Kinds of values, as they stand before each value.
_KIND_BITS: Final = 4
_NONE, _FALSE, _TRUE, _NUMBER, _NEGATIVE, _WORD, _LIST, _NAMED = range(8)

_ID_BITS: Final = 16


def number_of(name: str) -> int:
    """Return the number of an option, a preset or a word that is a value: the same when others are added.

    Share codes and buttons name them by these numbers, which follow from the id alone; a test says when two ids of one
    kind have the same, and then the later one needs another id.
    """
    return crc32(name.encode()) & (2**_ID_BITS - 1)


def numbered(names: Iterable[str]) -> dict[int, str]:
    """Return names by their numbers."""
    return {number_of(name): name for name in names}


class CodeTrouble(StrEnum):
    """The reason why a code cannot be read or written."""

    MISTYPED = "mistyped"
    TOO_NEW = "too_new"
    UNKNOWN = "unknown"
    """Written without a mistake, but about an option, a value or a preset that this version does not have."""
    TOO_LONG = "too_long"
    """More differences than a code can carry."""


class ShareCodeError(CanastaError):
    """A code that cannot be read, or not be written."""

    def __init__(self, trouble: CodeTrouble) -> None:
        self.trouble = trouble
        super().__init__(trouble.value)


def encode(preset: str, differences: Mapping[str, Any]) -> str:
    """Return the code of a preset and the options in which a rule set differs from it, given as plain JSON values.

    Raises:
        ShareCodeError: if it would be too long to be checked.
    """
    writer = _Writer()
    writer.bits(VERSION, _SIGN_BITS)
    writer.bits(number_of(preset), _ID_BITS)
    writer.number(len(differences))
    for option_id in sorted(differences):
        writer.bits(number_of(option_id), _ID_BITS)
        writer.value(differences[option_id])
    signs = writer.signs()
    if len(signs) + _CHECK_SIGNS > LONGEST:
        raise ShareCodeError(CodeTrouble.TOO_LONG)
    text = "".join(_SIGNS[sign] for sign in (*signs, *_check_of(signs)))
    return "-".join(text[start : start + _GROUP] for start in range(0, len(text), _GROUP))


def decode(code: str) -> tuple[str, dict[str, Any]]:
    """Return the preset and the differences that a code stands for, without validating the rules.

    Raises:
        ShareCodeError: if it is mistyped, or from a newer version, or speaks of something unknown.
    """
    signs = _read_signs(code)
    if signs[0] > VERSION:
        raise ShareCodeError(CodeTrouble.TOO_NEW)
    reader = _Reader(signs[:-_CHECK_SIGNS])
    if reader.bits(_SIGN_BITS) != VERSION:
        raise ShareCodeError(CodeTrouble.MISTYPED)
    parent = numbered(PRESETS).get(reader.bits(_ID_BITS))
    if parent is None:
        raise ShareCodeError(CodeTrouble.UNKNOWN)
    by_number = numbered(OPTIONS_BY_ID)
    differences: dict[str, Any] = {}
    for _ in range(reader.number()):
        option_id = by_number.get(reader.bits(_ID_BITS))
        if option_id is None:
            raise ShareCodeError(CodeTrouble.UNKNOWN)
        differences[option_id] = reader.value(numbered(words_of(OPTIONS_BY_ID[option_id])))
    return parent, differences


def words_of(option: Option) -> tuple[str, ...]:
    """Return the words that may stand in a value of this option."""
    named = (*getattr(option.allowed, "values", ()), *getattr(option.allowed, "names", ()))
    return tuple(name for name in named if isinstance(name, str))


def _read_signs(code: str) -> list[int]:
    signs = [_VALUES.get(sign) for sign in code.upper() if sign not in _IGNORED]
    known = [sign for sign in signs if sign is not None]
    if len(known) < len(signs) or not _CHECK_SIGNS < len(known) <= LONGEST:
        raise ShareCodeError(CodeTrouble.MISTYPED)
    if _polymod(known) != _BECH32M:
        raise ShareCodeError(CodeTrouble.MISTYPED)
    return known


def _polymod(signs: Iterable[int]) -> int:
    """Return the remainder of Bech32's code over the field of 32 elements."""
    rest = 1
    for sign in signs:
        top = rest >> 25
        rest = (rest & 0x1FFFFFF) << 5 ^ sign
        for bit, generator in enumerate(_GENERATOR):
            if top >> bit & 1:
                rest ^= generator
    return rest


def _check_of(signs: list[int]) -> list[int]:
    rest = _polymod([*signs, *[0] * _CHECK_SIGNS]) ^ _BECH32M
    return [rest >> _SIGN_BITS * place & 31 for place in range(_CHECK_SIGNS - 1, -1, -1)]


class _Writer:
    """A writer of bits, the highest first."""

    def __init__(self) -> None:
        self._bits: list[int] = []

    def bits(self, value: int, count: int) -> None:
        self._bits += [value >> place & 1 for place in range(count - 1, -1, -1)]

    def number(self, value: int) -> None:
        """Write a number four bits at a time, each with a bit that says whether more follow; the lowest first."""
        while True:
            self.bits(value > 15, 1)
            self.bits(value & 15, 4)
            value >>= 4
            if not value:
                return

    def value(self, value: Any) -> None:
        match value:
            case None:
                self.bits(_NONE, _KIND_BITS)
            case bool():
                self.bits(_TRUE if value else _FALSE, _KIND_BITS)
            case int():
                self.bits(_NEGATIVE if value < 0 else _NUMBER, _KIND_BITS)
                self.number(abs(value))
            case str():
                self.bits(_WORD, _KIND_BITS)
                self.bits(number_of(value), _ID_BITS)
            case dict():
                self.bits(_NAMED, _KIND_BITS)
                self.number(len(value))
                for name, one in sorted(value.items()):
                    self.bits(number_of(name), _ID_BITS)
                    self.value(one)
            case _:
                items = sorted(value) if isinstance(value, set | frozenset) else list(value)
                self.bits(_LIST, _KIND_BITS)
                self.number(len(items))
                for one in items:
                    self.value(one)

    def signs(self) -> list[int]:
        padded = self._bits + [0] * (-len(self._bits) % _SIGN_BITS)
        return [
            int("".join(map(str, padded[start : start + _SIGN_BITS])), 2)
            for start in range(0, len(padded), _SIGN_BITS)
        ]


class _Reader:
    """A reader of the bits; what does not fit was written by another kind of version and counts as unknown."""

    def __init__(self, signs: list[int]) -> None:
        self._bits: Iterator[int] = iter(
            [sign >> place & 1 for sign in signs for place in range(_SIGN_BITS - 1, -1, -1)]
        )

    def bits(self, count: int) -> int:
        value = 0
        for _ in range(count):
            bit = next(self._bits, None)
            if bit is None:
                raise ShareCodeError(CodeTrouble.UNKNOWN)
            value = value << 1 | bit
        return value

    def number(self) -> int:
        value = 0
        for place in range(0, _NUMBER_BITS, 4):
            more = self.bits(1)
            value |= self.bits(4) << place
            if not more:
                return value
        raise ShareCodeError(CodeTrouble.UNKNOWN)

    def value(self, words: Mapping[int, str], depth: int = 0) -> Any:
        kind = self.bits(_KIND_BITS)
        if kind in _CONSTANTS:
            return _CONSTANTS[kind]
        if kind == _NUMBER:
            return self.number()
        if kind == _NEGATIVE:
            return -self.number()
        if kind == _WORD:
            return self._word(words)
        if kind == _LIST:
            if depth < _DEEPEST:
                return [self.value(words, depth + 1) for _ in range(self.number())]
        elif kind == _NAMED and depth < _DEEPEST:
            return {self._word(words): self.value(words, depth + 1) for _ in range(self.number())}
        raise ShareCodeError(CodeTrouble.UNKNOWN)

    def _word(self, words: Mapping[int, str]) -> str:
        word = words.get(self.bits(_ID_BITS))
        if word is None:
            raise ShareCodeError(CodeTrouble.UNKNOWN)
        return word


_CONSTANTS: Final[dict[int, Any]] = {_NONE: None, _FALSE: False, _TRUE: True}
