"""The hand as a private message of its own, with what happened since the user's last turn above it."""

from bot.canasta.actions import Discard
from bot.canasta.cards import NO_CARDS, Cards
from bot.service.ids import TableId
from bot.service.queries import Hand
from bot.ui.hand.catch_up import CATCH_UP, catch_up_message, with_catch_up
from bot.ui.hand.panel import hand_panel
from bot.ui.tables.buttons import HAND
from bot.ui.tables.visibility import own_hand, record_here
from bot.ui.toolkit.card_emojis import WORDS_ONLY, OwnEmojis
from bot.ui.toolkit.clickable import Click, on_click
from bot.ui.toolkit.interaction import InteractionContext, Manner
from bot.ui.toolkit.messages import Message


async def show_hand(
    context: InteractionContext,
    table: TableId,
    *,
    note: str | None = None,
    drawn: Cards = NO_CARDS,
    place: int | None = None,
    discard: Discard | None = None,
) -> None:
    """Show the user's hand panel.

    Raises:
        TableNotFound, NotSeated, NotStarted
    """
    hand = await own_hand(context, table)
    panel = await _panel(context, hand, note=note, drawn=drawn, place=place, discard=discard)
    if note is None and context.manner is Manner.NEW:
        # Only when it is opened: a panel in use has already told what had happened.
        catch_up = await context.services.queries.since_my_turn(table, context.user)
        if catch_up.is_after_pause:
            panel = with_catch_up(context.texts, panel, catch_up)
    await context.show(panel)


async def _panel(
    context: InteractionContext,
    hand: Hand,
    *,
    note: str | None = None,
    drawn: Cards = NO_CARDS,
    place: int | None = None,
    discard: Discard | None = None,
) -> Message:
    """Return the hand panel in the user's style."""
    # Four colours are useful only where suits are shown.
    settings = await context.settings()
    suits = settings.four_colours
    emojis = WORDS_ONLY if settings.text_only else OwnEmojis(context.card_emojis, suits)
    return hand_panel(
        context.texts, hand, note=note, drawn=drawn, place=place, discard=discard, suits=suits, emojis=emojis
    )


async def show_catch_up(context: InteractionContext, table: TableId) -> None:
    """Show what happened since the user's last turn.

    Raises:
        TableNotFound, NotSeated, NotStarted
    """
    await record_here(context, table)
    catch_up = await context.services.queries.since_my_turn(table, context.user)
    await context.show_new(catch_up_message(context.texts, catch_up))


@on_click(HAND)
async def my_hand(click: Click) -> None:
    """Open the own hand, or draw the open one anew."""
    await show_hand(click, click.table)


@on_click(CATCH_UP)
async def catch_up(click: Click) -> None:
    """Show what happened since the user's last turn."""
    await show_catch_up(click, click.table)
