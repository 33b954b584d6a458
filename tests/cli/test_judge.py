"""The judge: a JSON line in, a JSON line out, and every example of its document is true."""

import io
import json
import re
import subprocess
import sys
import time
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.canasta.actions import LayDown, TakePile
from bot.canasta.cards import cards_of, rank_counts, size
from bot.canasta.engine import apply, check, legal_actions, view_of
from bot.canasta.errors import Reason, Violation
from bot.canasta.events import Event
from bot.canasta.every_play import every_action
from bot.canasta.notation import Unreadable, exact_cards
from bot.canasta.positions import reader
from bot.canasta.positions.actions import (
    ACTION_TYPES,
    read_action,
    write_action,
    write_event,
    write_violation,
)
from bot.canasta.positions.position import FIELDS, Position
from bot.canasta.positions.read_position import read_position
from bot.canasta.positions.reader import Reader
from bot.canasta.positions.write_position import write_position
from bot.canasta.turn import Phase
from bot.canasta.view import EndReason, ScoreKey
from bot.cli.judge import LONGEST_LINE, answer, answer_line, answer_lines, secret_of
from tests.support.random_play import random_play

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "positions.md").read_text(encoding="utf-8")
SCHEMA = json.loads((ROOT / "docs" / "position.schema.json").read_text(encoding="utf-8"))


@cache
def _schema(kind: str) -> jsonschema_rs.Draft202012Validator:
    return jsonschema_rs.Draft202012Validator({**SCHEMA, "$ref": f"#/$defs/{kind}"})


def valid(document: Any, kind: str) -> None:
    """Check a document against the published schema."""
    _schema(kind).validate(json.loads(json.dumps(document)))


def examples(kind: str) -> list[str]:
    blocks = re.findall(rf"^```json {kind}\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
    return [line for block in blocks for line in block.splitlines()]


POSITIONS = examples("position")
DIALOGUE = list(zip(examples("judge")[::2], examples("judge")[1::2], strict=True))


# ------------------------------------------------------------------------------------------------- the document


@pytest.mark.parametrize("line", POSITIONS)
def test_every_position_of_the_document_can_be_read(line):
    document = json.loads(line)
    valid(document, "position")
    position = read_position(document)
    written = write_position(position)
    valid(written, "position")
    assert read_position(written) == position


def test_the_document_has_an_example_of_every_field():
    shown = [json.loads(line) for line in POSITIONS]
    assert {name for document in shown for name in document} == set(FIELDS)
    melds = [meld for document in shown for side in sides(document.get("melds", [])) for meld in side]
    assert {name for meld in melds if isinstance(meld, dict) for name in meld} == {
        "id",
        "cards",
        "by",
        "this_turn",
    }
    for field in FIELDS:
        assert f"| `{field}` |" in PAGE
    assert set(SCHEMA["$defs"]["position"]["properties"]) == set(FIELDS)


def sides(melds: Any) -> list[Any]:
    return list(melds.values()) if isinstance(melds, dict) else melds


@pytest.mark.parametrize("request_line, answer_shown", DIALOGUE)
def test_every_answer_of_the_document_is_true(request_line, answer_shown):
    told = json.loads(answer_line(request_line.encode()))
    valid(told, "answer")
    assert_shown(json.loads(answer_shown), told)
    if "error" not in told:
        valid(json.loads(request_line), "request")


def assert_shown(shown: Any, real: Any) -> None:
    """Everything that the example shows is so; of objects it may leave fields out."""
    if isinstance(shown, dict):
        assert isinstance(real, dict)
        for name, value in shown.items():
            assert name in real, f"{name} is not in {real}"
            assert_shown(value, real[name])
    elif isinstance(shown, list):
        assert isinstance(real, list)
        assert len(shown) == len(real), real
        for left, right in zip(shown, real, strict=True):
            assert_shown(left, right)
    else:
        assert shown == real


def test_the_document_shows_every_kind_of_question_action_and_answer():
    requests = [json.loads(line) for line, _ in DIALOGUE[:-1]]
    assert {name for request in requests for name in request} == {
        "id", "position", "seat", "action", "legal", "complete", "view", "score", "deal",
    }  # fmt: skip
    in_json = {request["action"]["type"] for request in requests if isinstance(request.get("action"), dict)}
    assert in_json == set(ACTION_TYPES)
    for kind in ACTION_TYPES:
        assert f'{{"type": "{kind}"' in PAGE


def test_the_schema_knows_every_name_of_the_game():
    definitions = SCHEMA["$defs"]
    assert set(definitions["event"]["properties"]["type"]["enum"]) == {
        cls.__struct_config__.tag for cls in Event.__args__
    }
    assert set(definitions["scoreLine"]["properties"]["key"]["enum"]) == set(ScoreKey)
    assert set(definitions["scoreAnswer"]["properties"]["reason"]["enum"]) == set(EndReason)
    assert set(definitions["viewAnswer"]["properties"]["phase"]["enum"]) == set(Phase)


# ------------------------------------------------------------------------------------------------ against the game


@pytest.mark.parametrize("seed", range(2))
def test_the_judge_agrees_with_the_game_over_whole_rounds(seed):
    for moment in random_play(250, seed + 300):
        if moment.seat is None:
            continue
        position = write_position(Position(moment.before))
        told = answer({"position": position, "seat": moment.seat, "action": write_action(moment.action)})
        assert told["legal"] is True
        assert told["position"] == write_position(Position(moment.after))
        assert told["events"] == [write_event(event) for event in moment.events]
        valid(told, "answer")
        offered = answer({"position": position, "seat": moment.seat, "legal": True})
        valid(offered, "answer")
        seen = answer({"position": position, "seat": moment.seat, "view": True})
        valid(seen, "answer")
        assert seen["hand_sizes"][moment.seat] == size(cards_of(exact_cards(seen["hand"])))
        assert write_action(moment.action) in offered["actions"]


def test_a_number_of_cards_is_told_as_the_rules_have_it():
    """Option card_count_question (Scarne, Seeking Information)."""
    position = {"hands": {"0": "KK Q 2", "1": "4", "2": "5 6", "3": ""}, "took": "stock"}
    of_scarne = {"rules": {"options": {"card_count_question": "one_or_more"}}}
    seen = answer({"position": position | of_scarne, "view": True})
    valid(seen, "answer")
    assert seen["hand_sizes"] == [4, 1, "more", 0]
    assert answer({"position": position, "view": True})["hand_sizes"] == [4, 1, 2, 0]


def test_no_question_shows_a_card_of_another_hand():
    for moment in random_play(200, 41):
        if moment.seat is None:
            continue
        position = write_position(Position(moment.before))
        seen = answer({"position": position, "seat": moment.seat, "view": True})
        for seat in range(4):
            if seat != moment.seat:
                # The cards of another hand may be in its answer by their faces, but never as that hand.
                hidden = dict(
                    position,
                    hands=[
                        text if at == moment.seat else moment.before.table.hand_sizes[at]
                        for at, text in enumerate(position["hands"])
                    ],
                )
                hidden["stock"] = len(moment.before.stock)
                assert answer({"position": hidden, "seat": moment.seat, "view": True}) == seen
                break


@pytest.mark.parametrize("seed", range(2))
def test_scores_and_winners_are_those_of_the_game(seed):
    ended = 0
    for moment in random_play(4000, seed + 11):
        result = moment.after.table.result
        if result is None or not moment.before.table.is_running:
            continue
        ended += 1
        told = answer({"position": write_position(Position(moment.after)), "score": True})
        valid(told, "answer")
        assert told["totals"] == list(moment.after.table.totals)
        assert told["match_over"] == (moment.after.table.phase is Phase.MATCH_OVER)
        assert told["winners"] == list(moment.after.table.winners)
        for sheet in told["sheets"]:
            assert sum(line["points"] for line in sheet["lines"]) == sheet["total"]
            assert sheet["before"] + sheet["total"] == sheet["after"]
    assert ended >= 5


@pytest.mark.parametrize("seed", range(2))
def test_brute_force_finds_what_is_offered_and_only_what_is_legal(seed):
    tried = 0
    for moment in random_play(500, seed + 600):
        for seat in moment.before.table.seats_to_act:
            view = view_of(moment.before, seat)
            if size(view.hand) > 7:
                continue
            tried += 1
            every = list(every_action(view))
            assert len(set(every)) == len(every)
            assert all(check(view, action) is None for action in every)
            for action in legal_actions(view):
                assert same_ranks(action) in {same_ranks(other) for other in every}, action
            if not tried % 7:
                for action in every:
                    apply(moment.before, seat, action)
    assert tried > 30


def same_ranks(action: Any) -> Any:
    """An action without suits, and without the order of its plays."""
    if isinstance(action, LayDown):
        return "lay_down", plays_of(action.plays)
    if isinstance(action, TakePile):
        return "take_pile", plays_of((action.use,)), plays_of(action.more)
    return action


def plays_of(plays: Any) -> tuple[Any, ...]:
    return tuple(sorted((bytes(rank_counts(play.cards)), play.meld or 0) for play in plays))


def plays_text(*plays: str) -> list[dict[str, str]]:
    return [{"cards": play} for play in plays]


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


def test_actions_in_json_are_read_as_they_were_written():
    for moment in random_play(600, 90):
        if moment.seat is None:
            continue
        reader = Reader()
        document = json.loads(json.dumps(write_action(moment.action)))
        valid(document, "action")
        assert read_action(reader, "action", document, view_of(moment.before, moment.seat)) == moment.action
        assert not reader.problems


def test_ranks_of_several_plays_mean_different_cards():
    view = view_of(read_position({"hands": {"0": "KC KD KH KS 2C 2D"}, "took": "stock"}).state, 0)  # type: ignore[arg-type]
    reader = Reader()
    action = read_action(reader, "action", {"type": "lay_down", "plays": plays_text("KK2", "KK2")}, view)
    assert write_action(action)["plays"] == plays_text("KC KD 2C", "KH KS 2D")


def test_facts_name_cards_and_ranks():
    facts = {"upcard": 55, "rank": 13, "missing": (4, 52), "needed": 90, "seat": 1}
    assert write_violation(Violation(Reason.CARDS_NOT_IN_HAND, facts)) == {
        "reason": "cards_not_in_hand",
        "facts": {"upcard": "KS", "rank": "K", "missing": ["KC", "*"], "needed": 90, "seat": 1},
    }


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


# ---------------------------------------------------------------------------------------------------------- lines


def ask(*lines: bytes) -> list[Any]:
    out = io.BytesIO()
    answer_lines(lines, out)
    return [json.loads(line) for line in out.getvalue().splitlines()]


def test_every_line_gets_one_answer_with_its_id():
    told = ask(
        b'{"id": [1, {"a": null}], "deal": {"seed": "x"}}\n',
        b"\n",
        b"   \n",
        b"nonsense\n",
        b'{"id": "z", "what": 1}\n',
        b'"text"\n',
        b'{"id": null, "deal": {"seed": "x"}}',
    )
    assert [row.get("id", "-") for row in told] == [[1, {"a": None}], "-", "z", "-", None]
    assert [row.get("error", {}).get("line") for row in told] == [None, 4, 5, 6, None]
    assert told[0]["position"] == told[4]["position"]


@pytest.mark.parametrize(
    "line",
    [
        b"\xff\xfe{}", b"{", b"[" * 100_000, b'{"a":' * 5000, b'"\\ud800"', b"1e999", b"-", b"nul", b"{}{}",
        b'{"position": {"round": 99999999999999999999999999}, "view": true}', b'{"id": NaN}',
        b'{"position": {"hands": {"0": "' + b"K" * 5000 + b'"}}, "view": true}', b" " + b"x" * (LONGEST_LINE + 1),
        b'{"position": {"rules": {"options": {"seat_count": 99}}}, "view": true}',
        b'{"position": {"rules": {"options": {"seat_count": 5, "side_structure": "individual"}}}, "view": true, "seat": 4}',
        b'{"position": {"rules": {"options": {"initial_minimums": [[null, "x"]]}}}, "view": true}',
        b'{"position": {"melds": [[{"by": [[]]}], []]}, "view": true}',
        b'{"position": {"known": {"0": ["K", "K"]}, "hands": {"0": "K"}}, "view": true}',
    ],
    ids=range(18),
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


def test_deals_follow_from_their_seed():
    first = answer({"deal": {"seed": "x"}})
    assert answer({"deal": {"seed": "x"}}) == first
    assert answer({"deal": {"seed": "y"}}) != first
    assert answer({"deal": {"seed": "x", "cut": "z"}}) != first
    assert answer({"deal": {"seed": secret_of("x")}}) == first
    assert answer({"deal": {"seed": secret_of("x").upper()}}) == first
    valid(first, "answer")


# -------------------------------------------------------------------------------------------------------- process


def test_the_command_never_loads_discord():
    program = (
        "import sys, bot.__main__ as program\n"
        "code = program.main(['judge'])\n"
        "loaded = [name for name in ('discord', 'sqlalchemy', 'asyncio', 'aiohttp') if name in sys.modules]\n"
        "print(loaded, code, file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        input=b'{"id": 1, "deal": {"seed": "x"}}\nnot json\n',
        capture_output=True,
        check=True,
    )
    assert len(done.stdout.splitlines()) == 2
    assert done.stderr.decode().strip() == "[] 0"


def test_the_command_answers_a_line_before_the_next_one_comes():
    with subprocess.Popen(
        [sys.executable, "-m", "bot", "judge"], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdin
        assert process.stdout
        for number in range(3):
            process.stdin.write(json.dumps({"id": number, "deal": {"seed": "x"}}).encode() + b"\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["id"] == number
        process.stdin.close()
        assert process.wait(timeout=60) == 0


def test_thousands_of_lines_take_seconds():
    lines = []
    for moment in random_play(150, 60):
        if moment.seat is not None:
            request_made = {
                "position": write_position(Position(moment.before)),
                "seat": moment.seat,
                "action": write_action(moment.action),
            }
            lines.append(json.dumps(request_made).encode())
    started = time.process_time()
    for line in lines:
        answer_line(line)
    # About a millisecond each; the limit leaves room for slow machines.
    assert (time.process_time() - started) / len(lines) < 0.02
