"""Combinations of melds from a hand that together reach the initial meld requirement.

Which suits, and which wild card lies in which meld, makes no difference to the count. So a combination is searched as
numbers: how many naturals of each rank, how many twos and jokers in all. One search finds small and varied ones within
a bounded number of steps; an exact one finds the fewest cards, and is asked when the first finds nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from bot.canasta.actions import Play
from bot.canasta.cards import (
    JOKER,
    NATURAL_RANKS,
    Card,
    Cards,
    Rank,
    card_points,
    one,
    rank_counts,
    rank_of,
    some_of_rank,
)
from bot.canasta.melding import wild_cap
from bot.canasta.rules import model
from bot.canasta.rules.model import RuleSet

_TWO = card_points(Rank.TWO * 4)
_JOKER = card_points(JOKER)
_POINTS = tuple(card_points(rank * 4) for rank in range(Rank.ACE + 1))
# Ranks whose cards are worth the same lie side by side: four to seven 5, eight to king 10, ace 20.
_FIVES, _TENS, _ACE = slice(Rank.FOUR, Rank.EIGHT), slice(Rank.EIGHT, Rank.ACE), Rank.ACE.value
_BY_POINTS = tuple(sorted(NATURAL_RANKS, reverse=True))

STEPS = 300
"""The search for varied combinations looks at no more sets of naturals than these."""

# What a combination costs, to prefer the cheaper: each card, and more for what is worth keeping.
_CARD_COST, _TWO_COST, _JOKER_COST, _PAIR_COST = 8, 5, 9, 3


class Given(NamedTuple):
    """What the meld of a rank has, or is to get in any case.

    ``table_naturals`` and ``table_wilds`` lie there already (the upcard is a natural that does); at least ``naturals``,
    ``twos`` and ``jokers`` come from the hand.
    """

    table_naturals: int = 0
    table_wilds: int = 0
    naturals: int = 0
    twos: int = 0
    jokers: int = 0


class Portion(NamedTuple):
    """Cards of a hand that go to the meld of one rank, as numbers."""

    rank: int
    naturals: int
    twos: int = 0
    jokers: int = 0


class _Choice(NamedTuple):
    """So many naturals of the hand for a meld: what they count, and how many wild cards it then takes."""

    naturals: int
    value: int
    least: int
    most: int


class _Row(NamedTuple):
    """A rank that could be melded, and the ways to do it, each with one more natural."""

    rank: int
    choices: tuple[_Choice, ...]


class _Found(NamedTuple):
    """A combination: naturals by rank, as in the rows, and the wild cards that go with them."""

    cost: int
    naturals: tuple[tuple[int, _Choice], ...]
    twos: int
    jokers: int


_Shape: TypeAlias = tuple[int, int, int | None, str, int | None]
_NOTHING = Given()
_NONE_GIVEN: Mapping[int, Given] = {}


def _shape(limits: model.Melds) -> _Shape:
    """The limits on a meld, quicker to hash than the whole section."""
    return (
        limits.min_naturals,
        limits.min_meld_cards,
        limits.max_wilds,
        limits.wild_ratio,
        limits.max_meld_cards,
    )


@lru_cache(maxsize=20_000)
def _choices(
    shape: _Shape, points: int, count: int, given: Given, wilds: int, upcard: bool
) -> tuple[_Choice, ...]:
    """The ways to put cards of a rank down, ``count`` naturals and ``wilds`` wild cards being in hand."""
    min_naturals, min_cards, max_wilds, wild_ratio, max_cards = shape
    limits = model.Melds(max_wilds=max_wilds, wild_ratio=wild_ratio, max_meld_cards=max_cards)
    found = []
    for naturals in range(given.naturals, count + 1):
        lying = given.table_naturals + naturals
        if lying < min_naturals or (max_cards is not None and lying + given.table_wilds > max_cards):
            continue
        least = max(min_cards - lying - given.table_wilds, given.twos + given.jokers)
        if not naturals and not upcard:
            least = max(least, 1)
        most = min(wild_cap(limits, lying) - given.table_wilds, wilds)
        if 0 <= least <= most:
            found.append(_Choice(naturals, (naturals + upcard) * points, least, most))
    return tuple(found)


# ---------------------------------------------------------------------------------------------- the cheap upper bound


@lru_cache(maxsize=20_000)
def _sets_and_pairs(counts: bytes, least: int) -> tuple[int, int]:
    """How many cards lie in ranks that need no wild card, and how many ranks need just one."""
    return sum(count for count in counts if count >= least), counts.count(least - 1)


def most_points(counts: bytes, least: int) -> int:
    """At least as many points as melds of these cards can count; 0 if there is no meld at all.

    ``least`` is the size of the smallest meld. Limits on wild cards are not looked at.
    """
    twos, jokers = counts[Rank.TWO], counts[Rank.JOKER]
    fives, five_pairs = _sets_and_pairs(counts[_FIVES], least)
    tens, ten_pairs = _sets_and_pairs(counts[_TENS], least)
    aces = counts[_ACE]
    value = 5 * fives + 10 * tens
    if aces >= least:
        value += 20 * aces
    free = twos + jokers
    if not free:
        return value
    if aces == least - 1:
        value += 20 * aces
        free -= 1
    taken = min(ten_pairs, free)
    value += (10 * taken + 5 * min(five_pairs, free - taken)) * (least - 1)
    return value + _TWO * twos + _JOKER * jokers if value else 0


# ---------------------------------------------------------------------------------------------------- combinations


def initial_combinations(
    rules: RuleSet,
    hand: Cards,
    minimum: int,
    *,
    room: int,
    upcard: Card | None = None,
    beside: int = 2,
    most: int = 12,
) -> list[tuple[Play, ...]]:
    """Sets of melds from the hand that reach ``minimum`` with at most ``room`` cards; at most ``most`` of them.

    Best first: few cards, wild cards and pairs kept where possible, other ranks before variations of the same. No card
    and no meld can be left out of any of them. There is one whenever that is possible.

    With ``upcard`` the first play goes with it: it has the upcard's rank and at least ``beside`` naturals of the hand.
    The upcard counts but is not among the cards. Going out is not looked at here: ``room`` is what keeps enough cards.
    """
    limits = rules.melds
    counts = rank_counts(hand)
    taken = 0
    if upcard is not None:
        taken = rank_of(upcard)
        if counts[taken] < beside:
            return []
        together = bytearray(counts)
        together[taken] += 1
        bound = most_points(bytes(together), limits.min_meld_cards)
    else:
        bound = most_points(counts, limits.min_meld_cards)
    if bound < minimum or not bound:
        return []
    rows = _rows(limits, counts, taken, beside)
    if taken and (not rows or rows[0].rank != taken):
        return []
    twos, jokers = counts[Rank.TWO], counts[Rank.JOKER]
    found = _varied(rows, counts, minimum, room, takes_first=taken != 0)
    best = _best(found, rows, minimum, most, takes_first=taken != 0) if found else []
    if not best:
        fewest = _fewest(rows, twos, jokers, minimum, room, needed={0} if taken else frozenset())
        best = [fewest] if fewest is not None else []
    return [plays_of(hand, _portions(each, rows, _NONE_GIVEN)) for each in best]


def _rows(limits: model.Melds, counts: bytes, taken: int, beside: int) -> list[_Row]:
    """The ranks that could be melded, highest card points first, but the upcard's rank before all."""
    shape = _shape(limits)
    wilds = counts[Rank.TWO] + counts[Rank.JOKER]
    rows = []
    if taken:
        ways = _choices(shape, _POINTS[taken], counts[taken], Given(1, 0, beside), wilds, True)
        if ways:
            rows.append(_Row(taken, ways))
    for rank in _BY_POINTS:
        if counts[rank] >= limits.min_naturals and rank != taken:
            ways = _choices(shape, _POINTS[rank], counts[rank], _NOTHING, wilds, False)
            if ways:
                rows.append(_Row(rank, ways))
    return rows


def _varied(
    rows: Sequence[_Row], counts: bytes, minimum: int, room: int, *, takes_first: bool
) -> list[_Found]:
    """Sufficient combinations, unsorted; none does not yet mean that there is none.

    It goes through sets of naturals, high card points first, and gives each the fewest wild cards that will do.
    """
    twos, jokers = counts[Rank.TWO], counts[Rank.JOKER]
    wilds = twos + jokers
    wild_points = _TWO * twos + _JOKER * jokers
    most_left = [wild_points]
    for row in reversed(rows):
        most_left.append(most_left[-1] + row.choices[-1].value)
    most_left.reverse()
    found: list[_Found] = []
    last = len(rows)
    steps = 0

    def walk(
        at: int,
        value: int,
        left: int,
        least: int,
        most: int,
        cost: int,
        chosen: tuple[tuple[int, _Choice], ...],
    ) -> None:
        """Add what follows row ``at`` to a chosen set; ``left`` cards may still be used."""
        nonlocal steps
        for number in range(at, last):
            if value + most_left[number] < minimum:
                return
            row = rows[number]
            for choice in row.choices:
                naturals, worth, more_least, more_most = choice
                if naturals > left or least + more_least > wilds:
                    continue
                if steps >= STEPS:
                    return
                steps += 1
                now_value = value + worth
                now_left = left - naturals
                now_least = least + more_least
                now_most = most + more_most
                now_cost = cost + naturals * _CARD_COST
                if naturals == 2 == counts[row.rank]:
                    now_cost += _PAIR_COST
                now_chosen = (*chosen, (number, choice))
                due = minimum - now_value
                used_twos = used_jokers = -1
                for used_jokers in range(jokers + 1):
                    used_twos = max(now_least - used_jokers, -((used_jokers * _JOKER - due) // _TWO), 0)
                    used = used_twos + used_jokers
                    if used_twos <= twos and used <= now_most and used <= now_left:
                        found.append(
                            _Found(
                                now_cost
                                + used * _CARD_COST
                                + used_twos * _TWO_COST
                                + used_jokers * _JOKER_COST,
                                now_chosen,
                                used_twos,
                                used_jokers,
                            )
                        )
                    if not used_twos:
                        break
                if not used_twos and not used_jokers:
                    # Enough without wild cards: nothing more can be needed, neither further ranks nor more of this one.
                    break
                walk(number + 1, now_value, now_left, now_least, now_most, now_cost, now_chosen)
            if takes_first and number == 0:
                return

    walk(0, 0, room, 0, 0, 0, ())
    return found


def _best(
    found: list[_Found], rows: Sequence[_Row], minimum: int, most: int, *, takes_first: bool
) -> list[_Found]:
    """The cheapest combinations of which nothing can be left out, one for each set of ranks before any second one."""
    found.sort()
    firsts: list[_Found] = []
    others: list[_Found] = []
    seen: set[tuple[int, ...]] = set()
    for each in found:
        if not _is_minimal(each, rows, minimum, takes_first=takes_first):
            continue
        ranks = tuple(number for number, _ in each.naturals)
        if ranks in seen:
            others.append(each)
        else:
            seen.add(ranks)
            firsts.append(each)
            if len(firsts) == most:
                break
    return (firsts + others)[:most]


def _is_minimal(each: _Found, rows: Sequence[_Row], minimum: int, *, takes_first: bool) -> bool:
    """Whether no card and no meld can be left out."""
    value = _TWO * each.twos + _JOKER * each.jokers
    least = most = 0
    for _, choice in each.naturals:
        value += choice.value
        least += choice.least
        most += choice.most
    spare = value - minimum
    if not spare:
        return True
    wilds = each.twos + each.jokers
    for number, choice in each.naturals:
        choices = rows[number].choices
        if choice is not choices[0]:
            fewer = choices[choices.index(choice) - 1]
            fit = most - choice.most + fewer.most
            if (
                choice.value - fewer.value <= spare
                and _lost(each, choice.value - fewer.value, fit) <= spare
                and least - choice.least + fewer.least <= min(wilds, fit)
            ):
                return False
        is_needed = len(each.naturals) == 1 or (takes_first and number == 0)
        if not is_needed and choice.value <= spare and _lost(each, choice.value, most - choice.most) <= spare:
            return False
    return True


def _lost(each: _Found, naturals: int, most: int) -> int:
    """The points lost with some naturals when then no more than ``most`` wild cards fit."""
    away = max(0, each.twos + each.jokers - most)
    twos = min(away, each.twos)
    return naturals + _TWO * twos + _JOKER * (away - twos)


def _portions(each: _Found, rows: Sequence[_Row], given: Mapping[int, Given]) -> tuple[Portion, ...]:
    """A combination by rank. Wild cards go first to the melds that need one, the rest to melds that have one anyway."""
    shares = [choice.least for _, choice in each.naturals]
    extra = each.twos + each.jokers - sum(shares)
    if extra:
        for at in sorted(range(len(shares)), key=lambda at: (not shares[at], each.naturals[at][1].naturals)):
            more = min(extra, each.naturals[at][1].most - shares[at])
            shares[at] += more
            extra -= more
    twos = each.twos
    if given:
        twos -= sum(meld.twos for meld in given.values())
    portions = []
    for (number, choice), share in zip(each.naturals, shares, strict=True):
        rank = rows[number].rank
        if share:
            meld = given.get(rank, _NOTHING)
            more = share - meld.twos - meld.jokers
            more_twos = min(more, twos)
            twos -= more_twos
            portions.append(
                Portion(rank, choice.naturals, meld.twos + more_twos, meld.jokers + more - more_twos)
            )
        else:
            portions.append(Portion(rank, choice.naturals))
    return tuple(portions)


def plays_of(hand: Cards, portions: Iterable[Portion]) -> tuple[Play, ...]:
    """Portions as plays of cards of the hand, the lowest suits first."""
    left = hand
    plays = []
    for rank, naturals, twos, jokers in portions:
        cards = some_of_rank(hand, rank, naturals)
        if twos:
            wild = some_of_rank(left, Rank.TWO, twos)
            left -= wild
            cards += wild
        if jokers:
            cards += one(JOKER) * jokers
        plays.append(Play(cards))
    return tuple(plays)


# -------------------------------------------------------------------------------------------------- the fewest cards


class _Reached(NamedTuple):
    """The best value of a set of melds, and how it came about."""

    value: int
    before: _Reached | None
    row: int
    choice: _Choice
    wilds: int


def fewest_cards(
    rules: RuleSet,
    hand: Cards,
    minimum: int,
    *,
    room: int,
    given: Mapping[int, Given],
    taken: int = 0,
) -> tuple[Portion, ...] | None:
    """The melds and lay-offs with the fewest cards that reach ``minimum`` and hold everything in ``given``.

    ``given`` is by rank, with the melds that lie on the table; the naturals there include the upcard when its rank is
    ``taken``. None if it is not possible with at most ``room`` cards.
    """
    counts = rank_counts(hand)
    twos, jokers = counts[Rank.TWO], counts[Rank.JOKER]
    shape = _shape(rules.melds)
    rows: list[_Row] = []
    needed = set()
    for rank in sorted(NATURAL_RANKS, key=lambda rank: (rank != taken, -rank)):
        meld = given.get(rank, _NOTHING)
        ways = _choices(shape, _POINTS[rank], counts[rank], meld, twos + jokers, rank == taken)
        if meld.naturals or meld.twos or meld.jokers or rank == taken:
            needed.add(len(rows))
            if not ways:
                return None
        if ways:
            rows.append(_Row(rank, ways))
    found = _fewest(
        rows,
        twos,
        jokers,
        minimum,
        room,
        needed=needed,
        least_twos=sum(meld.twos for meld in given.values()),
        least_jokers=sum(meld.jokers for meld in given.values()),
    )
    return _portions(found, rows, given) if found is not None else None


def _fewest(
    rows: Sequence[_Row],
    twos: int,
    jokers: int,
    minimum: int,
    room: int,
    *,
    needed: AbstractSet[int] = frozenset(),
    least_twos: int = 0,
    least_jokers: int = 0,
) -> _Found | None:
    """The combination with the fewest cards that reaches ``minimum`` with at most ``room`` cards; None if there is none.

    Dynamic programming over the ranks: the best value for each number of naturals and of wild cards. Rows whose number
    is in ``needed`` are part of every combination.
    """
    wilds = twos + jokers
    if least_twos > twos or least_jokers > jokers:
        return None
    most_jokers = [max(0, min(jokers, used - least_twos)) for used in range(wilds + 1)]
    wild_points = [
        _JOKER * most_jokers[used] + _TWO * (used - most_jokers[used]) for used in range(wilds + 1)
    ]
    most_left = [wild_points[wilds]]
    for row in reversed(rows):
        most_left.append(most_left[-1] + row.choices[-1].value)
    most_left.reverse()
    reached = {(0, 0): _Reached(0, None, -1, _Choice(0, 0, 0, 0), 0)}
    for number, row in enumerate(rows):
        after = {} if number in needed else dict(reached)
        floor = minimum - most_left[number + 1]
        for (naturals, used), state in reached.items():
            for choice in row.choices:
                value = state.value + choice.value
                if value < floor:
                    continue
                together = naturals + choice.naturals
                most = min(choice.most, wilds - used, room - together - used)
                for share in range(choice.least, most + 1):
                    key = (together, used + share)
                    known = after.get(key)
                    if known is None or known.value < value:
                        after[key] = _Reached(value, state, number, choice, share)
        reached = after
    enough = [
        (naturals + used, used, naturals)
        for (naturals, used), state in reached.items()
        if state.before is not None
        and used >= least_twos + least_jokers
        and state.value + wild_points[used] >= minimum
    ]
    if not enough:
        return None
    cost, used, naturals = min(enough)
    end = reached[naturals, used]
    used_jokers = max(least_jokers, used - twos)
    while end.value + _JOKER * used_jokers + _TWO * (used - used_jokers) < minimum:
        used_jokers += 1
    chosen = []
    while end.before is not None:
        chosen.append((end.row, end.choice))
        end = end.before
    chosen.reverse()
    return _Found(cost, tuple(chosen), used - used_jokers, used_jokers)
