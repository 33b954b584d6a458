"""The presets: their values, their descent, their sources."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.options import OPTIONS_BY_ID, differences, value_of
from bot.canasta.rules.presets import DEFAULT_PRESET, DESCRIPTIONS, PRESETS
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
    options = [one.option for one in described.differences]
    assert len(options) == len(set(options))
    assert set(options) == set(differences(PRESETS[preset], parent))


@pytest.mark.parametrize("preset", DESCRIPTIONS)
def test_every_difference_has_a_source_and_every_gap_is_an_option(preset: str) -> None:
    described = DESCRIPTIONS[preset]
    assert all(one.source for one in described.differences)
    assert set(described.house_completion) <= set(OPTIONS_BY_ID)


def test_games_are_offered_in_one_order_parents_first() -> None:
    places = [described.place for described in DESCRIPTIONS.values()]
    assert places == sorted(set(places))
    known = list(DESCRIPTIONS)
    assert known[0] == DEFAULT_PRESET
    for number, described in enumerate(DESCRIPTIONS.values()):
        assert described.parent in {None, *known[:number]}


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


@pytest.mark.parametrize("players", ["2", "3", "5", "6_two_teams", "6_three_teams"])
def test_viennese_for_other_numbers_changes_the_classic_game_for_them(players: str) -> None:
    """pagat, Viennese Canasta: "classic canasta is played with the following modifications", whose numbers of players pagat
    has at Canasta for two, three and six players; five are Hoyle's and Scarne's (matrix D92).
    """
    game, classic = PRESETS[f"viennese_{players}"], PRESETS[f"classic_{players}"]
    assert differences(game, classic) == differences(PRESETS["viennese"], PRESETS["classic_4"])
    assert DESCRIPTIONS[f"viennese_{players}"].house_completion
