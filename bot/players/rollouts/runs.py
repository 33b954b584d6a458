"""Sequences of a side in a rollout: their rows, and cards that are moved from a hand to them.

A planned card has left the hand already, so that the plans of melds of ranks know nothing of it. A sequence of seven is
counted with the natural canastas that are set apart as soon as it is planned.
"""

from __future__ import annotations

from typing import Final

from bot.canasta.melding.shapes import LONGEST_SEQUENCE
from bot.players.rollouts.compiling import compiled, inlined
from bot.players.rollouts.hands import add_card
from bot.players.rollouts.position import LAID, OPENED, Round
from bot.players.rollouts.ranks import (
    FIRST_RUN,
    FULL_NATURAL_MELDS,
    LAST_RUN,
    LOWEST,
    OF_SUIT,
    RANK_OF,
    RANKS,
    RUNS_OF_SUIT,
)
from bot.players.rollouts.rules import ON_TABLE, RolloutRules

ALL_RUNS: Final = RANK_OF
"""The row of ``Round.plan`` for the number and the points of all cards that are planned for sequences."""
SHORT: Final = 5
"""The fewest cards of a sequence that is not short (option penalty_short_sequence)."""


@inlined
def suit_of_row(row: int) -> int:
    """Return the suit of a row for sequences."""
    return (row - FIRST_RUN) // RUNS_OF_SUIT


@inlined
def card_of(rank: int, suit: int) -> int:
    """Return a natural as hands know it where there are sequences."""
    return rank + OF_SUIT * (1 + suit)


@compiled
def count_bits(ranks: int) -> int:
    """Return the number of ranks in a mask."""
    count = 0
    while ranks > 0:
        ranks &= ranks - 1
        count += 1
    return count


@compiled
def run_size(game: Round, side: int, row: int) -> int:
    """Return the number of cards of a sequence after the plan; 0 for an empty row."""
    ranks = game.naturals[side, row] | game.plan[row, 0]
    return count_bits(ranks) + game.wilds[side, row] if ranks > 0 else 0


@compiled
def fits_run(game: Round, side: int, row: int, rank: int) -> bool:
    """Return whether a card of the suit makes a sequence longer: at an end, or beside or in place of its wild card."""
    ranks = game.naturals[side, row] | game.plan[row, 0]
    if ranks == 0 or ranks >> rank & 1:
        return False
    size = count_bits(ranks) + game.wilds[side, row] + 1
    ranks |= 1 << rank
    ranks //= ranks & -ranks
    return size <= LONGEST_SEQUENCE and ranks >> size == 0


@compiled
def plan_card(rules: RolloutRules, game: Round, place: int, row: int, rank: int) -> None:
    """Move a card from a hand to a sequence, or to one that it begins."""
    side = game.sides[place]
    add_card(game, place, card_of(rank, suit_of_row(row)), -1)
    game.plan[row, 0] |= 1 << rank
    game.plan[ALL_RUNS, 0] += 1
    game.plan[ALL_RUNS, 1] += rules.points[ON_TABLE, rank]
    if run_size(game, side, row) == LONGEST_SEQUENCE:
        game.naturals[side, FULL_NATURAL_MELDS] += 1


@compiled
def unplan_runs(game: Round, place: int) -> None:
    """Move the cards that are planned for sequences back to the hand."""
    side = game.sides[place]
    for row in range(FIRST_RUN, LAST_RUN):
        if game.plan[row, 0] > 0:
            if run_size(game, side, row) == LONGEST_SEQUENCE:
                game.naturals[side, FULL_NATURAL_MELDS] -= 1
            for rank in range(LOWEST, RANKS):
                if game.plan[row, 0] >> rank & 1:
                    add_card(game, place, card_of(rank, suit_of_row(row)), 1)
            game.plan[row, 0] = 0
    game.plan[ALL_RUNS, 0] = 0
    game.plan[ALL_RUNS, 1] = 0


@compiled
def lay_runs(rules: RolloutRules, game: Round, place: int) -> None:
    """Lay down the cards that are planned for sequences."""
    if game.plan[ALL_RUNS, 0] == 0:
        return
    side = game.sides[place]
    for row in range(FIRST_RUN, LAST_RUN):
        if game.plan[row, 0] > 0:
            is_full = run_size(game, side, row) == LONGEST_SEQUENCE
            game.naturals[side, row] |= game.plan[row, 0]
            game.plan[row, 0] = 0
            if is_full:
                game.laid_points[side] += rules.run_bonuses[min(1, game.wilds[side, row])]
                game.naturals[side, row] = 0
                game.wilds[side, row] = 0
    game.laid_points[side] += game.plan[ALL_RUNS, 1]
    game.plan[ALL_RUNS, 0] = 0
    game.plan[ALL_RUNS, 1] = 0
    if game.has_melded[side] == 0:
        game.has_melded[side] = 1
        game.now[OPENED] = 1
    if rules.must_ask:
        game.now[LAID] = 1


@compiled
def short_runs(game: Round, side: int) -> int:
    """Return the number of sequences of a side that are too short."""
    count = 0
    for row in range(FIRST_RUN, LAST_RUN):
        count += 0 < run_size(game, side, row) < SHORT
    return count
