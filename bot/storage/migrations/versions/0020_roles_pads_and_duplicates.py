"""Roles for places on ladders, people of score pads, and duplicates.

Revision ID: 0020
Revises: 0019
"""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None

_NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Add the tables, empty; no result so far is one of a duplicate."""
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
    op.create_table(
        "shared_deals",
        sa.Column("tournament_id", _NUMBER, autoincrement=False, nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("commitment", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(
            ["tournament_id"],
            ["tournaments.id"],
            name=op.f("fk_shared_deals_tournament_id_tournaments"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tournament_id", name=op.f("pk_shared_deals")),
    )
    op.add_column(
        "match_results",
        sa.Column("is_duplicate", sa.Boolean(), server_default=sa.text("false"), nullable=False),
    )


def downgrade() -> None:
    """Remove them with all that is in them; results of duplicates count as those of matches."""
    op.drop_column("match_results", "is_duplicate")
    for table in ("shared_deals", "real_rounds", "pad_people", "rank_roles"):
        op.drop_table(table)
