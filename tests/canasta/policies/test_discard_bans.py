"""What may not be thrown, and that a seat which must throw a card always can."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.canasta import engine
from bot.canasta.actions import Discard
from bot.canasta.errors import Reason
from tests.support.builders import playing, refused, shape

CANASTA = "K K K K K K K"
AMERICAN = {
    "discard_wild": "forced_or_final_only",
    "discard_threes": "never",
    "empty_pile_aces_sevens_barred": True,
    "empty_pile_closed_ranks": "dead",
}


def may_throw(hand: str, **moment: Any) -> set[str]:
    at = playing(hand, **moment)
    return {str(int(shape(action)[1])) for action in at.offers() if isinstance(action, Discard)}


@pytest.mark.parametrize(
    "hand, pile, free",
    [
        ("2 2 *", "", {"1", "2"}),  # nothing but wild cards
        ("2 2 9", "", {"9"}),
        ("A 7 2", "", {"14", "7"}),  # the only naturals are aces and sevens
        ("A 9 2", "", {"9"}),
        ("A 9 2", "5", {"14", "9"}),  # only on an empty pile
        ("K 9 A", "", {"9"}),  # a dead card while a live one is held
        ("K A 2", "", {"13"}),  # the dead card beats the ace (matrix D52)
        ("3 2 2", "", {"2"}),  # a three can never go before a wild card (matrix D53)
    ],
)
def test_american_discards(hand: str, pile: str, free: set[str]) -> None:
    """pagat, Modern American Canasta, Discards."""
    assert may_throw(hand, pile=pile, theirs=CANASTA, melds="999", rules=AMERICAN) == free


def test_a_refusal_names_the_ban_and_what_may_go_instead() -> None:
    at = playing("A 9 2", pile="", rules=AMERICAN)
    violation = at.why("discard A")
    refused(violation, Reason.DISCARD_NOT_ALLOWED, why="ace_or_seven")
    assert violation is not None
    assert len(violation.facts["instead"]) == 1


def test_a_wild_card_goes_last_only_where_it_may() -> None:
    """pagat, Modern American Canasta: a wild card as the final discard; Canadian: "wild cards cannot be discarded"."""
    assert playing("2", melds=CANASTA, rules={"discard_wild": "forced_or_final_only"}).may("discard 2")
    assert not playing("2", melds=CANASTA, rules={"discard_wild": "never"}).may("discard 2")


def test_black_threes_wait_for_the_second_turn() -> None:
    rules = {"black_three_barred_first_round": True}
    assert not playing("3 4 5", turn=1, rules=rules).may("discard 3")
    assert playing("3 4 5", turn=5, rules=rules).may("discard 3")


def test_a_safe_card_is_wanted_on_an_empty_pile() -> None:
    """pagat, Modern American Canasta variations: nor a rank of which the opponents have five or six."""
    at = {"pile": "", "theirs": "Q Q Q Q Q"}
    assert may_throw("Q 4 5", rules={"empty_pile_closed_ranks": "safe"}, **at) == {"4", "5"}
    assert may_throw("Q 4 5", rules={"empty_pile_closed_ranks": "dead"}, **at) == {"12", "4", "5"}


def test_something_can_always_be_thrown() -> None:
    """Whatever is banned, the mildest ban gives way."""
    rng = Random(7)
    faces = ["*", "2", "3", "4", "7", "9", "K", "A"]
    for _ in range(300):
        rules = {
            "discard_wild": rng.choice(["allowed", "never", "forced_or_final_only"]),
            "discard_threes": rng.choice(["black_only", "never", "final_only", "any"]),
            "seven_discards": rng.choice(["free", "after_own_sevens_canasta", "after_all_sevens_canastas"]),
            "empty_pile_aces_sevens_barred": rng.choice([True, False]),
            "empty_pile_closed_ranks": rng.choice(["none", "dead", "safe"]),
            "black_three_barred_first_round": rng.choice([True, False]),
        }
        hand = " ".join(rng.choices(faces, k=rng.randint(2, 4)))
        at = playing(
            hand,
            pile=rng.choice(["", "5"]),
            melds="999",
            theirs="K K K K K 2 2",
            turn=rng.choice([1, 9]),
            rules=rules,
        )
        discards = [action for action in at.offers() if isinstance(action, Discard)]
        assert discards, (hand, rules)
        assert all(engine.check(at.view(), action) is None for action in discards)


def test_a_red_three_is_thrown_only_where_it_is_good_for_nothing_else() -> None:
    """Wikipedia 2005, Hand & Foot: threes "are thus useful only as discards"; elsewhere red ones lie on the table."""
    assert not playing("3H 4 5").may("discard 3H")
    rules = {"red_three_role": "discard_only"}
    assert playing("3H 4 5", rules=rules).may("discard 3H")
    assert playing("9 9 9 3H", melds=CANASTA, rules=rules).does("meld 999").may("discard 3H")
    assert playing("9 9 9 3H", melds=CANASTA, rules=rules).may("ask")
