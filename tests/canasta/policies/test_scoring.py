"""The score of a round, line by line (pagat, Classic Canasta Scoring; Wikipedia 2005, The Scoring; Scarne, Scoring)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.canasta.cards import points
from bot.canasta.errors import Reason
from bot.canasta.view import EndReason, ScoreKey, ScoreLine, ScoreSheet
from tests.support.builders import ME, PARTNER, Situation, cards, drawing, playing, refused

K = ScoreKey


def ended(**moment: Any) -> Situation:
    """The score of a table as it lies: seat 0 declines the pile on an empty stock."""
    at = drawing(moment.pop("hand", "4"), stock="", pile="9 3", **moment)
    return at.does("pass")


# --------------------------------------------------------------------------------------------------- worked examples


def test_the_example_of_wikipedia() -> None:
    """Wikipedia 2005, Scoring Example (split as in the matrix, section 6): 1630 and 575."""
    at = Situation.of(
        "3C 3S 3S",
        took="stock",
        hands={2: "4 5 5 Q K A A", 1: "2 5 6 10 J J", 3: "4 4 10 Q Q K K"},
        melds="6 6 6 6 6 6 2, 9 9 9 9 9 9 9 9, 10 10 10, J J J J 2 2 *",
        theirs="4 4 2, 7 7 7 7 7 2 *, 10 10 *, A A A A A",
        red_threes={0: "3H 3D", 1: "3H"},
        pile="Q",
    ).does("meld 333")
    assert at.score(0) == {
        K.MELDED_CARDS: 305,
        K.CARDS_IN_HAND: -75,
        K.MIXED_CANASTAS: 600,
        K.NATURAL_CANASTAS: 500,
        K.RED_THREES: 200,
        K.GOING_OUT: 100,
    }
    assert at.total(0) == 1630
    assert at.score(1) == {
        K.MELDED_CARDS: 295,
        K.CARDS_IN_HAND: -120,
        K.MIXED_CANASTAS: 300,
        K.RED_THREES: 100,
    }
    assert at.total(1) == 575
    assert at.table.totals == (1630, 575)


def test_a_natural_canasta_of_kings_is_570() -> None:
    """pagat: "a natural canasta of seven kings is really worth 570 points altogether"."""
    at = ended(hand="4", hands={2: "4"}, melds="K K K K K K K")
    assert at.score() == {K.NATURAL_CANASTAS: 500, K.MELDED_CARDS: 70, K.CARDS_IN_HAND: -10}


def test_partners_who_went_out_the_five_sources_agree() -> None:
    """Hoyle: canasta 300, natural 200 more; Scarne: 500 and 300."""
    at = ended(hands={2: "4"}, melds="K K K K 2 2 2, 9 9 9 9 9 9 9")
    assert at.score()[K.MIXED_CANASTAS] == 300
    assert at.score()[K.NATURAL_CANASTAS] == 500


# ------------------------------------------------------------------------------------------------------ single lines


def test_a_large_canasta_has_one_bonus_and_all_its_points() -> None:
    """Matrix sequence 13."""
    at = ended(hands={2: "4"}, melds="K K K K K K K K")
    assert at.score() == {K.NATURAL_CANASTAS: 500, K.MELDED_CARDS: 80, K.CARDS_IN_HAND: -10}


def test_spoiling_a_natural_canasta_costs_200() -> None:
    """Matrix sequence 12."""
    natural = ended(hands={2: "4"}, melds="K K K K K K K").total()
    mixed = ended(hands={2: "4"}, melds="K K K K K K K 2").total()
    assert natural - mixed == 200 - 20


@pytest.mark.parametrize(
    "threes, melds, value",
    [
        ("3H", "KKK", 100),
        ("3H 3D", "KKK", 200),
        ("3H 3D 3D", "KKK", 300),
        ("3H 3H 3D 3D", "KKK", 800),
        ("3H", "", -100),
        ("3H 3D", "", -200),
        ("3H 3H 3D 3D", "", -800),
    ],
)
def test_red_threes_count_for_a_side_that_melded_and_against_it_otherwise(
    threes: str, melds: str, value: int
) -> None:
    """pagat: 100 each, all four 800; minus without a meld (matrix sequence 28)."""
    assert ended(red_threes={0: threes}, melds=melds).score()[K.RED_THREES] == value


def test_red_threes_of_both_partners_are_pooled() -> None:
    at = ended(red_threes={0: "3H 3H", 2: "3D 3D", 1: ""}, melds="KKK")
    assert at.score()[K.RED_THREES] == 800
    line = next(line for line in sheet(at, 0).lines if line.key is K.RED_THREES)
    assert line == ScoreLine(K.RED_THREES, 4, 800)


def test_cards_in_hand_count_against_the_side_of_their_holder() -> None:
    """pagat: "minus the total value of any cards remaining in their hands"; a line for each partner."""
    at = ended(hand="A * 4", hands={2: "2 K 3 7", 1: "", 3: "4"}, melds="QQQ")
    lines = [line for line in sheet(at, 0).lines if line.key is K.CARDS_IN_HAND]
    assert lines == [ScoreLine(K.CARDS_IN_HAND, 3, -75, ME), ScoreLine(K.CARDS_IN_HAND, 4, -40, PARTNER)]
    assert [line.seat for line in sheet(at, 1).lines if line.key is K.CARDS_IN_HAND] == [3]


def test_going_out_is_100_and_concealed_100_more() -> None:
    """pagat: "For going out 100 points ... concealed ... an extra 100 points, making 200"."""
    at = playing("K K K K K K K").does("meld KKKKKKK")
    assert at.score()[K.GOING_OUT] == 100
    assert at.score()[K.CONCEALED] == 100
    line = next(line for line in sheet(at, 0).lines if line.key is K.CONCEALED)
    assert line.seat == 0


def test_nobody_gets_the_bonus_when_the_stock_ends_the_round() -> None:
    at = ended(melds="K K K K K K K")
    assert at.table.result is not None
    assert at.table.result.reason is EndReason.STOCK_EXHAUSTED
    assert K.GOING_OUT not in at.score(0)
    assert K.GOING_OUT not in at.score(1)


def test_a_side_without_anything_scores_nothing() -> None:
    at = playing("9 9 9", melds="K K K K K K K", hands={1: "", 3: "", 2: "4"}).does("meld 999")
    assert at.score(1) == {}
    assert at.total(1) == 0


def test_a_score_may_be_negative() -> None:
    """pagat: "It is possible to have a negative score"; matrix sequence 28."""
    at = ended(hand="A A * *", hands={2: "2 2 *"}, red_threes={0: "3H"}, totals=(100, 0))
    assert at.total() == -(40 + 100 + 40 + 50) - 100
    assert at.table.totals[0] == 100 - 330


def sheet(at: Situation, side: int) -> ScoreSheet:
    assert at.table.result is not None
    return at.table.result.sheets[side]


def test_the_lines_add_up() -> None:
    at = ended(
        hand="A * 4", hands={2: "2 K 3 7"}, melds="QQQ, K K K K 2 2 2", theirs="555", totals=(1500, -200)
    )
    for side in (0, 1):
        paper = sheet(at, side)
        assert paper.total == sum(line.points for line in paper.lines)
        assert paper.after == paper.before + paper.total == at.table.totals[side]
    assert sheet(at, 0).before == 1500
    assert sheet(at, 1).before == -200
    melded = next(line for line in sheet(at, 0).lines if line.key is K.MELDED_CARDS)
    assert (melded.count, melded.points) == (10, points(cards("QC QD QH KC KD KH KS 2C 2C 2C")))


def test_every_score_is_a_multiple_of_five() -> None:
    at = ended(hand="A * 4 5 6 7 8", hands={2: "2 K 3 7"}, melds="QQQ, 4 4 2")
    assert at.total() % 5 == 0


def test_the_next_rounds_requirement_follows_from_the_new_totals() -> None:
    at = ended(hand="4", hands={2: "4"}, melds="K K K K K K K, A A A", totals=(900, 2990))
    assert at.table.totals[0] == 900 + 560 + 70 - 10
    refused(at.why("draw", 0), Reason.ROUND_NOT_RUNNING)


# ---------------------------------------------------------------------------------------------------------- options


@pytest.mark.parametrize(
    "options, moment, key, value, classic",
    [
        ({"bonus_natural_canasta": 700}, {"melds": "K K K K K K K"}, K.NATURAL_CANASTAS, 700, 500),
        ({"bonus_mixed_canasta": 400}, {"melds": "K K K K K K 2"}, K.MIXED_CANASTAS, 400, 300),
        (
            {"red_three_totals": [100, 200, 400, 800]},  # Wikipedia 2005, Scoring Variations
            {"melds": "KKK", "red_threes": {0: "3H 3D 3D"}},
            K.RED_THREES,
            400,
            300,
        ),
        ({"red_three_totals": []}, {"melds": "KKK", "red_threes": {0: "3H"}}, K.RED_THREES, 0, 100),
        (
            {"three_sign": "any_canasta"},  # pagat, Viennese Canasta; matrix sequence 29
            {"melds": "KKK", "red_threes": {0: "3H 3D"}},
            K.RED_THREES,
            -200,
            200,
        ),
        ({"red_three_in_hand_penalty": 200}, {"hand": "4", "hands": {2: "3H 4"}}, K.CARDS_IN_HAND, -210, -15),
    ],
)
def test_what_things_are_worth_can_be_changed(
    options: dict[str, Any], moment: dict[str, Any], key: ScoreKey, value: int, classic: int
) -> None:
    assert ended(**moment).score()[key] == classic
    assert ended(**moment, rules=options).score()[key] == value


def test_red_threes_count_plus_with_a_canasta() -> None:
    options = {"three_sign": "any_canasta"}
    at = ended(melds="K K K K K K 2", red_threes={0: "3H 3D"}, rules=options)
    assert at.score()[K.RED_THREES] == 200


def test_six_red_threes_of_three_packs() -> None:
    """pagat, six players: four 400, five 1000, six 1200 (matrix sequence 31); more than the table lists count as the last."""
    six = {"deck_count": 3, "red_three_totals": [100, 200, 300, 400, 1000, 1200]}
    at = ended(melds="KKK", red_threes={0: "3H 3H 3H 3D 3D"}, rules=six)
    assert at.score()[K.RED_THREES] == 1000
    classic = ended(melds="KKK", red_threes={0: "3H 3H 3H 3D 3D"}, rules={"deck_count": 3})
    assert classic.score()[K.RED_THREES] == 800
