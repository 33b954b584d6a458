"""The steady player: sound Canasta from what its seat may see."""

from __future__ import annotations

from operator import itemgetter
from random import Random

from bot.canasta.actions import Action, Draw, Pass, TakePile
from bot.canasta.cards import BLACK_THREES, RED_THREES
from bot.canasta.engine import check, legal_actions
from bot.canasta.errors import Violation
from bot.canasta.phases.going_out import special_hands
from bot.canasta.phases.taking import take_pile
from bot.canasta.turn import LAST_THREE, Phase
from bot.canasta.view import SeatView
from bot.players.steady.discarding import best_discard
from bot.players.steady.evaluation import evaluate, expected_score, score_if_ended
from bot.players.steady.going_out import answer, ask_to_skip_the_draw, go_out, go_out_at_last
from bot.players.steady.habits import PLAIN, Style
from bot.players.steady.holdings import Holdings, holdings_of, holdings_with
from bot.players.steady.initial_meld import best_initial_meld, best_lay_down, initial_takes
from bot.players.steady.situation import Situation, situation_of
from bot.players.steady.threes import fewest_threes, play_of_last_three, threes_due_by_fine, threes_to_lay


def best_beginning(situation: Situation, holdings: Holdings) -> Action | None:
    """Return the action that begins the turn: a take where it is worth more than a card from the stock."""
    valued = beginnings(situation, holdings)
    return max(valued, key=itemgetter(0))[1] if valued else None


def beginnings(situation: Situation, holdings: Holdings) -> list[tuple[float, Action]]:
    """Return the actions that may begin the turn with their values: first not to take the pile, then the takes."""
    actions = list(legal_actions(situation.view))
    valued: list[tuple[float, Action]] = []
    other = next((action for action in actions if isinstance(action, Draw | Pass)), None)
    if other is not None:
        valued.append((_value_of_other(situation, holdings, other), other))
    takes = [action for action in actions if isinstance(action, TakePile)]
    upcard = situation.table.upcard
    if not holdings.has_melded and upcard is not None:
        takes += initial_takes(situation, holdings, upcard)
    for take in takes:
        value = value_of_take(situation, take)
        if value is not None:
            valued.append((value, take))
    return valued


def value_of_take(situation: Situation, take: TakePile) -> float | None:
    """Return the value of the holdings with the pile in the hand, None if the take is not allowed."""
    view, table = situation.view, situation.table
    taken = take_pile.resolve(view, take)
    if isinstance(taken, Violation):
        return None
    share = taken.share
    after = holdings_with(view, taken.laid.melds, taken.hand & ~RED_THREES, len(share.stays))
    unseen = situation.weights.draw * share.face_down
    if not table.stock_size:
        return expected_score(situation, after) + unseen
    value = evaluate(situation, after) + unseen + situation.weights.taken_from_them * share.count
    return value - situation.weights.alone_for_pile if situation.takes_alone else value


def _value_of_other(situation: Situation, holdings: Holdings, other: Action) -> float:
    """Return the value of drawing, or of letting the round end on an empty stock."""
    if isinstance(other, Pass):
        return score_if_ended(situation, holdings)
    return evaluate(situation, holdings) + situation.weights.draw * situation.draws


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
