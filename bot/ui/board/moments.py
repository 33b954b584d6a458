"""Moments that a board tells above the plays, and rare remarks of the computers on them, in the manner of their characters.

A canasta worth more than those before it, and a first meld after a long wait, are read off the melds on the table, so
that a play that was taken back leaves none. In each round a computer has at most one remark, on an occasion that the
number of the table, the round and the seat choose, so that a board that is drawn again says the same.
"""

from collections.abc import Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from enum import StrEnum
from typing import Final, NamedTuple
from zlib import crc32

from msgspec import structs

from bot.canasta.events import CanastaCompleted, LaidDown, PartnerAnswered, TookPile
from bot.canasta.melding.shapes import made_of
from bot.canasta.melds import Meld, MeldId, MeldPart
from bot.canasta.policies.canasta_bonuses import canasta_bonus
from bot.canasta.seats import Seat, SideId
from bot.canasta.view import TableView
from bot.players.registry import CHARACTERS
from bot.service.matches.record import SeatHolder, TableRecord
from bot.service.queries import LogEntry
from bot.ui.texts import Texts
from bot.ui.words.melds import canasta_name
from bot.ui.words.names import record_at, seat_name
from bot.ui.words.plays import by_turn

_LONG_WAIT: Final = 6
"""The turns of a player before a first meld that are a long wait: in most games one side in twenty needs as many."""
_MOST: Final = 2


class BoardMoment(NamedTuple):
    """A moment of a round: who had it in which turn, and the melds that show it."""

    part: MeldPart
    melds: tuple[Meld, ...]
    waited: int = 0
    """The turns of the player before a first meld; 0 for a canasta."""


def moments_of(record: TableRecord, view: TableView) -> tuple[BoardMoment, ...]:
    """Return the newest moments since the last turn of the player to act began, oldest first."""
    if not view.is_running or not record.terms.moments:
        return ()
    since = view.turn.number - len(view.seating.order)
    found = [
        moment
        for side in view.seating.active_sides
        for moment in (*_first_meld(view, side), *_canastas(view, side))
        if moment.part.turn >= since
    ]
    return tuple(sorted(found, key=lambda moment: moment.part.turn)[-_MOST:])


def _first_meld(view: TableView, side: SideId) -> Iterator[BoardMoment]:
    """Yield the first meld of a side if it was long in coming."""
    first = min((part for meld in view.melds[side] for part in meld.parts), key=_turn, default=None)
    if first is None:
        return
    waited = (first.turn - 1) // len(view.seating.order)
    if waited >= _LONG_WAIT:
        begun = tuple(meld for meld in view.melds[side] if meld.parts and meld.parts[0].turn == first.turn)
        yield BoardMoment(first, begun, waited)


def _canastas(view: TableView, side: SideId) -> Iterator[BoardMoment]:
    """Yield the canastas of a side that are worth more than each it had before, in the order of their turns."""
    completed = [
        (part, canasta_bonus(view.rules.scoring, meld)[1], meld)
        for meld in view.melds[side]
        if meld.is_canasta and (part := completing_part(view, meld)) is not None
    ]
    best = -1
    for part, bonus, meld in sorted(completed, key=lambda one: (one[0].turn, -one[1])):
        if bonus > best:
            best = bonus
            yield BoardMoment(part, (meld,))


def completing_part(view: TableView, meld: Meld) -> MeldPart | None:
    """Return the part that made a meld a canasta, None for a meld that is none."""
    for count, part in enumerate(meld.parts, start=1):
        if made_of(view.rules, meld.id, meld.kind, meld.parts[:count]).is_canasta:
            return part
    return None


def _turn(part: MeldPart) -> int:
    return part.turn


def moment_lines(
    texts: Texts, record: TableRecord, recent: Sequence[LogEntry], moments: Iterable[BoardMoment]
) -> list[str]:
    """Return a sentence for each of these moments; the ``recent`` plays tell who sat there then."""
    lines = []
    for moment in moments:
        name = seat_name(texts, record_at(record, _version(record, recent, moment)), moment.part.seat)
        if moment.waited:
            lines.append(texts("board-moment-first-meld", name=name, waited=moment.waited))
        else:
            [meld] = moment.melds
            canasta = canasta_name(texts, meld.make, meld.rank)
            lines.append(texts("board-moment-canasta", name=name, canasta=canasta))
    return lines


def _version(record: TableRecord, recent: Sequence[LogEntry], moment: BoardMoment) -> int:
    """Return the version of the play, or the present one where it is not among these."""
    melds = melds_shown([moment])
    played = (
        entry.version
        for entry in reversed(recent)
        for event in entry.events
        if isinstance(event, LaidDown) and event.seat == moment.part.seat and event.meld in melds
    )
    return next(played, record.version)


def without_told(entries: Iterable[LogEntry], moments: Iterable[BoardMoment]) -> list[LogEntry]:
    """Return log entries without the canastas that these moments tell, and the cards that completed them."""
    told = {(moment.part.seat, meld.id) for moment in moments for meld in moment.melds if not moment.waited}
    return [_without_completed(entry, told) for entry in entries]


def _without_completed(entry: LogEntry, told: AbstractSet[tuple[Seat, MeldId]]) -> LogEntry:
    made = (event for event in entry.events if isinstance(event, CanastaCompleted))
    completed = told & {(event.seat, event.meld) for event in made}
    left = tuple(
        event
        for event in entry.events
        if not isinstance(event, CanastaCompleted | LaidDown) or (event.seat, event.meld) not in completed
    )
    return structs.replace(entry, events=left)


def melds_shown(moments: Iterable[BoardMoment]) -> frozenset[MeldId]:
    """Return the melds that show these moments, for a picture to mark."""
    return frozenset(meld.id for moment in moments for meld in moment.melds)


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
