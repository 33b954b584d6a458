"""Databases as the version before left them."""

from alembic.migration import MigrationContext
from alembic.operations import Operations
from sqlalchemy import Connection

from bot.storage.migrations import scripts


def take_back(connection: Connection) -> str:
    """Take the newest step back; return the number of the schema that was before it."""
    newest = scripts().get_revision("head")
    assert newest is not None
    before = str(newest.down_revision)
    context = MigrationContext.configure(connection)
    with Operations.context(context):
        newest.module.downgrade()
    context.stamp(scripts(), before)
    return before
