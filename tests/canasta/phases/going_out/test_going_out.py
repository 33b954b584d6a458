"""Going out and keeping a card (pagat, End of the hand: Going Out; Wikipedia 2005, Going out)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.canasta.errors import Reason
from bot.canasta.events import CanastaCompleted, Discarded, LaidDown, RoundEnded, WentOut
from bot.canasta.notation.card_parser import parse_card
from bot.canasta.positions.actions import write_violation
from bot.canasta.rules.presets import rules_of
from bot.canasta.turn import Phase
from bot.canasta.view import EndReason, ScoreKey
from tests.support.builders import Situation, drawing, playing, refused

CANASTA = "K K K K K K K"
MIXED = "K K K K 2 2 2"


def out(at: Situation, seat: int = 0) -> bool:
    result = at.table.result
    return result is not None and result.reason is EndReason.WENT_OUT and result.went_out == seat


# ------------------------------------------------------------------------------------------------------ how to leave


@pytest.mark.parametrize(
    "hand, plays",
    [
        ("9 9 9", ["meld 999"]),
        ("9 9 9 4", ["meld 999", "discard 4"]),
        ("K", ["meld K > K"]),
        ("K 4", ["meld K > K", "discard 4"]),
        ("4", ["discard 4"]),
        ("9 9 9 K 2", ["meld 999, K > K, 2 > K"]),
        ("9 9 9 9", ["meld 999", "discard 9"]),
        ("9 9 9 9", ["meld 999", "meld 9 > 9"]),
    ],
)
def test_a_player_goes_out_by_melding_all_or_all_but_the_discard(hand: str, plays: list[str]) -> None:
    """pagat: "by melding all of your cards, or by melding all but one and discarding your last card"."""
    at = playing(hand, melds=CANASTA, took="pile").does(*plays)
    assert out(at)


def test_the_round_ends_at_once_and_is_scored() -> None:
    at = playing("9 9 9", melds=CANASTA).does("meld 999")
    assert [type(event) for event in at.events] == [LaidDown, WentOut, RoundEnded]
    assert at.table.phase is Phase.BETWEEN_ROUNDS
    assert at.table.seats_to_act == ()
    assert all(not at.offers(seat) for seat in range(4))
    assert at.score()[ScoreKey.GOING_OUT] == 100
    assert ScoreKey.GOING_OUT not in at.score(1)
    thrown = playing("4", melds=CANASTA, took="pile").does("discard 4")
    assert [type(event) for event in thrown.events] == [Discarded, WentOut, RoundEnded]
    assert thrown.table.pile_size == 2


@pytest.mark.parametrize("canasta", [CANASTA, MIXED])
def test_any_canasta_gives_the_right(canasta: str) -> None:
    assert out(playing("9 9 9", melds=canasta).does("meld 999"))


def test_partners_canasta_serves() -> None:
    """Matrix sequence 36: going out is the side's right."""
    at = playing("9 9 9", melds=CANASTA)
    assert all(part.seat == 2 for part in at.table.melds[0][0].parts)
    assert out(at.does("meld 999"))


def test_the_other_sides_canasta_does_not() -> None:
    refused(playing("9 9 9", melds="QQQ", theirs=CANASTA).why("meld 999"), Reason.MUST_KEEP_CARD, canastas=0)


# ----------------------------------------------------------------------------------------------- without a canasta


@pytest.mark.parametrize(
    "hand, play, left",
    [
        ("9 9 9", "meld 999", 0),
        ("9 9 9 4", "meld 999", 1),
        ("Q 4", "meld Q > Q", 1),
        ("Q Q", "meld Q Q > Q", 0),
    ],
)
def test_without_a_canasta_a_card_must_be_kept(hand: str, play: str, left: int) -> None:
    """pagat: "It is against the rules in this case to meld all your cards except one"."""
    at = playing(hand, melds="QQQ")
    refused(at.why(play), Reason.MUST_KEEP_CARD, left=left, keep=1, canastas=0, needed=1)
    assert not at.offered(play)


def test_two_cards_left_are_enough() -> None:
    assert playing("9 9 9 4 6", melds="QQQ").may("meld 999")


def test_the_canasta_may_be_completed_on_the_same_turn() -> None:
    """pagat: "It is legal to complete the required canasta and go out on the same turn"; matrix sequence 6."""
    at = playing("K 9 9 9 4", melds="K K K K K K").does("meld K > K")
    assert [type(event) for event in at.events] == [LaidDown, CanastaCompleted]
    assert out(at.does("meld 999", "discard 4"))


def test_the_canasta_may_be_completed_by_the_last_card() -> None:
    """Matrix sequence 7."""
    at = playing("K 9 9 9", melds="K K K K K K")
    assert out(at.does("meld 999, K > K"))
    step = at.does("meld 999")
    refused(step.why("discard K"), Reason.MUST_KEEP_CARD)
    assert [type(action).__name__ for action in step.offers()] == ["LayDown"]
    assert out(step.does("meld K > K"))
    assert at.offered("meld 999")


def test_a_wild_card_left_may_complete_the_canasta_too() -> None:
    at = playing("2 9 9 9", melds="K K K K K K").does("meld 999")
    assert out(at.does("meld 2 > K"))
    full = playing("2 9 9 9", melds="K K K 2 2 2")
    refused(full.why("meld 999"), Reason.MUST_KEEP_CARD, left=1)


def test_nobody_has_to_go_out() -> None:
    """pagat: "it is not always an advantage to go out as soon as you are able to"."""
    at = playing("9 9 9 4 6", melds=CANASTA)
    assert at.does("discard 4").table.is_running
    assert at.does("meld 999", "discard 4").table.is_running


def test_partners_hand_counts_against_the_side() -> None:
    """Matrix sequence 36."""
    at = playing("9 9 9", melds=CANASTA, hands={2: "A * 4"}).does("meld 999")
    assert at.score()[ScoreKey.CARDS_IN_HAND] == -75


def test_after_taking_the_pile() -> None:
    at = drawing("K K 9 9", melds="Q Q Q Q Q Q Q", pile="9 K").does("take K K")
    assert at.hand() == "9 9 9"
    assert out(at.does("meld 999"))


# ---------------------------------------------------------------------------------------------------------- options


@pytest.mark.parametrize(
    "options, melds, may",
    [
        ({"canastas_to_go_out": 2}, CANASTA, False),
        ({"canastas_to_go_out": 2}, f"{CANASTA}, Q Q Q Q Q Q Q", True),
        ({"canasta_mix": {"natural": 1}}, MIXED, False),
        ({"canasta_mix": {"natural": 1}}, CANASTA, True),
        ({"canasta_mix": {"mixed": 1}}, CANASTA, False),
        ({"canasta_mix": {"mixed": 1}}, MIXED, True),
        (
            {"canastas_to_go_out": 2, "canasta_mix": {"natural": 1, "mixed": 1}},
            f"{MIXED}, Q Q Q Q Q Q *",
            False,
        ),
        (
            {"canastas_to_go_out": 2, "canasta_mix": {"natural": 1, "mixed": 1}},
            f"{MIXED}, Q Q Q Q Q Q Q",
            True,
        ),
    ],
)
def test_more_or_certain_canastas_may_be_needed(options: dict[str, Any], melds: str, may: bool) -> None:
    """Options canastas_to_go_out, canasta_mix (Wikipedia 2005, Miscellaneous Variants)."""
    at = playing("9 9 9", melds=melds, rules=options)
    assert at.may("meld 999") is may
    assert playing("9 9 9", melds=melds).may("meld 999")


def test_a_needed_natural_canasta_must_not_be_spoiled() -> None:
    at = playing("2 4", melds=CANASTA, rules={"canasta_mix": {"natural": 1}})
    refused(at.why("meld 2 > K"), Reason.MUST_KEEP_CARD, left=1)
    assert playing("2 4", melds=CANASTA).may("meld 2 > K")


def test_a_last_discard_may_be_required() -> None:
    """Option final_discard."""
    required = {"final_discard": "required"}
    refused(playing("9 9 9", melds=CANASTA, rules=required).why("meld 999"), Reason.MUST_DISCARD_LAST, left=0)
    at = playing("9 9 9 9", melds=CANASTA, rules=required).does("meld 999")
    refused(at.why("meld 9 > 9"), Reason.MUST_DISCARD_LAST)
    assert out(at.does("discard 9"))


def test_what_going_out_is_worth() -> None:
    """Option bonus_going_out."""
    at = playing("9 9 9", melds=CANASTA, rules={"bonus_going_out": 200}).does("meld 999")
    assert at.score()[ScoreKey.GOING_OUT] == 200


def test_a_missing_kind_of_canasta_is_named() -> None:
    """pagat, Other Canasta Variations: "You cannot go out until your team has completed two red (pure) canastas"."""
    own = {"canastas_to_go_out": 2, "canasta_mix": {"natural": 2}}
    at = playing("4 5", melds=f"{CANASTA}, Q Q Q Q Q Q 2", rules=own).does("discard 4")
    assert at.table.is_running
    last = playing("4", melds=f"{CANASTA}, Q Q Q Q Q Q 2", rules=own)
    refused(last.why("discard 4"), Reason.MUST_KEEP_CARD, canastas=2, needed=2, kinds={"natural": 1})
    violation = last.why("discard 4")
    assert violation is not None
    assert write_violation(violation)["facts"]["kinds"] == "natural 1"


@pytest.mark.parametrize(
    "options, melds, kinds",
    [
        ({}, "KKKKKKK, 2222222", {}),
        ({}, "4H 5H 6H 7H 8H 9H 10H, KKKKK22", {}),
        ({}, "KKKKK22, 2222**2", {"sequence_or_natural": 1}),
        ({"canasta_mix": {"sequence": 1}}, "4H 5H 6H 7H 8H 9H 10H, KKKKK22", {}),
        ({"canasta_mix": {"sequence": 1}}, "KKKKKKK, 2222222", {"sequence": 1}),
    ],
)
def test_bolivia_asks_for_a_sequence_where_the_table_wants_one(
    options: dict[str, Any], melds: str, kinds: dict[str, int]
) -> None:
    """Wikipedia 2005, Samba and Bolivia: "one of the two canastas must be either a samba or a natural canasta"; rummy-games.com,
    Bolivia: at least one of the two must be a sequence (matrix D59).
    """
    at = playing("4S", melds=melds, rules=rules_of("bolivia", options))
    if kinds:
        refused(at.why("discard 4S"), Reason.MUST_KEEP_CARD, canastas=2, needed=2, kinds=kinds)
    else:
        assert at.may("discard 4S")


def test_brazilian_asks_for_any_two_canastas() -> None:
    """bicyclecards.ca, Brazilian Canasta: out with any two canastas, with partner's leave."""
    at = playing("4S", melds="KKKKK22, QQQQQ22", question=True, rules=rules_of("brazilian"))
    assert at.may("discard 4S")


def test_an_unfinished_meld_of_wild_cards_may_bar_going_out() -> None:
    """Canasta Connection, Canasta Rules, Wild Cards: "fewer than seven cards ... and cannot go out"."""
    barred = {"wild_melds": True, "incomplete_wild_bars_exit": True}
    six = f"{CANASTA}, 2 2 2 2 * *"
    refused(playing("4 9 9 9", melds=six, rules=barred).why("meld 999"), Reason.UNFINISHED_BARS_EXIT, rank=0)
    assert playing("2 9 9 9", melds=six, rules=barred).does("meld 2 > 2", "meld 999").table.result is not None
    begun = playing("2 2 2 9 9 9", melds=CANASTA, rules=barred)
    refused(begun.why("meld 222, 999"), Reason.UNFINISHED_BARS_EXIT, rank=0)
    assert playing("2 2 2 9 9 9", melds=CANASTA, rules={"wild_melds": True}).may("meld 222, 999")


@pytest.mark.parametrize(
    "preset, hand, melds",
    [
        ("modern_american", "9C 9D 9H 3S", "KKKKKKK, QQQQQQQ"),
        ("pennies_from_heaven", "9C 9D 9H 7S", "KKKKKKK, QQQQQQ2, 2222222, 7777777"),
    ],
)
def test_what_leaves_a_card_that_may_not_be_thrown_last_is_refused_for_that_card(
    preset: str, hand: str, melds: str
) -> None:
    """pagat, The Play in American Canasta: "Threes can never be discarded"; rummy-games.com, Pennies from Heaven: "A seven may
    not be discarded when going out".
    """
    # A stock that could replace the three would have it laid first.
    at = playing(hand, melds=melds, stock="", rules=rules_of(preset))
    last = parse_card(hand.rsplit(" ", 1)[1])
    refused(at.why("meld 9C 9D 9H"), Reason.DISCARD_NOT_ALLOWED, card=last, why="last", instead=())
