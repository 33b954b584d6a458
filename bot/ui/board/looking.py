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
from bot.ui.toolkit.interaction import Asked, Manner
from bot.ui.toolkit.messages import Message, of_embed
from bot.ui.toolkit.visibility import may_see


async def record_here(asked: Asked, table: TableId) -> TableRecord:
    """Return the table, if the user may see it here.

    Raises:
        TableNotFound
    """
    record = await asked.services.queries.table(table)
    if not may_see(asked, record):
        raise TableNotFound(table=table)
    return record


async def show_hand(
    asked: Asked,
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
    hand = await _hand_here(asked, table)
    panel = await panel_of(asked, hand, note=note, drawn=drawn, place=place, discard=discard)
    if note is None and asked.manner is Manner.NEW:
        # Only when it is opened: a panel in use has already told what had happened.
        catch_up = await asked.services.queries.since_my_turn(table, asked.user)
        if catch_up.is_after_pause:
            panel = with_catch_up(asked.texts, panel, catch_up)
    await asked.show(panel)


async def panel_of(
    asked: Asked,
    hand: Hand,
    *,
    note: str | None = None,
    drawn: Cards = NO_CARDS,
    place: int | None = None,
    discard: Discard | None = None,
) -> Message:
    """Return the hand panel in the user's style."""
    # Four colours are useful only where suits are shown.
    suits = (await asked.chosen()).four_colours
    return hand_panel(asked.texts, hand, note=note, drawn=drawn, place=place, discard=discard, suits=suits)


async def _hand_here(asked: Asked, table: TableId) -> Hand:
    """Return the user's hand, if the table belongs to this server; nothing is told of others, not even a refusal.

    Raises:
        TableNotFound, NotSeated, NotStarted
    """
    try:
        hand = await asked.services.queries.hand(table, asked.user)
    except ServiceError:
        await record_here(asked, table)
        raise
    if hand.record.guild != asked.guild:
        raise TableNotFound(table=table)
    return hand


async def show_catch_up(asked: Asked, table: TableId) -> None:
    """Show what happened since the user's last turn.

    Raises:
        TableNotFound, NotSeated, NotStarted
    """
    await record_here(asked, table)
    catch_up = await asked.services.queries.since_my_turn(table, asked.user)
    await asked.show_new(catch_up_message(asked.texts, catch_up))


async def show_table(asked: Asked, table: TableId) -> None:
    """Show the public board or lobby, with its buttons."""
    await record_here(asked, table)
    board = await asked.services.queries.board(table, recent=16)
    await asked.show(table_message(asked.texts, board))


async def show_score(asked: Asked, table: TableId) -> None:
    """Show the scores of the match so far."""
    record = await record_here(asked, table)
    board = await asked.services.queries.board(table, recent=0)
    if board.view is None:
        raise NotStarted(table=table)
    sheets = await asked.services.queries.score_sheets(table)
    over = [replay_button(asked.texts, table), verify_button(asked.texts, table)] if sheets else []
    row = [*over, *cut_buttons(asked.texts, record)]
    rows = [row] if row else []
    await asked.show_new(of_embed(score_embed(asked.texts, record, board.view, sheets), rows))


async def show_log(asked: Asked, table: TableId) -> None:
    """Show what happened lately in a new private message, since it has the user's private events."""
    await asked.show_new(await _log(asked, table))


async def turn_log(asked: Asked, table: TableId, number: int, page: int = LAST) -> None:
    """Show another page of the log, in place of the one that is shown."""
    await asked.show(await _log(asked, table, number, page))


async def _log(asked: Asked, table: TableId, number: int | None = None, page: int = LAST) -> Message:
    await record_here(asked, table)
    log = await asked.services.queries.log(table, asked.user, number=number)
    return log_message(asked.texts, log, page)
