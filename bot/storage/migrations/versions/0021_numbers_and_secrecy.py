"""Counters of numbers, and a column that says which tables of a duplicate are still secret.

Revision ID: 0021
Revises: 0020
"""

from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None

_NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
_tables = sa.table(
    "tables", sa.column("id"), sa.column("is_confidential", sa.Boolean), sa.column("more", sa.LargeBinary)
)


def upgrade() -> None:
    """Begin the counters after every number that is there or is still named, and fill the column from the records."""
    connection = op.get_bind()
    op.add_column(
        "tables", sa.Column("is_confidential", sa.Boolean(), server_default=sa.text("false"), nullable=False)
    )
    named = 0
    for number, stored in connection.execute(sa.select(_tables.c.id, _tables.c.more)).all():
        more = _decoded(stored)
        named = max(named, more.get("tournament") or 0)
        if more.pop("is_confidential", False):
            _put(number, more, is_confidential=True)
    last = {
        kind: connection.scalar(sa.text(f"SELECT max({column}) FROM {table}")) or 0  # noqa: S608 - our own names
        for kind, column, table in (
            ("table", "id", "tables"),
            ("deleted", "table_id", "numbers_used"),
            ("tournament", "id", "tournaments"),
            ("evening", "id", "evenings"),
        )
    }
    last["table"] = max(last["table"], last.pop("deleted"))
    last["tournament"] = max(last["tournament"], named)
    op.drop_table("numbers_used")
    fresh = op.create_table(
        "numbers_used",
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("number", _NUMBER, nullable=False),
        sa.PrimaryKeyConstraint("kind", name=op.f("pk_numbers_used")),
    )
    op.bulk_insert(fresh, [{"kind": kind, "number": number} for kind, number in last.items() if number])


def downgrade() -> None:
    """Put the column back into the records; numbers of tournaments and evenings may be given again."""
    connection = op.get_bind()
    for number, stored in connection.execute(
        sa.select(_tables.c.id, _tables.c.more).where(_tables.c.is_confidential)
    ).all():
        _put(number, {**_decoded(stored), "is_confidential": True}, is_confidential=True)
    op.drop_column("tables", "is_confidential")
    last = connection.scalar(sa.text("SELECT number FROM numbers_used WHERE kind = 'table'"))
    op.drop_table("numbers_used")
    before = op.create_table(
        "numbers_used",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("table_id", _NUMBER, nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_numbers_used")),
    )
    if last:
        op.bulk_insert(before, [{"id": 1, "table_id": last}])


def _decoded(stored: bytes | None) -> dict[str, Any]:
    return {} if stored is None else msgspec.msgpack.decode(stored)


def _put(number: int, more: dict[str, Any], *, is_confidential: bool) -> None:
    op.execute(
        sa.update(_tables)
        .where(_tables.c.id == number)
        .values(is_confidential=is_confidential, more=msgspec.msgpack.encode(more) if more else None)
    )
