"""The mapping between values of the service and rows: a value is described once, by its fields.

A field has the column of its name, or of the name given. Moments become microseconds, members of enumerations their
values; anything nested is one encoded value.
"""

from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, datetime, timedelta
from enum import Enum
from functools import lru_cache
from types import NoneType, UnionType
from typing import Any, Final, Generic, TypeVar, Union, cast, get_args, get_origin, get_type_hints

import msgspec
from sqlalchemy import Connection, Table, bindparam, func, insert, select, update

from bot.service.concurrency import Revised
from bot.storage.dialects import execute_many, holds, update_each

T = TypeVar("T")

Values = dict[str, Any]

Row = Mapping[str, Any]

_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_MICROSECOND: Final = timedelta(microseconds=1)

encode: Final = msgspec.msgpack.Encoder().encode


@lru_cache(maxsize=1024)
def micros_of(moment: datetime) -> int:
    """Return a moment as whole microseconds since 1970; cached, for most rows of a change share one moment."""
    return (moment - _EPOCH) // _MICROSECOND


def moment_at(micros: int) -> datetime:
    """Return the moment of so many microseconds since 1970."""
    return _EPOCH + micros * _MICROSECOND


def as_stored(value: Any) -> Any:
    """Return what a column holds for a value that is no nested one."""
    if isinstance(value, datetime):
        return micros_of(value)
    return value.value if isinstance(value, Enum) else value


class Rows(Generic[T]):
    """The rows of a table, each of which is one value."""

    def __init__(self, kind: type[T], *, is_numbered: bool = False, **names: str) -> None:
        """Take the type of the values, and the columns that are not named like their attributes. An attribute that is
        no field, but follows from others, is written and not read. Where rows are numbered by the database, the ``id``
        is read and not written.
        """
        self._kind = kind
        hints = get_type_hints(kind)
        self._written = [
            (names.get(name, name), name, _writer(hints.get(name, str)))
            for name in {**hints, **names}
            if not (is_numbered and name == "id")
        ]
        self._read = [(name, names.get(name, name), _reader(hint)) for name, hint in hints.items()]

    def values(self, value: T) -> Values:
        """Return the row of a value, by columns."""
        return {column: write(getattr(value, name)) for column, name, write in self._written}

    def value(self, row: Row) -> T:
        """Return the value of a row."""
        return self._kind(**{name: read(row[column]) for name, column, read in self._read})


D = TypeVar("D", bound=Revised)


class Documents(Generic[D]):
    """Values with a revision that are kept as a whole, beside the columns that statements ask for.

    The revision, and a field that says when something is due, are those of their columns: statements may change them.
    """

    def __init__(
        self, table: Table, kind: type[D], *, key: str, body: str, **columns: Callable[[D], Any]
    ) -> None:
        """Take the table, the type of its values, the column that is their key and the one that holds the whole; and
        what the key and the other columns hold. A column ``changed`` holds when the value was written.
        """
        c = table.c
        self.kind = kind
        self._decode = msgspec.msgpack.Decoder(kind).decode
        self._columns = columns
        self._key, self._body = key, body
        self._has_changed = "changed" in c
        self._has_due = "due" in {field.name for field in msgspec.structs.fields(cast("Any", kind))}
        self.key = c[key]
        self.all = select(c.revision, *((c.due,) if self._has_due else ()), c[body])
        """All values, in no order."""
        self.one = self.all.where(self.key == bindparam("b_key"))
        self._naming = self.all.where(holds(c[body], bindparam("b_bytes", type_=c[body].type))).order_by(
            self.key
        )
        self._insert = insert(table)
        self._update = (
            update(table)
            .where(self.key == bindparam("b_key"), c.revision == bindparam("b_seen"))
            .values({column.name: bindparam(column.name) for column in c if column.name != key})
        )
        if "due" in c:
            self.due = (
                self.all.where(c.due <= bindparam("b_now"))
                .order_by(c.due, self.key)
                .limit(bindparam("b_limit"))
            )
            self.next_due = select(func.min(c.due))

    def key_of(self, value: D) -> int:
        """Return the key of a value."""
        key: int = self._columns[self._key](value)
        return key

    def value(self, row: Row) -> D:
        """Return the value of a row."""
        value = self._decode(row[self._body])
        changed: Values = {"revision": row["revision"]}
        if self._has_due:
            changed["due"] = None if row["due"] is None else moment_at(row["due"])
        revised: D = msgspec.structs.replace(cast("Any", value), **changed)
        return revised

    def write(self, connection: Connection, values: Iterable[D], at: datetime) -> None:
        """Write the values now; each follows the stored one of the revision before, or is the first.

        Raises:
            StaleChange: another one was stored meanwhile. (A second first one is an error of the database.)
        """
        fresh, later = [], []
        changed: Values = {"changed": micros_of(at)} if self._has_changed else {}
        for value in values:
            row = {column: as_stored(read(value)) for column, read in self._columns.items()}
            row |= {"revision": value.revision, self._body: encode(value), **changed}
            if value.revision == 1:
                fresh.append(row)
            else:
                later.append({"b_key": row.pop(self._key), "b_seen": value.revision - 1, **row})
        execute_many(connection, self._insert, fresh)
        update_each(connection, self._update, later)

    def naming(self, connection: Connection, number: int) -> tuple[D, ...]:
        """Return the values in which this number may stand, by their keys."""
        found = connection.execute(self._naming, {"b_bytes": encode(number)}).mappings()
        return tuple(self.value(cast("Row", row)) for row in found)


def _writer(hint: Any) -> Callable[[Any], Any]:
    """Return what turns a value of this type into what its column holds."""
    return as_stored if _is_plain(hint) else lambda value: None if value is None else encode(value)


def _reader(hint: Any) -> Callable[[Any], Any]:
    """Return what turns what a column holds into a value of this type."""
    kind, is_optional = _bare(hint)
    if kind is datetime:
        read: Callable[[Any], Any] = moment_at
    elif not _is_plain(hint):
        read = msgspec.msgpack.Decoder(kind).decode
    elif isinstance(kind, type) and issubclass(kind, Enum | bool):
        read = kind
    else:
        return lambda stored: stored
    return (lambda stored: None if stored is None else read(stored)) if is_optional else read


def _is_plain(hint: Any) -> bool:
    """Return whether a value of this type is a column's by itself."""
    kind, _ = _bare(hint)
    kind = getattr(kind, "__supertype__", kind)
    return isinstance(kind, type) and issubclass(kind, int | str | bytes | datetime | Enum)


def _bare(hint: Any) -> tuple[Any, bool]:
    """Return a type without None, and whether None was part of it."""
    if get_origin(hint) not in {Union, UnionType}:
        return hint, False
    kinds = [kind for kind in get_args(hint) if kind is not NoneType]
    return Union[tuple(kinds)], len(kinds) < len(get_args(hint))  # noqa: UP007 - put together here
