"""A little of ``python -m tests.campaigns.load``: the same crowd with fewer tables."""

import asyncio
import gc
import time
from pathlib import Path

import pytest

from bot.canasta.cards import one
from bot.canasta.notation.writing import cards_text
from bot.service.work import Here
from tests.campaigns.load.__main__ import MOST_GROWTH
from tests.campaigns.load.clicking_tables import ClickingTables, ClickManner, LoadError
from tests.campaigns.load.measuring import LoopWatch, Waits, answers_kept, forget_answers, growth, resident
from tests.support.stopwatch import thread_seconds


async def test_thirty_tables_at_once_are_answered_in_time_and_each_button_acts_once(tmp_path: Path) -> None:
    crowd = ClickingTables(tmp_path / "canasta.db", 30, seed=1, races=1.0)
    await crowd.start()
    try:
        await crowd.services.settle()
        crowd.waits = Waits(thread_seconds)
        async with LoopWatch() as watch:
            for _ in range(3):
                assert await crowd.wave() >= 12, "so many tables wait for no computer"
    finally:
        await crowd.stop()
    assert set(crowd.moves) == {ClickManner.EVERYBODY, ClickManner.TWO_DEVICES, ClickManner.TWICE}
    assert crowd.refused > 0
    assert len(crowd.waits) > crowd.moves.total()
    assert crowd.waits.at(1) < 3
    # What the loop's own thread computed without a pause, whatever else the machine is doing; the limit of the command is
    # a tenth of a second, and no test depends on how quick the machine is.
    assert 0 < watch.longest_own < 0.5


class Elsewhere(Here):
    """Workers that say that they are somewhere else."""

    are_elsewhere = True


async def test_what_computers_do_elsewhere_counts_and_is_timed(tmp_path: Path) -> None:
    crowd = ClickingTables(tmp_path / "canasta.db", 4, seed=5, workers=Elsewhere())
    await crowd.start()
    try:
        await crowd.services.settle()
        assert await crowd.wave() > 0
        await crowd.services.settle()
    finally:
        await crowd.stop()
    assert crowd.actions > crowd.moves.total() > 0
    assert crowd.longest_thought > 0


async def _sizes(folder: Path, leak: int = 0) -> list[int]:
    """The memory while people play; with a leak of so many bytes for each action."""
    crowd = ClickingTables(folder / "canasta.db", 20, seed=2)
    sizes: list[int] = []
    lost: list[bytearray] = []

    async def progress(actions: int) -> None:
        while len(lost) < actions:
            lost.append(bytearray(b"x") * leak)
        if actions >= 50 * (len(sizes) + 1):
            forget_answers()
            sizes.append(resident())

    await crowd.start()
    try:
        await crowd.endure(250, 16, progress)
    finally:
        await crowd.stop()
    assert len(sizes) >= 4
    return sizes


async def test_memory_stays_flat(tmp_path: Path) -> None:
    assert growth(await _sizes(tmp_path)) < 2 * MOST_GROWTH


def test_what_the_engine_keeps_is_found_and_forgotten() -> None:
    assert cards_text(one(3))
    gc.freeze()
    try:
        kept, most = answers_kept()
        assert 0 < kept < most
        forget_answers()
        assert answers_kept()[0] == 0
    finally:
        gc.unfreeze()


async def test_memory_that_is_lost_is_seen(tmp_path: Path) -> None:
    # In a process of any size: the two readings are some hundred actions apart.
    assert growth(await _sizes(tmp_path, leak=resident() // 250)) > 2 * MOST_GROWTH


async def test_a_loop_that_stands_still_is_seen() -> None:
    async with LoopWatch() as watch:
        await asyncio.sleep(0.02)
        until = time.thread_time() + 0.1
        while time.thread_time() < until:
            pass
        await asyncio.sleep(0.02)
    assert watch.longest_own > 0.05
    assert watch.longest >= watch.longest_own


async def test_two_actions_of_one_button_are_seen(tmp_path: Path) -> None:
    crowd = ClickingTables(tmp_path / "canasta.db", 1, seed=3, races=1.0)
    act = crowd.services.play.act

    async def twice(click):
        outcome = await act(click)
        return type(outcome)(outcome.record, outcome.view, outcome.events, outcome.version)

    crowd.services.play.act = twice  # type: ignore[method-assign]

    async def until_it_is_seen() -> None:
        for _ in range(40):
            await crowd.services.settle()
            await crowd.wave()

    await crowd.start()
    try:
        with pytest.raises(LoadError, match="2 actions came of it"):
            await until_it_is_seen()
    finally:
        await crowd.stop()
