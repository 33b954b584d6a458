"""``python -m bot judge``: positions and questions as JSON lines on standard input, one JSON line of answer for each.

Bug reports are checked with it. ``docs/positions.md`` describes the requests and answers. No line stops it: one that
cannot be read is answered with what is wrong in it and where.
"""

from __future__ import annotations

import argparse
import hashlib
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from operator import ne
from typing import Any, BinaryIO, Final

import msgspec

from bot.canasta.actions import Action, Answer, Draw, StartRound
from bot.canasta.engine import apply, check, legal_actions, start_match, view_of
from bot.canasta.errors import AmbiguousActionError, CanastaError, NotationError
from bot.canasta.every_play import TooManyPlaysError, every_action
from bot.canasta.notation.writing import action_text
from bot.canasta.phases.threes.held_threes import automatic_threes
from bot.canasta.positions.actions import read_action, write_action, write_event, write_violation
from bot.canasta.positions.position import Position
from bot.canasta.positions.read_position import read_position
from bot.canasta.positions.reader import Document, DocumentError, PositionReader, Problem, shown, unreadable
from bot.canasta.positions.write_position import write_position
from bot.canasta.seats import Seat
from bot.canasta.turn import Phase
from bot.canasta.view import SeatView, TableView
from bot.cli.command import DONE
from bot.cli.judge_reports import score_report, view_report

QUESTIONS: Final = ("action", "legal", "view", "score", "deal")
"""The questions; a request has exactly one of them."""

SUGGESTED: Final = 8
"""The greatest number of legal actions in a refusal."""

LONGEST_LINE: Final = 1_000_000
"""The greatest length of a line in bytes; a longer one is refused unread."""


def main(parser: argparse.ArgumentParser, arguments: Sequence[str]) -> int:
    """Run `judge`; return the exit code."""
    parser.parse_args(arguments)
    answer_lines(_lines_of(sys.stdin.buffer), sys.stdout.buffer)
    return DONE


def answer_lines(lines: Iterable[bytes], out: BinaryIO) -> None:
    """Write an answer to every line that is not empty, until nobody reads them any more."""
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        try:
            out.write(answer_line(line, number) + b"\n")
            out.flush()
        except BrokenPipeError:
            return


def _lines_of(stream: BinaryIO) -> Iterator[bytes]:
    """Yield the lines; of one that is too long only the beginning is kept in memory."""
    while line := stream.readline(LONGEST_LINE + 1):
        rest = line
        while len(rest) > LONGEST_LINE and not rest.endswith(b"\n"):
            rest = stream.readline(LONGEST_LINE + 1)
        yield line


def answer_line(line: bytes, number: int = 1) -> bytes:
    """Return the answer to one line, as one line."""
    if len(line) > LONGEST_LINE:
        return _encoded(_error([Problem("", f"the line has more than {LONGEST_LINE} bytes")], number))
    try:
        request = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        return _encoded(_error([Problem("", f"not JSON: {error}")], number))
    has_id = isinstance(request, dict) and "id" in request
    answered = ({"id": request["id"]} if has_id else {}) | answer(request, number)
    return _encoded(answered)


def _encoded(document: Document) -> bytes:
    return msgspec.json.encode(document)


def answer(request: Any, number: int = 1) -> Document:
    """Return the answer to one request."""
    try:
        return _answered(request)
    except DocumentError as error:
        return _error(error.problems, number)
    except AmbiguousActionError as error:
        problem = Problem("action", f"can be read in {len(error.choices)} ways")
        refused = _error([problem], number)
        refused["error"]["choices"] = [write_action(choice) for choice in error.choices]
        return refused
    except NotationError as error:
        return _error([Problem("", unreadable(error))], number)
    except CanastaError as error:
        return _error([Problem("", str(error))], number)
    except Exception as error:  # noqa: BLE001 - one bad line must not stop the others; what happened is told
        return _error([Problem("", f"the judge failed: {type(error).__name__}: {error}")], number)


def _error(problems: Iterable[Problem], number: int) -> Document:
    told = [{"path": problem.path, "problem": problem.text} for problem in problems]
    return {"error": {"line": number, "problems": told}}


def _answered(request: Any) -> Document:
    reader = PositionReader()
    fields = reader.fields("", request, ("id", "position", "seat", *QUESTIONS, "complete"))
    reader.check()
    asked = [name for name in QUESTIONS if fields.get(name) is not None and fields[name] is not False]
    if len(asked) != 1:
        reader.wrong(
            "", f"a request has exactly one of {', '.join(QUESTIONS)}; found {', '.join(asked) or 'none'}"
        )
        reader.check()
    question = asked[0]
    if question in {"legal", "view", "score"} and fields[question] is not True:
        reader.wrong(question, f"{shown(fields[question])} is not true")
    for name in ("seat", "complete"):
        if fields.get(name) is not None and question not in _MAY_HAVE[name]:
            reader.wrong(name, f"has no meaning with {question}")
    if "position" not in fields and question != "deal":
        reader.wrong("position", "missing")
    reader.check()
    position = _read(fields["position"]) if "position" in fields else None
    if question == "deal":
        return _deal(fields["deal"], position)
    assert position is not None
    if question == "score":
        return score_report(position)
    seat = _seat(fields, position)
    return _SEAT_QUESTIONS[question](fields, position, view_of(position.state, seat))


_MAY_HAVE: Final = {"seat": ("action", "legal", "view"), "complete": ("legal",)}


def _read(document: Any) -> Position:
    try:
        return read_position(document)
    except DocumentError as error:
        raise DocumentError(
            Problem(f"position.{path}" if path else "position", text) for path, text in error.problems
        ) from None


def _seat(fields: Document, position: Position) -> Seat:
    """Return the seat that is asked about; the one to act if none is named."""
    table = position.state.table
    if fields.get("seat") is None:
        return table.seats_to_act[0] if table.seats_to_act else table.turn.seat
    reader = PositionReader()
    seat = reader.seat("seat", fields["seat"], table.seating)
    reader.check()
    return seat


def _needs_hand(position: Position, view: SeatView) -> None:
    if position.is_unknown("hands", view.seat):
        path = f"position.hands[{view.seat}]"
        raise DocumentError.at(path, f"the cards are needed to judge seat {view.seat}")


# ------------------------------------------------------------------------------------------------------- actions


def _action(fields: Document, position: Position, view: SeatView) -> Document:
    reader = PositionReader()
    action = read_action(reader, "action", fields["action"], view)
    reader.check()
    # The turn, drawing and answering are judged without looking into the hand.
    if view.is_to_act and not isinstance(action, (Draw, Answer)):
        _needs_hand(position, view)
    told: Document = {"seat": view.seat, "action": write_action(action)}
    violation = check(view, action)
    if violation is not None:
        could = [] if position.is_unknown("hands", view.seat) else islice(legal_actions(view), SUGGESTED)
        return {
            "legal": False,
            **told,
            **write_violation(violation),
            "could": [action_text(each) for each in could],
        }
    return {"legal": True, **told, **_outcome(position, view.seat, action)}


def _outcome(position: Position, seat: Seat, action: Action) -> Document:
    """Return the events and the resulting position, or the places whose unknown cards prevent telling them."""
    step = apply(position.state, seat, action)
    unknown = list(dict.fromkeys(_missing(position, seat, action, step.state.table)))
    if unknown:
        return {"unknown": unknown}
    left = {"feet": step.state.table.feet, "bonus": step.state.table.bonus}
    still = frozenset((place, at) for place, at in position.unknown if place not in left or left[place][at])
    after = Position(step.state, still)
    return {"events": [write_event(event) for event in step.events], "position": write_position(after)}


def _missing(position: Position, seat: Seat, action: Action, table: TableView) -> Iterator[str]:
    """Yield the places whose cards would have to be known: those from which unknown cards came, or are counted."""
    before = position.state.table
    has_ended = table.result is not None and before.result is None
    stock_moved = table.stock_size != before.stock_size or table.recycled != before.recycled
    if position.is_unknown("stock") and (stock_moved or isinstance(action, Draw)):
        yield "stock"
    is_shuffled = table.rules.end.stock_exhaustion == "recycle_pile" and table.recycled != before.recycled
    if is_shuffled and not position.state.hidden.recycle_secret:
        yield "recycle_secret"
    moved = {
        "feet": tuple(map(ne, before.feet, table.feet)),
        "bonus": tuple(map(ne, before.bonus, table.bonus)),
    }
    for place, by_seat in moved.items():
        if any(position.is_unknown(place, at) and (has_ended or each) for at, each in enumerate(by_seat)):
            yield place
    if len(table.wings) != len(before.wings) and position.is_unknown("wings"):
        yield "wings"
    if table.pile_face_down != before.pile_face_down and position.is_unknown("pile_face_down"):
        yield "pile_face_down"
    if (
        (has_ended and any(place == "hands" for place, _ in position.unknown))
        or (isinstance(action, Draw) and position.is_unknown("hands", seat))
        or (position.is_unknown("hands", table.turn.seat) and _lays_by_itself(table))
    ):
        yield "hands"


def _lays_by_itself(table: TableView) -> bool:
    """Return whether a turn has begun in which threes of the hand, which is unknown, would go to the table."""
    rules = table.rules
    # Elsewhere no hand has such a three when its turn begins.
    may_hold = (
        rules.threes.three_lay_timing != "at_deal"
        or rules.deal.bonus_cards != "none"
        or bool(rules.traits.kept_threes)
    )
    return table.phase is Phase.DRAW and may_hold and bool(automatic_threes(table, table.turn.seat))


def _legal(fields: Document, position: Position, view: SeatView) -> Document:
    if view.is_to_act and isinstance(next(iter(legal_actions(view)), None), Answer):
        pass  # A partner answers without looking into the hand.
    elif view.is_to_act:
        _needs_hand(position, view)
    if fields.get("complete") in (None, False):
        return {"seat": view.seat, "actions": [write_action(action) for action in legal_actions(view)]}
    if fields["complete"] is not True:
        raise DocumentError.at("complete", f"{shown(fields['complete'])} is not true")
    try:
        actions = [write_action(action) for action in every_action(view)]
    except TooManyPlaysError as error:
        why = f"{error}; ask without complete, or for a smaller hand"
        raise DocumentError.at("complete", why) from None
    return {"seat": view.seat, "complete": True, "actions": actions}


def _view(_fields: Document, position: Position, view: SeatView) -> Document:
    _needs_hand(position, view)
    return view_report(view)


# --------------------------------------------------------------------------------------------------------- deals

_SECRET: Final = re.compile(r"[0-9a-fA-F]{64}")


def secret_of(seed: str) -> str:
    """Return the secret of a deal: a seed of 64 hexadecimal digits itself, or the hash of any other seed."""
    if _SECRET.fullmatch(seed):
        return seed.lower()
    return hashlib.sha256(seed.encode()).hexdigest()


def _deal(value: Any, position: Position | None) -> Document:
    reader = PositionReader()
    fields = reader.fields("deal", value, ("rules", "seed", "label", "cut"))
    texts = {"label": "", "cut": ""} | {
        name: fields[name] for name in ("seed", "label", "cut") if name in fields
    }
    for name, text in texts.items():
        if not isinstance(text, str) or len(text) > 1000:
            reader.wrong(f"deal.{name}", f"{shown(text)} is not a text of at most 1000 characters")
    if "seed" not in fields:
        reader.wrong("deal.seed", "missing")
    if position is not None and "rules" in fields:
        reader.wrong("deal.rules", "the position has its rules")
    rules = reader.rules("deal.rules", fields.get("rules", {}))
    reader.check()
    state = position.state if position is not None else start_match(rules)
    if state.table.phase is not Phase.BETWEEN_ROUNDS:
        raise DocumentError.at("deal", f"no round can be dealt in phase {state.table.phase}")
    step = apply(state, None, StartRound(secret_of(texts["seed"]), texts["label"], texts["cut"]))
    return {
        "events": [write_event(event) for event in step.events],
        "position": write_position(Position(step.state)),
    }


_SEAT_QUESTIONS: Final[dict[str, Callable[[Document, Position, SeatView], Document]]] = {
    "action": _action,
    "legal": _legal,
    "view": _view,
}
