"""People of score pads, and the rounds with real cards that follow in the same transaction."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from bot.service.change import Change
from bot.service.ids import GuildId, ScorePadId, UserId
from bot.service.score_pads.counting import real_rounds
from bot.service.score_pads.model import PadAnswer, PadPerson, RealRound, RealSums
from bot.service.statistics.model import RoundChoice
from bot.storage import schema
from bot.storage.dialects import execute_many, upsert
from bot.storage.mapping import Row, micros_of, moment_at
from bot.storage.reader import Reader, fetch
from bot.storage.score_pads import forget_people_of_deleted_pads, pad_from
from bot.storage.statistics.sums import number
from bot.storage.statistics.tables import pad_people as people_table
from bot.storage.statistics.tables import real_rounds as rounds_table

_p: Final = people_table.c
_r: Final = rounds_table.c
_same: Final = (_p.pad_id == bindparam("b_pad"), _p.user_id == bindparam("b_user"))
_upsert: Final = upsert(people_table)
_name: Final = _upsert.on_conflict_do_update(
    index_elements=["pad_id", "user_id"],
    set_={name: _upsert.excluded[name] for name in ("guild_id", "side", "answer")},
)
_answer: Final = update(people_table).where(*_same).values(answer=bindparam("answer"))
_drop: Final = delete(people_table).where(*_same)
_on_pad: Final = select(people_table).where(_p.pad_id == bindparam("b_pad")).order_by(_p.side, _p.user_id)
_of_user: Final = select(people_table).where(_p.user_id == bindparam("b_user")).order_by(_p.pad_id)
_locked_pad: Final = (
    select(schema.score_pads).where(schema.score_pads.c.id == bindparam("b_pad")).with_for_update()
)
_uncount: Final = delete(rounds_table).where(_r.pad_id == bindparam("b_pad"))
_insert_round: Final = insert(rounds_table)
_rounds_of_user: Final = (
    select(rounds_table).where(_r.user_id == bindparam("b_user")).order_by(_r.pad_id, _r.round)
)
_ALIKE: Final = (
    "round",
    "preset",
    "points",
    "natural_canastas",
    "mixed_canastas",
    "other_canastas",
    "ends_match",
    "won",
)


class PadPeopleReads(Reader):
    """Reads of people of score pads, and of their rounds."""

    async def pad_people(self, pad: ScorePadId) -> tuple[PadPerson, ...]:
        """Return the people who are named on a score pad."""
        return tuple(map(_person_from, await self._rows(_on_pad, b_pad=pad)))

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


def write_pad_people(connection: Connection, change: Change) -> None:
    """Write who is named on score pads and what they answer, and count the rounds of all pads that changed anew."""
    for write in change.pad_people:
        same = {"b_pad": write.person.pad, "b_user": write.person.user}
        if write.is_deleted:
            connection.execute(_drop, same)
        elif write.is_answer:
            connection.execute(_answer, {**same, "answer": write.person.answer.value})
        else:
            execute_many(connection, _name, [_values(write.person)])
    if any(write.is_deleted for write in change.score_pads):
        forget_people_of_deleted_pads(connection)
    changed = {write.person.pad for write in change.pad_people}
    changed |= {
        write.pad.id for write in change.score_pads if not write.is_deleted and write.pad.revision > 1
    }
    for pad in sorted(changed):
        _count_anew(connection, pad)


def pads_with(connection: Connection, user: UserId) -> tuple[PadPerson, ...]:
    """Return the places of a person on score pads."""
    return tuple(map(_person_from, fetch(connection, _of_user, b_user=user)))


def real_rounds_of(connection: Connection, user: UserId) -> tuple[RealRound, ...]:
    """Return every round with real cards of a person."""
    return tuple(map(_round_from, fetch(connection, _rounds_of_user, b_user=user)))


def _count_anew(connection: Connection, pad: ScorePadId) -> None:
    # The lock comes first: whoever writes the pad or another person at the same time counts before this or after it.
    found = fetch(connection, _locked_pad, b_pad=pad)
    if not found:
        return
    people = tuple(map(_person_from, fetch(connection, _on_pad, b_pad=pad)))
    connection.execute(_uncount, {"b_pad": pad})
    counted = real_rounds(pad_from(found[0]), people)
    execute_many(connection, _insert_round, [_values_of_round(one) for one in counted])


def _values(person: PadPerson) -> dict[str, Any]:
    return {
        "pad_id": person.pad,
        "user_id": person.user,
        "guild_id": person.guild,
        "side": person.side,
        "answer": person.answer.value,
    }


def _person_from(row: Row) -> PadPerson:
    return PadPerson(
        ScorePadId(row["pad_id"]),
        UserId(row["user_id"]),
        GuildId(row["guild_id"]),
        row["side"],
        PadAnswer(row["answer"]),
    )


def _values_of_round(one: RealRound) -> dict[str, Any]:
    return {
        "pad_id": one.pad,
        "user_id": one.user,
        "guild_id": one.guild,
        "at": micros_of(one.at),
        **{name: getattr(one, name) for name in _ALIKE},
    }


def _round_from(row: Row) -> RealRound:
    return RealRound(
        pad=ScorePadId(row["pad_id"]),
        user=UserId(row["user_id"]),
        guild=GuildId(row["guild_id"]),
        at=moment_at(row["at"]),
        **{name: row[name] for name in _ALIKE},
    )
