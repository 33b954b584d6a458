"""Prospects of canastas: those that a side has or may get, how likely they are, their kind and value."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from bot.canasta.cards import JOKER, NATURAL_RANKS, Rank, count_of
from bot.canasta.melds import Meld, MeldKind
from bot.canasta.policies.canasta_bonuses import bonus_by_jokers, canasta_bonus
from bot.canasta.policies.penalties import unfinished
from bot.players.steady.masks import ranks_by_suit
from bot.players.steady.position import Standing
from bot.players.steady.reading import Reading
from bot.players.steady.runs import chance_of_run
from bot.players.steady.weights import at

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


def prospects_of(reading: Reading, standing: Standing) -> list[Prospect]:
    """Return every canasta that is complete or possible."""
    found = [_there(reading, meld) for meld in standing.finished if meld.is_canasta]
    for rank in NATURAL_RANKS:
        if standing.naturals[rank] or standing.hand[rank] >= 2:
            prospect = _of_rank(reading, standing, rank)
            if prospect is not None:
                found.append(prospect)
    melds = reading.rules.melds
    if standing.others or melds.wild_melds or melds.sequence_melds or melds.threes_melds:
        found += _of_others(reading, standing)
    return found


def _there(reading: Reading, meld: Meld) -> Prospect:
    bonus = canasta_bonus(reading.rules.scoring, meld)[1]
    return Prospect(meld.kind, meld.rank, 1.0, 0.0 if meld.wilds else 1.0, bonus)


def _of_rank(reading: Reading, standing: Standing, rank: int) -> Prospect | None:
    """Return the prospect of the canasta that the cards of a rank, on the table and in the hand, may become."""
    weights = reading.weights
    canasta_size = reading.rules.melds.canasta_size
    held, on_table, wilds = standing.hand[rank], standing.naturals[rank], standing.wilds[rank]
    missing = canasta_size - on_table - wilds
    if missing <= 0:
        there = float(reading.bonuses[rank][bool(wilds)])
        return Prospect(MeldKind.RANK, rank, 1.0, 0.0 if wilds else 1.0, there)
    if standing.is_dead(rank):
        if not on_table:
            return None
        return Prospect(MeldKind.RANK, rank, 0.0, 0.0, 0.0, _cost_of_rank(reading, rank, wilds))
    missing -= held
    naturals = on_table + held
    if naturals < 2:
        return None
    chance = at(weights.complete_by_missing, max(0, missing))
    is_pure = reading.is_pure[rank] or (on_table and not wilds and rank == _ACE and reading.aces_stay_pure)
    if is_pure:
        chance = at(weights.pure_by_missing, max(0, missing))
    if missing > 0:
        # Unseen copies can still come; without them only wild cards help.
        supply = min(1.0, (reading.unseen[rank] + 1.5) / (2.0 * missing))
        chance *= supply * (0.3 + 0.7 * reading.time)
        if is_pure and reading.unseen[rank] < missing:
            chance = 0.0
    else:
        chance *= 1.0 - reading.caught
    if not on_table:
        chance *= weights.not_begun
    natural_bonus, mixed_bonus = reading.bonuses[rank]
    natural = 0.0
    if not wilds:
        lacking = max(0, canasta_size - naturals)
        if is_pure:
            natural = 1.0
        elif reading.unseen[rank] >= lacking:
            natural = at(weights.natural_by_missing, lacking)
    bonus = float(mixed_bonus) + (natural_bonus - mixed_bonus) * natural
    cost = 0.0
    if on_table and reading.has_penalties:
        cost = _cost_of_rank(reading, rank, wilds)
    return Prospect(MeldKind.RANK, rank, chance, chance * natural, bonus, cost)


def _cost_of_rank(reading: Reading, rank: int, wilds: int) -> float:
    scoring = reading.rules.scoring
    if rank == _SEVEN:
        return float(scoring.penalty_incomplete_sevens)
    if rank == _ACE and not wilds:
        return float(scoring.penalty_incomplete_pure_aces)
    return 0.0


def _of_others(reading: Reading, standing: Standing) -> Iterator[Prospect]:
    """Yield the prospects of canastas of wild cards, sequences and threes."""
    rules = reading.rules
    for meld in standing.others:
        if meld.is_canasta:
            yield _there(reading, meld)
    if rules.melds.wild_melds:
        wild = _of_wilds(reading, standing)
        if wild is not None:
            yield wild
    if rules.melds.sequence_melds:
        yield from _of_runs(reading, standing)
    if rules.melds.threes_melds:
        yield from _of_threes(reading, standing)


def _of_wilds(reading: Reading, standing: Standing) -> Prospect | None:
    scoring = reading.rules.scoring
    begun = next((one for one in standing.others if one.kind is MeldKind.WILD and not one.is_canasta), None)
    held = standing.hand[_TWO] + standing.hand[_JOKER]
    on_table = begun.size if begun else 0
    if on_table + held < 3:
        return None
    missing = max(0, reading.rules.melds.canasta_size - on_table - held)
    chance = at(reading.weights.wild_by_missing, missing)
    if missing:
        supply = min(1.0, (reading.unseen[_TWO] + reading.unseen[_JOKER] + 1.5) / (2.0 * missing))
        chance *= supply * (0.3 + 0.7 * reading.time)
    else:
        chance *= 1.0 - reading.caught
    if begun is None:
        chance *= reading.weights.not_begun
    jokers = standing.hand[_JOKER] + (count_of(begun.cards, JOKER) if begun else 0)
    bonus = float(scoring.bonus_wild_canasta or scoring.bonus_mixed_canasta)
    if not jokers and scoring.bonus_wild_all_twos is not None:
        bonus += 0.3 * (scoring.bonus_wild_all_twos - bonus)
    elif jokers:
        graded = bonus_by_jokers(scoring, jokers)
        bonus = bonus if graded is None else float(graded)
    # Wild cards still in the hand are valued there for their other uses.
    bonus -= reading.weights.two_held * min(held, reading.rules.melds.canasta_size - on_table)
    cost = unfinished(scoring, begun) if begun else None
    return Prospect(MeldKind.WILD, 0, chance, 0.0, bonus, float(cost[1]) if cost else 0.0)


def _of_runs(reading: Reading, standing: Standing) -> Iterator[Prospect]:
    scoring, weights = reading.rules.scoring, reading.weights
    bonus = scoring.bonus_sequence_canasta
    if bonus is None:
        bonus = scoring.bonus_natural_canasta
    held = ranks_by_suit(standing.cards)
    late = 0.3 + 0.7 * reading.time
    for meld in standing.others:
        if meld.kind is MeldKind.SEQUENCE and not meld.is_canasta and meld.suit is not None:
            on_table = ranks_by_suit(meld.cards)[meld.suit]
            chance = chance_of_run(reading, meld.suit, on_table, held[meld.suit], meld.wilds) * late
            cost = scoring.penalty_short_sequence if meld.size < 5 else 0
            yield Prospect(MeldKind.SEQUENCE, meld.rank, chance, 0.0, bonus, cost)
    for suit, mask in enumerate(held):
        if mask.bit_count() >= 3:
            chance = chance_of_run(reading, suit, 0, mask) * weights.run_not_begun * late
            yield Prospect(MeldKind.SEQUENCE, 0, chance, 0.0, bonus)


def _of_threes(reading: Reading, standing: Standing) -> Iterator[Prospect]:
    scoring = reading.rules.scoring
    bonus = scoring.bonus_threes_canasta
    if bonus is None:
        bonus = scoring.bonus_natural_canasta
    begun = next((one for one in standing.others if one.kind is MeldKind.THREES), None)
    if begun is not None and begun.is_canasta:
        return
    on_table, held = (begun.size if begun else 0), standing.hand[_THREE]
    if on_table + held < 3:
        return
    missing = max(0, reading.rules.melds.canasta_size - on_table - held)
    chance = at(reading.weights.pure_by_missing, missing)
    if missing:
        chance *= min(1.0, (reading.unseen[_THREE] + 1.5) / (2.0 * missing)) * (0.3 + 0.7 * reading.time)
    yield Prospect(
        MeldKind.THREES, _THREE, chance * (1.0 if begun else reading.weights.not_begun), 0.0, bonus
    )
