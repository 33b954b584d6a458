"""Roles for places on ladders.

Revision ID: 0020
Revises: 0019
"""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table, empty."""
    op.create_table(
        "rank_roles",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=True),
        sa.Column("roles", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name=op.f("pk_rank_roles")),
    )
    op.create_index(
        "ix_rank_roles_due",
        "rank_roles",
        ["due"],
        sqlite_where=sa.text("due IS NOT NULL"),
        postgresql_where=sa.text("due IS NOT NULL"),
    )


def downgrade() -> None:
    """Remove it with all that is in it."""
    op.drop_table("rank_roles")
