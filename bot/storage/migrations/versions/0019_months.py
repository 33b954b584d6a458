"""Sums of finished rounds by month and year, and those of servers.

Revision ID: 0019
Revises: 0018
"""

from datetime import UTC, datetime, timedelta

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
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
_ROUNDS = "(SELECT played_rounds.*, {month} AS month FROM played_rounds)"
_SUMS = """
    INSERT INTO round_sums (guild_id, user_id, {month} preset, rounds, points, best, worst, matches, won,
        natural_canastas, mixed_canastas, other_canastas, piles, went_out, concealed {more})
    SELECT guild_id, user_id, {month} preset, count(*), sum(points), max(points), min(points),
        sum(CASE WHEN ends_match THEN 1 ELSE 0 END), sum(CASE WHEN won THEN 1 ELSE 0 END), sum(natural_canastas),
        sum(mixed_canastas), sum(other_canastas), sum(piles), sum(CASE WHEN went_out THEN 1 ELSE 0 END),
        sum(CASE WHEN concealed THEN 1 ELSE 0 END) {values}
    FROM {rounds} GROUP BY guild_id, user_id, {month} preset
"""
_COMPANIONS = """
    INSERT INTO companions (guild_id, user_id, {year} preset, other_id, is_partner, rounds, matches, won, lost)
    SELECT own.guild_id, own.user_id, {year_of} own.preset, other.user_id, own.side = other.side, count(*),
        sum(CASE WHEN own.ends_match THEN 1 ELSE 0 END), sum(CASE WHEN own.won THEN 1 ELSE 0 END),
        sum(CASE WHEN other.won THEN 1 ELSE 0 END)
    FROM {rounds} AS own JOIN played_rounds AS other
        ON other.table_id = own.table_id AND other.round = own.round AND other.user_id != own.user_id
    GROUP BY own.guild_id, own.user_id, {year_of} own.preset, other.user_id, own.side = other.side
"""
_SERVERS = """
    INSERT INTO server_sums (guild_id, month, preset, rounds, matches)
    SELECT guild_id, month, preset, count(*), sum(CASE WHEN ends_match THEN 1 ELSE 0 END)
    FROM (SELECT DISTINCT guild_id, month, preset, table_id, round, ends_match FROM {rounds}) AS once
    GROUP BY guild_id, month, preset
"""


def upgrade() -> None:
    """Sum the rounds that are there by month; nothing else is changed."""
    _drop()
    _create_sums(
        [sa.Column("month", sa.Integer(), autoincrement=False, nullable=False)],
        [
            sa.Column("fewest_turns", sa.Integer(), nullable=True),
            sa.Column("largest_pile", sa.Integer(), nullable=False),
        ],
    )
    _create_companions([sa.Column("year", sa.Integer(), autoincrement=False, nullable=False)])
    op.create_table(
        "server_sums",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("month", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("preset", sa.String(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "month", "preset", name=op.f("pk_server_sums")),
    )
    rounds = _ROUNDS.format(month=_month())
    turns = "min(CASE WHEN went_out AND turns > 0 THEN turns END)"
    op.execute(
        _SUMS.format(
            month="month,",
            more=", fewest_turns, largest_pile",
            values=f", {turns}, max(largest_pile)",
            rounds=f"{rounds} AS own",
        )
    )
    op.execute(_COMPANIONS.format(year="year,", year_of="own.month / 100,", rounds=rounds))
    op.execute(_SERVERS.format(rounds=f"{rounds} AS own"))


def downgrade() -> None:
    """Sum the rounds over all time again."""
    op.drop_table("server_sums")
    _drop()
    _create_sums([], [])
    _create_companions([])
    op.execute(_SUMS.format(month="", more="", values="", rounds="played_rounds"))
    op.execute(_COMPANIONS.format(year="", year_of="", rounds="played_rounds"))


def _month() -> str:
    """Return the SQL for the month of a round: the databases have no function for it in common."""
    found = op.get_bind().execute(sa.text("SELECT min(at), max(at) FROM played_rounds")).one()
    first, last = (datetime(1970, 1, 1, tzinfo=UTC) + timedelta(microseconds=at or 0) for at in found)
    year, month, cases = first.year, first.month, ""
    while (year, month) < (last.year, last.month):
        number = 100 * year + month
        year, month = (year, month + 1) if month < 12 else (year + 1, 1)
        end = (datetime(year, month, 1, tzinfo=UTC) - datetime(1970, 1, 1, tzinfo=UTC)) // timedelta(
            microseconds=1
        )
        cases += f"WHEN at < {end} THEN {number} "
    return f"CASE {cases} ELSE {100 * year + month} END" if cases else str(100 * year + month)


def _drop() -> None:
    op.drop_table("companions")
    op.drop_table("round_sums")


def _create_sums(keys: list[sa.Column[int]], more: list[sa.Column[int]]) -> None:
    op.create_table(
        "round_sums",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        *keys,
        sa.Column("preset", sa.String(), nullable=False),
        *(sa.Column(name, sa.Integer(), nullable=False) for name in _COUNTS),
        *more,
        sa.PrimaryKeyConstraint(
            "guild_id", "user_id", *(key.name for key in keys), "preset", name=op.f("pk_round_sums")
        ),
    )
    op.create_index("ix_round_sums_user", "round_sums", ["user_id"])


def _create_companions(keys: list[sa.Column[int]]) -> None:
    op.create_table(
        "companions",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        *keys,
        sa.Column("preset", sa.String(), nullable=False),
        sa.Column("other_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("is_partner", sa.Boolean(), autoincrement=False, nullable=False),
        *(sa.Column(name, sa.Integer(), nullable=False) for name in ("rounds", "matches", "won", "lost")),
        sa.PrimaryKeyConstraint(
            "guild_id",
            "user_id",
            *(key.name for key in keys),
            "preset",
            "other_id",
            "is_partner",
            name=op.f("pk_companions"),
        ),
    )
    op.create_index("ix_companions_user", "companions", ["user_id"])
    op.create_index("ix_companions_other", "companions", ["other_id"])
