"""Published house rules: their rows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, bindparam, delete, desc, func, select, update

from bot.service.house_rules.model import PublishedPage, PublishedRule, PublishedWrite
from bot.service.ids import GuildId, PublishedId, UserId
from bot.service.people.anonymising import NOBODY
from bot.storage import schema
from bot.storage.dialects import update_each
from bot.storage.reader import Reader, fetch, only
from bot.storage.rows import PUBLISHED

_rules: Final = schema.published_rules
_newest: Final = select(_rules).order_by(desc(_rules.c.id))
_page: Final = _newest.limit(bindparam("b_limit")).offset(bindparam("b_offset"))
_count: Final = select(func.count()).select_from(_rules)
_one: Final = select(_rules).where(_rules.c.id == bindparam("b_id"))
_of_server: Final = _newest.where(_rules.c.guild_id == bindparam("b_guild"))
_of_author: Final = _newest.where(_rules.c.author_id == bindparam("b_user"))
_delete: Final = delete(_rules).where(_rules.c.id == bindparam("b_id"))
_without_author: Final = (
    update(_rules).where(_rules.c.author_id == bindparam("b_user")).values(author_id=NOBODY, author_name="")
)


class LibraryReads(Reader):
    """Reads of published house rules."""

    async def published_page(self, offset: int, limit: int) -> PublishedPage:
        """Return published house rules, newest first, without the first ``offset``."""

        def read(connection: Connection) -> PublishedPage:
            found = fetch(connection, _page, b_limit=limit, b_offset=offset)
            [count] = fetch(connection, _count)
            return PublishedPage(tuple(map(PUBLISHED.value, found)), int(only(count)))

        return await self._read(read)

    async def published_rule(self, number: PublishedId) -> PublishedRule | None:
        """Return the published house rule of this id."""
        found = await self._rows(_one, b_id=number)
        return PUBLISHED.value(found[0]) if found else None

    async def published_by(self, guild: GuildId) -> tuple[PublishedRule, ...]:
        """Return the house rules that a server has published, newest first."""
        return tuple(map(PUBLISHED.value, await self._rows(_of_server, b_guild=guild)))


def published_of_author(connection: Connection, user: UserId) -> tuple[PublishedRule, ...]:
    """Return the house rules that a person has published, newest first."""
    return tuple(map(PUBLISHED.value, fetch(connection, _of_author, b_user=user)))


def erase_author(connection: Connection, user: UserId) -> None:
    """Take the id and the name of a person from what they have published."""
    connection.execute(_without_author, {"b_user": user})


def write_published(connection: Connection, writes: Sequence[PublishedWrite]) -> None:
    """Delete and add published house rules.

    Raises:
        StaleChange: one that is to be deleted is gone.
    """
    update_each(connection, _delete, [{"b_id": one.rule.id} for one in writes if one.is_deleted])
    PUBLISHED.insert(connection, [one.rule for one in writes if not one.is_deleted])
