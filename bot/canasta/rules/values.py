"""Values of options: those worth offering, their text, and parsing of typed text."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from types import MappingProxyType
from typing import Any, Final

from bot.canasta.errors import RuleSetError
from bot.canasta.rules.kinds import Counts, Flag, Kind, Minimums, OneOf, Points, SomeOf, Whole
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.options import Option, impossible_value, value_of, with_options
from bot.canasta.rules.presets import PRESETS

MOST_OFFERED: Final = 25
_ALL_NUMBERS_UPTO: Final = 20
_ALL_SELECTIONS_UPTO: Final = 4
_STEPS: Final = (5, 10, 20, 25, 50, 100, 200, 250, 300, 500, 700, 1000, 1500, 2000, 2500, 3000, 5000, 10000)

_YES: Final = frozenset({"yes", "on", "y", "true"})
_NO: Final = frozenset({"no", "off", "n", "false"})
_NOTHING: Final = frozenset({"none", "nothing", "null"})

_SMALL: Final = (
    *(
        "zero",
        "one",
        "two",
        "three",
        "four",
        "five",
        "six",
        "seven",
        "eight",
        "nine",
        "ten",
        "eleven",
        "twelve",
    ),
    *("thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty"),
)
_NUMBER_WORDS: Final = {word: number for number, word in enumerate(_SMALL)} | {
    f"{word} {scale}": number * size
    for number, word in enumerate(_SMALL[1:], start=1)
    for scale, size in (("hundred", 100), ("thousand", 1000))
}
_NUMBER: Final = re.compile(r"0|[1-9]\d{0,8}|[1-9]\d{0,2}(?P<by>[ ,.'’])\d{3}(?:(?P=by)\d{3})?", re.ASCII)
_PARTING: Final = re.compile(r" ?(?:[;|]|(?<!\d),|,(?!\d{3}(?!\d))|\band\b)(?: ?and\b)? ?", re.ASCII)
_NAME_FIRST: Final = re.compile(r"(?P<name>.*?) ?[:= ] ?(?P<count>\d.*)", re.ASCII)
_COUNT_FIRST: Final = re.compile(r"(?P<count>\d+(?:[ ,.'’]\d{3})*|[a-z]+) (?P<name>.+)", re.ASCII)
_ROWS: Final = tuple(
    map(
        re.compile,
        (
            "(?P<start>[^:]+): ?(?P<least>[^:]+)",
            "(?P<least>[^:]+) below (?P<end>[^:]+)",
            "(?P<least>[^:]+) from (?:round )?(?P<start>[^:]+?)(?: on)?",
            "(?P<least>[^:]+) in rounds (?P<start>[^:]+) to (?P<last>[^:]+)",
            "(?P<least>[^:]+) in round (?P<start>[^:]+)",
            "(?P<least>[^:]+)",
        ),
    )
)


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


def parse_value(option: Option, text: str, names: Mapping[str, str] = MappingProxyType({})) -> Any:
    """Return the value of an option from typed text, as a plain JSON value.

    JSON is understood, and what people write: ``yes``, ``none``, ``2,000``, ``three``, ``forced if legal``,
    ``wild, red_three``, ``natural 1 and 2 mixed``, ``100 200 300``, ``15, 0: 50, 1500: 90``, ``15 below 0, 50 from 0``.
    ``names`` has further names of what may be selected or counted, folded as :func:`folded` does.

    Raises:
        RuleSetError: if no reading of the text is allowed, or two that differ.
    """
    found = [
        one
        for one in _readings(option.allowed, text, names)
        if _is_allowed(option, one) and not _repeats(one)
    ]
    if found and all(one == found[0] for one in found):
        return found[0]
    raise RuleSetError((impossible_value(option, text.strip()),))


def folded(text: str) -> str:
    """Return the form of a text in which texts are compared: without capitals, with single blanks."""
    return " ".join(text.casefold().split())


def _readings(allowed: Kind, text: str, names: Mapping[str, str]) -> Iterator[Any]:
    """Yield every reading of the text as a value of this kind. None is one only of a word for nothing."""
    yield from _json(text)
    words = folded(text)
    if words in _NOTHING:
        yield from (None, [], {})
    # A comma may part two numbers, or the thousands of one.
    parts, pieces = _PARTING.split(words), re.split(r" ?[,;|] ?", words)
    match allowed:
        case Flag():
            yield from [True] * (words in _YES) + [False] * (words in _NO)
        case OneOf() | Whole():
            yield from (_word(words), *(_numbers([words]) or ()))
        case SomeOf():
            yield [names.get(part, _word(part)) for part in parts]
            yield words.split() or None
        case Counts() | Points():
            yield from (_named_counts(parts, names), _named_counts(pieces, names))
        case Minimums():
            yield _rows(parts) or _rows(pieces)
        case _:
            yield (numbers := _numbers(parts))
            # "1 100" can be one number or two, and is refused; "1,100, 1,200" and "100,200,300" are clear.
            if numbers is None or not allowed.allows(numbers) or (len(parts) == 1 and " " in words):
                yield _numbers([piece for part in pieces for piece in part.split(" ")])


def _json(text: str) -> list[Any]:
    """Return the list, table or quoted word that a text is in JSON; what else JSON has, people write otherwise."""
    if not text.lstrip().startswith(("[", "{", '"')):
        return []
    try:
        return [json.loads(text, object_pairs_hook=_named_once)]
    except (ValueError, RecursionError):
        return []


def _named_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return the table of these pairs.

    Raises:
        ValueError: a name stands twice, of which JSON would take the last.
    """
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError
    return found


def _repeats(value: Any) -> bool:
    """Return whether a selection names something twice."""
    return isinstance(value, list) and any(isinstance(one, str) and value.count(one) > 1 for one in value)


def _word(text: str) -> str:
    return re.sub(r"[\s-]+", "_", text)


def _number(text: str) -> int | None:
    """Return the number that a folded text is: in digits, with or without separators of thousands, or in words."""
    return int(re.sub(r"\D", "", text)) if _NUMBER.fullmatch(text) else _NUMBER_WORDS.get(text)


def _signed(text: str) -> int | None:
    size = _number(re.sub("^[-−]", "", text))
    return -size if size and text[0] in "-−" else size if text != "-0" else None


def _numbers(parts: Sequence[str]) -> list[int] | None:
    """Return the numbers of some texts; None if one of them is no number."""
    found = [number for number in map(_number, parts) if number is not None]
    return found if len(found) == len(parts) else None


def _named_counts(parts: Sequence[str], names: Mapping[str, str]) -> dict[str, int] | None:
    """Return the counts of texts such as ``natural 1``, ``mixed: 2`` or ``3 of sevens``; None if one is no count."""
    found: dict[str, int] = {}
    for part in parts:
        match = _NAME_FIRST.fullmatch(part) or _COUNT_FIRST.fullmatch(part)
        count = None if match is None else _number(match["count"])
        if match is None or count is None:
            return None
        name = names.get(match["name"], _word(match["name"]))
        if name in found:
            return None
        found[name] = count
    return found


def _rows(parts: Sequence[str]) -> list[list[int | None]] | None:
    """Return the rows of texts such as ``15``, ``1,500: 90``, ``15 below 0``, ``50 from 0`` or ``90 in rounds 2 to 3``.

    None if one of them is no row, or says another end than the beginning of the next.
    """
    rows: list[list[int | None]] = []
    ends: list[int | None] = []
    for part in parts:
        said = next((match.groupdict() for form in _ROWS if (match := form.fullmatch(part))), {})
        numbers = {name: _signed(text) for name, text in said.items()}
        if not numbers or None in numbers.values():
            return None
        start, last = numbers.get("start"), numbers.get("last")
        # The first row has no beginning; of rounds it is told as the first round.
        rows.append([None if start == 1 and "round" in part and not rows else start, numbers["least"]])
        ends.append(numbers.get("end") if last is None else last + 1)
    begun = [start for start, _ in rows[1:]] + [None]
    return rows if all(end in (None, start) for end, start in zip(ends, begun, strict=True)) else None


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
