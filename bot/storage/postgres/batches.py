"""Batches: the changes that may be committed together on a PostgreSQL server."""

from operator import attrgetter
from typing import Final

from msgspec import structs

from bot.service.change import Change

WITH_OTHERS: Final = frozenset(
    {
        "at",
        "record",
        "in_place",
        "request",
        "action",
        "snapshot",
        "log",
        "notices",
        "deadlines",
        "deals",
        "drafts",
    }
)
ONLY_ALONE: Final = {
    field.name: field.default for field in structs.fields(Change) if field.name not in WITH_OTHERS
}
"""The other fields of a change, with their defaults."""
_rare_parts = attrgetter(*ONLY_ALONE)
_NONE_OF_THESE: Final = tuple(ONLY_ALONE.values())


def goes_with_others(change: Change) -> bool:
    """Return whether the change may share a statement with others: no two parts of it touch the same row.

    That is so for a move at a table; all other changes are rare.
    """
    return (change.record is None or change.record.revision > 1) and _rare_parts(change) == _NONE_OF_THESE
