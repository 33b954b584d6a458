"""Discards worth a question: one of them is clearly best, although it is not the obvious one."""

from __future__ import annotations

from typing import Final

from bot.canasta.actions import Discard
from bot.canasta.cards import Card, card_points, faces, is_black_three, is_wild, rank_counts, rank_of
from bot.canasta.engine import check
from bot.canasta.view import SeatView
from bot.players.strong.appraisal import Appraisal
from bot.players.strong.lines import Line, lines_of

ROUNDS: Final = 2_000
"""Rounds played on from each discard of a position that is kept."""
_FIRST_LOOK: Final = 400
"""Rounds after which most positions are given up."""
_HALF_SURE: Final = 0.6
_FEWEST, _MOST = 3, 6
"""How many discards there are to choose from."""
_LEAST_MARGIN: Final = 15.0
_MARGIN_ERRORS: Final = 3.0
"""How much the best discard is better than the next at least: in points, and in standard errors."""
_LOST_AT_MOST: Final = 0.5
"""How often the pile is lost after the best discard at most: giving it away on purpose convinces nobody."""
_PROMISING: Final = 10.0


def instructive(view: SeatView, seed: str) -> list[Appraisal] | None:
    """Return the discards to choose from, best first, if one is clearly best that is not obvious; else None.

    The extra ``strong`` must be installed, and rollouts must cover the rules.
    """
    from bot.players.strong.comparison import compare, measure  # noqa: PLC0415 - numba is of the extra

    lines = lines_of(view)
    cards = {rank_of(line.action.card): line for line in lines if isinstance(line.action, Discard)}
    value = min((line.value for line in cards.values()), default=0.0)
    for card in faces(view.hand):
        if rank_of(card) not in cards and check(view, Discard(card)) is None:
            cards[rank_of(card)] = Line(Discard(card), view, value, discarded=card)
    if len(cards) < _FEWEST:
        return None
    others = [line for line in lines if not isinstance(line.action, Discard)]
    compared = compare(view, [*cards.values(), *others], seed)
    if not compared:
        return None
    clearest, next_best = compared[0].action, compared[1]
    if not isinstance(clearest, Discard) or -next_best.points < max(_PROMISING, next_best.error):
        return None
    if {_of_steady(lines), simplest(view)} == {rank_of(clearest.card)}:
        return None  # nobody would doubt
    shown = [one.action.card for one in compared if isinstance(one.action, Discard)][:_MOST]
    measured: list[Appraisal] = []
    for rounds, certainty in ((_FIRST_LOOK, _HALF_SURE), (ROUNDS, 1.0)):
        measured = measure(view, shown, f"{seed} measured", rounds)
        best, second = measured[:2]
        least = max(_LEAST_MARGIN, _MARGIN_ERRORS * second.error)
        if best.action != clearest or -second.points < certainty * least or best.loses_pile > _LOST_AT_MOST:
            return None
    return measured


def _of_steady(lines: list[Line]) -> int | None:
    steady = next((line for line in lines if line.is_steady), None)
    return None if steady is None or steady.discarded is None else rank_of(steady.discarded)


def simplest(view: SeatView) -> int:
    """Return the rank that a player of habit discards: a black three, else the cheapest card without a like one."""
    counts = rank_counts(view.hand)

    def habit(card: Card) -> tuple[bool, bool, int, int, int]:
        rank = rank_of(card)
        return not is_black_three(card), is_wild(card), counts[rank], card_points(card), rank

    return rank_of(min((card for card in faces(view.hand) if check(view, Discard(card)) is None), key=habit))
