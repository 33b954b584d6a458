"""Views of a table: the hand, the score, the log, the board. They change nothing and check no version."""

from bot.canasta.actions import Discard
from bot.canasta.cards import NO_CARDS, Cards
from bot.service.errors import NotStarted, ServiceError, TableNotFound
from bot.service.ids import TableId
from bot.service.matches.record import TableRecord
from bot.service.queries import Hand
from bot.ui.board.messages import cut_buttons, replay_button, table_message, verify_button
from bot.ui.hand.panel import hand_panel
from bot.ui.history.catching_up import catch_up_message, with_catch_up
from bot.ui.history.log_panel import LAST, log_message
from bot.ui.history.score_presenter import score_embed
from bot.ui.toolkit.interaction import InteractionContext, Manner
from bot.ui.toolkit.messages import Message, of_embed
from bot.ui.toolkit.visibility import may_see


async def record_here(context: InteractionContext, table: TableId) -> TableRecord:
    """Return the table, if the user may see it here.

    Raises:
        TableNotFound
    """
    record = await context.services.queries.table(table)
    if not may_see(context, record):
        raise TableNotFound(table=table)
    return record


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
    hand = await _hand_here(context, table)
    panel = await panel_of(context, hand, note=note, drawn=drawn, place=place, discard=discard)
    if note is None and context.manner is Manner.NEW:
        # Only when it is opened: a panel in use has already told what had happened.
        catch_up = await context.services.queries.since_my_turn(table, context.user)
        if catch_up.is_after_pause:
            panel = with_catch_up(context.texts, panel, catch_up)
    await context.show(panel)


async def panel_of(
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
    suits = (await context.chosen()).four_colours
    return hand_panel(context.texts, hand, note=note, drawn=drawn, place=place, discard=discard, suits=suits)


async def _hand_here(context: InteractionContext, table: TableId) -> Hand:
    """Return the user's hand, if the table belongs to this server; nothing is told of others, not even a refusal.

    Raises:
        TableNotFound, NotSeated, NotStarted
    """
    try:
        hand = await context.services.queries.hand(table, context.user)
    except ServiceError:
        await record_here(context, table)
        raise
    if hand.record.guild != context.guild:
        raise TableNotFound(table=table)
    return hand


async def show_catch_up(context: InteractionContext, table: TableId) -> None:
    """Show what happened since the user's last turn.

    Raises:
        TableNotFound, NotSeated, NotStarted
    """
    await record_here(context, table)
    catch_up = await context.services.queries.since_my_turn(table, context.user)
    await context.show_new(catch_up_message(context.texts, catch_up))


async def show_table(context: InteractionContext, table: TableId) -> None:
    """Show the public board or lobby, with its buttons."""
    await record_here(context, table)
    board = await context.services.queries.board(table, recent=16)
    await context.show(table_message(context.texts, board))


async def show_score(context: InteractionContext, table: TableId) -> None:
    """Show the scores of the match so far."""
    record = await record_here(context, table)
    board = await context.services.queries.board(table, recent=0)
    if board.view is None:
        raise NotStarted(table=table)
    sheets = await context.services.queries.score_sheets(table)
    over = [replay_button(context.texts, table), verify_button(context.texts, table)] if sheets else []
    row = [*over, *cut_buttons(context.texts, record)]
    rows = [row] if row else []
    await context.show_new(of_embed(score_embed(context.texts, record, board.view, sheets), rows))


async def show_log(context: InteractionContext, table: TableId) -> None:
    """Show what happened lately in a new private message, since it has the user's private events."""
    await context.show_new(await _log(context, table))


async def turn_log(context: InteractionContext, table: TableId, number: int, page: int = LAST) -> None:
    """Show another page of the log, in place of the one that is shown."""
    await context.show(await _log(context, table, number, page))


async def _log(
    context: InteractionContext, table: TableId, number: int | None = None, page: int = LAST
) -> Message:
    await record_here(context, table)
    log = await context.services.queries.log(table, context.user, number=number)
    return log_message(context.texts, log, page)
