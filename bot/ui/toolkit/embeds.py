"""Embeds of lines."""

from collections.abc import Iterable

import discord

from bot.ui.toolkit import colours, limits


def embed_of(
    title: str,
    lines: Iterable[str],
    colour: int = colours.PLAIN,
    *,
    footer: str | None = None,
    longest: int = limits.DESCRIPTION,
) -> discord.Embed:
    """Return an embed with these lines; a title and lines that are too long are cut."""
    told = limits.cut("\n".join(lines), longest)
    embed = discord.Embed(title=limits.cut(title, limits.TITLE), description=told, colour=colour)
    return embed if footer is None else embed.set_footer(text=footer)
