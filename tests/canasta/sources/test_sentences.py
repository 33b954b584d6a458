"""Sentences of the sources that are read too quickly, each as a line for the judge."""

import json

import pytest

from bot.cli.judge import answer
from tests.canasta.sources.judged_positions import JudgedPosition, does, hand, may_not
from tests.cli.judge_lines import assert_shown

SENTENCES = [
    does(
        "melds can grow to any size, those of wild cards, too", "pagat, Other Canasta Variations (Barb Dejesus)",
        {"type": "lay_down", "plays": [{"cards": "2", "meld": 1}]},
        rules="canadian", hands=hand("2 4 9"), took="stock", melds=[["2222222", "QQQ"], []],
    ),
    does(
        "melds of three or more wild cards", "pagat, Canasta for six players (Shirley Miller)",
        {"type": "lay_down", "plays": [{"cards": "2", "meld": 1}]},
        rules="miller_6", hands={"0": "2 4 9"}, took="stock", melds=[["2222222", "QQQ"], []],
    ),
    may_not(
        "a meld of wild cards of seven cards at most", "pagat, Modern American Canasta, Melds",
        {"type": "lay_down", "plays": [{"cards": "2", "meld": 1}]}, "canasta_closed",
        rules="modern_american", hands=hand("2 4 9"), took="stock", melds=[["222222*", "QQQ"], []],
    ),
    does(
        "clean melds in future turns, not in that of the initial meld", "pagat, Modern American Canasta, Melds",
        "meld 99*", rules="modern_american", hands=hand("99* 8 5"), took="stock",
        melds=[[{"cards": "KKKKK", "this_turn": "KKKKK"}, {"cards": "AAAA", "this_turn": "AAAA"}], []],
    ),
    may_not(
        "a natural, a mixed, a wild card canasta and one of sevens", "pagat, Other Canasta Variations (Pennies from Heaven)",
        "discard 4", "must_keep_card",
        rules="pennies_from_heaven", hands={"0": "4"}, feet=["", "", "", "", "", ""], took="stock",
        melds=[["7777777", "KKKKKK2", "2222222", "QQQQQQ2"], []],
    ),
]  # fmt: skip


@pytest.mark.parametrize("row", SENTENCES, ids=[row.name for row in SENTENCES])
def test_the_judge_keeps_to_the_sentence(row: JudgedPosition) -> None:
    told = answer({"position": json.loads(json.dumps(row.position)), **row.ask})
    assert_shown(row.shows, told)
