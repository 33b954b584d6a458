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
from bot.players.steady.evaluation import evaluate
from bot.players.steady.habits import at
from bot.players.steady.holdings import Holdings, holdings_with, joining, ranks_by_suit
from bot.players.steady.keeping_cards import cards_taken
from bot.players.steady.situation import (
    Situation,
    chance_of_one,
    chance_of_pair,
    chance_of_wild,
    ranks_let_lie,
    side_meld_of,
)

_SEVEN = Rank.SEVEN.value
_PARTNER_FOUND = 0.5


def best_discard(situation: Situation, holdings: Holdings, rng: Random) -> Discard | None:
    """Return the discard that costs least, None if no card may be discarded."""
    for _, alike in valued_discards(situation, holdings):
        discard = Discard(rng.choice(alike))
        if check(situation.view, discard) is None:
            return discard
    return None


def valued_discards(situation: Situation, holdings: Holdings) -> list[tuple[float, list[Card]]]:
    """Return the faces in the hand, equivalent ones together, with the value of discarding one: best first."""
    let_lie = ranks_let_lie(situation)
    scored = []
    for alike in _alike(situation, holdings):
        card = alike[0]
        kept = holdings_with(situation.view, holdings.melds, holdings.cards - one(card), holdings.pile + 1)
        value = (
            evaluate(situation, kept)
            - _danger(situation, card, let_lie)
            + _gain_of_freezing(situation, holdings, card)
        )
        scored.append((value, alike))
    scored.sort(reverse=True)
    return scored


def _alike(situation: Situation, holdings: Holdings) -> list[list[Card]]:
    """Return the faces in the hand, grouped so that those of a group are equivalent."""
    groups: dict[tuple[int, int], list[Card]] = {}
    suits_matter = situation.rules.melds.sequence_melds
    for card in faces(holdings.cards):
        colour = suit_of(card) if suits_matter else is_red_three(card)
        groups.setdefault((rank_of(card), colour), []).append(card)
    return list(groups.values())


def _danger(situation: Situation, card: Card, let_lie: frozenset[int]) -> float:
    """Return the expected loss of discarding this card: the chance that the next player takes it, times the pile."""
    if not is_natural(card) or _is_blocked(situation, card):
        return 0.0
    chance = _chance_taken(situation, rank_of(card), let_lie)
    value = _pile_for_them(situation, card) + _for_their_meld(situation, card)
    given = situation.weights.danger * chance * value
    if situation.takes_alone:
        # The player who takes the first pile plays alone, and this seat gets a partner.
        given -= situation.weights.danger * chance * situation.weights.alone_for_pile * _PARTNER_FOUND
    return given + _for_their_runs(situation, card) if situation.rules.melds.sequence_melds else given


def _is_blocked(situation: Situation, card: Card) -> bool:
    """Return whether no hand of the next player can take a pile with this card on top."""
    rules, rank = situation.rules, rank_of(card)
    if rank == _SEVEN and "seven" in rules.pile.pile_block_tops:
        return True
    closed = {"dead_for_both": situation.table.melds, "dead_for_owner_only": (_theirs(situation),)}
    melds_closing = closed.get(rules.melds.closed_rank_rule, ())
    if rules.pile.block_on_taker_canasta_rank:
        melds_closing = (*melds_closing, _theirs(situation))
    return any(
        meld.is_canasta and meld.rank == rank and meld.kind is MeldKind.RANK
        for melds in melds_closing
        for meld in melds
    )


def _theirs(situation: Situation) -> tuple[Meld, ...]:
    return situation.table.side_melds(situation.next_seat)


def _for_their_meld(situation: Situation, card: Card) -> float:
    """Return the value of the card for a meld of the next player's side, by the cards that it lacks."""
    theirs = _theirs(situation)
    meld = side_meld_of(theirs, rank_of(card))
    if meld is None or meld.is_canasta:
        return 0.0
    missing = situation.rules.melds.canasta_size - meld.size
    value = at(situation.weights.feeds_by_missing, max(0, missing))
    # Where going out needs several canastas, less hangs on each of them.
    value /= situation.rules.going_out.canastas_to_go_out
    return value if any(one.is_canasta for one in theirs) else value * situation.weights.feeds_first


def _for_their_runs(situation: Situation, card: Card) -> float:
    """Return the value of the card for a sequence of the next player's side (option sequence_pile_take)."""
    rule = situation.rules.melds.sequence_pile_take
    if rule == "not_allowed":
        return 0.0
    for meld in _theirs(situation):
        if meld.kind is MeldKind.SEQUENCE and meld.suit == suit_of(card) and not meld.is_canasta:
            on_table = ranks_by_suit(meld.cards)[meld.suit]
            if joining(on_table, 1 << rank_of(card)):
                step = situation.weights.gives_run * (1 + meld.size) ** 2
                return step + (_pile_for_them(situation, card) if rule == "whole_pile" else 0.0)
    return 0.0


def _chance_taken(situation: Situation, rank: int, let_lie: frozenset[int]) -> float:
    """Return the chance that the next player can take a pile with this rank on top."""
    table = situation.table
    seat = situation.next_seat
    pile = situation.rules.pile
    meld = None if situation.frozen_for_them else side_meld_of(table.side_melds(seat), rank)
    if meld is not None and (pile.pile_layoff_to_canasta if meld.is_canasta else pile.pile_layoff_to_meld):
        return 1.0
    chance = chance_of_pair(situation, seat, rank)
    if not situation.frozen_for_them and pile.pile_natural_plus_wild:
        with_wild = chance_of_one(situation, seat, rank) * chance_of_wild(situation, seat)
        chance += (1.0 - chance) * situation.weights.wild_take * with_wild
    if situation.frozen_for_them and not table.has_melded[table.seating.sides[seat]]:
        chance *= situation.weights.catch_before_melding
    if rank in let_lie:
        chance *= situation.weights.shown_unwanted
    return chance


def _pile_for_them(situation: Situation, card: Card) -> float:
    """Return the value of the pile for the next player's side."""
    table = situation.table
    melds = table.side_melds(situation.next_seat)
    melded = {meld.rank for meld in melds}
    total = 0.0
    below = cards_taken(situation, len(table.pile) + 1) - 1
    seen = table.pile[len(table.pile) - int(below) :] if below < len(table.pile) else table.pile
    for each in (*seen, card):
        if is_wild(each):
            total += situation.weights.two_held
        elif rank_of(each) in melded:
            total += card_points(each) + situation.weights.card_of_pile
        else:
            total += situation.weights.unmelded_in_pile * situation.weights.card_of_pile
    return total + situation.weights.card_of_pile


def _gain_of_freezing(situation: Situation, holdings: Holdings, card: Card) -> float:
    """Return the gain of freezing the pile: the others' melds can no longer take it, nor can ours."""
    table = situation.table
    if not is_wild(card) or table.pile_frozen or situation.frozen_for_them:
        return 0.0
    if "wild" not in situation.rules.pile.pile_freeze_cards:
        return 0.0
    theirs = len(table.side_melds(situation.next_seat))
    ours = len(situation.view.melds)
    pairs = sum(holdings.hand[rank] >= 2 for rank in range(Rank.FOUR, Rank.ACE + 1))
    pile = (holdings.pile + situation.weights.pile_grows_by) * situation.weights.card_of_pile
    return situation.weights.freeze * pile * (theirs - ours + min(pairs, 3) - 1)
