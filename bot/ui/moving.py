"""Moves: one call of ``PlayService.act``, and the panel as it is afterwards, whether the move was accepted or not."""

from bot.canasta.actions import Action
from bot.canasta.cards import NO_CARDS, Cards
from bot.canasta.errors import IllegalActionError
from bot.canasta.events import DrewCards
from bot.service.errors import StaleTable
from bot.service.ids import TableId
from bot.service.play import Act, Outcome
from bot.ui.asked import Asked
from bot.ui.looking import record_here, show_hand
from bot.ui.presenters.plays import outcome_text
from bot.ui.presenters.refusals import refusal_text


async def make_move(asked: Asked, table: TableId, action: Action, version: int | None = None) -> bool:
    """Do it and show the panel; answers whether it was done.

    ``version`` is what a click saw; a typed command means the table as it is.

    Raises:
        TableNotFound, NotSeated, NotStarted, TableClosed
    """
    record = await record_here(asked, table)
    try:
        outcome = await asked.services.play.act(Act(table, asked.user, action, asked.key, version))
    except IllegalActionError as refused:
        await show_hand(asked, table, note=refusal_text(asked.texts, refused, record))
        return False
    except StaleTable:
        await show_hand(asked, table, note=asked.texts("panel-moved-on"))
        return False
    note = outcome_text(asked.texts, outcome.record, outcome.events, outcome.view.seat)
    await show_hand(asked, table, note=note or None, drawn=_drawn(outcome))
    return True


def _drawn(outcome: Outcome) -> Cards:
    return next((event.cards for event in outcome.events if isinstance(event, DrewCards)), NO_CARDS)
