"""The messages that call one person to the table. Nobody else is mentioned in them."""

from __future__ import annotations

from bot.canasta.seats import Seat
from bot.canasta.turn import Phase
from bot.canasta.view import TableView
from bot.service.ids import UserId
from bot.service.record import TableRecord
from bot.ui.presenters.faces import card_text
from bot.ui.presenters.names import seat_name, table_name
from bot.ui.texts import Texts


def turn_ping(texts: Texts, record: TableRecord, user: UserId, view: TableView | None = None) -> str:
    """Calls a person to play; with the view it also names the upcard."""
    mention, table = f"<@{user}>", table_name(texts, record)
    if view is not None and view.phase is Phase.DRAW and view.upcard is not None:
        return texts("ping-turn-pile", mention=mention, table=table, upcard=card_text(view.upcard))
    return texts("ping-turn", mention=mention, table=table)


def question_ping(texts: Texts, record: TableRecord, user: UserId, asker: Seat) -> str:
    """Calls a person to answer his partner."""
    return texts(
        "ping-question",
        mention=f"<@{user}>",
        asker=seat_name(texts, record, asker),
        table=table_name(texts, record),
    )
