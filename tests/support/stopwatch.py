"""How long something took, the moments left out in which the machine was busy with something else."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def kept_waiting(process: int | str = "self") -> float:
    """The seconds that the threads of a process have stood in line for a processor so far; 0 where no system tells that."""
    seconds = 0.0
    for thread in threads_of(process):
        try:
            seconds += int((thread / "schedstat").read_text().split()[1]) / 1e9
        except (OSError, IndexError, ValueError):
            continue  # it has ended, or this is another system
    return seconds


def threads_of(process: int | str = "self") -> list[Path]:
    """The folders of a process's threads in ``/proc``; none where it has ended, at whatever moment, or no system tells."""
    tasks = Path(f"/proc/{process}/task")
    try:
        return list(tasks.iterdir())
    except OSError:
        return []


def thread_seconds() -> float:
    """A clock that stands still while this thread stands in line for a processor."""
    try:
        lost = int(Path("/proc/thread-self/schedstat").read_text().split()[1]) / 1e9
    except (OSError, IndexError, ValueError):
        lost = 0.0
    return time.perf_counter() - lost


class Stopwatch:
    """For what must happen within so many seconds, however busy the machine is."""

    def __init__(self, process: int | str = "self") -> None:
        """Of a process that may end meanwhile: look now and then."""
        self._process = process
        self._began, self._lost_before = time.perf_counter(), kept_waiting(process)
        self._lost = 0.0

    @property
    def seconds(self) -> float:
        """So many have passed in which the process could have done something."""
        self._lost = max(self._lost, kept_waiting(self._process) - self._lost_before)
        return time.perf_counter() - self._began - self._lost


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """What is done inside must not take longer."""
    watch = Stopwatch()
    yield
    assert watch.seconds < seconds, f"it took {watch.seconds:.1f} seconds"
