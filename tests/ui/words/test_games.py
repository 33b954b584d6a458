"""Games by the names that people type."""

import pytest

from bot.canasta.rules.presets import PRESETS
from bot.ui.texts import texts_for
from bot.ui.words.games import meant_by, nearest, presets_by_name
from bot.ui.words.options import preset_name

EN = texts_for("en")
KNOWN = presets_by_name(EN)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_id_and_every_printed_name_is_understood(preset):
    name = preset_name(EN, preset)
    for typed in (preset, name, name.upper(), f"  {name.lower()} ", name.replace(" ", "-")):
        assert meant_by(typed, KNOWN) == preset, typed


@pytest.mark.parametrize("preset", PRESETS)
def test_a_letter_left_out_is_understood_or_refused_but_never_another_game(preset):
    name = preset_name(EN, preset)
    understood = [meant_by(name[:at] + name[at + 1 :], KNOWN) for at in range(len(name))]
    assert set(understood) <= {preset, None}
    assert preset in understood


@pytest.mark.parametrize(
    "typed, meant",
    [
        ("Modern Amercan", "modern_american"),
        ("modernamerican", "modern_american"),
        ("hand & foot", "hand_and_foot"),
        ("Hand and Fot", "hand_and_foot"),
        ("five packs", "hand_and_foot_five_packs"),
        ("Bolívia", "bolivia"),
        ("Vienese", "viennese"),
        ("sámba", "samba"),
        ("classic for 5", "classic_5"),
        ("Clasic for five", "classic_5"),
    ],
)
def test_a_spelling_near_a_name_is_understood(typed, meant):
    assert meant_by(typed, KNOWN) == meant


@pytest.mark.parametrize(
    "typed",
    ["", "  ", "…", "poker", "classic", "american", "classic for nine", "for", "x", "||s||", "{ $x }", "mex"],
)
def test_what_could_be_several_games_or_none_is_nobodys_name(typed):
    assert meant_by(typed, KNOWN) is None


def test_the_nearest_games_are_those_that_were_probably_meant():
    assert set(nearest("american", KNOWN, 2)) == {"modern_american", "american_2005"}
    assert nearest("modem amrikan", KNOWN, 3)[0] == "modern_american"
    assert len(nearest("", KNOWN, 3)) == 3
