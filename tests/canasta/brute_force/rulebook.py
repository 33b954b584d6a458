"""The rules of a turn once more, slow and straight from the rule matrix, to hold the engine against.

Nothing of the engine's judgement is used here. Cards are counted by a symbol: ranks 4 to 14, ``B`` for a black three,
``T`` for a two, ``J`` for a joker. A turn is searched to its end by trying everything.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import product
from typing import Any, TypeAlias

Symbol: TypeAlias = int | str
POINTS: dict[Symbol, int] = {
    **dict.fromkeys(range(4, 8), 5),
    **dict.fromkeys(range(8, 14), 10),
    14: 20,
    "B": 5,
    "T": 20,
    "J": 50,
}
SYMBOLS: tuple[Symbol, ...] = (*POINTS, "R")

Content: TypeAlias = tuple[int, int, int]
"""Naturals (or black threes), twos and jokers of a meld or of what comes to it."""

Hand: TypeAlias = tuple[tuple[Symbol, int], ...]
Melds: TypeAlias = tuple[tuple[Symbol, Content], ...]
Lay: TypeAlias = tuple[tuple[Symbol, Content], ...]
"""What comes to which rank (``B`` for a meld of black threes)."""

CLASSIC: dict[str, Any] = {
    "deck_count": 2,
    "max_wilds": 3,
    "wild_ratio": "none",
    "max_meld_cards": None,
    "canasta_size": 7,
    "canasta_extension": "all",
    "black_three_meld": "exit_turn_three_plus",
    "canastas_to_go_out": 1,
    "canasta_mix": {},
    "final_discard": "optional",
    "concealed_waives_minimum": "stock_draw_only",
    "initial_compare": "at_least",
    "initial_pile_allowed": "top_counts",
    "pile_always_frozen": False,
    "pile_frozen_until_melded": True,
    "pile_natural_plus_wild": True,
    "pile_layoff_to_meld": True,
    "pile_layoff_to_canasta": True,
    "own_canasta_take_conflict": "refuse_natural_plus_wild",
    "block_on_taker_canasta_rank": False,
    "one_card_hand_takes_one_card_pile": False,
    "pile_freeze_cards": ["wild", "red_three"],
    "pile_block_tops": ["wild", "black_three"],
    "stock_exhaustion": "forced_if_fits_meld",
}


def hand_of(counts: Mapping[Symbol, int]) -> Hand:
    return tuple((symbol, counts[symbol]) for symbol in SYMBOLS if counts.get(symbol))


def melds_of(contents: Mapping[Symbol, Content]) -> Melds:
    return tuple((symbol, contents[symbol]) for symbol in SYMBOLS if symbol in contents)


def _together(meld: Content | None, more: Content) -> Content:
    """A meld, if there is one, with what comes to it."""
    if meld is None:
        return more
    return meld[0] + more[0], meld[1] + more[1], meld[2] + more[2]


@dataclass(frozen=True)
class RankTurn:
    """A player in the middle of his turn, after the draw."""

    hand: Hand
    melds: Melds
    answer: bool | None = None
    minimum: int = 50
    from_stock: bool = True
    melded: bool = True


@dataclass
class Rulebook:
    """One rule set; remembers what it worked out."""

    options: Mapping[str, Any] = field(default_factory=dict)
    finishes: dict[RankTurn, bool] = field(default_factory=dict)

    @cached_property
    def rules(self) -> dict[str, Any]:
        return CLASSIC | dict(self.options)

    @property
    def size(self) -> int:
        return int(self.rules["canasta_size"])

    @property
    def takes_black_threes(self) -> bool:
        """Whether a black three on top of the pile bars nobody."""
        return "black_three" not in self.rules["pile_block_tops"]

    # ------------------------------------------------------------------------------------------- melds (1.5)

    def is_meld(self, symbol: Symbol, content: Content) -> bool:
        naturals, twos, jokers = content
        wilds = twos + jokers
        if symbol == "B" and not (wilds and self.rules["black_three_meld"] == "exit_turn_with_wilds"):
            # pagat, Other Canasta Variations: all six of three packs.
            least = {
                "exit_turn_three_plus": 3,
                "exit_turn_with_wilds": 3,
                "exit_turn_all_six": 2 * self.rules["deck_count"],
                "never": 99,
            }
            return naturals >= least[self.rules["black_three_meld"]] and not wilds
        if naturals < 2 or naturals + wilds < 3:
            return False
        most = self.rules["max_meld_cards"]
        if most is not None and naturals + wilds > most:
            return False
        closes = self.rules["canasta_extension"]
        if naturals + wilds > self.size and (closes == "none" or (closes == "natural_only" and wilds)):
            return False
        if self.rules["max_wilds"] is not None and wilds > self.rules["max_wilds"]:
            return False
        ratios = {
            "none": True,
            "naturals_ge_wilds": naturals >= wilds,
            "naturals_gt_wilds": naturals > wilds,
            "naturals_ge_twice_wilds": naturals >= 2 * wilds,
        }
        return ratios[self.rules["wild_ratio"]]

    def right(self, melds: Melds) -> bool:
        """The right to go out (1.9)."""
        natural = sum(sum(c) >= self.size and c[1] + c[2] == 0 for s, c in melds if s != "B")
        mixed = sum(sum(c) >= self.size and c[1] + c[2] > 0 for s, c in melds if s != "B")
        mix = self.rules["canasta_mix"]
        return (
            natural + mixed >= int(self.rules["canastas_to_go_out"])
            and natural >= mix.get("natural", 0)
            and mixed >= mix.get("mixed", 0)
        )

    def every_lay(self, at: RankTurn) -> Iterator[Lay]:
        """Every way to put cards of the hand beside ranks, legal or not."""
        hand = dict(at.hand)
        ranks = sorted({s for s in (*hand, *dict(at.melds)) if isinstance(s, int)})
        # The first rank varies slowest; each further one has the wild cards that are left.
        lays: list[tuple[Lay, int, int]] = [((), hand.get("T", 0), hand.get("J", 0))]
        for rank in ranks:
            lays = [
                (((*lay, (rank, (n, t, j))) if n or t or j else lay), twos - t, jokers - j)
                for lay, twos, jokers in lays
                for n, t, j in product(range(hand.get(rank, 0) + 1), range(twos + 1), range(jokers + 1))
            ]
        takes_wilds = self.rules["black_three_meld"] == "exit_turn_with_wilds"
        for blacks in range(hand.get("B", 0) + 1):
            for lay, twos, jokers in lays:
                for t, j in product(range(twos + 1), range(jokers + 1)) if takes_wilds else ((0, 0),):
                    if (t or j) and not (blacks or "B" in dict(at.melds)):
                        continue
                    whole: Lay = (*lay, ("B", (blacks, t, j))) if blacks or t or j else lay
                    if whole:
                        yield whole

    def after(self, at: RankTurn, lay: Lay) -> RankTurn:
        hand = dict(at.hand)
        melds = dict(at.melds)
        for symbol, content in lay:
            for held, count in zip((symbol, "T", "J"), content, strict=True):
                hand[held] = hand.get(held, 0) - count
            melds[symbol] = _together(melds.get(symbol), content)
        return RankTurn(hand_of(hand), melds_of(melds), at.answer, at.minimum, at.from_stock)

    # -------------------------------------------------------------------------------------- laying down (1.6)

    def may_lay(self, at: RankTurn, lay: Lay) -> bool:
        own = dict(at.melds)
        if not all(self.is_meld(symbol, _together(own.get(symbol), content)) for symbol, content in lay):
            return False
        then = self.after(at, lay)
        left = sum(n for _, n in then.hand)
        if not at.melded and not self.reaches(at.minimum, lay):
            waived = self.rules["concealed_waives_minimum"] == "stock_draw_only" and at.from_stock
            if not (waived and left <= 1 and self.right(then.melds) and at.answer is not False):
                return False
        if any(symbol == "B" for symbol, _ in lay) and left > 1:
            return False
        return self.can_finish(then)

    def reaches(self, minimum: int, lay: Lay, extra: int = 0) -> bool:
        count = extra + sum(POINTS[s] * n + 20 * t + 50 * j for s, (n, t, j) in lay)
        return count > minimum if self.rules["initial_compare"] == "more_than" else count >= minimum

    def may_discard(self, at: RankTurn) -> bool:
        """Every card may be thrown or none (no red threes are in hand here)."""
        left = sum(n for _, n in at.hand) - 1
        if left >= 1:
            return at.answer is not True
        return left == 0 and at.answer is not False and self.right(at.melds)

    def can_finish(self, at: RankTurn) -> bool:
        """Whether the turn can be ended lawfully from here."""
        if not at.hand:
            return (
                at.answer is not False and self.rules["final_discard"] == "optional" and self.right(at.melds)
            )
        if at not in self.finishes:
            self.finishes[at] = self.may_discard(at) or any(
                self.may_lay(at, lay) for lay in self.every_lay(at)
            )
        return self.finishes[at]

    def can_go_out(self, at: RankTurn) -> bool:
        """Whether some row of plays takes the whole hand."""
        return self.can_finish(replace(at, answer=True))

    # ------------------------------------------------------------------------------------- taking the pile (1.7)

    def may_take(self, at: RankTurn, pile: list[Symbol], use: Content, more: Lay) -> bool:
        """Whether the pile (bottom to top, ``R`` a red three) may be taken with these cards of the hand."""
        top = pile[-1]
        if not isinstance(top, int) and not (top == "B" and self.takes_black_threes):
            return False
        own = dict(at.melds).get(top)
        is_own_canasta = own is not None and sum(own) >= self.size
        if is_own_canasta and (
            self.rules["block_on_taker_canasta_rank"]
            or (
                not self.rules["pile_layoff_to_canasta"]
                and self.rules["own_canasta_take_conflict"] == "never_take"
            )
        ):
            return False
        freezing = self.rules["pile_freeze_cards"]
        frozen = (
            self.rules["pile_always_frozen"]
            or (self.rules["pile_frozen_until_melded"] and not at.melded)
            or ("wild" in freezing and ("T" in pile or "J" in pile))
            or ("red_three" in freezing and "R" in pile)
        )
        n, wilds = use[0], use[1] + use[2]
        pair = n >= 2
        with_wild = not frozen and n >= 1 and wilds >= 1 and self.rules["pile_natural_plus_wild"]
        lay_off = (
            not frozen
            and own is not None
            and self.rules["pile_layoff_to_meld"]
            and (self.rules["pile_layoff_to_canasta"] or not is_own_canasta)
        )
        if not (pair or with_wild or lay_off):
            return False
        size = sum(count for _, count in at.hand)
        if size == 1 and len(pile) == 1 and not self.rules["one_card_hand_takes_one_card_pile"]:
            return False
        if not at.melded:
            if self.rules["initial_pile_allowed"] == "no":
                return False
            if not self.reaches(at.minimum, ((top, use), *more), POINTS[top]):
                return False
        hand = Counter(dict(at.hand)) + Counter({top: 1})
        below = Counter(card for card in pile[:-1] if card != "R")
        lay: Lay = ((top, (n + 1, use[1], use[2])), *more)
        melds = dict(at.melds)
        if not all(self.is_meld(symbol, _together(melds.get(symbol), content)) for symbol, content in lay):
            return False
        then = self.after(replace(at, hand=hand_of(hand)), lay)
        then = replace(then, hand=hand_of(Counter(dict(then.hand)) + below), from_stock=False)
        left = sum(count for _, count in then.hand)
        if any(symbol == "B" for symbol, _ in lay) and left > 1:
            return False
        return self.can_finish(then)
