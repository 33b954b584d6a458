"""Candidate plays of a single meld, by kind of meld."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.canasta.actions import Play
from bot.canasta.cards import (
    JOKER,
    NATURAL_RANKS,
    NO_CARDS,
    Cards,
    Rank,
    card,
    of_rank,
    one,
    some_of_rank,
)
from bot.canasta.melding.shapes import largest_wild_meld, wild_cap
from bot.canasta.melds import Meld, MeldId, MeldKind
from bot.players.steady.masks import ranks_by_suit
from bot.players.steady.position import Standing, takes_more
from bot.players.steady.reading import Reading
from bot.players.steady.runs import joining, stretches

_SMALLEST = 3


def single_plays(reading: Reading, standing: Standing) -> Iterator[Play]:
    """Yield the plays to be evaluated; not all of them are allowed."""
    yield from plays_of_ranks(reading, standing)
    melds = reading.rules.melds
    if melds.wild_melds:
        yield from plays_of_wilds(reading, standing)
    if melds.sequence_melds:
        yield from plays_of_runs(standing)
    if melds.threes_melds:
        threes = of_rank(standing.cards, Rank.THREE)
        if threes:
            yield Play(threes, _first(standing, MeldKind.THREES))


def plays_of_ranks(reading: Reading, standing: Standing) -> Iterator[Play]:
    """Yield plays of naturals of a rank, with as many wild cards as make a meld or a canasta."""
    limits = reading.rules.melds
    counts = standing.hand
    wild_count = counts[Rank.TWO] + counts[Rank.JOKER]
    for rank in NATURAL_RANKS:
        held = counts[rank]
        if not held and not (wild_count and standing.naturals[rank]):
            continue
        meld = meld_for(reading, standing, rank)
        if meld is None:
            if held < limits.min_naturals:
                continue
            sizes: Iterable[int] = {held, *(n for n in (2, 3, held - 2) if limits.min_naturals <= n <= held)}
            in_place, wilds_in_place = 0, 0
        else:
            sizes = {held, *(n for n in (0, 1, held - 2) if 0 <= n <= held)}
            in_place, wilds_in_place = meld.size, meld.wilds
        if limits.max_meld_cards is not None:
            room = limits.max_meld_cards - in_place
            sizes = {min(room, naturals) for naturals in sizes}
        for naturals in sizes:
            total_naturals = naturals + in_place - wilds_in_place
            cap = min(wild_cap(limits, total_naturals) - wilds_in_place, wild_count)
            missing = limits.canasta_size - in_place - naturals
            for wilds in {0, 1, missing}:
                if not 0 <= wilds <= cap or not naturals + wilds:
                    continue
                if in_place + naturals + wilds < limits.min_meld_cards:
                    continue
                if wilds and not has_use_for_wilds(reading, in_place, missing - wilds):
                    continue
                for chosen in wild_choices(standing.cards, counts, wilds):
                    cards = some_of_rank(standing.cards, rank, naturals) + chosen
                    yield Play(cards, meld.id if meld is not None else None)


def meld_for(reading: Reading, standing: Standing, rank: int) -> Meld | None:
    """Return the meld to which cards of a rank go, None where they begin a new one."""
    last = None
    for meld in standing.melds:
        if meld.rank == rank and meld.kind is MeldKind.RANK:
            if takes_more(reading.rules, meld):
                return meld
            last = meld
    # One or two cards beyond a canasta are laid off there, if it takes them.
    return last if standing.hand[rank] < _SMALLEST else None


def has_use_for_wilds(reading: Reading, in_place: int, missing: int) -> bool:
    """Return whether wild cards are of use: to begin a meld, complete a canasta or, near the end, extend a meld."""
    if missing < 0:
        return False
    return missing == 0 or not in_place or reading.caught > reading.weights.unload_at


def wild_choices(hand: Cards, counts: bytes, wilds: int) -> Iterator[Cards]:
    """Yield ``wilds`` wild cards of the hand: twos first, and jokers first where that differs."""
    twos, jokers = counts[Rank.TWO], counts[Rank.JOKER]
    most_twos = min(twos, wilds)
    if wilds - most_twos <= jokers:
        yield some_of_rank(hand, Rank.TWO, most_twos) + one(JOKER) * (wilds - most_twos)
    most_jokers = min(jokers, wilds)
    if most_jokers > wilds - most_twos and wilds - most_jokers <= twos:
        yield some_of_rank(hand, Rank.TWO, wilds - most_jokers) + one(JOKER) * most_jokers


def plays_of_wilds(reading: Reading, standing: Standing) -> Iterator[Play]:
    """Yield melds of wild cards: as few as make the meld, as many as make the canasta, and all of them."""
    counts = standing.hand
    held = counts[Rank.TWO] + counts[Rank.JOKER]
    if not held:
        return
    limits = reading.rules.melds
    begun = next((row for row in standing.others if row.kind is MeldKind.WILD), None)
    in_place = begun.size if begun is not None and begun.size < largest_wild_meld(limits) else 0
    room = min(held, largest_wild_meld(limits) - in_place)
    sizes = {1, room, limits.canasta_size - in_place} if in_place else {_SMALLEST, room, limits.canasta_size}
    for number in sizes:
        if (1 if in_place else _SMALLEST) <= number <= room:
            for cards in wild_choices(standing.cards, counts, number):
                yield Play(cards, begun.id if begun is not None and in_place else None)


def plays_of_runs(standing: Standing) -> Iterator[Play]:
    """Yield the longest sequences, the smallest ones, and cards that extend a sequence on the table."""
    held = ranks_by_suit(standing.cards)
    for meld in standing.others:
        if meld.kind is MeldKind.SEQUENCE and not meld.is_canasta and meld.suit is not None:
            ranks = joining(ranks_by_suit(meld.cards)[meld.suit], held[meld.suit])
            if ranks:
                yield Play(_of_suit(ranks, meld.suit), meld.id)
                yield Play(_of_suit(ranks[:1], meld.suit), meld.id)
    for suit, mask in enumerate(held):
        for ranks in stretches(mask):
            yield Play(_of_suit(ranks, suit))
            for first in range(len(ranks) - _SMALLEST):
                yield Play(_of_suit(ranks[first : first + _SMALLEST], suit))


def _of_suit(ranks: list[int], suit: int) -> Cards:
    return sum((one(card(rank, suit)) for rank in ranks), NO_CARDS)


def _first(standing: Standing, kind: MeldKind) -> MeldId | None:
    return next((meld.id for meld in standing.others if meld.kind is kind), None)
