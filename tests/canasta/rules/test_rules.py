"""Rule sets as data: options, presets, validation, and that each option makes a difference somewhere."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.canasta import engine
from bot.canasta.errors import RuleSetError
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.options import OPTIONS, OPTIONS_BY_ID, differences, value_of, with_options
from bot.canasta.rules.preset import HOUSE_DECISION, PAGAT_CLASSIC
from bot.canasta.rules.presets import PRESETS, preset_and_options, rules_of
from bot.canasta.rules.share_code import words_of
from bot.canasta.rules.validate import problems_of, validate
from bot.canasta.seats import possible_side_structures, seating_for
from tests.support.builders import rules

ROOT = Path(__file__).parents[3]

CLASSIC: dict[str, Any] = {
    # The base values of the rule matrix, section 2 (preset classic_4).
    "seat_count": 4,
    "side_structure": "pairs_2x2",
    "deck_count": 2,
    "joker_count": 4,
    "max_copies_per_natural_rank": None,
    "hand_size": 11,
    "start_pile": "upcard",
    "upcard_cover_on": ["red_three", "wild"],
    "cover_freezes": True,
    "draw_count": 1,
    "pile_visibility": "top_only",
    "red_three_totals": [100, 200, 300, 800],
    "three_sign": "any_meld",
    "three_lay_timing": "at_deal",
    "last_stock_three": "ends_laid_counts",
    "red_three_in_hand_penalty": 5,
    "black_three_blocks_pile": True,
    "black_three_meld": "exit_turn_three_plus",
    "black_three_melded_value": 5,
    "black_three_hand_penalty": 5,
    "bonus_four_black_threes": 0,
    "min_meld_cards": 3,
    "min_naturals": 2,
    "max_wilds": 3,
    "wild_ratio": "none",
    "max_meld_cards": None,
    "same_rank_melds": "merge",
    "wild_melds": False,
    "initial_minimums": [[None, 15], [0, 50], [1500, 90], [3000, 120]],
    "initial_compare": "at_least",
    "initial_pile_allowed": "top_counts",
    "concealed_waives_minimum": "stock_draw_only",
    "pile_freeze_cards": ["red_three", "wild"],
    "turned_red_three_freezes": False,
    "pile_frozen_until_melded": True,
    "pile_always_frozen": False,
    "pile_natural_plus_wild": True,
    "pile_layoff_to_meld": True,
    "pile_layoff_to_canasta": True,
    "own_canasta_take_conflict": "refuse_natural_plus_wild",
    "pile_block_tops": ["black_three", "wild"],
    "block_on_taker_canasta_rank": False,
    "one_card_hand_takes_one_card_pile": False,
    "discard_wild": "allowed",
    "discard_threes": "black_only",
    "final_discard": "optional",
    "canastas_to_go_out": 1,
    "canasta_mix": {},
    "keep_after_turn": 1,
    "ask_timing": "after_draw_or_top_meld",
    "ask_limit_per_hand": None,
    "concealed_rule": "own_canasta_no_additions",
    "concealed_extra": 100,
    "concealed_after_pile_take": True,
    "bonus_natural_canasta": 500,
    "bonus_mixed_canasta": 300,
    "bonus_going_out": 100,
    "stock_exhaustion": "forced_if_fits_meld",
    "target_score": 5000,
    "target_compare": "at_least",
    "tie_rule": "play_on",
}


def plain(value: object) -> Any:
    built = json.loads(msgspec.json.encode(value))
    return sorted(built) if isinstance(value, frozenset) else built


# ------------------------------------------------------------------------------------------------------- the values


@pytest.mark.parametrize("option", CLASSIC)
def test_classic_canasta_has_the_values_of_the_matrix(option: str) -> None:
    assert plain(value_of(rules_of("classic_4"), option)) == CLASSIC[option]


def test_every_field_of_a_section_is_an_option() -> None:
    assert len(OPTIONS) == len(OPTIONS_BY_ID)
    in_sections = [
        field for section in msgspec.structs.asdict(RuleSet()).values() for field in section.__struct_fields__
    ]
    assert in_sections == [option.id for option in OPTIONS]


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.id)
def test_every_option_allows_its_classic_value_and_says_what_it_may_be(option: Any) -> None:
    assert option.allows(option.classic)
    assert str(option.allowed)
    assert value_of(RuleSet(), option.id) == option.classic
    assert option.meaning
    assert option.source in {PAGAT_CLASSIC, HOUSE_DECISION}


@pytest.mark.parametrize("option", [o for o in OPTIONS if not o.has_choice], ids=lambda o: o.id)
def test_an_option_with_one_value_takes_no_other(option: Any) -> None:
    others: tuple[Any, ...] = (0, 1, 7, True, False, "other", None, ["other"], {"other": 1})
    for value in others:
        if value == option.classic or (value == [] and not option.classic):
            continue
        with pytest.raises(RuleSetError) as error:
            rules(**{option.id: value})
        assert option.id in str(error.value)


def compared_words(path: Path) -> Iterator[tuple[str, str]]:
    """Each option that is compared with words in a module, and the word."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            options = [side.attr for side in sides if isinstance(side, ast.Attribute)]
            words = [
                part.value
                for side in sides
                if isinstance(side, ast.Constant | ast.Set | ast.Tuple | ast.List)
                for part in ast.walk(side)
                if isinstance(part, ast.Constant) and isinstance(part.value, str)
            ]
            yield from ((option, word) for option in options if option in OPTIONS_BY_ID for word in words)


def test_sides_have_the_names_of_their_option() -> None:
    known = {form for count in range(2, 9) for form in possible_side_structures(count)}
    assert known == set(words_of(OPTIONS_BY_ID["side_structure"]))


def test_options_are_compared_with_words_that_they_may_be() -> None:
    """The type checker sees ``== "misspelt"``, but not ``in {"misspelt"}``."""
    found = [
        (option, word)
        for folder in ("bot", "cogs")
        for path in (ROOT / folder).rglob("*.py")
        for option, word in compared_words(path)
    ]
    assert len(found) > 200
    assert [(option, word) for option, word in found if word not in words_of(OPTIONS_BY_ID[option])] == []


# ------------------------------------------------------------------------------------------------ changing options


def test_options_are_changed_by_id_with_plain_values() -> None:
    changed = rules(
        max_wilds=2,
        pile_freeze_cards=["wild"],
        initial_minimums=[[None, 0], [0, 100]],
        canasta_mix={"natural": 1},
    )
    assert changed.melds.max_wilds == 2
    assert changed.pile.pile_freeze_cards == frozenset({"wild"})
    assert changed.initial.initial_minimums == ((None, 0), (0, 100))
    assert changed.going_out.canasta_mix == {"natural": 1}
    assert RuleSet().melds.max_wilds == 3


def test_differences_are_plain_json_and_lead_back() -> None:
    changed = rules(max_wilds=None, wild_ratio="naturals_ge_wilds", pile_freeze_cards=["wild"])
    found = differences(changed, RuleSet())
    assert set(found) == {"max_wilds", "wild_ratio", "pile_freeze_cards"}
    assert with_options(RuleSet(), json.loads(json.dumps(found))) == changed
    assert preset_and_options(changed) == ("classic_4", found)
    assert differences(RuleSet(), RuleSet()) == {}


def test_every_preset_can_be_played() -> None:
    assert PRESETS["classic_4"] == RuleSet()
    for name, preset in PRESETS.items():
        assert problems_of(preset) == ()
        assert rules_of(name) == preset
        assert preset_and_options(preset) == (name, {})
        assert engine.start_match(preset).table.rules == preset


# --------------------------------------------------------------------------------------------------- what is refused


@pytest.mark.parametrize(
    "options, named",
    [
        ({"no_such_option": 1}, "no_such_option"),
        ({"max_wilds": "three"}, "max_wilds"),
        ({"max_wilds": -1}, "max_wilds"),
        ({"max_wilds": 13}, "max_wilds"),
        ({"wild_ratio": "half"}, "wild_ratio"),
        ({"pile_always_frozen": "yes"}, "pile_always_frozen"),
        ({"pile_always_frozen": 1}, "pile_always_frozen"),
        ({"pile_freeze_cards": ["ace"]}, "pile_freeze_cards"),
        ({"canastas_to_go_out": True}, "canastas_to_go_out"),
        ({"canasta_mix": {"golden": 1}}, "canasta_mix"),
        ({"canasta_mix": {"natural": 2}}, "canasta_mix"),  # two of one
        ({"initial_minimums": []}, "initial_minimums"),
        ({"initial_minimums": [[0, 50]]}, "initial_minimums"),
        ({"initial_minimums": [[None, 15], [1500, 90], [0, 50]]}, "initial_minimums"),
        ({"initial_minimums": [[None, 15], [0, 50], [0, 90]]}, "initial_minimums"),
        ({"initial_minimums": [[None, -5]]}, "initial_minimums"),
        ({"red_three_totals": [-100]}, "red_three_totals"),
        ({"hand_size": 25}, "hand_size"),
        ({"seat_count": 5}, "side_structure"),
        ({"seat_count": 3, "side_structure": "pairs_2x2"}, "side_structure"),
        ({"seat_count": 8, "side_structure": "pairs_4x2", "hand_size": 13}, "hand_size"),
        ({"foot_size": 1}, "foot_size"),  # its card must be kept and thrown
        ({"first_packet_rule": "lower_bottom_card_first"}, "first_packet_rule"),
        ({"lone_hand_rule": "first_pile_taker_else_out_player"}, "lone_hand_rule"),
        ({"pile_block_tops": ["black_three"]}, "pile_block_tops"),
        ({"black_three_blocks_pile": False}, "black_three_blocks_pile"),
    ],
)
def test_what_cannot_be_played_is_refused_with_its_name(options: dict[str, Any], named: str) -> None:
    with pytest.raises(RuleSetError) as error:
        rules(**options)
    assert named in {problem.option for problem in error.value.problems}


def test_sides_alone_cannot_be_changed_where_three_have_a_lone_hand_but_what_has_to_change_is_named() -> None:
    """Scarne, Cutthroat: "Three may play ... with the sole difference that each plays for himself"."""
    with pytest.raises(RuleSetError, match="change lone_hand_rule or side_structure"):
        rules_of("scarne_3_cutthroat", {"side_structure": "individual"})
    both = {"side_structure": "individual", "lone_hand_rule": "none"}
    assert rules_of("scarne_3_cutthroat", both).deal.side_structure == "individual"


def test_every_problem_is_named() -> None:
    with pytest.raises(RuleSetError) as error:
        rules(max_wilds=99, wild_ratio="half", nonsense=1)
    assert len(error.value.problems) == 3


def test_a_match_starts_only_with_rules_that_can_be_played() -> None:
    broken = msgspec.structs.replace(RuleSet(), deal=msgspec.structs.replace(RuleSet().deal, seat_count=5))
    with pytest.raises(RuleSetError):
        engine.start_match(broken)
    with pytest.raises(RuleSetError):
        validate(broken)


def test_an_unknown_preset_is_refused() -> None:
    with pytest.raises(RuleSetError) as error:
        rules_of("no_such_preset")
    assert "classic_4" in str(error.value)


def test_seats_that_cannot_form_the_sides() -> None:
    with pytest.raises(ValueError, match="5 seats"):
        seating_for("pairs_2x2", 5)
    assert seating_for("individual", 5).side_count == 5
