"""Half-built plays: what they count, what is wrong with them, and what would help."""

from __future__ import annotations

from typing import Any

import pytest

from bot.canasta.actions import LayDown, Play, TakePile
from bot.canasta.cards import NO_CARDS, Cards, Rank, cards_of, contains, each_card
from bot.canasta.drafts.choices import Choice, choices
from bot.canasta.drafts.draft import DraftReport, prune, report_on
from bot.canasta.drafts.rows import DraftPlay, UnsavedDraft
from bot.canasta.engine import apply
from bot.canasta.errors import Reason
from bot.canasta.melds import Make
from bot.canasta.notation.card_parser import exact_cards
from bot.canasta.rules.presets import rules_of
from tests.support.builders import Situation, drawing, playing, refused

A, K, Q, TEN, THREE = 14, 13, 12, 10, 3


def draft(*rows: tuple[int, ...], pile: bool = False) -> UnsavedDraft:
    """Rows as (rank, naturals, twos, jokers), the last ones left out when zero."""
    return UnsavedDraft(pile, tuple(DraftPlay(*row) for row in rows))


def report(at: Situation, *rows: tuple[int, ...], pile: bool = False) -> DraftReport:
    return report_on(draft(*rows, pile=pile), at.view())


def adds(of: DraftReport) -> list[list[tuple[int, int, int, int]]]:
    return [[(more.rank, more.naturals, more.twos, more.jokers) for more in each.adds] for each in of.helps]


def _cards(at: Situation, rows: list[tuple[int, int, int]]) -> list[Cards]:
    """Lowest suits first, as a draft resolves them; no jokers."""
    left = list(each_card(at.view().hand))
    found = []
    for rank, naturals, twos in rows:
        chosen = [card for card in left if card >> 2 == rank][:naturals]
        chosen += [card for card in left if card >> 2 == Rank.TWO][:twos]
        for card in chosen:
            left.remove(card)
        found.append(cards_of(chosen))
    return found


# ------------------------------------------------------------------------------------------------ the requirement


def test_65_of_90_add_an_ace() -> None:
    at = playing("K K K Q Q A A A 2 4 5 9", totals=(1500, 0))
    short = report(at, (K, 3), (A, 2, 1))
    assert (short.counted, short.needed, short.missing, short.enough) == (90, 90, 0, True)
    at = playing("7 7 7 Q Q Q A A A 2 4 9", totals=(1500, 0))
    short = report(at, (7, 2, 1), (A, 2))
    assert (short.counted, short.needed, short.missing, short.enough) == (70, 90, 20, False)
    assert short.action == LayDown(tuple(Play(row) for row in _cards(at, [(7, 2, 1), (A, 2, 0)])))
    refused(short.rows[1].violation, Reason.TOO_FEW_CARDS, rank=A, have=2, needed=3)
    refused(short.problem, Reason.TOO_FEW_CARDS, rank=A)
    assert adds(short) == [[(A, 1, 0, 0)]]
    assert short.helps[0].points == 20
    assert short.helps[0].result == draft((7, 2, 1), (A, 3))
    assert report_on(short.helps[0].result, at.view()).violation is None


def test_only_the_points_are_missing() -> None:
    at = playing("K K K K A A A 4 5 9 J 7", totals=(1500, 0))
    short = report(at, (A, 3))
    assert (short.counted, short.needed) == (60, 90)
    refused(short.violation, Reason.BELOW_INITIAL_MELD, needed=90, counted=60)
    assert short.problem == short.violation
    assert adds(short) == [[(K, 3, 0, 0)]]
    assert short.helps[0].points == 30


def test_nothing_helps_when_the_hand_is_too_poor() -> None:
    at = playing("A A A 4 5 9 J 7", totals=(1500, 0))
    short = report(at, (A, 3))
    assert short.missing == 30
    assert short.helps == ()


def test_naturals_are_proposed_before_wild_cards() -> None:
    at = playing("A A A * 2 K K 4 5 9 7 8", totals=(1500, 0))
    assert adds(report(at, (A, 2), (K, 2, 1)))[0] == [(A, 1, 0, 0)]
    assert [row for (row,) in adds(report(at, (A, 3)))] == [(A, 0, 0, 1)]


def test_a_side_that_has_melded_needs_no_points() -> None:
    at = playing("5 5 5 K 9", melds="K K K")
    fine = report(at, (5, 3))
    assert (fine.counted, fine.needed, fine.missing) == (15, 0, 0)
    assert fine.enough
    assert fine.violation is None
    assert fine.problem is None


def test_the_requirement_is_waived_for_who_goes_out() -> None:
    at = playing("4 4 4 4 4 4 4 9", totals=(3000, 0))
    out = report(at, (4, 7))
    assert (out.counted, out.needed, out.missing) == (35, 120, 85)
    assert out.waived
    assert out.enough
    assert out.violation is None
    assert not out.goes_out
    assert out.may_go_out_by_discard
    assert out.left_count == 1


def test_the_requirement_may_have_to_be_passed() -> None:
    at = playing(
        "A A A K K K 4 5 9", rules={"initial_compare": "more_than", "initial_minimums": [[None, 60]]}
    )
    short = report(at, (A, 3))
    assert (short.counted, short.needed, short.missing) == (60, 65, 5)
    assert adds(short) == [[(K, 3, 0, 0)]]


# ----------------------------------------------------------------------------------------------------------- rows


def test_a_row_joins_the_meld_of_its_rank_and_completes_a_canasta() -> None:
    at = playing("K K 2 9 8", melds="K K K K")
    (row,) = report(at, (K, 2, 1)).rows
    assert row.meld == at.table.melds[0][0].id
    assert (row.naturals, row.wilds, row.points) == (6, 1, 40)
    assert (row.canasta, row.completes, row.spoils) == (Make.MIXED, True, False)
    assert row.violation is None
    (row,) = report(at, (K, 2)).rows
    assert (row.canasta, row.completes) == (None, False)


def test_a_card_that_an_own_sequence_needs_is_not_prepared_for_the_meld_of_its_rank() -> None:
    """Wikipedia 2005, Samba: the sequence of seven counts 1,500."""
    at = playing("10C 10H 4 5", melds="10 10 10, 4C 5C 6C 7C 8C 9C", rules=rules_of("samba"))
    of = report(at, (10, 1))
    assert isinstance(of.action, LayDown)
    assert of.action.plays[0].cards == cards_of(exact_cards("10H"))


def test_a_wild_card_spoils_a_natural_canasta() -> None:
    at = playing("K 2 9 8", melds="K K K K K K K")
    (row,) = report(at, (K, 0, 1)).rows
    assert (row.canasta, row.completes, row.spoils) == (Make.MIXED, False, True)
    (row,) = report(at, (K, 1)).rows
    assert (row.canasta, row.completes, row.spoils) == (Make.NATURAL, False, False)
    assert report(at, (K, 0, 1)).violation is None


@pytest.mark.parametrize(
    "row, reason",
    [
        ((Q, 1, 2), Reason.TOO_FEW_NATURALS),
        ((Q, 0, 1), Reason.TOO_FEW_NATURALS),
        ((Q, 2, 2, 2), Reason.TOO_MANY_WILDS),
        ((Q, 2), Reason.TOO_FEW_CARDS),
        ((Q, 5), Reason.CARDS_NOT_IN_HAND),
        ((K, 0, 3), Reason.TOO_MANY_WILDS),
    ],
)
def test_each_row_says_what_is_wrong_with_it(row: tuple[int, ...], reason: Reason) -> None:
    at = playing("Q Q 2 2 2 * * 4 5 6", melds="K K 2")
    bad = report(at, row)
    refused(bad.rows[0].violation, reason)
    refused(bad.problem, reason)
    assert bad.violation is not None
    assert (bad.action is None) == (reason is Reason.CARDS_NOT_IN_HAND)


def test_wild_cards_of_several_rows_are_different_cards() -> None:
    at = playing("Q Q K K 2 2 * 4 5 6 7 8")
    fine = report(at, (K, 2, 1), (Q, 2, 1))
    assert isinstance(fine.action, LayDown)
    assert fine.violation is None
    assert contains(at.view().hand, sum(play.cards for play in fine.action.plays))
    refused(report(at, (K, 2, 2), (Q, 2, 1)).violation, Reason.CARDS_NOT_IN_HAND, missing=(Rank.TWO * 4,))


def test_nothing_prepared() -> None:
    empty = report(playing("K K K 4 5"))
    assert empty.action is None
    refused(empty.violation, Reason.NOTHING_PLAYED)
    assert empty.rows == ()
    assert empty.helps == ()
    assert (empty.counted, empty.needed) == (0, 50)


# ------------------------------------------------------------------------------------------------- keeping a card


def test_a_card_must_be_kept() -> None:
    at = playing("K K K 4", melds="Q Q Q")
    refused(report(at, (K, 3)).violation, Reason.MUST_KEEP_CARD, left=1)
    assert report(at, (K, 3)).left_count == 1
    assert not report(at, (K, 3)).may_go_out_by_discard


def test_going_out() -> None:
    at = playing("K K K 4", melds="Q Q Q Q Q Q Q")
    out = report(at, (K, 3))
    assert out.violation is None
    assert out.may_go_out_by_discard
    at = playing("K K K", melds="Q Q Q Q Q Q Q")
    out = report(at, (K, 3))
    assert out.goes_out
    assert out.left == NO_CARDS


def test_black_threes_go_down_when_going_out() -> None:
    at = playing("3 3 3 K", melds="K K K K K K")
    (threes,) = report(at, (THREE, 3)).rows
    assert threes.violation is None
    assert (threes.points, threes.canasta, threes.meld) == (15, None, None)
    at = playing("3 3 3 K 5", melds="K K K K K K K")
    not_yet = report(at, (THREE, 3))
    refused(not_yet.violation, Reason.BLACK_THREES_ONLY_GOING_OUT, left=2)
    assert adds(not_yet) == [[(K, 1, 0, 0)]]
    out = report(at, (K, 1), (THREE, 3))
    assert out.violation is None
    assert out.may_go_out_by_discard
    refused(report(at, (THREE, 2)).rows[0].violation, Reason.BLACK_THREES_NEED_THREE, have=2, needed=3)
    refused(report(at, (THREE, 3, 1)).rows[0].violation, Reason.CARDS_NOT_IN_HAND)


def test_wild_cards_go_with_black_threes_where_a_table_has_it_so() -> None:
    """cardgames.io, Update: "we allowed players to meld wild cards with Black Threes as part of the last meld"."""
    with_wilds = {"black_three_meld": "exit_turn_with_wilds"}
    at = playing("3 3 2 K", melds="K K K K K K K", rules=with_wilds)
    pair = report(at, (THREE, 2))
    refused(pair.rows[0].violation, Reason.TOO_FEW_CARDS, have=2, needed=3, kind="black_threes")
    assert adds(pair) == [[(THREE, 0, 1, 0)]]
    out = report(at, (THREE, 2, 1))
    (threes,) = out.rows
    assert (threes.naturals, threes.wilds, threes.points, threes.canasta) == (2, 1, 30, None)
    assert out.may_go_out_by_discard
    [choice] = [each for each in choices(UnsavedDraft(), at.view()) if each.place == THREE]
    assert (choice.naturals, choice.twos, choice.jokers, choice.meld) == (2, 1, 0, None)
    # A wild card that goes to the kings is none for the threes, and the draft of an older hand keeps what fits.
    assert [row.play for row in report(at, (K, 0, 1), (THREE, 2)).rows if row.rank == THREE] == [
        DraftPlay(THREE, 2)
    ]
    [kept] = prune(UnsavedDraft(plays=(DraftPlay(THREE, 3, 2, 1),)), at.view()).plays
    assert kept == DraftPlay(THREE, 2, 1)


def test_the_last_wild_card_may_be_drafted_for_black_threes_on_the_table() -> None:
    """cardgames.io, The Play: the two melds "will merge to form a single meld"."""
    at = playing("3 3 3 2", melds="K K K K K K K", rules={"black_three_meld": "exit_turn_with_wilds"})
    lying = at.does("meld 333")
    [choice] = [each for each in choices(UnsavedDraft(), lying.view()) if each.place == THREE]
    assert (choice.naturals, choice.twos, choice.meld) == (0, 1, 2)
    out = report(lying, (THREE, 0, 1))
    assert (out.rows[0].naturals, out.rows[0].wilds, out.rows[0].meld) == (3, 1, 2)
    assert out.goes_out


# ------------------------------------------------------------------------------------------------------- the pile


@pytest.mark.parametrize(
    "options, count, come",
    [
        ({}, None, 5),
        ({"pile_take_extent": "from_card"}, 1, 0),
        ({"pile_take_extent": "top_3"}, None, 2),
        ({"black_threes_from_pile": "set_aside"}, None, 4),
    ],
)
def test_with_the_pile_come_as_many_cards_as_are_taken(
    options: dict[str, Any], count: int | None, come: int
) -> None:
    """pagat, Albany Canasta: the lowest card that is taken is melded, so the upcard comes by itself alone."""
    at = drawing("K K 4 5 6", melds="QQQ", pile="3C 4 5 3H 7 8 K", rules=options)
    taken = report(at, (K, 2), pile=True)
    assert taken.problem is None
    assert isinstance(taken.action, TakePile)
    assert (taken.action.count, taken.from_pile, taken.left_count) == (count, come, 3 + come)
    assert Situation(apply(at.state, at.seat, taken.action).state).table.hand_sizes[0] == 3 + come


def test_the_upcard_counts_in_its_row() -> None:
    at = drawing("K K A A 2 4 5 6 7 8 9", pile="4 5 K", totals=(1500, 0))
    short = report(at, (K, 2), pile=True)
    (row,) = short.rows
    assert row.takes_upcard
    assert (row.points, row.naturals, short.counted) == (30, 3, 30)
    assert short.from_pile == 2
    assert short.left_count == 11
    assert adds(short) == [[(A, 2, 1, 0)]]
    full = report(at, (A, 2, 1), (K, 2), pile=True)
    assert isinstance(full.action, TakePile)
    assert [row.rank for row in full.rows] == [K, A]
    assert full.counted == 90
    assert full.violation is None


def test_the_upcards_row_may_be_missing() -> None:
    at = drawing("4 5 6 7", melds="K K K", pile="8 K")
    alone = report(at, pile=True)
    assert alone.action == TakePile(Play(NO_CARDS, at.table.melds[0][0].id))
    assert alone.violation is None
    (row,) = alone.rows
    assert row.takes_upcard
    assert (row.points, row.naturals) == (10, 4)
    at = drawing("K K 5 6 7", melds="Q Q Q", pile="8 K")
    alone = report(at, pile=True)
    assert alone.violation is not None
    assert adds(alone) == [[(K, 2, 0, 0)]]


def test_a_frozen_pile_asks_for_a_pair() -> None:
    at = drawing("K K 2 6 7", melds="Q Q Q", pile="2 K")
    with_wild = report(at, (K, 1, 1), pile=True)
    refused(with_wild.problem, Reason.PILE_FROZEN_NEEDS_PAIR, have=1)
    assert adds(with_wild) == [[(K, 1, 0, 0)]]


def test_a_blocked_pile_says_so() -> None:
    at = drawing("K K 2 6 7", melds="Q Q Q", pile="K 3S")
    refused(report(at, (K, 2), pile=True).problem, Reason.PILE_BLOCKED)


# ----------------------------------------------------------------------------------------------- before the turn


def test_a_draft_may_be_prepared_before_the_draw() -> None:
    at = drawing("K K K A A A 4 5 6", totals=(1500, 0))
    early = report(at, (K, 3), (A, 3))
    refused(early.violation, Reason.MUST_DRAW_FIRST)
    assert early.problem is None
    assert early.action is not None
    short = report(at, (K, 3))
    refused(short.problem, Reason.BELOW_INITIAL_MELD, needed=90, counted=30)
    assert adds(short) == [[(A, 3, 0, 0)]]


def test_a_draft_may_be_prepared_while_others_play() -> None:
    at = playing("9 9 4", hands={1: "K K K A A A 4 5"})
    early = report_on(draft((K, 3), (A, 3)), at.view(1))
    refused(early.violation, Reason.NOT_YOUR_TURN, seat=0)
    assert early.problem is None
    assert early.counted == 90


def test_the_card_to_be_drawn_is_reckoned_with() -> None:
    at = drawing("K K K 4", melds="Q Q Q")
    assert report(at, (K, 3)).problem is None
    at = drawing("K K K", melds="Q Q Q")
    refused(report(at, (K, 3)).problem, Reason.MUST_KEEP_CARD)


# ------------------------------------------------------------------------------------------------ pruning, choices


def test_pruning_drops_what_the_hand_no_longer_holds() -> None:
    at = playing("K K 2 4 5", melds="Q Q Q")
    kept = prune(draft((K, 3, 2), (Q, 0, 1, 1), (9, 3), (5, 2), (THREE, 3)), at.view())
    assert kept == draft((5, 1), (Q, 0, 1), (K, 2))
    assert prune(draft((K, 2, 1), pile=True), at.view()) == draft((K, 2, 1))


def test_pruning_keeps_what_fits() -> None:
    at = playing("K K 2 * 4 3 3 3", melds="Q Q Q")
    whole = draft((THREE, 3), (Q, 0, 0, 1), (K, 2, 1))
    assert prune(whole, at.view()) == whole


def test_the_pile_stays_in_a_draft_only_while_it_may_be_taken() -> None:
    whole = draft((K, 2), pile=True)
    assert prune(whole, drawing("K K 4 5", melds="Q Q Q", pile="9 K").view()) == whole
    assert prune(whole, drawing("K K 4 5", melds="Q Q Q", pile="K 3S").view()) == draft((K, 2))
    assert prune(whole, drawing("4 5", hands={1: "K K 5"}, pile="9 K").view(1)) == draft((K, 2))


def test_choices_are_the_most_that_may_be_set() -> None:
    at = playing("K K K 2 2 * 4 4 5", melds="Q Q Q 2 2")
    queens = at.table.melds[0][0].id
    offered = choices(draft(), at.view())
    assert offered == (
        Choice(K, 3, 2, 1, None),
        Choice(Q, 0, 1, 1, queens),
        Choice(4, 2, 2, 1, None),
    )
    after = choices(draft((K, 3, 2)), at.view())
    assert [(each.rank, each.twos, each.jokers) for each in after] == [(K, 2, 1), (Q, 0, 1), (4, 0, 1)]


def test_choices_hold_every_row_of_the_draft_and_the_upcards_rank() -> None:
    at = drawing("K 9 4 4 5 6", melds="Q Q Q", pile="8 4")
    assert [each.rank for each in choices(draft(), at.view())] == []
    assert [each.rank for each in choices(draft(pile=True), at.view())] == [4]
    assert [each.rank for each in choices(draft((9, 1)), at.view())] == [9]


def test_black_threes_are_offered_when_one_could_go_out() -> None:
    at = playing("3 3 3 K 5", melds="K K K K K K")
    assert [each.rank for each in choices(draft(), at.view())] == [K, THREE]
    at = playing("3 3 3 K 5", melds="K K K")
    assert [each.rank for each in choices(draft(), at.view())] == [K]
