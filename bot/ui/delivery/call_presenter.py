"""The messages that call one person to the table. Nobody else is mentioned in them.

A direct message (a letter) says the same as a ping at the table, names the server too, and mentions nobody.
"""

from __future__ import annotations

from datetime import datetime
from typing import Final

from bot.canasta.seats import Seat
from bot.canasta.turn import Phase, Took
from bot.canasta.view import TableView
from bot.service.ids import UserId
from bot.service.matches.record import TableRecord
from bot.ui.hand.presenter import answer_words, fine_after
from bot.ui.texts import Texts
from bot.ui.words.cards import card_text
from bot.ui.words.names import seat_name, shown, table_name
from bot.ui.words.times import ago, at

_LAST_WORDS: Final = 3
"""From so many reminders on the words stay the same; none is ruder than the one before."""

_LONGEST_SERVER_NAME: Final = 100


def turn_ping(
    texts: Texts,
    record: TableRecord,
    user: UserId,
    view: TableView | None = None,
    *,
    due: datetime | None = None,
) -> str:
    """Calls a person to play; with the view it also names the upcard, or says how the turn has begun already."""
    mention, table = f"<@{user}>", table_name(texts, record)
    if view is not None and view.phase is Phase.DRAW and view.upcard is not None:
        text = texts("ping-turn-pile", mention=mention, table=table, upcard=card_text(view.upcard))
    else:
        text = texts("ping-turn", mention=mention, table=table) + _begun(texts, record, view)
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
    """Asks a person what his partner asks; a quiet one names him and calls nobody. The view tells what the answer means."""
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
    """Says once more, and kindly, that everybody waits for this person: for the turn, or for the answer to ``asker``."""
    mention, table, since = f"<@{user}>", table_name(texts, record), ago(record.turn_since)
    if asker is not None:
        name = seat_name(texts, record, asker)
        text = texts("ping-reminder-question", mention=mention, table=table, asker=name, since=since)
    else:
        text = texts(f"ping-reminder-{_words(step)}", mention=mention, table=table, since=since)
    return _with_due(texts, text, due)


def turn_letter(
    texts: Texts,
    record: TableRecord,
    server: str,
    view: TableView | None = None,
    *,
    due: datetime | None = None,
) -> str:
    """What ``turn_ping`` says."""
    table = _table_in(texts, record, server)
    if view is not None and view.phase is Phase.DRAW and view.upcard is not None:
        text = texts("letter-turn-pile", table=table, upcard=card_text(view.upcard))
    else:
        text = texts("letter-turn", table=table) + _begun(texts, record, view)
    return _with_due(texts, text, due)


def question_letter(
    texts: Texts, record: TableRecord, server: str, asker: Seat, view: TableView | None = None
) -> str:
    """What ``question_ping`` says."""
    table = _table_in(texts, record, server)
    fine = 0 if view is None else fine_after(view)
    return texts("letter-question", asker=seat_name(texts, record, asker), table=table, fine=fine)


def reminder_letter(
    texts: Texts,
    record: TableRecord,
    server: str,
    step: int,
    *,
    asker: Seat | None = None,
    due: datetime | None = None,
) -> str:
    """What ``reminder_ping`` says."""
    table, since = _table_in(texts, record, server), ago(record.turn_since)
    if asker is not None:
        name = seat_name(texts, record, asker)
        text = texts("letter-reminder-question", table=table, asker=name, since=since)
    else:
        text = texts(f"letter-reminder-{_words(step)}", table=table, since=since)
    return _with_due(texts, text, due)


def ready_ping(texts: Texts, record: TableRecord, user: UserId) -> str:
    """Tells a person that the next round waits for him alone."""
    return texts("ping-ready", mention=f"<@{user}>", table=table_name(texts, record))


def ready_letter(texts: Texts, record: TableRecord, server: str) -> str:
    """What ``ready_ping`` says."""
    return texts("letter-ready", table=_table_in(texts, record, server))


def time_is_up(texts: Texts, record: TableRecord, seat: Seat) -> str:
    """Tells the table that somebody's time has run out. Nobody is called and nobody is blamed."""
    return texts("ping-time-is-up", name=seat_name(texts, record, seat), table=table_name(texts, record))


def _begun(texts: Texts, record: TableRecord, view: TableView | None) -> str:
    """How the turn has begun, for somebody who comes to it late or had it begun for him: everybody sees it anyway."""
    question = None if view is None else view.question
    if view is not None and question is not None and question.answer is not None:
        names = texts.listed([seat_name(texts, record, seat) for seat in question.answerers])
        return " " + answer_words(texts, view, names)
    if view is None or view.phase is not Phase.PLAY or view.turn.took not in {Took.STOCK, Took.PILE}:
        return ""
    return " " + texts("ping-begun-drawn" if view.turn.took is Took.STOCK else "ping-begun-taken")


def _words(step: int) -> int:
    return max(1, min(step, _LAST_WORDS))


def _table_in(texts: Texts, record: TableRecord, server: str) -> str:
    table = f"**{table_name(texts, record)}**"
    name = shown(server, _LONGEST_SERVER_NAME)
    return texts("letter-table-in", table=table, server=name) if name else table


def _with_due(texts: Texts, text: str, due: datetime | None) -> str:
    return text if due is None else f"{text}\n{texts('ping-due', due=at(due), distance=ago(due))}"
