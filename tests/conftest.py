"""What every test shares: watched logs, and the simulated Discord server."""

from __future__ import annotations

import contextlib
import gc
import os
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tests.support.compiled import keep_compiled
from tests.support.referees.guards import LoggedErrors, logged_errors
from tests.support.stores.postgres import PostgresServer

# A test may take long on a busy machine; how long things take is measured by the benchmarks.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")


keep_compiled()

_MEMORY = Path("/dev/shm")
_ROOM = 2 << 30
"""Bytes that the files of tests may take at most; three workers have some 60 MB at a time."""

if _MEMORY.is_dir() and os.access(_MEMORY, os.W_OK) and shutil.disk_usage(_MEMORY).free > _ROOM:
    # Each commit waits for the disk otherwise, a third of the time of the tests that store something.
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(_MEMORY))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes long, so that no worker is left alone with it at the end; browsers mostly wait for others."""
    items.sort(
        key=lambda item: (item.get_closest_marker("browser") is None, item.get_closest_marker("slow") is None)
    )


def pytest_collection_finish() -> None:
    """Spare the garbage collector what stays until the end: modules and thousands of tests."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def no_logged_errors() -> Iterator[LoggedErrors]:
    """No test may leave an error in the log, unless it says so: `no_logged_errors.expect("pattern")`."""
    with logged_errors() as watcher:
        yield watcher
    assert not watcher.unexpected(), "\n".join(["logged errors:", *watcher.unexpected()])


@pytest.fixture(autouse=True)
def nothing_is_forced(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test says itself what is drawn and when, unless it is marked with ``forced_plays``."""
    if request.node.get_closest_marker("forced_plays") is None:
        monkeypatch.setattr("bot.service.matches.consequences.may_be_forced", lambda *_: False)


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL server for the tests of this process, running from the first one that asks for it."""
    server = PostgresServer()
    server.start()
    yield server
    server.remove()


@pytest.fixture
async def club(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Any]:
    """The real bot in a simulated server with Ana, Ben, Cyd, Dot and Eve. At the end the referees speak.

    It keeps its tables in memory, which takes a third of the time, unless the test is marked with ``on_disk``.
    """
    from tests.support.simulated_discord.club import open_club  # noqa: PLC0415
    from tests.support.simulated_discord.composition import make_bot  # noqa: PLC0415
    from tests.support.stores.new_database import put_new_database  # noqa: PLC0415

    if request.node.get_closest_marker("on_disk") is not None:
        put_new_database(tmp_path / "canasta.db")
    async with open_club(tmp_path / "canasta.db", make_bot) as opened:
        yield opened


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Any:
    """Inside a test that holds a club, discord.utils.utcnow() is simulated time."""
    with contextlib.ExitStack() as stack:
        for env in _environments(item):
            stack.enter_context(env.time_context())
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Any:
    """Show what the bot did below a test that failed."""
    report = yield
    if report.when == "call" and report.failed:
        for env in _environments(item):
            report.sections.append(("what the bot did", env.transcript()[-8000:]))
    return report


def _environments(item: pytest.Item) -> list[Any]:
    """The simulated servers among the fixtures of a test."""
    held = (getattr(value, "env", None) for value in getattr(item, "funcargs", {}).values())
    return [env for env in held if hasattr(env, "time_context")]
