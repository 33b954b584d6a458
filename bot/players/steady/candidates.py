"""Candidate plays of a single meld, by kind of meld."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.canasta.actions import Play
from bot.canasta.cards import JOKER, NATURAL_RANKS, NO_CARDS, Cards, Rank, card, of_rank, one, some_of_rank
from bot.canasta.melding.shapes import largest_wild_meld, wild_cap
from bot.canasta.melds import Meld, MeldId, MeldKind
from bot.players.steady.holdings import Holdings, joining, ranks_by_suit, stretches, takes_more
from bot.players.steady.situation import Situation

_SMALLEST = 3


def single_plays(situation: Situation, holdings: Holdings) -> Iterator[Play]:
    """Yield the plays to be evaluated; not all of them are allowed."""
    yield from _plays_of_ranks(situation, holdings)
    melds = situation.rules.melds
    if melds.wild_melds:
        yield from _plays_of_wilds(situation, holdings)
    if melds.sequence_melds:
        yield from _plays_of_runs(holdings)
    if melds.threes_melds:
        threes = of_rank(holdings.cards, Rank.THREE)
        if threes:
            yield Play(threes, _first(holdings, MeldKind.THREES))


def _plays_of_ranks(situation: Situation, holdings: Holdings) -> Iterator[Play]:
    """Yield plays of naturals of a rank, with as many wild cards as make a meld or a canasta."""
    limits = situation.rules.melds
    counts = holdings.hand
    wild_count = counts[Rank.TWO] + counts[Rank.JOKER]
    for rank in NATURAL_RANKS:
        held = counts[rank]
        if not held and not (wild_count and holdings.naturals[rank]):
            continue
        meld = _meld_for(situation, holdings, rank)
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
                if wilds and not _has_use_for_wilds(situation, in_place, missing - wilds):
                    continue
                for chosen in _wild_choices(holdings.cards, counts, wilds):
                    cards = some_of_rank(holdings.cards, rank, naturals) + chosen
                    yield Play(cards, meld.id if meld is not None else None)


def _meld_for(situation: Situation, holdings: Holdings, rank: int) -> Meld | None:
    """Return the meld to which cards of a rank go, None where they begin a new one."""
    last = None
    for meld in holdings.melds:
        if meld.rank == rank and meld.kind is MeldKind.RANK:
            if takes_more(situation.rules, meld):
                return meld
            last = meld
    # One or two cards beyond a canasta are laid off there, if it takes them.
    return last if holdings.hand[rank] < _SMALLEST else None


def _has_use_for_wilds(situation: Situation, in_place: int, missing: int) -> bool:
    """Return whether wild cards are of use: to begin a meld, complete a canasta or, near the end, extend a meld."""
    if missing < 0:
        return False
    return missing == 0 or not in_place or situation.end_chance > situation.weights.unload_at


def _wild_choices(hand: Cards, counts: bytes, wilds: int) -> Iterator[Cards]:
    """Yield ``wilds`` wild cards of the hand: twos first, and jokers first where that differs."""
    twos, jokers = counts[Rank.TWO], counts[Rank.JOKER]
    most_twos = min(twos, wilds)
    if wilds - most_twos <= jokers:
        yield some_of_rank(hand, Rank.TWO, most_twos) + one(JOKER) * (wilds - most_twos)
    most_jokers = min(jokers, wilds)
    if most_jokers > wilds - most_twos and wilds - most_jokers <= twos:
        yield some_of_rank(hand, Rank.TWO, wilds - most_jokers) + one(JOKER) * most_jokers


def _plays_of_wilds(situation: Situation, holdings: Holdings) -> Iterator[Play]:
    """Yield melds of wild cards: as few as make the meld, as many as make the canasta, and all of them."""
    counts = holdings.hand
    held = counts[Rank.TWO] + counts[Rank.JOKER]
    if not held:
        return
    limits = situation.rules.melds
    begun = next((row for row in holdings.others if row.kind is MeldKind.WILD), None)
    in_place = begun.size if begun is not None and begun.size < largest_wild_meld(limits) else 0
    room = min(held, largest_wild_meld(limits) - in_place)
    sizes = {1, room, limits.canasta_size - in_place} if in_place else {_SMALLEST, room, limits.canasta_size}
    for number in sizes:
        if (1 if in_place else _SMALLEST) <= number <= room:
            for cards in _wild_choices(holdings.cards, counts, number):
                yield Play(cards, begun.id if begun is not None and in_place else None)


def _plays_of_runs(holdings: Holdings) -> Iterator[Play]:
    """Yield the longest sequences, the smallest ones, and cards that extend a sequence on the table."""
    held = ranks_by_suit(holdings.cards)
    for meld in holdings.others:
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


def _first(holdings: Holdings, kind: MeldKind) -> MeldId | None:
    return next((meld.id for meld in holdings.others if meld.kind is kind), None)
