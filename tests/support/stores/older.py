"""Databases as the version before left them."""

from alembic.migration import MigrationContext
from alembic.operations import Operations
from sqlalchemy import Connection

from bot.storage.migrations import scripts


def take_back(connection: Connection, to: str | None = None) -> str:
    """Take the newest step back, or all after the schema of this number; return the number of the schema there is then."""
    context = MigrationContext.configure(connection)
    step = scripts().get_revision("head")
    while step is not None:
        before = str(step.down_revision)
        with Operations.context(context):
            step.module.downgrade()
        context.stamp(scripts(), before)
        if to in {None, before}:
            return before
        step = scripts().get_revision(before)
    raise LookupError(to)
