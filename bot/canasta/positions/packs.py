"""Assignment of a document's cards from the packs: suits left out are chosen, and copies are counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from bot.canasta.cards import FACES, LANES, Card, Cards, Rank, Suit, card, count_of, each_card, full_pack
from bot.canasta.notation.writing import card_text
from bot.canasta.positions.reader import Faces, PositionReader
from bot.canasta.rules.model import RuleSet

_THREES_ORDER: Final = (Suit.CLUBS, Suit.SPADES, Suit.DIAMONDS, Suit.HEARTS)


class Pack:
    """The cards of the packs, from which every card of a document is taken so that no face occurs too often."""

    def __init__(self, rules: RuleSet) -> None:
        deal = rules.deal
        self.cards = full_pack(deal.deck_count, deal.joker_count, deal.max_copies_per_natural_rank)
        self._left = Counter(each_card(self.cards))
        self._where: dict[Card, list[str]] = {}
        self.taken = 0

    def take(
        self, places: Iterable[tuple[str, Faces]], reader: PositionReader
    ) -> dict[str, tuple[Card, ...]]:
        """Return the cards of all places; suits left out are chosen so that the copies suffice, the lowest first."""
        places = list(places)
        found: dict[str, list[Card]] = {}
        for path, cards in places:
            for face in cards:
                if face > 0:
                    self._take(path, face)
        for path, cards in places:
            found[path] = [face if face > 0 else self._any_suit(path, -face) for face in cards]
        for face, left in self._left.items():
            if left < 0:
                where = ", ".join(dict.fromkeys(self._where[face]))
                have = count_of(self.cards, face)
                reader.wrong(
                    self._where[face][-1],
                    f"{have - left} copies of {card_text(face)}, the packs have {have} ({where})",
                )
        return {path: tuple(cards) for path, cards in found.items()}

    def _take(self, path: str, face: Card) -> None:
        self._left[face] -= 1
        self._where.setdefault(face, []).append(path)
        self.taken += 1

    def _any_suit(self, path: str, rank: int) -> Card:
        order = _THREES_ORDER if rank == Rank.THREE else tuple(Suit)
        face = next(
            (card(rank, suit) for suit in order if self._left[card(rank, suit)] > 0), card(rank, order[0])
        )
        self._take(path, face)
        return face


def few(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the first cards, at most as many as a multiset can hold of one face."""
    # More would overflow the lanes; the reader has recorded a problem, since no pack has as many.
    return cards[:250]


def subset(some: Faces, within: Cards | None) -> tuple[Card, ...]:
    """Return the cards, with suits left out chosen from the cards of ``within``, if given."""
    if all(face > 0 for face in some):
        return some[:250]
    left = Counter(each_card(within)) if within is not None else Counter(dict.fromkeys(FACES, LANES))
    chosen = []
    for face in sorted(some[:250], reverse=True):
        order = (face,) if face > 0 else tuple(card(-face, suit) for suit in Suit)
        exact = next((each for each in order if left[each] > 0), order[0])
        left[exact] -= 1
        chosen.append(exact)
    return tuple(chosen)
