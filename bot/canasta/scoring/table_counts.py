"""The counts of a side for its score sheet, and the points of cards and threes in a running round."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.canasta.cards import (
    BLACK_THREES,
    NO_CARDS,
    RED_THREES,
    WILDS,
    Cards,
    Rank,
    card_points,
    points,
    rank_count,
    size,
)
from bot.canasta.melds import Meld, MeldKind
from bot.canasta.phases.going_out.rights import canasta_count, missing_kinds
from bot.canasta.policies.canasta_bonuses import canasta_kind, is_from_hand
from bot.canasta.policies.concealed import has_own_canasta
from bot.canasta.policies.penalties import sign_of_threes, unfinished_kind
from bot.canasta.rules.irregularities import unexposed_three_cost
from bot.canasta.rules.model import RuleSet
from bot.canasta.scoring.counts import Exit, HandCount, SideCount
from bot.canasta.scoring.lines import (
    canasta_lines,
    cost_of_cards,
    counts_held_threes,
    melded_line,
    points_of_black_threes,
    points_of_red_threes,
    three_lines,
)
from bot.canasta.seats import Seat, SideId
from bot.canasta.state import State
from bot.canasta.view import TableView

_THREE_POINTS: Final = card_points(3 * 4)


def count_of(
    state: State, side: SideId, account: Seat | None, went_out: Seat | None, *, concealed: bool
) -> SideCount:
    """Return the counts of a side, for one of its players (``account``) where totals are personal."""
    table = state.table
    rules = table.rules
    members = table.seating.members(side)
    melds = table.melds[side]
    has_gone_out = went_out is not None and went_out in members
    # pagat, three players: "the partners combine their melds, but not their red threes".
    of_threes = members
    if account is not None and rules.three_handed.red_threes_individual:
        of_threes = (account,)
    laid = sum(table.laid_threes[seat] for seat in of_threes)
    held = NO_CARDS
    if counts_held_threes(rules):
        held = sum(state.hands[seat] & three_mask(rules) for seat in of_threes)
    return SideCount(
        canastas=tuple(canasta_kind(meld) for meld in melds if meld.is_canasta),
        from_hand=sum(is_from_hand(meld, rules.melds.canasta_size) for meld in melds),
        exit=_exit(table, went_out, concealed=concealed) if has_gone_out else None,
        exit_seat=went_out if has_gone_out else None,
        has_exact_cut=table.exact_cut is not None and table.exact_cut == side,
        red_threes=size(laid & RED_THREES),
        black_threes=size(laid & BLACK_THREES),
        held_red_threes=size(held & RED_THREES),
        held_black_threes=size(held & BLACK_THREES),
        melded=sum(meld_value(rules, meld) for meld in melds),
        melded_cards=sum(meld.size for meld in melds),
        unfinished=tuple(kind for meld in melds if (kind := unfinished_kind(meld)) is not None),
        # pagat, Bonus cards: they join the hand "at the start of your next turn"; until then they are in no hand.
        hands=tuple(_hand_count(table, seat, state.hands[seat]) for seat in members if state.hands[seat]),
        feet=tuple(_foot_counts(state, members)),
        fines=tuple((seat, table.fines[seat]) for seat in members if table.fines[seat])
        if table.fines
        else (),
    )


def _exit(table: TableView, went_out: Seat | None, *, concealed: bool) -> Exit:
    if not concealed or went_out is None:
        return Exit.OPEN
    return Exit.HAND_CANASTA if has_own_canasta(table, went_out) else Exit.CONCEALED


def _hand_count(table: TableView, seat: Seat, hand: Cards) -> HandCount:
    return _counted(hand, _costing(table, seat, hand), seat)


def _foot_counts(state: State, members: tuple[Seat, ...]) -> Iterator[HandCount]:
    table = state.table
    if not state.hidden.feet:
        return
    is_shared = table.rules.deal.foot_scope == "team"
    for seat in members[:1] if is_shared else members:
        foot = state.hidden.feet[table.foot_place(seat)]
        if foot:
            yield _counted(foot, foot, None if is_shared else seat)


def _counted(cards: Cards, costing: Cards, seat: Seat | None) -> HandCount:
    """Return the count of cards of which only some threes cost points."""
    red, black = size(costing & RED_THREES), size(costing & BLACK_THREES)
    return HandCount(
        points=points(costing) - (red + black) * _THREE_POINTS,
        red_threes=red,
        black_threes=black,
        sevens=rank_count(cards, Rank.SEVEN.value),
        aces=rank_count(cards, Rank.ACE.value),
        cards=size(cards),
        seat=seat,
    )


def _costing(table: TableView, seat: Seat, hand: Cards) -> Cards:
    """Return the cards of a hand without the threes that cost nothing in it."""
    rules = table.rules
    if counts_held_threes(rules):
        return hand - (hand & three_mask(rules))
    if unexposed_three_cost(rules):
        # Red threes have a fine of their own, see bot.canasta.phases.irregularities.
        return hand - (hand & RED_THREES)
    if (
        rules.threes.three_lay_timing == "own_turn"
        and rules.threes.red_three_role == "lay_for_bonus"
        and rules.threes.red_three_in_hand_penalty > _THREE_POINTS
        and not table.turns_begun(seat)
    ):
        # A player without a turn could not lay them, and is not fined (Scarne, penalties; matrix D69). Where they cost
        # no more than the card value, that is no fine (cardgames.io, Card Values: "Threes to sevens: 5 points").
        return hand - (hand & RED_THREES)
    return hand


def points_on_table(table: TableView, side: SideId, seat: Seat | None = None) -> int:
    """Return the points of the melds, canastas and laid threes of a side now; for one ``seat`` of it where each has a
    total of its own.
    """
    rules, melds = table.rules, table.melds[side]
    alone = seat is not None and rules.three_handed.red_threes_individual
    laid = sum(table.laid_threes[its] for its in table.seating.members(side) if its == seat or not alone)
    canastas = [canasta_kind(meld) for meld in melds if meld.is_canasta]
    from_hand = sum(is_from_hand(meld, rules.melds.canasta_size) for meld in melds)
    value = sum(meld_value(rules, meld) for meld in melds)
    cards = sum(meld.size for meld in melds)
    lines = (
        *canasta_lines(rules, canastas, from_hand),
        *three_lines(rules, _three_sign(table, side), size(laid & RED_THREES), size(laid & BLACK_THREES)),
        *melded_line(rules, value, cards, bool(melds), has_canasta=bool(canastas)),
    )
    return sum(line.points for line in lines)


def canastas_to_go_out(table: TableView, side: SideId) -> tuple[int, int]:
    """Return how many of the canastas that going out needs a side has, and how many it needs.

    Where these are to be of certain kinds, canastas that are of none of them do not count.
    """
    rules, melds = table.rules, table.melds[side]
    needed = max(rules.going_out.canastas_to_go_out, sum(rules.going_out.canasta_mix.values()))
    lacking = rules.going_out.canastas_to_go_out - canasta_count(melds)
    return needed - max(0, lacking, sum(missing_kinds(rules, melds).values())), needed


def three_mask(rules: RuleSet) -> Cards:
    """Return a mask of the threes that players lay on the table for points."""
    mask = NO_CARDS if rules.threes.red_three_role == "discard_only" else RED_THREES
    return mask | BLACK_THREES if rules.threes.black_three_role == "american_three" else mask


def _three_sign(table: TableView, side: SideId) -> int:
    """Return 1, -1 or 0: laid threes count for a side now, against it or not at all (option three_sign)."""
    three_sign = table.rules.threes.three_sign
    return sign_of_threes(three_sign, table.melds[side], has_melded=table.has_melded[side])


def red_three_points(table: TableView, side: SideId, count: int) -> int:
    """Return the points of ``count`` laid red threes for a side now (options red_three_totals, three_sign)."""
    return points_of_red_threes(table.rules, _three_sign(table, side), count)


def black_three_points(table: TableView, side: SideId, count: int) -> int:
    """Return the points of ``count`` black threes on the table for a side now."""
    return points_of_black_threes(table.rules, _three_sign(table, side), count)


def meld_value(rules: RuleSet, meld: Meld) -> int:
    """Return the card points of a meld; black threes may have other points (option black_three_melded_value)."""
    if meld.kind is not MeldKind.BLACK_THREES:
        return points(meld.cards)
    whole_set = rules.threes.bonus_four_black_threes
    if not whole_set or meld.naturals < 2 * rules.deal.deck_count:
        whole_set = meld.naturals * rules.threes.black_three_melded_value
    return whole_set + points(meld.cards & WILDS)


def hand_value(rules: RuleSet, hand: Cards) -> int:
    """Return the points that cards left in a hand cost."""
    red, black = size(hand & RED_THREES), size(hand & BLACK_THREES)
    return cost_of_cards(rules, points(hand) - (red + black) * _THREE_POINTS, red, black)
