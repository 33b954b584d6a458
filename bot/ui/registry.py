"""Registry of everything that can be clicked: importing a module registers its buttons, menus and forms."""

from importlib import import_module
from pkgutil import walk_packages
from typing import Any, Final

import discord
from discord import ui

import bot.ui
from bot.ui.delivery import table_message
from bot.ui.hand import open_hand
from bot.ui.history import score_panel
from bot.ui.tables import screens
from bot.ui.toolkit.clickable import CLICKABLES, Clickable, outdated

for _found in walk_packages(bot.ui.__path__, "bot.ui."):
    import_module(_found.name)

screens.HAND.shown_by(open_hand.show_hand)
screens.RESULT.shown_by(score_panel.show_result)
screens.BOARD.shown_by(table_message.show_table)

KNOWN: Final[tuple[type[Clickable], ...]] = tuple(CLICKABLES.values())
"""One class for each verb."""

ALL_CLICKABLES: Final[tuple[type[Clickable], ...]] = (*KNOWN, outdated(KNOWN))
"""The classes that the client registers at the start, with the fallback."""


async def answer_vanished(interaction: discord.Interaction[Any]) -> None:
    """Answer a click on a button that is no longer on its message.

    Discord sends the message as it is when the click arrives. If it was edited in between, as after a double click,
    discord.py does not find the button and says nothing.
    """
    if interaction.type is not discord.InteractionType.component or interaction.message is None:
        return
    data: dict[str, Any] = dict(interaction.data or {})
    custom_id = str(data.get("custom_id", ""))
    kind_of_view = ui.LayoutView if interaction.message.flags.components_v2 else ui.View
    view = kind_of_view.from_message(interaction.message, timeout=None)
    if any(getattr(item, "custom_id", None) == custom_id for item in view.walk_children()):
        return
    for kind in ALL_CLICKABLES:
        if kind.__discord_ui_compiled_template__.fullmatch(custom_id):
            await kind(ui.Button(custom_id=custom_id)).callback(interaction)
            return
