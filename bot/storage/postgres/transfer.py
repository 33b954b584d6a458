"""Transfer of a whole installation from the SQLite file to a PostgreSQL server, as one transaction.

The file is only read: a copy of it is brought to the newest schema and transferred. Before the transaction ends, every
row that has arrived is read back and compared, and every match is decoded.
"""

import hashlib
import shutil
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from contextlib import closing
from itertools import chain
from pathlib import Path
from typing import Any, Final, NamedTuple

import asyncpg
import msgspec
from sqlalchemy import Boolean, Column, Table, create_engine

from bot.canasta.codec import SCHEMA_VERSION, decode_rules, decode_state, state_hash
from bot.storage.backup import copied, expect_unused
from bot.storage.migrations import upgrade
from bot.storage.postgres.engine import APPLICATION, connect, why
from bot.storage.postgres.engine import explained as explained_of_server
from bot.storage.postgres.schema_version import bring_up_to_date
from bot.storage.schema import claims, metadata
from bot.storage.sqlite.file_check import explained, migrating, read_only, revision_in
from bot.storage.troubles import StorageUnusable, place_of

Progress = Callable[[str, int, int], None]
"""A callback with the name of the step, how many are done, and how many there are."""

_AT_ONCE: Final = 2000
_COUNTED: Final = ("house_rules", "notices", "admin_log", "score_pads", "published_rules")
"""The tables whose rows are numbered by the database; no number is ever used twice."""

# Claims of the old process mean nothing on the new server.
_TABLES: Final = tuple(table for table in metadata.sorted_tables if table is not claims)
_encode = msgspec.msgpack.Encoder().encode


class Moved(NamedTuple):
    """The result of a transfer."""

    rows: dict[str, int]
    """The number of rows by table of the database."""
    matches: int
    undecodable: tuple[int, ...]
    """The tables of cards whose snapshots cannot be decoded, on either side: the bot rebuilds them from their logs."""


class MoveRefused(Exception):  # noqa: N818 - named for what it is
    """The refusal of a transfer: nothing was moved; ``str()`` says why."""


async def move(file: Path, url: str, progress: Progress) -> Moved:
    """Transfer everything in the file to the server.

    Raises:
        InUse: the bot runs on the file.
        StorageUnusable: the file or the server cannot be used.
        MoveRefused: there is something on the server already, a bot runs there, or the two sides are not equal.
    """
    expect_unused(file)
    before = _state_of(file)
    folder = Path(tempfile.mkdtemp(dir=file.parent, prefix=f".{file.name}-move-"))
    try:
        source = _newest_copy(file, folder)
        await bring_up_to_date(url)
        with explained_of_server(url):
            target = await connect(url, seconds_for_a_statement=None)
            try:
                async with target.transaction():
                    await _expect_empty(target, url)
                    with explained(file), closing(read_only(source, is_still=True)) as here:
                        moved = await _move_or_say_why(here, target, progress)
                    expect_unused(file)
                    if _state_of(file) != before:
                        raise MoveRefused(f"{file} was written to meanwhile. Stop the bot, and begin again.")
            finally:
                await target.close()
    finally:
        shutil.rmtree(folder)
    return moved


def _state_of(file: Path) -> list[tuple[int, int]]:
    """Return the times and sizes of the file and its log, which change when somebody writes."""
    parts = [Path(f"{file}{ending}") for ending in ("", "-wal")]
    return [(part.stat().st_mtime_ns, part.stat().st_size) for part in parts if part.exists()]


def _newest_copy(file: Path, folder: Path) -> Path:
    """Return a copy in the newest schema, whatever version of the bot wrote the file."""
    with explained(file):
        copy = copied(file, beside=folder / file.name, is_still=True)
        with closing(read_only(copy)) as connection:
            if revision_in(connection) is None:
                raise StorageUnusable(f"{file} is a database, but none that the bot has made.")
    with migrating(file):
        engine = create_engine(f"sqlite:///{copy}")
        with engine.begin() as connection:
            connection.exec_driver_sql("PRAGMA foreign_keys = OFF")
            upgrade(connection)
        engine.dispose()
    return copy


async def _expect_empty(target: asyncpg.Connection, url: str) -> None:
    place = place_of(url)
    others = await target.fetchval(
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name = $1"
        " AND pid <> pg_backend_pid()",
        APPLICATION,
    )
    if others:
        raise MoveRefused(f"A bot runs on this server already: {place}. Stop it first. Nothing was moved.")
    names = ", ".join(f'"{table.name}"' for table in metadata.sorted_tables)
    # A process that starts meanwhile waits, and then finds everything or nothing.
    await target.execute(f"LOCK TABLE {names} IN ACCESS EXCLUSIVE MODE")
    for table in _TABLES:
        if await target.fetchval(f'SELECT 1 FROM "{table.name}" LIMIT 1') is not None:  # noqa: S608 - our own names
            raise MoveRefused(
                f"{place} is not empty: there are rows in its table '{table.name}'. Nothing was moved. Make a new"
                " database and name it with DATABASE_URL."
            )


async def _move_or_say_why(here: sqlite3.Connection, target: asyncpg.Connection, progress: Progress) -> Moved:
    try:
        return await _move(here, target, progress)
    except asyncpg.PostgresError as error:
        if why(error) is not None:
            raise
        # The server's message may contain the value.
        raise MoveRefused(
            f"The server does not take something of it ({error.sqlstate}). Nothing was moved. Please report this."
        ) from None


async def _move(here: sqlite3.Connection, target: asyncpg.Connection, progress: Progress) -> Moved:
    moved = {}
    for table in _TABLES:
        moved[table.name] = await _copy(here, target, table, progress)
    for name in _COUNTED:
        await _go_on_counting(here, target, name)
    for table in _TABLES:
        progress(f"comparing {table.name}", 0, moved[table.name])
        there = await _fingerprint_there(target, table)
        if _fingerprint(chain.from_iterable(_rows_here(here, table))) != there:
            raise MoveRefused(
                f"What arrived of the table '{table.name}' is not what was sent. Nothing was moved. Please report this."
            )
        progress(f"comparing {table.name}", moved[table.name], moved[table.name])
    matches, undecodable = await _decode_all(target, moved["snapshots"], progress)
    return Moved(moved, matches, undecodable)


# ------------------------------------------------------------------------------------------------------- copying


def _rows_here(here: sqlite3.Connection, table: Table) -> Iterator[list[tuple[Any, ...]]]:
    """Yield the rows in batches."""
    columns = list(table.columns)
    names = ", ".join(f'"{column.name}"' for column in columns)
    cursor = here.execute(f'SELECT {names} FROM "{table.name}"')  # noqa: S608 - our own names
    while found := cursor.fetchmany(_AT_ONCE):
        yield [tuple(map(_value, columns, row)) for row in found]


def _value(column: Column[Any], value: Any) -> Any:
    """Return the value as PostgreSQL takes it: SQLite has no booleans of its own."""
    return bool(value) if isinstance(column.type, Boolean) and value is not None else value


async def _copy(
    here: sqlite3.Connection, target: asyncpg.Connection, table: Table, progress: Progress
) -> int:
    [[whole]] = here.execute(f'SELECT count(*) FROM "{table.name}"').fetchall()  # noqa: S608 - our own names
    names, done = [column.name for column in table.columns], 0
    progress(f"moving {table.name}", 0, whole)
    for batch in _rows_here(here, table):
        await target.copy_records_to_table(table.name, records=batch, columns=names)
        done += len(batch)
        progress(f"moving {table.name}", done, whole)
    return done


async def _go_on_counting(here: sqlite3.Connection, target: asyncpg.Connection, table: str) -> None:
    """Set the sequence to the highest number ever given, even if its row is gone."""
    found = here.execute("SELECT seq FROM sqlite_sequence WHERE name = ?", (table,)).fetchall()
    for (highest,) in found:
        await target.execute("SELECT setval(pg_get_serial_sequence($1, 'id'), $2)", table, highest)


# ----------------------------------------------------------------------------------------------------- comparing


def _fingerprint(found: Iterable[Sequence[Any]]) -> tuple[int, int]:
    """Return the number of rows, and a hash of their values that does not depend on their order."""
    count = total = 0
    for row in found:
        count += 1
        total += int.from_bytes(hashlib.sha256(_encode(tuple(row))).digest(), "big")
    return count, total % 2**256


async def _fingerprint_there(target: asyncpg.Connection, table: Table) -> tuple[int, int]:
    names = ", ".join(f'"{column.name}"' for column in table.columns)
    count = total = 0
    async for batch in _read(target, f'SELECT {names} FROM "{table.name}"'):  # noqa: S608 - our own names
        some, part = _fingerprint([tuple(row) for row in batch])
        count, total = count + some, (total + part) % 2**256
    return count, total


async def _read(target: asyncpg.Connection, query: str) -> AsyncIterator[list[Any]]:
    cursor = await target.cursor(query)
    while found := await cursor.fetch(_AT_ONCE):
        yield found


async def _decode_all(
    target: asyncpg.Connection, whole: int, progress: Progress
) -> tuple[int, tuple[int, ...]]:
    """Decode every match; return how many are intact, and the tables of those that are not.

    Intact: the snapshot can be read, and is the state that the last action led to.
    """
    matches, undecodable = 0, []
    progress("reading matches", 0, whole)
    async for batch in _read(target, _MATCHES):
        for row in batch:
            if _is_whole(row):
                matches += 1
            else:
                undecodable.append(row["id"])
        progress("reading matches", matches + len(undecodable), whole)
    return matches, tuple(sorted(undecodable))


_MATCHES: Final = (
    "SELECT tables.id, tables.rules, snapshots.state, actions.state_hash, actions.schema FROM snapshots"
    " JOIN tables ON tables.id = snapshots.table_id"
    " LEFT JOIN actions ON actions.table_id = tables.id AND actions.version = tables.version"
)


def _is_whole(row: Any) -> bool:
    try:
        state = decode_state(row["state"], decode_rules(row["rules"]))
    except ValueError:
        return False
    # Hashes of another schema cannot be compared.
    return bool(row["schema"] != SCHEMA_VERSION or state_hash(state) == row["state_hash"])
