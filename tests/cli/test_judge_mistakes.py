"""Mistakes in what the judge is asked: each is told with its place, and none stops it."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.canasta.errors import Reason
from bot.canasta.notation.tokens import Unreadable
from bot.canasta.positions import reader
from bot.canasta.positions.position import Position
from bot.canasta.positions.write_position import write_position
from bot.cli.judge import LONGEST_LINE, answer, answer_line
from tests.cli.judge_lines import ask, valid
from tests.support.random_play import random_play


@pytest.mark.parametrize(
    "value, path, text",
    [
        (5, "action", "neither a text"),
        ("fly", "action", "'fly' is no action; known are draw, take"),
        ("meld K > J", "action", "no meld of J"),
        ("meld 2 >", "action", "does not name one meld"),
        ("draw 2", "action", "after draw means nothing"),
        ({}, "action.type", "null is not one of draw"),
        ({"type": "fly"}, "action.type", "is not one of draw"),
        ({"type": "draw", "cards": 1}, "action.cards", "unknown field"),
        ({"type": "discard"}, "action.card", "not a card"),
        ({"type": "discard", "card": "KX"}, "action.card", "cannot read 'X'"),
        ({"type": "answer"}, "action.yes", "not true or false"),
        ({"type": "lay_down"}, "action.plays", "not a list of plays"),
        ({"type": "lay_down", "plays": [4]}, "action.plays[0]", "not an object"),
        ({"type": "lay_down", "plays": [{"cards": "K?"}]}, "action.plays[0].cards", "cannot read '?'"),
        (
            {"type": "lay_down", "plays": [{"cards": "K", "meld": "K"}]},
            "action.plays[0].meld",
            "not a whole number",
        ),
        ({"type": "lay_down", "plays": ["K" * 150]}, "action.plays[0]", "no hand has as many"),
        ({"type": "take_pile", "use": {"card": "K"}}, "action.use.card", "did you mean cards?"),
        ({"type": "take_pile", "more": {"cards": "K"}}, "action.more", "not a list of plays"),
    ],
)
def test_a_mistake_in_an_action_is_told_with_its_place(value, path, text):
    told = answer({"id": 4, "position": {"hands": {"0": "KKK 4"}}, "action": value})
    valid(told, "answer")
    problems = {row["path"]: row["problem"] for row in told["error"]["problems"]}
    assert path in problems, problems
    assert text in problems[path]


@pytest.mark.parametrize(
    "request_made, path, text",
    [
        ({}, "", "exactly one of action, legal, view, score, deal; found none"),
        ([], "", "is not an object"),
        ({"position": {}, "view": True, "legal": True}, "", "found legal, view"),
        ({"position": {}, "view": 1}, "view", "1 is not true"),
        ({"view": True}, "position", "missing"),
        ({"position": 4, "view": True}, "position", "is not an object"),
        ({"position": {"hands": {"0": "?"}}, "view": True}, "position.hands[0]", "cannot read"),
        ({"position": {}, "view": True, "seat": 7}, "seat", "0 to 3"),
        ({"position": {}, "view": True, "seat": 2}, "position.hands[2]", "needed to judge seat 2"),
        ({"position": {}, "legal": True}, "position.hands[0]", "needed to judge seat 0"),
        ({"position": {}, "score": True}, "position.ended", "missing"),
        ({"position": {}, "score": True, "seat": 0}, "seat", "no meaning with score"),
        ({"position": {}, "view": True, "complete": True}, "complete", "no meaning with view"),
        ({"position": {"hands": {"0": "K"}}, "legal": True, "complete": 1}, "complete", "1 is not true"),
        ({"deal": {}}, "deal.seed", "missing"),
        ({"deal": {"seed": 4}}, "deal.seed", "not a text"),
        ({"deal": {"seed": "x", "rules": "poker"}}, "deal.rules", "unknown preset"),
        ({"deal": {"seed": "x"}, "position": {}}, "deal", "in phase draw"),
        (
            {"deal": {"seed": "x", "rules": {}}, "position": {"phase": "between_rounds"}},
            "deal.rules",
            "has its rules",
        ),
        ({"position": {}, "look": True}, "look", "known are id"),
    ],
)
def test_a_mistake_in_a_request_is_told_with_its_place(request_made, path, text):
    told = answer(request_made)
    valid(told, "answer")
    problems = {row["path"]: row["problem"] for row in told["error"]["problems"]}
    assert path in problems, problems
    assert text in problems[path]


def test_every_unreadable_text_has_its_words():
    assert set(reader._SENTENCES) == set(Unreadable)


def test_every_refusal_can_be_written():
    """Whatever is tried at whatever moment, the refusal is plain JSON that names a known reason."""
    reasons = set()
    for moment in list(random_play(400, 5))[::6]:
        position = write_position(Position(moment.before))
        for seat in range(4):
            for tried in (
                "draw",
                "take",
                "take 44",
                "discard 4S",
                "meld 444",
                "meld 22",
                "ask",
                "withdraw",
                "yes",
                "pass",
            ):
                told = json.loads(
                    answer_line(json.dumps({"position": position, "seat": seat, "action": tried}).encode())
                )
                if told.get("legal") is False:
                    reasons.add(Reason(told["reason"]))
                    assert len(told["could"]) <= 8
                    assert told["reason"] in {reason.value for reason in Reason}
        if len(reasons) >= 14:
            return
    pytest.fail(f"only {sorted(reasons)}")


@pytest.mark.parametrize(
    "line",
    [
        b"\xff\xfe{}", b'{"id": "\xff"}', b'{"caf\xe9": 1}', b"{", b"[" * 100_000, b'{"a":' * 5000, b'"\\ud800"', b"1e999", b"-", b"nul", b"{}{}",
        b'{"position": {"round": 99999999999999999999999999}, "view": true}', b'{"id": NaN}',
        b'{"position": {"hands": {"0": "' + b"K" * 5000 + b'"}}, "view": true}', b" " + b"x" * (LONGEST_LINE + 1),
        b'{"position": {"rules": {"options": {"seat_count": 99}}}, "view": true}',
        b'{"position": {"rules": {"options": {"seat_count": 5, "side_structure": "individual"}}}, "view": true, "seat": 4}',
        b'{"position": {"rules": {"options": {"initial_minimums": [[null, "x"]]}}}, "view": true}',
        b'{"position": {"melds": [[{"by": [[]]}], []]}, "view": true}',
        b'{"position": {"known": {"0": ["K", "K"]}, "hands": {"0": "K"}}, "view": true}',
    ],
    ids=range(20),
)  # fmt: skip
def test_no_line_stops_the_judge(line):
    broken, fine = ask(line, b'{"deal": {"seed": "x"}}')
    valid(broken, "answer")
    assert "the judge failed" not in json.dumps(broken)
    assert "position" in fine


junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.sampled_from(["KKK2", "draw", "take KK"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["type", "cards", "plays", "use", "more", "card", "0", "preset", "options", "seed", "hands", "melds", "took"]), inner, max_size=3),
    max_leaves=10,
)  # fmt: skip


@settings(max_examples=400, deadline=None)
@given(st.dictionaries(st.sampled_from(["id", "position", "seat", "action", "legal", "complete", "view", "score", "deal"]), junk, max_size=4))  # fmt: skip
def test_any_request_is_answered(request_made):
    told = answer(request_made)
    assert "the judge failed" not in json.dumps(told, default=str)
    assert told
