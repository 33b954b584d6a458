"""Evaluation of a standing: a sum of several terms, each a function of its own.

The unit is a point of the score. A play is good when the standing after it is worth more than the one before.
"""

from __future__ import annotations

from bot.canasta.phases.bonus_cards import bonus_due
from bot.canasta.policies.canasta_bonuses import canasta_bonus
from bot.canasta.policies.penalties import unfinished
from bot.canasta.policies.scorers import hand_value
from bot.canasta.policies.three_signs import THREE_SIGNS
from bot.players.steady.catching import piles_to_catch
from bot.players.steady.holding import cards_in_hand, choice_left
from bot.players.steady.position import Standing
from bot.players.steady.prospects import Prospect, prospects_of
from bot.players.steady.reading import Reading
from bot.players.steady.rights import amount_of_threes, right_to_go_out, threes_laid
from bot.players.steady.special import special_hand_in_reach


def worth(reading: Reading, standing: Standing) -> float:
    """Return the value of this standing to the side of the seat, including its use for later turns."""
    prospects = prospects_of(reading, standing)
    return (
        _score_to_come(reading, standing, prospects)
        + right_to_go_out(reading, prospects)
        + being_open(reading, standing)
    )


def score_to_come(reading: Reading, standing: Standing) -> float:
    """Return the score points that this standing is expected to bring."""
    return _score_to_come(reading, standing, prospects_of(reading, standing))


def _score_to_come(reading: Reading, standing: Standing, prospects: list[Prospect]) -> float:
    return (
        float(standing.laid)
        + sum([one.value for one in prospects])
        + cards_in_hand(reading, standing)
        + piles_to_catch(reading, standing)
        + choice_left(reading, standing)
        + threes_laid(reading, prospects, opened=standing.opened)
        + special_hand_in_reach(reading, standing)
    )


def being_open(reading: Reading, standing: Standing) -> float:
    """Return the value of having melded: it frees the pile, lets partner lay off, and may bring bonus cards."""
    if not standing.opened:
        return 0.0
    value = reading.weights.opened * reading.time
    if reading.rules.deal.bonus_cards != "none" and not reading.table.has_melded[reading.view.side]:
        value += reading.weights.draw * bonus_due(reading.table, reading.view.seat)
    return value


def settled(reading: Reading, standing: Standing) -> float:
    """Return the points of the standing if the round ended now, without the bonus for going out."""
    rules = reading.rules
    scoring = rules.scoring
    total = float(standing.laid)
    has_canasta = False
    for meld in standing.melds:
        if meld.is_canasta:
            has_canasta = True
            total += canasta_bonus(scoring, meld)[1]
        elif reading.has_penalties:
            cost = unfinished(scoring, meld)
            total -= cost[1] if cost else 0
    if scoring.melds_deducted_without_canasta and not has_canasta:
        total -= 2 * standing.laid
    sign = THREE_SIGNS[rules.threes.three_sign](standing.melds, standing.opened)
    return total + sign * amount_of_threes(reading, reading.view.side) - hand_value(rules, standing.cards)
