"""Sequences of Modern American that are easy to get wrong."""

from typing import Any

from tests.canasta.sources.judged_positions import AMERICAN, WIKIPEDIA, does, hand, may_not, scores


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
