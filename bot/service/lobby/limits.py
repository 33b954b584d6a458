"""Limits of a server: how many tables may be open in it, and at how many a person may sit."""

from typing import Final

from bot.service.errors import TooManyOpenTables, TooManyOwnTables
from bot.service.ids import GuildId, TableId, UserId
from bot.service.matches.record import OPEN
from bot.service.ports import Store

LIMITS_LOCK: Final = TableId(0)
"""A table id that no table has; its lock serialises creating and joining tables, so that the limits hold."""

_MOST_COUNTED: Final = 10_000


async def expect_room_for_table(store: Store, guild: GuildId) -> None:
    """Raise an error unless one more table may be opened in the server.

    Raises:
        TooManyOpenTables
    """
    most = (await store.guild_settings(guild)).open_tables
    if most is not None and await _is_reached(most, store, guild):
        raise TooManyOpenTables(limit=most)


async def expect_room_for_person(store: Store, user: UserId, guild: GuildId) -> None:
    """Raise an error unless this person may sit down at one more table of the server.

    Raises:
        TooManyOwnTables
    """
    most = (await store.guild_settings(guild)).tables_per_person
    if most is None:
        return
    if await _is_reached(most, store, guild, user):
        raise TooManyOwnTables(limit=most)


async def _is_reached(most: int, store: Store, guild: GuildId, user: UserId | None = None) -> bool:
    """Return whether so many tables are open; practice matches do not count."""
    if len(await store.tables(guild=guild, user=user, statuses=OPEN, limit=most)) < most:
        return False
    tables = await store.tables(guild=guild, user=user, statuses=OPEN, limit=_MOST_COUNTED)
    return sum(not record.is_practice for record in tables) >= most
