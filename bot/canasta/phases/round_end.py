"""The end of a round: scoring it, and the end of the match (pagat, Classic Canasta Scoring)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from bot.canasta.cards import BLACK_THREES, RED_THREES, Cards, card_points, points, size
from bot.canasta.events import Event, MatchEnded, RoundEnded, WentOut
from bot.canasta.melds import Make, Meld, MeldKind
from bot.canasta.policies.concealed import is_concealed
from bot.canasta.rules.model import RuleSet
from bot.canasta.seats import Seat, SideId
from bot.canasta.state import State
from bot.canasta.step import Step
from bot.canasta.turn import Phase
from bot.canasta.view import EndReason, RoundResult, ScoreKey, ScoreLine, ScoreSheet, TableView


def go_out(state: State, events: list[Event], seat: Seat) -> Step:
    """The seat has no card left: the round ends at once."""
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
) -> Step:
    """Score the round and close it, and the match if it is decided."""
    table = state.table
    result = score_round(state, reason, went_out, concealed=concealed)
    totals = tuple(sheet.after for sheet in result.sheets)
    winners = winners_of(table.rules, totals)
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


def winners_of(rules: RuleSet, totals: tuple[int, ...]) -> tuple[SideId, ...]:
    """The sides that have won; none while the match goes on (options target_score, target_compare, tie_rule)."""
    target = rules.end.target_score
    best = max(totals)
    reached = best > target if rules.end.target_compare == "more_than" else best >= target
    leaders = tuple(SideId(side) for side, total in enumerate(totals) if total == best)
    if not reached or (len(leaders) > 1 and rules.end.tie_rule == "play_on"):
        return ()
    return leaders


def margin_of(totals: tuple[int, ...], winners: tuple[SideId, ...]) -> int:
    """The lead of the winners over the best other side."""
    others = [total for side, total in enumerate(totals) if side not in winners]
    return max(totals) - max(others) if others else 0


def score_round(
    state: State, reason: EndReason, went_out: Seat | None = None, *, concealed: bool = False
) -> RoundResult:
    """The score sheets of a round that ended like this."""
    table = state.table
    sheets = []
    for number, before in enumerate(table.totals):
        side = SideId(number)
        lines = tuple(_lines(state, side, went_out, concealed=concealed))
        total = sum(line.points for line in lines)
        sheets.append(ScoreSheet(side, lines, total, before, before + total))
    return RoundResult(reason, went_out, concealed, tuple(sheets))


def _lines(state: State, side: SideId, went_out: Seat | None, *, concealed: bool) -> Iterable[ScoreLine]:
    table = state.table
    rules = table.rules
    members = table.seating.members(side)
    melds = table.melds[side]
    natural = sum(meld.is_canasta and meld.make is Make.NATURAL for meld in melds)
    mixed = sum(meld.is_canasta and meld.make is Make.MIXED for meld in melds)
    if natural:
        bonus = natural * rules.scoring.bonus_natural_canasta
        yield ScoreLine(ScoreKey.NATURAL_CANASTAS, natural, bonus)
    if mixed:
        yield ScoreLine(ScoreKey.MIXED_CANASTAS, mixed, mixed * rules.scoring.bonus_mixed_canasta)
    if went_out is not None and went_out in members:
        yield ScoreLine(ScoreKey.GOING_OUT, 1, rules.scoring.bonus_going_out, went_out)
        if concealed:
            yield ScoreLine(ScoreKey.CONCEALED, 1, rules.going_out.concealed_extra, went_out)
    threes = sum(size(table.laid_threes[seat]) for seat in members)
    if threes:
        yield ScoreLine(ScoreKey.RED_THREES, threes, red_three_points(table, side, threes))
    melded = sum(meld.size for meld in melds)
    if melded:
        yield ScoreLine(ScoreKey.MELDED_CARDS, melded, sum(meld_value(rules, meld) for meld in melds))
    for seat in members:
        hand = state.hands[seat]
        if hand:
            yield ScoreLine(ScoreKey.CARDS_IN_HAND, size(hand), -hand_value(rules, hand), seat)


def red_three_points(table: TableView, side: SideId, count: int) -> int:
    """What ``count`` laid red threes are worth to a side now (options red_three_totals, three_sign)."""
    totals = table.rules.threes.red_three_totals
    if not totals:
        return 0
    value = totals[min(count, len(totals)) - 1]
    if table.rules.threes.three_sign == "any_canasta":
        counts_plus = any(meld.is_canasta for meld in table.melds[side])
    else:
        counts_plus = table.has_melded[side]
    return value if counts_plus else -value


def meld_value(rules: RuleSet, meld: Meld) -> int:
    """The card points of a meld; black threes may be worth something else (option black_three_melded_value)."""
    if meld.kind is not MeldKind.BLACK_THREES:
        return points(meld.cards)
    whole_set = rules.threes.bonus_four_black_threes
    if whole_set and meld.size >= 2 * rules.deal.deck_count:
        return whole_set
    return meld.size * rules.threes.black_three_melded_value


def hand_value(rules: RuleSet, hand: Cards) -> int:
    """The points that cards left in a hand cost."""
    threes = rules.threes
    red, black = size(hand & RED_THREES), size(hand & BLACK_THREES)
    others = points(hand) - (red + black) * _THREE_POINTS
    return others + red * threes.red_three_in_hand_penalty + black * threes.black_three_hand_penalty


_THREE_POINTS = card_points(3 * 4)
