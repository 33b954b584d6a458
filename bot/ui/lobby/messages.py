"""Rows of buttons and menus of the lobby, and of the end of a match."""

from bot.service.lobby.rematch import has_other_partners
from bot.service.matches.record import TableRecord, TableStatus
from bot.ui.lobby.buttons import add_computer, join, leave, play_again, start_match
from bot.ui.lobby.inviting import ask_whom_to_invite
from bot.ui.lobby.set_up import set_up
from bot.ui.tables.buttons import GAMES, STANDINGS, share_match_button
from bot.ui.texts import Texts
from bot.ui.toolkit.components import BLUE, GREEN
from bot.ui.toolkit.custom_ids import NO_TABLE
from bot.ui.toolkit.messages import ComponentRow, Message
from bot.ui.words.names import table_name
from bot.ui.words.tables import game_name


def lobby_rows(texts: Texts, record: TableRecord) -> list[ComponentRow]:
    """Return the buttons for the first steps; everything else stands behind *Set up*."""
    table = record.id
    full = not record.free_seats
    computers = any(holder.is_computer for holder in record.seats)
    may_join = not full or computers or (record.rotation is not None and record.rotation.has_room)
    # Rows are as long as a line on a phone, as far as labels allow.
    return [
        [
            join.button(texts("button-join"), table, style=GREEN, disabled=not may_join),
            start_match.button(texts("button-start"), table, style=BLUE, disabled=not full),
            ask_whom_to_invite.button(texts("button-invite"), table, disabled=not record.open_seats),
        ],
        [
            add_computer.button(texts("button-add-computer"), table, disabled=not record.open_seats),
            set_up.button(texts("button-set-up"), table),
            leave.button(texts("button-leave"), table),
        ],
    ]


def made_message(texts: Texts, record: TableRecord, *, is_usual: bool) -> Message:
    """Return the answer to who made a table; ``is_usual``: no game was named, so that others are offered."""
    rows = [[GAMES.button(texts("button-games"), record.id)]] if is_usual else []
    key = "table-made-usual" if is_usual else "table-made"
    forum = "none" if record.forum is None else f"<#{record.forum}>"
    text = texts(key, table=table_name(texts, record), forum=forum, game=game_name(texts, record))
    return Message(text, rows=rows)


def rematch_rows(texts: Texts, record: TableRecord) -> list[ComponentRow]:
    """Return the buttons for after a match: a rematch, or the standings of its tournament, and sharing it.

    There are none while its lobby would tell other tables that this one is over.
    """
    if record.status is not TableStatus.FINISHED or record.is_confidential:
        return []
    if record.tournament is not None:
        standings = STANDINGS.button(
            texts("button-tournament-standings"), NO_TABLE, 0, record.tournament, 0, style=GREEN
        )
        return [[standings, share_match_button(texts, record.id)]]
    rotation = record.rotation
    if rotation is not None and rotation.goes_on:
        label = texts("button-next-match", number=rotation.number + 1, matches=rotation.matches)
        again = play_again.button(label, record.id, 0, 0, style=GREEN)
        return [[again, share_match_button(texts, record.id)]]
    row = [play_again.button(texts("button-rematch"), record.id, 0, 0, style=GREEN)]
    if has_other_partners(record):
        row.append(play_again.button(texts("button-rematch-others"), record.id, 0, 1))
    return [[*row, share_match_button(texts, record.id)]]
