"""Choice of the best lay-down."""

from __future__ import annotations

from bot.canasta.actions import LayDown
from bot.canasta.errors import Violation
from bot.canasta.phases.laying_down import play
from bot.players.steady.candidates import single_plays
from bot.players.steady.evaluation import worth
from bot.players.steady.position import Standing, standing_with
from bot.players.steady.reading import Reading


def best_lay_down(reading: Reading, standing: Standing) -> LayDown | None:
    """Return the lay-down that improves the standing most, None if laying nothing is best.

    Calling it again after each lay-down builds a whole turn step by step.
    """
    best, best_value = None, worth(reading, standing)
    least = 0 if reading.has_foot else 2
    tried = set()
    for single in single_plays(reading, standing):
        if single in tried:
            continue
        tried.add(single)
        action = LayDown((single,))
        after = after_laying(reading, standing, action)
        if after is not None and after.cards_held >= least:
            value = worth(reading, after)
            if value > best_value:
                best, best_value = action, value
    return best


def after_laying(reading: Reading, standing: Standing, action: LayDown) -> Standing | None:
    """Return the standing after a lay-down, None if the lay-down is not allowed."""
    lowered = play.resolve(reading.view, action)
    if isinstance(lowered, Violation):
        return None
    return standing_with(reading.view, lowered.laid.melds, lowered.hand, standing.pile)
