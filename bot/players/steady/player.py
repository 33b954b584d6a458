"""The steady player: sound Canasta from what its seat may see."""

from __future__ import annotations

from random import Random

from bot.canasta.actions import Action
from bot.canasta.cards import BLACK_THREES, RED_THREES
from bot.canasta.engine import check, legal_actions
from bot.canasta.phases.going_out import special_hands
from bot.canasta.turn import LAST_THREE, Phase
from bot.canasta.view import SeatView
from bot.players.steady.discarding import best_discard
from bot.players.steady.going_out import answer, ask_to_skip_the_draw, go_out, go_out_at_last
from bot.players.steady.holdings import Holdings, holdings_of
from bot.players.steady.initial_meld import best_initial_meld
from bot.players.steady.laying import best_lay_down
from bot.players.steady.situation import Situation, situation_of
from bot.players.steady.taking import best_beginning
from bot.players.steady.threes import fewest_threes, play_of_last_three, threes_due_by_fine, threes_to_lay
from bot.players.steady.weights import PLAIN, Style


class SteadyPlayer:
    """A player that evaluates the own side's holdings after each play, and what each discard gives away."""

    def __init__(self, style: Style = PLAIN, overlooks: float = 0.0) -> None:
        """Create a player of this style; ``overlooks`` is the share of ways out that it does not see."""
        self._style = style
        self._overlooks = overlooks

    def choose(self, view: SeatView, rng: Random) -> Action:
        """Return the action to take now; each call decides one step of the turn."""
        sees_exit = not self._overlooks or rng.random() >= self._overlooks
        situation = situation_of(view, self._style)
        chosen = threes_due_by_fine(view) or _considered(situation, rng, sees_exit=sees_exit)
        if chosen is not None and check(view, chosen) is None:
            return chosen
        return any_action(view)


def any_action(view: SeatView) -> Action:
    """Return the first legal action, as a fallback."""
    return next(iter(legal_actions(view)))


def _considered(situation: Situation, rng: Random, *, sees_exit: bool) -> Action | None:
    view = situation.view
    holdings = holdings_of(view)
    question = view.table.question
    if question is not None and question.answer is None:
        return answer(situation, holdings) if view.seat in question.answerers else None
    shown = _before_the_turn(situation, holdings)
    if shown is not None:
        return shown
    if view.table.phase is Phase.DRAW:
        return ask_to_skip_the_draw(situation, holdings) or best_beginning(situation, holdings)
    return _going_on(situation, holdings, rng, sees_exit=sees_exit)


def _before_the_turn(situation: Situation, holdings: Holdings) -> Action | None:
    """Return a special hand, the play of the stock's last three, or threes to lay; None without these."""
    rules = situation.rules
    if situation.table.turn.took is LAST_THREE:
        return play_of_last_three(situation, holdings)
    if rules.scoring.special_hands:
        shown = special_hands.options(situation.view)
        if shown:
            return shown[0]
    if rules.threes.threes_kept_in_hand != "none" and holdings.cards & (RED_THREES | BLACK_THREES):
        return threes_to_lay(situation, holdings)
    return None


def _going_on(situation: Situation, holdings: Holdings, rng: Random, *, sees_exit: bool) -> Action | None:
    return (
        (go_out(situation, holdings) if sees_exit else None)
        or (best_lay_down if holdings.has_melded else best_initial_meld)(situation, holdings)
        or best_discard(situation, holdings, rng)
        or fewest_threes(situation)
        or go_out_at_last(situation)
    )
