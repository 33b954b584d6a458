"""Messages about invitations to a table, and about the members who want to be called."""

from bot.service.ids import RoleId, UserId
from bot.service.matches.record import TableRecord
from bot.ui.lobby.buttons import join
from bot.ui.lobby.players_role import take_or_lay_down
from bot.ui.tables.buttons import RULES
from bot.ui.texts import Texts
from bot.ui.toolkit.components import GREEN, link
from bot.ui.toolkit.custom_ids import NO_TABLE
from bot.ui.toolkit.messages import ComponentRow, Message
from bot.ui.words.names import seat_name, shown, table_name
from bot.ui.words.tables import game_name, table_url


def invitation_message(texts: Texts, record: TableRecord, user: UserId, by: UserId) -> Message:
    """Return the invitation of a person at the table."""
    text = texts("invitation", mention=f"<@{user}>", **_facts(texts, record, by))
    return Message(text, rows=_join_rows(texts, record))


def direct_invitation_message(texts: Texts, record: TableRecord, server: str, by: UserId) -> Message:
    """Return the same as a direct message, with a link: a seat is taken in the server."""
    text = texts("invitation-direct", server=shown(server, 60), **_facts(texts, record, by))
    return Message(text, rows=[[link(texts("button-to-table"), table_url(record))]])


def players_call_message(texts: Texts, record: TableRecord, role: RoleId) -> Message:
    """Return the call of all who hold the role for it."""
    text = texts("players-call", mention=f"<@&{role}>", **_facts(texts, record, record.host))
    rows = _join_rows(texts, record)
    return Message(text, rows=[*rows, [take_or_lay_down.button(texts("button-be-called"), NO_TABLE)]])


def _facts(texts: Texts, record: TableRecord, by: UserId) -> dict[str, str | int]:
    seat = record.seat_of(by)
    return {
        "name": "none" if seat is None else seat_name(texts, record, seat),
        "table": table_name(texts, record),
        "game": game_name(texts, record),
        "free": len(record.open_seats),
    }


def _join_rows(texts: Texts, record: TableRecord) -> list[ComponentRow]:
    return [
        [
            join.button(texts("button-join"), record.id, style=GREEN),
            RULES.button(texts("button-rules"), record.id),
            link(texts("button-to-table"), table_url(record)),
        ]
    ]
