"""Summary of what is stored about a person, in plain words."""

from __future__ import annotations

from typing import Final

import discord

from bot.service.people.privacy import Stored
from bot.ui.texts import Texts
from bot.ui.toolkit import colours

_COUNTED: Final = (
    "lobbies", "running", "over", "former", "moves", "drafts", "orders", "cuts", "admin", "houses", "notices",
    "requests",
)  # fmt: skip


def stored_embed(texts: Texts, stored: Stored) -> discord.Embed:
    """Return the embed with a line for each kind of stored data."""
    lines = [
        texts(f"privacy-{kind}", count=count) for kind in _COUNTED if (count := getattr(stored, kind)) > 0
    ]
    if stored.has_settings:
        lines.append(texts("privacy-settings"))
    parts = [texts("privacy-intro"), *(f"• {line}" for line in lines)] if lines else []
    if stored.marks:
        parts.append(texts("privacy-marks", count=stored.marks, named="yes" if lines else "no"))
    text = "\n".join(parts) or texts("privacy-nothing")
    embed = discord.Embed(title=texts("privacy-title"), description=text, colour=colours.PLAIN)
    embed.add_field(name=texts("privacy-remains"), value=texts("privacy-remains-list"), inline=False)
    return embed.set_footer(text=texts("privacy-footer"))
