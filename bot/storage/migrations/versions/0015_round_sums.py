"""Sums of finished rounds, kept with each round.

Revision ID: 0015
Revises: 0014
"""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None

_COUNTS = (
    "rounds",
    "points",
    "best",
    "worst",
    "matches",
    "won",
    "natural_canastas",
    "mixed_canastas",
    "other_canastas",
    "piles",
    "went_out",
    "concealed",
)
_SUMS = """
    INSERT INTO round_sums (guild_id, user_id, preset, rounds, points, best, worst, matches, won, natural_canastas,
        mixed_canastas, other_canastas, piles, went_out, concealed)
    SELECT guild_id, user_id, preset, count(*), sum(points), max(points), min(points),
        sum(CASE WHEN ends_match THEN 1 ELSE 0 END), sum(CASE WHEN won THEN 1 ELSE 0 END), sum(natural_canastas),
        sum(mixed_canastas), sum(other_canastas), sum(piles), sum(CASE WHEN went_out THEN 1 ELSE 0 END),
        sum(CASE WHEN concealed THEN 1 ELSE 0 END)
    FROM played_rounds GROUP BY guild_id, user_id, preset
"""
_COMPANIONS = """
    INSERT INTO companions (guild_id, user_id, preset, other_id, is_partner, rounds, matches, won, lost)
    SELECT own.guild_id, own.user_id, own.preset, other.user_id, own.side = other.side, count(*),
        sum(CASE WHEN own.ends_match THEN 1 ELSE 0 END), sum(CASE WHEN own.won THEN 1 ELSE 0 END),
        sum(CASE WHEN other.won THEN 1 ELSE 0 END)
    FROM played_rounds AS own JOIN played_rounds AS other
        ON other.table_id = own.table_id AND other.round = own.round AND other.user_id != own.user_id
    GROUP BY own.guild_id, own.user_id, own.preset, other.user_id, own.side = other.side
"""


def upgrade() -> None:
    """Add both tables with the sums of the rounds that are there."""
    op.create_table(
        "round_sums",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("preset", sa.String(), nullable=False),
        *(sa.Column(name, sa.Integer(), nullable=False) for name in _COUNTS),
        sa.PrimaryKeyConstraint("guild_id", "user_id", "preset", name=op.f("pk_round_sums")),
    )
    op.create_index("ix_round_sums_user", "round_sums", ["user_id"])
    op.create_table(
        "companions",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("preset", sa.String(), nullable=False),
        sa.Column("other_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("is_partner", sa.Boolean(), autoincrement=False, nullable=False),
        *(sa.Column(name, sa.Integer(), nullable=False) for name in ("rounds", "matches", "won", "lost")),
        sa.PrimaryKeyConstraint(
            "guild_id", "user_id", "preset", "other_id", "is_partner", name=op.f("pk_companions")
        ),
    )
    op.create_index("ix_companions_user", "companions", ["user_id"])
    op.create_index("ix_companions_other", "companions", ["other_id"])
    op.execute(_SUMS)
    op.execute(_COMPANIONS)


def downgrade() -> None:
    """Remove both: they follow from the rounds."""
    op.drop_table("companions")
    op.drop_table("round_sums")
