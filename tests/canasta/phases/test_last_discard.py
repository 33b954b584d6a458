"""The last discard face down, and discards that only need excuses (pagat, Modern American Canasta)."""

from __future__ import annotations

from random import Random

import pytest

from bot.canasta import codec
from bot.canasta.cards import each_card
from bot.canasta.engine import table_view, view_of
from bot.canasta.events import Discarded, DiscardForced, visible_to
from bot.canasta.resample import resample
from bot.canasta.seats import Seat
from tests.support.builders import ME, Situation, cards, playing

CANASTA = "K K K K K K K"
FACE_DOWN = {"final_discard_face_down": True}
PROOF = {
    "hand_proof_on_demand": True,
    "discard_wild": "forced_or_final_only",
    "empty_pile_aces_sevens_barred": True,
    "empty_pile_closed_ranks": "dead",
}


def out_with(card: str) -> Situation:
    hands = {1: "5H", 2: "6H", 3: "8H"}
    return playing(card, hands=hands, melds=CANASTA, pile="9H", stock="10H", rules=FACE_DOWN)


def test_the_last_discard_lies_face_down() -> None:
    """pagat, American Canasta: End of the Play: "This final discard is made face-down"."""
    over = out_with("4C").does("discard 4C")
    assert over.events[0] == Discarded(ME, None, freezes=False)
    assert over.table.pile == bytes(each_card(cards("9H")))
    assert over.state.hidden.face_down_discard == cards("4C")
    assert over.table.has_face_down_discard
    assert not out_with("4C").table.has_face_down_discard


def test_nobody_learns_what_it_was() -> None:
    """Whatever the last card was, everybody sees and hears the same; it is dealt anew with all that is unseen."""
    some, other = (out_with(card).does(f"discard {card}") for card in ("4C", "2H"))
    assert table_view(some.state) == table_view(other.state)
    assert visible_to(some.events, None) == visible_to(other.events, None)
    for seat in (1, 2, 3):
        assert view_of(some.state, Seat(seat)) == view_of(other.state, Seat(seat))
        assert visible_to(some.events, Seat(seat)) == visible_to(other.events, Seat(seat))
    seen = set()
    for seed in range(20):
        again = resample(view_of(some.state, Seat(1)), Random(seed))
        assert view_of(again, Seat(1)) == view_of(some.state, Seat(1))
        seen.add(again.hidden.face_down_discard)
    assert len(seen) > 1


def test_it_is_stored_with_the_state() -> None:
    over = out_with("4C").does("discard 4C")
    assert codec.decode_state(codec.encode_state(over.state), over.table.rules) == over.state


def test_a_discard_that_does_not_end_the_round_lies_open() -> None:
    at = playing("4C 5C", melds=CANASTA, pile="9H", rules=FACE_DOWN).does("discard 4C")
    assert at.table.pile == bytes(each_card(cards("9H")) + each_card(cards("4C")))
    assert not at.table.has_face_down_discard


@pytest.mark.parametrize(
    "hand, thrown, pile, why",
    [
        ("2 2 *", "2", "9H", "wild"),
        ("A 7 2", "A", "", "ace_or_seven"),
        ("A 7 2", "7", "", "ace_or_seven"),
        ("Q Q 7 2", "Q", "", "dead"),
        ("4 7 2", "4", "", None),
        ("A 7 2", "A", "9H", None),
        ("4 5 2", "4", "9H", None),
    ],
)
def test_a_forced_discard_needs_no_proof(hand: str, thrown: str, pile: str, why: str | None) -> None:
    """pagat: "you must show your hand if requested by an opponent, to prove that you had only aces, sevens and wild
    cards"; it is judged and said here instead."""
    at = playing(hand, pile=pile, theirs="Q Q Q Q Q Q *", rules=PROOF).does(f"discard {thrown}")
    forced = [event for event in at.events if isinstance(event, DiscardForced)]
    assert forced == ([] if why is None else [DiscardForced(ME, why)])


def test_nothing_is_said_where_nobody_asks() -> None:
    silent = PROOF | {"hand_proof_on_demand": False}
    at = playing("2 2 *", rules=silent).does("discard 2")
    assert not any(isinstance(event, DiscardForced) for event in at.events)
