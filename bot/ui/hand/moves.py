"""Moves: one call of ``PlayService.act_and_continue``, and the panel afterwards, whether the move was accepted or not."""

from collections.abc import Iterable, Sequence
from datetime import timedelta
from typing import Final

from msgspec.structs import replace

from bot.canasta.actions import Action, Discard
from bot.canasta.cards import NO_CARDS, Cards, size
from bot.canasta.drafts.draft import report_on
from bot.canasta.errors import IllegalActionError, Reason
from bot.canasta.events import DrewCards, Event, MatchEnded, RoundEnded
from bot.service.errors import (
    DiscardHeld,
    NoDiscardHeld,
    NothingToTakeBack,
    PlayedDifferently,
    StaleTable,
    TablePaused,
    TakingBackOff,
)
from bot.service.ids import TableId
from bot.service.matches.commands import Act, FinishDiscard, TakeBack
from bot.service.matches.record import TableRecord
from bot.service.queries import Hand, LogEntry
from bot.ui.hand.offers import offers_for
from bot.ui.hand.open_hand import show_hand, show_result
from bot.ui.hand.shown_hand import draft_now
from bot.ui.hand.taps import FaceTaps, count_in, has_card_buttons, has_face_buttons, look_of
from bot.ui.tables.visibility import record_here
from bot.ui.toolkit.interaction import InteractionContext, Manner
from bot.ui.words.cards import card_text
from bot.ui.words.plays import outcome_text, turn_lines
from bot.ui.words.refusals import refusal_text
from bot.ui.words.seals import without_seals

_LINES_SHOWN: Final = 6
_A_DOUBLE_CLICK: Final = timedelta(seconds=20)
"""The longest time between the two clicks of a double click, since the answer to the first may be slow."""


async def make_move(
    context: InteractionContext,
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
    record = record or await record_here(context, table)
    return await _carry_out(context, record, Act(table, context.user, action, context.key, version))


async def finish_discard(context: InteractionContext, table: TableId, discard: Discard, version: int) -> None:
    """Make the held discard at once, and show the panel.

    Raises:
        TableNotFound, NotSeated, NotStarted, TableClosed
    """
    record = await record_here(context, table)
    await _carry_out(context, record, FinishDiscard(table, context.user, context.key, version, discard))


async def _carry_out(context: InteractionContext, record: TableRecord, command: Act | FinishDiscard) -> bool:
    """Carry out a command and show the panel; return whether it was carried out."""
    table, version = record.id, command.version
    try:
        outcome = await context.services.play.act_and_continue(command)
    except IllegalActionError as refused:
        context.count_refusal(refused)
        told = _refused(context, refused, record)
        if context.manner is Manner.NEW and refused.violation.reason is Reason.NOT_YOUR_TURN:
            await context.say(told)  # in one line: nothing of another hand can be used
        else:
            await show_hand(context, table, note=told)
        return False
    except (TablePaused, DiscardHeld, NoDiscardHeld) as resting:
        context.count_refusal(resting)
        await show_hand(context, table, note=_refused(context, resting))
        return False
    except StaleTable as stale:
        context.count_refusal(stale)
        await show_moved_on(context, table, version)
        return False
    if outcome.record.held is not None:
        await show_hand(context, table)
        return True
    note = [outcome_text(context.texts, outcome.record, outcome.events, outcome.view.seat)]
    events = list(outcome.events)
    if outcome.continues:
        now = await context.services.queries.table(table)
        entries = await context.services.queries.log_between(table, outcome.version, now.version)
        note += _lines_of(context, now, entries)
        events += [event for entry in entries for event in entry.events]
    if _ends_round_alone(events):
        await show_result(context, table)
        return True
    text = "\n".join(filter(None, note)) or None
    await show_hand(context, table, note=text, drawn=_drawn(outcome.events))
    return True


async def take_back_here(
    context: InteractionContext, table: TableId, version: int | None = None, discard: Discard | None = None
) -> None:
    """Take back this discard unless it counts already, without one the discard that is held, else what was laid down in
    this turn; and show the panel after it.

    Raises:
        TableNotFound, NotSeated, NotStarted, TableClosed
    """
    await record_here(context, table)
    try:
        outcome = await context.services.play.act(
            TakeBack(table, context.user, context.key, version, discard)
        )
    except (
        TakingBackOff,
        NothingToTakeBack,
        PlayedDifferently,
        TablePaused,
        DiscardHeld,
        NoDiscardHeld,
    ) as refused:
        context.count_refusal(refused)
        await show_hand(context, table, note=_refused(context, refused))
    except StaleTable as stale:
        context.count_refusal(stale)
        twice = "panel-clicked-twice" if discard is None else "panel-discard-final"
        await show_moved_on(context, table, version, twice=twice)
    else:
        told = context.texts("panel-undiscarded")
        if outcome.events:
            told = outcome_text(context.texts, outcome.record, outcome.events, outcome.view.seat)
        await show_hand(context, table, note=told)


async def show_moved_on(
    context: InteractionContext,
    table: TableId,
    version: int | None,
    otherwise: str = "panel-moved-on",
    twice: str = "panel-clicked-twice",
) -> None:
    """Show the panel for a click on a button that shows the table as it was at ``version``.

    Where the same user has just acted on what the button showed, it was a double click: the panel tells what
    the first of the two did, since it replaces the first one's answer, and the sentence ``twice``. Otherwise it says
    the sentence ``otherwise``.
    """
    queries = context.services.queries
    done = None if version is None else await queries.done_by(table, context.user, version + 1)
    if done is None or queries.now - done.at > _A_DOUBLE_CLICK:
        await show_hand(context, table, note=context.texts(otherwise))
        return
    record = await queries.table(table)
    assert done.seat is not None
    note = [outcome_text(context.texts, record, done.events, done.seat)]
    note += _lines_of(context, record, await queries.log_between(table, done.version, record.version))
    note.append(context.texts(twice))
    await show_hand(context, table, note="\n".join(note), drawn=_drawn(done.events))


def _refused(context: InteractionContext, refused: Exception, record: TableRecord | None = None) -> str:
    """Return the reason of a refusal as the first line of a panel: marked, since below it the hand stands as before."""
    return context.texts("panel-refused", reason=refusal_text(context.texts, refused, record))


def _ends_round_alone(events: Sequence[Event]) -> bool:
    """Return whether a round ended, and the match goes on."""
    return any(isinstance(event, RoundEnded) for event in events) and not any(
        isinstance(event, MatchEnded) for event in events
    )


def _lines_of(context: InteractionContext, record: TableRecord, entries: Iterable[LogEntry]) -> list[str]:
    played = [replace(entry, events=without_seals(entry.events)) for entry in entries]
    return turn_lines(context.texts, record, played)[-_LINES_SHOWN:]


def _drawn(events: Iterable[Event]) -> Cards:
    return next((event.cards for event in events if isinstance(event, DrewCards)), NO_CARDS)


async def make_discard(
    context: InteractionContext, hand: Hand, action: Discard, version: int | None = None
) -> None:
    """Discard, or ask first: players who want to confirm discards, and those whose draft a click would lose.

    ``version`` is the one that a click saw, None for a typed command, which means the table as it is.
    """
    question = await _question(context, hand, action, clicked=version is not None)
    if question is None or version not in {None, hand.version}:
        await make_move(context, hand.record.id, action, version, hand.record)
    else:
        await show_hand(context, hand.record.id, note=question, discard=action)


async def _question(context: InteractionContext, hand: Hand, action: Discard, *, clicked: bool) -> str | None:
    """Return the question to ask before this discard, or None. A discard that the rules refuse is not asked about."""
    if hand.record.pause is not None or hand.record.held is not None:
        return None  # nothing can be thrown, and the refusal says why
    card = card_text(action.card)
    if clicked and not action.says_more and not _is_all_selected(hand, action) and _has_melds_ready(hand):
        return context.texts("panel-draft-waiting", card=card)
    if not (await context.settings()).confirm_discard or action.card not in offers_for(hand.view).discards:
        return None
    return context.texts("panel-discard-sure", card=card)


def _has_melds_ready(hand: Hand) -> bool:
    """Return whether what is prepared or selected could be laid down now."""
    if has_face_buttons(hand.view):
        taps = FaceTaps(hand.view, hand.draft)
        return bool(taps.cards and taps.lay_downs.lawful)
    ready = report_on(draft_now(hand), hand.view)
    return ready.action is not None and ready.violation is None


def _is_all_selected(hand: Hand, action: Discard) -> bool:
    """Return whether the card to discard is the only one that is selected by buttons: then nothing else is prepared."""
    if has_face_buttons(hand.view):
        taps = FaceTaps(hand.view, hand.draft)
        return size(taps.cards) == 1 and taps.selected == (taps.look_of(action.card),)
    if not has_card_buttons(hand.view) or sum(play.count for play in hand.draft.plays) != 1:
        return False
    return any(count_in(play, look_of(action.card)) for play in hand.draft.plays)
