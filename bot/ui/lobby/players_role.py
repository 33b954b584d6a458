"""The role of members who want to be called when a table waits for players: chosen by a manager, taken by a button."""

import discord
from discord.utils import format_dt

from bot.service.administration.admin_actions import AdminAction
from bot.service.ids import RoleId
from bot.service.lobby.invitations import callable_from
from bot.service.people.settings import GuildSettings
from bot.ui.texts import Texts
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.custom_ids import NO_TABLE
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


async def expect_callable(context: InteractionContext, role: discord.Role) -> None:
    """Raise unless the user may choose this role for being called, and the bot may give and mention it.

    Raises:
        Refusal
    """
    problem = problem_of_choice(role, context.interaction.user) or problem_of_players_role(role)
    if problem is None and role.id in (await context.services.rank_roles.of(context.guild)).roles:
        problem = "players-role-for-rank"
    if problem is None and (await context.services.admin.settings(context.guild)).organisers_role == role.id:
        problem = "players-role-for-organisers"
    if problem is not None:
        raise Refusal(problem, role=f"<@&{role.id}>")


async def choose_players_role(context: InteractionContext, role: discord.Role | None) -> None:
    """Choose the role where one is given, and show what is chosen.

    Raises:
        Refusal, SettingsChanged
    """
    settings = await context.services.admin.settings(context.guild)
    if role is not None:
        await expect_callable(context, role)
        settings = await context.services.admin.choose(
            context.guild, context.user, AdminAction.PLAYERS_ROLE, players_role=RoleId(role.id)
        )
    await context.show(players_role_message(context.texts, settings))


@clickable("playersoff")
async def turn_off(click: Click) -> None:
    """Call nobody any more; those who have the role keep it."""
    if not click.administers:
        raise Refusal("admin-only")
    settings = await click.services.admin.choose(
        click.guild, click.user, AdminAction.PLAYERS_ROLE, players_role=None
    )
    await click.show(players_role_message(click.texts, settings))


@clickable("becalled")  # takes the role, or lays it down
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


def players_role_message(texts: Texts, settings: GuildSettings) -> Message:
    """Return which role is called in a server, for its managers."""
    if settings.players_role is None:
        return Message(texts("players-role-off"))
    again = callable_from(settings)
    text = texts(
        "players-role-on",
        role=f"<@&{settings.players_role}>",
        last="none" if again is None else format_dt(again, "t"),
    )
    rows = [
        [
            take_or_lay_down.button(texts("button-be-called"), NO_TABLE),
            turn_off.button(texts("button-players-off"), NO_TABLE),
        ]
    ]
    return Message(text, rows=rows)
