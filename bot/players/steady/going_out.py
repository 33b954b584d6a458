"""Decisions on going out: whether it pays, asking partner, and answering partner."""

from __future__ import annotations

from bot.canasta.actions import Action, Answer, AskPartner, Discard, LayDown
from bot.canasta.cards import NO_CARDS, Rank, size
from bot.canasta.engine import check
from bot.canasta.errors import Violation
from bot.canasta.melding.laying import lay
from bot.canasta.melds import Meld, MeldKind
from bot.canasta.phases.asking import may_skip_drawing
from bot.canasta.phases.going_out.exits import ExitPlan, exit_of_turn
from bot.canasta.phases.going_out.rights import permission_violation
from bot.canasta.phases.laying_down.initial_meld import lays_initial_meld
from bot.canasta.policies.concealed import extra_of_grade
from bot.canasta.policies.penalties import unfinished
from bot.canasta.scoring.table_counts import meld_value, points_on_table
from bot.canasta.seats import SideId
from bot.canasta.view import SeatView
from bot.players.steady.evaluation import expected_score, score_if_ended
from bot.players.steady.habits import at
from bot.players.steady.holdings import RANKS, Holdings, holdings_with
from bot.players.steady.situation import Situation
from bot.players.steady.threes import amount_of_threes

_LARGEST_HAND_SEARCHED = 26
"""The size of the largest hand searched for a way out where melds are many; larger ones hardly ever have one."""


def go_out(situation: Situation, holdings: Holdings) -> Action | None:
    """Return the step towards going out now, None if it is impossible, unwise or forbidden.

    Partner is asked first where their hand may change the decision, or the rules require their permission.
    """
    view = situation.view
    question = view.table.question
    if question is not None and question.answer is False:
        return None
    plan = _plan_of(situation)
    if plan is None:
        return None
    if question is None or not question.answer:
        gain = _gain_of_plan(situation, holdings, plan)
        margin = situation.weights.exit_margin
        if gain < margin - situation.weights.ask_margin:
            return None
        must_ask = permission_violation(view.table, view.seat) is not None
        if must_ask or gain < margin + situation.weights.ask_margin:
            may_ask = question is None and check(view, AskPartner()) is None
            if may_ask and (must_ask or _is_worth_asking(situation)):
                return AskPartner()
            if must_ask or gain < margin:
                return None
    return _step_of(plan, view)


def exit_in_reach(situation: Situation) -> ExitPlan | None:
    """Return a way to go out in this turn; None if there is none or partner said no."""
    question = situation.table.question
    return None if question is not None and question.answer is False else _plan_of(situation)


def go_out_at_last(situation: Situation) -> Action | None:
    """Return the step towards going out where nothing else can be done, however unwise."""
    plan = _plan_of(situation)
    return None if plan is None else _step_of(plan, situation.view)


def _step_of(plan: ExitPlan, view: SeatView) -> Action | None:
    action: Action
    if plan.plays:
        action = LayDown(plan.plays)
    else:
        assert plan.discard is not None
        action = Discard(plan.discard)
    return action if check(view, action) is None else None


def ask_to_skip_the_draw(situation: Situation, holdings: Holdings) -> AskPartner | None:
    """Return the question to partner before drawing, where the rules allow it and ending the round pays."""
    view = situation.view
    if not may_skip_drawing(situation.rules) or check(view, AskPartner()) is not None:
        return None
    plan = _plan_of(situation)
    if plan is None or _gain_of_plan(situation, holdings, plan) < situation.weights.exit_margin:
        return None
    return AskPartner()


def _plan_of(situation: Situation) -> ExitPlan | None:
    """Return a way to get rid of the whole hand in this turn, None if none is found."""
    view = situation.view
    if situation.has_foot:
        return None
    is_bound = view.table.question is not None and view.table.question.answer
    if not is_bound and situation.rules.melds.sequence_melds and size(view.hand) > _LARGEST_HAND_SEARCHED:
        return None
    return exit_of_turn(view)


def _is_worth_asking(situation: Situation) -> bool:
    """Return whether partner holds enough cards for their answer to matter."""
    table = situation.table
    partners = table.seating.partners(situation.view.seat)
    return any(table.hand_sizes[seat] >= 3 for seat in partners)


def _gain_of_plan(situation: Situation, holdings: Holdings, plan: ExitPlan) -> float:
    """Return the gain of going out by this plan."""
    view = situation.view
    if not plan.plays:
        return gain_of_exit(situation, holdings, holdings.melds)
    # It does not matter whether this is allowed now: partner may have to be asked first.
    laid = lay(
        situation.rules,
        situation.table.melds,
        view.side,
        plan.plays,
        view.seat,
        situation.table.turn.number,
        initial=lays_initial_meld(view),
    )
    return float("-inf") if isinstance(laid, Violation) else gain_of_exit(situation, holdings, laid.melds)


def gain_of_exit(situation: Situation, holdings: Holdings, melds: tuple[Meld, ...]) -> float:
    """Return the gain of ending the round in this turn with these melds over playing on, both sides counted."""
    ended = _own_points_if_ended(situation, holdings, melds)
    gain = ended - _own_points_if_playing_on(situation, holdings) + _loss_of_others(situation)
    return gain + _match_stake(situation, ended)


def _own_points_if_playing_on(situation: Situation, holdings: Holdings) -> float:
    """Return the own side's expected points when playing on; others may end the round before partner plays again."""
    bonus = situation.rules.scoring.bonus_going_out
    risk = situation.end_chance * (_partner_cost(situation) + bonus)
    return expected_score(situation, holdings) - risk


def _partner_cost(situation: Situation) -> float:
    """Return the cost of partner's hand and the side's feet when the round ends now."""
    table = situation.table
    partners = table.seating.partners(situation.view.seat)
    cost = sum(situation.weights.partner_card * table.hand_sizes[seat] for seat in partners)
    if table.feet:
        cost += situation.weights.foot_left * table.cards_in_feet(situation.view.side)
    return cost


def _own_points_if_ended(situation: Situation, holdings: Holdings, melds: tuple[Meld, ...]) -> float:
    """Return the own side's points for this round if it ended in this turn with these melds."""
    view, table = situation.view, situation.table
    black_threes = sum(
        meld_value(situation.rules, meld) - meld.points
        for meld in melds
        if meld.kind is MeldKind.BLACK_THREES
    )
    after = holdings_with(view, melds, NO_CARDS, holdings.pile)
    total = score_if_ended(situation, after) + black_threes + situation.rules.scoring.bonus_going_out
    if not table.melded_before[view.seat] and not view.melds:
        total += extra_of_grade(situation.rules, has_own_canasta=any(meld.is_canasta for meld in melds))
    return total - _partner_cost(situation)


def _loss_of_others(situation: Situation) -> float:
    """Return the other sides' loss when the round ends now: their hands, and the canastas they have begun."""
    table, weights = situation.table, situation.weights
    loss = 0.0
    for number in range(table.seating.side_count):
        side = SideId(number)
        if side == situation.view.side:
            continue
        for seat in table.seating.members(side):
            loss += weights.their_card * table.hand_sizes[seat]
        for meld in table.melds[side]:
            if not meld.is_canasta:
                missing = max(0, situation.rules.melds.canasta_size - meld.size)
                chance = at(weights.complete_by_missing, missing) * situation.time_left
                loss += chance * situation.rules.scoring.bonus_mixed_canasta
                cost = unfinished(situation.rules.scoring, meld) if situation.has_penalties else None
                loss += (0.5 + 0.5 * chance) * cost[1] if cost else 0
        if not table.has_melded[side] and situation.rules.threes.three_sign != "never":
            loss += 1.4 * amount_of_threes(situation, side)
        if table.feet:
            loss += weights.foot_left * table.cards_in_feet(side)
    return loss


def _match_stake(situation: Situation, ended: float) -> float:
    """Return the gain of ending the match now: positive for winning it, negative for losing it, 0 if it goes on."""
    table, seating = situation.table, situation.table.seating
    end = situation.rules.end
    ours = table.totals[seating.account_of(situation.view.seat)] + ended
    theirs = max(
        table.totals[seating.account_of(seat)] + _points_of_others(situation, seating.sides[seat])
        for seat in seating.order
        if seating.sides[seat] != situation.view.side
    )
    is_last_round = end.round_count is not None and table.round >= end.round_count
    if max(ours, theirs) < end.target_score and not is_last_round:
        return 0.0
    return situation.weights.match_point if ours > theirs else -situation.weights.match_point


def _points_of_others(situation: Situation, side: SideId) -> float:
    """Return another side's points if the round ended now, with its hands estimated."""
    table = situation.table
    held = sum(table.hand_sizes[seat] for seat in table.seating.members(side))
    return points_on_table(table, side) - 10.0 * held


def answer(situation: Situation, holdings: Holdings) -> Answer:
    """Return the answer to partner: yes unless much could be laid down from this hand in the next turn."""
    urgency = 1.0 + 2.0 * situation.end_chance
    return Answer(yes=_next_turn_gain(situation, holdings) < situation.weights.keep_playing * urgency)


def _next_turn_gain(situation: Situation, holdings: Holdings) -> float:
    """Return the points that this hand would still bring: its melds, lay-offs and canastas."""
    gain = 0.0
    scoring = situation.rules.scoring
    canasta_size = situation.rules.melds.canasta_size
    after = holdings
    spare = after.hand[Rank.TWO] + after.hand[Rank.JOKER]
    for rank in range(Rank.FOUR, RANKS):
        held, on_table = after.hand[rank], after.naturals[rank]
        if not held or not (on_table or held >= 3):
            continue
        gain += 2.0 * held * 10.0
        size_before = on_table + after.wilds[rank]
        if size_before < canasta_size <= size_before + held + min(spare, 2):
            gain += scoring.bonus_mixed_canasta
    return gain
