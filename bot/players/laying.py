"""What might be laid down, and which of it is best."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from operator import add, sub

from msgspec import structs

from bot.canasta.actions import LayDown, Play
from bot.canasta.cards import (
    JOKER,
    NATURAL_RANKS,
    RED_THREES,
    Card,
    Cards,
    Rank,
    card_points,
    one,
    points,
    rank_counts,
    rank_of,
    some_of_rank,
)
from bot.canasta.engine import check
from bot.canasta.melding import wild_cap
from bot.canasta.melds import CANASTA_SIZE
from bot.players.reading import RANKS, Reading, side_meld_of
from bot.players.standing import Standing
from bot.players.worth import worth


def best_lay_down(reading: Reading, standing: Standing) -> LayDown | None:
    """The lay-down that improves the standing most, None if to lay nothing is best.

    Called again after each lay-down, it builds a whole turn step by step.
    """
    now = worth(reading, standing)
    better = []
    for rank, play in single_plays(reading, standing):
        after = after_play(standing, rank, play.cards)
        if after.cards_held >= 2:
            value = worth(reading, after)
            if value > now:
                better.append((value, play))
    better.sort(key=lambda row: row[0], reverse=True)
    for _, play in better:
        action = LayDown((play,))
        if check(reading.view, action) is None:
            return action
    return None


def single_plays(reading: Reading, standing: Standing) -> Iterator[tuple[int, Play]]:
    """Sensible plays of one meld each: naturals, and as many wild cards as make a meld or a canasta."""
    view = reading.view
    hand = view.hand
    limits = reading.rules.melds
    counts = standing.hand
    wild_count = counts[Rank.TWO] + counts[Rank.JOKER]
    for rank in NATURAL_RANKS:
        held = counts[rank]
        meld = side_meld_of(view.melds, rank)
        if meld is None:
            if held < limits.min_naturals:
                continue
            sizes: Iterable[int] = {held, *(n for n in (2, 3, held - 2) if limits.min_naturals <= n <= held)}
            in_place, wilds_in_place = 0, 0
        else:
            sizes = {held, *(n for n in (0, 1, held - 2) if 0 <= n <= held)}
            in_place, wilds_in_place = meld.size, meld.wilds
        for naturals in sizes:
            total_naturals = naturals + in_place - wilds_in_place
            cap = min(wild_cap(limits, total_naturals) - wilds_in_place, wild_count)
            missing = CANASTA_SIZE - in_place - naturals
            for wilds in {0, 1, missing}:
                if not 0 <= wilds <= cap or not naturals + wilds:
                    continue
                if in_place + naturals + wilds < limits.min_meld_cards:
                    continue
                if wilds and not has_use_for_wilds(reading, in_place, missing - wilds):
                    continue
                for chosen in wild_choices(hand, counts, wilds):
                    cards = some_of_rank(hand, rank, naturals) + chosen
                    yield rank, Play(cards, meld.id if meld is not None else None)


def has_use_for_wilds(reading: Reading, in_place: int, missing: int) -> bool:
    """Wild cards begin a meld or complete a canasta; else they are kept until the end is near."""
    if missing < 0:
        return False
    return missing == 0 or not in_place or reading.caught > reading.weights.unload_at


def wild_choices(hand: Cards, counts: bytes, wilds: int) -> Iterator[Cards]:
    """So many wild cards of the hand: twos first, and jokers first where that differs."""
    twos, jokers = counts[Rank.TWO], counts[Rank.JOKER]
    most_twos = min(twos, wilds)
    if wilds - most_twos <= jokers:
        yield some_of_rank(hand, Rank.TWO, most_twos) + one(JOKER) * (wilds - most_twos)
    most_jokers = min(jokers, wilds)
    if most_jokers > wilds - most_twos and wilds - most_jokers <= twos:
        yield some_of_rank(hand, Rank.TWO, wilds - most_jokers) + one(JOKER) * most_jokers


def after_play(standing: Standing, rank: int, cards: Cards) -> Standing:
    """The standing after these cards of the hand went to the side's meld of a rank."""
    counts = rank_counts(cards)[:RANKS]
    wilds = counts[Rank.TWO] + counts[Rank.JOKER]
    return structs.replace(
        standing,
        hand=bytes(map(sub, standing.hand, counts)),
        naturals=changed(standing.naturals, rank, sum(counts) - wilds),
        wilds=changed(standing.wilds, rank, wilds) if wilds else standing.wilds,
        opened=True,
        laid=standing.laid + points(cards),
    )


def after_take(standing: Standing, upcard: Card, rest: Cards) -> Standing:
    """The standing once the upcard lies in its meld and the rest of the pile is in the hand."""
    rest = rest & ~RED_THREES
    return structs.replace(
        standing,
        hand=bytes(map(add, standing.hand, rank_counts(rest))),
        naturals=changed(standing.naturals, rank_of(upcard), 1),
        laid=standing.laid + card_points(upcard),
        pile=0,
    )


def changed(counts: bytes, rank: int, more: int) -> bytes:
    """Counts by rank with more of one rank."""
    return counts[:rank] + bytes([counts[rank] + more]) + counts[rank + 1 :]
