"""Checks of counted rounds: slips of the pen, by the cards that there are and what going out needs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import gcd
from typing import Final

from msgspec import Struct

from bot.canasta.cards import count_all, full_pack, points
from bot.canasta.errors import CanastaError
from bot.canasta.policies.canasta_bonuses import CanastaKind
from bot.canasta.rules.model import RuleSet
from bot.canasta.scoring.counts import SideCount

_LEAST_CARD: Final = 5
_WILD_KINDS: Final = frozenset(
    {CanastaKind.WILD, CanastaKind.TWOS, CanastaKind.FOUR_JOKERS, CanastaKind.SIX_JOKERS}
)
_MIXED_KINDS: Final = frozenset({CanastaKind.MIXED, CanastaKind.MIXED_SEVENS, CanastaKind.MIXED_SEQUENCE})


class CountProblem(Struct, frozen=True):
    """A count that cannot be: its key, the numbers that go with it, and the side, None where it concerns all."""

    key: str
    side: int | None = None
    count: int = 0
    limit: int = 0


class ImpossibleRoundError(CanastaError):
    """A round whose counts cannot be; ``problems`` names every problem found."""

    def __init__(self, problems: tuple[CountProblem, ...]) -> None:
        self.problems = problems
        super().__init__("; ".join(problem.key for problem in problems))


FEW_CANASTAS: Final = "few-canastas-to-go-out"
"""The key of a problem that may be as it is: a side went out against the rules."""


def check_round(rules: RuleSet, counts: Sequence[SideCount], *, is_sure: bool = False) -> None:
    """Raise :class:`ImpossibleRoundError` if these counts of all sides cannot be those of one round.

    ``is_sure``: somebody has confirmed what may be as it is.
    """
    problems = tuple(
        problem for problem in _problems(rules, counts) if not (is_sure and problem.key == FEW_CANASTAS)
    )
    if problems:
        raise ImpossibleRoundError(problems)


def _problems(rules: RuleSet, counts: Sequence[SideCount]) -> Iterator[CountProblem]:
    ended = sum(count.exit is not None or count.special_hand is not None for count in counts)
    if ended > _copies(rules):
        yield CountProblem("several-out", count=ended, limit=_copies(rules))
    cuts = sum(count.has_exact_cut for count in counts)
    if cuts > 1:
        yield CountProblem("several-cuts", count=cuts)
    for side, count in enumerate(counts):
        yield from _problems_of_side(rules, side, count)
    yield from _problems_of_packs(rules, counts)


def _copies(rules: RuleSet) -> int:
    """Return how often the same meld may be counted.

    Of three players with a lone hand the two partners have totals of their own, and each counts the melds of both
    (pagat, Canasta for Three Players).
    """
    return 2 if rules.deal.side_structure == "lone_vs_pair" else 1


def _problems_of_side(rules: RuleSet, side: int, count: SideCount) -> Iterator[CountProblem]:
    # Cards count multiples of five, unless a house rule gives black threes another value.
    step = gcd(_LEAST_CARD, rules.threes.black_three_melded_value, rules.threes.bonus_four_black_threes)
    if count.melded % step:
        yield CountProblem("odd-points", side, count.melded, step)
    step = gcd(_LEAST_CARD, rules.threes.red_three_in_hand_penalty, rules.threes.black_three_hand_penalty)
    for left in (*count.hands, *count.feet):
        if left.points % step:
            yield CountProblem("odd-points", side, left.points, step)
    canastas = len(count.canastas)
    least = canastas * rules.melds.canasta_size * _LEAST_CARD
    if count.melded < least:
        yield CountProblem("too-few-points", side, canastas, least)
    needed = rules.going_out.canastas_to_go_out
    if count.exit is not None and canastas < needed:
        yield CountProblem(FEW_CANASTAS, side, canastas, needed)
    if count.from_hand > canastas:
        yield CountProblem("too-many-from-hand", side, count.from_hand, canastas)


def _problems_of_packs(rules: RuleSet, counts: Sequence[SideCount]) -> Iterator[CountProblem]:
    deal, canasta_size = rules.deal, rules.melds.canasta_size
    kinds = [kind for count in counts for kind in count.canastas]
    threes = 2 * deal.deck_count
    wilds = 4 * deal.deck_count + deal.joker_count
    cards, worth = _packs(deal.deck_count, deal.joker_count, deal.max_copies_per_natural_rank)
    wild_canastas = sum(kind in _WILD_KINDS for kind in kinds)
    used = wild_canastas * canasta_size + sum(kind in _MIXED_KINDS for kind in kinds)
    counted = sum(count.melded + sum(left.points for left in (*count.hands, *count.feet)) for count in counts)
    of_threes = rules.threes
    extra = threes * (
        of_threes.black_three_melded_value
        + of_threes.red_three_in_hand_penalty
        + of_threes.black_three_hand_penalty
    )
    copies = _copies(rules)
    for key, found, limit in (
        ("too-many-canastas", len(kinds), copies * (cards // canasta_size)),
        ("too-many-wilds", used, copies * wilds),
        ("too-many-red-threes", sum(map(_red_threes, counts)), copies * threes),
        ("too-many-black-threes", sum(map(_black_threes, counts)), copies * threes),
        ("too-many-points", counted, copies * (worth + extra + of_threes.bonus_four_black_threes)),
    ):
        if found > limit:
            yield CountProblem(key, count=found, limit=limit)


@lru_cache(maxsize=64)
def _packs(packs: int, jokers: int, copies: int | None) -> tuple[int, int]:
    """Return how many cards so many packs have, and their points."""
    pack = full_pack(packs, jokers, copies)
    return count_all(pack), points(pack)


def _red_threes(count: SideCount) -> int:
    return count.red_threes + count.held_red_threes + sum(hand.red_threes for hand in count.hands)


def _black_threes(count: SideCount) -> int:
    return count.black_threes + count.held_black_threes + sum(hand.black_threes for hand in count.hands)
