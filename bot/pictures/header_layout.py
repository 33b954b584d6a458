"""The header of a side: its players with what they hold, and its total."""

from collections.abc import Sequence
from typing import Final

from bot.pictures.board_parts import BoardPart, Count, Name, Score, Sign
from bot.pictures.lettering import BOLD, MEDIUM, drawable, fitted, has_glyph, minus_sign, width_of
from bot.pictures.scene import SeatScene, SideScene

HEADER_LINE: Final = 34
NAME_SIZE: Final = 24
SCORE_SIZE: Final = 27
POINTER: Final = 22
"""The room of the sign before the name of a player to act, or who has won."""
PORTRAIT: Final = 36
"""The room of the portrait before the name of a computer."""
_BETWEEN: Final = 16
_LEAST_NAME: Final = 92


def points_text(points: int, thousands: str) -> str:
    """Return points as they are printed, with this sign between thousands: "1,140", "−95"."""
    sign = thousands if has_glyph(thousands) else " "
    return f"{points:,}".replace(",", sign).replace("-", minus_sign())


def signed_points(points: int, thousands: str) -> str:
    """Return points with their sign: "+755", "−100"."""
    told = points_text(points, thousands)
    return told if points < 0 else f"+{told}"


def header(side: SideScene, room: int) -> list[BoardPart]:
    """Return the players of a side in as few lines as they need, and the total at the right of the first."""
    right: list[tuple[Count | Score, int]] = []
    if side.score is not None:
        score = points_text(side.score, side.thousands)
        right.append((Score(score), width_of(score, SCORE_SIZE, BOLD)))
    if side.on_table:
        count = Count(Sign.ON_TABLE, signed_points(side.on_table, side.thousands))
        right.append((count, count.width))
    fewest = _in_lines(side, room, right)
    if side.on_table and not all(name.text for name in _names(fewest)):
        return _in_lines(side, room, right[:1])
    if side.canastas is not None:
        # A sign that would cost a line is left out: the canastas lie there.
        seal = Count(Sign.CANASTA, "{}/{}".format(*side.canastas))
        told = _in_lines(side, room, [(seal, seal.width + _BETWEEN // 2), *right])
        if _height(told) == _height(fewest) and _names(told) == _names(fewest):
            return told
    return fewest


def _height(parts: Sequence[BoardPart]) -> int:
    return max((part.box[1] for part in parts), default=0)


def _names(parts: Sequence[BoardPart]) -> list[Name]:
    return [part.thing for part in parts if isinstance(part.thing, Name)]


def _in_lines(side: SideScene, room: int, right: Sequence[tuple[Count | Score, int]]) -> list[BoardPart]:
    """Return the players in as few lines as they need, and these things at the right of the first."""
    parts: list[BoardPart] = []
    first_room = room - sum(width for _, width in right) - (_BETWEEN if right else 0)
    x = first_room + _BETWEEN
    for thing, width in right:
        parts.append(BoardPart((x, 0, width, HEADER_LINE), thing))
        x += width
    most = len(side.seats)
    for lines in range(1, most + 1):
        share = -(-most // lines)
        rows = [side.seats[start : start + share] for start in range(0, most, share)]
        placed = [
            _line(side, row, room if at else first_room, 0 if lines == most else _LEAST_NAME)
            for at, row in enumerate(rows)
        ]
        if None not in placed:
            for at, line in enumerate(placed):
                parts += [
                    part._replace(box=(part.box[0], at * HEADER_LINE, *part.box[2:])) for part in line or ()
                ]
            break
    return parts


def _line(side: SideScene, seats: Sequence[SeatScene], room: int, least: int) -> list[BoardPart] | None:
    """Return players in one line; None if a name that must be cut would have less room than this.

    What has no room at all even so is left out: a line with all that a player can have before them.
    """
    counts = [_counts(seat, side.thousands) for seat in seats]
    if side.foot and seats[0] is side.seats[0]:
        counts[-1].append(Count(Sign.FOOT, str(side.foot)))
    signs = [(POINTER if seat.acts or side.won else 0) + (PORTRAIT if seat.portrait else 0) for seat in seats]
    fixed = sum(count.width for row in counts for count in row) + sum(signs) + _BETWEEN * (len(seats) - 1)
    wishes = [width_of(drawable(seat.name), NAME_SIZE, MEDIUM) for seat in seats]
    granted = _shares(wishes, max(0, room - fixed))
    if any(width < min(wish, least) for width, wish in zip(granted, wishes, strict=True)):
        return None
    parts: list[BoardPart] = []
    x = 0
    for seat, row, sign, width in zip(seats, counts, signs, granted, strict=True):
        name = fitted(seat.name, width, NAME_SIZE, MEDIUM)
        wide = sign + (width_of(name, NAME_SIZE, MEDIUM) if name else 0)
        things: list[tuple[Name | Count, int]] = [(Name(name, seat.acts, side.won, seat.portrait), wide)]
        things += [(count, count.width) for count in row]
        for thing, wanted in things:
            if wanted and x + wanted <= room:
                parts.append(BoardPart((x, 0, wanted, HEADER_LINE), thing))
                x += wanted
        x += _BETWEEN
    return parts


def _counts(seat: SeatScene, thousands: str) -> list[Count]:
    counts = []
    if seat.hand:
        counts.append(Count(Sign.HAND, seat.hand))
    if seat.foot or seat.foot_waits:
        counts.append(Count(Sign.FOOT, str(seat.foot) if seat.foot else ""))
    if seat.bonus:
        counts.append(Count(Sign.PACKET, str(seat.bonus)))
    if seat.score is not None:
        counts.append(Count(Sign.SCORE, points_text(seat.score, thousands)))
    if seat.on_table:
        counts.append(Count(Sign.ON_TABLE, signed_points(seat.on_table, thousands)))
    if seat.fine:
        counts.append(Count(Sign.FINE, points_text(-seat.fine, thousands)))
    return counts


def _shares(wishes: Sequence[int], room: int) -> list[int]:
    """Return the widths of names: what each needs, or an even share of what the shorter ones leave."""
    granted = [0] * len(wishes)
    left = room
    for place, at in enumerate(sorted(range(len(wishes)), key=lambda at: wishes[at])):
        granted[at] = min(wishes[at], left // (len(wishes) - place))
        left -= granted[at]
    return granted
