"""Sequences that are easy to get wrong, each as a line for the judge; their numbers are those of the rule matrix.

A row is asked wherever its game can be played.
"""

import json
from typing import Any, NamedTuple

import pytest

from bot.canasta.rules.presets import PRESETS
from bot.cli.judge import answer
from tests.cli.test_judge import assert_shown


class JudgedPosition(NamedTuple):
    """A request, and what its answer must show; ``reason`` is that of the refusal."""

    name: str
    source: str
    position: dict[str, Any]
    ask: dict[str, Any]
    reason: str | None
    shows: dict[str, Any]


def does(
    name: str, source: str, action: Any, shows: dict[str, Any] | None = None, **position: Any
) -> JudgedPosition:
    """An action that is legal."""
    return JudgedPosition(name, source, position, {"action": action}, None, {"legal": True} | (shows or {}))


def may_not(
    name: str, source: str, action: Any, reason: str, facts: Any = None, **position: Any
) -> JudgedPosition:
    """An action that is refused."""
    shows = {"legal": False, "reason": reason} | ({"facts": facts} if facts else {})
    return JudgedPosition(name, source, position, {"action": action}, reason, shows)


def sees(name: str, source: str, shows: dict[str, Any], **position: Any) -> JudgedPosition:
    """What the seat to act sees."""
    return JudgedPosition(name, source, position, {"view": True}, None, shows)


def scores(
    name: str, source: str, totals: list[int], shows: dict[str, Any] | None = None, **position: Any
) -> JudgedPosition:
    """The totals after a round."""
    return JudgedPosition(name, source, position, {"score": True}, None, {"totals": totals} | (shows or {}))


REST = {"1": "4", "2": "5", "3": "6"}
"""One card for everybody else, so that the end of the round can be told."""


def hand(cards: str, **others: str) -> dict[str, str]:
    return {"0": cards} | REST | others


def concealed(yes: bool) -> dict[str, Any]:
    return {"position": {"ended": {"reason": "went_out", "seat": 0, "concealed": yes}}}


ENDS = {"position": {"ended": {"reason": "stock_exhausted"}}}
CANASTA = ["KKKKKKK"]
PAGAT = "pagat, "
WIKIPEDIA = "Wikipedia 2005, "
IO = "cardgames.io, "
SCARNE = "Scarne, "

CLASSIC = [
    may_not(
        "1 buried cards never count", PAGAT + "Initial Meld", "take KK with QQ2", "below_initial_meld",
        {"needed": 90, "counted": 70}, hands=hand("KK QQ2 4 5 6"), pile="K Q 5 K", scores=[1500, 0],
    ),
    does(
        "1 the upcard counts", PAGAT + "Initial Meld", "take KK with QQ2", {"position": {"pile": ""}},
        hands=hand("KK QQ2 4 5 6"), pile="K Q 5 K",
    ),
    may_not(
        "2 frozen before the first meld", PAGAT + "Picking Up the Discard Pile", "take K* with AAA",
        "pile_frozen_needs_pair", hands=hand("K* AAA 4 5 6"), pile="9 K",
    ),
    does(
        "2 the other melds may hold wild cards", PAGAT + "Picking Up the Discard Pile", "take KK with AA2",
        hands=hand("KK AA2 4 5 6"), pile="9 K",
    ),
    may_not(
        "4 exactly the minimum with one card left", IO + "example 4", "meld 5555, 999, JJJJ", "must_keep_card",
        rules="cardgames_io", hands=hand("5555 999 JJJJ K"), took="stock", scores=[1500, 0],
    ),
    may_not(
        "5 a take must leave a card", PAGAT + "Going Out", "take KK", "must_keep_card",
        hands=hand("KK"), pile="4 K", melds=[["QQQ"], []],
    ),
    does(
        "5 a larger pile leaves one", PAGAT + "Going Out", "take KK",
        hands=hand("KK"), pile="4 5 K", melds=[["QQQ"], []],
    ),
    does(
        "6 the canasta of the exit turn", PAGAT + "Going Out", "meld KK",
        hands=hand("KK 4"), took="stock", melds=[["KKKKK"], []],
    ),
    may_not(
        "6 without a canasta a card is kept", PAGAT + "Going Out", "meld KK", "must_keep_card",
        hands=hand("KK 4"), took="stock", melds=[["KKKK"], []],
    ),
    does(
        "7 the last card completes the canasta", PAGAT + "Going Out", "meld K",
        {"position": {"ended": {"reason": "went_out", "seat": 0}}},
        hands=hand("K"), took="stock", melds=[["KKKKKK"], []],
    ),
    does(
        "8 the whole hand needs no minimum", PAGAT + "Initial Meld", "meld 4444444, 555", concealed(yes=True),
        hands=hand("4444444 555"), took="stock", scores=[3000, 0],
    ),
    may_not(
        "8 by way of the pile it does", PAGAT + "Initial Meld", "take 44 with 4444, 555", "below_initial_meld",
        hands=hand("444444 555"), pile="4", scores=[3000, 0],
    ),
    does(
        "8 an exit by way of the pile is concealed all the same", PAGAT + "Going Out", "take 44 with 4444, 555",
        concealed(yes=True), hands=hand("444444 555"), pile="4",
    ),
    may_not(
        "8 without a canasta it does", PAGAT + "Initial Meld", "meld 444444, 555", "below_initial_meld",
        hands=hand("444444 555"), took="stock", scores=[3000, 0],
    ),
    does(
        "9 partner may have melded", PAGAT + "Classic Canasta Scoring", "meld KKKKKKK", concealed(yes=True),
        hands=hand("KKKKKKK"), took="stock", melds=[[{"cards": "QQQ", "by": 2}], []],
    ),
    does(
        "9 a card added to partner's meld", PAGAT + "Classic Canasta Scoring", "meld KKKKKKK, Q", concealed(yes=False),
        hands=hand("KKKKKKK Q"), took="stock", melds=[[{"cards": "QQQ", "by": 2}], []],
    ),
    does(
        "9 partner must not have melded", WIKIPEDIA + "Going out", "meld KKKKKKK", concealed(yes=False),
        rules="wikipedia_classic", hands=hand("KKKKKKK"), took="stock", melds=[[{"cards": "QQQ", "by": 2}], []],
    ),
    does(
        "9 partner's canasta is enough", SCARNE + "Going Out Concealed", "meld KKK", concealed(yes=True),
        rules="scarne_4", hands=hand("KKK"), took="stock", melds=[[{"cards": "QQQQQQQ", "by": 2}], []],
    ),
    does(
        "10 red threes are no meld", PAGAT + "Classic Canasta Scoring", "meld KKKKKKK", concealed(yes=True),
        hands=hand("KKKKKKK"), took="stock", red_threes=["3H", "", "3D", ""],
    ),
    may_not(
        "10 red threes do not count to the minimum", PAGAT + "Initial Meld", "meld KKK", "below_initial_meld",
        {"needed": 50, "counted": 30}, hands=hand("KKK 4 5"), took="stock", red_threes=["3H3D", "", "", ""],
    ),
    may_not(
        "11 wild cards of joined melds are counted together", PAGAT + "Melds", "meld KK2*", "too_many_wilds",
        hands=hand("KK2* 4 5"), took="stock", melds=[["KK22"], []],
    ),
    does(
        "11 as many as fit", PAGAT + "Melds", "meld KK*", hands=hand("KK* 4 5"), took="stock", melds=[["KK22"], []]
    ),
    does(
        "12 a wild card spoils a natural canasta", PAGAT + "Canastas", "meld 2 > K",
        {"position": {"melds": [[{"id": 1, "cards": "KC KC KD KD KH KH KS 2C"}], []]}},
        hands=hand("2 4 5"), took="stock", melds=[CANASTA, []],
    ),
    scores(
        "12 and costs 200", PAGAT + "Classic Canasta Scoring", [300 + 90, 0],
        ended={"reason": "stock_exhausted"}, melds=[["KKKKKKK2"], []],
    ),
    scores(
        "13 a canasta of eight is one", PAGAT + "Classic Canasta Scoring", [500 + 80, 0],
        ended={"reason": "stock_exhausted"}, melds=[["KKKKKKKK"], []],
    ),
    may_not(
        "14 a fourth wild card", PAGAT + "Restrictions on taking the discard pile", "take K2", "too_many_wilds",
        hands=hand("K2 4 5"), pile="5 K", melds=[["KKKK222"], []],
    ),
    does(
        "14 the upcard alone", PAGAT + "Restrictions on taking the discard pile", "take",
        hands=hand("K2 4 5"), pile="5 K", melds=[["KKKK222"], []],
    ),
    may_not(
        "16 a wild card on top", PAGAT + "Frozen Discard Pile", "take KK", "pile_blocked",
        hands=hand("KK 4 5"), pile="K 2", melds=[["QQQ"], []],
    ),
    may_not(
        "16 a covered one freezes", PAGAT + "Frozen Discard Pile", "take K2", "pile_frozen_needs_pair",
        hands=hand("K2 4 5"), pile="2 K 4 K", melds=[["QQQ"], []],
    ),
    does(
        "16 until the pile is taken", PAGAT + "Frozen Discard Pile", "take KK", {"position": {"pile": ""}},
        hands=hand("KK 4 5"), pile="2 K 4 K", melds=[["QQQ"], []],
    ),
    may_not(
        "17 a black three blocks", PAGAT + "Threes", "take 33", "pile_blocked",
        hands=hand("333 4 5"), pile="K 3", melds=[CANASTA, []],
    ),
    does(
        "17 covered it does nothing", PAGAT + "Threes", "take K2",
        hands=hand("K2 4 5"), pile="3 K", melds=[["QQQ"], []],
    ),
    sees(
        "17 as upcard it blocks the first player", PAGAT + "Deal",
        {"pile": {"size": 1, "upcard": "3S", "blocked": "pile_blocked"}}, hands=hand("KK 4"), pile="3S",
    ),
    does(
        "18 a red three of the start goes to the taker, unreplaced", PAGAT + "Threes", "take KK",
        {
            "events": [
                {"type": "took_pile", "seat": 0, "count": 2, "to_hand": ""},
                {"type": "laid_down", "cards": "KC KC KD"},
                {"type": "threes_laid", "seat": 0, "cards": "3H", "replaced": 0},
            ],
            "position": {"red_threes": ["3H", "", "", ""]},
        },
        hands=hand("KK 5 6"), pile="3H KD", melds=[["QQQ"], []],
    ),
    sees(
        "19 several covers", PAGAT + "Deal", {"pile": {"size": 3, "upcard": "KH", "frozen": "wild", "blocked": None}},
        hands=hand("KK 4"), pile="3H 2S KH",
    ),
    does(
        "20 a chain of red threes", PAGAT + "Threes", "draw",
        {
            "events": [
                {"type": "threes_laid", "seat": 0, "cards": "3D 3H", "replaced": 2},
                {"type": "drew", "seat": 0, "count": 1, "stock": 1},
                {"type": "drew_cards", "cards": "7S"},
            ]
        },
        hands=hand("K 4"), stock="3H 3D 7S 8S",
    ),
    does(
        "21 a red three as the last card", PAGAT + "End of the hand", "draw",
        {"position": {"ended": {"reason": "last_card_red_three"}, "red_threes": ["3H", "", "", ""]}},
        hands=hand("K 4"), stock="3H", melds=[["QQQ"], []],
    ),
    does(
        "21 it earns nothing in Scarne's game", SCARNE + "Ending of the Hand", "draw",
        {"position": {"ended": {"reason": "last_card_red_three"}, "pile": "3H"}},
        rules="scarne_4", hands=hand("K 4"), stock="3H", melds=[["QQQ"], []],
    ),
    does(
        "22 a red three, then the last card", PAGAT + "End of the hand", "draw",
        {"position": {"phase": "play", "stock": "", "red_threes": ["3H", "", "", ""]}},
        hands=hand("K 4"), stock="3H 7S",
    ),
    does(
        "23 one card left is a draw of two", PAGAT + "Canasta for Two Players", "draw",
        {"position": {"phase": "play", "stock": "", "hands": ["KC 7S 4C", "5C"]}},
        rules="classic_2", hands=["K 4", "5"], stock="7S",
    ),
    does(
        "23 a red three among the last two", PAGAT + "Canasta for Two Players", "draw",
        {"position": {"phase": "play", "stock": "", "hands": ["KC 7S 4C", "5C"]}},
        rules="classic_2", hands=["K 4", "5"], stock="3H 7S",
    ),
    does(
        "23 a red three alone", PAGAT + "Canasta for Two Players", "draw",
        {"position": {"ended": {"reason": "last_card_red_three"}}},
        rules="classic_2", hands=["K 4", "5"], stock="3H",
    ),
    does(
        "23 two red threes", PAGAT + "Canasta for Two Players", "draw",
        {"position": {"ended": {"reason": "last_card_red_three"}, "red_threes": ["3D 3H", ""]}},
        rules="classic_2", hands=["K 4", "5"], stock="3H 3D",
    ),
    does(
        "23 in Samba it ends the round", WIKIPEDIA + "Going out", "draw",
        {"position": {"ended": {"reason": "stock_exhausted"}, "red_threes": ["3H", "", "", ""]}},
        rules="samba", hands=hand("K 4"), stock="3H 7S",
    ),
    does(
        "23 and in Scarne's game as the last card", SCARNE + "Exhausting the Stock", "draw",
        {"position": {"ended": {"reason": "last_card_red_three"}, "pile": "3H", "hands": ["KC 7S 4C", "5C"]}},
        rules="scarne_2", hands=["K 4", "5"], stock="7S 3H",
    ),
    does(
        "24 a red three of two is replaced", PAGAT + "Canasta for Two Players", "draw",
        {"position": {"stock": "9S", "hands": ["KC 8S 7S 4C", "5C"]}},
        rules="classic_2", hands=["K 4", "5"], stock="3H 7S 8S 9S",
    ),
    may_not(
        "25 a lay-off on an unfrozen pile is forced", PAGAT + "End of the hand", "pass", "must_take_pile",
        hands=hand("4 5 6"), pile="K", stock=0, melds=[["KKK"], []],
    ),
    does(
        "25 a frozen pile is not", PAGAT + "End of the hand", "pass", ENDS,
        hands=hand("4 5 6"), pile="2 K", stock=0, melds=[["KKK"], []],
    ),
    does(
        "25 nor a take with cards of the hand", PAGAT + "End of the hand", "pass", ENDS,
        hands=hand("KK 5 6"), pile="K", stock=0, melds=[["QQQ"], []],
    ),
    may_not(
        "25 any legal take is forced", WIKIPEDIA + "Exhausting the stock", "pass", "must_take_pile",
        rules="wikipedia_classic", hands=hand("KK 5 6"), pile="K", stock=0, melds=[["QQQ"], []],
    ),
    does(
        "25 nothing is forced", "Hoyle, Ending the game", "pass", ENDS,
        rules="hoyle_nclc", hands=hand("4 5 6"), pile="K", stock=0, melds=[["KKK"], []],
    ),
    may_not(
        "26 the pile of one card is forced too", SCARNE + "Ending of the Hand", "pass", "must_take_pile",
        rules="scarne_4", hands=hand("4 5"), pile="K", stock=0, melds=[["KKK"], []],
    ),
    may_not(
        "26 with one card in hand too, if that goes out", SCARNE + "Ending of the Hand", "pass", "must_take_pile",
        rules="scarne_4", hands=hand("4"), pile="K", stock=0, melds=[["KKK", "QQQQQQQ"], []],
    ),
    does(
        "26 but a card must be kept", SCARNE + "Ending of the Hand", "pass", ENDS,
        rules="scarne_4", hands=hand("4"), pile="K", stock=0, melds=[["KKK"], []],
    ),
    does(
        "27 the last card of the stock is not the end", PAGAT + "End of the hand", "draw",
        {"position": {"phase": "play", "stock": ""}}, hands=hand("K 4"), stock="7S",
    ),
    does(
        "27 nor is the discard after it", PAGAT + "End of the hand", "discard 7S",
        {"position": {"phase": "draw", "to_act": 1}}, hands=hand("K 4 7S"), took="stock", stock=0,
    ),
    does(
        "27 it is in the browser game", IO + "End of a round", "discard 7S", ENDS,
        rules="cardgames_io", hands=hand("K 4 7S"), took="stock", stock=0,
    ),
    scores(
        "28 red threes without a meld", PAGAT + "Classic Canasta Scoring", [-200 - 20, 0],
        ended={"reason": "stock_exhausted"}, hands={"0": "A"}, red_threes=["3H 3D", "", "", ""],
    ),
    scores(
        "28 all four", PAGAT + "Classic Canasta Scoring", [-800, 0],
        ended={"reason": "stock_exhausted"}, red_threes=["3H 3D", "", "3H 3D", ""],
    ),
    scores(
        "29 a meld is not enough for red threes", PAGAT + "Viennese Canasta", [30 - 100, 500 + 70 + 100],
        rules="viennese", ended={"reason": "stock_exhausted"}, melds=[["KKK"], ["QQQQQQQ"]],
        red_threes=["3H", "3D", "", ""],
    ),
    may_not(
        "30 an own canasta of the rank bars", PAGAT + "Viennese Canasta", "take KK", "pile_blocked_by_canasta",
        rules="viennese", hands=hand("KK 4 5"), pile="9 KS", melds=[["KKKK222"], []],
    ),
    scores(
        "31 four of six red threes", PAGAT + "Canasta for Six Players", [30 + 400, 0],
        rules="classic_6_two_teams", ended={"reason": "stock_exhausted"}, melds=[["KKK"], []],
        red_threes=["3H 3D", "", "3H 3D", "", "", ""],
    ),
    scores(
        "31 five", PAGAT + "Canasta for Six Players", [30 + 1000, 0],
        rules="classic_6_two_teams", ended={"reason": "stock_exhausted"}, melds=[["KKK"], []],
        red_threes=["3H 3D", "", "3H 3D", "", "3H", ""],
    ),
    scores(
        "31 six", PAGAT + "Canasta for Six Players", [30 + 1200, 0],
        rules="classic_6_two_teams", ended={"reason": "stock_exhausted"}, melds=[["KKK"], []],
        red_threes=["3H 3D", "", "3H 3D", "", "3H 3D", ""],
    ),
    may_not(
        "31 two canastas to go out", PAGAT + "Canasta for Six Players", "meld QQQ", "must_keep_card",
        rules="classic_6_two_teams", hands={"0": "QQQ 4"}, took="stock", melds=[CANASTA, []],
    ),
    does(
        "32 black threes on the exit", PAGAT + "Threes", "meld 333",
        hands=hand("333 4"), took="stock", melds=[CANASTA, []],
    ),
    may_not(
        "32 only then", PAGAT + "Threes", "meld 333", "black_threes_only_going_out",
        hands=hand("333 4 5"), took="stock", melds=[CANASTA, []],
    ),
    may_not(
        "32 and with a canasta", PAGAT + "Threes", "meld 333", "black_threes_only_going_out",
        hands=hand("333 4"), took="stock", melds=[["KKK"], []],
    ),
    may_not(
        "32 without wild cards", PAGAT + "Threes", {"type": "lay_down", "plays": ["3C 3S 2C"]},
        "black_threes_take_no_wilds", hands=hand("3C 3S 2C 4"), took="stock", melds=[CANASTA, []],
    ),
    does(
        "32 of four one may be thrown", PAGAT + "Threes", "meld 333",
        {"position": {"hands": ["3S", "4C", "5C", "6C"]}},
        hands=hand("3C 3C 3S 3S"), took="stock", melds=[CANASTA, []],
    ),
    may_not(
        "33 only all six", PAGAT + "Canadian Canasta", "meld 33333", "black_threes_need_three", {"have": 5, "needed": 6},
        rules="canadian", hands=hand("33333 4"), took="stock", melds=[[*CANASTA, "QQQQQQQ", "2222 ***"], []],
    ),
    does(
        "33 all six", PAGAT + "Canadian Canasta", "meld 333333",
        rules="canadian", hands=hand("333333 4"), took="stock", melds=[[*CANASTA, "QQQQQQQ", "2222 ***"], []],
    ),
    scores(
        "33 a hundred against in a hand", PAGAT + "Canadian Canasta", [-300, 0],
        rules="canadian", ended={"reason": "stock_exhausted"}, hands={"0": "333"},
    ),
    may_not(
        "34 a yes binds", PAGAT + "Going Out", "discard K", "must_go_out",
        hands=hand("KKK 4"), question="yes", melds=[["QQQQQQQ"], []],
    ),
    does(
        "34 the way out stays", PAGAT + "Going Out", "meld KKK",
        hands=hand("KKK 4"), question="yes", melds=[["QQQQQQQ"], []],
    ),
    may_not(
        "34 so does a no", PAGAT + "Going Out", "meld KKK", "must_not_go_out",
        hands=hand("KKK 4"), question="no", melds=[["QQQQQQQ"], []],
    ),
    does(
        "35 after the meld with the upcard", PAGAT + "Going Out", "ask partner",
        hands=hand("KKK 4"), took="pile", melds=[["QQQQQQQ"], []],
    ),
    may_not(
        "35 not after another meld", PAGAT + "Going Out", "ask partner", "ask_too_late",
        hands=hand("KKK 4"), took="pile", laid=True, melds=[["QQQQQQQ"], []],
    ),
    does(
        "36 partner's canasta serves", PAGAT + "Going Out", "discard 4",
        {"position": {"ended": {"reason": "went_out", "seat": 0}}},
        hands=hand("4"), took="stock", melds=[[{"cards": "KKKKKKK", "by": 2}], []],
    ),
    scores(
        "36 partner's hand counts against the side", PAGAT + "Classic Canasta Scoring", [500 + 70 + 100 - 40, 0],
        ended={"seat": 0}, hands={"2": "AA"}, melds=[CANASTA, []],
    ),
    does(
        "37 the first to take the pile plays alone", PAGAT + "Canasta for Three Players", "take KK",
        {"position": {"lone": 0}},
        rules="classic_3", hands=["KK QQ 4 5", "6", "7"], pile="9 KS", melds=[["QQQ"], [], []],
    ),
    does(
        "37 else who goes out", PAGAT + "Canasta for Three Players", "meld KKK",
        {"position": {"lone": 0, "ended": {"reason": "went_out", "seat": 0}}},
        rules="classic_3", hands=["KKK", "6", "7"], took="stock", melds=[["QQQQQQQ", "JJJJJJJ"], [], []],
    ),
    scores(
        "37 else each alone", PAGAT + "Canasta for Three Players", [30, 15, -10],
        rules="classic_3", ended={"reason": "stock_exhausted"}, melds=[["KKK"], ["777"], []], hands={"2": "K"},
    ),
    scores(
        "38 partners share all but red threes", PAGAT + "Canasta for Three Players", [45 - 10 + 100, -20, 45 - 10],
        rules="classic_3", lone=1, ended={"reason": "stock_exhausted"}, melds=[["KKK", "777"], [], []],
        hands={"1": "A", "2": "K"}, red_threes=["3H", "", ""],
    ),
    may_not(
        "39 the first melder's own total counts", PAGAT + "Canasta for Three Players", "meld KKK QQQ",
        "below_initial_meld", {"needed": 90, "counted": 60},
        rules="classic_3", lone=1, scores=[1600, 0, 0], hands={"0": "KKK QQQ 4 5"}, took="stock",
    ),
    does(
        "39 then the partner is free", PAGAT + "Canasta for Three Players", "meld 444",
        rules="classic_3", lone=1, scores=[0, 0, 1600], to_act=2, hands={"2": "444 5 6"}, took="stock",
        melds=[["KKKK"], [], []],
    ),
    scores(
        "69 the higher total wins", PAGAT + "Classic Canasta Scoring", [5100 - 20, 5000 + 30],
        {"match_over": True, "winners": [0], "margin": 50},
        ended={"reason": "stock_exhausted"}, scores=[5100, 5000], hands={"0": "A"}, melds=[[], ["KKK"]],
    ),
    scores(
        "69 a tie is played on", "matrix D35", [5000, 5000], {"match_over": False, "winners": [], "margin": None},
        ended={"reason": "stock_exhausted"}, scores=[5000, 5000],
    ),
    does(
        "70 a negative total needs 15", PAGAT + "Initial Meld", "meld 444",
        hands=hand("444 5 6"), took="stock", scores=[-100, 0],
    ),
]  # fmt: skip

AMERICAN = PAGAT + "Modern American Canasta, "
SAMBA = ["KH QH JH 10H 9H 8H 7H"]
OUT = [["KKKKKKK", "QQQQQQQ"], []]


def america(*melds: str, them: tuple[str, ...] = ()) -> dict[str, Any]:
    """A position of Modern American Canasta with these melds."""
    return {"rules": "modern_american", "melds": [list(melds), list(them)]}


MODERN_AMERICAN = [
    may_not(
        "40 the upcard is no part of the initial meld", AMERICAN + "Initial meld", "take AA with KKK", "initial_meld_from_hand",
        rules="modern_american", hands=hand("AA KKK 4 5 6 7"), pile="9 A",
    ),
    may_not(
        "41 130 without a clean set", AMERICAN + "Initial meld", "meld AA*, KK2", "initial_needs_pure_meld",
        rules="modern_american", hands=hand("AA* KK2 4 5 6 7 8"), took="stock",
    ),
    does(
        "41 with a clean set", AMERICAN + "Initial meld", "meld AA*, KKKK",
        rules="modern_american", hands=hand("AA* KKKK 4 5 6 7 8"), took="stock",
    ),
    does(
        "42 the pile on the initial turn, its pair in the melds", AMERICAN + "Initial meld", "take with AA*, KKKK",
        rules="modern_american", hands=hand("AA* KKKK 4 5 6 7 8"), pile="9 A",
    ),
    does(
        "43 a splash needs no points", AMERICAN + "Initial meld", "meld 4444444",
        rules="modern_american", hands=hand("4444444 5 6 8 9"), took="stock",
    ),
    may_not(
        "43 six and the upcard are none", AMERICAN + "Initial meld", "take 44 with 4444", "initial_meld_from_hand",
        rules="modern_american", hands=hand("444444 5 6 8 9"), pile="9 4",
    ),
    may_not(
        "43 a mixed canasta is none", AMERICAN + "Initial meld", "meld 4444422", "below_initial_meld",
        rules="modern_american", hands=hand("4444422 5 6 8 9"), took="stock",
    ),
    may_not(
        "44 no wild card before five naturals", AMERICAN + "Melds", "meld 2 > 6", "wilds_need_five_naturals",
        hands=hand("2 4 5 8 9"), took="stock", **america("66*"),
    ),
    does(
        "44 with five", AMERICAN + "Melds", "meld 2 > 6",
        hands=hand("2 4 5 8 9"), took="stock", **america("66666*"),
    ),
    may_not(
        "45 sevens take no wild cards", AMERICAN + "Melds", "meld 2 > 7", "rank_takes_no_wilds",
        hands=hand("2 4 5 8 9"), took="stock", **america("77777"),
    ),
    may_not(
        "45 aces begun pure stay so", AMERICAN + "Melds", "meld 2 > A", "rank_takes_no_wilds",
        hands=hand("2 4 5 8 9"), took="stock", **america("AAAAA"),
    ),
    may_not(
        "46 wild cards go to the unfinished meld of them", AMERICAN + "Melds", "meld 2 > K", "wilds_locked",
        hands=hand("2 4 5 8 9"), took="stock", **america("KKKKK", "22*"),
    ),
    does(
        "46 the opponents are not affected", AMERICAN + "Melds", "meld 2 > K",
        hands=hand("2 4 5 8 9"), took="stock", **america("KKKKK", them=("22*",)),
    ),
    may_not(
        "47 a meld of five keeps the pile out of reach", AMERICAN + "Taking the discard pile", "take KK", "pile_meld_too_large",
        hands=hand("KK 4 5 8 9"), pile="9 K", **america("KKKKK"),
    ),
    does(
        "47 one of four does not", AMERICAN + "Taking the discard pile", "take KK",
        hands=hand("KK 4 5 8 9"), pile="9 K", **america("KKKK"),
    ),
    may_not(
        "48 a rank closed by the opponents", AMERICAN + "Melds", "meld KKK", "rank_closed",
        hands=hand("KKK 4 5 8 9"), took="stock", **america("QQQ", them=("KKKKK22",)),
    ),
    may_not(
        "49 down to one card", AMERICAN + "The Play", "meld KKK", "must_keep_card",
        hands=hand("KKK 4"), took="stock", **america("QQQ"),
    ),
    does(
        "49 one that makes the initial meld while bonus cards are due", AMERICAN + "The Play", "meld KKKKKKK",
        hands=hand("KKKKKKK 4"), took="stock", stock=9, rules="modern_american",
    ),
    may_not(
        "49 but not when the turn card is drawn", AMERICAN + "The Play", "meld KKKKKKK", "must_keep_card",
        hands=hand("KKKKKKK 4"), took="stock", stock=8, rules="modern_american",
    ),
    may_not(
        "50 a last discard is compulsory", AMERICAN + "Going out", "meld KKK", "must_discard_last",
        hands=hand("KKK"), took="stock", **america("4444444", "QQQQQQQ"),
    ),
    does(
        "50 it may be wild", AMERICAN + "Going out", "discard 2",
        {"position": {"ended": {"reason": "went_out", "seat": 0}}},
        hands=hand("2"), took="stock", **america("4444444", "QQQQQQQ"),
    ),
    may_not(
        "50 it may not be a three", AMERICAN + "The Play", "discard 3", "discard_not_allowed",
        hands=hand("3 4"), took="stock", turn=9, **america(them=("444",)),
    ),
    does(
        "50 in the game of 2005 it may", WIKIPEDIA + "American Canasta", "discard 3",
        {"position": {"ended": {"reason": "went_out", "seat": 0}}},
        rules="american_2005", hands=hand("3"), took="stock", melds=[["4444444", "QQQQQQQ"], []],
    ),
    may_not(
        "50 and no other discard there", WIKIPEDIA + "American Canasta", "discard 3", "discard_not_allowed",
        rules="american_2005", hands=hand("3 5 9"), took="stock", melds=[["4444444", "QQQQQQQ"], []],
    ),
    may_not(
        "51 no ace on an empty pile", AMERICAN + "Discards", "discard A", "discard_not_allowed",
        rules="modern_american", hands=hand("A 4 5"), took="stock", pile="",
    ),
    does(
        "51 unless there is nothing else", AMERICAN + "Discards", "discard A",
        rules="modern_american", hands=hand("A 7 7"), took="stock", pile="",
    ),
    may_not(
        "51 no dead card while a live one is held", AMERICAN + "The Play", "discard K", "discard_not_allowed",
        hands=hand("K 4 5"), took="stock", pile="", **america("KKKKKKK"),
    ),
    does(
        "51 a dead card before an ace", "matrix D52", "discard K",
        hands=hand("K A 7"), took="stock", pile="", **america("KKKKKKK"),
    ),
    may_not(
        "51 an ace only after it", "matrix D52", "discard A", "discard_not_allowed",
        hands=hand("K A 7"), took="stock", pile="", **america("KKKKKKK"),
    ),
    does(
        "52 bonus cards for the second side", AMERICAN + "Bonus cards", "discard 4",
        {"events": [{"type": "discarded"}, {"type": "bonus_given", "seat": 0, "count": 3, "to_hand": False}]},
        hands=hand("4 5 6"), took="stock", stock="4C 5C 6C 8C 9C 10C JC 4D KC 4S 5S 6S 8S", turn=9,
        rules="modern_american", melds=[[{"cards": "KKKKKKK", "this_turn": "KKKKKKK"}], ["QQQ"]],
    ),
    does(
        "52 none when the turn card is drawn", AMERICAN + "Bonus cards", "discard 4", {"events": [{"type": "discarded"}]},
        hands=hand("4 5 6"), took="stock", stock=8, turn=9,
        rules="modern_american", melds=[[{"cards": "KKKKKKK", "this_turn": "KKKKKKK"}], []],
    ),
    does(
        "52 bonus cards for the first side", AMERICAN + "Bonus cards", "discard 4",
        {"events": [{"type": "discarded"}, {"type": "bonus_given", "seat": 0, "count": 4, "to_hand": False}]},
        hands=hand("4 5 6"), took="stock", stock="4C 5C 6C 8C 9C 10C JC QC KC 4S 5S 6S 8S", turn=9,
        rules="modern_american", melds=[[{"cards": "KKKKKKK", "this_turn": "KKKKKKK"}], []],
    ),
    does(
        "53 they can take the turn card", AMERICAN + "Bonus cards", "discard 4",
        {
            "events": [
                {"type": "discarded"},
                {"type": "bonus_given", "count": 4},
                {"type": "turn_card_drawn", "stock": 5},
            ]
        },
        hands=hand("4 5 6"), took="stock", stock="4C 5C 6C 8C 9C 10C JC QC KC", turn=9,
        rules="modern_american", melds=[[{"cards": "KKKKKKK", "this_turn": "KKKKKKK"}], []],
    ),
    may_not(
        "54 only one three may be kept", AMERICAN + "Threes", "draw", "must_lay_threes",
        rules="modern_american", hands=hand("3H 3S 4 5"), turn=9,
    ),
    does(
        "54 and none once the side has melded", AMERICAN + "Threes", "discard 9",
        {
            "events": [
                {"type": "discarded"},
                {"type": "threes_laid", "seat": 0, "cards": "3S", "replaced": 1},
                {"type": "drew_hidden", "cards": "KC"},
            ],
            "position": {"phase": "draw", "to_act": 0, "black_threes": ["3S", "", "", ""]},
        },
        hands=hand("3S 4 5", **{"3": "9 10"}), to_act=3, took="stock", turn=9, stock="KC KD KH", **america("QQQ"),
    ),
    does(
        "55 in the game of 2005 it stays in the hand", WIKIPEDIA + "American Canasta", "draw",
        {"position": {"phase": "play", "stock": ""}},
        rules="american_2005", hands=hand("4 5"), stock="3S", melds=[["KKKK"], []],
    ),
    does(
        "55 a three as the last card ends the round", AMERICAN + "End of the Play", "draw",
        {"position": {"ended": {"reason": "last_card_red_three"}}},
        hands=hand("4 5"), stock="3S", **america("KKKK"),
    ),
    scores(
        "56 threes with two canastas, the colours apart", AMERICAN + "Scoring", [500 + 500 + 70 + 35 + 300 + 100, 0],
        ended={"reason": "stock_exhausted"}, red_threes=["3H 3D", "", "", ""], black_threes=["3S", "", "", ""],
        **america("KKKKKKK", "5555555"),
    ),
    scores(
        "56 with one they count nothing", AMERICAN + "Scoring", [500 + 70, 0],
        ended={"reason": "stock_exhausted"}, red_threes=["3H 3D", "", "", ""], **america("KKKKKKK"),
    ),
    scores(
        "57 without a canasta melds are deducted", AMERICAN + "Scoring", [-30 - 300, 0],
        ended={"reason": "stock_exhausted"}, red_threes=["3H 3D", "", "", ""], **america("KKK"),
    ),
    scores(
        "58 sevens on the table and in a hand", AMERICAN + "Scoring", [-15 - 2500 - 1500 - 15, 0],
        ended={"reason": "stock_exhausted"}, hands={"0": "777"}, **america("777"),
    ),
    scores(
        "58 two and one between partners cost nothing more", AMERICAN + "Scoring", [-15, 0],
        rules="modern_american", ended={"reason": "stock_exhausted"}, hands={"0": "77", "2": "7"},
    ),
    scores(
        "58 three aces in each hand", AMERICAN + "Scoring", [-3000 - 120, 0],
        rules="modern_american", ended={"reason": "stock_exhausted"}, hands={"0": "AAA", "2": "AAA"},
    ),
    scores(
        "59 unfinished dirty aces", AMERICAN + "Scoring", [-60 - 20, 0],
        ended={"reason": "stock_exhausted"}, **america("AAA2"),
    ),
    scores(
        "60 a wild canasta of twos", AMERICAN + "Scoring", [3000 + 140, 0],
        ended={"reason": "stock_exhausted"}, **america("2222222"),
    ),
    scores(
        "60 with all jokers", AMERICAN + "Scoring", [2500 + 60 + 200, 0],
        ended={"reason": "stock_exhausted"}, **america("222****"),
    ),
    scores(
        "60 any other", AMERICAN + "Scoring", [2000 + 120 + 50, 0],
        ended={"reason": "stock_exhausted"}, **america("222222*"),
    ),
    scores(
        "61 a special hand scores alone", AMERICAN + "Scoring", [2500, -20],
        rules="modern_american", ended={"reason": "special_hand", "seat": 0, "special_hand": "pairs"},
        hands={"0": "44 55 66 77 88 99 KK", "1": "A", "2": "AA"}, red_threes=["3H", "", "", ""],
    ),
    may_not(
        "61 not after the side has melded", AMERICAN + "Special hands", "show pairs", "no_special_hand",
        hands=hand("44 55 66 77 88 99 KK"), took="stock", **america("QQQ"),
    ),
    may_not(
        "61 not with a card of the pile", AMERICAN + "Special hands", "show pairs", "no_special_hand",
        rules="modern_american", hands=hand("44 55 66 77 88 99 KK"), took="pile",
    ),
    does(
        "48 closed ranks may lie in a special hand", AMERICAN + "Special hands", "show pairs",
        hands=hand("44 55 66 77 88 99 KK"), took="stock", **america(them=("44444 22",)),
    ),
    may_not(
        "62 twos need sevens and aces", AMERICAN + "Special hands", "show pairs_with_twos", "no_special_hand",
        rules="modern_american", hands=hand("22 55 66 77 88 99 KK"), took="stock",
    ),
    does(
        "62 with both", AMERICAN + "Special hands", "show pairs_with_twos",
        rules="modern_american", hands=hand("22 55 66 77 AA 99 KK"), took="stock",
    ),
    may_not(
        "62 jokers never", AMERICAN + "Special hands", "show pairs_with_twos", "no_special_hand",
        rules="modern_american", hands=hand("** 55 66 77 AA 99 KK"), took="stock",
    ),
]  # fmt: skip

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
