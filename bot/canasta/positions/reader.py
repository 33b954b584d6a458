"""Reader of JSON documents that reports every mistake: where it is, and what would be right."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec

from bot.canasta.cards import FACES, JOKER, Rank, card
from bot.canasta.errors import CanastaError, NotationError, RuleSetError
from bot.canasta.notation.card_parser import parse_cards
from bot.canasta.notation.tokens import Unreadable
from bot.canasta.notation.writing import card_text
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.presets import DEFAULT_PRESET, PRESETS, rules_of
from bot.canasta.seats import Seat, Seating

Document: TypeAlias = dict[str, Any]
"""A JSON object as Python values."""

Faces: TypeAlias = tuple[int, ...]
"""Cards of a document; a card without a suit is its negative rank."""


class Problem(NamedTuple):
    """A mistake in a document: where it is, and what would be right."""

    path: str
    text: str


class DocumentError(CanastaError):
    """A document that cannot be read; ``problems`` names every mistake found."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("; ".join(f"{path}: {text}" for path, text in self.problems))

    @classmethod
    def at(cls, path: str, text: str) -> DocumentError:
        """Return the error of one mistake."""
        return cls([Problem(path, text)])


_CARD_BY_TEXT: Final = {card_text(face): face for face in FACES}


class PositionReader:
    """A reader of the parts of a document that collects the mistakes."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []

    def wrong(self, path: str, text: str) -> None:
        """Record a mistake, at most 50 of them."""
        if len(self.problems) < 50:
            self.problems.append(Problem(path, text))

    def check(self) -> None:
        """Raise the recorded mistakes, if there are any.

        Raises:
            DocumentError: with all problems.
        """
        if self.problems:
            raise DocumentError(self.problems)

    def fields(self, path: str, value: Any, known: Iterable[str]) -> Document:
        """Return the fields of an object; record each unknown one as a mistake."""
        if not isinstance(value, dict):
            self.wrong(path, f"{shown(value)} is not an object with some of the fields {', '.join(known)}")
            return {}
        for name in value:
            if name not in known:
                near = get_close_matches(str(name)[:40], list(known), n=1)
                hint = f"; did you mean {near[0]}?" if near else f"; known are {', '.join(known)}"
                self.wrong(inside(path, str(name)[:40]), f"unknown field{hint}")
        return value

    def whole(self, path: str, value: Any, least: int, most: int) -> int:
        """Return a whole number within limits."""
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            self.wrong(path, f"{shown(value)} is not a whole number from {least} to {most}")
            return least
        return value

    def flag(self, path: str, value: Any, usual: bool | None = None) -> bool:
        """Return a boolean value; ``usual`` where there is none."""
        if value is None and usual is not None:
            return usual
        if not isinstance(value, bool):
            self.wrong(path, f"{shown(value)} is not true or false")
            return False
        return value

    def choice(self, path: str, value: Any, names: Iterable[str]) -> str | None:
        """Return one of the given texts, None after a mistake."""
        if not isinstance(value, str) or value not in names:
            self.wrong(path, f"{shown(value)} is not one of {', '.join(names)}")
            return None
        return value

    def cards(self, path: str, value: Any) -> Faces:
        """Return cards in order, from one text or a list of texts; suits may be missing."""
        if isinstance(value, str):
            words = value.split()
            found = [_CARD_BY_TEXT[word] for word in words if word in _CARD_BY_TEXT]
            return tuple(found) if len(found) == len(words) else self._typed(path, value)
        if isinstance(value, list):
            listed: list[int] = []
            for index, item in enumerate(value[:300]):
                if isinstance(item, str):
                    face = _CARD_BY_TEXT.get(item)
                    listed += [face] if face is not None else self._typed(f"{path}[{index}]", item)
                else:
                    self.wrong(f"{path}[{index}]", f"{shown(item)} is not a card such as KH, 10S, 2D or *")
            return tuple(listed)
        self.wrong(path, f'{shown(value)} is not a text or a list of cards, such as "KH 10S 2D *"')
        return ()

    def _typed(self, path: str, text: str) -> Faces:
        try:
            faces_typed = parse_cards(text)
        except NotationError as error:
            self.wrong(path, unreadable(error))
            return ()
        return tuple(
            JOKER if rank == Rank.JOKER else -rank if suit is None else card(rank, suit)
            for rank, suit in faces_typed
        )

    def by_index(self, path: str, value: Any, count: int, what: str) -> dict[int, Any]:
        """Return values by seat or side, from a list with one for each or an object with their numbers as names."""
        if isinstance(value, list):
            if len(value) != count:
                self.wrong(path, f"{len(value)} values for {count} {what}s")
            return dict(enumerate(value[:count]))
        if isinstance(value, dict):
            numbers = {str(number): number for number in range(count)}
            for name in value:
                if name not in numbers:
                    self.wrong(inside(path, str(name)[:40]), f"no such {what}; {what}s are 0 to {count - 1}")
            return {numbers[name]: item for name, item in value.items() if name in numbers}
        self.wrong(path, f"{shown(value)} is not a list or object with a value for each {what}")
        return {}

    def seat(self, path: str, value: Any, seating: Seating) -> Seat:
        """Return the number of a seat."""
        return Seat(self.whole(path, value, 0, seating.seat_count - 1))

    def seats(self, path: str, value: Any, seating: Seating) -> set[Seat]:
        """Return the seats of a list; none where there is no list."""
        if isinstance(value, list):
            return {self.seat(f"{path}[{index}]", seat, seating) for index, seat in enumerate(value[:20])}
        if value is not None:
            self.wrong(path, f"{shown(value)} is not a list of seats")
        return set()

    def numbers(
        self, path: str, value: Any, usual: Sequence[int], what: str, limits: range
    ) -> tuple[int, ...]:
        """Return whole numbers within limits by seat or side: the usual ones where none is given."""
        found = list(usual)
        if value is not None:
            for at, number in self.by_index(path, value, len(found), what).items():
                found[at] = self.whole(f"{path}[{at}]", number, limits.start, limits.stop - 1)
        return tuple(found)

    def rules(self, path: str, value: Any) -> RuleSet:
        """Return a rule set, from the name of a preset or an object with a preset and the options that differ."""
        preset, options = value, None
        if isinstance(value, dict):
            fields = self.fields(path, value, ("preset", "options"))
            preset, options = fields.get("preset", DEFAULT_PRESET), fields.get("options")
        if not isinstance(preset, str):
            self.wrong(path, f"{shown(value)} is not a preset ({', '.join(PRESETS)}) or an object with one")
        elif options is not None and not isinstance(options, dict):
            self.wrong(inside(path, "options"), f"{shown(options)} is not an object of option ids and values")
        else:
            try:
                return _rules(preset, options or {})
            except RuleSetError as error:
                for problem in error.problems:
                    self.wrong(path, str(problem))
        return PRESETS[DEFAULT_PRESET]


_known_rules: dict[bytes, RuleSet] = {}
_MANY_RULES: Final = 200


def _rules(preset: str, options: Mapping[str, Any]) -> RuleSet:
    """Return the rule set, cached so that it is validated once for many positions."""
    key = msgspec.json.encode([preset, options], order="deterministic")
    rules = _known_rules.get(key)
    if rules is None:
        rules = rules_of(preset, options)
        if len(_known_rules) >= _MANY_RULES:
            _known_rules.clear()
        _known_rules[key] = rules
    return rules


def shown(value: Any) -> str:
    """Return a value as JSON for the text of a mistake, shortened to 60 characters."""
    try:
        text = msgspec.json.encode(value).decode()
    except (TypeError, ValueError, OverflowError, RecursionError):
        text = repr(type(value).__name__)
    return text if len(text) <= 60 else text[:57] + "..."


def inside(path: str, name: str) -> str:
    """Return the path of a field."""
    return f"{path}.{name}" if path else name


_SENTENCES: Final = {
    Unreadable.TEXT_TOO_LONG: "a text of {length} characters; at most {limit} are read",
    Unreadable.TOO_MANY_CARDS: "{count} cards; at most {limit} are read",
    Unreadable.TOO_MANY_READINGS: "can be read in more than {limit} ways; name the melds, as in 2 > K",
    Unreadable.UNKNOWN_TEXT: "cannot read {text!r}; cards are written KH, 10S, 2D or * (a joker)",
    Unreadable.NO_CARDS: "names no card",
    Unreadable.ONE_CARD_EXPECTED: "{count} cards, where one is meant",
    Unreadable.SUIT_MISSING: "{rank} without a suit; write {rank}C, {rank}D, {rank}H or {rank}S",
    Unreadable.SUIT_MISPLACED: "the suit {suit} belongs to no card",
    Unreadable.TARGET_MISPLACED: "{text!r} does not name one meld, as 2 > K or 2 > #3 do",
    Unreadable.NO_MELD_OF_RANK: "the side has no meld of {rank} and none is begun here",
    Unreadable.NO_MELD_FOR_WILDS: "nothing says where {cards} go; name the meld, as in 2 > #3",
    Unreadable.UNKNOWN_ACTION: "{text!r} is no action; known are {known}",
    Unreadable.TEXT_AFTER_ACTION: "{text!r} after {action} means nothing",
}


def unreadable(error: NotationError) -> str:
    """Return the description of what is wrong with a text."""
    facts = {name: ", ".join(fact) if isinstance(fact, list) else fact for name, fact in error.facts.items()}
    return _SENTENCES[Unreadable(error.key)].format(**facts)
