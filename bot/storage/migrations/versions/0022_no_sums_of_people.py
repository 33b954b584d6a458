"""No sums of people's rounds: they are computed when they are asked for.

Revision ID: 0022
Revises: 0021
"""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None

_INDEXES = (
    ("ix_played_rounds_points", "points", "points > 0", "points > 0"),
    ("ix_played_rounds_pile", "largest_pile", "largest_pile > 0", "largest_pile > 0"),
    ("ix_played_rounds_exit", "turns", "went_out = 1", "went_out"),
)
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
_MONTH = {
    "sqlite": "CAST(strftime('%Y%m', at / 1000000, 'unixepoch') AS INTEGER)",
    "postgresql": "CAST(to_char(to_timestamp(at / 1000000) AT TIME ZONE 'UTC', 'YYYYMM') AS INTEGER)",
}
_SUMS = """
    INSERT INTO round_sums (guild_id, user_id, month, preset, rounds, points, best, worst, matches, won,
        natural_canastas, mixed_canastas, other_canastas, piles, went_out, concealed, fewest_turns, largest_pile)
    SELECT guild_id, user_id, {month}, preset, count(*), sum(points), max(points), min(points),
        sum(CASE WHEN ends_match THEN 1 ELSE 0 END), sum(CASE WHEN won THEN 1 ELSE 0 END), sum(natural_canastas),
        sum(mixed_canastas), sum(other_canastas), sum(piles), sum(CASE WHEN went_out THEN 1 ELSE 0 END),
        sum(CASE WHEN concealed THEN 1 ELSE 0 END), min(CASE WHEN went_out AND turns > 0 THEN turns END),
        max(largest_pile)
    FROM played_rounds GROUP BY guild_id, user_id, {month}, preset
"""


def upgrade() -> None:
    """Drop the sums, and add the moment to the indexes of records."""
    op.drop_table("round_sums")
    _index_anew("at")


def downgrade() -> None:
    """Sum the rounds again."""
    _index_anew()
    op.create_table(
        "round_sums",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("month", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("preset", sa.String(), nullable=False),
        *(sa.Column(name, sa.Integer(), nullable=False) for name in _COUNTS),
        sa.Column("fewest_turns", sa.Integer(), nullable=True),
        sa.Column("largest_pile", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "user_id", "month", "preset", name=op.f("pk_round_sums")),
    )
    op.create_index("ix_round_sums_user", "round_sums", ["user_id"])
    op.execute(_SUMS.format(month=_MONTH[op.get_bind().dialect.name]))


def _index_anew(*more: str) -> None:
    for name, column, sqlite, postgresql in _INDEXES:
        op.drop_index(name, table_name="played_rounds")
        op.create_index(
            name,
            "played_rounds",
            ["guild_id", "user_id", column, *more],
            sqlite_where=sa.text(sqlite),
            postgresql_where=sa.text(postgresql),
        )
