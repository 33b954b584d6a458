"""Conflicts between options: each is found, names what takes part, and can be settled by what it says."""

from __future__ import annotations

from typing import Any

import pytest

from bot.canasta.errors import RuleProblem
from bot.canasta.rules.conflicts import CONFLICTS
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.options import OPTIONS_BY_ID, with_options
from bot.canasta.rules.validate import problems_of
from bot.canasta.rules.values import values_to_offer

ROWS: list[tuple[dict[str, Any], str, str]] = [
    ({"wild_meld_lock": True}, "wild_meld_lock", "wild_melds"),
    ({"pile_wild_pair": True}, "pile_wild_pair", "wild_melds"),
    ({"sequence_pile_take": "whole_pile"}, "sequence_pile_take", "sequence_melds"),
    ({"sequence_max_wilds": 1}, "sequence_max_wilds", "sequence_melds"),
    ({"canasta_mix": {"wild": 1}}, "canasta_mix", "wild_melds"),
    ({"canasta_mix": {"sequence": 1}}, "canasta_mix", "sequence_melds"),
    ({"canasta_mix": {"mixed": 1}, "max_wilds": 0}, "canasta_mix", "max_wilds"),
    ({"max_meld_cards": 6}, "max_meld_cards", "canasta_size"),
    ({"all_members_must_play_from_foot": True}, "all_members_must_play_from_foot", "foot_size"),
    ({"foot_trigger": "own_first_canasta"}, "foot_trigger", "foot_size"),
    ({"bonus_card_counts": [4, 3]}, "bonus_card_counts", "bonus_cards"),
    ({"canasta_mix": {"wild": 2}, "wild_melds": True}, "canasta_mix", "deck_count and joker_count"),
    ({"canasta_mix": {"sevens": 2}}, "canasta_mix", "same_rank_melds"),
    (
        {"red_threes_to_go_out": "as_many_as_canastas", "red_three_role": "discard_only"},
        "red_threes_to_go_out",
        "red_three_role",
    ),
    (
        {"red_threes_to_go_out": "as_many_as_canastas", "canastas_to_go_out": 5},
        "red_threes_to_go_out",
        "canastas_to_go_out",
    ),
    ({"ask_required": True, "ask_limit_per_hand": 0}, "ask_required", "ask_limit_per_hand"),
    ({"wild_melds": True, "canasta_size": 8}, "max_wild_meld_cards", "canasta_size"),
    ({"red_three_role": "discard_only", "discard_threes": "never"}, "discard_threes", "red_three_role"),
    (
        {"black_three_role": "discard_only", "discard_threes": "never"},
        "discard_threes",
        "black_three_role",
    ),
    ({"threes_kept_in_hand": "unlimited"}, "threes_kept_in_hand", "red_three_role"),
    ({"last_stock_three": "stays_in_hand"}, "last_stock_three", "threes_kept_in_hand"),
    ({"special_hands": ["pairs_with_twos"]}, "special_hands", "pairs_wild_pair"),
    (
        {"unreplaced_three_ends_round": True, "stock_exhaustion": "recycle_pile"},
        "unreplaced_three_ends_round",
        "stock_exhaustion",
    ),
    (
        {
            "unreplaced_three_ends_round": True,
            "irregularities": "scarne",
            "penalty_unexposed_red_three": 100,
        },
        "unreplaced_three_ends_round",
        "penalty_unexposed_red_three",
    ),
    ({"bonus_cards": "wings"}, "bonus_cards", "bonus_card_counts"),
    ({"initial_meld_may_leave_one": True}, "initial_meld_may_leave_one", "bonus_cards"),
    ({"ask_timing": "with_skip_draw"}, "ask_timing", "exit_without_drawing"),
    ({"concealed_rule": "viennese_two_grades"}, "covered_exit_bonus", "concealed_rule"),
    (
        {"concealed_rule": "viennese_two_grades", "covered_exit_bonus": 200},
        "hand_canasta_bonus",
        "concealed_rule",
    ),
    ({"special_hand_scores": {"straight": 3000}}, "special_hand_scores", "special_hands"),
    (
        {"seat_count": 3, "side_structure": "individual", "seat_draw": "cut_for_seats"},
        "seat_draw",
        "side_structure",
    ),
    ({"foot_scope": "team"}, "foot_scope", "foot_size"),
    (
        {"deck_count": 4, "joker_count": 8, "foot_size": 9, "red_three_from_foot_replaced": False},
        "red_three_from_foot_replaced",
        "foot_size",
    ),
    (
        {"seat_count": 2, "side_structure": "individual", "foot_size": 11, "foot_scope": "team"},
        "foot_scope",
        "side_structure",
    ),
    (
        {"foot_size": 11, "foot_scope": "team", "first_packet_rule": "lower_bottom_card_first"},
        "foot_scope",
        "first_packet_rule",
    ),
    (
        {"foot_size": 11, "foot_scope": "team", "all_members_must_play_from_foot": True},
        "foot_scope",
        "all_members_must_play_from_foot",
    ),
]


def found(options: dict[str, Any], first: str, second: str) -> list[RuleProblem]:
    """The conflicts of Classic Canasta with these options that name the two."""
    problems = problems_of(with_options(RuleSet(), options))
    return [one for one in problems if (one.option, " and ".join(one.against)) == (first, second)]


@pytest.mark.parametrize("options, first, second", ROWS)
def test_a_contradiction_names_both_options(options: dict[str, Any], first: str, second: str) -> None:
    assert found(options, first, second)


def test_every_conflict_is_tried() -> None:
    assert {(conflict.option, " and ".join(conflict.against)) for conflict in CONFLICTS} == {
        (first, second) for _, first, second in ROWS
    }


@pytest.mark.parametrize("options, first, second", ROWS)
def test_each_option_that_settles_a_conflict_does_so(
    options: dict[str, Any], first: str, second: str
) -> None:
    """Whether the whole can be played then is another matter: some fixes need a second one."""
    (problem,) = found(options, first, second)
    assert {first, *problem.against} <= set(problem.fixes)
    for option in problem.fixes:
        values = values_to_offer(OPTIONS_BY_ID[option])
        assert any(not found(options | {option: value}, first, second) for value in values), option
