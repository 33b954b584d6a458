"""Choice of the best lay-down."""

from __future__ import annotations

from collections.abc import Iterator

from bot.canasta.actions import LayDown
from bot.canasta.errors import Violation
from bot.canasta.phases.laying_down import play
from bot.players.steady.candidates import single_plays
from bot.players.steady.evaluation import evaluate
from bot.players.steady.holdings import Holdings, holdings_with
from bot.players.steady.situation import Situation


def best_lay_down(situation: Situation, holdings: Holdings) -> LayDown | None:
    """Return the lay-down that improves the holdings most, None if laying nothing is best.

    Calling it again after each lay-down builds a whole turn step by step.
    """
    best, best_value = None, evaluate(situation, holdings)
    for value, action in valued_lay_downs(situation, holdings):
        if value > best_value:
            best, best_value = action, value
    return best


def valued_lay_downs(situation: Situation, holdings: Holdings) -> Iterator[tuple[float, LayDown]]:
    """Yield the lay-downs of a single meld that leave cards to go on with, with the value of the holdings after them."""
    least = 0 if situation.has_foot else 2
    tried = set()
    for single in single_plays(situation, holdings):
        if single in tried:
            continue
        tried.add(single)
        action = LayDown((single,))
        after = after_laying(situation, holdings, action)
        if after is not None and after.cards_held >= least:
            yield evaluate(situation, after), action


def after_laying(situation: Situation, holdings: Holdings, action: LayDown) -> Holdings | None:
    """Return the holdings after a lay-down, None if the lay-down is not allowed."""
    lowered = play.resolve(situation.view, action)
    if isinstance(lowered, Violation):
        return None
    return holdings_with(situation.view, lowered.laid.melds, lowered.hand, holdings.pile)
