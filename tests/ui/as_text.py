"""Embeds as plain text, to look at and to search in."""

from __future__ import annotations

import discord


def as_text(embed: discord.Embed) -> str:
    """Everything an embed shows, top to bottom."""
    lines = [f"[{embed.title}]" if embed.title else "", embed.description or ""]
    for field in embed.fields:
        lines += ["", f"## {field.name}", field.value or ""]
    if embed.footer.text:
        lines += ["", f"({embed.footer.text})"]
    return "\n".join(lines).strip()
