"""Bringing a database to the newest schema: Alembic, configured here and not by a file.

Versions of the bot with the same schema may run beside each other. So what an older version could not read, or would lose when
it writes it again, needs a revision of its own, be it an empty one.
"""

from pathlib import Path

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext, RevisionStep
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from bot.storage.schema import metadata

_HERE = Path(__file__).parent


def scripts() -> ScriptDirectory:
    """The revisions that this version of the bot knows."""
    return ScriptDirectory(str(_HERE))


def upgrade(connection: Connection) -> None:
    """Apply what is missing, inside the transaction the caller holds; nothing happens on the newest schema.

    The caller's transaction is also the lock: of two processes that start together, the second one waits and then
    finds nothing to do.
    """
    script = scripts()

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


def revision_of(connection: Connection) -> str | None:
    """The revision a database has, None before the first."""
    return MigrationContext.configure(connection).get_current_revision()
