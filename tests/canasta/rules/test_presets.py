"""The presets: their values, their descent, their sources."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.options import OPTIONS_BY_ID, differences, value_of, with_options
from bot.canasta.rules.presets import DESCRIPTIONS, PRESETS
from bot.canasta.rules.validate import problems_of
from bot.canasta.rules.values import plain_value
from tests.golden.options_page import PAGE, written

# The rule matrix, read from the sources independently of the presets: all values of Classic, and in which values each
# of the other twenty games differs from it.
MATRIX: dict[str, dict[str, Any]] = json.loads(
    Path(__file__).with_name("matrix_values.json").read_text(encoding="utf-8")
)


def as_json(value: object) -> Any:
    return json.loads(json.dumps(plain_value(value)))


@pytest.mark.parametrize("preset", MATRIX)
def test_a_preset_has_the_values_of_the_sources(preset: str) -> None:
    expected = MATRIX["classic_4"] | MATRIX[preset]
    assert len(expected) == 122
    found = {option: as_json(value_of(PRESETS[preset], option)) for option in expected}
    assert found == expected


@pytest.mark.parametrize("preset", DESCRIPTIONS)
def test_a_preset_says_only_what_differs_from_its_parent(preset: str) -> None:
    described = DESCRIPTIONS[preset]
    parent = RuleSet() if described.parent is None else PRESETS[described.parent]
    options = [row.option for row in described.rows]
    assert len(options) == len(set(options))
    assert set(options) == set(differences(PRESETS[preset], parent))


@pytest.mark.parametrize("preset", DESCRIPTIONS)
def test_every_difference_has_a_source_and_every_gap_is_an_option(preset: str) -> None:
    described = DESCRIPTIONS[preset]
    assert all(row.source for row in described.rows)
    assert set(described.house_completion) <= set(OPTIONS_BY_ID)


def test_no_two_presets_are_the_same_game() -> None:
    names = list(PRESETS)
    for number, name in enumerate(names):
        for other in names[:number]:
            assert PRESETS[name] != PRESETS[other], f"{name} and {other}"


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_contradicts_itself_nowhere(preset: str) -> None:
    assert not problems_of(PRESETS[preset])


def test_the_page_of_options_is_up_to_date() -> None:
    """If not: ``python -m tests.golden.options_page``."""
    assert PAGE.read_text(encoding="utf-8") == written()


@pytest.mark.parametrize(
    "options, first, second",
    [
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
    ],
)
def test_a_contradiction_names_both_options(options: dict[str, Any], first: str, second: str) -> None:
    problems = problems_of(with_options(RuleSet(), options))
    assert any(problem.startswith(f"{first}: contradicts {second};") for problem in problems)


@pytest.mark.parametrize("players", ["2", "3", "5", "6_two_teams", "6_three_teams"])
def test_viennese_for_other_numbers_changes_the_classic_game_for_them(players: str) -> None:
    """pagat, Viennese Canasta: "classic canasta is played with the following modifications", whose numbers of players pagat
    has at Canasta for two, three and six players; five are Hoyle's and Scarne's (matrix D92).
    """
    game, classic = PRESETS[f"viennese_{players}"], PRESETS[f"classic_{players}"]
    assert differences(game, classic) == differences(PRESETS["viennese"], PRESETS["classic_4"])
    assert DESCRIPTIONS[f"viennese_{players}"].house_completion
