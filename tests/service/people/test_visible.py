"""What is left of a text that people type: Unicode's own examples, and words of many languages."""

import pytest
import regex
from hypothesis import example, given
from hypothesis import strategies as st

from bot.canasta.seats import Seat
from bot.service.people.names import COMPUTER_NAMES, character_for, is_like_a_computers
from bot.service.people.visible_text import COMPUTER_MARK, visible

ODD = "aé🃏\n\t \u202e\u200b\u200c\u200d\u3164\uffa0\u2800\u17b4\u0301\u0489\ufe0f🤖❤👩🏽\U000e0041\U000e007f🏴\u034fक्द\ud800"

UNSEEN = regex.compile(r"\p{Default_Ignorable_Code_Point}|\p{C}|[\u2800\ufffc]")


@pytest.mark.parametrize(
    "text",
    [
        "Zoë Ångström",
        "Nguyễn Thị Hiền",
        "Nguye\u0302\u0303n Thi\u0323 Hie\u0302\u0300n",
        "ضياء",
        "مُحَمَّد",
        "می\u200cخواهم",
        "שָׁלוֹם",
        "कृष्ण",
        "क्\u200dष",
        "क्\u200cष",
        "র\u200d্যাব",
        "ශ්\u200dරී",
        "ภาษาไทยน้ำ",
        "ကျွန်တော်",
        "བསྒྲུབས",
        "김철수",
        "각",
        "神葛 漢字",
        "👩\u200d👩\u200d👧\u200d👦",
        "🧑🏽\u200d💻",
        "🕵\ufe0f\u200d♀\ufe0f",
        "❤\ufe0f",
        "1\ufe0f\u20e3",
        "🏳\ufe0f\u200d🌈",
        "🇩🇪 🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
        "ÄÖ 🍀",
    ],
)
def test_what_languages_and_emoji_are_made_of_stays(text: str) -> None:
    assert visible(text) == text


@pytest.mark.parametrize(
    "sign",
    [
        "\u3164", "\uffa0", "\u115f", "\u1160", "\u2800", "\u17b4", "\u17b5", "\u200b", "\u200c", "\u200d", "\u2060",
        "\u034f", "\u00ad", "\u061c", "\u180b", "\u180e", "\u202e", "\u2066", "\ufe0f", "\ufe00", "\ufeff", "\ufffc",
        "\U000e0041", "\U000e0100", "\U0001d159", "\U0001d173", "\u3000", "\u0301", "\u20dd", "\u0903", "\x00", "\ud800",
        "\ue000", "\u0378", COMPUTER_MARK, f"{COMPUTER_MARK}\ufe0f\u200d",
    ],
)  # fmt: skip
def test_nothing_is_left_of_what_cannot_be_seen(sign: str) -> None:
    assert visible(sign) == ""
    assert visible(f" {sign}{sign} {sign}") == ""
    assert visible(f"{sign}Ana") == "Ana"


@pytest.mark.parametrize(
    "typed, text",
    [
        ("  lucky\n\tseven\u202e \x00 7 ", "lucky seven 7"),
        ("A\u200bn\u3164a", "Ana"),
        ("Ana\u2800", "Ana"),
        ("د\u200cا", "دا"),
        ("A\u200dna", "Ana"),
        ("🍀\ufe0f", "🍀"),
        ("1\ufe0f", "1"),
        ("🤖 Clover", "Clover"),
        ("Ana 🤖", "Ana"),
        ("Ro\U000e0062b", "Rob"),
        ("Z" + "\u0301\u0302\u0303\u0304\u0305\u0306" * 5, "Z\u0301\u0302\u0303\u0304"),
        ("a\u0301\u0301\u0301", "a\u0301"),
    ],
)
def test_signs_that_imitate_or_pile_up_go(typed: str, text: str) -> None:
    assert visible(typed) == text


@given(st.text(alphabet=st.one_of(st.sampled_from(ODD), st.characters()), max_size=60))
@example("\u200d\u0301\u200d")
@example("🤖\u200d🤖")
def test_what_is_left_can_be_seen_and_stays_as_it_is(typed: str) -> None:
    text = visible(typed)
    assert visible(text) == text
    assert COMPUTER_MARK not in text
    assert not regex.search(r"[\p{Mn}\p{Me}]{6}", text)
    joined = r"[\u200c\u200d\ufe0f]|🏴[\U000e0061-\U000e007f]{6}"
    assert not UNSEEN.search(regex.sub(joined, "", text))
    assert not text or regex.search(r"[\p{L}\p{N}\p{P}\p{S}]", text)


def test_a_computers_name_is_nobody_elses_in_whatever_letters() -> None:
    assert character_for([], Seat(1)) == ("clover", "Clover")
    assert character_for(["CLÖVER", "𝐃omino 7"], Seat(1)) == ("pepper", "Pepper")
    assert character_for(COMPUTER_NAMES, Seat(1)) == ("clover", "Clover 2")
    assert character_for(["Maple", "maple 2"], Seat(1), "maple") == ("maple", "Maple 3")


@pytest.mark.parametrize(
    "name", ["Clover", "clövér", "ＰＥＰＰＥＲ", "𝓦affle", "Computer Rob", "the computer"]
)
def test_who_is_called_like_a_computer_is_noticed(name: str) -> None:
    assert is_like_a_computers(name)


@pytest.mark.parametrize("name", ["Ana", "Cloverfield", "Zoë", "김철수", "Dom"])
def test_others_are_not(name: str) -> None:
    assert not is_like_a_computers(name)
