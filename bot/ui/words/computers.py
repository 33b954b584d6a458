"""Levels and characters of computer players in words."""

from __future__ import annotations

from typing import Final

from discord import app_commands

from bot.players.characters import CHARACTERS
from bot.players.registry import LEVELS
from bot.service.matches.record import SeatHolder
from bot.ui.texts import Texts
from bot.ui.toolkit.commands import localized

LEVEL_CHOICES: Final = [
    app_commands.Choice(name=localized(f"level-{level}"), value=level) for level in LEVELS
]
"""The levels as choices of a command's option; one that is not installed is refused when it is chosen."""

CHARACTER_CHOICES: Final = [
    app_commands.Choice(name=character.name, value=character.id) for character in CHARACTERS.values()
]


def level_name(texts: Texts, level: str) -> str:
    """Return the name of a level; a level of another version of the bot is called by its id."""
    key = f"level-{level}"
    return texts(key) if texts.has(key) else level


def style_words(texts: Texts, character: str) -> str:
    """Return what a character likes to do: "collects natural canastas"."""
    return texts(f"character-{character}")


def computer_about(texts: Texts, holder: SeatHolder) -> str:
    """Return the level of a computer and the style of its character, where it has one."""
    level = level_name(texts, holder.computer or "")
    if holder.character not in CHARACTERS:
        return level
    return texts("computer-about", level=level, style=style_words(texts, holder.character or ""))
