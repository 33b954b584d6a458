"""Penalties for unfinished melds and cards held too long (pagat, American Canasta Scoring; The Sevens; Samba)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from bot.canasta.cards import JOKER, Cards, Rank, count_of, rank_count
from bot.canasta.melds import Meld, MeldKind
from bot.canasta.policies.canasta_bonuses import ALL_JOKERS
from bot.canasta.rules.options.scoring import Scoring
from bot.canasta.seats import Seat
from bot.canasta.view import ScoreKey, ScoreLine

_SEVEN, _ACE = Rank.SEVEN.value, Rank.ACE.value
_SHORT_SEQUENCE: Final = 5
_ACES_IN_HAND: Final = 3


def has_penalties(scoring: Scoring) -> bool:
    """Return whether a rule set has any of these penalties."""
    return bool(
        scoring.penalty_incomplete_wild
        or scoring.penalty_incomplete_wild_four_jokers
        or scoring.penalty_incomplete_sevens
        or scoring.penalty_incomplete_pure_aces
        or scoring.penalty_short_sequence
        or scoring.penalty_three_sevens_in_hand
        or scoring.penalty_three_aces_in_hand
    )


def unfinished(scoring: Scoring, meld: Meld) -> tuple[ScoreKey, int] | None:
    """Return the score key and cost of a meld that did not become a canasta, None if it costs nothing."""
    if meld.is_canasta:
        return None
    if meld.kind is MeldKind.WILD:
        graded = scoring.penalty_incomplete_wild_four_jokers
        if graded is None or count_of(meld.cards, JOKER) < ALL_JOKERS:
            graded = scoring.penalty_incomplete_wild
        return ScoreKey.UNFINISHED_WILDS, graded
    if meld.kind is MeldKind.SEQUENCE and meld.size < _SHORT_SEQUENCE:
        return ScoreKey.SHORT_SEQUENCES, scoring.penalty_short_sequence
    if meld.kind is MeldKind.RANK and meld.rank == _SEVEN:
        return ScoreKey.UNFINISHED_SEVENS, scoring.penalty_incomplete_sevens
    # Aces with a wild card are a meld like any other (matrix sequence 59).
    if meld.kind is MeldKind.RANK and meld.rank == _ACE and not meld.wilds:
        return ScoreKey.UNFINISHED_ACES, scoring.penalty_incomplete_pure_aces
    return None


def penalty_lines(
    scoring: Scoring, melds: Iterable[Meld], hands: Iterable[tuple[Seat, Cards]]
) -> Iterator[ScoreLine]:
    """Yield the lines of a side for its unfinished melds, and for the cards that each of its players holds."""
    counts: dict[ScoreKey, int] = {}
    points: dict[ScoreKey, int] = {}
    for meld in melds:
        found = unfinished(scoring, meld)
        if found is not None and found[1]:
            key, cost = found
            counts[key] = counts.get(key, 0) + 1
            points[key] = points.get(key, 0) + cost
    for key, count in counts.items():
        yield ScoreLine(key, count, -points[key])
    for seat, hand in hands:
        sevens, aces = rank_count(hand, _SEVEN), rank_count(hand, _ACE)
        if scoring.penalty_three_sevens_in_hand and sevens >= scoring.sevens_in_hand_from:
            yield ScoreLine(ScoreKey.SEVENS_IN_HAND, sevens, -scoring.penalty_three_sevens_in_hand, seat)
        if scoring.penalty_three_aces_in_hand and aces >= _ACES_IN_HAND:
            yield ScoreLine(ScoreKey.ACES_IN_HAND, aces, -scoring.penalty_three_aces_in_hand, seat)
