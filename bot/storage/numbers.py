"""Numbers of tables, tournaments and evenings: none is ever used twice, whatever was deleted, as buttons and rows name them."""

from typing import Final

from sqlalchemy import Connection, bindparam, select

from bot.service.change import Change
from bot.service.evenings.model import Evening
from bot.service.tournaments.model import Tournament
from bot.storage import schema
from bot.storage.dialects import execute_many, greatest, upsert

TABLE, TOURNAMENT, EVENING = "table", "tournament", "evening"

_n: Final = schema.numbers_used.c
_upsert: Final = upsert(schema.numbers_used)
_put: Final = _upsert.on_conflict_do_update(
    index_elements=["kind"], set_={"number": greatest(_n.number, _upsert.excluded.number)}
)
LAST_NUMBER: Final = select(_n.number).where(_n.kind == bindparam("b_kind"))


def write_numbers(connection: Connection, change: Change) -> None:
    """Count the numbers of what is new in this change as used."""
    execute_many(
        connection,
        _put,
        [
            {"kind": kind, "number": one.id}
            for kind, fresh in (
                (TABLE, () if change.record is None else (change.record,)),
                (TOURNAMENT, change.documents_of(Tournament)),
                (EVENING, change.documents_of(Evening)),
            )
            for one in fresh
            if one.revision == 1
        ],
    )
