"""Score pads: their rows."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, bindparam, delete, desc, insert, select, update

from bot.canasta.codec import decode_rules, encode_rules
from bot.canasta.scoring.counts import SideCount
from bot.service.ids import ScorePadId, UserId
from bot.service.score_pads.model import ScorePad, ScorePadWrite
from bot.storage import schema
from bot.storage.dialects import execute_many, update_each
from bot.storage.mapping import Row, Values, micros_of, moment_at
from bot.storage.reader import Reader, fetch
from bot.storage.statistics.tables import pad_people

_pads: Final = schema.score_pads
_of_owner: Final = (
    select(_pads)
    .where(_pads.c.owner_id == bindparam("b_owner"))
    .order_by(desc(_pads.c.changed), desc(_pads.c.id))
)
_written: Final[dict[str, Any]] = {
    column.name: bindparam(column.name) for column in _pads.columns if column.name != "id"
}
_insert: Final = insert(_pads).values(_written)
_same: Final = (_pads.c.id == bindparam("b_id"), _pads.c.revision == bindparam("b_seen"))
_update: Final = update(_pads).where(*_same).values(_written)
_delete: Final = delete(_pads).where(*_same)
_delete_people: Final = delete(pad_people).where(pad_people.c.pad_id.not_in(select(_pads.c.id)))
_delete_old: Final = delete(_pads).where(_pads.c.changed < bindparam("b_before"))


class _Kept(msgspec.Struct, frozen=True, array_like=True):
    """The part of a score pad that is one value of its row."""

    names: tuple[str, ...]
    rounds: tuple[tuple[SideCount, ...], ...]


_decode: Final = msgspec.msgpack.Decoder(_Kept).decode


class ScorePadReads(Reader):
    """Reads of score pads."""

    async def score_pads(self, owner: UserId) -> tuple[ScorePad, ...]:
        """Return the score pads of a person, the last changed first."""
        return await self._read(lambda connection: score_pads_of(connection, owner))


def score_pads_of(connection: Connection, owner: UserId) -> tuple[ScorePad, ...]:
    """Return the score pads of a person, the last changed first."""
    return tuple(map(pad_from, fetch(connection, _of_owner, b_owner=owner)))


def write_score_pads(connection: Connection, writes: Sequence[ScorePadWrite]) -> None:
    """Write and delete score pads.

    Raises:
        StaleChange
    """
    gone = [one.pad for one in writes if one.is_deleted]
    update_each(connection, _delete, [{"b_id": pad.id, "b_seen": pad.revision} for pad in gone])
    kept = [one.pad for one in writes if not one.is_deleted]
    update_each(
        connection,
        _update,
        [{**_values(pad), "b_id": pad.id, "b_seen": pad.revision - 1} for pad in kept if pad.revision > 1],
    )
    execute_many(connection, _insert, [_values(pad) for pad in kept if pad.revision == 1])


def delete_old_score_pads(connection: Connection, before: datetime) -> int:
    """Delete the score pads that were not changed since ``before``; return the number of them."""
    deleted = connection.execute(_delete_old, {"b_before": micros_of(before)}).rowcount
    if deleted:
        forget_people_of_deleted_pads(connection)
    return deleted


def forget_people_of_deleted_pads(connection: Connection) -> None:
    """Delete who was named on pads that are gone; the rounds that count stay."""
    connection.execute(_delete_people)


def _values(pad: ScorePad) -> Values:
    return {
        "owner_id": pad.owner,
        "revision": pad.revision,
        "changed": micros_of(pad.changed),
        "preset": pad.preset,
        "house_rule": pad.house_rule,
        "rules": encode_rules(pad.rules),
        "pad": msgspec.msgpack.encode(_Kept(pad.names, pad.rounds)),
    }


def pad_from(row: Row) -> ScorePad:
    """Return the score pad of a row."""
    kept = _decode(row["pad"])
    return ScorePad(
        owner=UserId(row["owner_id"]),
        names=kept.names,
        rules=decode_rules(row["rules"]),
        preset=row["preset"],
        house_rule=row["house_rule"],
        changed=moment_at(row["changed"]),
        rounds=kept.rounds,
        revision=row["revision"],
        id=ScorePadId(row["id"]),
    )
