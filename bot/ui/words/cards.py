"""Cards as text: short enough for a phone, plain enough for a screen reader."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any, Final

from bot.canasta.cards import (
    BLACK_THREES,
    JOKER,
    NATURALS,
    RED_THREES,
    WILDS,
    Card,
    Cards,
    Rank,
    each_card,
    of_rank,
    rank_counts,
    rank_of,
    rank_points,
    suit_of,
)
from bot.canasta.hand_order import HandOrder, ranks_in
from bot.ui.texts import Texts

_AS_TEXT: Final = "\N{VARIATION SELECTOR-15}"
# Black suits as text, in the colour of the words: as emoji they are black on Discord's dark theme.
SUIT_MARKS: Final = (f"♣{_AS_TEXT}", "♦", "♥", f"♠{_AS_TEXT}")
_RANK_MARKS: Final = ("?", "Joker", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
_ORDER: Final = ranks_in(HandOrder.HIGH)
BETWEEN: Final = " · "
Counts = Sequence[tuple[int, int]]
"""Ranks with their numbers of cards."""
_WILD_RANKS: Final = frozenset({Rank.TWO, Rank.JOKER})
_MOST_SIDE_BY_SIDE: Final = 4
"""The most cards of one rank that are seen at a glance without being counted."""
_SUITS: Final = "CDHS"
_SUIT_NAMES: Final = ("suit-clubs", "suit-diamonds", "suit-hearts", "suit-spades")


def rank_text(rank: int) -> str:
    """Return a rank as printed on the card: "K", "10", "Joker"."""
    return _RANK_MARKS[rank]


def rank_name(texts: Texts, rank: int) -> str:
    """Return the name of a rank's cards: "kings"; 0 is the rank of a meld of wild cards."""
    if not rank:
        return texts.word("meld-name-wild")
    return texts.word(f"rank-{Rank(rank).name.lower()}")


def worth_text(texts: Texts, ranks: Iterable[int]) -> str:
    """Return what cards of these ranks count: "kings and tens count 10 and sevens count 5"."""
    high_first = sorted(set(ranks), key=lambda rank: (-rank_points(rank), -rank))
    return texts.listed(
        [
            texts("cards-worth", cards=texts.listed([rank_name(texts, rank) for rank in group]), points=worth)
            for worth, group in groupby(high_first, rank_points)
        ]
    )


def card_text(card: Card) -> str:
    """Return one card whose suit is known: "K♥"."""
    return (
        _RANK_MARKS[Rank.JOKER] if card == JOKER else _RANK_MARKS[rank_of(card)] + SUIT_MARKS[suit_of(card)]
    )


def cards_listed(cards: Cards, between: str = ", ") -> str:
    """Return every card with its suit, highest first: "K♥, 4♣"."""
    return between.join(card_text(card) for card in sorted(each_card(cards), key=_place))


def counts_of(cards: Cards, order: HandOrder = HandOrder.HIGH) -> Counts:
    """Return the ranks of cards with their numbers, as hands are held."""
    counts = rank_counts(cards)
    return tuple((rank, counts[rank]) for rank in ranks_in(order) if counts[rank])


def counted_rank(texts: Texts, rank: int, count: int) -> str:
    """Return a number of cards of one rank: "five 7s", "three kings", "a two"."""
    return texts.word(f"counted-{Rank(rank).name.lower()}", count=count)


def counted(texts: Texts, counts: Counts) -> str:
    """Return counted cards in a sentence: "four 8s, a two and a joker"."""
    return texts.listed([counted_rank(texts, rank, count) for rank, count in counts])


def counted_in_list(texts: Texts, counts: Counts) -> str:
    """Return counted cards in a list of several melds, where another "and" would confuse: "four 8s with a two"."""
    wilds = tuple((rank, count) for rank, count in counts if rank in _WILD_RANKS)
    naturals = tuple((rank, count) for rank, count in counts if rank not in _WILD_RANKS)
    if not wilds or not naturals:
        return counted(texts, counts)
    return texts.word("counted-with", cards=counted(texts, naturals), others=counted(texts, wilds))


def counted_briefly(texts: Texts, counts: Counts) -> str:
    """Return counted cards where space is short, side by side as they lie on a table: "8 8 8 8 2".

    Many of a rank are counted in words, since nobody sees at a glance how many they are; wild cards and single
    ones are, too, since their ranks would be taken for a number: "add a two", not "add 2".
    """
    is_few = all(count <= _MOST_SIDE_BY_SIDE for _, count in counts)
    is_meld = sum(count for _, count in counts) > 1 and any(rank not in _WILD_RANKS for rank, _ in counts)
    if not (is_few and is_meld):
        return counted(texts, counts)
    return " ".join(_side_by_side(rank, count) for rank, count in counts)


def cards_counted(texts: Texts, cards: Cards, order: HandOrder = HandOrder.HIGH) -> str:
    """Return cards by rank in a sentence: "four 8s, a two and a joker"."""
    return counted(texts, counts_of(cards, order))


def hand_by_rank(texts: Texts, cards: Cards, order: HandOrder = HandOrder.HIGH) -> str:
    """Return the cards of a hand by rank, many of one rank in words: "K K K · Q Q · nine 7s · 4"."""
    return BETWEEN.join(
        _side_by_side(rank, count) if count <= _MOST_SIDE_BY_SIDE else counted_rank(texts, rank, count)
        for rank, count in counts_of(cards, order)
    )


def cards_with_suits(texts: Texts, cards: Cards, order: HandOrder = HandOrder.HIGH) -> str:
    """Return the cards of each rank with their suits: "K♥♥♠ · Q♣♦ · two jokers"."""
    rows = []
    for rank in ranks_in(order):
        held = each_card(of_rank(cards, rank))
        if not held:
            continue
        if rank == Rank.JOKER and len(held) > 1:
            rows.append(counted_rank(texts, rank, len(held)))
        else:
            rows.append(
                _RANK_MARKS[rank] + "".join(SUIT_MARKS[suit_of(card)] for card in held if card != JOKER)
            )
    return BETWEEN.join(rows)


def cards_described(texts: Texts, cards: Cards, order: HandOrder = HandOrder.HIGH) -> str:
    """Return cards with the names of their suits, to be read aloud: "two kings (hearts, spades) and a joker"."""
    rows = []
    for rank, count in counts_of(cards, order):
        row = counted_rank(texts, rank, count)
        if rank != Rank.JOKER:
            suits = [texts(_SUIT_NAMES[suit_of(card)]) for card in each_card(of_rank(cards, rank))]
            row = texts("counted-of-suits", cards=row, suits=", ".join(suits))
        rows.append(row)
    return texts.listed(rows)


def hand_lines(texts: Texts, cards: Cards, *, suits: bool = False, order: HandOrder = HandOrder.HIGH) -> str:
    """Return a hand in lines: naturals, wild cards, black threes, red threes."""
    lines = []
    if naturals := cards & NATURALS:
        write = cards_with_suits if suits else hand_by_rank
        lines.append(f"**{write(texts, naturals, order)}**")
    if wilds := cards & WILDS:
        written = cards_with_suits(texts, wilds) if suits else cards_counted(texts, wilds)
        lines.append(texts("hand-wilds", cards=written))
    if black := cards & BLACK_THREES:
        # With their suits: "3" alone would be taken for their number.
        lines.append(texts("hand-black-threes", cards=cards_with_suits(texts, black)))
    if red := cards & RED_THREES:
        lines.append(texts("hand-red-threes", cards=cards_listed(red)))
    return "\n".join(lines) or texts("hand-no-cards")


def hand_by_suit(texts: Texts, cards: Cards) -> str:
    """Return a hand with a line for each suit, low cards first, so that sequences can be seen: "♠ 4 5 6 6 J"."""
    lines = []
    naturals = each_card(cards & NATURALS)
    for suit in sorted(range(len(SUIT_MARKS)), reverse=True):
        held = [_RANK_MARKS[rank_of(face)] for face in naturals if suit_of(face) == suit]
        if held:
            lines.append(f"**{SUIT_MARKS[suit]}\N{NO-BREAK SPACE}{' '.join(held)}**")
    rest = cards & ~NATURALS
    return "\n".join([*lines, *([hand_lines(texts, rest)] if rest or not lines else [])])


def fact_card(fact: Any) -> str:
    """Return a card among the facts of a refusal, given as a face or in the notation (``KH``, ``*``)."""
    if isinstance(fact, int):
        return card_text(fact)
    text = str(fact)
    if text == "*":
        return _RANK_MARKS[Rank.JOKER]
    rank, suit = text[:-1], text[-1:]
    return (
        rank + SUIT_MARKS[_SUITS.index(suit)] if rank in _RANK_MARKS[Rank.TWO :] and suit in _SUITS else text
    )


def fact_cards(facts: Any) -> str:
    """Return the cards among the facts of a refusal, one or several."""
    if isinstance(facts, list | tuple):
        return ", ".join(fact_card(fact) for fact in facts)
    return fact_card(facts)


def fact_rank(texts: Texts, fact: Any) -> str:
    """Return the name of a rank among the facts of a refusal, given as a number or as printed on the card."""
    if isinstance(fact, int):
        return rank_name(texts, fact)
    text = "Joker" if fact == "*" else str(fact)
    return rank_name(texts, _RANK_MARKS.index(text)) if text in _RANK_MARKS[1:] else text


def _side_by_side(rank: int, count: int) -> str:
    return " ".join([_RANK_MARKS[rank]] * count)


def _place(card: Card) -> tuple[int, int]:
    return _ORDER.index(rank_of(card)), suit_of(card)
