"""Databases as the version before left them."""

from alembic.migration import MigrationContext
from alembic.operations import Operations
from sqlalchemy import Connection

from bot.storage.migrations import REVISIONS, scripts


def take_back_to_first(connection: Connection) -> None:
    """Take all steps back to the first schema."""
    while take_back(connection) != REVISIONS[0]:
        pass


def take_back(connection: Connection) -> str:
    """Take the newest step back; return the number of the schema that was before it."""
    context = MigrationContext.configure(connection)
    newest = scripts().get_revision(context.get_current_revision() or "head")
    assert newest is not None
    before = str(newest.down_revision)
    with Operations.context(context):
        newest.module.downgrade()
    context.stamp(scripts(), before)
    return before
