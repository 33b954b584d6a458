"""The tables of statistics, records and ratings, which outlive the tables of cards they are about."""

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Double, Index, Integer, String, Table, text

from bot.storage.columns import Moment, Number, metadata, only_true, only_where

played_rounds = Table(
    "played_rounds",
    metadata,
    # Rounds of tables that were deleted still count.
    Column("table_id", Number, primary_key=True, autoincrement=False),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("at", Moment, nullable=False),
    Column("preset", String, nullable=False),
    Column("side", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("ahead", Integer, nullable=False),
    Column("natural_canastas", Integer, nullable=False),
    Column("mixed_canastas", Integer, nullable=False),
    Column("other_canastas", Integer, nullable=False),
    Column("piles", Integer, nullable=False),
    Column("went_out", Boolean, nullable=False),
    Column("concealed", Boolean, nullable=False),
    Column("ends_match", Boolean, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("turns", Integer, nullable=False, server_default=text("0")),
    Column("largest_pile", Integer, nullable=False, server_default=text("0")),
    Index("ix_played_rounds_guild_user", "guild_id", "user_id", "at"),
    # One for each record of a server, with the moment where a year has its own. None holds all rounds: SQLite would read
    # those of a person in its order.
    Index("ix_played_rounds_points", "guild_id", "user_id", "points", "at", **only_where("points > 0")),
    Index(
        "ix_played_rounds_pile", "guild_id", "user_id", "largest_pile", "at", **only_where("largest_pile > 0")
    ),
    Index("ix_played_rounds_exit", "guild_id", "user_id", "turns", "at", **only_true("went_out")),
    Index("ix_played_rounds_concealed", "guild_id", "user_id", "at", **only_true("concealed")),
    Index("ix_played_rounds_match", "guild_id", "user_id", "round", **only_true("ends_match")),
)
"""A finished round for each person who played it (``bot.service.statistics.counting``)."""

server_sums = Table(
    "server_sums",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    # 202611: of the moment at which they ended.
    Column("month", Integer, primary_key=True, autoincrement=False),
    Column("preset", String, primary_key=True),
    Column("rounds", Integer, nullable=False),
    Column("matches", Integer, nullable=False),
)
"""The numbers of rounds in ``played_rounds`` by server, month (UTC) and game, each round counted once; kept with each
round."""

companions = Table(
    "companions",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("year", Integer, primary_key=True, autoincrement=False),
    Column("preset", String, primary_key=True),
    Column("other_id", BigInteger, primary_key=True, autoincrement=False),
    Column("is_partner", Boolean, primary_key=True, autoincrement=False),
    Column("rounds", Integer, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("lost", Integer, nullable=False),
    Index("ix_companions_user", "user_id"),
    Index("ix_companions_other", "other_id"),
)
"""With and against whom people played these rounds, by year and game, kept with each round."""

participants = Table(
    "participants",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Index("ix_participants_user", "user_id"),
)
"""The members whom records and ladder of a server may name."""

pad_people = Table(
    "pad_people",
    metadata,
    Column("pad_id", Number, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("side", Integer, nullable=False),
    Column("answer", String, nullable=False),
    Index("ix_pad_people_user", "user_id"),
)
"""The members who are named on score pads, and whether they agree that the pad counts."""

real_rounds = Table(
    "real_rounds",
    metadata,
    # Rounds of score pads that were deleted still count.
    Column("pad_id", Number, primary_key=True, autoincrement=False),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("at", Moment, nullable=False),
    Column("preset", String, nullable=False),
    Column("points", Integer, nullable=False),
    Column("natural_canastas", Integer, nullable=False),
    Column("mixed_canastas", Integer, nullable=False),
    Column("other_canastas", Integer, nullable=False),
    Column("ends_match", Boolean, nullable=False),
    Column("won", Boolean, nullable=False),
    Index("ix_real_rounds_user", "user_id", "guild_id"),
)
"""The rounds with real cards of those who agree (``bot.service.score_pads.people``)."""

match_results = Table(
    "match_results",
    metadata,
    # Results of tables that were deleted still count.
    Column("table_id", Number, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("family", String, nullable=False),
    Column("at", Moment, nullable=False),
    Column("team", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("is_duplicate", Boolean, nullable=False, server_default=text("false")),
    Column("weight", Double, nullable=False, server_default=text("1")),
    Index("ix_match_results_order", "guild_id", "family", "at", "table_id"),
    Index("ix_match_results_user", "user_id", "guild_id"),
)
"""The results of rated matches, a row for each seat (``bot.service.ratings.results``)."""

ratings = Table(
    "ratings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("family", String, primary_key=True),
    Column("season", String, primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("mu_before", Double),
    Index("ix_ratings_user", "user_id", "guild_id"),
)
"""The ratings that follow from the results, for each season they count for (``bot.service.ratings.calculation``)."""

ALL: Final = (
    played_rounds,
    server_sums,
    companions,
    participants,
    pad_people,
    real_rounds,
    match_results,
    ratings,
)
"""All of them: each has a column with the server."""
