"""Kinds of games in words."""

from __future__ import annotations

from typing import Final

from discord import app_commands

from bot.canasta.rules.preset import Family
from bot.ui.texts import Texts
from bot.ui.toolkit.commands import localized

FAMILIES: Final = tuple(Family)
"""The kinds of games by their places, which stand in custom ids."""


def family_key(family: Family) -> str:
    """Return the key of the name of a kind of games; that of its sentence ends with ``-about``."""
    return f"games-family-{family.name.lower().replace('_', '-')}"


def family_name(texts: Texts, family: Family) -> str:
    """Return the name of a kind of games."""
    return texts(family_key(family))


FAMILY_CHOICES: Final = [
    app_commands.Choice(name=localized(family_key(family)), value=family.name) for family in FAMILIES
]
"""The kinds of games as choices of a command's option."""
