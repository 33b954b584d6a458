"""Every reason for a refusal can come up, and carries the facts that are listed beside it in ``errors.py``."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable

import pytest

from bot.canasta import engine, errors
from bot.canasta.actions import LayDown, Play, StartRound, TakePile
from bot.canasta.errors import IllegalActionError, Reason, Violation
from tests.support.builders import SECRET, Situation, cards, dealt, drawing, playing, rules

CANASTA = "K K K K K K K"
FULL = "K K K K 2 2 2"


def _dealing(at: Situation) -> Violation:
    with pytest.raises(IllegalActionError) as error:
        engine.apply(at.state, None, StartRound(SECRET))
    return error.value.violation


def _match_over() -> Situation:
    return drawing("4", stock="", pile="9 3", totals=(6000, 0)).does("pass")


def _asked() -> Situation:
    return playing("9 9 9 4", melds=CANASTA).does("ask")


CASES: dict[Reason, Callable[[], Violation | None]] = {
    Reason.ROUND_NOT_RUNNING: lambda: Situation(engine.start_match(rules())).why("draw", 0),
    Reason.NOT_YOUR_TURN: lambda: drawing().why("draw", 1),
    Reason.ALREADY_DRAWN: lambda: playing().why("draw"),
    Reason.MUST_DRAW_FIRST: lambda: drawing().why("discard 4"),
    Reason.QUESTION_OPEN: lambda: _asked().why("discard 4", 0),
    Reason.NO_QUESTION_OPEN: lambda: playing().why("answer yes", 2),
    Reason.NOT_ASKED: lambda: _asked().why("answer yes", 1),
    Reason.ROUND_ALREADY_RUNNING: lambda: _dealing(dealt()),
    Reason.MATCH_IS_OVER: lambda: _dealing(_match_over()),
    Reason.NOT_A_SEAT_ACTION: lambda: engine.check(dealt().view(), StartRound(SECRET)),
    Reason.MUST_LAY_THREES: lambda: playing(
        "3C 3S 4 9", rules={"black_three_role": "american_three", "threes_kept_in_hand": "one_before_meld"}
    ).why("discard 9"),
    Reason.THREES_NOT_LAID_NOW: lambda: playing("3C 4 9").why("lay 3C"),
    Reason.THREES_NOT_REPLACED: lambda: drawing(
        "3C 4 9",
        stock="",
        rules={
            "black_three_role": "american_three",
            "threes_kept_in_hand": "unlimited",
            "unreplaced_three_ends_round": True,
        },
    ).why("lay 3C"),
    Reason.STOCK_EMPTY: lambda: drawing(stock="").why("draw"),
    Reason.STOCK_NOT_EMPTY: lambda: drawing(stock="8").why("pass"),
    Reason.MUST_TAKE_PILE: lambda: drawing("4 6", melds="KKK", pile="9 K", stock="").why("pass"),
    Reason.CARDS_NOT_IN_HAND: lambda: playing().why("discard K"),
    Reason.NOTHING_PLAYED: lambda: engine.check(playing().view(), LayDown(())),
    Reason.MIXED_RANKS: lambda: playing("K Q J 4", melds="999").why("meld KQJ"),
    Reason.TOO_FEW_CARDS: lambda: playing("K K 4 5", melds="999").why("meld KK"),
    Reason.TOO_FEW_NATURALS: lambda: playing("K 2 2 5", melds="999").why("meld K22"),
    Reason.TOO_MANY_WILDS: lambda: playing("2 4 5", melds=FULL).why("meld 2 > K"),
    Reason.TOO_MANY_CARDS: lambda: playing("K 4 5", melds=FULL, rules={"max_meld_cards": 7}).why("meld K"),
    Reason.WILDS_ONLY: lambda: playing("2 2 2 4 5", melds="999").why("meld 222"),
    Reason.RANK_CLOSED: lambda: playing(
        "K 4 5", melds=CANASTA, rules={"closed_rank_rule": "dead_for_owner_only"}
    ).why("meld K"),
    Reason.RANK_TAKES_NO_WILDS: lambda: playing(
        "7 7 2 4 5", melds="999", rules={"sevens_rule": "pure_only"}
    ).why("meld 772"),
    Reason.WILDS_LOCKED: lambda: playing(
        "2 4 5", melds="999, 22*", rules={"wild_melds": True, "wild_meld_lock": True}
    ).why("meld 2 > 9"),
    Reason.WILDS_NEED_FIVE_NATURALS: lambda: playing(
        "K K 2 4 5", melds="999", rules={"rule_of_five": True}
    ).why("meld KK2"),
    Reason.CANASTA_CLOSED: lambda: playing(
        "K 4 5", melds=FULL, rules={"canasta_extension": "natural_only"}
    ).why("meld K"),
    Reason.NOT_A_SEQUENCE: lambda: playing("5H 6H 8H 4 5", melds="999", rules={"sequence_melds": True}).why(
        "meld 5H 6H 8H"
    ),
    Reason.NO_SUCH_MELD: lambda: playing("K 4 5", melds="999").why("meld K > #7"),
    Reason.NOT_YOUR_MELD: lambda: playing("K 4 5", melds="999", theirs="KKK").why("meld K > #2"),
    Reason.RED_THREE_NOT_PLAYABLE: lambda: playing("3H 3H 3D 4 5", melds="999", stock="").why(
        "meld 3H 3H 3D"
    ),
    Reason.BLACK_THREES_ONLY_GOING_OUT: lambda: playing("3 3 3 4 5", melds="999").why("meld 333"),
    Reason.BLACK_THREES_NEED_THREE: lambda: playing("3 3 4", melds="999").why("meld 33"),
    Reason.BLACK_THREES_TAKE_NO_WILDS: lambda: playing("3 3 2", melds="999").why("meld 332"),
    Reason.BELOW_INITIAL_MELD: lambda: playing("K K K 4 5").why("meld KKK"),
    Reason.INITIAL_NEEDS_PURE_MELD: lambda: playing(
        "A A * K K 2 5 6", rules={"initial_purity": "pure_three_or_wild"}
    ).why("meld AA*, KK2"),
    Reason.INITIAL_NEEDS_CANASTA: lambda: playing(
        "A A A 5 6", rules={"initial_canasta_required_from": 0}
    ).why("meld AAA"),
    Reason.INITIAL_MELD_FROM_HAND: lambda: drawing(
        "K K A A A 5 6", pile="9 K", rules={"initial_pile_allowed": "yes_after_hand_meld"}
    ).why("take KK"),
    Reason.PILE_NOT_WITH_MIXED_ACES: lambda: engine.check(
        drawing(
            "AC AC * 5 6", pile="9 AH", rules={"initial_pile_allowed": "yes_after_hand_meld_not_mixed_aces"}
        ).view(),
        TakePile(more=(Play(cards("AC AC *")),)),
    ),
    Reason.PILE_MELD_TOO_LARGE: lambda: drawing(
        "K K 5 6", melds="KKKKK", pile="9 K", rules={"max_meld_cards": 7}
    ).why("take KK"),
    Reason.PILE_WRONG_COUNT: lambda: engine.check(
        drawing("KC KD 5 6", melds="QQQ", pile="9 K").view(), TakePile(Play(cards("KC KD")), count=9)
    ),
    Reason.PILE_EMPTY: lambda: drawing("K K 4", pile="").why("take KK"),
    Reason.PILE_BLOCKED: lambda: drawing("K K 4", pile="K 2").why("take KK"),
    Reason.PILE_BLOCKED_BY_CANASTA: lambda: drawing(
        "K 4", melds=FULL, pile="9 K", rules={"block_on_taker_canasta_rank": True}
    ).why("take"),
    Reason.PILE_NEEDS_UPCARD_PLAY: lambda: drawing("9 9 4", melds="QQQ", pile="5 K").why("take 99"),
    Reason.PILE_FROZEN_NEEDS_PAIR: lambda: drawing("K 2 4", melds="QQQ", pile="2 K").why("take K2"),
    Reason.PILE_NATURAL_PLUS_WILD_OFF: lambda: drawing(
        "K 2 4", melds="QQQ", pile="5 K", rules={"pile_natural_plus_wild": False}
    ).why("take K2"),
    Reason.PILE_LAYOFF_OFF: lambda: drawing(
        "5 4", melds="KKK", pile="5 K", rules={"pile_layoff_to_meld": False}
    ).why("take"),
    Reason.PILE_LAYOFF_TO_CANASTA_OFF: lambda: drawing(
        "5 4", melds=FULL, pile="5 K", rules={"pile_layoff_to_canasta": False}
    ).why("take"),
    Reason.PILE_NOT_FOR_INITIAL_MELD: lambda: drawing(
        "K K 2 4", pile="9 K", rules={"initial_pile_allowed": "no"}
    ).why("take KK2"),
    Reason.PILE_ONE_CARD: lambda: drawing("4", melds=FULL, pile="K").why("take"),
    Reason.UNFINISHED_BARS_EXIT: lambda: playing(
        "4", melds=f"{CANASTA}, 777", rules={"incomplete_special_bars_exit": True}
    ).why("discard 4"),
    Reason.RED_THREES_NEEDED: lambda: playing(
        "4", melds=CANASTA, rules={"red_threes_to_go_out": "as_many_as_canastas"}
    ).why("discard 4"),
    Reason.LEAVE_NEEDED: lambda: playing("4", melds=CANASTA, rules={"ask_required": True}).why("discard 4"),
    Reason.MUST_DISCARD_EXPOSED: lambda: playing(
        "4 5 6", exposed={0: "Q Q Q"}, rules={"irregularities": "scarne"}
    ).why("discard 4"),
    Reason.NO_FALSE_COUNT: lambda: playing("4 5").why("discard 4 saying more"),
    Reason.MUST_DISCARD_LAST: lambda: playing(
        "9 9 9", melds=CANASTA, rules={"final_discard": "required"}
    ).why("meld 999"),
    Reason.MUST_KEEP_CARD: lambda: playing("9 9 9 4", melds="KKK").why("meld 999"),
    Reason.MUST_GO_OUT: lambda: playing("9 9 9 4", melds=FULL, question=True).why("discard 4"),
    Reason.MUST_NOT_GO_OUT: lambda: playing("9 9 9 4", melds=FULL, question=False).why("meld 999"),
    Reason.DISCARD_NOT_ALLOWED: lambda: playing("3H 4 5", stock="").why("discard 3H"),
    Reason.NO_SPECIAL_HAND: lambda: playing(
        "4 4 5 5 6 6 7 7 8 8 9 9 J Q", rules={"special_hands": ["pairs"]}
    ).why("special pairs"),
    Reason.NO_PARTNER: lambda: playing(
        "9 9 9 4", melds=FULL, rules={"seat_count": 2, "side_structure": "individual"}
    ).why("ask"),
    Reason.ASK_TOO_LATE: lambda: playing("9 9 9 4", melds=FULL, laid=True).why("ask"),
    Reason.ASKED_ALREADY: lambda: playing("9 9 9 4", melds=FULL, question=False).why("ask"),
    Reason.ASK_LIMIT_REACHED: lambda: playing("9 9 9 4", melds=FULL, rules={"ask_limit_per_hand": 0}).why(
        "ask"
    ),
    Reason.CANNOT_GO_OUT: lambda: playing("9 9 4 5", melds=FULL).why("ask"),
    Reason.NO_WOULD_TRAP: lambda: playing("4", melds=FULL, took="pile").why("ask"),
}


# Reasons of rules that cannot be chosen yet. A row goes when its rule is built and has a case above.
NOT_RAISED_YET = {
    Reason.THREES_NOT_MELDED,
    Reason.PILE_NOT_FOR_SEQUENCE,
    Reason.FOOT_NOT_PLAYED,
}


def test_every_reason_has_a_case() -> None:
    assert set(CASES) | NOT_RAISED_YET == set(Reason)
    assert not set(CASES) & NOT_RAISED_YET


def _listed() -> dict[str, set[str]]:
    """The facts beside each reason: ``NAME = "name"  # fact, fact: what they are``."""
    source = re.sub(r"\(\s*(\"\w+\"  #[^\n]*)\s*\)", r"\1", inspect.getsource(errors.Reason))
    found = re.findall(r"([A-Z_]+) = \"\w+\"(?:  # ([^\n]*))?", source)
    return {name: set(re.findall(r"\w+", facts.split(":")[0])) - {"or"} for name, facts in found}


LISTED = _listed()


def test_the_list_of_facts_is_read() -> None:
    assert set(LISTED) == {reason.name for reason in Reason}
    assert LISTED["BELOW_INITIAL_MELD"] == {"needed", "counted"}
    assert LISTED["ALREADY_DRAWN"] == set()
    assert LISTED["MUST_KEEP_CARD"] == {"left", "keep", "canastas", "needed", "kinds"}


@pytest.mark.parametrize("reason", CASES)
def test_the_reason_comes_up_with_its_facts(reason: Reason) -> None:
    violation = CASES[reason]()
    assert violation is not None
    assert violation.reason is reason
    assert set(violation.facts) <= LISTED[reason.name]
    assert LISTED[reason.name] - set(violation.facts) <= {"never", "sequences"}


@pytest.mark.parametrize("reason", CASES)
def test_facts_are_plain_values(reason: Reason) -> None:
    violation = CASES[reason]()
    assert violation is not None
    for value in violation.facts.values():
        assert isinstance(value, int | str) or all(isinstance(one, int) for one in value)


def test_an_unlawful_action_says_why() -> None:
    at = playing("K K K 4 5")
    with pytest.raises(IllegalActionError) as error:
        engine.apply(at.state, at.seat, LayDown((Play(cards("KC KD KH")),)))
    assert error.value.violation.reason is Reason.BELOW_INITIAL_MELD
    assert "below_initial_meld" in str(error.value)
