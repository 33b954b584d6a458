"""The hand panel as a message, for tests of what it shows."""

from bot.canasta.actions import Discard
from bot.canasta.cards import NO_CARDS, Card, Cards
from bot.service.queries import Hand
from bot.ui.hand.panel import HandPanel
from bot.ui.hand.shown_hand import PLAIN, PanelStyle
from bot.ui.texts import Texts
from bot.ui.toolkit.messages import Message


def hand_panel(
    texts: Texts,
    hand: Hand,
    *,
    note: str | None = None,
    drawn: Cards = NO_CARDS,
    place: int | None = None,
    discard: Discard | None = None,
    style: PanelStyle = PLAIN,
    loose: Card = 0,
) -> Message:
    """The panel of a hand in words and buttons, see `HandPanel`."""
    panel = HandPanel(texts, hand, place, discard, style, loose)
    return panel.message(note=note, drawn=drawn)
