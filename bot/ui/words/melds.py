"""Melds as text: their cards, names and points."""

from collections.abc import Callable, Iterable
from typing import Final

from bot.canasta.cards import (
    BLACK_THREES,
    NATURALS,
    NO_CARDS,
    WILDS,
    Cards,
    faces,
    rank_counts,
    rank_of,
    size,
    suit_of,
)
from bot.canasta.melding.shapes import is_closed
from bot.canasta.melds import Make, Meld, MeldKind
from bot.canasta.policies.canasta_bonuses import canasta_bonus
from bot.canasta.rules.model import RuleSet
from bot.canasta.scoring.table_counts import meld_value
from bot.ui.texts import Texts
from bot.ui.words.cards import (
    SUIT_MARKS,
    Counts,
    cards_counted,
    cards_listed,
    counted,
    counted_briefly,
    counts_of,
    rank_name,
    rank_text,
)

Counting = Callable[[Texts, Counts], str]
"""A way to write counted cards: :func:`counted`, :func:`counted_in_list` or :func:`counted_briefly`."""

RANKLESS: Final = frozenset({Make.WILD, Make.SEQUENCE, Make.THREES})
"""Makes of a canasta that are named without a rank."""

TERSE_MARKS: Final = {"natural": "🔴", "mixed": "⚫", "wild": "🃏", "sequence": "🪜", "threes": "🔺"}
"""One sign for each make of a canasta."""


def meld_cards(texts: Texts, meld: Meld, counting: Counting = counted) -> str:
    """Return the cards of a meld: "five kings, a two and a joker", "♠ 4–7 (4)", "♠ 4–7 (4, with a two)"."""
    if meld.kind is MeldKind.SEQUENCE and meld.suit is not None:
        return _run(texts, meld.suit, meld.rank, meld.size, meld.cards & WILDS)
    return counting(texts, counts_of(meld.cards))


def laid_cards(texts: Texts, cards: Cards, counting: Counting = counted, *, in_sequence: bool = False) -> str:
    """Return cards laid together: a run of one suit as "♠ 4–7 (4)", all others by rank.

    ``in_sequence``: they join a sequence, where even a single card needs its suit.
    """
    naturals, wilds = cards & NATURALS, cards & WILDS
    ranks = sorted({rank_of(face) for face in faces(naturals)})
    suits = {suit_of(face) for face in faces(naturals)}
    if not (in_sequence or (len(ranks) > 1 and len(suits) == 1)):
        return counting(texts, counts_of(cards))
    is_run = (
        len(ranks) > 1
        and len(suits) == 1
        and ranks[-1] - ranks[0] == len(ranks) - 1
        and max(rank_counts(naturals)) == 1
    )
    if not naturals:
        return cards_counted(texts, wilds)
    laid = _run(texts, suits.pop(), ranks[0], size(naturals)) if is_run else cards_listed(naturals)
    return texts.word("counted-with", cards=laid, others=cards_counted(texts, wilds)) if wilds else laid


def black_threes_laid(texts: Texts, cards: Cards) -> str:
    """Return cards laid as black threes: "three black threes", "two black threes with a two"."""
    named = texts.word("counted-black-three", count=size(cards & BLACK_THREES))
    wilds = cards & WILDS
    return texts.word("counted-with", cards=named, others=cards_counted(texts, wilds)) if wilds else named


def meld_name(texts: Texts, kind: MeldKind, rank: int, suit: int | None = None) -> str:
    """Return the name of a meld: "kings", "the sequence in ♠", "wild cards"."""
    if kind is MeldKind.SEQUENCE:
        if suit is None:
            return texts.word("meld-name-sequence")
        return texts.word("meld-name-suit", suit=SUIT_MARKS[suit])
    if kind is MeldKind.BLACK_THREES:
        return texts.word("meld-name-black-threes")
    return texts.word("meld-name-wild") if kind is MeldKind.WILD else rank_name(texts, rank)


def make_name(texts: Texts, make: str) -> str:
    """Return the name of a make of canastas, with its sign: "🔴 natural canasta"."""
    return texts.word(f"make-{make}")


def canasta_name(texts: Texts, make: str, rank: int) -> str:
    """Return the name of a canasta without its sign: "mixed canasta of sixes", "wild canasta"."""
    named = make_name(texts, make).split("\N{NO-BREAK SPACE}", 1)[-1]
    return named if make in RANKLESS else texts("board-canasta", make=named, rank=rank_name(texts, rank))


def special_hand_name(texts: Texts, name: str) -> str:
    """Return the name of a special hand: "a straight"."""
    return texts.word(f"special-hand-{name.replace('_', '-')}")


def meld_line(texts: Texts, rules: RuleSet, meld: Meld) -> str:
    """Return a meld with its cards, its points and, for a canasta, its make and bonus; a lock marks one that
    takes no more cards.
    """
    cards = f"**{texts.at_start(meld_cards(texts, meld))}**"
    if meld.kind is MeldKind.BLACK_THREES:
        return texts("board-meld-black-threes", cards=cards, points=meld_value(rules, meld))
    if not meld.is_canasta:
        return texts("board-meld", cards=cards, points=meld.points)
    make = make_name(texts, meld.make)
    _, bonus = canasta_bonus(rules.scoring, meld)
    line = texts("board-meld-canasta", cards=cards, points=meld.points, make=make, bonus=bonus)
    return texts("board-meld-closed", meld=line) if is_closed(rules.melds, meld) else line


def short_meld(texts: Texts, meld: Meld) -> str:
    """Return a meld in fewer words."""
    key = f"board-meld-short-{meld.make}" if meld.is_canasta else "board-meld-short"
    return texts(key, cards=texts.at_start(meld_cards(texts, meld)), points=meld.points)


def terse_meld(texts: Texts, meld: Meld) -> str:
    """Return a meld in the fewest signs."""
    return meld_cards(texts, meld, counted_briefly) + (TERSE_MARKS[meld.make] if meld.is_canasta else "")


def sequence_ends(meld: Meld) -> str:
    """Return the suit and the ends of a sequence: "♥ 4–6"."""
    return _ends(meld.suit or 0, meld.rank, meld.size)


def _run(texts: Texts, suit: int, lowest: int, count: int, wilds: Cards = NO_CARDS) -> str:
    run = _ends(suit, lowest, count)
    if wilds:
        return texts.word("run-counted-with", run=run, count=count, wilds=cards_counted(texts, wilds))
    return texts.word("run-counted", run=run, count=count)


def _ends(suit: int, lowest: int, count: int) -> str:
    highest = lowest + count - 1
    ends = rank_text(lowest) if count == 1 else f"{rank_text(lowest)}–{rank_text(highest)}"
    return f"{SUIT_MARKS[suit]}\N{NO-BREAK SPACE}{ends}"


def canasta_kinds(texts: Texts, kinds: Iterable[tuple[str, int]]) -> list[str]:
    """Return kinds of canastas with their numbers: "2 natural"."""
    return [texts.word(f"rules-out-mix-{kind.replace('_', '-')}", count=count) for kind, count in kinds]
