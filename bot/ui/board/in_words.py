"""Embed of the public board of a table: everything that lies open, and nothing else.

It is made from a :class:`TableView`, which has no hands in it. The embed is written with ever less detail
until Discord accepts it; a table of four always gets full detail.
"""

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from enum import IntEnum
from typing import Any

import discord
from discord import ui
from msgspec.structs import replace

from bot.canasta.melds import in_order
from bot.canasta.seats import Seat, SideId
from bot.canasta.turn import Phase
from bot.canasta.view import TableView
from bot.service.matches.record import AGREED, ALONE, TableRecord, TableStatus
from bot.service.queries import LogEntry
from bot.ui.board.moments import moment_lines, moments_of, remark_lines, without_told
from bot.ui.tables.buttons import (
    COME_BACK,
    GO_ON,
    IN_WORDS,
    LOG,
    RULES,
    SCORE,
    TERMS,
    hand_button,
    replay_button,
)
from bot.ui.texts import Texts
from bot.ui.toolkit import colours, limits
from bot.ui.toolkit.components import GREEN
from bot.ui.toolkit.messages import ComponentRow
from bot.ui.words.melds import meld_line, short_meld, terse_meld
from bot.ui.words.names import plain_seat_name, seat_name, table_name
from bot.ui.words.pile import pile_lines
from bot.ui.words.plays import turn_lines
from bot.ui.words.seals import without_seals
from bot.ui.words.sides import first_meld_text, holding_lines, three_lines, title_of_side
from bot.ui.words.tables import game_name
from bot.ui.words.turn import turn_text


class Detail(IntEnum):
    """The amount of detail on a board; less when there is too much on the table."""

    FULL = 3
    SHORT = 2
    TERSE = 1
    BARE = 0


_ROW = 5
"""The most buttons in a row."""
_ROOM_OF_SIDE = limits.FIELD_VALUE - 60
_PLAYS = {Detail.FULL: 5, Detail.SHORT: 3, Detail.TERSE: 2, Detail.BARE: 0}


def board_embed(
    texts: Texts,
    record: TableRecord,
    view: TableView,
    recent: Sequence[LogEntry],
    due: datetime | None = None,
    rests: Mapping[Seat, datetime] | None = None,
) -> discord.Embed:
    """Return the board of a match.

    ``recent`` are the newest entries of the log, oldest first, ``due`` is the deadline of the turn, ``rests`` the
    ends of quiet hours.
    """
    moments = moments_of(record, view)
    told = [replace(entry, events=without_seals(entry.events)) for entry in without_told(recent, moments)]
    plays = turn_lines(texts, record, told)
    turn = "\n".join(
        [
            *moment_lines(texts, record, recent, moments),
            *remark_lines(texts, record, view, recent),
            turn_text(texts, record, view, due, rests=rests),
        ]
    )
    return limits.first_within(_candidates(texts, record, view, plays, turn))


def stand_in_lines(texts: Texts, record: TableRecord) -> list[str]:
    """Return the line about the players for whom a computer plays until they are back."""
    away = [seat_name(texts, record, holder.seat) for holder in record.seats if holder.is_absent]
    if not away or record.status is not TableStatus.PLAYING:
        return []
    return [texts("board-stand-in", names=texts.listed(away))]


def seating_lines(texts: Texts, record: TableRecord, view: TableView) -> list[str]:
    """Return who plays alone and who sits out, where rounds differ in that."""
    seating = view.seating
    lines = []
    if seating.lone is not None:
        others = [Seat(seat) for seat in range(seating.seat_count) if seat != seating.lone]
        partners = texts.listed([seat_name(texts, record, seat) for seat in others])
        lines.append(texts("board-lone", name=seat_name(texts, record, seating.lone), partners=partners))
    if seating.sitting_out:
        out = texts.listed([seat_name(texts, record, seat) for seat in seating.sitting_out])
        lines.append(texts("board-sits-out", name=out, count=len(seating.sitting_out)))
    return lines


def _candidates(
    texts: Texts, record: TableRecord, view: TableView, plays: Sequence[str], turn: str
) -> Iterator[discord.Embed]:
    for detail in sorted(Detail, reverse=True):
        for count in range(_PLAYS[detail], -1, -1) if detail is not Detail.BARE else (0,):
            yield _embed(texts, record, view, plays[-count:] if count else (), turn, detail)


def _embed(
    texts: Texts, record: TableRecord, view: TableView, plays: Sequence[str], turn: str, detail: Detail
) -> discord.Embed:
    description = [
        turn,
        *stand_in_lines(texts, record),
        *seating_lines(texts, record, view),
    ]
    if view.is_running:
        description += ["", *pile_lines(texts, record, view)]
    embed = discord.Embed(
        title=board_title(texts, record, view),
        description=limits.cut("\n".join(description), 1500),
        colour=board_colour(record, view),
    )
    for side in view.seating.active_sides:
        name, value = _side_field(texts, record, view, side, detail)
        embed.add_field(name=name, value=value, inline=False)
    if plays:
        lines = limits.whole_lines([limits.cut(line, 300) for line in plays], limits.FIELD_VALUE - 60)
        embed.add_field(name=texts("board-plays"), value="\n".join(lines), inline=False)
    end = view.rules.end
    length = (
        texts("board-length-points", target=end.target_score)
        if end.round_count is None
        else texts("board-length-rounds", count=end.round_count)
    )
    footer = texts(
        "board-footer",
        game=game_name(texts, record, markdown=False),
        length=length,
        dealer=plain_seat_name(texts, record, view.dealer),
    )
    return embed.set_footer(text=footer)


def board_title(texts: Texts, record: TableRecord, view: TableView) -> str:
    """Return the title of a board: the table and the round."""
    table = table_name(texts, record)
    if view.round < 1:
        return texts("board-title-before", table=table)
    return texts("board-title", table=table, round=view.round)


def board_colour(record: TableRecord, view: TableView) -> int:
    """Return the colour of a board, which tells whether the match still runs."""
    if record.status is TableStatus.CANCELLED:
        return colours.CANCELLED
    is_over = view.phase is Phase.MATCH_OVER or record.status is TableStatus.FINISHED
    return colours.FINISHED if is_over else colours.PLAYING


def _side_field(
    texts: Texts, record: TableRecord, view: TableView, side: SideId, detail: Detail
) -> tuple[str, str]:
    members = view.seating.members(side)
    on_turn = record.status is TableStatus.PLAYING and view.is_running and view.turn.seat in members
    name = title_of_side(texts, record, view, side, on_turn=on_turn)
    below = three_lines(texts, view, side)
    if view.is_running:
        below += holding_lines(texts, record, view, side)
    value = ""
    for less in range(detail, -1, -1):
        value = "\n".join([*_meld_lines(texts, record, view, side, Detail(less)), *below])
        if limits.utf16(value) <= _ROOM_OF_SIDE:
            break
    return limits.cut(name, limits.FIELD_NAME - 16), limits.cut(value, _ROOM_OF_SIDE)


def _meld_lines(
    texts: Texts, record: TableRecord, view: TableView, side: SideId, detail: Detail
) -> list[str]:
    melds = in_order(view.melds[side])
    if not melds:
        if view.has_melded[side] or not view.is_running:
            return [texts("board-melded-nothing")]
        return [first_meld_text(texts, record, view, side)]
    if detail is Detail.FULL:
        return [meld_line(texts, view.rules, meld) for meld in melds]
    if detail is Detail.SHORT:
        return [short_meld(texts, meld) for meld in melds]
    row = " · ".join(terse_meld(texts, meld) for meld in melds)
    return [row, texts("board-melds-points", points=sum(meld.points for meld in melds))]


def board_rows(texts: Texts, record: TableRecord, *, is_in_words: bool = True) -> list[ComponentRow]:
    """Return the buttons of the board, for everybody.

    Below cards that are shown, one button leads to what those who look for it need: all of it in words, and the rules.
    """
    if record.status is TableStatus.CANCELLED:
        return []
    row = [
        *way_on(texts, record),
        hand_button(texts, record.id, record.turn_version),
        SCORE.button(texts("button-score"), record.id),
        LOG.button(texts("button-log"), record.id, 0, 0),
    ]
    if not is_in_words:
        return [[*row, IN_WORDS.button(texts("button-more"), record.id)]]
    row.append(RULES.button(texts("button-rules"), record.id))
    if record.status is TableStatus.FINISHED:
        row.append(replay_button(texts, record.id))
    return [row[:_ROW], row[_ROW:]] if row[_ROW:] else [row]


def more_rows(texts: Texts, record: TableRecord) -> list[ComponentRow]:
    """Return the buttons below a board that somebody asked for in words."""
    row = [
        RULES.button(texts("button-rules"), record.id),
        TERMS.button(texts("button-terms"), record.id),
    ]
    if record.status is TableStatus.FINISHED:
        row.append(replay_button(texts, record.id))
    return [row]


def way_on(texts: Texts, record: TableRecord) -> list[ui.Button[Any]]:
    """Return the button that ends the pause of a table, where its players can end it."""
    why = None if record.pause is None or not record.is_open else record.pause.why
    if why == ALONE:
        return [COME_BACK.button(texts("button-come-back"), record.id, style=GREEN)]
    return [GO_ON.button(texts("button-go-on"), record.id, style=GREEN)] if why == AGREED else []
