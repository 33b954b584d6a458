"""Prospects of canastas: those that a side has or may get, how likely they are, their kind and value."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp

from msgspec import Struct

from bot.canasta.cards import JOKER, NATURAL_RANKS, Rank, count_of
from bot.canasta.melds import Meld, MeldKind
from bot.canasta.policies.canasta_bonuses import bonus_by_jokers, canasta_bonus
from bot.canasta.policies.penalties import unfinished
from bot.players.steady.habits import at
from bot.players.steady.holdings import LONGEST_RUNS, Holdings, ranks_by_suit
from bot.players.steady.situation import Situation

_ACE, _SEVEN = Rank.ACE.value, Rank.SEVEN.value
_THREE, _TWO, _JOKER = Rank.THREE.value, Rank.TWO.value, Rank.JOKER.value


class Prospect(Struct, frozen=True, gc=False):
    """A canasta that is complete or possible: its ``chance``, and the chance ``natural`` that it has no wild card.

    ``bonus`` are its points once complete, ``cost`` those that its meld costs until then.
    """

    kind: MeldKind
    rank: int
    chance: float
    natural: float
    bonus: float
    cost: float = 0.0

    @property
    def value(self) -> float:
        """Return the expected value."""
        return self.chance * self.bonus - (1.0 - self.chance) * self.cost


def prospects_of(situation: Situation, holdings: Holdings) -> list[Prospect]:
    """Return every canasta that is complete or possible."""
    found = [_there(situation, meld) for meld in holdings.finished if meld.is_canasta]
    for rank in NATURAL_RANKS:
        if holdings.naturals[rank] or holdings.hand[rank] >= 2:
            prospect = _of_rank(situation, holdings, rank)
            if prospect is not None:
                found.append(prospect)
    melds = situation.rules.melds
    if holdings.others or melds.wild_melds or melds.sequence_melds or melds.threes_melds:
        found += _of_others(situation, holdings)
    return found


def _there(situation: Situation, meld: Meld) -> Prospect:
    bonus = canasta_bonus(situation.rules.scoring, meld)[1]
    return Prospect(meld.kind, meld.rank, 1.0, 0.0 if meld.wilds else 1.0, bonus)


def _of_rank(situation: Situation, holdings: Holdings, rank: int) -> Prospect | None:
    """Return the prospect of the canasta that the cards of a rank, on the table and in the hand, may become."""
    weights = situation.weights
    canasta_size = situation.rules.melds.canasta_size
    held, on_table, wilds = holdings.hand[rank], holdings.naturals[rank], holdings.wilds[rank]
    missing = canasta_size - on_table - wilds
    if missing <= 0:
        there = float(situation.bonuses[rank][bool(wilds)])
        return Prospect(MeldKind.RANK, rank, 1.0, 0.0 if wilds else 1.0, there)
    if holdings.is_dead(rank):
        if not on_table:
            return None
        return Prospect(MeldKind.RANK, rank, 0.0, 0.0, 0.0, _cost_of_rank(situation, rank, wilds))
    missing -= held
    naturals = on_table + held
    if naturals < 2:
        return None
    chance = at(weights.complete_by_missing, max(0, missing))
    is_pure = situation.is_pure[rank] or (
        on_table and not wilds and rank == _ACE and situation.aces_stay_pure
    )
    if is_pure:
        chance = at(weights.pure_by_missing, max(0, missing))
    if missing > 0:
        # Unseen copies can still come; without them only wild cards help.
        supply = min(1.0, (situation.unseen[rank] + 1.5) / (2.0 * missing))
        chance *= supply * (0.3 + 0.7 * situation.time_left)
        if is_pure and situation.unseen[rank] < missing:
            chance = 0.0
    else:
        chance *= 1.0 - situation.end_chance
    if not on_table:
        chance *= weights.not_begun
    natural_bonus, mixed_bonus = situation.bonuses[rank]
    natural = 0.0
    if not wilds:
        lacking = max(0, canasta_size - naturals)
        if is_pure:
            natural = 1.0
        elif situation.unseen[rank] >= lacking:
            natural = at(weights.natural_by_missing, lacking)
    bonus = float(mixed_bonus) + (natural_bonus - mixed_bonus) * natural
    cost = 0.0
    if on_table and situation.has_penalties:
        cost = _cost_of_rank(situation, rank, wilds)
    return Prospect(MeldKind.RANK, rank, chance, chance * natural, bonus, cost)


def _cost_of_rank(situation: Situation, rank: int, wilds: int) -> float:
    scoring = situation.rules.scoring
    if rank == _SEVEN:
        return float(scoring.penalty_incomplete_sevens)
    if rank == _ACE and not wilds:
        return float(scoring.penalty_incomplete_pure_aces)
    return 0.0


def _of_others(situation: Situation, holdings: Holdings) -> Iterator[Prospect]:
    """Yield the prospects of canastas of wild cards, sequences and threes."""
    rules = situation.rules
    for meld in holdings.others:
        if meld.is_canasta:
            yield _there(situation, meld)
    if rules.melds.wild_melds:
        wild = _of_wilds(situation, holdings)
        if wild is not None:
            yield wild
    if rules.melds.sequence_melds:
        yield from _of_runs(situation, holdings)
    if rules.melds.threes_melds:
        yield from _of_threes(situation, holdings)


def _of_wilds(situation: Situation, holdings: Holdings) -> Prospect | None:
    scoring = situation.rules.scoring
    begun = next((one for one in holdings.others if one.kind is MeldKind.WILD and not one.is_canasta), None)
    held = holdings.hand[_TWO] + holdings.hand[_JOKER]
    on_table = begun.size if begun else 0
    if on_table + held < 3:
        return None
    missing = max(0, situation.rules.melds.canasta_size - on_table - held)
    chance = at(situation.weights.wild_by_missing, missing)
    if missing and "wild" in situation.rules.going_out.canasta_mix:
        expected = situation.weights.wilds_gathered * _wilds_to_come(situation)
        chance = _chance_of_at_least(missing, expected)
    elif missing:
        supply = min(1.0, (situation.unseen[_TWO] + situation.unseen[_JOKER] + 1.5) / (2.0 * missing))
        chance *= supply * (0.3 + 0.7 * situation.time_left)
    else:
        chance *= 1.0 - situation.end_chance
    if begun is None:
        chance *= situation.weights.not_begun
    jokers = holdings.hand[_JOKER] + (count_of(begun.cards, JOKER) if begun else 0)
    bonus = float(scoring.bonus_wild_canasta or scoring.bonus_mixed_canasta)
    if not jokers and scoring.bonus_wild_all_twos is not None:
        bonus += 0.3 * (scoring.bonus_wild_all_twos - bonus)
    elif jokers:
        graded = bonus_by_jokers(scoring, jokers)
        bonus = bonus if graded is None else float(graded)
    # Wild cards still in the hand are valued there for their other uses.
    bonus -= situation.weights.two_held * min(held, situation.rules.melds.canasta_size - on_table)
    cost = unfinished(scoring, begun) if begun else None
    return Prospect(MeldKind.WILD, 0, chance, 0.0, bonus, float(cost[1]) if cost else 0.0)


def _wilds_to_come(situation: Situation) -> float:
    """Return the number of wild cards to expect from the stock, the side's feet and its other hands."""
    table, seat = situation.table, situation.view.seat
    members = table.seating.members(situation.view.side)
    cards = sum(table.hand_sizes[each] for each in members if each != seat)
    cards += table.cards_in_feet(situation.view.side) if table.feet else 0
    share = len(members) / len(table.seating.order)
    wilds = situation.unseen[_TWO] + situation.unseen[_JOKER]
    return wilds * min(1.0, (cards + share * table.stock_size) / situation.hidden)


def _chance_of_at_least(number: int, expected: float) -> float:
    """Return the chance of this many where so many are expected (Poisson)."""
    term = exp(-expected)
    below = 0.0
    for count in range(number):
        below += term
        term *= expected / (count + 1)
    return 1.0 - below


def _of_runs(situation: Situation, holdings: Holdings) -> Iterator[Prospect]:
    scoring, weights = situation.rules.scoring, situation.weights
    bonus = scoring.bonus_sequence_canasta
    if bonus is None:
        bonus = scoring.bonus_natural_canasta
    held = ranks_by_suit(holdings.cards)
    late = 0.3 + 0.7 * situation.time_left
    for meld in holdings.others:
        if meld.kind is MeldKind.SEQUENCE and not meld.is_canasta and meld.suit is not None:
            on_table = ranks_by_suit(meld.cards)[meld.suit]
            chance = _chance_of_run(situation, meld.suit, on_table, held[meld.suit], meld.wilds) * late
            cost = scoring.penalty_short_sequence if meld.size < 5 else 0
            yield Prospect(MeldKind.SEQUENCE, meld.rank, chance, 0.0, bonus, cost)
    for suit, mask in enumerate(held):
        if mask.bit_count() >= 3:
            chance = _chance_of_run(situation, suit, 0, mask) * weights.run_not_begun * late
            yield Prospect(MeldKind.SEQUENCE, 0, chance, 0.0, bonus)


def _chance_of_run(situation: Situation, suit: int, on_table: int, held: int, wilds: int = 0) -> float:
    """Return the chance that a sequence of these ranks, and those held, becomes seven cards long.

    Each missing card must be unseen, unless a wild card of the sequence stands for it.
    """
    unseen = situation.unseen_by_suit[suit]
    best = 0.0
    for run in LONGEST_RUNS:
        if on_table & ~run:
            continue
        lacking = run & ~(on_table | held)
        missing = max(0, lacking.bit_count() - wilds)
        if (lacking & ~unseen).bit_count() > wilds:
            continue
        best = max(best, at(situation.weights.run_by_missing, missing))
    return best


def _of_threes(situation: Situation, holdings: Holdings) -> Iterator[Prospect]:
    scoring = situation.rules.scoring
    bonus = scoring.bonus_threes_canasta
    if bonus is None:
        bonus = scoring.bonus_natural_canasta
    begun = next((one for one in holdings.others if one.kind is MeldKind.THREES), None)
    if begun is not None and begun.is_canasta:
        return
    on_table, held = (begun.size if begun else 0), holdings.hand[_THREE]
    if on_table + held < 3:
        return
    missing = max(0, situation.rules.melds.canasta_size - on_table - held)
    chance = at(situation.weights.pure_by_missing, missing)
    if missing:
        chance *= min(1.0, (situation.unseen[_THREE] + 1.5) / (2.0 * missing)) * (
            0.3 + 0.7 * situation.time_left
        )
    yield Prospect(
        MeldKind.THREES, _THREE, chance * (1.0 if begun else situation.weights.not_begun), 0.0, bonus
    )
