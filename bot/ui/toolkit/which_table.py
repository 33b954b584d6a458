"""Selection of the table that a command means when it names none."""

from collections.abc import Callable, Iterable, Sequence

from bot.service.ids import TableId
from bot.service.matches.record import OPEN, TableRecord, TableStatus
from bot.ui.board.looking import record_here
from bot.ui.toolkit.failures import Refusal
from bot.ui.toolkit.interaction import Asked

_ANY = frozenset(TableStatus)
_NUMBERS_SHOWN = 20


async def own_table(asked: Asked, named: int | None) -> TableRecord:
    """Return the table of a user who sits at one: the one named, else that of this thread, else the only own
    one of this channel, else the only own one of this server.

    Raises:
        Refusal: if that is none or more than one.
    """
    return _the_only(asked, await _own_tables(asked, named))


async def table_played(asked: Asked, named: int | None) -> TableRecord:
    """Return the table for a command about the own hand or moves: of several own ones the only one where the
    match is on, or else the only one that waits for this user.

    Raises:
        Refusal: if that is none or more than one.
    """
    meant = await _own_tables(asked, named)
    if len(meant) > 1:
        meant = list(filter(_is_played, meant)) or meant
    if len(meant) > 1:
        waiting = await tables_waiting_for(asked, meant)
        meant = [record for record in meant if record.id in waiting] or meant
    return _the_only(asked, meant)


async def own_match(
    asked: Asked, named: int | None, fits: Callable[[TableRecord], bool] = lambda _: True
) -> TableRecord:
    """Return the table for a command about time or later turns: of several own ones the only one where the
    match is on, or else the only one of these that ``fits``.

    Raises:
        Refusal: if that is none or more than one.
    """
    meant = await _own_tables(asked, named)
    for is_meant in (_is_played, fits):
        if len(meant) > 1:
            meant = [record for record in meant if is_meant(record)] or meant
    return _the_only(asked, meant)


def _is_played(record: TableRecord) -> bool:
    return record.status is TableStatus.PLAYING


async def _own_tables(asked: Asked, named: int | None) -> list[TableRecord]:
    """Return the tables that may be meant by a user who sits at one, one or more."""
    if named is not None:
        return [await record_here(asked, TableId(named))]
    queries = asked.services.queries
    here = await queries.open_table_in(asked.place)
    if here is not None:
        return [here]
    for place in (asked.place, None):
        own = await queries.tables_of(asked.user, guild=asked.guild, place=place, statuses=OPEN)
        if own:
            return list(own)
    raise Refusal("which-table-none")


async def any_table(asked: Asked, named: int | None) -> TableRecord:
    """Return the table for a user who may only be watching: also one where others sit, also one that is over.

    Raises:
        Refusal: if that is none or more than one.
    """
    if named is not None:
        return await record_here(asked, TableId(named))
    queries = asked.services.queries
    for statuses in (OPEN, _ANY):
        here = await queries.tables_at(asked.place, statuses)
        of_thread = [record for record in here if record.thread == asked.place]
        if of_thread:
            return of_thread[0]
        own = [record for record in here if record.seat_of(asked.user) is not None]
        meant = own or here or await queries.tables_of(asked.user, guild=asked.guild, statuses=statuses)
        if meant:
            return _the_only(asked, meant)
    raise Refusal("which-table-none")


async def table_that_is_over(asked: Asked, named: int | None) -> TableRecord:
    """Return the match for a rematch: the one named, else that of this thread, else the only own one that has
    ended in this channel.

    Raises:
        Refusal: if that is none or more than one.
    """
    if named is not None:
        return await record_here(asked, TableId(named))
    here = await asked.services.queries.tables_of(
        asked.user, guild=asked.guild, place=asked.place, statuses=frozenset({TableStatus.FINISHED})
    )
    if not here:
        raise Refusal("which-table-none-over")
    return _the_only(asked, [record for record in here if record.thread == asked.place] or here)


async def table_to_join(asked: Asked, named: int | None) -> TableRecord:
    """Return the table for a user who wants a seat: the only one here that is filling its seats and where
    this user has none.

    Raises:
        Refusal: if there is more than one; if there is none, what :func:`any_table` says.
    """
    here = await asked.services.queries.tables_at(asked.place, frozenset({TableStatus.LOBBY}))
    open_ones = [record for record in here if record.seat_of(asked.user) is None]
    if named is not None or len(open_ones) == 0 or any(record.thread == asked.place for record in here):
        return await any_table(asked, named)
    return _the_only(asked, open_ones)


async def table_to_move(asked: Asked, named: int | None) -> TableRecord:
    """Return the table to move here: the one named, else the only own one that is elsewhere in this server.

    Raises:
        Refusal: if that is none or more than one.
    """
    if named is not None:
        return await record_here(asked, TableId(named))
    own = await asked.services.queries.tables_of(asked.user, guild=asked.guild)
    elsewhere = [record for record in own if asked.place not in {record.channel, record.thread}]
    if not elsewhere:
        raise Refusal("table-move-none")
    return _the_only(asked, elsewhere)


async def tables_waiting_for(asked: Asked, records: Iterable[TableRecord]) -> list[TableId]:
    """Return the ids of the tables where it is this user's turn."""
    waiting = []
    for record in records:
        view = (await asked.services.queries.board(record.id, recent=0)).view
        if view is not None and record.seat_of(asked.user) in view.seats_to_act:
            waiting.append(record.id)
    return waiting


def _the_only(asked: Asked, meant: Sequence[TableRecord]) -> TableRecord:
    """Return the table if there is only one; of several the command must name one.

    Raises:
        Refusal
    """
    if len(meant) > 1:
        numbers = sorted(str(record.id) for record in meant)[:_NUMBERS_SHOWN]
        raise Refusal("which-table-several", tables=asked.texts.listed(numbers))
    return meant[0]
