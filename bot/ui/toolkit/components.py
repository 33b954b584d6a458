"""Builders of buttons and menus. Clicks on them are dispatched by custom id."""

from collections.abc import Sequence
from typing import Any, Final
from zlib import crc32

import discord
from discord import ui

from bot.service.ids import TableId
from bot.ui.toolkit.custom_ids import ClickId, Verb

GREY: Final = discord.ButtonStyle.secondary
BLUE: Final = discord.ButtonStyle.primary
GREEN: Final = discord.ButtonStyle.success
RED: Final = discord.ButtonStyle.danger

MOST_OPTIONS: Final = 25
LONGEST_LABEL: Final = 80
LONGEST_OPTION: Final = 100
LONGEST_PLACEHOLDER: Final = 150
_MOST_IDS: Final = 2**31 - 2


def button(
    verb: Verb,
    label: str,
    table: TableId,
    version: int = 0,
    *args: int,
    style: discord.ButtonStyle = GREY,
    disabled: bool = False,
) -> ui.Button[Any]:
    """Return a button; a label that is too long is cut."""
    return ui.Button(
        label=cut(label, LONGEST_LABEL),
        custom_id=_id(verb, table, version, args),
        style=style,
        disabled=disabled,
    )


def link(label: str, url: str) -> ui.Button[Any]:
    """Return a link button. It also works in direct messages, where no verb does."""
    return ui.Button(label=cut(label, LONGEST_LABEL), url=url)


def menu(
    verb: Verb,
    placeholder: str,
    options: Sequence[discord.SelectOption],
    table: TableId,
    version: int = 0,
    *args: int,
    low: int = 1,
    high: int = 1,
) -> ui.Select[Any]:
    """Return a menu of 1 to 25 options."""
    shown = list(options[:MOST_OPTIONS])
    custom_id = _id(verb, table, version, args)
    return ui.Select(
        custom_id=custom_id,
        # Clients that identify menus by position would show last turn's choice in this turn's menu.
        id=crc32(custom_id.encode()) % _MOST_IDS + 1,
        placeholder=cut(placeholder, LONGEST_PLACEHOLDER),
        options=shown,
        min_values=low,
        max_values=min(high, len(shown)),
    )


def option(
    label: str, value: int, *, description: str | None = None, chosen: bool = False
) -> discord.SelectOption:
    """Return an entry of a menu; texts that are too long are cut."""
    return discord.SelectOption(
        label=cut(label, LONGEST_OPTION),
        value=str(value),
        description=None if description is None else cut(description, LONGEST_OPTION),
        default=chosen,
    )


def text_option(label: str, value: str) -> discord.SelectOption:
    """Return an entry of a menu whose value is a text."""
    return discord.SelectOption(label=cut(label, LONGEST_OPTION), value=value)


def cut(text: str, longest: int) -> str:
    """Return the text; if it is too long, its beginning and an ellipsis."""
    return text if len(text) <= longest else text[: longest - 1].rstrip() + "…"


def capitalised(words: str) -> str:
    """Return the words with a capital first letter."""
    return words[:1].upper() + words[1:]


def _id(verb: Verb, table: TableId, version: int, args: tuple[int, ...]) -> str:
    if len(args) != verb.args:
        raise ValueError(f"{verb.name} takes {verb.args} numbers, not {len(args)}")
    return str(ClickId(verb.name, table, version, args))
