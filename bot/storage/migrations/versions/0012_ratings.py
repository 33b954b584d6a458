"""Results of rated matches, and the ratings that follow from them.

Revision ID: 0012
Revises: 0011
"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Add both tables, empty: ``python -m bot recount`` rates the matches that are over."""
    op.create_table(
        "match_results",
        sa.Column("table_id", NUMBER, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("family", sa.String(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("team", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_match_results")),
    )
    op.create_index("ix_match_results_order", "match_results", ["guild_id", "family", "at", "table_id"])
    op.create_index("ix_match_results_user", "match_results", ["user_id", "guild_id"])
    op.create_table(
        "ratings",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("family", sa.String(), nullable=False),
        sa.Column("season", sa.String(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.Column("won", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "family", "season", "user_id", name=op.f("pk_ratings")),
    )
    op.create_index("ix_ratings_user", "ratings", ["user_id", "guild_id"])


def downgrade() -> None:
    """Remove both: the log has everything that is counted here."""
    op.drop_table("ratings")
    op.drop_table("match_results")
