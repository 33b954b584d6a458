"""Garbage is collected in quiet moments, and no later than it has to be."""

import asyncio
import gc
from collections.abc import Iterator

import pytest

from bot.operations import garbage
from bot.operations.garbage import GarbageCollector


class Node:
    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def collected(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """The generations that are collected, a look every hundredth of a second."""
    monkeypatch.setattr(garbage, "_EVERY", 0.01)
    found: list[int] = []

    def seen(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            found.append(info["generation"])

    gc.callbacks.append(seen)
    yield found
    gc.callbacks.remove(seen)
    gc.unfreeze()


async def test_nothing_is_collected_while_somebody_waits_for_an_answer(collected: list[int]) -> None:
    usual, is_quiet = gc.get_threshold(), False
    garbage = GarbageCollector(lambda: is_quiet)
    garbage.start()
    nodes = [Node() for _ in range(5_000)]
    del nodes
    await asyncio.sleep(0.03)
    assert not collected
    is_quiet = True
    await asyncio.sleep(0.03)
    assert len(collected) == 1, "once, and not again when there is nothing new"
    garbage.stop()
    assert gc.get_threshold() == usual
    nodes = [Node() for _ in range(5_000)]
    assert nodes
    assert len(collected) > 1, "as Python does it"


async def test_without_a_quiet_moment_it_is_collected_all_the_same(collected: list[int]) -> None:
    garbage = GarbageCollector(lambda: False)
    garbage.start()
    nodes = [Node() for _ in range(50_000)]
    assert nodes
    assert collected
    garbage.stop()


async def test_what_is_older_is_collected_more_rarely(
    collected: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(garbage, "_OLDER_AFTER", (2, 2))
    keeper = GarbageCollector(lambda: True)
    keeper.start()
    for _ in range(12):
        nodes = [Node() for _ in range(3_000)]
        await asyncio.sleep(0.015)
        del nodes
    keeper.stop()
    assert collected.count(0) > collected.count(1) > collected.count(2) > 0
