"""Sequences that are easy to get wrong, each as a line for the judge; their numbers are those of the rule matrix.

A row is asked wherever its game can be played.
"""

import json

import pytest

from bot.canasta.rules.presets import PRESETS
from bot.cli.judge import answer
from tests.canasta.sources.judged_positions import (
    AMERICAN,
    PAGAT,
    WIKIPEDIA,
    does,
    hand,
    may_not,
    scores,
    sees,
)
from tests.canasta.sources.tricky_american import MODERN_AMERICAN
from tests.canasta.sources.tricky_classic import CLASSIC
from tests.cli.judge_lines import assert_shown

SAMBA = ["KH QH JH 10H 9H 8H 7H"]

OTHERS = [
    does(
        "63 a sequence canasta and another", WIKIPEDIA + "Samba", "meld 4",
        {"position": {"ended": {"reason": "went_out", "seat": 0}}},
        rules="samba", hands=hand("4"), took="stock", melds=[[*SAMBA, "444444"], []],
    ),
    may_not(
        "63 two mixed canastas do not do", WIKIPEDIA + "Samba", "meld 4", "must_keep_card",
        rules="samba", hands=hand("4"), took="stock", melds=[["KKKKKK2", "44444*"], []],
    ),
    may_not(
        "63 sequences have one suit", WIKIPEDIA + "Samba", {"type": "lay_down", "plays": ["4H 5H 6S"]}, "mixed_ranks",
        rules="samba", hands=hand("4H 5H 6S 9 9"), took="stock", melds=[["KKK"], []],
    ),
    may_not(
        "63 and no gap", WIKIPEDIA + "Samba", {"type": "lay_down", "plays": ["4H 5H 7H"]}, "not_a_sequence",
        rules="samba", hands=hand("4H 5H 7H 9 9"), took="stock", melds=[["KKK"], []],
    ),
    may_not(
        "63 sequences take no wild cards", WIKIPEDIA + "Samba", {"type": "lay_down", "plays": ["4H 5H 2S"]}, "too_many_wilds",
        rules="samba", hands=hand("4H 5H 2S 9 9"), took="stock", melds=[["KKK"], []],
    ),
    may_not(
        "63 two wild cards in a set at most", WIKIPEDIA + "Samba", "meld KKK222", "too_many_wilds",
        rules="samba", hands=hand("KKK222 9 9"), took="stock", melds=[["444"], []],
    ),
    does(
        "64 only the upcard goes to a sequence", WIKIPEDIA + "Samba", "take > #1",
        {"position": {"pile": "9S KD", "phase": "play", "took": "pile"}},
        rules="samba", hands=hand("4 5 6"), pile="9S KD 7H", melds=[["4H 5H 6H"], []],
    ),
    does(
        "65 the foot comes when the hand is used up", WIKIPEDIA + "Hand & Foot", "discard 4",
        {"events": [{"type": "discarded"}, {"type": "foot_taken", "seat": 0, "count": 3}, {"type": "drew_hidden"}]},
        rules="hand_and_foot", hands=hand("4"), feet=["9D 9S 5H", "4", "5", "6"], took="stock",
    ),
    may_not(
        "65 nobody goes out before the partner has played from the foot", WIKIPEDIA + "Hand & Foot", "discard 4",
        "foot_not_played", {"seat": 2}, rules="hand_and_foot", hands=hand("4"), feet=["", "4", "5", "6"], took="stock",
        melds=[["KKKKKKK", "QQQQQ22"], []],
    ),
    scores(
        "65 red threes cost a hundred, in the foot too", WIKIPEDIA + "Hand & Foot", [30 - 300, 0],
        rules="hand_and_foot", ended={"reason": "stock_exhausted"}, melds=[["KKK"], []],
        hands={"0": "3H 3S"}, feet=["", "", "3D 3H 3C", ""],
    ),
    does(
        "66 only the upcard is taken", WIKIPEDIA + "Hand & Foot", "take KK", {"position": {"pile": "9S JD"}},
        rules="hand_and_foot", hands=hand("KK 4 5"), feet=["9D", "4", "5", "6"], pile="9S JD KH", melds=[["QQQ"], []],
    ),
    may_not(
        "67 the initial meld comes from the hand", PAGAT + "Canadian Canasta", "take KK with QQQQQQQ", "pile_not_for_initial_meld",
        rules="canadian", hands=hand("KK QQQQQQQ 4 5"), pile="9 K",
    ),
    may_not(
        "67 a natural pair only", PAGAT + "Canadian Canasta", "take K2", "pile_frozen_needs_pair",
        rules="canadian", hands=hand("K2 4 5"), pile="9 K", melds=[["QQQ"], []],
    ),
    does(
        "67 as many wild cards as naturals", PAGAT + "Canadian Canasta", "meld KKKK2222",
        rules="canadian", hands=hand("KKKK2222 4 5"), took="stock", melds=[["QQQ"], []],
    ),
    may_not(
        "67 a mixed canasta replaces none", PAGAT + "Canadian Canasta", "discard 4", "must_keep_card",
        rules="canadian", hands=hand("4"), took="stock", melds=[["KKKKKKK", "QQQQQQ2", "2222 ***"], []],
    ),
    does(
        "67 two natural and a wild one", PAGAT + "Canadian Canasta", "discard 4",
        {"position": {"ended": {"reason": "went_out", "seat": 0}}},
        rules="canadian", hands=hand("4"), took="stock", melds=[["KKKKKKK", "QQQQQQQ", "2222 ***"], []],
    ),
    sees(
        "68 the stock after the deal", PAGAT + "Canadian Canasta", {"stock": 97, "pile": {"size": 5}},
        rules="canadian", hands={"0": "KKK 44 55 66 77 88 99"}, pile="9S", pile_face_down=4,
    ),
    scores(
        "68 an exact cut", PAGAT + "Canadian Canasta", [0, 100],
        rules="canadian", ended={"reason": "stock_exhausted"}, exact_cut=1,
    ),
    may_not(
        "70 a negative total is no help in America", AMERICAN + "Initial meld", "meld 444", "below_initial_meld",
        {"needed": 125, "counted": 15}, rules="modern_american", hands=hand("444 5 6 8"), took="stock", scores=[-100, 0],
    ),
]  # fmt: skip


ROWS = [
    row for row in (*CLASSIC, *MODERN_AMERICAN, *OTHERS) if row.position.get("rules", "classic_4") in PRESETS
]


@pytest.mark.parametrize("row", ROWS, ids=[row.name for row in ROWS])
def test_the_judge_tells_what_is_easy_to_get_wrong(row):
    told = answer({"position": json.loads(json.dumps(row.position)), **row.ask})
    assert_shown(row.shows, told)
    if row.reason is not None:
        # Nothing has moved.
        assert "position" not in told
        assert "events" not in told


def test_the_rows_are_of_these_sequences_and_name_their_sources():
    numbers = {int(row.name.split()[0]) for row in (*CLASSIC, *MODERN_AMERICAN, *OTHERS)}
    # 3 is that a refusal moves nothing, of every row; 15 are four answers to one question, which have tests of their own.
    assert numbers == set(range(1, 71)) - {3, 15}
    assert all(row.source for row in ROWS)
