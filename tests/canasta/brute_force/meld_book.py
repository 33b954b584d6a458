"""The rules on melds beyond sets of a rank once more, slow and straight from the sources, to hold the engine against.

Nothing of the engine's judgement is used here. A standing is a hand and the own melds as sorted tuples of cards; a play
is a tuple of cards for one of these melds or for a new one. Every way to deal a hand out is tried.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product
from typing import Any, TypeAlias

from bot.canasta.cards import card_points, rank_of, suit_of

Bag: TypeAlias = tuple[int, ...]
"""Cards, sorted."""

Lay: TypeAlias = tuple[tuple[int | None, Bag], ...]
"""What is laid at once: the place of an own meld, or None for a new one, and the cards that go there."""

CLASSIC: dict[str, Any] = {
    "min_naturals": 2,
    "max_wilds": 3,
    "max_meld_cards": None,
    "canasta_extension": "all",
    "wild_melds": False,
    "wild_meld_lock": False,
    "rule_of_five": False,
    "sevens_rule": "ordinary",
    "aces_rule": "ordinary",
    "closed_rank_rule": "none",
    "sequence_melds": False,
    "sequence_max_wilds": 0,
    "initial_purity": "none",
    "initial_canasta_waiver": "none",
    "concealed_waives_minimum": "never",
    "final_discard": "optional",
    "discard_wild": "allowed",
    "canastas_to_go_out": 1,
    "canasta_mix": {},
}

MAKES = {
    "natural": {"natural"},
    "mixed": {"mixed"},
    "wild": {"wild"},
    "sequence": {"sequence"},
    "sequence_or_natural": {"sequence", "natural"},
}


def is_wild(card: int) -> bool:
    return rank_of(card) <= 2


@dataclass(frozen=True)
class MeldTurn:
    """A player in the middle of his turn, after the draw from the stock.

    ``mixed_first`` are the places of own melds that a wild card was among the first cards of; ``their_closed`` the ranks
    of the opponents' canastas; ``began_unmelded`` says that the initial meld was laid in this turn.
    """

    hand: Bag
    melds: tuple[Bag, ...]
    mixed_first: frozenset[int] = frozenset()
    their_closed: frozenset[int] = frozenset()
    minimum: int = 50
    answer: bool | None = None
    began_unmelded: bool = False

    @property
    def melded(self) -> bool:
        return bool(self.melds)

    @property
    def first(self) -> bool:
        """Whether what is laid now belongs to the initial meld: all that is laid in its turn does."""
        return self.began_unmelded or not self.melded


@dataclass
class MeldBook:
    """One rule set; remembers which turns can be finished."""

    options: Mapping[str, Any] = field(default_factory=dict)
    exits: dict[Any, bool] = field(default_factory=dict)

    @cached_property
    def rules(self) -> dict[str, Any]:
        return CLASSIC | dict(self.options)

    # -------------------------------------------------------------------------------------------------- melds

    def kind(self, cards: Bag) -> str | None:
        """What sort of meld cards would be: wild, rank, sequence, or nothing."""
        naturals = [card for card in cards if not is_wild(card)]
        if not naturals:
            return "wild" if self.rules["wild_melds"] else None
        if any(rank_of(card) == 3 for card in naturals):
            return None
        if len({rank_of(card) for card in naturals}) == 1:
            return "rank"
        if self.rules["sequence_melds"] and len({suit_of(card) for card in naturals}) == 1:
            return "sequence"
        return None

    def is_meld(self, cards: Bag) -> bool:
        """Whether cards are a meld by their numbers (Wikipedia 2005, Samba; pagat, Modern American: Melds)."""
        kind = self.kind(cards)
        ranks = [rank_of(card) for card in cards if not is_wild(card)]
        wilds = len(cards) - len(ranks)
        if kind is None or len(cards) < 3:
            return False
        if kind == "wild":
            return len(cards) <= 7
        if len(ranks) < self.rules["min_naturals"]:
            return False
        if kind == "sequence":
            # Seven cards of a suit from four to ace, each rank once; a wild card stands for one that is missing.
            distinct = len(set(ranks)) == len(ranks)
            within = any(
                low <= min(ranks) and max(ranks) < low + len(cards) for low in range(4, 16 - len(cards))
            )
            return wilds <= self.rules["sequence_max_wilds"] and distinct and len(cards) <= 7 and within
        most = self.rules["max_meld_cards"]
        if self.rules["canasta_extension"] == "none":
            most = 7
        if self.rules["canasta_extension"] == "natural_only" and wilds:
            most = 7
        return wilds <= self.rules["max_wilds"] and (most is None or len(cards) <= most)

    def make(self, cards: Bag) -> str | None:
        """What canasta a meld is, if it is one."""
        if len(cards) < 7:
            return None
        kind = self.kind(cards)
        if kind == "rank":
            return "mixed" if any(map(is_wild, cards)) else "natural"
        return kind

    def rank(self, cards: Bag) -> int:
        """The rank of a meld of one rank; 0 for other melds."""
        return max(map(rank_of, cards)) if self.kind(cards) == "rank" else 0

    def right(self, melds: tuple[Bag, ...]) -> bool:
        """Whether the canastas for going out are there."""
        makes = [make for make in map(self.make, melds) if make]
        return len(makes) >= self.rules["canastas_to_go_out"] and all(
            sum(make in MAKES[kind] for make in makes) >= least
            for kind, least in self.rules["canasta_mix"].items()
        )

    # --------------------------------------------------------------------------------------------------- laying

    def every_lay(self, at: MeldTurn, groups: int = 2) -> Iterator[Lay]:
        """Every way to put cards of the hand to the own melds and to at most so many new melds."""
        places = len(at.melds) + groups
        counts = Counter(at.hand)
        faces = sorted(counts)
        seen = set()
        for shares in product(*(list(_shares(counts[face], places)) for face in faces)):
            bags = [
                tuple(face for face, share in zip(faces, shares, strict=True) for _ in range(share[place]))
                for place in range(places)
            ]
            new = sorted(bag for bag in bags[len(at.melds) :] if bag)
            if any(len(bag) < 3 for bag in new):
                continue
            lay: Lay = (
                *((place, bag) for place, bag in enumerate(bags[: len(at.melds)]) if bag),
                *((None, bag) for bag in new),
            )
            if lay and lay not in seen and self._is_plain(at, lay):
                seen.add(lay)
                yield lay

    def _is_plain(self, at: MeldTurn, lay: Lay) -> bool:
        """Whether no new meld would join another: equal ranks merge, and so do unfinished melds of wild cards."""
        new = [bag for place, bag in lay if place is None]
        if any(self.kind(bag) is None for bag in new):
            return False
        ranks = [self.rank(meld) for meld in at.melds] + [self.rank(bag) for bag in new]
        ranks = [rank for rank in ranks if rank]
        wild = [meld for meld in at.melds if self.kind(meld) == "wild" and len(meld) < 7]
        wild += [bag for bag in new if self.kind(bag) == "wild"]
        return len(ranks) == len(set(ranks)) and len(wild) <= 1

    def after(self, at: MeldTurn, lay: Lay) -> MeldTurn:
        left = Counter(at.hand)
        melds = list(at.melds)
        mixed_first = set(at.mixed_first)
        for place, bag in lay:
            left.subtract(bag)
            if place is None:
                if any(map(is_wild, bag)):
                    mixed_first.add(len(melds))
                melds.append(bag)
            else:
                melds[place] = tuple(sorted((*melds[place], *bag)))
        return MeldTurn(
            tuple(sorted(left.elements())),
            tuple(melds),
            frozenset(mixed_first),
            at.their_closed,
            at.minimum,
            at.answer,
            at.first,
        )

    def may_lay(self, at: MeldTurn, lay: Lay) -> bool:
        then = self.after(at, lay)
        if not self.fits(at, lay, then):
            return False
        if not at.melded and not self.opens(at, lay):
            return False
        return self.can_finish(then)

    def fits(self, at: MeldTurn, lay: Lay, then: MeldTurn) -> bool:
        """Whether every touched meld is one, and its cards may go there."""
        closed = set(at.their_closed) if self.rules["closed_rank_rule"] == "dead_for_both" else set()
        if self.rules["closed_rank_rule"] != "none":
            closed |= {self.rank(meld) for meld in at.melds if len(meld) >= 7} - {0}
        unfinished = [n for n, meld in enumerate(at.melds) if self.kind(meld) == "wild" and len(meld) < 7]
        locked = self.rules["wild_meld_lock"] and any(len(then.melds[n]) < 7 for n in unfinished)
        new = len(at.melds)
        for place, bag in lay:
            at_place = new if place is None else place
            new += place is None
            old = () if place is None else at.melds[place]
            cards = then.melds[at_place]
            if not self.is_meld(cards) or (old and self.kind(old) != self.kind(cards)):
                return False
            if self.rank(cards) in closed:
                return False
            if not any(map(is_wild, bag)) or self.kind(cards) == "wild":
                continue
            if locked:
                return False
            rank = self.rank(cards)
            naturals = sum(not is_wild(card) for card in cards)
            if rank == 7 and self.rules["sevens_rule"] == "pure_only":
                return False
            if rank == 14 and self.rules["aces_rule"] != "ordinary":
                may_be_mixed = at_place in at.mixed_first if old else at.first
                if not may_be_mixed:
                    return False
            if rank and self.rules["rule_of_five"] and not at.first and naturals < 5:
                return False
        return True

    def opens(self, at: MeldTurn, lay: Lay) -> bool:
        """Whether an initial meld is enough (pagat, The Initial Meld in American Canasta; Wikipedia 2005)."""
        bags = [bag for _, bag in lay]
        waiver = self.rules["initial_canasta_waiver"]
        makes = {make for make in map(self.make, bags) if make}
        if waiver == "any_canasta" and makes:
            return True
        if waiver == "natural_or_wild_from_hand" and makes & {"natural", "wild"}:
            return True
        if sum(card_points(card) for bag in bags for card in bag) < at.minimum:
            return False
        purity = self.rules["initial_purity"]
        if purity == "none":
            return True
        for bag in bags:
            naturals = sum(not is_wild(card) for card in bag)
            if naturals >= 3 and (purity == "three_naturals" or naturals == len(bag)):
                return True
            if not naturals and purity == "pure_three_or_wild":
                return True
        return False

    # ---------------------------------------------------------------------------------------------- finishing

    def can_finish(self, then: MeldTurn) -> bool:
        """Whether a turn can be ended from here: without going out it takes a card to throw and one to keep."""
        if then.answer:
            return self.can_go_out(then)
        if len(then.hand) >= 2:
            return True
        return then.answer is None and self.can_go_out(then)

    def may_go_last(self, card: int) -> bool:
        return not is_wild(card) or self.rules["discard_wild"] != "never"

    def can_go_out(self, at: MeldTurn) -> bool:
        """Whether some lay-down, or none, leaves nothing, or one card that may be thrown."""
        key = (at.hand, at.melds, at.mixed_first, at.their_closed, at.melded, at.first)
        if key not in self.exits:
            self.exits[key] = self._search_exit(at)
        return self.exits[key]

    def _search_exit(self, at: MeldTurn) -> bool:
        if at.melded and self._is_out(at):
            return True
        canastas = sum(len(meld) >= 7 for meld in at.melds)
        if (
            canastas < self.rules["canastas_to_go_out"]
            and len(at.hand) + max([0, *(len(meld) for meld in at.melds if len(meld) < 7)]) < 7
        ):
            return False
        for lay in self.every_lay(at):
            if sum(len(bag) for _, bag in lay) < len(at.hand) - 1:
                continue
            then = self.after(at, lay)
            if self.fits(at, lay, then) and self._is_out(then) and (at.melded or self.opens(at, lay)):
                return True
        return False

    def _is_out(self, then: MeldTurn) -> bool:
        if not self.right(then.melds) or len(then.hand) > 1:
            return False
        if not then.hand:
            return bool(self.rules["final_discard"] == "optional")
        return self.may_go_last(then.hand[0])


def _shares(count: int, places: int) -> Iterator[tuple[int, ...]]:
    """The ways to give copies of a card to some places, some copies perhaps to none."""
    if not places:
        yield ()
        return
    for here in range(count + 1):
        for rest in _shares(count - here, places - 1):
            yield (here, *rest)
