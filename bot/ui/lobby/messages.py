"""Rows of buttons and menus of the lobby, and of the end of a match."""

from bot.canasta.seats import Seat
from bot.service.lobby.rematch import has_other_partners
from bot.service.matches.record import TableRecord, TableStatus
from bot.service.rotation.progress import can_rotate
from bot.ui.lobby.buttons import (
    add_computer,
    cancel_table,
    choose_seat,
    free_seats,
    join,
    leave,
    play_again,
    start_match,
)
from bot.ui.lobby.computers import show_computers
from bot.ui.lobby.inviting import ask_whom_to_invite
from bot.ui.lobby.rotating import show_rotation
from bot.ui.tables.buttons import GAMES, RULES, TERMS, cut_buttons
from bot.ui.texts import Texts
from bot.ui.toolkit.components import BLUE, GREEN, RED, option
from bot.ui.toolkit.messages import ComponentRow, Message
from bot.ui.words.names import plain_seat_name, sides_of, table_name
from bot.ui.words.tables import game_name


def lobby_rows(texts: Texts, record: TableRecord) -> list[ComponentRow]:
    """Return the buttons and menus for everything that can be done before the match."""
    table = record.id
    full = not record.free_seats
    computers = any(holder.is_computer for holder in record.seats)
    rotation = record.rotation
    has_begun = rotation is not None and rotation.has_begun
    may_join = not full or computers or (rotation is not None and rotation.has_room)
    # Rows are as long as a line on a phone, as far as labels allow.
    rows: list[ComponentRow] = [
        [
            join.button(texts("button-join"), table, style=GREEN, disabled=not may_join),
            start_match.button(texts("button-start"), table, style=BLUE, disabled=not full),
            ask_whom_to_invite.button(texts("button-invite"), table, disabled=not record.open_seats),
        ],
        [add_computer.button(texts("button-add-computer"), table, disabled=not record.open_seats)],
        [
            *([] if has_begun else [GAMES.button(texts("button-games"), table)]),
            RULES.button(texts("button-rules"), table),
            TERMS.button(texts("button-terms"), table),
        ],
        # What takes something away comes last, in a line of its own on a phone.
        [
            show_computers.button(texts("button-computers"), table, disabled=full and not computers),
            *cut_buttons(texts, record),
            leave.button(texts("button-leave"), table),
            cancel_table.button(texts("button-cancel"), table, style=RED),
        ],
    ]
    if can_rotate(record.rules) and not has_begun:
        rows[1] = [*rows[1], show_rotation.button(texts("button-partners"), table)]
    if record.reserved:
        rows[0] = [*rows[0], free_seats.button(texts("button-free-seats"), table)]
    choice = [] if has_begun else seat_menu(texts, record)
    return [*rows, choice] if choice else rows


def made_message(texts: Texts, record: TableRecord, *, is_usual: bool) -> Message:
    """Return the answer to who made a table; ``is_usual``: no game was named, so that others are offered."""
    rows = [[GAMES.button(texts("button-games"), record.id)]] if is_usual else []
    key = "table-made-usual" if is_usual else "table-made"
    text = texts(key, table=table_name(texts, record), game=game_name(texts, record))
    return Message(text, rows=rows)


def rematch_rows(texts: Texts, record: TableRecord) -> list[ComponentRow]:
    """Return the buttons that open a rematch; none while its lobby would tell other tables that this one is over."""
    if record.status is not TableStatus.FINISHED or record.is_confidential:
        return []
    rotation = record.rotation
    if rotation is not None and rotation.goes_on:
        label = texts("button-next-match", number=rotation.number + 1, matches=rotation.matches)
        return [[play_again.button(label, record.id, 0, 0, style=GREEN)]]
    row = [play_again.button(texts("button-rematch"), record.id, 0, 0, style=GREEN)]
    if has_other_partners(record):
        row.append(play_again.button(texts("button-rematch-others"), record.id, 0, 1))
    return [row]


def seat_menu(texts: Texts, record: TableRecord) -> ComponentRow:
    """Return the menu of the seats that can be chosen; nothing when people hold all of them."""
    seats = [
        option(_seat_label(texts, record, Seat(seat)), seat, description=_partners(texts, record, Seat(seat)))
        for seat in range(record.seat_count)
        if _may_be_chosen(record, Seat(seat))
    ]
    return [choose_seat.menu(texts("menu-seat"), seats, record.id)] if seats else []


def _may_be_chosen(record: TableRecord, seat: Seat) -> bool:
    holder = record.holder_of(seat)
    return seat in record.open_seats if holder is None else holder.is_computer


def _seat_label(texts: Texts, record: TableRecord, seat: Seat) -> str:
    holder = record.holder_of(seat)
    number = str(seat + 1)
    if holder is None:
        return texts("option-seat-free", number=number)
    return texts("option-seat-computer", number=number, name=plain_seat_name(texts, record, seat))


def _partners(texts: Texts, record: TableRecord, seat: Seat) -> str | None:
    sides = sides_of(record)
    partners = [Seat(other) for other, side in enumerate(sides) if side == sides[seat] and other != seat]
    if not partners:
        return None
    return texts(
        "option-seat-partner",
        names=texts.listed([_partner(texts, record, other) for other in partners]),
    )


def _partner(texts: Texts, record: TableRecord, seat: Seat) -> str:
    """Return a partner's name within a sentence, where the name of a free seat begins with no capital."""
    if record.holder_of(seat) is None:
        return texts("option-partner-free", number=str(seat + 1))
    return plain_seat_name(texts, record, seat)
