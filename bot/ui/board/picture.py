"""Picture of the public board, and the few words beside it in its embed.

The picture holds what lies on the table, with a caption on the pile. The words beside it are few, so that the whole
takes half of a phone's screen: whose turn it is and what happened.
"""

from collections.abc import Sequence

import discord
from msgspec import structs

from bot.canasta.seats import Seat, SideId
from bot.canasta.view import TableView
from bot.pictures.board import board_picture, shows_whole_caption
from bot.pictures.scene import BoardScene, board_scene
from bot.service.clocks.terms import BoardStyle
from bot.service.matches.record import Ping, TableRecord
from bot.service.queries import Board
from bot.ui.board.in_words import board_colour, board_rows, board_title, seating_lines, stand_in_lines
from bot.ui.board.moments import melds_shown, moment_lines, moments_of, remark_lines, without_told
from bot.ui.board.recap import ROOM, recap_lines
from bot.ui.texts import Texts
from bot.ui.toolkit import limits
from bot.ui.toolkit.drawing import drawn
from bot.ui.toolkit.messages import Message
from bot.ui.words.computers import portrait_of
from bot.ui.words.names import name_drawn
from bot.ui.words.pile import is_frozen_for_all, pile_state_lines
from bot.ui.words.style import Style, restyled
from bot.ui.words.turn import turn_text


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
        thousands=texts.thousands,
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
    room = ROOM - sum(map(len, celebrated))
    lines += recap_lines(texts, record, view, without_told(board.recent, moments), room)
    return discord.Embed(
        # Above a thread of its own stands the table's name already.
        title=None if record.thread is not None else board_title(texts, record, view),
        description=limits.cut("\n".join(filter(None, lines)), 1500),
        colour=board_colour(record, view),
    )
