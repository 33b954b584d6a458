"""Embeds and panels as plain text, to look at and to search in: spaces that do not break lines are spaces."""

from __future__ import annotations

import discord

from bot.ui.hand.presenter import HandWords
from bot.ui.toolkit.messages import Message

_AS_TEXT = "\N{VARIATION SELECTOR-15}"


def suits(text: str) -> str:
    """The text with its black suits as they are shown: as text, not as emoji."""
    return text.replace("♣", f"♣{_AS_TEXT}").replace("♠", f"♠{_AS_TEXT}")


def as_text(embed: discord.Embed) -> str:
    """Everything an embed shows, top to bottom."""
    lines = [f"[{embed.title}]" if embed.title else "", embed.description or ""]
    for field in embed.fields:
        lines += ["", f"## {field.name}", field.value or ""]
    if embed.footer.text:
        lines += ["", f"({embed.footer.text})"]
    return "\n".join(lines).strip().replace("\N{NO-BREAK SPACE}", " ")


def hand_text(words: HandWords) -> str:
    """Everything the words of a hand panel say, top to bottom."""
    parts = (words.hand, words.now, words.prepared)
    return "\n".join(filter(None, parts)).replace("\N{NO-BREAK SPACE}", " ")


def panel_text(message: Message) -> str:
    """Everything the texts of a message of components say, top to bottom."""
    assert message.frame is not None
    return "\n".join(message.frame.texts).replace("\N{NO-BREAK SPACE}", " ")
