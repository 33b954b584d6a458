"""The first schema: tables, seats, snapshots, actions, log, requests, drafts, notices, deadlines.

Revision ID: 0001
Revises:
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Create all tables."""
    op.create_table(
        "tables",
        sa.Column("id", NUMBER, autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("thread_id", sa.BigInteger(), nullable=True),
        sa.Column("board_message_id", sa.BigInteger(), nullable=True),
        sa.Column("title", sa.String(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("host_id", sa.BigInteger(), nullable=False),
        sa.Column("rules", sa.LargeBinary(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("turn_since", sa.BigInteger(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("told", sa.Integer(), nullable=False),
        sa.Column("turn", sa.String(), nullable=False),
        sa.Column("turn_version", sa.Integer(), nullable=False),
        sa.Column("board_version", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    op.create_index("ix_tables_channel", "tables", ["channel_id"], unique=False)
    op.create_index("ix_tables_guild_status", "tables", ["guild_id", "status"], unique=False)
    op.create_index("ix_tables_thread", "tables", ["thread_id"], unique=False)
    op.create_table(
        "actions",
        sa.Column("table_id", NUMBER, nullable=False),
        sa.Column("version", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("actor_id", sa.BigInteger(), nullable=True),
        sa.Column("action", sa.LargeBinary(), nullable=False),
        sa.Column("state_hash", sa.String(), nullable=False),
        sa.Column("schema", sa.Integer(), nullable=False),
        sa.Column("engine", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_actions_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "version", name=op.f("pk_actions")),
    )
    op.create_table(
        "deadlines",
        sa.Column("table_id", NUMBER, nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("turn", sa.String(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_deadlines_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "kind", name=op.f("pk_deadlines")),
    )
    op.create_index("ix_deadlines_due", "deadlines", ["due"], unique=False)
    op.create_table(
        "drafts",
        sa.Column("table_id", NUMBER, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("draft", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_drafts_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "user_id", name=op.f("pk_drafts")),
    )
    op.create_table(
        "log",
        sa.Column("table_id", NUMBER, nullable=False),
        sa.Column("version", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("position", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("audience", sa.Integer(), nullable=True),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("event", sa.LargeBinary(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_log_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "version", "position", name=op.f("pk_log")),
    )
    op.create_table(
        "notices",
        sa.Column("id", NUMBER, nullable=False),
        sa.Column("table_id", NUMBER, nullable=False),
        sa.Column("coalesce_key", sa.String(), nullable=True),
        sa.Column("notice", sa.LargeBinary(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("not_before", sa.BigInteger(), nullable=False),
        sa.Column("attempts", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("given_up", sa.String(), nullable=True),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_notices_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_notices")),
        sqlite_autoincrement=True,
    )
    op.create_index(
        "ix_notices_coalesce",
        "notices",
        ["coalesce_key"],
        unique=False,
        sqlite_where=sa.text("coalesce_key IS NOT NULL"),
        postgresql_where=sa.text("coalesce_key IS NOT NULL"),
    )
    op.create_index(
        "ix_notices_waiting",
        "notices",
        ["table_id", "id"],
        unique=False,
        sqlite_where=sa.text("given_up IS NULL"),
        postgresql_where=sa.text("given_up IS NULL"),
    )
    op.create_table(
        "requests",
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("table_id", NUMBER, nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_requests_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_requests")),
    )
    op.create_index("ix_requests_at", "requests", ["at"], unique=False)
    op.create_table(
        "seats",
        sa.Column("table_id", NUMBER, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("computer", sa.String(), nullable=True),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("joined", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_seats_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_seats")),
        sa.UniqueConstraint("table_id", "user_id", name=op.f("uq_seats_table_id")),
    )
    op.create_index("ix_seats_user", "seats", ["user_id"], unique=False)
    op.create_table(
        "snapshots",
        sa.Column("table_id", NUMBER, nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("state", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_snapshots_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_snapshots")),
    )


def downgrade() -> None:
    """Raise NotImplementedError: nothing precedes the first schema."""
    raise NotImplementedError
