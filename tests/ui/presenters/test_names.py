import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.canasta.seats import Seat
from bot.ui.presenters.names import (
    NAME_LENGTH,
    holder_name,
    plain,
    seat_name,
    shown,
    side_names,
    sides_of,
    table_name,
)
from bot.ui.texts import texts_for
from tests.ui.samples import record_of

texts = texts_for()
NASTY = st.text(alphabet="*_~|`>#-+[]()<@:/\\!&1aé🃏\n\t \u202e\u200b", max_size=60)


@given(NASTY)
def test_no_markdown_mention_or_link_comes_out_of_a_name(raw):
    text = shown(raw)
    without_escaped = re.sub(r"\\[\\*_~|`>#\-+\[\]()<:]", "", text)
    assert not re.search(r"[\\*_~|`>#\[\]()<]", without_escaped)
    assert not re.search(r"@(?!\u200b)", text)
    assert "://" not in without_escaped or not re.search(r"https?:", without_escaped, re.IGNORECASE)
    assert "\n" not in text
    assert "\u202e" not in text


@given(NASTY)
def test_a_name_is_one_short_line(raw):
    assert len(plain(raw)) <= NAME_LENGTH
    assert len(shown(raw)) <= 2 * NAME_LENGTH + 40
    assert plain(raw) == plain(raw).strip()


@pytest.mark.parametrize(
    "raw, text",
    [
        ("Ana", "Ana"),
        ("*Ana*", r"\*Ana\*"),
        ("@everyone", "@\u200beveryone"),
        ("<@123>", "\\<@\u200b123\\>"),
        ("see https://x.y", r"see https\://x.y"),
        ("discord.gg/abc Discord.com/i", "discord.gg\u200b/abc Discord.com\u200b/i"),
        ("a\n# b", r"a \# b"),
        ("Zoë Ångström", "Zoë Ångström"),
        ("x" * 40, "x" * 31 + "…"),
    ],
)
def test_names_as_shown(raw, text):
    assert shown(raw) == text


def test_seats_are_called_by_name_computer_or_number():
    record = record_of(names=("Ana", "Rob", "\u200b\u202e", None), computers=(1,))
    assert [seat_name(texts, record, Seat(seat)) for seat in range(4)] == [
        "Ana",
        "🤖 Rob",
        "Seat 3",
        "Seat 4",
    ]
    assert holder_name(record.seats[1]) == "🤖 Rob"


def test_sides_and_tables():
    record = record_of(title="_Friday_")
    assert sides_of(record) == (0, 1, 0, 1)
    assert side_names(texts, record) == ("Ana & Cyd", "Ben & Dot")
    assert table_name(texts, record) == r"Table 12: \_Friday\_"
    assert table_name(texts, record, markdown=False) == "Table 12: _Friday_"
    assert table_name(texts, record_of(title=" ")) == "Table 12"
