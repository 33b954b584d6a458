"""The messages that call one person to the table, with their buttons; nobody else is mentioned in them.

A direct message has the same content as a call at the table, names the server too, and mentions nobody.
"""

from dataclasses import replace
from datetime import datetime
from typing import Final, TypeAlias

from bot.canasta.seats import Seat
from bot.canasta.turn import Phase, Took
from bot.canasta.view import TableView
from bot.service.delivery.notices import ROUND_ENDS, Call, PartnerQuestion, Reminder, TurnPing
from bot.service.ids import UserId
from bot.service.matches.next_round import others_wait, waits_for_ready
from bot.service.matches.record import Ping, SeatHolder, TableRecord
from bot.service.queries import Board
from bot.ui.clocks.time_buttons import give_time, play_for
from bot.ui.hand.presenter import answer_words, fine_after
from bot.ui.hand.verbs import ANSWER, ANSWER_ALWAYS
from bot.ui.tables.buttons import board_link, hand_button, ready_button
from bot.ui.texts import Texts
from bot.ui.toolkit.components import GREEN, RED
from bot.ui.toolkit.messages import ComponentRow, Message
from bot.ui.words.cards import card_text
from bot.ui.words.names import seat_name, shown, table_name
from bot.ui.words.times import ago, at

Reached: TypeAlias = UserId | str
"""Whom a call reaches where: the person who is mentioned at the table, or the server that a direct message names."""

_LAST_WORDS: Final = 3
"""Number of the last reminder with its own words; later ones repeat it, so that none is ruder than the one before."""

_LONGEST_SERVER_NAME: Final = 100


def with_call(texts: Texts, board: Board, message: Message, call: Ping | None, note: str = "") -> Message:
    """Return a board that is also this call, or the note that the time of the turn has run out; a ``note`` comes first.

    The board itself shows the deadline. After a note a player who was given more time is named, and not notified.
    """
    record, holder = board.record, _holder_to_act(board.record)
    if call is None or holder is None:
        return message
    if call.user is None and record.clock is not None and record.clock.has_run_out:
        rows = [*message.rows, _decisions(texts, record)]
        return replace(message, text=time_is_up(texts, record, holder.seat), rows=rows)
    user = call.user or holder.user
    if user is None or user != holder.user:
        return message
    if call.step:
        text = reminder_call(texts, record, user, call.step)
    else:
        text = turn_call(texts, record, user, board.view)
    return replace(message, text=f"{note}\n{text}" if note else text)


def is_for_board(board: Board, notice: Reminder | PartnerQuestion) -> bool:
    """Return whether a call is about a turn, so that the board makes it: not a question, nor the start of a round."""
    if board.view is None or isinstance(notice, PartnerQuestion):
        return False
    return bool(board.record.turn) and notice.seat == board.view.turn.seat


def call_message(texts: Texts, board: Board, notice: Call, to: Reached, *, is_quiet: bool = False) -> Message:
    """Return a call as a message of its own; at the table the board calls to a turn, and reminds of it.

    The hand that a direct message opens has the buttons for everything else.
    """
    record, version = board.record, board.record.turn_version
    is_about_ready = board.view is not None and waits_for_ready(record, board.view)
    if isinstance(notice, PartnerQuestion):
        version = notice.version
        text = question_call(texts, record, to, notice.asker, board.view, is_quiet=is_quiet)
    elif isinstance(notice, TurnPing):
        text = turn_call(texts, record, to, board.view, due=board.due)
    elif is_about_ready:
        text = ready_call(texts, record, to)
    else:
        text = reminder_call(texts, record, to, notice.step, asker=_asker(board), due=board.due)
    if isinstance(to, str):
        row = [hand_button(texts, record.id, record.turn_version), board_link(texts, record)]
    elif is_about_ready and isinstance(notice, Reminder):
        row = [ready_button(texts, record)]
    else:
        row = [
            ANSWER.button(texts("button-yes"), record.id, version, 1, style=GREEN),
            ANSWER.button(texts("button-no"), record.id, version, 0, style=RED),
            ANSWER_ALWAYS.button(texts("button-always-yes"), record.id, version, 1),
            hand_button(texts, record.id, version),
        ]
    return Message(text, rows=[row])


def _decisions(texts: Texts, record: TableRecord) -> ComponentRow:
    """Return the buttons for the others when a player's time has run out."""
    return [
        play_for.button(texts("button-play-for"), record.id, record.turn_version),
        give_time.button(texts("button-give-time"), record.id, record.turn_version),
    ]


def _holder_to_act(record: TableRecord) -> SeatHolder | None:
    seats = record.seats_waited_for
    return record.holder_of(seats[0]) if seats else None


def _asker(board: Board) -> Seat | None:
    """Return the seat whose question waits for its answer, or None."""
    question = None if board.view is None else board.view.question
    return question.asker if question is not None and question.answer is None else None


# ---------------------------------------------------------------------------------------------------------- texts


def turn_call(
    texts: Texts,
    record: TableRecord,
    to: Reached,
    view: TableView | None = None,
    *,
    due: datetime | None = None,
) -> str:
    """Return the call to play, which names the table where it has no thread of its own; with the view it also names the
    upcard, or says how the turn has begun already.
    """
    key, named = _key_and_names(texts, record, to, "turn")
    if record.thread is not None and not isinstance(to, str):
        key = f"{key}-here"
    if view is not None and view.phase is Phase.DRAW and view.upcard is not None:
        text = texts(f"{key}-pile", upcard=card_text(view.upcard), **named)
    else:
        text = texts(key, **named) + _begun(texts, record, view)
    return _with_due(texts, text, due)


def question_call(
    texts: Texts,
    record: TableRecord,
    to: Reached,
    asker: Seat,
    view: TableView | None = None,
    *,
    is_quiet: bool = False,
) -> str:
    """Return the partner's question as a call; a quiet one notifies nobody. The view tells what the answer means."""
    key, named = _key_and_names(texts, record, to, "question")
    seat = None if isinstance(to, str) else record.seat_of(to)
    if is_quiet and seat is not None:
        named["mention"] = f"**{seat_name(texts, record, seat)}**"
    fine = 0 if view is None else fine_after(view)
    return texts(key, asker=seat_name(texts, record, asker), fine=fine, **named)


def reminder_call(
    texts: Texts,
    record: TableRecord,
    to: Reached,
    step: int,
    *,
    asker: Seat | None = None,
    due: datetime | None = None,
) -> str:
    """Return a kind reminder that all wait for this person: for the turn, or for the answer to ``asker``."""
    about = f"reminder-{_words(record, step)}" if asker is None else "reminder-question"
    key, named = _key_and_names(texts, record, to, about)
    if asker is not None:
        named["asker"] = seat_name(texts, record, asker)
    return _with_due(texts, texts(key, since=ago(record.turn_since), **named), due)


def ready_call(texts: Texts, record: TableRecord, to: Reached) -> str:
    """Return the call to the only person who is not ready for the next round."""
    key, named = _key_and_names(texts, record, to, "ready")
    return texts(key, **named)


def _key_and_names(texts: Texts, record: TableRecord, to: Reached, about: str) -> tuple[str, dict[str, str]]:
    """Return the key of a call's sentence, and the table and the person that it names."""
    table = table_name(texts, record)
    if not isinstance(to, str):
        return "ping-" + about, {"mention": f"<@{to}>", "table": table}
    table, server = f"**{table}**", shown(to, _LONGEST_SERVER_NAME)
    return "letter-" + about, {
        "table": texts("letter-table-in", table=table, server=server) if server else table
    }


def time_is_up(texts: Texts, record: TableRecord, seat: Seat) -> str:
    """Return the note for the table that a player's time has run out. It notifies nobody and blames nobody."""
    return texts("ping-time-is-up", name=seat_name(texts, record, seat), table=table_name(texts, record))


def _begun(texts: Texts, record: TableRecord, view: TableView | None) -> str:
    """Return how the turn has begun so far, for a player who comes to it late; all of it is public."""
    question = None if view is None else view.question
    if view is not None and question is not None and question.answer is not None:
        return " " + answer_words(texts, record, view, question)
    if view is None or view.phase is not Phase.PLAY or view.turn.took not in {Took.STOCK, Took.PILE}:
        return ""
    return " " + texts("ping-begun-drawn" if view.turn.took is Took.STOCK else "ping-begun-taken")


def _words(record: TableRecord, step: int) -> int | str:
    if step == ROUND_ENDS:
        return "round"
    return max(1, min(step, _LAST_WORDS)) if others_wait(record) else "alone"


def _with_due(texts: Texts, text: str, due: datetime | None) -> str:
    return text if due is None else f"{text}\n{texts('ping-due', due=at(due), distance=ago(due))}"
