"""Evaluation of holdings: a sum of several terms, each a function of its own.

The unit is a point of the score. A play is good when the holdings after it are worth more than those before.
"""

from __future__ import annotations

from bot.canasta.cards import Rank
from bot.canasta.melds import MeldKind
from bot.canasta.phases.bonus_cards import bonus_due
from bot.canasta.policies.canasta_bonuses import canasta_bonus
from bot.canasta.policies.penalties import sign_of_threes, unfinished
from bot.canasta.scoring.table_counts import hand_value
from bot.players.steady.holdings import Holdings
from bot.players.steady.keeping_cards import cards_in_hand, choice_left, piles_to_catch, special_hand_in_reach
from bot.players.steady.prospects import Prospect, prospects_of
from bot.players.steady.situation import Situation
from bot.players.steady.threes import amount_of_threes, threes_laid

_SEVEN = Rank.SEVEN.value


def evaluate(situation: Situation, holdings: Holdings) -> float:
    """Return the value of these holdings to the side of the seat, including its use for later turns."""
    prospects = prospects_of(situation, holdings)
    return (
        _expected_score(situation, holdings, prospects)
        + _right_to_go_out(situation, prospects)
        + _value_of_having_melded(situation, holdings)
    )


def expected_score(situation: Situation, holdings: Holdings) -> float:
    """Return the score points that these holdings are expected to bring."""
    return _expected_score(situation, holdings, prospects_of(situation, holdings))


def _expected_score(situation: Situation, holdings: Holdings, prospects: list[Prospect]) -> float:
    return (
        float(holdings.laid)
        + sum([one.value for one in prospects])
        + cards_in_hand(situation, holdings)
        + piles_to_catch(situation, holdings)
        + choice_left(situation, holdings)
        + threes_laid(situation, prospects, has_melded=holdings.has_melded)
        + special_hand_in_reach(situation, holdings)
    )


def _right_to_go_out(situation: Situation, prospects: list[Prospect]) -> float:
    """Return the value of progress to the canastas needed to go out (options canastas_to_go_out, canasta_mix)."""
    going_out = situation.rules.going_out
    needed = going_out.canastas_to_go_out
    if needed == 1 and not going_out.canasta_mix:
        return situation.weights.first_canasta * max((one.chance for one in prospects), default=0.0)
    chances: list[float] = []
    left = list(prospects)
    for kind, least in going_out.canasta_mix.items():
        left.sort(key=lambda one: _chance_as(kind, one), reverse=True)
        chances += [_chance_as(kind, one) for one in left[:least]]
        left = left[least:]
    free = needed - sum(going_out.canasta_mix.values())
    chances += sorted((one.chance for one in left), reverse=True)[: max(0, free)]
    return situation.weights.all_canastas * sum(chances) / max(1, needed)


def _chance_as(kind: str, prospect: Prospect) -> float:
    """Return the chance that a canasta counts for a kind of the option canasta_mix."""
    match kind:
        case "natural":
            return prospect.natural
        case "mixed":
            return prospect.chance - prospect.natural if prospect.kind is MeldKind.RANK else 0.0
        case "wild":
            return prospect.chance if prospect.kind is MeldKind.WILD else 0.0
        case "sevens":
            return prospect.chance if prospect.rank == _SEVEN else 0.0
        case "sequence":
            return prospect.chance if prospect.kind is MeldKind.SEQUENCE else 0.0
        case _:
            return prospect.chance if prospect.kind is MeldKind.SEQUENCE else prospect.natural


def _value_of_having_melded(situation: Situation, holdings: Holdings) -> float:
    """Return the value of having melded: it frees the pile, lets partner lay off, and may bring bonus cards."""
    if not holdings.has_melded:
        return 0.0
    value = situation.weights.having_melded * situation.time_left
    if situation.rules.deal.bonus_cards != "none" and not situation.table.has_melded[situation.view.side]:
        value += situation.weights.draw * bonus_due(situation.table, situation.view.seat)
    return value


def score_if_ended(situation: Situation, holdings: Holdings) -> float:
    """Return the points of the holdings if the round ended now, without the bonus for going out."""
    rules = situation.rules
    scoring = rules.scoring
    total = float(holdings.laid)
    has_canasta = False
    for meld in holdings.melds:
        if meld.is_canasta:
            has_canasta = True
            total += canasta_bonus(scoring, meld)[1]
        elif situation.has_penalties:
            cost = unfinished(scoring, meld)
            total -= cost[1] if cost else 0
    if scoring.melds_deducted_without_canasta and not has_canasta:
        total -= 2 * holdings.laid
    sign = sign_of_threes(rules.threes.three_sign, holdings.melds, has_melded=holdings.has_melded)
    return total + sign * amount_of_threes(situation, situation.view.side) - hand_value(rules, holdings.cards)
