"""The private messages of ``/privacy``: what is stored, its export, and its erasure after a confirmation."""

import gzip
from collections import Counter
from typing import Final

import discord

from bot.ui.texts import Texts
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.components import RED
from bot.ui.toolkit.custom_ids import NO_TABLE
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.messages import Attachment, Message, embed_of, of_embed

_LARGEST_FILE: Final = 8 * 2**20
"""Most bytes of a file; Discord accepts ten megabytes."""


_COUNTED: Final = (
    "lobbies", "running", "over", "former", "moves", "rounds", "participations", "rated", "drafts", "orders", "cuts", "admin", "houses",
    "notices", "requests", "votes", "tournaments", "evenings", "rank_roles", "score_pads", "on_pads", "real_rounds", "published",
)  # fmt: skip


async def show_stored(context: InteractionContext) -> None:
    """Show what is stored about the person who asks."""
    await context.show(
        of_embed(stored_embed(context.texts, await context.services.privacy.stored(context.user)))
    )


async def send_document(context: InteractionContext) -> None:
    """Send everything stored about the person as a file, compressed where it would be too large."""
    name, content = "canasta-privacy.json", await context.services.privacy.document(context.person)
    if len(content) > _LARGEST_FILE:
        name, content = f"{name}.gz", gzip.compress(content)
    await context.show(Message(context.texts("privacy-exported"), attachments=(Attachment(name, content),)))


async def ask_whether_to_forget(context: InteractionContext) -> None:
    """Tell what an erasure does, and wait for the button."""
    sure = forget_me.button(context.texts("button-privacy-delete"), NO_TABLE, style=RED)
    await context.show(Message(context.texts("privacy-delete-sure"), rows=[[sure]]))


@clickable("forgetme")
async def forget_me(click: Click) -> None:
    """Erase the data of the person who clicks."""
    await click.services.privacy.forget(click.person)
    await click.show(Message(click.texts("privacy-delete-done")))


def stored_embed(texts: Texts, stored: Counter[str]) -> discord.Embed:
    """Return the embed with a line for each kind of stored data."""
    lines = [
        texts(f"privacy-{kind.replace('_', '-')}", count=count)
        for kind in _COUNTED
        if (count := stored[kind]) > 0
    ]
    if stored["settings"]:
        lines.append(texts("privacy-settings"))
    parts = [texts("privacy-intro"), *(f"• {line}" for line in lines)] if lines else []
    if stored["id_hashes"]:
        parts.append(texts("privacy-marks", count=stored["id_hashes"], named="yes" if lines else "no"))
    parts = parts or [texts("privacy-nothing")]
    embed = embed_of(texts("privacy-title"), parts, footer=texts("privacy-footer"))
    return embed.add_field(name=texts("privacy-remains"), value=texts("privacy-remains-list"), inline=False)
