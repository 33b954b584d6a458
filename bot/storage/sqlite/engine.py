"""Connections to the SQLite file, used with few hops between threads.

Every call that SQLAlchemy's asyncio layer makes on aiosqlite is a hop to the connection's thread and back, some ten of
them for one commit, and a hop costs as much as a statement. So the statements are SQLAlchemy's, compiled once, and are
given to the driver in one hop: a whole transaction, or a whole read. Reads of a few rows by their keys need none.

The statements of a transaction need none either: they only change pages in memory, in some ten microseconds each, but
in a thread beside a busy event loop each of them would also hand Python's lock over twice. Only the end of the
transaction waits for the disk and runs in a thread.
"""

import asyncio
import os
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from functools import lru_cache
from itertools import chain
from operator import itemgetter
from pathlib import Path
from tempfile import mkstemp
from threading import Lock
from time import perf_counter
from typing import Any, NamedTuple, TypeVar, cast

import aiosqlite
from sqlalchemy import Executable, event
from sqlalchemy.dialects import sqlite
from sqlalchemy.dialects.postgresql import Insert as Upsert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool
from sqlalchemy.sql import ClauseElement
from sqlalchemy.sql.compiler import SQLCompiler

T = TypeVar("T")
Values = dict[str, Any]

_BUSY_SECONDS = 2
"""The time a commit waits for another process. Then the player is told: a click fails after three seconds."""
_BUSY_SECONDS_AT_START = 30
"""The time a start waits for the write lock: of two processes that start together one migrates."""
# Checkpoints are made while no commit waits; at this many pages SQLite makes one in any case.
_PAGES_BETWEEN_CHECKPOINTS = 16_000
_PAGES_OF_WRITER = 2_000
"""The writer's page cache, eight megabytes: a move touches a dozen pages, others are read again."""
_SLOW = 0.02
"""Seconds. After a call that kept the event loop waiting longer than this, a number of calls go to threads: twice as
many each time until one was quick again. A computer that is busy with something else is slow only once."""
_FEWEST_AFTER_A_SLOW_ONE, _MOST_AFTER_SLOW_ONES = 8, 256
_PATIENCE_WITH_THREAD = 0.001
"""Seconds. An idle thread begins within some hundred microseconds, unless the computer is busy."""

# For each value that is neither a number nor a text the driver looks for an adapter, which costs more than to store the
# value: a dozen of them in each move. With an adapter that returns the value itself it finds one at once.
sqlite3.register_adapter(bytes, bytes)
sqlite3.register_adapter(bool, int)
sqlite3.register_adapter(type(None), {None: None}.get)


def make_private_file(path: Path) -> None:
    """Make the file if there is none, readable by its owner only: it holds hands and secrets.

    SQLite's side files get the same mode. The file appears complete and already in WAL mode, because two processes that
    start together could not both switch it.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        handle, unborn = mkstemp(dir=path.parent, prefix=f".{path.name}-")
        os.close(handle)
        try:
            with closing(sqlite3.connect(unborn)) as connection:
                connection.execute("PRAGMA journal_mode = WAL")
            with suppress(FileExistsError):
                os.link(unborn, path)
        finally:
            Path(unborn).unlink()
    path.chmod(0o600)


def engine_for(path: Path, *, foreign_keys: bool = True, busy_seconds: float | None = None) -> AsyncEngine:
    """Return an engine for this file. We begin transactions ourselves: the driver would begin them too late."""
    seconds = _BUSY_SECONDS if busy_seconds is None else busy_seconds
    engine = create_async_engine(
        f"sqlite+aiosqlite:///{path}",
        # ``Link.begin`` uses the connection in the event loop's thread, while its own thread rests.
        connect_args={"timeout": seconds, "check_same_thread": False},
        poolclass=NullPool,
    )

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout = {int(seconds * 1000)}")
        cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute("PRAGMA synchronous = FULL")
        cursor.execute(f"PRAGMA wal_autocheckpoint = {_PAGES_BETWEEN_CHECKPOINTS}")
        cursor.execute(f"PRAGMA foreign_keys = {'ON' if foreign_keys else 'OFF'}")
        cursor.close()

    return engine


def migration_engine(path: Path) -> AsyncEngine:
    """Return an engine for migrations, where each transaction takes the write lock when it begins.

    Foreign keys are off, because rebuilding a table must not empty its dependants.
    """
    engine = engine_for(path, foreign_keys=False, busy_seconds=_BUSY_SECONDS_AT_START)

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Any) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


class Haste:
    """A limit on disk access in the event loop's thread: none for a number of calls after one that took long."""

    def __init__(self) -> None:
        self._rests = 0
        self._rest = _FEWEST_AFTER_A_SLOW_ONE

    def is_allowed(self) -> bool:
        """Return whether the next call may be made here; to be asked before each call."""
        if self._rests:
            self._rests -= 1
            return False
        return True

    def took(self, seconds: float) -> None:
        """Record how long a call took."""
        if seconds > _SLOW:
            self._rests = self._rest
            self._rest = min(2 * self._rest, _MOST_AFTER_SLOW_ONES)
        else:
            self._rest = _FEWEST_AFTER_A_SLOW_ONE


class Link:
    """An open connection and its thread."""

    def __init__(self, connection: AsyncConnection, driver: aiosqlite.Connection, patience: int) -> None:
        self._connection = connection
        self._driver = driver
        self._patience = patience
        """The milliseconds for which its thread waits for another process."""
        self._waits = patience
        """The connection's busy timeout at present, in milliseconds."""
        self._haste = Haste()
        # Each counter is changed by one thread only.
        self._asked = self._done = 0

    @classmethod
    async def open(cls, engine: AsyncEngine) -> "Link":
        """Return a new connection."""
        connection = await engine.connect()
        driver = (await connection.get_raw_connection()).driver_connection
        assert isinstance(driver, aiosqlite.Connection)
        driver.row_factory = sqlite3.Row
        [[patience]] = await driver.execute_fetchall("PRAGMA busy_timeout")
        return cls(connection, driver, patience)

    async def close(self) -> None:
        """Close the connection."""
        await self._connection.close()

    async def fetch(self, statement: Executable, values: Values) -> Sequence[sqlite3.Row]:
        """Return all rows of a read, in one hop."""
        sql = compiled(statement)
        values = {**sql.own_values, **values}
        return await self.run(lambda connection: connection.execute(sql.text, values).fetchall())

    async def remember_more(self) -> None:
        """Enlarge the page cache, for the connection that uses the same pages again and again."""
        await self._driver.execute_fetchall(f"PRAGMA cache_size = {_PAGES_OF_WRITER}")

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Call this in the connection's thread, in one hop."""

        def in_thread() -> T:
            self._wait_for_others(self._driver._conn, self._patience)  # noqa: SLF001
            return work(self._driver._conn)  # noqa: SLF001

        # aiosqlite has no public name for it; the version range of the dependency and a test guard it.
        done = await self._driver._execute(self._counted(in_thread))  # type: ignore[no-untyped-call]  # noqa: SLF001
        return cast("T", done)

    async def end(self, work: Callable[[sqlite3.Connection], None], begun: Callable[[], object]) -> None:
        """Finish the transaction of ``begin`` in the connection's thread, and call ``begun`` when that has started.

        Finishing waits for the disk, and the event loop can work out the next moves meanwhile. But the thread needs
        Python's lock to start, and would get it only when the loop has nothing left to do; so this waits until it has
        started.
        """
        connection: sqlite3.Connection = self._driver._conn  # noqa: SLF001
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        waits = Lock()
        waits.acquire()

        def in_thread() -> None:
            waits.release()
            work(connection)

        # As ``_execute`` does, but without yielding to the event loop before the thread has started.
        self._driver._tx.put_nowait((done, self._counted(in_thread)))  # noqa: SLF001
        waits.acquire(timeout=_PATIENCE_WITH_THREAD)
        begun()
        await done

    def _counted(self, work: Callable[[], T]) -> Callable[[], T]:
        """Return the work wrapped so that it is counted when it is done: that tells whether the thread is idle."""
        self._asked += 1

        def counted() -> T:
            try:
                return work()
            finally:
                self._done += 1

        return counted

    def begin(self, work: Callable[[sqlite3.Connection], None]) -> bool:
        """Do this in a transaction begun in the caller's own thread, without waiting for anything.

        Return True when it is done: then ``end`` must be called next. If it raises, nothing has happened. Return False
        if the whole is to run in the connection's thread: that is busy, another process writes, or the disk is slow.
        """
        if self._asked != self._done or not self._haste.is_allowed():
            return False
        connection: sqlite3.Connection = self._driver._conn  # noqa: SLF001
        began = perf_counter()
        try:
            self._wait_for_others(connection, 0)
            connection.execute("BEGIN IMMEDIATE")
        except sqlite3.Error:
            return False  # the connection's thread will get the same error and raises it
        try:
            work(connection)
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        finally:
            self._haste.took(perf_counter() - began)
        return True

    def _wait_for_others(self, connection: sqlite3.Connection, milliseconds: int) -> None:
        """Set how long the next statement waits for another process, if that changes: it costs a statement."""
        if self._waits != milliseconds:
            connection.execute(f"PRAGMA busy_timeout = {milliseconds}").fetchall()
            self._waits = milliseconds


class Glass:
    """A connection for the event loop's own thread, for reads of a few rows by their keys.

    SQLite finds them in some ten microseconds; to hand the read to a thread and the answer back takes ten times as
    long, and several such reads belong to every move. It never waits: readers do not wait for writers here, and when
    anything else is in the way, or the disk is slow, the read is left to a thread.
    """

    def __init__(self, path: Path) -> None:
        self._connection = sqlite3.connect(path, timeout=0, isolation_level=None)
        self._connection.row_factory = sqlite3.Row
        self._connection.execute("PRAGMA query_only = ON")
        self._haste = Haste()

    def close(self) -> None:
        """Close the connection."""
        self._connection.close()

    def fetch(self, statement: Executable, values: Values) -> Sequence[sqlite3.Row] | None:
        """Return all rows of a read; None when a thread is to do it, which may wait and reports errors."""
        if not self._haste.is_allowed():
            return None
        sql = compiled(statement)
        began = perf_counter()
        try:
            rows = self._connection.execute(sql.text, {**sql.own_values, **values}).fetchall()
        except sqlite3.Error:
            return None
        self._haste.took(perf_counter() - began)
        return rows


class Sql(NamedTuple):
    """A statement for SQLite with named parameters, and the values it brings itself."""

    text: str
    own_values: Values


ROWS_AT_ONCE = 8


class Writing(NamedTuple):
    """A statement for SQLite with positional parameters, and a function that puts their values in order.

    The driver asks SQLite for the name of each parameter anew for every row; without names it is a third faster.
    """

    text: str
    in_order: Callable[[Values], tuple[Any, ...]]
    of_several: str | None
    """An INSERT for ``ROWS_AT_ONCE`` rows: starting a statement costs half as much as a row."""

    def carry_out(self, cursor: sqlite3.Cursor, values: Sequence[Values]) -> int:
        """Execute it for each of the values; return how many rows that changed, unless it is an INSERT."""
        begun = 0
        if self.of_several is not None:
            for begun in range(ROWS_AT_ONCE, len(values) + 1, ROWS_AT_ONCE):
                together = map(self.in_order, values[begun - ROWS_AT_ONCE : begun])
                cursor.execute(self.of_several, tuple(chain.from_iterable(together)))
        return cursor.executemany(self.text, map(self.in_order, values[begun:])).rowcount


@lru_cache(maxsize=512)
def writing(statement: Executable) -> Writing:
    """Return a statement compiled for execution with many rows."""
    assert isinstance(statement, ClauseElement)
    sql = cast("SQLCompiler", statement.compile(dialect=sqlite.dialect(paramstyle="qmark")))
    text, names = str(sql), tuple(sql.positiontup or ())
    if len(names) == 1:  # of a single name ``itemgetter`` makes no tuple
        [only] = names
        return Writing(text, lambda values: (values[only],), None)
    of_several = None
    # Not for an upsert, which does not end with its values.
    if sql.isinsert and not isinstance(sql.statement, Upsert):
        row = text[text.rindex("VALUES ") + len("VALUES ") :]
        of_several = text + f", {row}" * (ROWS_AT_ONCE - 1)
    return Writing(text, itemgetter(*names), of_several)


@lru_cache(maxsize=512)
def compiled(statement: Executable) -> Sql:
    """Return the statement compiled for the driver."""
    assert isinstance(statement, ClauseElement)
    sql = statement.compile(dialect=sqlite.dialect(paramstyle="named"))
    return Sql(str(sql), {name: value for name, value in sql.params.items() if value is not None})
