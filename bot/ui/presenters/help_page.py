"""The help page: what to do first, and every command in a line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import discord

from bot.ui.presenters import colours
from bot.ui.texts import Texts

COMMANDS: Final[dict[str, str]] = {
    "new": "table new",
    "join": "table join",
    "computer": "table computer",
    "start": "table start",
    "list": "table list",
    "seats": "table seats",
    "leave": "table leave",
    "move": "table move",
    "cancel": "table cancel",
    "substitute": "substitute",
    "resign": "resign",
    "pause": "pause",
    "resume": "resume",
    "back": "back",
    "moretime": "more-time",
    "show": "table show",
    "terms": "table terms",
    "rematch": "table rematch",
    "hand": "hand",
    "mine": "my-tables",
    "draw": "draw",
    "take": "take-pile",
    "meld": "meld",
    "discard": "discard",
    "takeback": "take-back",
    "ask": "ask-partner",
    "answer": "answer",
    "threes": "lay-threes",
    "orders": "orders",
    "ready": "ready",
    "cut": "cut",
    "special": "special-hand",
    "endround": "end-round",
    "why": "why",
    "score": "score",
    "log": "log",
    "replay": "replay",
    "verify": "verify",
    "catchup": "catch-up",
    "rules": "rules",
    "settings": "settings",
    "privacyshow": "privacy show",
    "privacyexport": "privacy export",
    "privacydelete": "privacy delete",
    "houselist": "house list",
    "houseshow": "house show",
    "housecreate": "house create",
    "houseset": "house set",
    "houseunset": "house unset",
    "houseedit": "house edit",
    "housedelete": "house delete",
    "housedefault": "house default",
    "houseterms": "house terms",
    "houseshare": "house share",
    "houseimport": "house import",
    "admintables": "admin tables",
    "adminend": "admin end",
    "admindoctor": "admin doctor",
    "adminpause": "admin pause",
    "adminresume": "admin resume",
    "adminextend": "admin extend",
    "adminreplace": "admin replace",
    "adminlimits": "admin limits",
    "adminlog": "admin log",
}
"""The commands that the page names, by their argument in its texts."""

_PARTS: Final = (
    ("help-first", "help-first-steps"),
    ("help-play", "help-play-lines"),
    ("help-look", "help-look-lines"),
    ("help-table", "help-table-lines"),
    ("help-house", "help-house-lines"),
    ("help-admin", "help-admin-lines"),
    ("help-cards", "help-cards-lines"),
)


def _typed(command: str) -> str:
    return f"`/{command}`"


def help_embed(texts: Texts, mention: Callable[[str], str] = _typed) -> discord.Embed:
    """The page. ``mention`` writes a command, such as "table new", so that it can be clicked."""
    arguments = {argument: mention(command) for argument, command in COMMANDS.items()}
    embed = discord.Embed(title=texts("help-title"), description=texts("help-intro"), colour=colours.PLAIN)
    for name, value in _PARTS:
        embed.add_field(name=texts(name), value=texts(value, **arguments), inline=False)
    return embed.set_footer(text=texts("help-footer"))
