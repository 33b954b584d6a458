"""Text for cards, melds and actions: written one way, read the many ways in which people type.

What is written, and what is read, is told in ``docs/positions.md``. In short: a card is ``KH``, ``10S``, ``2D`` or
``*`` (a joker); groups of cards are separated by ``,`` ``;`` ``+`` ``/`` or a new line; ``2 > K`` or ``K: 2`` names the
meld that cards go to. Suits may be left out where they make no difference.

A text is never guessed at: when it can be read in more than one way and the rules leave more than one of them,
:class:`~bot.canasta.errors.AmbiguousActionError` carries the readings as actions.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from enum import StrEnum
from functools import lru_cache
from itertools import islice, product
from math import prod
from typing import Final, NamedTuple, TypeAlias, TypeVar

from bot.canasta.actions import (
    Action,
    Answer,
    AskPartner,
    DeclareSpecialHand,
    Discard,
    Draw,
    LayDown,
    LayThrees,
    Pass,
    Play,
    StartRound,
    TakePile,
    WithdrawQuestion,
)
from bot.canasta.cards import (
    BLACK_THREES,
    JOKER,
    NO_CARDS,
    RED_THREES,
    Card,
    Cards,
    Rank,
    Suit,
    card,
    cards_of,
    contains,
    count_of,
    each_card,
    one,
    rank_of,
)
from bot.canasta.engine import check
from bot.canasta.errors import AmbiguousActionError, NotationError, Violation
from bot.canasta.melds import MeldId, MeldKind
from bot.canasta.phases.irregular import throwable
from bot.canasta.phases.pile_share import share_of
from bot.canasta.phases.take_pile import is_hand_first
from bot.canasta.view import SeatView

LONGEST_TEXT: Final = 1000
"""Longer texts are refused unread."""

MOST_CARDS: Final = 436
"""A list of more cards is refused: no table has as many."""

MOST_CARDS_PLAYED: Final = 100
"""More cards than any hand holds are refused in a play."""

MOST_READINGS: Final = 64
"""A text with more readings than these is refused instead of asking which was meant."""

Face: TypeAlias = tuple[int, int | None]
"""A card as typed: its rank, and its suit where that was said."""


class Unreadable(StrEnum):
    """Why a text cannot be read: the keys of :class:`~bot.canasta.errors.NotationError`, with their facts."""

    TEXT_TOO_LONG = "text_too_long"  # length, limit
    TOO_MANY_CARDS = "too_many_cards_typed"  # count, limit
    TOO_MANY_READINGS = "too_many_readings"  # limit
    UNKNOWN_TEXT = "unknown_text"  # text: the first piece that means nothing
    NO_CARDS = "no_cards"
    ONE_CARD_EXPECTED = "one_card_expected"  # count
    SUIT_MISSING = "suit_missing"  # rank
    SUIT_MISPLACED = "suit_misplaced"  # suit
    TARGET_MISPLACED = "target_misplaced"  # text: the group
    NO_MELD_OF_RANK = "no_meld_of_rank"  # rank
    NO_MELD_FOR_WILDS = "no_meld_for_wilds"  # cards
    UNKNOWN_ACTION = "unknown_action"  # text, known: the verbs
    TEXT_AFTER_ACTION = "text_after_action"  # text, action


# ------------------------------------------------------------------------------------------------------ writing

_RANK_TEXTS: Final = ("", "*", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
_SUIT_TEXTS: Final = "CDHS"
_CARD_TEXTS: Final = tuple(
    "*" if a_card == JOKER else _RANK_TEXTS[a_card >> 2] + _SUIT_TEXTS[a_card & 3] for a_card in range(60)
)


def rank_text(rank: int) -> str:
    """A rank as text: ``K``, ``10``, ``2``; ``*`` for the joker."""
    return _RANK_TEXTS[rank]


def card_text(a_card: Card) -> str:
    """A card as text: ``KH``, ``10S``, ``2D``; ``*`` for the joker."""
    return _CARD_TEXTS[a_card]


def card_texts(cards: Cards) -> list[str]:
    """The texts of all cards: aces first, wild cards last."""
    return [_CARD_TEXTS[a_card] for a_card in sorted(each_card(cards), key=_aces_first)]


def _aces_first(a_card: Card) -> int:
    return 4 * (20 - (a_card >> 2)) + (a_card & 3)


@lru_cache(maxsize=1 << 13)
def cards_text(cards: Cards, suits: bool = True) -> str:
    """Cards as one text, by rank, aces first and wild cards last: ``KC KH 2D *``, without suits ``KK 2 *``."""
    if suits:
        return " ".join(card_texts(cards))
    words: list[str] = []
    last = 0
    for a_card in sorted(each_card(cards), key=_aces_first):
        rank = rank_of(a_card)
        if rank == last and rank != Rank.TEN:
            words[-1] += _RANK_TEXTS[rank]
        else:
            words.append(_RANK_TEXTS[rank])
        last = rank
    return " ".join(words)


def pile_text(pile: Iterable[Card]) -> str:
    """Cards in the order in which they lie."""
    return " ".join(_CARD_TEXTS[a_card] for a_card in pile)


def play_text(play: Play) -> str:
    """A play as text: ``KC KD KH``, or ``2S > #3`` where it names a meld."""
    target = "" if play.meld is None else f"> #{play.meld}"
    return f"{cards_text(play.cards)} {target}".strip()


def action_text(action: Action) -> str:
    """An action as text that :func:`parse_action` reads; the dealing of a round has none and is only named."""
    match action:
        case LayDown(plays):
            return " ".join(["meld", ", ".join(map(play_text, plays))]).strip()
        case Discard(a_card, says_more):
            return f"discard {card_text(a_card)}" + (" saying more" if says_more else "")
        case TakePile(use, more, count):
            words = ["take", "" if count is None else f"top {count}", play_text(use)]
            if more:
                words += ["with", ", ".join(map(play_text, more))]
            return " ".join(word for word in words if word)
        case Answer(yes):
            return f"answer {'yes' if yes else 'no'}"
        case LayThrees(some):
            return f"threes {cards_text(some)}"
        case DeclareSpecialHand(name, with_upcard):
            return f"show {name}" + (" with upcard" if with_upcard else "")
        case _:
            return _PLAIN_TEXTS[type(action)]


_PLAIN_TEXTS: Final[dict[type, str]] = {
    Draw: "draw",
    AskPartner: "ask partner",
    WithdrawQuestion: "withdraw question",
    Pass: "pass",
    StartRound: "start round",
}


# -------------------------------------------------------------------------------------------------------- tokens


class _Kind(StrEnum):
    CARD = "card"
    SUIT = "suit"
    SEPARATOR = "separator"
    WITH = "with"
    ARROW = "arrow"
    COLON = "colon"
    MELD = "meld"
    BLANK = "blank"


class _Token(NamedTuple):
    kind: _Kind
    text: str
    value: int = 0


_RANKS: Final = {text: rank for rank, text in enumerate(_RANK_TEXTS) if rank > Rank.JOKER} | {"T": Rank.TEN}
_SUITS: Final = {
    symbol: suit
    for suit, symbols in zip(Suit, ("C♣♧", "D♦♢", "H♥♡", "S♠♤"), strict=True)
    for symbol in symbols
}

# The longest words first. "JK" and "J*" have two readings; they are told apart by _spellings.
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
_WORDS: Final = re.compile(r"\b(AND|TO|ON|WITH)\b")
_WORD_SIGNS: Final = {"AND": ",", "TO": ">", "ON": ">", "WITH": "\x00"}
_INVISIBLE: Final = dict.fromkeys(map(ord, "\\`\u200b\u200d\u2060\ufe0e\ufe0f\x00"))
_DOUBTFUL: Final = re.compile(r"JK(?!R)|J\*")
_JOKER_SIGN: Final = "W"


def _normalised(text: str) -> str:
    if len(text) > LONGEST_TEXT:
        raise NotationError(Unreadable.TEXT_TOO_LONG, length=len(text), limit=LONGEST_TEXT)
    plain = unicodedata.normalize("NFKC", text.replace("🃏", "*").translate(_INVISIBLE))
    # Compatibility forms may be longer than what was typed (one sign can stand for eighteen).
    return plain[: 2 * LONGEST_TEXT].upper().replace("\r", "\n")


def _tokens(text: str, most_cards: int = MOST_CARDS_PLAYED) -> list[_Token]:
    """The tokens of a normalised text; ``JK`` is a jack and a king here, ``J*`` a jack and a joker."""
    text = _WORDS.sub(lambda found: _WORD_SIGNS[found[0]], text)
    tokens: list[_Token] = []
    at = 0
    while at < len(text):
        if text[at] == "\x00":
            tokens.append(_Token(_Kind.WITH, "with"))
            at += 1
            continue
        found = _TOKENS.match(text, at)
        if found is None:
            raise NotationError(Unreadable.UNKNOWN_TEXT, text=text[at : at + 20].split()[0])
        piece = found[0]
        kind = _Kind(str(found.lastgroup))
        value = 0
        if kind is _Kind.CARD:
            value = _RANKS.get(piece, Rank.JOKER)
        elif kind is _Kind.SUIT:
            value = _SUITS[piece]
        elif kind is _Kind.MELD:
            value = int(piece[1:])
        tokens.append(_Token(kind, piece, value))
        at = found.end()
    count = sum(token.kind is _Kind.CARD for token in tokens)
    if count > most_cards:
        raise NotationError(Unreadable.TOO_MANY_CARDS, count=count, limit=most_cards)
    return tokens


def _spellings(text: str) -> Iterator[str]:
    """The text with each ``JK`` and ``J*`` as a jack and another card, or as a joker.

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
            parts += [text[at:start], _JOKER_SIGN if is_joker else text[start:end]]
            at = end
        yield "".join([*parts, text[at:]])


_GROUP_END: Final = re.compile(r"[,;+/&|()\[\]\n\x00]")


def _jack_beside(text: str, start: int, end: int) -> bool:
    before = _GROUP_END.split(text[:start])[-1]
    after = _GROUP_END.split(text[end:])[0]
    return "J" in before.replace("JOKER", "") or "J" in after.replace("JOKER", "")


# --------------------------------------------------------------------------------------------------------- cards


class _Typed(NamedTuple):
    """A card as typed, and whether it stands apart from the card before it."""

    rank: int
    suit: int | None
    apart: bool

    @property
    def is_wild(self) -> bool:
        return self.rank in (Rank.JOKER, Rank.TWO)


def _faces(tokens: Iterable[_Token]) -> list[_Typed]:
    """The cards of one group of tokens. A suit belongs to the card before it; where a suit comes first, to the next."""
    typed: list[_Typed] = []
    apart = True
    ahead: int | None = None
    suits_first: bool | None = None
    for token in tokens:
        if token.kind is _Kind.CARD:
            if suits_first is None:
                suits_first = False
            typed.append(_Typed(token.value, ahead, apart))
            ahead, apart = None, False
        elif token.kind is _Kind.SUIT:
            if suits_first is None:
                suits_first = True
            if suits_first:
                if ahead is not None:
                    raise NotationError(Unreadable.SUIT_MISPLACED, suit=_SUIT_TEXTS[token.value])
                ahead = token.value
                continue
            if not typed or typed[-1].suit is not None:
                raise NotationError(Unreadable.SUIT_MISPLACED, suit=_SUIT_TEXTS[token.value])
            typed[-1] = typed[-1]._replace(suit=token.value)
        else:
            apart = True
    if ahead is not None:
        raise NotationError(Unreadable.SUIT_MISPLACED, suit=_SUIT_TEXTS[ahead])
    for face in typed:
        if face.rank == Rank.JOKER and face.suit is not None:
            raise NotationError(Unreadable.SUIT_MISPLACED, suit=_SUIT_TEXTS[face.suit])
    return typed


_JOKER_WORD: Final = re.compile(r"(?<![A-Z0-9*])(?:JK)+(?![A-Z0-9*])")


def parse_cards(text: str) -> list[Face]:
    """The cards of a text, in its order: rank, and suit where it was said.

    Separators do not matter here. ``JK`` is a joker where it stands alone, else a jack and a king.

    Raises:
        NotationError: if it cannot be read.
    """
    normal = _JOKER_WORD.sub(lambda found: _JOKER_SIGN * (len(found[0]) // 2), _normalised(text))
    tokens = _tokens(normal, MOST_CARDS)
    for token in tokens:
        if token.kind not in (_Kind.CARD, _Kind.SUIT, _Kind.BLANK, _Kind.SEPARATOR):
            raise NotationError(Unreadable.UNKNOWN_TEXT, text=token.text.lower())
    return [(face.rank, face.suit) for group in _groups(tokens) for face in _faces(group)]


def _groups(tokens: Iterable[_Token]) -> list[list[_Token]]:
    groups: list[list[_Token]] = [[]]
    for token in tokens:
        if token.kind is _Kind.SEPARATOR:
            groups.append([])
        else:
            groups[-1].append(token)
    return groups


def exact_cards(text: str) -> tuple[Card, ...]:
    """The cards of a text in its order, where every suit is said (a joker has none).

    Raises:
        NotationError: if it cannot be read or a suit is missing.
    """
    return tuple(_exact(rank, suit) for rank, suit in parse_cards(text))


def _exact(rank: int, suit: int | None) -> Card:
    if suit is None and rank != Rank.JOKER:
        raise NotationError(Unreadable.SUIT_MISSING, rank=rank_text(rank))
    return card(rank, suit or 0)


def parse_card(text: str) -> Card:
    """The one card of a text, its suit said.

    Raises:
        NotationError: if it cannot be read, a suit is missing or there is not exactly one card.
    """
    found = parse_cards(text)
    if len(found) != 1:
        raise NotationError(Unreadable.ONE_CARD_EXPECTED, count=len(found))
    return _exact(*found[0])


def cards_from_hand(text: str, hand: Cards) -> Cards:
    """The cards of a text as cards of this hand: where no suit is said, the lowest ones, black threes before red.

    A card that the hand lacks is returned all the same, so that the game can refuse it by name.

    Raises:
        NotationError: if the text cannot be read or names no card.
    """
    typed = [_Typed(rank, suit, False) for rank, suit in parse_cards(text)]
    if not typed:
        raise NotationError(Unreadable.NO_CARDS)
    if len(typed) > MOST_CARDS_PLAYED:
        raise NotationError(Unreadable.TOO_MANY_CARDS, count=len(typed), limit=MOST_CARDS_PLAYED)
    return _dealt_out([typed], hand)[0]


def card_from_hand(text: str, hand: Cards) -> Card:
    """The one card of a text as a card of this hand, like :func:`cards_from_hand`.

    ``J*`` is a joker where the hand cannot mean a jack; two cards are refused otherwise.

    Raises:
        NotationError: if the text cannot be read or does not name exactly one card.
    """
    found = parse_cards(text)
    if len(found) == 2 and re.fullmatch(r"\s*J\*\s*", _normalised(text)):
        found = found[1:]
    if len(found) != 1:
        raise NotationError(Unreadable.ONE_CARD_EXPECTED, count=len(found))
    return each_card(_dealt_out([[_Typed(*found[0], False)]], hand)[0])[0]


# Clubs and spades before diamonds and hearts for threes; for the rest any fixed order does.
_SUIT_ORDER: Final = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES)
_THREES_ORDER: Final = (Suit.CLUBS, Suit.SPADES, Suit.DIAMONDS, Suit.HEARTS)


def _dealt_out(groups: list[list[_Typed]], hand: Cards) -> list[Cards]:
    """The cards of the hand that the groups mean: first those with a suit, then the lowest that are left."""
    left = hand
    chosen = [NO_CARDS] * len(groups)
    for index, group in enumerate(groups):
        for face in group:
            if face.suit is not None or face.rank == Rank.JOKER:
                exact = card(face.rank, face.suit or 0)
                chosen[index] += one(exact)
                if count_of(left, exact):
                    left -= one(exact)
    for index, group in enumerate(groups):
        for face in group:
            if face.suit is None and face.rank != Rank.JOKER:
                order = _THREES_ORDER if face.rank == Rank.THREE else _SUIT_ORDER
                there = [card(face.rank, suit) for suit in order if count_of(left, card(face.rank, suit))]
                if there:
                    left -= one(there[0])
                chosen[index] += one(there[0] if there else card(face.rank, order[0]))
    return chosen


# --------------------------------------------------------------------------------------------------------- plays


class _Group(NamedTuple):
    """One group of a text: its cards, and the meld or rank that it names."""

    faces: list[_Typed]
    meld: MeldId | None
    rank: int | None
    text: str

    @property
    def ranks(self) -> list[int]:
        """The ranks of the cards that are not wild, in the order typed."""
        return list(dict.fromkeys(face.rank for face in self.faces if not face.is_wild))

    @property
    def names_place(self) -> bool:
        """Whether the group says by itself where it goes."""
        return self.meld is not None or bool(self.ranks)


def _read_group(tokens: list[_Token]) -> _Group | None:
    text = "".join(token.text for token in tokens).strip().lower()
    signs = [index for index, token in enumerate(tokens) if token.kind in (_Kind.ARROW, _Kind.COLON)]
    if len(signs) > 1:
        raise NotationError(Unreadable.TARGET_MISPLACED, text=text)
    cards: list[_Token] = tokens
    target: list[_Token] = []
    if signs:
        before, after = tokens[: signs[0]], tokens[signs[0] + 1 :]
        cards, target = (before, after) if tokens[signs[0]].kind is _Kind.ARROW else (after, before)
        target = [token for token in target if token.kind is not _Kind.BLANK]
        if len(target) != 1 or target[0].kind not in (_Kind.CARD, _Kind.MELD):
            raise NotationError(Unreadable.TARGET_MISPLACED, text=text)
    if any(token.kind is _Kind.MELD for token in cards):
        raise NotationError(Unreadable.TARGET_MISPLACED, text=text)
    faces = _faces(cards)
    if not faces and not target:
        return None
    meld = MeldId(target[0].value) if target and target[0].kind is _Kind.MELD else None
    rank = target[0].value if target and meld is None else None
    if rank is not None and rank <= Rank.TWO:
        raise NotationError(Unreadable.TARGET_MISPLACED, text=text)
    return _Group(faces, meld, rank, text)


class _Where(NamedTuple):
    """Where some cards of a reading go: a meld, the meld of a rank, or neither (with the upcard, or a meld of their own)."""

    meld: MeldId | None = None
    rank: int | None = None
    row: str | None = None


_WITH_UPCARD: Final = _Where()
_ALONE: Final = _Where(row="wild")
_Placed: TypeAlias = list[tuple[_Where, list[_Typed]]]
_A = TypeVar("_A", LayDown, TakePile)


def _split_by_rank(group: _Group) -> list[_Placed]:
    """The ways to part a group without target into melds.

    A wild card goes with the cards it is written together with; where it stands between two ranks alike, with either.
    """
    runs: list[list[_Typed]] = []
    for face in group.faces:
        if runs and runs[-1][-1].is_wild == face.is_wild and (face.is_wild or runs[-1][-1].rank == face.rank):
            runs[-1].append(face)
        else:
            runs.append([face])
    choices: list[list[list[tuple[int, list[_Typed]]]]] = []
    for index, run in enumerate(runs):
        if not run[0].is_wild:
            choices.append([[(run[0].rank, run)]])
            continue
        left = runs[index - 1][0].rank if index else None
        right = runs[index + 1][0].rank if index + 1 < len(runs) else None
        if left is None or right is None or left == right:
            only = left if left is not None else right
            assert only is not None
            choices.append([[(only, run)]])
            continue
        touches_left, touches_right = not run[0].apart, not runs[index + 1][0].apart
        if touches_left and not touches_right:
            choices.append([[(left, run)]])
        elif touches_right and not touches_left:
            choices.append([[(right, run)]])
        else:
            choices.append([[(left, run[:cut]), (right, run[cut:])] for cut in range(len(run), -1, -1)])
    ways: list[_Placed] = []
    for way in islice(product(*choices), MOST_READINGS + 1):
        by_rank: dict[int, list[_Typed]] = {}
        for parts in way:
            for rank, faces in parts:
                if faces:
                    by_rank.setdefault(rank, []).extend(faces)
        ways.append([(_Where(rank=rank), faces) for rank, faces in by_rank.items()])
    return ways


def _ways_of_group(
    group: _Group, all_ranks: list[int], view: SeatView | None, takes_pile: bool
) -> list[_Placed]:
    """The ways to place the cards of one group."""
    if group.meld is not None:
        return [[(_Where(meld=group.meld), group.faces)]]
    if group.rank is not None:
        return [[(_target_of_rank(group, group.rank, all_ranks, view), group.faces)]]
    if group.ranks:
        return _new_sequences(group, view) or [*_split_by_rank(group), *_longer_sequences(group, view)]
    if _makes_wild_meld(group, view):
        return [[(_ALONE, group.faces)]]
    # Wild cards alone: any own meld on the table, or one that the same text begins.
    wheres: list[_Where] = [_WITH_UPCARD] if takes_pile else []
    if view is not None:
        wheres += [_Where(meld=meld.id) for meld in view.melds if meld.rank not in all_ranks]
    wheres += [_Where(rank=rank) for rank in all_ranks]
    if not wheres:
        if view is not None:
            # Nothing to lay them on: the game says so itself.
            return [[(_WITH_UPCARD, group.faces)]]
        raise NotationError(Unreadable.NO_MELD_FOR_WILDS, cards=group.text)
    return [[(where, group.faces)] for where in wheres]


def _new_sequences(group: _Group, view: SeatView | None) -> list[_Placed]:
    """The ways to read a group as a new sequence: cards of one suit in a row, three or more.

    Where suits are left out, every suit that the hand has in full is one way; none if the group is no sequence. Cards for
    melds of different ranks are written as groups of their own.
    """
    faces = group.faces
    naturals = [face for face in faces if not face.is_wild]
    ranks = sorted(face.rank for face in naturals)
    wilds = len(faces) - len(naturals)
    gaps = ranks[-1] - ranks[0] + 1 - len(ranks)
    rules = None if view is None else view.table.rules.melds
    if (
        len(faces) < (3 if rules is None else rules.min_meld_cards)
        or len(set(ranks)) < max(2, len(ranks))
        or ranks[0] <= Rank.THREE
        or gaps > wilds
        or (rules is not None and (not rules.sequence_melds or wilds > rules.sequence_max_wilds))
    ):
        return []
    suits = {face.suit for face in naturals}
    if None not in suits:
        return [_row_of(faces)] if len(suits) == 1 else []
    ways = []
    for suit in Suit if view is not None and len(suits) == 1 else ():
        typed = [face if face.is_wild else face._replace(suit=suit) for face in faces]
        if view is not None and all(count_of(view.hand, card(face.rank, suit)) for face in naturals):
            ways.append(_row_of(typed))
    # Other readings stay possible: nothing said that the cards are of one suit.
    return [*ways, *_split_by_rank(group)] if ways else []


def _row_of(faces: list[_Typed]) -> _Placed:
    name = " ".join(f"{face.rank}.{face.suit}" for face in sorted(faces, key=lambda face: face.rank))
    return [(_Where(row=name), faces)]


def _longer_sequences(group: _Group, view: SeatView | None) -> list[_Placed]:
    """The own sequences to which the cards of a group can go: one or two of its suit, whose rank has no meld yet."""
    ranks = [face.rank for face in group.faces]
    if (
        view is None
        or not view.table.rules.melds.sequence_melds
        or len(ranks) > len(set(ranks))
        or any(meld.rank == ranks[0] and meld.kind is MeldKind.RANK for meld in view.melds)
    ):
        return []
    ways: list[_Placed] = []
    for meld in view.melds:
        if meld.kind is MeldKind.SEQUENCE and all(face.suit in (None, meld.suit) for face in group.faces):
            faces = [face if face.is_wild else face._replace(suit=meld.suit) for face in group.faces]
            ways.append([(_Where(meld=meld.id), faces)])
    return ways


def _makes_wild_meld(group: _Group, view: SeatView | None) -> bool:
    """Whether wild cards alone are a meld of their own: where such melds are played, three of them are one.

    It joins the unfinished one that is there. Without a view nothing else can be meant by wild cards that name no meld.
    """
    if view is None:
        return len(group.faces) >= 3
    melds = view.table.rules.melds
    return melds.wild_melds and len(group.faces) >= melds.min_meld_cards


def _target_of_rank(group: _Group, rank: int, all_ranks: list[int], view: SeatView | None) -> _Where:
    if group.ranks == [rank] or (not group.ranks and rank in all_ranks):
        return _Where(rank=rank)
    same = [meld for meld in (view.melds if view is not None else ()) if meld.rank == rank]
    for meld in sorted(same, key=lambda meld: meld.kind is MeldKind.SEQUENCE):
        return _Where(meld=meld.id)
    raise NotationError(Unreadable.NO_MELD_OF_RANK, rank=rank_text(rank))


def _names_no_place(placed: tuple[_Group, _Placed]) -> bool:
    group, parts = placed
    return not group.names_place and parts[0][0] != _ALONE


def _placements(groups: list[_Group], view: SeatView | None, takes_pile: bool) -> Iterator[_Placed]:
    """Every way to place the cards of all groups, wild cards alone joined to the meld they are for."""
    all_ranks = list(dict.fromkeys(rank for group in groups if group.meld is None for rank in group.ranks))
    ways = [_ways_of_group(group, all_ranks, view, takes_pile) for group in groups]
    if prod(map(len, ways)) > 4 * MOST_READINGS:
        # Many of them may turn out to be the same, but finding out takes time.
        raise NotationError(Unreadable.TOO_MANY_READINGS, limit=MOST_READINGS)
    for way in product(*ways):
        # One place, one play: groups for the same meld are put together, the cards that name it first.
        by_place: dict[_Where, list[_Typed]] = {}
        for _, parts in sorted(zip(groups, way, strict=True), key=_names_no_place):
            for where, faces in parts:
                by_place[where] = by_place.get(where, []) + faces
        placed = list(by_place.items())
        yield placed


def _as_plays(placed: _Placed, view: SeatView | None) -> tuple[Play, ...]:
    if view is not None:
        cards = _dealt_out([faces for _, faces in placed], view.hand)
    else:
        cards = [cards_of(_exact(face.rank, face.suit) for face in faces) for _, faces in placed]
    return tuple(Play(some, where.meld) for some, (where, _) in zip(cards, placed, strict=True))


def _readings(
    text: str, view: SeatView | None, takes_pile: bool, build: Callable[[tuple[Play, ...], bool], _A]
) -> list[_A]:
    """What a text of groups can mean, each reading once; those that the hand can play, if there are any."""
    found: dict[_A, None] = {}
    refused: NotationError | None = None
    for spelling in _spellings(_WORDS.sub(lambda word: _WORD_SIGNS[word[0]], text)):
        try:
            uses_nothing, groups = _read_groups(spelling, takes_pile)
            for placed in _placements(groups, view, takes_pile):
                found[build(_as_plays(placed, view), uses_nothing)] = None
        except NotationError as error:
            if error.key == Unreadable.TOO_MANY_READINGS:
                raise
            refused = refused or error
    if len(found) > MOST_READINGS:
        raise NotationError(Unreadable.TOO_MANY_READINGS, limit=MOST_READINGS)
    if not found:
        raise refused or NotationError(Unreadable.NO_CARDS)
    if view is None:
        return list(found)
    return [reading for reading in found if contains(view.hand, _cards_played(reading))] or list(found)


def _read_groups(spelling: str, takes_pile: bool) -> tuple[bool, list[_Group]]:
    """The groups of a text, and whether it begins with ``with``: nothing of the hand goes with the upcard."""
    tokens = _tokens(spelling)
    first = next((token for token in tokens if token.kind is not _Kind.BLANK), None)
    uses_nothing = first is not None and first.kind is _Kind.WITH
    if not takes_pile and any(token.kind is _Kind.WITH for token in tokens):
        raise NotationError(Unreadable.UNKNOWN_TEXT, text="with")
    parted = [token._replace(kind=_Kind.SEPARATOR) if token.kind is _Kind.WITH else token for token in tokens]
    return uses_nothing, [group for group in map(_read_group, _groups(parted)) if group is not None]


def _cards_played(reading: LayDown | TakePile) -> Cards:
    # The number of typed cards is limited, so that no count outgrows its lane.
    plays = reading.plays if isinstance(reading, LayDown) else (reading.use, *reading.more)
    return sum((play.cards for play in plays), NO_CARDS)


def _the_one_meant(readings: list[_A], view: SeatView | None) -> _A:
    """The reading that the rules leave, if it is only one.

    Raises:
        AmbiguousActionError: with the readings between which only the player can choose.
    """
    if len(readings) == 1 or view is None:
        if len(readings) > 1:
            raise AmbiguousActionError(tuple(readings))
        return readings[0]
    refusals = [check(view, reading) for reading in readings]
    lawful = [reading for reading, refusal in zip(readings, refusals, strict=True) if refusal is None]
    if len(lawful) == 1:
        return lawful[0]
    if not lawful and len({refusal.reason for refusal in refusals if refusal is not None}) == 1:
        return readings[0]
    raise AmbiguousActionError(tuple(lawful or readings))


def parse_plays(text: str, view: SeatView) -> tuple[Play, ...]:
    """The plays of a text as this seat means them: suits chosen from its hand, wild cards sent to their melds.

    Raises:
        NotationError: if it cannot be read.
        AmbiguousActionError: with a :class:`LayDown` for each reading that only the player can choose between.
    """
    return parse_lay_down(text, view).plays


def parse_lay_down(text: str, view: SeatView | None) -> LayDown:
    """The :class:`LayDown` of a text such as ``KKK2, QQQ``; see :func:`parse_plays`."""
    return _parse_lay_down(_normalised(text), view)


def _parse_lay_down(normal: str, view: SeatView | None) -> LayDown:
    return _the_one_meant(_readings(normal, view, False, lambda plays, _: LayDown(plays)), view)


_TOP: Final = re.compile(r"\s*TOP[ _]+(\d{1,3})(?![\dA-Z]) *:?")


def parse_take(text: str, view: SeatView | None) -> TakePile:
    """The :class:`TakePile` of a text: ``KK``, ``KK with QQQ2``, ``with QQQ2``, or nothing.

    The group of the upcard's rank goes with the upcard, wherever it stands; without a view it is the first group.
    ``with`` at the beginning says that the upcard is laid off alone. Where the taker chooses how much to take, ``top 4 KK``
    takes four cards, the lowest of which goes with the kings.

    Raises:
        NotationError: if it cannot be read.
        AmbiguousActionError: with the readings that only the player can choose between.
    """
    return _parse_take(_normalised(text), view)


def _parse_take(normal: str, view: SeatView | None) -> TakePile:
    found = _TOP.match(normal)
    count = None if found is None else int(found[1])
    rest = normal if found is None else normal[found.end() :]
    if not rest.strip():
        return TakePile(count=count)

    def build(plays: tuple[Play, ...], uses_nothing: bool) -> TakePile:
        if not plays:
            return TakePile(count=count)
        upcard = view.table.upcard if view is not None else None
        if view is None or upcard is None:
            use, more = (Play(NO_CARDS), plays) if uses_nothing else (plays[0], plays[1:])
            return TakePile(use, more, count)
        share = share_of(view.table, count)
        if not isinstance(share, Violation):
            upcard = share.card
        if uses_nothing and is_hand_first(view.table.rules) and not view.table.has_melded[view.side]:
            # The initial meld of the hand comes before the pile; the pair for the upcard may lie in it.
            return TakePile(more=plays, count=count)
        at = _goes_with(upcard, plays, view)
        if at is None and (uses_nothing or any(meld.rank == rank_of(upcard) for meld in view.melds)):
            return TakePile(more=plays, count=count)
        at = at or 0
        return TakePile(_without_upcard(plays[at], upcard, view), plays[:at] + plays[at + 1 :], count)

    return _the_one_meant(_readings(rest, view, True, build), view)


def _goes_with(upcard: Card, plays: tuple[Play, ...], view: SeatView) -> int | None:
    """Which of the plays goes with the upcard: that of its rank, else wild cards without another meld."""
    rank = rank_of(upcard)
    melds = {meld.id for meld in view.melds if meld.rank == rank}
    for index, play in enumerate(plays):
        # A meld that is named without cards can only be for the upcard.
        if play.meld is not None and not play.cards:
            return index
    for index, play in enumerate(plays):
        if play.meld in melds or any(rank_of(a_card) == rank for a_card in each_card(play.cards)):
            return index
    for index, play in enumerate(plays):
        if play.meld is None and all(rank_of(a_card) <= Rank.TWO for a_card in each_card(play.cards)):
            return index
    return None


def _without_upcard(play: Play, upcard: Card, view: SeatView) -> Play:
    """The play without the upcard, where the text named it too and the hand has no such card to give."""
    if contains(view.hand, play.cards):
        return play
    same = [a_card for a_card in each_card(play.cards) if rank_of(a_card) == rank_of(upcard)]
    for a_card in same:
        if count_of(play.cards, a_card) > count_of(view.hand, a_card):
            rest = play.cards - one(a_card)
            return Play(rest, play.meld) if contains(view.hand, rest) else play
    return play


# ------------------------------------------------------------------------------------------------------- actions

_VERB: Final = re.compile(
    r"\s*(DRAW|TAKE(?:[ _]+THE)?(?:[ _]*PILE)?|PILE|MELD|LAY(?:[ _]*(?:DOWN|OFF))?|PLAY|ADD|DISCARD|THROW"
    r"|ASK(?:[ _]+PARTNER)?|WITHDRAW(?:[ _]+QUESTION)?|ANSWER[ _]+(?:YES|NO)|YES|NO|PASS|THREES|SHOW)\b"
)
VERBS: Final = ("draw", "take", "meld", "discard", "ask partner", "withdraw question", "answer yes", "pass")
"""The first words of action texts, for a text that has none of them."""


def _threes_named(text: str, view: SeatView | None) -> Cards:
    """The threes of a text; all that are in the hand when it names none."""
    if not text.strip() and view is not None:
        return view.hand & (RED_THREES | BLACK_THREES)
    return cards_of(exact_cards(text)) if view is None else cards_from_hand(text, view.hand)


def parse_action(text: str, view: SeatView | None = None) -> Action:
    """The action of a text such as ``draw``, ``meld KKK2, QQQ``, ``take KK with QQQ2`` or ``discard 4S``.

    Without a view every suit must be said, and melds are named by their number (``#3``).

    Raises:
        NotationError: if it cannot be read.
        AmbiguousActionError: with the readings that only the player can choose between.
    """
    normal = _normalised(text)
    found = _VERB.match(normal)
    if found is None:
        raise NotationError(Unreadable.UNKNOWN_ACTION, text=text.strip()[:40], known=list(VERBS))
    verb, rest = found[1].replace("_", " "), normal[found.end() :].lstrip(" :")
    if verb in {"MELD", "PLAY", "ADD"} or verb.startswith("LAY"):
        return LayDown(()) if not rest.strip() else _parse_lay_down(rest, view)
    if verb.startswith(("TAKE", "PILE")):
        return _parse_take(rest, view)
    if verb in {"DISCARD", "THROW"}:
        thrown = rest.strip().removesuffix("SAYING MORE")
        says_more = thrown != rest.strip()
        return Discard(
            parse_card(thrown) if view is None else card_from_hand(thrown, throwable(view)), says_more
        )
    if verb == "THREES":
        return LayThrees(_threes_named(rest, view))
    if verb == "SHOW":
        name, *more = rest.strip().lower().replace("-", "_").split()[:4] or [""]
        return DeclareSpecialHand(name, with_upcard=more == ["with", "upcard"])
    if rest.strip():
        raise NotationError(Unreadable.TEXT_AFTER_ACTION, text=rest.strip().lower()[:40], action=verb.lower())
    if verb.endswith(("YES", "NO")):
        return Answer(verb.endswith("YES"))
    return _PLAIN_ACTIONS[verb.split()[0]]


_PLAIN_ACTIONS: Final[dict[str, Action]] = {
    "DRAW": Draw(),
    "ASK": AskPartner(),
    "WITHDRAW": WithdrawQuestion(),
    "PASS": Pass(),
}
