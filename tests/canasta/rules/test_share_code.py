"""Share codes: read back as they were written, and every slip of the finger is noticed."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.canasta.rules.options import OPTIONS, OPTIONS_BY_ID, differences
from bot.canasta.rules.presets import PRESETS
from bot.canasta.rules.share_code import (
    _SIGNS,
    LONGEST,
    CodeTrouble,
    ShareCodeError,
    _check_of,
    decode,
    encode,
    number_of,
    numbered,
    words_of,
)
from bot.canasta.rules.values import values_to_offer

FREE = [option for option in OPTIONS if option.has_choice]
CODE = encode(next(iter(PRESETS)), {"pile_always_frozen": True, "canastas_to_go_out": 2, "draw_count": 2})


@st.composite
def house_rules(draw: st.DrawFn) -> tuple[str, dict[str, object]]:
    preset = draw(st.sampled_from(sorted(PRESETS)))
    options = draw(st.lists(st.sampled_from(FREE), max_size=8, unique=True))
    return preset, {option.id: draw(st.sampled_from(values_to_offer(option))) for option in options}


def trouble_with(code: str) -> CodeTrouble:
    with pytest.raises(ShareCodeError) as refused:
        decode(code)
    return refused.value.trouble


def written(signs: list[int]) -> str:
    """Any signs with a good check behind them."""
    return "".join(_SIGNS[sign] for sign in (*signs, *_check_of(signs)))


@given(house_rules())
def test_a_code_is_read_as_it_was_written(house):
    preset, differences = house
    code = encode(preset, differences)
    assert decode(code) == (preset, differences)
    assert decode(code.lower().replace("-", " ")) == (preset, differences)
    assert decode(f" `{code.replace('0', 'o').replace('1', 'I')}` ") == (preset, differences)


@pytest.mark.parametrize("option", FREE, ids=lambda option: option.id)
def test_every_value_of_every_option_can_be_shared(option):
    for value in values_to_offer(option):
        preset = next(iter(PRESETS))
        assert decode(encode(preset, {option.id: value})) == (preset, {option.id: value}), value


@given(house_rules(), st.randoms(use_true_random=False))
@settings(max_examples=30)
def test_every_wrong_sign_is_found(house, random):
    code = encode(*house)
    for place in random.sample(range(len(code)), min(len(code), 12)):
        if code[place] != "-":
            for sign in _SIGNS:
                if sign != code[place]:
                    assert trouble_with(code[:place] + sign + code[place + 1 :]) is CodeTrouble.MISTYPED


def test_every_wrong_sign_of_one_code_is_found():
    for place, right in enumerate(CODE):
        for sign in set("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789?") - {right, "-"}:
            same = {right, sign} in ({"0", "O"}, {"1", "I"}, {"1", "L"})
            if right != "-" and not same:
                assert trouble_with(CODE[:place] + sign + CODE[place + 1 :]) is CodeTrouble.MISTYPED


@given(house_rules())
def test_every_exchange_of_two_neighbours_is_found(house):
    code = encode(*house).replace("-", "")
    for place in range(len(code) - 1):
        one, other = code[place], code[place + 1]
        if one != other:
            turned = code[:place] + other + one + code[place + 2 :]
            assert trouble_with(turned) is CodeTrouble.MISTYPED


@given(house_rules(), st.integers(0, 40))
def test_a_lost_or_doubled_sign_is_found(house, place):
    code = encode(*house).replace("-", "")
    place %= len(code)
    assert trouble_with(code[:place] + code[place + 1 :]) is CodeTrouble.MISTYPED
    assert trouble_with(code[:place] + code[place] + code[place:]) is CodeTrouble.MISTYPED


@given(st.text(max_size=60))
def test_any_other_text_is_mistyped(text):
    assert trouble_with(text) is CodeTrouble.MISTYPED


@given(st.lists(st.integers(0, 31), max_size=80))
def test_whatever_has_a_good_check_is_read_or_refused(signs):
    try:
        preset, differences = decode(written([1, *signs]))
    except ShareCodeError:
        return
    assert preset in PRESETS
    json.dumps(differences)


def test_a_code_of_a_later_version_says_so():
    assert trouble_with(written([2, 5, 6, 7])) is CodeTrouble.TOO_NEW


def test_unknown_presets_options_and_words_say_so():
    classic = next(iter(PRESETS))
    assert trouble_with(encode("no such preset", {})) is CodeTrouble.UNKNOWN
    assert trouble_with(encode(classic, {"no_such_option": 1})) is CodeTrouble.UNKNOWN
    assert trouble_with(encode(classic, {"side_structure": "no_such_word"})) is CodeTrouble.UNKNOWN
    assert trouble_with(encode(classic, {"hand_size": 2**40})) is CodeTrouble.UNKNOWN
    assert trouble_with(encode(classic, {"hand_size": [[[[[1]]]]]})) is CodeTrouble.UNKNOWN
    assert trouble_with(written([1, 0, 0])) is CodeTrouble.UNKNOWN


def test_a_code_that_is_too_long_to_be_checked_is_not_written():
    longest = {option.id: values_to_offer(option)[-1] for option in FREE}
    rows = {"initial_minimums": [[None, 10_000], *([1000 * step, 10_000] for step in range(60))]}
    with pytest.raises(ShareCodeError) as error:
        encode(next(iter(PRESETS)), longest | rows)
    assert error.value.trouble is CodeTrouble.TOO_LONG


def test_the_farthest_of_all_games_have_a_code_from_each_other():
    codes = [encode(one, differences(PRESETS[other], PRESETS[one])) for one in PRESETS for other in PRESETS]
    assert max(len(code.replace("-", "")) for code in codes) <= LONGEST
    assert len(CODE) <= 32


def test_no_two_options_presets_or_words_of_an_option_share_a_number():
    for names in (list(OPTIONS_BY_ID), list(PRESETS), *(words_of(option) for option in OPTIONS)):
        assert len(numbered(names)) == len(set(names)), "the later one needs another id"


def test_numbers_never_change():
    assert [number_of(name) for name in ("classic_4", "pile_always_frozen", "wild")] == [50884, 42195, 13948]


def test_an_old_code_is_read_for_ever():
    assert decode("1RV2-12EP-1HA9-MS0H-G9JK-D") == (
        "classic_4",
        {"canastas_to_go_out": 2, "pile_always_frozen": True},
    )
