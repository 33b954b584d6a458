"""Migrations of the database to the newest schema: Alembic, configured here instead of by a file.

Versions of the bot with the same schema may run side by side. So a stored value that an older version could not read,
or would lose when it writes it again, needs a revision of its own, even an empty one.

Alembic takes a tenth of the memory of a small bot, so it is imported only where a schema has to be changed: which
revisions exist is read from the names of their files.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, column, inspect, select, table

from bot.storage.schema import metadata

if TYPE_CHECKING:
    from alembic.runtime.migration import MigrationContext, RevisionStep
    from alembic.script import ScriptDirectory

_HERE: Final = Path(__file__).parent
_VERSION_TABLE: Final = "alembic_version"

REVISIONS: Final = tuple(sorted(file.name.partition("_")[0] for file in _HERE.glob("versions/[0-9]*_*.py")))
"""The numbers of the revisions that this version of the bot knows, in order."""
_KNOWS_OLDER: Final = "f125a67a"
"""The last commit that migrates what came before the first of them, to that first one."""


def scripts() -> ScriptDirectory:
    """Return the revisions that this version of the bot knows."""
    from alembic.script import ScriptDirectory  # noqa: PLC0415

    return ScriptDirectory(str(_HERE))


def upgrade(connection: Connection) -> None:
    """Make the tables of a new database, or apply the missing revisions; do nothing on the newest schema.

    The caller's transaction is also the lock: of two processes that start together, the second one waits and then finds
    nothing to do.
    """
    found = revision_of(connection)
    if found == REVISIONS[-1]:
        return

    from alembic.config import Config  # noqa: PLC0415
    from alembic.runtime.environment import EnvironmentContext  # noqa: PLC0415
    from alembic.runtime.migration import MigrationContext  # noqa: PLC0415

    script = scripts()
    if found is None:
        metadata.create_all(connection, checkfirst=False)
        MigrationContext.configure(connection).stamp(script, REVISIONS[-1])
        return

    def missing(revision: str, _context: MigrationContext) -> list[RevisionStep]:
        return script._upgrade_revs("head", revision)  # noqa: SLF001 - what alembic.command.upgrade does, without its printing

    with EnvironmentContext(Config(), script, fn=missing) as environment:
        environment.configure(
            connection=connection,
            target_metadata=metadata,
            render_as_batch=True,
            transaction_per_migration=False,
        )
        with environment.begin_transaction():
            environment.run_migrations()


def is_newer(revision: str | None) -> bool:
    """Return whether a newer version of the bot wrote a database of this revision."""
    return revision is not None and revision not in REVISIONS and revision > REVISIONS[0]


def refusal(revision: str | None, backup: str) -> str | None:
    """Return why this version of the bot does not know a database of this revision, and what to do; None if it does.

    ``backup`` says what of this version can be brought back.
    """
    if revision is None or revision in REVISIONS:
        return None
    if is_newer(revision):
        return (
            f"was written by a newer version of the bot (its schema is {revision}). It was left as it is. Install that"
            f" version again, or bring back {backup}."
        )
    return (
        f"has a schema from before the first version of the bot ({revision}), which this version cannot migrate. It was"
        f" left as it is. Start the bot of the commit {_KNOWS_OLDER} on it once, which brings it to schema"
        f" {REVISIONS[0]}, then this one."
    )


def revision_of(connection: Connection) -> str | None:
    """Return the revision of a database, None before the first."""
    if not inspect(connection).has_table(_VERSION_TABLE):
        return None
    found: str | None = connection.scalar(select(column("version_num")).select_from(table(_VERSION_TABLE)))
    return found
