"""Which card to throw: what it is missed for here, and what it would do for the next player."""

from __future__ import annotations

from random import Random

from msgspec import structs

from bot.canasta.actions import Discard
from bot.canasta.cards import Card, Rank, card_points, faces, is_natural, is_wild, rank_of
from bot.canasta.engine import check
from bot.players.laying import changed
from bot.players.reading import (
    Reading,
    chance_of_one,
    chance_of_pair,
    chance_of_wild,
    ranks_let_lie,
    side_meld_of,
)
from bot.players.standing import Standing
from bot.players.worth import worth


def best_discard(reading: Reading, standing: Standing, rng: Random) -> Discard | None:
    """The discard that costs least, None if no card may be thrown."""
    let_lie = ranks_let_lie(reading)
    by_rank: dict[int, list[Card]] = {}
    for card in faces(reading.view.hand):
        by_rank.setdefault(rank_of(card), []).append(card)
    scored = []
    for rank, cards in by_rank.items():
        kept = structs.replace(standing, hand=changed(standing.hand, rank, -1), pile=standing.pile + 1)
        value = (
            worth(reading, kept) - danger(reading, cards[0], let_lie) + freezing(reading, standing, cards[0])
        )
        scored.append((value, rank))
    scored.sort(reverse=True)
    for _, rank in scored:
        discard = Discard(rng.choice(by_rank[rank]))
        if check(reading.view, discard) is None:
            return discard
    return None


def danger(reading: Reading, card: Card, let_lie: frozenset[int]) -> float:
    """What throwing this card is likely to give away: the chance that the next player takes it, times the pile."""
    if not is_natural(card):
        return 0.0
    return (
        reading.weights.danger * chance_taken(reading, rank_of(card), let_lie) * pile_for_them(reading, card)
    )


def chance_taken(reading: Reading, rank: int, let_lie: frozenset[int]) -> float:
    """The chance that the next player can take a pile with this rank on top."""
    table = reading.table
    seat = reading.next_seat
    if not reading.frozen_for_them and side_meld_of(table.side_melds(seat), rank) is not None:
        return 1.0
    chance = chance_of_pair(reading, seat, rank)
    if not reading.frozen_for_them:
        with_wild = chance_of_one(reading, seat, rank) * chance_of_wild(reading, seat)
        chance += (1.0 - chance) * reading.weights.wild_take * with_wild
    elif not table.has_melded[table.seating.sides[seat]]:
        chance *= reading.weights.unopened_catch
    if rank in let_lie:
        chance *= reading.weights.shown_unwanted
    return chance


def pile_for_them(reading: Reading, card: Card) -> float:
    """What the pile would bring the next player's side."""
    table = reading.table
    melds = table.side_melds(reading.next_seat)
    melded = {meld.rank for meld in melds}
    total = 0.0
    for each in (*table.pile, card):
        if is_wild(each):
            total += reading.weights.two_held
        elif rank_of(each) in melded:
            total += card_points(each) + reading.weights.card_of_pile
        else:
            total += reading.weights.unmelded_in_pile * reading.weights.card_of_pile
    return total + reading.weights.card_of_pile


def freezing(reading: Reading, standing: Standing, card: Card) -> float:
    """What it brings to freeze the pile: the others' melds no longer catch it, nor do ours."""
    table = reading.table
    if not is_wild(card) or table.pile_frozen or reading.frozen_for_them:
        return 0.0
    if "wild" not in reading.rules.pile.pile_freeze_cards:
        return 0.0
    theirs = len(table.side_melds(reading.next_seat))
    ours = len(reading.view.melds)
    pairs = sum(standing.hand[rank] >= 2 for rank in range(Rank.FOUR, Rank.ACE + 1))
    pile = (standing.pile + reading.weights.pile_grows_by) * reading.weights.card_of_pile
    return reading.weights.freeze * pile * (theirs - ours + min(pairs, 3) - 1)
