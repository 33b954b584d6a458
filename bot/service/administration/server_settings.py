"""The settings that managers choose for a server, as rows of a table, and its admin log."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec import Struct, structs

from bot.service.administration.admin_actions import AdminAction, in_server
from bot.service.change import AdminEntry, Change
from bot.service.clocks.terms import Terms, expect_possible
from bot.service.concurrency import retried, revised
from bot.service.errors import SettingsChanged
from bot.service.ids import GuildId, UserId
from bot.service.people.settings import GuildSettings
from bot.service.ports import Clock, Store

MOST_TABLES: Final = 1000
"""The largest limit that can be set."""

_FACTS: Final[Mapping[AdminAction, Callable[[GuildSettings], dict[str, str | int]]]] = {
    AdminAction.TERMS: lambda _: {"name": ""},
    AdminAction.LIMITS: lambda later: {
        "open_tables": later.open_tables or 0,
        "tables_per_person": later.tables_per_person or 0,
    },
    AdminAction.PLAYERS_ROLE: lambda later: {"role": str(later.players_role or "")},
    AdminAction.ORGANISERS_ROLE: lambda later: {"role": str(later.organisers_role or "")},
    AdminAction.FORUM: lambda later: {"channel": str(later.forum or "")},
    AdminAction.LANGUAGE: lambda later: {"language": later.language},
}
"""What the admin log tells of each setting."""


class AdminLogPage(Struct, frozen=True):
    """A page of log entries, newest first; ``older`` is the ``before`` of the next page, None on the last one."""

    entries: tuple[AdminEntry, ...]
    older: int | None


class AdminService:
    """The settings and the admin logs of servers. A change affects no table that exists already."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def settings(self, guild: GuildId) -> GuildSettings:
        """Return the settings of a server."""
        return await self._store.guild_settings(guild)

    @retried(SettingsChanged)
    async def choose(
        self, guild: GuildId, actor: UserId, action: AdminAction, **changes: Any
    ) -> GuildSettings:
        """Change settings of a server, fields of :class:`GuildSettings`, and log it as this action.

        Raises:
            SettingsChanged
        """
        now, at = await self._store.guild_settings(guild), self._clock.now()
        if structs.replace(now, **changes) == now:
            return now
        later = revised(now, **changes)
        entry = in_server(action, guild, actor, at, _FACTS[action](later))
        await self._store.commit(Change(at=at, documents=(later,), admin=entry))
        return later

    async def set_terms(self, guild: GuildId, actor: UserId, terms: Terms) -> None:
        """Set the terms of new tables whose house rule has none of its own.

        Raises:
            TermsImpossible, SettingsChanged
        """
        expect_possible(terms)
        await self.choose(guild, actor, AdminAction.TERMS, terms=terms)

    async def set_limits(self, guild: GuildId, actor: UserId, **limits: int | None) -> GuildSettings:
        """Set how many tables may be open in the server (``open_tables``), and at how many a person may sit
        (``tables_per_person``): 0 for no limit, None to leave a limit unchanged.

        Raises:
            SettingsChanged
        """
        changes = {name: limit or None for name, limit in limits.items() if limit is not None}
        return await self.choose(guild, actor, AdminAction.LIMITS, **changes)

    async def log(self, guild: GuildId, *, before: int | None = None, limit: int = 10) -> AdminLogPage:
        """Return a page of the admin log of this server."""
        entries = await self._store.admin_log(guild, before=before, limit=limit + 1)
        kept = entries[:limit]
        return AdminLogPage(kept, kept[-1].id if len(entries) > limit else None)
