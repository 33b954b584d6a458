"""An estimate of the memory that a remembered table takes."""

from enum import Enum
from sys import getsizeof
from typing import Any, Final

from msgspec import Struct

from bot.canasta.rules.model import RuleSet

_SHARED: Final = (RuleSet, Enum, type, type(None), bool)
"""Types that are not counted: tables with the same rules share one value, the others exist anyway."""


_known_fields: dict[type, tuple[str, ...] | None] = {}


def memory_of(*values: object) -> int:
    """Return the size of these values in bytes with everything in them, each part counted once."""
    size, seen, left = 0, set[int](), list[Any](values)
    while left:
        value = left.pop()
        fields = _fields_of(type(value))
        if fields is None or id(value) in seen:
            continue
        seen.add(id(value))
        size += getsizeof(value)
        if fields:
            left += [getattr(value, name) for name in fields]
        elif isinstance(value, tuple | list | frozenset):
            left += value
        elif isinstance(value, dict):
            left += value.keys()
            left += value.values()
    return size


def _fields_of(kind: type) -> tuple[str, ...] | None:
    """Return the fields of a type, empty if it is no struct; None for the types that are not counted."""
    if kind not in _known_fields:
        fields = tuple(kind.__struct_fields__) if issubclass(kind, Struct) else ()
        _known_fields[kind] = None if issubclass(kind, _SHARED) else fields
    return _known_fields[kind]
