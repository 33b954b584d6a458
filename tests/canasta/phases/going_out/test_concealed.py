"""Going out concealed, and without the requirement (pagat, Classic Canasta Scoring; Initial Meld Requirement)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.canasta.errors import Reason
from bot.canasta.events import WentOut
from bot.canasta.rules.options import with_options
from bot.canasta.rules.presets import PRESETS
from bot.canasta.view import ScoreKey
from tests.support.builders import Situation, drawing, playing, refused

CANASTA = "K K K K K K K"


def concealed(at: Situation) -> bool:
    (event,) = [event for event in at.events if isinstance(event, WentOut)]
    assert at.table.result is not None
    assert at.table.result.concealed is event.concealed
    assert (at.score().get(ScoreKey.CONCEALED) == 100) is event.concealed
    assert at.score()[ScoreKey.GOING_OUT] == 100
    return event.concealed


# ----------------------------------------------------------------------------------------------- what is concealed


def test_a_whole_hand_with_a_canasta_in_one_turn_is_concealed() -> None:
    """pagat: "the player's whole hand is melded in one turn, and includes at least one canasta"."""
    assert concealed(playing(f"{CANASTA} 9 9 9 4").does(f"meld {CANASTA}, 999", "discard 4"))
    assert concealed(playing(f"{CANASTA} 9 9 9").does(f"meld {CANASTA}, 999"))


def test_several_plays_of_one_turn_are_still_one_turn() -> None:
    assert concealed(
        playing("K K K K K K 2 9 9 9 4").does("meld KKKKKK", "meld 999", "meld 2 > K", "discard 4")
    )


def test_who_melded_before_is_not_concealed() -> None:
    """pagat: "the player must not have previously melded"."""
    at = playing(f"{CANASTA} 4", melds="QQQ", melded_before=[0])
    assert not concealed(at.does(f"meld {CANASTA}", "discard 4"))


def test_partner_may_have_melded() -> None:
    """Matrix sequence 9: partner may have melded; no card may be added to his melds."""
    at = playing(f"{CANASTA} 4", melds="QQQ")
    assert concealed(at.does(f"meld {CANASTA}", "discard 4"))


@pytest.mark.parametrize("addition", ["Q", "2"])
def test_a_card_added_to_partners_meld_spoils_it(addition: str) -> None:
    """pagat: "must not add any cards to partner's melds"."""
    at = playing(f"{CANASTA} {addition} 4", melds="QQQ")
    assert not concealed(at.does(f"meld {CANASTA}, {addition} > Q", "discard 4"))


def test_a_set_that_merely_joins_partners_meld_does_not() -> None:
    """Matrix D09, after cardgames.io: what would stand as a meld alone is judged as if it lay alone."""
    at = playing(f"{CANASTA} Q Q Q 4", melds="QQQ")
    assert concealed(at.does(f"meld {CANASTA}, QQQ", "discard 4"))
    wild = playing(f"{CANASTA} Q 2 4", melds="QQQ")
    assert not concealed(wild.does(f"meld {CANASTA}, Q2 > Q", "discard 4"))


def test_the_canasta_must_be_his_own() -> None:
    """pagat: "must put down a complete canasta"; partner's does not serve."""
    at = playing("9 9 9 8 8 8 4", melds=CANASTA)
    assert not concealed(at.does("meld 999, 888", "discard 4"))
    joined = playing("K K K 9 9 9 4", melds="K K K K")
    assert not concealed(joined.does("meld KKK, 999", "discard 4"))


def test_laid_red_threes_do_not_matter() -> None:
    """pagat: "a player who has exposed red threes, provided that they have not melded anything else"."""
    at = playing(f"{CANASTA} 4", red_threes={0: "3H 3D"})
    assert concealed(at.does(f"meld {CANASTA}", "discard 4"))


def test_black_threes_may_go_with_it() -> None:
    assert concealed(playing(f"{CANASTA} 3 3 3").does(f"meld {CANASTA}, 333"))


def test_taking_the_pile_does_not_spoil_it() -> None:
    """pagat: "may take the discard pile in their final turn and still score the concealed bonus"."""
    at = drawing("K K K K K K 4", pile="K").does("take KKKKKK", "discard 4")
    assert concealed(at)


def test_a_turn_before_counts_from_the_pile_too() -> None:
    at = drawing("K K Q Q Q 4 4 4 4 4 4 4 6", pile="9 K", stock="8 8 8 8 8 8")
    first = at.does("take KK with QQQ", "discard 6")
    assert first.table.melded_before == (True, False, False, False)
    later = playing("4 4 4 4 4 4 4", melds="KKK", melded_before=[0]).does("meld 4444444")
    assert not concealed(later)


def test_the_meld_that_took_the_pile_is_a_meld() -> None:
    at = drawing("K K 4 6", melds="QQQ", pile="9 K").does("take KK", "discard 4")
    assert at.table.melded_before[0]


def test_a_discard_without_melding_leaves_him_concealed() -> None:
    at = playing("K K 4 6 8").does("discard 4")
    assert at.table.melded_before == (False,) * 4
    melded = playing("K K K 9 9 9 4 6 8").does("meld KKK, 999", "discard 4")
    assert melded.table.melded_before == (True, False, False, False)


# -------------------------------------------------------------------------------------- without the requirement


@pytest.mark.parametrize(
    "hand, play, total",
    [
        ("4 4 4 4 4 4 4", "meld 4444444", 0),
        ("4 4 4 4 4 4 4 6", "meld 4444444", 0),
        ("4 4 4 4 4 4 4 5 5 5 9", "meld 4444444, 555", 3000),
        ("4 4 4 4 4 4 4 3 3 3", "meld 4444444, 333", 3000),
    ],
)
def test_a_whole_hand_with_a_canasta_needs_no_minimum_after_a_draw(hand: str, play: str, total: int) -> None:
    """pagat: "There is just one exception ... without having to meet any minimum count"; matrix sequence 8."""
    at = playing(hand, totals=(total, 0))
    assert at.may(play)
    assert at.offered(play)
    done = at.does(play)
    last = hand.rsplit(maxsplit=1)[-1]
    assert concealed(done if done.table.result else done.does(f"discard {last}"))


@pytest.mark.parametrize("hand", ["4 4 4 4 4 4 4 6 8", "4 4 4 4 4 4 6"])
def test_otherwise_it_is_due(hand: str) -> None:
    """Two cards left, or no canasta."""
    fours = " ".join(hand.split()[: hand.split().count("4")])
    refused(playing(hand).why(f"meld {fours}"), Reason.BELOW_INITIAL_MELD, needed=50)
    assert not [action for action in playing(hand).offers() if "LayDown" in type(action).__name__]


def test_by_way_of_the_pile_it_is_due() -> None:
    """pagat: "if they take the discard pile and partner has not yet melded, they must satisfy" the requirement."""
    refused(drawing("4 4 4 4 4 4", pile="4").why("take 444444"), Reason.BELOW_INITIAL_MELD, counted=35)
    assert drawing("4 4 4 4 4 4", pile="4", melds="QQQ").may("take 444444")
    assert drawing("4 4 4 4 4 4", pile="4", totals=(-5, 0)).may("take 444444")


def test_after_a_no_it_is_due() -> None:
    at = playing("4 4 4 4 4 4 4 6", question=False)
    refused(at.why("meld 4444444"), Reason.BELOW_INITIAL_MELD, needed=50, counted=35)


def test_after_a_yes_it_is_waived() -> None:
    at = playing("4 4 4 4 4 4 4 6").does("ask", "answer yes")
    assert at.offered("meld 4444444")
    refused(at.why("discard 6"), Reason.MUST_GO_OUT)


# ---------------------------------------------------------------------------------------------------------- options


@pytest.mark.parametrize(
    "options, extra",
    [
        ({}, 100),
        ({"concealed_extra": 250}, 250),  # Wikipedia 2005, Miscellaneous Variants
        ({"concealed_rule": "none"}, None),
    ],
)
def test_what_it_is_worth(options: dict[str, Any], extra: int | None) -> None:
    at = playing(CANASTA, rules=options).does(f"meld {CANASTA}")
    assert at.score().get(ScoreKey.CONCEALED) == extra


def test_the_pile_may_spoil_it() -> None:
    """Option concealed_after_pile_take (pagat, Viennese Canasta)."""
    strict = drawing("K K K K K K", pile="K", rules={"concealed_after_pile_take": False}).does("take KKKKKK")
    assert ScoreKey.CONCEALED not in strict.score()
    assert ScoreKey.CONCEALED in drawing("K K K K K K", pile="K").does("take KKKKKK").score()


def test_the_requirement_may_always_be_due() -> None:
    """Option concealed_waives_minimum (matrix D11: never but in pagat)."""
    at = playing("4 4 4 4 4 4 4 6", rules={"concealed_waives_minimum": "never"})
    refused(at.why("meld 4444444"), Reason.BELOW_INITIAL_MELD)
    assert not at.offered("meld 4444444")
    assert not at.may("ask")
    assert playing("4 4 4 4 4 4 4 6").may("ask")


# ---------------------------------------------------------------------------------- what other games call concealed

FULL_KINGS = "K K K K K K K"


def is_concealed_by(rule: str, at: Situation) -> bool:
    result = at.table.result
    assert result is not None
    assert at.table.rules.going_out.concealed_rule == rule
    return result.concealed


@pytest.mark.parametrize(
    "hand, melds, before, play, expected",
    [
        # "You must meld your entire hand in one turn: You cannot have made any previous melds or layoffs."
        (f"{FULL_KINGS} 9 9 9", "QQQ", [], "meld KKKKKKK, 999", True),
        (f"{FULL_KINGS} 9 9 9", "QQQ", [0], "meld KKKKKKK, 999", False),
        # "You must lay off your hand in complete melds, you may not lay off cards."
        (f"{FULL_KINGS} Q", "QQQ", [], "meld KKKKKKK, Q > Q", False),
        # "... if the melds are all valid even if your partner's melds were removed"
        (f"{FULL_KINGS} Q Q Q", "QQQ", [], "meld KKKKKKK, QQQ > Q", True),
        (f"{FULL_KINGS} Q Q 2", "QQQ", [], "meld KKKKKKK, QQ2 > Q", True),
        (f"{FULL_KINGS} Q 2 2", "QQQ", [], "meld KKKKKKK, Q22 > Q", False),
        # cardgames.io: more naturals than wild cards, also by themselves
        (f"{FULL_KINGS} Q Q 2 2", "QQQ", [], "meld KKKKKKK, QQ22 > Q", False),
        # "At least one of the melds you make must be a Canasta"
        ("9 9 9 8 8 8", CANASTA, [], "meld 999, 888", False),
        ("K K K K 9 9 9", "KKK", [], "meld KKKK, 999", False),
    ],
)
def test_cardgames_io_looks_at_all_that_was_laid(
    hand: str, melds: str, before: list[int], play: str, expected: bool
) -> None:
    """cardgames.io, Going out: the three conditions and the leniency (option own_canasta_lenient)."""
    at = playing(hand, melds=melds, melded_before=before, rules=PRESETS["cardgames_io"]).does(play)
    assert is_concealed_by("own_canasta_lenient", at) is expected


def test_the_cards_of_several_plays_count_together() -> None:
    """cardgames.io: "it will make note of all the cards you meld or lay off the turn"."""
    at = playing(f"{FULL_KINGS} Q Q Q", melds="QQQ", rules=PRESETS["cardgames_io"])
    assert is_concealed_by("own_canasta_lenient", at.does("meld Q > Q", "meld KKKKKKK", "meld QQ > Q"))


@pytest.mark.parametrize(
    "hand, melds, play, expected",
    [
        (f"{FULL_KINGS} 9 9 9", "", "meld KKKKKKK, 999", True),
        (f"{FULL_KINGS} 9 9 9", "QQQ", "meld KKKKKKK, 999", False),
        ("9 9 9", CANASTA, "meld 999", False),
    ],
)
def test_wikipedia_asks_for_the_initial_meld_of_the_team(
    hand: str, melds: str, play: str, expected: bool
) -> None:
    """Wikipedia 2005, Going out: "makes their team's initial meld and goes out legally in the same turn"."""
    at = playing(hand, melds=melds, rules=PRESETS["wikipedia_classic"]).does(play)
    assert is_concealed_by("team_initial_same_turn", at) is expected


def test_wikipedia_has_no_way_round_the_minimum() -> None:
    """Matrix D11: the requirement stands without exception."""
    at = playing("4 4 4 4 4 4 4", rules=PRESETS["wikipedia_classic"])
    refused(at.why("meld 4444444"), Reason.BELOW_INITIAL_MELD)


@pytest.mark.parametrize(
    "hand, melds, before, play, expected",
    [
        ("Q", CANASTA + ", QQQ", [], "meld Q > Q", True),
        ("9 9 9", CANASTA, [], "meld 999", True),
        ("9 9 9", CANASTA, [0], "meld 999", False),
        (f"{FULL_KINGS}", "", [], "meld KKKKKKK", True),
    ],
)
def test_hoyle_asks_only_that_nothing_was_played_before(
    hand: str, melds: str, before: list[int], play: str, expected: bool
) -> None:
    """Hoyle, Concealed hand: "without having played a single card up to that point" """
    hoyle = {"concealed_rule": "nothing_played_before"}
    at = playing(hand, melds=melds, melded_before=before, rules=hoyle).does(play)
    assert is_concealed_by("nothing_played_before", at) is expected


@pytest.mark.parametrize(
    "hand, melds, before, play, expected",
    [
        # "provided the going-out hand contains a canasta ..."
        (f"{FULL_KINGS} 9 9 9", "", [], "meld KKKKKKK, 999", True),
        # "... or the player's partner has melded or formed a canasta"
        ("9 9 9", CANASTA, [], "meld 999", True),
        ("K K K K 9 9 9", "KKK", [], "meld KKKK, 999", False),
        # "without his previously having melded"
        (f"{FULL_KINGS} 9 9 9", "", [0], "meld KKKKKKK, 999", False),
        ("9 9 9", CANASTA, [0], "meld 999", False),
    ],
)
def test_scarne_takes_partners_canasta_too(
    hand: str, melds: str, before: list[int], play: str, expected: bool
) -> None:
    """Scarne, Going Out Concealed."""
    scarne = {"concealed_rule": "own_or_partner_canasta"}
    at = playing(hand, melds=melds, melded_before=before, rules=scarne).does(play)
    assert is_concealed_by("own_or_partner_canasta", at) is expected
    assert at.score().get(ScoreKey.CONCEALED, 0) == (100 if expected else 0)  # 200 in all: matrix D10


def test_additions_to_partners_other_melds_spoil_it_as_well() -> None:
    """pagat: "must not add any cards to partner's melds", be they wild cards or sequences."""
    kinds = {"wild_melds": True, "sequence_melds": True}
    melds = "2 2 *, 4H 5H 6H"
    for addition, into in (("2", "2"), ("7H", "#2")):
        at = playing(f"{FULL_KINGS} {addition}", melds=melds, rules=kinds)
        assert not concealed(at.does(f"meld KKKKKKK, {addition} > {into}"))
    alone = playing(f"{FULL_KINGS} 8H 9H 10H", melds=melds, rules=kinds)
    assert concealed(alone.does("meld KKKKKKK, 8H 9H 10H"))


# ------------------------------------------------------------------------------------------------------- Viennese


VIENNA = PRESETS["viennese"]


def viennese_bonus(at: Situation) -> int:
    """What the exit was worth in all."""
    score = at.score()
    return score[ScoreKey.GOING_OUT] + score.get(ScoreKey.CONCEALED, 0)


def test_a_hand_canasta_is_worth_a_thousand() -> None:
    """pagat, Viennese Canasta: "'Hand-Canasta' ... is rewarded by a 1,000 point bonus" (a total, matrix D22)."""
    at = playing(f"{FULL_KINGS} 9 9 9", melds="QQQ", rules=VIENNA).does("meld KKKKKKK, 999")
    assert viennese_bonus(at) == 1000
    first = playing(f"{FULL_KINGS} 9 9 9 4", rules=VIENNA).does("meld KKKKKKK, 999", "discard 4")
    assert viennese_bonus(first) == 1000


def test_a_covered_exit_without_an_own_canasta_is_worth_two_hundred() -> None:
    """pagat, Viennese Canasta: "'Verdeckt Ausmachen' ... a 200 point bonus (instead of only 100 points)"."""
    assert viennese_bonus(playing("9 9 9", melds=CANASTA, rules=VIENNA).does("meld 999")) == 200
    joined = playing("K K K K 9 9 9", melds="KKK", rules=VIENNA).does("meld KKKK, 999")
    assert viennese_bonus(joined) == 200


@pytest.mark.parametrize("own", [FULL_KINGS, "9 9 9"])
def test_an_addition_or_an_earlier_meld_leaves_the_ordinary_bonus(own: str) -> None:
    """pagat, Viennese Canasta: "meets all the previous requirements"."""
    table = "A A A A A A A, QQQ"
    added = playing(f"{own} Q", melds=table, rules=VIENNA).does(f"meld {own}, Q > Q")
    assert viennese_bonus(added) == 100
    before = playing(own, melds=table, melded_before=[0], rules=VIENNA).does(f"meld {own}")
    assert viennese_bonus(before) == 100


def test_three_wild_cards_on_partners_meld_are_additions() -> None:
    at = playing(f"{FULL_KINGS} 2 2 2", melds="Q Q Q Q", rules=VIENNA).does("meld KKKKKKK, 222 > Q")
    assert viennese_bonus(at) == 100


def test_the_pile_spoils_both_grades() -> None:
    """pagat, Viennese Canasta: "may not claim the bonus for going out concealed if he takes the discard pile"."""
    hand = drawing("K K K K K K 4", pile="K", rules=VIENNA).does("take KKKKKK", "discard 4")
    assert viennese_bonus(hand) == 100
    covered = drawing("9 9", melds=CANASTA, pile="9", rules=VIENNA).does("take 99")
    assert viennese_bonus(covered) == 100


def test_the_grades_are_options() -> None:
    """Options covered_exit_bonus and hand_canasta_bonus."""
    grades = with_options(VIENNA, {"covered_exit_bonus": 300, "hand_canasta_bonus": 700})
    assert viennese_bonus(playing("9 9 9", melds=CANASTA, rules=grades).does("meld 999")) == 300
    assert viennese_bonus(playing(FULL_KINGS, rules=grades).does("meld KKKKKKK")) == 700
