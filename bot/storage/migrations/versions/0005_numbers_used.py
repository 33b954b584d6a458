"""The highest number that a deleted table had.

Revision ID: 0005
Revises: 0004
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Add the table, empty: no table has been deleted before this revision."""
    op.create_table(
        "numbers_used",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("table_id", NUMBER, nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_numbers_used")),
    )


def downgrade() -> None:
    """Remove it: numbers of deleted tables may be given again."""
    op.drop_table("numbers_used")
