"""Parser of cards as people type them, with and without suits."""

import re
from collections.abc import Iterable
from typing import Final, NamedTuple

from bot.canasta.cards import NO_CARDS, Card, Cards, Rank, Suit, card, count_of, each_card, one
from bot.canasta.errors import NotationError
from bot.canasta.melding.runs import spare_suits
from bot.canasta.melds import Meld
from bot.canasta.notation.tokens import (
    JOKER_SIGN,
    MOST_CARDS,
    MOST_CARDS_PLAYED,
    Face,
    Token,
    TokenKind,
    Unreadable,
    normalised,
    tokens_of,
)
from bot.canasta.notation.writing import SUIT_TEXTS, rank_text


class Typed(NamedTuple):
    """A card as typed, and whether it stands apart from the card before it."""

    rank: int
    suit: int | None
    apart: bool

    @property
    def is_wild(self) -> bool:
        """Return whether the card is a two or a joker."""
        return self.rank in (Rank.JOKER, Rank.TWO)


def parse_faces(tokens: Iterable[Token]) -> list[Typed]:
    """Return the cards of a group; suits belong to the card before them or, where a suit comes first, to the next."""
    typed: list[Typed] = []
    apart = True
    ahead: int | None = None
    suits_first: bool | None = None
    for token in tokens:
        if token.kind is TokenKind.CARD:
            if suits_first is None:
                suits_first = False
            typed.append(Typed(token.value, ahead, apart))
            ahead, apart = None, False
        elif token.kind is TokenKind.SUIT:
            if suits_first is None:
                suits_first = True
            if suits_first:
                if ahead is not None:
                    raise NotationError(Unreadable.SUIT_MISPLACED, suit=SUIT_TEXTS[token.value])
                ahead = token.value
                continue
            if not typed or typed[-1].suit is not None:
                raise NotationError(Unreadable.SUIT_MISPLACED, suit=SUIT_TEXTS[token.value])
            typed[-1] = typed[-1]._replace(suit=token.value)
        else:
            apart = True
    if ahead is not None:
        raise NotationError(Unreadable.SUIT_MISPLACED, suit=SUIT_TEXTS[ahead])
    for face in typed:
        if face.rank == Rank.JOKER and face.suit is not None:
            raise NotationError(Unreadable.SUIT_MISPLACED, suit=SUIT_TEXTS[face.suit])
    return typed


_JOKER_WORD: Final = re.compile(r"(?<![A-Z0-9*])(?:JK)+(?![A-Z0-9*])")


def parse_cards(text: str) -> list[Face]:
    """Return the cards of a text, in its order: rank, and suit where it was given.

    Separators do not matter here. ``JK`` is a joker where it stands alone, else a jack and a king.

    Raises:
        NotationError: if it cannot be read.
    """
    normal = _JOKER_WORD.sub(lambda found: JOKER_SIGN * (len(found[0]) // 2), normalised(text))
    tokens = tokens_of(normal, MOST_CARDS)
    for token in tokens:
        if token.kind not in (TokenKind.CARD, TokenKind.SUIT, TokenKind.BLANK, TokenKind.SEPARATOR):
            raise NotationError(Unreadable.UNKNOWN_TEXT, text=token.text.lower())
    return [(face.rank, face.suit) for group in groups_of(tokens) for face in parse_faces(group)]


def groups_of(tokens: Iterable[Token]) -> list[list[Token]]:
    """Return the tokens in groups, split at the separators."""
    groups: list[list[Token]] = [[]]
    for token in tokens:
        if token.kind is TokenKind.SEPARATOR:
            groups.append([])
        else:
            groups[-1].append(token)
    return groups


def exact_cards(text: str) -> tuple[Card, ...]:
    """Return the cards of a text in its order; every suit must be given (a joker has none).

    Raises:
        NotationError: if it cannot be read or a suit is missing.
    """
    return tuple(exact_card(rank, suit) for rank, suit in parse_cards(text))


def exact_card(rank: int, suit: int | None) -> Card:
    """Return the card of a rank and a suit, which must have been given.

    Raises:
        NotationError: if the suit is missing.
    """
    if suit is None and rank != Rank.JOKER:
        raise NotationError(Unreadable.SUIT_MISSING, rank=rank_text(rank))
    return card(rank, suit or 0)


def parse_card(text: str) -> Card:
    """Return the only card of a text, whose suit must be given.

    Raises:
        NotationError: if it cannot be read, a suit is missing or there is not exactly one card.
    """
    found = parse_cards(text)
    if len(found) != 1:
        raise NotationError(Unreadable.ONE_CARD_EXPECTED, count=len(found))
    return exact_card(*found[0])


def cards_from_hand(text: str, hand: Cards) -> Cards:
    """Return the cards of a text as cards of this hand: without a suit the lowest ones, black threes before red.

    A card that the hand lacks is returned all the same, so that the game can refuse it by name.

    Raises:
        NotationError: if the text cannot be read or names no card.
    """
    typed = [Typed(rank, suit, False) for rank, suit in parse_cards(text)]
    if not typed:
        raise NotationError(Unreadable.NO_CARDS)
    if len(typed) > MOST_CARDS_PLAYED:
        raise NotationError(Unreadable.TOO_MANY_CARDS, count=len(typed), limit=MOST_CARDS_PLAYED)
    return dealt_out([typed], hand)[0]


def card_from_hand(text: str, hand: Cards, sequences: Iterable[Meld] | None = None) -> Card:
    """Return the only card of a text as a card of this hand, like :func:`cards_from_hand`.

    With ``sequences`` the suit is chosen as in :func:`dealt_out`. ``J*`` is a joker; other two cards are refused.

    Raises:
        NotationError: if the text cannot be read or does not name exactly one card.
    """
    found = parse_cards(text)
    if len(found) == 2 and re.fullmatch(r"\s*J\*\s*", normalised(text)):
        found = found[1:]
    if len(found) != 1:
        raise NotationError(Unreadable.ONE_CARD_EXPECTED, count=len(found))
    return each_card(dealt_out([[Typed(*found[0], False)]], hand, sequences)[0])[0]


# Clubs and spades before diamonds and hearts for threes; for other ranks any fixed order will do.
_SUIT_ORDER: Final = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES)
_THREES_ORDER: Final = (Suit.CLUBS, Suit.SPADES, Suit.DIAMONDS, Suit.HEARTS)


def dealt_out(groups: list[list[Typed]], hand: Cards, sequences: Iterable[Meld] | None = None) -> list[Cards]:
    """Return the cards of the hand that the groups mean: first those with a suit, then the lowest that are left.

    With ``sequences``, the own melds in a game with sequences, the cards that a sequence needs least.
    """
    melds = None if sequences is None else tuple(sequences)
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
                if melds is not None and face.rank > Rank.THREE:
                    there = [card(face.rank, suit) for suit in spare_suits(left, face.rank, melds)]
                else:
                    there = [card(face.rank, suit) for suit in order if count_of(left, card(face.rank, suit))]
                if there:
                    left -= one(there[0])
                # For a missing card a face is returned that the hand does not hold.
                lacking = [
                    card(face.rank, suit) for suit in order if not count_of(hand, card(face.rank, suit))
                ]
                chosen[index] += one((there or lacking or [card(face.rank, order[0])])[0])
    return chosen
