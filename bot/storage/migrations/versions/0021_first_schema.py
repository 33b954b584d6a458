"""The first schema: all tables as they were before the first release.

Revision ID: 0021
Revises:
"""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = None
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Create all tables."""
    op.create_table(
        "admin_log",
        sa.Column("id", NUMBER, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("actor_id", sa.BigInteger(), nullable=False),
        sa.Column("did", sa.String(), nullable=False),
        sa.Column("table_id", NUMBER, nullable=True),
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
    op.create_table(
        "claims",
        sa.Column("work", sa.String(), nullable=False),
        sa.Column("number", NUMBER, autoincrement=False, nullable=False),
        sa.Column("owner", sa.String(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("work", "number", name=op.f("pk_claims")),
    )
    op.create_index("ix_claims_owner", "claims", ["owner"])
    op.create_table(
        "commands",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("told", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_commands")),
    )
    op.create_table(
        "companions",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("year", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("preset", sa.String(), nullable=False),
        sa.Column("other_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("is_partner", sa.Boolean(), autoincrement=False, nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.Column("won", sa.Integer(), nullable=False),
        sa.Column("lost", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint(
            "guild_id", "user_id", "year", "preset", "other_id", "is_partner", name=op.f("pk_companions")
        ),
    )
    op.create_index("ix_companions_other", "companions", ["other_id"])
    op.create_index("ix_companions_user", "companions", ["user_id"])
    op.create_table(
        "daily",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=True),
        sa.Column("schedule", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name=op.f("pk_daily")),
    )
    op.create_index(
        "ix_daily_due",
        "daily",
        ["due"],
        sqlite_where=sa.text("due IS NOT NULL"),
        postgresql_where=sa.text("due IS NOT NULL"),
    )
    op.create_table(
        "daily_votes",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("day", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("card", sa.Integer(), nullable=False),
        sa.Column("streak", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "day", "user_id", name=op.f("pk_daily_votes")),
    )
    op.create_index("ix_daily_votes_user", "daily_votes", ["user_id"])
    op.create_table(
        "evenings",
        sa.Column("id", NUMBER, autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("starts", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=True),
        sa.Column("evening", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_evenings")),
    )
    op.create_index(
        "ix_evenings_due",
        "evenings",
        ["due"],
        sqlite_where=sa.text("due IS NOT NULL"),
        postgresql_where=sa.text("due IS NOT NULL"),
    )
    op.create_index("ix_evenings_guild", "evenings", ["guild_id", "starts"])
    op.create_table(
        "guilds",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("settings", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name=op.f("pk_guilds")),
    )
    op.create_table(
        "house_rules",
        sa.Column("id", NUMBER, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("name_key", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("preset", sa.String(), nullable=False),
        sa.Column("differences", sa.LargeBinary(), nullable=False),
        sa.Column("is_default", sa.Boolean(), nullable=False),
        sa.Column("changed_by", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("terms", sa.LargeBinary(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_house_rules")),
        sa.UniqueConstraint("guild_id", "name_key", name=op.f("uq_house_rules_guild_id")),
        sqlite_autoincrement=True,
    )
    op.create_index(
        "ix_house_rules_default",
        "house_rules",
        ["guild_id"],
        unique=True,
        sqlite_where=sa.text("is_default = 1"),
        postgresql_where=sa.text("is_default"),
    )
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
        sa.Column("is_duplicate", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_match_results")),
    )
    op.create_index("ix_match_results_order", "match_results", ["guild_id", "family", "at", "table_id"])
    op.create_index("ix_match_results_user", "match_results", ["user_id", "guild_id"])
    op.create_table(
        "numbers_used",
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("number", NUMBER, nullable=False),
        sa.PrimaryKeyConstraint("kind", name=op.f("pk_numbers_used")),
    )
    op.create_table(
        "pad_people",
        sa.Column("pad_id", NUMBER, autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("side", sa.Integer(), nullable=False),
        sa.Column("answer", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("pad_id", "user_id", name=op.f("pk_pad_people")),
    )
    op.create_index("ix_pad_people_user", "pad_people", ["user_id"])
    op.create_table(
        "participants",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "user_id", name=op.f("pk_participants")),
    )
    op.create_index("ix_participants_user", "participants", ["user_id"])
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
        sa.Column("turns", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("largest_pile", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "round", "user_id", name=op.f("pk_played_rounds")),
    )
    op.create_index(
        "ix_played_rounds_concealed",
        "played_rounds",
        ["guild_id", "user_id", "at"],
        sqlite_where=sa.text("concealed = 1"),
        postgresql_where=sa.text("concealed"),
    )
    op.create_index(
        "ix_played_rounds_exit",
        "played_rounds",
        ["guild_id", "user_id", "turns"],
        sqlite_where=sa.text("went_out = 1"),
        postgresql_where=sa.text("went_out"),
    )
    op.create_index("ix_played_rounds_guild_user", "played_rounds", ["guild_id", "user_id", "at"])
    op.create_index(
        "ix_played_rounds_match",
        "played_rounds",
        ["guild_id", "user_id", "round"],
        sqlite_where=sa.text("ends_match = 1"),
        postgresql_where=sa.text("ends_match"),
    )
    op.create_index(
        "ix_played_rounds_pile",
        "played_rounds",
        ["guild_id", "user_id", "largest_pile"],
        sqlite_where=sa.text("largest_pile > 0"),
        postgresql_where=sa.text("largest_pile > 0"),
    )
    op.create_index(
        "ix_played_rounds_points",
        "played_rounds",
        ["guild_id", "user_id", "points"],
        sqlite_where=sa.text("points > 0"),
        postgresql_where=sa.text("points > 0"),
    )
    op.create_table(
        "players",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("settings", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_players")),
    )
    op.create_table(
        "published_rules",
        sa.Column("id", NUMBER, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("name_key", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("preset", sa.String(), nullable=False),
        sa.Column("differences", sa.LargeBinary(), nullable=False),
        sa.Column("about", sa.String(), nullable=False),
        sa.Column("author_id", sa.BigInteger(), nullable=False),
        sa.Column("author_name", sa.String(), nullable=False),
        sa.Column("published", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_published_rules")),
        sa.UniqueConstraint("guild_id", "name_key", name=op.f("uq_published_rules_guild_id")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_published_rules_author", "published_rules", ["author_id"])
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
    op.create_table(
        "real_rounds",
        sa.Column("pad_id", NUMBER, autoincrement=False, nullable=False),
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
        "round_sums",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("month", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("preset", sa.String(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("best", sa.Integer(), nullable=False),
        sa.Column("worst", sa.Integer(), nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.Column("won", sa.Integer(), nullable=False),
        sa.Column("natural_canastas", sa.Integer(), nullable=False),
        sa.Column("mixed_canastas", sa.Integer(), nullable=False),
        sa.Column("other_canastas", sa.Integer(), nullable=False),
        sa.Column("piles", sa.Integer(), nullable=False),
        sa.Column("went_out", sa.Integer(), nullable=False),
        sa.Column("concealed", sa.Integer(), nullable=False),
        sa.Column("fewest_turns", sa.Integer(), nullable=True),
        sa.Column("largest_pile", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "user_id", "month", "preset", name=op.f("pk_round_sums")),
    )
    op.create_index("ix_round_sums_user", "round_sums", ["user_id"])
    op.create_table(
        "score_pads",
        sa.Column("id", NUMBER, nullable=False),
        sa.Column("owner_id", sa.BigInteger(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("preset", sa.String(), nullable=False),
        sa.Column("house_rule", sa.String(), nullable=False),
        sa.Column("rules", sa.LargeBinary(), nullable=False),
        sa.Column("pad", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_score_pads")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_score_pads_changed", "score_pads", ["changed"])
    op.create_index("ix_score_pads_owner", "score_pads", ["owner_id"])
    op.create_table(
        "server_sums",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("month", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("preset", sa.String(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "month", "preset", name=op.f("pk_server_sums")),
    )
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
        sa.Column("preset", sa.String(), server_default=sa.text("''"), nullable=False),
        sa.Column("house_rule", sa.String(), server_default=sa.text("''"), nullable=False),
        sa.Column("is_confidential", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("more", sa.LargeBinary(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    op.create_index("ix_tables_channel", "tables", ["channel_id"])
    op.create_index("ix_tables_guild_status", "tables", ["guild_id", "status"])
    op.create_index("ix_tables_thread", "tables", ["thread_id"])
    op.create_table(
        "tournaments",
        sa.Column("id", NUMBER, autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("stage", sa.String(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=True),
        sa.Column("tournament", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournaments")),
    )
    op.create_index(
        "ix_tournaments_due",
        "tournaments",
        ["due"],
        sqlite_where=sa.text("due IS NOT NULL"),
        postgresql_where=sa.text("due IS NOT NULL"),
    )
    op.create_index("ix_tournaments_guild", "tournaments", ["guild_id"])
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
        sa.Column("returns_to", sa.Integer(), nullable=True),
        sa.Column("by_computer", sa.Boolean(), server_default=sa.text("false"), nullable=False),
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
    op.create_index("ix_deadlines_due", "deadlines", ["due"])
    op.create_table(
        "deals",
        sa.Column("table_id", NUMBER, nullable=False),
        sa.Column("round", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("commitment", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_deals_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "round", name=op.f("pk_deals")),
    )
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
        sa.Column("by_computer", sa.Boolean(), server_default=sa.text("false"), nullable=False),
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
        sa.Column("begun", sa.LargeBinary(), nullable=True),
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
        sqlite_where=sa.text("coalesce_key IS NOT NULL"),
        postgresql_where=sa.text("coalesce_key IS NOT NULL"),
    )
    op.create_index(
        "ix_notices_waiting",
        "notices",
        ["table_id", "id"],
        sqlite_where=sa.text("given_up IS NULL"),
        postgresql_where=sa.text("given_up IS NULL"),
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
    op.create_index("ix_requests_at", "requests", ["at"])
    op.create_table(
        "seats",
        sa.Column("table_id", NUMBER, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("computer", sa.String(), nullable=True),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("joined", sa.Integer(), nullable=False),
        sa.Column("more", sa.LargeBinary(), nullable=True),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_seats_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_seats")),
        sa.UniqueConstraint("table_id", "user_id", name=op.f("uq_seats_table_id")),
    )
    op.create_index("ix_seats_user", "seats", ["user_id"])
    op.create_table(
        "shared_deals",
        sa.Column("tournament_id", NUMBER, autoincrement=False, nullable=False),
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
    if op.get_bind().dialect.name == "postgresql":
        op.execute("CREATE SEQUENCE table_numbers")


def downgrade() -> None:
    """Raise NotImplementedError: nothing precedes the first schema."""
    raise NotImplementedError
