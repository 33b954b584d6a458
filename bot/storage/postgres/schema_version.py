"""The schema on a PostgreSQL server: migrated by one process, never while another version runs beside it.

An old version would go on writing what the new one does not expect, and could not read what that one writes. So every
running process holds a shared advisory lock; a process that has to change the schema needs it exclusively and refuses
to start while others run. Where the schema changes nevertheless (by hand, or while the connection was cut), the old
process ends.
"""

import asyncio
import logging
from typing import Any, Final

from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.service.concurrency import is_failure
from bot.storage.migrations import REVISIONS, is_newer, refusal, revision_of, upgrade
from bot.storage.postgres.engine import code_of, connect, explained, patient_engine_for, why
from bot.storage.troubles import StorageUnusable, place_of

_LOG = logging.getLogger(__name__)

_MIGRATION_LOCK: Final = 0x43414E41535441
"""The number of the lock under which one process at a time migrates the database: "CANASTA" in ASCII."""
_IN_USE_LOCK: Final = _MIGRATION_LOCK + 1
"""The number of the lock that every running process holds."""
_MILLISECONDS_TO_LEAVE: Final = 5000
"""The time to wait for other processes that are just stopping."""
_LOOK_EVERY: Final = 10.0
"""Seconds."""
_NOT_TO_BE_HAD: Final = "55P03"
_HOW_MANY: Final = text(
    "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND granted AND mode = 'ShareLock' AND database ="
    " (SELECT oid FROM pg_database WHERE datname = current_database()) AND (classid::bigint << 32) + objid::bigint = :number"
)
_NOTICED_SOON: Final = {
    # A machine that vanished must not hold the lock for the two hours of the default keepalive.
    "tcp_keepalives_idle": "30",
    "tcp_keepalives_interval": "10",
    "tcp_keepalives_count": "3",
}


async def bring_up_to_date(url: str) -> None:
    """Make the tables, or migrate them to the schema of this version, as a whole or not at all.

    Raises:
        StorageUnusable
    """
    engine = patient_engine_for(url)
    with explained(url):
        async with engine.begin() as connection:
            # Of processes that start together one migrates, and the others find nothing to do. Statements may take
            # long here.
            await connection.execute(text("SET LOCAL lock_timeout = 0"))
            await connection.execute(
                text("SELECT pg_advisory_xact_lock(:number)"), {"number": _MIGRATION_LOCK}
            )
            revision = await connection.run_sync(revision_of)
            refused = refusal(revision, "a dump of this one")
            if refused is not None:
                raise StorageUnusable(f"{place_of(url)} {refused}")
            if revision is not None and revision != REVISIONS[-1]:
                await _expect_nobody(url, connection)
            try:
                await connection.run_sync(upgrade)
            except DBAPIError as error:
                if why(error) is not None:
                    raise
                raise _not_up_to_date(url, error) from error
            except Exception as error:
                raise _not_up_to_date(url, error) from error


async def processes_on(url: str) -> int:
    """Return how many processes of the bot run on the database.

    Raises:
        StorageUnusable
    """
    with explained(url):
        async with patient_engine_for(url).connect() as connection:
            return int(await connection.scalar(_HOW_MANY, {"number": _IN_USE_LOCK}) or 0)


async def hold_schema(url: str) -> None:
    """Keep other versions from changing the schema until cancelled; raise if one has changed it.

    Raises:
        StorageUnusable: a newer version has changed it.
    """
    while True:
        try:
            await _hold(url)
        except BaseException as error:
            if isinstance(error, StorageUnusable) or not is_failure(error):
                raise
            # A server that restarts is found again, and then the schema is looked at.
            _LOG.info("the schema cannot be looked at: %s", type(error).__name__)
        await asyncio.sleep(_LOOK_EVERY)


async def _hold(url: str) -> None:
    connection = await connect(url, settings=_NOTICED_SOON)
    try:
        await connection.execute("SET lock_timeout = 0")  # while somebody changes it
        await connection.fetchval("SELECT pg_advisory_lock_shared($1)", _IN_USE_LOCK, timeout=3600)
        while True:
            revision = await connection.fetchval("SELECT version_num FROM alembic_version")
            if is_newer(revision):
                raise StorageUnusable(
                    f"{place_of(url)} was changed by a newer version of the bot while this one ran (its schema is"
                    f" {revision} now). This one stops: it could not read what that one writes. Nothing is lost;"
                    " install the newer version here, too."
                )
            await asyncio.sleep(_LOOK_EVERY)
    finally:
        connection.terminate()  # nothing is lost with it


async def _expect_nobody(url: str, connection: AsyncConnection) -> None:
    """Raise StorageUnusable if another process runs on this database; keep others out until the transaction ends."""
    number: dict[str, Any] = {"number": _IN_USE_LOCK}
    others = await connection.scalar(_HOW_MANY, number)
    await connection.execute(text(f"SET LOCAL lock_timeout = {_MILLISECONDS_TO_LEAVE}"))
    try:
        await connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), number)
    except DBAPIError as error:
        if code_of(error) != _NOT_TO_BE_HAD:
            raise
        raise StorageUnusable(
            f"{place_of(url)} has to be changed for this version of the bot, but an older one runs on it (processes:"
            f" {others}). Nothing was changed. Stop the older one everywhere, then start this one."
        ) from None
    await connection.execute(text("SET LOCAL lock_timeout = 0"))


def _not_up_to_date(url: str, error: Exception) -> StorageUnusable:
    return StorageUnusable(
        f"{place_of(url)} could not be brought to the newest schema ({type(error).__name__}). Nothing of it was"
        " changed: the version of the bot that wrote it can go on with it. Please report this."
    )
