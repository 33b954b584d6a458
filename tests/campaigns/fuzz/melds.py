"""What lies on the table and who may go out, read a second time from the rule matrix (sections 1.5, 1.9, 2.4 and 2.8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from bot.canasta.actions import Discard
from bot.canasta.cards import Card, each_card
from bot.canasta.events import WentOut
from bot.canasta.melds import Meld, MeldKind
from bot.canasta.rules.model import RuleSet
from bot.canasta.view import TableView
from tests.campaigns.fuzz.laws import Law
from tests.campaigns.fuzz.play import RandomMatch
from tests.support.random_play import PlayedStep

_JOKER, _TWO, _THREE, _FOUR, _SEVEN, _ACE = 1, 2, 3, 4, 7, 14
_RED: Final = (1, 2)


def _ranks(meld: Meld) -> list[int]:
    return [card >> 2 for card in each_card(meld.cards)]


def _naturals(meld: Meld) -> list[Card]:
    return [card for card in each_card(meld.cards) if card >> 2 > _TWO]


def _is_canasta(rules: RuleSet, meld: Meld) -> bool:
    if meld.kind is MeldKind.BLACK_THREES:
        return False
    return len(_ranks(meld)) >= (7 if meld.kind is MeldKind.SEQUENCE else rules.melds.canasta_size)


# ------------------------------------------------------------------------------------------------------ melds


def melds_are_lawful(match: RandomMatch) -> None:
    """Every meld has a shape that the rules allow, whatever was added to it, and there is no second one too many."""
    for step in match.steps[::3]:
        table = step.after.table
        for side, melds in enumerate(table.melds):
            for meld in melds:
                _is_lawful(table, side, meld)
            _are_apart(table, melds)


def _is_lawful(table: TableView, side: int, meld: Meld) -> None:
    rules = table.rules
    limits = rules.melds
    ranks, naturals = _ranks(meld), _naturals(meld)
    wilds = len(ranks) - len(naturals)
    assert len(ranks) >= limits.min_meld_cards, meld
    assert meld.is_canasta == _is_canasta(rules, meld), meld
    match meld.kind:
        case MeldKind.RANK:
            assert len({card >> 2 for card in naturals}) == 1, meld
            assert min(card >> 2 for card in naturals) >= _FOUR, meld
            _has_few_wilds(rules, meld, len(naturals), wilds)
            if limits.max_meld_cards is not None and not _was_merged(table):
                assert len(ranks) <= limits.max_meld_cards, meld
        case MeldKind.WILD:
            assert limits.wild_melds
            assert not naturals
            assert limits.max_wild_meld_cards is None or wilds <= limits.max_wild_meld_cards
        case MeldKind.SEQUENCE:
            assert limits.sequence_melds
            assert len({card & 3 for card in naturals}) == 1, meld
            row = sorted(card >> 2 for card in naturals)
            assert len(set(row)) == len(row)
            assert row[0] >= _FOUR
            assert row[-1] - row[0] < len(ranks) <= 7, meld
            assert wilds <= limits.sequence_max_wilds
        case MeldKind.THREES:
            assert limits.threes_melds
            assert set(ranks) == {_THREE}
        case MeldKind.BLACK_THREES:
            assert rules.threes.black_three_meld != "never"
            assert {card >> 2 for card in naturals} == {_THREE}
            assert not wilds or rules.threes.black_three_meld == "exit_turn_with_wilds"
            _has_few_wilds(rules, meld, len(naturals), wilds)
            assert not any(card & 3 in _RED for card in naturals)
            if rules.threes.black_three_meld == "exit_turn_all_six":
                assert len(ranks) == 2 * rules.deal.deck_count
            # Only on the turn in which their player goes out.
            (part,) = meld.parts
            assert part.turn == table.turn.number
            assert table.seating.sides[table.turn.seat] == side


def _was_merged(table: TableView) -> bool:
    """Two players who became partners put their melds together, whatever comes of it (matrix D28)."""
    return table.seating.personal_totals and table.seating.lone is not None


def _has_few_wilds(rules: RuleSet, meld: Meld, naturals: int, wilds: int) -> None:
    """Limits on the whole meld (1.5); a rule may lift them for a canasta."""
    limits = rules.melds
    if not wilds:
        return
    is_large = naturals + wilds >= rules.melds.canasta_size
    if rules.pile.own_canasta_take_conflict == "unlimited_wilds_after_canasta" and is_large:
        return
    if rules.deal.side_structure == "lone_vs_pair":
        return
    assert naturals >= limits.min_naturals, meld
    assert limits.max_wilds is None or wilds <= limits.max_wilds, meld
    lawful = {
        "none": True,
        "naturals_ge_wilds": naturals >= wilds,
        "naturals_gt_wilds": naturals > wilds,
        "naturals_ge_twice_wilds": naturals >= 2 * wilds,
        "one_until_six_cards": wilds <= (1 if naturals + wilds < 6 else 2),
    }
    assert lawful[limits.wild_ratio], meld
    rank = _naturals(meld)[0] >> 2
    assert not (rank == _SEVEN and limits.sevens_rule == "pure_only"), meld
    if rank == _ACE and limits.aces_rule == "pure_unless_dirty_initial":
        # Fixed pure or dirty by the first play (matrix sequence 45).
        assert any(card >> 2 <= _TWO for card in each_card(meld.parts[0].cards)), meld


def _are_apart(table: TableView, melds: tuple[Meld, ...]) -> None:
    """matrix 1.5: one meld of a rank and side; others may let a second begin beside a canasta, or any number."""
    rules = table.rules
    one_each = rules.melds.same_rank_melds == "merge" and (
        rules.pile.own_canasta_take_conflict != "separate_open_meld"
    )
    of_rank = [meld for meld in melds if meld.kind is MeldKind.RANK]
    if rules.melds.same_rank_melds == "many":
        return
    unfinished = [meld for meld in of_rank if one_each or not _is_canasta(rules, meld)]
    counted = Counter(_naturals(meld)[0] >> 2 for meld in unfinished)
    assert all(count == 1 for count in counted.values()), melds


# ------------------------------------------------------------------------------------------------------- exits


def who_goes_out_had_the_right_to(match: RandomMatch) -> None:
    """matrix 1.9, 2.8: the canastas that are asked for, of the kinds asked for, and whatever else the rules want."""
    for step in match.steps:
        if any(isinstance(event, WentOut) for event in step.events):
            _had_the_right(match.rules, step)
        elif step.seat is not None and step.after.table.is_running:
            assert step.after.hands[step.seat]


_KINDS: Final[dict[str, Callable[[Meld, int], bool]]] = {
    "natural": lambda meld, wilds: meld.kind is MeldKind.RANK and not wilds,
    "mixed": lambda meld, wilds: meld.kind is MeldKind.RANK and wilds > 0,
    "wild": lambda meld, _: meld.kind is MeldKind.WILD,
    "sevens": lambda meld, _: meld.kind is MeldKind.RANK and _SEVEN in _ranks(meld),
    "sequence": lambda meld, _: meld.kind is MeldKind.SEQUENCE,
    "sequence_or_natural": lambda meld, wilds: (
        meld.kind is MeldKind.SEQUENCE or (meld.kind is MeldKind.RANK and not wilds)
    ),
}


def _is_of_sevens(meld: Meld) -> bool:
    return meld.kind is MeldKind.RANK and _SEVEN in _ranks(meld)


def _had_the_right(rules: RuleSet, step: PlayedStep) -> None:
    (seat,) = (event.seat for event in step.events if isinstance(event, WentOut))
    table, going_out = step.after.table, rules.going_out
    assert seat == step.seat
    assert not step.after.hands[seat]
    side = table.seating.sides[seat]
    melds = table.melds[side]
    canastas = [meld for meld in melds if _is_canasta(rules, meld)]
    assert len(canastas) >= going_out.canastas_to_go_out
    for kind, least in going_out.canasta_mix.items():
        there = sum(
            _KINDS[kind](meld, len(_ranks(meld)) - len(_naturals(meld)))
            for meld in canastas
            # Where a canasta of sevens is asked for it is no other kind as well.
            if kind == "sevens" or "sevens" not in going_out.canasta_mix or not _is_of_sevens(meld)
        )
        assert there >= least, kind
    if rules.discard.final_discard == "required":
        assert isinstance(step.action, Discard)
    members = [other for other in table.seating.order if table.seating.sides[other] == side]
    if table.feet:
        assert not table.feet[side if rules.deal.foot_scope == "team" else seat]
        if going_out.all_members_must_play_from_foot:
            # The player himself may play from it with the very cards that take him out.
            assert all(table.played_from_foot[member] for member in members if member != seat)
    if going_out.incomplete_special_bars_exit:
        for meld in melds:
            ranks = set(_ranks(meld))
            special = meld.kind is MeldKind.RANK and (_SEVEN in ranks or ranks == {_ACE})
            assert not special or meld in canastas
    if going_out.incomplete_wild_bars_exit:
        assert all(meld in canastas for meld in melds if meld.kind is MeldKind.WILD)
    if going_out.red_threes_to_go_out == "as_many_as_canastas":
        laid = [card for member in members for card in each_card(table.laid_threes[member])]
        laid += [card for meld in melds if meld.kind is MeldKind.THREES for card in each_card(meld.cards)]
        assert sum(card >> 2 == _THREE and card & 3 in _RED for card in laid) >= len(canastas)
    question = step.before.table.question
    answer = None if question is None else question.answer
    binding = not (rules.manners.irregularities == "scarne" and rules.manners.penalty_ignored_answer)
    if binding:
        assert answer is not False
    if going_out.ask_required and len(members) > 1 and binding:
        assert answer is True
    if isinstance(step.action, Discard):
        _may_be_last(rules, step.action.card)


def _may_be_last(rules: RuleSet, card: Card) -> None:
    """matrix 1.8, 1.14: what may not even be thrown with the last card."""
    rank = card >> 2
    if rank <= _TWO:
        assert rules.discard.discard_wild != "never"
    if rank == _SEVEN:
        assert rules.discard.seven_discards == "free"
    if rank == _THREE and rules.threes.last_stock_three != "may_discard_if_out":
        assert rules.discard.discard_threes != "never"


TABLE_AND_EXITS: Final[tuple[Law, ...]] = (melds_are_lawful, who_goes_out_had_the_right_to)
