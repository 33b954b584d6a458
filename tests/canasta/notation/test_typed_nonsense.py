"""Whatever is typed is read or refused in one way, and quickly, up to the longest text that is taken at all."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.canasta.engine import check
from bot.canasta.errors import AmbiguousActionError, CanastaError, NotationError
from bot.canasta.notation.action_parser import parse_action, parse_lay_down, parse_take
from bot.canasta.notation.card_parser import parse_card, parse_cards
from bot.canasta.notation.writing import action_text
from bot.canasta.rules.presets import rules_of
from bot.canasta.rules.share_code import decode
from tests.support.builders import drawing, playing

TYPED = 200
"""So long a text is at most that a command takes."""

VIEWS = [
    playing("K K K Q Q 2 2 * * 9 9 3H 3C 4 5 6 7", melds="9 9 2, JJJJJJJ", theirs="QQQQ", pile="4C").view(),
    drawing("K K K Q Q 2 2 * * 9 9 4 5 6 7", melds="KKK22", theirs="QQQQ", pile="4C 5C KH").view(),
    playing("4H 5H 6H 7H 8H 9H TH 4S 5S 2 2 *", melds="JJJ, 7 7 7 7 7 7 7", rules=rules_of("samba")).view(),
]

WORDS = """
meld take with discard draw answer yes show threes pass ask lay kings aces wild
4 K 10 T j 2 * joker ♠ ♥ 3R b > : , ; + / # @ x 0 - \u202e １ ٣ ß İ 😀 KKKK 44445
"""
words = st.sampled_from(WORDS.split())
texts = st.one_of(
    st.text(max_size=TYPED),
    st.lists(words, max_size=60).map(" ".join).map(lambda text: text[:TYPED]),
    st.lists(words, max_size=60).map("".join).map(lambda text: text[:TYPED]),
)

READERS: list[Callable[[str, Any], Any]] = [
    lambda text, view: parse_cards(text),
    lambda text, view: parse_card(text),
    parse_action,
    lambda text, view: parse_action(text, None),
    parse_lay_down,
    parse_take,
]


@settings(max_examples=400, deadline=None)
@given(text=texts, view=st.sampled_from(VIEWS))
def test_a_text_is_cards_and_actions_or_is_refused_as_such(text, view):
    for read in READERS:
        try:
            found = read(text, view)
        except (NotationError, AmbiguousActionError):
            continue
        assert found is not None


@settings(max_examples=200, deadline=None)
@given(text=texts, view=st.sampled_from(VIEWS))
def test_what_is_read_can_be_judged_and_written(text, view):
    try:
        action = parse_action(text, view)
    except CanastaError:
        return
    check(view, action)
    assert action_text(action)


LONG = [
    "4" * TYPED,
    "4 " * 100,
    "* " * 100,
    "2" * TYPED,
    ">" * TYPED,
    "4>" * 100,
    "K,Q," * 50,
    "2 * " * 50,
    "K K 2 * , " * 20,
    "meld " + "2 K Q 9 * > " * 15,
    "meld " + "KQ92*" * 39,
    "take with " + "K 2 * 9 Q " * 19,
    "10" * 100,
    "1" * TYPED,
    " " * TYPED,
    "♠" * TYPED,
    "3R3B" * 50,
    "\n" * TYPED,
    "İ" * TYPED,
    "🂡" * TYPED,
]


@pytest.mark.parametrize("text", LONG, ids=range(len(LONG)))
def test_long_texts_are_read_quickly(text):
    """Half a second of the processor is a hundred times of what it should be; twice as much would be noticed.

    The best of three counts: memory of other tests may be collected in the middle of one.
    """
    for view in VIEWS:
        for read in READERS:
            assert any(_seconds(read, text[:TYPED], view) < 0.5 for _ in range(3))


def _seconds(read, text, view):
    began = time.process_time()
    with contextlib.suppress(CanastaError):
        read(text, view)
    return time.process_time() - began


@settings(max_examples=400, deadline=None)
@given(
    st.one_of(
        st.text(max_size=1500),
        st.text(alphabet="0123456789ABCDEFGHJKMNPQRSTVWXYZ-", max_size=1500),
        st.text(alphabet="0123456789ABCDEFGHJKMNPQRSTVWXYZ-", max_size=12),
    )
)
def test_a_code_is_a_house_rule_or_is_refused_as_such(code):
    with contextlib.suppress(CanastaError):
        decode(code)
