"""Going out: the right to it, how a hand can leave, and keeping a card when it may not.

pagat, End of the hand: Going Out. Every play is tested here for a lawful way to finish the turn, so that nobody is ever
left without one (matrix 1.9).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import compress

from msgspec import Struct

from bot.canasta.actions import Play
from bot.canasta.cards import (
    BLACK_THREES,
    NATURAL_RANKS,
    RED_THREES,
    WILDS,
    Card,
    Cards,
    Rank,
    each_card,
    faces,
    one,
    points,
    rank_counts,
    rank_of,
    size,
    some_of_rank,
)
from bot.canasta.errors import Reason, Violation
from bot.canasta.initial_terms import CLASSIC_TERMS, InitialTerms
from bot.canasta.melding import black_threes_needed, rank_meld, wild_caps
from bot.canasta.melds import CANASTA_SIZE, Make, Meld
from bot.canasta.phases.exit_bounds import canastas_conceivable, fitting_nowhere
from bot.canasta.phases.exit_rights import (
    feet_bar,
    has_foot,
    keep_violation,
    keeps_too_few,
    lacks_red_threes,
    leave_bar,
    right_to_go_out,
)
from bot.canasta.phases.exit_search import lay_out, lay_out_as_sets, lay_out_but_one
from bot.canasta.phases.initial_meld import terms_for, waives_minimum
from bot.canasta.phases.plain_ways import leaves_plainly
from bot.canasta.rules.model import RuleSet
from bot.canasta.view import SeatView

_JOKER, _TWO, _THREE, _LOWEST_NATURAL = Rank.JOKER.value, Rank.TWO.value, Rank.THREE.value, Rank.FOUR.value
_IS_ONE = bytes(count == 1 for count in range(256))
_IS_AT_LEAST = tuple(bytes(count >= least for count in range(256)) for least in range(CANASTA_SIZE + 1))


class ExitPlan(Struct, frozen=True, gc=False):
    """A way to get rid of a whole hand: what is laid down, and the last discard if one is left."""

    plays: tuple[Play, ...]
    discard: Card | None


class _Group(Struct, frozen=True, gc=False):
    """A meld as it would be once all naturals of its rank are laid; ``least`` to ``most`` further wilds fit."""

    rank: int
    naturals: int
    wilds: int
    least: int
    most: int

    def is_canasta_with(self, more: int) -> bool:
        return self.naturals + self.wilds + more >= CANASTA_SIZE

    def is_natural_with(self, more: int) -> bool:
        return self.wilds + more == 0


class _Way(Struct, frozen=True, gc=False):
    """A way out before it is spelled as plays: what is thrown, the melds, and the wild cards each of them gets."""

    discard: Card | None
    groups: list[_Group]
    shares: tuple[int, ...]


def finish_violation(
    view: SeatView, melds: tuple[Meld, ...], left: Cards, answer: bool | None
) -> Violation | None:
    """Whether a turn can still be finished lawfully with these melds on the table and these cards left in hand.

    ``answer`` is partner's answer in this turn, None when nobody asked.
    """
    if answer:
        if not has_exit(view, melds, left):
            return Violation(Reason.MUST_GO_OUT, {"left": size(left)})
        return None
    count = size(left)
    # The cheap and frequent answer first: most hands keep more than anybody must.
    if count > view.table.rules.going_out.keep_after_turn or not keeps_too_few(view, count - 1):
        return None
    if has_foot(view.table, view.seat):
        return None
    if answer is False:
        return Violation(Reason.MUST_NOT_GO_OUT, {"left": count})
    table = view.table
    if right_to_go_out(table, view.seat, melds):
        violation = leave_bar(table, view.seat)
        if violation is not None:
            return violation
        if not count:
            if table.rules.discard.final_discard == "optional":
                return None
            return Violation(Reason.MUST_DISCARD_LAST, {"left": count})
        if (table.rules.traits.plain_discards and not left & RED_THREES) or has_exit(view, melds, left):
            return None
    elif count and leave_bar(table, view.seat) is None and has_exit(view, melds, left):
        return None
    return keep_violation(table, view.seat, melds, count)


def has_exit(
    view: SeatView,
    melds: tuple[Meld, ...],
    hand: Cards,
    minimum: int = 0,
    terms: InitialTerms = CLASSIC_TERMS,
) -> bool:
    """Whether :func:`exit_plan` would find a way."""
    if terms is not CLASSIC_TERMS or not view.table.rules.traits.plain_exits:
        if _is_impossible(view, melds, hand):
            return False
        # Nearly every way out that there is can be seen without being laid.
        if terms is CLASSIC_TERMS and not minimum and leaves_plainly(view, melds, hand):
            return True
        return lay_out_but_one(view, melds, hand, minimum, terms) is not None
    return _exit_way(view.table.rules, melds, hand, minimum) is not None


def may_leave(view: SeatView) -> bool:
    """Whether the seat could go out in this turn with the hand as it is, whatever partner says."""
    return not _is_hopeless(view) and has_exit(view, view.melds, view.hand, *_due(view))


def exit_of_turn(view: SeatView) -> ExitPlan | None:
    """A way for the seat to go out in this turn with the hand as it is, its initial meld included."""
    return None if _is_hopeless(view) else exit_plan(view, view.melds, view.hand, *_due(view))


def _is_hopeless(view: SeatView) -> bool:
    """Whether a glance at the numbers of the cards tells that there is no way out.

    Asked on every turn, this is nearly always the end of it: only one card can go as the last discard.
    """
    table = view.table
    rules = table.rules
    if not rules.traits.plain_exits:
        return False
    melds = table.melds[table.seating.sides[view.seat]]
    counts = rank_counts(view.hand)
    return _misfits(rules, melds, counts) > 1 or not canastas_possible(rules, melds, counts)


def _due(view: SeatView) -> tuple[int, InitialTerms]:
    """What the cards laid down must have as an initial meld."""
    if view.table.has_melded[view.side] or waives_minimum(view):
        return 0, CLASSIC_TERMS
    return view.requirement, terms_for(view)


def exit_plan(
    view: SeatView,
    melds: tuple[Meld, ...],
    hand: Cards,
    minimum: int = 0,
    terms: InitialTerms = CLASSIC_TERMS,
) -> ExitPlan | None:
    """A way to go out with this hand from these melds, or None if there is none.

    All naturals of a rank go to one meld; what remains to be decided is the last discard and where the wild cards go.
    ``minimum`` is the card value that the cards laid down must reach, ``terms`` what else they must have.
    """
    if terms is not CLASSIC_TERMS or not view.table.rules.traits.plain_exits:
        return _any_plan(view, melds, hand, minimum, terms)
    way = _exit_way(view.table.rules, melds, hand, minimum)
    if way is None:
        return None
    laid = hand if way.discard is None else hand - one(way.discard)
    return ExitPlan(_plays(melds, laid, way.groups, way.shares), way.discard)


def whole_plan(
    view: SeatView, melds: tuple[Meld, ...], hand: Cards, minimum: int = 0
) -> tuple[Play, ...] | None:
    """A way to lay down every card of a hand and have the canastas for going out, or None if there is none."""
    if not view.table.rules.traits.plain_exits:
        return lay_out(view, melds, hand, minimum)
    way = _way_with(view.table.rules, melds, hand, None, minimum)
    return None if way is None else _plays(melds, hand, way.groups, way.shares)


def _any_plan(
    view: SeatView,
    melds: tuple[Meld, ...],
    hand: Cards,
    minimum: int,
    terms: InitialTerms,
) -> ExitPlan | None:
    """A way out under any rules."""
    if _is_impossible(view, melds, hand):
        return None
    found = lay_out_but_one(view, melds, hand, minimum, terms)
    if found is None and terms is CLASSIC_TERMS and not minimum and leaves_plainly(view, melds, hand):
        # The search looks for sequences first, and was given up in the midst of them.
        found = lay_out_as_sets(view, melds, hand)
    return None if found is None else ExitPlan(*found)


def _is_impossible(view: SeatView, melds: tuple[Meld, ...], hand: Cards) -> bool:
    """Whether quick tests tell that there is no way out, under any rules: those first that are cheap and rule most out."""
    table = view.table
    rules = table.rules
    return (
        (bool(table.feet) and feet_bar(table, view.seat) is not None)
        or lacks_red_threes(table, view.seat, melds)
        # Most hands with cards that fit nowhere have not the canastas either, but not the other way round.
        or not canastas_conceivable(rules, melds, hand)
        or size(fitting_nowhere(rules, melds, hand)) > 1
    )


def _exit_way(rules: RuleSet, melds: tuple[Meld, ...], hand: Cards, minimum: int) -> _Way | None:
    counts = rank_counts(hand)
    misfits = _misfits(rules, melds, counts)
    if misfits > 1 or not canastas_possible(rules, melds, counts):
        return None
    if hand & RED_THREES:
        # They are never laid down here; one may go as the last discard where red threes are good for nothing else.
        if size(hand & RED_THREES) > 1 or rules.threes.red_three_role != "discard_only":
            return None
        return _way_with(rules, melds, hand, each_card(hand & RED_THREES)[0], minimum)
    single = _fitting_nowhere(rules, melds, counts) if misfits else []
    for discard in _last_discards(rules, hand, single):
        way = _way_with(rules, melds, hand, discard, minimum)
        if way is not None:
            return way
    return None


def _misfits(rules: RuleSet, melds: tuple[Meld, ...], counts: bytes) -> int:
    """How many cards no meld can take; any number above one stands for all of them."""
    misfits = counts.count(1, _LOWEST_NATURAL)
    black = counts[_THREE]
    if black and (black < rules.melds.min_meld_cards or black < black_threes_needed(rules)):
        misfits += black
    if 0 < misfits <= len(melds) + 1:
        for meld in melds:
            rank = meld.rank
            if counts[rank] == 1 and rank != _THREE:
                misfits -= 1
    return misfits


def _fitting_nowhere(rules: RuleSet, melds: tuple[Meld, ...], counts: bytes) -> list[int]:
    """The ranks of the cards that no meld can take."""
    found: list[int] = []
    black = counts[_THREE]
    if black and black < black_threes_needed(rules):
        found += [_THREE] * black
    melded = {meld.rank for meld in melds}
    found += [
        rank
        for rank in compress(range(16), counts.translate(_IS_ONE))
        if rank > _THREE and rank not in melded
    ]
    return found


def canastas_within_reach(rules: RuleSet, melds: tuple[Meld, ...], hand: Cards) -> bool:
    """Whether the canastas for going out could be there if each meld got all that fits: a bound, not an answer."""
    if rules.traits.plain_exits:
        return canastas_possible(rules, melds, rank_counts(hand))
    return canastas_conceivable(rules, melds, hand)


def canastas_possible(rules: RuleSet, melds: tuple[Meld, ...], counts: bytes) -> bool:
    """Whether the canastas for going out could be there if every meld got all wild cards: a bound, not an answer."""
    missing = rules.going_out.canastas_to_go_out
    short = CANASTA_SIZE - counts[_JOKER] - counts[_TWO]
    for meld in melds:
        if meld.naturals + meld.wilds + counts[meld.rank] >= short:
            missing -= 1
    if missing <= 0:
        return True
    return counts.translate(_IS_AT_LEAST[max(short, 1)]).count(1, _LOWEST_NATURAL) >= missing


def _last_discards(rules: RuleSet, hand: Cards, single: list[int]) -> Iterator[Card | None]:
    """The last discards worth trying: a card that fits nowhere must be it."""
    if single:
        yield next(face for face in faces(hand) if rank_of(face) == single[0])
        return
    is_optional = rules.discard.final_discard == "optional"
    if is_optional:
        yield None
    # Throwing a natural instead of laying it helps only where a discard is due, or a meld would grow too large.
    any_rank = not is_optional or rules.melds.max_meld_cards is not None
    tried = set()
    for face in faces(hand if any_rank else hand & WILDS):
        if rank_of(face) not in tried:
            tried.add(rank_of(face))
            yield face


def _way_with(
    rules: RuleSet, melds: tuple[Meld, ...], hand: Cards, discard: Card | None, minimum: int
) -> _Way | None:
    if discard is not None:
        hand -= one(discard)
    if minimum and points(hand) < minimum:
        return None
    counts = rank_counts(hand)
    black = counts[_THREE]
    if black and black < black_threes_needed(rules):
        return None
    groups = _groups(rules, melds, counts)
    if groups is None:
        return None
    shares = _share_wilds(rules, groups, counts[_JOKER] + counts[_TWO])
    return None if shares is None else _Way(discard, groups, shares)


def _groups(rules: RuleSet, melds: tuple[Meld, ...], counts: bytes) -> list[_Group] | None:
    limits = rules.melds
    largest = limits.max_meld_cards
    caps = wild_caps(limits)
    groups = []
    open_melds = {meld.rank: meld for meld in melds}
    for rank in NATURAL_RANKS:
        naturals = counts[rank]
        meld = open_melds.get(rank)
        if meld is not None:
            naturals, wilds, least = naturals + meld.naturals, meld.wilds, 0
        elif not naturals:
            continue
        elif naturals < limits.min_naturals:
            return None
        else:
            wilds, least = 0, max(0, limits.min_meld_cards - naturals)
        if largest is not None and naturals + wilds + least > largest:
            return None
        # Melds that partners put together may hold too many (matrix D28): no further one joins them.
        most = max(caps[naturals] - wilds, 0) if meld is not None else caps[naturals]
        if most < least:
            return None
        groups.append(_Group(rank, naturals, wilds, least, most))
    return groups


def _share_wilds(rules: RuleSet, groups: list[_Group], wilds: int) -> tuple[int, ...] | None:
    """How many wild cards each group gets so that all are placed and the canastas for going out are there."""
    going_out = rules.going_out
    needed = going_out.canastas_to_go_out
    mix = going_out.canasta_mix
    if mix.keys() - {Make.NATURAL, Make.MIXED}:
        # The search makes melds of one rank only.
        return None
    least = most = sure = possible = 0
    for group in groups:
        least += group.least
        most += group.most
        cards = group.naturals + group.wilds
        sure += cards + group.least >= CANASTA_SIZE
        possible += cards + min(group.most, wilds) >= CANASTA_SIZE
    if not least <= wilds <= most or possible < needed:
        return None
    if sure >= needed and not mix:
        return _shared_in_order(groups, wilds - least)
    # Reached so far: (wilds used, natural canastas, mixed canastas) -> the shares that lead there.
    reached: dict[tuple[int, int, int], tuple[int, ...]] = {(0, 0, 0): ()}
    for group in groups:
        further: dict[tuple[int, int, int], tuple[int, ...]] = {}
        for (used, natural, mixed), shares in reached.items():
            for more in range(group.least, min(group.most, wilds - used) + 1):
                is_canasta = group.is_canasta_with(more)
                is_natural = is_canasta and group.is_natural_with(more)
                state = (used + more, natural + is_natural, mixed + (is_canasta and not is_natural))
                further.setdefault(state, (*shares, more))
        reached = further
    for (used, natural, mixed), shares in reached.items():
        enough = natural + mixed >= needed
        if (
            used == wilds
            and enough
            and natural >= mix.get(Make.NATURAL, 0)
            and mixed >= mix.get(Make.MIXED, 0)
        ):
            return shares
    return None


def _shared_in_order(groups: list[_Group], over: int) -> tuple[int, ...]:
    """Wild cards for every group as far as needed, those that are over wherever they fit first."""
    shares = []
    for group in groups:
        more = min(over, group.most - group.least)
        over -= more
        shares.append(group.least + more)
    return tuple(shares)


def _plays(
    melds: tuple[Meld, ...], hand: Cards, groups: list[_Group], shares: tuple[int, ...]
) -> tuple[Play, ...]:
    wilds = list(each_card(hand & WILDS))
    plays = []
    for group, share in zip(groups, shares, strict=True):
        cards = some_of_rank(hand, group.rank, 254)
        for _ in range(share):
            cards += one(wilds.pop())
        if not cards:
            continue
        meld = rank_meld(melds, group.rank)
        plays.append(Play(cards, meld.id if meld is not None else None))
    black = hand & BLACK_THREES
    if black:
        plays.append(Play(black))
    return tuple(plays)
