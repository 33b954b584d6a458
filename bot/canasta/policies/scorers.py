"""The lines of a score sheet (pagat, Classic Canasta Scoring and American Canasta Scoring; matrix 1.12 and 1.14)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.canasta.cards import BLACK_THREES, NO_CARDS, RED_THREES, Cards, card_points, points, size
from bot.canasta.melds import Meld, MeldKind
from bot.canasta.policies.canasta_bonuses import canasta_bonus, is_from_hand
from bot.canasta.policies.concealed import concealed_extra
from bot.canasta.policies.penalties import has_penalties, penalty_lines
from bot.canasta.policies.three_signs import THREE_SIGNS
from bot.canasta.rules.irregularities import unexposed_three_cost
from bot.canasta.rules.model import RuleSet
from bot.canasta.seats import Seat, SideId
from bot.canasta.state import State
from bot.canasta.view import ScoreKey, ScoreLine, TableView

_THREE_POINTS: Final = card_points(3 * 4)
ALL_SET_ASIDE: Final = 100
"""The points for setting aside all black threes of the pack (Cuban Canasta)."""


def score_lines(
    state: State, side: SideId, account: Seat | None, went_out: Seat | None, *, concealed: bool
) -> Iterator[ScoreLine]:
    """Yield the lines of a side, for one of its players (``account``) where totals are personal."""
    table = state.table
    rules = table.rules
    members = table.seating.members(side)
    melds = table.melds[side]
    yield from _canastas(rules, melds)
    if went_out is not None and went_out in members:
        yield ScoreLine(ScoreKey.GOING_OUT, 1, rules.scoring.bonus_going_out, went_out)
        if concealed:
            yield ScoreLine(ScoreKey.CONCEALED, 1, concealed_extra(table, went_out), went_out)
    if table.exact_cut is not None and table.exact_cut == side:
        yield ScoreLine(ScoreKey.EXACT_CUT, 1, rules.deal.exact_cut_bonus)
    # pagat, three players: "the partners combine their melds, but not their red threes".
    of_threes = members
    if account is not None and rules.three_handed.red_threes_individual:
        of_threes = (account,)
    yield from _threes(table, side, _laid_and_held(state, side, of_threes))
    yield from _melded(rules, melds)
    # pagat, Bonus cards: they join the hand "at the start of your next turn"; until then they are in no hand.
    hands = [(seat, state.hands[seat]) for seat in members]
    if has_penalties(rules.scoring):
        yield from penalty_lines(rules.scoring, melds, hands)
    for seat, hand in hands:
        if hand:
            yield ScoreLine(ScoreKey.CARDS_IN_HAND, size(hand), -_hand_cost(table, seat, hand), seat)
    if state.hidden.feet:
        is_shared = rules.deal.foot_scope == "team"
        for seat in members[:1] if is_shared else members:
            foot = state.hidden.feet[table.foot_place(seat)]
            if foot:
                owner = None if is_shared else seat
                yield ScoreLine(ScoreKey.CARDS_IN_FOOT, size(foot), -hand_value(rules, foot), owner)
    if table.fines:
        for seat in members:
            if table.fines[seat]:
                yield ScoreLine(ScoreKey.FINES, 1, -table.fines[seat], seat)


def _canastas(rules: RuleSet, melds: tuple[Meld, ...]) -> Iterator[ScoreLine]:
    counts: dict[ScoreKey, int] = {}
    bonuses: dict[ScoreKey, int] = {}
    from_hand = 0
    for meld in melds:
        if meld.is_canasta:
            key, bonus = canasta_bonus(rules.scoring, meld)
            counts[key] = counts.get(key, 0) + 1
            bonuses[key] = bonuses.get(key, 0) + bonus
            from_hand += is_from_hand(meld, rules.melds.canasta_size)
    for key in ScoreKey if len(counts) > 1 else counts:
        if key in counts:
            yield ScoreLine(key, counts[key], bonuses[key])
    extra = rules.scoring.bonus_concealed_canasta
    if from_hand and extra:
        yield ScoreLine(ScoreKey.CONCEALED_CANASTAS, from_hand, from_hand * extra)


def _laid_and_held(state: State, side: SideId, seats: tuple[Seat, ...]) -> Cards:
    """Return the threes on the table, and those in hand where they count as though they lay there."""
    table = state.table
    held = counts_held_threes(table.rules) and (
        table.rules.threes.threes_in_hand_scoring == "as_if_laid" or _three_sign(table, side) < 0
    )
    laid = NO_CARDS
    for seat in seats:
        laid += table.laid_threes[seat]
        if held:
            laid += state.hands[seat] & three_mask(table.rules)
    return laid


def counts_held_threes(rules: RuleSet) -> bool:
    """Return whether threes left in a hand count like laid ones, not by card (option threes_in_hand_scoring).

    pagat, American Canasta variations: "as though they had been placed on the table". Wikipedia 2005, American Canasta,
    limits that to the penalty: "if your team has no canastas at the end of the hand (and for this purpose threes in
    your hand count as though they were on the table)".
    """
    return rules.threes.threes_in_hand_scoring != "five_each"


def _three_sign(table: TableView, side: SideId) -> int:
    """Return 1, -1 or 0: laid threes count for a side now, against it or not at all (option three_sign)."""
    return THREE_SIGNS[table.rules.threes.three_sign](table.melds[side], table.has_melded[side])


def _threes(table: TableView, side: SideId, laid: Cards) -> Iterator[ScoreLine]:
    """Yield the lines of red threes, and of black ones laid or set aside; never pooled (matrix sequence 56)."""
    red, black = size(laid & RED_THREES), size(laid & BLACK_THREES)
    if red:
        yield ScoreLine(ScoreKey.RED_THREES, red, red_three_points(table, side, red))
    if black:
        yield ScoreLine(ScoreKey.BLACK_THREES, black, black_three_points(table, side, black))


def _melded(rules: RuleSet, melds: tuple[Meld, ...]) -> Iterator[ScoreLine]:
    melded = sum(meld.size for meld in melds)
    if melded:
        value = sum(meld_value(rules, meld) for meld in melds)
        if rules.scoring.melds_deducted_without_canasta and not any(meld.is_canasta for meld in melds):
            value = -value
        yield ScoreLine(ScoreKey.MELDED_CARDS, melded, value)


def points_on_table(table: TableView, side: SideId) -> int:
    """Return the points of the melds, canastas and laid threes of a side now."""
    laid = sum(table.laid_threes[seat] for seat in table.seating.members(side))
    melds = table.melds[side]
    lines = (*_canastas(table.rules, melds), *_threes(table, side, laid), *_melded(table.rules, melds))
    return sum(line.points for line in lines)


def three_mask(rules: RuleSet) -> Cards:
    """Return a mask of the threes that players lay on the table for points."""
    mask = NO_CARDS if rules.threes.red_three_role == "discard_only" else RED_THREES
    return mask | BLACK_THREES if rules.threes.black_three_role == "american_three" else mask


def red_three_points(table: TableView, side: SideId, count: int) -> int:
    """Return the points of ``count`` laid red threes for a side now (options red_three_totals, three_sign)."""
    totals = table.rules.threes.red_three_totals
    if not totals:
        return 0
    return _three_sign(table, side) * totals[min(count, len(totals)) - 1]


def black_three_points(table: TableView, side: SideId, count: int) -> int:
    """Return the points of ``count`` black threes on the table for a side now.

    Laid like red ones they count by the same table, separately (pagat, American Canasta Scoring). Set aside from a
    taken pile they count 5 each, all of the pack 100 (Cuban Canasta).
    """
    rules = table.rules
    if rules.threes.black_three_role == "american_three":
        return red_three_points(table, side, count)
    if count >= 2 * rules.deal.deck_count:
        return rules.threes.bonus_four_black_threes or ALL_SET_ASIDE
    return count * _THREE_POINTS


def meld_value(rules: RuleSet, meld: Meld) -> int:
    """Return the card points of a meld; black threes may have other points (option black_three_melded_value)."""
    if meld.kind is not MeldKind.BLACK_THREES:
        return points(meld.cards)
    whole_set = rules.threes.bonus_four_black_threes
    if whole_set and meld.size >= 2 * rules.deal.deck_count:
        return whole_set
    return meld.size * rules.threes.black_three_melded_value


def hand_value(rules: RuleSet, hand: Cards) -> int:
    """Return the points that cards left in a hand cost."""
    threes = rules.threes
    red, black = size(hand & RED_THREES), size(hand & BLACK_THREES)
    others = points(hand) - (red + black) * _THREE_POINTS
    return others + red * threes.red_three_in_hand_penalty + black * threes.black_three_hand_penalty


def _hand_cost(table: TableView, seat: Seat, hand: Cards) -> int:
    rules = table.rules
    if counts_held_threes(rules):
        hand -= hand & three_mask(rules)
    elif unexposed_three_cost(rules):
        # Red threes have a fine of their own, see bot.canasta.phases.irregularities.fines.
        hand -= hand & RED_THREES
    elif (
        rules.threes.three_lay_timing == "own_turn"
        and rules.threes.red_three_role == "lay_for_bonus"
        and rules.threes.red_three_in_hand_penalty > _THREE_POINTS
        and not table.turns_begun(seat)
    ):
        # A player without a turn could not lay them, and is not fined (Scarne, penalties; matrix D69). Where they cost
        # no more than the card value, that is no fine (cardgames.io, Card Values: "Threes to sevens: 5 points").
        hand -= hand & RED_THREES
    return hand_value(rules, hand)
