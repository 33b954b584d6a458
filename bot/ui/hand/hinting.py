"""The button *What would you do?*: the best plays of a hand, told above it."""

from typing import Final

from bot.service.advice.reasons import advice_of
from bot.ui.hand.moves import show_moved_on
from bot.ui.hand.open_hand import show_hand
from bot.ui.hand.panel import HINT
from bot.ui.tables.visibility import own_hand
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.failures import Refusal
from bot.ui.toolkit.rate_limit import seconds_of
from bot.ui.words.advice import advice_text

_MOST_SHOWN: Final = 3


@clickable(HINT)
async def what_would_you_do(click: Click) -> None:
    """Compare what can be done now, and show the hand with the answer."""
    hand = await own_hand(click, click.table)
    if hand.version != click.id.version or not hand.view.is_to_act:
        await show_moved_on(click, click.table, click.id.version)
        return
    if wait := click.take(click.client.rate_limits.hints):
        raise Refusal("advice-too-often", seconds=seconds_of(wait))
    await click.defer()
    advice = advice_of(await click.services.hints.of(hand), _MOST_SHOWN)
    now = await own_hand(click, click.table)
    if now.version != hand.version:
        await show_moved_on(click, click.table, click.id.version)
        return
    await show_hand(click, click.table, note=advice_text(click.texts, advice, hand.view))
