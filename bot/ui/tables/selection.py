"""Selection of what a command means: the table when it names none, and the rules in any spelling near their name."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from bot.canasta.rules.presets import DESCRIPTIONS
from bot.service.house_rules.model import key_of
from bot.service.ids import TableId
from bot.service.matches.record import OPEN, TableRecord, TableStatus
from bot.ui.tables.visibility import clicked_at, may_see, record_here, that_may_be_seen
from bot.ui.toolkit.failures import Refusal
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.words.games import meant_by, nearest, presets_by_name
from bot.ui.words.names import shown
from bot.ui.words.options import preset_name

_ANY = frozenset(TableStatus)
_NUMBERS_SHOWN = 20
_LONGEST: Final = 60
_MOST_NEAREST: Final = 3


async def own_table(context: InteractionContext, named: int | None) -> TableRecord:
    """Return the table of a user who sits at one: the one named, else that of this thread, else the only own
    one of this channel, else the only own one of this server.

    Raises:
        Refusal: if that is none or more than one.
    """
    return _the_only(context, await _own_tables(context, named))


async def table_played(context: InteractionContext, named: int | None) -> TableRecord:
    """Return the table for a command about the own hand or moves: of several own ones the only one where the
    match is on, or else the only one that waits for this user.

    Raises:
        Refusal: if that is none or more than one.
    """
    meant = await _own_tables(context, named)
    if len(meant) > 1:
        meant = list(filter(_is_played, meant)) or meant
    if len(meant) > 1:
        waiting = await tables_waiting_for(context, meant)
        meant = [record for record in meant if record.id in waiting] or meant
    return _the_only(context, meant)


async def own_match(
    context: InteractionContext, named: int | None, fits: Callable[[TableRecord], bool] = lambda _: True
) -> TableRecord:
    """Return the table for a command about time or later turns: of several own ones the only one where the
    match is on, or else the only one of these that ``fits``.

    Raises:
        Refusal: if that is none or more than one.
    """
    meant = await _own_tables(context, named)
    for is_meant in (_is_played, fits):
        if len(meant) > 1:
            meant = [record for record in meant if is_meant(record)] or meant
    return _the_only(context, meant)


def _is_played(record: TableRecord) -> bool:
    return record.status is TableStatus.PLAYING


async def _own_tables(context: InteractionContext, named: int | None) -> list[TableRecord]:
    """Return the tables that may be meant by a user who sits at one, one or more."""
    if named is not None:
        return [await record_here(context, TableId(named))]
    queries = context.services.queries
    here = await queries.open_table_in(context.place)
    if here is not None and may_see(context, here):
        return [here]
    for place in (context.place, None):
        own = await queries.tables_of(context.user, guild=context.guild, place=place, statuses=OPEN)
        if own:
            return _without_practice(own) or list(own)
    raise Refusal("which-table-none")


async def any_table(context: InteractionContext, named: int | None) -> TableRecord:
    """Return the table for a user who may only be watching: also one where others sit, also one that is over.

    Raises:
        Refusal: if that is none or more than one.
    """
    if named is not None:
        return await record_here(context, TableId(named))
    queries = context.services.queries
    for statuses in (OPEN, _ANY):
        here = that_may_be_seen(context, await queries.tables_at(context.place, statuses))
        of_thread = [record for record in here if record.thread == context.place]
        if of_thread:
            return of_thread[0]
        own = [record for record in here if record.seat_of(context.user) is not None]
        meant = own or here or await queries.tables_of(context.user, guild=context.guild, statuses=statuses)
        if meant:
            return _the_only(context, _without_practice(meant) or meant)
    raise Refusal("which-table-none")


async def administered_table(context: InteractionContext, named: int | None) -> TableRecord:
    """Return the table for somebody who manages the server: the one named, else the only open one here, whoever
    sits there.

    Raises:
        Refusal: if that is none or more than one.
    """
    if named is not None:
        return await record_here(context, TableId(named))
    here = that_may_be_seen(context, await context.services.queries.tables_at(context.place, OPEN))
    meant = [record for record in here if record.thread == context.place] or _without_practice(here)
    if not meant:
        raise Refusal("which-table-none-to-administer")
    return _the_only(context, meant, several="which-table-to-administer")


async def table_that_is_over(context: InteractionContext, named: int | None) -> TableRecord:
    """Return the match for a rematch: the one named, else that of this thread, else the only own one that has
    ended in this channel.

    Raises:
        Refusal: if that is none or more than one.
    """
    if named is not None:
        return await record_here(context, TableId(named))
    here = await context.services.queries.tables_of(
        context.user, guild=context.guild, place=context.place, statuses=frozenset({TableStatus.FINISHED})
    )
    over = _without_practice(here)
    if not over:
        raise Refusal("which-table-none-over")
    return _the_only(context, [record for record in over if record.thread == context.place] or over)


async def table_to_join(context: InteractionContext, named: int | None) -> TableRecord:
    """Return the table for a user who wants a seat: the only one here that is filling its seats and where
    this user has none.

    Raises:
        Refusal: if there is more than one; if there is none, what :func:`any_table` says.
    """
    here = await context.services.queries.tables_at(context.place, frozenset({TableStatus.LOBBY}))
    open_ones = [record for record in here if record.seat_of(context.user) is None]
    if named is not None or len(open_ones) == 0 or any(record.thread == context.place for record in here):
        return await any_table(context, named)
    return _the_only(context, open_ones)


async def table_to_move(context: InteractionContext, named: int | None) -> TableRecord:
    """Return the table to move here: the one named, else the only own one that is elsewhere in this server.

    Raises:
        Refusal: if that is none or more than one.
    """
    if named is not None:
        return await record_here(context, TableId(named))
    own = await context.services.queries.tables_of(context.user, guild=context.guild)
    elsewhere = [
        record for record in _without_practice(own) if context.place not in {record.channel, record.thread}
    ]
    if not elsewhere:
        raise Refusal("table-move-none")
    return _the_only(context, elsewhere)


async def tables_waiting_for(context: InteractionContext, records: Iterable[TableRecord]) -> list[TableId]:
    """Return the ids of the tables where it is this user's turn."""
    waiting = []
    for record in records:
        view = (await context.services.queries.board(record.id, recent=0)).view
        if view is not None and record.seat_of(context.user) in view.seats_to_act:
            waiting.append(record.id)
    return waiting


def _without_practice(records: Iterable[TableRecord]) -> list[TableRecord]:
    return [record for record in records if not record.is_practice]


def _the_only(
    context: InteractionContext, meant: Sequence[TableRecord], several: str = "which-table-several"
) -> TableRecord:
    """Return the table if there is only one; of several the command must name one.

    Raises:
        Refusal
    """
    if len(meant) > 1:
        numbers = [str(number) for number in sorted(record.id for record in meant)][:_NUMBERS_SHOWN]
        raise Refusal(several, tables=context.texts.alternatives(numbers))
    clicked_at(context, meant[0])
    return meant[0]


async def rules_named(context: InteractionContext, typed: str) -> str:
    """Return the name of the house rule or the id of the game that is meant; outside a server there are only games.

    Raises:
        Refusal
    """
    houses = () if context.is_direct else await context.services.houses.all(context.guild)
    for house in houses:
        if house.key == key_of(typed):
            return house.name
    return _meant(
        context, typed, presets_by_name(context.texts) | {house.name: house.name for house in houses}
    )


def game_named(context: InteractionContext, typed: str) -> str:
    """Return the id of the game that is meant.

    Raises:
        Refusal
    """
    return _meant(context, typed, presets_by_name(context.texts))


def _meant(context: InteractionContext, typed: str, known: Mapping[str, str]) -> str:
    meant = meant_by(typed, known)
    if meant is not None:
        return meant
    names = [
        f"**{preset_name(context.texts, one) if one in DESCRIPTIONS else shown(one)}**"
        for one in nearest(typed, known, _MOST_NEAREST)
    ]
    raise Refusal("rules-unknown", name=shown(typed, _LONGEST), nearest=context.texts.alternatives(names))
