"""Buttons for a player who waits: to give standing orders, and to be ready for the next round."""

from typing import Any

from discord import ui

from bot.service.matches.record import TableRecord
from bot.service.queries import Hand
from bot.ui import verbs
from bot.ui.texts import Texts
from bot.ui.toolkit.components import GREEN, button


def orders_button(texts: Texts, hand: Hand) -> ui.Button[Any]:
    """Return the button that opens the panel of standing orders."""
    return button(verbs.ORDERS, texts("button-orders"), hand.record.id, hand.version)


def ready_button(texts: Texts, record: TableRecord) -> ui.Button[Any]:
    """Return the button that marks a player as ready for the round that follows this version."""
    return button(verbs.READY, texts("button-ready"), record.id, record.version, style=GREEN)
