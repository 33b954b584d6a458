"""Lines for the judge: their published schema, what is answered to them, and what an answer must show."""

import io
import json
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs

from bot.cli.judge import answer_lines

ROOT = Path(__file__).parents[2]
SCHEMA = json.loads((ROOT / "docs" / "position.schema.json").read_text(encoding="utf-8"))


@cache
def _schema(kind: str) -> jsonschema_rs.Draft202012Validator:
    return jsonschema_rs.Draft202012Validator({**SCHEMA, "$ref": f"#/$defs/{kind}"})


def valid(document: Any, kind: str) -> None:
    """Check a document against the published schema."""
    _schema(kind).validate(json.loads(json.dumps(document)))


def ask(*lines: bytes) -> list[Any]:
    out = io.BytesIO()
    answer_lines(lines, out)
    return [json.loads(line) for line in out.getvalue().splitlines()]


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
