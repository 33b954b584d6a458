"""Score pads in words, and as a file that no spreadsheet computes anything from."""

import csv
import io
from datetime import UTC, datetime

import pytest

from bot.canasta.rules.presets import PRESETS, rules_of
from bot.canasta.scoring.parsing import parse_count
from bot.canasta.scoring.writing import example_text
from bot.service.ids import UserId
from bot.service.score_pads.model import ScorePad
from bot.ui.score_pads.presenter import (
    chart_scene,
    csv_of,
    how_to_type,
    pad_embed,
    round_scene,
    sheet_embed,
    text_cell,
)
from bot.ui.score_pads.round_form import round_fields
from bot.ui.texts import texts_for
from bot.ui.toolkit import limits
from bot.ui.toolkit.forms import LONGEST_HINT

EN = texts_for("en")
LONG = "<@1> *W* [x](http://a.b) `" + "m" * 5


def pad_of(preset: str, names: tuple[str, ...], *rounds: tuple[str, ...]) -> ScorePad:
    rules = rules_of(preset)
    counted = tuple(tuple(parse_count(rules, text) for text in texts) for texts in rounds)
    return ScorePad(UserId(1), names, rules, preset, datetime(2026, 1, 1, tzinfo=UTC), rounds=counted)


def test_no_cell_is_a_formula() -> None:
    names = ("=1+1", "+Ben", "-Cyd", "@Dot", "\tEve", 'Fay, "F"')
    pad = pad_of("classic_4", names, ("100, out", "50", "-20", "0", "0", "0"))
    rows = list(csv.reader(io.StringIO(csv_of(EN, pad).decode("utf-8-sig"))))
    assert rows[0] == ["Round", "Side", "Going out", "Cards melded", "Cards in hand", "This round", "Total"]
    assert [row[1] for row in rows[1:]] == ["'=1+1", "'+Ben", "'-Cyd", "'@Dot", "'\tEve", 'Fay, "F"']
    assert rows[1][2:] == ["100", "100", "0", "200", "200"]
    assert rows[3][2:] == ["0", "0", "-20", "-20", "-20"]
    assert [text_cell(text) for text in ("\r=1", "＝1", "＋1", "－1", "＠A")] == [
        "'\r=1",
        "'＝1",
        "'＋1",
        "'－1",
        "'＠A",
    ]


@pytest.mark.parametrize("preset", PRESETS)
def test_what_every_game_says_can_be_typed_can_be_typed(preset: str) -> None:
    rules = rules_of(preset)
    assert parse_count(rules, example_text(rules)).melded == 430
    assert len(example_text(rules)) <= LONGEST_HINT
    pad = pad_of(preset, ("A", "B"))
    for line in how_to_type(EN, pad)[1:]:
        if line.startswith("Partners"):
            assert rules.deal.side_structure == "lone_vs_pair"
            continue
        for word in line.removeprefix("You can also type ").rstrip(".").split(", "):
            parse_count(rules, word.strip("`"))


def test_why_threes_and_melds_count_against_a_side() -> None:
    def told(preset: str, *counts: str) -> list[str]:
        embed = sheet_embed(EN, pad_of(preset, ("A", "B"), counts), 0)
        return [field.value or "" for field in embed.fields]

    [shown, _] = told("classic_4", "1 natural, 100", "0")
    assert shown.startswith("`1 natural, 100`\n```\n1 natural canasta")
    [unmelded, melded] = told("classic_4", "2 red threes", "2 red threes, 60")
    assert "it did not meld" in unmelded
    assert "against" not in melded
    [none, one] = told("modern_american", "2 red threes, 200", "1 black three, 1 natural, 200")
    assert "has no canasta" in none
    assert "melded cards count against" in none
    assert "takes two canastas" in one


def test_the_last_picture_marks_who_won_the_game() -> None:
    rounds = [("7 natural, 800", "0"), ("0", "4 natural, 600"), ("1 natural, 300", "2 natural, 300")]
    going_on = pad_of("classic_4", ("A", "B"), *rounds[:2])
    assert [round_scene(EN, going_on, index).won for index in range(2)] == [(0,), (1,)]
    over = pad_of("classic_4", ("A", "B"), *rounds)
    assert [round_scene(EN, over, index).won for index in range(3)] == [(0,), (1,), (0,)]


@pytest.mark.parametrize("count", [2, 6])
def test_the_longest_pads_fit_in_messages_pictures_and_forms(count: int) -> None:
    text = "1 sevens, 1 aces, 1 all twos, 2 wild with 4 jokers, 1 red three, 1 black three, 2000, -5, unfinished aces"
    names = tuple(f"{LONG}{number}" for number in range(count))
    pad = pad_of("modern_american", names, *[(text,) * count] * 40)
    for embed in (pad_embed(EN, pad, "note"), sheet_embed(EN, pad, 39)):
        assert limits.is_within(embed)
        assert "<@1>" not in (embed.description or "") + str([field.name for field in embed.fields])
    assert len(chart_scene(EN, pad).lines) == count
    assert round_scene(EN, pad, 0).names[0].endswith("0")
    assert len(round_fields(EN, pad, 40)) == (2 if count == 2 else 1)
