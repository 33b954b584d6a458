"""Names in any script are drawn without an error, and text keeps to its room."""

from importlib.util import find_spec

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.pictures.lettering import (
    ELLIPSIS,
    drawable,
    fitted,
    has_glyph,
    lettered,
    minus_sign,
    neutral_sign,
    width_of,
    wrapped,
)

NAMES = st.text(max_size=200)


@given(NAMES)
def test_any_text_can_be_drawn(text):
    plain = drawable(text)
    assert drawable(plain) == plain
    letters = lettered(plain, 24)
    assert letters.mask.size >= (1, 1)
    assert letters.width >= 0


@given(NAMES, st.integers(0, 300))
def test_text_keeps_to_its_room(text, room):
    assert width_of(fitted(text, room, 22), 22) <= room


@given(NAMES, st.integers(40, 300), st.integers(1, 3))
def test_lines_keep_to_their_room_and_number(text, room, lines):
    rows = wrapped(text, room, lines, 20)
    assert len(rows) <= lines
    assert all(width_of(row, 20) <= room for row in rows)


def test_long_names_end_in_an_ellipsis():
    assert fitted("Maximiliane", 400, 24) == "Maximiliane"
    short = fitted("Maximiliane Wolkenstein von und zu", 120, 24)
    assert short.startswith("Max")
    assert short.endswith(ELLIPSIS)


def test_ornamental_letters_become_plain_and_invisible_ones_go():
    assert drawable("𝓐𝓷𝓪") == "Ana"
    assert drawable("A\N{ZERO WIDTH SPACE}na\N{RIGHT-TO-LEFT OVERRIDE}") == "Ana"
    assert drawable("Z̸a̸l̸") == "Zal"
    assert drawable("  Ana\n\tB ") == "Ana B"


def test_letters_that_the_font_does_not_have_are_replaced_by_a_neutral_sign():
    assert drawable("\U00020000\U00020001 Li") == f"{neutral_sign()} Li"


def test_emojis_are_left_out_and_leave_no_spot():
    assert drawable("🎉 Friday 🃏") == "Friday"
    assert drawable("Ana 👩🏽‍💻") == "Ana"
    assert drawable("🎉🎉") == neutral_sign()
    assert drawable(" ") == ""


@pytest.mark.skipif(find_spec("fontpkg_noto_sans") is None, reason="the font is not installed: make env")
def test_the_scripts_of_europe_are_drawn_as_they_are():
    for name in ("Ümit Öztürk", "Łukasz", "Алёна", "Ελένη", "Nguyễn"):
        assert drawable(name) == name


def test_signs_that_pictures_write_themselves_are_in_the_font():
    assert all(map(has_glyph, (neutral_sign(), minus_sign(), ELLIPSIS)))
    assert drawable("Zoë") in {"Zoë", "Zoe"}
