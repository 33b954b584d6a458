"""Ways to lay down exactly some cards of a hand: which melds they make together, and which own melds they join."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement, islice, product
from typing import Final, NamedTuple

from bot.canasta.actions import LayDown, Play
from bot.canasta.cards import (
    ALL_OF_RANK,
    NATURALS,
    NO_CARDS,
    WILDS,
    Card,
    Cards,
    Rank,
    count_of,
    each_card,
    one,
    rank_counts,
    rank_of,
    size,
    suit_of,
)
from bot.canasta.engine import check
from bot.canasta.errors import Reason, Violation
from bot.canasta.melding.shapes import LONGEST_SEQUENCE, black_threes_take_wilds
from bot.canasta.melds import Meld, MeldId, MeldKind
from bot.canasta.policies.same_rank import joined_meld
from bot.canasta.view import SeatView

_MOST_TRIED: Final = 400
_MOST_STEPS: Final = 20_000
"""The most cards that are placed in the search, so that a selection of the whole hand takes bounded time."""
_MOST_LAWFUL: Final = 8
_FEWEST_IN_RUN: Final = 2
"""The fewest natural cards that are tried as a new sequence."""


class ExactLayDowns(NamedTuple):
    """The lay-downs of exactly some cards: the legal ones, and why there is none.

    ``lawful`` holds at most eight, those with wild cards in few places first. Where it is empty, ``violation`` is why the
    likeliest way, ``likeliest``, is refused.
    """

    lawful: tuple[LayDown, ...]
    likeliest: LayDown
    violation: Violation | None


class _Home(NamedTuple):
    """A meld on the table, or one to begin: ``number`` tells two new sequences of a suit apart."""

    kind: MeldKind
    meld: MeldId | None = None
    rank: int = 0
    suit: int = 0
    number: int = 0


_Division = tuple[tuple[_Home, Cards], ...]


def exact_lay_downs(view: SeatView, cards: Cards) -> ExactLayDowns:
    """Return the ways to lay down exactly these cards of the seat's hand in its turn."""
    lawful: dict[LayDown, None] = {}
    refused: tuple[LayDown, Violation] | None = None
    for division in islice(_Divisions(view, cards).all(), _MOST_TRIED):
        action = LayDown(tuple(Play(some, place.meld) for place, some in division))
        violation = check(view, action)
        if violation is None:
            lawful[action] = None
            if len(lawful) == _MOST_LAWFUL:
                break
        elif refused is None or (
            violation.reason is Reason.BELOW_INITIAL_MELD
            and refused[1].reason is not Reason.BELOW_INITIAL_MELD
        ):
            # Melds that only count too little are what is meant.
            refused = action, violation
    if lawful:
        return ExactLayDowns(tuple(lawful), next(iter(lawful)), None)
    if refused is None:
        together = LayDown((Play(cards),))
        return ExactLayDowns((), together, check(view, together))
    return ExactLayDowns((), *refused)


class _Divisions:
    """The divisions of some cards into melds that could be legal by their ranks and suits."""

    def __init__(self, view: SeatView, cards: Cards) -> None:
        self.view = view
        self.limits = view.table.rules.melds
        self.naturals = each_card(cards & ~WILDS)
        """The cards that are not wild, threes among them."""
        self.wilds = cards & WILDS
        self.twos = each_card(cards & ALL_OF_RANK[Rank.TWO])
        self.jokers = each_card(cards & ALL_OF_RANK[Rank.JOKER])
        self.counts = rank_counts(cards)
        self.widest_gap = min(len(self.twos) + len(self.jokers), self.limits.sequence_max_wilds)
        self.steps = 0

    def all(self) -> Iterator[_Division]:
        """Yield each division once."""
        places = [self._places_of(card) for card in self.naturals]
        for chosen in self._choices(places, ()):
            laid: dict[_Home, Cards] = {}
            for card, place in zip(self.naturals, chosen, strict=True):
                laid[place] = laid.get(place, NO_CARDS) + one(card)
            if all(self._could_be(place, some) for place, some in laid.items()):
                yield from self._with_wilds(laid)

    def _choices(
        self, places: Sequence[Sequence[_Home]], chosen: tuple[_Home, ...]
    ) -> Iterator[tuple[_Home, ...]]:
        at = len(chosen)
        if at == len(places):
            yield chosen
            return
        self.steps += len(places[at])
        if self.steps > _MOST_STEPS:
            return
        is_copy = at > 0 and self.naturals[at] == self.naturals[at - 1]
        for number, place in enumerate(places[at]):
            if is_copy and number < places[at].index(chosen[-1]):
                continue  # the same cards the other way round
            if place.kind is MeldKind.SEQUENCE and not self._follows(place, chosen):
                continue
            yield from self._choices(places, (*chosen, place))

    def _follows(self, place: _Home, chosen: tuple[_Home, ...]) -> bool:
        """Return whether the next card, none of which is lower, may go to a sequence after those chosen for it."""
        lying = [rank_of(card) for card, where in zip(self.naturals, chosen, strict=False) if where == place]
        rank = rank_of(self.naturals[len(chosen)])
        if place.meld is not None:
            return rank not in lying
        if not lying:
            # The second sequence of a suit is begun after the first.
            return not place.number or place._replace(number=0) in chosen
        return 0 < rank - lying[-1] <= self.widest_gap + 1 and len(lying) < LONGEST_SEQUENCE

    def _places_of(self, card: Card) -> list[_Home]:
        """Return where a natural card may go."""
        rank, suit = rank_of(card), suit_of(card)
        if rank == Rank.THREE:
            own = [meld for meld in self.view.melds if meld.kind is MeldKind.THREES]
            kind = MeldKind.THREES if self.limits.threes_melds else MeldKind.BLACK_THREES
            return [_Home(kind, meld.id) for meld in own] or [_Home(kind)]
        found = []
        for meld in self.view.melds:
            if meld.kind is MeldKind.RANK and meld.rank == rank:
                found.append(_Home(meld.kind, meld.id, rank))
            elif self._is_near(meld, card):
                found.append(_Home(meld.kind, meld.id, suit=suit))
        wilds = len(self.twos) + len(self.jokers)
        fits = self.counts[rank] + wilds >= self.limits.min_meld_cards
        if fits and self.counts[rank] >= max(1, self.limits.min_naturals):
            found.append(_Home(MeldKind.RANK, rank=rank))
        if self.limits.sequence_melds:
            near = [other for other in self.naturals if self._stand_together(card, other)]
            if len(set(near)) >= _FEWEST_IN_RUN:
                found += [_Home(MeldKind.SEQUENCE, suit=suit, number=number) for number in self._runs(suit)]
        return found

    @staticmethod
    def _is_near(meld: Meld, card: Card) -> bool:
        if meld.kind is not MeldKind.SEQUENCE or meld.suit != suit_of(card) or count_of(meld.cards, card):
            return False
        return all(
            abs(rank_of(lying) - rank_of(card)) < LONGEST_SEQUENCE
            for lying in each_card(meld.cards & NATURALS)
        )

    @staticmethod
    def _stand_together(card: Card, other: Card) -> bool:
        is_rank = rank_of(other) > Rank.THREE
        return (
            is_rank
            and suit_of(card) == suit_of(other)
            and abs(rank_of(card) - rank_of(other)) < LONGEST_SEQUENCE
        )

    def _runs(self, suit: int) -> range:
        """Return the numbers of the new sequences of a suit that its cards are enough for."""
        own = [card for card in self.naturals if suit_of(card) == suit and rank_of(card) > Rank.THREE]
        return range(2 if len(own) >= 2 * _FEWEST_IN_RUN else 1)

    def _could_be(self, place: _Home, cards: Cards) -> bool:
        """Return whether natural cards could be a new meld with the wild cards there are."""
        if place.meld is not None:
            return True
        wilds = len(self.twos) + len(self.jokers)
        if place.kind is MeldKind.SEQUENCE:
            ranks = sorted(map(rank_of, each_card(cards)))
            gaps = ranks[-1] - ranks[0] + 1 - len(ranks)
            return len(ranks) >= _FEWEST_IN_RUN and gaps <= self.widest_gap
        if place.kind is not MeldKind.RANK:
            return True
        return size(cards) + wilds >= self.limits.min_meld_cards and self._begins(place.kind, cards)

    def _begins(self, kind: MeldKind, cards: Cards) -> bool:
        """Return whether cards that name no meld begin one, and do not join that on the table."""
        return joined_meld(self.view.table.rules, self.view.melds, kind, cards) is None

    def _with_wilds(self, laid: dict[_Home, Cards]) -> Iterator[_Division]:
        """Yield a division of the natural cards with each way to add the wild ones, all in one place first."""
        if not (self.twos or self.jokers):
            yield tuple(laid.items())
            return
        without = {MeldKind.THREES}
        if not black_threes_take_wilds(self.view.table.rules):
            without.add(MeldKind.BLACK_THREES)
        places = [place for place in laid if place.kind not in without]
        known = {place.meld for place in laid}
        places += [
            _Home(meld.kind, meld.id, meld.rank, meld.suit or 0)
            for meld in self.view.melds
            if meld.id not in known and meld.kind not in without
        ]
        if self.limits.wild_melds and self._begins(MeldKind.WILD, self.wilds):
            places.append(_Home(MeldKind.WILD))
        for place in places:
            yield self._added(laid, [place] * len(self.twos), [place] * len(self.jokers))
        for twos, jokers in product(
            combinations_with_replacement(places, len(self.twos)),
            combinations_with_replacement(places, len(self.jokers)),
        ):
            if len({*twos, *jokers}) > 1:
                yield self._added(laid, twos, jokers)

    def _added(self, laid: dict[_Home, Cards], twos: Sequence[_Home], jokers: Sequence[_Home]) -> _Division:
        full = dict(laid)
        for card, place in (*zip(self.twos, twos, strict=True), *zip(self.jokers, jokers, strict=True)):
            full[place] = full.get(place, NO_CARDS) + one(card)
        return tuple(full.items())
