"""Registry of the classes that answer clicks, with a fallback for unknown custom ids."""

from typing import Any, Final

import discord
from discord import ui

from bot.ui.administration.buttons import ADMIN
from bot.ui.board.buttons import PUBLIC
from bot.ui.clocks.pause_buttons import PAUSES
from bot.ui.clocks.terms_buttons import TERMS
from bot.ui.clocks.time_buttons import TIME
from bot.ui.deals.cutting import CUTTING
from bot.ui.deals.verifying import PROVING
from bot.ui.hand.buttons import PRIVATE
from bot.ui.history.replay_buttons import REPLAY
from bot.ui.house_rules.buttons import HOUSE
from bot.ui.lobby.my_tables import MY_TABLES
from bot.ui.orders.buttons import ORDERS
from bot.ui.people.privacy import PRIVACY
from bot.ui.people.settings_buttons import SETTINGS
from bot.ui.seats.buttons import LEAVING
from bot.ui.toolkit.clickable import Clickable, outdated

KNOWN: Final[tuple[type[Clickable], ...]] = (
    *PUBLIC,
    *LEAVING,
    *CUTTING,
    *PROVING,
    *PRIVATE,
    *ORDERS,
    *HOUSE,
    *REPLAY,
    *SETTINGS,
    *ADMIN,
    *TERMS,
    *TIME,
    *PAUSES,
    *MY_TABLES,
    *PRIVACY,
)
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
    view = ui.View.from_message(interaction.message, timeout=None)
    if any(getattr(item, "custom_id", None) == custom_id for item in view.walk_children()):
        return
    for kind in ALL_CLICKABLES:
        if kind.__discord_ui_compiled_template__.fullmatch(custom_id):
            await kind(ui.Button(custom_id=custom_id)).callback(interaction)
            return
