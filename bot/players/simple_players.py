"""Simple players: random and greedy ones, and the idle one that plays a skipped turn."""

from __future__ import annotations

from random import Random
from typing import Final

from bot.canasta.actions import Action, Answer, Discard, Draw, LayDown, LayThrees, Pass, TakePile
from bot.canasta.cards import size
from bot.canasta.engine import legal_actions
from bot.canasta.view import SeatView
from bot.players.steady.discarding import best_discard
from bot.players.steady.holdings import holdings_of
from bot.players.steady.situation import situation_of
from bot.players.steady.threes import threes_due_by_fine

IDLE: Final = "idle"
"""The level of :class:`IdlePlayer`; no one can choose it for a seat."""


class RandomPlayer:
    """A player that chooses with equal probability among the legal actions."""

    def choose(self, view: SeatView, rng: Random) -> Action:
        """Return a random legal action."""
        return rng.choice(list(legal_actions(view)))


class GreedyPlayer:
    """A player that takes the pile whenever it can, lays down all it can, and discards at random."""

    def choose(self, view: SeatView, rng: Random) -> Action:
        """Return a take if there is one, else a lay-down, else any discard."""
        threes = threes_due_by_fine(view)
        if threes is not None:
            return threes
        actions = list(legal_actions(view))
        for wanted in (TakePile, LayDown, Discard):
            found = [action for action in actions if isinstance(action, wanted)]
            if found:
                return rng.choice(found)
        yes = Answer(yes=True)
        return yes if yes in actions else actions[0]


class IdlePlayer:
    """A player that keeps the turn as small as possible: no meld, no pile; "no" to partner's question."""

    def choose(self, view: SeatView, rng: Random) -> Action:
        """Return the action that commits the absent player to least."""
        threes = threes_due_by_fine(view)
        if threes is not None:
            return threes
        actions = list(legal_actions(view))
        no = Answer(yes=False)
        if no in actions:
            return no
        for wanted in (Draw, Pass, Discard):
            found = [action for action in actions if isinstance(action, wanted)]
            if wanted is Discard and found:
                return best_discard(situation_of(view), holdings_of(view), rng) or found[0]
            if found:
                return found[0]
        laid = [action for action in actions if isinstance(action, LayThrees)]
        return min(laid, key=lambda action: size(action.cards)) if laid else actions[0]
