"""The American game in rollouts: ranks with rules of their own, threes, bonus cards and special hands."""

import pytest

pytest.importorskip("numba", reason="the extra 'strong' is not installed")

from types import SimpleNamespace

import numpy as np

from bot.canasta.actions import Discard, LayThrees
from bot.canasta.cards import Rank, Suit, card
from bot.canasta.errors import IllegalActionError
from bot.canasta.phases.threes.held_threes import held_threes
from bot.canasta.policies.special_hands import is_special_hand, names_by_worth
from bot.canasta.rules.options import with_options
from bot.canasta.rules.presets import rules_of
from bot.canasta.view import EndReason
from bot.players.rollouts.coverage import PURE_OR_WILD, difference
from bot.players.rollouts.position import OPENED
from bot.players.rollouts.ranks import RANKS, counts_of
from bot.players.rollouts.recording import DISCARD, DRAW, LAY_THREES, PASS, TAKE
from bot.players.rollouts.rules import (
    FIRST_MELDS,
    MIXED,
    MOST_NATURALS,
    PURE,
    SPECIAL_HANDS,
    STAGES,
    rollout_rules,
    scoring_rules,
)
from bot.players.rollouts.scoring import special_hand
from bot.players.rollouts.trials import Trials, begun_round, hidden_from
from bot.players.strong.appraisal import appraise
from bot.players.strong.lines import lines_of
from tests.campaigns.rollouts.replay import Replay
from tests.players.test_rollouts_of_other_games import plays_of
from tests.support.builders import cards, drawing, playing

AMERICAN = rules_of("modern_american")
AMERICAN_2005 = rules_of("american_2005")


@pytest.mark.parametrize(
    "rank, naturals, first, pure, mixed",
    [
        (Rank.KING, 2, 2, 0, 0),
        (Rank.KING, 5, 2, 2, 2),
        (Rank.KING, 6, 1, 1, 1),
        (Rank.KING, 7, 0, 0, 0),
        (Rank.SEVEN, 5, 0, 0, 0),
        (Rank.ACE, 2, 2, 0, 0),
        (Rank.ACE, 5, 2, 0, 2),
    ],
)
def test_how_many_wild_cards_a_meld_takes(rank, naturals, first, pure, mixed):
    """pagat, Modern American Canasta, Melds: none with sevens, or pure aces; later only beside five naturals."""
    caps = rollout_rules(AMERICAN).caps.reshape(STAGES, RANKS, MOST_NATURALS)
    assert caps[[FIRST_MELDS, PURE, MIXED], rank, naturals].tolist() == [first, pure, mixed]


@pytest.mark.parametrize(
    "preset, signs",
    [
        ("modern_american", [-1, 0, 1]),
        ("viennese", [-1, 1, 1]),
        ("classic_4", [1, 1, 1]),
    ],
)
def test_what_laid_threes_count_for_a_side_with_so_many_canastas(preset, signs):
    assert scoring_rules(rules_of(preset)).signs_of_threes.tolist() == signs


@pytest.mark.timeout(600)
@pytest.mark.parametrize(
    "number, wrong, reason",
    [
        ("closes_ranks", False, "rank_closed"),
        ("must_discard", False, "must_discard_last"),
        ("barred_on_empty", 0, "discard_not_allowed"),
        ("opens_clean", 0, "initial_needs_pure_meld"),
        ("locks_wilds", False, "wilds_locked"),
    ],
)
def test_what_the_american_rules_forbid_is_not_played(number, wrong, reason):
    replay = Replay("modern_american", seed=1)
    replay._rules = replay._rules._replace(**{number: wrong})
    with pytest.raises(IllegalActionError, match=reason):
        replay.check_rounds(600)


@pytest.mark.parametrize("number, wrong", [("deducts_melds", False), ("counts_feet", True)])
def test_melds_without_a_canasta_and_bonus_cards_that_lie_aside_are_scored_as_the_engine_does(number, wrong):
    replay = Replay("modern_american", seed=1)
    replay._scoring = replay._scoring._replace(**{number: wrong})
    with pytest.raises(AssertionError):
        replay.check_rounds(600)


def test_a_third_seven_is_let_go():
    """pagat, Modern American Canasta, Scoring: it is not "safe to retain three aces or three sevens in your hand"."""
    view = playing("7 7 7 4 5 6 8 9 10 J Q Q K K", rules=AMERICAN).view()
    trials = Trials(view, "a seed")
    chosen = trials.play(view, 0, 50, draws=False, discarded=None)
    seven = trials.play(view, 0, 50, draws=False, discarded=card(Rank.SEVEN, Suit.CLUBS))
    king = trials.play(view, 0, 50, draws=False, discarded=card(Rank.KING, Suit.CLUBS))
    assert np.array_equal(chosen.scores, seven.scores)
    assert not np.array_equal(chosen.scores, king.scores)


def test_bonus_cards_that_lie_aside_are_hidden_like_hands():
    """pagat, Modern American Canasta, Bonus cards: they lie face down until their player's next turn."""
    view = next(view for _, view, _ in plays_of("modern_american") if any(view.table.bonus))
    order = view.table.seating.order
    assert hidden_from(view, "a seed").in_feet.tolist() == [view.table.bonus[seat] for seat in order]
    assert not begun_round(view).feet.any()
    assert Trials(view, "a seed").is_consistent


def test_bonus_cards_are_due_in_the_turn_of_the_first_melds_alone():
    hand = playing("Q Q Q A A A A A 9 4 5 8 6 J", rules=AMERICAN)
    assert not begun_round(hand.view()).now[OPENED]
    assert begun_round(hand.does("meld QQQ, AAAAA").view()).now[OPENED]
    next_turn = hand.does("meld QQQ, AAAAA", "discard 4")
    assert sum(next_turn.table.bonus) == 4
    assert not begun_round(next_turn.view(1)).now[OPENED]


def test_a_three_of_the_hand_is_laid_or_kept():
    """pagat, Modern American Canasta, Threes: one may be kept in the hand before the first melds."""
    view = playing("3D K 9 4 5 8 9 J Q 10 6 5 K 8", rules=AMERICAN).view()
    lines = lines_of(view)
    assert [line.action for line in lines if line.is_steady] == [LayThrees(held_threes(view))]
    assert {type(line.action) for line in lines} == {LayThrees, Discard}
    laid = next(line for line in lines if line.lays)
    trials = Trials(view, "a seed")
    scores = trials.play(laid.view, 0, 50, draws=laid.draws, discarded=laid.discarded, lays=laid.lays).scores
    assert not np.array_equal(scores, trials.play(laid.view, 0, 50, draws=False, discarded=None).scores)
    played = (view for _, view, _ in plays_of("modern_american") if held_threes(view) and view.is_to_act)
    compared = (appraise(view, "a seed") for view in played)
    assert any(LayThrees in {type(each.action) for each in plays} for plays in compared)


def test_plays_near_a_special_hand_are_compared():
    lines = lines_of(playing("4 4 5 5 6 6 8 8 9 9 10 10 J K", rules=AMERICAN).view())
    assert len(lines) > 1


@pytest.mark.parametrize(
    "changes", [{}, {"pairs_wild_pair": "twos_or_jokers", "garbage_form": "four_triples_and_wild_pair"}]
)
@pytest.mark.parametrize(
    "hand",
    [
        "A 2 3D 4 5 6 7 8 9 10 J Q K Joker",
        "A 2 3C 4 5 6 7 8 9 10 J Q K K",
        "4 4 5 5 7 7 8 8 9 9 10 10 Q Q",
        "2 2 6 6 7 7 9 9 J J K K A A",
        "Joker Joker 6 6 7 7 9 9 J J K K A A",
        "2 2 4 4 5 5 6 6 8 8 9 9 A A",
        "4 4 4 6 6 6 6 J J J J A A A",
        "4 4 4 6 6 6 J J J A A A 2 2",
        "4 4 4 6 6 6 J J J A A A 2 Joker",
        "4 4 4 6 6 6 6 J J J J A A",
    ],
)
def test_special_hands_are_known_as_the_engine_does(changes, hand):
    rules, held = with_options(AMERICAN, changes), cards(hand)
    shown = [name for name in names_by_worth(rules) if is_special_hand(rules, name, held)][:1]
    game = SimpleNamespace(hands=counts_of(held)[np.newaxis])
    found = special_hand.py_func(rollout_rules(rules), game, 0)
    assert [SPECIAL_HANDS[found]] * (found >= 0) == shown


@pytest.mark.timeout(600)
def test_special_hands_are_shown_and_scored_as_the_engine_does():
    replay = Replay("modern_american", seed=2)
    replay.check_rounds(100)
    assert replay.ends[EndReason.SPECIAL_HAND]
    replay = Replay("modern_american", seed=2)
    replay._rules = replay._rules._replace(special_hands=(3005, 2505, 2005, 2005))
    with pytest.raises(AssertionError):
        replay.check_rounds(100)


@pytest.mark.timeout(600)
def test_the_pile_is_taken_with_first_melds_from_the_hand():
    """pagat, Modern American Canasta, The Initial Meld: "if you hold a pair of natural cards"."""
    replay = Replay("modern_american", seed=1, rules=with_options(AMERICAN, {"initial_pile_allowed": "no"}))
    replay.check_rounds(200)
    replay._rules = replay._rules._replace(opens_before_pile=True)
    with pytest.raises(IllegalActionError, match="pile"):
        replay.check_rounds(2000)


@pytest.mark.parametrize(
    "changes, refused",
    [
        ({"bonus_cards": "none", "turn_card_from_bottom": 0}, None),
        ({"sevens_rule": "ordinary"}, None),
        ({"final_discard": "optional"}, None),
        ({"stock_exhaustion": "forced_if_legal"}, "initial_pile_allowed"),
        (
            {"initial_pile_allowed": "no", "stock_exhaustion": "forced_if_legal", "rule_of_five": False}
            | {"closed_rank_rule": "none", "sevens_rule": "ordinary", "aces_rule": "ordinary"}
            | {"pile_always_frozen": False, "pile_layoff_to_meld": True, "pile_layoff_to_canasta": True},
            "penalty_incomplete_sevens",
        ),
        ({"initial_pile_allowed": "top_counts"}, "initial_purity"),
        ({"last_stock_three": "must_lay"}, "last_stock_three"),
        ({"threes_kept_in_hand": "unlimited"}, "threes_kept_in_hand"),
        ({"draw_count": 2}, "threes_kept_in_hand"),
        ({"closed_rank_rule": "none"}, "empty_pile_closed_ranks"),
    ],
)
def test_which_changes_of_the_american_rules_rollouts_play(changes, refused):
    assert difference(with_options(AMERICAN, changes)) == refused


# ------------------------------------------------------------------------------------------- the American game of 2005


@pytest.mark.timeout(600)
@pytest.mark.parametrize(
    "number, wrong, reason",
    [
        ("must_take", False, "must_take_pile"),
        ("opens_clean", PURE_OR_WILD, "initial_needs_pure_meld"),
    ],
)
def test_what_the_rules_of_2005_forbid_is_not_played(number, wrong, reason):
    replay = Replay("american_2005", seed=1)
    replay._rules = replay._rules._replace(**{number: wrong})
    with pytest.raises(IllegalActionError, match=reason):
        replay.check_rounds(600)


@pytest.mark.timeout(600)
@pytest.mark.parametrize(
    "hand, pile, melds",
    [
        # Sevens, which cost points as long as they are no canasta.
        ("7 7 4 9 J Q", "8 5 7", "QQQ"),
        ("K K K A A A 2 2 9 9 4 J", "8 9", ""),
        # The pair belongs to melds of the hand.
        ("8 8 8 K K K Joker 2 4 J", "5 4 8", ""),
        ("6 6 2 2 Joker 5 5 5 5 7 7 7 Q", "6", ""),
        # Wikipedia 2005, American Canasta: any canasta is enough.
        ("K K K K K 2 2 9 9 4 J", "8 9", ""),
        ("2 2 2 2 2 Joker Joker Joker 4 4 8 8 J", "5 4 8", ""),
    ],
)
def test_the_pile_is_taken_where_that_is_the_only_way_to_go_on(hand, pile, melds):
    """Wikipedia 2005, Going out: "If the player can legally pick up the discard pile ... they must do so"."""
    replay = Replay("american_2005", seed=1)
    replay.check(drawing(hand, pile=pile, melds=melds, stock="", rules=AMERICAN_2005).state)
    assert replay._record[0, 0] == TAKE


@pytest.mark.timeout(600)
@pytest.mark.parametrize(
    "hand, stock, kinds",
    [
        ("4 9 J Q", "3C", [DRAW, DISCARD]),
        ("3H 4 9 J", "3C 5", [LAY_THREES, LAY_THREES, PASS]),
        ("3H 3C 4 9", "J", [DRAW, DISCARD]),
        # With wild cards alone beside it is laid before the discard, and ends the round.
        ("2 2", "3H", [DRAW, LAY_THREES]),
        ("2 2", "3H 4", [DRAW, LAY_THREES, DISCARD]),
    ],
)
def test_a_three_stays_in_the_hand_where_nothing_replaces_it(hand, stock, kinds):
    """Wikipedia 2005, Going out: the round ends where a player must draw for a three and cannot."""
    replay = Replay("american_2005", seed=1)
    replay.check(drawing(hand, stock=stock, rules=AMERICAN_2005).state)
    assert replay._record[: len(kinds), 0].tolist() == kinds


@pytest.mark.timeout(600)
def test_threes_in_a_hand_count_where_they_cost_points():
    replay = Replay("american_2005", seed=1)
    replay._scoring = replay._scoring._replace(adds_held_threes=False)
    with pytest.raises(AssertionError):
        replay.check_rounds(600)


def test_packets_that_nobody_plays_are_hidden_but_not_in_the_stock():
    """Wikipedia 2005, American Canasta: four and three cards are dealt face down and set aside."""
    view = next(view for _, view, _ in plays_of("american_2005"))
    hidden = hidden_from(view, "a seed")
    assert sum(view.table.wings) == 7
    assert len(hidden.cards) == hidden.missing.sum() + view.table.stock_size + 7
    assert len(begun_round(view).stock) == view.table.stock_size
    assert Trials(view, "a seed").is_consistent


def test_turns_with_a_three_are_compared_where_it_may_be_kept():
    lines = lines_of(playing("3D K 9 4 5 8 9 J Q 10 6 5 K 8", rules=AMERICAN_2005).view())
    assert [line.action for line in lines if line.is_steady] == [LayThrees(cards("3D"))]
    assert {type(line.action) for line in lines} == {LayThrees, Discard}
    # To lay it would end the round.
    kept = lines_of(playing("3D K 9 4 5 8", stock="", rules=AMERICAN_2005).view())
    assert {type(line.action) for line in kept} == {Discard}


@pytest.mark.parametrize(
    "changes, refused",
    [
        ({"bonus_cards": "none"}, None),
        ({"initial_purity": "none", "initial_canasta_waiver": "none"}, None),
        ({"stock_exhaustion": "optional", "final_discard": "optional"}, None),
        ({"wild_meld_lock": True, "max_wilds": 3, "canastas_to_go_out": 1}, None),
        ({"last_stock_three": "ends_laid_counts"}, "red_three_role"),
        ({"threes_in_hand_scoring": "as_if_laid"}, "red_three_role"),
        ({"pile_always_frozen": False}, "pile_layoff_to_meld"),
        ({"initial_purity": "pure_three_or_wild"}, "initial_pile_allowed"),
        ({"max_meld_cards": 7}, "initial_pile_allowed"),
        ({"pile_take_extent": "from_card"}, "initial_pile_allowed"),
        ({"max_wilds": None}, "initial_pile_allowed"),
        ({"start_pile": "upcard"}, "red_three_role"),
        ({"closed_rank_rule": "dead_for_both"}, "closed_rank_rule"),
        ({"bonus_cards": "wings"}, "bonus_cards"),
    ],
)
def test_which_changes_of_the_rules_of_2005_rollouts_play(changes, refused):
    assert difference(with_options(AMERICAN_2005, changes)) == refused


def test_the_table_of_wild_cards_has_room_for_the_most_packs():
    rules = with_options(rules_of("classic_4"), {"deck_count": 8})
    assert difference(rules) is None
    assert rollout_rules(rules).copies < MOST_NATURALS
