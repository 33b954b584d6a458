"""The steady player: sound Canasta from what its seat may see."""

from __future__ import annotations

from random import Random

from bot.canasta.actions import Action
from bot.canasta.engine import check, legal_actions
from bot.canasta.turn import Phase
from bot.canasta.view import SeatView
from bot.players.steady.discarding import best_discard
from bot.players.steady.going_out import answer, ask_to_skip_the_draw, go_out, go_out_at_last
from bot.players.steady.initial_meld import best_opening
from bot.players.steady.laying import best_lay_down
from bot.players.steady.position import Standing, standing_of
from bot.players.steady.reading import Reading, read
from bot.players.steady.red_threes import neglected_threes
from bot.players.steady.showing import at_once, fewest_threes
from bot.players.steady.taking import best_beginning
from bot.players.steady.weights import Weights


class SteadyPlayer:
    """A player that evaluates the own side's standing after each play, and what each discard gives away.

    ``weights`` replace those of the table in :mod:`bot.players.steady.weights`, for comparing.
    """

    def __init__(self, weights: Weights | None = None) -> None:
        self._weights = weights

    def choose(self, view: SeatView, rng: Random) -> Action:
        """Return the action to take now; each call decides one step of the turn."""
        chosen = neglected_threes(view) or _considered(read(view, self._weights), rng)
        if chosen is not None and check(view, chosen) is None:
            return chosen
        return any_action(view)


def any_action(view: SeatView) -> Action:
    """Return the first legal action, as a fallback."""
    return next(iter(legal_actions(view)))


def _considered(reading: Reading, rng: Random) -> Action | None:
    view = reading.view
    standing = standing_of(view)
    question = view.table.question
    if question is not None and question.answer is None:
        return answer(reading, standing) if view.seat in question.answerers else None
    shown = at_once(reading, standing)
    if shown is not None:
        return shown
    if view.table.phase is Phase.DRAW:
        return ask_to_skip_the_draw(reading, standing) or best_beginning(reading, standing)
    return _going_on(reading, standing, rng)


def _going_on(reading: Reading, standing: Standing, rng: Random) -> Action | None:
    return (
        go_out(reading, standing)
        or (best_lay_down if standing.opened else best_opening)(reading, standing)
        or best_discard(reading, standing, rng)
        or fewest_threes(reading)
        or go_out_at_last(reading)
    )
