"""Threes of the own hand: when to lay them, and what the laid ones are worth."""

from __future__ import annotations

from bot.canasta.actions import Action, Discard, LayDown, LayThrees
from bot.canasta.cards import BLACK_THREES, RED_THREES, Cards, Rank, size
from bot.canasta.engine import check, legal_actions
from bot.canasta.phases.threes import laying_threes
from bot.canasta.phases.threes.held_threes import threes_due
from bot.canasta.policies.penalties import sign_of_threes
from bot.canasta.rules.irregularities import unexposed_three_cost
from bot.canasta.scoring.lines import points_of_red_threes
from bot.canasta.seats import SideId
from bot.canasta.view import SeatView
from bot.players.steady.holdings import Holdings, holdings_with
from bot.players.steady.keeping_cards import special_hand_in_reach
from bot.players.steady.prospects import Prospect
from bot.players.steady.situation import Situation

_SEVEN = Rank.SEVEN.value


def threes_due_by_fine(view: SeatView) -> LayThrees | None:
    """Return the red threes of the hand where they must be laid now (Scarne, Important Rule at Canasta)."""
    threes = view.hand & RED_THREES
    if not threes or not unexposed_three_cost(view.table.rules):
        return None
    laid = LayThrees(threes)
    return laid if check(view, laid) is None else None


def threes_to_lay(situation: Situation, holdings: Holdings) -> LayThrees | None:
    """Return the threes to lay: each brings a replacement card, but those that a special hand needs are kept.

    Threes that nothing would replace are kept too, where laying them would end the round.
    """
    options = laying_threes.options(situation.view)
    if situation.rules.threes.unreplaced_three_ends_round:
        options = [action for action in options if size(action.cards) <= situation.table.stock_size]
    if not options:
        return None
    held = holdings.cards & (RED_THREES | BLACK_THREES)
    best, best_value = None, _in_reach(situation, holdings, held, kept=held)
    for action in options:
        value = _in_reach(situation, holdings, held, kept=held - action.cards)
        value += situation.weights.draw * size(action.cards)
        if value > best_value:
            best, best_value = action, value
    return best or (options[0] if threes_due(situation.view) is not None else None)


def fewest_threes(situation: Situation) -> LayThrees | None:
    """Return the smallest laying of threes, for a hand that may not discard before."""
    return min(laying_threes.options(situation.view), key=lambda action: size(action.cards), default=None)


def _in_reach(situation: Situation, holdings: Holdings, held: Cards, kept: Cards) -> float:
    hand = holdings.cards - held + kept
    return special_hand_in_reach(
        situation, holdings_with(situation.view, holdings.melds, hand, holdings.pile)
    )


def play_of_last_three(situation: Situation, holdings: Holdings) -> Action | None:
    """Return the action for the last three: going out with it, else laying it where it counts for the side."""
    actions = list(legal_actions(situation.view))
    for action in actions:
        if isinstance(action, LayDown | Discard):
            return action
    sign = sign_of_threes(situation.rules.threes.three_sign, holdings.melds, has_melded=holdings.has_melded)
    if sign >= 0:
        for action in actions:
            if isinstance(action, LayThrees):
                return action
    return actions[0] if actions else None


def threes_laid(situation: Situation, prospects: list[Prospect], *, has_melded: bool) -> float:
    """Return the value of the laid threes: positive if their condition is likely to be met (option three_sign)."""
    value = amount_of_threes(situation, situation.view.side)
    if not value:
        return 0.0
    chances = [*sorted((one.chance for one in prospects), reverse=True)[:2], 0.0, 0.0]
    match situation.rules.threes.three_sign:
        case "any_meld":
            if has_melded:
                return float(value)
            never = situation.weights.never_melds
            never += (1.0 - never) * max(situation.end_chance, 1.0 - situation.time_left)
            return value * (1.0 - 2.0 * never)
        case "any_canasta":
            return value * (2.0 * chances[0] - 1.0)
        case "two_canastas":
            return value * (2.0 * chances[1] - 1.0)
        case "american_three_way":
            return value * (chances[0] + chances[1] - 1.0)
        case "sevens_canasta":
            sevens = max((one.chance for one in prospects if one.rank == _SEVEN), default=0.0)
            return value * (2.0 * sevens - 1.0)
    return -float(value)


def amount_of_threes(situation: Situation, side: SideId) -> int:
    """Return the points of the laid threes of a side, whichever their sign."""
    table = situation.table
    if not any(table.laid_threes):
        return 0
    laid = sum(table.laid_threes[seat] for seat in table.seating.members(side))
    masks = [RED_THREES]
    if situation.rules.threes.black_three_role == "american_three":
        masks.append(BLACK_THREES)
    counts = [size(laid & mask) for mask in masks]
    return sum(points_of_red_threes(situation.rules, 1, count) for count in counts if count)
