"""The end of a round: scoring it, and the end of the match (pagat, Classic Canasta Scoring)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.canasta.events import Event, MatchEnded, RoundEnded, WentOut
from bot.canasta.phases.irregularities import fined_for_answer, fined_for_count, fined_for_threes
from bot.canasta.phases.sides import is_open, settle_sides
from bot.canasta.policies.concealed import is_concealed
from bot.canasta.rules.model import RuleSet
from bot.canasta.scoring.counts import SideCount
from bot.canasta.scoring.lines import lines_of
from bot.canasta.scoring.table_counts import count_of
from bot.canasta.seats import Seat, SideId
from bot.canasta.state import State, Step
from bot.canasta.turn import Phase
from bot.canasta.view import EndReason, RoundResult, ScoreSheet


def go_out(state: State, events: list[Event], seat: Seat) -> Step:
    """End the round at once for a seat without cards."""
    if is_open(state):
        state = settle_sides(state, seat, events)
    if state.table.fines:
        state = fined_for_answer(state, seat, events, goes_out=True)
    concealed = is_concealed(state.table, seat)
    events.append(WentOut(seat, concealed))
    return end_round(state, events, EndReason.WENT_OUT, seat, concealed=concealed)


def end_round(
    state: State,
    events: list[Event],
    reason: EndReason,
    went_out: Seat | None = None,
    *,
    concealed: bool = False,
    special_hand: str | None = None,
) -> Step:
    """Score the round and close it, and the match if it is decided."""
    if state.table.fines:
        state = _fined_at_the_end(state, events)
    table = state.table
    result = score_round(state, reason, went_out, concealed=concealed, special_hand=special_hand)
    totals = tuple(sheet.after for sheet in result.sheets)
    winners = winners_of(table.rules, totals, table.round)
    events.append(RoundEnded(table.round, result))
    if winners:
        events.append(MatchEnded(winners, totals, margin_of(totals, winners)))
    after = replace(
        table,
        phase=Phase.MATCH_OVER if winners else Phase.BETWEEN_ROUNDS,
        question=None,
        totals=totals,
        result=result,
        winners=winners,
    )
    return Step(State(after, state.hands, state.stock, state.hidden), tuple(events))


def _fined_at_the_end(state: State, events: list[Event]) -> State:
    """Return the state after all fines for irregularities discovered at the end of the round."""
    for seat in range(len(state.hands)):
        state = fined_for_count(state, Seat(seat), events)
    return fined_for_threes(state, events)


def winners_of(rules: RuleSet, totals: tuple[int, ...], rounds: int) -> tuple[SideId, ...]:
    """Return the sides that have won after ``rounds`` rounds; none while the match goes on.

    Options target_score and target_compare, or round_count where a match has a fixed length (pagat, Tournament play);
    tie_rule. Where every seat has a total of its own, the winners are seats.
    """
    end = rules.end
    best = max(totals)
    if end.round_count is not None:
        is_over = rounds >= end.round_count
    elif end.target_compare == "more_than":
        is_over = best > end.target_score
    else:
        is_over = best >= end.target_score
    leaders = tuple(SideId(side) for side, total in enumerate(totals) if total == best)
    if not is_over or (len(leaders) > 1 and end.tie_rule == "play_on"):
        return ()
    return leaders


def margin_of(totals: tuple[int, ...], winners: tuple[SideId, ...]) -> int:
    """Return the lead of the winners over the best other side."""
    others = [total for side, total in enumerate(totals) if side not in winners]
    return max(totals) - max(others) if others else 0


def score_round(
    state: State,
    reason: EndReason,
    went_out: Seat | None = None,
    *,
    concealed: bool = False,
    special_hand: str | None = None,
) -> RoundResult:
    """Return the result of a round, with a score sheet for each side, or for each seat with a total of its own."""
    table = state.table
    seating = table.seating
    sheets = []
    for number, before in enumerate(table.totals):
        account = Seat(number) if seating.personal_totals else None
        side = SideId(number) if account is None else seating.sides[account]
        if special_hand is not None and went_out is not None and seating.sides[went_out] == side:
            count = SideCount(special_hand=special_hand, exit_seat=went_out)
        else:
            count = count_of(state, side, account, went_out, concealed=concealed)
        sheets.append(sheet_of(table.rules, SideId(number), count, before))
    return RoundResult(reason, went_out, concealed, tuple(sheets), special_hand)


def sheet_of(rules: RuleSet, side: SideId, count: SideCount, before: int) -> ScoreSheet:
    """Return the score sheet of a side for a round, with this total before it."""
    lines = tuple(lines_of(rules, count))
    total = sum(line.points for line in lines)
    return ScoreSheet(side, lines, total, before, before + total)
