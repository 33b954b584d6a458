"""Moves: one call of ``PlayService.act``, and the panel afterwards, whether the move was accepted or not."""

import asyncio
import logging
from collections.abc import Iterable
from datetime import timedelta
from typing import Final, Self

from msgspec.structs import replace

from bot.canasta.actions import Action
from bot.canasta.cards import NO_CARDS, Cards
from bot.canasta.errors import IllegalActionError
from bot.canasta.events import DrewCards, Event
from bot.canasta.turn import Phase
from bot.service.errors import NothingToTakeBack, PlayedDifferently, StaleTable, TablePaused, TakingBackOff
from bot.service.ids import TableId
from bot.service.matches.play import Act, Outcome, TakeBack
from bot.service.matches.record import TableRecord
from bot.ui.board.looking import panel_of, record_here, show_hand
from bot.ui.toolkit.interaction import Asked
from bot.ui.toolkit.messages import Message
from bot.ui.words.plays import outcome_text, turn_lines
from bot.ui.words.refusals import refusal_text
from bot.ui.words.seals import without_seals

_log = logging.getLogger(__name__)

COMPUTERS_ARE_AWAITED: Final = 1.0
"""Seconds to wait for computers; three of them rarely need a quarter of it."""

_LINES_SHOWN: Final = 6
_A_DOUBLE_CLICK: Final = timedelta(seconds=20)
"""The longest time between the two clicks of a double click, since the answer to the first may be slow."""
_BACKGROUND: Final[set[asyncio.Future[None]]] = set()


async def make_move(
    asked: Asked,
    table: TableId,
    action: Action,
    version: int | None = None,
    record: TableRecord | None = None,
) -> bool:
    """Make a move and show the panel; return whether the move was made.

    ``version`` is the one that a click saw, None for a typed command, which means the table as it is.
    ``record`` is the table if it was just read, and found to be one of this server.

    Raises:
        TableNotFound, NotSeated, NotStarted, TableClosed
    """
    record = record or await record_here(asked, table)
    with _PanelAhead(asked) as ahead:
        try:
            outcome = await asked.services.play.act(
                Act(table, asked.user, action, asked.key, version), ahead.foreseen
            )
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
            await show_moved_on(asked, table, version)
            return False
        if (panel := await ahead.panel_after(outcome)) is not None:
            await asked.show(panel)
            return True
    note = [outcome_text(asked.texts, outcome.record, outcome.events, outcome.view.seat)]
    if _goes_on_by_itself(outcome):
        await _let_it_go_on(asked, table)
        note += await _since(asked, outcome)
    text = "\n".join(filter(None, note)) or None
    await show_hand(asked, table, note=text, drawn=_drawn(outcome.events))
    return True


class _PanelAhead:
    """The panel after a move, drawn while the move is being written: the user waits for the longer of the two
    instead of for both.

    It is not shown before the move is durable.
    """

    def __init__(self, asked: Asked) -> None:
        self._asked = asked
        self._foreseen: Outcome | None = None
        self._drawing: asyncio.Task[Message | None] | None = None
        self._is_begun = False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._give_up()

    def foreseen(self, outcome: Outcome) -> None:
        """Start drawing the panel of the outcome that the move has if it can be written."""
        self._give_up()
        self._foreseen, self._is_begun = outcome, False
        self._drawing = asyncio.create_task(self._draw_in_the_lull(outcome))

    async def panel_after(self, outcome: Outcome) -> Message | None:
        """Return the panel if it was drawn for this outcome and nothing else is to be said, else None."""
        if self._drawing is None or outcome is not self._foreseen:
            return None
        if not self._is_begun:
            return await self._draw(outcome)
        try:
            return await self._drawing
        except Exception:  # noqa: BLE001 - any error but a passing one of the database recurs
            return None

    async def _draw_in_the_lull(self, outcome: Outcome) -> Message | None:
        await self._asked.services.play.lull()
        self._is_begun = True
        return await self._draw(outcome)

    async def _draw(self, outcome: Outcome) -> Message | None:
        asked, record, view = self._asked, outcome.record, outcome.view
        note = outcome_text(asked.texts, record, outcome.events, view.seat)
        if _goes_on_by_itself(outcome) or not note:
            return None
        hand = await asked.services.queries.hand_after(record, view, asked.user, outcome.draft)
        return await panel_of(asked, hand, note=note, drawn=_drawn(outcome.events))

    def _give_up(self) -> None:
        if self._drawing is not None and not self._drawing.cancel() and not self._drawing.cancelled():
            self._drawing.exception()  # marks it as retrieved, so that asyncio does not log it


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
        await show_moved_on(asked, table, version)
    else:
        told = outcome_text(asked.texts, outcome.record, outcome.events, outcome.view.seat)
        await show_hand(asked, table, note=told)


async def show_moved_on(
    asked: Asked, table: TableId, version: int | None, otherwise: str = "panel-moved-on"
) -> None:
    """Show the panel for a click on a button that shows the table as it was at ``version``.

    Where the same user has just acted on what the button showed, it was a double click: the panel tells what
    the first of the two did, since it replaces the first one's answer. Otherwise it says the sentence
    ``otherwise``.
    """
    queries = asked.services.queries
    done = None if version is None else await queries.done_by(table, asked.user, version + 1)
    if done is None or queries.now - done.at > _A_DOUBLE_CLICK:
        await show_hand(asked, table, note=asked.texts(otherwise))
        return
    record = await queries.table(table)
    assert done.seat is not None
    note = [outcome_text(asked.texts, record, done.events, done.seat)]
    note += await _lines_since(asked, record, done.version)
    note.append(asked.texts("panel-clicked-twice"))
    await show_hand(asked, table, note="\n".join(note), drawn=_drawn(done.events))


def _refused(asked: Asked, refused: Exception, record: TableRecord | None = None) -> str:
    """Return the reason of a refusal as the first line of a panel: marked, since below it the hand stands as before."""
    return asked.texts("panel-refused", reason=refusal_text(asked.texts, refused, record))


def _goes_on_by_itself(outcome: Outcome) -> bool:
    """Return whether a computer's move or the next deal comes next."""
    if outcome.view.table.phase is Phase.BETWEEN_ROUNDS:
        return True
    holders = (outcome.record.holder_of(seat) for seat in outcome.view.table.seats_to_act)
    return any(holder is not None and holder.is_computer for holder in holders)


async def _let_it_go_on(asked: Asked, table: TableId) -> None:
    """Start the computers and the next deal, and wait for them briefly: this saves a click on "Refresh".

    They go on in the background if they take longer.
    """
    playing = asyncio.ensure_future(_play_on(asked, table))
    _BACKGROUND.add(playing)
    playing.add_done_callback(_played_on)
    await asyncio.wait({playing}, timeout=COMPUTERS_ARE_AWAITED)


async def _play_on(asked: Asked, table: TableId) -> None:
    play = asked.services.play
    await play.run_computer(table)
    if await play.start_round(table):
        await play.run_computer(table)


def _played_on(played: asyncio.Future[None]) -> None:
    _BACKGROUND.discard(played)
    if not played.cancelled() and played.exception() is not None:
        # The table's scheduled row for this turn is still there, and is retried until it succeeds.
        _log.warning("computers could not play at once: %s", type(played.exception()).__name__)


async def _since(asked: Asked, outcome: Outcome) -> list[str]:
    """Return what the computers did, a line each."""
    record = await asked.services.queries.table(outcome.record.id)
    return await _lines_since(asked, record, outcome.version)


async def _lines_since(asked: Asked, record: TableRecord, version: int) -> list[str]:
    entries = await asked.services.queries.log_between(record.id, version, record.version)
    played = [replace(entry, events=without_seals(entry.events)) for entry in entries]
    return turn_lines(asked.texts, record, played)[-_LINES_SHOWN:]


def _drawn(events: Iterable[Event]) -> Cards:
    return next((event.cards for event in events if isinstance(event, DrewCards)), NO_CARDS)
