"""Pictures of boards and hands: the time and the bytes they take, beside what a message may cost."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter
from typing import Final, NamedTuple

from bot.canasta.cards import Cards, cards_of, each_card, full_pack
from bot.canasta.rules.presets import rules_of
from bot.pictures import board_layout
from bot.pictures.board import board_picture
from bot.pictures.hand import HandScene, hand_picture
from bot.pictures.scene import BoardScene, board_scene
from tests.campaigns.bench.cores import one_core
from tests.campaigns.bench.result import BenchPart, Effort, Figure, Target
from tests.support.largest_tables import full_table
from tests.support.random_play import random_play

_PICTURES: Final = 60
_STEPS: Final = 400
_BOARD: Final = (15.0, 40.0)
_HAND: Final = (5.0, 15.0)
"""Milliseconds and kilobytes."""
_NAMES: Final = ("Ana", "Domino", "Clover", "Pepper", "Maximiliane", "Ümit", "Olga", "Paul")
_CAPTION: Final = "Frozen: only a pair from your hand takes it"


class _Taken(NamedTuple):
    """What drawing took: milliseconds and kilobytes of each picture."""

    milliseconds: list[float]
    kilobytes: list[float]


def measure(effort: Effort) -> BenchPart:
    """Draw boards and hands from random rounds; the quickest of some times counts for each."""
    count = effort.of(_PICTURES, 3)
    figures: list[Figure] = []
    with one_core():
        for what, draw, scenes, limits in (
            ("board of Classic", board_picture.__wrapped__, _boards("classic_4", count, effort.seed), _BOARD),
            (
                "board of Hand and Foot",
                board_picture.__wrapped__,
                _boards("hand_and_foot", count, effort.seed),
                _BOARD,
            ),
            ("board of the largest table", board_picture.__wrapped__, _largest(), None),
            ("hand of 11 to 20 cards", hand_picture.__wrapped__, _hands(count, effort.seed), _HAND),
            ("hand of 62 cards", hand_picture.__wrapped__, [HandScene(_hand(62, effort.seed))], None),
        ):
            taken = _taken(draw, scenes, effort.rounds)
            figures += _figures(what, taken, limits)
            print(f"  {what}: {median(taken.milliseconds):.1f} ms", flush=True)
    return BenchPart(
        "pictures",
        "Pictures",
        (
            "Boards from random rounds, drawn and compressed, with cards and letters drawn before and everything else anew:",
            "no picture comes from the cache. The reference is the most that a picture may take, in the median. The largest",
            "table has eight sides with eleven canastas of twelve cards and black threes each, which no game reaches.",
        ),
        figures,
    )


def _taken(draw: Callable[..., bytes], scenes: list[BoardScene] | list[HandScene], rounds: int) -> _Taken:
    milliseconds, kilobytes = [], []
    for scene in scenes:
        kilobytes.append(len(draw(scene)) / 1000)
        times = []
        for _ in range(rounds):
            board_layout._side.cache_clear()
            began = perf_counter()
            draw(scene)
            times.append(perf_counter() - began)
        milliseconds.append(min(times) * 1000)
    return _Taken(milliseconds, kilobytes)


def _figures(what: str, taken: _Taken, limits: tuple[float, float] | None) -> list[Figure]:
    most = limits or _BOARD if what.startswith("board") else limits or _HAND
    target = None if limits is None else Target(1.0, is_most=True)
    return [
        Figure(
            f"{what}, {name}",
            f"{median(values):.1f} {unit}",
            f"{limit:g} {unit}",
            median(values) / limit,
            target,
        )
        for name, values, unit, limit in (
            ("time", taken.milliseconds, "ms", most[0]),
            ("file", taken.kilobytes, "kB", most[1]),
        )
    ]


def _boards(preset: str, count: int, seed: int) -> list[BoardScene]:
    """Return boards of running rounds, spread over a match."""
    tables = [moment.after.table for moment in random_play(_STEPS, seed, rules_of(preset))]
    running = [table for table in tables if table.is_running]
    chosen = running[:: max(1, len(running) // count)][:count]
    return [
        board_scene(table, _NAMES, pile_caption=_CAPTION, notes=("First meld: 90",) * 8) for table in chosen
    ]


def _largest() -> list[BoardScene]:
    return [board_scene(full_table("individual"), _NAMES, pile_caption=_CAPTION)]


def _hands(count: int, seed: int) -> list[HandScene]:
    hands = [_hand(11 + at % 10, seed + at) for at in range(count)]
    return [HandScene(hand, cards_of(each_card(hand)[:1])) for hand in hands]


def _hand(size: int, seed: int) -> Cards:
    return cards_of(Random(seed).sample(each_card(full_pack(4, 8)), size))
