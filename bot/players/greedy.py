"""A player that takes and melds everything it may."""

from __future__ import annotations

from random import Random

from bot.canasta.actions import Action, Answer, Discard, LayDown, TakePile
from bot.canasta.engine import legal_actions
from bot.canasta.view import SeatView
from bot.players.steady.red_threes import neglected_threes


class GreedyPlayer:
    """A player that takes the pile whenever it can, lays down all it can, and discards at random."""

    def choose(self, view: SeatView, rng: Random) -> Action:
        """Return a take if there is one, else a lay-down, else any discard."""
        threes = neglected_threes(view)
        if threes is not None:
            return threes
        actions = list(legal_actions(view))
        for wanted in (TakePile, LayDown, Discard):
            found = [action for action in actions if isinstance(action, wanted)]
            if found:
                return rng.choice(found)
        yes = Answer(yes=True)
        return yes if yes in actions else actions[0]
