"""Sequences of the Classic games that are easy to get wrong."""

from typing import Any

from tests.canasta.sources.judged_positions import PAGAT, WIKIPEDIA, does, hand, may_not, scores, sees


def concealed(yes: bool) -> dict[str, Any]:
    return {"position": {"ended": {"reason": "went_out", "seat": 0, "concealed": yes}}}


ENDS = {"position": {"ended": {"reason": "stock_exhausted"}}}
CANASTA = ["KKKKKKK"]
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
