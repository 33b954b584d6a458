"""Cards selected by their buttons on the hand panel, as people do it."""

from __future__ import annotations

from bot.canasta.cards import Card
from bot.canasta.notation.card_parser import exact_cards
from bot.ui.hand.taps import look_of
from tests.support.simulated_discord.people import ClubMember, Reply
from tests.support.simulated_discord.posts import RED, Button, Post


def card_buttons(post: Post) -> dict[Card, Button]:
    """The buttons of cards by the card that stands for those they select."""
    buttons = [button for button in post.buttons if button.custom_id.startswith("cn:tap:")]
    return {int(button.custom_id.split(":")[4]): button for button in buttons}


async def tap(person: ClubMember, panel: Reply, *cards: str) -> Reply:
    """Press the buttons of these cards, each "KH" or "*", one after the other."""
    for card in cards:
        [face] = exact_cards(card)
        buttons = card_buttons(panel.post)
        button = buttons.get(face) or buttons[look_of(face)]
        panel = await person.click(panel, custom_id=button.custom_id)
    return panel


def legal_discard(post: Post) -> Button | None:
    """The button that discards the selected card, if that is legal."""
    buttons = [button for button in post.buttons if button.custom_id.startswith("cn:discard:")]
    return next((button for button in buttons if button.style == RED and not button.disabled), None)


async def discard_first(person: ClubMember, panel: Reply) -> Reply:
    """Discard the first card that may go, whatever was selected before; where it is asked about, say yes.

    Where nothing may go, the panel as it is.
    """
    if any(button.custom_id.startswith("cn:clear:") for button in panel.post.buttons):
        panel = await person.click(panel, starts="cn:clear:")
    for look in card_buttons(panel.post):
        panel = await person.click(panel, custom_id=card_buttons(panel.post)[look].custom_id)
        if (button := legal_discard(panel.post)) is not None:
            panel = await person.click(panel, custom_id=button.custom_id)
            if any(button.custom_id.startswith("cn:drop:") for button in panel.post.buttons):
                panel = await person.click(panel, starts="cn:drop:")
            return panel
        panel = await person.click(panel, starts="cn:clear:")
    return panel
