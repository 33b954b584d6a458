"""Rounds that the engine played, counted and typed as at a table with real cards: the same sheets in every game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache

import pytest

from bot.canasta import engine
from bot.canasta.phases.round_end import sheet_of
from bot.canasta.rules.presets import PRESETS, rules_of
from bot.canasta.scoring.checking import check_round
from bot.canasta.scoring.counts import SideCount
from bot.canasta.scoring.lines import items_of
from bot.canasta.scoring.parsing import parse_count
from bot.canasta.scoring.table_counts import count_of
from bot.canasta.scoring.writing import count_text, counted_items
from bot.canasta.seats import Seat, SideId
from bot.canasta.state import State
from bot.canasta.view import RoundResult, ScoreLine
from tests.golden.playthrough import PRESET_FOLDER, read_action


@cache
def ended(preset: str) -> State:
    """The end of the kept round of a game."""
    state = engine.start_match(rules_of(preset))
    for line in (PRESET_FOLDER / f"{preset}.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("> "):
            seat, action = read_action(line.removeprefix("> "))
            state = engine.apply(state, seat, action).state
    return state


def counts_of(state: State, result: RoundResult) -> list[SideCount]:
    """What the sides of a round would count."""
    table = state.table
    counts = []
    for sheet in result.sheets:
        account = Seat(sheet.side) if table.seating.personal_totals else None
        side = sheet.side if account is None else table.seating.sides[account]
        counts.append(count_of(state, SideId(side), account, result.went_out, concealed=result.concealed))
    return counts


def points_by_line(lines: Iterable[ScoreLine]) -> Counter[str]:
    points: Counter[str] = Counter()
    for line in lines:
        points[line.key] += line.points
    return points


@pytest.mark.parametrize("preset", PRESETS)
def test_a_typed_count_has_the_sheet_of_the_engine(preset: str) -> None:
    state = ended(preset)
    rules, result = state.table.rules, state.table.result
    assert result is not None
    if result.special_hand is None:
        counts = counts_of(state, result)
        typed = [parse_count(rules, count_text(rules, count)) for count in counts]
        for sheet, count in zip(result.sheets, typed, strict=True):
            on_pad = sheet_of(rules, sheet.side, count, sheet.before)
            assert points_by_line(on_pad.lines) == points_by_line(sheet.lines), count_text(rules, count)
            assert on_pad.after == sheet.after
            assert set(dict(counted_items(rules, count))) <= set(items_of(rules)), "all of it is offered"
        check_round(rules, typed)


def test_the_kept_rounds_have_something_to_count() -> None:
    seen = Counter(line.key for preset in PRESETS for line in sheet_lines(preset))
    assert len(seen) > 12, seen


def sheet_lines(preset: str) -> list[ScoreLine]:
    result = ended(preset).table.result
    assert result is not None
    return [line for sheet in result.sheets for line in sheet.lines]
