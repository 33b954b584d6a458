"""What is measured: how long people wait, how long the event loop stands still, how much memory is held."""

import asyncio
import gc
import os
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import _lru_cache_wrapper
from pathlib import Path
from types import FrameType
from typing import Final, Self

_TICK: Final = 0.005
SUSPICIOUS: Final = 0.05
"""A loop that stands still for so long is looked at: what is it doing?"""


class Waits:
    """How long people waited for their answers, in seconds."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self._clock = clock
        self._waits: list[float] = []

    @contextmanager
    def one(self) -> Iterator[None]:
        """One person waits for the length of the block."""
        began = self._clock()
        try:
            yield
        finally:
            self._waits.append(self._clock() - began)

    def __len__(self) -> int:
        return len(self._waits)

    @property
    def all(self) -> tuple[float, ...]:
        """Each of them, as they came."""
        return tuple(self._waits)

    def at(self, share: float) -> float:
        """So long waited the slowest of this share of the people; 1 is the slowest of all."""
        ordered = sorted(self._waits)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


class LoopWatch:
    """A task of the loop that wants to run every few milliseconds, and notes for how long it could not.

    Two figures: the longest gap, in which other programs of the machine and other threads of this one have their part,
    and the longest that the loop's own thread computed in a gap, which is the bot's doing alone.
    """

    def __init__(self) -> None:
        self.longest = 0.0
        self.longest_own = 0.0
        self.gaps = 0
        """How often the loop itself computed for more than a tenth of a second without a pause."""
        self.longest_collection = 0.0
        """The longest that Python collected garbage, during which nothing else runs."""
        self.seen: Counter[str] = Counter()
        """What the loop was doing when it stood still."""
        self._task: asyncio.Task[None] | None = None
        self._beat = time.perf_counter()
        self._collecting = 0.0
        self._is_over = threading.Event()

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._run(), name="loop watch")
        gc.callbacks.append(self._collect)
        threading.Thread(target=self._look, args=(threading.get_ident(),), daemon=True).start()
        return self

    async def __aexit__(self, *_: object) -> None:
        self._is_over.set()
        gc.callbacks.remove(self._collect)
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait({self._task})

    async def _run(self) -> None:
        computed = time.thread_time()
        self._beat = time.perf_counter()
        while True:
            await asyncio.sleep(_TICK)
            now, now_computed = time.perf_counter(), time.thread_time()
            gap = now - self._beat - _TICK
            own = min(gap, now_computed - computed)
            self.longest, self.longest_own = max(self.longest, gap), max(self.longest_own, own)
            self.gaps += own > 0.1
            self._beat, computed = now, now_computed

    def _collect(self, phase: str, _about: dict[str, int]) -> None:
        if phase == "start":
            self._collecting = time.perf_counter()
        else:
            self.longest_collection = max(self.longest_collection, time.perf_counter() - self._collecting)

    def _look(self, loop: int) -> None:
        """In a thread of its own: while the loop stands still, its stack says where."""
        while not self._is_over.wait(0.02):
            if time.perf_counter() - self._beat > SUSPICIOUS:
                frame = sys._current_frames().get(loop)
                self.seen[_place(frame)] += 1


def _place(frame: FrameType | None) -> str:
    """The innermost functions of the bot in this stack, from the outside in."""
    names: list[str] = []
    while frame is not None:
        module = str(frame.f_globals.get("__name__", ""))
        if module.startswith(("bot.", "tests.campaigns.load")):
            names.append(f"{module}.{frame.f_code.co_name}")
        frame = frame.f_back
    return " < ".join(names[:4]) or "outside the bot"


def forget_answers() -> None:
    """Nothing is kept of what the engine has worked out: which melds a few cards make, how a hand is packed, and so on.

    These answers are kept in tables of limited size which take very many matches to fill. Memory that grows while they
    are filled says nothing; memory that grows although they are emptied now and then is lost.
    """
    for kept in _keepers():
        kept.cache_clear()


def answers_kept() -> tuple[int, int]:
    """How many answers of the engine are kept, and how many there may be."""
    kept = [one.cache_info() for one in _keepers()]
    return sum(one.currsize for one in kept), sum(one.maxsize or one.currsize for one in kept)


def _keepers() -> "list[_lru_cache_wrapper[object]]":
    # Not from the collector of garbage: it does not show what was frozen at the start.
    modules = [module for name, module in sys.modules.items() if name.startswith("bot.canasta")]
    found = {id(one): one for module in modules for one in vars(module).values()}
    return [one for one in found.values() if isinstance(one, _lru_cache_wrapper)]


def growth(sizes: Sequence[int]) -> float:
    """By how much more is held in the end than in the beginning; 0.1 is a tenth. The lower of the first two and of the
    last two readings count: a moment's excess is no growth.
    """
    return min(sizes[-2:]) / min(sizes[:2]) - 1


def resident() -> int:
    """The memory that the system has given to this process, in bytes, after Python has collected its garbage."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")
