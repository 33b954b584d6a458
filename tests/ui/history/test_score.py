import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.canasta.events import RoundEnded
from bot.canasta.rules.presets import rules_of
from bot.canasta.seats import Seat, SideId
from bot.canasta.view import EndReason, RoundResult, ScoreKey, ScoreLine, ScoreSheet
from bot.service.ids import UserId
from bot.service.matches.record import TableStatus, Tenure
from bot.ui.history.score_presenter import match_embed, round_embed, score_embed
from bot.ui.texts import texts_for
from bot.ui.toolkit import limits
from bot.ui.words.scores import rounds_table
from tests.support.as_text import as_text
from tests.support.largest_tables import FORMS, NASTY_NAMES, full_table, over
from tests.support.samples import moments, record_of

texts = texts_for()

SHEETS = (
    ScoreSheet(
        SideId(0),
        (
            ScoreLine(ScoreKey.NATURAL_CANASTAS, 1, 500),
            ScoreLine(ScoreKey.MIXED_CANASTAS, 2, 600),
            ScoreLine(ScoreKey.GOING_OUT, 1, 100, Seat(0)),
            ScoreLine(ScoreKey.CONCEALED, 1, 100, Seat(0)),
            ScoreLine(ScoreKey.RED_THREES, 3, 300),
            ScoreLine(ScoreKey.MELDED_CARDS, 27, 340),
            ScoreLine(ScoreKey.CARDS_IN_HAND, 7, -85, Seat(2)),
        ),
        1855,
        3400,
        5255,
    ),
    ScoreSheet(SideId(1), (ScoreLine(ScoreKey.CARDS_IN_HAND, 1, -50, Seat(1)),), -50, -20, -70),
)
ENDED = RoundEnded(4, RoundResult(EndReason.WENT_OUT, Seat(0), True, SHEETS))


@pytest.fixture(scope="module")
def match():
    *_, last = moments(3, most=4000)
    assert last.view.winners
    return last


def test_the_score_sheet_of_a_round():
    assert as_text(round_embed(texts, record_of(names=("Ana", "Ben", "Cyd", "Dorothea")), ENDED)) == (
        "[🧮 Table 12: Friday · Round 4]\n"
        "**Ana & Cyd win the round by 1,905**\n"
        "Ana went out concealed.\n"
        "\n"
        "## Ana & Cyd · +1,855\n"
        "```\n"
        "1 natural canasta         +500\n"
        "2 mixed canastas          +600\n"
        "Going out                 +100\n"
        "Concealed                 +100\n"
        "3 red threes              +300\n"
        "27 cards melded           +340\n"
        "Cyd: 7 cards in hand       −85\n"
        "──────────────────────────────\n"
        "This round              +1,855\n"
        "Before                   3,400\n"
        "Total                    5,255\n"
        "```\n"
        "\n"
        "## Ben & Dorothea · −50\n"
        "```\n"
        "Ben: 1 card in hand        −50\n"
        "──────────────────────────────\n"
        "This round                 −50\n"
        "Before                     −20\n"
        "Total                      −70\n"
        "```\n"
        "\n"
        "(The match goes to 5,000 points.)"
    )


def test_after_the_last_round_no_deal_is_announced():
    text = as_text(round_embed(texts, record_of(), ENDED, is_last=True))
    assert text.endswith("(That was the last round of the match.)")
    assert "next deal" not in text


def test_the_columns_of_the_rounds_have_the_names_of_their_sides():
    view = full_table("pairs_2x2")
    text = as_text(score_embed(texts, record_of(names=("Ana", "Bartholomew", "Cyd", "Dot")), view, [ENDED]))
    assert "Round          Ana Bartholomew\n4           +1,855         −50\n" in text


SEAT_KEYS = (ScoreKey.CARDS_IN_HAND, ScoreKey.CARDS_IN_FOOT, ScoreKey.SEVENS_IN_HAND, ScoreKey.ACES_IN_HAND)
"""The lines that each player of a side may have."""


def every_line():
    """A sheet with every line there is, as no single round can have it."""
    lines = tuple(
        ScoreLine(key, number, 100 * number, Seat(0) if key in SEAT_KEYS else None)
        for number, key in enumerate(ScoreKey, 1)
    )
    return ScoreSheet(SideId(0), lines, 0, 0, 0)


def test_every_line_there_is_has_its_words():
    sheets = (every_line(), SHEETS[1])
    text = as_text(
        round_embed(
            texts, record_of(), RoundEnded(1, RoundResult(EndReason.WENT_OUT, Seat(0), False, sheets))
        )
    )
    assert "score-line" not in text
    for number, _ in enumerate(ScoreKey, 1):
        assert f"+{texts.number(100 * number)}\n" in text
    for words in (
        "Special hand",
        "canastas of sevens",
        "wild canastas",
        "unfinished wilds",
        "Sevens held",
    ):
        assert words in text


def test_a_sheet_too_long_for_a_message_sums_its_least_lines():
    sheets = tuple(replace(every_line(), side=SideId(side)) for side in range(8))
    record = record_of(
        rules_of("classic_4", {"seat_count": 8, "side_structure": "individual"}), names=("Ana",) * 8
    )
    ended = RoundEnded(1, RoundResult(EndReason.WENT_OUT, Seat(0), False, sheets))
    text = as_text(round_embed(texts, record, ended))
    kept = 8
    assert text.count("Everything else") == 8
    assert text.count(texts.number(100 * len(ScoreKey))) == 8
    least = sum(100 * number for number in range(1, len(ScoreKey) - kept + 1))
    assert f"+{texts.number(least)}\n" in text


def test_a_match_of_so_many_rounds_says_so():
    record = record_of(rules_of("classic_4", {"round_count": 3}))
    assert "The match has 3 rounds." in as_text(round_embed(texts, record, ENDED))
    view = replace(full_table("pairs_2x2"), rules=record.rules)
    text = as_text(score_embed(texts, record, view, [ENDED]))
    assert "The highest score after 3 rounds wins. One round is finished." in text


def test_a_round_without_anything_is_still_a_sheet():
    empty = RoundResult(
        EndReason.STOCK_EXHAUSTED, None, False, tuple(replace(s, lines=(), total=0) for s in SHEETS)
    )
    assert "Nothing scored" in as_text(round_embed(texts, record_of(), RoundEnded(1, empty)))


def test_every_line_of_real_rounds_stands_on_the_sheet(match):
    for ended in match.rounds:
        text = as_text(round_embed(texts, match.record, ended))
        for sheet in ended.result.sheets:
            for number in (*(abs(line.points) for line in sheet.lines), abs(sheet.total), abs(sheet.after)):
                assert texts.number(number) in text


def test_the_end_of_a_match(match):
    text = as_text(match_embed(texts, match.record, match.view, match.rounds))
    names = ("Ana & Cyd", "Ben & Dot")
    (winner,) = match.view.winners
    assert f"**{names[winner]}** win with " in text
    assert f"## 🏆 {names[winner]} · {texts.number(match.view.totals[winner])} points" in text
    for ended in match.rounds[-12:]:
        assert re.search(rf"^{ended.round} +[+−]?\d", text, re.MULTILINE)
    going_out = sum(
        line.count
        for ended in match.rounds
        for line in ended.result.sheets[winner].lines
        if line.key is ScoreKey.GOING_OUT
    )
    said = {0: "", 1: "Going out ", 2: "Going out, twice"}.get(going_out, f"Going out, {going_out} times")
    assert said in text


def test_a_shared_win():
    view = replace(over(full_table("pairs_2x2"), [0, 1]), totals=(5200, 5200))
    text = as_text(match_embed(texts, record_of(), view, [ENDED]))
    assert "**Ana & Cyd and Ben & Dot** share the win with 5,200 points each, after one round." in text


def test_the_score_at_any_moment(match):
    view = replace(full_table("pairs_2x2"), totals=(1250, -40), has_melded=(True, False))
    view = replace(view, melds=(view.melds[0], ()))
    text = as_text(score_embed(texts, record_of(), view, [ENDED]))
    assert "First to 5,000 points wins. One round is finished." in text
    assert "## Ana & Cyd · 1,250 points" in text
    assert "First meld needs           120" in text
    # Red threes of a side without melds count against it.
    assert (
        "```\n"
        "Before this round          −40\n"
        "First meld needs           120\n"
        "On the table now          −800\n"
        "```" in text
    )
    assert "Before this round        1,250\nOn the table now" in text
    assert "Total" not in text
    assert "Round          Ana         Ben\n4           +1,855         −50" in text
    assert "Round" not in as_text(score_embed(texts, record_of(), view, []))
    assert "Total                    1,250" in as_text(
        score_embed(texts, record_of(), over(view, [0]), [ENDED])
    )


def test_the_rounds_of_three_sides_are_numbered_in_full():
    heads = ("Ana", "Maximilian", "Cyd")
    sheet = replace(SHEETS[0], total=-1065)
    lines = rounds_table(texts, heads, [(9, [sheet] * 3), (10, [sheet] * 3)]).split("\n")
    assert lines[1:4] == [
        "Round      Ana Maximi…     Cyd",
        "9       −1,065  −1,065  −1,065",
        "10      −1,065  −1,065  −1,065",
    ]


@settings(max_examples=40, deadline=None)
@given(form=st.sampled_from(sorted(FORMS)), names=NASTY_NAMES, rounds=st.integers(0, 60))
def test_the_largest_sheets_fit(form, names, rounds):
    view = over(full_table(form), [0])
    record = record_of(view.rules, names=names, title="*" * 100)
    record = replace(record, seats=tuple(replace(holder, stood_in=888) for holder in record.seats))
    lines = tuple(ScoreLine(key, 88, -99_995) for key in ScoreKey if key not in SEAT_KEYS)
    sheets = tuple(
        ScoreSheet(
            SideId(side),
            (
                *lines,
                *(
                    ScoreLine(key, 60, -3000, seat)
                    for seat in view.seating.members(SideId(side))
                    for key in SEAT_KEYS
                ),
            ),
            -600_000,
            -600_000,
            -1_200_000,
        )
        for side in range(view.seating.side_count)
    )
    ended = RoundEnded(1000, RoundResult(EndReason.WENT_OUT, Seat(0), True, sheets))
    assert limits.is_within(round_embed(texts, record, ended))
    assert limits.is_within(match_embed(texts, record, view, [ended] * rounds))
    assert limits.is_within(score_embed(texts, record, full_table(form), [ended] * rounds))
    for field in round_embed(texts, record, ended).fields:
        assert (field.value or "").count("```") == 2


def test_whose_turns_a_computer_played_and_who_sat_there_before_stands_on_every_sheet():
    view = over(full_table("pairs_2x2"), [0])
    seats = tuple(replace(holder, stood_in={0: 4, 1: 1}.get(holder.seat, 0)) for holder in record_of().seats)
    former = (Tenure(Seat(2), "Cleo", UserId(9), 30, round=3, stood_in=2), Tenure(Seat(2), "Rob", None, 40))
    playing = replace(record_of(), seats=seats, former=former)
    finished = replace(playing, status=TableStatus.FINISHED)
    played = "🤖 played 4 of **Ana**’s turns, 2 of **Cleo**’s turns and one of **Ben**’s turns"
    sheet = as_text(match_embed(texts, finished, view, []))
    assert f"{played}.\n" in sheet
    assert "Earlier players: Cleo (seat 3, until round 3) and 🤖 Rob (seat 3)." in sheet
    assert f"{played} so far." in as_text(score_embed(texts, playing, view, []))
    assert f"{played} so far." in as_text(round_embed(texts, playing, ENDED))
    for shown in (score_embed(texts, record_of(), view, []), match_embed(texts, record_of(), view, [])):
        assert "🤖" not in as_text(shown)


def test_a_fine_has_the_name_of_who_earned_it():
    """Scarne, Additional Penalties."""
    lines = (ScoreLine(ScoreKey.FINES, 1, -100, Seat(0)), ScoreLine(ScoreKey.FINES, 1, -200, Seat(2)))
    sheet = ScoreSheet(SideId(0), lines, -300, 0, -300)
    ended = RoundEnded(1, RoundResult(EndReason.WENT_OUT, Seat(0), False, (sheet, SHEETS[1])))
    text = as_text(round_embed(texts, record_of(names=("Ana", "Ben", "Cyd", "Dot")), ended))
    assert "Ana: fine                 −100\nCyd: fine                 −200\n" in text
