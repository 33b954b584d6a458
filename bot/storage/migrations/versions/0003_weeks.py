"""Clocks, pauses, substitutes, standing orders, settings, the admin log, and the bot's periods of absence.

Revision ID: 0003
Revises: 0002
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Add these tables and columns; existing tables go on without a clock."""
    op.add_column("tables", sa.Column("more", sa.LargeBinary()))
    op.add_column("seats", sa.Column("more", sa.LargeBinary()))
    op.add_column("house_rules", sa.Column("terms", sa.LargeBinary()))
    op.add_column("actions", sa.Column("returns_to", sa.Integer()))
    for told in ("actions", "log"):
        op.add_column(
            told, sa.Column("by_computer", sa.Boolean(), server_default=sa.text("false"), nullable=False)
        )
    for whose, key in (("players", "user_id"), ("guilds", "guild_id")):
        op.create_table(
            whose,
            sa.Column(key, sa.BigInteger(), autoincrement=False, nullable=False),
            sa.Column("revision", sa.Integer(), nullable=False),
            sa.Column("settings", sa.LargeBinary(), nullable=False),
            sa.PrimaryKeyConstraint(key, name=op.f(f"pk_{whose}")),
        )
    op.create_table(
        "orders",
        sa.Column("table_id", NUMBER, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("orders", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_orders_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "user_id", name=op.f("pk_orders")),
    )
    op.create_table(
        "admin_log",
        sa.Column("id", NUMBER, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("actor_id", sa.BigInteger(), nullable=False),
        sa.Column("did", sa.String(), nullable=False),
        sa.Column("table_id", NUMBER),
        sa.Column("facts", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_admin_log")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_admin_log_guild", "admin_log", ["guild_id", "id"])
    op.create_table(
        "alive",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_alive")),
    )
    op.create_table(
        "away",
        sa.Column("begun", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("begun", name=op.f("pk_away")),
    )
    op.create_index("ix_away_ended", "away", ["ended"])


def downgrade() -> None:
    """Remove these tables and columns."""
    for added in ("away", "alive", "admin_log", "orders", "guilds", "players"):
        op.drop_table(added)
    for told in ("log", "actions"):
        op.drop_column(told, "by_computer")
    op.drop_column("actions", "returns_to")
    op.drop_column("house_rules", "terms")
    op.drop_column("seats", "more")
    op.drop_column("tables", "more")
