"""Numbers of tables, tournaments and evenings: none is ever used twice, whatever was deleted, as buttons and rows name them."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, bindparam, select

from bot.service.change import Change
from bot.storage import schema
from bot.storage.dialects import execute_many, greatest, upsert

TABLE, TOURNAMENT, EVENING = "table", "tournament", "evening"

_n: Final = schema.numbers_used.c
_upsert: Final = upsert(schema.numbers_used)
_put: Final = _upsert.on_conflict_do_update(
    index_elements=["kind"], set_={"number": greatest(_n.number, _upsert.excluded.number)}
)
LAST_NUMBER: Final = select(_n.number).where(_n.kind == bindparam("b_kind"))


def write_numbers(connection: Connection, changes: Sequence[Change]) -> None:
    """Count the numbers of what is new in these changes as used."""
    execute_many(
        connection,
        _put,
        [
            {"kind": kind, "number": one.id}
            for kind, fresh in (
                (TABLE, [change.record for change in changes if change.record is not None]),
                (TOURNAMENT, [one for change in changes for one in change.tournaments]),
                (EVENING, [one for change in changes for one in change.evenings]),
            )
            for one in fresh
            if one.revision == 1
        ],
    )
