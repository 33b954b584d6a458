"""Weights of the policy of rollouts, in points of the score: an array by side, so that two policies can play each other.

The numbers were found by play of the policy against itself.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from bot.canasta.rules.model import RuleSet

Weights: TypeAlias = NDArray[np.float64]

LOSE: Final = 0
"""Share of its points that a card in the hand costs."""
PAIR: Final = 1
"""Value of a pair in the hand."""
SET: Final = 2
"""Value of three or more of a rank in the hand, not melded."""
FIT: Final = 3
"""Value of a card in the hand that fits an own meld."""
BLACK: Final = 4
"""Value of a black three in the hand."""
WILD: Final = 5
"""Value of a wild card in the hand."""
CARD: Final = 6
"""Value of a card of the pile."""
TAKEN: Final = 7
"""Value of a take beside its cards, for a side that loses it."""
KEEPS_PAIRS: Final = 8
"""Factor on the copies of a rank to expect in another hand."""
WITH_WILD: Final = 9
"""Chance that a natural is used with a wild card to take the pile."""
LET_LIE: Final = 10
"""Factor on the chance of a take with a rank that the next player discarded or let lie."""
NOT_MELDED: Final = 11
"""Factor on the chance of a take by a side that must meld for the first time."""
FEEDS: Final = 12
"""Cost of a card for a meld of others, by its size: three, four, five and six cards, and a canasta."""
FREEZE: Final = 17
"""Share of the pile's value that freezing it is worth, for each meld that the others have beyond the own side."""
DRAW: Final = 18
"""Value of a card from the stock."""
TAKE: Final = 19
"""Value of a card of the pile that is taken, and of each that fits an own meld or makes a set."""
TAKE_FIT: Final = 20
MELDING: Final = 21
"""Value of the first melds."""
GIVES_WILD: Final = 22
"""Cost of a wild card that goes to the table without completing a canasta."""
OUT: Final = 23
"""Value of going out, in favour of it for each card of others and against it for each card of partners."""
OUT_THEIRS: Final = 24
OUT_PARTNERS: Final = 25
OUT_MELDS: Final = 26
"""Cost of going out for each card of own melds from three to six that are no canastas."""
COMPLETES: Final = 27
"""Value of a canasta that wild cards complete, against that of the wild cards; first the one that allows to go out."""
COMPLETES_FIRST: Final = 28
UNLOAD: Final = 29
"""Chance of the round's end from which on wild cards go wherever they fit."""
HURRY: Final = 30
"""Value of the first melds more, times that chance."""
LOSE_LATE: Final = 31
"""Share of its points that a card in the hand costs more, times that chance."""
LAY: Final = 32
"""Value of a card on the table rather than in the hand, and of a canasta."""
LAY_CANASTA: Final = 33
SMALL: Final = 34
"""Cost of a small hand, as a factor on a table; and for a side that may go out."""
SMALL_WITH_CANASTA: Final = 35
GATHERS_FROM: Final = 36
"""The fewest wild cards that begin a meld of them."""
OUT_WILDS: Final = 37
"""Cost of going out for each card of such a meld that is no canasta."""
OUT_DEAR: Final = 38
"""Cost of going out with an unfinished meld of a rank that must become a canasta."""
RUN: Final = 39
"""Value of a sequence on the table, by its size: three to seven cards."""
RUN_KEPT: Final = 44
"""Value of a card in the hand for a sequence, for each of its cards, less what lies between (squared)."""
RUN_NEAR: Final = 45
"""Value of a card in the hand for a neighbour of its suit there; half as much for the next but one."""
RUN_FEEDS: Final = 46
"""Share of what a card adds to a sequence of the next player that is the cost of discarding it."""
RUN_LEFT: Final = 47
"""Share of the value of unfinished sequences that going out costs, or is worth where they are of others."""
RUN_SHORT: Final = 48
"""Cost of a sequence of fewer than five cards."""
COUNT: Final = 49

_USUAL: Final = (
    (LOSE, 0.31),
    (PAIR, 15.0),
    (SET, 50.0),
    (FIT, 60.0),
    (BLACK, 0.0),
    (WILD, 90.0),
    (CARD, 11.0),
    (TAKEN, 10.0),
    (KEEPS_PAIRS, 1.85),
    (WITH_WILD, 0.32),
    (LET_LIE, 0.45),
    (NOT_MELDED, 0.31),
    (FEEDS, 20.0),
    (FEEDS + 1, 40.0),
    (FEEDS + 2, 90.0),
    (FEEDS + 3, 200.0),
    (FEEDS + 4, 20.0),
    (FREEZE, 0.1),
    (DRAW, 35.0),
    (TAKE, 13.0),
    (TAKE_FIT, 6.25),
    (MELDING, 60.0),
    (GIVES_WILD, 30.0),
    (OUT, 68.0),
    (OUT_THEIRS, 19.2),
    (OUT_PARTNERS, 10.0),
    (OUT_MELDS, 3.12),
    (COMPLETES, 250.0),
    (COMPLETES_FIRST, 300.0),
    (UNLOAD, 0.25),
    (HURRY, 100.0),
    (LOSE_LATE, 1.0),
    (LAY, 15.0),
    (LAY_CANASTA, 100.0),
    (SMALL, 100.0),
    (SMALL_WITH_CANASTA, 45.0),
    (GATHERS_FROM, 4.0),
    (RUN, 40.0),
    (RUN + 1, 150.0),
    (RUN + 2, 405.0),
    (RUN + 3, 825.0),
    (RUN + 4, 1500.0),
    (RUN_KEPT, 25.0),
    (RUN_NEAR, 7.0),
    (RUN_FEEDS, 0.5),
    (RUN_LEFT, 0.25),
)


_WITHOUT_PARTNERS: Final = (
    (BLACK, 18.0),
    (WILD, 230.0),
    (CARD, 17.6),
    (LET_LIE, 0.72),
    (FEEDS + 1, 25.0),
    (FEEDS + 4, 12.5),
    (COMPLETES_FIRST, 190.0),
    (LAY, 24.0),
    (SMALL, 160.0),
)
"""The weights that are different where everybody plays alone."""

_WITH_RUNS: Final = (
    (PAIR, 18.0),
    (SET, 30.0),
    (FIT, 100.0),
    (WILD, 65.0),
    (CARD, 25.0),
    (TAKEN, 20.0),
    (KEEPS_PAIRS, 1.6),
    (LET_LIE, 0.7),
    (NOT_MELDED, 1.0),
    (TAKE, 17.0),
    (TAKE_FIT, 15.0),
    (MELDING, -10.0),
    (GIVES_WILD, 20.0),
    (OUT, 150.0),
    (HURRY, 250.0),
    (LAY, 10.0),
    (SMALL, 150.0),
)
"""The weights that are different where there are sequences, found at Samba."""

_WITH_RUNS_AND_NO_FIRST_PILE: Final = ((NOT_MELDED, 0.1), (MELDING, 30.0))
"""Those where the pile is not taken with the first melds, found at Brazilian Canasta."""


_OF_WILD_COST: Final = 0.025
"""Share of what an unfinished meld of wild cards costs that makes ``OUT_WILDS``."""
_OF_SHORT_RUN: Final = 0.4
"""Share of what a short sequence costs that makes ``RUN_SHORT``: most of them grow."""


def usual_weights(rules: RuleSet) -> Weights:
    """Return the weights of all sides, whose number is that of the seats."""
    chosen = list(_USUAL)
    if rules.deal.side_structure == "individual":
        chosen += _WITHOUT_PARTNERS
    if rules.melds.sequence_melds:
        chosen += _WITH_RUNS
        chosen.append((RUN_SHORT, _OF_SHORT_RUN * rules.scoring.penalty_short_sequence))
        if rules.initial.initial_pile_allowed != "top_counts":
            chosen += _WITH_RUNS_AND_NO_FIRST_PILE
    chosen.append(
        (OUT_DEAR, max(rules.scoring.penalty_incomplete_sevens, rules.scoring.penalty_incomplete_pure_aces))
    )
    chosen.append((OUT_WILDS, _OF_WILD_COST * rules.scoring.penalty_incomplete_wild))
    weights = np.zeros((rules.deal.seat_count, COUNT))
    for at, value in chosen:
        weights[:, at] = value
    return weights
