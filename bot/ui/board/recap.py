"""The recap beside the board's picture: every play since the last turn of who is on turn, told shorter where room ends."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from msgspec import structs

from bot.canasta.events import CanastaCompleted, Drew, LaidDown, TookBack, TookPile, visible_to
from bot.canasta.seats import Seat
from bot.canasta.taking_back import is_lay_down
from bot.canasta.view import TableView
from bot.service.matches.record import TableRecord
from bot.service.queries import LogEntry
from bot.ui.texts import Texts
from bot.ui.words.event_clauses import clauses_of
from bot.ui.words.names import record_at, seat_name
from bot.ui.words.plays import by_turn, turn_lines
from bot.ui.words.seals import without_seals

ROOM: Final = 220
"""The characters of all plays together, with the moments above them, before those of people are told shorter."""

_SPARED: Final = 70
"""So many fewer before those of computers are: four short lines leave a phone the room for cards."""

LOG_ENTRIES: Final = 40
"""The entries of the log that hold these plays: a turn seldom has more than six."""


@dataclass
class _ToldTurn:
    """What happened in one turn."""

    whole: str
    short: str
    is_persons: bool
    shown: str = ""


def recap_lines(
    texts: Texts, record: TableRecord, view: TableView, entries: Sequence[LogEntry], room: int = ROOM
) -> list[str]:
    """Return what the others did since the last turn of who is on turn, oldest first.

    Where it does not fit, turns of computers are told shorter, then those of people, the oldest first. If that is not
    enough, the oldest turns of computers are left out, and a last line leads to the log; people's never are.
    """
    plays = _plays(texts, record, view, entries)
    for play in plays:
        play.shown = play.whole
    for play in sorted(plays, key=lambda one: one.is_persons):  # stable: the oldest of each kind come first
        if sum(len(one.shown) for one in plays) <= room - (0 if play.is_persons else _SPARED):
            continue
        play.shown = min(play.whole, play.short, key=len)
    left_out = False
    for play in plays[:-1]:
        if sum(len(one.shown) for one in plays) <= room:
            break
        if not play.is_persons:
            play.shown, left_out = "", True
    more = [texts("recap-more")] if left_out else []
    return [*(play.shown for play in plays if play.shown), *more]


def _plays(
    texts: Texts, record: TableRecord, view: TableView, entries: Sequence[LogEntry]
) -> list[_ToldTurn]:
    """Return the plays back to the last turn of who is on turn, oldest first. How a round was dealt is told elsewhere."""
    found: list[_ToldTurn] = []
    others = 0
    for group in reversed(list(by_turn(entries))):
        seat = group[0].seat
        if seat is None:
            continue
        if others and (seat == view.turn.seat or others == len(view.seating.order)):
            break
        told = [_in_short(entry) for entry in _standing(group)]
        whole = "\n".join(turn_lines(texts, record, told))
        if not whole:
            continue
        holder = record.holder_of(seat)
        is_persons = holder is not None and not holder.is_computer and not group[0].by_computer
        found.insert(0, _ToldTurn(whole, _short(texts, record, seat, told), is_persons))
        others += seat != view.turn.seat
    return found


def _standing(entries: Sequence[LogEntry]) -> list[LogEntry]:
    """Return the entries of a turn without lay-downs that were taken back."""
    kept: list[LogEntry] = []
    for entry in entries:
        if not any(isinstance(event, TookBack) for event in entry.events):
            kept.append(entry)
            continue
        while kept and is_lay_down(kept[-1].events):
            kept.pop()
    return kept


def _short(texts: Texts, record: TableRecord, seat: Seat, entries: Sequence[LogEntry]) -> str:
    """Return a turn in a few words: how many cards were taken, how often was melded where that was more than once, and
    then what else was done.
    """
    then = record_at(record, entries[0].version)
    events = [event for entry in entries for event in visible_to(entry.events, None)]
    took = sum(event.count for event in events if isinstance(event, TookPile))
    melds = sum(isinstance(event, LaidDown) for event in events)
    canastas = sum(isinstance(event, CanastaCompleted) for event in events)
    counted = (TookPile, LaidDown, CanastaCompleted) if melds > 1 else (TookPile,)
    rest = [event for event in events if not isinstance(event, counted)]
    clauses = [
        *([texts("recap-took", count=took)] if took else []),
        *([texts("recap-melded", count=melds)] if melds > 1 else []),
        *([texts("recap-canastas", count=canastas)] if canastas and melds > 1 else []),
        *clauses_of(texts, then, rest, "other"),
    ]
    stood_in = any(entry.by_computer for entry in entries)
    key = "event-line-stand-in" if stood_in else "event-line"
    return texts(key, name=seat_name(texts, then, seat), clauses=texts.listed(clauses))


def _in_short(entry: LogEntry) -> LogEntry:
    """Return an entry of the log without seals, and without draws: who took no pile has drawn."""
    told = tuple(event for event in without_seals(entry.events) if not isinstance(event, Drew))
    return structs.replace(entry, events=told)
