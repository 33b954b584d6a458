"""Choice of the discard: the value of each card in the hand, and its value for the next player."""

from __future__ import annotations

from random import Random

from bot.canasta.actions import Discard
from bot.canasta.cards import (
    Card,
    Rank,
    card_points,
    faces,
    is_natural,
    is_red_three,
    is_wild,
    one,
    rank_of,
    suit_of,
)
from bot.canasta.engine import check
from bot.canasta.melds import Meld, MeldKind
from bot.players.steady.catching import cards_taken
from bot.players.steady.evaluation import worth
from bot.players.steady.masks import ranks_by_suit
from bot.players.steady.position import Standing, standing_with
from bot.players.steady.reading import (
    Reading,
    chance_of_one,
    chance_of_pair,
    chance_of_wild,
    ranks_let_lie,
    side_meld_of,
)
from bot.players.steady.runs import joining

_SEVEN = Rank.SEVEN.value
_PARTNER_FOUND = 0.5


def best_discard(reading: Reading, standing: Standing, rng: Random) -> Discard | None:
    """Return the discard that costs least, None if no card may be discarded."""
    let_lie = ranks_let_lie(reading)
    scored = []
    for alike in _alike(reading, standing):
        card = alike[0]
        kept = standing_with(reading.view, standing.melds, standing.cards - one(card), standing.pile + 1)
        value = worth(reading, kept) - danger(reading, card, let_lie) + freezing(reading, standing, card)
        scored.append((value, alike))
    scored.sort(reverse=True)
    for _, alike in scored:
        discard = Discard(rng.choice(alike))
        if check(reading.view, discard) is None:
            return discard
    return None


def _alike(reading: Reading, standing: Standing) -> list[list[Card]]:
    """Return the faces in the hand, grouped so that those of a group are equivalent."""
    groups: dict[tuple[int, int], list[Card]] = {}
    suits_matter = reading.rules.melds.sequence_melds
    for card in faces(standing.cards):
        colour = suit_of(card) if suits_matter else is_red_three(card)
        groups.setdefault((rank_of(card), colour), []).append(card)
    return list(groups.values())


def danger(reading: Reading, card: Card, let_lie: frozenset[int]) -> float:
    """Return the expected loss of discarding this card: the chance that the next player takes it, times the pile."""
    if not is_natural(card) or _is_blocked(reading, card):
        return 0.0
    chance = chance_taken(reading, rank_of(card), let_lie)
    given = reading.weights.danger * chance * pile_for_them(reading, card)
    if reading.takes_alone:
        # The player who takes the first pile plays alone, and this seat gets a partner.
        given -= reading.weights.danger * chance * reading.weights.alone_for_pile * _PARTNER_FOUND
    return given + _for_their_runs(reading, card) if reading.rules.melds.sequence_melds else given


def _is_blocked(reading: Reading, card: Card) -> bool:
    """Return whether no hand of the next player can take a pile with this card on top."""
    rules, rank = reading.rules, rank_of(card)
    if rank == _SEVEN and "seven" in rules.pile.pile_block_tops:
        return True
    closed = {"dead_for_both": reading.table.melds, "dead_for_owner_only": (_theirs(reading),)}
    melds_closing = closed.get(rules.melds.closed_rank_rule, ())
    if rules.pile.block_on_taker_canasta_rank:
        melds_closing = (*melds_closing, _theirs(reading))
    return any(
        meld.is_canasta and meld.rank == rank and meld.kind is MeldKind.RANK
        for melds in melds_closing
        for meld in melds
    )


def _theirs(reading: Reading) -> tuple[Meld, ...]:
    return reading.table.side_melds(reading.next_seat)


def _for_their_runs(reading: Reading, card: Card) -> float:
    """Return the value of the card for a sequence of the next player's side (option sequence_pile_take)."""
    rule = reading.rules.melds.sequence_pile_take
    if rule == "not_allowed":
        return 0.0
    for meld in _theirs(reading):
        if meld.kind is MeldKind.SEQUENCE and meld.suit == suit_of(card) and not meld.is_canasta:
            on_table = ranks_by_suit(meld.cards)[meld.suit]
            if joining(on_table, 1 << rank_of(card)):
                step = reading.weights.gives_run * (1 + meld.size) ** 2
                return step + (pile_for_them(reading, card) if rule == "whole_pile" else 0.0)
    return 0.0


def chance_taken(reading: Reading, rank: int, let_lie: frozenset[int]) -> float:
    """Return the chance that the next player can take a pile with this rank on top."""
    table = reading.table
    seat = reading.next_seat
    pile = reading.rules.pile
    meld = None if reading.frozen_for_them else side_meld_of(table.side_melds(seat), rank)
    if meld is not None and (pile.pile_layoff_to_canasta if meld.is_canasta else pile.pile_layoff_to_meld):
        return 1.0
    chance = chance_of_pair(reading, seat, rank)
    if not reading.frozen_for_them and pile.pile_natural_plus_wild:
        with_wild = chance_of_one(reading, seat, rank) * chance_of_wild(reading, seat)
        chance += (1.0 - chance) * reading.weights.wild_take * with_wild
    if reading.frozen_for_them and not table.has_melded[table.seating.sides[seat]]:
        chance *= reading.weights.unopened_catch
    if rank in let_lie:
        chance *= reading.weights.shown_unwanted
    return chance


def pile_for_them(reading: Reading, card: Card) -> float:
    """Return the value of the pile for the next player's side."""
    table = reading.table
    melds = table.side_melds(reading.next_seat)
    melded = {meld.rank for meld in melds}
    total = 0.0
    below = cards_taken(reading, len(table.pile) + 1) - 1
    seen = table.pile[len(table.pile) - int(below) :] if below < len(table.pile) else table.pile
    for each in (*seen, card):
        if is_wild(each):
            total += reading.weights.two_held
        elif rank_of(each) in melded:
            total += card_points(each) + reading.weights.card_of_pile
        else:
            total += reading.weights.unmelded_in_pile * reading.weights.card_of_pile
    return total + reading.weights.card_of_pile


def freezing(reading: Reading, standing: Standing, card: Card) -> float:
    """Return the gain of freezing the pile: the others' melds can no longer take it, nor can ours."""
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
