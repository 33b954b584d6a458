"""The pile turned over as a new stock (option stock_exhaustion recycle_pile_turned_over; docs/sources.md, D96)."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from bot.canasta.cards import NO_CARDS, contains
from bot.canasta.codec import decode_state, encode_state
from bot.canasta.errors import Reason
from bot.canasta.events import PileTurnedOver
from bot.canasta.notation.card_parser import exact_cards
from bot.canasta.positions.position import Position
from bot.canasta.positions.read_position import read_position
from bot.canasta.positions.reader import DocumentError
from bot.canasta.positions.write_position import write_position
from bot.canasta.resample import resample
from bot.canasta.state import NOTHING_HIDDEN, State
from tests.support.builders import LEFT, ME, Situation, cards, drawing, refused, rules

TURNED_OVER = {"stock_exhaustion": "recycle_pile_turned_over"}


def test_the_whole_pile_is_turned_over_as_it_lies():
    """Wikipedia 2005, Variations: "consider flipping over the discard pile and turning it into a new stock" (D96)."""
    at = drawing("4 9 J", stock="", pile="2C 5C 6C 7C 8C QC", rules=rules(**TURNED_OVER))
    after = at.does("draw")
    assert after.events[0] == PileTurnedOver(ME, 6)
    assert after.table.pile == b""
    assert not after.table.pile_frozen
    assert after.state.stock == bytes(exact_cards("5C 6C 7C 8C QC"))
    assert after.hand(ME) == "2 4 9 J"
    assert (after.table.stock_size, after.table.recycled) == (5, 1)
    assert after.does("discard 4").table.pile_size == 1


def test_everybody_knows_what_is_drawn_from_a_pile_that_was_turned_over():
    """All of its cards lay face up once: their order is a fact that every view has."""
    at = drawing("4 9 J", stock="", pile="2C 5C 6C 7C 8C QC", rules=rules(**TURNED_OVER)).does("draw")
    assert at.table.seen_stock == at.state.stock
    assert at.table.known[ME] == cards("2C")
    for seat in (ME, LEFT):
        other = resample(at.view(seat), Random(seat))
        assert other.stock == at.state.stock
        assert contains(other.hands[ME], cards("2C"))
    later = at.does("discard 4", "draw")
    assert later.table.known[LEFT] == cards("5C")
    assert later.table.seen_stock == bytes(exact_cards("6C 7C 8C QC"))


def test_what_was_left_of_the_stock_and_lay_face_down_stays_unknown():
    at = drawing(
        "4 9 J",
        stock="8H",
        pile="5C 6C",
        rules=rules(draw_count=2, short_draw_is_complete=False, **TURNED_OVER),
    )
    under = bytes(exact_cards("KH KD"))
    state = State(
        replace(at.table, pile_face_down=2),
        at.state.hands,
        at.state.stock,
        replace(NOTHING_HIDDEN, under_pile=under),
    )
    after = Situation(state).does("draw")
    assert after.hand(ME) == "4 8 9 J K"
    assert after.table.known[ME] == NO_CARDS
    assert after.state.stock == bytes(exact_cards("KD 5C 6C"))
    assert after.table.seen_stock == bytes(exact_cards("5C 6C"))


def test_a_pile_turned_over_again_follows_what_was_left():
    twice = rules(draw_count=2, short_draw_is_complete=False, recycle_limit=2, **TURNED_OVER)
    at = drawing("4 9D J", stock="", pile="5C 6C 7C", rules=twice).does("draw")
    assert at.table.seen_stock == bytes(exact_cards("7C"))
    again = at.does("discard 9", "draw")
    assert again.table.recycled == 2
    assert again.table.known[LEFT] == cards("7C 9D")


def test_after_the_last_time_the_pile_must_be_taken_where_that_is_legal():
    """Wikipedia 2005: "continue as if the stock were depleted under normal rules", and then "they must do so"."""
    at = drawing("K K 9 J", melds="QQQ", stock="", pile="5 K", rules=rules(**TURNED_OVER))
    spent = Situation(replace(at.state, table=replace(at.table, recycled=1)))
    refused(spent.why("draw"), Reason.STOCK_EMPTY)
    refused(spent.why("pass"), Reason.MUST_TAKE_PILE)
    assert not spent.offered("pass")
    assert at.may("draw")


def test_one_card_alone_is_turned_over_too():
    """The upcard stays only where the pile is shuffled."""
    at = drawing("4 9 J", stock="", pile="5", rules=rules(**TURNED_OVER))
    assert at.does("draw").table.stock_size == 0


def test_a_position_tells_what_everybody_saw_of_the_stock():
    at = drawing("4 9 J", stock="", pile="2C 5C 6C 7C", rules=rules(**TURNED_OVER)).does("draw")
    position = Position(at.state)
    document = write_position(position)
    assert document["seen_stock"] == 3
    assert decode_state(encode_state(at.state), at.table.rules) == at.state
    assert read_position(document) == position
    told = document | {"stock": 3, "seen_stock": "5C 6C 7C"}
    assert read_position(told).state.table == at.table
    with pytest.raises(DocumentError):
        read_position(document | {"rules": "classic_4"})
