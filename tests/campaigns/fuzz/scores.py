"""The score of a round worked out a second time, slow and straight from the rule matrix (sections 1.12, 1.14 and 2.9).

Nothing of the engine's judgement is used here but who went out and whether concealed, which other tests look at.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from bot.canasta.cards import Card, each_card
from bot.canasta.events import MatchEnded, RoundEnded
from bot.canasta.melds import Meld, MeldKind
from bot.canasta.rules.model import RuleSet
from bot.canasta.seats import Seat
from bot.canasta.state import State
from bot.canasta.turn import Phase
from bot.canasta.view import EndReason, RoundResult, ScoreSheet
from tests.campaigns.fuzz.laws import Law
from tests.campaigns.fuzz.play import RandomMatch

_JOKER, _TWO, _THREE, _SEVEN, _ACE = 1, 2, 3, 7, 14
_POINTS: Final = {_JOKER: 50, _TWO: 20, _THREE: 5, 4: 5, 5: 5, 6: 5, _SEVEN: 5, _ACE: 20}
_RED: Final = (1, 2)
_STANDARD_HANDS: Final = {"straight": 3000, "pairs": 2500, "pairs_with_twos": 2000, "garbage": 2000}


def _rank(card: Card) -> int:
    return card >> 2


def _worth(card: Card) -> int:
    """matrix 1.1: joker 50; ace and two 20; king to eight 10; seven to four 5; threes 5."""
    return _POINTS.get(_rank(card), 10)


def _is_red_three(card: Card) -> bool:
    return _rank(card) == _THREE and card & 3 in _RED


def _is_black_three(card: Card) -> bool:
    return _rank(card) == _THREE and card & 3 not in _RED


def scores_are_those_of_a_second_reading(match: RandomMatch) -> None:
    """Every sheet adds up, goes on from the total before, and makes what the rule matrix says."""
    for step in match.steps:
        for event in step.events:
            if isinstance(event, RoundEnded):
                table = step.after.table
                assert table.result == event.result
                assert table.totals == tuple(sheet.after for sheet in event.result.sheets)
                for number, sheet in enumerate(event.result.sheets):
                    assert sheet.side == number
                    assert sheet.before == step.before.table.totals[number]
                    assert sheet.after == sheet.before + sheet.total
                    assert sheet.total == sum(line.points for line in sheet.lines)
                    expected = dict(_score(step.after, event.result, sheet))
                    assert sheet.total == sum(expected.values()), (expected, sheet)


def _score(state: State, result: RoundResult, sheet: ScoreSheet) -> Iterator[tuple[str, int]]:
    """What one side, or one player with a total of his own, makes of the round, item by item."""
    table, rules = state.table, state.table.rules
    seating = table.seating
    owner = sheet.side
    side = seating.sides[owner] if seating.personal_totals else owner
    members = [seat for seat in seating.order if seating.sides[seat] == side]
    if result.special_hand is not None and result.went_out in members:
        # matrix sequence 61: that side scores only this.
        points: Mapping[Any, int] = rules.scoring.special_hand_scores
        yield "special hand", points.get(result.special_hand, _STANDARD_HANDS[result.special_hand])
        return
    melds = table.melds[side]
    canastas = [meld for meld in melds if _is_canasta(rules, meld)]
    melded = sum(_melded_points(rules, meld) for meld in melds)
    loses = rules.scoring.melds_deducted_without_canasta and not canastas
    yield "melds", -melded if loses else melded
    yield "canastas", sum(_bonus(rules, meld) for meld in canastas)
    yield "unfinished", -sum(_penalty(rules, meld) for meld in melds if meld not in canastas)
    in_one_turn = [
        meld
        for meld in canastas
        if any(len(each_card(part.cards)) >= rules.melds.canasta_size for part in meld.parts)
    ]
    yield "concealed canastas", len(in_one_turn) * rules.scoring.bonus_concealed_canasta
    if result.reason is EndReason.WENT_OUT and result.went_out in members:
        assert result.went_out is not None
        yield "going out", _exit_bonus(state, result.went_out, canastas, concealed=result.concealed)
    if rules.deal.exact_cut_bonus and table.exact_cut == side:
        yield "exact cut", rules.deal.exact_cut_bonus
    personal = seating.personal_totals and rules.three_handed.red_threes_individual
    yield "threes", _threes(state, [Seat(owner)] if personal else members, melds, canastas)
    if state.hidden.feet and rules.deal.foot_scope == "team":
        yield "foot", -sum(_in_hand(rules, card) for card in each_card(state.hidden.feet[side]))
    for seat in members:
        yield f"hand {seat}", -_hand(state, seat)
        if state.hidden.feet and rules.deal.foot_scope == "player":
            yield f"foot {seat}", -sum(_in_hand(rules, card) for card in each_card(state.hidden.feet[seat]))
        if table.fines:
            yield f"fines {seat}", -table.fines[seat]


# ------------------------------------------------------------------------------------------------------ melds


def _is_canasta(rules: RuleSet, meld: Meld) -> bool:
    """matrix 1.5; a sequence of seven (D57); black threes are never one."""
    cards = len(each_card(meld.cards))
    if meld.kind is MeldKind.BLACK_THREES:
        return False
    return cards >= (7 if meld.kind is MeldKind.SEQUENCE else rules.melds.canasta_size)


def _melded_points(rules: RuleSet, meld: Meld) -> int:
    cards = each_card(meld.cards)
    if meld.kind is not MeldKind.BLACK_THREES:
        return sum(map(_worth, cards))
    threes = sum(_rank(card) == _THREE for card in cards)
    wilds = sum(_worth(card) for card in cards if _rank(card) != _THREE)
    fixed = rules.threes.bonus_four_black_threes
    if fixed and threes == 2 * rules.deal.deck_count:
        return fixed + wilds
    return threes * rules.threes.black_three_melded_value + wilds


def _bonus(rules: RuleSet, meld: Meld) -> int:
    """matrix 2.9: one bonus for each canasta; what has none of its own counts as the next more general one."""
    scoring = rules.scoring
    ranks = [_rank(card) for card in each_card(meld.cards)]
    wilds = sum(rank in (_JOKER, _TWO) for rank in ranks)
    ordinary = scoring.bonus_mixed_canasta if wilds else scoring.bonus_natural_canasta
    own: list[int | None] = []
    match meld.kind:
        case MeldKind.WILD:
            jokers = ranks.count(_JOKER)
            if not jokers:
                own = [scoring.bonus_wild_all_twos]
            elif jokers >= 4:
                own = [scoring.bonus_wild_six_jokers] if jokers >= 6 else []
                own.append(scoring.bonus_wild_four_jokers)
            own.append(scoring.bonus_wild_canasta)
        case MeldKind.SEQUENCE:
            own = [scoring.bonus_mixed_sequence_canasta] if wilds else []
            own.append(scoring.bonus_sequence_canasta)
            ordinary = scoring.bonus_natural_canasta
        case MeldKind.THREES:
            own = [scoring.bonus_threes_canasta]
        case MeldKind.RANK if _SEVEN in ranks:
            own = [scoring.bonus_mixed_sevens_canasta if wilds else scoring.bonus_sevens_canasta]
        case MeldKind.RANK if _ACE in ranks and not wilds:
            own = [scoring.bonus_pure_aces_canasta]
    return next((value for value in own if value is not None), ordinary)


def _penalty(rules: RuleSet, meld: Meld) -> int:
    """matrix 1.14: unfinished sevens, pure aces and wild cards; a sequence of fewer than five (variants, Samba)."""
    scoring = rules.scoring
    ranks = [_rank(card) for card in each_card(meld.cards)]
    match meld.kind:
        case MeldKind.WILD:
            graded = scoring.penalty_incomplete_wild_four_jokers
            four = graded is not None and ranks.count(_JOKER) >= 4
            return graded if four and graded is not None else scoring.penalty_incomplete_wild
        case MeldKind.SEQUENCE:
            return scoring.penalty_short_sequence if len(ranks) < 5 else 0
        case MeldKind.RANK if _SEVEN in ranks:
            return scoring.penalty_incomplete_sevens
        case MeldKind.RANK if set(ranks) == {_ACE}:
            return scoring.penalty_incomplete_pure_aces
    return 0


def _exit_bonus(state: State, seat: Seat, canastas: list[Meld], *, concealed: bool) -> int:
    """matrix D10, D22: concealed it is worth more; in Viennese Canasta 1000 in all with a canasta of one's own, else 200."""
    rules = state.table.rules
    ordinary = rules.scoring.bonus_going_out
    if not concealed:
        return ordinary
    if rules.going_out.concealed_rule != "viennese_two_grades":
        return ordinary + rules.going_out.concealed_extra
    turn = state.table.turn.number
    own = any(
        sum(len(each_card(part.cards)) for part in meld.parts if part.seat == seat and part.turn == turn)
        >= (7 if meld.kind is MeldKind.SEQUENCE else rules.melds.canasta_size)
        for meld in canastas
    )
    return rules.going_out.hand_canasta_bonus if own else rules.going_out.covered_exit_bonus


# --------------------------------------------------------------------------------------------- threes and hands


def _threes(state: State, seats: list[Seat], melds: tuple[Meld, ...], canastas: list[Meld]) -> int:
    """matrix 1.12 and 1.14: by a table of totals, with a sign; red and black ones are never added together (56)."""
    rules = state.table.rules
    has_sevens = any(
        meld.kind is MeldKind.RANK and _SEVEN in map(_rank, each_card(meld.cards)) for meld in canastas
    )
    plus = {
        "any_meld": bool(melds),
        "any_canasta": bool(canastas),
        "two_canastas": len(canastas) >= 2,
        "sevens_canasta": has_sevens,
        "never": False,
    }
    sign = (
        min(len(canastas), 2) - 1
        if rules.threes.three_sign == "american_three_way"
        else (1 if plus[rules.threes.three_sign] else -1)
    )
    cards = [card for seat in seats for card in each_card(state.table.laid_threes[seat])]
    # Wikipedia 2005, American Canasta: for the penalty those in hand count as though they were on the table.
    held = rules.threes.threes_in_hand_scoring
    if held == "as_if_laid" or (held == "as_if_laid_for_penalty" and sign < 0):
        cards += [
            card for seat in seats for card in each_card(state.hands[seat]) if _is_laid_three(rules, card)
        ]
    red = sum(map(_is_red_three, cards))
    black = sum(map(_is_black_three, cards))
    totals = (0, *rules.threes.red_three_totals)
    worth = sign * totals[min(red, len(totals) - 1)]
    if rules.threes.black_three_role == "american_three":
        return worth + sign * totals[min(black, len(totals) - 1)]
    # Set aside from a taken pile: 5 each, the whole set 100 (variants, Cuban).
    whole = black == 2 * rules.deal.deck_count
    return worth + (rules.threes.bonus_four_black_threes or 100 if whole else 5 * black)


def _is_laid_three(rules: RuleSet, card: Card) -> bool:
    if _is_red_three(card):
        return rules.threes.red_three_role != "discard_only"
    return _is_black_three(card) and rules.threes.black_three_role == "american_three"


def _in_hand(rules: RuleSet, card: Card) -> int:
    """What a card left over costs."""
    if _is_red_three(card):
        return rules.threes.red_three_in_hand_penalty
    return rules.threes.black_three_hand_penalty if _is_black_three(card) else _worth(card)


def _hand(state: State, seat: Seat) -> int:
    rules, scoring = state.table.rules, state.table.rules.scoring
    held = each_card(state.hands[seat])
    ranks = [_rank(card) for card in held]
    cost = 0
    if ranks.count(_SEVEN) >= scoring.sevens_in_hand_from:
        cost += scoring.penalty_three_sevens_in_hand
    if ranks.count(_ACE) >= 3:
        cost += scoring.penalty_three_aces_in_hand
    threes = rules.threes
    # matrix D69: who had no turn could not lay them.
    no_turn = threes.three_lay_timing == "own_turn" and not _had_a_turn(state, seat)
    for card in held:
        if threes.threes_in_hand_scoring != "five_each" and _is_laid_three(rules, card):
            continue
        if _is_fined(rules) and _is_red_three(card):
            # Scarne, Additional Penalties: 200 for a neglected red three, told as a fine.
            continue
        fined = threes.red_three_in_hand_penalty > 5
        if no_turn and fined and threes.red_three_role == "lay_for_bonus" and _is_red_three(card):
            continue
        cost += _in_hand(rules, card)
    return cost


def _is_fined(rules: RuleSet) -> bool:
    manners = rules.manners
    must_be_laid = (
        rules.threes.red_three_role == "lay_for_bonus" and rules.threes.threes_kept_in_hand == "none"
    )
    return manners.irregularities == "scarne" and manners.penalty_unexposed_red_three > 0 and must_be_laid


def _had_a_turn(state: State, seat: Seat) -> bool:
    table = state.table
    order = table.seating.order
    first = order.index(table.seating.next_after(table.dealer)) if table.dealer in order else 0
    return table.turn.number > (order.index(seat) - first) % len(order)


def the_highest_total_at_the_target_wins(match: RandomMatch) -> None:
    """matrix 1.13, D35: only after a whole round; with equal totals the match goes on, or is shared (tie_rule)."""
    end = match.rules.end
    for step in match.steps:
        table = step.after.table
        told = [event for event in step.events if isinstance(event, MatchEnded)]
        assert bool(told) == (table.phase is Phase.MATCH_OVER)
        if not any(isinstance(event, RoundEnded) for event in step.events):
            assert not told
            continue
        best = max(table.totals)
        leaders = tuple(number for number, total in enumerate(table.totals) if total == best)
        over = best > end.target_score or (best == end.target_score and end.target_compare == "at_least")
        if end.round_count is not None:
            over = table.round >= end.round_count
        decided = over and (len(leaders) == 1 or end.tie_rule == "shared")
        assert table.winners == (leaders if decided else ())
        assert bool(told) == decided
        if told:
            others = [total for number, total in enumerate(table.totals) if number not in leaders]
            assert (told[0].winners, told[0].totals) == (leaders, table.totals)
            assert told[0].margin == (best - max(others) if others else 0)


SCORES: Final[tuple[Law, ...]] = (
    scores_are_those_of_a_second_reading,
    the_highest_total_at_the_target_wins,
)
