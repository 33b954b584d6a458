"""Lines about what happened: for the board, the log, the channel and the player who acted, and with all hands open.

Pages of shared rounds are written in worker processes, which should not spend memory on discord.py: no module imported
here may import it.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from bot.canasta import events
from bot.canasta.seats import Seat
from bot.canasta.turn import Phase
from bot.canasta.view import TableView
from bot.service.history.replays import Frame
from bot.service.matches.record import TableRecord
from bot.service.queries import LogEntry
from bot.ui.texts import Texts
from bot.ui.toolkit import limits
from bot.ui.words.announcements import Announced, announcement
from bot.ui.words.cards import card_text
from bot.ui.words.event_clauses import clauses_of
from bot.ui.words.names import record_at, seat_name


def turn_lines(
    texts: Texts, record: TableRecord, entries: Iterable[LogEntry], *, seat: Seat | None = None
) -> list[str]:
    """Return one line for each turn, oldest first.

    ``seat`` is the reader's: its private events are told too, in answers that nobody else sees. Without it
    only public events are told, whatever the entries contain.
    """

    def came_and_went(entry: LogEntry) -> int:
        return sum(tenure.upto < entry.version for tenure in record.former)

    lines = []
    for _, group in groupby(entries, key=came_and_went):
        of_same_people = list(group)
        told = [
            (event, entry.by_computer)
            for entry in of_same_people
            for event in events.visible_to(entry.events, seat)
        ]
        lines += _lines(texts, record_at(record, of_same_people[0].version), told)
    return lines


def open_lines(texts: Texts, record: TableRecord, entries: Sequence[LogEntry]) -> list[str]:
    """Return the lines of rounds that are over, with all private events except the cards dealt, which the
    hands show.
    """
    told = [
        (event, entry.by_computer)
        for entry in entries
        for event in entry.events
        if not isinstance(event, events.HandDealt)
    ]
    return _lines(texts, record_at(record, entries[0].version), told) if entries else []


def play_lines_text(texts: Texts, record: TableRecord, entries: Iterable[LogEntry]) -> str | None:
    """Return the message for the channel about the plays since the last one, or None if there is nothing to tell."""
    lines = turn_lines(texts, record, entries)
    return "\n".join(limits.whole_lines(lines, limits.CONTENT - 100)) or None


def outcome_text(texts: Texts, record: TableRecord, happened: Iterable[events.Event], seat: Seat) -> str:
    """Return what a player has just done, addressed to that player: "You drew K♥, 4♣."."""
    own: list[events.Event] = []
    others: list[events.Event] = []
    for event in events.visible_to(happened, seat):
        is_own = getattr(event, "seat", None) == seat and not isinstance(event, events.HandDealt)
        (own if is_own else others).append(event)
    clauses = clauses_of(texts, record, own, "you")
    lines = []
    if clauses:
        # A quotation at the end has its own full stop or question mark.
        quotes = "yes" if isinstance(own[-1], events.PartnerAsked | events.PartnerAnswered) else "no"
        lines.append(texts("event-own-line", clauses=texts.listed(clauses), quotes=quotes))
    lines += _lines(texts, record, [(event, False) for event in others])
    return limits.cut("\n".join(lines) or texts("own-nothing"), limits.CONTENT)


def by_turn(entries: Sequence[LogEntry]) -> Iterator[list[LogEntry]]:
    """Yield the entries of each turn together."""
    group: list[LogEntry] = []
    for entry in entries:
        if group and (entry.seat != group[-1].seat or _ends_turn(group[-1])):
            yield group
            group = []
        group.append(entry)
    if group:
        yield group


def _ends_turn(entry: LogEntry) -> bool:
    return any(isinstance(event, events.Discarded | events.WentOut | events.Passed) for event in entry.events)


def _lines(texts: Texts, record: TableRecord, told: Iterable[tuple[events.Event, bool]]) -> list[str]:
    """Return the events in lines; each comes with whether a computer acted for the player at that seat."""
    lines: list[str] = []
    doer: Seat | None = None
    done: list[events.Event] = []
    stood_in = False
    told = tuple(told)
    places = next((event.seats for event, _ in told if isinstance(event, events.SeatsDrawn)), ())

    def finish() -> None:
        nonlocal doer, stood_in
        clauses = clauses_of(texts, record, done, "other")
        if doer is not None and clauses:
            name = seat_name(texts, record, doer)
            key = "event-line-stand-in" if stood_in else "event-line"
            lines.append(texts(key, name=name, clauses=texts.listed(clauses)))
        done.clear()
        doer = None
        stood_in = False

    for event, by_computer in told:
        if isinstance(event, Announced):
            finish()
            if line := announcement(texts, record, event, places):
                lines.append(line)
            continue
        if event.seat != doer:
            finish()
            doer = event.seat
        done.append(event)
        stood_in = stood_in or by_computer
    finish()
    return lines


def entries_of_turn(frames: Sequence[Frame], step: int) -> list[LogEntry]:
    """Return the log entries of a step's turn up to that step."""
    first = step
    while first and frames[first - 1].turn == frames[step].turn:
        first -= 1
    return [_entry_of(frame) for frame in frames[first : step + 1]]


def _entry_of(frame: Frame) -> LogEntry:
    """Return a frame as an entry of the log, private events of all seats included."""
    stored = frame.stored
    assert stored.at is not None
    return LogEntry(frame.version, frame.seat, stored.at, frame.events, stored.by_computer)


def next_line(texts: Texts, record: TableRecord, view: TableView) -> str:
    """Return whose turn it is, and what they can do."""
    name = texts.listed([seat_name(texts, record, seat) for seat in view.seats_to_act])
    if view.question is not None and view.question.answer is None:
        return texts("replay-next-answer", name=name)
    return texts("replay-next-draw" if view.phase is Phase.DRAW else "replay-next-play", name=name)


def top_of_pile(texts: Texts, view: TableView) -> str:
    """Return the size of the pile and its upcard."""
    if view.upcard is not None:
        return texts("board-pile", count=view.pile_size, upcard=f"**{card_text(view.upcard)}**")
    return texts("board-pile-hidden", count=view.pile_size) if view.pile_size else texts("board-pile-empty")


def pile_line(texts: Texts, view: TableView) -> str:
    """Return what is known of the pile, and the cards of the stock."""
    pile = top_of_pile(texts, view)
    if view.pile_frozen:
        pile = texts("replay-frozen", pile=pile)
    return f"{pile} · {texts('board-stock', count=view.stock_size)}"
