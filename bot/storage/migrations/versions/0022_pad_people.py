"""People of score pads, and rounds with real cards in statistics.

Revision ID: 0022
Revises: 0021
"""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None

_NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Add both tables, empty."""
    op.create_table(
        "pad_people",
        sa.Column("pad_id", _NUMBER, autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("side", sa.Integer(), nullable=False),
        sa.Column("answer", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("pad_id", "user_id", name=op.f("pk_pad_people")),
    )
    op.create_index("ix_pad_people_user", "pad_people", ["user_id"])
    op.create_table(
        "real_rounds",
        sa.Column("pad_id", _NUMBER, autoincrement=False, nullable=False),
        sa.Column("round", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("preset", sa.String(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("natural_canastas", sa.Integer(), nullable=False),
        sa.Column("mixed_canastas", sa.Integer(), nullable=False),
        sa.Column("other_canastas", sa.Integer(), nullable=False),
        sa.Column("ends_match", sa.Boolean(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("pad_id", "round", "user_id", name=op.f("pk_real_rounds")),
    )
    op.create_index("ix_real_rounds_user", "real_rounds", ["user_id", "guild_id"])


def downgrade() -> None:
    """Remove them with all that is in them."""
    op.drop_table("real_rounds")
    op.drop_table("pad_people")
