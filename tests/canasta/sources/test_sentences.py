"""Sentences of the sources that are read too quickly, each as a line for the judge."""

import json

import pytest

from bot.cli.judge import answer
from tests.canasta.sources.judged_positions import JudgedPosition, does, hand, may_not
from tests.cli.judge_lines import assert_shown

CANADIAN = ["KKKKKKK", "QQQQQQQ", "2222***", "9999"]
"""Melds with which the Canadian game may be won."""

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
    may_not(
        "a turn always ends with a discard, the last one, too", "pagat, Other Canasta Variations (Barb Dejesus)",
        "meld 99", "must_discard_last",
        rules="canadian", hands=hand("99"), took="stock", melds=[CANADIAN, []],
    ),
    may_not(
        "not with a wild card", "pagat, Other Canasta Variations (Barb Dejesus)",
        "meld 99", "discard_not_allowed",
        rules="canadian", hands=hand("99 2"), took="stock", melds=[CANADIAN, []],
    ),
    *(
        may_not(
            f"a three is laid down before anything else: {action}", "pagat, Threes in American Canasta",
            action, "must_lay_threes", {"held": 1, "allowed": 0},
            rules="modern_american", hands=hand(f"3{suit} KK 4 5 8"), pile="9 K", melds=[[{"cards": "QQQQ", "by": 2}], []],
            **moment,
        )
        for action, suit, moment in (
            ("draw", "H", {}), ("take KK", "S", {}), ("discard 4", "H", {"took": "stock"}),
        )
    ),
    *(
        may_not(
            f"a red three is placed face up at once: {rules}, {action}", source, action, "must_lay_threes",
            {"held": 2, "allowed": 0},
            rules=rules, hands=hand("3H 3D 4 5 8"), pile="9 K", stock="9 J Q", **moment,
        )
        for rules, source in (
            ("classic_4", "pagat, Threes in Classic Canasta"), ("scarne_4", "Scarne, Important Rule at Canasta"),
        )
        for action, moment in (("draw", {}), ("discard 4", {"took": "stock"}))
    ),
    *(
        does(
            f"and replaced from the stock: {rules}", "pagat, Threes in Classic Canasta and in American Canasta",
            "threes 3H", {"position": {"red_threes": ["3H", "", "", ""], "stock": "JC QC"}},
            rules=rules, hands=hand("3H 4 5 8"), pile="9 K", stock="9H JC QC", melds=[[{"cards": "QQQQ", "by": 2}], []],
        )
        for rules in ("classic_4", "modern_american")
    ),
]  # fmt: skip


@pytest.mark.parametrize("row", SENTENCES, ids=[row.name for row in SENTENCES])
def test_the_judge_keeps_to_the_sentence(row: JudgedPosition) -> None:
    told = answer({"position": json.loads(json.dumps(row.position)), **row.ask})
    assert_shown(row.shows, told)
