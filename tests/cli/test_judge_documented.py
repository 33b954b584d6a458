"""The document about positions: every example in it is true, and it leaves nothing out."""

import json
import re
from typing import Any

import pytest

from bot.canasta.events import Event
from bot.canasta.positions.actions import ACTION_TYPES
from bot.canasta.positions.position import FIELDS
from bot.canasta.positions.read_position import read_position
from bot.canasta.positions.write_position import write_position
from bot.canasta.turn import Phase
from bot.canasta.view import EndReason, ScoreKey
from bot.cli.judge import answer_line
from tests.cli.judge_lines import ROOT, SCHEMA, assert_shown, valid

PAGE = (ROOT / "docs" / "positions.md").read_text(encoding="utf-8")


def examples(kind: str) -> list[str]:
    blocks = re.findall(rf"^```json {kind}\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
    return [line for block in blocks for line in block.splitlines()]


POSITIONS = examples("position")
DIALOGUE = list(zip(examples("judge")[::2], examples("judge")[1::2], strict=True))


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
