"""Messages about invitations to a table, and about the members who want to be called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from discord.utils import format_dt

from bot.service.ids import RoleId, UserId
from bot.service.lobby.invitations import callable_from
from bot.service.matches.record import TableRecord
from bot.service.people.settings import GuildSettings
from bot.ui.lobby.messages import JOIN
from bot.ui.tables.buttons import RULES
from bot.ui.texts import Texts
from bot.ui.toolkit.components import GREEN, button, link, people_menu
from bot.ui.toolkit.custom_ids import NO_TABLE, Verb
from bot.ui.toolkit.messages import ComponentRow, Message
from bot.ui.words.names import seat_name, shown, table_name
from bot.ui.words.tables import game_name, table_url

INVITED: Final = Verb("invited")  # values: the ids of people
CALL_PLAYERS: Final = Verb("players")
BE_CALLED: Final = Verb("becalled")  # takes the role, or lays it down
PLAYERS_ROLE_OFF: Final = Verb("playersoff")

MOST_AT_ONCE: Final = 5


def invite_message(
    texts: Texts, record: TableRecord, settings: GuildSettings, lines: Sequence[str] = ()
) -> Message:
    """Return the panel that invites people, and calls those who want to be called; ``lines`` tell what was done."""
    told = [*lines, texts("invite-whom", table=table_name(texts, record))]
    rows: list[ComponentRow] = [[people_menu(INVITED, texts("menu-invite"), record.id, high=MOST_AT_ONCE)]]
    if settings.players_role is not None:
        rows.append([button(CALL_PLAYERS, texts("button-call-players"), record.id)])
        told.append(texts("invite-role", role=f"<@&{settings.players_role}>"))
    return Message("\n".join(told), rows=rows)


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
    return Message(text, rows=[*rows, [button(BE_CALLED, texts("button-be-called"), NO_TABLE)]])


def players_role_message(texts: Texts, settings: GuildSettings) -> Message:
    """Return which role is called in a server, for its managers."""
    if settings.players_role is None:
        return Message(texts("players-role-off"))
    again = callable_from(settings)
    text = texts(
        "players-role-on",
        role=f"<@&{settings.players_role}>",
        last="none" if again is None else format_dt(again, "t"),
    )
    rows = [
        [
            button(BE_CALLED, texts("button-be-called"), NO_TABLE),
            button(PLAYERS_ROLE_OFF, texts("button-players-off"), NO_TABLE),
        ]
    ]
    return Message(text, rows=rows)


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
            button(JOIN, texts("button-join"), record.id, style=GREEN),
            button(RULES, texts("button-rules"), record.id),
            link(texts("button-to-table"), table_url(record)),
        ]
    ]
