"""The private panel in which a server manager chooses roles for places on the ladders."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord

from bot.service.ids import RoleId
from bot.service.ratings.rank_roles import LAST_PLACES, RankRoles
from bot.ui.ratings.panel import LADDER, RANK_ROLES
from bot.ui.texts import Texts
from bot.ui.toolkit import colours
from bot.ui.toolkit.clickable import Click, on_click
from bot.ui.toolkit.components import button, role_menu
from bot.ui.toolkit.custom_ids import NO_TABLE, NotOurId, Verb
from bot.ui.toolkit.failures import Refusal
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.messages import ComponentRow, Message, of_embed
from bot.ui.toolkit.permissions import RoleProblem, problem_of_choice, problems_of_roles

RANK_ROLE: Final = Verb("rankrole", 1)  # which of LAST_PLACES; value: a role, or none


async def show_roles(context: InteractionContext) -> None:
    """Show which roles are given for places.

    Raises:
        Refusal
    """
    if not context.administers:
        raise Refusal("admin-only")
    await _show(context, await context.services.rank_roles.of(context.guild))


async def _show(context: InteractionContext, chosen: RankRoles) -> None:
    guild = context.interaction.guild
    problems = [] if guild is None else problems_of_roles(guild, chosen.roles)
    await context.show(roles_message(context.texts, chosen, problems))


def roles_message(texts: Texts, chosen: RankRoles, problems: Sequence[RoleProblem]) -> Message:
    """Return the panel: a menu for each role, and what keeps the bot from giving one."""
    parts = [texts("rank-roles-about")]
    if problems:
        parts.append("\n".join(f"⚠️ {texts(one.key, role=one.role)}" for one in problems))
    embed = discord.Embed(
        title=texts("rank-roles-title"), description="\n\n".join(parts), colour=colours.PLAIN
    )
    rows: list[ComponentRow] = [
        [role_menu(RANK_ROLE, texts("rank-roles-menu", last=last), NO_TABLE, 0, number, chosen=role)]
        for number, (last, role) in enumerate(zip(LAST_PLACES, chosen.roles, strict=True))
    ]
    for last, role in zip(LAST_PLACES, chosen.roles, strict=True):
        shown = texts("rank-roles-none") if role is None else f"<@&{role}>"
        embed.add_field(name=texts("rank-roles-menu", last=last), value=shown)
    rows.append([button(LADDER, texts("button-back"), NO_TABLE)])
    return of_embed(embed, rows)


@on_click(RANK_ROLES)
async def open_roles(click: Click) -> None:
    """Open the panel from the ladder."""
    await show_roles(click)


@on_click(RANK_ROLE)
async def choose_role(click: Click) -> None:
    """Choose the role for some places, or none.

    Raises:
        Refusal, SettingsChanged
    """
    if not click.administers:
        raise Refusal("admin-only")
    [number] = click.id.args
    if number >= len(LAST_PLACES) or len(click.roles) > 1:
        raise NotOurId(str(click.id))
    for role in click.roles:
        problem = problem_of_choice(role, click.interaction.user)
        settings = await click.services.admin.settings(click.guild)
        if problem is None and settings.players_role == role.id:
            problem = "rank-roles-players"
        if problem is not None:
            raise Refusal(problem, role=role.mention)
    chosen = RoleId(click.roles[0].id) if click.roles else None
    await _show(click, await click.services.rank_roles.choose(click.guild, click.user, number, chosen))
