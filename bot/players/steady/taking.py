"""Choice between drawing from the stock and taking the pile."""

from __future__ import annotations

from operator import itemgetter

from bot.canasta.actions import Action, Draw, Pass, TakePile
from bot.canasta.cards import RED_THREES
from bot.canasta.engine import legal_actions
from bot.canasta.errors import Violation
from bot.canasta.phases.taking import take_pile
from bot.players.steady.evaluation import evaluate, expected_score, score_if_ended
from bot.players.steady.holdings import Holdings, holdings_with
from bot.players.steady.initial_meld import initial_takes
from bot.players.steady.situation import Situation


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
        value = _value_of_take(situation, take)
        if value is not None:
            valued.append((value, take))
    return valued


def _value_of_take(situation: Situation, take: TakePile) -> float | None:
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
