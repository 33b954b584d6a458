"""Connections to a PostgreSQL server, and the meaning of its errors."""

from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from types import MappingProxyType
from typing import Any, Final, TypeVar

import asyncpg
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnectionFree
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from bot.storage.troubles import StorageUnusable, place_of

T = TypeVar("T")

_DIALECT: Final = "postgresql+asyncpg://"
APPLICATION: Final = "canasta-bot"
"""The name of the bot's connections in pg_stat_activity."""

_CONNECTIONS: Final = 10
_LONGEST_WAIT: Final = 3.0
"""Seconds until a caller that finds all connections taken is refused."""
_SECONDS_TO_CONNECT: Final = 5.0
_SECONDS_FOR_A_STATEMENT: Final = 20.0
"""The longest a statement may take, in case a server was cut off without a word."""
_LOCK_MILLISECONDS: Final = 2000
"""The time a commit waits for another one. Then the player is told: a click fails after three seconds."""

# By SQLSTATE, or by its first two characters: the class of the error.
_WHY: Final = {
    "53100": "full",
    "54000": "full",
    "55P03": "locked",
    "57014": "locked",
    "40001": "locked",
    "40P01": "locked",
    "25006": "read_only",
    "42501": "read_only",
    "XX001": "damaged",
    "XX002": "damaged",
    "08": "gone",
    "28": "gone",
    "3D": "gone",
    "53": "gone",
    "57": "gone",
    "58": "failed",
    "XX": "failed",
}


def pooled_engine(connected: Callable[[], Awaitable[asyncpg.Connection]]) -> AsyncEngine:
    """Return the engine of a running bot, which keeps its connections."""
    return _engine(connected, pool_size=_CONNECTIONS, max_overflow=0, pool_timeout=_LONGEST_WAIT)


def patient_engine_for(url: str) -> AsyncEngine:
    """Return an engine for work that may take long; it keeps no connections."""
    return _engine(partial(connect, url, seconds_for_a_statement=None), poolclass=NullPool)


def _engine(connected: Callable[[], Awaitable[asyncpg.Connection]], **pool: Any) -> AsyncEngine:
    return create_async_engine(
        _DIALECT,
        # asyncpg understands more of an address than SQLAlchemy: sslmode and password files, for example.
        async_creator=lambda **_: connected(),
        # An error must not show the hands that a statement was to write.
        hide_parameters=True,
        **pool,
    )


async def connect(
    url: str,
    *,
    seconds_for_a_statement: float | None = _SECONDS_FOR_A_STATEMENT,
    settings: Mapping[str, str] = MappingProxyType({}),
) -> asyncpg.Connection:
    """Return a connection outside of any pool; ``settings`` are the server's for it."""
    return await asyncpg.connect(
        url,
        timeout=_SECONDS_TO_CONNECT,
        command_timeout=seconds_for_a_statement,
        server_settings={
            "application_name": APPLICATION,
            "lock_timeout": str(_LOCK_MILLISECONDS),
            **settings,
        },
    )


@contextmanager
def explained(url: str) -> Iterator[None]:
    """Turn errors of the server inside the block into explanations.

    Raises:
        StorageUnusable
    """
    try:
        yield
    except StorageUnusable:
        raise
    except Exception as error:
        trouble = why(error)
        if trouble is None:
            raise
        raise StorageUnusable(_in_words(url, error)) from None


def _in_words(url: str, error: BaseException) -> str:
    place, code = place_of(url), code_of(error) or ""
    if code.startswith("28"):
        return f"{place} does not let the bot in. Look at the name and the password in DATABASE_URL."
    if code == "3D000":
        return f"{place} does not exist. Make it with 'createdb', or correct DATABASE_URL."
    if code == "42501":
        return (
            f"{place} does not let the bot make its tables: its user needs the right to create in the schema"
            " 'public'. Nothing was changed."
        )
    match why(error):
        case ("full", _):
            return (
                f"{place} has no space left. Nothing is lost: free some space on the server and start again."
            )
        case ("read_only", _):
            return f"{place} may only be read. DATABASE_URL must name the main server, not a copy of it."
        case ("damaged", _):
            return f"{place} is damaged. Bring back a dump of it with 'pg_restore', and start again."
        case _:
            return (
                f"{place} does not answer ({_word_for(error)}). Look whether the server runs and whether it can be"
                " reached from here, and look at DATABASE_URL."
            )


# ------------------------------------------------------------------------------------------------------- errors


DRIVERS_ERRORS: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)
"""The errors that the driver raises where SQLAlchemy does not wrap them."""


def code_of(error: BaseException) -> str | None:
    """Return the server's five-character code of an error (SQLSTATE), None if it has none."""
    if isinstance(error, DBAPIError):
        return getattr(error.orig, "sqlstate", None)
    return getattr(error, "sqlstate", None)


def why(error: BaseException) -> tuple[str, str] | None:
    """Return the kind of trouble outside the bot and its name, None for a mistake of ours."""
    code = code_of(error)
    if code is not None:
        found = _WHY.get(code) or _WHY.get(code[:2])
        return None if found is None else (found, code)
    if isinstance(error, NoConnectionFree):
        return "locked", "no connection is free"
    return ("gone", _word_for(error)) if _is_of_the_net(error) else None


def _is_of_the_net(error: BaseException) -> bool:
    if isinstance(error, DBAPIError):
        if error.connection_invalidated:
            return True
        seen: BaseException | None = error.orig
        while seen is not None:
            if _is_the_net(seen):
                return True
            seen = seen.__cause__
        return False
    return _is_the_net(error)


def _is_the_net(error: BaseException) -> bool:
    # A value that the driver does not accept is our mistake, although it raises an InterfaceError for it, too.
    return isinstance(error, OSError | TimeoutError | asyncpg.InterfaceError) and not isinstance(
        error, ValueError
    )


def _word_for(error: BaseException) -> str:
    inner = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    inner = inner.__cause__ or inner
    return code_of(inner) or type(inner).__name__
