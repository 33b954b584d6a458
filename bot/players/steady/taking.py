"""Choice between drawing from the stock and taking the pile."""

from __future__ import annotations

from bot.canasta.actions import Action, Draw, Pass, TakePile
from bot.canasta.cards import RED_THREES
from bot.canasta.engine import legal_actions
from bot.canasta.errors import Violation
from bot.canasta.phases.taking import take_pile
from bot.players.steady.evaluation import score_to_come, settled, worth
from bot.players.steady.initial_meld import opening_takes
from bot.players.steady.position import Standing, standing_with
from bot.players.steady.reading import Reading


def best_beginning(reading: Reading, standing: Standing) -> Action | None:
    """Return the action that begins the turn: a take where it is worth more than a card from the stock."""
    actions = list(legal_actions(reading.view))
    other = next((action for action in actions if isinstance(action, Draw | Pass)), None)
    takes = [action for action in actions if isinstance(action, TakePile)]
    upcard = reading.table.upcard
    if not standing.opened and upcard is not None:
        takes += opening_takes(reading, standing, upcard)
    best: Action | None = other
    best_value = worth_of_other(reading, standing, other) if other is not None else float("-inf")
    for take in takes:
        value = worth_of_take(reading, take)
        if value is not None and value > best_value:
            best, best_value = take, value
    return best


def worth_of_take(reading: Reading, take: TakePile) -> float | None:
    """Return the value of the standing with the pile in the hand, None if the take is not allowed."""
    view, table = reading.view, reading.table
    taken = take_pile.resolve(view, take)
    if isinstance(taken, Violation):
        return None
    share = taken.share
    after = standing_with(view, taken.laid.melds, taken.hand & ~RED_THREES, len(share.stays))
    unseen = reading.weights.draw * share.face_down
    if not table.stock_size:
        return score_to_come(reading, after) + unseen
    value = worth(reading, after) + unseen + reading.weights.taken_from_them * share.count
    return value - reading.weights.alone_for_pile if reading.takes_alone else value


def worth_of_other(reading: Reading, standing: Standing, other: Action) -> float:
    """Return the value of drawing, or of letting the round end on an empty stock."""
    if isinstance(other, Pass):
        return settled(reading, standing)
    return worth(reading, standing) + reading.weights.draw * reading.draws
