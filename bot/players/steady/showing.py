"""Actions taken at once: special hands, and threes that may lie on the table."""

from __future__ import annotations

from bot.canasta.actions import Action, Discard, LayDown, LayThrees
from bot.canasta.cards import BLACK_THREES, RED_THREES, Cards, size
from bot.canasta.engine import legal_actions
from bot.canasta.phases.going_out import special_hands
from bot.canasta.phases.threes import laying_threes
from bot.canasta.phases.threes.held_threes import threes_due
from bot.canasta.policies.three_signs import THREE_SIGNS
from bot.canasta.turn import LAST_THREE
from bot.players.steady.position import Standing, standing_with
from bot.players.steady.reading import Reading
from bot.players.steady.special import special_hand_in_reach


def at_once(reading: Reading, standing: Standing) -> Action | None:
    """Return the action for a special hand, the last three of the stock, or threes to be laid; None without these."""
    rules = reading.rules
    if reading.table.turn.took is LAST_THREE:
        return _with_last_three(reading, standing)
    if rules.scoring.special_hands:
        shown = special_hands.options(reading.view)
        if shown:
            return shown[0]
    if rules.threes.threes_kept_in_hand != "none" and standing.cards & (RED_THREES | BLACK_THREES):
        return threes_to_lay(reading, standing)
    return None


def threes_to_lay(reading: Reading, standing: Standing) -> LayThrees | None:
    """Return the threes to lay: each brings a replacement card, but those that a special hand needs are kept.

    Threes that nothing would replace are kept too, where laying them would end the round.
    """
    options = laying_threes.options(reading.view)
    if reading.rules.threes.unreplaced_three_ends_round:
        options = [action for action in options if size(action.cards) <= reading.table.stock_size]
    if not options:
        return None
    held = standing.cards & (RED_THREES | BLACK_THREES)
    best, best_value = None, _in_reach(reading, standing, held, kept=held)
    for action in options:
        value = _in_reach(reading, standing, held, kept=held - action.cards)
        value += reading.weights.draw * size(action.cards)
        if value > best_value:
            best, best_value = action, value
    return best or (options[0] if threes_due(reading.view) is not None else None)


def fewest_threes(reading: Reading) -> LayThrees | None:
    """Return the smallest laying of threes, for a hand that may not discard before."""
    return min(laying_threes.options(reading.view), key=lambda action: size(action.cards), default=None)


def _in_reach(reading: Reading, standing: Standing, held: Cards, kept: Cards) -> float:
    hand = standing.cards - held + kept
    return special_hand_in_reach(reading, standing_with(reading.view, standing.melds, hand, standing.pile))


def _with_last_three(reading: Reading, standing: Standing) -> Action | None:
    """Return the action for the last three: going out with it, else laying it where it counts for the side."""
    actions = list(legal_actions(reading.view))
    for action in actions:
        if isinstance(action, LayDown | Discard):
            return action
    sign = THREE_SIGNS[reading.rules.threes.three_sign](standing.melds, standing.opened)
    if sign >= 0:
        for action in actions:
            if isinstance(action, LayThrees):
                return action
    return actions[0] if actions else None
