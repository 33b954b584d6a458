"""Which changes a PostgreSQL server is given together."""

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
"""The other parts of a change, as they mostly are."""
_rare_parts = attrgetter(*ONLY_ALONE)
_NONE_OF_THESE: Final = tuple(ONLY_ALONE.values())


def goes_with_others(change: Change) -> bool:
    """Whether nothing in it is about rows that another change, or another part of this one, may be about: what a move at a
    table writes. The rest is rare.
    """
    return (change.record is None or change.record.revision > 1) and _rare_parts(change) == _NONE_OF_THESE
