"""The admin service: table limits of a server and its admin log."""

from typing import Final

from msgspec import Struct, structs

from bot.service.administration.admin_actions import AdminAction, in_server
from bot.service.change import AdminEntry, Change
from bot.service.concurrency import retried, revised
from bot.service.errors import SettingsChanged
from bot.service.ids import ChannelId, GuildId, RoleId, UserId
from bot.service.people.settings import GuildSettings
from bot.service.ports import Clock, Store

MOST_TABLES: Final = 1000
"""The largest limit that can be set."""


class AdminLogPage(Struct, frozen=True):
    """A page of log entries, newest first; ``older`` is the ``before`` of the next page, None on the last one."""

    entries: tuple[AdminEntry, ...]
    older: int | None


class AdminService:
    """The table limits and the admin logs of servers. A limit never closes tables that are already open."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def settings(self, guild: GuildId) -> GuildSettings:
        """Return the settings of a server."""
        return await self._store.guild_settings(guild)

    @retried(SettingsChanged)
    async def choose_organisers(self, guild: GuildId, actor: UserId, role: RoleId | None) -> None:
        """Choose the role of the members who may organise tournaments and evenings beside the managers.

        Raises:
            SettingsChanged
        """
        now, at = await self._store.guild_settings(guild), self._clock.now()
        if now.organisers_role == role:
            return
        entry = in_server(AdminAction.ORGANISERS_ROLE, guild, actor, at, {"role": str(role or "")})
        later = revised(now, organisers_role=role)
        await self._store.commit(Change(at=at, documents=(later,), admin=entry))

    @retried(SettingsChanged)
    async def choose_forum(self, guild: GuildId, actor: UserId, forum: ChannelId | None) -> None:
        """Choose the forum in which new tables get a post each; with None they get a thread below their lobby.

        Raises:
            SettingsChanged
        """
        now, at = await self._store.guild_settings(guild), self._clock.now()
        if now.forum == forum:
            return
        entry = in_server(AdminAction.FORUM, guild, actor, at, {"channel": str(forum or "")})
        await self._store.commit(Change(at=at, documents=(revised(now, forum=forum),), admin=entry))

    @retried(SettingsChanged)
    async def choose_language(self, guild: GuildId, actor: UserId, language: str) -> None:
        """Choose the language of what everybody in the server may read; empty for the one that Discord prefers there.

        Raises:
            SettingsChanged
        """
        now, at = await self._store.guild_settings(guild), self._clock.now()
        if now.language == language:
            return
        entry = in_server(AdminAction.LANGUAGE, guild, actor, at, {"language": language})
        await self._store.commit(Change(at=at, documents=(revised(now, language=language),), admin=entry))

    @retried(SettingsChanged)
    async def set_limits(
        self,
        guild: GuildId,
        actor: UserId,
        *,
        open_tables: int | None = None,
        tables_per_person: int | None = None,
    ) -> GuildSettings:
        """Set how many tables may be open in the server, and at how many a person may sit: 0 for no limit,
        None to leave a limit unchanged.

        Raises:
            SettingsChanged
        """
        now = await self._store.guild_settings(guild)
        wanted = structs.replace(
            now,
            open_tables=now.open_tables if open_tables is None else open_tables or None,
            tables_per_person=(
                now.tables_per_person if tables_per_person is None else tables_per_person or None
            ),
        )
        if wanted == now:
            return now
        later = revised(wanted)
        at = self._clock.now()
        facts = {
            "open_tables": later.open_tables or 0,
            "tables_per_person": later.tables_per_person or 0,
        }
        change = Change(
            at=at,
            documents=(later,),
            admin=in_server(AdminAction.LIMITS, guild, actor, at, facts),
        )
        await self._store.commit(change)
        return later

    async def log(self, guild: GuildId, *, before: int | None = None, limit: int = 10) -> AdminLogPage:
        """Return a page of the admin log of this server."""
        entries = await self._store.admin_log(guild, before=before, limit=limit + 1)
        kept = entries[:limit]
        return AdminLogPage(kept, kept[-1].id if len(entries) > limit else None)
