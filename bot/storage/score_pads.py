"""Score pads, the people who are named on them, and the rounds with real cards that follow in the same transaction."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from sqlalchemy import Connection, bindparam, delete, desc, func, select, update

from bot.service.change import Change
from bot.service.ids import ScorePadId, UserId
from bot.service.score_pads.model import PadPerson, RealRound, RealSums, ScorePad
from bot.service.score_pads.people import real_rounds
from bot.service.statistics.model import RoundChoice
from bot.storage import schema
from bot.storage.dialects import put
from bot.storage.mapping import micros_of
from bot.storage.reader import Reader, fetch
from bot.storage.rows import PAD_PEOPLE, REAL_ROUNDS, SCORE_PADS
from bot.storage.statistics.sums import number
from bot.storage.statistics.tables import pad_people as people_table
from bot.storage.statistics.tables import real_rounds as rounds_table

_pads: Final = schema.score_pads
_p: Final = people_table.c
_r: Final = rounds_table.c
_of_owner: Final = (
    select(_pads)
    .where(_pads.c.owner_id == bindparam("b_owner"))
    .order_by(desc(_pads.c.changed), desc(_pads.c.id))
)
_delete_people: Final = delete(people_table).where(_p.pad_id.not_in(select(_pads.c.id)))
_delete_old: Final = delete(_pads).where(_pads.c.changed < bindparam("b_before"))
_same: Final = (_p.pad_id == bindparam("b_pad"), _p.user_id == bindparam("b_user"))
_name: Final = put(people_table)
_answer: Final = update(people_table).where(*_same)
_drop: Final = delete(people_table).where(*_same)
_on_pad: Final = select(people_table).where(_p.pad_id == bindparam("b_pad")).order_by(_p.side, _p.user_id)
_of_user: Final = select(people_table).where(_p.user_id == bindparam("b_user")).order_by(_p.pad_id)
_locked_pad: Final = select(_pads).where(_pads.c.id == bindparam("b_pad")).with_for_update()
_uncount: Final = delete(rounds_table).where(_r.pad_id == bindparam("b_pad"))
_rounds_of_user: Final = (
    select(rounds_table).where(_r.user_id == bindparam("b_user")).order_by(_r.pad_id, _r.round)
)


class ScorePadReads(Reader):
    """Reads of score pads, of people who are named on them, and of their rounds."""

    async def score_pads(self, owner: UserId) -> tuple[ScorePad, ...]:
        """Return the score pads of a person, the last changed first."""
        return await self._read(lambda connection: score_pads_of(connection, owner))

    async def pad_people(self, pad: ScorePadId) -> tuple[PadPerson, ...]:
        """Return the people who are named on a score pad."""
        return tuple(map(PAD_PEOPLE.value, await self._rows(_on_pad, b_pad=pad)))

    async def real_sums(self, chosen: RoundChoice) -> RealSums:
        """Return the sums of these rounds with real cards."""
        statement = select(
            func.count().label("rounds"),
            func.coalesce(func.max(_r.points), 0).label("best"),
            *(
                func.coalesce(func.sum(_r[name]), 0).label(name)
                for name in ("points", "natural_canastas", "mixed_canastas", "other_canastas")
            ),
            number(_r.ends_match).label("matches"),
            number(_r.won).label("won"),
        ).where(_r.guild_id == chosen.guild, _r.user_id == chosen.user)
        if chosen.presets is not None:
            statement = statement.where(_r.preset.in_(sorted(chosen.presets)))
        [row] = await self._rows(statement)
        return RealSums(**{name: int(value) for name, value in row.items()})


def score_pads_of(connection: Connection, owner: UserId) -> tuple[ScorePad, ...]:
    """Return the score pads of a person, the last changed first."""
    return tuple(map(SCORE_PADS.value, fetch(connection, _of_owner, b_owner=owner)))


def pads_with(connection: Connection, user: UserId) -> tuple[PadPerson, ...]:
    """Return the places of a person on score pads."""
    return tuple(map(PAD_PEOPLE.value, fetch(connection, _of_user, b_user=user)))


def real_rounds_of(connection: Connection, user: UserId) -> tuple[RealRound, ...]:
    """Return every round with real cards of a person."""
    return tuple(map(REAL_ROUNDS.value, fetch(connection, _rounds_of_user, b_user=user)))


def write_score_pads(connection: Connection, change: Change) -> None:
    """Write and delete score pads; write who is named on them and what they answer, and count the rounds of all pads that
    changed anew.

    Raises:
        StaleChange
    """
    deleted = [one.pad for one in change.score_pads if one.is_deleted]
    kept = [one.pad for one in change.score_pads if not one.is_deleted]
    SCORE_PADS.write(connection, kept, deleted)
    for write in change.pad_people:
        same = {"b_pad": write.person.pad, "b_user": write.person.user}
        if write.is_deleted:
            connection.execute(_drop, same)
        elif write.is_answer:
            connection.execute(_answer, {**same, "answer": write.person.answer.value})
        else:
            connection.execute(_name, PAD_PEOPLE.values(write.person))
    if deleted:
        forget_people_of_deleted_pads(connection)
    changed = {write.person.pad for write in change.pad_people}
    changed |= {one.id for one in kept if one.revision > 1}
    for pad in sorted(changed):
        _count_anew(connection, pad)


def _count_anew(connection: Connection, pad: ScorePadId) -> None:
    # The lock comes first: whoever writes the pad or another person at the same time counts before this or after it.
    found = fetch(connection, _locked_pad, b_pad=pad)
    if not found:
        return
    people = tuple(map(PAD_PEOPLE.value, fetch(connection, _on_pad, b_pad=pad)))
    connection.execute(_uncount, {"b_pad": pad})
    REAL_ROUNDS.insert(connection, real_rounds(SCORE_PADS.value(found[0]), people))


def delete_old_score_pads(connection: Connection, before: datetime) -> int:
    """Delete the score pads that were not changed since ``before``; return the number of them."""
    deleted = connection.execute(_delete_old, {"b_before": micros_of(before)}).rowcount
    if deleted:
        forget_people_of_deleted_pads(connection)
    return deleted


def forget_people_of_deleted_pads(connection: Connection) -> None:
    """Delete who was named on pads that are gone; the rounds that count stay."""
    connection.execute(_delete_people)
