"""Buttons for somebody who waits: to order beforehand, and to say that he is ready."""

from typing import Any

from discord import ui

from bot.service.matches.record import TableRecord
from bot.service.queries import Hand
from bot.ui import verbs
from bot.ui.texts import Texts
from bot.ui.toolkit.components import GREEN, button


def orders_button(texts: Texts, hand: Hand) -> ui.Button[Any]:
    """Opens the panel of standing orders."""
    return button(verbs.ORDERS, texts("button-orders"), hand.record.id, hand.version)


def ready_button(texts: Texts, record: TableRecord) -> ui.Button[Any]:
    """Says that one is ready for the round that follows this version."""
    return button(verbs.READY, texts("button-ready"), record.id, record.version, style=GREEN)
