"""Values of house rules as people type them: whatever the bot shows is read, and nothing else passes."""

import json
import re
from datetime import UTC, datetime
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.canasta.errors import RuleSetError
from bot.canasta.rules.kinds import Counted, Counts, Draws, Minimums, Points, SomeOf, Totals, Whole
from bot.canasta.rules.options import OPTIONS, OPTIONS_BY_ID
from bot.canasta.rules.values import value_text, values_to_offer
from bot.service.house_rules.model import HouseRule
from bot.service.ids import GuildId, UserId
from bot.ui.house_rules.autocomplete import option_named
from bot.ui.house_rules.menus import form_message, page_of, value_form
from bot.ui.house_rules.values import value_typed
from bot.ui.texts import texts_for
from bot.ui.words.options import difference_sentence, option_name, value_words

TEXTS = texts_for()
FREE = [option for option in OPTIONS if option.has_choice]
HOUSE = HouseRule(GuildId(5), "Friday", "classic_4", {}, UserId(3), datetime(2026, 3, 1, tzinfo=UTC))


def menu_of_values(house, option):
    """What the menu of an option's values says, and what each choice stands for."""
    menu: Any = form_message(TEXTS, house, page_of(option), option).rows[2][0]
    return [(one.label, json.loads(one.value)) for one in menu.options]


@pytest.mark.parametrize("option", FREE, ids=lambda option: option.id)
def test_whatever_menus_and_forms_show_is_read_as_what_it_stands_for(option):
    labels = menu_of_values(HOUSE, option)
    for value in values_to_offer(option):
        now = replace(HOUSE, differences={option.id: value})
        field: Any = value_form(TEXTS, now, option).children[0]
        shown = [value_text(value), field.default]
        shown += [difference_sentence(TEXTS, option.id, value), value_words(TEXTS, option.id, value).upper()]
        shown += [label for label, meant in (*labels, *menu_of_values(now, option)) if meant == value]
        for text in dict.fromkeys(shown):
            read = value_typed(TEXTS, HOUSE, option, text)
            assert (read, type(read)) == (value, type(value)), text


def test_first_melds_by_round_are_read_as_they_are_shown():
    house = replace(HOUSE, preset="hand_and_foot_four_rounds")
    option = OPTIONS_BY_ID["initial_minimums"]
    for label, value in menu_of_values(house, option):
        read = value_typed(TEXTS, house, option, label)
        # Rows for scores below 0 are not told of rounds: two tables may have the same words.
        shown = [value_words(TEXTS, option.id, one, by_round=True) for one in (read, value)]
        assert shown[0] == shown[1]
    assert value_typed(TEXTS, house, option, "60 in round 1, 90 in rounds 2 to 4, 120 from round 5 on") == [
        [None, 60],
        [2, 90],
        [5, 120],
    ]


def any_value(option):
    """Any value of an option whose values no menu can list; None for other options."""
    allowed = option.allowed
    match allowed:
        case Whole():
            numbers = st.integers(allowed.least, allowed.most)
            return numbers | st.none() if allowed.or_none else numbers
        case SomeOf():
            return st.sets(st.sampled_from(allowed.values)).map(sorted)
        case Counts() | Points():
            most = 8 if isinstance(allowed, Counts) else 10_000
            return st.dictionaries(st.sampled_from(allowed.names), st.integers(0, most))
        case Counted(length, least, most):
            return st.lists(st.integers(least, most), min_size=length, max_size=length)
        case Draws():
            return st.lists(st.integers(1, 5), max_size=8)
        case Totals():
            return st.lists(st.integers(0, 100_000), max_size=24)
        case Minimums():
            later = st.dictionaries(st.integers(-100_000, 100_000), st.integers(0, 1000), max_size=5)
            rows = later.map(lambda found: [list(row) for row in sorted(found.items())])
            return st.builds(lambda first, rest: [[None, first], *rest], st.integers(0, 1000), rows)
    return None


ANY_OF_A_KIND = {str(option.allowed): option for option in FREE if any_value(option) is not None}
"""An option for each range of values that no menu lists whole."""


@pytest.mark.parametrize("option", ANY_OF_A_KIND.values(), ids=ANY_OF_A_KIND)
@given(st.data())
def test_every_value_is_read_as_it_is_written(option, data):
    value = data.draw(any_value(option).filter(option.allows))
    for text in (value_text(value), value_words(TEXTS, option.id, value)):
        assert value_typed(TEXTS, HOUSE, option, text) == value


NONSENSE = """
purple | maybe | lots | ? | - | -- | — | , | ,, | ; | : | = | [ | {} {} | [null] | [[null]] | "" | nan | NaN | 1e3 | 0x10 | 1.0 | 2.0
1.5 | ½ | +3 | 007 | 3. | .3 | 1/2 | 10% | 5k | dozen | a | yes please | yes no | nope | nil | void | none none | none, none | null,
none. | not | no limit | true false | ３ | ٣ | Ⅲ | 1000000 | 99999999999999999999 | 1,00 | 1,0000 | 1.000,000 | 2,000.00 | $500
500 points | {"natural": -1} | {"natural": 1.5} | {"natural": null} | {"natural": 1, "natural": 2} | [true] | [1.5] | [[NaN, 15]] | [[null, 15.0]] | [[null, 15], [null, 50]]
wild wild | wild, wild | wild,, | and | natural | natural 1 natural 2 | natural 1, natural 2 | natural -1 | purple 1 | 0: | :0 | 15 below 0
15 below 5, 50 from 0, 90 from 1,500 | 15, 0: 50, 0: 60 | 15, 100: 50, 0: 60 | 1,500: 90 | 60 in rounds 1 to 3, 90 from round 2 on | -0
thirty eleven | minus three | 100,,200 | 100 - 200 | -100, -200 | one two purple | always | @everyone | 🃏
"""


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.id)
def test_nonsense_is_no_value_of_any_option(option):
    for text in ("", " ", "\u200b", "9" * 400, "[" * 300, *re.split(r" \| |\n", NONSENSE.strip())):
        with pytest.raises(RuleSetError):
            value_typed(TEXTS, HOUSE, option, text)


@pytest.mark.parametrize(
    "option, typed, value",
    [
        ("max_wilds", "three", 3),
        ("max_wilds", "None", None),
        ("round_count", "four", 4),
        ("bonus_wild_canasta", "2,000", 2000),
        ("bonus_wild_canasta", "2 000", 2000),
        ("bonus_wild_canasta", "2.000", 2000),
        ("bonus_wild_canasta", "2\N{NARROW NO-BREAK SPACE}000", 2000),
        ("target_score", "ten thousand", 10000),
        ("red_three_totals", "100,200,300", [100, 200, 300]),
        ("red_three_totals", "100, 200, 1,000", [100, 200, 1000]),
        ("pile_block_tops", "red threes, sevens and wild cards", ["red_three", "seven", "wild"]),
        ("canasta_mix", "two natural and one mixed", {"natural": 2, "mixed": 1}),
        ("special_hand_scores", "pairs 2,500, garbage: 2000", {"pairs": 2500, "garbage": 2000}),
        ("initial_minimums", "15,0:50,500:90", [[None, 15], [0, 50], [500, 90]]),
    ],
)
def test_people_type_values_as_they_speak(option, typed, value):
    assert value_typed(TEXTS, HOUSE, OPTIONS_BY_ID[option], typed) == value


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.id)
def test_an_option_is_known_by_each_of_its_names(option):
    name = option_name(TEXTS, option.id)
    for named in (option.id, option.id.replace("_", " ").upper(), name, f" {name.upper()} "):
        assert option_named(TEXTS, named) is option


def test_no_option_is_known_by_part_of_a_name():
    assert option_named(TEXTS, "wild") is None


@pytest.mark.parametrize(
    "option", [one for one in FREE if isinstance(one.allowed, Whole)], ids=lambda one: one.id
)
def test_menus_of_numbers_are_sorted(option):
    odd = replace(HOUSE, differences={option.id: option.allowed.most - 1})
    numbers = [value for _, value in menu_of_values(odd, option) if value is not None]
    assert numbers == sorted(numbers)
    assert option.allowed.most - 1 in numbers
