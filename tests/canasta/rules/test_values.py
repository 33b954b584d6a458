"""Values of options as people type them, and ways out of contradictions."""

import pytest

from bot.canasta.errors import RuleSetError
from bot.canasta.rules.conflict_fixes import fixes_of
from bot.canasta.rules.options import OPTIONS, OPTIONS_BY_ID, with_options
from bot.canasta.rules.presets import PRESETS, rules_of
from bot.canasta.rules.validate import problems_of
from bot.canasta.rules.values import (
    MOST_OFFERED,
    parse_value,
    plain_value,
    value_text,
    values_to_offer,
)

FREE = [option for option in OPTIONS if option.has_choice]


@pytest.mark.parametrize("option", FREE, ids=lambda option: option.id)
def test_what_is_offered_may_be_chosen_and_is_read_as_it_is_written(option):
    values = values_to_offer(option)
    assert 0 < len(values) <= MOST_OFFERED
    for value in values:
        assert parse_value(option, value_text(value)) == value
        assert type(parse_value(option, value_text(value))) is type(value)
        with_options(rules_of(), {option.id: value})


@pytest.mark.parametrize("option", FREE, ids=lambda option: option.id)
def test_the_values_of_the_presets_are_offered(option):
    offered = values_to_offer(option)
    in_presets = {
        repr(plain_value(getattr(getattr(rules, option.section), option.id))) for rules in PRESETS.values()
    }
    assert in_presets <= set(map(repr, offered)) or len(in_presets) > MOST_OFFERED


@pytest.mark.parametrize(
    "option_id, text, value",
    [
        ("pile_always_frozen", "Yes", True),
        ("pile_always_frozen", "off", False),
        ("pile_always_frozen", "true", True),
        ("hand_size", " 13 ", 13),
        ("max_wilds", "none", None),
        ("stock_exhaustion", "Forced if legal", "forced_if_legal"),
        ("upcard_cover_on", "red three, wild", ["red_three", "wild"]),
        ("upcard_cover_on", "none", []),
        ("canasta_mix", "natural 1", {"natural": 1}),
        ("canasta_mix", "natural: 1, mixed=1", {"natural": 1, "mixed": 1}),
        ("red_three_totals", "100 200, 300", [100, 200, 300]),
        ("initial_minimums", "15, 0: 50, 1500: 90", [[None, 15], [0, 50], [1500, 90]]),
        ("initial_minimums", "[[null, 15], [0, 50]]", [[None, 15], [0, 50]]),
    ],
)
def test_people_type_values_as_they_speak(option_id, text, value):
    assert parse_value(OPTIONS_BY_ID[option_id], text) == value


@pytest.mark.parametrize("text", ["", "maybe", "2", "[[", "yes no", "\N{ARABIC-INDIC DIGIT ONE}", "9" * 5000])
def test_what_is_not_allowed_is_refused_with_what_is(text):
    with pytest.raises(RuleSetError) as refused:
        parse_value(OPTIONS_BY_ID["pile_always_frozen"], text)
    assert "true or false" in str(refused.value.problems[0])


@pytest.mark.parametrize(
    "changes",
    [
        {"seat_count": 2},
        {"seat_count": 6},
        {"seat_count": 6, "hand_size": 20},
        {"hand_size": 20, "deck_count": 2, "joker_count": 0, "seat_count": 8},
        {"canasta_mix": {"natural": 2}},
        {"pile_block_tops": []},
    ],
)
def test_a_contradiction_has_fixes_and_they_work(changes):
    rules = with_options(rules_of(), changes)
    assert problems_of(rules)
    fixes = fixes_of(rules, changes)
    assert fixes
    for fix in fixes:
        assert problems_of(with_options(rules, fix)) == ()


def test_what_was_wanted_is_kept_where_that_is_possible():
    rules = with_options(rules_of(), {"seat_count": 2})
    assert fixes_of(rules, {"seat_count"}) == ({"side_structure": "individual"},)


def test_rules_that_can_be_played_need_no_fix():
    assert fixes_of(rules_of()) == ()


def test_a_fix_may_lead_through_another_contradiction() -> None:
    """Points for all special hands: they are played, and the pairs among them need a wild pair (pagat, Special Hands)."""
    scores = {"straight": 3000, "pairs": 2500, "pairs_with_twos": 2000, "garbage": 2000}
    fixes = fixes_of(with_options(rules_of(), {"special_hand_scores": scores}), ["special_hand_scores"])
    assert fixes[0] == {"special_hands": sorted(scores), "pairs_wild_pair": "twos"}
    for fix in fixes:
        assert not problems_of(with_options(rules_of(), {"special_hand_scores": scores, **fix}))


def test_of_two_contradictions_one_may_be_settled_by_way_of_a_third():
    scores = {"straight": 3000, "pairs": 2500, "pairs_with_twos": 2000, "garbage": 2000}
    rules = with_options(rules_of(), {"special_hand_scores": scores, "last_stock_three": "stays_in_hand"})
    assert len(problems_of(rules)) > 1
    fixes = fixes_of(rules, ["special_hand_scores"])
    assert fixes
    assert all(not problems_of(with_options(rules, fix)) for fix in fixes)
