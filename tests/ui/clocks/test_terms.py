import pytest

from bot.service.clocks.terms import NEW_TABLES, NextRound, Pace, Terms, TimeOut, problems_of_terms
from bot.ui.clocks.terms_form import SETTINGS, settings_of, value_chosen, written
from bot.ui.texts import texts_for
from bot.ui.words.times import length_words, terms_lines

texts = texts_for()


@pytest.mark.parametrize(
    "terms, lines",
    [
        (NEW_TABLES, ["🕊️ No clock, only reminders."]),
        (Terms(relaxed_reminders=(), take_back=True), ["🕊️ No clock, and no reminders."]),
        (
            Terms(pace=Pace.TURNS, hours=24, on_time_out=TimeOut.COMPUTER, take_back=True),
            ["⏳ One day per turn; a computer plays when time runs out."],
        ),
        (
            Terms(pace=Pace.BANK, hours=168, increment=12, on_time_out=TimeOut.SKIP, take_back=True),
            ["⏳ 7 days for the match plus 12 hours per turn; when time runs out, the turn is skipped."],
        ),
        (
            Terms(pace=Pace.TURNS, hours=36, next_round=NextRound.WHEN_READY),
            [
                "⏳ 36 hours per turn; when time runs out, the others decide.",
                "🤝 The next round is dealt when everybody is ready. 📌 Cards that are laid down stay down.",
            ],
        ),
    ],
)
def test_terms_in_one_or_two_plain_lines(terms, lines):
    assert terms_lines(texts, terms) == lines


def test_lengths_are_said_in_days_where_they_are_days():
    assert [length_words(texts, hours) for hours in (0, 1, 24, 36, 72)] == [
        "0 hours",
        "one hour",
        "one day",
        "36 hours",
        "3 days",
    ]


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.field)
@pytest.mark.parametrize("pace", Pace)
def test_every_value_of_the_form_has_words_and_can_be_played(setting, pace):
    terms = SETTINGS[0].chosen(Terms(), pace)
    for value in setting.offered(terms):
        assert setting.words(texts, value)
        chosen = value_chosen(terms, f"{setting.field}={written(value)}")
        assert chosen is not None
        assert setting.value_of(chosen[1]) == value
        assert problems_of_terms(chosen[1]) == ()
    assert texts.has(f"terms-name-{setting.field.replace('_', '-')}")


def test_only_what_means_something_is_asked_and_what_is_unusual_can_be_kept():
    relaxed = {setting.field for setting in settings_of(Terms())}
    assert "hours" not in relaxed
    assert "relaxed_reminders" in relaxed
    assert "increment" in {setting.field for setting in settings_of(Terms(pace=Pace.BANK))}
    assert "question_default" not in {setting.field for setting in settings_of(Terms(question_hours=0))}
    odd = Terms(pace=Pace.BANK, hours=100, increment=7, reminders=(5, 3))
    for setting in SETTINGS:
        assert setting.value_of(odd) in setting.offered(odd)
    shorter = value_chosen(odd, "hours=6")
    assert shorter is not None
    assert shorter[1].increment == 6
    assert value_chosen(odd, "hours=7") is None
    assert value_chosen(odd, "host=1") is None
