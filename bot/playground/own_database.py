"""A temporary database for one playground on a PostgreSQL server; the database in the address is not touched."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

import asyncpg

from bot.storage.postgres.engine import connect, explained
from bot.storage.troubles import StorageUnusable, place_of


@asynccontextmanager
async def own_database(url: str) -> AsyncIterator[str]:
    """Make a new database on this server and yield its address; remove it at the end.

    Raises:
        SystemExit: with what is wrong.
    """
    if not url.startswith(("postgresql://", "postgres://")):
        raise SystemExit("DATABASE_URL must begin with postgresql:// for the playground.")
    name = f"canasta_playground_{secrets.token_hex(4)}"
    try:
        await _tell(url, f"CREATE DATABASE {name}")
    except asyncpg.InsufficientPrivilegeError:
        raise SystemExit(
            f"{place_of(url)} cannot be used: the playground makes a database of its own on that server, for which"
            " the user needs the right CREATEDB."
        ) from None
    except StorageUnusable as unusable:
        raise SystemExit(str(unusable)) from None
    try:
        yield _renamed(url, name)
    finally:
        await _tell(url, f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")


async def _tell(url: str, statement: str) -> None:
    with explained(url):
        connection = await connect(url)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


def _renamed(url: str, name: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}/{name}" + (f"?{parts.query}" if parts.query else "")
