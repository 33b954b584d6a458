"""The choice of the roles for places on the ladders, and of the channel for podiums, by the managers of a server."""

from __future__ import annotations

from collections.abc import Callable

from bot.service.administration.admin_actions import AdminAction, in_server
from bot.service.change import Change
from bot.service.concurrency import retried, revised
from bot.service.errors import SettingsChanged
from bot.service.ids import ChannelId, GuildId, RoleId, UserId
from bot.service.ports import Clock, Store
from bot.service.ratings.rank_roles import LAST_PLACES, RankRoles
from bot.service.ratings.seasons import season_of


class RankRoleService:
    """The roles for places of servers, and their podiums. What follows from a choice is done by ``RankRoleRunner``."""

    def __init__(self, store: Store, clock: Clock, wake: Callable[[], None]) -> None:
        self._store = store
        self._clock = clock
        self._wake = wake

    async def of(self, guild: GuildId) -> RankRoles:
        """Return the roles of a server."""
        return await self._store.rank_roles(guild)

    @retried(SettingsChanged)
    async def choose(self, guild: GuildId, actor: UserId, number: int, role: RoleId | None) -> RankRoles:
        """Choose the role for one of ``LAST_PLACES``, None for no role. Who had another one from the bot loses it.

        Raises:
            SettingsChanged
        """
        now, at = await self._store.rank_roles(guild), self._clock.now()
        roles = (*now.roles[:number], role, *now.roles[number + 1 :])
        # Also without a change: the permission that was missing may be there by now.
        later = revised(now, roles=roles, due=at)
        facts = {"role": "" if role is None else str(role), "last": LAST_PLACES[number]}
        admin = () if roles == now.roles else in_server(AdminAction.RANK_ROLE, guild, actor, at, facts)
        await self._store.commit(Change(at=at, documents=(later,), admin=admin))
        self._wake()
        return later

    @retried(SettingsChanged)
    async def choose_podium(self, guild: GuildId, actor: UserId, channel: ChannelId | None) -> RankRoles:
        """Choose the channel for the podium of each season, beginning with the present one; None for no podiums.

        Raises:
            SettingsChanged
        """
        now, at = await self._store.rank_roles(guild), self._clock.now()
        if now.podium == channel:
            return now
        length = (await self._store.guild_settings(guild)).seasons
        # Also where one was begun in another channel: the season it was of is no longer waited for.
        season = "" if channel is None else season_of(length, at)
        later = revised(now, podium=channel, season=season, podium_begun=None, due=at)
        admin = in_server(AdminAction.PODIUM, guild, actor, at, {"channel": str(channel or "")})
        await self._store.commit(Change(at=at, documents=(later,), admin=admin))
        self._wake()
        return later
