import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.canasta.seats import Seat
from bot.service.change import AdminEntry
from bot.service.errors import SeatTaken
from bot.service.ids import GuildId, TableId, UserId
from bot.service.matches.record import Tenure
from bot.ui.administration.log import entry_line
from bot.ui.history.score_presenter import _bare_name
from bot.ui.tables.autocomplete import _name as choice_of_table
from bot.ui.texts import texts_for
from bot.ui.words.names import (
    NAME_LENGTH,
    names_at,
    person_name,
    plain,
    seat_name,
    shown,
    side_names,
    sides_of,
    table_name,
    tenure_name,
)
from bot.ui.words.refusals import refusal_text
from bot.ui.words.style import Style, restyled
from tests.support.samples import NOW, record_of

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


def test_sides_and_tables():
    record = record_of(title="_Friday_")
    assert sides_of(record) == (0, 1, 0, 1)
    assert side_names(texts, record) == ("Ana & Cyd", "Ben & Dot")
    assert table_name(texts, record) == r"Table 12: \_Friday\_"
    assert table_name(texts, record, markdown=False) == "Table 12: _Friday_"
    assert table_name(texts, record_of(title=" ")) == "Table 12"


@pytest.mark.parametrize("raw", ["\u3164", "\uffa0\u2800", "\u17b4", "🤖", "\u0301\u0302", "\U000e0041"])
def test_who_has_no_name_that_can_be_seen_is_called_by_the_seat(raw):
    record = record_of(names=(raw, "Ben", "Cyd", "Dot"))
    assert seat_name(texts, record, Seat(0)) == "Seat 1"
    assert tenure_name(texts, Tenure(Seat(2), raw, UserId(7), 3)) == "Seat 3"
    assert person_name(texts, raw) == ""


@pytest.mark.parametrize("raw", ["🤖 Rob", "🤖\ufe0fRob", "\u200d🤖 Rob 🤖"])
def test_only_a_computer_has_the_mark_of_computers(raw):
    record = record_of(names=(raw, "Rob", "Cyd", "Dot"), computers=(1,))
    assert names_at(texts, record)[:2] == ["Rob", "🤖 Rob"]
    assert names_at(texts, record, markdown=False)[:2] == ["Rob", "🤖 Rob"]
    assert tenure_name(texts, Tenure(Seat(2), raw, UserId(7), 3)) == "Rob"
    assert tenure_name(texts, Tenure(Seat(2), "Rob", None, 3), markdown=False) == "🤖 Rob"


@pytest.mark.parametrize("raw", ["Clover", "ＣＬＯＶＥＲ", "computer Rob"])
def test_who_is_called_like_a_computer_is_marked_as_a_person(raw):
    record = record_of(names=(raw, "Clover", "Cyd", "Dot"), computers=(1,))
    assert names_at(texts, record)[:2] == [f"🧑 {raw}", "🤖 Clover"]
    sentence = restyled(texts, " & ".join(names_at(texts, record)), Style(text_only=True))
    assert sentence == f"person {raw} & computer Clover & Cyd & Dot"


def test_a_name_is_cut_between_letters():
    assert plain("a" * 30 + "👩\u200d👩\u200d👧") == "a" * 30 + "…"
    assert plain("e\u0301" * 20) == "e\u0301" * 15 + "…"


def test_a_table_of_scores_names_nobody_like_a_computer_either():
    record = record_of(names=("🤖 Clover", "Clover", "\u3164", "`Dot`"), computers=(1,))
    names = [_bare_name(texts, record, Seat(seat)) for seat in range(4)]
    assert names == ["🧑 Clover", "Clover", "Seat 3", "'Dot'"]


def test_what_lists_tables_and_admins_is_marked_too():
    record = record_of(names=("🤖 Rob", "Rob", "\u2800", "Dot"), computers=(1,), title="")
    assert choice_of_table(texts, record) == "12: Rob, 🤖 Rob, Seat 3, Dot"
    entry = AdminEntry(
        GuildId(1), NOW, UserId(7), "replaced", record.id, {"before": "Rob", "after": "🤖 Rob", "computer": 1}
    )
    assert "seat of **🤖 Rob** at Table 12 to **Rob**" in entry_line(texts, entry)
    by_computer = AdminEntry(
        GuildId(1), NOW, UserId(7), "replaced", record.id, {"before": "A", "after": "🤖"}
    )
    assert "seat of **A** at Table 12 to **🤖**" in entry_line(texts, by_computer)


def test_refusals_name_a_computer_as_one():
    taken = SeatTaken(table=TableId(1), seat=Seat(1), name="Clover", computer=True)
    assert "taken by **🤖 Clover**" in refusal_text(texts, taken)
    taken = SeatTaken(table=TableId(1), seat=Seat(1), name="Clover", computer=False)
    assert "taken by **🧑 Clover**" in refusal_text(texts, taken)
