"""The tables of the database. Moments are whole microseconds since 1970 in UTC, texts are UTF-8, values are msgpack.

A change here needs a revision in ``migrations/versions``; a test compares the two.
"""

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    Sequence,
    String,
    Table,
    UniqueConstraint,
    text,
)

from bot.storage import columns
from bot.storage.columns import Moment, Number, only_true, only_where
from bot.storage.statistics import tables as statistics_tables

metadata = columns.metadata
"""The description of all tables, those of statistics included."""

STATISTICS = statistics_tables.ALL


def _table_id(**options: Any) -> Column[int]:
    return Column("table_id", Number, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, **options)


Sequence("table_numbers", metadata=metadata)
"""The numbers of tables on a PostgreSQL server; SQLite knows no sequences."""

tables = Table(
    "tables",
    metadata,
    Column("id", Number, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("thread_id", BigInteger),
    Column("board_message_id", BigInteger),
    Column("title", String, nullable=False),
    Column("status", String, nullable=False),
    Column("host_id", BigInteger, nullable=False),
    Column("rules", LargeBinary, nullable=False),
    Column("created", Moment, nullable=False),
    Column("turn_since", Moment, nullable=False),
    Column("version", Integer, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("told", Integer, nullable=False),
    Column("turn", String, nullable=False),
    Column("turn_version", Integer, nullable=False),
    Column("board_version", Integer, nullable=False),
    Column("preset", String, nullable=False, server_default=text("''")),
    Column("house_rule", String, nullable=False, server_default=text("''")),
    Column("is_confidential", Boolean, nullable=False, server_default=text("false")),
    Column("more", LargeBinary),
    Index("ix_tables_guild_status", "guild_id", "status"),
    Index("ix_tables_channel", "channel_id"),
    Index("ix_tables_thread", "thread_id"),
)

seats = Table(
    "seats",
    metadata,
    _table_id(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger),
    Column("computer", String),
    Column("name", String, nullable=False),
    Column("joined", Integer, nullable=False),
    Column("more", LargeBinary),
    UniqueConstraint("table_id", "user_id"),
    Index("ix_seats_user", "user_id"),
)

snapshots = Table(
    "snapshots",
    metadata,
    _table_id(primary_key=True),
    Column("version", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
)

actions = Table(
    "actions",
    metadata,
    _table_id(primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("actor_id", BigInteger),
    Column("action", LargeBinary, nullable=False),
    Column("state_hash", String, nullable=False),
    Column("schema", Integer, nullable=False),
    Column("engine", Integer, nullable=False),
    Column("at", Moment, nullable=False),
    Column("returns_to", Integer),
    Column("by_computer", Boolean, nullable=False, server_default=text("false")),
)

log = Table(
    "log",
    metadata,
    _table_id(primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("position", Integer, primary_key=True, autoincrement=False),
    Column("audience", Integer),
    Column("seat", Integer),
    Column("kind", String, nullable=False),
    Column("event", LargeBinary, nullable=False),
    Column("at", Moment, nullable=False),
    Column("by_computer", Boolean, nullable=False, server_default=text("false")),
)

requests = Table(
    "requests",
    metadata,
    Column("key", String, primary_key=True),
    _table_id(),
    Column("version", Integer, nullable=False),
    Column("at", Moment, nullable=False),
    Index("ix_requests_at", "at"),
)

drafts = Table(
    "drafts",
    metadata,
    _table_id(primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("revision", Integer, nullable=False),
    Column("draft", LargeBinary, nullable=False),
)

house_rules = Table(
    "house_rules",
    metadata,
    Column("id", Number, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("name_key", String, nullable=False),
    Column("name", String, nullable=False),
    Column("preset", String, nullable=False),
    Column("differences", LargeBinary, nullable=False),
    Column("is_default", Boolean, nullable=False),
    Column("changed_by", BigInteger, nullable=False),
    Column("changed", Moment, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("terms", LargeBinary),
    Column("versions", LargeBinary),
    UniqueConstraint("guild_id", "name_key"),
    Index("ix_house_rules_default", "guild_id", unique=True, **only_true("is_default")),
    # Numbers are never used twice: buttons name house rules by them.
    sqlite_autoincrement=True,
)

notices = Table(
    "notices",
    metadata,
    Column("id", Number, primary_key=True),
    _table_id(),
    Column("coalesce_key", String),
    Column("notice", LargeBinary, nullable=False),
    Column("created", Moment, nullable=False),
    Column("not_before", Moment, nullable=False),
    Column("attempts", Integer, nullable=False, server_default=text("0")),
    Column("given_up", String),
    Column("begun", LargeBinary),
    Index("ix_notices_coalesce", "coalesce_key", **only_where("coalesce_key IS NOT NULL")),
    Index("ix_notices_waiting", "table_id", "id", **only_where("given_up IS NULL")),
    # Numbers are never used twice: a notice's number is also its nonce.
    sqlite_autoincrement=True,
)

deadlines = Table(
    "deadlines",
    metadata,
    _table_id(primary_key=True),
    Column("kind", String, primary_key=True),
    Column("turn", String, nullable=False),
    Column("due", Moment, nullable=False),
    Index("ix_deadlines_due", "due"),
)

players = Table(
    "players",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("revision", Integer, nullable=False),
    Column("settings", LargeBinary, nullable=False),
)

guilds = Table(
    "guilds",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("revision", Integer, nullable=False),
    Column("settings", LargeBinary, nullable=False),
)

orders = Table(
    "orders",
    metadata,
    _table_id(primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("orders", LargeBinary, nullable=False),
)

daily = Table(
    "daily",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("revision", Integer, nullable=False),
    Column("due", Moment),
    Column("schedule", LargeBinary, nullable=False),
    Index("ix_daily_due", "due", **only_where("due IS NOT NULL")),
)

daily_votes = Table(
    "daily_votes",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("card", Integer, nullable=False),
    Column("streak", Integer, nullable=False),
    Column("at", Moment, nullable=False),
    Index("ix_daily_votes_user", "user_id"),
)

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", Number, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("stage", String, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("changed", Moment, nullable=False),
    Column("due", Moment),
    Column("tournament", LargeBinary, nullable=False),
    Index("ix_tournaments_guild", "guild_id"),
    Index("ix_tournaments_due", "due", **only_where("due IS NOT NULL")),
)

shared_deals = Table(
    "shared_deals",
    metadata,
    Column(
        "tournament_id",
        Number,
        ForeignKey("tournaments.id", name="fk_shared_deals_tournament_id_tournaments", ondelete="CASCADE"),
        primary_key=True,
        autoincrement=False,
    ),
    Column("secret", LargeBinary, nullable=False),
    Column("commitment", String, nullable=False),
)

evenings = Table(
    "evenings",
    metadata,
    Column("id", Number, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("starts", Moment, nullable=False),
    Column("due", Moment),
    Column("evening", LargeBinary, nullable=False),
    Index("ix_evenings_guild", "guild_id", "starts"),
    Index("ix_evenings_due", "due", **only_where("due IS NOT NULL")),
)

rank_roles = Table(
    "rank_roles",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("revision", Integer, nullable=False),
    Column("due", Moment),
    Column("roles", LargeBinary, nullable=False),
    Index("ix_rank_roles_due", "due", **only_where("due IS NOT NULL")),
)

admin_log = Table(
    "admin_log",
    metadata,
    Column("id", Number, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("at", Moment, nullable=False),
    Column("actor_id", BigInteger, nullable=False),
    Column("did", String, nullable=False),
    Column("table_id", Number),
    Column("facts", LargeBinary, nullable=False),
    Index("ix_admin_log_guild", "guild_id", "id"),
    sqlite_autoincrement=True,
)

score_pads = Table(
    "score_pads",
    metadata,
    Column("id", Number, primary_key=True),
    Column("owner_id", BigInteger, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("changed", Moment, nullable=False),
    Column("preset", String, nullable=False),
    Column("house_rule", String, nullable=False),
    Column("rules", LargeBinary, nullable=False),
    Column("pad", LargeBinary, nullable=False),
    Index("ix_score_pads_owner", "owner_id"),
    Index("ix_score_pads_changed", "changed"),
    # Numbers are never used twice: buttons name score pads by them.
    sqlite_autoincrement=True,
)

published_rules = Table(
    "published_rules",
    metadata,
    Column("id", Number, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("name_key", String, nullable=False),
    Column("name", String, nullable=False),
    Column("preset", String, nullable=False),
    Column("differences", LargeBinary, nullable=False),
    Column("about", String, nullable=False),
    Column("author_id", BigInteger, nullable=False),
    Column("author_name", String, nullable=False),
    Column("published", Moment, nullable=False),
    UniqueConstraint("guild_id", "name_key"),
    Index("ix_published_rules_author", "author_id"),
    # Numbers are never used twice: buttons name published house rules by them.
    sqlite_autoincrement=True,
)

deals = Table(
    "deals",
    metadata,
    _table_id(primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("secret", LargeBinary, nullable=False),
    Column("commitment", String, nullable=False),
)
"""The secrets and commitments of the deals, the coming deal of each table included: as secret as the hands."""

commands = Table(
    "commands",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("told", String, nullable=False),
)
"""One row: the fingerprint of the commands last sent to Discord."""

alive = Table(
    "alive",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Moment, nullable=False),
)
"""Two rows for each part of the bot, one of them for its probes: for each process of a cluster, else one part."""
"""The moment in ``at`` is when that part was last known to be running."""

away = Table(
    "away",
    metadata,
    Column("begun", Moment, primary_key=True, autoincrement=False),
    Column("ended", Moment, nullable=False),
    Index("ix_away_ended", "ended"),
)
"""The periods in which the bot was not running."""

numbers_used = Table(
    "numbers_used",
    metadata,
    Column("kind", String, primary_key=True),
    Column("number", Number, nullable=False),
)
"""The highest number that a table, a tournament or an evening has had. None is ever used twice, whatever was deleted:
buttons and rows name them."""

claims = Table(
    "claims",
    metadata,
    Column("work", String, primary_key=True),
    Column("number", Number, primary_key=True, autoincrement=False),
    Column("owner", String, nullable=False),
    Column("until", Moment, nullable=False),
    Index("ix_claims_owner", "owner"),
)
"""The claims of the processes on one server: the work, the table's number, and until when the claim counts unless it is
renewed, by the server's clock."""
