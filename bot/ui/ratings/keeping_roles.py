"""Roles for places on ladders, given to members and taken back over REST, and the podiums of seasons, posted in channels."""

from collections.abc import Awaitable, Callable, Collection
from typing import Final

import discord

from bot.canasta.rules.preset import Family
from bot.service.ids import GuildId, RoleId, UserId
from bot.service.ports import RecipientGone, TryLater
from bot.service.ratings.keeping_roles import Podium, RoleAnswer
from bot.service.ratings.ladder import LadderEntry
from bot.service.ratings.model import RankRoles
from bot.ui.ratings.ladder import season_name, show_season
from bot.ui.texts import Texts
from bot.ui.texts.preferred_language import Languages
from bot.ui.toolkit import colours, limits
from bot.ui.toolkit.channels import Channels, translated_errors
from bot.ui.toolkit.custom_ids import NO_TABLE, ClickId
from bot.ui.toolkit.members import Members
from bot.ui.toolkit.messages import Message, of_embed
from bot.ui.toolkit.permissions import problem_of_role
from bot.ui.words.games import FAMILIES, family_name

_GONE: Final = frozenset({10004, 10007, 10011, 10013})
"""Discord's codes for an unknown server, member, role and user."""
_MEDALS: Final = "🥇🥈🥉"


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


class ChannelPodiumPoster:
    """The poster of podiums, in the language of the server."""

    def __init__(self, channels: Channels, languages: Languages) -> None:
        self._channels = channels
        self._languages = languages

    async def post_podium(self, chosen: RankRoles, podium: Podium, *, is_again: bool) -> None:
        """Post a podium, unless an earlier try has posted it. It names members, and notifies nobody.

        Raises:
            PlaceGone, TryLater
        """
        assert chosen.podium is not None
        year, quarter = _numbers(podium.season)
        if is_again and chosen.podium_begun is not None:

            def is_meant(button: ClickId) -> bool:
                return button.verb == show_season.name and button.args[1:] == (year, quarter)

            if await self._channels.own_message(chosen.podium, chosen.podium_begun, is_meant):
                return
        nonce = f"s{year}{quarter}-{chosen.guild % 10**12}"  # at most 25 characters
        texts = await self._languages.texts(chosen.guild)
        await self._channels.post(chosen.podium, podium_message(texts, podium), nonce)


def podium_message(texts: Texts, podium: Podium) -> Message:
    """Return the message: the first places of each ladder, with buttons for the whole one and that of all time."""
    embed = discord.Embed(
        title=texts("podium-title", season=season_name(texts, podium.season)), colour=colours.PLAIN
    )
    for family, entries in podium.places:
        told = limits.cut("\n".join(_line(texts, one) for one in entries), limits.FIELD_VALUE)
        embed.add_field(name=family_name(texts, family), value=told, inline=False)
    place = FAMILIES.index(_most_played(podium))
    buttons = [
        show_season.button(texts(key), NO_TABLE, 0, place, *numbers)
        for key, numbers in (("button-podium-ladder", _numbers(podium.season)), ("button-season-all", (0, 0)))
    ]
    return of_embed(embed.set_footer(text=texts("podium-footer")), [buttons])


def _line(texts: Texts, entry: LadderEntry) -> str:
    assert entry.rank is not None
    return texts(
        "podium-line",
        medal=_MEDALS[entry.rank - 1],
        person=f"<@{entry.user}>",
        points=entry.points,
        uncertainty=entry.uncertainty,
        matches=entry.matches,
    )


def _most_played(podium: Podium) -> Family:
    """Return the games whose first places played most: those that the buttons begin with."""
    return max(podium.places, key=lambda one: sum(entry.matches for entry in one[1]))[0]


def _numbers(season: str) -> tuple[int, int]:
    """Return the year and the quarter of a season; 0 for no quarter."""
    year, _, quarter = season.partition("-")
    return int(year), int(quarter or 0)
