"""What goes wrong on purpose while somebody looks and plays: nothing that it leads to may tell a card.

Every fault says all it can: its exception holds the whole state, as a mistake in the program might. None of them lets
a move be written, so that it can be tried again in another truth.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures.process import _RemoteTraceback
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from types import SimpleNamespace
from typing import Any, Final

import discord

from bot.canasta.engine import apply as apply_action
from bot.service.deals import dealing
from bot.service.matches import automatic_play, play
from bot.service.work import WorkFailed
from bot.ui.toolkit.channels import translated_errors
from tests.support.stores.opened import execute_on_writer

Fault = Callable[[Any], AbstractAsyncContextManager[None]]


@asynccontextmanager
async def a_mistake_in_the_rules(_: Any) -> AsyncIterator[None]:
    """A move is worked out, and then the engine fails."""
    services: tuple[Any, ...] = (play, automatic_play, dealing)
    real = apply_action

    def apply(state: Any, seat: Any, action: Any) -> Any:
        raise KeyError(state, seat, real(state, seat, action))

    for service in services:
        service.apply = apply
    try:
        yield
    finally:
        for service in services:
            service.apply = real


@asynccontextmanager
async def a_mistake_in_what_is_shown(bot: Any) -> AsyncIterator[None]:
    """Everything that is drawn for somebody, or for the table, fails when it has been looked up."""
    queries = bot.services.queries

    def failing(real: Any) -> Any:
        async def fails(*asked: Any, **more: Any) -> Any:
            known = [cache._kept for cache in queries._tables._known.values()]
            raise ValueError(await real(*asked, **more), known)

        return fails

    for name in ("hand", "board", "log_between"):
        setattr(queries, name, failing(getattr(queries, name)))
    try:
        yield
    finally:
        for name in ("hand", "board", "log_between"):
            delattr(queries, name)


@asynccontextmanager
async def a_file_that_may_only_be_read(bot: Any) -> AsyncIterator[None]:
    """The database refuses what is written, as a full disk or a locked file would."""
    store = bot._store
    await execute_on_writer(store, "PRAGMA query_only = ON")
    try:
        yield
    finally:
        await execute_on_writer(store, "PRAGMA query_only = OFF")
        store._troubles.over("written")


@asynccontextmanager
async def a_file_that_wants_something_else(bot: Any) -> AsyncIterator[None]:
    """The database refuses these very values: a mistake of ours."""
    store = bot._store
    # A discard that is held is no action yet, and the click is stored all the same.
    refused = ("actions", "requests")
    for table in refused:
        refusing = f"CREATE TEMP TRIGGER refusing_{table} BEFORE INSERT ON main.{table} BEGIN SELECT RAISE(ABORT, 'no'); END"
        await execute_on_writer(store, refusing)
    try:
        yield
    finally:
        for table in refused:
            await execute_on_writer(store, f"DROP TRIGGER refusing_{table}")


WHILE_PLAYING: Final[tuple[Fault, ...]] = (
    a_mistake_in_the_rules,
    a_file_that_may_only_be_read,
    a_file_that_wants_something_else,
)
"""Nothing that is played is written."""


class _Dead:
    """A process that thinks, and dies of it."""

    are_elsewhere = True

    def __init__(self, died_of: Callable[..., Exception]) -> None:
        self._died_of = died_of

    async def run(self, work: Any, *arguments: Any) -> Any:
        raise self._died_of(work(*arguments), arguments)


def _mistake_of_the_player(*secrets: Any) -> Exception:
    """As it comes from a process: what it said there is told by its cause."""
    failure = LookupError(*secrets)
    failure.__cause__ = _RemoteTraceback(repr(secrets))  # type: ignore[arg-type]
    return failure


def _died(*_: Any) -> Exception:
    return WorkFailed("a process died again and again")


@asynccontextmanager
async def thinking_that_fails(bot: Any, died_of: Callable[..., Exception]) -> AsyncIterator[None]:
    """The process that thinks for the computers dies, or what it does fails."""
    computers = bot.services.automatic_play._computers
    alive, computers._workers = computers._workers, _Dead(died_of)
    try:
        yield
    finally:
        computers._workers = alive


WHILE_THINKING: Final = (_died, _mistake_of_the_player)


async def refused_with(status: int, code: int) -> None:
    """As Discord says no, and the bot hears it."""
    kinds = {403: discord.Forbidden, 404: discord.NotFound, 500: discord.DiscordServerError}
    response = SimpleNamespace(status=status, reason="no", headers={})
    async with translated_errors():
        raise kinds.get(status, discord.HTTPException)(response, {"code": code, "message": "no"})


REFUSALS: Final = ((403, 50001), (404, 10003), (500, 0), (400, 50035))
"""Status and code: not allowed there, no such channel, Discord has trouble, a message that it does not take."""


@contextmanager
def nobody_else_hears() -> Iterator[None]:
    """What is logged is for who compares it: the guards of the tests would take it for faults that were not asked for."""
    loggers = [logging.getLogger(name) for name in ("", "discord", "bot", "cogs", "asyncio")]
    kept = [(logger, list(logger.handlers)) for logger in loggers]
    for logger in loggers:
        logger.handlers.clear()
    try:
        yield
    finally:
        for logger, handlers in kept:
            logger.handlers[:] = handlers
