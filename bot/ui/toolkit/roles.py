"""Roles of a server that the bot gives to members."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import discord

from bot.service.ids import RoleId


class RoleProblem(NamedTuple):
    """Something that keeps the bot from giving a role: the key of a sentence, and the mention of the role in it."""

    key: str
    role: str


def problem_of_role(role: discord.Role, bot: discord.Member) -> str | None:
    """Return what keeps the bot from giving a role: the key of a sentence that names the ``role``, or None."""
    if role.is_default() or role.managed:
        return "role-not-given"
    if not bot.guild_permissions.manage_roles:
        return "role-no-permission"
    if role >= bot.top_role:
        return "role-too-high"
    if role.permissions.value & ~role.guild.default_role.permissions.value:
        return "role-has-power"
    return None


def may_give(member: discord.Member | discord.User, role: discord.Role) -> bool:
    """Return whether a member could give a role by hand: nobody gets further through the bot."""
    if member.id == role.guild.owner_id:
        return True
    if not isinstance(member, discord.Member):
        return False
    return member.guild_permissions.manage_roles and role < member.top_role


def problem_of_choice(role: discord.Role, chooser: discord.Member | discord.User) -> str | None:
    """Return what keeps somebody from choosing a role that the bot shall give, as ``problem_of_role`` does."""
    problem = problem_of_role(role, role.guild.me)
    if problem is None and not may_give(chooser, role):
        return "role-not-yours"
    return problem


def problems_of_roles(guild: discord.Guild, roles: Iterable[RoleId | None]) -> list[RoleProblem]:
    """Return what keeps the bot from giving these roles, for each that it cannot give."""
    found = []
    for number in dict.fromkeys(roles):
        if number is None:
            continue
        role = guild.get_role(number)
        problem = "role-gone" if role is None else problem_of_role(role, guild.me)
        if problem is not None:
            found.append(RoleProblem(problem, f"<@&{number}>"))
    return found
