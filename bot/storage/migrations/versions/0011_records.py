"""Turns and piles of finished rounds, and the members who take part, for the records of a server.

Revision ID: 0011
Revises: 0010
"""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns with zeros: ``python -m bot recount`` fills them for earlier rounds."""
    for name in ("turns", "largest_pile"):
        op.add_column(
            "played_rounds", sa.Column(name, sa.Integer(), nullable=False, server_default=sa.text("0"))
        )
    op.create_index("ix_played_rounds_points", "played_rounds", ["guild_id", "user_id", "points"])
    piles = sa.text("largest_pile > 0")
    op.create_index(
        "ix_played_rounds_pile",
        "played_rounds",
        ["guild_id", "user_id", "largest_pile"],
        sqlite_where=piles,
        postgresql_where=piles,
    )
    for name, column, condition in (
        ("exit", "turns", "went_out"),
        ("concealed", "at", "concealed"),
        ("match", "round", "ends_match"),
    ):
        only: dict[str, Any] = {
            "sqlite_where": sa.text(f"{condition} = 1"),
            "postgresql_where": sa.text(condition),
        }
        op.create_index(f"ix_played_rounds_{name}", "played_rounds", ["guild_id", "user_id", column], **only)
    op.create_table(
        "participants",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "user_id", name=op.f("pk_participants")),
    )
    op.create_index("ix_participants_user", "participants", ["user_id"])


def downgrade() -> None:
    """Remove them: the log has everything that is counted here, but nobody takes part any more."""
    op.drop_table("participants")
    for name in ("match", "concealed", "exit", "pile", "points"):
        op.drop_index(f"ix_played_rounds_{name}", table_name="played_rounds")
    with op.batch_alter_table("played_rounds") as table:
        table.drop_column("largest_pile")
        table.drop_column("turns")
