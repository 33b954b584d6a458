"""Tokens of typed text: ranks, suits and signs, with the spellings that people use, and the limits of a text."""

import re
import unicodedata
from collections.abc import Iterator
from enum import StrEnum
from itertools import product
from typing import Final, NamedTuple, TypeAlias

from bot.canasta.cards import Rank, Suit
from bot.canasta.errors import NotationError
from bot.canasta.notation.writing import RANK_TEXTS

LONGEST_TEXT: Final = 1000
"""The most characters of a text; longer ones are refused unread."""

MOST_CARDS: Final = 436
"""The most cards of a list; no table has more."""

MOST_CARDS_PLAYED: Final = 100
"""The most cards of a play; no hand holds more."""

MOST_READINGS: Final = 64
"""The most readings of a text; one with more is refused instead of asking which was meant."""

Face: TypeAlias = tuple[int, int | None]
"""A card as typed: its rank, and its suit where that was given."""


class Unreadable(StrEnum):
    """The reasons why a text cannot be read: keys of :class:`~bot.canasta.errors.NotationError`, with their facts."""

    TEXT_TOO_LONG = "text_too_long"  # length, limit
    TOO_MANY_CARDS = "too_many_cards_typed"  # count, limit
    TOO_MANY_READINGS = "too_many_readings"  # limit
    UNKNOWN_TEXT = "unknown_text"  # text: the first piece that cannot be read
    NO_CARDS = "no_cards"
    ONE_CARD_EXPECTED = "one_card_expected"  # count
    SUIT_MISSING = "suit_missing"  # rank
    SUIT_MISPLACED = "suit_misplaced"  # suit
    TARGET_MISPLACED = "target_misplaced"  # text: the group
    NO_MELD_OF_RANK = "no_meld_of_rank"  # rank
    NO_MELD_FOR_WILDS = "no_meld_for_wilds"  # cards
    UNKNOWN_ACTION = "unknown_action"  # text, known: the verbs
    TEXT_AFTER_ACTION = "text_after_action"  # text, action


class TokenKind(StrEnum):
    """The kind of a token."""

    CARD = "card"
    SUIT = "suit"
    SEPARATOR = "separator"
    WITH = "with"
    ARROW = "arrow"
    COLON = "colon"
    MELD = "meld"
    BLANK = "blank"


class Token(NamedTuple):
    """A piece of typed text, with its kind and value."""

    kind: TokenKind
    text: str
    value: int = 0


_RANKS: Final = {text: rank for rank, text in enumerate(RANK_TEXTS) if rank > Rank.JOKER} | {"T": Rank.TEN}
_SUITS: Final = {
    symbol: suit
    for suit, symbols in zip(Suit, ("C♣♧", "D♦♢", "H♥♡", "S♠♤"), strict=True)
    for symbol in symbols
}

# The longest words first. "JK" and "J*" have two readings; spellings() yields both.
_TOKENS: Final = re.compile(
    r"""
      (?P<card>    JOKERS? | JKR | WILDS? | W | \* | 10 | [2-9TJQKA] )
    | (?P<suit>    [CDHS♣♧♦♢♥♡♠♤] )
    | (?P<arrow>   -+> | =+> | > | → | ➔ )
    | (?P<colon>   : )
    | (?P<meld>    \# \d{1,3} )
    | (?P<separator> [,;+/&|()\[\]\n] )
    | (?P<blank>   [^\S\n]+ | - )
    """,
    re.VERBOSE,
)
# Words that would otherwise be read as cards: "AND", "TO", "WITH".
WORDS: Final = re.compile(r"\b(AND|TO|ON|WITH)\b")
WORD_SIGNS: Final = {"AND": ",", "TO": ">", "ON": ">", "WITH": "\x00"}
_INVISIBLE: Final = dict.fromkeys(map(ord, "\\`\u200b\u200d\u2060\ufe0e\ufe0f\x00"))
_DOUBTFUL: Final = re.compile(r"JK(?!R)|J\*")
JOKER_SIGN: Final = "W"


def normalised(text: str) -> str:
    """Return the text in capitals, without invisible characters.

    Raises:
        NotationError: if it is too long.
    """
    if len(text) > LONGEST_TEXT:
        raise NotationError(Unreadable.TEXT_TOO_LONG, length=len(text), limit=LONGEST_TEXT)
    plain = unicodedata.normalize("NFKC", text.replace("🃏", "*").translate(_INVISIBLE))
    # Compatibility forms may be longer than what was typed (one sign can stand for eighteen).
    return plain[: 2 * LONGEST_TEXT].upper().replace("\r", "\n")


def tokens_of(text: str, most_cards: int = MOST_CARDS_PLAYED) -> list[Token]:
    """Return the tokens of a normalised text; ``JK`` is read as a jack and a king, ``J*`` as a jack and a joker."""
    text = WORDS.sub(lambda found: WORD_SIGNS[found[0]], text)
    tokens: list[Token] = []
    at = 0
    while at < len(text):
        if text[at] == "\x00":
            tokens.append(Token(TokenKind.WITH, "with"))
            at += 1
            continue
        found = _TOKENS.match(text, at)
        if found is None:
            raise NotationError(Unreadable.UNKNOWN_TEXT, text=text[at : at + 20].split()[0])
        piece = found[0]
        kind = TokenKind(str(found.lastgroup))
        value = 0
        if kind is TokenKind.CARD:
            value = _RANKS.get(piece, Rank.JOKER)
        elif kind is TokenKind.SUIT:
            value = _SUITS[piece]
        elif kind is TokenKind.MELD:
            value = int(piece[1:])
        tokens.append(Token(kind, piece, value))
        at = found.end()
    count = sum(token.kind is TokenKind.CARD for token in tokens)
    if count > most_cards:
        raise NotationError(Unreadable.TOO_MANY_CARDS, count=count, limit=most_cards)
    return tokens


def spellings(text: str) -> Iterator[str]:
    """Yield the text with each ``JK`` and ``J*`` as a jack and another card, or as a joker.

    ``J*`` can only be a joker where there is no other jack beside it: in ``JJ*`` the joker is ``*``.
    """
    places = [
        (found.start(), found.end())
        for found in _DOUBTFUL.finditer(text)
        if found[0] == "JK" or not (_jack_beside(text, found.start(), found.end()))
    ]
    if len(places) > 3:
        raise NotationError(Unreadable.TOO_MANY_READINGS, limit=MOST_READINGS)
    for jokers in product((False, True), repeat=len(places)):
        parts: list[str] = []
        at = 0
        for (start, end), is_joker in zip(places, jokers, strict=True):
            parts += [text[at:start], JOKER_SIGN if is_joker else text[start:end]]
            at = end
        yield "".join([*parts, text[at:]])


_GROUP_END: Final = re.compile(r"[,;+/&|()\[\]\n\x00]")


def _jack_beside(text: str, start: int, end: int) -> bool:
    before = _GROUP_END.split(text[:start])[-1]
    after = _GROUP_END.split(text[end:])[0]
    return "J" in before.replace("JOKER", "") or "J" in after.replace("JOKER", "")
