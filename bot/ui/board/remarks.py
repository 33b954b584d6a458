"""Remarks of the computers on the board: rare ones, in the manner of their characters.

In each round a computer has at most one remark, on an occasion that the number of the table, the round and the seat
choose, so that a board that is drawn again says the same.
"""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Final
from zlib import crc32

from bot.canasta.events import PartnerAnswered, TookPile
from bot.canasta.seats import Seat
from bot.canasta.view import TableView
from bot.players.characters import CHARACTERS
from bot.service.matches.record import SeatHolder, TableRecord
from bot.service.queries import LogEntry
from bot.ui.board.moments import completing_part
from bot.ui.texts import Texts
from bot.ui.words.names import seat_name
from bot.ui.words.plays import by_turn

_BIG_PILE: Final = 8
_VARIANTS: Final = 2


class RemarkOccasion(StrEnum):
    """The occasions of remarks: the computer's first canasta, a big pile that it takes, its partner's "no"."""

    CANASTA = "canasta"
    PILE = "pile"
    EXIT = "exit"


def remark_lines(texts: Texts, record: TableRecord, view: TableView, recent: Sequence[LogEntry]) -> list[str]:
    """Return what a computer says to the plays since the last turn of the player to act; nothing most of the time."""
    if not view.is_running or not record.terms.remarks:
        return []
    lines = [
        texts(
            "board-remark",
            name=seat_name(texts, record, holder.seat),
            remark=texts(_key(record, view, holder, occasion)),
        )
        for holder in record.seats
        for occasion in _occasions(view, holder, recent)
        if holder.character in CHARACTERS
        and holder.computer is not None
        and occasion is _chosen_occasion(record, view, holder.seat)
        and not _came_this_round(record, view, holder.seat)
    ]
    return lines[:1]


def _occasions(view: TableView, holder: SeatHolder, recent: Sequence[LogEntry]) -> Iterator[RemarkOccasion]:
    """Yield the occasions of a seat within the last turn of each player."""
    around = len(view.seating.order)
    completed = [
        part.turn
        for meld in view.side_melds(holder.seat)
        if meld.is_canasta and (part := completing_part(view, meld)) is not None and part.seat == holder.seat
    ]
    if completed and min(completed) >= view.turn.number - around:
        yield RemarkOccasion.CANASTA
    for turn in list(by_turn(recent))[-around:]:
        for entry in turn:
            for event in entry.events:
                match event:
                    case TookPile(seat=holder.seat, count=count) if count >= _BIG_PILE:
                        yield RemarkOccasion.PILE
                    case PartnerAnswered(asker=holder.seat, yes=False):
                        yield RemarkOccasion.EXIT
                    case _:
                        pass


def _chosen_occasion(record: TableRecord, view: TableView, seat: Seat) -> RemarkOccasion:
    return tuple(RemarkOccasion)[_number(record, view, seat) % len(RemarkOccasion)]


def _key(record: TableRecord, view: TableView, holder: SeatHolder, occasion: RemarkOccasion) -> str:
    variant = _number(record, view, holder.seat) // len(RemarkOccasion) % _VARIANTS + 1
    return f"remark-{holder.character}-{occasion}-{variant}"


def _number(record: TableRecord, view: TableView, seat: Seat) -> int:
    return crc32(f"{record.id} {view.round} {seat}".encode())


def _came_this_round(record: TableRecord, view: TableView, seat: Seat) -> bool:
    """Return whether somebody else held the seat earlier in this round, whose plays are not the computer's."""
    return any(tenure.seat == seat and tenure.round == view.round for tenure in record.former)
