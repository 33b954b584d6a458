"""Calls, questions and reminders with their buttons, and the direct messages that say the same."""

from datetime import datetime

from bot.canasta.seats import Seat
from bot.service.ids import UserId
from bot.service.matches.next_round import waits_for_ready
from bot.service.matches.record import TableRecord
from bot.service.queries import Board
from bot.ui.clocks.time_buttons import GIVE_TIME, PLAY_FOR
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
from bot.ui.hand.panel import ANSWER, ANSWER_ALWAYS
from bot.ui.tables.buttons import (
    board_link,
    hand_button,
    ready_button,
)
from bot.ui.texts import Texts
from bot.ui.toolkit.components import GREEN, RED, button
from bot.ui.toolkit.messages import ComponentRow, Message


def ping_message(
    texts: Texts, board: Board, user: UserId, version: int, *, due: datetime | None = None
) -> Message:
    """Return the call that it is this user's turn."""
    return _call(texts, board.record, turn_ping(texts, board.record, user, board.view, due=due), version)


def question_message(
    texts: Texts, board: Board, user: UserId, asker: Seat, version: int, *, is_quiet: bool = False
) -> Message:
    """Return the question of this user's partner whether to go out."""
    text = question_ping(texts, board.record, user, asker, board.view, is_quiet=is_quiet)
    return Message(text, rows=[_answers(texts, board.record, version)])


def reminder_message(
    texts: Texts, board: Board, user: UserId, step: int, *, due: datetime | None = None
) -> Message:
    """Return the reminder that the table waits for this user, or for the answer to the partner's question."""
    record, asker = board.record, _asker(board)
    if board.view is not None and waits_for_ready(record, board.view):
        row = [ready_button(texts, record), board_link(texts, record)]
        return Message(ready_ping(texts, record, user), rows=[row])
    text = reminder_ping(texts, record, user, step, asker=asker, due=due)
    if asker is not None:
        return Message(text, rows=[_answers(texts, record, record.turn_version)])
    return _call(texts, record, text, record.turn_version)


def time_is_up_message(texts: Texts, record: TableRecord, seat: Seat) -> Message:
    """Return the message that the time of this seat has run out, and the others decide."""
    table, version = record.id, record.turn_version
    return Message(
        time_is_up(texts, record, seat),
        rows=[
            [
                button(PLAY_FOR, texts("button-play-for"), table, version),
                button(GIVE_TIME, texts("button-give-time"), table, version),
            ],
            [hand_button(texts, table, version), board_link(texts, record)],
        ],
    )


def direct_turn_message(texts: Texts, board: Board, server: str, *, due: datetime | None = None) -> Message:
    """Return the content of ``ping_message`` as a direct message."""
    return _direct(texts, board.record, direct_turn_call(texts, board.record, server, board.view, due=due))


def direct_question_message(texts: Texts, board: Board, server: str, asker: Seat) -> Message:
    """Return the content of ``question_message`` as a direct message; it is answered at the table."""
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


def _call(texts: Texts, record: TableRecord, text: str, version: int) -> Message:
    return Message(text, rows=[[hand_button(texts, record.id, version), board_link(texts, record)]])


def _direct(texts: Texts, record: TableRecord, text: str) -> Message:
    return Message(text, rows=[[board_link(texts, record)]])


def _answers(texts: Texts, record: TableRecord, version: int) -> ComponentRow:
    return [
        button(ANSWER, texts("button-yes"), record.id, version, 1, style=GREEN),
        button(ANSWER, texts("button-no"), record.id, version, 0, style=RED),
        button(ANSWER_ALWAYS, texts("button-always-yes"), record.id, version, 1),
        hand_button(texts, record.id, version),
        board_link(texts, record),
    ]


def _asker(board: Board) -> Seat | None:
    """Return the seat whose question waits for its answer, or None."""
    question = None if board.view is None else board.view.question
    return question.asker if question is not None and question.answer is None else None
