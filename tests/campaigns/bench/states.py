"""One position: the legal actions of a big hand, copying, writing and reading, against the same of a chess board."""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from random import Random
from statistics import median
from time import process_time
from typing import Any, Final

import chess
from msgspec.structs import replace

from bot.canasta import codec
from bot.canasta.cards import size
from bot.canasta.engine import apply, legal_actions, view_of
from bot.canasta.state import State
from bot.canasta.view import SeatView
from tests.campaigns.bench.cores import one_core
from tests.campaigns.bench.random_rounds import deals
from tests.campaigns.bench.result import BenchPart, Effort, Figure, ratio_of

_CARDS: Final = 40
_POSITIONS: Final = 200


def measure(effort: Effort) -> BenchPart:
    """Each pair by turns."""
    count = effort.of(_POSITIONS, 10)
    states, boards = _states_on_the_way(effort.seed, count), _boards_on_the_way(effort.seed, count)
    views = _views_of_big_hands(effort.seed, effort.of(_POSITIONS // 4, 4))
    rules = states[0].table.rules
    codes, fens = [codec.encode_state(state) for state in states], [board.fen() for board in boards]
    sizes = sorted(map(len, codes))
    pairs: tuple[tuple[str, tuple[Sequence[Any], Callable[[Any], object]], str, Any], ...] = (
        (
            f"legal actions of a hand of {_CARDS} cards",
            (views, lambda view: list(legal_actions(view))),
            "legal moves",
            (boards, lambda board: list(board.legal_moves)),
        ),
        ("copy with three changes", (states, _changed_copy), "copy of a board", (boards, _copy_of_board)),
        ("encode", (states, codec.encode_state), "FEN of a board", (boards, chess.Board.fen)),
        (
            "decode",
            (codes, lambda code: codec.decode_state(code, rules)),
            "board from FEN",
            (fens, chess.Board),
        ),
    )
    figures = []
    with one_core():
        for what, ours, theirs, chess_side in pairs:
            one: list[float] = []
            other: list[float] = []
            for _ in range(effort.rounds):
                one.append(_micros(*ours))
                other.append(_micros(*chess_side))
            figures.append(
                Figure(
                    what, f"{median(one):.1f} µs", f"{theirs}: {median(other):.1f} µs", ratio_of(one, other)
                )
            )
            print(f"  {what:<36} {figures[-1].value:>10}  {figures[-1].reference}", flush=True)
    told = f"A state of Classic takes {sizes[len(sizes) // 2]} bytes in the median, {sizes[-1]} at most."
    return BenchPart("states", "One position", (*_TEXT, told), figures)


def _states_on_the_way(seed: int, count: int) -> list[State]:
    """States met in random rounds, every seventh step one."""
    rng = Random(seed)
    states: list[State] = []
    for state in deals(seed):
        steps = 0
        while waiting := state.table.seats_to_act:
            action = rng.choice(list(legal_actions(view_of(state, waiting[0]))))
            state = apply(state, waiting[0], action).state  # noqa: PLW2901 - the round goes on
            steps += 1
            if steps % 7 == 0:
                states.append(state)
                if len(states) == count:
                    return states
    raise AssertionError("deals end")


def _views_of_big_hands(seed: int, count: int) -> list[SeatView]:
    """What seats see that are to act and hold about forty cards; hands grow so where piles are big."""
    rng = Random(seed)
    views: list[SeatView] = []
    for state in deals(seed):
        while waiting := state.table.seats_to_act:
            view = view_of(state, waiting[0])
            if abs(size(view.hand) - _CARDS) <= 2:
                views.append(view)
                if len(views) == count:
                    return views
            action = rng.choice(list(legal_actions(view)))
            state = apply(state, waiting[0], action).state  # noqa: PLW2901 - the round goes on
    raise AssertionError("deals end")


def _boards_on_the_way(seed: int, count: int) -> list[chess.Board]:
    rng = Random(seed)
    boards: list[chess.Board] = []
    board = chess.Board()
    while len(boards) < count:
        if board.is_game_over():
            board = chess.Board()
        board.push(rng.choice(list(board.legal_moves)))
        if len(board.move_stack) % 7 == 0:
            boards.append(board.copy(stack=False))
    return boards


def _changed_copy(state: State) -> object:
    return replace(state.table, phase=state.table.phase, pile=b"", has_melded=(True, False))


def _copy_of_board(board: chess.Board) -> object:
    return board.copy(stack=False)


def _micros(values: Sequence[Any], work: Callable[[Any], object]) -> float:
    """Microseconds for one value; the quicker of two times through all."""
    gc.collect()
    best = float("inf")
    for _ in range(2):
        started = process_time()
        for value in values:
            work(value)
        best = min(best, process_time() - started)
    return best / len(values) * 1e6


_TEXT = (
    "States from random rounds of Classic, and chess boards from random games. A ratio below 1 is faster than python-chess.",
)
