"""Finished rounds of people, for their statistics.

Revision ID: 0010
Revises: 0009
"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Add the table, empty: ``python -m bot recount`` fills it with the rounds of earlier matches."""
    op.create_table(
        "played_rounds",
        sa.Column("table_id", NUMBER, autoincrement=False, nullable=False),
        sa.Column("round", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("preset", sa.String(), nullable=False),
        sa.Column("side", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("ahead", sa.Integer(), nullable=False),
        sa.Column("natural_canastas", sa.Integer(), nullable=False),
        sa.Column("mixed_canastas", sa.Integer(), nullable=False),
        sa.Column("other_canastas", sa.Integer(), nullable=False),
        sa.Column("piles", sa.Integer(), nullable=False),
        sa.Column("went_out", sa.Boolean(), nullable=False),
        sa.Column("concealed", sa.Boolean(), nullable=False),
        sa.Column("ends_match", sa.Boolean(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "round", "user_id", name=op.f("pk_played_rounds")),
    )
    op.create_index(
        "ix_played_rounds_guild_user", "played_rounds", ["guild_id", "user_id", "at"], unique=False
    )


def downgrade() -> None:
    """Remove it: the log has everything that is counted here."""
    op.drop_index("ix_played_rounds_guild_user", table_name="played_rounds")
    op.drop_table("played_rounds")
