"""Moves: one call of ``PlayService.act``, and the panel as it is afterwards, whether the move was accepted or not."""

import asyncio
import logging
from typing import Final

from bot.canasta.actions import Action
from bot.canasta.cards import NO_CARDS, Cards
from bot.canasta.errors import IllegalActionError
from bot.canasta.events import DrewCards
from bot.canasta.turn import Phase
from bot.service.errors import NothingToTakeBack, PlayedDifferently, StaleTable, TablePaused, TakingBackOff
from bot.service.ids import TableId
from bot.service.play import Act, Outcome, TakeBack
from bot.service.record import TableRecord
from bot.ui.asked import Asked
from bot.ui.looking import record_here, show_hand
from bot.ui.presenters.plays import outcome_text, turn_lines
from bot.ui.presenters.refusals import refusal_text

_log = logging.getLogger(__name__)

COMPUTERS_ARE_AWAITED: Final = 1.0
"""Seconds; three computers rarely need a quarter of it."""

_LINES_SHOWN: Final = 6
_BACKGROUND: Final[set[asyncio.Future[None]]] = set()


async def make_move(
    asked: Asked,
    table: TableId,
    action: Action,
    version: int | None = None,
    record: TableRecord | None = None,
) -> bool:
    """Do it and show the panel; answers whether it was done.

    ``version`` is what a click saw; a typed command means the table as it is. ``record`` is the table if it was looked up
    just now, and found to be one of this server.

    Raises:
        TableNotFound, NotSeated, NotStarted, TableClosed
    """
    record = record or await record_here(asked, table)
    try:
        outcome = await asked.services.play.act(Act(table, asked.user, action, asked.key, version))
    except IllegalActionError as refused:
        asked.count_refusal(refused)
        await show_hand(asked, table, note=_refused(asked, refused, record))
        return False
    except TablePaused as resting:
        asked.count_refusal(resting)
        await show_hand(asked, table, note=_refused(asked, resting))
        return False
    except StaleTable as stale:
        asked.count_refusal(stale)
        await show_hand(asked, table, note=asked.texts("panel-moved-on"))
        return False
    note = [outcome_text(asked.texts, outcome.record, outcome.events, outcome.view.seat)]
    hand = None
    if _goes_on_by_itself(outcome):
        await _let_it_go_on(asked, table)
        note += await _since(asked, outcome)
    elif not outcome.repeated:
        hand = await asked.services.queries.hand_after(outcome.record, outcome.view, asked.user)
    text = "\n".join(filter(None, note)) or None
    await show_hand(asked, table, note=text, drawn=_drawn(outcome), hand=hand)
    return True


async def take_back_here(asked: Asked, table: TableId, version: int | None = None) -> None:
    """Take back what was laid down in this turn, and show the panel with those cards in the hand again.

    Raises:
        TableNotFound, NotSeated, NotStarted, TableClosed
    """
    await record_here(asked, table)
    try:
        outcome = await asked.services.play.take_back(TakeBack(table, asked.user, asked.key, version))
    except (TakingBackOff, NothingToTakeBack, PlayedDifferently, TablePaused) as refused:
        asked.count_refusal(refused)
        await show_hand(asked, table, note=_refused(asked, refused))
    except StaleTable as stale:
        asked.count_refusal(stale)
        await show_hand(asked, table, note=asked.texts("panel-moved-on"))
    else:
        told = outcome_text(asked.texts, outcome.record, outcome.events, outcome.view.seat)
        await show_hand(asked, table, note=told)


def _refused(asked: Asked, refused: Exception, record: TableRecord | None = None) -> str:
    """Why not, as the first line of a panel: marked, for below it the hand stands as before."""
    return asked.texts("panel-refused", reason=refusal_text(asked.texts, refused, record))


def _goes_on_by_itself(outcome: Outcome) -> bool:
    """Whether a computer is next, or the next deal."""
    if outcome.view.table.phase is Phase.BETWEEN_ROUNDS:
        return True
    holders = (outcome.record.holder_of(seat) for seat in outcome.view.table.seats_to_act)
    return any(holder is not None and holder.is_computer for holder in holders)


async def _let_it_go_on(asked: Asked, table: TableId) -> None:
    """Computers and the deal follow anyway, in the background; waiting for them saves a click on "Refresh"."""
    playing = asyncio.ensure_future(_play_on(asked, table))
    _BACKGROUND.add(playing)
    playing.add_done_callback(_forget)
    await asyncio.wait({playing}, timeout=COMPUTERS_ARE_AWAITED)


async def _play_on(asked: Asked, table: TableId) -> None:
    play = asked.services.play
    await play.run_computer(table)
    if await play.start_round(table):
        await play.run_computer(table)


def _forget(played: asyncio.Future[None]) -> None:
    _BACKGROUND.discard(played)
    if not played.cancelled() and played.exception() is not None:
        # The table's own row for this turn is still there, and is tried again until it succeeds.
        _log.warning("computers could not play at once: %s", type(played.exception()).__name__)


async def _since(asked: Asked, outcome: Outcome) -> list[str]:
    """What the computers did, a line each."""
    record = await asked.services.queries.table(outcome.record.id)
    entries = await asked.services.queries.log_between(record.id, outcome.version, record.version)
    return turn_lines(asked.texts, record, entries)[-_LINES_SHOWN:]


def _drawn(outcome: Outcome) -> Cards:
    return next((event.cards for event in outcome.events if isinstance(event, DrewCards)), NO_CARDS)
