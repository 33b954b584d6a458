"""Types of columns and options of indexes that the tables share."""

from typing import Any

from sqlalchemy import BigInteger, Integer, MetaData, text

Moment = BigInteger

# SQLite numbers rows by itself only in a column declared INTEGER; there it holds 64 bits anyway.
Number = BigInteger().with_variant(Integer, "sqlite")

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)


def only_where(condition: str) -> dict[str, Any]:
    """Return the options of a partial index for either database."""
    return {"sqlite_where": text(condition), "postgresql_where": text(condition)}


def only_true(column: str) -> dict[str, Any]:
    """Return the options of a partial index on the rows where a column is true."""
    return {"sqlite_where": text(f"{column} = 1"), "postgresql_where": text(column)}
