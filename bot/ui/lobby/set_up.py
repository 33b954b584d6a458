"""The private panel that sets a table up: the host changes it, guests read it, and everybody chooses a seat there."""

from typing import Final

from bot.canasta.seats import Seat
from bot.service.errors import TableClosed
from bot.service.ids import TableId
from bot.service.matches.guards import expect_lobby
from bot.service.matches.record import TableRecord, TableStatus
from bot.service.rotation.model import ROUNDS
from bot.service.rotation.progress import can_rotate, expect_not_begun
from bot.ui.lobby.buttons import cancel_table
from bot.ui.lobby.computers import show_computers
from bot.ui.lobby.presenter import about_lines
from bot.ui.tables.buttons import GAMES, RULES, TERMS, cut_buttons
from bot.ui.tables.rotation import rotation_lines
from bot.ui.tables.visibility import record_here
from bot.ui.texts import Texts
from bot.ui.toolkit import limits
from bot.ui.toolkit.admission import TELLS_TABLE
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.components import GREEN, GREY, RED, option
from bot.ui.toolkit.custom_ids import NotOurId
from bot.ui.toolkit.interaction import InteractionContext, Manner
from bot.ui.toolkit.messages import ComponentRow, Message, embed_of, of_embed
from bot.ui.words.names import plain_seat_name, seat_name, sides_of, table_name
from bot.ui.words.seals import lobby_lines


async def show_set_up(context: InteractionContext, table: TableId) -> None:
    """Show how a table is set up, with what this user may change about it.

    Raises:
        TableNotFound
        TableClosed: the match has begun, or the table was given up.
    """
    record = await record_here(context, table)
    if record.status is not TableStatus.LOBBY:
        raise TableClosed(table=table, status=record.ending)
    texts = context.texts
    may_change = record.host == context.user or context.administers
    lines = about_lines(texts, record)
    host = record.seat_of(record.host)
    if not may_change and host is not None:
        lines.append(texts("set-up-by-host", name=seat_name(texts, record, host)))
    title = texts("set-up-title", table=table_name(texts, record))
    embed = embed_of(title, lines, footer=texts("lobby-footer"))
    seals = "\n".join(lobby_lines(texts, record))
    if seals:
        embed.add_field(name=texts("lobby-seal"), value=limits.cut(seals, limits.FIELD_VALUE), inline=False)
    await context.show(of_embed(embed, _rows(texts, record, may_change=may_change)))


def _rows(texts: Texts, record: TableRecord, *, may_change: bool) -> list[ComponentRow]:
    table = record.id
    has_begun = record.rotation is not None and record.rotation.has_begun
    computers = any(holder.is_computer for holder in record.seats)
    game = [] if has_begun else [GAMES.button(texts("button-games"), table)]
    partners = []
    if can_rotate(record.rules) and not has_begun and may_change:
        partners.append(show_rotation.button(texts("button-partners"), table))
    # What takes something away comes last.
    ending = []
    if may_change and record.reserved:
        ending.append(free_seats.button(texts("button-free-seats"), table))
    if may_change:
        ending.append(cancel_table.button(texts("button-cancel"), table, style=RED))
    return [
        [*game, RULES.button(texts("button-rules"), table), TERMS.button(texts("button-terms"), table)],
        [
            show_computers.button(
                texts("button-computers"), table, disabled=not (record.free_seats or computers)
            ),
            *partners,
        ],
        [*cut_buttons(texts, record), *ending],
        [] if has_begun else seat_menu(texts, record),
    ]


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


@clickable("setup")
async def set_up(click: Click) -> None:
    """Show how the table is set up."""
    await show_set_up(click, click.table)


@clickable("seat", when_public=Manner.QUIET, tokens=TELLS_TABLE)
async def choose_seat(click: Click) -> None:
    """Move to a seat, or take it as a newcomer."""
    record = await record_here(click, click.table)
    seat = Seat(click.number)
    if record.seat_of(click.user) is None:
        await click.services.lobby.join(click.table, click.person, seat=seat, key=click.key)
    else:
        await click.services.lobby.choose_seat(click.table, click.user, seat, key=click.key)
    await _show_again(click)


@clickable("freeseats", when_public=Manner.QUIET)
async def free_seats(click: Click) -> None:
    """Release the seats that are kept for others."""
    await record_here(click, click.table)
    await click.services.lobby.free_seats(click.table, click.user, is_admin=click.administers, key=click.key)
    await _show_again(click)


async def _show_again(click: Click) -> None:
    """Show the panel as it is now; the lobby's message, on which older versions had these, changes by itself."""
    if click.manner is Manner.IN_PLACE:
        await show_set_up(click, click.table)


_OFF: Final = 99
_CHOICES: Final = (_OFF, 0, *ROUNDS)


def rotation_message(texts: Texts, record: TableRecord) -> Message:
    """Return the panel with the present choice in green."""
    rotation = record.rotation
    chosen = _OFF if rotation is None else rotation.rounds or 0
    buttons = [
        rotate.button(
            texts("button-rotate", rounds=choice),
            record.id,
            0,
            choice,
            style=GREEN if choice == chosen else GREY,
        )
        for choice in _CHOICES
    ]
    about = texts("rotation-about", table=table_name(texts, record))
    return Message("\n".join([about, *rotation_lines(texts, record)]), rows=[buttons])


@clickable("partners")
async def show_rotation(click: Click) -> None:
    """Show the panel."""
    record = await record_here(click, click.table)
    expect_lobby(record)
    expect_not_begun(record)
    await click.show_new(rotation_message(click.texts, record))


@clickable("rotate", args=1, tokens=TELLS_TABLE)  # rounds of each match; 0: as the game says, 99: off
async def rotate(click: Click) -> None:
    """Let partners rotate, or turn it off."""
    record = await record_here(click, click.table)
    (choice,) = click.id.args
    if choice not in _CHOICES:
        raise NotOurId(click.id.verb)
    record = await click.services.lobby.rotate(
        click.table,
        click.user,
        is_on=choice != _OFF,
        rounds=None if choice in {_OFF, 0} else choice,
        is_admin=click.administers,
        key=click.key,
    )
    await click.show(rotation_message(click.texts, record))
