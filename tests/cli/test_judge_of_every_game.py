"""Positions, actions and verdicts of every game: what happens at its tables can be mailed and judged."""

import json
from typing import Any

import pytest

from bot.canasta.actions import Action, LayDown, Play, TakePile
from bot.canasta.cards import rank_counts, size
from bot.canasta.engine import check, legal_actions, view_of
from bot.canasta.errors import Violation
from bot.canasta.every_play import every_action
from bot.canasta.melding.shapes import kind_of
from bot.canasta.notation.action_parser import parse_action
from bot.canasta.notation.writing import action_text
from bot.canasta.policies.same_rank import joined_meld
from bot.canasta.positions.actions import read_action, write_action, write_event
from bot.canasta.positions.position import FIELDS, Position
from bot.canasta.positions.read_position import read_position
from bot.canasta.positions.reader import Document, PositionReader
from bot.canasta.positions.write_position import write_position
from bot.canasta.rules.presets import PRESETS
from bot.canasta.seats import Seat
from bot.canasta.state import State
from bot.canasta.view import SeatView
from bot.cli.judge import answer
from tests.cli.judge_lines import valid
from tests.support.random_play import PlayedStep, random_play

STEPS = 150


def as_mailed(document: Any) -> Any:
    return json.loads(json.dumps(document))


def moments(preset: str, seed: int) -> list[PlayedStep]:
    return list(random_play(STEPS, seed, PRESETS[preset]))


@pytest.mark.parametrize("preset", PRESETS)
def test_every_moment_of_every_game_is_read_as_it_was_written(preset):
    for number, moment in enumerate(moments(preset, 21)):
        document = write_position(Position(moment.after))
        assert set(document) <= set(FIELDS)
        assert read_position(as_mailed(document)) == Position(moment.after)
        if not number % 25:
            valid(document, "position")


@pytest.mark.parametrize("preset", PRESETS)
def test_the_judge_agrees_with_every_game(preset):
    for moment in moments(preset, 22)[::5]:
        if moment.seat is None:
            continue
        position = as_mailed(write_position(Position(moment.before)))
        view = view_of(moment.before, moment.seat)
        reader = PositionReader()
        action = as_mailed(write_action(moment.action))
        assert read_action(reader, "action", action, view) == moment.action
        assert not reader.problems
        told = answer({"position": position, "seat": moment.seat, "action": action})
        valid(told, "answer")
        assert told["legal"] is True
        assert told["position"] == write_position(Position(moment.after))
        assert told["events"] == [write_event(event) for event in moment.events]
        seen = answer({"position": position, "seat": moment.seat, "view": True})
        valid(seen, "answer")
        assert seen["stock"] == moment.before.table.stock_size
        refused = answer({"position": position, "seat": moment.seat, "action": "draw"})
        assert refused["legal"] is (check(view, read_action(PositionReader(), "", "draw", view)) is None)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_actions_of_every_game_are_read_as_text_as_they_were_written(preset):
    for moment in moments(preset, 25):
        if moment.seat is not None:
            view = view_of(moment.before, moment.seat)
            assert parse_action(action_text(moment.action), view) == moment.action


@pytest.mark.parametrize("preset", PRESETS)
def test_rounds_of_every_game_are_scored_alike(preset):
    ended = 0
    for moment in random_play(2000, 23, PRESETS[preset]):
        table = moment.after.table
        if table.result is None or not moment.before.table.is_running:
            continue
        ended += 1
        told = answer({"position": as_mailed(write_position(Position(moment.after))), "score": True})
        valid(told, "answer")
        assert told["totals"] == list(table.totals)
        assert told["winners"] == list(table.winners)
        assert told["special_hand"] == table.result.special_hand
        if ended == 2:
            break
    assert ended


def without_secrets(document: Document, state: State, seat: Seat) -> Document:
    """The same position as this seat could mail it: of all other cards only the numbers."""
    table = state.table
    known = dict(document, stock=table.stock_size or "")
    known["hands"] = [
        text if at == seat else table.hand_sizes[at] or "" for at, text in enumerate(document["hands"])
    ]
    for name, counts in (("feet", table.feet), ("bonus", table.bonus), ("wings", table.wings)):
        if name in document:
            known[name] = [count or "" for count in counts]
    if "pile_face_down" in document:
        known["pile_face_down"] = table.pile_face_down
    known.pop("recycle_secret", None)
    return known


@pytest.mark.parametrize("preset", PRESETS)
def test_what_a_seat_knows_is_enough_to_judge_its_actions(preset):
    told_all = 0
    for moment in moments(preset, 24)[::4]:
        if moment.seat is None or not moment.before.table.is_running:
            continue
        seat = moment.seat
        whole = as_mailed(write_position(Position(moment.before)))
        known = as_mailed(without_secrets(whole, moment.before, seat))
        position = read_position(known)
        assert position.state.table == moment.before.table
        assert view_of(position.state, seat) == view_of(moment.before, seat)
        assert write_position(position) == known
        told = answer({"position": known, "seat": seat, "action": write_action(moment.action)})
        valid(told, "answer")
        assert told["legal"] is True
        if "unknown" in told:
            continue
        # Whatever is told although some cards are not known is what really happened.
        told_all += 1
        real = answer({"position": whole, "seat": seat, "action": write_action(moment.action)})
        assert told["events"] == real["events"]
        assert told["position"] == without_secrets(real["position"], moment.after, seat)
        assert size(moment.after.hands[seat]) == moment.after.table.hand_sizes[seat]
    assert told_all


def meld_joined(view: SeatView, play: Play) -> int:
    """The number of the meld that a play goes to; 0 for a new one."""
    if play.meld is not None or not play.cards:
        return play.meld or 0
    rules = view.table.rules
    kind = kind_of(rules, play.cards)
    joined = None if isinstance(kind, Violation) else joined_meld(rules, view.melds, kind, play.cards)
    return 0 if joined is None else view.melds[joined].id


def without_suits(view: SeatView, action: Action) -> Any:
    """An action without suits, and without the order of its plays."""

    def of(plays: tuple[Play, ...]) -> tuple[Any, ...]:
        return tuple(sorted((bytes(rank_counts(play.cards)), meld_joined(view, play)) for play in plays))

    match action:
        case LayDown(plays):
            return "lay_down", of(plays)
        case TakePile(use, more, count):
            return "take_pile", bytes(rank_counts(use.cards)), use.meld, of(more), count
        case _:
            return action


@pytest.mark.parametrize("preset", PRESETS)
def test_every_single_play_of_every_game_is_found_by_brute_force(preset):
    tried = 0
    for moment in random_play(250, 26, PRESETS[preset]):
        for seat in moment.before.table.seats_to_act:
            view = view_of(moment.before, seat)
            if size(view.hand) > 6:
                continue
            tried += 1
            every = list(every_action(view))
            assert len(set(every)) == len(every)
            assert all(check(view, action) is None for action in every)
            found = {without_suits(view, action) for action in every}
            assert all(without_suits(view, action) in found for action in legal_actions(view))
    assert tried
