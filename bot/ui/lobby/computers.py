"""The private panel of a lobby's computers: their levels and characters, and new ones."""

from typing import Final, NamedTuple

import discord

from bot.canasta.seats import Seat
from bot.players.registry import CHARACTERS, LEVELS
from bot.service.matches.computers import Levels
from bot.service.matches.guards import expect_lobby
from bot.service.matches.record import SeatHolder, TableRecord
from bot.ui.tables.visibility import record_here
from bot.ui.texts import Texts
from bot.ui.toolkit.admission import TELLS_TABLE
from bot.ui.toolkit.card_emojis import CardEmojis
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.components import GREEN, GREY, RED, option
from bot.ui.toolkit.custom_ids import NotOurId
from bot.ui.toolkit.messages import ComponentRow, Message, embed_of, of_embed
from bot.ui.words.computers import computer_about, level_name, portrayed_name, style_words
from bot.ui.words.names import plain_seat_name, table_name

_NEW: Final = 0
"""The number of a computer that is still to be added; others have the number of their seat, from one."""

_CHARACTERS: Final = tuple(CHARACTERS)


class _Chosen(NamedTuple):
    """The computer that the panel is about, and the character chosen for a new one (from one; 0: any)."""

    which: int = _NEW
    character: int = 0


def computers_message(
    texts: Texts, record: TableRecord, levels: Levels, chosen: _Chosen, emojis: CardEmojis
) -> Message:
    """Return the panel for the chosen computer."""
    computers = [holder for holder in record.seats if holder.is_computer]
    holder = next((one for one in computers if one.seat + 1 == chosen.which), None)
    lines = [
        texts(
            "computers-line",
            number=str(one.seat + 1),
            name=portrayed_name(texts, record, one.seat, emojis),
            about=computer_about(texts, one),
        )
        for one in computers
    ]
    if not computers:
        lines.append(texts("computers-none"))
    if holder is None and record.open_seats:
        lines.append(texts("computers-add"))
    title = texts("computers-title", table=table_name(texts, record))
    absent = [texts("computers-absent", level=level_name(texts, level)) for level in levels.absent]
    embed = embed_of(title, lines, footer="\n".join(absent) or None)
    if holder is None and not record.open_seats:
        return of_embed(embed)
    return of_embed(embed, _rows(texts, record, levels, holder, chosen, emojis))


def _rows(
    texts: Texts,
    record: TableRecord,
    levels: Levels,
    holder: SeatHolder | None,
    chosen: _Chosen,
    emojis: CardEmojis,
) -> list[ComponentRow]:
    which = _NEW if holder is None else holder.seat + 1
    rows: list[ComponentRow] = [
        [
            choose_level.button(
                _level_label(texts, level, is_new=holder is None),
                record.id,
                0,
                which,
                number,
                chosen.character,
                style=GREEN if holder is not None and holder.computer == level else GREY,
                disabled=level in levels.absent,
            )
            for number, level in enumerate(LEVELS)
        ],
        [
            choose_character.menu(
                texts("menu-character"),
                _character_options(texts, holder, chosen, emojis),
                record.id,
                0,
                which,
            )
        ],
    ]
    others = _which_options(texts, record, which)
    if len(others) > 1:
        rows.append([choose_computer.menu(texts("menu-which-computer"), others, record.id)])
    if holder is not None:
        name = plain_seat_name(texts, record, holder.seat)
        label = texts("button-dismiss-computer", name=name)
        rows.append([dismiss_computer.button(label, record.id, 0, which, style=RED)])
    return rows


def _level_label(texts: Texts, level: str, *, is_new: bool) -> str:
    name = level_name(texts, level)
    return texts("button-add-level", level=name) if is_new else texts.at_start(name)


def _character_options(
    texts: Texts, holder: SeatHolder | None, chosen: _Chosen, emojis: CardEmojis
) -> list[discord.SelectOption]:
    now = CHARACTERS.get(_id_of(chosen.character) if holder is None else holder.character or "")
    return [
        option(
            one.name,
            number,
            description=texts.at_start(style_words(texts, one.id)),
            chosen=one == now,
            emoji=emojis.portrait(one.id),
        )
        for number, one in enumerate(CHARACTERS.values(), start=1)
    ]


def _which_options(texts: Texts, record: TableRecord, which: int) -> list[discord.SelectOption]:
    options = [
        option(
            texts(
                "option-computer",
                number=str(one.seat + 1),
                name=plain_seat_name(texts, record, one.seat),
                level=level_name(texts, one.computer or ""),
            ),
            one.seat + 1,
            chosen=one.seat + 1 == which,
        )
        for one in record.seats
        if one.is_computer
    ]
    if record.open_seats:
        options.append(option(texts("option-new-computer"), _NEW, chosen=which == _NEW))
    return options


def _id_of(character: int) -> str:
    return _CHARACTERS[character - 1] if 1 <= character <= len(_CHARACTERS) else ""


def _first_choice(record: TableRecord) -> _Chosen:
    """Return a new computer where a seat is free, else the computer that came last."""
    computers = [holder for holder in record.seats if holder.is_computer]
    if record.open_seats or not computers:
        return _Chosen()
    return _Chosen(max(computers, key=lambda holder: holder.joined).seat + 1)


async def _show(click: Click, record: TableRecord, chosen: _Chosen | None = None) -> None:
    if chosen is None or (chosen.which == _NEW and not record.open_seats):
        chosen = _first_choice(record)
    await click.show(computers_message(click.texts, record, click.services.levels, chosen, click.card_emojis))


@clickable("computers")
async def show_computers(click: Click) -> None:
    """Show the levels and characters of the computers."""
    record = await record_here(click, click.table)
    expect_lobby(record)
    await click.show_new(
        computers_message(
            click.texts, record, click.services.levels, _first_choice(record), click.card_emojis
        )
    )


@clickable("level", args=3, tokens=TELLS_TABLE)  # which computer, its level, its character
async def choose_level(click: Click) -> None:
    """Add a computer of this level, or give the computer this level."""
    await record_here(click, click.table)
    which, level, character = click.id.args
    if level >= len(LEVELS):
        raise NotOurId(click.id.verb)
    lobby = click.services.lobby
    if which == _NEW:
        record = await lobby.add_computer(
            click.table, click.user, level=LEVELS[level], character=_id_of(character) or None, key=click.key
        )
        await _show(click, record)
        return
    record = await lobby.change_computer(
        click.table, click.user, Seat(which - 1), level=LEVELS[level], key=click.key
    )
    await _show(click, record, _Chosen(which))


@clickable("character", args=1)  # which computer; value: a character
async def choose_character(click: Click) -> None:
    """Give the computer this character; for a new one it is chosen before the level."""
    record = await record_here(click, click.table)
    [which], character = click.id.args, click.number
    if not _id_of(character):
        raise NotOurId(click.id.verb)
    if which != _NEW:
        record = await click.services.lobby.change_computer(
            click.table, click.user, Seat(which - 1), character=_id_of(character), key=click.key
        )
    await _show(click, record, _Chosen(which, character))


@clickable("which")  # value: which computer
async def choose_computer(click: Click) -> None:
    """Show another computer, or a new one."""
    record = await record_here(click, click.table)
    expect_lobby(record)
    await _show(click, record, _Chosen(click.number))


@clickable("dismiss", args=1)  # which computer
async def dismiss_computer(click: Click) -> None:
    """Remove the computer."""
    await record_here(click, click.table)
    seat = Seat(click.id.args[0] - 1)
    record = await click.services.lobby.remove_computer(click.table, click.user, seat=seat, key=click.key)
    await _show(click, record)
