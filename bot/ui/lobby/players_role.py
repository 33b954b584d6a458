"""The role of members who want to be called when a table waits for players: chosen by a manager, taken by a button."""

from __future__ import annotations

import discord

from bot.service.ids import RoleId
from bot.ui.lobby.invitation_presenter import BE_CALLED, PLAYERS_ROLE_OFF, players_role_message
from bot.ui.toolkit.clickable import Click, on_click
from bot.ui.toolkit.failures import Refusal
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.messages import Message
from bot.ui.toolkit.permissions import problem_of_choice, problem_of_role


def problem_of_players_role(role: discord.Role) -> str | None:
    """Return what keeps the bot from giving a role to anybody who asks, or from mentioning it: a text's key, or None."""
    problem = problem_of_role(role, role.guild.me)
    if problem is None and not (role.mentionable or role.guild.me.guild_permissions.mention_everyone):
        return "players-role-silent"
    return problem


async def choose_players_role(context: InteractionContext, role: discord.Role | None) -> None:
    """Choose the role where one is given, and show what is chosen.

    Raises:
        Refusal, SettingsChanged
    """
    settings = await context.services.admin.settings(context.guild)
    if role is not None:
        problem = problem_of_choice(role, context.interaction.user) or problem_of_players_role(role)
        if problem is None and role.id in (await context.services.rank_roles.of(context.guild)).roles:
            problem = "players-role-for-rank"
        if problem is not None:
            raise Refusal(problem, role=f"<@&{role.id}>")
        settings = await context.services.invitations.choose_role(
            context.guild, context.user, RoleId(role.id)
        )
    await context.show(players_role_message(context.texts, settings))


@on_click(PLAYERS_ROLE_OFF)
async def turn_off(click: Click) -> None:
    """Call nobody any more; those who have the role keep it."""
    if not click.administers:
        raise Refusal("admin-only")
    settings = await click.services.invitations.choose_role(click.guild, click.user, None)
    await click.show(players_role_message(click.texts, settings))


@on_click(BE_CALLED)
async def take_or_lay_down(click: Click) -> None:
    """Give the role to who has not got it, and take it from who has."""
    chosen = (await click.services.admin.settings(click.guild)).players_role
    guild, member = click.interaction.guild, click.interaction.user
    role = None if guild is None or chosen is None else guild.get_role(chosen)
    if role is None or not isinstance(member, discord.Member):
        raise Refusal("players-role-gone")
    if problem_of_players_role(role) is not None:
        raise Refusal("players-role-closed", role=role.mention)
    has_it = any(one.id == role.id for one in member.roles)
    try:
        await (member.remove_roles(role) if has_it else member.add_roles(role))
    except (discord.Forbidden, discord.NotFound) as refused:
        raise Refusal("players-role-closed", role=role.mention) from refused
    key = "players-role-laid-down" if has_it else "players-role-taken"
    await click.show_new(Message(click.texts(key, role=role.mention)))
