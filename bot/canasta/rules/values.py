"""Values of options: those worth offering, their text, and parsing of typed text."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Any, Final

from bot.canasta.errors import RuleSetError
from bot.canasta.rules.kinds import Counts, Flag, OneOf, SomeOf, Whole
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.options import Option, impossible_value, value_of, with_options
from bot.canasta.rules.presets import PRESETS

MOST_OFFERED: Final = 25
_ALL_NUMBERS_UPTO: Final = 20
_ALL_SELECTIONS_UPTO: Final = 4
_STEPS: Final = (5, 10, 20, 25, 50, 100, 200, 250, 300, 500, 700, 1000, 1500, 2000, 2500, 3000, 5000, 10000)

_YES: Final = frozenset({"yes", "on", "y"})
_NO: Final = frozenset({"no", "off", "n"})
_NOTHING: Final = frozenset({"", "none", "nothing", "null", "-"})


def values_to_offer(option: Option, first: Iterable[Any] = ()) -> tuple[Any, ...]:
    """Return values worth offering, as plain JSON values, 25 at most: all where there are few, else those of the
    presets and round numbers. ``first`` stand at the beginning.
    """
    found: list[Any] = []
    for value in (*first, *_usual(option)):
        plain = plain_value(value)
        # True equals 1 in Python; as values of options they differ.
        known = any(plain == one and type(plain) is type(one) for one in found)
        if not known and _is_allowed(option, plain):
            found.append(plain)
    return tuple(found[:MOST_OFFERED])


def _usual(option: Option) -> Iterator[Any]:
    allowed = option.allowed
    if isinstance(allowed, Flag):
        yield from (True, False)
    elif isinstance(allowed, OneOf):
        yield from allowed.values
    elif isinstance(allowed, SomeOf) and len(allowed.values) <= _ALL_SELECTIONS_UPTO:
        for size in range(len(allowed.values) + 1):
            yield from map(list, combinations(sorted(allowed.values), size))
    elif isinstance(allowed, Whole) and allowed.most - allowed.least <= _ALL_NUMBERS_UPTO:
        yield from (None, *range(allowed.least, allowed.most + 1))
    else:
        yield from _of_presets(option)
        if isinstance(allowed, Whole):
            yield from (None, 0, allowed.least, *_STEPS, allowed.most)
        yield from ([], {})
    if isinstance(allowed, Counts):
        yield from ({name: count} for name in allowed.names for count in (1, 2))


def _of_presets(option: Option) -> list[Any]:
    """Return the values that this option has in the presets, the most frequent first, selections in one order."""
    values = [plain_value(value_of(rules, option.id)) for rules in PRESETS.values()]
    return sorted(values, key=lambda value: -values.count(value))


def plain_value(value: Any) -> Any:
    """Return the value as JSON has it: lists for rows, sorted lists for selections."""
    if isinstance(value, set | frozenset):
        return sorted(value)
    if isinstance(value, list | tuple):
        return [plain_value(one) for one in value]
    return value


def _is_allowed(option: Option, value: Any) -> bool:
    try:
        with_options(_ANY_RULES, {option.id: value})
    except RuleSetError:
        return False
    return True


_ANY_RULES: Final = RuleSet()


def parse_value(option: Option, text: str) -> Any:
    """Return the value of an option from typed text, as a plain JSON value.

    JSON is understood, and what people write: ``yes``, ``none``, ``forced if legal``, ``wild, red_three``,
    ``natural 1, mixed 2``, ``100 200 300``, ``15, 0: 50, 1500: 90``.

    Raises:
        RuleSetError: if no reading of the text is allowed.
    """
    for reading in _readings(text):
        if _is_allowed(option, reading):
            return reading
    raise RuleSetError((impossible_value(option, text.strip()),))


def _readings(text: str) -> Iterator[Any]:
    """Yield every reading of the text, the likeliest first."""
    yield from _json(text)
    folded = " ".join(text.casefold().split())
    if folded in _YES:
        yield True
    if folded in _NO:
        yield False
    if folded in _NOTHING:
        yield from (None, [], {})
    yield folded
    yield _word(folded)
    parts = [part.strip() for part in re.split(r"[,;|]", folded) if part.strip()]
    yield [_word(part) for part in parts]
    yield folded.replace(",", " ").split()
    yield _named_counts(parts)
    yield _numbers(re.split(r"[,;\s]+", folded))
    yield _rows(parts)


def _json(text: str) -> list[Any]:
    try:
        return [json.loads(text)]
    except (ValueError, RecursionError):
        return []


def _word(text: str) -> str:
    return re.sub(r"[\s-]+", "_", text)


def _numbers(parts: list[str]) -> list[int] | None:
    return [int(part) for part in parts] if all(_is_number(part) for part in parts) else None


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 10


def _named_counts(parts: list[str]) -> dict[str, int] | None:
    """Return the counts of a text such as ``natural 1, mixed: 2``; None if it has another form."""
    found = {}
    for part in parts:
        match = re.fullmatch(r"(?P<name>.*?)\s*[:= ]\s*(?P<count>\d{1,9})", part, re.ASCII)
        if match is None:
            return None
        found[_word(match["name"])] = int(match["count"])
    return found


def _rows(parts: list[str]) -> list[list[int | None]] | None:
    """Return the rows of a text such as ``15, 0: 50, 1500: 90``: the first row has no score, the others have one."""
    rows: list[list[int | None]] = []
    for part in parts:
        numbers = [piece.strip() for piece in part.split(":")]
        if len(numbers) > 2 or not all(map(_is_number, numbers)):
            return None
        if len(numbers) == 1:
            numbers.insert(0, "")
        rows.append([int(numbers[0]) if numbers[0] else None, int(numbers[1])])
    return rows


def value_text(value: Any) -> str:
    """Return the text by which a value, given as a plain JSON value, is typed; :func:`parse_value` reads it."""
    match value:
        case None:
            return "none"
        case bool():
            return "yes" if value else "no"
        case dict():
            return ", ".join(f"{name} {value_text(one)}" for name, one in value.items()) or "none"
        case list() if value and all(isinstance(row, list) for row in value):
            return ", ".join(str(least) if start is None else f"{start}: {least}" for start, least in value)
        case list():
            return ", ".join(map(value_text, value)) or "none"
        case _:
            return str(value)
