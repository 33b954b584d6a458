"""Giving roles for places on ladders to members, and taking them back, over REST."""

from collections.abc import Awaitable, Callable, Collection
from typing import Final

import discord

from bot.service.ids import GuildId, RoleId, UserId
from bot.service.ports import RecipientGone, TryLater
from bot.service.ratings.keeping_roles import RoleAnswer
from bot.ui.texts.languages import Languages
from bot.ui.toolkit.channels import translated_errors
from bot.ui.toolkit.members import Members
from bot.ui.toolkit.permissions import problem_of_role

_GONE: Final = frozenset({10004, 10007, 10011, 10013})
"""Discord's codes for an unknown server, member, role and user."""


class DiscordRoleGiver:
    """The giver of roles. It does not ask Discord for what the bot's permissions rule out."""

    def __init__(self, client: discord.Client, members: Members, languages: Languages) -> None:
        self._client = client
        self._members = members
        self._languages = languages

    async def who_is_here(self, guild: GuildId, users: Collection[UserId]) -> frozenset[UserId]:
        """Return those of these people who are members of the server, as far as is known.

        Raises:
            TryLater: the bot is not connected yet, and knows nothing.
        """
        if not self._client.is_ready():
            raise TryLater
        return await self._members.present(guild, users)

    async def give(self, guild: GuildId, user: UserId, role: RoleId) -> RoleAnswer:
        """Give a role to a member.

        Raises:
            TryLater
        """
        return await self._change(self._client.http.add_role, guild, user, role)

    async def take(self, guild: GuildId, user: UserId, role: RoleId) -> RoleAnswer:
        """Take a role from a member.

        Raises:
            TryLater
        """
        return await self._change(self._client.http.remove_role, guild, user, role)

    async def _change(
        self, change: Callable[..., Awaitable[object]], guild: GuildId, user: UserId, role: RoleId
    ) -> RoleAnswer:
        if known := self._known(guild, role):
            return known
        # The reason stands in the server's own log.
        reason = (await self._languages.texts(guild))("rank-roles-reason")
        try:
            async with translated_errors():
                await change(guild, user, role, reason=reason)
        except RecipientGone as refused:
            is_gone = getattr(refused.__cause__, "code", None) in _GONE
            return RoleAnswer.GONE if is_gone else RoleAnswer.REFUSED
        return RoleAnswer.DONE

    def _known(self, number: GuildId, role: RoleId) -> RoleAnswer | None:
        """Return what Discord would answer; None if that is not known. The server may be another process's."""
        guild = self._client.get_guild(number)
        if guild is None or guild.me is None:
            return None
        found = guild.get_role(role)
        if found is None:
            return RoleAnswer.GONE
        return None if problem_of_role(found, guild.me) is None else RoleAnswer.REFUSED
