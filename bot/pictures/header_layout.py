"""The header of a side: its players with what they hold, and its total."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.pictures.board_parts import BoardPart, Count, Name, Score
from bot.pictures.lettering import BOLD, MEDIUM, drawable, fitted, minus_sign, width_of
from bot.pictures.scene import SeatScene, SideScene

HEADER_LINE: Final = 34
NAME_SIZE: Final = 24
COUNT_SIZE: Final = 22
SCORE_SIZE: Final = 27
POINTER: Final = 22
"""The room of the sign before the name of a player to act, or who has won."""
SIGN: Final = 18
_BETWEEN: Final = 16
_LEAST_NAME: Final = 92


def points_text(points: int) -> str:
    """Return points as they are printed: "1,140", "−95"."""
    return f"{points:,}".replace("-", minus_sign())


def header(side: SideScene, room: int) -> list[BoardPart]:
    """Return the players of a side in as few lines as they need, and the total at the right of the first."""
    score = "" if side.score is None else points_text(side.score)
    score_width = width_of(score, SCORE_SIZE, BOLD) if score else 0
    parts: list[BoardPart] = []
    if score:
        parts.append(BoardPart((room - score_width, 0, score_width, HEADER_LINE), Score(score)))
    side_counts = (Count("foot", str(side.foot)),) if side.foot else ()
    beside = room - score_width - (_BETWEEN if score else 0)
    for lines in range(1, len(side.seats) + 1):
        share = -(-len(side.seats) // lines)
        rows = [side.seats[start : start + share] for start in range(0, len(side.seats), share)]
        placed = [
            _line(row, beside if not at else room, at * HEADER_LINE, side.won, side_counts if not at else ())
            for at, row in enumerate(rows)
        ]
        if lines == len(side.seats) or all(row is not None for row in placed):
            break
    else:
        return parts
    for at, (row, line) in enumerate(zip(rows, placed, strict=True)):
        parts += (
            line
            or _line(
                row,
                beside if not at else room,
                at * HEADER_LINE,
                side.won,
                side_counts if not at else (),
                least=0,
            )
            or []
        )
    return parts


def _line(
    seats: Sequence[SeatScene],
    room: int,
    top: int,
    won: bool,
    more: Sequence[Count],
    least: int = _LEAST_NAME,
) -> list[BoardPart] | None:
    """Return players in one line; None if their names would have too little room."""
    counts = [_counts(seat) for seat in seats]
    fixed = sum(_count_width(count) for row in counts for count in row)
    fixed += sum(_count_width(count) for count in more)
    fixed += _BETWEEN * (len(seats) - 1) + sum(POINTER for seat in seats if seat.acts or won)
    natural = [width_of(drawable(seat.name), NAME_SIZE, MEDIUM) for seat in seats]
    granted = _shares(natural, max(0, room - fixed))
    if any(width < min(wish, least) for width, wish in zip(granted, natural, strict=True)):
        return None
    parts: list[BoardPart] = []
    x = 0
    for seat, row, width in zip(seats, counts, granted, strict=True):
        pointer = POINTER if seat.acts or won else 0
        name = fitted(seat.name, width, NAME_SIZE, MEDIUM)
        wide = pointer + (width_of(name, NAME_SIZE, MEDIUM) if name else 0)
        if wide:
            parts.append(BoardPart((x, top, wide, HEADER_LINE), Name(name, seat.acts, won)))
        x += wide
        for count in row:
            parts.append(BoardPart((x, top, _count_width(count), HEADER_LINE), count))
            x += _count_width(count)
        x += _BETWEEN
    for count in more:
        parts.append(BoardPart((x - _BETWEEN, top, _count_width(count), HEADER_LINE), count))
        x += _count_width(count)
    return parts


def _counts(seat: SeatScene) -> list[Count]:
    counts = []
    if seat.hand:
        counts.append(Count("hand", seat.hand))
    if seat.foot:
        counts.append(Count("foot", str(seat.foot)))
    elif seat.foot_waits:
        counts.append(Count("foot", ""))
    if seat.bonus:
        counts.append(Count("packet", str(seat.bonus)))
    if seat.fine:
        counts.append(Count("fine", points_text(-seat.fine)))
    if seat.score is not None:
        counts.append(Count("score", points_text(seat.score)))
    return counts


def _count_width(count: Count) -> int:
    sign = 0 if count.sign in {"fine", "score"} else SIGN + (6 if count.sign == "foot" else 0) + 5
    return 9 + sign + (width_of(count.text, COUNT_SIZE, BOLD) if count.text else 0)


def _shares(wishes: Sequence[int], room: int) -> list[int]:
    """Return the widths of names: what each needs, or an even share of what the shorter ones leave."""
    granted = [0] * len(wishes)
    left = room
    for place, at in enumerate(sorted(range(len(wishes)), key=lambda at: wishes[at])):
        granted[at] = min(wishes[at], left // (len(wishes) - place))
        left -= granted[at]
    return granted
