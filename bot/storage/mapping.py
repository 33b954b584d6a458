"""The mapping between values of the service and rows: a value is described once, by its fields.

A field has the column of its name, with or without ``_id``, or of the name given. Moments become microseconds, members of
enumerations their values; anything nested is one encoded value.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from datetime import UTC, datetime, timedelta
from enum import Enum
from functools import lru_cache
from operator import attrgetter
from types import NoneType, UnionType
from typing import Any, Final, Generic, Protocol, TypeVar, Union, cast, get_args, get_origin, get_type_hints

import msgspec
from sqlalchemy import Connection, LargeBinary, Table, bindparam, delete, func, insert, select, update

from bot.canasta.codec import decode_rules, encode_rules
from bot.canasta.rules.model import RuleSet
from bot.service.concurrency import Revised
from bot.storage.dialects import execute_many, holds, update_each

T = TypeVar("T")


class Numbered(Revised, Protocol):
    """A value with a revision whose id is assigned by the database."""

    @property
    def id(self) -> int:
        """Return the id."""


N = TypeVar("N", bound=Numbered)

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


_rules_from: Final = lru_cache(maxsize=64)(decode_rules)
"""Decode rules; tables with the same rules share one value."""


def as_stored(value: Any) -> Any:
    """Return what a column holds for a value that is no nested one."""
    if isinstance(value, datetime):
        return micros_of(value)
    return value.value if isinstance(value, Enum) else value


class Rows(Generic[T]):
    """The rows of a table, each of which is one value, by itself or with what is stored beside it.

    Fields without a column are one encoded value in the column ``more``: one that is added later has its default.
    """

    def __init__(
        self,
        table: Table,
        kind: type[T],
        /,
        *,
        beside: Collection[str] = (),
        array: str | None = None,
        **names: str,
    ) -> None:
        """Take the type of the values, the fields that are stored ``beside`` the row, and the columns that are not named
        like their attributes: ``guild_id`` is that of ``guild``. An attribute that is no field, but follows from others,
        is written and not read. Where rows are numbered by the database, the ``id`` is read and not written. With ``array`` fields without a column are
        an encoded array in that column, none of them left out.
        """
        self._kind = kind
        self._insert = insert(table)
        hints = {name: hint for name, hint in get_type_hints(kind).items() if name not in beside}
        columns = {
            name: f"{name}_id" if f"{name}_id" in table.c else names.get(name, name)
            for name in {**hints, **names}
        }
        self._written = [
            (column, name, _writer(hints.get(name, str)))
            for name, column in columns.items()
            if column in table.c and table.c[column] is not table.autoincrement_column
        ]
        self._read = [
            (name, columns[name], _reader(hint)) for name, hint in hints.items() if columns[name] in table.c
        ]
        rest = [name for name in hints if columns[name] not in table.c]
        self._rest = array or "more"
        self._more = _More(kind, rest, is_array=array is not None) if rest else None

    def values(self, value: T, only: Collection[str] | None = None) -> Values:
        """Return the row of a value, by columns; all of it, or some columns only."""
        found = {
            column: write(getattr(value, name))
            for column, name, write in self._written
            if only is None or column in only
        }
        if self._more is not None and (only is None or self._rest in only):
            found[self._rest] = self._more.encoded(value)
        return found

    def value(self, row: Row, more: str | None = None, **beside: Any) -> T:
        """Return the value of a row, whose column ``more`` may have another name in a join."""
        fields = {name: read(row[column]) for name, column, read in self._read}
        if self._more is not None:
            fields |= self._more.fields(row[more or self._rest])
        return self._kind(**fields, **beside)

    def insert(self, connection: Connection, values: Iterable[T]) -> None:
        """Insert the values."""
        execute_many(connection, self._insert, list(map(self.values, values)))


class _More:
    """A codec for some fields of a struct as one value."""

    def __init__(self, struct: type, names: Collection[str], *, is_array: bool) -> None:
        hints = get_type_hints(struct)
        fields = [field for field in msgspec.structs.fields(struct) if field.name in names]
        self._names = tuple(field.name for field in fields)
        self._kind = msgspec.defstruct(
            f"More{struct.__name__}",
            [(field.name, hints[field.name], field.default) for field in fields],
            frozen=True,
            omit_defaults=not is_array,
            array_like=is_array,
        )
        self._decode = msgspec.msgpack.Decoder(self._kind).decode

    def encoded(self, whole: object) -> bytes | None:
        """Return these fields encoded, None where all of them have their defaults."""
        encoded = encode(self._kind(*[getattr(whole, name) for name in self._names]))
        return None if encoded == b"\x80" else encoded

    def fields(self, stored: bytes | None) -> Values:
        """Return the decoded fields by name."""
        if stored is None:
            return {}
        kept = self._decode(stored)
        return {name: getattr(kept, name) for name in self._names}


class RevisedRows(Rows[N]):
    """Rows that are numbered by the database and have a revision."""

    def __init__(self, table: Table, kind: type[N], /, *, array: str | None = None, **names: str) -> None:
        """See ``Rows``."""
        super().__init__(table, kind, array=array, **names)
        same = (table.c.id == bindparam("b_id"), table.c.revision == bindparam("b_seen"))
        self._update = update(table).where(*same)
        self._delete = delete(table).where(*same)

    def write(self, connection: Connection, kept: Iterable[N], deleted: Iterable[N]) -> None:
        """Delete values, and write others: each follows the stored one of the revision before, or is new.

        Raises:
            StaleChange: another one was stored meanwhile.
        """
        update_each(connection, self._delete, [{"b_id": one.id, "b_seen": one.revision} for one in deleted])
        fresh = []
        for one in kept:
            if one.revision == 1:
                fresh.append(one)
            else:
                same = {"b_id": one.id, "b_seen": one.revision - 1}
                update_each(connection, self._update, [{**self.values(one), **same}])
        self.insert(connection, fresh)


D = TypeVar("D", bound=Revised)


class Documents(Generic[D]):
    """Values with a revision that are kept as a whole, beside the columns that statements ask for.

    The revision, and a field that says when something is due, are those of their columns: statements may change them.
    """

    def __init__(self, table: Table, kind: type[D]) -> None:
        """Take the table and the type of its values. The whole is in the column of bytes; ``changed`` holds when it was
        written. Each other column holds the attribute of its name, ``guild_id`` that of ``guild``.
        """
        c = table.c
        [self.key] = table.primary_key
        [body] = [column for column in c if isinstance(column.type, LargeBinary)]
        self.kind = kind
        self._decode = msgspec.msgpack.Decoder(kind).decode
        self._body = body.name
        self._columns = {
            column.name: attrgetter(column.name.removesuffix("_id"))
            for column in c
            if column.name not in {"revision", "changed", body.name}
        }
        self._has_changed = "changed" in c
        self._has_due = "due" in {field.name for field in msgspec.structs.fields(cast("Any", kind))}
        self.all = select(c.revision, *((c.due,) if self._has_due else ()), body)
        """All values, in no order."""
        self.one = self.all.where(self.key == bindparam("b_key"))
        self._naming = self.all.where(holds(body, bindparam("b_bytes", type_=body.type))).order_by(self.key)
        self._insert = insert(table)
        self._update = update(table).where(self.key == bindparam("b_key"), c.revision == bindparam("b_seen"))
        if "due" in c:
            self.due = (
                self.all.where(c.due <= bindparam("b_now"))
                .order_by(c.due, self.key)
                .limit(bindparam("b_limit"))
            )
            self.next_due = select(func.min(c.due))

    def key_of(self, value: D) -> int:
        """Return the key of a value."""
        key: int = self._columns[self.key.name](value)
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
                later.append({"b_key": row.pop(self.key.name), "b_seen": value.revision - 1, **row})
        execute_many(connection, self._insert, fresh)
        update_each(connection, self._update, later)

    def naming(self, connection: Connection, number: int) -> tuple[D, ...]:
        """Return the values in which this number may stand, by their keys."""
        found = connection.execute(self._naming, {"b_bytes": encode(number)}).mappings()
        return tuple(self.value(cast("Row", row)) for row in found)


def _writer(hint: Any) -> Callable[[Any], Any]:
    """Return what turns a value of this type into what its column holds."""
    if hint is RuleSet:
        return encode_rules
    return as_stored if _is_plain(hint) else lambda value: None if value is None else encode(value)


def _reader(hint: Any) -> Callable[[Any], Any]:
    """Return what turns what a column holds into a value of this type."""
    kind, is_optional = _bare(hint)
    if kind is RuleSet:
        read: Callable[[Any], Any] = _rules_from
    elif kind is datetime:
        read = moment_at
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
    return isinstance(kind, type) and issubclass(kind, int | float | str | bytes | datetime | Enum)


def _bare(hint: Any) -> tuple[Any, bool]:
    """Return a type without None, and whether None was part of it."""
    if get_origin(hint) not in {Union, UnionType}:
        return hint, False
    kinds = [kind for kind in get_args(hint) if kind is not NoneType]
    return Union[tuple(kinds)], len(kinds) < len(get_args(hint))  # noqa: UP007 - put together here
