"""Counts that cannot be those of one round."""

from __future__ import annotations

import pytest

from bot.canasta.rules.presets import PRESETS, rules_of
from bot.canasta.scoring.checking import CountProblem, ImpossibleRoundError, check_round
from bot.canasta.scoring.parsing import parse_count

CLASSIC = PRESETS["classic_4"]


def problems(*texts: str) -> list[CountProblem]:
    try:
        check_round(CLASSIC, [parse_count(CLASSIC, text) for text in texts])
    except ImpossibleRoundError as error:
        return list(error.problems)
    return []


def test_a_round_as_it_is_played_is_fine() -> None:
    assert not problems("2 natural, 1 mixed, 3 red threes, 430, out", "1 mixed, 1 red three, 210, -85")


@pytest.mark.parametrize(
    "texts, problem",
    [
        (("out, 100", "out, 50"), CountProblem("several-out", count=2, limit=1)),
        (("431", "0"), CountProblem("odd-points", 0, 431, 5)),
        (("100", "-7"), CountProblem("odd-points", 1, 7, 5)),
        (("2 natural, 65", "0"), CountProblem("too-few-points", 0, 2, 70)),
        (("3 red threes", "2 red threes"), CountProblem("too-many-red-threes", None, 5, 4)),
        (("16 mixed, 1000", "0"), CountProblem("too-many-canastas", None, 16, 15)),
        (("13 mixed, 1000", "0"), CountProblem("too-many-wilds", None, 13, 12)),
        (("6000", "0"), CountProblem("too-many-points", None, 6000, 1260)),
    ],
)
def test_slips_of_the_pen(texts: tuple[str, ...], problem: CountProblem) -> None:
    assert problem in problems(*texts)


def test_all_problems_are_named_at_once() -> None:
    assert {one.key for one in problems("out, 3 red threes, 3", "out, 4 red threes")} == {
        "several-out",
        "few-canastas-to-go-out",
        "odd-points",
        "too-many-red-threes",
    }


def test_going_out_with_too_few_canastas_is_asked_about() -> None:
    rules = rules_of("classic_2")
    counts = [parse_count(rules, "1 natural, 300, out"), parse_count(rules, "50")]
    with pytest.raises(ImpossibleRoundError) as asked:
        check_round(rules, counts)
    assert asked.value.problems == (CountProblem("few-canastas-to-go-out", 0, 1, 2),)
    check_round(rules, counts, is_sure=True)
    with pytest.raises(ImpossibleRoundError, match="odd-points"):
        check_round(rules, [*counts[:1], parse_count(rules, "3")], is_sure=True)


def test_partners_of_a_lone_hand_count_the_same_melds() -> None:
    rules = PRESETS["classic_3"]
    pair = [parse_count(rules, text) for text in ("8 mixed, 900, out", "8 mixed, 900, out", "50")]
    check_round(rules, pair)
    with pytest.raises(ImpossibleRoundError, match="several-out"):
        check_round(rules, [pair[0]] * 3)


def test_a_house_rule_may_give_black_threes_other_values() -> None:
    rules = rules_of("classic_4", {"black_three_melded_value": 7})
    check_round(rules, [parse_count(rules, "37"), parse_count(rules, "0")])
