"""The player for a turn that is skipped: it draws and discards, and lays nothing down."""

from __future__ import annotations

from random import Random
from typing import Final

from bot.canasta.actions import Action, Answer, Discard, Draw, LayThrees, Pass
from bot.canasta.cards import size
from bot.canasta.engine import legal_actions
from bot.canasta.view import SeatView
from bot.players.steady.discarding import best_discard
from bot.players.steady.position import standing_of
from bot.players.steady.reading import read
from bot.players.steady.red_threes import neglected_threes

IDLE: Final = "idle"
"""The player's level; no one can choose it for a seat."""

_WANTED: Final = (Draw, Pass, Discard)


class IdlePlayer:
    """A player that keeps the turn as small as possible: no meld, no pile; "no" to partner's question."""

    def choose(self, view: SeatView, rng: Random) -> Action:
        """Return the action that commits the absent player to least."""
        threes = neglected_threes(view)
        if threes is not None:
            return threes
        actions = list(legal_actions(view))
        no = Answer(yes=False)
        if no in actions:
            return no
        for wanted in _WANTED:
            found = [action for action in actions if isinstance(action, wanted)]
            if wanted is Discard and found:
                return best_discard(read(view, None), standing_of(view), rng) or found[0]
            if found:
                return found[0]
        laid = [action for action in actions if isinstance(action, LayThrees)]
        return min(laid, key=lambda action: size(action.cards)) if laid else actions[0]
