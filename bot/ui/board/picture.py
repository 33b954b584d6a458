"""Picture of the public board, and the few words beside it in its embed.

The picture holds what lies on the table, with a caption on the pile. The words beside it are few, so that the whole
takes half of a phone's screen: whose turn it is and what happened.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord
from msgspec import structs

from bot.canasta.events import Drew
from bot.canasta.seats import Seat, SideId
from bot.canasta.view import TableView
from bot.pictures.board import board_picture, shows_whole_caption
from bot.pictures.scene import BoardScene, board_scene
from bot.service.clocks.terms import BoardStyle
from bot.service.matches.record import Ping, TableRecord
from bot.service.queries import Board, LogEntry
from bot.ui.board.in_words import board_colour, board_rows, board_title, seating_lines, stand_in_lines
from bot.ui.board.moments import melds_shown, moment_lines, moments_of, without_told
from bot.ui.board.remarks import remark_lines
from bot.ui.texts import Texts
from bot.ui.toolkit import limits
from bot.ui.toolkit.drawing import drawn
from bot.ui.toolkit.messages import Message
from bot.ui.words.computers import portrait_of
from bot.ui.words.names import name_drawn
from bot.ui.words.pile import is_frozen_for_all, pile_state_lines
from bot.ui.words.plays import turn_lines
from bot.ui.words.seals import without_seals
from bot.ui.words.style import Style, restyled
from bot.ui.words.turn import turn_text

_PLAYS: Final = 3
_LONGEST_PLAYS: Final = 200
"""The characters of all plays together, with the moments above them; the newest play is told at any length."""


async def with_picture(texts: Texts, board: Board, call: Ping | None = None) -> Message | None:
    """Return the board with its picture; None where the table wants none, or if it cannot be drawn.

    It says nothing that the ``call`` above it says.
    """
    record, view = board.record, board.view
    if view is None or record.terms.board is not BoardStyle.PICTURE:
        return None
    has_caption = False

    def scene() -> BoardScene:
        nonlocal has_caption
        made = scene_of(texts, record, view)
        has_caption = made.pile is not None and bool(made.pile.caption)
        return made

    picture = await drawn(board_picture, scene, "board", f"table {record.id}: its picture")
    if picture is None:
        return None
    pile = pile_state_lines(texts, record, view) if view.is_running and not has_caption else []
    embed = short_embed(texts, board, view, pile, call)
    embed.set_image(url=picture.url)
    rows = board_rows(texts, record, is_in_words=False)
    return Message(embeds=(embed,), rows=rows, attachments=(picture,))


def scene_of(texts: Texts, record: TableRecord, view: TableView) -> BoardScene:
    """Return all that the picture of a board shows; no caption on the pile where that would be cut."""
    seats = [Seat(seat) for seat in range(view.seating.seat_count)]
    sides = range(view.seating.side_count)
    notes = [_first_meld(texts, view, SideId(side)) for side in sides]
    scene = board_scene(
        view,
        [name_drawn(texts, record, seat) for seat in seats],
        portraits=[portrait_of(record.holder_of(seat)) for seat in seats],
        notes=notes,
        pile_caption=_caption(texts, record, view),
        is_frozen=is_frozen_for_all(view),
        shining=melds_shown(moments_of(record, view)),
    )
    if scene.pile is None or shows_whole_caption(scene):
        return scene
    return structs.replace(scene, pile=structs.replace(scene.pile, caption=""))


def _caption(texts: Texts, record: TableRecord, view: TableView) -> str:
    """Return what the picture is to say beside the pile; empty where that lies open."""
    if view.rules.draw.pile_visibility == "all":
        return ""
    lines = pile_state_lines(texts, record, view, markdown=False)
    return restyled(texts, " ".join(lines), Style(text_only=True))


def _first_meld(texts: Texts, view: TableView, side: SideId) -> str:
    """Return what the initial meld of a side needs; empty where it needs nothing now."""
    if view.has_melded[side] or not view.is_running:
        return ""
    needed = sorted({view.minimum_of(seat) for seat in view.seating.members(side)})
    return texts("board-picture-first-meld", needed=" / ".join(map(str, needed))) if needed else ""


def short_embed(
    texts: Texts, board: Board, view: TableView, pile: Sequence[str], call: Ping | None = None
) -> discord.Embed:
    """Return the few words beside cards that are shown: whose turn it is, these lines on the pile, the last plays.

    Moments come first, then what a computer says.
    """
    record = board.record
    moments = moments_of(record, view)
    celebrated = [
        *moment_lines(texts, record, board.recent, moments),
        *remark_lines(texts, record, view, board.recent),
    ]
    lines = [
        *celebrated,
        turn_text(texts, record, view, board.due, call=call, rests=board.rests),
        *stand_in_lines(texts, record),
        *seating_lines(texts, record, view),
        *pile,
    ]
    told = [_in_short(entry) for entry in without_told(board.recent, moments)]
    lines += _newest(turn_lines(texts, record, told), _LONGEST_PLAYS - sum(map(len, celebrated)))
    return discord.Embed(
        title=board_title(texts, record, view),
        description=limits.cut("\n".join(filter(None, lines)), 1500),
        colour=board_colour(record, view),
    )


def _in_short(entry: LogEntry) -> LogEntry:
    """Return an entry of the log without seals, and without draws: who took no pile has drawn."""
    told = tuple(event for event in without_seals(entry.events) if not isinstance(event, Drew))
    return structs.replace(entry, events=told)


def _newest(plays: Sequence[str], room: int) -> list[str]:
    """Return the last plays, as many as these characters have room for."""
    shown: list[str] = []
    for play in reversed(plays[-_PLAYS:]):
        if shown and len(play) + sum(map(len, shown)) > room:
            break
        shown.insert(0, limits.cut(play, 300))
    return shown
