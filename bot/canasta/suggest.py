"""Suggestions: combinations of melds that reach the initial meld requirement."""

from __future__ import annotations

from collections.abc import Iterator

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
from bot.canasta.rules.model import RuleSet


def initial_combinations(
    rules: RuleSet, hand: Cards, minimum: int, *, upcard: Card | None = None, most: int = 12
) -> Iterator[tuple[Play, ...]]:
    """Sets of melds from the hand that together reach ``minimum``; at most ``most`` of them.

    With ``upcard`` the first play goes with it, is of its rank and has two naturals of the hand; the upcard counts
    but is not among the cards. Keeping a card is not looked at here.
    """
    counts = rank_counts(hand)
    options: list[list[tuple[int, int, int, int]]] = []
    wild = counts[Rank.JOKER] + counts[Rank.TWO]
    upcard_rank = rank_of(upcard) if upcard is not None else 0
    bound = 20 * counts[Rank.TWO] + 50 * counts[Rank.JOKER]
    for rank in NATURAL_RANKS:
        extra = 1 if rank == upcard_rank else 0
        if counts[rank] >= 3 or (counts[rank] == 2 and (wild or extra)):
            bound += (counts[rank] + extra) * card_points(rank * 4)
    if bound < minimum:
        return
    ranks = sorted(NATURAL_RANKS, key=lambda rank: (rank != upcard_rank, -card_points(rank * 4)))
    found = 0
    for rank in ranks:
        extra = 1 if rank == upcard_rank else 0
        rows = []
        for naturals in range(2, counts[rank] + 1):
            cap = wild_cap(rules.melds, naturals + extra)
            for twos in range(min(cap, counts[Rank.TWO]) + 1):
                for jokers in range(min(cap - twos, counts[Rank.JOKER]) + 1):
                    if naturals + extra + twos + jokers >= rules.melds.min_meld_cards:
                        value = (naturals + extra) * card_points(rank * 4) + 20 * twos + 50 * jokers
                        rows.append((naturals, twos, jokers, value))
        if rows:
            options.append([(rank, *row) for row in rows])  # type: ignore[misc]

    def search(
        at: int, twos: int, jokers: int, value: int, chosen: tuple[Play, ...]
    ) -> Iterator[tuple[Play, ...]]:
        if value >= minimum:
            if chosen and (upcard is None or at > 0):
                yield chosen
            return
        if at == len(options):
            return
        if not (upcard is not None and at == 0):
            yield from search(at + 1, twos, jokers, value, chosen)
        for rank, naturals, t, j, worth in options[at]:  # type: ignore[misc]
            if t <= twos and j <= jokers:
                cards = some_of_rank(hand, rank, naturals) + some_of_rank(hand, Rank.TWO, t) + one(JOKER) * j
                yield from search(at + 1, twos - t, jokers - j, value + worth, (*chosen, Play(cards)))

    if upcard is not None and (not options or options[0][0][0] != upcard_rank):
        return
    for plays in search(0, counts[Rank.TWO], counts[Rank.JOKER], 0, ()):
        # Wild cards of different plays must be different cards: re-deal them from the hand.
        left = hand
        final = []
        for play in plays:
            t = rank_counts(play.cards)[Rank.TWO]
            naturals_and_jokers = play.cards - some_of_rank(play.cards, Rank.TWO, t)
            cards = naturals_and_jokers + some_of_rank(left, Rank.TWO, t)
            left -= cards
            final.append(Play(cards))
        yield tuple(final)
        found += 1
        if found >= most:
            return
