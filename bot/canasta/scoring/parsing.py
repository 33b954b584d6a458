"""Typed counts of a side, such as ``2 natural, 1 mixed, 3 red threes, 430, out, -85``.

The order is free. A number before a thing counts it, a bare number is the points of the melds, a negative one those of
the cards in hand. What stands twice is added up.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from typing import Final, NamedTuple

from bot.canasta.errors import CanastaError
from bot.canasta.rules.model import RuleSet
from bot.canasta.scoring.counts import Exit, HandCount, SideCount
from bot.canasta.scoring.lines import (
    CANASTAS,
    SPECIAL_HANDS,
    UNFINISHED,
    Item,
    as_counted,
    counts_held_threes,
    has_item,
)

LONGEST_COUNT: Final = 200
"""The most characters of the text of a side."""

_MOST: Final = 99_999


class UnreadableCountError(CanastaError):
    """A text that cannot be read as a count.

    ``unknown`` are the pieces that mean nothing, ``foreign`` the items that the game does not have, and ``read`` the
    items that were understood, with their numbers.
    """

    def __init__(
        self, unknown: tuple[str, ...], foreign: tuple[Item, ...], read: tuple[tuple[Item, int], ...]
    ) -> None:
        self.unknown = unknown
        self.foreign = foreign
        self.read = read
        super().__init__(f"unknown {unknown!r}, not in this game {foreign!r}")


class _Found(NamedTuple):
    """An item in a text: its number, and the piece of text that says it."""

    item: Item
    number: int
    piece: str


_HAND: Final = r"(?:left )?(?:in (?:the |my |our |their )?hands?|held)"
_JOKERS: Final = r"(?:with )?(?:4|four|all) jokers?"
_UNFINISHED: Final = r"(?:unfinished|incomplete|open)"
_CANASTA: Final = r"(?: canastas?| books?)?"

_THINGS: Final[tuple[tuple[Item, str], ...]] = (
    (Item.UNFINISHED_JOKERS, rf"{_UNFINISHED} (?:wilds?|wild cards?)(?: meld)? {_JOKERS}"),
    (Item.UNFINISHED_SEVENS, rf"{_UNFINISHED} (?:sevens?|7s?)"),
    (Item.UNFINISHED_ACES, rf"{_UNFINISHED} (?:pure )?aces?"),
    (Item.UNFINISHED_WILDS, rf"{_UNFINISHED} (?:wilds?|wild cards?)(?: melds?)?"),
    (Item.SHORT_SEQUENCE, r"short (?:sequences?|runs?)"),
    (Item.HELD_RED_THREES, rf"(?:red threes?|red 3s?|r3s?|rts?) {_HAND}"),
    (Item.HELD_BLACK_THREES, rf"(?:black threes?|black 3s?|b3s?|bts?) {_HAND}"),
    (Item.SEVENS_IN_HAND, rf"(?:sevens?|7s) {_HAND}"),
    (Item.ACES_IN_HAND, rf"aces? {_HAND}"),
    (Item.FROM_HAND, r"(?:canastas? )?(?:whole )?from (?:the )?hand"),
    (
        Item.MIXED_SEVENS,
        rf"(?:mixed|dirty|black)(?: canastas?)? (?:of )?(?:sevens?|7s)|mixed sevens?{_CANASTA}",
    ),
    (Item.MIXED_SEQUENCE, r"(?:mixed|dirty)(?: canastas?)? (?:sequences?|runs?|sambas?|escaleras?)"),
    (Item.SEVENS, rf"(?:pure |natural |clean )?(?:canastas? of )?(?:sevens?|7s){_CANASTA}"),
    (Item.ACES, rf"(?:pure |natural |clean )?(?:canastas? of )?(?:pure )?aces?{_CANASTA}"),
    (Item.SIX_JOKERS, r"(?:wilds? |wild canastas? )?(?:with )?(?:6|six|all six) jokers?|six-joker canastas?"),
    (Item.FOUR_JOKERS, rf"(?:wilds? |wild canastas? )?{_JOKERS}|joker canastas?"),
    (Item.TWOS, rf"(?:wilds? |wild canastas? )?(?:of )?(?:all )?(?:twos|deuces){_CANASTA}"),
    (Item.WILD, rf"(?:wild cards?|wilds?|w|bolivias?){_CANASTA}"),
    (Item.SEQUENCE, rf"(?:sequences?|runs?|sambas?|escaleras?|s)(?: of seven)?{_CANASTA}"),
    (Item.RED_THREES, r"red (?:threes?|3s?)(?! canasta)|r3s?|rts?|reds?(?: threes?|(?! (?:canasta|book)))"),
    (Item.BLACK_THREES, r"black (?:threes?|3s?)(?! canasta)|b3s?|bts?|black(?! (?:canasta|book))"),
    (Item.THREES, r"canastas? of threes|threes? canastas?|threes"),
    (Item.NATURAL, rf"(?:naturals?|nat|pure|clean|n){_CANASTA}|red (?:canastas?|books?)"),
    (Item.MIXED, rf"(?:mixed|mix|dirty|unnatural|m){_CANASTA}|black (?:canastas?|books?)"),
)
"""The things that are counted, each with its spellings; where one begins like another, the longer stands first."""

_FLAGS: Final[tuple[tuple[Item, str], ...]] = (
    (Item.HAND_CANASTA, r"hand[- ]?canasta"),
    (Item.CONCEALED, r"(?:(?:went|going|gone) )?(?:out )?(?:concealed|closed|covered)(?: out)?"),
    (Item.OUT, r"(?:(?:went|going|gone|goes) )?out"),
    (Item.EXACT_CUT, r"exact cut"),
    (Item.STRAIGHT, r"straight"),
    (Item.PAIRS_WITH_TWOS, r"(?:seven )?pairs with (?:twos|wilds?)"),
    (Item.PAIRS, r"(?:seven )?pairs"),
    (Item.GARBAGE, r"garbage"),
)
"""The things that a side has or has not, without a number."""

_NUMBER: Final = r"(?P<number>\d{1,2}[,'.’]\d{3}|\d{1,6})"
_SIGN: Final = r"[-−–] ?"
_POINTS_WORD: Final = r"(?: ?(?:points?|pts?|p))?"

_POINTS: Final[tuple[tuple[Item, str], ...]] = (
    (Item.IN_FOOT, rf"(?:{_SIGN})?{_NUMBER}{_POINTS_WORD} (?:left )?in (?:the )?(?:foot|feet)"),
    (Item.IN_FOOT, rf"(?:foot|feet) ?[:=]? ?(?:{_SIGN})?{_NUMBER}{_POINTS_WORD}"),
    (Item.FINE, rf"(?:{_SIGN})?{_NUMBER}{_POINTS_WORD} fines?"),
    (Item.FINE, rf"fines? ?[:=]? ?(?:{_SIGN})?{_NUMBER}{_POINTS_WORD}"),
    (Item.IN_HAND, rf"(?:{_SIGN})?{_NUMBER}{_POINTS_WORD} (?:{_HAND}|left|hand(?![- ]?canasta))"),
    (Item.IN_HAND, rf"{_SIGN}(?P<number>\d{{1,6}}){_POINTS_WORD}"),
    (Item.IN_HAND, rf"(?:{_HAND}|hand) ?[:=]? ?(?:{_SIGN})?{_NUMBER}{_POINTS_WORD}"),
    (Item.MELDED, rf"(?:melds?|melded|cards|table) ?[:=]? ?{_NUMBER}{_POINTS_WORD}"),
    (Item.MELDED, rf"{_NUMBER}{_POINTS_WORD}(?: (?:melded|in melds|on the table|in cards|cards))?"),
)
"""The points that are counted, each with its spellings."""

_END: Final = r"(?![\w])"
_WORDS: Final = {
    word: number
    for number, word in enumerate(
        ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"], start=1
    )
}
_BEFORE: Final = rf"(?:(?P<number>\d{{1,3}}) ?[x×]? ?|(?P<word>{'|'.join(_WORDS)}) |an? )?"
_AFTER: Final = r"(?: ?[:=×x] ?(?P<after>\d{1,3}))?"

_PATTERNS: Final = (
    *((item, re.compile(f"(?:{spelling}){_END}")) for item, spelling in _FLAGS),
    *((item, re.compile(f"{_BEFORE}(?:{spelling}){_AFTER}{_END}")) for item, spelling in _THINGS),
    *((item, re.compile(f"{spelling}{_END}")) for item, spelling in _POINTS),
)
_BARE_COLOUR: Final = re.compile(f"{_BEFORE}(?P<colour>reds?|black){_AFTER}")
_BETWEEN: Final = re.compile(r"(?:[\s,;&|/]|\.(?!\d)|\+|and\b)+")
_PIECE: Final = re.compile(r"[^\s,;&|]+")
_NOTHING: Final = frozenset({"nothing", "none", "-", "–", "0"})


def parse_count(rules: RuleSet, text: str) -> SideCount:
    """Return the count that a text says, for a game with these rules.

    Raises:
        UnreadableCountError
    """
    folded = re.sub(r"\s+", " ", unicodedata.normalize("NFKC", text[: LONGEST_COUNT + 1]).casefold()).strip()
    if folded in _NOTHING:
        return SideCount()
    found, unknown = _pieces(folded)
    numbers: Counter[Item] = Counter()
    foreign: list[Item] = []
    for item, number, piece in found:
        counted = as_counted(rules, _canasta_of_colour(rules, piece) or item)
        if counted is None and item not in {Item.HELD_RED_THREES, Item.HELD_BLACK_THREES}:
            foreign.append(item)
        else:
            numbers[counted or item] += number
    if unknown or foreign or not found or len(text) > LONGEST_COUNT:
        raise UnreadableCountError(tuple(unknown), tuple(foreign), tuple(numbers.items()))
    each = {item: tuple(one.number for one in found if one.item is item) for item in _BY_PLAYER}
    return _count(rules, numbers, each)


_BY_PLAYER: Final = (Item.SEVENS_IN_HAND, Item.ACES_IN_HAND)
"""Items whose number is that of one player, so that those of two players are not added up."""


def _canasta_of_colour(rules: RuleSet, piece: str) -> Item | None:
    """Return the canasta that a bare colour means in a game without red threes on the table, None for all else.

    Where they are only discarded, red and black are the two kinds of canastas (Wikipedia 2005, Hand & Foot: "at least
    one black and one red canasta").
    """
    if has_item(rules, Item.RED_THREES):
        return None
    colour = _BARE_COLOUR.fullmatch(piece)
    return None if colour is None else Item.MIXED if colour["colour"] == "black" else Item.NATURAL


def _pieces(text: str) -> tuple[list[_Found], list[str]]:
    """Return the items of a text, and the pieces of it that mean nothing."""
    found: list[_Found] = []
    unknown: list[str] = []
    at = 0
    while at < len(text):
        if between := _BETWEEN.match(text, at):
            at = between.end()
        elif item := _found(text, at):
            found.append(item)
            at += len(item.piece)
        else:
            piece = _PIECE.match(text, at)
            word = text[at] if piece is None else piece.group()
            # "3 cabbages" are no points and cabbages.
            if found and found[-1].piece.isdecimal() and text[:at].endswith(f"{found[-1].piece} "):
                word = f"{found.pop().piece} {word}"
                unknown.append(word)
                at += len(word.partition(" ")[2])
            else:
                unknown.append(word)
                at += len(word)
    return found, unknown


def _found(text: str, at: int) -> _Found | None:
    for item, pattern in _PATTERNS:
        match = pattern.match(text, at)
        if match is not None:
            named = match.groupdict()
            digits = re.sub(r"\D", "", named.get("number") or named.get("after") or "")
            number = int(digits) if digits else _WORDS.get(named.get("word") or "", 1)
            return _Found(item, min(number, _MOST), text[at : match.end()])
    return None


def _count(rules: RuleSet, numbers: Counter[Item], each: dict[Item, tuple[int, ...]]) -> SideCount:
    special = next((item.value for item in SPECIAL_HANDS if numbers[item]), None)
    are_held_counted = counts_held_threes(rules)
    held_black = are_held_counted and has_item(rules, Item.HELD_BLACK_THREES)
    hands = [
        HandCount(
            points=numbers[Item.IN_HAND],
            red_threes=0 if are_held_counted else numbers[Item.HELD_RED_THREES],
            black_threes=0 if held_black else numbers[Item.HELD_BLACK_THREES],
        ),
        *(HandCount(sevens=number) for number in each[Item.SEVENS_IN_HAND]),
        *(HandCount(aces=number) for number in each[Item.ACES_IN_HAND]),
    ]
    return SideCount(
        canastas=tuple(kind for item, kind in CANASTAS.items() for _ in range(min(numbers[item], 99))),
        from_hand=numbers[Item.FROM_HAND],
        exit=_exit(numbers),
        has_exact_cut=numbers[Item.EXACT_CUT] > 0,
        red_threes=numbers[Item.RED_THREES],
        black_threes=numbers[Item.BLACK_THREES],
        held_red_threes=numbers[Item.HELD_RED_THREES] if are_held_counted else 0,
        held_black_threes=numbers[Item.HELD_BLACK_THREES] if held_black else 0,
        melded=numbers[Item.MELDED],
        unfinished=tuple(kind for item, kind in UNFINISHED.items() for _ in range(min(numbers[item], 99))),
        hands=tuple(hand for hand in hands if hand != HandCount()),
        feet=(HandCount(points=numbers[Item.IN_FOOT]),) if numbers[Item.IN_FOOT] else (),
        fines=((None, numbers[Item.FINE]),) if numbers[Item.FINE] else (),
        special_hand=special,
    )


def _exit(numbers: Counter[Item]) -> Exit | None:
    if numbers[Item.HAND_CANASTA]:
        return Exit.HAND_CANASTA
    if numbers[Item.CONCEALED]:
        return Exit.CONCEALED
    return Exit.OPEN if numbers[Item.OUT] else None
