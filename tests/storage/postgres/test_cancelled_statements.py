"""Loops beside PostgreSQL that go on when what they await was cancelled, and end when they are told to."""

import asyncio
from contextlib import suppress

import pytest

from bot.storage.postgres import schema_version
from bot.storage.postgres.notifications import Notifications
from bot.storage.postgres.schema_version import hold_schema


class CancelledOnce:
    """A statement that is cancelled the first time, and hangs the second time."""

    def __init__(self) -> None:
        self.goes_on = asyncio.Event()
        self._calls = 0

    async def __call__(self, *_: object) -> None:
        self._calls += 1
        if self._calls == 1:
            raise asyncio.CancelledError
        self.goes_on.set()
        await asyncio.Event().wait()


async def test_claims_are_renewed_after_a_cancelled_statement() -> None:
    """Without that other processes would take over the work of one that still does it."""
    statement = CancelledOnce()
    notifications = Notifications("", "this process", 0.01, statement)
    await notifications.open(lambda: None)
    async with asyncio.timeout(30):
        await statement.goes_on.wait()
        await notifications.close()


async def test_the_schema_is_held_after_a_cancelled_statement(monkeypatch: pytest.MonkeyPatch) -> None:
    statement = CancelledOnce()
    monkeypatch.setattr(schema_version, "_hold", statement)
    monkeypatch.setattr(schema_version, "_LOOK_EVERY", 0.01)
    holding = asyncio.create_task(hold_schema(""))
    async with asyncio.timeout(30):
        await statement.goes_on.wait()
        holding.cancel()
        with suppress(asyncio.CancelledError):
            await holding
    assert holding.cancelled()
