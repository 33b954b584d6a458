"""Daily deals: their schedules by server, and the votes on them. Also the hints among the terms of a table.

Revision ID: 0009
Revises: 0008
"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add both tables, empty: the daily deal is off until an admin chooses a channel."""
    op.create_table(
        "daily",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=True),
        sa.Column("schedule", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name=op.f("pk_daily")),
    )
    op.create_index(
        "ix_daily_due",
        "daily",
        ["due"],
        sqlite_where=sa.text("due IS NOT NULL"),
        postgresql_where=sa.text("due IS NOT NULL"),
    )
    op.create_table(
        "daily_votes",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("day", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("card", sa.Integer(), nullable=False),
        sa.Column("streak", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "day", "user_id", name=op.f("pk_daily_votes")),
    )
    op.create_index("ix_daily_votes_user", "daily_votes", ["user_id"])


def downgrade() -> None:
    """Remove both with all that is in them."""
    op.drop_table("daily_votes")
    op.drop_table("daily")
