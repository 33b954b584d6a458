"""Worker processes for heavy work beside the event loop: the computers' choice of moves, and replays of long matches.

They are started with ``spawn``, without a copy of the bot's memory: they know only what was handed to them. They end
with the bot, however that ends; when one dies, all are replaced and the work is done again.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from typing import Final, Self, TypeVar, TypeVarTuple

from bot.players.strong.appraisal import prepare_in_background
from bot.service.matches.computers import choose_encoded
from bot.service.work import WorkFailed

Ts = TypeVarTuple("Ts")
T = TypeVar("T")

_LOG = logging.getLogger(__name__)

_TRIES: Final = 2
_LONGEST_SECONDS: Final = 60.0
"""Running time after which work counts as never ending."""
_MOST_PROCESSES: Final = 4
_NICENESS: Final = 10
"""The priority of the processes, below that of the event loop."""


def usual_process_count() -> int:
    """Return the usual number of processes: one for each core but the event loop's own, at most four; 0 on one core."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(cores - 1, _MOST_PROCESSES)


class WorkerProcesses:
    """A pool of processes, started in the background; they end with the block."""

    are_elsewhere = True

    def __init__(self, number: int, *, prepares: bool = False) -> None:
        """Take the number of processes, and whether each ``prepares`` the strong level when it starts."""
        self._number = number
        self._prepares = prepares
        self._executor: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(number)
        self._starting = asyncio.Lock()
        self._is_open = False
        self._warming: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        """Begin to start the processes, so that they are ready before somebody waits for them."""
        self._is_open = True
        self._warming = asyncio.create_task(self._warm_up(), name="workers")
        return self

    async def __aexit__(self, *_: object) -> None:
        """End all processes at once; unfinished work is done after the next start."""
        self._is_open = False
        if self._warming is not None:
            # Processes that are being started would be waited for at the end of this one, until they are ready.
            await asyncio.wait({self._warming})
        async with self._starting:
            if self._executor is not None:
                await _end(self._executor)
                self._executor = None

    async def _warm_up(self) -> None:
        with suppress(WorkFailed):
            await self._started()

    async def run(self, work: Callable[[*Ts], T], *arguments: *Ts) -> T:
        """Call the work in a process; return its result, or raise what it raises.

        Work waits here for a free process, not in the pool: there the time that it waits would count as running.

        Raises:
            WorkFailed: processes died again and again, or it does not end, or the bot ends.
        """
        await self._free.acquire()
        # A task of its own: work that nobody waits for any more keeps its process until it has ended.
        running = asyncio.create_task(self._run_at_once(work, *arguments), name="work")
        running.add_done_callback(lambda _: self._free.release())
        return await asyncio.shield(running)

    async def _run_at_once(self, work: Callable[[*Ts], T], *arguments: *Ts) -> T:
        for _ in range(_TRIES):
            executor = await self._started()
            try:
                result = asyncio.get_running_loop().run_in_executor(executor, work, *arguments)
                await asyncio.wait({result}, timeout=_LONGEST_SECONDS)
                if not result.done():
                    result.cancel()  # nobody asks any more how it ended
                    await self._replace(executor)
                    raise WorkFailed(f"it took more than {_LONGEST_SECONDS:.0f} s")
                if not result.cancelled():  # as it is where other work has broken the pool
                    return result.result()
            except BrokenProcessPool:
                await self._replace(executor)
            except RuntimeError as error:
                # Another call has already found a dead process and replaced the pool.
                if executor is self._executor or not self._is_open:
                    raise WorkFailed(str(error)) from error
        raise WorkFailed("a process died again and again")

    async def _started(self) -> ProcessPoolExecutor:
        if self._executor is not None:
            return self._executor
        async with self._starting:
            if not self._is_open:
                raise WorkFailed("the bot ends")
            if self._executor is None:
                executor = ProcessPoolExecutor(
                    self._number,
                    multiprocessing.get_context("spawn"),
                    initializer=partial(_set_up_process, prepares=self._prepares),
                )
                # Submitting work starts a process, which takes longer than the event loop may be blocked.
                await asyncio.to_thread(_start_all, executor, self._number)
                self._executor = executor
            return self._executor

    async def _replace(self, broken: ProcessPoolExecutor) -> None:
        """End the broken processes; the next work gets new ones."""
        async with self._starting:
            if self._executor is broken:
                _LOG.error("a process that thinks died or never ends; all are replaced")
                self._executor = None
                await _end(broken)


def _start_all(executor: ProcessPoolExecutor, number: int) -> None:
    """Start all processes: one is started for each piece of work for which none is free."""
    for _ in range(number):
        executor.submit(_ready)


async def _end(executor: ProcessPoolExecutor) -> None:
    processes = list((executor._processes or {}).values())  # noqa: SLF001 - it has no other name for them
    executor.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
    await asyncio.to_thread(_wait, processes, executor)


def _wait(processes: Sequence[multiprocessing.process.BaseProcess], executor: Executor) -> None:
    for process in processes:
        process.join()
    executor.shutdown(wait=True)


# ------------------------------------------------------------------------------------------- in the processes


def _set_up_process(*, prepares: bool) -> None:
    """Ignore the signals that stop the bot, which handles them itself, and end this process when the bot ends.

    Whoever clicked comes before computers that think.
    """
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_bot, name="end with the bot", daemon=True).start()
    if prepares:
        prepare_in_background()


def _end_with_the_bot() -> None:
    bot = multiprocessing.parent_process()
    if bot is not None:
        bot.join()
        os._exit(0)


def _ready() -> str:
    """Return a name from a module that the work needs: it was imported with this one."""
    return choose_encoded.__name__
