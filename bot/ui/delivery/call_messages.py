"""Calls, questions and reminders with their buttons, and the direct messages that say the same."""

from dataclasses import replace
from datetime import datetime

from bot.canasta.seats import Seat
from bot.service.delivery.notices import PartnerQuestion, Reminder
from bot.service.ids import UserId
from bot.service.matches.next_round import waits_for_ready
from bot.service.matches.record import Ping, SeatHolder, TableRecord
from bot.service.queries import Board
from bot.ui.clocks.time_buttons import give_time, play_for
from bot.ui.delivery.call_presenter import (
    direct_question,
    direct_ready_call,
    direct_reminder,
    direct_turn_call,
    question_ping,
    ready_ping,
    reminder_ping,
    time_is_up,
    turn_ping,
)
from bot.ui.hand.verbs import ANSWER, ANSWER_ALWAYS
from bot.ui.tables.buttons import board_link, hand_button, ready_button
from bot.ui.texts import Texts
from bot.ui.toolkit.components import GREEN, RED
from bot.ui.toolkit.messages import ComponentRow, Message


def with_call(texts: Texts, board: Board, shown: Message, call: Ping | None, note: str = "") -> Message:
    """Return a board that is also this call, or the note that the time of the turn has run out; a ``note`` comes first.

    The board itself shows the deadline. After a note a player who was given more time is named, and not notified.
    """
    record, holder = board.record, _holder_to_act(board.record)
    if call is None or holder is None:
        return shown
    if call.user is None and record.clock is not None and record.clock.has_run_out:
        rows = [*shown.rows, _decisions(texts, record)]
        return replace(shown, text=time_is_up(texts, record, holder.seat), rows=rows)
    user = call.user or holder.user
    if user is None or user != holder.user:
        return shown
    if call.step:
        text = reminder_ping(texts, record, user, call.step)
    else:
        text = turn_ping(texts, record, user, board.view)
    return replace(shown, text=f"{note}\n{text}" if note else text)


def is_for_board(board: Board, notice: Reminder | PartnerQuestion) -> bool:
    """Return whether a call is about a turn, so that the board makes it: not a question, nor the start of a round."""
    if board.view is None or isinstance(notice, PartnerQuestion):
        return False
    return bool(board.record.turn) and notice.seat == board.view.turn.seat


def question_message(
    texts: Texts, board: Board, user: UserId, asker: Seat, version: int, *, is_quiet: bool = False
) -> Message:
    """Return the question of this user's partner whether to go out."""
    text = question_ping(texts, board.record, user, asker, board.view, is_quiet=is_quiet)
    return Message(text, rows=[_answers(texts, board.record, version)])


def reminder_message(
    texts: Texts, board: Board, user: UserId, step: int, *, due: datetime | None = None
) -> Message:
    """Return the reminder of the answer to the partner's question, or of the next round; of a turn the board reminds."""
    record, asker = board.record, _asker(board)
    if board.view is not None and waits_for_ready(record, board.view):
        return Message(ready_ping(texts, record, user), rows=[[ready_button(texts, record)]])
    text = reminder_ping(texts, record, user, step, asker=asker, due=due)
    return Message(text, rows=[_answers(texts, record, record.turn_version)])


def direct_turn_message(texts: Texts, board: Board, server: str, *, due: datetime | None = None) -> Message:
    """Return the call to a turn as a direct message."""
    return _direct(texts, board.record, direct_turn_call(texts, board.record, server, board.view, due=due))


def direct_question_message(texts: Texts, board: Board, server: str, asker: Seat) -> Message:
    """Return the content of ``question_message`` as a direct message."""
    return _direct(texts, board.record, direct_question(texts, board.record, server, asker, board.view))


def direct_reminder_message(
    texts: Texts, board: Board, server: str, step: int, *, due: datetime | None = None
) -> Message:
    """Return the content of ``reminder_message`` as a direct message."""
    record = board.record
    if board.view is not None and waits_for_ready(record, board.view):
        return _direct(texts, record, direct_ready_call(texts, record, server))
    text = direct_reminder(texts, record, server, step, asker=_asker(board), due=due)
    return _direct(texts, record, text)


def _direct(texts: Texts, record: TableRecord, text: str) -> Message:
    """Return a direct message; the hand that it opens has the buttons for everything else."""
    return Message(
        text, rows=[[hand_button(texts, record.id, record.turn_version), board_link(texts, record)]]
    )


def _decisions(texts: Texts, record: TableRecord) -> ComponentRow:
    """Return the buttons for the others when a player's time has run out."""
    return [
        play_for.button(texts("button-play-for"), record.id, record.turn_version),
        give_time.button(texts("button-give-time"), record.id, record.turn_version),
    ]


def _holder_to_act(record: TableRecord) -> SeatHolder | None:
    seats = record.seats_waited_for
    return record.holder_of(seats[0]) if seats else None


def _answers(texts: Texts, record: TableRecord, version: int) -> ComponentRow:
    return [
        ANSWER.button(texts("button-yes"), record.id, version, 1, style=GREEN),
        ANSWER.button(texts("button-no"), record.id, version, 0, style=RED),
        ANSWER_ALWAYS.button(texts("button-always-yes"), record.id, version, 1),
        hand_button(texts, record.id, version),
    ]


def _asker(board: Board) -> Seat | None:
    """Return the seat whose question waits for its answer, or None."""
    question = None if board.view is None else board.view.question
    return question.asker if question is not None and question.answer is None else None
