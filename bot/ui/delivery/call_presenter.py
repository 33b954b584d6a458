"""The messages that call one person to the table; nobody else is mentioned in them.

A direct message has the same content as a call at the table, names the server too, and mentions nobody.
"""

from __future__ import annotations

from datetime import datetime
from typing import Final

from bot.canasta.seats import Seat
from bot.canasta.turn import Phase, Took
from bot.canasta.view import TableView
from bot.service.delivery.notices import ROUND_ENDS
from bot.service.ids import UserId
from bot.service.matches.next_round import others_wait
from bot.service.matches.record import TableRecord
from bot.ui.hand.presenter import answer_words, fine_after
from bot.ui.texts import Texts
from bot.ui.words.cards import card_text
from bot.ui.words.names import seat_name, shown, table_name
from bot.ui.words.times import ago, at

_LAST_WORDS: Final = 3
"""Number of the last reminder with its own words; later ones repeat it, so that none is ruder than the one before."""

_LONGEST_SERVER_NAME: Final = 100


def turn_ping(
    texts: Texts,
    record: TableRecord,
    user: UserId,
    view: TableView | None = None,
    *,
    due: datetime | None = None,
) -> str:
    """Return the call to play, which names the table where it has no thread of its own; with the view it also names the
    upcard, or says how the turn has begun already.
    """
    mention, table = f"<@{user}>", table_name(texts, record)
    is_here = record.thread is not None
    if view is not None and view.phase is Phase.DRAW and view.upcard is not None:
        key = "ping-turn-here-pile" if is_here else "ping-turn-pile"
        text = texts(key, mention=mention, table=table, upcard=card_text(view.upcard))
    else:
        key = "ping-turn-here" if is_here else "ping-turn"
        text = texts(key, mention=mention, table=table) + _begun(texts, record, view)
    return _with_due(texts, text, due)


def question_ping(
    texts: Texts,
    record: TableRecord,
    user: UserId,
    asker: Seat,
    view: TableView | None = None,
    *,
    is_quiet: bool = False,
) -> str:
    """Return the partner's question as a call; a quiet one notifies nobody. The view tells what the answer means."""
    seat = record.seat_of(user)
    name = f"**{seat_name(texts, record, seat)}**" if is_quiet and seat is not None else f"<@{user}>"
    return texts(
        "ping-question",
        mention=name,
        asker=seat_name(texts, record, asker),
        table=table_name(texts, record),
        fine=0 if view is None else fine_after(view),
    )


def reminder_ping(
    texts: Texts,
    record: TableRecord,
    user: UserId,
    step: int,
    *,
    asker: Seat | None = None,
    due: datetime | None = None,
) -> str:
    """Return a kind reminder that all wait for this person: for the turn, or for the answer to ``asker``."""
    mention, table, since = f"<@{user}>", table_name(texts, record), ago(record.turn_since)
    if asker is not None:
        name = seat_name(texts, record, asker)
        text = texts("ping-reminder-question", mention=mention, table=table, asker=name, since=since)
    else:
        text = texts(f"ping-reminder-{_words(record, step)}", mention=mention, table=table, since=since)
    return _with_due(texts, text, due)


def direct_turn_call(
    texts: Texts,
    record: TableRecord,
    server: str,
    view: TableView | None = None,
    *,
    due: datetime | None = None,
) -> str:
    """Return the content of ``turn_ping`` as a direct message."""
    table = _table_in(texts, record, server)
    if view is not None and view.phase is Phase.DRAW and view.upcard is not None:
        text = texts("letter-turn-pile", table=table, upcard=card_text(view.upcard))
    else:
        text = texts("letter-turn", table=table) + _begun(texts, record, view)
    return _with_due(texts, text, due)


def direct_question(
    texts: Texts, record: TableRecord, server: str, asker: Seat, view: TableView | None = None
) -> str:
    """Return the content of ``question_ping`` as a direct message."""
    table = _table_in(texts, record, server)
    fine = 0 if view is None else fine_after(view)
    return texts("letter-question", asker=seat_name(texts, record, asker), table=table, fine=fine)


def direct_reminder(
    texts: Texts,
    record: TableRecord,
    server: str,
    step: int,
    *,
    asker: Seat | None = None,
    due: datetime | None = None,
) -> str:
    """Return the content of ``reminder_ping`` as a direct message."""
    table, since = _table_in(texts, record, server), ago(record.turn_since)
    if asker is not None:
        name = seat_name(texts, record, asker)
        text = texts("letter-reminder-question", table=table, asker=name, since=since)
    else:
        text = texts(f"letter-reminder-{_words(record, step)}", table=table, since=since)
    return _with_due(texts, text, due)


def ready_ping(texts: Texts, record: TableRecord, user: UserId) -> str:
    """Return the call to the only person who is not ready for the next round."""
    return texts("ping-ready", mention=f"<@{user}>", table=table_name(texts, record))


def direct_ready_call(texts: Texts, record: TableRecord, server: str) -> str:
    """Return the content of ``ready_ping`` as a direct message."""
    return texts("letter-ready", table=_table_in(texts, record, server))


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


def _table_in(texts: Texts, record: TableRecord, server: str) -> str:
    table = f"**{table_name(texts, record)}**"
    name = shown(server, _LONGEST_SERVER_NAME)
    return texts("letter-table-in", table=table, server=name) if name else table


def _with_due(texts: Texts, text: str, due: datetime | None) -> str:
    return text if due is None else f"{text}\n{texts('ping-due', due=at(due), distance=ago(due))}"
