"""A steady partner: sound Canasta from what its seat may see."""

from __future__ import annotations

from random import Random

from bot.canasta.actions import Action
from bot.canasta.engine import check, legal_actions
from bot.canasta.turn import Phase
from bot.canasta.view import SeatView
from bot.players.laying import best_lay_down
from bot.players.leaving import answer, go_out
from bot.players.opening import best_opening
from bot.players.reading import read
from bot.players.standing import standing_of
from bot.players.taking import best_beginning
from bot.players.throwing import best_discard


class SteadyPlayer:
    """Weighs what each play makes of the own side's standing, and what each discard gives away."""

    def choose(self, view: SeatView, rng: Random) -> Action:
        """The action to take now; each call decides one step of the turn."""
        chosen = _considered(view, rng)
        if chosen is not None and check(view, chosen) is None:
            return chosen
        return next(iter(legal_actions(view)))


def _considered(view: SeatView, rng: Random) -> Action | None:
    reading = read(view)
    standing = standing_of(view)
    question = view.table.question
    if question is not None and question.answer is None:
        return answer(reading, standing)
    if view.table.phase is Phase.DRAW:
        return best_beginning(reading, standing)
    return (
        go_out(reading, standing)
        or (best_lay_down if standing.opened else best_opening)(reading, standing)
        or best_discard(reading, standing, rng)
    )
