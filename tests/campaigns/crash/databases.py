"""Where the process that is killed keeps everything: in a file, or on a server that outlives it."""

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from datetime import timedelta
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

import asyncpg

from bot.service.ports import Store
from bot.storage.postgres.store import PostgresStore
from bot.storage.sqlite.store import SqliteStore
from tests.support.stores.postgres import PostgresServer

Fetch = Callable[[str], Awaitable[list[Any]]]
"""All rows of a statement, past the store."""

LEASE: Final = timedelta(seconds=0.2)
"""Of the real clock: in the world twelve minutes pass meanwhile."""
LEASE_OF_SEVERAL: Final = timedelta(seconds=1.5)
"""A process that the machine lets wait for a moment is not to be taken for dead by the others."""

_TABLES: Final = """
CREATE TABLE witness_notices (id BIGINT, table_id BIGINT, notice {bytes}, version INTEGER);
CREATE TABLE witness_requests (key TEXT, table_id BIGINT, version INTEGER);
"""
_ON_FILES: Final = """
CREATE TRIGGER witness_notice AFTER INSERT ON notices
BEGIN INSERT INTO witness_notices
VALUES (new.id, new.table_id, new.notice, (SELECT version FROM tables WHERE id = new.table_id)); END;
CREATE TRIGGER witness_request AFTER INSERT ON requests
BEGIN INSERT INTO witness_requests VALUES (new.key, new.table_id, new.version); END;
"""
_ON_SERVERS: Final = """
CREATE FUNCTION witness_notice() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN INSERT INTO witness_notices
VALUES (new.id, new.table_id, new.notice, (SELECT version FROM tables WHERE id = new.table_id)); RETURN NULL; END $$;
CREATE TRIGGER witness_notice AFTER INSERT ON notices FOR EACH ROW EXECUTE FUNCTION witness_notice();
CREATE FUNCTION witness_request() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN INSERT INTO witness_requests VALUES (new.key, new.table_id, new.version); RETURN NULL; END $$;
CREATE TRIGGER witness_request AFTER INSERT ON requests FOR EACH ROW EXECUTE FUNCTION witness_request();
"""
_OTHERS: Final = (
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    " AND backend_type = 'client backend'"
)


class LeftDatabase(NamedTuple):
    """What a process left."""

    store: Store
    fetch: Fetch


class CrashDatabase(Protocol):
    """The database itself writes down every notice and every click that was ever committed; the bot forgets them."""

    url: str
    """The server's; empty for a file."""

    async def prepare(self) -> None:
        """Make it, with the witness in it."""

    def look(self) -> Any:
        """What a process that was killed left: an asynchronous context with ``Found``."""


class OnFile:
    """Looks at copies, so that the next process finds the file exactly as the killed one left it."""

    url = ""

    def __init__(self, database: Path, copies: Path) -> None:
        self._database = database
        self._copy = copies / "copy.db"

    async def prepare(self) -> None:
        store = SqliteStore(self._database)
        await store.open()
        await store.close()
        with closing(sqlite3.connect(self._database)) as plain:
            plain.executescript(_TABLES.format(bytes="BLOB") + _ON_FILES)

    @asynccontextmanager
    async def look(self) -> AsyncIterator[LeftDatabase]:
        _copy(self._database, self._copy)
        store = SqliteStore(self._copy)
        await store.open()
        try:
            with closing(sqlite3.connect(self._copy)) as plain:

                async def fetch(statement: str) -> list[Any]:
                    return plain.execute(statement).fetchall()

                [[found]] = await fetch("PRAGMA integrity_check")
                assert found == "ok", f"the file is damaged: {found}"
                yield LeftDatabase(store, fetch)
        finally:
            await store.close()


def _copy(database: Path, copy: Path) -> None:
    """The file and its log, as they lie there; what only a running process needs is not copied."""
    for ending in ("", "-wal", "-shm"):
        Path(f"{copy}{ending}").unlink(missing_ok=True)
        if ending != "-shm" and Path(f"{database}{ending}").exists():
            shutil.copyfile(f"{database}{ending}", f"{copy}{ending}")


class OnServer:
    """Looks when the server has ended whatever the killed process was about."""

    def __init__(self, server: PostgresServer) -> None:
        self._server = server
        self.url = ""

    async def prepare(self) -> None:
        self.url = await self._server.empty_database()
        store = PostgresStore(self.url)
        await store.open()
        await store.close()
        plain = await asyncpg.connect(self.url)
        await plain.execute(_TABLES.format(bytes="BYTEA") + _ON_SERVERS)
        await plain.close()

    @asynccontextmanager
    async def look(self) -> AsyncIterator[LeftDatabase]:
        plain = await asyncpg.connect(self.url)
        try:
            while await plain.fetchval(_OTHERS):  # noqa: ASYNC110 - what the server does gives no sign
                await asyncio.sleep(0.01)
            store = PostgresStore(self.url)
            await store.open()
            try:
                yield LeftDatabase(store, plain.fetch)
            finally:
                await store.close()
        finally:
            await plain.close()


def store_at(url: str, file: Path, lease: float) -> Store:
    """What the process uses that is killed."""
    return PostgresStore(url, lease=timedelta(seconds=lease)) if url else SqliteStore(file)
